# Renaissance, il libro della trama. La casa delle svolte.

tale-m7-before = A Siena le case si tassano a porte, e ce n’era una, dietro Fonte Gaia, con l’estimatore dentro dalla Pentecoste. Di lunedì aveva tre porte, e il venerdì dodici. Chi ci entrava ne usciva da un’altra, qualche giorno dopo, un po’ diverso. Un notaio ne era uscito fornaio, e gli andava bene. Il Comune ci pregò di trovare l’estimatore, di contare le porte e di riportare qualcuno a cui far pagare. Ci prestarono un gomitolo. Era lo stesso gomitolo, dissero, che avevano dato a lui.
tale-m7-before-baker = Comprare il pane dal fornaio
tale-m7-before-baker-then = Pane buono. «Là dentro mi fecero una domanda» disse «che aspettavo da trent’anni.» Quale, non volle dirlo.
tale-m7-before-twine = Legare il filo alla mula
tale-m7-before-twine-then = Doveva star ferma alla porta e farsi tirare. Item, biada, anticipata.

tale-m7-open = Dietro la prima porta c’era un andito con dei ganci, a ogni gancio una cappa, e ciascuno di noi ne riconobbe una. Quale, non lo disse nessuno. Non erano le cappe che avevamo. Erano quelle che avevamo quasi comprato, o che ci avevano promesso, o che avevamo visto addosso a qualcuno che andava dall’altra parte, a un bivio, l’anno che contava. Di sopra veniva un passo pesante, che si fermava quando ci si fermava noi. «O ve la mettete o la lasciate» disse una voce nel muro, anziana, servizievole. «Ma non state lì. Esce il caldo.»
tale-m7-open-coat = Mettersi la cappa
tale-m7-open-coat-then = Stava bene. In tasca c’era una lettera, con l’indirizzo, il sigillo e trent’anni; quel giorno il sigillo rimase.
tale-m7-open-hook = Lasciarle ai ganci
tale-m7-open-hook-then = Si passò di fianco, tenendosi il bavero. Una delle cappe allungò una manica, non per fermarci; così.

tale-m7-kitchen = In cucina la tavola era apparecchiata per sette, e in capo stava una donna infarinata fino ai gomiti, che chiamò chi ci guidava con un nome da bambini e disse che si freddava. Non la conosceva nessuno. Era quella che sarebbe stata sposata, o assunta, o ubbidita, se una vettura fosse arrivata in orario. Era minestra di fagioli. Era proprio quella giusta. La sedia era scostata giusto di quel tanto che la si scosta per uno che ha solo fatto tardi.
tale-m7-kitchen-sit = Sedersi per un cucchiaio
tale-m7-kitchen-sit-then = Fu più d’uno. Dopo, chi ci guidava mi domandò che cosa cercavamo, e glielo lessi.
tale-m7-kitchen-ask = Domandarle come si chiama
tale-m7-kitchen-ask-then = Lo disse. Le fu ridetto una volta, con riguardo, come si posa una cosa su un ripiano; e la minestra s’era freddata.

tale-m7-cradle = Su un pianerottolo dove pianerottoli non c’erano trovammo una stanza da bambini, e accanto alla culla un dio non più grande d’una pagnotta, che la dondolava col piede. Era vuota. Era il dio dello spiffero che chiude le porte: aveva girato la ruota della casa per i primi padroni, e di smettere non gliel’aveva mai detto nessuno. Voleva soltanto far vedere alla gente che altro c’era in magazzino. «E piangono» disse. «Io credevo che fosse un conforto, sapere che è tutto da parte.»
tale-m7-cradle-rock = Dondolare un po’ al posto suo
tale-m7-cradle-rock-then = S’addormentò subito, la prima volta in milleduecent’anni. Per tutta la casa le porte rimasero accostate.
tale-m7-cradle-wheel = Chiedergli dov’è la ruota
tale-m7-cradle-wheel-then = Dietro il camino, e cigola. Ci diede una goccia d’olio; e ci pregò di non girarla sul *se*.

tale-m7-mirror = È l’ora fra due porte. C’è uno specchio, e dentro quattro persone vengono per una strada con una mula; sono ben vestite, e camminano ognuna per sé. Le hanno pagate. Una si volta e guarda fuori. Ha lo sguardo di chi legge il proprio nome in un elenco. Un registro con loro non c’è. La mula ha un piolo di legno. Dietro, nell’erba, una meridiana rotta; è mezzogiorno di nessuno, e in nessun posto c’è gente in casa.
tale-m7-mirror-wave = Salutarli con la mano
tale-m7-mirror-wave-then = Salutano, in ritardo, come si saluta una fila di pellegrini. Poi c’è solo il vetro; e noi, malvestiti.
tale-m7-mirror-cover = Voltarlo contro il muro
tale-m7-mirror-cover-then = Di dietro qualcuno ha scritto un prezzo, l’ha cancellato, e ha scritto: in prestito.

tale-m7-told = Ai piedi della ruota grande Zenobio si tolse il berretto, cosa che non gli avevamo mai visto fare, e disse che era un bel lavoro, e che lui poteva dirlo. Aveva fatto la sorella. Undici ruote d’ottone, per Roma, quattro anni prima, con la pioggia; un buon prezzo; e il disegno aveva un buco nel mezzo, dove andava l’ago. «Che cosa dovesse girare non lo domandai» disse. «Domandai quanti denti.» Si guardò le mani. «È da allora che la notte, dormendo, le do l’olio.» Qualcuno doveva pur rispondere, e la ruota cigolava.
tale-m7-told-stay = Chiedergli come si ferma
tale-m7-told-stay-then = Si rimise il berretto. «A due denti dalla cima» disse «c’è una vite di cui mi vergognavo.»
tale-m7-told-angry = Tacere, e passargli l’olio
tale-m7-told-angry-then = Lo prese. Ci lasciò dentro una manica, e non gridò, e tirammo tutti; come risposta era la migliore.

tale-m7-tread = Il passo pesante scese finalmente, uno scalino alla volta, ed era l’estimatore, o quel che era stato sul punto di essere. Era stato sul punto di essere un toro. Adesso aveva le corna e il collare dell’ufficio, e stringeva coi due pugni il libro dell’estimo. Gli restava una colonna da riempire. Le stanze le aveva fatte tutte, e ogni volta ce n’era una di più. «Porte» disse l’estimatore, da molto in fondo. Voleva che il conto tornasse. A sottrarre non guardava in faccia nessuno.
tale-m7-tread-figure = Dargli una cifra
tale-m7-tread-figure-then = «Diciannove» dissi, e lui la scrisse; e finché l’inchiostro fu fresco fu un ometto stanco. Poi contò noi.
tale-m7-tread-stand = Mettersi schiena a schiena
tale-m7-tread-stand-then = Caricava il numero, non le persone; gli estimatori fanno così. Da una parte eravamo di meno.

tale-m7-won = Quando la ruota fu ferma le stanze erano quattro, la scala una, e in terra nell’andito c’era un mucchio di cappe. Il dio dello spiffero venne fuori da dietro il camino col cappello in mano. Si riteneva licenziato. E tuttavia qualcuno, gli pareva, le cose che la gente non ha fatto doveva pur tenerle; la casa era buona, asciutta; e noi, perlomeno, s’era bussato. Se ciascuno scriveva, col nome, la svolta che non aveva presa, e la lasciava a lui, ci avrebbe badato. Non l’avrebbe mostrata ad anima viva. L’avrebbe saputa soltanto l’armadio.
tale-m7-won-assessor = L’estimatore, senza più corna, dormiva sul libro; nella colonna c’era il mio diciannove.
tale-m7-won-told = Quello che scrisse di più fu Zenobio; poi richiese il foglio, poi non lo prese.
tale-m7-won-baker = Capii allora che cosa avevano domandato al fornaio. Uscendo comprai un altro pane.
tale-m7-won-sign = Firmare la svolta non presa
tale-m7-won-sign-then = Quattro fogli, piegati, e un quinto, visto che lo chiedeva con tanto garbo. Anche a me una volta fu offerta una nave.
tale-m7-won-tax = Consegnare l’estimo al Comune
tale-m7-won-tax-then = Quattro porte, a una moneta l’una. Il dio fu registrato come finestra; le finestre non pagano.
tale-m7-won-coat = Aprire la lettera della cappa
tale-m7-won-coat-then = Diceva: vieni. Era in ritardo di trent’anni, disse chi ci guidava; la ripiegò sulle pieghe vecchie, e tutta la sera canticchiò.

tale-m7-lost = Si uscì da una porta in pescheria, nell’ordine sbagliato, e fino a cena non fummo sicuri di tutti. Uno adesso sapeva fischiare. Uno sapeva il prezzo della cera a Lubecca. Io mi trovai, di mia mano, in una pagina che non ricordo, la lista del bucato di un capitano di nave: otto camicie. La mula era rimasta dov’era, col filo al collo, e i piccioni l’avevano presa per un monumento. La casa era a quattordici porte. Una la lasciava accostata.
tale-m7-lost-shirts = Rientrare, e bussare
tale-m7-lost-shirts-then = Non ci avevamo pensato. Dentro, qualcuno corse a mettere in ordine.
tale-m7-lost-wax = Vendere prima il prezzo della cera
tale-m7-lost-wax-then = Uno speziale lo pagò una moneta. Come lo sapessimo, domandò; non lo si sapeva; la mattina dopo era sparito.

tale-m7-lost-again = Il Comune di Siena la casa la risolse dichiarandola strada. Si chiama via delle Svolte, non ha numeri, e ci vanno gl’innamorati, e chi ha avuto brutte notizie. L’estimatore sta alla cantonata con un tavolino. È una grossa bestia tranquilla, e dei suoi conti ci si fida. A noi mandarono la fattura del filo. Insieme arrivò, senza firma, un pacco di cinque cappe, spazzolate, con due righe di una mano piena di spifferi: *può darsi che abbiate freddo, dove andate, e io ne ho tante*. Aveva visto che quel che cercavamo non s’era avuto. Succede di rado, scriveva; la casa è buona, asciutta.
tale-m7-lost-again-wear = Portarle fino a Cuma
tale-m7-lost-again-wear-then = Per strada la gente ci salutava con nomi quasi nostri. Item, filo, un gomitolo.
tale-m7-lost-again-send = Rispondergli
tale-m7-lost-again-send-then = Scrissi: ricevute, cinque, con ringraziamenti. A Bolsena mi venne in mente che non gli aveva mai risposto nessuno.
