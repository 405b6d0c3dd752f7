# Odyssey, la campagna. Odissee interiori.

tale-odyssey-1 = Avete un remo di traverso sulle ginocchia, e va oltre il banco, oltre la nave, oltre dove arriva l’occhio. Siete nella parte di voi che voga e basta. Quaggiù è buio e sa di sego. Davanti va avanti e indietro una schiena, larga, in una camicia che conoscete, e senza voltarsi chiede che cosa credete di fare con le sue braccia. Le spiegate del muro. Voga. Le spiegate delle lampade, delle brocche, dei giorni che restano. «Io avevo da pagare gli stivali di mia figlia» dice, quando avete finito.
tale-odyssey-1-pay = Chiedere quanto costavano
tale-odyssey-1-pay-then = Dice una cifra, fino al rame. A colazione dalla cassa manca quella cifra, e le mani tirano come mani perdonate.
tale-odyssey-1-row = Mettersi al suo passo
tale-odyssey-1-row-then = Tenete il suo ritmo tutta la notte. Verso l’alba dice che a sinistra strascicate, e vi fa vedere, una volta.

tale-odyssey-2 = Quattro culle, e tre dondolano. A farle dondolare siete voi: un filo a ogni pollice e uno fra i denti. La quarta è la vostra, è vuota, e a guardarla fa freddo. Nessuno vi ha costretti. Appena mollate un filo, una vocina, lì dentro, prende fiato per chiedere perché. Andate avanti da tanto che nei denti c’è il solco. Ci si potrebbe coricare. Una delle tre si metterebbe a strillare, e non si può sapere prima quale.
tale-odyssey-2-lie = Coricarsi nella quarta
tale-odyssey-2-lie-then = Strillano tutte e tre. Poi smettono; e poi, da fuori, qualcuno prende la vostra e spinge.
tale-odyssey-2-teeth = Tenere il filo fra i denti
tale-odyssey-2-teeth-then = Tiene. In una delle tre, sentite, si dorme, e da anni; è la culla che scricchiola.

tale-odyssey-3 = Un tuono, in casa. Va avanti e indietro al piano di sopra, con uno stivale solo, in cerca dell’altro. Avete salito una scala, dentro di voi, che la settimana scorsa non c’era, col lume in mano, per chiedere un po’ di silenzio. Sta in una soffitta grande e nuda, ha la vostra faccia e una barba di maltempo. È furente perché mai nessuno gli ha lasciato finire una frase. Lo stivale è accanto alla scala. Con tutti e due potrebbe scendere, e allora sareste in troppi per una pelle sola.
tale-odyssey-3-listen = Sedersi e lasciarlo finire
tale-odyssey-3-listen-then = La frase dura tutta la notte, e il verbo arriva in fondo. Quando è detta c’è soltanto pioggia sul tetto, e voi siete all’asciutto.
tale-odyssey-3-boot = Allungargli lo stivale
tale-odyssey-3-boot-then = Scendete uno dopo l’altro, e in fondo ce n’è uno. La scala l’ha sentita tutta la nave.

tale-odyssey-4 = Il pavimento su cui state è una schiena. Ci avete messo tanto ad accorgervene perché stava ferma, per voi, da quando vi reggete in piedi. Sotto le tavole, sotto l’acqua, qualcosa che siete sempre voi tiene le spalle contro tutto quello che le avete messo sopra. Vorrebbe sapere quanto manca. Lo chiede come si chiede l’ora. C’è una botola: si potrebbe scendere a guardarla in faccia. Oppure spostare qualche cosa, senza dire niente, come se non avesse chiesto.
tale-odyssey-4-look = Scendere a guardare
tale-odyssey-4-look-then = Ha i vostri occhi, con più cose dentro. Si leva dal collo un tridente, e vi lascia provare quanto pesa.
tale-odyssey-4-lighten = Toglierle qualcosa di dosso
tale-odyssey-4-lighten-then = Un baule, un rancore, due sedie. Il pavimento si alza di un dito e, sottovoce, si mette a canticchiare.

tale-odyssey-5 = Neve, e le vostre orme, che vanno in senso contrario. Le seguite perché zoppicano. Quello che in voi scappa è stato colpito da quello che in voi mira. Sono anni che si rincorrono su questa collina bianca, sono stanchi tutti e due, e la preda non è nessuno. La cacciatrice esce fra le betulle con la freccia sulla corda. Che cosa farebbe di voi, una volta presi, comincia a non saperlo. Si potrebbe scappare ancora. Ve ne sarebbe grata. È quello che avete in comune.
tale-odyssey-5-run = Scappare, e farsi seguire
tale-odyssey-5-run-then = Alla fine correte affiancati, ché il sentiero è uno. In cima alla collina nessuno dei due sa dire chi fosse davanti.
tale-odyssey-5-stand = Fermarsi, e farsi colpire
tale-odyssey-5-stand-then = Entra come una parola che avevate sulla lingua. Lei viene a riprendersi la freccia, e resta a fasciare il punto.

tale-odyssey-6 = Dama, su un tavolo bagnato, contro una che sa che cosa farete. Ha gli occhi chiari, l’inchiostro sui polsini, e quel vostro modo di toccarsi l’orecchio. Tutte le buone decisioni erano sue. Il merito non l’ha mai avuto, e di quello non le importa; le importa della faccia che fate dopo, ogni volta, come se fosse stata fortuna. Vi offre la patta. Se accettate, dovete dire forte una cosa fatta apposta. Se continuate perdete, e imparate l’apertura.
tale-odyssey-6-draw = Dire una cosa fatta apposta
tale-odyssey-6-draw-then = La dite alla scacchiera. Lei se la scrive sul polsino, sotto le altre, e vi lascia vedere l’elenco.
tale-odyssey-6-play = Continuare e perdere
tale-odyssey-6-play-then = In diciannove mosse. «Visto?» dice, e rimette le pedine, dalla vostra parte del tavolo.

tale-odyssey-7 = Nel santuario hanno lasciato una coppa, piena all’orlo, e dentro c’è qualcosa che guarda in su. È una sorgente che ha perso la collina. Scappava sotto il mare da uno che non accettava un no, è uscita dall’altra parte, e ci avevano fatto un porto. Adesso abita in quello che la gente lascia. Visto che in parte siete acqua, vi chiede dello scappare: se ci si ferma da sé, alla fine, o si viene fermati. Qualche idea l’avete. Sono tutte sulla seconda.
tale-odyssey-7-drink = Bere, e portarla con sé
tale-odyssey-7-drink-then = Scende fredda, e là dentro resta sveglia. Nei giorni caldi avete l’ombra umida sul bordo.
tale-odyssey-7-pour = Versarla fuori bordo
tale-odyssey-7-pour-then = Va avanti una lunghezza, si volta, e si mette al passo. Nessuno l’aveva mai semplicemente lasciata.

tale-odyssey-8 = L’albero ha messo una foglia. È frassino, morto da quarant’anni, incatramato; qualunque maestro d’ascia vi direbbe che non può essere. Poi una seconda foglia, e in mezzo un gomito. Quello che viveva nel frassino si è addormentato quando l’hanno tagliato, e ha sognato di stare in piedi, dritto; il che, a onor del vero, era. Si è svegliato perché ci si appoggia qualcuno. Per tutto il viaggio, di notte, uno di voi si è appoggiato lì, a sudare nel legno quello che non si poteva dire. L’albero l’ha tenuto. Pensa che forse lo rivolete.
tale-odyssey-8-back = Riprenderselo
tale-odyssey-8-back-then = C’è tutto, in ordine, appena imbarcato. A leggerlo ci si appoggia, e la corteccia viene un po’ intorno, contro il vento.
tale-odyssey-8-keep = Chiedere all’albero di tenerlo
tale-odyssey-8-keep-then = «Brucia bene» vi avverte, e ritira il gomito. Le foglie restano. Il timoniere le saluta.

tale-odyssey-9 = La vostra voce dice buongiorno prima di voi. Abita in sentina, si scopre, e campa di code di frasi. È magrissima. Può ripetere solo quello che a bordo si è detto per ultimo, e le cose gentili le ha finite. Da una settimana vive di «bada alla testa» e «chi ha preso la mia tazza». Vi supplica, con le vostre parole. Se una sera scendeste a parlarle, avrebbe da mangiare per tutto l’inverno. Bisognerebbe badare a che cosa.
tale-odyssey-9-kind = Dirle le cose gentili, tutte
tale-odyssey-9-kind-then = Ci vuole meno di quanto speravate. Lei le sa subito a memoria, e vi ridice la prima, migliorata.
tale-odyssey-9-true = Dirle quello che non avete mai detto
tale-odyssey-9-true-then = Non lo ripete. È l’unica volta che se n’è tenuta una per sé.

tale-odyssey-10 = Vi è entrato il vento nella manica, e non esce. Era una ragazza che il vento portò via, e le piacque più che essere rimessa giù. Adesso, di quel vento, è quasi tutto. Vi sale per il braccio, gira intorno alle costole e sbatte, là dentro, ogni porta che avete chiuso dai tempi dei banchi: una, due, cinque. Non lo fa per sgarbo. In un posto così chiuso non si sente pensare. In coperta vi vedono stringere il cappotto. Il cappotto ha dei bottoni. Le porte hanno un saliscendi, e lei le ha lasciate sbattere tutte e cinque.
tale-odyssey-10-open = Sbottonarsi
tale-odyssey-10-open-then = Cinque stanze prendono aria in un colpo. Nella quarta non c’era nessuno; ne eravate così sicuri.
tale-odyssey-10-close = Richiuderle dietro di lei
tale-odyssey-10-close-then = Una la lasciate accostata. Lei l’ha visto, ci passa davanti adagio, e fischia.

tale-odyssey-11 = Sette letti in una camerata, e in tutti ci dormite voi. Passate dall’uno all’altro con la candela. Il primo sta facendo il sogno del remo, il secondo quello della porta; borbottano; voi rimboccate la coperta. Il settimo sta sulla schiena, a occhi aperti. Non ha mai sognato, dice, e vorrebbe sapere che cosa ci trovano. Un motivo c’è. È lui che sogna gli altri sei. Se glielo dite, probabilmente si sveglia.
tale-odyssey-11-tell = Dirglielo
tale-odyssey-11-tell-then = Si mette a sedere. Sei letti sono vuoti, e rifatti. «Be’» dice, con la vostra bocca, stirandosi «c’è più posto.»
tale-odyssey-11-dream = Prestargliene uno dei vostri
tale-odyssey-11-dream-then = Quello piccolo, col carretto. Ride nel sonno; gli altri sei gli si girano incontro, come fanno le bestie.

tale-odyssey-12 = Una bottega, con la luce da sinistra, e ogni attrezzo ha la vostra iniziale. Non vi ricordate di avere una pialla. Sul banco c’è una cosa quasi finita: ha un manico, si apre in due modi, e si capirebbe a che serve se non le mancasse un pezzo. Il cassetto dei pezzi mancanti è chiuso. L’avete chiuso voi, il nodo è vostro, per non cedere alla voglia di finirla prima di sapere a che cosa sarebbe servita. La colla è calda. Qualcuno l’ha già comprata: c’è il biglietto.
tale-odyssey-12-finish = Finirla
tale-odyssey-12-finish-then = Era per voi. La usate subito, sulla serratura; nel cassetto non c’era che un biglietto, «bene».
tale-odyssey-12-leave = Lasciarla quasi finita
tale-odyssey-12-leave-then = Ungete la cerniera e la coprite. Così, non finita, ha più usi di quanti se ne contino, e qualcuno lo contate.

tale-odyssey-13 = Nel petto vi sta una lepre, dove vi sareste aspettati una cosa più grossa. C’è sempre stata. Gridare, tenere duro, passare per primi dalle porte, l’ha fatto tutto una lepre, a orecchie basse; e vorrebbe che sapeste quanto le è costato. Non dà le dimissioni. Ma ha visto il resto del piano. Propone un segnale: un calcio, qui, sotto le costole, e vi togliete di lì in quello stesso istante, senza chiedere. Voi avete sempre chiesto.
tale-odyssey-13-agree = Accettare il calcio
tale-odyssey-13-agree-then = Ci date la mano, zampa e dito. Quella notte dorme, e voi restate a occhi aperti per quanto è zitta.
tale-odyssey-13-thank = Ringraziare la lepre
tale-odyssey-13-thank-then = A questo non l’aveva preparata nessuno. Si lava a lungo il muso con le due zampe.

tale-odyssey-14 = Un motivo, quattro note, che sale e non scende. È nel fasciame dalla prima mattina, e solo adesso vi accorgete che non è il tempo che fa. Lo seguite, sotto i banchi, sotto le stalle, per un portello dove il corpo non passa e voi sì. Si sta stretti, e sa di creta. Nella zavorra si sono scavate quattro conche, grandi come giare. Intorno a ciascuna, ad anello, all’altezza dove può leggere soltanto una chiglia, qualcuno ha scritto dove una barca dovrebbe andare.
tale-odyssey-14-pressed = Nel primo anello manca un’asse. L’avete staccata voi, battendo.
tale-odyssey-14-read = Leggerlo con le dita
tale-odyssey-14-read-then = Una rotta, oltre Capolerete, fino a una riva con un gradino. Sotto, più piccolo: «Le loro scodelle le ho tenute.»
tale-odyssey-14-hum = Canticchiarlo finché scende
tale-odyssey-14-hum-then = La quinta nota la trovate da voi. Tutta la nave, dal pomo alla chiglia, manda il fiato che ci va insieme.

tale-odyssey-15 = Un pilota sale a bordo del vostro sonno con una borsa di cuoio e chiede di vedere le carte. Non ne avete. «Ne hanno tutti» dice, e prende una mano, e la apre sotto il lume. La legge a lungo. Qui c’è un canale, dice, fra quello che avevate detto e quello che avete fatto; si sposta, ma con l’alta si passa. Potrebbe segnarlo. Oppure potrebbe mostrarvi dove toccate sempre, così toccate apposta, piano, e vi disincagliate.
tale-odyssey-15-channel = Far segnare il canale
tale-odyssey-15-channel-then = Una fila di punti, azzurri, alla base del pollice. Quand’è ora prudono.
tale-odyssey-15-ground = Farsi mostrare dove toccate
tale-odyssey-15-ground-then = È proprio lì. Quel rumore lo conoscevate da anni, e lo credevate delle chiglie altrui.

tale-odyssey-16 = Qualcuno, dentro di voi, la sera dopo il lavoro spinge una pietra su per una salita. Non ve l’avevano detto. Lo fa senza rancore; ha un cuscino per la spalla e un posto a metà dove mangia una mela. Ogni volta che avete voluto disfare un’ora, lui l’ha riportata dov’era partita; poi torna giù, come fanno le ore. È contento che siate passati a trovarlo. Vi ha messo da parte una cosa, dice, e la pulisce sulla manica. Gli è cascata una volta che rideva, per via della mela.
tale-odyssey-16-take = Prendere quello che ha tenuto
tale-odyssey-16-take-then = Una lacrima, asciutta, dura come un seme. Era vostra fin dal principio; lui l’ha soltanto spinta.
tale-odyssey-16-push = Spingere con lui una volta
tale-odyssey-16-push-then = In compagnia è più leggera, e c’è una bella vista. In cima nessuno molla per primo.

tale-odyssey-17 = Sul tavolo c’è una mano di carte che a un certo punto avete messo giù per badare ad altro. Hanno aspettato. Si sono perfino tolte la polvere. Di fronte c’è una sedia scostata di sbieco, e l’altra mano sta coperta accanto a un bicchiere con un fondo di vino. Tocca a voi, da anni. Il gioco non lo sapete, ma il pollice va alla terza da sinistra. Si potrebbero guardare le altre. Nella stanza non c’è nessuno. Non c’è mai stato nessuno, ed è sempre stata una bella partita.
tale-odyssey-17-play = Giocare la terza
tale-odyssey-17-play-then = L’altra mano ne gira una, da sola, ed è più bassa. Fuori, dovunque sia fuori, qualcosa di grosso ha fatto un errore.
tale-odyssey-17-look = Guardare le altre
tale-odyssey-17-look-then = Sono le stesse vostre, carta per carta. Le rimettete giù, e da lì in poi giocate con più garbo.

tale-odyssey-18 = Dentro di voi si sta costruendo una nave, su uno scalo di costole. È piccola; non l’ha ordinata nessuno. I carpentieri sono tutti quelli che vi hanno fatto vedere una cosa: un nodo, una palata, come si regge un neonato. Un capocantiere non c’è. Si passano la roba attraverso un gran vuoto nel mezzo, dove manca una tavola. Dalla forma capite che quella tavola ce l’avete sotto i piedi voi. Loro non l’avrebbero detto. Vi guardano i piedi e poi, per educazione, altrove.
tale-odyssey-18-step = Scendere, e passargliela
tale-odyssey-18-step-then = Combacia. Ora che non state più da nessuna parte, scoprono con sorpresa che gli serve una mano.
tale-odyssey-18-name = Chiedere come si chiamerà
tale-odyssey-18-name-then = L’hanno già dipinto, a poppa, e la girano perché leggiate. È come chiamavano a casa chi vogava.

tale-odyssey-19 = Uno scultore vi lavora, da dentro. Dall’orecchio escono schegge. Gli hanno chiesto una cosa che duri, grida; chi, non saprebbe: l’ordine era nella pietra. È arrivato alle spalle. È bello. Non si stanca e non fa lividi. Vuole sapere delle cicatrici: le leva? Le levano tutti, sono punti deboli, ci si ferma l’acqua. Ha lo scalpello su quella del secondo inverno. Avevate scordato che fosse vostra.
tale-odyssey-19-leave = Lasciarle tutte
tale-odyssey-19-leave-then = «Si creperà lì» dice. Poi, girandovi intorno, agro: «Be’. Saprà dove.»
tale-odyssey-19-one = Lasciargliene levare una
tale-odyssey-19-one-then = La scegliete voi. Ci lavora un’ora; dopo, il pollice continua a cercarla, come un anello che si portava.

tale-odyssey-20 = Tre donne tirano i dadi su un sudario, e quando entrate si fermano. Un dado manca. È rotolato giù dal mondo, dicono, e sotto qualcosa; è un’eternità che giocano con due, ed è una noia, niente sorprende più nessuno. Pensano che potreste essere voi. Vi girate, per far vedere; e infatti in mezzo alle scapole c’è un punto, e sotto il piede ce ne sono sei. Farebbero molta attenzione. Non fa male. Di solito si ricade.
tale-odyssey-20-throw = Lasciarsi tirare
tale-odyssey-20-throw-then = Restate in aria un bel po’. Da lassù vedete le tre facce guardare in su, e che sperano.
tale-odyssey-20-sit = Offrirsi di giocare, invece
tale-odyssey-20-sit-then = Vi fanno posto. Perdete un pettine, un’estate e un cugino, e vincete una cosa a sei facce che vi segue fino a casa.
