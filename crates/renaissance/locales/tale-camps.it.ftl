# Renaissance, il libro della trama. Accampamenti: un’abitudine, una domanda, il piolo.

tale-camp-ruggero-1 = Ruggero fece la prima guardia, e la seconda, e quando gli dissero di coricarsi si coricò di traverso alla porta. Eravamo in un fienile sopra la Pesa, con la mula fuori. All’ultimo sole piantai il piolo; l’ombra, vidi, veniva fuori dalla parte della luce, e segnava un colle a scirocco. «Fornovo è di là» disse Ruggero, che non aveva alzato gli occhi. Nessuno gli aveva domandato niente.
tale-camp-ruggero-1-sit = Sedersi con lui sulla soglia
tale-camp-ruggero-1-sit-then = In due si fa la guardia meglio, e peggio. Disse che c’era una siepe; più tardi, ch’era una bella siepe.
tale-camp-ruggero-1-sleep = Dormire, e lasciarlo guardare
tale-camp-ruggero-1-sleep-then = Si dormì come si dorme dietro un muro. La mattina gli stivali erano in fila, asciutti, con la punta in fuori.

tale-camp-fiammetta-1 = La mattina mi mancava un cucchiaio, e la sera ne avevo due, nessuno dei quali era quello. Fiammetta rubava come altri si fa scrocchiare le dita. Non teneva niente: quel ch’era sparito a Empoli si ritrovava il giorno dopo su un davanzale di Signa, dove non s’erano accorti che mancasse. Piantai il piolo. «Scirocco, un pollice» disse lei, con un occhio chiuso, come chi ha guardato molte case da fuori. «Da quella parte che c’è, da prendere?»
tale-camp-fiammetta-1-list = Farmi tenere la sua lista
tale-camp-fiammetta-1-list-then = Preso, lasciato, a chi. Torna, salvo una moneta; e la moneta me la mise nell’inchiostro.
tale-camp-fiammetta-1-teach = Farsi insegnare la mano
tale-camp-fiammetta-1-teach-then = La cosa bisogna volerla meno del padrone. La lezione era tutta lì; a chi ci guidava mancava la cintura.

tale-camp-ottavia-1 = Ottavia mangiava da parte, con la cera negli orecchi, e non serviva, perché gli orecchi non c’entravano. Quel che pensa la gente lo sentiva da quando aveva nove anni. Per lo più, diceva, era la spesa. Aveva un panno, che all’imbrunire si metteva in capo, come si fa coi fringuelli. Quando piantai il piolo ne alzò un lembo. «Che strano» disse. «C’è un posto dove c’è silenzio.» Segnava col cucchiaio, dov’era l’ombra; ma poi la mula pensò alla biada.
tale-camp-ottavia-1-count = Pensare a niente, tutti
tale-camp-ottavia-1-count-then = Ci si provò. Io arrivai fino al soffitto. «Grazie» disse lei sotto il panno. «Quasi mezza avemaria.»
tale-camp-ottavia-1-walk = Accompagnarla nei campi
tale-camp-ottavia-1-walk-then = Oltre l’ultima vite c’era soltanto un gufo, che pensava dritto davanti a sé. Ci stette finché ebbe freddo.

tale-camp-anselmo-1 = Anselmo s’inginocchiò di spalle alla compagnia, come al solito, e chiese un segno, come al solito. Gli cadde in testa un fico, un ramo mise tre foglie, e una voce nella siepe domandò in che cosa poteva servirlo. «Voi no» disse Anselmo. Lo disse con garbo; era il quarto, quella settimana. Piantai il piolo. Guardò l’ombra mettersi a posto. «Tutta la vita» le disse «ho desiderato che qualcosa indicasse.»
tale-camp-anselmo-1-hedge = Rispondere alla voce per lui
tale-camp-anselmo-1-hedge-then = Era dei rovi, e timida. Voleva soltanto che si ringraziasse per i fichi. Lui ne mangiò uno, a buio, quando nessuno vedeva; io vidi.
tale-camp-anselmo-1-kneel = Inginocchiarsi accanto, zitti
tale-camp-anselmo-1-kneel-then = Si sentì parecchio, e niente ch’era per noi. «Vedete» disse alzandosi «che davanti ho sempre qualcuno.»

tale-camp-tessa-1 = Tessa pelava una pernice senza guardare; e ci raccontò, dato che qualcuno aveva chiesto della cicatrice, che da bambina aveva per vicino un dio. Era d’un bosco. Veniva per il sale. A undici anni lei gli ammazzò il cervo, senza saperlo, o sapendolo; era un anno di fame. Lui non disse niente. Smise di venire. Io avevo piantato il piolo, e lei guardava per terra aggrottata. «Ser Lapo, su quest’ombra ci hanno camminato» disse. «Guardate. Col fuoco non si muove.»
tale-camp-tessa-1-salt = Lasciare il sale al margine del bosco
tale-camp-tessa-1-salt-then = Per una moneta, su un sasso. La mattina non c’era più; saranno stati i daini. A cercare le tracce non andò.
tale-camp-tessa-1-bird = Mangiare, e non chiedere altro
tale-camp-tessa-1-bird-then = Era stato un tiro pulito. Le ossa le buttò nel buio con un nome, e non sentii quale.

tale-camp-zenobio-1 = Zenobio aveva smontato la campanella della mula e l’aveva disposta su un fazzoletto in ordine di fabbricazione, e adesso gli avanzava una molla. Era contento. Parlava di denti, di rapporti, d’un peso a una corda; a che cosa servisse, di quello non parlava. Piantai il piolo. Lui si chinò, gli diede un colpetto con l’unghia, piegò la testa. «Buon bronzo» disse. «Vecchio. Fuso cavo; chi lo fa più?» E poi la molla finì nella minestra.
tale-camp-zenobio-1-fish = Ripescare la molla
tale-camp-zenobio-1-fish-then = Alla fine erano due. Guardò ora l’una ora l’altra, con amore.
tale-camp-zenobio-1-ask = Chiedergli l’ultimo lavoro fatto
tale-camp-zenobio-1-ask-then = «Ruote» disse. Undici, d’ottone. Per chi? Doveva andare a vedere la mula.

tale-camp-4 = Sotto le mura di Ferrara i fagioli erano in fiore, e Anselmo bolliva panni. Feriti non ce n’erano. Aveva una pentola di bende, già bianche, e seguitava a rimestarle, come un cuoco che aspetta più gente di quella che gli hanno detto. Quando piantai il piolo, al colpo alzò la testa. Il sole calava dietro Bondeno, e un’ombra avrebbe dovuto andare dall’altra parte. Questa stava verso la pentola, sottile, fra ostro e scirocco; e la mula non ci voleva mettere il piede. La misi con le altre Curiosità. Poi la città batté: il duomo, il castello, i frati, tre campane e un tocco solo; e i cani, che abbaiavano, smisero.
tale-camp-4-wash = Lavare con Anselmo
tale-camp-4-wash-then = «I piedi si risporcano» disse strizzando «e le anime pure. La tela dura.» Non durò: all’alba l’avevamo adoperata tutta.
tale-camp-4-bells = Ascoltare le campane
tale-camp-4-bells-then = Era un tocco solo; eppure aveva un dentro. Là qualcuno diceva qualcosa, con comodo, e si tennero fermi i cucchiai per sentire.

tale-camp-ruggero-2 = Era piovuto dall’ultima pietra miliare in poi, e lo scudo di Ruggero, appeso al fuoco, fumava come un arrosto. Aveva diciannove ammaccature. Lui le sapeva tutte; le toccava in ordine, come altri i grani, e a ciascuna dava il nome di chi gli stava dietro. Al ventesimo posto il legno era liscio. Piantai il piolo, nel fango, e l’ombra girò verso il suo ostro quanto il fango gliel’acconsentiva. Lui tenne il pollice sul liscio finché fu asciutto.
tale-camp-ruggero-2-name = A un guado qualcuno aveva dato via un nome, e sul tronco lui gli fece posto.
tale-camp-ruggero-2-dent = Chiedere di chi è la ventesima
tale-camp-ruggero-2-dent-then = «Di chi la vuole» disse. Ci fu un indugio; poi s’alzarono le mani di tutti.
tale-camp-ruggero-2-nail = Aiutarlo a rifare la cinghia
tale-camp-ruggero-2-nail-then = La si fece male, in quattro. Resse. La porta in giro come il disegno d’un bambino.

tale-camp-fiammetta-2 = Alla locanda una ragazza di quattordici anni lavava le scale, e Fiammetta, salendo, girò intorno al bagnato. Più tardi mancava. Era sul pianerottolo, in ginocchio, con l’altra spazzola. Fecero nove gradini senza una parola, poi litigarono sulla soda. Quando piantai il piolo venne fuori con le mani rosse. «Sette case» disse. «Le saprei fare al buio. Al buio le faccio.» L’ombra dava verso Roma. «Laggiù che razza di casa è?»
tale-camp-fiammetta-2-servant = Domandò se al vecchio di Firenze la somma era arrivata intera. Le mostrai le due registrazioni.
tale-camp-fiammetta-2-wage = Lasciare alla ragazza un salario
tale-camp-fiammetta-2-wage-then = Sotto il sapone, perché lo trovasse. Ce lo mise Fiammetta; una volta tanto, la mano andò nell’altro senso.
tale-camp-fiammetta-2-own = Chiederle che cosa si terrebbe
tale-camp-fiammetta-2-own-then = Ci pensò tanto che il fuoco calò. «Una porta» disse. «Ma poi bisogna starci dietro.»

tale-camp-ottavia-2 = In quella nebbia dal piolo non si vedeva la mula, e Ottavia rideva. Non l’avevamo mai sentita; rideva basso. La nebbia, a quanto pare, attutisce. Le restavamo solo noi cinque, e noi ci sapeva a memoria, come un orologio nella stanza accanto. Cercò l’ombra col piede e la trovò, sottile, che andava a mezzogiorno. «Pensa» disse. «No. È quello che c’è quando uno ha smesso.» Ci salì sopra, con tutte e due le scarpe.
tale-camp-ottavia-2-stand = Starci con lei
tale-camp-ottavia-2-stand-then = Era freddo, non si vedeva niente, e nessuno voleva essere il primo a rientrare.
tale-camp-ottavia-2-hear = Chiederle che cosa sente
tale-camp-ottavia-2-hear-then = «Una scala» disse a chi ci guidava. «Sempre al penultimo gradino.» Lo disse con dolcezza, per essere nebbia.

tale-camp-tessa-2 = Dalla pineta in poi qualcosa ci veniva dietro, e ogni sera si sdraiava a un tiro d’arco e guardava Tessa. Era un cervo, o lo era stato. Ci si vedevano attraverso gli alberi; e nel collo c’era un punto dove no. Lei all’arco aveva messo la corda, e gliel’aveva tolta. Piantai il piolo. L’ombra corse verso la bestia, si fermò, e le girò intorno, come si gira intorno a uno che prega. «Quattordici anni» disse Tessa. «Poteva dirmi qualcosa.»
tale-camp-tessa-2-go = Andarci insieme a lei
tale-camp-tessa-2-go-then = Sapeva di sale. Si lasciò toccare il collo; poi le diede un calcio, uno, com’era giusto, e sparì.
tale-camp-tessa-2-fire = Rinforzare il fuoco
tale-camp-tessa-2-fire-then = Rimase al margine fino a mattina. Anche lei, dalla parte nostra, dandoci la schiena.

tale-camp-zenobio-2 = I mulini lungo quel tratto di fiume s’erano fermati, e Zenobio di notte s’alzò e ne riparò uno. Non l’aveva chiamato nessuno. Tornò verso le quattro, infarinato fino alle ciglia, e si sedette dalla parte sbagliata del fuoco. Era la spina, disse; la vedeva un bambino. Guardò il piolo, e l’ombra, con la punta a mezzogiorno, come l’ago di qualcosa. «Un ago» cominciò; e poi domandò se era rimasto del formaggio.
tale-camp-zenobio-2-brass = Pensai alle undici ruote. Vide che ci pensavo, e il formaggio lo tagliò sottilissimo.
tale-camp-zenobio-2-cheese = Dargli il formaggio
tale-camp-zenobio-2-cheese-then = Lo finì. Poi uscì, e si sentì partire un secondo mulino, e un terzo.
tale-camp-zenobio-2-pointer = Domandargli: un ago di che?
tale-camp-zenobio-2-pointer-then = «Di niente» disse Zenobio. «Non segnano niente. Qualcosa bisogna mettercelo.» Gli tremavano le mani, per via del mulino.

tale-camp-ruggero-3 = Al fuoco accanto uno era stato a Fornovo, e lo disse; e Ruggero s’alzò, ci andò, e glielo disse. Vedevo, ma non sentivo. Ci volle quanto a sbucciare una mela. L’uomo seguitava a girare lo spiedo. Poi col piede gli accostò uno sgabello. Quando piantai il piolo disegnavano tutti e due nella cenere: qui un fosso, qui i carri. «Qui c’era la siepe» sentii. «Lo so» disse l’altro. «Io ci stavo sotto.»
tale-camp-ruggero-3-join = Portare di là il nostro vino
tale-camp-ruggero-3-join-then = Di quella siepe, si scoprì, in quella sola valle ce n’erano sei. Non s’erano mai incontrati. Disegnarono finché fece giorno.
tale-camp-ruggero-3-leave = Lasciarli soli
tale-camp-ruggero-3-leave-then = Tornò tardi, e si coricò dove capitava. Fu la prima notte che la porta restò sgombra.

tale-camp-fiammetta-3 = Fiammetta era stata derubata. Frugò nel fagotto tre volte, con calma, poi con meno, poi con una specie di meraviglia; era un pettine, di corno, e gli mancavano quattro denti. Che fosse suo non l’aveva saputo. Il piolo era piantato, l’ombra si stendeva sui cardi più lunga di quel che le spettava, e lei le camminava accanto, su e giù. «Era in fondo» disse. «Non l’adopero mai. Chi se lo prende, un affare simile?» Era il tono con cui, in sette case, avevano parlato di lei.
tale-camp-fiammetta-3-search = Aiutarla a cercarlo
tale-camp-fiammetta-3-search-then = C’era sdraiata sopra la mula. Lo pulì con la manica; e dopo essersi guardata intorno lo mise in una tasca col bottone.
tale-camp-fiammetta-3-buy = Comprargliene uno nuovo
tale-camp-fiammetta-3-buy-then = Ringraziò, lo portò, e il giorno dopo lo diede a una bambina. Di quello vecchio domandava in ogni paese.

tale-camp-ottavia-3 = Più ci s’avvicinava, più per lei era forte, e negli ultimi giorni Ottavia chiese d’esser condotta per la manica. Tutta quella gente, disse, si preparava a pensare una cosa sola. All’accampamento si distese con l’orecchio sull’ombra del piolo, come su un guanciale. Puntava, ormai, da far la riga nell’erba. «Se si fermasse» disse «non sentirei più niente. Neanche voi. Non saprei se ci siete.» Ci rifletté. Quel che desiderava non lo disse.
tale-camp-ottavia-3-bells = «Quella frase» domandò «dentro il rintocco, a Ferrara: com’era?» Ma le parole non le aveva tenute nessuno.
tale-camp-ottavia-3-sleeve = Tenerle la manica
tale-camp-ottavia-3-sleeve-then = Tutta la notte, a turno. A chi toccava lei lo sapeva, naturalmente; ciascuno pensava una cosa diversa, grande su per giù uguale.
tale-camp-ottavia-3-promise = Prometterle di dirlo a voce
tale-camp-ottavia-3-promise-then = «Quando ci siete?» disse. «Tutte le volte? Vi stanchereste.» Aprii una colonna apposta.

tale-camp-anselmo-3 = Anselmo non domandava più. Se n’accorse da sé, a metà delle cipolle. Erano tre sere che dopo cena faceva soltanto il giro col catino e guardava i piedi: i nostri, poi quelli dei carrettieri, poi quelli d’uno con gli zoccoli, che se ne vergognava. Di fichi, nessuno. Piantai il piolo, e lui ne scavalcò l’ombra con l’asciugamano sul braccio, senza vederla. «Fermo» diceva agli zoccoli. «Questo brucia un po’; e l’altro non ha niente, ma proprio niente.»
tale-camp-anselmo-3-basin = Portargli il catino
tale-camp-anselmo-3-basin-then = Alla fine furono quaranta, d’ogni fattura. Chiamato non l’aveva nessuno. La voce corse.
tale-camp-anselmo-3-tell = Dirgli che ha smesso
tale-camp-anselmo-3-tell-then = Rimase con la spugna in mano. «È vero» disse; e guardò in su, per abitudine; e poi in giù, e seguitò.

tale-camp-zenobio-3 = Da quando ce l’aveva detto Zenobio dormiva male, e noi bene, e gli pareva giusto. S’era disegnato su una lavagna la meridiana di Roma, ruota per ruota, coi denti contati. Nel mezzo c’era il buco. La teneva sulle ginocchia, come il piatto quando manca la tavola. Piantai il piolo. Guardò dal buco al piolo e dal piolo al buco; mosse le labbra, contando; e poi cancellò tutto con la manica. «No» disse «sarebbe troppo stupido.»
tale-camp-zenobio-3-draw = Farglielo ridisegnare
tale-camp-zenobio-3-draw-then = Lo ridisegnò, e spiegò ogni ruota. Alla quarta avremmo saputo farla tutti. Fu quello a farci paura.
tale-camp-zenobio-3-stupid = Chiedergli che cosa
tale-camp-zenobio-3-stupid-then = Rise, dopo giorni; scosse il capo; e appese il berretto al piolo.

tale-camp-9 = Quella notte piolo non ce ne fu. Ce l’avevo in camicia, avvolto in una calza, e dalla parte di Roma era caldo. La mula non era legata a niente. Glielo avevamo spiegato, e stava dove sarebbe stata. La compagnia le sedeva intorno in cerchio, coi piatti, e nessuno mi guardava; poi tutti. Ottantuno sere, secondo il libro. Quattro colpi per sera. La cifra l’ebbi subito, trecentoventiquattro, e non so perché la rifeci sulla carta.
tale-camp-9-wind = O meglio: era sul velluto, da un orafo; in camicia avevo il sasso. La riga la lascio com’è.
tale-camp-9-fish = Quello a cui era toccata la testa del pesce ci accompagnò fino alla strada. Stavolta s’era portato la forchetta.
tale-camp-9-hand = Al buio la mano di qualcuno lo rifaceva, quel che aveva mostrato alla grotta, e non lo sapeva.
tale-camp-9-laugh = Riderci sopra
tale-camp-9-laugh-then = Cominciò la mula, con uno starnuto. Da un fuoco vicino ci pregarono d’aver riguardo per chi doveva dormire.
tale-camp-9-apologise = Chiedergli scusa, uno per uno
tale-camp-9-apologise-then = Si chinarono a turno sul davanti della mia camicia. Di giuramenti ne raccolsi molti; così da vicino, mai.
