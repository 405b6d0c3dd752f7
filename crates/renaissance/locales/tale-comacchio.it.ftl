# Renaissance, il libro della trama. La palude delle anguille.

tale-m3-before = A Comacchio l’anguilla è moneta, e perciò la dogana puzza. Un impiegato ci pesò all’ingresso. Spiegò che la valle era tornata al padrone vecchio, che a Pasqua era salito dallo scolo di cucina del fattore del vescovo a chiedere le chiavi. Da allora l’acqua si spostava. Uno andava a letto in un’isola e faceva colazione in un’altra. Il copista Biagio abitava laggiù, in un casone su pali, perché a un cieco non importa dov’è, purché il calamaio gli stia a destra. Di barche l’impiegato non ne aveva. Aveva una specie di porta.
tale-m3-before-page = Il ragazzo del ponte ci aveva mandato dietro una barca di carta, con le istruzioni: sempre dritto.
tale-m3-before-eels = Pagare il pedaggio in anguille
tale-m3-before-eels-then = Ne comprammo quattro e le portammo in braccio. L’acqua, sentito l’odore, si fece un po’ da parte.
tale-m3-before-girl = Prendere per guida la ragazza delle anguille
tale-m3-before-girl-then = Si chiamava Nuta e aveva sui dodici anni, o li aveva da un pezzo. Morse la moneta, la corda e me.

tale-m3-open = Biagio aspettava sulla scala con un fagotto, una gallina e una risma di carta buona in capo, perché dal mezzodì ci sentiva litigare sulla strada. Passò un dito sulla prima carta del codice, come si accarezza una guancia. «Qui è in collera» disse. «Qui ha mangiato un fico.» Poi le canne smisero di muoversi. Da levante arrivavano con la pertica uomini della Laguna, e con una rete; e quello che veniva da ponente di pertiche non aveva mai avuto bisogno.
tale-m3-open-paper = Lasciargli portare la carta
tale-m3-open-paper-then = La si portò a turno, sopra la testa, una risma e mezza, asciutta. Item, un collo, torto.
tale-m3-open-hurry = Lasciare tutto, salvo la gallina
tale-m3-open-hurry-then = Posò la risma sull’acqua come una cosa che dorme. Galleggiò un bel po’; quando smise, ce lo disse lui.

tale-m3-eels = Il fango aveva una faccia, larga e paziente, con le anguille per sopracciglia, e stava disteso nell’unico canale che portasse ancora in qualche posto. Di quel canale era il dio, e l’aveva lasciato interrare, disse, per mancanza di conversazione. Permesso non gliene chiedevano più dal tempo dei monaci. Rancore non ne teneva. Teneva lo stivale sinistro di Biagio, con dentro Biagio, dolcemente, fino al ginocchio. «C’è una formula» disse il fango. «L’ho scordata anch’io. Ma se la sento la riconosco.»
tale-m3-eels-gift = Le nostre anguille le aveva viste, e si sforzava di non guardarle.
tale-m3-eels-words = Cercare la formula
tale-m3-eels-words-pass = «Con licenza vostra, e Dio vi guardi il letto.» Il fango chiuse gli occhi, e il canale corse limpido fino all’altra isola.
tale-m3-eels-words-fail = Non era quella, né quella, né il Credo. Alla nona rise; si tenne lo stivale, e ci diede quel che s’era tenuto dei monaci.
tale-m3-eels-pull = Tirare fuori Biagio di forza
tale-m3-eels-pull-then = Venne via come un tappo, senza lo stivale e senza una parola. Il fango disse qualcosa, in anguille.

tale-m3-ferry = All’approdo c’era una chiatta carica di sale, e sul sale sei persone con la febbre di valle, pagate, come il sale, fino a Ravenna. Il barcaiolo era della Laguna, ma prima era barcaiolo. Biagio e altri due li prendeva, se scendeva qualcosa. Che cosa, non lo disse. Il sale non aveva fretta. I malati s’erano già messi a farci posto, con la cortesia di chi sta molto male, e c’era un bambino che il posto l’aveva fatto due volte.
tale-m3-ferry-salt = Scaricare il sale
tale-m3-ferry-salt-then = Perdita del proprietario; nostra, quando ci trovò. Item, sale, sacchi quattordici, al prezzo d’ingrosso.
tale-m3-ferry-wade = Andare a guado e lasciarli partire
tale-m3-ferry-wade-then = Ci si mise in acqua fino al petto. Il bambino salutò finché si chiusero le canne, un po’ con una mano e un po’ con l’altra. Malati sei, scrissi; correggo, malati cinque e un bambino.

tale-m3-read = Biagio leggeva andando, col libro sullo stomaco e un polpastrello sotto il polsino, per non bagnarlo. All’ago ci arrivò verso la quattordicesima ora, di non so che campana. Il maestro non nominava città, né chiesa, né torre. Aveva disegnato un pugno, e scritto: sta dove imparai a bussare. Biagio rise tanto che bisognò reggerlo. «Trent’anni l’ho copiato» disse «e mai una volta che desse l’indirizzo.»
tale-m3-read-fist = Tornai alla voce Porte, ed eccolo: *bussare*. Aver ragione con un mese d’anticipo non serve a niente.
tale-m3-read-laugh = Ridere con lui
tale-m3-read-laugh-then = In palude è una cosa rischiosa, e ci rispose un’oca. Item, un segreto, di nessuna utilità apparente.
tale-m3-read-press = Farglielo rileggere
tale-m3-read-press-then = Lo rilesse, e poi la macchia che veniva dopo, che era un pollice. Piccolo. «Questo lo scrisse da ragazzo» disse Biagio, e tacque.

tale-m3-codex = Dove finivano le canne ci aspettavano in due, coi lumi accesi, a un tiro di sasso l’uno dall’altra e senza rivolgersi la parola. Il capitano Serra era sceso nell’acqua a prendere Biagio sotto le ascelle, e adesso stava lì con la gallina. Il libro lo voleva per Roma. A non averlo, disse, moriva gente; poteva dirmi quanta. Loredana Moro era rimasta in barca, all’asciutto, accanto a una cassaforte. Lo voleva per Venezia, pagandolo, e contava di rivenderlo a di più; i suoi libri, nei giorni feriali, erano aperti a chiunque. Credetti a tutti e due. A un notaio non può capitare di peggio.
tale-m3-codex-supper = Serra aveva alla cintura un tovagliolo, piegato piccolo, vuoto. Vide che vedevo.
tale-m3-codex-nuta = Nuta morse un contratto e un giuramento, e dichiarò che il più tenero era il giuramento.
tale-m3-codex-lagoon = Alla Laguna
tale-m3-codex-lagoon-then = Pagò sul bordo della barca, una moneta alla volta, e ci lesse la clausola del pentimento. Il capitano mi consegnò la gallina, salutò, e da quel momento fu la controparte.
tale-m3-codex-keys = Alle Chiavi
tale-m3-codex-keys-then = Denari addosso non ne aveva: ci lasciò la sua parola, davanti a testimoni, e il libro se l’abbottonò in petto. Loredana volle sapere quanto faceva una parola, di quei tempi, e se lo scrisse.

tale-m3-lost = Ci ripescarono a Magnavacca insieme alle anguille e ci divisero per misura. Biagio era di nuovo sulla sua scala, con la gallina, e stava bene; la valle l’aveva riportato a casa e posato lì, come si rimette a posto una tazza. Gli uomini della Laguna erano andati ad asciugare la rete. «È che non vuole» dissero le anguillare. «L’acqua, diciamo. Le piace che le si legga.» Il codice stava nel casone, sullo scaffale. Ci prestarono una barca, contro gli stivali. Per affogare, dissero, gli stivali non servono.
tale-m3-lost-promise = Promettere all’acqua un lettore
tale-m3-lost-promise-then = Il figlio di un’anguillara sapeva le lettere fino alla M. Cominciò quella sera, sul pontile, ad alta voce.
tale-m3-lost-barefoot = Tornarci scalzi stanotte
tale-m3-lost-barefoot-then = Di notte si vede meno e ci si taglia di più. Si arrivò che la rete era ancora bagnata.

tale-m3-lost-again = Il codice andò all’incanto a Ravenna, a mezzogiorno, su un banco di pesce, fra un rombo e una reliquia. Noi stavamo in fondo. Loredana Moro offrì una volta, il capitano Serra una volta; poi un signore con le foglie sul cappello offrì un frutteto, e fu suo. All’uscita qualcuno mi tirò la manica. Era Biagio, portato in una nassa, venduto nel mucchio e ributtato perché vecchio. «Metà la so a memoria» disse. «La metà che mi piaceva.» La recitò per strada, con la mano sul collo della mula. Non nomina luoghi. Dice: dove imparai a bussare.
tale-m3-lost-again-keep = Portare Biagio dalle monache
tale-m3-lost-again-keep-then = Gli diedero la stanza con l’eco. Item, alle monache, una moneta; a Biagio, una gallina, nera.
tale-m3-lost-again-thank = Correre dietro al signore con le foglie
tale-m3-lost-again-thank-then = Era più giovane che all’incanto, e mangiava una pera. Il libro non poteva darcelo, disse; ma domandò come si stava, di tutti, e della mula per nome.
