# Odyssey, la campagna. Mnemos fatali: quello che non si riuscì a posare.

tale-fated-stone-in-the-shoe = Un sassolino era entrato nella scarpa scendendo a un guado, quando quei piedi ne guidavano a casa altri undici. Non c’era tempo di fermarsi. Si pensò al sassolino invece che al fiume, per una dozzina di passi, e in quei passi ne sparirono due. La scarpa fu vuotata dopo, sulla riva. Era un sassolino qualunque, grigio. Da allora il piede non andò più davanti a nessuno senza cercarlo.
tale-fated-stone-in-the-shoe-tell = Mostrare agli altri il sassolino
tale-fated-stone-in-the-shoe-tell-then = Se lo passarono. Ognuno lo tenne un giorno nella scarpa, e lo rese senza una parola.
tale-fated-stone-in-the-shoe-keep = Tenerlo nella scarpa
tale-fated-stone-in-the-shoe-keep-then = Si fece il suo posto. A camminare accanto alla gente ci si abitua.

tale-fated-first-through = C’era un fienile in fiamme con dentro un cugino, e davanti alla porta nove persone che discutevano a chi toccasse. Quel corpo era il decimo. Arrivò tardi, col fiatone, e passò fra il nono e la fine della sua frase. Il cugino dentro non c’era; era fra la gente, a discutere. Ci si rise sopra per anni. Ma da allora quel corpo non poté più vedere una porta con della gente davanti.
tale-fated-first-through-laugh = Raccontarla per ridere
tale-fated-first-through-laugh-then = Fece ridere; faceva sempre ridere. Le sopracciglia non erano mai ricresciute del tutto.
tale-fated-first-through-smoke = Raccontare del fumo
tale-fated-first-through-smoke-then = Non rise nessuno. Qualcuno chiese per quanto tempo lo si era cercato.

tale-fated-no-second-look = Lui aveva salutato dalla punta del molo, la faccia era voltata alle scotte, e si era pensato: un’altra volta. Di molo ce n’era tanto. Quando ci si girò c’era tutto, fino all’ultima pietra, e nessuno. Si seppe poi che si era soltanto chinato ad allacciarsi una scarpa. Ma il collo in quell’istante aveva imparato una cosa, e a fargliela disimparare non ci fu verso. Quello che era visto era visto.
tale-fated-no-second-look-wave = Imparare a salutare per primi
tale-fated-no-second-look-wave-then = A ogni partenza faceva uno strano effetto, uno che salutava prima che ci fosse chi salutare. Ci si affezionarono.
tale-fated-no-second-look-neck = Tenere dritto il collo
tale-fated-no-second-look-neck-then = Quello che c’era davanti lo vedeva con molta chiarezza. Al remo serviva.

tale-fated-glass-bones = «Piano» dicevano «che è di vetro.» Intendevano la lampada. A quella creatura l’avevano detto così spesso, e sempre proprio mentre correva incontro a qualcuno, che se l’era presa per sé. A sei anni sapeva di essere di vetro. Le sue braccia le portava come si portano i piatti buoni di un altro. Poi passò; il medico era bravo. Ma bastava che andasse storto qualcosa, una cima, una parola, ed eccolo nelle ossa, quel suono alto e sottile, un attimo prima.
tale-fated-glass-bones-ring = Farlo sentire agli altri
tale-fated-glass-bones-ring-then = Qualcuno posò l’orecchio su quello stinco, con molta serietà. «È una bella nota» fu il verdetto.
tale-fated-glass-bones-wrap = Fasciarsi, e non dire niente
tale-fated-glass-bones-wrap-then = Tre camicie, in agosto. Sotto la terza c’era silenzio.

tale-fated-owed-hour = Un fratello si era preso la guardia, un’ora, per gentilezza, perché quegli occhi dormissero. In quell’ora passò il boma. Aveva detto: me ne devi una. Era proprio la sua voce a svegliarli, ogni volta, prima di ogni cosa che contasse: l’ora prima di uno sbarco, l’ora prima di uno scontro. Ci si alzava. La si faceva, al buio, per lui, fino all’ultimo minuto. E da fare ne restava sempre altrettanta.
tale-fated-owed-hour-share = Lasciare che la faccia anche un altro
tale-fated-owed-hour-share-then = In due, al parapetto, senza parlare. Passò in un tempo che somigliava di più a un’ora.
tale-fated-owed-hour-stand = Farla da soli, com’è dovuta
tale-fated-owed-hour-stand-then = In fondo, verso le quattro, lo si sentiva girarsi e prendere sonno.

tale-fated-dry-mouth = Nove giorni in barca con un barile pieno, e la tazza l’aveva il padrone. Era giusto; dopo convennero tutti che era stato giusto. Un sorso all’alba, un sorso al tramonto, il suo per ultimo. Il sesto giorno la lingua era una cosa che stava lì dentro. Fu allora che imparò a non chiedere. In fondo c’era un pozzo, e un paese intero che passava secchi; e la lingua, con stupore di tutti, disse: grazie, sto bene così.
tale-fated-dry-mouth-drink = Prendere la tazza quando passa
tale-fated-dry-mouth-drink-then = Non fu facile. Batto la tenne lì, guardando il mare, per tutto il tempo che ci volle.
tale-fated-dry-mouth-pass = Passarla, prima
tale-fated-dry-mouth-pass-then = Fece il giro intero. In fondo ce n’era sempre un sorso; ci pensavano gli altri.

tale-fated-grey-sleeve = Era una manica qualunque, lana grigia, che si disfaceva. Nella calca al traghetto non c’era altro a cui tenersi, e ci si tenne per tutta la traversata, stretti stretti, perché la mamma aveva detto così. Sull’altra riva si scoprì che era la mamma di un altro. Fu gentile. Comprò una focaccia. Da allora, quando c’era rumore e gente che correva, le dita si chiudevano sul niente, e il cuore scendeva a vedere chi era.
tale-fated-grey-sleeve-sleeve = Tenersi a una manica di bordo
tale-fated-grey-sleeve-sleeve-then = Pelagia continuò a fare le lampade con un braccio solo. L’altro, fino alla mattina, non lo richiese.
tale-fated-grey-sleeve-bun = Ricordarsi della focaccia
tale-fated-grey-sleeve-bun-then = C’era dentro l’anice. Con tutto quello che era successo quel giorno, l’anice c’era.

tale-fated-loose-tooth = Cadde durante una scommessa, ai dadi, in una risata; e la posta era di tutti, la barca, il pescato e l’inverno. Non se ne accorse nessuno. Il dente era nella mano, e per sbaglio si tirò anche quello, insieme ai due ossi. Sul tavolo rotolarono tre cose. L’altro guardò il dente. «Uno» disse, e la prese per una risposta. Da allora, quando c’erano dadi in giro, la lingua andava al buco. Qualunque cosa ci toccasse, tutta la nave s’inclinava.
tale-fated-loose-tooth-bury = Seppellire il dente a terra
tale-fated-loose-tooth-bury-then = Con una pietra sopra. Adesso dov’era lo sapevano in due.
tale-fated-loose-tooth-dice = Tirarlo un’altra volta
tale-fated-loose-tooth-dice-then = Con la radice in su. Quanto valesse non lo seppe dire nessuno, e si continuò a giocare.
