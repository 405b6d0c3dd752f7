# Odyssey, la campagna. Bestie di promessa: il terzo crocevia, nelle acque dell’Armento di Bronzo.

tale-beasts-alpha = Un portone di due corna incrociate, e davanti una fila di pioli, per appenderci quello che si ha per la testa. Sui giuramenti quelli dell’Armento sono gente pratica. Ognuno ha promesso una cosa sola a una bestia sola, davanti a tutti, e ne porta mezzo corno per ricordarsela; quella di Karkon era una vacca di nome Pazienza. I forestieri possono pascolare quanto vogliono, se promettono anche loro. Portano fuori un bue. È bianco, in là con gli anni, e le ha sentite tutte. Vi guarda con gli occhi umidi, e aspetta che gli diciate una cosa che poi farete davvero.
tale-beasts-alpha-return = Promettere di tornare
tale-beasts-alpha-return-then = Ci pensa su. Poi posa il gran mento sulla spalla più vicina e ce lo lascia, perché lo si porti per un po’.
tale-beasts-alpha-nothing = Dire che non potete promettere
tale-beasts-alpha-nothing-then = C’è un silenzio, e poi uno batte le mani, una volta. Il bue rientra. È la prima volta, vi dicono, che non sospira.

tale-beasts-1 = Hanno messo le ruote a un toro. È di pietra, sta sulla piazza, e dentro è cavo, per trenta uomini. I giovani dell’Armento l’hanno fatto la sera, come regalo per il muro: lo si spinge là, lo prendono in casa, e una volta dentro si esce e si apre. Nelle poesie, dicono, ha funzionato. A Karkon hanno chiesto la chiave del capannone, e lui gira e rigira intorno a quel coso con le mani dietro la schiena. Il punto debole lo saprebbe dire. Preferirebbe che lo diceste voi, perché sono tutti suoi nipoti. Il punto debole è che di averlo lui sarà contentissimo.
tale-beasts-1-tell = Dire quanto sarà contento
tale-beasts-1-tell-then = Ammutoliscono uno dopo l’altro, ruota per ruota. A sera dal collo ci scivolano i bambini.
tale-beasts-1-push = Spingere coi nipoti
tale-beasts-1-push-then = Lo prendono in casa, e ringraziano. A mezzanotte, al segnale, i trenta non escono: là dentro c’erano i letti, già aperti, con un biglietto.

tale-beasts-2 = Una vacca ha figliato dalla parte sbagliata. Ieri sera l’hanno portata nel muro nuovo con la mandria, pregna. Il vitello è venuto nel varco, mentre le pietre si chiudevano, e adesso sta sulla strada col cordone ancora umido. Muggisce, e dalla muratura, a un passo, viene la risposta. Domani saranno morti tutti e due, lui di fame, lei di latte. Il vaccaro ha diciannove anni, e sulla strada ci si è seduto anche lui. Le pietre hanno una notte sola, a mano si smuovono. Si aprirebbe un buco nel suo paese, quello che lui ha implorato per un anno.
tale-beasts-2-hole = Aprire un buco da vitello
tale-beasts-2-hole-then = Entra, sulle quattro gambe storte. La mattina il buco c’è ancora, rifilato, con un lembo di cuoio contro il vento.
tale-beasts-2-ship = Prendere a bordo il vitello
tale-beasts-2-ship-then = Batto gli dà la pappa con un guanto. È venuto anche il vaccaro, a tenere il guanto, e si volta indietro finché la si sente.

tale-beasts-3 = Ogni sette anni una bestia la lasciano andare. Le dipingono le corna, ci infilano il pane, aprono il portone, e da che parte va non deve guardare nessuno. Quest’anno è andata al muro, e ci sta con la fronte contro la pietra. Ci sta da nove giorni. Il pane è finito. Se la cacciano, allora libera non era; se la fanno entrare, ha preferito il muro, e chi è in dubbio se ne ricorderà. Gli anziani si sono tirati il mantello sulla testa, per non influenzarla.
tale-beasts-3-again = Accanto a questa vacca avete già aspettato. Sapete perfino da che parte le prude.
tale-beasts-3-wait = Starle accanto, senza dire niente
tale-beasts-3-wait-then = Il decimo giorno si gira, vi guarda, cinque in tutto, e torna a casa a farsi mungere. Forse le prudeva.
tale-beasts-3-bread = Mostrarle il pane verso il mare
tale-beasts-3-bread-then = Viene, si capisce: è una vacca. Sotto quaranta mantelli si sentono quaranta persone che non dicono che così non vale.

tale-beasts-4 = Martellate, al chiuso, a un’ora in cui la gente per bene munge. La fabbra di Pascolo Rosso fa un campanaccio per una bestia che non ha collo. È venuta alla fucina di notte, grande, paziente, fatta di stanze, e per pagamento le ha messo davanti una delle sue lampade. Lei ha capito. Vuole che la si senta arrivare. Per tutta la vita la gente alzava gli occhi, e lei era lì. Il bronzo è colato e la cinghia è tagliata, novanta piedi; quello che manca è qualcuno di alto, e addormentato, che la affibbi. Non tutto il paese vi ringrazierebbe. A metà di loro piace non sentirla.
tale-beasts-4-horn = Da un lato la testa è nuda. La cinghia la fabbra l’ha fatta per affibbiarla dall’altro.
tale-beasts-4-buckle = Coricarsi qui, e affibbiarla
tale-beasts-4-buckle-then = Sta ferma, a occhi chiusi. Lungo tutta la costa, per settimane, di notte passa un suono come di uno che fa attenzione.
tale-beasts-4-bronze = Chiederle piuttosto il bronzo
tale-beasts-4-bronze-then = Lei lo spezza a freddo, perché siete clienti, e la lampada la appende sulla sua porta. Per diverse notti qualcosa passa a guardarla.

tale-beasts-5 = In un campo c’è una porta, nel suo telaio, chiusa, e davanti una coda. Dietro non c’è che erba. Il predicatore che l’ha messa su è di Ultimo Solco, e faceva il falegname; prende un uovo. Per un uovo si ha questo: si bussa, lui apre, dice «Vieni dentro, sarai gelato», e si passa. La gente esce dall’altra parte in lacrime, e si rimette in coda. Il consiglio di Karkon vuole che si smetta. Rammollisce la gente e la prepara al muro, dice metà del consiglio; fa sembrare caro il muro, dice l’altra metà.
tale-beasts-5-knock = Pagare quattro uova
tale-beasts-5-knock-then = Lo dice a ciascuno come se fosse stato lì ad aspettare tutta la notte. È soltanto erba. Sull’erba vi attardate un po’.
tale-beasts-5-hinge = Levarla dai cardini
tale-beasts-5-hinge-then = La coda non si scioglie. Si stringe un poco, e dopo un po’ il primo della fila, per un uovo, si mette ad aprire l’aria.

tale-beasts-6 = Vuoto da novecento anni, il tempio di Cordoglio si è messo a sapere di pane. Né forno né sacerdote, il tetto mezzo giù; ma davanti all’altare c’è un paio di pantofole, e i gradini li hanno lavati. Quelli dell’Armento non entrano. Era il tempio di chi sta in casa, dicono, e quando quello traslocò se ne andò anche la fortuna. Se il dio è tornato, il paese nel muro può anche non andarci. Se è soltanto il muratore, che arieggia una stanza per qualcuno, allora è una settimana che pregano un inquilino. Là dentro è buio, e pulitissimo.
tale-beasts-6-in = Entrare, in calze
tale-beasts-6-in-none = Qualcosa sospira e si gira nel letto. Restate stesi fino a giorno, e se avete dormito così bene non è colpa di nessuno.
tale-beasts-6-in-some = Dietro l’altare un forno c’è, piccolo, con una pagnotta calda. La portate fuori. Ci litigano sopra, in ginocchio.
tale-beasts-6-in-all = Le pantofole sono per piedi un po’ da zoccolo. Le mettete più vicine al fuoco, e uscite camminando all’indietro.
tale-beasts-6-out = Dire che è un inquilino
tale-beasts-6-out-then = Si alzano e si puliscono le ginocchia. Una vecchia resta. «Un inquilino paga» dice, e continua.

tale-beasts-omega = Undici voti per entrare, undici contro, e il bue. È così che sciolgono un pareggio: lo portano fra le due metà del consiglio, e vince quella su cui fiata. Karkon non siede da nessuna parte. Si è alzato tre volte per parlare. Quello che dice, quando lo dice, è una somma: tre paesi, i bambini di ognuno, che cosa si è preso il mare e quando. Poi il prezzo dell’olio, al chiuso, per sempre. Gli viene la risposta che gli è sempre venuta. «Torna» dice. «Una volta che mi fosse piaciuta.» E chiede chi tiene la cavezza, ché lui non ha la mano ferma.
tale-beasts-omega-back = A questo bue avevate promesso di tornare, ed eccovi. Dalle orecchie si vede.
tale-beasts-omega-honest = In vita sua questo bue ha avuto una risposta sola senza giri, ed era la vostra.
tale-beasts-omega-nephews = Dalla parte dei giovani ci sono trenta posti vuoti. Da loro arrivano lettere, per una fessura, su carta buona.
tale-beasts-omega-hole = Da un lembo di cuoio, nel muro più vicino, è uscito un muso bagnato, e fiata su tutti senza parzialità.
tale-beasts-omega-bell = Lontano, lungo la costa, passa un campanaccio. In parecchi si fermano a metà frase, a sentire dove.
tale-beasts-omega-bread = Un anziano vi guarda le mani, se c’è del pane.
tale-beasts-omega-halter = Tenerla, e non tirare
tale-beasts-omega-halter-pass = Si ferma proprio in mezzo, e si corica. Una regola non c’è. Gli si siedono intorno fino a buio, tutte e due le metà, in un cerchio solo, a farne una.
tale-beasts-omega-halter-fail = Il polso fa quello che vuole, e il bue va col polso. Karkon ha visto. «Sarebbe venuto così lo stesso» dice, e ci batte sopra la mano.
tale-beasts-omega-karkon = Mettere la cavezza in mano a Karkon
tale-beasts-omega-karkon-then = Il bue sente il tremito. Fiata su Karkon, a lungo, caldo, e al consiglio tocca andare a vedere che cosa vuol dire.
