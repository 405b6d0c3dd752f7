# Ciò che lo scaffale dice del gioco, la prima partita guidata e ciò che si conta alla fine.

ascension-length = 90 min
ascension-weight = 3

## La prima partita guidata: coach-<domanda>, coach-<percorso di un'opzione>

coach-until = 4
coach-aim = Sei un dio, e vince il primo che siede sul trono. La via: attraversa il fumo per raccogliere carte, affidale agli eroi perché ne facciano miti, e con gli ECO delle tele chiuse paga i cancelli della montagna.
coach-wait = Gli altri giocano con le stesse regole. La cronaca racconta che cosa fanno; ogni riga finisce con il numero della sua regola.
coach-ask-pawn = Parti vicino a un cancello, segnato con il suo prezzo: è da lì che più avanti vorrai salire. I posti illuminati sono liberi.
coach-ask-movement = Se finisci su una carta la peschi, insieme a quelle che il tuo dio pesca in più. Uno sguardo nel fumo ti ha mostrato che cosa c’è nei posti illuminati: prendi ciò che chiede una tua trama. Chi resta fermo non pesca.
coach-ask-which-curtain = Puoi prendere una di queste. Cerca il tipo o la sfera che manca ancora a una tua trama.
coach-ask-action = Ora fai tutto ciò che puoi e vuoi, una cosa dopo l’altra. Di solito in quest’ordine: chiudi una tela completa, fila ciò che si adatta, schiera un eroe, poi chiudi la mano.
coach-ask-discard = Ciò che scarti finisce nell’Ade. Comincia dalle carte che nessuna tua trama chiede.
coach-ask-discard-to-limit = In mano resta solo un certo numero di carte. Tieni le trame e ciò che chiedono.
coach-ask-climb = Questo cancello ti resta aperto per tutta la partita. Scegli dove salire.
coach-ask-target = Sul tavolo è illuminato tutto ciò che questa carta può prendere di mira.
coach-ask-answer = Qualcuno ti prende di mira con una carta. Una risposta può respingerla; se passi, ha effetto.
coach-ask-before-roll = Qualcuno sta per tirare per una tela o per un cancello. Una tua carta può cambiare le probabilità; il più delle volte conviene passare e tenerla.
coach-ask-after-roll = Il dado è caduto. Chi ha una carta per questo momento può ancora cambiare il risultato.
coach-ask-end-of-turn = È l’ultimo momento di questo turno per giocare una carta. Passare non costa nulla.
coach-path-enter = Schierare un eroe costa ECO: di bronzo è a buon mercato, d’oro chiude le tele più facilmente. Può filare dal tuo prossimo turno.
coach-path-weave = Filare vuol dire posare una carta accanto a un eroe. Deve adattarsi a una trama che hai in mano o a un cancello; l’ordine dei posti non conta.
coach-path-close = Questa tela è completa. Per chiuderla si tira un d12: le probabilità sono accanto all’opzione. Un valore più alto rende di più, è più difficile e, se fallisce, costa più carte alla tela.
coach-path-raise = Un eroe innalzato chiude più facilmente la prossima tela ed è più difficile da abbattere.
coach-path-attach = L’equipaggiamento resta con un eroe. Le condizioni si possono assegnare anche agli eroi degli altri.
coach-path-play = Gli eventi si giocano una volta sola. Fermati su una carta per leggere che cosa fa.
coach-path-use = Il tuo dio ha un’abilità propria: è scritta sulla sua scheda, sotto la montagna.

## Statistiche: stat-<riga della cronaca>

stat-log-moves = Spostamenti del segnalino
stat-log-enters = Eroi scesi
stat-log-weaves = Carte filate
stat-log-declares = Tele tentate
stat-log-reward = Tele chiuse
stat-log-tries-gate = Cancelli tentati
stat-log-opens-gate = Cancelli aperti
stat-log-plays = Eventi giocati
stat-log-plays-on = Eventi su un bersaglio

## Tutte le carte, come si stampano

all-gods = Dei
all-gates = Cancelli
all-heroes = Eroi
all-plots = Trame
all-equipment = Equipaggiamenti
all-conditions = Condizioni
all-events = Eventi
all-sequences = Carte sequenza
all-god = Dio, { $sphere }
