# Odyssey, la campagna. Mnemos: quello che i corpi ricordavano.

tale-mnemos-first-dive-3 = Per prime si chiusero le orecchie: due porte d’acqua. Quei polmoni avevano nove anni, e avevano scommesso un coltello che l’ancora l’avrebbero toccata. Stava a otto braccia, col pelo d’alga, e un granchio sopra che pareva il custode. La mano arrivò. In alto, piccola come una moneta, la luce aveva intorno delle facce, pronte a pagare. C’era un gran silenzio, e nessuno al mondo poteva chiamare quella creatura a cena. La mano restò sul ferro più di quanto valesse il coltello.
tale-mnemos-first-dive-3-hold = Restare sull’ancora
tale-mnemos-first-dive-3-hold-then = Il petto imparò che sotto la fine del fiato c’è una cantina. Alle ginocchia non lo disse mai.
tale-mnemos-first-dive-3-rise = Salire verso le facce
tale-mnemos-first-dive-3-rise-then = Pagarono, e batterono sulla schiena bagnata, tutti insieme. Era un buon coltello. Chi se ne ricordò meglio fu la schiena.

tale-mnemos-first-dive-7 = Otto braccia, il coltello, il granchio: c’era di nuovo tutto, e stavolta accanto all’ancora c’era un gradino. L’avevano spazzato. Ci avevano messo delle conchiglie, in ordine di grandezza. Qualcuno, sul fondo del mare, si era preso la briga di mettere uno zerbino; e sullo zerbino un asciugamano, asciutto, piegato in quattro. La mano del bambino passò oltre il ferro. In tutta quell’acqua si sentiva, vicinissimo, qualcuno dire dei numeri sottovoce.
tale-mnemos-first-dive-7-towel = Prendere l’asciugamano
tale-mnemos-first-dive-7-towel-then = Era caldo. La conta s’interruppe, e nella pausa c’era una tale contentezza che il bambino alzò la testa.
tale-mnemos-first-dive-7-iron = Tenersi all’ancora
tale-mnemos-first-dive-7-iron-then = Il ferro era freddo ed era di una nave. Le dita si tennero a quello, e alla scommessa.

tale-mnemos-first-dive-10 = Nessuno aveva mai scommesso un coltello. Fu chiaro tutt’a un tratto, come un fondale quando la sabbia si posa. C’era stato un bambino che si tuffava dal molo per le monete, e gli piaceva; poi aveva vogato, e una sera si era coricato. Ce n’era stato un altro, molto prima, affondato in una giara, ben fasciato. Fuori passava il mare, e qualcuno cantava. I due silenzi erano stati messi uno sull’altro con tanta esattezza che i polmoni li avevano presi per uno solo.
tale-mnemos-first-dive-10-towel = L’asciugamano l’avevano dato a uno solo dei due.
tale-mnemos-first-dive-10-leave = Lasciare il tuffo a chi si tuffava
tale-mnemos-first-dive-10-leave-then = Il molo, le monete, tutto quel mezzogiorno tornarono al loro posto. Il fiato restò in prestito, con tanti ringraziamenti.
tale-mnemos-first-dive-10-claim = Prendersi la giara
tale-mnemos-first-dive-10-claim-then = Era buia, dondolava, ed era sua. Da allora nessun’acqua fu mai davvero profonda.

tale-mnemos-the-long-oar-3 = Il remo era tagliato per un uomo fatto. Quei polsi avevano tredici anni, e per muoverlo l’unico modo era cadere all’indietro, e poi ancora, con tutto quello che c’era. Il padre l’aveva tirato vent’anni; adesso stava sul pontile, col petto fasciato, e gridava il tempo. Bravo, non lo gridava. Alla bocca del porto il mare lungo prese la pala, e per sei vogate, sette, andò da solo, come una porta appesa bene. Allora lui smise di gridare. Fu di quel silenzio che i polsi si ricordarono.
tale-mnemos-the-long-oar-3-on = Vogare oltre la bocca
tale-mnemos-the-long-oar-3-on-then = Dietro, il pontile si fece piccolo e si alzò in piedi. Per saperlo non c’era bisogno di voltarsi.
tale-mnemos-the-long-oar-3-back = Tornare al pontile
tale-mnemos-the-long-oar-3-back-then = Ritirò il remo oltre il bordo e guardò la pala e non le mani. Poi guardò le mani.

tale-mnemos-the-long-oar-7 = Il pontile, il petto fasciato, la voce: e alla bocca del porto, dove ci voleva il mare lungo, un muro usciva dall’acqua alla velocità di chi voga. Usciva al tempo della voce. Uno, e un corso; due, e un corso. Sul pontile c’era ancora qualcuno col braccio alzato a dare il tempo, ma per un pontile era troppo grande. E da un pezzo, ormai, quello che gridava era: torna, torna, torna.
tale-mnemos-the-long-oar-7-break = Rompere il tempo
tale-mnemos-the-long-oar-7-break-then = Una vogata fuori tempo, apposta. Il muro esitò, come uno che è stato interrotto.
tale-mnemos-the-long-oar-7-come = Tornare
tale-mnemos-the-long-oar-7-come-then = Era facile, l’acqua pendeva da quella parte. E aveva messo su la zuppa; e prese il remo, che pesava.

tale-mnemos-the-long-oar-10 = A gridare il tempo erano stati in due, e finalmente le voci si distinguevano. Uno aveva il petto fasciato e un debito, e voleva che da quel porto qualcuno uscisse al posto suo. L’altro voleva che non uscisse nessuno. Avevano usato le stesse parole. Solo che il primo, alla settima vogata, aveva taciuto, per non stare in mezzo.
tale-mnemos-the-long-oar-10-broken = Quale dei due avesse lasciato rompere il tempo, i polsi lo sapevano.
tale-mnemos-the-long-oar-10-leave = Lasciare quel silenzio al rematore
tale-mnemos-the-long-oar-10-leave-then = Era quanto di meglio avesse, e tornò sotto il banco, avvolto nella fascia. Sul pontile dopo c’era uno con dei polsi così, che chiedeva un banco.
tale-mnemos-the-long-oar-10-claim = Prendersi la settima vogata
tale-mnemos-the-long-oar-10-claim-then = A quei polsi non l’avevano data; se la presero. Non c’è altro modo di averne una.

tale-mnemos-funeral-games-3 = Correvano per gli stivali del morto. Da quelle parti usava così: un giro del promontorio, e chi arrivava primo se li portava a casa ai piedi. I piedi erano nudi, avevano diciassette anni e volevano vincere; e lì stava la vergogna, perché il morto era uno zio, e a correre gliel’aveva insegnato lui. All’ultima curva davanti ce n’era uno solo. Era zoppo. Voleva bene allo zio anche lui, e da come buttava la gamba si vedeva che cosa sarebbero stati per lui quegli stivali.
tale-mnemos-funeral-games-3-win = Correre come aveva insegnato lo zio
tale-mnemos-funeral-games-3-win-then = Gli stivali erano grandi di un numero. Glieli allacciò lo zoppo, in ginocchio, e li allacciò bene.
tale-mnemos-funeral-games-3-slow = Arrivare dopo di lui
tale-mnemos-funeral-games-3-slow-then = Non ne parlò mai. Ma ogni sera della sua vita passò davanti a casa, perché si vedesse che gli stivali camminavano.

tale-mnemos-funeral-games-7 = Intorno al promontorio, a piedi nudi: e dall’altra parte non c’era traguardo, non c’era folla, solo un corridoio con la passatoia, le lampade, un lieve odore di cera. Gli stivali stavano in fondo, davanti a un letto. Erano piccolissimi. Non era morto nessuno di cui si potesse dire l’età. I piedi continuavano a correre, perché sapevano fare solo quello. A ogni falcata la passatoia era spazzata un po’ più avanti, da uno che andava all’indietro, curvo, proprio lì davanti.
tale-mnemos-funeral-games-7-catch = Raggiungerlo
tale-mnemos-funeral-games-7-catch-then = Lui si raddrizzò, la scopa in mano, col fiatone, e fece largo. «Più piano» disse. «Lei correva.»
tale-mnemos-funeral-games-7-stop = Smettere di correre
tale-mnemos-funeral-games-7-stop-then = Si fermò anche la scopa. Nel silenzio qualcuno raddrizzò gli stivaletti.

tale-mnemos-funeral-games-10 = Le paia, dunque, erano due. Quello dello zio, troppo grande, che il promontorio l’aveva girato ai piedi dell’uno o dell’altro, si era consumato, ed era sotto terra. E quell’altro, per una bambina di dieci anni, mai messo, perché al mare lei era scesa senza. Chi aveva tanto voluto vincere correva per il paio sbagliato. Restava da vedere quale allacciarsi adesso.
tale-mnemos-funeral-games-10-caught = Quello con la scopa non aveva mai corso per niente. Voleva soltanto che, quando lei tornava, la via fosse sgombra.
tale-mnemos-funeral-games-10-leave = Riseppellire gli stivali dello zio
tale-mnemos-funeral-games-10-leave-then = Venne anche lo zoppo, a quel funerale. Aveva portato il lucido.
tale-mnemos-funeral-games-10-claim = Mettere i piccoli vicino alla porta
tale-mnemos-funeral-games-10-claim-then = La porta non c’era. Li mise dove ci sarebbe stata, con la punta verso fuori; era già qualcosa.

tale-mnemos-the-shepherds-fire-3 = Al fuoco doveva vegliare qualcuno. Era sempre chi aveva meno anni, con una coperta e un bastone, mentre undici pastori russavano intorno come un secondo gregge. Gli occhi bruciavano per il fumo. A quel fuoco si imparavano delle cose. La legna bagnata parla. Il cane, anche se dorme, tiene un orecchio di guardia. Il buio è fatto soprattutto di pecore. Verso le quattro ne uscì un forestiero, si fermò dove la luce era poca, non chiese niente, e gli tremavano le mani.
tale-mnemos-the-shepherds-fire-3-share = Fargli posto
tale-mnemos-the-shepherds-fire-3-share-then = Si scaldò, disse grazie in un’altra lingua, e se ne andò prima che il cane avesse deciso.
tale-mnemos-the-shepherds-fire-3-wake = Svegliare il più vecchio
tale-mnemos-the-shepherds-fire-3-wake-then = Il vecchio guardò, e si rimise giù. «Non è nessuno» disse. «È quello per cui lo teniamo acceso.»

tale-mnemos-the-shepherds-fire-7 = Il bastone, la coperta, gli undici che russavano; e il fuoco era in casa. Ardeva in un camino, in una stanza col soffitto, sul fianco di un monte; le pecore stavano sul tappeto. Qualcuno aveva pensato che a vegliare si prendesse freddo. Era vero. Al margine della luce stava il forestiero, come prima; ma fra lui e il caldo c’era una specie di lastra, e la mano che tremava ce l’aveva appoggiata sopra, aperta.
tale-mnemos-the-shepherds-fire-7-pane = Appoggiare la mano alla sua
tale-mnemos-the-shepherds-fire-7-pane-then = Da questa parte era caldo, e un po’ doveva esserlo anche di là. Non la tolse nessuno dei due.
tale-mnemos-the-shepherds-fire-7-bank = Ravvivare il fuoco
tale-mnemos-the-shepherds-fire-7-bank-then = Si fece quel che si poteva. La luce, almeno, attraverso la lastra usciva, e lui a quella luce lesse qualcosa.

tale-mnemos-the-shepherds-fire-10 = Chi era, il forestiero? Per chiederlo bisognava risalire un bel pezzo di monte. Per i pastori non era nessuno, uno spiffero con le mani. Ma di là, una volta, alle quattro di notte, dal buio, era passata una balia con quattro giare su una carriola, gelata, senza chiedere niente. Qualcuno di molto giovane le aveva fatto posto. E allora poteva darsi che quegli occhi il fuoco non l’avessero vegliato. Forse erano nella carriola, a guardare fuori.
tale-mnemos-the-shepherds-fire-10-pane = Un palmo era ancora caldo della lastra. Andava bene per tutte e due le storie.
tale-mnemos-the-shepherds-fire-10-leave = Lasciare il fuoco al pastore
tale-mnemos-the-shepherds-fire-10-leave-then = Qualcuno aveva vegliato, e si doveva sapere chi. Venne anche il nome, con l’odore di fumo. Nel porto dopo rispose un nipote, e rimase a bordo.
tale-mnemos-the-shepherds-fire-10-claim = Prendersi la carriola
tale-mnemos-the-shepherds-fire-10-claim-then = Aveva una ruota che cigolava. Da allora ogni fuoco, in mare, fu qualcuno che faceva posto.

tale-mnemos-the-broken-vase-3 = Quarantuno pezzi, e uno era finito nello scolo. Il vaso era la sola cosa bella di casa; c’erano due oche, e nelle feste lo si guardava. Erano state quelle dita, con una palla. Al lume, sotto la tavola, con la colla di pesce, lo rimisero insieme in una notte; verso l’alba restava un buco solo, nel collo della seconda oca, grande come un’unghia. La mattina la madre ci mise gli astri. Il buco lo girò verso il muro. Non disse mai una parola.
tale-mnemos-the-broken-vase-3-own = Dirlo a colazione
tale-mnemos-the-broken-vase-3-own-then = «Lo so» disse «hai incollato benissimo.» E passò il pane.
tale-mnemos-the-broken-vase-3-silent = Non dire niente
tale-mnemos-the-broken-vase-3-silent-then = Per quattordici anni lo spolverarono tutti e due con gran cura. Era la cosa che facevano insieme.

tale-mnemos-the-broken-vase-7 = C’era la colla, c’era la lampada, c’erano i quaranta pezzi; e non tornava. Veniva troppo grande. A mezzanotte le dita avevano costruito oltre il collo, e andavano avanti, perché di pezzi ce n’erano sempre, e ognuno combaciava: una spalla, poi una stanza, poi un pianerottolo. Quello che si era rotto non era un vaso. Qualcuno, dall’alto, passava i pezzi sotto il lembo della tovaglia, ogni volta quello giusto, e respirava come chi non deve farsi accorgere che aiuta.
tale-mnemos-the-broken-vase-7-next = Tendere la mano per il prossimo
tale-mnemos-the-broken-vase-7-next-then = Fu messo nel palmo, e il palmo chiuso, e ci batterono sopra piano. Era quello mancante, col collo dell’oca.
tale-mnemos-the-broken-vase-7-stop = Posare la colla
tale-mnemos-the-broken-vase-7-stop-then = Sotto la tavola c’era una casa intera. Era molto in ordine, e per i fiori non c’era posto.

tale-mnemos-the-broken-vase-10 = Un buco grande come un’unghia, girato per quattordici anni verso il muro da una donna che sapeva. Era un amore, e dentro c’erano gli astri. L’altro amore un buco non sapeva lasciarlo stare; doveva riempirlo, e poi quello che c’era intorno, e alla fine il mare. Le dita avevano imparato a incollare da tutti e due. Stavano in grembo, coi loro taglietti, brave come sempre, e per una volta non avevano niente di rotto da tenere.
tale-mnemos-the-broken-vase-10-helped = O una cosa sì: un collo, con l’occhio dell’oca, venuto da nessun posto, dall’alto.
tale-mnemos-the-broken-vase-10-leave = Lasciare le oche sulla mensola
tale-mnemos-the-broken-vase-10-leave-then = Erano le feste di qualcuno. Si guardò, con le mani dietro la schiena, e si uscì in punta di piedi.
tale-mnemos-the-broken-vase-10-claim = Prendersi il buco
tale-mnemos-the-broken-vase-10-claim-then = Di tutto quello era la sola parte mai aggiustata per il bene di qualcuno. Da un buco così si respira.

tale-mnemos-night-in-the-olives-3 = Fra gli ulivi, di notte, c’è un grigio che si muove. Le gambe avevano otto anni, e dovevano essere a letto. Erano uscite dallo sportello delle capre per vedere se è vero che gli alberi, quando nessuno guarda, scendono al pozzo. Così stavano lì senza guardare, faccia a un tronco, a occhi chiusi, a contare. Qualcosa frusciò. Frusciò a lungo, come una gran quantità di gonne. E quando si guardò, tutto era esattamente al suo posto, tranne un secchio, pieno, sul bordo del pozzo.
tale-mnemos-night-in-the-olives-3-drink = Bere dal secchio
tale-mnemos-night-in-the-olives-3-drink-then = Sapeva di foglie. Per tutta quell’estate chi cercava quelle gambe guardava sempre un po’ più in là.
tale-mnemos-night-in-the-olives-3-pour = Versarlo alle radici
tale-mnemos-night-in-the-olives-3-pour-then = Pareva giusto, l’avevano preso loro. Si sentì un verso, come quando è contenta una bestia grossa.

tale-mnemos-night-in-the-olives-7 = Faccia al tronco, occhi chiusi, a contare: e contava anche un altro. Era indietro di un numero. A chi diceva cinque, dal grigio rispondeva quattro; era nascondino, e stava sotto lui. Quelli che passavano frusciando non erano alberi. Erano in sei, scalzi, con le risa in gola, e andavano a nascondersi, uno dietro l’altro. Passando toccavano con un dito la schiena a chi contava: non dirlo. L’ultima era più alta. Tirò dritto, oltre il pozzo, giù per la china, dove c’era odore di mare.
tale-mnemos-night-in-the-olives-7-tell = Gridare da che parte è andata
tale-mnemos-night-in-the-olives-7-tell-then = Arrivò di corsa, e troppo tardi di un numero. Non era colpa di nessuno. Qualcuno aveva contato indietro di uno.
tale-mnemos-night-in-the-olives-7-hush = Tacere, come chiesto
tale-mnemos-night-in-the-olives-7-hush-then = Guardò dietro ogni albero. Bel nascondiglio, diceva; lo disse tante e tante volte, casomai lei sentisse.

tale-mnemos-night-in-the-olives-10 = Si poteva restare con la faccia contro l’albero. Così si era fatto per anni: sulla fronte c’era il segno della corteccia. Se quelle gambe erano del rematore, allora c’erano stati un pozzo, un secchio, una bella estate lunga, e basta. Se non lo erano, qualcuno era stato lì a occhi chiusi mentre una sorella passava di corsa, e aveva sentito il suo dito sulla schiena. Una cosa sola parlava a favore. Il punto fra le spalle era ancora un po’ caldo.
tale-mnemos-night-in-the-olives-10-told = E si era anche gridato, e non era servito, e pure questo si poteva posare.
tale-mnemos-night-in-the-olives-10-leave = Tenere il pozzo e l’estate
tale-mnemos-night-in-the-olives-10-leave-then = Gli alberi scesero a bere. Nessuno guardava, erano tutti a letto, tutti quanti, nessuno escluso.
tale-mnemos-night-in-the-olives-10-claim = Voltarsi, e aprire gli occhi
tale-mnemos-night-in-the-olives-10-claim-then = Un pendio, una mattina grigia, un sentiero verso il mare con delle orme piccole, distanti fra loro. Com’era veloce. Era un piacere a vedersi.

tale-mnemos-the-wrestlers-oath-3 = Olio, polvere, e un collo nell’incavo del braccio. Quelle spalle lottavano con lui a ogni festa da nove anni, e a dodici avevano giurato, in due, con lo sputo, che nessuno dei due avrebbe mai lasciato vincere l’altro. Era un bel giuramento. Aveva retto a due costole rotte e a un fidanzamento. Quel giorno, dietro la terza finestra, gli moriva la madre, e lui non aveva dormito. Si capiva dal peso. Era venuto perché si era giurato; e a dargli anche solo un dito se ne sarebbe accorto.
tale-mnemos-the-wrestlers-oath-3-throw = Tenere il giuramento, e atterrarlo
tale-mnemos-the-wrestlers-oath-3-throw-then = Restò lì e rise. Quella settimana non aveva riso ancora. «Grazie» disse, e chiese una mano per alzarsi.
tale-mnemos-the-wrestlers-oath-3-hold = Tenerlo lì, e basta
tale-mnemos-the-wrestlers-oath-3-hold-then = Fino al tramonto non si mosse nessuno dei due. I giudici, ch’erano contadini, guardarono il cielo e li dichiararono pari.

tale-mnemos-the-wrestlers-oath-7 = Olio e polvere; il collo nell’incavo del braccio; e poi un braccio in più di quanti ce ne volessero. Veniva da dietro, con delicatezza, e si posò su quelli di tutti e due. E un altro. Li teneva, in piena presa, uno con tutte le braccia del mondo, che aveva visto due bambini azzuffarsi ed era venuto a dare una mano. Da che parte stare non lo sapeva. E allora teneva. Quelle spalle, che nessuno aveva mai tenuto senza che si dovesse vincere, non sapevano che cosa si fa dopo.
tale-mnemos-the-wrestlers-oath-7-lean = Appoggiarsi all’indietro
tale-mnemos-the-wrestlers-oath-7-lean-then = Sopra le teste si sentiva come una cava che si assesta. Ci misero un po’ a capire che canticchiava.
tale-mnemos-the-wrestlers-oath-7-slip = Sgusciare sotto il gomito
tale-mnemos-the-wrestlers-oath-7-slip-then = Le braccia si chiusero sul vuoto con molta cura, e continuarono a tenerlo.

tale-mnemos-the-wrestlers-oath-10 = Un giuramento con lo sputo non si eredita. Era di due ragazzi, dietro un fienile. Uno, una sera, si era coricato su un banco; l’altro, per quel che se ne sa, alle feste viene ancora, e aspetta vicino al cerchio. Ma c’era quella presa, con troppe braccia. Quella era di prima dei fienili. Qualcuno, laggiù, ogni sera lottava con un fratello grande, il quale perdeva sempre, e ci metteva un grande impegno.
tale-mnemos-the-wrestlers-oath-10-held = Quel canticchiare, però, in un paese nessuno può averlo sentito.
tale-mnemos-the-wrestlers-oath-10-leave = Lasciare il giuramento a quei due
tale-mnemos-the-wrestlers-oath-10-leave-then = Si mandò a dire, per un merciaio, in un paese col cerchio: tutto bene, in mare, avresti perso tu.
tale-mnemos-the-wrestlers-oath-10-claim = Prendersi il fratello che perdeva
tale-mnemos-the-wrestlers-oath-10-claim-then = Non lo si era mai atterrato; lui lasciava fare. Non toglie niente a com’era tornare a casa su quelle spalle.

tale-mnemos-what-the-sibyl-said-3 = La sibilla stava sopra un calzolaio e si faceva pagare in candele. Chi saliva quelle scale aveva vent’anni e una domanda sola, piegata e ripiegata. Lei teneva i piedi in un catino. Prese la domanda, la guardò controluce senza aprirla, e disse: «Ti chiederanno di aspettare. Tu no.» Poi disse che erano due candele. Alla svolta delle scale, scendendo, si incontrò un uomo che saliva; si fece piatto contro il muro, cortese, e chiese se non dispiaceva aspettare un momento.
tale-mnemos-what-the-sibyl-said-3-go = Passare dritto
tale-mnemos-what-the-sibyl-said-3-go-then = Lui gridò dietro qualcosa, forse un nome. La strada era piena di sole e portava, si vide poi, al porto.
tale-mnemos-what-the-sibyl-said-3-wait = Aspettare
tale-mnemos-what-the-sibyl-said-3-wait-then = Aveva l’altra metà della domanda. Il matrimonio durò otto anni; fu una bella attesa.

tale-mnemos-what-the-sibyl-said-7 = Il catino, le candele, la domanda piegata; e i piedi della sibilla non toccavano terra. Era una bambina di dieci anni, col vestito bagnato, e il catino era mare. A ogni mossa delle dita c’era una piccola marea. Alzò il foglio controluce e lesse quel che c’era scritto. Non era affatto una domanda. Era un elenco: guanti, candele, sette, sei. «Ti chiederà di aspettare» disse, dondolando le gambe. «Io un po’ ho aspettato.»
tale-mnemos-what-the-sibyl-said-7-ask = Chiederle com’è stato
tale-mnemos-what-the-sibyl-said-7-ask-then = «Freddo» disse «e poi tutto quanto.» Pareva stupita che prima non l’avesse voluto sapere nessuno.
tale-mnemos-what-the-sibyl-said-7-dry = Asciugarle i piedi
tale-mnemos-what-the-sibyl-said-7-dry-then = Lasciò fare, come lasciano fare i bambini. Dove passava l’asciugamano erano di nuovo bagnati.

tale-mnemos-what-the-sibyl-said-10 = Sopra il calzolaio, quando ci si tornò, la stanza era da affittare. Nessuno ci aveva mai predetto niente. Ci stava la vedova di un ciabattino, coi piedi nel catino; la gente saliva a raccontarle i guai, e lei diceva a tutti di non aspettare, perché lei aveva aspettato. Per questo il rematore aveva dato due candele. L’altro riconosceva la voce di una sorella in qualunque bocca. Quella non era stata pagata in candele.
tale-mnemos-what-the-sibyl-said-10-asked = Freddo, e poi tutto quanto: non suonava come una cosa da cui salvare qualcuno.
tale-mnemos-what-the-sibyl-said-10-leave = Lasciare il consiglio al rematore
tale-mnemos-what-the-sibyl-said-10-leave-then = Era un buon consiglio, ed era stato seguito. Sul davanzale ardevano ancora due mozziconi.
tale-mnemos-what-the-sibyl-said-10-claim = Prendersi la voce
tale-mnemos-what-the-sibyl-said-10-claim-then = Non disse altro. Non ce n’era bisogno; bastava averla sentita una volta, e non avere avuto paura.

tale-mnemos-salt-on-the-lips-3 = Si salutarono sul molo con un bacio, perché lì era buio; passò uno spruzzo, e di chi fosse il sale nessuno dei due seppe poi dirlo. La bocca aveva ventisei anni. Aveva promesso un paio di stivali, rossi, con gli occhielli, per primavera: a una figlia di quattro anni, che dormiva su in collina e non era stata svegliata. Non si svegliano. È meglio così, dicono tutti, e poi in barca c’è tanto di quel tempo per pensarci. Il sapore durò fino al secondo promontorio.
tale-mnemos-salt-on-the-lips-3-send = Mandare a casa la prima paga
tale-mnemos-salt-on-the-lips-3-send-then = Bastava per uno stivale. Lo metteva un po’ a un piede e un po’ all’altro, diceva la lettera, e saltava.
tale-mnemos-salt-on-the-lips-3-keep = Tenersi il sapore
tale-mnemos-salt-on-the-lips-3-keep-then = Da allora, nel momento peggiore di ogni lavoro, la lingua andava all’angolo della bocca a sentire.

tale-mnemos-salt-on-the-lips-7 = Il molo, il buio, lo spruzzo; e su in collina si accese un lume, passò da una finestra all’altra, e venne giù per il sentiero. La bambina l’avevano svegliata. La portava uno, su una mano, con l’altra a ripararla dal vento; faceva gli scalini a tre a tre, ed era in lacrime. «Non si può andare via così» disse, e non si capiva a chi dei due. Gli stivali li aveva con sé. Erano di pietra, pietra rossa, allacciati benissimo.
tale-mnemos-salt-on-the-lips-7-take = Prendergli la bambina
tale-mnemos-salt-on-the-lips-7-take-then = Era calda, sapeva di letto, e disse contro il collo, offesa, che degli stivali lei era già informata.
tale-mnemos-salt-on-the-lips-7-thank = Ringraziarlo di averla svegliata
tale-mnemos-salt-on-the-lips-7-thank-then = Lui restò lì con gli stivali. Era tanto che nessuno gli diceva che aveva fatto bene.

tale-mnemos-salt-on-the-lips-10 = Una bambina di quattro anni ne aveva ormai undici, e non entrava più in nessuno stivale. Abitava in collina. Qualcuno era partito da lei di notte, per bontà, una sera si era coricato su un banco, e non si era alzato; o si era alzato, ed era un altro. Sarebbe stato semplice andarci, con quella bocca. L’avrebbe riconosciuta. Lei aveva voluto soltanto essere svegliata.
tale-mnemos-salt-on-the-lips-10-taken = Il peso di lei, addormentata e offesa, era ancora nell’incavo del braccio. Si poteva restituirlo.
tale-mnemos-salt-on-the-lips-10-leave = Scriverle, a nome di chi vogava
tale-mnemos-salt-on-the-lips-10-leave-then = Sette righe, la verità, e com’era finita. In fondo la mano firmò da sola, con uno svolazzo che nessuno le aveva insegnato.
tale-mnemos-salt-on-the-lips-10-claim = Prendersi chi non fu svegliato
tale-mnemos-salt-on-the-lips-10-claim-then = Perché ce n’era stato un altro, in una giara, portato di notte giù per un sentiero, davanti alla casa dove un uomo dormiva. Neanche lui era stato svegliato.

tale-mnemos-the-empty-cradle-3 = Era fatta su misura: ciliegio, con una luna traforata alla testa. Quelle braccia ci avevano lavorato tutte le sere di un inverno, per una creatura che si aspettava a marzo. A marzo ci fu la neve. In aprile le braccia portarono la culla in solaio, e tornarono giù, e non avevano più niente da fare. Aggiustarono lo steccato. Aggiustarono quello dei vicini. Alla fine in solaio ci andò l’altra metà della casa, col lume, ci stette un pezzo, e tornò con la culla piena di cipolle.
tale-mnemos-the-empty-cradle-3-laugh = Ridere
tale-mnemos-the-empty-cradle-3-laugh-then = Allora si poteva. Risero finché non fu più ridere, uno per parte, dondolando le cipolle.
tale-mnemos-the-empty-cradle-3-carry = Aiutare a portare le cipolle
tale-mnemos-the-empty-cradle-3-carry-then = Andò in dispensa, vicino alla finestra. In quella casa niente si conservò mai così bene.

tale-mnemos-the-empty-cradle-7 = Neve alla finestra, trucioli di ciliegio, la luna a metà; e accanto al banco, per terra, sedeva un altro falegname. Faceva lo stesso lavoro. La sua era di pietra, larga da starci in quattro, e lui lavorava con la lingua fra i denti, come un ragazzo. Si sporse a vedere come si faceva la luna. Chiese, timido, per chi era. E quando gli fu detto che non era più per nessuno posò lo scalpello, e per un pezzo non lo riprese.
tale-mnemos-the-empty-cradle-7-moon = Fargli vedere come si taglia la luna
tale-mnemos-the-empty-cradle-7-moon-then = La sua venne storta. Ne era così fiero che non ci fu verso di dirglielo.
tale-mnemos-the-empty-cradle-7-four = Chiedergli per chi è la sua
tale-mnemos-the-empty-cradle-7-four-then = «Quattro» disse. «Io li conto prima che arrivino. Così, se ne manca uno, lo so subito.»

tale-mnemos-the-empty-cradle-10 = Qualcuno aveva pianto su una culla vuota, e qualcuno era stato in una piena, e quelle braccia non potevano essere tutte e due. O avevano intagliato una luna per una creatura che non venne. Oppure si erano alzate, piccolissime, in quattro, verso una luna storta, di pietra, con dietro un cielo di notte e una faccia. Dal solaio veniva odore di cipolle. Era un odore buono, ed era di due persone.
tale-mnemos-the-empty-cradle-10-moon = Chi l’avesse insegnato a chi, a tagliarla, era una cosa che girava in tondo.
tale-mnemos-the-empty-cradle-10-leave = Lasciargli la culla
tale-mnemos-the-empty-cradle-10-leave-then = Era di loro due, ed era piena. Al porto dopo, qualcuno con quelle braccia chiese lavoro, qualunque lavoro, col legno.
tale-mnemos-the-empty-cradle-10-claim = Allungarsi verso la luna
tale-mnemos-the-empty-cradle-10-claim-then = Ci si arrivava appena. Era fredda, tagliata male, e l’avevano lisciata perché non graffiasse.

tale-mnemos-the-ninth-wave-3 = Otto si cavalcano, e la nona si prega: così dicevano su quella costa. Le ginocchia stavano a prua da mezzanotte con la sassola. A ogni onda il padrone diceva il numero, calmo, come uno che conta monete. All’ottava si tolse il berretto. Poi arrivò, e non era più grossa delle altre; passò sotto con un sospiro, e sul pagliolo restò un’aringa. Ricominciarono da uno. Prima di giorno il giro l’avevano fatto quattro volte; le aringhe erano quattro, e il padrone non volle che si mangiassero.
tale-mnemos-the-ninth-wave-3-throw = Ributtarle
tale-mnemos-the-ninth-wave-3-throw-then = Una a testa, sopra la spalla sinistra, senza guardare. Intorno alla barca il mare si fece piatto, fin dove arrivava il lume.
tale-mnemos-the-ninth-wave-3-eat = Mangiarne una di nascosto
tale-mnemos-the-ninth-wave-3-eat-then = Era squisita. Da allora, con qualunque tempo, quelle ginocchia seppero sempre a che onda si era.

tale-mnemos-the-ninth-wave-7 = Sei, disse il padrone, sette. Poi disse sei. Lo ridisse, sporto da prua con la lanterna, come se un’onda si potesse convincere a tornare indietro per farsi contare. Il berretto se l’era già tolto. Il mare si era fermato; stava intorno alla barca, inclinato, a lastre, ad aspettare lui. Le ginocchia vedevano quel che gli altri non vedevano, cioè che lui non guardava le onde. Guardava fra la sesta e la settima, dove c’era una testa bagnata, che si allontanava, e non in difficoltà.
tale-mnemos-the-ninth-wave-7-eight = Dire l’ottava al posto suo
tale-mnemos-the-ninth-wave-7-eight-then = Le lastre si sciolsero tutte insieme. Lui si afferrò al capodibanda, e al bavero più vicino, e non mollò né l’uno né l’altro.
tale-mnemos-the-ninth-wave-7-watch = Guardare la testa che va
tale-mnemos-the-ninth-wave-7-watch-then = Nuotava sciolta. Ogni tanto si metteva sulla schiena a riposare, e guardava il cielo.

tale-mnemos-the-ninth-wave-10 = Le aringhe non contano, e il mare nemmeno. Dei numeri aveva avuto bisogno la gente in barca. Un padrone, con quelli, in una brutta notte aveva riportato undici persone, e poi a quattro pesci aveva reso il dovuto. Era stata una gran cosa, e qualcuno c’era, con la sassola. Un altro, oltre il sette, non era mai andato. Adesso pareva che le ginocchia fossero state in tutte e due le barche. Ma in una sola c’era qualcuno che le teneva per il bavero.
tale-mnemos-the-ninth-wave-10-called = L’otto, una volta, era stato detto forte a uno che non riusciva a dirlo.
tale-mnemos-the-ninth-wave-10-leave = Lasciare la notte agli undici
tale-mnemos-the-ninth-wave-10-leave-then = Rientrarono alle sei, col berretto in testa. A terra non aveva dormito nessuno.
tale-mnemos-the-ninth-wave-10-claim = Prendersi la mano sul bavero
tale-mnemos-the-ninth-wave-10-claim-then = Aveva stretto tanto da far male, e di tenerne due non era stata capace. Erano vere tutte e due le cose.

tale-mnemos-a-door-painted-shut-3 = Il padrone di casa l’aveva verniciata chiusa. Dava sul cortile. Con un pennello solo, azzurro, era passato su porta, stipiti e fessura, per risparmiare i cardini; e la stanza l’aveva affittata a due orfani e una gallina. La spalla aveva quindici anni ed era tutta un livido. Di notte si passava il coltello nella fessura, un dito alla volta, piano, e la mattina le scaglie finivano nella coperta. Per primavera sarebbe stata aperta. In primavera però alla maggiore l’azzurro piaceva; era, diceva, un muro con un po’ di vita.
tale-mnemos-a-door-painted-shut-3-cut = Tagliare l’ultimo dito
tale-mnemos-a-door-painted-shut-3-cut-then = Cedette un giorno di mercato. La prima a uscire fu la gallina, e la maggiore restò lì, la mano sullo stipite.
tale-mnemos-a-door-painted-shut-3-leave = Lasciarla per amore di lei
tale-mnemos-a-door-painted-shut-3-leave-then = Quell’estate si dormì male, e si sognò azzurro. Ma che il muro avesse un po’ di vita era vero.

tale-mnemos-a-door-painted-shut-7 = Il coltello scese nella fessura, e la fessura non c’era. Era vernice: stipiti, architrave, l’ombra del saliscendi, tutto fatto con un pennello solo da una mano affettuosa. Il cortile non c’era mai stato. Qualcuno si era accorto che a quei due piaceva avere una porta da guardare. Dall’altra parte soffiava per farla asciugare, un fiato grande e leggero, e poi un altro, e si sentiva che aveva mangiato la zuppa. La gallina beccò la maniglia. Saltò una scaglia, e sotto l’azzurro c’era azzurro.
tale-mnemos-a-door-painted-shut-7-blow = Soffiare anche di qua
tale-mnemos-a-door-painted-shut-7-blow-then = Ci fu un silenzio stupito. Poi, da fuori, cauto, un soffio piccolissimo.
tale-mnemos-a-door-painted-shut-7-scrape = Raschiare fino alla pietra
tale-mnemos-a-door-painted-shut-7-scrape-then = Se ne andò la lama, e quasi un’unghia. La pietra era una buona pietra, dietro non c’era niente, e per un bel po’ era azzurra anche dentro.

tale-mnemos-a-door-painted-shut-10 = Una era una porta, che un uomo aveva dipinto da muro per risparmiare sui cardini. L’altro era un muro, che uno aveva dipinto da porta senza risparmiare niente. Distinguere due cose così doveva essere facile. La spalla si era appoggiata a tutte e due, quello stesso anno, con quello stesso livido. Restava una scaglia azzurra, che per tutto il tempo era stata sotto un’unghia. Sul rovescio che cosa c’era?
tale-mnemos-a-door-painted-shut-10-blown = Da qualche parte un piccolo soffio si stava ancora asciugando.
tale-mnemos-a-door-painted-shut-10-leave = Legno: lasciarla a quei due
tale-mnemos-a-door-painted-shut-10-leave-then = Schegge, una piuma di gallina. Un giorno di mercato, in un cortile, due persone erano rimaste al sole, senza sapere dove mettersi.
tale-mnemos-a-door-painted-shut-10-claim = Intonaco: prendersela
tale-mnemos-a-door-painted-shut-10-claim-then = Era il primo quadro che qualcuno avesse mai fatto per quegli occhi. Gli si poteva voler bene, e voler uscire.
