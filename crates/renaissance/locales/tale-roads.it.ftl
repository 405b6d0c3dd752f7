# Renaissance, il libro della trama. Eventi di strada.

tale-road-ford = Sotto Gubbio il Chiascio era in piena dappertutto fuorché al guado, dove faceva un piccolo inchino e girava intorno a una vecchia su uno sgabello. Di quel passo era il dio, o la zia del dio. Di monete ne aveva; ce ne mostrò un orcio. Da ogni comitiva prendeva un nome, di qualcuno che non si aspettava più, e lo teneva insieme agli altri. Il ponte stava quattro miglia a monte, e il cielo lassù era nero. Chi ci guidava s’era messo a contare sulle dita, e all’uno s’era fermato.
tale-road-ford-give = Dare il nome
tale-road-ford-give-then = Era una parola sola. Lei la ripeté, per non sbagliare, e le trovò posto; e quella notte chi ci guidava dormì come un facchino pagato.
tale-road-ford-bridge = Andare al ponte
tale-road-ford-bridge-then = Ci piovve addosso da quattro parti. Al ponte il gabelliere non vedeva anima viva dalla quaresima, e diede due monete pur d’avere qualcuno a cui calare la sbarra.

tale-road-sheep = Sopra Spello due pastori si disputavano una pecora; e la pecora, che da Pasqua parlava, non voleva stare con nessuno dei due. Voleva andare a Perugia, a studiare. I pastori si rimisero a noi, come a gente istruita. Il più vecchio l’aveva nutrita. Il più giovane le aveva insegnato a leggere, nei giorni di festa, sul formaggio.
tale-road-sheep-study = Dar ragione alla pecora
tale-road-sheep-study-then = Le demmo qualcosa per il viaggio. Ci lasciò la lana, in prestito, con ricevuta, in una bella calligrafia tonda.
tale-road-sheep-split = Dar ragione al più vecchio
tale-road-sheep-split-then = Ringraziò con un formaggio. Fino alla svolta la sentimmo recitare, dietro la siepe, quello che sapeva.

tale-road-saint = In una nicchia sopra la strada c’era un santo col naso bagnato, e accanto, nel fosso, il dio che l’aveva avuta prima di lui. S’erano accordati per un giorno ciascuno. Ma l’anno era bisestile. Il santo, essendo di legno, non poteva cedere; il dio era di quella curva lì, e non aveva altro di cui essere.
tale-road-saint-widen = Allargare la nicchia
tale-road-saint-widen-then = Si finì a buio, con un palo da tenda. Adesso stanno schiena contro schiena; i carrettieri si segnano all’andata e al ritorno.
tale-road-saint-umbrella = Comprare al dio un cappello
tale-road-saint-umbrella-then = Una cosa con la tesa non l’aveva mai avuta. Se lo tolse a noi finché fummo in vista, e si bagnò.

tale-road-inn = La locanda al crocevia faceva pagare a ore; e siccome di ore adesso ce n’era una, tutti dovevano la stessa somma, per sempre. C’era chi stava lì da giugno. Sedevano a una tavola lunga, ben pasciuti, e il conto non lo chiedevano più. Ne aveva paura anche l’ostessa. Lo teneva nel forno, ed era lievitato.
tale-road-inn-total = Far fare la somma a me
tale-road-inn-total-then = Diviso per tutti faceva niente. Piansero, s’abbracciarono e non trovavano gli stivali. L’ostessa mi pagò per il silenzio.
tale-road-inn-dine = Sedersi alla tavola lunga
tale-road-inn-dine-then = Per poco. Era un buon desinare, e non aveva un’altra sponda.

tale-road-gallows = Alla forca fuori Foligno era appeso un cartello, *Libera*, e sotto sedeva il boia, con una cipolla. Il dio di quel crocevia ce l’avevano impiccato per sbaglio, e la veduta gli era piaciuta tanto che, graziato, non era voluto scendere. La corda adesso l’aveva sua. Chiedeva soltanto che la domenica qualcuno pendesse per lui, che andava a trovare la madre.
tale-road-gallows-sunday = Pendere per lui fino a sera
tale-road-gallows-sunday-then = Per la cintura; è ammesso. Di lassù si vede tutta la strada fino a Spoleto, e una scorciatoia.
tale-road-gallows-mother = Portargli qui la madre
tale-road-gallows-mother-then = Era una pietra miliare, e pesava. Avevano molto da dirsi; distanze, per lo più. Il muschio ce lo lasciò.

tale-road-wedding = Un mugnaio sposava la pescaia. Le pubblicazioni erano state lette, e nessuno aveva saputo che cosa opporre: la ruota gliela portava da vent’anni, e a primavera, quando saliva, saliva alla sua finestra. Il prete adesso era in acqua fino alla vita, e voleva un testimone che sapesse nuotare. Il fratello del mugnaio stava da parte con un martello. Pensava all’eredità, e a una breccia.
tale-road-wedding-witness = Fare da testimone, e nuotare
tale-road-wedding-witness-then = Disse sì a più voci. Ci tirarono farina, e con quell’acqua fu uno sbaglio: per una settimana non ci venne via.
tale-road-wedding-brother = Stare col fratello
tale-road-wedding-brother-then = Le aveva voluto bene prima lui. Il martello lo diede a me, da vendere; poi entrò dal retro e fece gli auguri.

tale-road-deserters = Intorno a un fuoco di bacchette da tamburo sedevano i disertori di tre eserciti, che s’erano incontrati scappando gli uni dagli altri. Avevano una pentola e tre bandiere. A termini di guerra ciascuno aveva fatto prigionieri tutti gli altri; ogni sera se li scambiavano. La pentola la dividevano volentieri, dissero. Ma dopo mangiato saremmo stati prigionieri anche noi, e c’era la questione del riscatto.
tale-road-deserters-eat = Mangiare, e pagare il riscatto
tale-road-deserters-eat-then = Uno ci portò i fagotti fino al paese dopo, e si scordò di tornare. Si chiamava Gaspare; era il suo quarto esercito.
tale-road-deserters-flags = Comprare le bandiere come stoffa
tale-road-deserters-flags-then = Le aste se le tennero, per i fagioli. Era la prima volta, gli pareva, che una bandiera restava dove l’avevano piantata.

tale-road-notary = A Todi incontrammo un notaio più bravo di me. Aveva i margini dritti. Teneva nel calamaio un dio, quello dei lapsus, che l’avvertiva con un colpo di tosse. In dieci anni, fra tutti e due, non avevano fatto un errore, e da lui non veniva più nessuno: un atto senza un difetto, sentivano a Todi, non lascia dove voltarsi. Domandò, guardando altrove, se nel suo libro volevo scrivere qualcosa io.
tale-road-notary-slip = Lasciare che gli faccia un errore
tale-road-notary-slip-then = Datai un atto al trentun giugno. A mezzodì lui aveva tre clienti, io una moneta, e il calamaio il singhiozzo.
tale-road-notary-learn = Fargli correggere il registro
tale-road-notary-learn-then = Ne trovò nove, tutti di giorni che avevo avuto paura. Per delicatezza li lasciò.

tale-road-bell = Per la strada scendeva una campana in arresto, su un carro di buoi, con un sacco sulla bocca. Quando le altre s’erano messe d’accordo, lei aveva seguitato a battere l’ora sua; e Roma l’aveva mandata a prendere, per rifonderla. Il paese veniva dietro, come a un mortorio. I due Giurati di scorta erano ragazzi, con la lana negli orecchi. Alla salita i buoi si fermarono a rifiatare, e al freno non c’era nessuno.
tale-road-bell-brake = Appoggiarsi al carro
tale-road-bell-brake-then = Rotolò giù per due vigne fino a uno stagno, e ci suona adesso quando gela. I ragazzi dissero che non avevano sentito nulla.
tale-road-bell-ring = Toglierle il sacco, una volta
tale-road-bell-ring-then = Batté le undici. Le undici non erano di certo. «Ecco» disse una vecchia, e poterono proseguire.

tale-road-jars = Sul ciglio della strada una bambina vendeva ore in barattolo, avanzate, disse, da prima: un giovedì di pioggia, un’ora d’attesa, una di pane. Il nonno, sagrestano, ogni autunno le metteva in conserva come le susine. Una moneta l’una. Al chiuso non si dovevano aprire. Sul più piccolo aveva scritto solo *lei*; quello non era in vendita, ma ce lo fece tenere in mano.
tale-road-jars-buy = Comprare l’ora d’attesa
tale-road-jars-buy-then = La si aprì prima della zuffa seguente. Per un bel po’ non ci fu niente da fare; e poi ci fu tempo per tutto.
tale-road-jars-hold = Tenere soltanto il più piccolo
tale-road-jars-hold-then = Era tiepido, e si muoveva appena, come una mano nel sonno. Lo rendemmo con tutte e due le nostre.

tale-road-well = Il pozzo di Deruta rendeva quel che gli si diceva con un giorno di ritardo. La gente ci veniva la sera, per la voce del giorno prima. Un vedovo ci teneva ancora la moglie, che lo chiamava a cena, perché ogni sera tornava a gridare le stesse parole, e lei le seguitava. Noi s’aveva sete. A tirar su l’acqua, dissero i vicini, salta.
tale-road-well-thirst = Proseguire con la sete
tale-road-well-thirst-then = Quando lo seppe ci offrì del vino. Al secondo bicchiere domandò noi che cosa ci avremmo detto dentro, e non lo sapeva nessuno.
tale-road-well-call = Lasciarci una parola per domani
tale-road-well-call-then = Chi ci guidava si chinò e la disse. Quando tornò su eravamo ad Assisi; qualcuno avrà sentito che era detta sul serio.

tale-road-cosma = Fra Cosma assolveva a credito, seduto sotto una quercia con la taglia in mano, e ci aveva segnata mezza valle. Gli dovevano millequattrocento paternostri e un maiale. Col ritorno degli dèi, gli avevano detto, le penitenze erano nulle, essendo cambiato il creditore; lui era d’altro avviso, ma mettersi in viaggio gli pareva prudente. Ci guardò uno per uno, con la testa piegata, e prese il coltello per fare una tacca.
tale-road-cosma-join = Prenderlo con noi
tale-road-cosma-join-then = Andava avanti, e perdonava in anticipo. Item, un frate, gratis; lo segnò lui, a nostro debito.
tale-road-cosma-confess = Confessarsi e pagare in contanti
tale-road-cosma-confess-then = Non gli era mai capitato. Non aveva da dare il resto, e rimase a doverci un peccato.

tale-road-bees = Uno sciame si posò sulla mula e di compratori non volle sapere. La regina era nipote di Venere, per parte di madre, e cercava una casa con del carattere. Dietro veniva un vecchio apicultore con un lenzuolo, che quello sciame l’aveva da suo padre. Non gridava. Stava sul ciglio e batteva piano su una padella, come si chiama un bambino che fa finta di non sentire.
tale-road-bees-lead = Portare la mula agli alveari
tale-road-bees-lead-then = Piano piano, senza fiatare. Entrarono a una a una, e il vecchio dava a ciascuna la buonasera. Avemmo miele, e bernoccoli.
tale-road-bees-keep = Andare avanti con le api
tale-road-bees-keep-then = Per due giorni non ci s’accostò nessuno. Poi lei trovò un campanile che le piaceva di più. Io avevo preso a ronzare.

tale-road-plough = Un bifolco, in un canto del campo, aveva scoperchiato un tempio, e la dea che c’era dentro, che era del solco, l’aveva pregato di pulirsi i piedi. Quella terra lui la seminava da trent’anni. Lei, quella terra, lo era da un po’ di più. Leggere non sapeva nessuno dei due; ma tutti e due avevano sentito che ci sono le carte, e che vince la carta. A noi restava un foglio, e i fagioli andavano seminati entro venerdì.
tale-road-plough-lease = Scrivere un affitto per tutti e due
tale-road-plough-lease-then = Lui ara; lei si fa arare, e ha il primo fagiolo. Firmarono nel fango, col piede sinistro e col piede sinistro.
tale-road-plough-paper = Vendere il foglio a lui
tale-road-plough-paper-then = Una moneta. Lei guardò la carta a lungo, alla rovescia, ringraziò, e rientrò sotto i cardi.

tale-road-surveyors = Quattro agrimensori del Cardinale stavano picchettando l’ombra d’un pioppo. A Roma guardava già, ma non preciso, e loro avevano una scadenza. Legarono una corda alla punta e tirarono. Il padrone dell’albero stava lì col cappello sul petto. Lui, ci disse, non l’aveva mai misurata; ci stava soltanto seduto, col figlio, e si spostavano.
tale-road-surveyors-cord = Tagliare la corda di notte
tale-road-surveyors-cord-then = L’ombra scattò indietro e ribaltò un agrimensore. La mattina puntava alla porta del padrone, come un cane.
tale-road-surveyors-carry = Portargli la catena, a pagamento
tale-road-surveyors-carry-then = Due monete, e una giornata di sole; ombra che non fosse in servizio non ce n’era.

tale-road-washing = Le lavandaie di Narni avevano una camicia che non era di nessuno. Era scesa col fiume in marzo, a braccia conserte, e la lavavano ogni lunedì con le altre, dato che c’era. Adesso uno della compagnia s’era fermato. Era solo una camicia; con un rammendo sulla spalla sinistra ce n’è tante. «Ebbene?» disse la più anziana, senza durezza, con le mani nell’acqua.
tale-road-washing-name = Di chi fosse lo si poteva chiedere, ormai, soltanto a una vecchia, a un guado.
tale-road-washing-claim = Riprendere la camicia
tale-road-washing-claim-then = La piegarono come si fa per i viaggi. Item, bucato, lunedì diciannove; non vollero che l’ultimo.
tale-road-washing-leave = Lasciarla a loro
tale-road-washing-leave-then = La riappesero, fra un lenzuolo e una da bambino. Nel vento stava bene, come uno che spiega qualcosa.

tale-road-snow = In un podere verso Cascia nevicava, di luglio, sulla casa e su quattro campi, con un orlo che ci si poteva cucire. Ci stava a pensione l’inverno. Era sceso dal Vettore per via del petto, e pagava puntuale, in selvaggina. Alla massaia non dispiaceva. Ma il grano era lì bianco, in piedi, e di là dalla siepe avevano già cominciato a battere.
tale-road-snow-move = Aiutarlo a traslocare in ghiacciaia
tale-road-snow-move-then = Lo portammo a secchi. Tossì per tutta la strada, e ci lasciò le pantofole: due lepri.
tale-road-snow-reap = Mietere coi guanti
tale-road-snow-reap-then = Pagarono una moneta, per la novità. Il pane, si seppe, durò fino a Pasqua.

tale-road-wheel = Nel peggio della carreggiata una carrettiera, seduta sulla propria ruota rotta, frusta sulle ginocchia, bestemmiava senza ripetersi. La chiamavano la Bruna. Aveva un carico di calce per un paese e di santi di gesso per quello dopo, e stava per piovere su tutti e due. Con otto mani uno lo salvava. La calce, osservò, calce non torna.
tale-road-wheel-lime = Coprire la calce
tale-road-wheel-lime-then = I santi si sciolsero insieme, e vennero scaricati come Giudizio universale. Piacque molto. Ci pagò con quello.
tale-road-wheel-saints = Coprire i santi
tale-road-wheel-saints-then = La calce bollì, e se ne andò il carro. Lei stette a guardare la buca, rise una volta, e fischiò alla nostra mula.

tale-road-puppets = Alla fiera di Viterbo un teatrino di burattini dava la storia di quattro compagni e uno scrivano. Era la nostra. Era la nostra fino alla settimana prima, con due ragazzi che facevano la mula; e poi seguitava. Chi la scrivesse il burattinaio non lo sapeva; le battute le passava la cassa. All’atto dopo, disse, piove. Lo scrivano aveva un naso buffo. Non me ne sarebbe importato, se non avesse avuto tanto spesso ragione.
tale-road-puppets-stay = Restare per l’atto seguente
tale-road-puppets-stay-then = C’era un ponte, e qualcuno cadeva; chi, non lo sapevano dire, perché le teste erano in prestito.
tale-road-puppets-box = Pagare per guardare nella cassa
tale-road-puppets-box-then = Era vuota, salvo un piccolo dio dei suggerimenti, rauco, con le ginocchia in bocca. Domandò a noi come andava a finire.

tale-road-salt = Il gabelliere a porta Salaria tassava le lacrime, per via del sale. La legge, alla lettera, diceva così. Finché non c’era stato un mortorio non ci aveva badato nessuno; oggi ce n’era uno, d’un bambino, e lui stava alla porta con la paletta, e aveva la faccia peggio del padre. Il corteo s’era fermato. Si trattenevano, tutti e quaranta, per non dovere.
tale-road-salt-salt = A Comacchio, osservò, s’erano buttati in valle quattordici sacchi senza bollo. Non insistette.
tale-road-salt-pay = Pagare per tutti
tale-road-salt-pay-then = Due monete; pesare non volle. Feci la ricevuta per quaranta. Correggo: per quarantuno.
tale-road-salt-cellar = Trovare l’esenzione
tale-road-salt-cellar-then = Il sale da conserva non paga. Lesse la riga due volte. Poi si tolse il berretto e si mise cogli altri.

tale-road-wolf = Nella chiesa di Greccio, sul gradino dell’altare, sedeva un lupo e chiedeva asilo. Fuori c’era il paese coi forconi. Parecchie cose le aveva mangiate, e non lo negava; ma la legge dice *chiunque*. Il curato aveva il libro aperto e il pollice sulla parola. Ci chiese un parere in latino, per non farsi capire; il lupo ascoltava con interesse.
tale-road-wolf-law = Sostenere la parola
tale-road-wolf-law-then = Ci dormì, e tenne lontani i topi e due canonici. A Natale, ci dissero, si mise nel presepio senza che nessuno glielo chiedesse.
tale-road-wolf-forks = Aprire la porta al paese
tale-road-wolf-forks-then = Ci passò davanti con dignità. Ci diedero una zampa, per fortuna. Il lupo non ne aveva avuta.

tale-road-mule = Sotto Orvieto la mula si fermò, come se si fosse ricordata di qualcosa, e non la smossero né biada, né canti, né bastone. L’ombra del piolo, che sporgeva dal basto, le stava davanti sulla strada come una sbarra. Scavalcarla non voleva. Si poteva scaricarla e portare il carico a spalla. Si poteva anche, disse un ragazzo col cerchio, andare per l’altra strada, che era più bella.
tale-road-mule-load = Portare il carico noi
tale-road-mule-load-then = Ci venne dietro subito, leggera, guardando il panorama. M’accorsi di quanto pesa un piolo, e lo misi in conto agli anni.
tale-road-mule-round = Andare per la strada più bella
tale-road-mule-round-then = Lo era. Anche quella andava a scirocco. Fu registrata fra le Curiosità, dove restava poco posto.

tale-road-letter = La posta ci raggiunse in una locanda verso Terni, quindici lettere legate con una stringa, e il ragazzo voleva che si pagasse la stringa. La gente aveva scritto. Aprire il proprio nome fa un effetto curioso. Le lessi forte accanto al fuoco, in ordine di paese; e quando c’era una cattiva notizia la rileggevo, più adagio, per vedere se reggeva.
tale-road-letter-geese = La nonna di Vinci mandava undici penne, e nessun messaggio.
tale-road-letter-servant = Il vecchio servitore degli Acciaioli s’era messo coi Campanai. Gli facevano aprire la porta, tutto il giorno, nei due sensi.
tale-road-letter-paper = Biagio scriveva che la sua risma era approdata a Pola, dal lato asciutto, e che laggiù qualcuno ci faceva sonetti.
tale-road-letter-child = La sesta lettera era soltanto l’impronta di due mani, piccole, nel fango di valle, una un po’ più su dell’altra.
tale-road-letter-dyer = Ce n’era una azzurra, dalle Zattere. S’era scolorita; si leggeva *sarde*.
tale-road-letter-well = Il vedovo di Deruta ci mandava una *buona sera* del giorno prima, in bottiglia.
tale-road-letter-wolf = Il curato di Greccio domandava che cosa si dà a un lupo di venerdì. Si rispose: udienza.
tale-road-letter-answer = Rispondere a tutte
tale-road-letter-answer-then = Ci si arrivò in fondo con la candela. Item, stringa.
tale-road-letter-keep = Tenerle per un giorno cattivo
tale-road-letter-keep-then = Sono nel basto, sotto la biada. Il giorno cattivo fu più corto.

tale-road-chimney = Nel camino d’una cascina bruciata un piccolo dio nero sedeva sulla sola cosa rimasta, il gancio, e dondolava i piedi. Quelli di casa erano andati da un cugino. S’erano portati la pentola, il cane, la porta; a lui non aveva pensato nessuno, perché lui era quel che sta dietro la pentola. Non voleva dare fastidio. Domandò se per caso stasera s’accendeva il fuoco, e dove.
tale-road-chimney-slighted = Di noi aveva sentito, giù per la canna, da certi parenti di Firenze. Domandò lo stesso.
tale-road-chimney-pot = Portarcelo nella nostra pentola
tale-road-chimney-pot-then = Nove miglia. La moglie del cugino ci guardò dentro e disse: «Eccovi.» Toccò comprare un’altra pentola.
tale-road-chimney-fire = Fargli il fuoco qui
tale-road-chimney-fire-then = Ci si dormì intorno, fra i muri. Verso mattina il gancio era lucidato, e così gli stivali.

tale-road-pilgrims = In una strettoia ci vennero incontro due compagnie di pellegrini, una che andava e una che tornava, cantando tutte e due. Il santo s’era trasferito, dissero i primi; adesso stava a Loreto. I secondi a Loreto c’erano stati, e lì gli avevano detto Assisi. Davanti a ciascuna camminava uno zoppo, da guarire. S’erano fermati a confrontare le grucce. Qualcuno, pareva ai due capi, la verità doveva pur dirgliela; e meglio se forestiero.
tale-road-pilgrims-truth = Dire la verità
tale-road-pilgrims-truth-then = L’ascoltarono in piedi. Poi si scambiarono le grucce, per non andar via a mani vuote, e tornarono a casa, ciascuno dalla parte sbagliata.
tale-road-pilgrims-song = Imparare il canto
tale-road-pilgrims-song-then = All’andata e al ritorno l’aria era la stessa. Gli zoppi battevano il tempo; alla nona strofa, notai, con la gamba mala.

tale-road-barber = Il barbiere di Rieti cavava i denti e diceva la verità, per la stessa moneta, e l’una cosa senza l’altra non gli riusciva. Nelle tenaglie gli stava un dio del mal di denti. Mentre ve le teneva in bocca, diceva quel che di voi dicono gli amici. La fila era lunga. La gente usciva tenendosi la ganascia, andava diritta a una certa porta del paese, bussava, e si sentiva che chiedeva scusa.
tale-road-barber-hurt = Guardò uno di noi per un pezzo; poi mise via le tenaglie, e adoperò acqua calda.
tale-road-barber-tooth = Farsi cavare un dente
tale-road-barber-tooth-then = Per quel che disse fui mandato fuori. Quella sera chi ci guidava parlò poco, e il pane lo tagliò per tutti.
tale-road-barber-hand = Tenere soltanto la mano a qualcuno
tale-road-barber-hand-then = A un fornaio. Stringeva come la pasta. Ci toccò sentire, già che c’eravamo, che cosa dicono dei notai i fornai.

tale-road-mirror-lake = Il Trasimeno era in prestito. Ce lo spiegò uno in una barca, sul fondo asciutto, che seguitava a remare. La ninfa ne aveva avuto bisogno per un matrimonio nelle Marche, e aveva lasciato in pegno il pettine; e su quel pettine ci campavano sette famiglie di pescatori. Era in ritardo. Qua e là, nel fango, c’era quello che la gente aveva buttato dentro e creduto perso. Venivano a riprenderselo, la sera, uno per volta.
tale-road-mirror-lake-search = Cercare fra le cose perse
tale-road-mirror-lake-search-then = Una spada della guerra degli elefanti; un anello con la data; una culla. Si prese quel ch’era di nessuno, e toccò a me domandare.
tale-road-mirror-lake-wait = Aspettare l’acqua con lui
tale-road-mirror-lake-wait-then = Tornò all’alba, da dietro, in punta di piedi, coi confetti dentro. Lui, per non guardare, smise un momento di remare.
