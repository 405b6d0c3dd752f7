# Odyssey, la campagna. Giorni, carte sventura e svolte.

tale-naming-1 = La zuppa tarda, e per passare il tempo i banchi vi cercano un nome. I corpi un nome ce l’hanno, ma a sentirlo Pelagia sobbalza, e un rematore bisogna pur chiamarlo in qualche modo. Chi ha passato la notte in bianco a disfare un nodo è Grillo. Chi ha preso a pugni l’albero, e poi gli ha chiesto scusa, è Pugno. Chi guarda fuori bordo ogni cosa che abbia le ali: Gabbiano. Chi dorme nel cesto del pane non può essere che Briciola. È deciso prima che la pentola sia sul ponte. Nessuno ricorda di averli pensati. Sotto la chiglia le onde passano a quattro a quattro, e si direbbe che li abbiano già sentiti.
tale-naming-1-asked = Pelagia, a cui avete chiesto di chi fossero le mani, ascolta con le sue nella farina.
tale-naming-1-answer = Rispondere
tale-naming-1-answer-then = Vi voltate troppo in fretta. Si ride; e poi, chissà perché, c’è un silenzio dove una tavola scricchiola due volte.
tale-naming-1-refuse = Volere i nomi dei rematori
tale-naming-1-refuse-then = Pelagia li dice tutti e quattro, con voce ferma, uno per ciascuno. Poi scende a cercare qualcosa, e al suo posto sale una clandestina che chiede di vogare.

tale-ember-known = A mezzogiorno, da un cielo pulito, sui banchi cade cenere, tiepida abbastanza da scriverci dentro. Batto scrive «pane» e lo sottolinea. Poi da poppa a prua passa un’ombra, senza niente sopra che la faccia. Ogni fuoco di bordo le si piega dietro, con la fiamma stesa, come i cani a un fischio. Quelli delle Secche la chiamano la Scia di Brace. Prima di bruciare aveva un nome; e dicono che vada dove sente odore di casa: una pentola, un cuscino, un letto di paglia. Il guaio è che questa nave non sa di nient’altro. In stiva ci sono nove brocche d’aceto. Sul fuoco c’è una pentola.
tale-ember-known-scrub = Strofinare da cima a fondo
tale-ember-known-scrub-then = A notte la nave sa di aceto e di nessuno. Dormite come si dorme alla locanda.
tale-ember-known-pot = Lasciare la pentola sul fuoco
tale-ember-known-pot-then = Fa un giro, alta, e non scende. Chi era di guardia giura che tratteneva il fiato.

tale-course-1 = Alle prime luci nella pompa di sentina c’è malta. Nella notte è salito un altro corso, tutt’intorno, su tutti i muri che ci sono: lo si sente assestarsi, uno scatto qua, uno là, come fanno i denti. È un lavoro pulitissimo. Dove una foca si era addormentata sul coronamento, il muratore ha saltato la pietra ed è tornato a metterla dopo. Per quello di oggi non c’è niente da fare. Quello di domani, dice Pelagia, si può almeno renderlo difficile da amare.
tale-course-1-paint = Scriverci sopra parolacce
tale-course-1-paint-then = Il giorno dopo le parole ci sono ancora. Ha corretto l’ortografia.
tale-course-1-study = Studiare i giunti tutto il giorno
tale-course-1-study-then = Nella calce, per legarla, ci sono capelli: sottili, grigi, suoi. Capite da dove comincia ogni notte. Comincia dal punto più vicino a voi.

tale-course-2 = La marea non è salita. La gente se ne sta in giro sul fango coi calzoni rimboccati, come invitati a cui hanno chiamato via il padrone di casa. Il corso nuovo, dalla parte del mare, è salito ai quattro tocchi; ai cinque il porto era un pavimento. I granchi lo attraversano in cerca di qualcuno con cui protestare. In mezzo c’è una barca dell’ultimo paese, la chiglia nel fango, con tutta la famiglia a bordo e la vela su. Nessuno gli ha detto che è finita.
tale-course-2-course = Dalla porta a sud, dove uno dei vostri tiene ancora un remo fra i battenti, viene almeno un filo d’acqua.
tale-course-2-egle = Dove l’acqua era fonda c’è un cesto da palombara, vuoto, col segno di Egle. Ci girano intorno, e lo fate anche voi.
tale-course-2-tell = Andare a dirglielo
tale-course-2-tell-then = La prendono bene. La nonna passa giù prima la barra, poi le galline, e chiede quale banco.
tale-course-2-dig = Scavargli un canale fino al mare
tale-course-2-dig-then = A buio galleggiano. Puntano dritti al muro, virano a una spanna, e vanno avanti e indietro tutta la notte, cantando.

tale-course-3 = Qualcuno ha lasciato fuori il latte per il muratore. Sta sul coronamento in una scodella azzurra, davanti a una casa che nella notte ha perso la spiaggia, e la scodella è stata vuotata e sciacquata. Altre ce ne sono lungo il muro verso sud, da una parte e dall’altra. La gente ha cominciato ad aspettarlo alzata. Dicono che arriva pianissimo, per uno così grosso, e saluta col capo; e se un bambino è sveglio gli fa vedere come si tiene la cazzuola. È l’ultimo corso, o quasi. Tutti convengono che è dritto quanto gli altri.
tale-course-3-told = I vostri rematori sanno tutto, e una scodella l’hanno messa fuori anche loro, a poppa, e preferirebbero non parlarne.
tale-course-3-lied = I vostri rematori, a cui avete detto ch’era la marea, una scodella a poppa l’hanno messa anche loro. Dicono che è per il gatto.
tale-course-3-bell = A mezzanotte lungo la costa è passato un campanaccio, si è fermato, e si è sentito che facevano strada a qualcuno di grosso.
tale-course-3-wait = Aspettarlo alzati
tale-course-3-wait-then = Viene all’ora in cui vi addormentate sempre. E vi addormentate. La mattina avete addosso una coperta, pesante, un po’ umida di calce.
tale-course-3-bowls = Rovesciare le scodelle
tale-course-3-bowls-then = Quella notte pietre non ne posa. Va lungo il muro, invece, a rimetterle per il verso giusto.

tale-corners-1 = Metà strada. Lo dice per primo il timoniere, e poi ha l’aria di volerselo riprendere: il mare adesso ha gli angoli. Sono quattro, li avete doppiati tutti, e in ognuno l’acqua ha un calore diverso, come quella del bagno per gente di età diverse. L’hanno visto in trenta. Continuano a tirare, e fra una palata e l’altra vi guardano, nel punto dove la faccia smette di essere una faccia che conoscono. Che cosa si costruisce lo indovinano. Per chi, e con le braccia e le gambe di chi gli andrete incontro, no. La prua sta giù di un dito. È il vostro silenzio: le pesa da settimane.
tale-corners-1-asked = Una volta avete voluto sapere i nomi dei rematori. Adesso aiuta, e peggiora le cose.
tale-corners-1-tell = Dire di chi sono i corpi che portate
tale-corners-1-lie = Dire che è soltanto la marea
tale-corners-1-lie-then = Rispondono di sì, tutti e trenta, con un fiato solo. Lo fanno per bontà. La prua scende di un altro dito.

tale-lamps-1 = C’è olio per due lampade, e una è spenta. Al lume dell’altra si è radunata tutta la ciurma, senza fretta, col berretto in testa. Lo sanno dal giorno dei quattro angoli. Una aveva un fratello al terzo banco, che sei settimane fa al tramonto si è coricato. Da allora ogni sera porta la zuppa al suo corpo, e guarda con quale mano prende il cucchiaio. Vorrebbe che qualcuno lo dicesse. Il cucchiaio se l’è portato.
tale-lamps-1-say = Dirlo, e prendere il cucchiaio
tale-lamps-1-say-then = Lei fa di sì per tutto il tempo che ci vuole. Nella notte si vuotano due banchi, e sul suo, la mattina, si è fatta più in là per lasciare posto.
tale-lamps-1-left = Prenderlo con la sinistra
tale-lamps-1-left-then = Suo fratello era mancino; il corpo se lo ricorda, e a lei basta. Alla chiglia non basta.

tale-lamps-2 = Pelagia appende l’ultima lampada piena e ci si mette sotto, con le maniche giù, come per un ritratto. Due giorni d’olio, dice; poi si va a orecchio. La ciurma sta dove sta sempre. Qualcuno ha messo una mano sulla spalla del vicino, e quella mano ha fatto il giro dei banchi fino a voi, dove c’è un vuoto, non largo. Vi hanno portati fin qui a remi, e che cosa ci guadagnino nessuno l’ha chiesto. Uno dice che vorrebbe, se per voi è lo stesso, vederla dal davanti.
tale-lamps-2-saw = La casa l’hanno vista, e sono tornati ai remi, e dalla voga si vede.
tale-lamps-2-egle = Egle sta coi piedi fuori bordo e gli occhi aperti. Laggiù hanno smesso di leggere, dice. Ascoltano.
tale-lamps-2-tub = Il bambino della tinozza l’hanno messo nel cesto del pane. Guarda la lampada come se nessuno gli avesse detto che si spengono.
tale-lamps-2-bowls = Fra loro ce n’è una che si porta dietro una scodella azzurra. L’aveva rovesciata insieme a voi, e da allora se ne pente.
tale-lamps-2-hand = Chiudere il vuoto
tale-lamps-2-hand-then = È soltanto una mano. La lampada cala pari pari, e nessuno la guarda.
tale-lamps-2-oil = Risparmiare l’olio, vogare al buio
tale-lamps-2-oil-then = La spengono da soli. Al buio si voga meglio, e qualcuno che non sa cantare canta.

tale-doom-1a = Sul molo hanno spolverato una bitta. È la prima cosa che si nota: le cose vengono tenute da conto. Le reti sono piegate, le barche stanno in ordine di grandezza, e sul pozzo è comparsa una tettoia che nessuno aveva chiesto. La gente passando la tocca. La sera, all’ora in cui dovrebbe alzarsi il vento, il vento non si alza. Quelli delle Secche si siedono sui gradini, al tiepido, e scoprono che non c’è più niente di cui avere paura, e che era di quello che parlavano.
tale-doom-1a-talk = Stare lì finché non parlano
tale-doom-1a-talk-then = Un vecchio attacca con la grande burrasca, sbaglia l’anno, e in otto lo correggono. Si va avanti fino a giorno.
tale-doom-1a-roof = Smontare la tettoia
tale-doom-1a-roof-then = Buoni travicelli. Quella notte piove, dopo settimane, dritto nel pozzo, e a voi nessuno dice una parola.

tale-doom-1b = Duescafi si è fatta zitta. Dove stavano le sue duecento barche, scafo contro scafo, c’è un quadrato di muratura, con gli angoli a coda di rondine. Da un buco in cima, perché lui ai camini ci ha pensato, esce il fumo di duecento cene. Ianthe ci gira intorno a remi. Ci gira un’altra volta, accosto, battendo con la pala, e da dentro le battono il prezzo delle aringhe. Non vi chiede di abbatterlo. Vi chiede quanto prendereste.
tale-doom-1b-gift = Dirle che non siete in vendita
tale-doom-1b-gift-then = «Allora costerà caro» dice Ianthe, e trasferisce a poppa da voi metà del suo letto.
tale-doom-1b-price = Fare un prezzo
tale-doom-1b-price-then = Tira giù di un terzo e quasi si rallegra. Le avete lasciato una cosa che sa fare.

tale-doom-2a = Tutto il tempo che prima aveva un mare per sé l’hanno messo in quello che ne resta. Esce da un corridoio, a mezzogiorno, coi capelli sciolti. Per un’ora non c’è più un sopra. Quando è passato, l’albero è dov’era, e ci sono su dei piccioni, una dozzina, fradici, di chissà quale città dell’interno. C’è anche una corda da bucato, con le camicie di un altro. Eudora la chiamerebbe compressione. Batto la chiama maleducazione. Tornerà: non ha altri posti dove andare.
tale-doom-2a-lash = Rizzare tutto due volte
tale-doom-2a-lash-then = Adesso a bordo ogni nodo ha un fratello. Nelle cuccette nessuno trova più il capo della propria branda.
tale-doom-2a-ride = Imparare come gira
tale-doom-2a-ride-then = Le correte davanti, giù per un corridoio, contando porte che non ci sono. Adesso sapete quant’è lungo il corridoio; la prua lo sa meglio di voi.

tale-doom-2b = A Trama non batte più un telaio. Era il rumore del posto, quaranta spole, e il silenzio vi viene incontro sull’acqua, come un cane che non abbaia più. Il muro, laggiù, più che murato è tessuto: testa su fascia, due sopra una, una saia. Eudora gli sta davanti in ginocchio con la lente. Da dentro, attraverso un giunto, qualcuno ha fatto passare un nastro. Sul nastro c’è scritto che stanno bene, che la luce è perfetta, che finalmente hanno un muro per il pezzo grande. Lei lo legge quattro volte. Per loro non le dispiace, ed è questo che la spaventa.
tale-doom-2b-pull = Tirare il nastro, piano
tale-doom-2b-pull-then = Viene, e continua a venire. A sera ce n’è un mucchio, e su ogni braccio, piccolissima, è scritta la pianta.
tale-doom-2b-away = Portare via Eudora
tale-doom-2b-away-then = Morde. Dopo, in barca, vi ringrazia, e vi chiede di vogare in modo che lei guardi dall’altra parte.

tale-doom-3a = Sul ciglio dei muri si muovono lampade, ogni notte di più, di mano in mano. Non è il muratore. È gente, col grembiule e lo sparviere, venuta su ad aiutare: in tanti si fa prima, e di aspettare la sicurezza sono stanchi. Non vi odiano. Vogliono soltanto fermarvi, e per questo hanno portato delle pertiche, fasciate in punta. Una maestra grida di lassù che per ciascuno di voi c’è un posto, che è segnato sulla pianta, che vi state comportando da bambini.
tale-doom-3a-bowls = Ha con sé una scodella azzurra. La tiene alta, perché vediate che cosa avete rovesciato.
tale-doom-3a-argue = Discutere con la maestra
tale-doom-3a-argue-then = Si va avanti finché le si spegne la lampada. Verso l’alba qualcuno scende giù per una pertica, col grembiule e tutto, e dice che a lui le righe dritte non sono mai piaciute.
tale-doom-3a-slip = Scivolare via coi remi fasciati
tale-doom-3a-slip-then = Passate sotto una quantità di piedi. Uno, con la calza rossa, batte il tempo della vostra voga.

tale-doom-3b = Karkon è rimasto fuori. Bovile, il suo paese, stanotte è andato dentro con le bestie, il consiglio e tutto. Lui l’aveva chiesto per iscritto, aveva misurato le stalle a passi; e quando il corso è salito era dalla parte sbagliata, a badare a un vitello. Il vitello è lì con lui. Ha appoggiato al muro il mezzo corno e ascolta la moglie che a cena fa l’appello. Quattordici. Dove verrebbe lui lascia una pausa. «Bel lavoro» dice, senza voltarsi. «Non passa un filo d’aria.»
tale-doom-3b-aboard = Sulla vostra nave c’è un banco che ha riparato lui. Chiede se lo sta usando qualcuno.
tale-doom-3b-sung = Il vitello muggisce, e di là gli risponde una vacca rauca. Della notte che siete stati sotto il muro ha saputo; vi prende una mano, e la dà al vitello da succhiare.
tale-doom-3b-open = Offrirsi di aprire
tale-doom-3b-open-then = «E farlo entrare?» Intende il mare, oppure sé stesso. Non ha detto di no.
tale-doom-3b-calf = Badare al vitello con lui
tale-doom-3b-calf-then = Prende un dito per una mammella e non lo restituisce. Karkon ride, una volta, come fanno i cardini.

tale-hands-1 = Novantanove pugni pendono, e il centesimo tiene ancora una pietra, in bolla, con la goccia di malta intatta. Il Centimane siede nella risacca come una cava dopo l’orario. Per due volte poteva chiuderla lì. L’avete visto scegliere le mani più deboli. Adesso che è a terra fa qualcosa con altre due, che sulle prime nessuno di voi riconosce. Le passa sulla spiaggia, avanti e indietro, un poco sopra la sabbia, più o meno all’altezza di una testa. I vostri macellai sono arrivati coi coltelli lunghi, e vogliono sapere se si può cominciare.
tale-hands-1-start = Lasciarli cominciare
tale-hands-1-start-then = È un lavoro duro, e fatto bene. La centesima la lasciano per ultima, e la pietra la posa da sola.
tale-hands-1-under = Andare a mettersi sotto la mano
tale-hands-1-under-then = La mano si ferma. Pesa più o meno quanto un cappotto bagnato. Poi si alza, tutto, e se ne va a guado con la sua pietra, e i coltelli tornano a casa puliti.

tale-bull-1 = Nel fianco del toro è scattato un chiavistello. Lui è caduto in ginocchio dove la risacca arriva a mezza gamba, e il respiro va e viene come una sega. Dietro la spalla una porticina è aperta su un corridoio con la passatoia, pulito, e un lumino da notte. All’altezza a cui un bambino tiene la mano hanno disegnato qualcosa col gesso, sull’intonaco, fino in fondo, dovunque sia andato. È una barca. La gente di Karkon sta sugli scogli col cappello contro il petto. Quel corno armerebbe quattro titani. Il Cornodedalo ha visto che lo guardate, e piega la testa, perché vi venga comodo.
tale-bull-1-clue = Nel gesso c’è lo stesso pollice del pane.
tale-bull-1-horn = Segare il corno
tale-bull-1-horn-then = Lui sta fermo. Staccato il corno, il lumino si spegne, e per ore lui resta davanti a un muro: era con quello che sapeva la strada.
tale-bull-1-latch = Chiudere la porticina
tale-bull-1-latch-then = La maniglia ce l’ha dalla vostra parte, dalla sua no. Prima di alzarsi aspetta che abbiate tolto le dita.

tale-bull-2 = È venuto a farvelo vedere. Altro modo d’intenderlo non c’è, lo dice anche Batto: il toro esce dagli spruzzi che già zoppica, si inginocchia dove ci arrivate, e apre. Il corridoio si è allungato. In fondo c’è un letto, rifatto, con un capezzale, e sul capezzale l’impronta di una testa pesantissima. Là dentro non può coricarsi: là dentro è lui. Vorrebbe sentirsi dire che si può anche metterla giù. In cima alla scogliera quelli dell’Armento hanno portato fuori le panche. Con tutti e due i corni paghereste ogni cosa.
tale-bull-2-horns = Prendere tutti e due i corni
tale-bull-2-horns-then = Le panche, sulla scogliera, vengono riportate dentro senza fretta. Lui torna a casa a tastoni lungo il muro, come chi si alza di notte.
tale-bull-2-sit = Sedersi un po’ sul letto
tale-bull-2-sit-then = È un buon letto. Quando uscite ha messo giù tutto il peso sulla spiaggia, casa compresa, e dorme.

tale-ember-1 = Sta distesa sull’acqua, e l’acqua non la spegne. Intorno il mare è diventato vapore, ad anello, e dentro l’anello è una sera mite di primavera, con odore di pane abbrustolito. La Scia di Brace è un uccello come lo è un fuoco: finché dura. Era la figlia più grande di qualcuno. Guarda oltre le vostre lame, verso la cambusa, dov’è la pentola, con la testa di lato; apre il becco, e ne esce un «per favore» piccolissimo. Fra un’ora scotterà di nuovo. Quello che la nutre dev’essere una cosa che manda odore, e che vi mancherà.
tale-ember-1-pot = È la stessa pentola che avete lasciato sul fuoco il giorno che si fece vedere.
tale-ember-1-scrubbed = Una volta, contro di lei, avete lavato la nave con l’aceto. La pentola l’ha trovata lo stesso.
tale-ember-1-straw = Bruciarle la paglia della culla
tale-ember-1-straw-then = È questione di un attimo. La respira a occhi chiusi; per un momento ha le mani, e se le porta alla faccia.
tale-ember-1-bench = Bruciarle la coperta di un rematore
tale-ember-1-bench-then = La porta Pelagia, piegata, e dice di chi era. La mattina dopo c’è un rematore di meno, e all’orizzonte una brace che non si avvicina.
tale-ember-1-core = Tagliare finché è tiepida
tale-ember-1-core-then = Ne ricavate due manciate, che ancora crepitano. In cambio lei si porta via il vostro odore.

tale-corners-told = Uno si alza, mette giù il remo lungo il banco come si mette giù un bambino che dorme, e se ne va a nuoto. Gli altri, dopo un po’, chiedono se fa male. Non parlano di voi. Parlano dei quattro che si sono coricati, ed è la sola cosa che a nessuno di voi era mai venuto in mente di chiedere. In trenta hanno tirato i remi in barca per sentire. Potreste dire quello che sapete, ed è poco: certe mattine c’è un tepore, come in un letto da cui qualcuno si è appena alzato. Oppure chiedano loro. Uno di voi dovrebbe stendersi, chiudere quegli occhi, e farsi parlare da chi amava quello che c’è dietro.
tale-corners-told-warmth = Dirgli del tepore
tale-corners-told-warmth-then = Lungo i banchi ci si pensa su. La notte, quando andate a coricarvi, tutte e quattro le coperte hanno il risvolto aperto.
tale-corners-told-lie-back = Stendersi e farsi parlare
tale-corners-told-lie-back-then = Passano uno alla volta e lo dicono all’orecchio, qualunque cosa fosse. La bocca risponde una volta sola, all’ultima, con una parola che voi non sapete, e lei scoppia a ridere.

tale-told-swimmer = Quello che se n’era andato a nuoto è tornato. Otto giorni dopo sta seduto sul coronamento, in panni asciutti, coi piedi dalla vostra parte, e ha una brutta cera. Aveva puntato verso casa. C’è arrivato: adesso è una stanza, una bella stanza, con il suo nome sulla brocca, e dentro c’era la moglie. Gli hanno chiesto dov’era stato. Ha risposto come avevate detto voi, che c’è una nave dove della gente va in giro dentro altra gente. Sono stati gentilissimi. Gli hanno dato la sedia accanto alla stufa, quella che volta le spalle al muro.
tale-told-swimmer-oar = Porgergli il remo
tale-told-swimmer-oar-then = Lo guarda bene, se ha preso colpi. «Non mi hanno creduto» dice scavalcando, e si sputa sulle mani, e una palata così, in tutta la settimana, non l’avevate vista.
tale-told-swimmer-saw = Chiedergli che ha visto là dentro
tale-told-swimmer-saw-then = Racconta otto giorni, un corridoio dopo l’altro. Quando ha finito tira i piedi dall’altra parte, piano, come chi ha lasciato una pentola sul fuoco.

tale-hands-2 = All’arrivo del rostro novantotto mani si alzano, coi palmi in fuori. Ha smesso di battersi prima di voi. Le ultime due le tiene chiuse su qualcosa, come si tiene una falena; viene su per la ghiaia in ginocchio, ve le porta sotto gli occhi, e apre uno spiraglio. È una casa di sabbia bagnata, grande come un pugno, con un buco fatto col dito per porta. L’ha fatta un bambino. Lui ce l’ha da prima del primo corso, e da allora ogni pietra l’ha posata a braccia tese, per non lasciarla cadere.
tale-hands-2-cut = Qualche polso finisce prima, dove sono entrati i coltelli. Con quel che resta di uno tiene fermo il tetto.
tale-hands-2-known = Abbassa la testa finché non è pari alla vostra. Si è ricordato dell’altezza.
tale-hands-2-take = Prendergliela
tale-hands-2-take-then = La segue con gli occhi fino alla nave. Poi si guarda due mani vuote, le rigira, e le mette in mare, a vedere com’è.
tale-hands-2-close = Richiudergli le mani
tale-hands-2-close-then = Non fate il giro nemmeno di un dito; lui si lascia spingere. Se ne va lungo la spiaggia in ginocchio, per non darle scosse.

tale-hem-1 = Sulla cassa delle gomene siede una vecchia che rammenda. Nessuno l’ha vista salire, e da tre giorni Batto le porta il brodo, convinto che sia una zia di Pelagia. Ci ha fatto tutte le cime, così bene che i punti non si ritrovano. «Siete corti» dice, senza alzare gli occhi. Mentre dormivate le siete passati tra le dita tutti e quattro. Potrebbe allungarvi: nell’orlo qualcosa c’è sempre. Facciamo otto braccia, e la sesta sera tornerebbe a riprenderle.
tale-hem-1-out = Farsi allungare
tale-hem-1-out-then = È fatto prima che vi siate seduti. Il pomeriggio va avanti, e avanti, e dentro c’è tempo per tutto; sul giornale di bordo il giorno prende due righe.
tale-hem-1-keep = Tenersi la propria misura
tale-hem-1-keep-then = «Giudizioso» dice, e stacca il filo coi denti. Si direbbe che le abbiate fatto perdere un cliente.

tale-hem-2 = La sesta sera è di nuovo sulla cassa, e stavolta ha portato le forbici. Fretta non ne ha: c’è il brodo. Quello che si è allungato in fondo si riprende al collo; e dove, se no, chiedete a qualunque sarta. Fa scorrere il bordo tra pollice e indice e conta sottovoce. Avete sentito qualcun altro contare così, notte dopo notte, e fermarsi prima della fine. Lei non si ferma.
tale-hem-2-oar = Offrirle un remo, di misura
tale-hem-2-oar-then = Se lo prova sul braccio, e fa di sì. Al terzo banco qualcuno lascia andare un’impugnatura, e non si volta a cercarla.
tale-hem-2-still = Stare fermi
tale-hem-2-still-then = Non fa male. È come quando a un bambino abbottona la giacca uno più alto.

tale-bull-blind = Per tutta la sabbia corrono cerchi, uno dentro l’altro, una settimana di cerchi. Dopo la sega il Cornodedalo gira soltanto a sinistra, e oggi ha perso perché gli stavate a destra. Adesso è a terra. La porticina si è aperta, e dentro è buio: la passatoia fa le grinze, e contro una lampada qualcuno è andato a sbattere. Sugli scogli quelli dell’Armento hanno portato una corda, per guidarlo, e guardano oltre voi. Quello che avete preso è in stiva, nella paglia. Ogni volta che lui respira, ronza.
tale-bull-blind-horn = Rendergli un corno
tale-bull-blind-horn-then = Va su con un quarto di giro, come un coperchio. Lungo tutto il corridoio, una dopo l’altra, qualcuno sta accendendo le lampade.
tale-bull-blind-left = Camminargli a sinistra
tale-bull-blind-left-then = Vi trova con l’occhio, si alza, e va dritto, come non faceva da giorni, per tutta la spiaggia, al vostro passo. La corda la mettono via.
tale-bull-blind-cut = Tagliare quello che serve
tale-bull-blind-cut-then = Sta fermo, perché il taglio venga pulito. Dopo si sentono le lampade, là dentro, che rotolano.
