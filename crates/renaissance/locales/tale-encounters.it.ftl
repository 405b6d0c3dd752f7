# Renaissance, il libro della trama. Quattro incontri.

tale-cart-before = Il carro lo sentimmo prima di vederlo, perché dentro cantavano; poi spuntò da dietro le mura di Bolsena con la carrettiera che dormiva in piedi, passò, e in capo a un rosario ripassò. Era il carro della peste. Certi Giurati avevano l’ordine di bruciarlo. Ci mettevano del garbo anche loro: camminavano a fianco con la torcia, e aspettavano che si fermasse. «Non si ferma» ci disse una guardiana d’oche. «È la legge. Basta tenerli lontani finché qualcuno ne trova un’altra.»
tale-cart-before-walk = Mettersi accanto alle ruote
tale-cart-before-walk-then = Mezzo giro lo si fece al loro passo. Uno del carro ci offrì una cipolla; poi ci ripensò.
tale-cart-before-torch = Levare la torcia al ragazzo
tale-cart-before-torch-then = La lasciò con sollievo. È difficile da rendere, una torcia, e non ve la tiene nessuno.

tale-enc-cart = A mezzodì i Giurati erano andati a farsi dire che cosa fare, e il carro girava ancora. Gli si camminò accanto leggendo lo statuto. *Il carro della peste non si fermi. A carro che cammina non s’apra porta.* Chi scrisse il secondo articolo non aveva letto il primo. Andavano avanti dal martedì dell’altra settimana, col pane che gli tiravano dalle mura, e la febbre li aveva lasciati tutti e nove, per noia. Davanti, in cima, un dio piccino, color di polvere, suonava la campanella. Era dio del passare oltre. Altro non era mai stato, e ci guardava leggere sempre più inquieto.
tale-enc-cart-post = Trovargli un altro posto
tale-enc-cart-post-then = Dal passare oltre fu trasferito agli arrivi: una sedia dentro la porta, due monete l’anno, il primo a carico nostro. Mise il suo segno, un batacchio; e i nove vennero fatti entrare a uno a uno, come a un ballo.
tale-enc-cart-gate = Levare la porta, piuttosto
tale-enc-cart-gate-pass = Un muro senza porta, s’argomentò, non può aprirla. Ci diedero due vasi dell’aceto del vescovo; il dio piccino fece ancora un giro da solo, per la forma.
tale-enc-cart-gate-fail = Venne via, e ci venne addosso. Il rumore svegliò la carrettiera, che guardò il carro, la strada, le proprie scarpe. La chiamavano la Bruna, e a Bolsena diede il preavviso con la frusta.

tale-cart-lost = Alla fine si fermò da sé, in un punto come un altro, quando alla carrettiera cedettero le ginocchia. Il ragazzo con la torcia guardò la torcia. Poi la posò sulla strada, la pestò, e ci si sedette accanto con l’elmo in grembo. Rimasero lì tutti, fuori della legge, un carro fermo e una guardia seduta, finché la porta s’aprì da dentro, per vedere che cos’era quel silenzio. Nessuno lo mise a verbale. Ne entrarono nove. Io non ci contavo.
tale-cart-lost-help = Aiutare a portarli dentro
tale-cart-lost-help-then = Pesavano poco. Uno seguitò a cantare sulla spalla di chi ci guidava, una terza sotto.
tale-cart-lost-boy = Sedersi accanto al ragazzo
tale-cart-lost-boy-then = Voleva sapere di che cosa l’avrebbero accusato. Ci si pensò onestamente, e la parola non si trovò.

tale-duel-before = Ad Asolo i duelli vanno finiti, e i signori Alvise e Tristano il loro l’avevano cominciato al tempo dei nonni. L’avevano ereditato. Le spade s’appendevano ogni sera e s’impugnavano ogni alba, su un prato consumato fino alla creta; e intorno erano cresciute due casate di padrini, che quando i principali erano stanchi si battevano fra loro. Li assicurava tutti e due il banco della Moro. I due gentiluomini ci vennero incontro con un inchino. Ci pregarono di badare che si giocasse pulito, perché quella mattina la loro gente, chissà perché, aveva caricato le balestre.
tale-duel-before-ground = Fare con loro il giro del prato
tale-duel-before-ground-then = Ci mostrarono le buche a una a una. «Qui mio padre scivolò» disse uno. «Qui il mio lo resse» disse l’altro.
tale-duel-before-seconds = Far colazione coi padrini
tale-duel-before-seconds-then = S’annoiavano da morire, a turno. Item, prosciutto. Le frecce avevano la punta di cera; era solo questione di distanza.

tale-enc-duel = Quando i padrini furono stesi sul prato, senza fiato, i due gentiluomini rimasero punta contro punta in una luce di latte, e nessuno dei due si ricordava il perché. C’era un documento. Fu letto: si trattava di un cigno, di chi fosse, e se gli era stato dato dell’oca. I nonni l’avevano firmato in tal furia che l’inchiostro era schizzato. Per legge di Asolo il duello poteva finire col sangue, o col ritiro della parola; e la parola non era più di nessuno. Nello stagno un uccello vecchissimo piegò la testa.
tale-enc-duel-word = Domandarlo all’uccello
tale-enc-duel-word-then = Ci pensò. Firmò l’atto con la zampa, come *tutti e due*; e le spade vennero appese, e per mancanza d’abitudine il gancio non lo trovava nessuno.
tale-enc-duel-scratch = Far versare una goccia a ciascuno
tale-enc-duel-scratch-then = Lo fecero a turno, con un ago, chiedendosi scusa. La Laguna pagò per tutti e due, e a noi, come padrini, tre monete. Adesso i signori non hanno più per chi alzarsi.

tale-duel-lost = Ci portarono sull’orlo del prato e seguitarono. A guardare era un piacere. Verso mezzodì si mise a piovere, e alzarono, ciascuno sopra l’altro, la mano libera, come si fa con le dame; e si batterono così, e si bagnarono lo stesso. Le bende ce le trovò una governante, che serviva le due famiglie. «D’inverno» ci disse avvolgendo «lo fanno in casa, coi cucchiai.» Secondo lei avevamo portato un po’ di vita.
tale-duel-lost-watch = Restare a imparare le finte
tale-duel-lost-watch-then = Sono quattro, e sono tutte cortesie. La quarta, poi, ci servì.
tale-duel-lost-spoons = Vendergli i cucchiai della mula
tale-duel-lost-spoons-then = La mula non ne ha; erano miei. Per l’equilibrio, ne furono felici.

tale-toll-before = Il ponte di Lerici ha un pedaggio che si paga soltanto con quello che si porta di là per la prima volta; e chi lo riscuote, un dio di quell’arco, è scrupoloso. In una settimana aveva preso i nervi d’una sposa, un carico di limoni, un rancore e lo zoppicare di qualcuno. La gente ci veniva apposta. Adesso gli uomini della Laguna avevano preso in affitto l’imbocco, e facevano pagare per arrivare al pedaggio. Su ogni riva c’era folla. Sulla nostra c’era un ragazzo con una cassa da morto su una carriola, leggera, che doveva passare prima di notte.
tale-toll-before-boy = Spingere per prima la carriola
tale-toll-before-boy-then = Si scansarono da una parte e dall’altra. Era il suo cane. La cassa l’aveva fatta lui, a coda di rondine.
tale-toll-before-swim = Cercare un passaggio sotto
tale-toll-before-swim-then = L’arco aveva i piedi, e se li stava lavando. Gli chiedemmo scusa, e si passò fra le dita.

tale-enc-toll = Il dio dell’arco stava nel casotto in mezzo a tutto quello che la gente aveva lasciato, sommerso fino al collo, e quali cose fossero sue non se lo ricordava più. Felice non era. Il pedaggio l’aveva messo, disse, perché un ponte che non costa niente lo prendono per un pezzo di strada. Tenerselo non aveva mai voluto. Ma erano così contenti di liberarsene, e andavano via così leggeri, e per la stessa via non tornava nessuno. Il ragazzo con la carriola gli stava davanti. Non aveva addosso niente che non avesse già portato.
tale-enc-toll-forgive = Scrivere: chi è passato ha pagato
tale-enc-toll-forgive-then = Ci mise il pollice, una chiave di volta. Item, bollo, una moneta. Poi resse la carriola dall’altra stanga fino al mezzo, che è fin dove arriva lui.
tale-enc-toll-leave = Lasciare qualcosa di nostro per lui
tale-enc-toll-leave-then = Chi ci guidava lasciò un’abitudine. A farne senza, trova il resto di noi, è una gran seccatura.

tale-toll-lost = Per colpa nostra gli uomini della Laguna aumentarono la tariffa, e misero un avviso per dirlo, con un disegnino della mula. A sera lo leggeva tutta la riva. C’è una fama che dà da mangiare: ci prese in casa una limonaia, una sposa mandò il dolce. Poi venne il ragazzo con la carriola vuota. Era passato a guado. L’acqua, disse, s’era comportata per bene; dove era alta, visto di che si trattava, s’era scansata.
tale-toll-lost-cake = Dividere il dolce con lui
tale-toll-lost-cake-then = Mangiò con la faccia di chi una cosa l’ha fatta come si deve e non sa che cosa viene dopo.
tale-toll-lost-notice = Farsi pagare il ritratto
tale-toll-lost-notice-then = Della mula, a un quattrino l’occhiata. La Laguna le rivendicazioni le rispetta; pagarono subito.

tale-bell-before = I fonditori di campane d’Amandola colano di notte, perché il bronzo è vanitoso e non deve vedersi. La campana di quella notte era per Roma, la cinquantunesima, quella che avrebbe guidato le altre. Nella fossa c’era tutto il metallo della valle: candelieri, cardini, mestoli, dati o presi. La vecchia maestra della fonderia non era stata interpellata, e rifiutarsi non poteva. «Manca una cosa» disse, guardandoci nel bagliore. «Alla campana, prima di colarla, bisogna dirle l’ora. Ho quaranta Giurati nel cortile, perché le dica la loro.»
tale-bell-before-ladle = Aiutare ai crogioli
tale-bell-before-ladle-then = A quella luce di ogni faccia si vede come sarà da vecchia. Si guardò; poi si badò a guardare il bronzo.
tale-bell-before-yard = Fare il giro dalla carbonaia
tale-bell-before-yard-then = Nero su nero sta bene. Sette dei quaranta dormivano già, col mento sulle chiavi.

tale-enc-bell = Il cortile era quieto, il bronzo pronto, e sopra la fossa c’era la mano della vecchia maestra con la spina. E il metallo parlò. Aveva una vocina mista, di mestoli soprattutto. Essere campana non voleva, disse; era stato in cucina. Sapeva quaranta cene, ciascuna a un’ora diversa, secondo quando rientrava lui. Se proprio doveva suonare, allora non tutto insieme. La vecchia guardò me. In sessant’anni, disse, non s’era mai fatto un atto con una colata; però nessuna l’aveva mai chiesto.
tale-enc-bell-uncast = Scrivere che non si coli
tale-enc-bell-uncast-then = «A ciascuno la sua cena.» Firmò nella forma, sfrigolando; il giorno dopo tutta la valle venne con le molle a riprendersi il suo.
tale-enc-bell-small = Colarne campanacci
tale-enc-bell-small-then = Trecento, e nessuno d’accordo. Me ne suonò uno all’orecchio finché risi, e un po’ di bronzo lo tenne da parte per noi.

tale-bell-lost = La colarono prima dell’alba, e l’ora di Roma le fu detta quaranta volte, da quaranta uomini in fila, e la imparò. La mattina ruppero la forma. Era perfetta. La vecchia maestra le girò intorno una volta col bastone. Nella fossa ci aveva messo la fede, e diceva che si sentiva, nella nota bassa, discutere. La portarono via verso mezzogiorno dietro sei paia di buoi. A ogni curva dava un colpettino di tosse, come un mestolo.
tale-bell-lost-follow = Accompagnarla fino al valico
tale-bell-lost-follow-then = Al valico tossì due volte. Ci si tolse il cappello, sentendosi sciocchi; e i bovari fecero lo stesso.
tale-bell-lost-ring = Restare con la vecchia maestra
tale-bell-lost-ring-then = A chi ci guidava insegnò a sentire se una cosa è incrinata. Non dal suono, disse; si sente se aspetta. Ci diede una moneta, da ascoltare.
