# Odyssey, la campagna. Finali e sconfitte.

tale-end-broken = L’ultimo muro cade verso fuori, come l’aveva fatto lui, perché dentro non si facesse male nessuno. Poi si siede nelle macerie con le mani aperte e viene giù, come vengono giù le cave, dall’alto. Settecento persone escono nel vento. Qualcuno bestemmia. Un bambino chiede se sarà così tutti i giorni. Trovate la tavola sotto un architrave, intera; trovate l’ottava sedia. Nessuno gli ha chiesto come si chiamasse quella per cui l’aveva messa, e adesso non c’è più chi lo sappia. Ho preso a bordo una pietra, della soglia. Zavorra non è. Nelle mattine fredde è la sola cosa tiepida che ho.
tale-end-broken-taken = Fra le pietre si aggira qualcosa di grosso, con l’osso segato in fronte, in cerca della strada.
tale-end-broken-spared = Di traverso, dov’era la porta, dorme un toro, per la seconda volta in vita sua. Nessuno ha cuore di svegliarlo e dirgli che cos’è caduto.
tale-end-broken-knocked = Sulla prima pietra di tutte, quella a cui avete bussato, sta seduto uno con una brocca. «Ero io» dice. «Era soltanto educazione.»
tale-end-broken-letter = Nel grembiule gli trovano una lettera, quattro righe in quattro calligrafie. Dietro c’è la risposta, che non ha mai avuto il coraggio di mandare.
tale-end-broken-sister = Ianthe va dritta ad Acquaferma, in mezzo alla polvere, e al muro offre due aringhe. È crollato verso dentro, e per avere risposta le ci vuole fino a notte.
tale-end-broken-egle = Venuti giù i muri, per un momento il fondo del Mare d’Alghe affiora, poi torna sotto. Uno di voi guardava da quella parte, e non dirà che cosa cercava.
tale-end-broken-ember = Verso sera una luce passa, e ripassa, sul posto, e legge. Era venuta a parlargli di un indirizzo.
tale-end-broken-tub = Il bambino arrivato nella tinozza lo tirano su, perché veda. Indica le macerie e dice la prima parola, ed è «ancora».
tale-end-broken-sand = Posate la casetta di sabbia sulla battigia, dove stanno le cose così. Io non resto a guardare.

tale-end-thread = Un vano di porta, e se resta tale è per via di uno di voi. Spalla contro lo stipite di sinistra, tallone contro il destro, e il filo che morde due volte attorno al polso. Fra il gomito e il ginocchio passa il mare. Ci mette tutta la giornata. Le balene chiedono un po’ più di posto, e lo ottengono. Nostro padre viene fin sulla soglia, porge un cappotto, e si sente rispondere grazie, no, a far questo ci si scalda. Allora prende uno sgabello e si siede dalla parte di dentro, fuori corrente, a tenere compagnia. Io ne porto a casa tre. A ogni luna nuova riporto il pane, le notizie, e chi è di turno a stare lì per una notte.
tale-end-thread-wound = Eudora sa come finisce il testo, e viene a vedere lo stesso.
tale-end-thread-untied = Eudora ha un po’ di filo al dito. Alla fine lo dà via: ci vuole un tirante per il campanello.
tale-end-thread-chimney = Da Duescafi escono dai camini, neri, uno dopo l’altro, e tira Ianthe.
tale-end-thread-net = Nelle feste quelli delle Secche tendono la rete grande attraverso il varco, per gioco. Finora ci è rimasta soltanto la luna.
tale-end-thread-kept = Quelli delle Secche da principio restano dentro, e rammendano. Poi a una serve un ago da quella di fronte, ci va, e se ne accorge solo quando è tornata.
tale-end-thread-drowned = Con la prima bassa passa una vedova col cappotto buono. Chiede da che parte era, quel giorno; la portate là, e lei gli dice quanto costa la roba.
tale-end-thread-sill = A chi tiene la porta un bambino legge il lupo. Entra dal tetto, dice, ma aveva soltanto freddo.
tale-end-thread-promise = Una dei dormienti non si stropiccia gli occhi. Per lei eravate tornati indietro; è sveglia da settimane, e agli altri mostra dove mettere i piedi.
tale-end-thread-told = I miei rematori si sono segnati una notte ciascuno, senza una parola, in ordine di banco. Sanno che cosa vuol dire prestare un braccio.
tale-end-thread-lied = I miei rematori non l’hanno mai saputo. Una notte a testa se la sono segnata lo stesso, e sotto «motivo» hanno scritto tutti «marea».
tale-end-thread-straw = In una tasca del cappotto lui trova un filo di paglia. Lo annusa, rientra, e si sente martellare. La mattina nel vano c’è una panca, per appoggiarsi.
tale-end-thread-flue = Il primo che esce da Duescafi chiede di chi gridava giù per la canna. Buttano fuori il fiato insieme, per allenamento, e ridono.

tale-end-bull = Il toro si alza, e con lui si alza la casa: cantine, solai, settecento lampade, un gatto alla finestra. Karkon gli ha messo il mezzo corno al fianco e ascolta il carico. Fa di sì. All’ottavo passo hanno trovato il ritmo, al ventesimo dentro qualcuno si è messo a cantare, stonato, di una strada. Chi vuole scendere bussi. Il Padre di Pietra resta dov’era la casa, senza niente sopra la testa, e guarda in su così a lungo che guardate anche voi. Gabbiani. Non sapeva che fossero fatti così male. Mi chiede, a bassa voce, come si faccia a contarli. Non si fa, gli dico.
tale-end-bull-ox = Dietro, col suo passo, va un bue bianco a cui nessuno l’ha chiesto.
tale-end-bull-led = In mano Karkon ha una cavezza. La mano è ferma.
tale-end-bull-aboard = Al mio terzo banco c’è un cavicchio che ha piantato lui. Ha mandato a dire di guardarlo ogni primavera.
tale-end-bull-nephews = Da una fessura sul lato di levante i giovanotti calano gli stivali, uno dopo l’altro, da risuolare. Dopotutto è una casa che va in qualche posto.
tale-end-bull-calf = Accanto alla zampa di dietro trotta un vitello, con in bocca un dito di guanto. Da una finestra si affaccia una vacca, e dice come la pensa.
tale-end-bull-bell = Con loro va un campanaccio. Per anni, quando il vento è di terra, la gente si fermerà a metà di una frase, e ne sarà contenta.
tale-end-bull-gull = Un gabbiano scende più degli altri, gli dà un’occhiata, e gli si posa sulla manica. Lui, per tutto il giorno, quel braccio non lo muove.
tale-end-bull-sand = Il maggiore rivuole la sua casa di sabbia. La porta dietro a loro, in due mani, a braccia tese; le altre novantotto dondolano.
tale-end-bull-hand = Nel passarmi accanto una delle cento mani scende, mi si posa sul fianco, e per un momento qualcuno la tiene.
tale-end-bull-sung = Alla prima sosta comincia una vacca da dentro, e un vitello da fuori, e vanno avanti tutta la notte. Nei due campi nessuno gli chiede di smettere.

tale-end-names = Grillo lo dice per primo, perché non sapeva aspettare; poi Pugno, troppo forte; poi Gabbiano, con un occhio al varco; e in fondo, pianissimo, Briciola. Quattro nomi, detti da chi li porta. Per prenderli gli servono due mani. Cerca dove posare la pietra, e non c’è dove, ha costruito dappertutto, e alla fine la dà a me. È andata sotto il terzo banco, e lì è rimasta. «Sette» dice. Nessuno lo corregge. Non era mai arrivato in fondo, e non sa che cosa viene dopo. Dopo viene il fuori. Va lui per primo, a vedere se regge, e dallo scalino si volta a dirvi di guardare dove mettete i piedi.
tale-end-names-fed = Sull’acqua arriva un tepore, con un odore di pane. Non si posa; è venuta soltanto a sentire chi c’è.
tale-end-names-cut = Un tepore resta al largo, lontano. I vostri coltelli se li ricorda.
tale-end-names-blamed = Al varco aspetta Kymo, col grembiule sulla faccia. «Potevi chiedere» dice. «Potevi dirlo» dice lui, e per lo scalino le dà il braccio.
tale-end-names-trusted = L’avevo tenuto tanto che lo credevo la mia chiglia. Era soltanto vostro, e io vado più leggera.
tale-end-names-saw = La mia ciurma scende le scale col berretto in testa. Una entra, e ne riesce tirando per la manica la madre, che protesta.
tale-end-names-egle = Egle si butta dalla soglia senza farsi dire quant’è fondo. Ha smesso di leggere, grida da sotto. Vuole sapere come va a finire.
tale-end-names-measured = Si prende la matita da dietro l’orecchio e guarda voi quattro, in su, e poi più in su. La rimette via.
tale-end-names-eudora = Eudora si trova in grembo la fine del testo. Si è sciolta da sé; lei se l’avvolge al pollice, e va a vedere il mare.
tale-end-names-tub = Un neonato nel cesto del pane lo conta per sbaglio. «Otto» dice, e si siede sullo scalino.

tale-loss-home = La seconda scodella è buona come la prima. Quando avete finito vi mostra la stanza, e c’è tutto. Ci sono cose a cui nemmeno voi avevate pensato: la mensola per la lampada di Grillo, un muro che Pugno può picchiare. C’è perfino una finestra dipinta, dove Gabbiano possa essere triste. Briciola sta in mezzo. Lui rimbocca la coperta dalla parte da cui verrebbe lo spiffero. Poi mette l’ultima pietra, piano, da fuori, anzi da dentro: è qui con voi, si è portato lo sgabello. Ci siete tutti. Dall’altra parte vi sento ridere. Ho mollato gli ormeggi, per non battere contro il muro.
tale-loss-home-told = I miei banchi sanno di chi sono le braccia che là dentro vengono rincalzate. Guardano il muro con le mani in grembo, otto mani di troppo.
tale-loss-home-geranium = Sul davanzale, dalla parte di dentro, ha messo un geranio, nato da un rametto. In tutta la stanza nient’altro si sporge.
tale-loss-home-straw = Il materasso l’ha riempito di paglia nuova, tranne un filo, che avevate con voi. Mancava giusto quello.

tale-loss-finished-house = Nell’angolo dove c’era l’orizzonte l’intonaco è ancora fresco. L’ultimo corso è salito di notte, senza un rumore, e la mattina si è semplicemente al chiuso. Bisogna riconoscere che il tetto è fatto bene. Il mare lungo è finito, e con lui la nausea; per la prima volta in vita sua Batto ha la pentola in piano, e continua a guardarla. Sul pianerottolo hanno lasciato delle pantofole, quattro paia, e poi quelle per la ciurma. Le mettete perché il pavimento è freddo. Sono della misura giusta. Nessuno mi ha chiusa: mi ha costruito intorno, un palmo d’aria per parte. C’è anche una porta. È dipinta benissimo.
tale-loss-finished-house-net = In un angolo hanno appeso al soffitto una rete larga come una baia, per amaca. Ci starebbero tutti.
tale-loss-finished-house-girl = Tetide le sue non le ha messe. Va lungo lo zoccolo del muro a piedi nudi, col coltello, e taglia qualcosa a una certa altezza.
tale-loss-finished-house-eight = Gli offrite la porta numero otto, visto che ne è a corto. Ringrazia. La appende alla parete, come quadro.
tale-loss-finished-house-plan = La strada la sapete, l’avevate imparata a memoria. Il terzo giorno vi accorgete che agli angoli non guardate più.

tale-loss-cold-benches = Venti remi, e se ne muove uno. Pelagia si è messa al banco di poppa, quello del vogavanti, e tira a occhi chiusi per non vedere quanto manca. Le facce che potevate portare le avete portate tutte. Lei le ha amate a una a una; ha messo l’olio nelle lampade per loro, e poi per voi. Quando si ferma a cambiare mano, vado alla deriva, e quando ricomincia giro in tondo, perché dall’altra parte non c’è nessuno. Sotto di noi sale una fila di pietre, senza fretta. Lascia un palmo. Lei tira il remo in barca, scende sul muro e mi prende a rimorchio, a piedi, come si tira un mulo. Laggiù c’è un lume. Potrebbe essere una porta.
tale-loss-cold-benches-named = Per tenere la voga dice i vostri quattro nomi, uno per palata. È un buon ritmo, e a sentirlo ci sono quattro banchi.
tale-loss-cold-benches-saw = Quella casa l’ha vista accesa, dalla seconda scala. Sa quale finestra chiederebbe, e finora non ha fatto che vogare per allontanarsene.
tale-loss-cold-benches-egle = Due colpi sotto la chiglia, come li batte chi si immerge e ne ha abbastanza; e per una volta lei risponde.

tale-loss-the-keel = L’acqua entra dov’ero più forte. Non è colpa sua: la pietra l’ha trattenuta fino all’ultimo, e anche adesso lo sento, di là, che chiede una cima. Tutto questo viaggio ve l’ho raccontato con voce piana, e c’era una frase che la prima mattina ho cominciato e non ho finito. Ho detto che quella mano la conoscevo. Avrei dovuto andare avanti. È di vostro padre; mi ha fatta lui; sono la prima cosa che ha costruito per voi, e l’unica con una via d’uscita. Ecco. L’acqua vi è arrivata alla vita. Nelle stalle le giare si sono sciolte dalle rizze, e bussano al portello, che si apre verso fuori, a quello ci ho pensato

tale-loss-atropos = Un rumore piccolo e secco, come di un filo staccato coi denti. Di tempesta non ce n’è. A un certo punto è salita una vecchia, e si è messa a sedere sulla cassa delle gomene col suo lavoro. Volta alla luce quello che resta di voi, trova il capo, e ferma il punto, piatto, che non si veda. Un bel rammendo, direbbe Pelagia. Poi si piega il resto sul braccio e cerca l’uscita con gli occhi, come fa ogni visita. Porte non ne ho. Lei non me lo fa pesare, e scavalca il bordo. I remi continuano ad andare su e giù. Ci vorrà un po’ prima che si accorgano che nessuno gli ha detto dove.
tale-loss-atropos-lied = Un capo lo tira fuori, e lo guarda due volte. «Marea» legge, e quello lo morde a parte.
tale-loss-atropos-tied = L’ha portato su un rocchetto di Eudora, e ne manca un braccio. Il resto è al dito di qualcuno, e per quello ha accettato di aspettare.
tale-loss-atropos-wound = A terra Eudora, che sa come finisce, ha posato la tazza nel momento giusto. Sperava di sbagliarsi sul minuto.

tale-loss-last-lamp = Le sere sono una in più dei giorni. Lui va per i corridoi con lo stoppino e lo spegnitoio dal manico lungo, a mettere a letto il mare. Una stanza dopo l’altra gli dà la buonanotte, in parecchie lingue, mezza addormentata. Davanti alla vostra rallenta. Siete in ritardo, e ha aspettato quanto era ragionevole: c’è un’ora oltre la quale i bambini non stanno alzati. La pietra entra con un rumore non più forte di un bacio. Ma sul davanzale, dalla parte di fuori, dove ci pioverà sopra, ha lasciato una lampada con l’olio per tutta la notte. Vogo da quella parte. Non è lontano. Non è mai stato lontano, e non è una porta.
tale-loss-last-lamp-promised = Sul giornale c’è una riga con un righello sotto. Da dietro un intonaco qualunque viene un fischio, uno, per sapere se eravate voi.
tale-loss-last-lamp-fed = Di sopra, al passo, viene un tepore che sa di pane. A quel davanzale non si avvicina più di quanto possa io.

tale-loss-empty-stalls = Paglia, un truogolo, un pezzo di catena senza niente di pesante in fondo. La porta dell’ultima stalla sbatte sul cardine di cuoio. Al tramonto vi stendete sui banchi come sempre, chiudete gli occhi e aspettate di essere grandi; e restate lì, quattro persone di misura normale, coi piedi freddi, in ascolto. Fuori, nel buio, una cosa con cento mani viene fin sotto la nave e scopre che non esce nessuno a giocare. Gira un po’ lì intorno. Batte un colpo sul fasciame. Siete svegli, tutti e quattro, per la prima volta da quando vi siete svegliati. La mattina la pietra è nella porta della stalla, e combacia. All’altezza di un muso ha lasciato un buco, per l’aria.
tale-loss-empty-stalls-known = Dal boccaporto, con ogni riguardo, infila un palmo, all’altezza di una testa. Nessuno si alza a mettercisi sotto.
tale-loss-empty-stalls-cut = Certi colpi hanno un suono strano, quelli che vengono dai polsi. Non pare che ve ne voglia.
tale-loss-empty-stalls-cable = Àncora non ne abbiamo: ci ha pensato Tetide. Ormai è lo stesso, e lei con un remo mi tiene lontana dalla pietra finché le reggono le braccia.

tale-loss-his-table = Quattro volte gli siete andati addosso, e quattro volte vi ha rimessi sullo zerbino. Respira forte. Ha una crepa dal collo all’anca, e la tiene chiusa col gomito mentre raddrizza la tovaglia. In piedi non si regge nessuno, e allora le sedie ve le porta lui, una alla volta, e vi ci mette prendendovi sotto le ascelle. Perfino il bavaglino: Pugno gli dà un morso, e lui lascia fare. Poi fa il giro fino al suo posto, e a sedersi ci mette un po’. «Ecco» dice. La zuppa è in tavola. Nel muro alle vostre spalle, che non potete voltarvi a guardare, sento che stanno finendo la porta.
tale-loss-his-table-letter = Accanto a ogni scodella c’è una copia della vostra lettera, con sotto la risposta. Dice che non c’è fretta.
tale-loss-his-table-cradle = Sapete come sarà il cucchiaio prima che arrivi. Ve l’ha detto Kymo. È caldo.
tale-loss-his-table-knock = Prima di sedersi batte sulla tavola, una volta, piano, come voi sul suo muro. «Ecco» dice. «Avevo sentito.»
