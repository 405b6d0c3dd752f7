# Odyssey, la campagna. Sogni della stanza bianca.

tale-dream-1 = Vernice fresca: si sente prima ancora che ci sia la stanza. È bianca, di angoli non se ne trovano, e ci siete voi, tutti e quattro, in piedi dove state sempre. Uno ha un pennello. Sulla parete di fondo hanno dipinto una porta, con cura, fino alle viti; il pomo è dell’azzurro di una brocca da latte. E dietro, così vicino da muovervi i capelli, qualcuno fa di conto. Non ha fretta. Sale di uno in uno, rallenta, si ferma dove ce ne vorrebbe un altro, e torna indietro. Si potrebbe provare la porta. Lui però perderebbe il conto.
tale-dream-1-chalked = Dove si ferma, sul muro c’è un segno di gesso, un sette, di mano vostra. Prima di tornare indietro lo guarda sempre.
tale-dream-1-again = Sapete fin dove arriverà. Qui ci siete già stati, e l’avete sentito arrivare in fondo.
tale-dream-1-pass = Si apre come si tira via un lenzuolo. Una stiva, buia, che dondola; quattro giare legate in fila; da ognuna, un colpo.
tale-dream-1-stop = Togliete la mano dall’azzurro. È rimasto sul palmo, e in coperta, di giorno, c’è ancora.
tale-dream-1-fail = È arrivato in fondo alle dita che aveva per questo. «Ecco» dice in un soffio, e qualcuno, con molta delicatezza, vi pulisce il naso.

tale-dream-2 = Nella stanza bianca c’è una sedia in più. È da grandi, coi braccioli, accostata alla parete dov’era la porta dipinta. La porta l’hanno imbiancata, due mani, e per aiutare ci hanno appeso un quadro. Nel quadro c’è una porta. Sapete, tutti e quattro, che chi si siede può guardarla quanto vuole, e che domani la spolverano. La conta continua nella stanza accanto. L’hanno spostata un po’ più in là, per discrezione.
tale-dream-2-counted = È un numero più avanti della volta scorsa. Il numero in più siete voi.
tale-dream-2-stop = Rimettete a posto la sedia. È ancora calda, e la lasciate così.
tale-dream-2-fail = È comoda. Quando Pelagia vi prende per il bavero il sole è a picco, e voi le state chiedendo di tirare la tenda.

tale-dream-3 = Nella stanza bianca c’è acqua per terra, un dito, e viene da voi. Siete zuppi; lo sono anche gli asciugamani, una pila, piegati; una mano grande ve ne passa uno, e poi un altro. Nessuno vi sgrida. Sarebbe più facile. Sul muro, dov’era il quadro, hanno messo quattro ganci a quattro altezze, e un quinto, più in alto, e un sesto. C’è un buco dove stava un settimo. È stato chiuso, lisciato, ridipinto, e non si riesce a guardare altro.
tale-dream-3-turned = Intorno, l’intonaco è graffiato, da questa parte. Qualcuno ha cercato di guardare fuori.
tale-dream-3-stop = Prendete l’asciugamano, e vi lasciate strofinare i capelli, forte, finché vi bruciano le orecchie. È permesso che sia bello.
tale-dream-3-fail = Il dito trova il buco ed entra fino alla nocca. Da qualche parte la conta s’interrompe, e non ricomincia, ed è peggio.

tale-dream-4 = La lampada, nella Stanza delle Lampade, fa una luce bianca, e bianca è la stanza dove vi fa entrare. Qualcuno ha riordinato. Il pennello è pulito, nel suo vasetto. Quello che stavolta hanno spostato siete voi. Siete dall’altra parte, da dove viene la conta. È un posto piccolo, con uno sgabello e una lavagna, e sulla lavagna ci sono aste a cinque a cinque. Da qui vedete le vostre quattro schiene. Sembrano infreddolite. Vi accorgete di aver già allungato una mano, per tirare su un bavero.
tale-dream-4-counted = Quattro aste sono più fresche delle altre, e ci ha tirato una riga sopra. Per una notte vi ha avuti, e poi vi siete svegliati.
tale-dream-4-stop = Vi sedete sulla mano. I quattro di là tremano un poco, e restano come sono.
tale-dream-4-fail = Il bavero va su. La schiena piccola, sotto, si irrigidisce; e poi si appoggia, appena appena, al vostro palmo.

tale-dream-5 = Giocattoli, nella stanza bianca, in fila dritta, per grandezza. Non li avete mai visti, e le mani sanno dove ognuno è rotto. Un cavallo. Una barca con le ruote. Un uomo di legno con cento fili al posto delle braccia; ogni filo l’hanno legato a qualcosa, alla sedia, ai ganci, al manico della brocca, in modo che non cada. Non può fare nient’altro, del resto. Sorride, di vernice. Se lo slegate vi diranno che era per il suo bene. Prima che venga qualcuno avete un’ora.
tale-dream-5-stop = Liberate un filo solo, e il capo glielo mettete in mano. Più tardi potrebbe servirgli, per qualcosa.
tale-dream-5-fail = I fili è un po’ che li avete ai polsi voi. In coperta per tutta la mattina vi muovete attenti a non tirare giù niente.

tale-dream-6 = La stanza bianca è più piccola, o voi siete quasi della vostra misura. Si toccano tutte e due le pareti. Dentro non c’è più niente, né sedia né ganci. In un angolo, di quello che hanno spazzato, c’è un mucchietto: paglia, una piuma, una scaglia azzurra, quattro denti da latte. Lui dorme. Lo si sente di là, immenso e regolare, con un intoppo. In tutto questo tempo non si era mai addormentato prima di voi. Il muro è spesso solo quanto un muro. Si potrebbe andare; si potrebbe anche bussare, e dire che siete soltanto voi.
tale-dream-6-straw = La paglia è vostra. Quell’odore lo riconoscereste: è un pezzo che ve lo portate addosso.
tale-dream-6-picture = Sulla parete nuda c’è un riquadro più chiaro, dov’era appeso un quadro. Ne esce una riga a matita, e va avanti per un dito.
tale-dream-6-stop = Vi sedete dalla vostra parte, con la schiena al muro, e respirate quando respira lui. È un modo di passare la notte.
tale-dream-6-fail = Ve la filate in punta di piedi, come bambini, come ladri. Dietro di voi si sveglia, e chiede al buio, con buon senso, dove siete finiti.

tale-dream-2-in = Voltate il quadro contro il muro, e dietro c’è il mare, visto da una fessura, disegnato all’altezza di un bambino da uno che stava accucciato. Non è finito. C’è una matita appesa a uno spago, morsicata. Chi disegnava è arrivato all’orizzonte e ha dovuto smettere, perché la fessura la stavano chiudendo: si vede dove la riga entra nell’intonaco. Di là la conta è arrivata in fondo, e segue un rumorino secco, il gesso che si posa. Adesso viene a dare un’occhiata, come fa sempre. C’è tempo per una riga.
tale-dream-2-in-draw = Continuare l’orizzonte
tale-dream-2-in-draw-then = Esce dal foglio, va lungo la parete, gira l’angolo. Vi svegliate coi denti stretti su una matita, e la matita non c’è.
tale-dream-2-in-sign = Firmarlo, e riappenderlo
tale-dream-2-in-sign-then = Quattro croci, una sotto l’altra; una c’era già. Lui entra, lo raddrizza di un capello, ed esce in punta di piedi.

tale-dream-3-in = Ci appendete qualcosa: una manica bagnata, un fiato. Per un momento tiene, e fuori, nel buio, un fuoco alza la testa. L’ha visto. La mano con l’asciugamano si ferma, e in tutta la stanza bianca si sente soltanto voi che gocciolate. Lui sa quanto era alto quel gancio. L’aveva messo con lei lì sotto, una matita di piatto sulla testa. Adesso si gira, e si rigira, e cerca dove posare l’asciugamano, come se ogni cosa nella stanza scottasse. Non l’avevate mai visto non sapere dove va una cosa.
tale-dream-3-in-swims = Dirgli che nuota
tale-dream-3-in-swims-then = Ripete la parola dopo di voi, attento, come si fa con le parole straniere. Quella notte non si posa una pietra, e lungo tutto il coronamento ci sono asciugamani, piegati.
tale-dream-3-in-dry = Prendergli l’asciugamano
tale-dream-3-in-dry-then = Le mani le asciugate a lui, un dito per volta, e ogni dito è lungo come un remo. Al risveglio le vostre sono bianche e grinzose, come nei giorni di bucato.

tale-dream-4-in = Le contate. Una, due, tre, quattro; è un tale sollievo che ricominciate, per averlo due volte. La lampada vacilla, e adesso sapete come fa. La lavagna però è piena. La girate per continuare, ed è pieno anche il dietro; ce ne sono altre sotto lo sgabello, e altre sotto quelle, fin dove arriva il braccio. Sono tutte le sere che ci sono state. In una sola le aste si interrompono, e dopo l’ultima c’è un punto strofinato tanto che si è bucato. Il gesso ce l’avete voi. Lui la sera la troverebbe, e dovrebbe pensare a chi è stato qui.
tale-dream-4-in-stroke = Segnare l’asta che manca
tale-dream-4-in-stroke-then = Stride. Vi svegliate col gesso su un dito, e per tutto il giorno la gente vi porge le cose con due mani.
tale-dream-4-in-blow = Soffiare via la polvere dal buco
tale-dream-4-in-blow-then = Di là si vedono la stanza bianca e quattro schiene. Una, la più piccola, si è voltata, e guarda proprio il buco.

tale-dream-5-in = Si stacca l’ultimo filo, e lui cade a faccia in giù, un fracasso, tutto quanto, e in questa stanza un rumore così non c’era mai stato. State ridendo. Poi arriva qualcuno; a giudicare dal peso, in calzini. Voi avete in pugno cento fili, e l’uomo di legno sta col sorriso contro il pavimento. Il cavallo e la barca sono tornati in fila da soli. C’è un armadio. C’è anche, vi viene in mente a tutti e quattro insieme, che a nascondersi non c’è motivo: non si è rotto niente, è soltanto caduto. I passi si fermano lì fuori. Siccome la porta non c’è, aspetta che lo si inviti.
tale-dream-5-in-come = Dire «avanti»
tale-dream-5-in-come-then = Entra di fianco, dal muro, per non tirarlo giù. Guarda l’uomo di legno, e poi si stende anche lui sul pavimento, a vedere com’è da lì.
tale-dream-5-in-cupboard = Mettere i fili nell’armadio
tale-dream-5-in-cupboard-then = Entrano, e l’armadio non si chiude più. Vi svegliate coi capelli in treccine, un centinaio, fatte bene.

tale-dream-6-in = Bussate. Il respiro si ferma, il tempo di riconoscere un colpo; poi riprende, più leggero. Non vi ricordate di aver passato il muro. Siete dalla sua parte, e non è più grande della vostra. C’è un letto troppo corto per lui, con uno sgabello in fondo per i piedi. Su un davanzale senza finestra ci sono sette tazze, sei capovolte, per la polvere. Un braccio gli pende fino a terra, e la mano è aperta, e posto ce ne sarebbe. Dorme ancora. Ha smesso soltanto di contare. Alle prime luci ricomincia, a meno che a qualcuno venga in mente che cosa si fa per uno stanco così.
tale-dream-6-in-cup = Capovolgere la settima tazza
tale-dream-6-in-cup-then = Suona sulla pietra. «È in casa?» chiede a occhi chiusi; e uno di voi dice: «È fuori.»
tale-dream-6-in-arm = Rimettergli il braccio sul letto
tale-dream-6-in-arm-then = Bisogna essere in quattro. Lui sospira e si gira verso il muro, e adesso dietro di lui c’è un posto, ed è caldo.
