# Odyssey, la campagna. Bestie di parola: il terzo crocevia, nelle acque dell’Armento di Bronzo.

tale-beasts-alpha = Un portone di due corna incrociate, e davanti una fila di pioli, per appenderci quello che si ha per la testa. Sui giuramenti quelli dell’Armento sono gente pratica. Ognuno ha promesso una cosa sola a una bestia sola, davanti a tutti, e ne porta mezzo corno per ricordarsela; quella di Karkon era una vacca di nome Pazienza. I forestieri possono pascolare quanto vogliono, se promettono anche loro. Portano fuori un bue. È bianco, in là con gli anni, e le ha sentite tutte. Vi guarda con gli occhi umidi, e aspetta che gli diciate una cosa che poi farete davvero.
tale-beasts-alpha-return = Promettere di tornare
tale-beasts-alpha-return-then = Ci pensa su. Poi posa il gran mento sulla spalla più vicina e ce lo lascia, perché lo si porti per un po’.
tale-beasts-alpha-nothing = Dire che non potete promettere
tale-beasts-alpha-nothing-then = C’è un silenzio, e poi uno batte le mani, una volta. Il bue rientra. Di solito, vi dicono, sospira. Dove combatterete, aggiungono, potrebbe trovarsi una delle loro macchine. Non lo promettono.

tale-beasts-1 = Hanno messo le ruote a un toro. È di pietra, sta sulla piazza, e dentro è cavo, per trenta uomini. I giovani dell’Armento l’hanno fatto la sera, come regalo per il muro: lo si spinge là, lo prendono in casa, e una volta dentro si esce e si apre. Nelle poesie, dicono, ha funzionato. A Karkon hanno chiesto la chiave del capannone, e lui gira e rigira intorno a quel coso con le mani dietro la schiena. Saprebbe dire qual è il punto debole. Preferirebbe che lo diceste voi, perché sono tutti suoi nipoti. Il punto debole è che il muratore, di averlo, sarà contentissimo.
tale-beasts-1-tell = Dire quanto ne sarebbe contento
tale-beasts-1-push = Spingere coi nipoti

tale-beasts-2 = Una vacca ha figliato dalla parte sbagliata. Ieri sera l’hanno portata nel muro nuovo con la mandria, pregna. Il vitello è venuto nel varco, mentre le pietre si chiudevano, e adesso è lì sulla strada, col cordone ancora umido. Muggisce, e dalla muratura, a un passo, viene la risposta. Domani saranno morti tutti e due, lui di fame, lei di latte. Il vaccaro ha diciannove anni, e sulla strada ci si è seduto anche lui. Le pietre hanno una notte sola, si possono smuovere a mano. Si aprirebbe un buco nel muro del suo paese, e quel muro lui l’ha implorato per un anno.
tale-beasts-2-hole = Aprire un buco da vitello
tale-beasts-2-ship = Prendere a bordo il vitello

tale-beasts-3 = Ogni sette anni una bestia la lasciano andare. Le dipingono le corna, ci infilano il pane, aprono il portone, e nessuno deve guardare da che parte va. Quest’anno è andata al muro, e ci sta con la fronte contro la pietra. Ci sta da nove giorni. Il pane è finito. Se la cacciano, allora non era libera; se la fanno entrare, ha preferito il muro, e chi è in dubbio se ne ricorderà. Gli anziani si sono tirati il mantello sulla testa, per non influenzarla.
tale-beasts-3-again = Accanto a questa vacca avete già aspettato. Sapete perfino dove le prude.
tale-beasts-3-wait = Starle accanto, senza dire niente
tale-beasts-3-bread = Mostrarle il pane verso il mare
tale-beasts-3-bread-then = Viene, si capisce: è una vacca. Sotto quaranta mantelli si sentono quaranta persone che non dicono che così non vale.

tale-beasts-4 = Martellate, al chiuso, a un’ora in cui la gente per bene munge. La fabbra di Pascolo Rosso fa un campanaccio per una bestia che non ha collo. È venuta alla fucina di notte, grande, paziente, fatta di stanze, e per pagamento le ha messo davanti una delle sue lampade. Lei ha capito. Vuole che la si senta arrivare. È tutta la vita che la gente alza gli occhi e se la trova davanti. Il bronzo è colato e la cinghia è tagliata, novanta piedi; quello che manca è qualcuno di alto, e addormentato, che la affibbi. Non tutto il paese vi ringrazierebbe. Metà preferisce non sentirla.
tale-beasts-4-horn = La fronte gliel’hanno segata. La fabbra ha tagliato la cinghia perché giri intorno a quello che resta.
tale-beasts-4-buckle = Coricarsi qui, e affibbiarla
tale-beasts-4-buckle-then = Sta ferma, a occhi chiusi. Lungo tutta la costa, per settimane, di notte passa un suono come di uno che fa attenzione.
tale-beasts-4-bronze = Chiederle piuttosto il bronzo

tale-beasts-5 = In un campo c’è una porta, nel suo telaio, chiusa, e davanti una coda. Dietro non c’è che erba. Il predicatore che l’ha messa su è di Ultimo Solco, e faceva il falegname; prende un uovo. Per un uovo si ha questo: si bussa, lui apre, dice «Vieni dentro, sarai gelato», e si passa. La gente esce dall’altra parte in lacrime, e si rimette in coda. Il consiglio di Karkon vuole che si smetta. Rammollisce la gente e la prepara al muro, dice metà del consiglio; fa sembrare caro il muro, dice l’altra metà.
tale-beasts-5-knock = Pagare quattro uova
tale-beasts-5-hinge = Levarla dai cardini

tale-beasts-6 = Vuoto dai tempi delle bisnonne, il tempio di Cordoglio si è messo a sapere di pane. Né forno né sacerdote, il tetto mezzo giù; ma davanti all’altare c’è un paio di pantofole, e i gradini li hanno lavati. Quelli dell’Armento non entrano. Era il tempio di chi sta in casa, dicono, e quando traslocò se ne andò anche la fortuna. Se il dio è tornato, il paese nel muro può anche non andarci. Se è soltanto il muratore, che arieggia una stanza per qualcuno, allora è una settimana che pregano un inquilino. Là dentro è buio, e pulitissimo.
tale-beasts-6-in = Entrare, in calzini
tale-beasts-6-in-none = Qualcosa sospira e si gira nel letto. Restate stesi fino a giorno, e se avete dormito così bene non è colpa di nessuno.
tale-beasts-6-in-some = Dietro l’altare un forno c’è, piccolo, con una pagnotta calda. La portate fuori. Ci litigano sopra, in ginocchio.
tale-beasts-6-in-all = Le pantofole sono fatte per piedi con qualcosa dello zoccolo. Le mettete più vicine al fuoco, e uscite camminando all’indietro.
tale-beasts-6-out = Dire che è un inquilino

tale-beasts-omega = Undici voti per entrare, undici contro, e il bue. È così che sciolgono un pareggio: lo portano fra le due metà del consiglio, e vince quella su cui fiata. Karkon non siede da nessuna parte. Si è alzato tre volte per parlare. Quello che dice, quando lo dice, è una somma: tre paesi, i bambini di ognuno, che cosa si è preso il mare e quando. Poi il prezzo dell’olio, al chiuso, per sempre. Gli viene la risposta che gli è sempre venuta. «Torna» dice. «Mai una volta che mi sia piaciuta.» E chiede chi vuole tenere la cavezza, perché lui non ha la mano ferma.
tale-beasts-omega-back = A questo bue avevate promesso di tornare, ed eccovi. Dalle orecchie si vede.
tale-beasts-omega-honest = In vita sua questo bue ha avuto una risposta sola senza giri, ed era la vostra.
tale-beasts-omega-nephews = Dalla parte dei giovani c’è una panca intera vuota. Da loro arrivano lettere, per una fessura, su carta buona.
tale-beasts-omega-hole = Da un lembo di cuoio, nel muro più vicino, è uscito un muso bagnato, e fiata su tutti senza parzialità.
tale-beasts-omega-bell = Lontano, lungo la costa, passa un campanaccio. In parecchi si fermano a metà frase, a sentire dove.
tale-beasts-omega-bread = Un anziano vi guarda le mani, se c’è del pane.
tale-beasts-omega-goring = Sono venute a votare quattro ragazze dagli Scogli del Cozzo. Il voto non ce l’hanno; si mettono dove il bue deve passare, e si bagnano.
tale-beasts-omega-tablet = Sulle ginocchia, sotto il cappello, Karkon ha la tavola che gli avete dato. Sa dove ci dormirebbe ciascuno dei ventidue.
tale-beasts-omega-horn = Del corno nessuno dice niente. Hanno soltanto lasciato libero, accanto a voi, quel pezzo di panca.
tale-beasts-omega-halter = Tenerla, e non tirare
tale-beasts-omega-halter-pass = Si ferma proprio in mezzo, e si corica. Una regola non c’è. Gli si siedono intorno fino a buio, tutte e due le metà, in un cerchio solo, a farne una.
tale-beasts-omega-halter-fail = Il polso fa quello che vuole, e il bue va col polso. Karkon ha visto. «Sarebbe venuto così lo stesso» dice, e ci batte sopra la mano.
tale-beasts-omega-karkon = Mettere la cavezza in mano a Karkon

tale-beasts-slot = Lo prendono in casa, e ringraziano. A mezzanotte, al segnale, i trenta non escono: là dentro c’erano i letti, già aperti, con un biglietto. Il biglietto chiede se i signori prendono il latte. Verso l’alba nella muratura si apre una fessura, all’altezza della bocca, e dietro c’è il più giovane dei nipoti, che bisbiglia. Potrebbe ancora uscire: è magro. Ma gli altri dormono, tutti e ventinove, sulla schiena, a bocca aperta; a casa dormivano con gli stivali. Vorrebbe che qualcuno gli dicesse se li tradisce andando o restando. Karkon vi sta dietro, da una parte, dove di là non si vede.
tale-beasts-slot-pull = Tirarlo fuori
tale-beasts-slot-pull-then = Ci lascia uno stivale, la cintura e un po’ di pelle. Karkon gli mette addosso la giacca e dice, come se lo rimproverasse, che allora era il latte.
tale-beasts-slot-karkon = Lasciar parlare Karkon
tale-beasts-slot-karkon-then = Karkon gli chiede com’è il letto. Per un pezzo c’è silenzio, e poi la fessura si chiude, piano, per non svegliare nessuno.

tale-beasts-glove = In un recinto di assi nuove Batto gli dà la pappa con un guanto. È venuto anche il vaccaro, a tenere il guanto, e si volta indietro finché la si sente. Di notte non smette. Ha capito il trucco, e ha capito che il guanto non è lei. Sta a poppa a gambe larghe e chiama, e tre miglia indietro, dentro un muro, qualcosa risponde ancora. A bordo tutti stanno svegli. Si potrebbe virare e mettersi sotto le pietre fino a giorno, perché quei due si dicano tutto. Oppure si può vogare finché non si sente più. È quello che vi ha chiesto il vaccaro, e l’ha chiesto voltando le spalle.
tale-beasts-glove-under = Stare sotto il muro fino a giorno
tale-beasts-glove-under-then = Parlano tutta la notte, piano, di niente. All’alba lei è rauca, e lui prende il guanto, e lo guarda come si guarda chi ha aspettato.
tale-beasts-glove-row = Vogare finché tace
tale-beasts-glove-row-then = Quattro ore. Il primo a non sentire più è il vaccaro; l’ultimo è il vitello, che continua a rispondere.

tale-beasts-tenth = Il decimo giorno si gira, vi guarda tutti e quattro battendo gli occhi, e torna a casa a farsi mungere. Forse le prudeva. Quaranta mantelli scendono da quaranta teste. Dove stava, la pietra è umida e un poco consumata, grande quanto una fronte. Ci si affollano. Ascoltava, dice un anziano. Spingeva, dice un altro. Un bambino, a cui avevano detto di stare zitto, dice che salutava qualcuno. È gente pratica, e prima della mungitura vorrebbe una risposta. Si voltano verso di voi: eravate i più vicini, e comunque la mettiate, domenica sarete già lontani.
tale-beasts-tenth-forehead = Appoggiare la fronte alla pietra
tale-beasts-tenth-forehead-then = È tiepida, e dall’altra parte qualcuno ci tiene la sua. Nessuno si stacca per primo; alla fine anche di là è ora di mungere.
tale-beasts-tenth-itch = Dire che le prudeva
tale-beasts-tenth-itch-then = Ridono, anche se non tutti. Di notte escono, uno alla volta, in trentanove, e si appoggiano lì, a grattarsi.

tale-beasts-lamp = Lei lo spezza a freddo, perché siete clienti, e appende la lampada sopra la propria porta. Per diverse notti qualcosa passa a guardarla. La quarta notte resta. La via sta a letto e non sente assolutamente niente: è da questo che lo sanno. Con la luce è ancora là, dietro la fucina, a testa bassa, come un cliente a cui hanno detto domani. Non è venuta per la lampada. Ne ha portata un’altra. La fabbra sta sul gradino in camicia da notte e vi guarda, al di sopra del mucchio di bronzo. «Crede di aver pagato poco» dice. «Diteglielo voi.»
tale-beasts-lamp-half = Ridarle metà del bronzo
tale-beasts-lamp-half-then = Basta per un campanaccio piccolo, da caviglia. Il piede lo alza da sola; e per tutta la via, al buio, la gente si tira su nel letto e dice: ecco.
tale-beasts-lamp-softly = Dirle di andare piano
tale-beasts-lamp-softly-then = Va, così piano che nessuno saprebbe dire quando. La lampada l’ha lasciata, accesa, e loro ci girano intorno finché c’è olio.

tale-beasts-grass = Lo dice a ciascuno come se fosse stato lì ad aspettare tutta la notte. È soltanto erba. Sull’erba vi attardate un po’. Al tramonto la coda va a casa, e lui si siede sulla soglia col cappello pieno d’uova. Ha aperto dall’alba. In dieci settimane, dice, a lui non l’ha tenuta nessuno, e non saprebbe dire che cosa ci trovano. L’ha fatta uguale a quella di casa sua. Quella adesso ce l’ha il muro, e lui ha idea di averla lasciata accostata. Non chiede niente. Conta le uova, e ha contato lo stesso tre volte.
tale-beasts-grass-open = Aprirla voi a lui
tale-beasts-grass-open-then = «Vieni dentro, sarai gelato» dice uno di voi, e si accorge di dirlo sul serio. Lui resta dall’altra parte, cappello in mano, e quando qualcuno ripensa alle uova è buio.
tale-beasts-grass-where = Chiedergli dov’era la casa
tale-beasts-grass-where-then = Ve la disegna per terra: il vicolo, lo scalino, l’architrave. Quella stanza sulla pianta ce l’avete, terza dalla scala, e lì nella riga del muro c’è un vuoto, largo un capello.

tale-beasts-lodger = Si alzano e si puliscono le ginocchia. Una vecchia resta. «Un inquilino paga» dice, e continua. Ha ragione lei. Prima della mungitura sul gradino c’è l’affitto: quattro pani, con un panno sopra. Non li tocca nessuno. Un odore così non si sentiva da quando il mulino è andato nel muro. Se si mangiano, il paese ha dato una stanza in affitto; se si lasciano seccare, ha messo alla porta un ospite. La vecchia ci si è seduta accanto, per le mosche. Camere ne ha affittate tutta la vita, vi dice. Alla terza settimana si capisce sempre.
tale-beasts-lodger-eat = Mangiare l’affitto
tale-beasts-lodger-eat-then = Sotto, ognuno ha l’impronta di un pollice. A sera in paese sono accesi tutti i forni, per vedere se anche a loro viene così.
tale-beasts-lodger-back = Riportare dentro i pani
tale-beasts-lodger-back-then = Li posate accanto alle pantofole, e al buio spiegate che è una gentilezza ma non un prezzo. Là dentro qualcosa di molto grosso fa attenzione a non rispondere.

tale-beasts-rule = Il bue sente il tremito. Fiata su Karkon, a lungo, caldo, e al consiglio tocca andare a vedere che cosa vuol dire. Ci mettono fino a notte, coi lumi. Una pagina c’è. Se il bue fiata su chi lo conduce, costui dica che cosa vuole; e non, continua, che cosa è meglio. Karkon se la fa leggere due volte. In trent’anni di somme nessuno gliel’aveva mai messa così, e lui si guarda intorno in cerca di qualcosa da sommare. Le due metà del consiglio hanno girato le sedie. Il bue bianco si mette giù, un pezzo alla volta, ad aspettare.
tale-beasts-rule-time = Lasciargli tempo
tale-beasts-rule-time-then = Resta lì finché c’è olio. «Cena» dice poi, al buio. «Con una finestra aperta.»
tale-beasts-rule-say = Dirlo al posto suo
tale-beasts-rule-say-then = «Vuole che non sia successo» dite. Karkon fa di sì, come a una somma che è tornata a un altro, e va a badare al bue.

tale-beasts-letter = Ammutoliscono uno dopo l’altro, ruota per ruota. A sera i cerchioni di bronzo sono smontati, un regalo per voi, e dal collo scivolano i bambini. Poi dal muro arriva una lettera, la prima che si sia mai ricevuta. È su una lavagna, appesa a un chiodo, in una grafia tonda e chiara. Ha sentito che doveva esserci un toro. Il posto gliel’aveva tenuto. Se per caso non lo volesse nessuno, manderebbe lui a prenderlo; se invece i bambini ci si fossero affezionati, capisce benissimo. I nipoti la leggono a turno, muovendo le labbra. Avevano fatto un tranello, e gli si risponde come a un invito.
tale-beasts-letter-fond = Rispondere che ci sono affezionati
tale-beasts-letter-fond-then = A giro di posta arriva un vaso di sugna per i mozzi. C’è anche un disegno, con segnato dove un bambino potrebbe pizzicarsi le dita.
tale-beasts-letter-send = Mandargli il toro, vuoto
tale-beasts-letter-send-then = Lo portano là al tramonto. Per tutta la notte si sente uno che lo esamina dal di dentro, e bussa a ognuno dei trenta sedili, casomai qualcuno ci dormisse.

tale-beasts-flap = Entra, sulle quattro gambe storte. A giorno fatto il buco c’è ancora, rifilato, con un lembo di cuoio contro il vento. A mezzogiorno l’hanno trovato tutti. Arrivano uno alla volta, si mettono in ginocchio come per una moneta caduta, e alzano il lembo. È largo un vitello. Un bambino ci passa; ci passa anche una donna magra che ci abbia pensato bene. Il vaccaro è seduto lì col bastone di traverso sulle gambe. Per questo muro ha supplicato un anno, e adesso l’hanno messo a guardia della sua porta. Nessuno gli ha detto da che parte stare voltato.
tale-beasts-flap-in = Dirgli di guardare verso dentro
tale-beasts-flap-in-then = Gira lo sgabello. La sera stessa alle sue spalle passa carponi un vecchio, verso fuori, spingendo una sedia, e il ragazzo sta bene attento a non aver sentito.
tale-beasts-flap-out = Dirgli di guardare il mare
tale-beasts-flap-out-then = Lo guarda finché fa buio. Si era scordato che per la maggior parte del tempo non fa niente; a sera dice «toh».

tale-beasts-air = La coda non si scioglie. Si stringe un poco, e dopo un po’ il primo della fila, per un uovo, si mette ad aprire l’aria. Lo fa bene; ha il polso. A sera sono in tre a lavorare lungo la siepe, a un uovo l’uno. Il falegname è sceso alla nave a vedere la sua porta, che sta sul ponte fra due rotoli di cima. Arrabbiato non è. Non era mai stata la porta, dice. Lo sapeva da settimane, e sperava che non lo scoprisse nessun altro. Però gli piacerebbe sapere che cosa intendete farne. Passa il pollice sullo spigolo. «Qui ci vuole la pialla» dice.
tale-beasts-air-plane = Trovargli una pialla, e del legno
tale-beasts-air-plane-then = Leva un truciolo solo, lungo come il campo. Quando ha finito si chiude senza un rumore, e lui la apre, per nessuno, e dice quelle parole.
tale-beasts-air-saw = Segarla
tale-beasts-air-saw-then = Lui prende la sega dall’altro capo. Dopo, il pomo se lo tiene, nella tasca della giacca, con la mano sopra.
