# Che cosa dice lo scaffale del gioco, la prima battaglia guidata, e che cosa si conta alla fine.

odyssey-length = 60 min
odyssey-weight = 5

## La prima battaglia guidata: coach-<domanda>

coach-until = 2
coach-aim = I tuoi titani combattono insieme contro un primordiale: vincete quando ha subìto l’ultima ferita, perdete quando muore l’ultimo titano. In ogni round agisce per primo lui, secondo la carta che rivela; poi tocca ai titani, nell’ordine che scegliete.
coach-wait = Il primordiale non ha bisogno di un giocatore: la sua carta dice chi cerca, come si muove e che cosa fa. La cronaca racconta ogni passo con il numero della sua regola.
coach-ask-start-spaces = Chi sta vicino al primordiale viene attaccato per primo. Metti davanti chi ha uno scudo e dietro chi colpisce da lontano.
coach-ask-first-priority = Molte delle sue carte cercano chi ha questo segnalino. Dallo a un titano che può reggere qualche colpo.
coach-ask-reaction = Prima dell’attacco qualcuno può reagire, per esempio con un passo fuori dalla sua portata. Il costo è scritto accanto; lasciar correre non costa nulla.
coach-ask-target = Due titani corrispondono ugualmente alla sua istruzione. Scegli quello che schiva meglio o ha meno Pericolo.
coach-ask-guard = Un’arma può fare da guardia. Uno scudo dà rilanci gratuiti o un’evasione migliore, come dicono i suoi valori.
coach-ask-reroll = I dadi che non hanno raggiunto il valore si possono rilanciare: prima quelli gratuiti, poi per 1 Fato ciascuno. Con molto Fato si risvegliano gli stendardi sulle carte del primordiale: non spenderlo per poche probabilità; accanto a ogni dado c’è quanto rende.
coach-ask-who-acts = Può agire qualsiasi titano. Comincia con uno che mette segnalini nella riserva, e colpisci dopo con un altro.
coach-ask-action = Un turno ha un movimento e un attacco, nell’ordine che vuoi; sul tabellone è acceso fin dove può camminare questo titano. Alle spalle del primordiale, nei suoi punti ciechi, si è più al sicuro.
coach-ask-walk = Le caselle accese si possono raggiungere. Se la tua arma è da mischia mettiti accanto al primordiale, e lascia un po’ di spazio tra te e il bordo.
coach-ask-weapon = Le probabilità di colpire e di ferire sono quelle di quest’arma con ciò che c’è nella riserva.
coach-ask-row = La tua Rabbia è salita e questa riga della tabella Kratos è accesa: scegli uno dei suoi lati.
coach-ask-first-window = Hai colpito. Le Brecce si aggiungono alla potenza contro l’armatura della parte del corpo: usa ciò che ancora manca a questo attacco.
coach-ask-power-reroll = Rilancia i dadi di potenza rimasti vuoti; quelli che mostrano potenza restano.
coach-ask-second-window = L’attacco è finito. Ciò che metti ora nella riserva aiuta chi colpisce dopo.
coach-ask-argo = L’Argo aiuta in ogni momento del vostro round, finché ha cariche. In questa battaglia non ritornano.
coach-ask-evasion-rolled = Restano dei colpi a segno. Un blocco ne toglie; l’armatura viene dopo e toglie Pericolo.
coach-ask-trauma-drawn = Il Pericolo ha portato una carta trauma. Qualche equipaggiamento può evitarla.

## Statistiche: stat-<riga della cronaca>

stat-log-attacks = Attacchi
stat-log-power-wound = Ferite inflitte
stat-log-power-fail = Attacchi falliti
stat-log-evasion-roll = Tiri di evasione
