# Renaissance, il libro della trama. Tre altari.

tale-m5-before = Norcia ha una fonte sola, e tre parti che possono provare che è loro, e nei giorni di mercato lo provano col bastone. I frati l’avevano da un santo. I norcini dai padri, che ci lavavano i maiali. E da Pasqua ci sedeva intorno, in pelli di capra, una famiglia della Covata, che non l’aveva avuta da nessuno: soltanto, che fosse stata venduta nessuno gliel’aveva detto. Ciascuno s’era fatto un altare. Per statuto della città su ogni altare deve ardere un fuoco all’ora sua; e le tre ore, da quando le campane andavano d’accordo, erano la stessa.
tale-m5-before-keys = Il capitano Serra ci aveva raccomandati per iscritto, a tutti e tre, come onesti. Con due non giovò.
tale-m5-before-friars = Dormire dai frati
tale-m5-before-friars-then = Ci diedero la cella del vescovo, per via del tetto. Item, alla cassetta dei poveri, un’intenzione.
tale-m5-before-butchers = Dormire dai norcini
tale-m5-before-butchers-then = Ci diedero una moneta per farci vedere lì. Ci videro; e ci sentirono.

tale-m5-open = Il primo altare era di marmo, il secondo un ceppo da beccaio, il terzo un sasso piatto con un’impronta dove qualcuno aveva tenuto il mento. In mezzo correva la fonte, larga un palmo. Tre folle coi moccoli in mano si guardavano i piedi. Quel che voleva lo statuto era semplice. Accendere il primo all’ora sua e tenerlo finché prende; poi il secondo; poi il terzo; e che all’acqua non si faccia male nessuno. Le ore però andavano prese in prestito, perché ce n’era una sola. Io avevo una candela a tacche, e un brutto presentimento.
tale-m5-open-lots = Far tirare a sorte i tre
tale-m5-open-lots-then = I frati tirarono con una preghiera, i norcini con due dita, quelli delle capre con le labbra. Toccò a tutti la paglia di mezzo; aveva tre capi.
tale-m5-open-begin = Cominciare dal più vicino
tale-m5-open-begin-then = Era il più vicino a noi e il più lontano dalla giustizia. Due folle lo gridarono a una voce: la prima cosa che avessero mai detto insieme.

tale-m5-fire-1 = Sull’altare dei frati il fuoco prese subito, bianco e dritto, come uno scolaro che ha studiato. Il priore guardava meno il fuoco che la vecchia della Covata, venuta avanti a mani tese. Aveva freddo. L’aveva, si seppe, da quando il tempio era diventato cava. Nessuna legge proibisce a un’infedele di scaldarsi le mani; parecchie glielo proibiscono lì. «Se non la vedo» disse il priore «mi domanderanno perché.»
tale-m5-fire-1-slept = Ci aveva prestato una coperta, e adesso se ne ricordò.
tale-m5-fire-1-stand = Mettersi in modo che non veda
tale-m5-fire-1-stand-then = Ci mettemmo larghi, coi mantelli. Dietro, per un minuto buono, qualcuno sospirò in etrusco.
tale-m5-fire-1-coals = Portarle una palata di brace
tale-m5-fire-1-coals-then = Col manico che scotta la strada è lunga. In cambio ci diede un pettine d’osso; di che osso, non domandammo.
tale-m5-fire-1-law = Pregarla di farsi indietro
tale-m5-fire-1-law-then = Si fece indietro. Il priore ci benedisse per il tatto, e quella sera non riuscì a cenare.

tale-m5-fire-2 = Il fuoco dei norcini non voleva prendere: il ceppo s’era bevuto duecento anni di maiale e ci stava pensando. Il loro maestro, maniche rimboccate, uno che disossava un prosciutto a occhi chiusi, tremava. Il figlio in maggio era passato con quelli delle capre, per amore. Adesso stava di là dall’acqua con l’edera in capo, e reggeva una torcia che ardeva benissimo. Che gliela si poteva chiedere, al padre non l’aveva detto nessuno.
tale-m5-fire-2-slept = Il suo prosciutto l’avevamo mangiato due giorni. Ci guardò, e si smise di masticare.
tale-m5-fire-2-ask = Chiedere fuoco al figlio
tale-m5-fire-2-ask-pass = Passò a guado e accese senza una parola. Il padre gli tolse dai capelli una foglia, la guardò, e ce la rimise.
tale-m5-fire-2-ask-fail = Da noi non volle sentire. Sentì il padre, dopo un poco, con la voce roca di chi chiama un maiale.
tale-m5-fire-2-lard = Versarci lo strutto
tale-m5-fire-2-lard-then = Prese; presero anche due grembiuli e un sopracciglio. Item, strutto, un secchio, a debito del santo.

tale-m5-fire-3 = Per il terzo altare ore non ne restavano: la candela era all’ultima tacca e la campana già tirava il fiato. Quelli delle capre non ci misero fretta. Che non restasse niente ci erano abituati. La loro anziana, il cui mento combaciava con l’impronta, ci disse come si faceva una volta: si accendeva, ed era l’ora. Su quella piazza non rideva nessuno da un pezzo. Un garzone di norcino spense il moccolo, lo riaccese, e guardò in cielo per vedere.
tale-m5-fire-3-light = Accendere, e dire che è l’ora
tale-m5-fire-3-light-then = La campana ributtò fuori il fiato. Riportai indietro la candela di una tacca; uno strumento, non l’avevo mai falsificato.
tale-m5-fire-3-share = Portare fuoco dagli altri due
tale-m5-fire-3-share-then = Un tizzone dal marmo, uno dal ceppo, in croce. Si sputarono addosso per tutta la strada.

tale-m5-won = Intorno a una fonte ardevano tre fuochi, e la gente di Norcia stava lì con le mani vuote, come chi è venuto a pranzo nel giorno giusto. Non poteva durare, e lo sapevano. L’anno dopo c’erano da trovare altre tre ore, e i bastoni costano poco. Il priore si schiarì la gola, il maestro norcino se l’asciugò. La vecchia disse, in un latino che fece strizzar gli occhi al priore, che i suoi per casi simili avevano una cosa. La si graffiava sul bronzo. Si chiamava, le pareva, accordo. Tutti si guardarono intorno in cerca di bronzo. Io misi la mula davanti al piolo; perché, non lo so.
tale-m5-won-son = Il figlio del norcino stava nell’acqua, dove s’incontravano i tre confini, e reggeva il calamaio.
tale-m5-won-own = La mia candela era sbagliata d’una tacca, e nessuno me la chiese mai.
tale-m5-won-lots = La paglia a tre capi l’avevano tenuta, e girava di mano in mano.
tale-m5-won-draw = Stendere i Tre fuochi, in pergamena
tale-m5-won-draw-then = Una fonte; tre ore, custodita ciascuna dalle altre due parti. Firmarono con una croce, una mannaia e un mento.
tale-m5-won-fee = Prendere il compenso e andare
tale-m5-won-fee-then = Una moneta per parte, per l’accensione. Non s’era ancora alla porta, e litigavano per la cenere.
tale-m5-won-drink = Bere alla fonte, prima
tale-m5-won-drink-then = Sapeva di sasso, di maiale e d’incenso, nell’ordine. Ci si dormì bene.

tale-m5-lost = I fuochi si spensero nell’ordine in cui non li avevamo accesi, e le tre folle, non avendo più nessun altro da guardare, si voltarono a guardare noi. Odio non era. Era come si guarda la scala da cui si è caduti. Un frate ci portò l’olio, un norcino una benda, una ragazza delle capre qualcosa in una foglia, che bruciava. Badarono a non incontrarsi per le scale. Giovedì, ci disse ognuno per conto suo, ci sarebbe stata un’altra ora giusta; lo statuto contempla il maltempo.
tale-m5-lost-leaf = Adoperare tutti e tre i rimedi
tale-m5-lost-leaf-then = Insieme facevano schiuma. Giovedì ci alzammo dal letto con un gran desiderio d’essere altrove, e si andò.
tale-m5-lost-stairs = Farli incontrare al capezzale
tale-m5-lost-stairs-then = Pagai un ragazzo per gridare al fuoco su tutti i pianerottoli. S’incontrarono al catino, ciascuno con la brocca d’un altro.

tale-m5-lost-again = Della fonte decise il capitano Serra, che passò il valico con quaranta Giurati, guardò lo statuto e mise all’acqua un coperchio. Era un buon coperchio, con la serratura. Ciascuno poteva bere all’ora sua, esibendo una carta. Lo fece con malinconia e con molta giustizia, e a Norcia da allora non ci fu più sangue; bucato, poco anche quello. Alla vecchia della Covata diedero la carta come agli altri. Non aveva dove tenerla. Quando si partì me la mise in mano, dato che per cose simili le parevo un posto. Item, un diritto all’acqua, non usato.
tale-m5-lost-again-key = Discutere con Serra del coperchio
tale-m5-lost-again-key-then = «Mostratemi un altro modo che regga fino a Natale» disse, e l’aspettò. L’aspettò un bel po’, col cappello in mano.
tale-m5-lost-again-lift = Alzare il coperchio, una notte
tale-m5-lost-again-lift-then = C’era tutta la città coi secchi, in calze. Nessuno vide nessuno. Io ne vidi ottantuno.
