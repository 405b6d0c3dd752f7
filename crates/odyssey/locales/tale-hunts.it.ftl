# Odyssey, la campagna. Cacce, incontri, codici.

tale-hunt-1 = Nella notte una collina si è spostata, quanto è lunga la sua ombra. I pastori se ne sono accorti per via del cancello. È un titano, addormentato, con l’erba sopra e un sentiero che lo attraversa; su quelle spalle hanno pascolato undici generazioni, e una ci ha messo la scuola. Per svegliarlo bisogna dirgli una cosa nell’orecchio, che è un pozzo. Quale, non si sa; ogni paese della costa ha la sua parola e ci giura. La maestra chiede se si può fare durante le vacanze. Ai bambini hanno detto che va soltanto a fare due passi.
tale-hunt-1-names = Dirgli i nomi dei bambini
tale-hunt-1-names-then = Al trentunesimo si alza, badando alla scuola. I banchi scivolano; rotola fuori un calamaio, che due dita acchiappano e rimettono a posto.
tale-hunt-1-shout = Gridargli la voce dei rematori
tale-hunt-1-shout-then = Quella la conosce. È in piedi con uno strattone e cerca un remo, e addio frutteto.

tale-hunt-2 = L’isola ha le narici. Siete ormeggiati da un’ora al riparo di una, fuori dal vento caldo, quando Batto alza gli occhi dal pesce. A chi chiedere non c’è. C’è soltanto chi dorme, e quello che col tempo gli si è messo addosso: tre relitti, una colonia di sterne, la tomba di un uomo con la sua bordura. «Non svegliare» dice la lapide, e una data che si è consumata. Può darsi che fosse per l’uomo. A voi spalle così servono. Tutto quello che vive qui vive perché non si sono mosse.
tale-hunt-2-eggs = Aspettare che le sterne schiudano
tale-hunt-2-eggs-then = Nove giorni. Al nono l’ultima casca dal bordo e vola. Allora bussate, e quello apre un occhio, come se vi aspettasse.
tale-hunt-2-now = Svegliarlo prima di mezzogiorno
tale-hunt-2-now-then = Le sterne restano tutto il giorno in aria, sopra il posto, esattamente dov’era. La bordura della tomba la portate via, in una cassetta.

tale-hunt-3 = Una ragazzina è arrivata prima. L’ha trovato in primavera, una mano che usciva dalla torbiera col muschio nel palmo, e da allora ogni giorno gli porta qualcosa: una focaccia, uno scarabeo, una poesia. Adesso non dorme del tutto. Quando viene lei le dita si chiudono. A chiamarlo forte, col suo titolo, come si chiama un titano, uscirebbe di là, sarebbe vostro, e andrebbe in guerra. Lei non discute. Sta sulla strada rialzata con gli stivali del fratello, e guarda voi e la mano, come chi vede partire qualcuno.
tale-hunt-3-ask = Chiedere a lei di chiamarlo
tale-hunt-3-ask-then = Dice una parola, e non è un titolo. Esce grondando, dodici braccia d’altezza, si inginocchia sulla strada, e senza di lei non va; e così partono in due.
tale-hunt-3-call = Chiamarlo col suo titolo
tale-hunt-3-call-then = Viene. Nel pugno ha una focaccia, e nelle stalle nessuno riesce a fargliela mollare.

tale-hunt-4 = È stato sveglio tutto il tempo. Sta seduto nella sua cava col mento sui pugni, e vi guarda arrivare, quattro piccoletti con una corda. È un titano, sano, e offerte ne ha avute. Quello che non ha avuto è un motivo. L’ultima guerra l’ha persa dalla parte di chi vinceva, dice; ci pensa da un pezzo, e si domanda come farete voi a fare meglio. Ad andare non ha niente in contrario. Vorrebbe soltanto sentirselo dire, una volta, in una frase, da qualcuno che debba guardare in su.
tale-hunt-4-door = «Ci vorrebbe una porta.»
tale-hunt-4-door-then = Ci pensa quasi tutto il pomeriggio. «Per entrare» dice alzandosi «o per uscire?» «Tutte e due.» Ha già preso il martello.
tale-hunt-4-know = «Non lo sappiamo neanche noi.»
tale-hunt-4-know-then = «È la prima volta» dice. La corda ve la porta lui, e per strada fa una quantità di domande.

tale-meet-1 = Nove vele al traverso, nere, in fila; mettono fuori i remi, poi le catapulte, poi un canotto con un vecchio. Avete fatto il posto di combattimento. Lui rema male, si ferma sotto bordo, e chiede se per caso vi avanza un gatto. Hanno i topi. È una flotta da guerra della lega del nord, non ha mai perso, e le è rimasta la polvere di galletta. In cambio, poiché qualcosa ci vorrà, ha portato la calamita dell’ammiraglio. Sul vostro rotolo di gomena il gatto di bordo ha aperto un occhio.
tale-meet-1-cat = Prestargli il gatto
tale-meet-1-cat-then = Scende per la biscaglina senza voltarsi, da specialista. Per settimane sul rotolo c’è una conca dove non si siede nessuno.
tale-meet-1-row = Mandargli Batto per un giorno
tale-meet-1-row-then = Torna al tramonto con la calamita, due travi, e uno stufato nuovo: di che cosa, non lo dice.

tale-meet-2 = Giù per la corrente viene una zattera di porte, con sopra una famiglia. Le hanno smontate prima che il muro si chiudesse, tutte le porte della via, le hanno legate insieme, e ci sono saliti. Sono diciannove, coi battenti. Non vogliono essere salvati; hanno un albero, una capra, le idee chiare. Vogliono il nome di un posto che di porte non ne abbia ancora. Il nonno ha un elenco. Li ha cancellati via via che passavano, un muro dopo l’altro, e la matita si fa corta.
tale-meet-2-selvage = Dirgli della spiaggia nuda
tale-meet-2-selvage-then = Vi ringraziano con tutti e diciannove i battenti. Di spiagge che non fossero di nessuno avevate solo quella.
tale-meet-2-door = Chiedergli una delle porte
tale-meet-2-door-then = La zia scende dalla sua, e ve la passano. D’ora in poi dividerà con la capra; vi guardano tutte e due.

tale-meet-3 = Qualcuno batte sul muro con un cucchiaio. Sta su un battello, avrà sedici anni, e sulla pietra c’è ormai un segno grande come un piatto. Otto mesi, dice, senza fermarsi. Pazzo non è per niente. Ha fatto il conto: con questo cucchiaio, a questo passo, sarà di là a ottantun anni. Un aiuto lo prenderebbe; troppo aiuto no. È passata gente con un ariete, e l’ha mandata via. Vuole poter dire che è stato fatto a mano.
tale-meet-3-spoon = Prendere quattro cucchiai
tale-meet-3-spoon-then = In quattro, prima di sera, gliene fate un anno. Vi fa vedere come muove il polso; è un buon modo.
tale-meet-3-sharpen = Affilargli il cucchiaio
tale-meet-3-sharpen-then = Settantaquattro, calcola, provando il filo. Da dentro ha cominciato anche un altro, più in basso, a sentire il rumore con una forchetta.

tale-meet-4 = C’è un lume dove nessuna carta mette un lume, e sotto il lume una donna in barca, che fa la maglia. Non è ormeggiata a niente. Viene ogni notte da trent’anni, dice, caso mai; il marito era andato per esche. Adesso il muro ha tagliato quel pezzo di mare, e lui anche volendo non ci può tornare. Allora è venuta qui, che è il più vicino che si può. Quella che fa è una manica. Pende da poppa e va giù, e fin dove non ne ha idea. «Ha le braccia lunghe» dice.
tale-meet-4-pull = Offrirsi di tirarla su
tale-meet-4-pull-then = Quaranta braccia, e al polsino, abbottonato per bene, un rametto di armeria, fresco. Lei lo prende come si prende una lettera.
tale-meet-4-wool = Darle la lana che avete
tale-meet-4-wool-then = Il colore è sbagliato. Lei dice che laggiù non si vede, e riprende le maglie.

tale-code-dents = Sotto la tavola smossa contate col pollice, quattro nomi graffiati uno sull’altro, e premete dove i graffi s’incrociano. Dalla chiglia esce un cassetto. È foderato di vello. Dentro ci sono quattro denti da latte, un sonaglio, e una ricevuta, in una grafia tonda e chiara: quattro bambini, addormentati, ricevuti in buono stato, la notte della prima brina. Firmata con un’ancora. Nessuno ha mai tenuto conti così precisi di quello che non aveva intenzione di rendere.
tale-code-dents-rattle = Agitare il sonaglio
tale-code-dents-rattle-then = C’è un gran silenzio. Poi per tutta la nave, da prua verso poppa, risponde ogni cosa che non è fissata.
tale-code-dents-shut = Richiudere il cassetto
tale-code-dents-shut-then = Rientra senza un rumore. Perso, in fondo, non era; l’avevano soltanto messo via.

tale-code-hook = Il settimo gancio, a cercarlo di giorno, è nell’albero, all’altezza di una bambina di dieci anni. L’hanno incatramato col resto, ogni primavera. Qualcosa ci è stato appeso. Sotto, nel legno, c’è una chiazza più chiara, lunga, stretta, con due maniche. A bordo, dunque, c’era stata, prima di tutti voi. Aveva il suo gancio. Col mare lungo l’albero si piega e torna, e ogni volta che si piega, fuori sull’acqua, è proprio lì che si metterebbe la mano per reggersi prima di un tuffo.
tale-code-hook-coat = Appenderci un cappotto
tale-code-hook-coat-then = La notte è bagnata, e la mattina è asciutto, e sa di pane abbrustolito. Lo lasciate lì, fino alla fine.
tale-code-hook-dive = Tuffarsi da dove si tuffava
tale-code-hook-dive-then = Freddo; e poi tutto quanto. Venite su gridando, in quattro, e a bordo quel verso non l’aveva mai sentito nessuno.
