# Odyssey, la campagna. Cacce, incontri, codici.

tale-hunt-1 = Nella notte una collina si è spostata, quanto è lunga la sua ombra. I pastori se ne sono accorti per via del cancello. È un titano, addormentato, con l’erba sopra e un sentiero che lo attraversa; su quelle spalle hanno pascolato dodici generazioni, e una ci ha messo la scuola. Per svegliarlo bisogna dirgli una cosa nell’orecchio, che è un pozzo. Quale, nessuno lo sa; ogni paese della costa ha la sua parola e ci giura. La maestra chiede se si può fare durante le vacanze. Ai bambini hanno detto che va soltanto a fare due passi.
tale-hunt-1-names = Dirgli i nomi dei bambini
tale-hunt-1-names-then = Al trentunesimo si alza, badando alla scuola. I banchi scivolano; rotola fuori un calamaio, che due dita acchiappano e rimettono a posto.
tale-hunt-1-shout = Gridargli la voce dei rematori
tale-hunt-1-shout-then = Quella la conosce. È in piedi con uno strattone e cerca un remo, e addio frutteto.

tale-hunt-2 = L’isola ha le narici. Siete ormeggiati da un’ora al riparo di una, fuori dal vento caldo, quando Batto alza gli occhi dal pesce. Non c’è nessuno a cui chiedere. C’è soltanto chi dorme, e quello che col tempo gli si è messo addosso: tre relitti, una colonia di sterne, la tomba di un uomo con la sua bordura. «Non svegliare» dice la lapide, e una data che si è consumata. Può darsi che fosse per l’uomo. Spalle così vi servono. Tutto quello che vive qui vive perché non si sono mosse.
tale-hunt-2-eggs = Aspettare che le uova si schiudano
tale-hunt-2-eggs-then = Nove giorni. Al nono l’ultima casca dal bordo e vola. Allora bussate, e quello apre un occhio, come se vi aspettasse.
tale-hunt-2-now = Svegliarlo prima di mezzogiorno
tale-hunt-2-now-then = Le sterne restano tutto il giorno in aria, sopra il posto, esattamente dov’era. La bordura della tomba la portate via, in una cassetta.

tale-hunt-3 = Una ragazzina è arrivata prima. L’ha trovato in primavera, una mano che usciva dalla torbiera col muschio nel palmo, e da allora ogni giorno gli porta qualcosa: una focaccia, uno scarabeo, una poesia. Adesso non dorme del tutto. Quando viene lei le dita si chiudono. A chiamarlo forte, col suo titolo, come si chiama un titano, uscirebbe di là, sarebbe vostro, e andrebbe in guerra. Lei non discute. Sta sulla strada rialzata con gli stivali del fratello, e guarda voi e la mano, come chi vede partire qualcuno.
tale-hunt-3-ask = Chiedere a lei di chiamarlo
tale-hunt-3-ask-then = Dice una parola, e non è un titolo. Esce grondando, dodici braccia d’altezza, si inginocchia sulla strada, e senza di lei non va; e così partono in due.
tale-hunt-3-call = Chiamarlo col suo titolo
tale-hunt-3-call-then = Viene. Nel pugno ha una focaccia, e nelle stalle nessuno riesce a fargliela mollare.

tale-hunt-4 = È stato sveglio tutto il tempo. Sta seduto nella sua cava col mento sui pugni, e vi guarda arrivare, quattro piccoletti con una corda. È un titano, sano, e offerte ne ha avute. Quello che non ha avuto è un motivo. L’ultima guerra l’ha persa dalla parte di chi vinceva, dice; ci pensa da un pezzo, e si domanda come farete voi a fare meglio. Non ha niente in contrario ad andare. Vorrebbe soltanto sentirselo dire, una volta, in una frase, da qualcuno che debba guardare in su.
tale-hunt-4-door = «Ci vorrebbe una porta.»
tale-hunt-4-door-then = Ci pensa quasi tutto il pomeriggio. «Per entrare» dice alzandosi «o per uscire?» «Tutte e due.» Ha già preso il martello.
tale-hunt-4-know = «Non lo sappiamo neanche noi.»
tale-hunt-4-know-then = «È la prima volta» dice. La corda ve la porta lui, e per strada fa una quantità di domande.

tale-meet-1 = Nove vele al traverso, nere, in fila; mettono fuori i remi, poi le catapulte, poi un canotto con un vecchio. Siete tutti al posto di combattimento. Lui rema male, si ferma sotto bordo, e chiede se per caso vi avanza un gatto. Hanno i topi. È una flotta da guerra della lega del nord, non ha mai perso, e le è rimasta la polvere di galletta. In cambio, poiché qualcosa ci vorrà, ha portato la calamita dell’ammiraglio. Sul vostro rotolo di gomena il gatto di bordo ha aperto un occhio.
tale-meet-1-cat = Prestargli il gatto
tale-meet-1-cat-then = Scende per la biscaglina senza voltarsi, da specialista. Nella conca che ha lasciato sul rotolo mettete la calamita, e per settimane quella indica il gatto.
tale-meet-1-row = Mandargli Batto per un giorno
tale-meet-1-row-then = Torna al tramonto con due travi e uno stufato nuovo: di che cosa, non lo dice. Di là, da mezzogiorno, di topi non se ne vedono più.

tale-meet-2 = Giù per la corrente viene una zattera di porte, con sopra una famiglia. Le hanno smontate prima che il muro si chiudesse, tutte le porte della via, le hanno legate insieme, e ci sono saliti. Sono diciannove, coi batacchi. Non vogliono essere salvati; hanno un albero, una capra, le idee chiare. Vogliono il nome di un posto che di porte non ne abbia ancora. Il nonno ha un elenco. Li ha depennati via via che passavano, un muro dopo l’altro, e la matita si fa corta.
tale-meet-2-selvage = Dirgli della spiaggia nuda
tale-meet-2-selvage-then = Vi ringraziano con tutti e diciannove i batacchi. Di spiagge di nessuno avevate soltanto quella.
tale-meet-2-door = Chiedergli una delle porte
tale-meet-2-door-then = La zia scende dalla sua, e ve la passano. D’ora in poi dividerà con la capra; vi guardano tutte e due.

tale-meet-3 = Qualcuno batte sul muro con un cucchiaio. È in piedi su un barchino, avrà sedici anni, e sulla pietra c’è ormai un segno grande come un piatto. Otto mesi, dice, senza fermarsi. Non è affatto pazzo. Ha fatto il conto: con questo cucchiaio, a questo passo, sarà di là a ottantun anni. Un aiuto lo accetterebbe; troppo, no. È passata gente con un ariete, e l’ha mandata via. Vuole poter dire che è stato fatto a mano.
tale-meet-3-spoon = Prendere quattro cucchiai
tale-meet-3-spoon-then = In quattro, prima di sera, gliene fate un anno. Vi fa vedere come muove il polso; è un buon modo.
tale-meet-3-sharpen = Affilargli il cucchiaio
tale-meet-3-sharpen-then = Settantaquattro, calcola, provando il filo. Da dentro ha cominciato anche un altro, più in basso, a sentire il rumore con una forchetta.

tale-meet-4 = C’è un lume dove nessuna carta mette un lume, e sotto il lume una donna in barca, che fa la maglia. Non è ormeggiata a niente. Viene ogni notte da trent’anni, dice, casomai; il marito era andato per esche. Adesso il muro ha tagliato quel pezzo di mare, e lui, anche volendo, non potrebbe tornarci. Allora è venuta qui, che è il più vicino che si può. Quella che fa è una manica. Pende da poppa e va giù, e fin dove non ne ha idea. «Ha le braccia lunghe» dice.
tale-meet-4-pull = Offrirsi di tirarla su
tale-meet-4-pull-then = Quaranta braccia, e al polsino, abbottonato per bene, un rametto di armeria, fresco. Lei lo prende come si prende una lettera.
tale-meet-4-wool = Darle la lana che avete
tale-meet-4-wool-then = Il colore è sbagliato. Lei dice che laggiù non si vede, e avvia le maglie.

tale-code-dents = Sotto l’asse smossa tastate col pollice: quattro nomi, graffiati uno sull’altro. Premete dove i graffi s’incrociano. Dalla chiglia esce un cassetto. È foderato di vello. Dentro ci sono quattro denti da latte, un sonaglio, e una ricevuta, in una grafia diritta, da balia: quattro bambini, addormentati, ricevuti in buono stato, la notte della prima brina. Firmata con un’ancora. La ricevuta se la fa dare chi conta di riavere la roba.
tale-code-dents-rattle = Agitare il sonaglio
tale-code-dents-rattle-then = C’è un gran silenzio. Poi per tutta la nave, da prua verso poppa, risponde ogni cosa che non è fissata.
tale-code-dents-shut = Richiudere il cassetto
tale-code-dents-shut-then = Rientra senza un rumore. Perso, in fondo, non era; l’avevano soltanto messo via.

tale-code-hook = Il settimo gancio, a cercarlo di giorno, è nell’albero, all’altezza di una bambina di dieci anni. L’hanno incatramato col resto, ogni primavera. Qualcosa ci è stato appeso. Sotto, nel legno, c’è una chiazza più chiara, lunga, stretta, con due maniche. A bordo, dunque, c’era stata, prima di tutti voi. Aveva il suo gancio. Col mare lungo l’albero si piega e torna, e ogni volta che si piega, fuori sull’acqua, è proprio lì che si metterebbe la mano per reggersi prima di un tuffo.
tale-code-hook-read = Dove abita lo sapete: gliel’avete letto voi. Il gancio è sulla strada.
tale-code-hook-coat = Appenderci un cappotto
tale-code-hook-coat-then = La notte è bagnata, e la mattina è asciutto, e sa di pane abbrustolito. Lo lasciate lì, fino alla fine.
tale-code-hook-dive = Tuffarsi da dove si tuffava
tale-code-hook-dive-then = Freddo; e poi tutto quanto. Venite su gridando, in quattro, e a bordo un grido così non si era mai sentito.

tale-hunt-5 = In un campo, d’agosto, c’è la neve, e il campo respira. Sotto c’è un titano, raccolto su un fianco come chi ha freddo. Si è tirato una collina fin sulle orecchie, e da novant’anni un’estate non l’ha fatta entrare. Il contadino ci pattina. Non gli dispiace che lo svegliate, dice, però c’è il ghiaccio. La moglie ci è caduta il primo inverno, e il ghiaccio l’ha conservata: sta appena sotto, con una mano in su, così. Lui va a trovarla. A forza di andarci è diventato vecchio, e lei no. Ormai, dice, è più come avere una figlia.
tale-hunt-5-wake = Svegliarlo, e aiutarlo a seppellirla
tale-hunt-5-wake-then = Sbadiglia, ed entro un’ora ci sono le allodole. Attraverso il fango la porta lui, in braccio, e bisogna spiegargli come mai pesa così poco.
tale-hunt-5-thaw = Scaldarlo piano, dai piedi
tale-hunt-5-thaw-then = Ci bruciate legna per due giorni. Si alza con tanto garbo che il ghiaccio viene via intero, come un vetro, e lui lo appoggia all’ombra del fienile.

tale-hunt-6 = Il faro si china. È di questo che i piloti si lamentano: allo Sguardo Stretto si piega a vedere chi arriva, e la luce non si vede più. Dentro c’è un titano. Il nonno di qualcuno l’ha murato nel sonno, fino alle clavicole, e gli ha messo una lampada in testa. Aglaia, la guardiana, sta su tre piani di collo da quando si è sposata. Di notte parla, vi dice. Chiede come si chiamano le navi. Lei non ha niente in contrario che prenda un po’ d’aria. Vorrebbe solo sapere chi terrà la lampada.
tale-hunt-6-rower = Lasciare un rematore a tenerla
tale-hunt-6-rower-then = Esce dai mattoni come si esce da una tinozza. Il rematore regge la lampada con due mani e gli spiegano, per cominciare, che non ci si china.
tale-hunt-6-all = Portarsi lampada e guardiana
tale-hunt-6-all-then = Lei viaggia lassù, con la maglia e lo stoppino alto. È un bel vedere, e si vede, osserva, a trenta miglia.

tale-meet-5 = «Scopo del viaggio?» dice qualcuno dall’alto. Sul coronamento c’è una scrivania, e dietro un uomo con le mezze maniche. Era capitano di un porto che intanto è diventato un corridoio, e nessuno gli ha detto di smettere. Ogni nave va registrata: provenienza, carico, anime. È arrivato alle anime. Trenta, dite, e quattro. Lui quei quattro se li guarda da sopra gli occhiali, per un pezzo, e dice che non gli torna. Vi lascerebbe passare volentieri. Solo che per una volta lo vorrebbe esatto.
tale-meet-5-twice = Farsi registrare due volte
tale-meet-5-twice-then = Trenta e otto, scrive con sollievo, e timbra. In tutto questo mare è l’unica carta dove i rematori sono vivi.
tale-meet-5-nobody = Non farsi registrare affatto
tale-meet-5-nobody-then = «Allora in zavorra» dice, e fa segno di andare. Fino a sera non vi vede niente, né gabbiani né vedette; e dopo un’ora avete cominciato a parlare più forte.

tale-meet-6 = Un violino, in cima al muro; poi un tamburo; poi quaranta persone vestite a festa, in fila per uno. È uno sposalizio. Lei è di dentro, lui è di fuori, e un tempio che li voglia non c’è né di qua né di là. Così camminano sul coronamento da martedì, e cercano un punto abbastanza largo per ballare. Le scarpe le portano in mano. Gli farebbe comodo il vostro ponte, per un ballo. Pelagia guarda il cielo: c’è mezz’ora di vento, e quella mezz’ora la aspettate da tre giorni.
tale-meet-6-deck = Dargli il ponte
tale-meet-6-deck-then = Non è un ballo solo. La nonna della sposa la calano con un’imbracatura, e balla con Batto finché non si sa più chi dei due regge l’altro.
tale-meet-6-wind = Prendere il vento
tale-meet-6-wind-then = Capiscono. Per un miglio vi stanno dietro lungo il muro, di corsa, e suonano, tenendosi il cappello.

tale-meet-7 = A sei miglia da terra arriva a nuoto un cane, con una cima in bocca. In fondo alla cima c’è una tinozza, nella tinozza c’è un bambino, addormentato, con una scatola di biscotti. Sulla coperta hanno appuntato un cartellino: «A chi è ancora fuori.» Nomi non ce ne sono. Il cane posa le zampe sul vostro remo e aspetta che si provveda. Randagio non è: ha un collare con l’indirizzo, e l’indirizzo è una stanza. Qualcuno l’ha deciso al lume di una lampada, con un’ora di muro ancora da chiudere. Se l’abbia fatto per amore o per il contrario, è difficile dirlo.
tale-meet-7-aboard = Issare a bordo la tinozza
tale-meet-7-aboard-then = Batto scalda un cucchiaio nel pugno prima che qualcuno glielo dica. Voi quattro non riuscite a staccare gli occhi da quel pugno.
tale-meet-7-harbour = Portarla in un porto
tale-meet-7-harbour-then = La gente di Ianthe prende il bambino, contro ricevuta. Per il cane non firma nessuno: torna indietro a nuoto, con la tinozza vuota, a vedere se ce ne sono altri.

tale-code-eight = La porta numero otto l’avete rimessa dritta, dopo settimane che fa da tavolo. In due la tenete per i bordi, a mezza nave, e i bicchieri li hanno tolti. Il numero era da provare, e voi lo provate: otto colpi, e si aspetta quanto si aspetta di solito. Poi aprite. Dall’altra parte c’è l’altra metà del ponte, con l’albero e un bugliolo. C’è Batto. Veniva a vedere che cos’era quel chiasso, e adesso sta sulla soglia col mestolo alzato, e non sa se deve pulirsi i piedi.
tale-code-eight-in = Farlo entrare
tale-code-eight-in-then = I piedi se li pulisce. Dopo dirà che dalla vostra parte la luce era la stessa, solo che qualcuno l’aveva fatta entrare.
tale-code-eight-lay = Rimettere la tavola
tale-code-eight-lay-then = Non porta da nessuna parte; in un minuto c’è sopra la cena. Ma per tutto il pasto, ora l’uno ora l’altro, avete l’orecchio sul legno.

tale-code-herring = Due colpi, una pausa, due, e tre: è il prezzo delle aringhe a Duescafi, com’era il giorno che il muro si è chiuso. È un pezzo che ve lo portate dietro. Stasera, molto lontano da lì, lo battete su una pietra, tanto per vedere. Qualcuno lo riprende. Se ne va lungo il corso, di stanza in stanza: gente che un’aringa non l’ha mai vista lo passa avanti, perché a non farlo sarebbe scortese. Un’ora dopo arriva dall’altra parte. Ha fatto tutto il giro della casa, ed è rincarato della metà.
tale-code-herring-sister = In un punto del giro qualcuno ha riso, e ha aggiunto un’aringa. Il gioco gliel’ha insegnato la sorella di Ianthe.
tale-code-herring-left = In un punto del giro si è incagliato, per qualche minuto. Era ad Acquaferma, dove una volta un altro prezzo è rimasto senza risposta.
tale-code-herring-offer = Battere un’offerta
tale-code-herring-offer-then = A mezzanotte i muri contrattano. Un chiasso così non c’era mai stato; e da chi tarda a rispondere si capisce come corrono i corridoi.
tale-code-herring-night = Battere «buonanotte»
tale-code-herring-night-then = Fa il giro più in fretta delle aringhe. L’ultimo a passarla lo fa con una nocca enorme, più piano che si può.

tale-code-fox = Nove strofe su una volpe, cantate a un muro da quattro persone che si vergognano un po’. Con un segreto si fa così, quando il segreto che vi hanno dato è quello. Non si apre niente. Alla seconda strofa qualcuno sta posando una pietra, si sente la cazzuola; alla terza rallenta. Alla quinta va a tempo. Speravate in una porta, e avete trovato chi vi accompagna. La nona è quella dove la volpe torna a casa e la trova sotto la neve, e con lui nella stanza non l’ha mai cantata nessuno.
tale-code-fox-ninth = Cantare la nona
tale-code-fox-ninth-then = Lui entra sull’ultimo verso, troppo basso, e sbaglia. Dopo, fino a giorno, non gli si sente fare un rumore.
tale-code-fox-eighth = Fermarsi all’ottava
tale-code-fox-eighth-then = La cazzuola aspetta. Da allora in quel punto al muro manca un corso, e sembra una bocca rimasta aperta su una nota.
