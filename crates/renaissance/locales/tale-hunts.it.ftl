# Renaissance, il libro della trama. Cacce ed esplorazioni.

tale-hunt-bull = Il toro di bronzo di Bobbio faceva da banderuola sul tetto di un mulino romano; e quando le campane s’accordarono il vento cessò, e lui non seppe più dove voltarsi. Scese. Andava di cascina in cascina e appoggiava la fronte alle porte, piano, finché cedevano. Voleva che gli si dicesse da che parte. I monaci avevano diciassette porte da rifare; e un vitello che ormai gli andava dietro dappertutto, con la stessa faccia. Le tracce erano facili. Fonde una mano, piene di pioggia, guardavano tutte verso dove sarebbe stato il vento.
tale-hunt-bull-door = Aspettarlo dietro una porta
tale-hunt-bull-door-then = Bussa due volte, si sente nei denti. Fra l’una e l’altra c’è tempo per una preghiera, o per una fibbia.
tale-hunt-bull-calf = Seguire il vitello
tale-hunt-bull-calf-then = Ci portò da lui con molto orgoglio, e si mise in mezzo.

tale-hunt-bull-won = Si distese nel guado, fumando, e mise il mento sulla ghiaia. Di colpirlo non aveva più voglia nessuno. Da vicino si vide che chi l’aveva fatto gli aveva messo le ciglia. I monaci lo rivolevano sul tetto, il fabbro voleva il bronzo. Mentre ne discutevano qualcuno si leccò un dito e l’alzò, per abitudine; e quella gran testa girò adagio, e segnò.
tale-hunt-bull-won-roof = Rimetterlo sul tetto
tale-hunt-bull-won-roof-then = Ogni mattina un novizio gli soffia con una cannuccia. I monaci pagarono per le porte risparmiate.
tale-hunt-bull-won-horn = Prendere un corno, e lasciarlo andare
tale-hunt-bull-won-horn-then = Da allora cammina un po’ in tondo. Il vitello imparò a pendere.

tale-hunt-basilisk = A Tivoli il basilisco stava nelle terme d’un imperatore, e gli occhi non li aveva chiesti lui. Chiusi li teneva, quanto si può. Ma l’uovo l’aveva covato un rospo, sotto un gallo, per scommessa, e da allora nessuno gli aveva più detto una parola; quando sentiva voci veniva su e guardava, per speranza. Il prato davanti alle terme era tutto statue. Fra l’altro una merenda, con le forchette. La traccia si trovò nella polvere: camminava all’indietro, per riguardo, fin dove sapeva la strada.
tale-hunt-basilisk-mirror = Comprare specchi in paese
tale-hunt-basilisk-mirror-then = Li tengono dai tempi degli imperatori, tutti macchiati. Ci si vede come in fondo a una lettera.
tale-hunt-basilisk-talk = Entrare bendati, parlando
tale-hunt-basilisk-talk-then = Veniva dietro alla voce, di stanza in stanza. «E poi?» domandò una volta, lì alle spalle.

tale-hunt-basilisk-won = Quando non poté più alzare la testa chiese che gli si dicesse com’eravamo. Così ciascuno fu descritto, dagli altri, da dietro un muro: il naso, i capelli, che cosa facevano le mani. Era un pezzo che nessuno di noi veniva guardato con tanta attenzione. Ascoltò fino in fondo, sospirò, e si mise da sé una zampa sugli occhi, per toglierci l’incomodo. Sul prato, una dopo l’altra, le statue cominciarono a lagnarsi dell’umido.
tale-hunt-basilisk-won-cloth = Bendargli gli occhi e lasciarlo vivere
tale-hunt-basilisk-won-cloth-then = Con una sciarpa, col fiocco. Adesso sta alla porta dell’osteria; e i vecchi la sera vengono a raccontargli che faccia hanno.
tale-hunt-basilisk-won-feather = Prendere la cresta, che offre lui
tale-hunt-basilisk-won-feather-then = Disse che non aveva mai dato a nessuno una cosa che si potesse tenere. Si disse grazie, guardando per terra.

tale-hunt-harpy = L’arpia d’Amalfi rubava i panni, e per anni la si sopportò, perché è un paese ventilato. Poi rubò una culla. La riportò il giorno stesso; le serviva soltanto la forma. Stava costruendo, lassù sul Capo, con lenzuola, reti e il baldacchino d’un vescovo; e ci doveva andare qualcuno. Il paese la notte la sentiva cantare, e non erano parole. Sotto la rupe c’erano le mollette di legno, centinaia, a mucchi, per misura. Lo spreco non le piace.
tale-hunt-harpy-pegs = Salire per le corde del baldacchino
tale-hunt-harpy-pegs-then = Erano buoni nodi, da marinaio; doveva averli guardati fare. A metà qualcuno aveva rammendato la rete.
tale-hunt-harpy-blanket = Lasciarle una coperta ai piedi
tale-hunt-harpy-blanket-then = S’era ancora ad allacciarsi gli stivali, e non c’era più. Ci venne addosso lo stesso. Però davanti.

tale-hunt-harpy-won = Nel nido, sotto la frangia del vescovo, c’erano tre uova color di tela vecchia, e lei, con quel che le restava, ci s’era trascinata. Non minacciava. Guardava ora l’uno ora l’altro di noi, un po’ come si fa in bottega quando nella borsa non ce n’è abbastanza. Per le uova il paese aveva promesso a parte. Uno era incrinato; e nella crepa c’era un occhio, che s’era posato su di me.
tale-hunt-harpy-won-leave = Lasciargliele tutte e tre
tale-hunt-harpy-won-leave-then = Al paese si disse ch’era fatta. Per qualche settimana mancarono lenzuola, di quelle piccole; poi tornarono, lavate.
tale-hunt-harpy-won-one = Portarne giù uno, come da patti
tale-hunt-harpy-won-one-then = Quello freddo. Quale fosse lo sapeva già. Ce lo spinse lei, col becco; e il paese pagò a peso.

tale-explore-mill = Il mulino s’era messo a lavorare di notte, con niente che gli avessero portato, e il mugnaio stava dalla sorella. La porta era aperta, le macine giravano, e per terra c’era una farina grigia, fine, che a guardarla si alzava e si metteva in fila. Chi ci s’era accampato gli aveva dato da macinare qualcosa. Stavano su in soffitta, con gli stivali. La sorella aspettava sulla strada con una lanterna e un sacco: se deve macinare, disse, almeno gli si diano castagne.
tale-explore-mill-quiet = Entrare in controtempo
tale-explore-mill-quiet-then = Si fa un passo quando lo fa la macina. È come ballare col padrone di casa.
tale-explore-mill-sack = Portare dentro le castagne
tale-explore-mill-sack-then = La fila di farina seguì il sacco con le teste, se erano teste.

tale-explore-archive = Quando gli dèi tornarono, il Comune seppellì l’archivio; poi il becchino, che sapeva dove, morì sotto una statua. Così c’era un campo, con tredici tumuli freschi. In alcuni stavano gli atti; gli altri, disse la vedova, erano finti, ch’era un uomo prudente. Qualcun altro aveva già scavato. In fondo girava un lume, basso, e una voce dall’accento forestiero contava i passi, e ogni volta le veniva una somma diversa.
tale-explore-archive-widow = Domandare che cosa canticchiava
tale-explore-archive-widow-then = La seconda strofa, mai la prima. I versi erano tredici, e a uno tossiva sempre.
tale-explore-archive-lamp = Andare verso il lume
tale-explore-archive-lamp-then = Lo spensero. Si sentì che lo spegnevano, uno dopo l’altro, in più posti.

tale-explore-tower = Sulla via del sale c’è una torre col fuoco, che per vecchia usanza deve ardere fino a mattina; la guardia non c’era più, c’era la sua sedia. Se si spegneva, diceva la gente, la notte non avrebbe saputo d’essere finita. Fino al tramonto se ne rise. Verso buio vennero da tre parti quelli che preferivano che restasse notte: cattivi, per lo più, no; tenevano l’orario dei gufi, e li si teneva svegli da secoli.
tale-explore-tower-wood = Portare su prima tutta la legna
tale-explore-tower-wood-then = Novantuno gradini, sei viaggi. Si scopre chi conta a voce alta.
tale-explore-tower-chair = Sedersi sulla sedia della guardia
tale-explore-tower-chair-then = Aveva ancora la sua forma, ed era calda. Guardava a scirocco.

tale-explore-courier = Passò un corriere di corsa, con una lettera in una canna spaccata; e dietro, un’ora dopo, quella a cui andava. Lui aveva l’indirizzo sbagliato. A gridargli non serviva, perché era il dio di quella strada postale, o ne aveva gli stivali, e non sentiva che zoccoli. E la lettera la volevano anche altri, che al paese dopo s’erano messi di traverso con una fune. «Che cosa c’è scritto lo so» disse la donna. «Voglio solo averla ricevuta.»
tale-explore-courier-hooves = Battere come un cavallo
tale-explore-courier-hooves-then = Tutti e quattro, con le padelle. Alla curva si voltò, speranzoso; bastò a fargli perdere una lunghezza.
tale-explore-courier-woman = Farla montare sulla mula
tale-explore-courier-woman-then = La corsa la pagò prima, giusta, in quattrini contati.

tale-explore-cages = In una cava sopra Carrara tenevano gabbie, di vimini, di quelle da tordi ma più grandi; e in ciascuna c’era qualcuno che aveva salutato il vicino sbagliato. Chi aveva messo fuori il latte per gli dèi. Chi era un dio, e l’aveva bevuto. Le guardie li avevano mischiati, per risparmiare sulla paglia. Quando ci s’affacciò, fra le sbarre giocavano a carte, a bottoni, ed erano ormai al punto che quale fosse quale non l’avrebbe detto nessuno.
tale-explore-cages-cards = Aspettare che finisca la mano
tale-explore-cages-cards-then = A uno con tre re in mano la gabbia non si apre. Perse. Venne fuori senza difficoltà.
tale-explore-cages-marble = Scendere dietro un blocco
tale-explore-cages-marble-then = Trentamila libbre, sui rulli, e noi quattro dietro: si sarebbe detto che ci soffiavamo.

tale-explore-ford = Sulla carta qui c’era una strada, e la strada c’era; ma stava di là da una battaglia. Di nessuno in particolare. Durava da nove giorni fra chi si trovava a passare, assalito ciascuno per sospetto d’essere l’altro. A un capo e all’altro la gente coi carri aspettava all’ombra. C’era già chi vendeva frutta. Non restava che attraversare. «Non rendete i colpi» disse un vecchio, sbucciando una pesca «e non fate la faccia di chi non li renderebbe.»
tale-explore-ford-peach = Passare mangiando pesche
tale-explore-ford-peach-then = È notevole quanto poco ci si sospetti di uno col sugo sul mento.
tale-explore-ford-run = Correre, con la mula davanti
tale-explore-ford-run-then = Lei la prese al passo. Così, alla fine, anche noi.
