# Odyssey, la campagna. Sei rovine, sei stanze.

tale-room-sill = Un davanzale, all’altezza del petto, con un geranio e senza finestra. Dietro la pietra cieca qualcuno legge a voce alta, male, a qualcuno di più piccolo; sono arrivati al lupo. Chi legge si ferma. «È la marea?» chiede la voce bambina, e l’altra dice di no, tesoro, quella era prima. Per sera potreste averlo smontato, pietra per pietra dall’alto, se uno di voi capisce a quale si appoggiano le altre. È una bella giornata per far strada. Il vento è al giardinetto, e in settimana così non torna più.
tale-room-sill-open = Smontare dall’alto
tale-room-sill-open-pass = Una donna e un bambino, bianchi di calce, con un dito nel libro. Lei chiede da che parte sono andate le barche; lui vi chiede di finire il lupo.
tale-room-sill-open-fail = Ci vuole tutta la notte, e la storia la sentite fino in fondo, tre volte. Il lupo entra dal tetto.
tale-room-sill-sail = Annaffiare il geranio e partire
tale-room-sill-sail-then = Il vento è quello che speravate. Qualcuno ne ha staccato un rametto, e lo tiene in uno stivale vicino all’albero.

tale-room-knots = Nove corde di campana scendono fuori da questa torre ed entrano da nove buchi. A tirarne una, dentro, una campana dà la sua nota, e dopo un momento una persona dà la propria. Sono i cordai di Groppi. Li ha murati mentre lavoravano, ed essendo cordai non sono stati con le mani in mano: ogni corda è impiombata a un’altra, e l’ultima alla chiave di volta. «Tirate quella giusta e siamo fuori» dice la voce della prima campana. «Tirate quella sbagliata» dice la quarta «e siamo pietre.» Per discutere quale sia, di tempo ne hanno avuto.
tale-room-knots-open = Ascoltare, e tirarne una
tale-room-knots-open-pass = La settima, di cui non aveva parlato nessuno. In nove scendono per nove corde, e continuano a litigare a terra.
tale-room-knots-open-fail = Tutte e nove le campane insieme. La torre si apre come un cesto; ne escono in otto, e il suono continua a camminare.
tale-room-knots-learn = Farsi insegnare l’impiombatura
tale-room-knots-learn-then = Ve la insegnano attraverso il muro, tutti e nove, con orgoglio. Ci vuole un’ora. A che cosa vi serva non lo chiedono.

tale-room-stillwater = Hanno pettinato le alghe su questo muro, perché sembri fondale. Il bordo lo trova Ianthe, col piede. Dice che è qui per affari; lo dice alla pietra. Poi le fa un prezzo, una sciocchezza, tre aringhe per una barca, e ci mette l’orecchio, e aspetta. Era un gioco, si vede. Da dentro, ovattata, arrabbiatissima, una voce di donna dice due. Là dietro respirano anche altri, piano, in un sonno con le lampade accese. Aprire vuol dire tutta la marea, e martelli. Sul filo dell’orizzonte qualcosa di grosso si è già voltato una volta.
tale-room-stillwater-open = Aprire a martellate
tale-room-stillwater-open-pass = La sorella esce con la spola in pugno e squadra le barche. «La nostra qual è?» Ianthe, dopo un po’: «Tutte e due.»
tale-room-stillwater-open-fail = Lo buttate giù, e con lui mezzo scoglio. Sono tutti vivi, e tossiscono; all’orizzonte la testa stavolta non si rigira.
tale-room-stillwater-sail = Dire a Ianthe che non c’è tempo
tale-room-stillwater-sail-then = Vi dà ragione, subito, con chiarezza, cifre alla mano. Per tre giorni a bordo non la sente parlare nessuno.

tale-room-warp = Una pezza di tela lunga come un porto scende nella Fossa dell’Ordito, e là dentro, a novanta braccia, c’è una stanza. Si vede perché ha il lume acceso. La maestra di Eudora ci è scesa undici anni fa, a guardare il rovescio del disegno. La sua lampada è sul tavolo, lei è al tavolo, e da quando guardate non ha voltato pagina. «È felice» dice Eudora. «Che sia chiaro, prima che qualcuno faccia qualcosa.» Si potrebbe issare. Si potrebbe anche di no: sulla stessa cima si può calare un’ardesia, con delle domande, e lei risponderebbe a tutte, per esteso.
tale-room-warp-open = Issarla
tale-room-warp-open-pass = Viene su che batte gli occhi, furibonda, col foglio sotto il braccio. Alla seconda tazza di brodo chiede chi è che regna.
tale-room-warp-open-fail = All’ultimo la tela si strappa su uno scoglio. Tirate su lei e perdete il disegno, e lei per il resto della vita li metterà sulla bilancia a voce alta.
tale-room-warp-slate = Mandare giù domande
tale-room-warp-slate-then = Le risposte riempiono i due lati, bellissime. In fondo, a matita: piove, lassù? Una volta mi dava fastidio.

tale-room-goring = Campanacci, sotto la roccia. Agli Scogli del Cozzo un fianco di collina intero è stato ripiegato e orlato, capre e capanne insieme. Da una fessura larga una mano si vede il lume sulla lana. Anche i pastori hanno visto voi. Non chiamano. Alla fessura viene uno, un vecchio della gente di Karkon, e spiega, senza scaldarsi, che là fuori ha perso tre figli in tre inverni, e qui dentro nemmeno un capretto. Se rompete il muro lui non vi ferma, ha ottant’anni. Ma nella capanna alle sue spalle ci sono delle ragazze che gridano, e quello non l’ha tradotto.
tale-room-goring-open = Romperlo per le ragazze
tale-room-goring-open-pass = Quattro ragazze escono di corsa e si fermano solo con l’acqua al collo. Dietro, il vecchio sta già rimettendo su le pietre.
tale-room-goring-open-fail = Si apre dove vuole lei. Le ragazze sono fuori; anche le capre, giù da un dirupo di cui nessuno le aveva avvertite.
tale-room-goring-slit = Allargare la fessura, e basta
tale-room-goring-slit-then = Larga una spalla. Una ragazza mette fuori il braccio, tutto, sente la pioggia, e ce lo lascia.

tale-room-whalefall = Dall’acqua bassa escono costole, in due file, ognuna col suo tetto di canne. Nella balena ha costruito come le rondini in un fienile: lungo la spina corre una strada, con le lampade, e sotto la mascella c’è una sala da sessanta posti. I posti sono occupati. Sono gli annegati di Calabalena: li ha raccolti dal fondo a uno a uno e li ha messi giù vestiti a festa, le mani giunte, i capelli asciutti e pettinati. Al bagnato non poteva lasciarli. Se siano morti? Bisogna dire di sì. Però sono tenuti benissimo, e nelle feste i parenti vengono in barca coi fiori.
tale-room-whalefall-open = Renderli al mare
tale-room-whalefall-open-none = Ne portate fuori quattro prima che le braccia dicano di no. Al resto pensa la marea, che aspettava fuori col cappello in mano.
tale-room-whalefall-open-some = Ci vuole finché le lampade non si spengono da sole. Dell’ultimo è arrivata la figlia, in barca, e lo prende per i piedi.
tale-room-whalefall-open-all = Sessanta, uno dopo l’altro, ognuno col suo nome quando c’è. Nella sala un posto l’aveva tenuto libero, a misura di bambina; la lampada, lì, è la più vecchia.
tale-room-whalefall-flowers = Lasciare fiori, guadagnare il giorno
tale-room-whalefall-flowers-then = Batto ha colto delle armerie e non scherza. Uscendo conta i posti, per abitudine, e ne conta uno di troppo.
