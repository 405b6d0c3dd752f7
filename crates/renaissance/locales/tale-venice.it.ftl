# Renaissance, il libro della trama. Il molo dei tintori.

tale-m4-before = Sotto le case dei tintori l’acqua era rossa il lunedì, azzurra il martedì, e il mercoledì, da Pasqua in qua, del colore di quel che si pensava. Loredana Moro ci ricevette sui gradini con una tenda e un bicchier d’acqua, di cui fece ricevuta. Aveva comprato un dio. Era tutto in regola: l’avevano trovato in un tino, ubriaco, quelli della sua arte, e aveva firmato di mano sua. Doveva tingere per la Laguna novantanove anni. *Novantanove* non l’aveva capito. Lei l’aveva letto a voce alta. Le pareva giusto che lo sapessimo da lei, dato che evidentemente eravamo venuti a derubarla.
tale-m4-before-clause = Chiedere di leggere il contratto
tale-m4-before-clause-then = Quaranta clausole, oneste tutte salvo una; e quella, onesta per qualcuno. Item, occhiali, nolo.
tale-m4-before-guild = Bere coi tintori
tale-m4-before-guild-then = Avevano le braccia azzurre e la coscienza sporca. Ci diedero quel che avevano; non va più via.

tale-m4-open = Quattro gomene grosse come una coscia tenevano al molo la barca del dio; sulla barca c’era il tino, e nel tino qualcosa si rigirò nel sonno e tutto il canale diventò viola. Era l’ora che la Laguna cambia la guardia. Ciascuno appendeva il lume al suo gancio, firmava il libro e dava al compagno la buona notte. Lo facevano con garbo. Uno era raffreddato. Fra noi e l’ultima delle quattro gomene c’era il ponte; e i ponti, a Venezia, sono di qualcuno.
tale-m4-open-lamps = Aspettare che calino i lumi
tale-m4-open-lamps-then = Ci si distese in una gondola, sotto un carico di zafferano, senza starnutire. Lo fece per noi quello raffreddato.
tale-m4-open-book = Firmare il libro e passare
tale-m4-open-book-then = Firmai per cinque e aggiunsi che tempo faceva. Resse fino al secondo lume.

tale-m4-vat = Il coperchio del tino si alzò, e il dio dei tintori si affacciò col mento sull’orlo, come chi è nel bagno e sente il padrone di casa. Era color di robbia fino agli orecchi. Dormiva dai tempi dei longobardi, disse, e s’era svegliato in un contratto. Del lavoro non si lagnava. È che nessuno veniva più con un filo, a domandare di che colore voleva essere. «Mi rubano» disse «o me ne vado? Per l’azzurro non è lo stesso.»
tale-m4-vat-clause = Gli dissi della clausola. Se la fece ripetere, e schiarì di un tono, fino al rosa.
tale-m4-vat-leaving = Dirgli che se ne va, a parola
tale-m4-vat-leaving-then = Ci pensò, una mano alla volta. Poi si sputò nel palmo, e il palmo era di tutti i colori che ci sono, e glielo stringemmo.
tale-m4-vat-stolen = Dirgli che lo si ruba
tale-m4-vat-stolen-then = Si tirò sopra il coperchio. C’era abituato; e lasciò sull’orlo due matasse, per il passaggio.

tale-m4-bridge = In cima al ponte sei uomini della fattora stavano spalla a spalla coi mezzi marinai abbassati, e il più giovane teneva il suo alla rovescia. Dietro avevano un parapetto basso come una panca. Sotto c’era la marea, che usciva, con parecchia Venezia dentro. Nuotare non sapeva nessuno: la gente di mare non impara, per non tirarla in lungo. Bastava una spinta. Di là dall’acqua, a una finestra accesa, Loredana Moro guardava, e aveva posato la penna.
tale-m4-bridge-spare = Passare di piatto
tale-m4-bridge-spare-then = Ci si mette di più e se ne prendono di più. I sei finirono sul tavolato, ammaccati; alla finestra la penna fu ripresa.
tale-m4-bridge-push = Spingere e correre
tale-m4-bridge-push-then = Cinque li raccolse una barca di poponi. Li ricontai. Cinque.

tale-m4-won = La barca passò sotto l’ultimo ponte senza nessuno al remo, e dietro, uno per uno, i canali di Venezia diventarono color d’acqua. La gente venne alle finestre. C’era chi non l’aveva mai vista. A Fusina il dio saltò giù, si strizzò, e rimase nel fango in una pozza di tramonto a domandare che cosa ci doveva. Denari non ne aveva, né casa. Aveva un mestiere. Una sua parola, scritta e con testimoni, avrebbe legato tutti i tini da Prato al mare; e avrebbe legato lui, stavolta, a una cosa che aveva capito.
tale-m4-won-drowned = Con la marea scese un mezzo marinaio, da solo. Di chi fosse non lo disse nessuno.
tale-m4-won-book = Sul libro della guardia, il giorno dopo, qualcuno aveva vistato la mia firma, e corretto il tempo.
tale-m4-won-word = Stendere la parola dei tintori
tale-m4-won-word-then = «Niente colore a chi non domanda al filo.» Firmò in rosso, io in nero; asciugando fecero una riga sola.
tale-m4-won-sell = Farsi pagare in tintura
tale-m4-won-sell-then = Fece la coperta della mula, i miei polsini e seta per tre monete. È un bellissimo azzurro. Era di lei.
tale-m4-won-free = Lasciarlo andare così
tale-m4-won-free-then = Domandò due volte se doveva firmare. Poi appese alla mula il mantello, bagnato, e se n’andò lungo il Brenta, e ogni fosso ebbe il suo tramonto.

tale-m4-lost = Sul libro della Laguna ci scrissero *relitti, umani, quattro, con scrivano*, e ci misero ad asciugare sul molo. A leggerci quel che avevamo fatto scese Loredana Moro in persona. Erano due pagine, e giuste. Per la sola gomena poteva farci impiccare; ma aveva guardato. I relitti sono di chi li trova, per una notte e un giorno, e ci aveva trovati un lampionaio di nome Zorzi, che di noi non sapeva che farsene. «La seconda notte» disse «la guardia è la stessa. Io non cambio una cosa perché ci hanno provato.»
tale-m4-lost-zorzi = Ricomprarsi da Zorzi
tale-m4-lost-zorzi-then = Una moneta in tutto. Per giunta ci disse a che ora smoccola il lume del ponte.
tale-m4-lost-work = Lavorargli la giornata
tale-m4-lost-work-then = Smoccolammo centosessanta lumi. Adesso li conosciamo; e loro noi.

tale-m4-lost-again = Lo liberarono alla fine i tintori, smettendo di lavorare, cosa a cui non aveva pensato nessuno. Per nove giorni Venezia andò vestita di grigio. Il decimo la Laguna cancellò la clausola cattiva, e il dio rifirmò, per un anno, con le domeniche. Era contento; ci salutò dal tino. Alla cena non invitarono noi. Ma lungo le Zattere ci corse dietro una vecchia tintora con un piatto coperto, dispiaciuta, e azzurra fino alla spalla. «Avete fatto un tal chiasso» disse «che abbiamo alzato la testa. Qualcuno doveva pur farlo.» Item, sarde in saor, per cinque: dono.
tale-m4-lost-again-eat = Mangiare con lei sui gradini
tale-m4-lost-again-eat-then = Ci disse che cosa canta il tino quando lo lasciano in pace. Ce l’ho da qualche parte, fra le Ricevute.
tale-m4-lost-again-clause = Farsi dire come cadde la clausola
tale-m4-lost-again-clause-then = Le donne entrarono tutte insieme, e ciascuna se la fece spiegare. Ci vollero nove giorni. Lo usai anch’io, dopo.
