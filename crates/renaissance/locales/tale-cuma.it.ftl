# Renaissance, il libro della trama. La Sibilla di Cuma.

tale-m9-before = A Cuma le capre a mezzogiorno si sdraiano in cerchio e guardano tutte da una parte, verso Roma; e il capraio la veduta la vende un quattrino. Ci vendette anche la strada. C’è una grotta, e nella grotta una signora, vecchissima: aveva chiesto tanti anni quanta sabbia teneva in mano, e a chiedere una seggiola non ci aveva pensato. Dove sono le cose lo sa. Ma le hanno domandato tante volte dove, e quando, e se mi ama, che sente soltanto quel che si dice sul serio. Da che si vedesse, lui non lo sapeva. Al nonno non aveva risposto; alla zia tre volte.
tale-m9-before-biagio = Biagio aveva mandato una lettera, dettata, si sarebbe detto, alla gallina. Diceva: non chiedete. Dite quel che fate.
tale-m9-before-paper = Era sulla carta buona, arrivata asciutta.
tale-m9-before-vow = Tacere fino alla grotta
tale-m9-before-vow-then = Erano quattro miglia. Non m’ero accorto di quanto si parlava, né di che: per lo più di formaggio.
tale-m9-before-aunt = Andare a trovare la zia
tale-m9-before-aunt-then = Sgranava fagioli. «Le dissi che mestiere faccio» rispose. «Non glielo dice mai nessuno.»

tale-m9-open = Le cento bocche della grotta avevano ciascuna il suo soffio, e ogni soffio diceva una parola, e la ridiceva, fra sé. Le parole insieme non stavano. *Scala. Sale. Martedì. Madre.* La Covata sedeva per gli scogli con la testa inclinata, come a un concerto. D’essere interrotta non le garbava. In fondo dondolava una bottiglia a una corda, e nella bottiglia qualcosa rideva come un grillo. Con la forza, qui, non si apriva niente. Tirai fuori il registro, e una volta tanto non seppi l’intestazione.
tale-m9-open-listen = Ascoltare prima di entrare
tale-m9-open-listen-then = Fra le altre c’era una parola per ciascuno. La mia non la dico; era al singolare.
tale-m9-open-enter = Entrare da *Martedì*
tale-m9-open-enter-then = Era martedì. Di lì, ci disse lei poi, non passa mai nessuno.

tale-m9-riddle-hand = «Che cosa» disse la prima bocca «fai con la mano e non vedi?» Era una bocca larga e bassa, con le alghe, e aveva un fiato da mercato. La gente le aveva risposto: peccare; scrivere; morire. S’era chiusa su di loro, senza stringere. La risposta stava nelle dita di qualcuno, in quel che facevano da sole mentre la testa era altrove. Andava mostrata, più che detta; e l’orologio della grotta era uno stillicidio.
tale-m9-riddle-hand-aunt = Tornarono in mente i fagioli della zia.
tale-m9-riddle-hand-pass = La mano lo fece una volta, al buio, come tutte le sere. «Sì» disse la bocca. «Grazie. Uno si scorda che ci sono le sere.»
tale-m9-riddle-hand-fail = La mano, guardata, se lo scordò. La bocca attese nove gocce, e poi per discrezione ci fece passare.

tale-m9-riddle-sky = La seconda bocca s’apriva in su, e dentro aveva un pezzo di notte, benché fuori fosse giorno, con le stelle ammucchiate tutte da una parte, come la gente su un traghetto. «Gliel’hanno ordinato» disse. «Di ore adesso ce n’è una, e cercano di arrivarci puntuali. Prima, lì, che cosa c’era?» Non intendeva le stelle. Intendeva che cosa stava nel vuoto, prima che ci fosse il vuoto. Lo stillicidio era già passato due volte, mentre parlava.
tale-m9-riddle-sky-pass = «La Capretta» fu la risposta «e aveva il campanello.» Lassù una stella, per prima, vergognandosi, tornò dove stava una volta.
tale-m9-riddle-sky-fail = La risposta fu dotta e sbagliata. La bocca ci diede da reggere la notte per un momento; pesa più di quel che pare.

tale-m9-riddle-door = La terza bocca era una porta qualunque, di castagno, con la gattaiola, come ce n’è in ogni paese sopra l’Arno. «Chi entra di qui» disse «ha picchiato qualcuno e non le ha riavute, oppure s’è messo davanti a qualcuno, e sì.» Una domanda non era. Però non s’apriva. Di là veniva un rumore che si conosceva tutti, e nessuno gli sapeva dare il nome: due colpi, piccoli, bassi sul legno, di qualcuno che al battente non ci arrivava.
tale-m9-riddle-door-knock = *Dove imparai a bussare*, lessi, dalla pagina di Comacchio; e la gattaiola si mosse.
tale-m9-riddle-door-pass = Le fu detto chi, e quando, e che cosa si disse dopo. La porta aspettava solo che qualcuno andasse per primo.
tale-m9-riddle-door-fail = Le fu detta metà. Metà s’aprì, e aveva i cardini.

tale-m9-peg = Non è nessuna ora. Nelle cento bocche le parole hanno smesso, e qualcosa si sta inghiottendo. Lei pende dalla volta nella sua bottiglia, e la si coprirebbe con un’unghia; ma quando parla, parla la roccia. Le porgiamo quel che abbiamo portato, la lama, le carte, i voti. Cose simili gliene hanno mostrate. «E quello?» dice la Sibilla. Dietro di noi c’è la mula. «Da Vinci in qua andate di porta in porta a domandare dove sarà. E ogni sera, perché lei non scappi, lo ficcate in terra a colpi di sasso.» Da qualche parte una campana; ed era sera, e il piolo l’avevo in mano.
tale-m9-peg-stop = Fermare
tale-m9-peg-stop-then = «Allora non verrà più nessuno» disse la Sibilla. Ci pensò, e si rigirò nella bottiglia con un piccolo verso, come si fa nei giorni di festa.
tale-m9-peg-wind = Caricare
tale-m9-peg-wind-then = «Torneranno, allora, con le domande» disse; e volle sapere come ci si vestiva adesso. Item, alla Sibilla, un pettine.
tale-m9-peg-break = Spezzare
tale-m9-peg-break-then = «Chi lo dice?» Le lessi i nomi, in ordine, coi paesi. A ciascuno chinava la testa, come si fa con chi entra.

tale-m9-lost = La grotta buttò fuori il fiato, e ci ritrovammo in fila sulla spiaggia con la sabbia in bocca, e una parola in meno per ciascuno. Io avevo perso *mercoledì*. Tornò, verso la metà della settimana, ma non stava più bene come prima. Quelli della Covata ci avevano scavalcato con riguardo, andando a cena. Uno lasciò un pesce. Sullo scoglio il capraio raccontava ai forestieri, per un quattrino, che cosa avevamo sbagliato. E aveva ragione. Avevamo domandato.
tale-m9-lost-goat = Pagare il quattrino e ascoltare
tale-m9-lost-goat-then = Fu umiliante, e preciso, coi gesti. Rientrammo dietro le sue capre.
tale-m9-lost-fish = Cuocere il pesce e dividerlo
tale-m9-lost-fish-then = Quello che l’aveva lasciato tornò, come per caso, ed ebbe la testa. Ci mostrò una bocca che è aperta nei giorni dispari.

tale-m9-lost-again = La Sibilla lo disse a Roma, perché Roma gliel’aveva chiesto per bene, con un’ambasceria e una seggiola. Alla locanda, per la mula, vennero all’ora di cena: il capitano Serra, quattro Giurati e un orafo col cuscino. Il piolo lo sfilò dall’erba il capitano, con due dita, e lo pulì sulla propria manica; ed eccolo sul velluto, coi segni del nostro sasso in capo. «Ce l’avevate voi» disse. Non scherniva. «Tutte le sere.» Il Cardinale voleva rimetterlo, e caricare. Ma entra soltanto, aveva detto la Sibilla, per chi l’ha piantato; e perciò orafo, cuscino e piolo viaggiavano con noi, e firmai per tutti e tre. Domandai la mula a che cosa legarla.
tale-m9-lost-again-tie = Dare al capitano la cavezza
tale-m9-lost-again-tie-then = La tenne tutta la notte, in piedi, nell’aia. La mattina la rese, con un inchino alla mula.
tale-m9-lost-again-keep = Tacere del sasso
tale-m9-lost-again-keep-then = Sulla ricevuta non c’era. Item, un sasso, usato. Lo pesai: pesa più del piolo.
