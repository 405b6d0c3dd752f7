# Renaissance, il libro della trama. L’ora di Roma.

tale-m10-before = Dal Gianicolo la meridiana si vede subito, perché il resto di Roma se ne scosta. È larga quanto una parrocchia. Una parrocchia avevano sgombrato, con indennizzi decorosi, e ci avevano murato le ore in pietra bianca; e ogni ombra della città, di torre, di mendicante, di piccione, cadeva dove le era stato detto. Nudo era soltanto il mezzo. Lì stava il sole, e aspettava. Sotto, le campane facevano esercizio, cinquanta, un tocco alla volta, come una scolaresca a cui s’insegna una parola sola. Pagai cinque letti e, dopo un momento, una stalla. Costava più dei letti.
tale-m10-before-stop = Noi s’era venuti a fermarla. Nel basto il piolo s’era messo a ticchettare contro la biada.
tale-m10-before-wind = Noi s’era venuti a vederla caricare. Da Tivoli in poi la Covata stava lungo la strada, e alzava i bambini. I Giurati avevano ordine di non lasciar accostare nessuno, e un elenco delle eccezioni non c’era.
tale-m10-before-break = Noi s’era venuti a spezzarla, con testimoni. La pagina delle firme l’avevo in camicia, e non m’ero più lavato.
tale-m10-before-godchild = Sul letto c’era un pacco da Vinci: una scarpa piccolissima, per portar fortuna, e preghiera di restituirla.
tale-m10-before-shadow = Un’ombra, si notò, non cadeva dove le era stato detto. Era d’un pioppo, e lontana da casa.
tale-m10-before-bell = A me risultano quarantanove. La cinquantesima era giustificata da uno stagno.
tale-m10-before-pray = Passare la notte in una stanza
tale-m10-before-pray-then = Non dormì nessuno, e nessuno lo disse. Verso le quattro a qualcuno venne da ridere per via delle oche, e si rise a turno.
tale-m10-before-accounts = Far leggere i conti a voce alta
tale-m10-before-accounts-then = Lessi da Vinci fino alla porta. Avanzavano due monete, e di chi fossero non lo trovai. Le misi in borsa, alla voce Qualcuno.

tale-m10-open = All’undicesima ora, dell’unico orologio che c’era, i Giurati tirarono una corda intorno alla piazza; e di là dalla corda stava tutta Roma vestita a festa, con gli dèi a cavalluccio perché vedessero. C’era un gran silenzio. Uno vendeva cuscini. A ciascuno avevano dato un biglietto, con la stessa ora sopra. Fra noi e il mezzo c’erano tre cose: la piazza, la scala, il quadrante. «Biglietti» disse alla corda un Giurato giovane, e l’alabarda gli tremava un poco.
tale-m10-open-boy = Era l’araldo di Ferrara, quello del cappello. «La vostra la ricevetti per prima» gli ricordai. Alzò la corda d’un palmo, guardando una nuvola.
tale-m10-open-tears = In prima fila c’era uno di porta Salaria con la moglie. Ci avevano tenuto il posto; e uno in più.
tale-m10-open-under = Passare sotto la corda
tale-m10-open-under-then = Qualcuno gridò evviva, per sbaglio. Gli andarono dietro.
tale-m10-open-cushions = Entrare da venditori di cuscini
tale-m10-open-cushions-then = Ne vendemmo nove prima della prima ora. Item, piuma; guadagno, niente.

tale-m10-serra = Il capitano Serra teneva il mezzo della piazza con venti uomini, e s’era messo un colletto pulito, come si fa per i processi. Guardava, dietro di noi, il campanile di Sant’Eustachio, dove alle feritoie c’era una faccia, con le corna. Il fratello l’avevano portato lì per quel giorno, perché lui si comportasse bene. «Quando sarà caricata» disse il capitano «dicono che è per sempre. Chi a quell’ora è mezzo capra, è capra.» Gli ordini li aveva nel guanto. Il guanto non se l’era ancora tolto.
tale-m10-serra-owes = «La parola ve la diedi a Comacchio» disse. «Mi piacerebbe riaverla, e valerla.»
tale-m10-serra-tied = La mula lo riconobbe subito, e gli mise il muso nel cappello.
tale-m10-serra-lid = «A Norcia» aggiunse «il coperchio l’hanno tolto. Resse fino a San Lorenzo. Avevate quasi ragione voi.»
tale-m10-serra-belfry = Mandare qualcuno sul campanile
tale-m10-serra-belfry-pass = I quattro chiavistelli vennero via. Scese per la corda; e il capitano, a vederlo, si sedette sul gradino e si tolse il guanto, un dito alla volta.
tale-m10-serra-belfry-fail = Il terzo chiavistello era arrugginito, e si ruppe; si ruppe anche dell’altro. Così a portar giù qualcuno, in spalla, fu lui, davanti al fratello, che si scansò.
tale-m10-serra-order = Pregarlo di leggere forte gli ordini
tale-m10-serra-order-then = Lesse, e la voce resse. I suoi venti, che non li conoscevano, si guardarono gli stivali, poi le feritoie, poi noi.

tale-m10-crowd = Alla folla avevano detto di non muoversi, e non s’era mossa; s’era messa soltanto a parlare, con quella voce bassa e svelta con cui si dice il rosario o un prezzo. Qualcuno citava. Era una pescivendola di Ripetta, che in vita sua non aveva mai passato il Tevere. L’aveva da un carrettiere, lui da un frate, e il frate da un muro. La diceva bene, col pugno sul fianco. Poi quello dei cuscini disse il resto.
tale-m10-crowd-dyers = «Niente colore a chi non domanda al filo.» Lungo la corda la gente si guardò le maniche.
tale-m10-crowd-fires = «Una fonte, tre ore, custodita ciascuna dalle altre due parti.» Un fornaio contò sulle dita, e tornava.
tale-m10-crowd-turn = «È tutto da parte» disse alla moglie un vecchio «a Siena. Ci bada un dio. Io di te gli ho scritto due righe.»
tale-m10-crowd-chain = «Chi si rigira, lo faccia sapere al vicino.» Andò lungo la corda di mano in mano; la corda si vedeva andare.
tale-m10-crowd-cart = Da Bolsena era venuto il dio piccino, con la sedia e la campanella. A chi arrivava col fiato grosso dava un tocco, e diceva ch’era arrivato.
tale-m10-crowd-sword = C’erano due gentiluomini a braccetto, che di tanto in tanto facevano un inchino alle proprie spade, rimaste altrove.
tale-m10-crowd-toll = «Chi è passato ha pagato» cantavano i bambini agli alabardieri; è un gioco, si fa a ponte.
tale-m10-crowd-bell = E da dietro i monti Sabini venne la nota di una campana mai fusa. Tutte le altre persero il tempo.
tale-m10-crowd-lift = Chiedere che alzino la corda
tale-m10-crowd-lift-then = Si guardarono, per vedere a chi toccava; e trovarono d’averlo già fatto.
tale-m10-crowd-back = Chiedere che si tengano indietro
tale-m10-crowd-back-then = Si tennero indietro, e ci passavano roba: un’arancia, una scarpa, un santo. La scarpa era dell’altro piede.

tale-m10-stair = La scala ha ventiquattro gradini, uno per ora, e al dodicesimo c’era un tavolo col calamaio, e dietro Loredana Moro che trattava. Aveva comprato la concessione. Qualunque cosa succedesse a mezzogiorno avrebbe fatto ombra, e l’ombra cadeva su tante braccia di terreno; le aveva affittate, a un canone giusto. «Ho comprato il caricare» disse «e venduto lo spezzare. Lo dico perché ne teniate conto.» I suoi stavano di qua e di là. Avevano l’aria di gente assicurata.
tale-m10-stair-owes = Il più giovane, a sinistra, il mezzo marinaio adesso lo teneva per il verso giusto. Scostò un piede, quanto bastava per passare.
tale-m10-stair-drowned = A sinistra erano in cinque. Il sesto posto l’avevano lasciato.
tale-m10-stair-loan = Osservò che c’era una mula in sospeso.
tale-m10-stair-rent = Affittare noi il dodicesimo gradino
tale-m10-stair-rent-then = Tre monete fino a mezzodì, con diritto di passo. Per farci passare s’alzò: eravamo clienti.
tale-m10-stair-audit = Chiedere di rivedere i conti
tale-m10-stair-audit-then = L’aveva sempre detto, che chiunque poteva. C’era un errore, d’un braccio, a suo danno; diventò bianca, e chiese la sabbia.
tale-m10-stair-table = Saltare il tavolo
tale-m10-stair-table-then = L’inchiostro andò su nove contratti. «Questo» disse la fattora «non era coperto»; e i suoi salirono la scala.

tale-m10-leaves = All’ultimo pianerottolo la scala svoltava, e alla svolta sedeva un vecchio vestito di foglie con un paniere, troppo stanco per avere un’altra età. Anche di quello era dio. Veniva da Firenze a piedi, disse; era tutta salita, ed era strano, perché se la ricordava diversa. Se si caricava, avrebbero avuto bisogno di lui in ogni frutteto, a ore fisse. Se si fermava, poteva sdraiarsi. Che cosa avremmo fatto non lo domandò. «Con me ballaste» disse «o ne aveste l’intenzione. Sono venuto solo a portare qualcosa.»
tale-m10-leaves-greeted = Della cantina di Ferrara si ricordava. Adesso le notizie le aveva, le aveva messe da parte: il pero aveva attecchito.
tale-m10-leaves-carry = Fargli portare il piolo
tale-m10-leaves-carry-then = Lo resse davanti a sé a due mani, come un cero, e a ogni gradino aveva un anno di meno. In cima lo rese, col fiato grosso, ragazzo.
tale-m10-leaves-sit = Sedersi con lui per una pera
tale-m10-leaves-sit-then = Ci si sedette. Fu l’ultima quiete della giornata, e aveva il torsolo.

tale-m10-dial = In mezzo al quadrante il mezzodì stava fermo da Pasqua, e la pietra scottava al punto che non ci si poteva guardare. Accanto, nella sola ombra che ci fosse, ch’era la sua, stava il Cardinale. Vestiva di nero, semplice. La cappella l’aveva mandata a casa. «Non domandai» disse Lattanzio Corvara. «Il numero me lo scriveste, o avreste dovuto. Pensai: a chiederlo a tutti viene l’inverno, e i francesi sono al valico. Ditemi che sui francesi mi sbagliavo.» Non poté dirlo nessuno. Il buco era ai suoi piedi, largo quanto un piolo da mula.
tale-m10-dial-heard = «Una volta mi lasciaste finire» disse. «È raro. A forza di ripensarci non dormo più.»
tale-m10-dial-asked = «L’almanacco» disse «sbagliava anche per martedì.» Della domanda si ricordava.
tale-m10-dial-kneel = Inginocchiarsi col piolo sul buco
tale-m10-dial-kneel-then = Dall’altra parte s’inginocchiò lui, un vecchio sulla pietra che scottava, per tenerlo dritto. Qualunque cosa si volesse fare, si faceva solo di lì.
tale-m10-dial-ask = Pregarlo di mettersi al sole
tale-m10-dial-ask-then = Uscì dall’ombra senza una parola. Quella restò dov’era; poi andò a mettersi con le altre.

tale-m10-wheels = Sotto la pietra bianca giravano le undici ruote, e la quarta la si sentiva, perché cantava. Zenobio si distese con l’orecchio sulla lastra. S’era fatto grigio quell’estate, oppure era la polvere. «È la vite» disse «a due denti dalla cima. Il filetto lo tagliai a lume di candela, e non era a squadra; mi pagarono, e lo lasciai così.» C’era un foro per la mano. Ci si arrivava, a non tenere troppo alla mano. Sopra di noi il sole aveva preso, appena appena, a ronzare.
tale-m10-wheels-screw = Rimettere la vite a squadra
tale-m10-wheels-screw-then = Mezzo giro. La quarta ruota smise di cantare, e si sentì quanto era stata forte, in tutta Italia, da Pasqua in qua.
tale-m10-wheels-leave = Tirarlo via
tale-m10-wheels-leave-then = «Per il resto era fatta bene» disse, in ginocchio nella polvere. Gli si disse di sì. Era vero.

tale-m10-lost = Ci portarono fuori sotto la corda come si portano gl’invitati che si sentono male, e la folla fece largo e prestò i mantelli. Il mezzodì fu rimandato. La ragione ufficiale era una nuvola. Per tre giorni sopra Roma ce ne fu una sola, grande suppergiù come una mula, e non l’aveva ordinata nessuno. Quelli della corda tornarono a casa e i biglietti non li resero. A Santo Spirito una suora mi domandò l’ora, e io feci per dirgliela; e poi, dal letto accanto, qualcuno gliene disse un’altra; e qualcuno una terza. Le scrisse tutte e tre.
tale-m10-lost-hurt = Di quel ch’era toccato a uno di noi le suore parlavano soltanto in corridoio; e portarono un guanciale più morbido.
tale-m10-lost-cloud = Tornarci finché regge la nuvola
tale-m10-lost-cloud-then = S’andò all’alba, per la scaletta del fiume. Quello dei cuscini ci vide, e fischiò agli altri.
tale-m10-lost-rest = Star fermi fino al terzo giorno
tale-m10-lost-rest-then = Ci diedero il brodo, a tre campane diverse. Tante volte al giorno non avevo mangiato mai.

tale-m10-won = Al tocco il mezzo del quadrante era della compagnia; il piolo stava nel buco, dritto, e l’ombra, la prima volta da Vinci in qua, non era in nessun posto. Le campane tirarono il fiato. Io cavai di tasca il sasso. Era lo stesso sasso.
