# Odyssey, la campagna. Sei rovine, sei stanze.

tale-room-sill = Un davanzale, all’altezza del petto, con un geranio e senza finestra. Dietro la pietra cieca qualcuno legge a voce alta, male, a qualcuno di più piccolo; sono arrivati al lupo. Chi legge si ferma. «È la marea?» chiede la voce bambina, e l’altra dice di no, tesoro, quella era prima. Per sera potreste averlo smontato, pietra per pietra dall’alto, se uno di voi capisce a quale si appoggiano le altre. È una bella giornata per far strada. Il vento è al giardinetto, e in settimana così non torna più.
tale-room-sill-open = Smontare dall’alto
tale-room-sill-open-pass = Una donna e un bambino, bianchi di calce, con un dito nel libro. Lei chiede da che parte sono andate le barche; lui vi chiede di finire il lupo.
tale-room-sill-open-fail = Ci vuole tutta la notte, e la storia la sentite fino in fondo, tre volte. Il lupo entra dal tetto.
tale-room-sill-sail = Annaffiare il geranio e partire
tale-room-sill-sail-then = Il vento è quello che speravate. Qualcuno ne ha staccato un rametto, e lo tiene in uno stivale vicino all’albero.

tale-room-knots = Nove corde di campana scendono fuori da questa torre ed entrano da nove buchi. A tirarne una, dentro, una campana dà la sua nota, e dopo un momento una persona dà la propria. Sono i cordai di Groppi. Li ha murati mentre lavoravano, ed essendo cordai non sono stati con le mani in mano: ogni corda è impiombata a un’altra, e l’ultima alla chiave di volta. «Tirate quella giusta e siamo fuori» dice la voce della prima campana. «Tirate quella sbagliata» dice la quarta «e siamo pietre.» Di tempo per discuterne ne hanno avuto.
tale-room-knots-open = Ascoltare, e tirarne una
tale-room-knots-open-fail = Tutte e nove le campane insieme. La torre si apre come un cesto, e ne escono in nove, scavalcando chi dei vostri ha tirato. Il suono continua a camminare.
tale-room-knots-learn = Farsi insegnare l’impiombatura
tale-room-knots-learn-then = Ve la insegnano attraverso il muro, tutti e nove, con orgoglio. Ci vuole un’ora. Non chiedono a che cosa vi serva.

tale-room-stillwater = Hanno pettinato le alghe su questo muro, perché sembri fondale. Il bordo lo trova Ianthe, col piede. Dice che è qui per affari; lo dice alla pietra. Poi le fa un prezzo, una sciocchezza, tre aringhe per una barca, e ci mette l’orecchio, e aspetta. Era un gioco, si vede. Da dentro, ovattata, arrabbiatissima, una voce di donna dice due. Là dietro respirano anche altri, piano, in un sonno con le lampade accese. Aprire vuol dire tutta la marea, e martelli. Sul filo dell’orizzonte qualcosa di grosso si è già voltato una volta.
tale-room-stillwater-open = Aprire a martellate
tale-room-stillwater-open-fail = Lo buttate giù, e con lui mezzo scoglio. Sono tutti vivi, e tossiscono; all’orizzonte la testa stavolta non si rigira.
tale-room-stillwater-sail = Dire a Ianthe che non c’è tempo

tale-room-warp = Una pezza di tela lunga come un porto scende nella Fossa dell’Ordito, e là dentro, a novanta braccia, c’è una stanza. Si vede perché ha il lume acceso. La maestra di Eudora ci è scesa undici anni fa, a guardare il rovescio del disegno. La sua lampada è sul tavolo, lei è al tavolo, e da quando guardate non ha voltato pagina. «È felice» dice Eudora. «Che sia chiaro, prima che qualcuno faccia qualcosa.» Si potrebbe issare. Oppure no: sulla stessa cima si può calare un’ardesia, con delle domande, e lei risponderebbe a tutte, per esteso.
tale-room-warp-open = Issarla
tale-room-warp-open-fail = All’ultimo la tela si strappa su uno scoglio. Tirate su lei e perdete il disegno, e lei, per il resto della vita, peserà a voce alta l’una cosa contro l’altra.
tale-room-warp-slate = Mandare giù domande
tale-room-warp-slate-then = Le risposte riempiono i due lati, bellissime. In fondo, a matita: piove, lassù? Una volta mi dava fastidio.

tale-room-goring = Campanacci, sotto la roccia. Agli Scogli del Cozzo un fianco di collina intero è stato ripiegato e orlato, capre e capanne insieme. Da una fessura larga una mano si vede il lume sulla lana. Anche i pastori hanno visto voi. Non chiamano. Alla fessura viene uno, un vecchio della gente di Karkon, e spiega, senza scaldarsi, che là fuori ha perso tre figli in tre inverni, e qui dentro nemmeno un capretto. Se rompete il muro lui non vi ferma, ha ottant’anni. Ma nella capanna alle sue spalle ci sono delle ragazze che gridano, e quello non l’ha tradotto.
tale-room-goring-open = Romperlo per le ragazze
tale-room-goring-open-fail = Si apre dove vuole lei. Le ragazze sono fuori; anche le capre, giù da un dirupo di cui nessuno le aveva avvertite.
tale-room-goring-slit = Allargare la fessura, e scelgano loro
tale-room-goring-slit-then = Larga una spalla. Una ragazza mette fuori il braccio, tutto, sente la pioggia, e ce lo lascia.

tale-room-whalefall = Dall’acqua bassa escono costole, in due file, ognuna col suo tetto di canne. Nella balena ha costruito come le rondini in un fienile: lungo la spina corre una strada, con le lampade, e sotto la mascella c’è una sala da sessanta posti. I posti sono occupati. Sono gli annegati di Calabalena: li ha raccolti dal fondo a uno a uno e li ha messi giù vestiti a festa, le mani giunte, i capelli asciutti e pettinati. Non poteva lasciarli al bagnato. Se siano morti? Bisogna dire di sì. Però sono tenuti benissimo, e nelle feste i parenti vengono in barca coi fiori.
tale-room-whalefall-open = Renderli al mare
tale-room-whalefall-open-none = Ne portate fuori quattro prima che le braccia dicano di no. Al resto pensa la marea, che aspettava fuori col cappello in mano.
tale-room-whalefall-open-some = Ci vuole finché le lampade non si spengono da sole. Dell’ultimo è arrivata la figlia, in barca, e lo prende per i piedi.
tale-room-whalefall-open-all = Sessanta, uno dopo l’altro, ognuno col suo nome quando c’è. Nella sala un posto l’aveva tenuto libero, a misura di bambina; la lampada, lì, è la più vecchia.
tale-room-whalefall-flowers = Lasciare fiori, guadagnare il giorno
tale-room-whalefall-flowers-then = Batto ha colto delle armerie e non scherza. Uscendo conta i posti, per abitudine, e ne conta uno di troppo.

tale-still-sisters = La sorella esce con la spola in pugno e squadra le barche. «La nostra qual è?» Ianthe, dopo un po’: «Tutte e due.» Non si abbracciano. Si siedono su due banchi, in due barche, con un’asse in mezzo, e rifanno i conti: che cosa c’è della madre, e chi l’ha usato. Sullo scoglio ci sono sei persone coi lumi accesi a mezzogiorno, e nessuno ha chiesto dove vogliano andare. E là dentro c’è ancora il telaio, con la tela su. La sorella, che si chiama Melitta, vi sta contando. «E loro che ci guadagnano?» dice. Ianthe arrossisce fino alle orecchie. È una domanda che rimanda da settimane.
tale-still-sisters-herring = Chiedere due aringhe
tale-still-sisters-herring-then = Pagate all’istante, bagnate, da un barile. Nessuno aveva mai visto Ianthe rimetterci in un affare, e lei ha l’aria di volerci rimettere ancora.
tale-still-sisters-loom = Portare fuori anche il telaio
tale-still-sisters-loom-then = Passa, con un capello d’aria per parte. Dietro, sull’intonaco, ci sono le settimane, in fila, e dopo l’ultima «presto».

tale-knots-nine = La settima, di cui non aveva parlato nessuno. In nove scendono per nove corde, e continuano a litigare a terra. Ormai litigano per voi. La fune è loro, quattrocento braccia, impiombate al buio una per una, e giace per la corte in tante spire. Di meglio non ne faranno mai. Otto vogliono tagliarla e darvi la vostra parte. La quarta campana, una donnina con un vocione, la vuole lasciare intera. «Un giorno troveranno un buco fondo quanto è lunga» dice. «E finora che cos’ha retto» chiede la prima «a parte noi?»
tale-knots-nine-whole = Prenderla tutta intera
tale-knots-nine-whole-then = Riempie la cala delle gomene e due brande. Le notti che la nave rolla dice tutte le sue nove note, e qualcuno nel sonno risponde.
tale-knots-nine-nine = Farla tagliare in nove
tale-knots-nine-nine-then = Se ne vanno con un pezzo a testa, attorno al collo, in nove direzioni. Per una settimana, da nove colli, li sentite raccontarla in nove modi.

tale-warp-page = Viene su che batte gli occhi, furibonda, col foglio sotto il braccio. Alla seconda tazza di brodo chiede chi regna adesso. Eudora non ha detto una parola. Porta lo scialle, porta lo sgabello; si siede davanti a quei piedi blu, come avrà fatto a dieci anni, con trent’anni di domande. La vecchia ha quel foglio e basta. È il rovescio del disegno, e nessun altro l’ha mai visto. «Tutti capi» dice. «Dal davanti non si direbbe. Non ha fermato un filo.» Undici anni l’ha avuto sotto gli occhi, e adesso lo brucerebbe, se qualcuno le accostasse il lume.
tale-warp-page-burn = Accostarle il lume
tale-warp-page-burn-then = Va in un soffio, con tutti i suoi capi. Eudora lo guarda andare, e la vecchia allunga i piedi al caldo.
tale-warp-page-see = Prima farlo vedere a Eudora
tale-warp-page-see-then = Lo guarda finché bolle il bricco. «Non lo sta finendo» dice. «Cerca dove smette.»

tale-goring-goat = Quattro ragazze escono di corsa e si fermano solo con l’acqua al collo. Dietro, il vecchio sta già rimettendo su le pietre. Stanno in mare col grembiule e gridano, e non risponde niente, ed è una cosa nuova. Poi la più grande torna indietro. Vuole la capra; non le capre, quella. Il nonno è arrivato alla terza fila. Dal varco le passa una forma di cacio, un coltello, le calze d’inverno, e poi, dalla parte delle zampe, la capra. Piange, oppure è la calce. La pietra che viene dopo ce l’ha sul ginocchio, e si capisce che finché lei sta lì non la metterà.
tale-goring-goat-call = Chiamarla via
tale-goring-goat-call-then = Viene. Dietro di lei sentite la pietra che va a posto, e una mano, due volte, che la batte.
tale-goring-goat-stand = Lasciarla stare lì
tale-goring-goat-stand-then = Quando si volta è notte. All’alba il buco c’è ancora, grande come il cacio, e accanto la pietra, pronta.

tale-still-chalk = Vi dà ragione, subito, con chiarezza, cifre alla mano. Per tre giorni, a bordo, non dice più una parola. Ma questo viene dopo. Prima vorrebbe in prestito un po’ di gesso. È per ritrovare il punto, dice; l’alga cresce, uno scoglio somiglia all’altro. È tornata lungo la pietra con la gonna annodata, ha misurato con l’avambraccio quanto è larga una persona, e si è fermata. Lo stipite, a quanto pare, non le riesce. Là dentro qualcuno l’ha sentita posare il cesto, e chiede quanto pesa. La marea sale, e il gesso l’avete voi.
tale-still-chalk-draw = Disegnarle la porta
tale-still-chalk-draw-then = Due stipiti e un architrave, più dritti che potete. La maniglia la mette lei, in basso, dove la cercherebbe una sorella.
tale-still-chalk-keep = Tenere il gesso, e mollare
tale-still-chalk-keep-then = Fa di sì, e torna a guado. Il timoniere si volta, e dice che su quel muro c’è qualcosa disegnato con le squame, e che luccica.
