# Renaissance, il libro della trama. Il ponte di Ferrara.

tale-m6-before = Chi tiene il ponte di Ferrara tiene la strada che il codice avrebbe dovuto fare; e perciò da tre settimane due eserciti, con molte cortesie, non la facevano. A mezzogiorno stavano le Chiavi, coi tamburi. A tramontana la Laguna, con le barche e un listino. Il duca era a caccia. Il suo castaldo, un omino secco con la tosse, ci offrì il ponte come si offre una sedia: tre notti, a nome della città, finché il duca avesse preso qualcosa. Metà la pagò subito. L’altra metà ce la fece vedere, in un sacchetto, da una finestra.
tale-m6-before-lagoon = I tamburi ci conoscevano. Quando si passò tacquero, e fu peggio.
tale-m6-before-lost = Del libro ciascuno dei due eserciti credeva che l’avesse l’altro. A noi non credeva nessuno.
tale-m6-before-take = Prendere la metà
tale-m6-before-take-then = Per una metà, pesava poco.
tale-m6-before-bread = Chiedere pane invece di denari
tale-m6-before-bread-then = Ne fu così stupito che lo mandò.

tale-m6-supper = La sera prima passò una barca con una tovaglia bianca, un luccio arrosto e un cardinale. Trinciava Lattanzio Corvara; a ciascuno chiese che parte gli piaceva, e se ne ricordò. «Ero a Fornovo» disse. «La riserva la portavo io. La portai all’ora stabilita, ed erano lì per terra, duemila, in fila. L’avevamo stabilita con due campane. Ce ne sia una, dalle Alpi in giù, e i francesi si tengano la parte loro.» E gli dèi? domandò qualcuno. «Ho fatto contare l’Italia» disse il Cardinale «ed è venuta più di quanto pensassi.» Non aveva toccato cibo. Ci offrì il ponte, che era nostro, e la vita, che stavamo adoperando.
tale-m6-supper-ruggero = Ruggero, che a Fornovo c’era stato anche lui, posò il coltello e non disse da che parte della siepe.
tale-m6-supper-hear = Ascoltarlo fino in fondo
tale-m6-supper-hear-then = Parlò un’ora, e non trovai niente da cancellare. Ci ringraziò come uno che di rado lo lasciano finire.
tale-m6-supper-ask = Domandargli chi aveva consultato
tale-m6-supper-ask-then = «L’almanacco» disse il Cardinale. Asciugò il coltello; e poi, per la prima volta, guardò la mula.

tale-m6-open = Alle prime luci i due eserciti suonarono la stessa chiamata con trombe diverse; e il fiume in mezzo, che fino al Mille era stato un dio, si rigirò per sentire. Il ponte aveva due torri, un arco e l’edicola di un santo che nessun libro nomina. Chiudemmo le porte. Portai la mula in cima all’arco e piantai il piolo fra due pietre, dato che i conti andavano tenuti lì. Tre notti, aveva detto il castaldo. Quanto lunghe, non l’aveva detto.
tale-m6-open-towers = Tenere la torre di mezzogiorno
tale-m6-open-towers-then = Di lassù si vedono i tamburi respirare. È più alta di quel che pare, e la scala è della colombaia.
tale-m6-open-shrine = Accendere il lume al santo
tale-m6-open-shrine-then = Il nome non lo sapeva nessuno: dunque non l’aveva offeso nessuno. L’olio era quello della mula, per gli zoccoli.

tale-m6-herald = Per una tregua di una candela due araldi s’incontrarono sul nostro ponte, perché altri non ce n’era, e ciascuno lesse la stessa intimazione a nome di un’ora diversa. Si confusero. Quello delle Chiavi aveva diciassette anni e s’era fatto le righe con un chiodo. Quello della Laguna gli corresse un congiuntivo. Poi guardarono noi: l’intimazione ricevuta per prima era legittima, e l’altra un atto di guerra. Mi domandarono, come notaio, che ora fosse.
tale-m6-herald-keys = Ricevere per prima quella del ragazzo
tale-m6-herald-keys-then = S’inchinò troppo e perse il cappello nel Po. Le barche misero fuori i ganci.
tale-m6-herald-lagoon = Ricevere per prima quella della Laguna
tale-m6-herald-lagoon-then = Ci aveva piegata dentro una moneta, per il bollo. I tamburi attaccarono, piano, come uno che sale le scale.
tale-m6-herald-neither = Dire che l’orologio è fermo
tale-m6-herald-neither-then = Tornarono tutti e due a domandare. Fu vero quanto la candela; poi vennero senza araldi.

tale-m6-bread = La seconda notte la gente di Ferrara venne fuori sul ponte in camicia, coi mestoli. Di minestra nessuno ne aveva chiesta. Erano stati a letto a contare i colpi, e alla moglie di un fornaio ne era venuto uno più che al marito. Stavano lì, in mezzo a un assedio, a soffiare sui cucchiai. Si potevano mettere nelle torri, dove mancavano braccia. Si potevano rimandare a casa, dove c’erano bambini svegli.
tale-m6-bread-bread = Portarono anche il pane. Che l’avessimo chiesto, pare, s’era saputo.
tale-m6-bread-towers = Metterli nelle torri
tale-m6-bread-towers-then = Tirarono le tegole, poi una stufa. La mattina ne mancavano undici, e io scrissi dieci.
tale-m6-bread-home = Rimandarli a letto
tale-m6-bread-home-then = Andarono, e lasciarono la pentola. Fino all’alba ci fu un lume a ogni finestra, come quando un bambino sta male.

tale-m6-river = Verso la terza mattina il Po si mise a sedere. Lo fece adagio, da vecchio, con una barca in grembo, e guardò i due eserciti, e noi, e l’arco che aveva sulla schiena. Una volta aveva tori da ogni città. Tori non ne voleva. Voleva sapere chi gli aveva messo addosso quel ponte, in che anno, e se qualcuno gliel’aveva chiesto. Mai vidi tanti capitani cercare un documento.
tale-m6-river-greeted = Di noi gli aveva detto un cugino, nelle anguille. Accennò col capo.
tale-m6-river-permission = Chiedergli licenza, tardi
tale-m6-river-permission-pass = La diede, per tre giorni, a certe condizioni. Poi si rimise giù, e quaranta barche si ritrovarono a Mantova.
tale-m6-river-permission-fail = Non sentiva, per via dei tamburi. Gridammo; si mise una mano all’orecchio; la mano era stata Pontelagoscuro.
tale-m6-river-account = Pagargli gli arretrati
tale-m6-river-account-then = Feci il conto di quattrocento anni a un quattrino. Si lasciò scorrere le monete fra le dita, come si fa con la sabbia.

tale-m6-won = La quarta mattina il duca tornò a casa con una lepre. Gli fu mostrato il ponte, che era in piedi, e poi il conto, che lo fece sedere. Gli eserciti se n’erano andati per il fiume, chi in su e chi in giù, ciascuno con la sua copia della tregua e l’impressione di aver pagato troppo. Il Cardinale mandò una lettera, cortissima. Si rallegrava con noi delle nostre ore, e domandava quante ne avessimo passate a domandare. Il castaldo pagò l’altra metà. Toccò tenere il cappello sotto la finestra.
tale-m6-won-fought = In undici case nessuno aveva ritirato i panni. Su quella cifra tornai più volte.
tale-m6-won-slept = La moglie del fornaio rivolle la pentola. Era passata da una freccia, e l’appese sopra la porta.
tale-m6-won-po = Sull’arco c’era l’impronta bagnata d’una mano, larga cinque braccia: la sua copia.
tale-m6-won-shrine = All’edicola del santo senza nome qualcuno aveva appeso una gamba d’argento. Si sarà stupito.
tale-m6-won-house = Prendere i denari e la strada
tale-m6-won-house-then = Per Siena: la lettera veniva di là, da una casa che nessuno ci seppe descrivere due volte uguale.
tale-m6-won-answer = Rispondere alla lettera
tale-m6-won-answer-then = Ci si stette sopra tutta la sera. Alla fine si scrisse il numero, e non era alto.

tale-m6-lost = Il ponte cadde in mano a tutti e due gli eserciti nello stesso quarto d’ora, e ci misero fino a mezzodì per stabilire di chi eravamo prigionieri. Ci tirarono a sorte. Poi la sorte fu impugnata, e ci rimisero insieme nella cantina della dogana, sulla paglia, con la mula, che nessuno aveva pensato a disarmare. Il piolo era nel basto. Lo piantai per terra, per decenza. L’ombra, da nessun lume ch’io vedessi, s’allungò sulla paglia dritta come una riga. Genova, dissero le guardie; laggiù c’è una prigione che tiene qualunque cosa. A notte fonda il chiavistello si mosse.
tale-m6-lost-wait = Star fermi e vedere chi è
tale-m6-lost-count = Contare prima le guardie
tale-m6-lost-count-then = Nove, e uno che contava noi.

tale-m6-cell-keys = Sulla porta c’era il capitano Serra, con la chiave in una mano e nell’altra un paniere coperto. A Comacchio ci aveva dato la sua parola, disse, in mancanza di contanti, e morire debitore non gli garbava. Fino alla nave poteva accompagnarci. Dalla nave in poi eravamo sulla lista. Aveva steso un tovagliolo sulla paglia e tagliava il pane come per qualcuno che non può reggere il coltello. «Ci si fa la mano» disse. «Ho un fratello.» Fu la sola volta che ce lo disse. Item, una parola, rimborsata alla pari.
tale-m6-cell-keys-brother = Domandare del fratello
tale-m6-cell-keys-brother-then = «Le corna» disse il capitano. «Per il resto il migliore è lui.» Piegò il tovagliolo in quattro, e poi ancora.
tale-m6-cell-keys-tools = Chiedere quel che può dare
tale-m6-cell-keys-tools-then = Una lima, una candela, e il nome di un sergente che beve. Mise tutto a registro come smarrito.

tale-m6-cell-lagoon = Loredana Moro scese la scala con una lanterna, reggendosi la gonna fuori dal bagnato, e ci lesse un estratto conto. La tal notte, al tal ponte, sei uomini suoi erano stati stesi che si potevano annegare. Un uomo della Laguna lei lo stimava tanto; sei, tanto; meno i lividi. Il saldo era a nostro credito, ed eccolo. Era una chiave. Apriva quella porta e non la seguente: per la seguente non ci doveva niente. Aspettò ch’io rifacessi la somma. Era giusta, ma aveva scordato gli interessi; e perciò ci diede la lanterna.
tale-m6-cell-lagoon-receipt = Farle la ricevuta
tale-m6-cell-lagoon-receipt-then = La lesse due volte. «L’avete datata con la campana vostra» disse. «Anch’io. Non lo dite a Roma.»
tale-m6-cell-lagoon-loan = Chiederle un prestito
tale-m6-cell-lagoon-loan-then = Due monete, al quattro per cento, con la mula in garanzia. Le diede una pacca, da proprietaria.

tale-m6-cell-leaves = Il chiavistello mise una foglia, poi un rametto, poi una pera piccola e dura; e la porta si aprì, perché con un pero non si può chiudere niente. Sul gradino più alto sedeva un bambino sui sei anni. Quando aveva cominciato a scendere era un signore, ci disse, ma la scala girava. Si chiamava Vertumno; delle svolte, aggiunse, stagioni, cantonate, latte. Chiamato, non l’aveva chiamato nessuno. «Per questo» disse. «Avevate la faccia di chi m’avrebbe chiamato, a saperlo.» Ci guardava a uno a uno, col mento sui pugni. Item, pere, una; durissima.
tale-m6-cell-leaves-greet = Salutarlo come si deve
tale-m6-cell-leaves-greet-then = Gli dicemmo i nomi e gli chiedemmo notizie. Non ne aveva; non ne aveva più dai tempi dei Cesari. Domandò se valeva lo stesso.
tale-m6-cell-leaves-carry = Portarlo su per le scale
tale-m6-cell-leaves-carry-then = In cima pesava, e aveva la barba. Ringraziò con voce di basso, e se n’andò un po’ curvo.
