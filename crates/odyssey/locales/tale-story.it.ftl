# Odyssey, la campagna. La casa senza porta: apertura, carte storia, indizi.

tale-open-1 = Vi fanno male le mani prima ancora di sapere di chi sono. Vi tirate su in quattro dai banchi dove altri quattro si erano coricati, e i calli stanno meglio ai remi che a voi. La nostroma si china sulla faccia più vicina e le dice un nome, con garbo, due volte. Non torna niente. Lei si raddrizza, si asciuga i palmi sul grembiule, e da quel momento dice «tu». Ieri sera a prua c’era mare aperto. Adesso da un’isola all’altra corre una fila di pietra tagliata, alta un corso, con la calce ancora scura nei giunti. Quella mano la conosco. La riconoscerei fra mille, e continuo a vogare.
tale-open-1-broken = Nella zavorra ho una pietra tiepida che nessuno si ricorda di aver caricato.
tale-open-1-held = All’albero qualcuno ha legato un filo, due giri, ed è teso, e porta dove non si vede.
tale-open-1-bull = Lontano, nell’interno, stanotte è passata una casa con le lampade accese. L’avete presa per un sogno.
tale-open-1-names = Vi voltate tutti e quattro prima che vi abbiano chiamati.
tale-open-1-touch = Accostare e toccarla
tale-open-1-touch-then = È tiepida come il fianco di una mucca. Bussate, tanto per fare qualcosa, e chi sta dentro bussa anche lui.
tale-open-1-ask = Chiedere di chi siano queste mani
tale-open-1-ask-then = «Di gente mia» dice Pelagia «fino a ieri.» Vi guarda come tenete il remo, ve lo aggiusta in mano, ed è una consolazione.

tale-story-1a = L’ancora riporta su una tavola fra le marre: ardesia, lunga un avambraccio, rigata di linee che si incontrano solo ad angolo retto. Ianthe Duescafi l’ha già sul capodibanda e ancora gocciola. Ci sono dei quadrati, nei quadrati altri quadrati più piccoli, e in ognuno il segno di una lampada, di un letto, di una brocca. Batto la capovolge, e si capisce uguale. «Questi non sono muri» dice Ianthe, che era venuta a comprarvi un aiuto e si è scordata il prezzo. «In un muro la brocca non ce la mette nessuno.» Stasera la vogliono in tre, e di tavole ce n’è una.
tale-story-1a-knocked = Chi bussava, quella prima mattina, aveva dunque una brocca.
tale-story-1a-ianthe = Lasciare che Ianthe la affondi
tale-story-1a-ianthe-then = La zavorra con la sua àncora e non guarda fuori bordo. Quella notte non si posa nessun corso, e lei veglia fino a giorno, in ascolto, mentre non lo posano.
tale-story-1a-eudora = Mandarla a Eudora del Telaio
tale-story-1a-eudora-then = La risposta torna in un giorno: nove fogli, nessun saluto. Nell’ultimo ha scritto quant’è bella, e poi ci ha tirato una riga sopra.
tale-story-1a-karkon = Consegnarla a Karkon Mezzocorno
tale-story-1a-karkon-then = Karkon la legge in piedi, muovendo le labbra, come si legge un conto. Poi se la mette sotto la camicia e chiede se avanza una stanza.

tale-story-1b = In questo porto le lampade sono accese a mezzogiorno, perché fra il porto e il sole si è messo il muro. Nessuno protesta. Il mercato del pesce è passato al coperto, l’olio costa il doppio e una commissione sta dando un nome alle vie nuove. Eudora del Telaio vi accompagna in giro con la canna da misura sotto il braccio. C’è anche Karkon Mezzocorno: conta le porte, che sono zero. Non si rivolgono la parola da sei anni, e a voi ciascuno parla dell’altro in terza persona, come se fosse di là. Uno dei due salirà a bordo a spiegarvi la pianta vista da dentro. Sullo stesso banco non ci stanno.
tale-story-1b-eudora = Fare posto a Eudora
tale-story-1b-karkon = Fare posto a Karkon

tale-story-2a = Sul ponte i pezzi della pianta stanno fermi sotto i cucchiai, e oggi, finalmente, i bordi combaciano. Fra sei rovine e il mezzo del mare qualcuno ha teso un filo: eccolo, una riga larga un capello, tracciata prima di ogni altra cosa. Se lo seguite adesso, nelle rovine cercherete mezzi ciechi. Se aspettate, ogni giorno porta un capo in più e un nome in meno. Ma ogni sera, su quello stesso foglio, in una stanza dove non siete arrivati compare la brocca. Batto dice che la zuppa è pronta. Lo dice a tutti, e poi un’altra volta alla pianta.
tale-story-2a-eudora = Eudora sul foglio ha messo anche il suo cucchiaio, per rendersi utile.
tale-story-2a-karkon = Karkon la studia da dietro, e davanti a uno spigolo portante fa un verso coi denti.
tale-story-2a-go = Seguire il filo adesso
tale-story-2a-go-then = Lo avvolgete strada facendo. È asciutto, tenuto bene, e qualcuno ha continuato a incerarlo.
tale-story-2a-wait = Aspettare un altro capo
tale-story-2a-wait-then = Un capo in più, e la riga sul foglio si fa un po’ più grossa. Anche quella sull’acqua.

tale-story-2a-full = Il filo ormai è grosso un pollice, e per adugliarlo bisogna essere in due. Aspettando non c’è altro da imparare: la pianta è intera tranne in mezzo, dove le righe si fermano tutte insieme, come un coro a un colpo di tosse. Lungo il filo ci sono sei rovine. Pelagia ha fatto il conto sull’albero con un chiodo, di qua i giorni, di là l’olio. Lo cancella con la manica prima che qualcuno chieda, e dà la voga.
tale-story-2a-full-go = Mettersi ai remi
tale-story-2a-full-go-then = Quando la prua accosta, il rotolo scricchiola. Tira, pochissimo, come un bambino che sa la strada.
tale-story-2a-full-read = Dare un giorno al centro
tale-story-2a-full-read-then = Contro la lampada, nel bianco si vedono dei buchi di spillo: quattro, vicini fra loro, all’altezza di un letto.

tale-story-2b = Nella rovina c’è una stanza che il mare ha lasciato asciutta, e il filo passa sotto la porta, o sotto il punto dove ci vorrebbe una porta. Dentro c’è odore di cera d’api e di angoli spazzati. Come si fa l’avete deciso: uno tiene la lampada, uno tiene il filo, due guardano. Qualunque cosa si dovesse conservare qui, il posto gliel’hanno preparato. Resta da sapere se poi è venuta.


tale-clue-desk = Uno scrittoio, con la sedia tagliata su misura per qualcuno alto e paziente. Il calamaio è pieno e ha fatto la pelle. Nel cassetto ci sono quaranta penne, tutte temperate, e una lettera che comincia «Ora che stai comodo» e non va avanti. La stanza è fatta per uno studioso. A giudicare dalla polvere, lo aspettano da prima che ci fosse un muro in mare. Di vostro qui dentro non c’è niente, però l’olio della lampada è buono, e la carta è di quella per cui la gente di Eudora piange.
tale-clue-desk-paper = Portare la carta al Telaio
tale-clue-desk-paper-then = Vi ringraziano con tutte e due le mani. Uno legge la prima riga della lettera ed esce a prendere aria.
tale-clue-desk-finish = Finire la lettera
tale-clue-desk-finish-then = Una riga a testa, in quattro, senza farla vedere agli altri. La lasciate dove la troverà.

tale-clue-harness = Cuoio ingrassato, su quattordici pioli, in ordine di grandezza. Il finimento più piccolo andrebbe a una capra, il più grande a una rimessa da barche. Ognuno ha il suo campanaccio. La mangiatoia è di pietra, colma di fieno di mare che al primo fiato si sbriciola, e sopra hanno scolpito un toro a occhi chiusi, perché potesse dormire. Qui non è mai stata nessuna bestia: il pavimento non ha un graffio. La gente di Karkon saprebbe che fare dei campanacci. Li suonano, a quanto si è visto, per sentire dove sono gli altri.
tale-clue-harness-bells = Portare i campanacci a quelli dell’Armento
tale-clue-harness-bells-then = Li appendono la sera stessa. Giù per la costa qualcosa di grosso alza la testa a quel suono, e la riabbassa.
tale-clue-harness-leather = Tenere il cuoio
tale-clue-harness-leather-then = Si taglia bene. Nessuno se la sente di tagliare il finimento più piccolo, che viaggia appeso a un chiodo in cambusa.

tale-clue-table = Una tavola per trenta e trenta sgabelli, appesi a testa in giù al soffitto perché il sedile resti pulito. Ci mettete un po’ a capire che la stanza sta per il verso giusto, ed è soltanto premurosa. Il pane sulla credenza è di pietra. L’hanno fatto di pietra, crosta e mollica, e in una pagnotta c’è l’impronta del pollice di chi ha provato la cottura. Doveva esserci uno sposalizio, decide Batto, oppure un gran bel funerale. Riconta gli sgabelli. Ciascuno è qualcuno a cui il muratore ha pensato per nome.
tale-clue-table-loaf = Prendere il pane col pollice
tale-clue-table-loaf-then = In quell’impronta un pollice dei vostri ci balla da tutte le parti. Lo provate più di una volta.
tale-clue-table-stools = Staccare quattro sgabelli
tale-clue-table-stools-then = Sono all’altezza giusta. Ci restate seduti nella sala vuota il tempo di una mela.

tale-clue-aviary = Il soffitto di questa stanza è una rete di pietra così fine che al vento si muove. Sotto ci sono dei posatoi, a centinaia, ognuno con l’incavo già scavato per non stancare le zampe. L’hanno fatta per i gabbiani. I gabbiani l’hanno guardata da fuori e hanno continuato a stare altrove. Uno è entrato: le ossa sono sul davanzale, in ordine, sotto un fazzoletto grande come una vela. Il fazzoletto è stirato.
tale-clue-aviary-bury = Seppellire il gabbiano in mare
tale-clue-aviary-bury-then = Batto trova tre parole, e per Batto è un discorso. Gli altri sono sopra l’albero prima che l’acqua si richiuda.
tale-clue-aviary-cloth = Prendere il fazzoletto come vela
tale-clue-aviary-cloth-then = Porta che è una meraviglia. In bonaccia odora d’amido e della tasca di qualcuno.

tale-clue-mirror = Quattro specchi a figura intera, in una stanza senz’altri mobili. Si vede la stanza. Si vede la lampada, si vede il filo, e alle spalle il vano dove manca la porta; di voi non si vede nulla. Per capire il perché ci vuole un momento. Il vetro è stato lucidato così a lungo, sempre nello stesso punto, da uno che aspettava di vederlo pieno, che è diventato cieco. In basso, su ogni cornice, c’è una fila di tacche a matita, con le date, una sopra l’altra. L’ultima vi arriva molto sotto il mento.
tale-clue-mirror-measure = Mettersi contro le tacche
tale-clue-mirror-measure-then = Uno di voi lo fa, coi talloni alla cornice. A un altro, che non voleva, va la mano alla matita.
tale-clue-mirror-cover = Girarli contro il muro
tale-clue-mirror-cover-then = Anche il retro è dipinto: un mare, fatto da uno a cui l’hanno raccontato.

tale-clue-true = Una culla larga come un gozzo, là dove finisce il filo. Il materasso è di paglia; nella paglia ci sono quattro conche, una accanto all’altra: una grande, due pari, e una piccola, schiacciata contro la sponda. Nella stanza nient’altro è stato toccato. C’è un mozzicone di candela bruciato fino al legno, una volta, tanto tempo fa, e una sedia tirata lì accanto, voltata a guardarle. State zitti. Qualcuno si stende sulla paglia a provarla, come si prova un cappello. La conca è corta, cortissima. Per il resto va bene.
tale-clue-true-keep = Prendere una manciata di paglia
tale-clue-true-keep-then = A bordo non c’è niente che abbia quell’odore. La sera la prua sta un dito più giù, e una volta tanto nessuno mente.
tale-clue-true-leave = Lasciarla come l’hanno lasciata
tale-clue-true-leave-then = Uscendo spianate la quarta conca. Nessuno dice perché la quarta.

tale-story-3a-2 = Una porta, finalmente: due pilastri nel muro a nord, e in mezzo l’acqua che si muove. Chi ha avuto la prima tavola è passato di qui prima di voi. Sul pilastro di sinistra c’è una lampada, attraverso il varco una catena, la catena ha un gancio, e il gancio è dalla vostra parte. In tutto questo mare nient’altro è fatto per essere aperto. Qualcuno l’ha pagata con un inverno di lavoro. Alle vostre spalle, verso sud, un’altra porta la sta chiudendo qualcun altro, con la stessa cura.
tale-story-3a-2-ianthe = Il gancio è un gancio d’accosto, e il nodo è di quelli che fa Ianthe. Giù a sud a chiudere è la gente del Telaio, per amore del bordo pulito.
tale-story-3a-2-eudora = Sulla catena una striscia di tela dice, nella scrittura minuta di Eudora: «Incompiuto. Non correggere.» Giù a sud stanno chiudendo quelli dell’Armento.
tale-story-3a-2-karkon = I pilastri sono nudi, tozzi e sani: Karkon mura come parla. Giù a sud stanno chiudendo quelli delle Secche, con le barche, ché pietra non ne hanno.
tale-story-3a-2-through = Passare finché è aperta
tale-story-3a-2-through-then = La catena è leggera. Passati voi la riagganciate, e siete un miglio avanti quando qualcuno chiede perché.
tale-story-3a-2-south = Tornare a tenere l’altra
tale-story-3a-2-south-then = Riuscite a infilare un remo fra i battenti. Chi resta a tenerlo, con l’altra mano vi fa segno di andare.

tale-story-3a-4 = Un palmo di mare. Tanto ne corre fra il muro nuovo e il mio fasciame, su tutti e due i bordi. Tanto ne è rimasto ogni volta, dalla prima fila di pietre in poi. Stamattina Pelagia l’ha misurato con la mano, a prua, a mezza nave, a poppa, e per tre volte ha scritto la stessa cosa. Poteva chiudere in una notte qualunque. Pelagia non lo dice a voce alta. Guarda il ponte, e ci batte due volte col tacco, come si fa col soffitto del vicino. Quattro ne porto da prima di portare voi. So perché si ferma. Mi hanno chiesto di non dirlo, e sono stata brava.
tale-story-3a-4-press = Battere finché la nave risponde
tale-story-3a-4-press-then = Nelle stalle si alza un’asse, e sul rovescio ci sono quattro nomi graffiati uno sull’altro. Potrei dire che è stata l’umidità.
tale-story-3a-4-let = Lasciare alla nave il suo segreto
tale-story-3a-4-let-then = Pelagia toglie il piede dal ponte e chiede scusa. Era un pezzo che non lo faceva nessuno.

tale-story-3a = Dei gradini scendono nel mare, larghi come un’aia, e anche il mare li scende. Qui vi aspettavate un muro. Invece c’è una scala a nord e, a sentire lo scandaglio, la sua gemella a sud, e fra le due una quiete che nessun vento attraversa. Al centro gli scalini sono consumati, in tutte e due. Qualcuno le ha fatte tante volte, di notte, con un peso. Gli uccelli girano al largo. Batto per provare butta giù una pagnotta: non affonda e non va via, sta lì come su una mensola. Prima di scendere bisognerebbe decidere che cosa si deve a chi è ancora dietro l’intonaco.
tale-story-3a-rooms = Da tre stanze aperte, se non di più, alle vostre spalle arrivano martellate, un neonato e una lite su di chi sia la lampada.
tale-story-3a-rope = Dalla cala delle gomene salgono nove note. La fune lunga ha sentito il fondo.
tale-story-3a-slit = Lontano, indietro, col cannocchiale, dagli Scogli del Cozzo si vede sporgere qualcosa di sottile e bruno. È un braccio, e ci piove sopra.
tale-story-3a-promise = Promettere di tornare a prenderli
tale-story-3a-promise-then = Detto a voce alta, da poppa, sembra una di quelle cose che si dicono. Pelagia la scrive sul giornale di bordo, con la data.
tale-story-3a-now = Non promettere, non perdere giorni
tale-story-3a-now-then = Scendete con le maniche rimboccate. Nessuno ha mentito a nessuno, e contro il freddo non serve.

tale-story-3b = Dalla seconda scala si vede tutta intera, perché non è rimasto niente che stia davanti. Il mare è una casa. Ha i corridoi dov’erano le correnti, i solai nelle secche, una cantina per le balene. Ogni stanza ha la lampada accesa, ogni letto è rifatto, e da settecento soffitti si sente gente che si gira nel sonno. A bordo nessuno aveva mai visto niente di così bello. In mezzo una stanza è buia. È lunga, stretta, a punta da un capo, con le costole. Pelagia la misura sullo scalino, piede dopo piede. Si ferma al numero che si aspettava, perché quella stanza la spazza da diciannove anni.
tale-story-3b-cradle = Di chi fosse quella stanza ve l’hanno detto. Vederla con il letto già aperto fa un certo effetto lo stesso.
tale-story-3b-geranium = Accanto all’albero il geranio si è girato nel suo stivale. In tutta quella casa ha trovato l’unico davanzale.
tale-story-3b-chalk = Una delle stanze ha una porta di gesso, con la maniglia bassa. Di quassù si vede che l’hanno disegnata anche da dentro.
tale-story-3b-sand = Qualcuno tiene nell’incavo del braccio una casa di sabbia grande come un pugno. A metterla davanti all’altra, le mancano soltanto le stanze.
tale-story-3b-whole = Imparare la pianta a memoria
tale-story-3b-whole-then = Un quarto a testa, in quattro, e ve lo ripetete scendendo. La stanza buia ce l’avete tutti e quattro, e nessuno l’aveva chiesta.
tale-story-3b-crew = Farla vedere anche alla ciurma
tale-story-3b-crew-then = Una riconosce la finestra di sua madre, e ci entra. Gli altri davanti a quella casa si tolgono il berretto, e tornano ai remi.

tale-cradle = Sulla tavola della Cuna ci sono quattro scodelle, e fumano ancora. La donna che le ha messe le mette ogni sera da quando quella tavola ha le gambe. Non si stupisce. Guarda una faccia presa in prestito dopo l’altra, posa a ciascuno il pollice sul mento, e dice: Grillo. Pugno. Gabbiano. Briciola. Voi rispondete; è così che fate, prima di averci pensato. Poi Kymo si volta verso la finestra, dove sono ormeggiata, e mi dice che adesso posso parlare. Allora parlo. Sono stata sua prima che di chiunque. Vi ha portati a bordo lei, addormentati, in quattro giare, la notte prima che lui prendesse le misure della vostra stanza. Non sono mai più stata così pesante.
tale-cradle-named = Quei nomi i banchi ve li avevano dati il terzo giorno. Adesso sapete chi li canticchiava.
tale-cradle-forgive = Mangiare, e chiedere com’era lui
tale-cradle-forgive-then = «Scaldava il cucchiaio» dice Kymo «nella mano, per non farvi sobbalzare.» Le scodelle tornano tutte vuote.
tale-cradle-why = Chiedere perché non ve l’hanno detto
tale-cradle-why-then = «Per tenervi al sicuro» dice, e si sente dirlo, e si siede. Lo sento anch’io. Di legno per sentirlo ne ho tanto.

tale-story-4a = Sono apparecchiati otto posti, e l’ottava sedia è bassa, per chi ama guardare in su. La zuppa è sotto un piatto. È uscito dal muro per venirvi incontro come un altro esce dalla cucina: maniche rimboccate, malta fino ai polsi, e la prima occhiata ai piedi, a vedere se sono bagnati. È molto grande, e ci sta attento. In tutte queste notti mi ha sentita passare con voi a bordo, e ha trattenuto la pietra di un palmo. Quel palmo adesso ve lo tende, aperto, e in quattro ci si sta. «Avrete fame» dice il Padre di Pietra. Io sono ormeggiata alla sua porta. La porta non c’è. Sono ormeggiata al muro.
tale-story-4a-letter = Accanto alla scodella, sotto il sale, tiene una lettera con quattro righe in quattro calligrafie. Sulle pieghe si è consumata.
tale-story-4a-measured = Dietro l’orecchio ha una matita.
tale-story-4a-knocked = Da una certa notte non conta più. Ha sentito bussare, e l’ha presa per una risposta.
tale-story-4a-eight = Sul mio ponte c’è una porta col numero di quell’ultima sedia. È da settimane che ci mangiate sopra.
tale-story-4a-plan = Questa stanza la sapete a memoria. Ci camminereste al buio, e buio non è.
tale-story-4a-chalked = Nel muro alle sue spalle c’è una pietra storta. È salita accanto a un sette di gesso, nei primi tempi, e lui non ha mai avuto cuore di raddrizzarla.
tale-story-4a-sand = Ha visto che cosa portate: sabbia bagnata, con un buco fatto col dito per porta. «L’avete fatta voi» dice. «L’ho cercata dappertutto.»
tale-story-4a-loaf = Su un piatto il pane manca. La pagnotta col pollice ce l’avete voi, dalla tavola per trenta.
tale-story-4a-promised = «A quelli avete detto che tornavate» dice. «L’ho sentito attraverso l’intonaco. L’hanno sentito anche loro.»
tale-story-4a-break = Abbattere la casa
tale-story-4a-thread = Tenerci aperta una porta
tale-story-4a-bull = Chiedere al toro di portarla via
tale-story-4a-names = Dirgli i vostri quattro nomi
tale-story-4a-sit = Sedersi

tale-home-1 = Le sedie sono dell’altezza giusta. Briciola ne prova una prima di tutti: scivola indietro finché i piedi non toccano più, e lascia andare un fiato che aspettava dai tempi dei banchi. Nella zuppa c’è l’orzo. Lui versa, non ne cade una goccia; chiede a ciascuno se manca sale, e si ricorda la risposta. Dietro di lui l’ultima pietra dell’ultimo corso sta appoggiata accanto al varco, col suo cappello sopra. Non la metterà finché mangiate. Mentre la gente mangia, una cosa così non la farebbe mai. Chi da qui vuole alzarsi dovrà vedere se le gambe sono d’accordo.
tale-home-1-stay = Chiedere un’altra scodella
tale-home-1-stand = Alzarsi prima che sia vuota

tale-story-4b = Prima sparecchia. Scodella dentro scodella, i cucchiai insieme, le briciole spazzate nel palmo e messe dove le troverebbero gli uccelli, se ci fossero uccelli. Solo allora si smonta la stanza attorno e se la mette addosso: architrave per spalle, camino per collo. Ogni muro lo gira in modo che il lato bello sia verso di lui e a voi tocchi il pietrisco. Addormentati sui miei banchi, vi alzate nei titani. Con la lampada sta attento. È l’ultima cosa a cui bada: la appende in alto, a un gancio, perché nessuno inciampi.
tale-story-4b-lost = Vi rimette sullo zerbino, a uno a uno, e vi spolvera le ginocchia. Le scodelle sono di nuovo in tavola, e fumano.

tale-story-4b-thread = Del filo che vi ha portati fin qui avanza un capo, e il capo vuole un polso. Lo lega Eudora: le sue dita sanno un nodo che tiene nei due sensi. Ci sarà una porta, dice, per modo di dire: due stipiti che sono soltanto il punto dove si è chiesto alla pietra di fermarsi. Resta una porta finché ci sta dentro qualcuno. Il Padre di Pietra ha capito prima che lei finisca. Si alza da tavola così di scatto che una sedia cade, e si china, anche adesso, a raccoglierla.
tale-story-4b-thread-lost = Il nodo tiene; il polso no. Lui riavvolge il filo, per bene, su due dita, e ve lo posa accanto al piatto.

tale-story-4b-bull = Zoccoli sulla scala, posati a uno a uno come su un piede addormentato. Il Cornodedalo sale dal buio con tutta la pianta sul dorso e le lampade nel fianco, e alla spalla gli cammina Karkon, a capo scoperto. Ha portato una casa per tutta la vita. Si offre di portare anche questa, fuori, dovunque ci sia dell’erba. C’è una sola obiezione, e ha cento mani, tutte piene. Il fratello maggiore posa queste pietre da tanto che le mani non sa più dove metterle. Si alza dal corso a cui lavorava, e non vorrebbe, e piange per lo sforzo.
tale-story-4b-bull-lost = Vi riporta sullo zerbino in quattro delle sue mani. Quelle quattro non erano mai state vuote, e lui se le guarda.

tale-mat-1 = È uno zerbino onesto, di corda, e ormai ci avete lasciato ciascuno la sua impronta. Da quaggiù si vede il rovescio della tavola: qualcuno di piccolo ci ha graffiato una fila di navi. Lui è tornato alla cazzuola. Finché state lì non poserà una pietra: chi vi ha appena spolverato le ginocchia non ci riuscirebbe. Nelle mie stalle metà delle giare è rotta; due, trovate a galla, me le ha posate accanto alla prua. Dietro l’intonaco il mare si alza e si abbassa nel sonno, stanza dopo stanza. Da uno zerbino si va via in due modi.
tale-mat-1-lie = Restare lì finché fa buio
tale-mat-1-lie-then = Tanto per tenersi occupato, lui smonta di nuovo l’ultimo corso. La mattina, lungo il pianerottolo, tre stanze sono tornate mare.
tale-mat-1-rise = Alzarsi prima che si giri
tale-mat-1-rise-then = Adesso sapete da che parte si risparmia. È quella che dava a voi, per non calpestare nessuno.

tale-story-4b-names = Nessuno ha preparato che cosa dire. Quei nomi li ha detti una balia, li ha detti un banco di rematori, li ha detti il fasciame col mare lungo; chi li porta non li ha detti mai. Lui aspetta. Ha piegato la testa di lato, come fanno i grandi coi piccoli. Nella destra ha l’ultima pietra, e un nome si prende con due mani. Bisognerebbe andarselo a cercare, ognuno per la sua strada, attraverso la stanza bianca, oltre la conta, più in là di dove siete stati.

tale-home-stood = Guarda per un poco le quattro scodelle. «Si conserva» dice, e va a mettersi il grembiule di pietra. Non lo allaccia fino in fondo.
tale-home-stood-lost = Vi riporta prima alle vostre sedie; poi, visto che lì non restate, sullo zerbino.

tale-names-stuck = Il terzo nome non vuole uscire. Lui fa di sì: sa aspettare, ha sempre saputo aspettare; e riprende la cazzuola. Due li ha sentiti. Se li rigira in bocca, e la cazzuola arriva in ritardo.
tale-names-stuck-lost = Vi posa sullo zerbino e aspetta un poco, casomai il terzo venisse adesso.

tale-names-wrong = Quello che esce sono i nomi dei rematori. Sono bei nomi. In casa nessuno si chiama così, dice lui, piano, e riprende la cazzuola.

tale-clue-false = Vostra non è. Si capisce dalla soglia, come con un cappotto che vi abbiano dato per sbaglio. Qui si è pensato a qualcuno, per anni, nei particolari, e quel qualcuno non è venuto.

tale-clue-berth = Al chiuso, su un pavimento di lastre, c’è una barca all’ormeggio. Ha la sua bitta, un parabordo, una cima con l’imbando giusto per la mezza marea; sul soffitto lui ha dipinto un cielo a pecorelle. Acqua non ce n’è. Sotto la chiglia ci sono due dondoli e un pedale, perché chi dormiva a bordo si potesse cullare, e un bastone con un cuoio bagnato, da battere sulle tavole. Un pescatore una volta aveva detto che a terra non prendeva sonno. Sul banco ci sono un cuscino e un biglietto, con l’ora a cui vuole la sveglia. Sotto, di un’altra mano, c’è il giorno in cui è annegato: una settimana prima che la stanza fosse pronta.
tale-clue-berth-treadle = Far andare il pedale per un po’
tale-clue-berth-treadle-then = Lo fa uno di voi per gli altri, e somiglia molto. All’ora del biglietto vi chiamano, tutti e quattro, e non è nessuno.
tale-clue-berth-boat = Prendere la barca
tale-clue-berth-boat-then = È sana, e non si è mai bagnata. In acqua non capisce che cosa si voglia da lei, e bisogna mostrarglielo, come a un vitello.

tale-clue-shop = Una bilancia, un banco, venti misure di chiodi. Ha messo su una bottega, con lo spago al gancio e il cuscino per il gatto. Era per una donna che l’aveva desiderata tutta la vita; il nome sta sopra, in oro, «e Figlia». Ma chi ci sarebbe entrato? Ha pensato anche a questo. Dalla parte dei clienti c’è uno zerbino, già consumato da un solo paio di piedi, molto grandi, che uscivano e rientravano. Nel cassetto ci sono i conti, un inverno intero, tutti per chiodi. Sono tutti pagati.
tale-clue-shop-buy = Comprare chiodi, e pagarli
tale-clue-shop-buy-then = Sono buoni chiodi. Quando uscite il campanello suona, una volta per ciascuno, e poi una volta ancora.
tale-clue-shop-till = Prendere l’incasso
tale-clue-shop-till-then = Una quantità di spiccioli, tutti usciti dalla stessa tasca. Per giorni restano tiepidi, e li trovate addosso alle persone sbagliate.

tale-story-1a-2 = Le pietre sono numerate. Se ne accorge Batto, che raschia cozze per la pentola: un’asta in basso sulla prima, due sulla seconda, e così fino a sei. La settima non ne ha. Poi si ricomincia da uno. È così su tutti i muri che Ianthe da allora ha costeggiato, e li ha costeggiati tutti. Il mare queste cose non le fa, dice. Le fa qualcuno che sa contare, e che vuole bene a ciascuna. Pelagia è ammutolita. Aste così le ha già viste, sotto il catrame, sulle ordinate di questa nave, dove chi costruisce segna quale va accanto a quale.
tale-story-1a-2-chalk = Segnare un sette sulla settima
tale-story-1a-2-chalk-then = La mattina l’ha lavato via, con ogni riguardo. Accanto c’è una pietra storta. Su nessun altro muro ce n’è una.
tale-story-1a-2-tar = Raschiare il catrame e confrontare
tale-story-1a-2-tar-then = Da uno a sei, un’ordinata dopo l’altra, della stessa mano. La sera Pelagia ci ridà il catrame da sé, due passate, e risponde male a tutti.

tale-weed-1 = La sagola dà due strattoni, che vuol dire «trovato», e poi non smette più. Egle, quando c’è dell’argento da guadagnare, si immerge per questa nave. È scesa nel Mare d’Alghe a cercare una seconda tavola, con un fiato solo, e dietro, con la lampada, c’è chi guida il gruppo. La tavola c’è. È lunga un braccio, lei la stringe con tutti e due, e ha un piede nelle alghe. Quaranta piedi più su contano a voce alta. L’aria basta per uno strattone. Egle si volta e fa un segno, e su questa costa quel segno vuol dire «avanti» oppure «basta». Nessun altro l’ha visto.
tale-weed-1-slate = Tirare la tavola
tale-weed-1-slate-then = «Aveva mollato lei» si sente dire sul ponte. Fanno di sì, subito, tutti, e qualcuno arriva con una coperta.
tale-weed-1-wrist = Tirare Egle
tale-weed-1-wrist-then = Rimette fuori bordo, e chiede chi paga la pietra. È andata giù oltre la fine della sagola, e per tutta la notte le alghe si illuminano da sotto, una pagina dopo l’altra.

tale-story-4a-1 = Quando ormeggiate, sulla scala siedono in tre: Ianthe in basso, Karkon in alto, e in mezzo Eudora, con le scarpe in mano. Sono venuti ciascuno senza dirlo agli altri. Era una tavola sola. L’avete data via la prima sera buona di questo viaggio, e due di loro non l’hanno mai letta. Da allora tutti e tre hanno vissuto di quello che pensavano ci fosse scritto. Più sotto si vede un angolo di tovaglia. Prima che entriate vorrebbero sapere se sarebbe andata in un altro modo.
tale-story-4a-1-ianthe = Ianthe ha attorno al pugno un pezzo di gomena, tagliato corto. La tavola l’ha affondata lei, e da allora non fa che tirarla su.
tale-story-4a-1-eudora = Eudora l’ha portata, in una calza. «Non ho corretto niente» dice «e ci ho perso il sonno.»
tale-story-4a-1-karkon = Karkon la tira fuori da sotto la camicia, calda, e la posa sullo scalino dove ci arrivano tutti e tre.
tale-story-4a-1-dived = «Dice di badare allo scalino» fate voi: una palombara l’ha sentita leggere. Si guardano i piedi tutti e tre.
tale-story-4a-1-no = Rispondere di no
tale-story-4a-1-no-then = «Allora tanto valeva darla a me» dicono in due, con un fiato solo. Si guardano, e scoprono, con loro sorpresa, che fa ridere.
tale-story-4a-1-wait = Chiedergli di aspettarvi
tale-story-4a-1-wait-then = Si sistemano, a tre scalini l’uno dall’altro. Quando dal fondo guardate in su si sono accostati, per la corrente, e lo scalino è uno.
tale-story-4a-1-rope = Legarli tutti e tre alla fune lunga
tale-story-4a-1-rope-then = Va da un polso all’altro e all’altro ancora, poi giù nel buio con voi, e ne avanza. Chi la tira, dovrà tirare quei tre.

tale-eve-log = Stasera Pelagia legge il giornale di bordo. Usa così, alla vigilia di qualunque cosa, e per l’occasione si è messa gli occhiali, e la ciurma ha portato la roba da rammendare. Per lo più è tempo che fa. Ma l’ha tenuto come tiene la dispensa: che cosa è salito, che cosa è finito fuori bordo, e a carico di chi. Con quella voce piana scorre come una via dove si è abitato. Nessuno guarda il muro. Arrivata a oggi si ferma, lecca la matita, e chiede se c’è altro da mettere.
tale-eve-log-honoured = «Terzo giorno. I quattro nomi dei rematori, detti forte, una volta. Non annotati.» Li annota.
tale-eve-log-scrubbed = «Aceto, nove brocche, contro l’odore di casa. Non ha tenuto.»
tale-eve-log-pot = «Pentola lasciata sul fuoco, per chi passava di sopra. Olio: una tazza. Rimpianti: nessuno.»
tale-eve-log-knots = «Ospiti della zia guercia. Alla domanda si è risposto nodi.»
tale-eve-log-holes = «Ospiti della zia guercia. Alla domanda si è risposto buchi. Pesce secco, una tasca.»
tale-eve-log-prows = «Varata, dentro: una barca, prue due. Undici d’equipaggio. Destinazione in tondo.»
tale-eve-log-cable = «Una gomena, tagliata. A carico di Tetide, che dice che lo rifarebbe. Preso nota.»
tale-eve-log-back = «Un rocchetto, avvolto fino a una bambina. La bambina, trovata in ordine.»
tale-eve-log-on = «Un rocchetto, avvolto in avanti. Non si è fermato.»
tale-eve-log-struck = «Tolto dalla pianta: un pescatore, non nato. Nel frattempo nato, otto libbre, e la stanza non ce l’ha.»
tale-eve-log-stand = «Lasciato sulla pianta: un pescatore, non nato. Lampade, tre.»
tale-eve-log-flue = «Uno dei quattro su per un camino e ritorno. Camicia, da buttare.»
tale-eve-log-return = «Promesso a un bue di tornare. Il bue ce l’ha per iscritto.»
tale-eve-log-honest = «Promesso a un bue niente. Mantenuto.»
tale-eve-log-hole = «Un buco da vitello, in un muro. Ancora aperto.»
tale-eve-log-bread = «Mostrato il pane a una vacca libera. La vacca non si pronuncia.»
tale-eve-log-gull = «Sepolto in mare un gabbiano. Parole dette: tre.»
tale-eve-log-flowers = «Lasciati fiori per sessanta. Contati sessantuno.»
tale-eve-log-ropes = «Imparata un’impiombatura da nove persone. Le nove, lasciate dov’erano.» Quella riga la legge svelta come le altre.
tale-eve-log-hand = «Imbarcata: una mano. Lavora bene. Quando piove non vuole rientrare.»
tale-eve-log-held = «Una mano, grande, tenuta per una notte. Tornata a casa da sola.»
tale-eve-log-south = «Porta sud. Uno dei nostri lasciato a tenerla, con un remo. La paga corre fino al cambio.»
tale-eve-log-egle = «Egle, palombara. Ha mollato.» Su quel punto la matita è rimasta a lungo, e nella pagina c’è un buco.
tale-eve-log-owned = «Detto alla madre. Tazza resa.» Non c’è altro, ed è sottolineato.
tale-eve-log-burnt = «Un rocchetto bruciato, col permesso di nessuno. Mani scaldate: tutte.»
tale-eve-log-read = «Un rocchetto letto a voce alta a I. Duescafi, una notte. Una matita, non resa.»
tale-eve-log-stitch = «Un punto nostro, rimasto nella loro tela. Di levarlo non vogliono saperne.»
tale-eve-log-waited = «Aspettato il muratore alzati. Dormito. Imbarcata una coperta, calce, provenienza nota.»
tale-eve-log-woken = «Dei miei se n’è coricato un altro, dei loro se n’è alzato un altro. Ha mangiato.»
tale-eve-log-horn = «Corno, preso. Corno, reso.» È l’unica nota che abbia scritto su due righe.
tale-eve-log-add = Aggiungere quello che manca
tale-eve-log-add-then = È una riga sola, e la scrive chi deve. Pelagia l’asciuga senza leggerla, e la prua torna su di un dito.
tale-eve-log-shut = Dire che c’è tutto
tale-eve-log-shut-then = Lei lo chiude e annoda la fettuccia. Si canta un poco; poi gli aghi riprendono, al lume di una lampada, finché a bordo ogni cosa è intera.

tale-berth-eudora = Dorme col palmo contro il fasciame. La terza notte comincia a fargli domande, e la prua si abbassa, una volta, per cortesia. Pelagia l’ha visto. In diciannove anni a lei la nave non si è mai inchinata, e a colazione la scodella dell’ospite la posa un po’ forte. Che dice, dunque? Eudora, che di un orlo è capace di parlare un’ora, guarda in fondo alla scodella. Non è quello che dice. Si legge lungo la vena ed è tutto chiaro, quercia, catrame, tempo che fa. Poi si arriva a un punto dove le hanno chiesto di pensare ad altro. Di punti così ce ne sono quattro.
tale-berth-eudora-where = Farsi mostrare dove
tale-berth-eudora-where-then = Due accanto all’albero, due sotto le stalle. Ci mettete il palmo, ed è come toccare qualcuno che finge di dormire.
tale-berth-eudora-pelagia = Farlo sentire a Pelagia
tale-berth-eudora-pelagia-then = Prima si asciuga la mano. Resta lì per un po’ a testa bassa, e poi osserva che va calafatato.

tale-berth-karkon = Ripara un banco che nessuno sapeva rotto. «Ho seppellito tre paesi» dice al cavicchio che sta piantando. «So quanto costa il fuori.» È in piedi alle quattro. In capo a una settimana non scricchiola più niente, e per il silenzio la ciurma non dorme. L’ultima cosa, la sera, fa il giro con un lume e prova i boccaporti; davanti a voi quattro lo alza, e muove le labbra. Pelagia gli ha detto due volte che quello è compito suo. «Lo so» dice Karkon. Ne aveva cinque, lei l’ha saputo dopo, e passava a guardarli. Non sta costruendo niente, dice. Si accerta, e basta.
tale-berth-karkon-round = Lasciargli fare il giro
tale-berth-karkon-round-then = Al lume ci si abitua. Una notte ha la febbre e non viene, e tutti e quattro restate svegli finché fa giorno.
tale-berth-karkon-squeak = Lasciargli qualcosa da riparare
tale-berth-karkon-squeak-then = Ogni sera qualcuno allenta una tavola. Lui lo sa, si capisce; se la prende comoda, fischietta, e dopo dorme.
