# Odyssey, la campagna. La lunghezza del filo: il secondo crocevia, nelle acque dei Custodi del Filo.

tale-thread-alpha = Un gomitolo grigio rotola giù dalla passerella, attraversa il molo da solo, e si ferma ai vostri piedi. Eudora, all’altro capo, ha l’aria di scusarsi. Fa così, dice, quando c’è pendenza; e a saper guardare la pendenza c’è dappertutto. I Custodi del Filo tengono su rocchetti quello che hanno scoperto, un rocchetto per ogni cosa. Ne hanno una torre. L’ospite può portarsene via uno, ma prima deve dire da che parte si avvolge. Dalla risposta indietro fino a chi l’ha chiesta, o dalla domanda avanti fino a quel che ne viene? Quasi tutti ne sono abbastanza sicuri, finché non l’hanno in mano.
tale-thread-alpha-back = Indietro, fino a chi l’ha chiesta
tale-thread-alpha-on = Avanti, fino a quel che ne viene
tale-thread-alpha-on-then = Va avanti più del molo. Eudora lo taglia dove deve, e ferma il capo con un fiocco, perché sappia che l’hanno interrotto.

tale-thread-1 = Tre copiste siedono in fila e vi passano un libro, e tutte e tre le facce sono aperte alla stessa pagina. È la pianta a parole: ogni stanza della casa che viene, in ordine alfabetico di persona. Ci lavorano da un anno, a cercare errori. Ne hanno trovato uno. A pagina novecento c’è un pescatore, con un letto e due lampade, che non è nato. Quella a sinistra vuole cancellarlo, quella a destra vuole lasciarlo stare; quella in mezzo è al sesto mese, e non ha detto niente.
tale-thread-1-strike = Cancellarlo
tale-thread-1-strike-then = L’inchiostro prende. In mezzo una mano va al grembiule, a sentire; lì va tutto bene; era solo una stanza, che adesso non avrà.
tale-thread-1-stand = Lasciarlo stare

tale-thread-2 = Qui uno è morto di avere ragione. Aveva detto che il nove del mese la scala a nord sarebbe calata di un dito, e ci si è seduto con il filo a piombo, a vedere. È calata. È calata sul suo piede, e lui non ha voluto chiamare prima di aver segnato l’ora. Adesso i suoi due allievi litigano attraverso il feretro. Uno ha gli appunti, e dice che vanno copiati per tutti, scala, piede, minuti e tutto: una misura così bella non si era mai presa. L’altra ha lo stivale. Vuole che vada nella torre, su un rocchetto per conto suo, e che non si dica altro.
tale-thread-2-copy = Copiare gli appunti
tale-thread-2-boot = Mettere lo stivale

tale-thread-3 = È sparito l’indice. È una donna di settant’anni e si chiama Issipile; sapeva dov’era ogni rocchetto, tutti e quarantamila, e il giorno del bucato si è messa il cappello. Da allora il Telaio possiede ogni cosa e non ne trova una. La raggiungete sul molo, che guarda l’acqua con un cartoccio di fichi. Malata non è. Vorrebbe solo, spiega, sapere una cosa che non sappia già dove si trova. Se la portaste con voi per un giorno, potrebbe mostrarvi la torre a occhi chiusi.
tale-thread-3-again = Il fico che vi porge l’avete già mangiato; sapete in anticipo che dentro c’è una vespa.
tale-thread-3-take = Portarla fuori per un giorno
tale-thread-3-back = Riportarla al Telaio
tale-thread-3-back-then = Viene senza una parola e appende il cappello. In sua assenza, vede, qualcuno ha provato a mettere in ordine.

tale-thread-4 = Un punto è sbagliato. In quaranta braccia di tela lo sentono al buio, e quattro tessitrici se ne sono messe a letto come di una febbre. L’avete portato voi, dice Eudora, con garbo: su una manica, dalla nave. Da qualche parte nel disegno adesso c’è un filo che non è di casa. Per trovarlo, uno di voi deve stare al telaio a occhi bendati e passare il palmo su tutta la tela. Il punto è dove pare di incontrare, al buio, la propria mano. A lasciarlo, il pezzo è rovinato. È anche, aggiunge dopo un po’, l’unico punto dove la mano resta volentieri.
tale-thread-4-find = Trovarlo e sfilarlo
tale-thread-4-find-pass = Esce grigio, tiepido, né lungo né corto. Quattro tessitrici si mettono a sedere sul letto e chiedono la zuppa. In capo c’è annodata una scheggia di labirinto, e anche quella, dicono, è vostra.
tale-thread-4-find-fail = Il palmo si ferma. Si ferma di nuovo, un braccio più in là, e di nuovo: in quella tela, di voi, ce n’è più di quanto si pensasse.
tale-thread-4-leave = Chiedere che lo lascino

tale-thread-5 = «Bruciatelo» dice Ianthe. È venuta fin qui per dirlo, su una barca in prestito, e ha portato la torcia, avvolta nella tela per l’umido. Nella torre c’è il rocchetto con la pianta di Duescafi murata, corso per corso, al dito. Qui nessuno ha posato una pietra. Volevano soltanto sapere come si sarebbe fatto, e l’hanno scritto così bene che si è potuto fare. Eudora si è messa davanti alla porta. Trema, e quello che dice non è quello che vi aspettavate: «Solo quello? Vi fermereste a quello?»
tale-thread-5-walled = Si è fatto. A Duescafi la muratura ha seguito quella pianta punto per punto.
tale-thread-5-left = Ianthe non guarda dalla vostra parte. Lei aveva una sorella in un muro, e voi una tabella di marcia.
tale-thread-5-net = Al polso ha un pezzo della rete grande, e il nodo è vostro.
tale-thread-5-kept = «A noi avete detto di tenerci le reti» vi dice. «E loro che si tengono?»
tale-thread-5-burn = Bruciare quel rocchetto
tale-thread-5-read = Prima leggerlo a Ianthe

tale-thread-6 = La bassa marea ha scoperto una scala che sale, per conto suo, dal fango, quaranta scalini, e si ferma. Dalla cima, vi dicono, si vede il terzo atto di ogni cosa. Loro non ci salgono. In fondo hanno una panca, e un libro dove chi è sceso ha scritto che cosa ha visto; è pieno di ricette. Una pagina dice soltanto che è stato bello sentirselo chiedere. Siete in quattro. Chi sale saprà una cosa, vera, che non voleva sapere; lo dice l’avviso. Il corrimano è lucido dall’uso.
tale-thread-6-climb = Salire insieme
tale-thread-6-climb-none = Ognuno ha visto la stessa cosa, e crede di averla vista lui solo. Scendendo vi usate mille riguardi.
tale-thread-6-climb-some = Qualcuno guarda; gli altri guardano lui. Nel libro scrivete come si conserva il pane.
tale-thread-6-climb-all = Siete voi, vecchi, su una panca, che litigate per una cima. A diventare vecchi non avevate pensato.
tale-thread-6-bench = Restare sulla panca con le ricette

tale-thread-spool = Il rocchetto della torre, nella notte, si è messo a svolgersi da solo, sotto la cuccetta. La mattina il filo corre per tutta la nave, sale sull’albero, ed esce di prua, ben teso, verso un punto dove non c’è niente. Avevate chiesto che cosa ne veniva. All’altro capo qualcosa avvolge. Dà, riprende il lasco, ha delle maniere. Tre rematori si sono inginocchiati, col coltello fuori, in attesa di un ordine. Briciola, o chi questa settimana fa Briciola, lo ha preso in mano senza dire niente, con la faccia bianca d’interesse.
tale-thread-spool-hold = Tenerlo, e farsi tirare
tale-thread-spool-hold-then = Per tutto il giorno vi porta come un aquilone. Al tramonto si allenta: chiunque fosse, l’hanno chiamato a cena.
tale-thread-spool-knot = Tagliarlo, e legarlo all’albero
tale-thread-spool-knot-then = L’altro capo resta lì un’ora, a cercare il vostro. Trova il fiocco, e gli dà uno strappetto, per dire che ha capito.

tale-thread-omega = Nella torre ogni rocchetto ronza, quarantamila rocchetti, una nota. Eudora non ha dormito. Ha decifrato il testo, vi dice, tutto, fino in fondo; le resta da avvolgere l’ultimo braccio sull’ultimo rocchetto. Allora al mondo ci sarà qualcuno che lo capisce, alla perfezione. E ormai ha visto che cosa succede alle cose capite alla perfezione. Si costruiscono. È lì sul tavolo, quel braccio di filo, fra il burro e il lume. Vi ha chiamati perché avete dei pollici e nessuna teoria.
tale-thread-omega-back = «Voi il vostro l’avete avvolto indietro» dice. «Fino a chi l’ha chiesto. Io continuo a pensare a chi ha chiesto questo.»
tale-thread-omega-on = «Voi il vostro l’avete avvolto in avanti» dice «fino a quel che ne veniva. Allora sapete come tira.»
tale-thread-omega-stitch = Sopra la sua sedia è appesa una tela finita, e l’occhio le va sempre a un certo punto.
tale-thread-omega-fisher = Vicino alla stufa c’è una donna con un neonato. Ha in pugno un nastro, e prova a mangiarlo.
tale-thread-omega-struck = Vicino alla stufa c’è una donna con un neonato, a una certa distanza dal libro.
tale-thread-omega-burnt = Sullo scaffale c’è un vuoto, col bordo nero, e lei non l’ha mai riempito.
tale-thread-omega-warp = Alla finestra, tirata su dalla Fossa, siede la sua maestra, con una coperta e una pessima opinione della luce. «Non guardate me» dice. «Io ero felice.»
tale-thread-omega-tablet = Contro il burro sta appoggiata la vostra ardesia. I nove fogli che ci aveva scritto sopra sono diventati novecento.
tale-thread-omega-wind = Avvolgerlo: qualcuno deve sapere
tale-thread-omega-wind-then = Il ronzio si ferma. Eudora resta lì, e sa, con le mani aperte; dopo un po’ chiede a uno di voi di dirle una cosa che non sia vera.
tale-thread-omega-tie = Legarglielo al dito

tale-thread-child = In fondo al vostro rocchetto, a quanto pare, c’è una bambina che voleva sapere quant’è profondo. Da lì in poi avvolgete più piano. Sta sul molo in questo momento, a pancia in giù, con un bottone legato a uno spago. La domanda l’aveva fatta quattro anni fa a una copista, dalla finestra, e poi ha continuato a provare per conto suo. La risposta sono nove volumi. Ha vinto un premio. Di riportargliela non era mai venuto in mente a nessuno, e adesso tutta la torre è scesa fino all’acqua e vi sta dietro, intimidita. Lei ha quaranta piedi di spago. Secondo il sesto volume, va giù parecchio di più.
tale-thread-child-number = Dirle il numero
tale-thread-child-number-then = Ci pensa su, e vi crede. Poi riavvolge lo spago, per bene, come uno a cui è morto il cane.
tale-thread-child-button = Legare il vostro spago al suo
tale-thread-child-button-then = Ne portano tutti: stringhe, capi d’ordito, il nastro di un premio. Al tramonto il bottone va ancora giù, e quaranta dotti stanno a pancia in terra.

tale-thread-lamp = Chiudono il libro con un nastro a quella pagina. «Ci vuole una terza lampada» dice quella in mezzo. «Leggono sempre, quelli.» Nessuno ha mai scritto nel libro. Lo leggono, lo riscontrano; l’inchiostro è più vecchio della torre. Quella a destra tiene la penna lontana da sé, come se gocciolasse. Mettiamo di aggiungere la lampada. Mettiamo che il muratore, dovunque tenga l’altra copia, arrivi a pagina novecento e ce la trovi. Allora non è più un libro, dice. È una lettera, e prima bisognerebbe sapere che cosa gli si vuole dire.
tale-thread-lamp-lamp = Scrivere la terza lampada
tale-thread-lamp-lamp-then = Il giorno dopo in margine c’è la risposta, scritta a calce, minuscola: «Il paralume di che colore?» Si devono sedere tutte e tre.
tale-thread-lamp-door = Scrivere una porta
tale-thread-lamp-door-then = La riga asciuga. Lungo tutta la costa i martelli si fermano, il tempo di un fiato, e poi riprendono, più vicini.

tale-thread-lace = Sta lì fra due teoremi, con la stringa sciolta. La gente che sale le scale ha cominciato a guardare dove mette i piedi. Quella notte l’allievo degli appunti lo trovano lassù in ginocchio, che annoda. Sotto una stringa sciolta, dice, non riesce a lavorare. Lei lo tiene per il bavero. Nel momento che contava era sciolta, dice: il maestro non aveva una mano libera, stava scrivendo. È la prima cosa che si dicono senza alzare la voce. Dalla scala a pioli si voltano verso di voi, due persone su un piolo, un capo a testa.
tale-thread-lace-hang = Lasciarla pendere
tale-thread-lace-hang-then = A colazione lui l’ha già disegnata, stringa, stivale e angolo, in scala. In fondo ha messo anche la firma di lei.
tale-thread-lace-tie = Farla annodare a loro due
tale-thread-lace-tie-then = Lui tiene l’incrocio, lei fa il fiocco. Dura mezza notte, perché a tirare non vuole essere nessuno dei due.

tale-thread-figs = Cade in acqua due volte, si scotta al sole, e da Batto impara le parolacce. Sulla porta, al ritorno, guarda la torre e ne dice una. Poi si toglie il cappello, che sgronda, e chiede che cosa avete imparato voi. È giusto: lei ha avuto un giorno intero. Le resta posto per una cosa sola, e la terrà dietro la stufa, su nessun rocchetto, in nessun ordine, dove non sia capace di trovarla. Che cosa vorreste che il Telaio sapesse, senza poterlo mai cercare?
tale-thread-figs-taste = Di che sapeva il fico
tale-thread-figs-taste-then = Di vespa, più che altro. Se lo scrive sul polso, perde il segno, cosa che non le succedeva da cinquant’anni, ed è incantata.
tale-thread-figs-leave = Che lei voleva andarsene
tale-thread-figs-leave-then = Finisce dietro la stufa, su un ritaglio. Per tutto l’anno chi cerca altro se lo ritrova in mano, lo legge, e lo rimette giù.

tale-thread-stitch = Ci tessono intorno, a denti stretti. Nel pezzo finito è il punto dove l’occhio va per primo, e si riposa. I compratori arrivano la sera stessa, tre, mandati da un consiglio che adesso si riunisce al chiuso. Il punto lo trovano in un minuto, e ci restano davanti un’ora. Uno chiede se ce ne siano altri; lo chiede come per caso, e si regge a una sedia. Pagherebbero il doppio. Eudora si è fatta grigia. Quello che si può ordinare è un modello, mormora, e un modello prima o poi lo si completa.
tale-thread-stitch-lend = Prestarla alla loro sala
tale-thread-stitch-lend-then = Torna entro la settimana, con una borsa e una lagnanza. Non c’era stato verso di votare, e le sedie erano finite tutte da una parte.
tale-thread-stitch-one = Dire che ce n’è uno solo
tale-thread-stitch-one-then = Allora vorrebbero comprare la manica da cui viene. Eudora ride finché non bisogna reggerla, e la fa appendere sopra la sua sedia.

tale-thread-flue = Ci vuole la notte. Verso l’alba si fa ripetere una riga, e chiede in prestito una matita: dove la pianta dice camino, una persona ci passa. Per essere lei, sta molto zitta. Chi sale per un camino esce nero, su un tetto, sotto la pioggia, senza niente in mano. A letto non è andata neanche Eudora. Al nono corso la canna si stringe, dice senza alzare gli occhi, dalla trama si vede. Era disegnata per il fumo. Il primo dovrebbe essere uno sottile.
tale-thread-flue-walled = Bisognerà dirlo a duecento famiglie, attraverso un muro, a colpetti; e loro chiederanno quanto costa.
tale-thread-flue-open = Bisognerà dirlo a duecento famiglie finché c’è ancora una porta su cui dirlo; e loro chiederanno quanto costa.
tale-thread-flue-thin = Mandare su uno di voi
tale-thread-flue-thin-then = Si butta fuori il fiato, non si pensa a niente, e si va. Dal nono corso gridate giù come si fa, e per tutta Duescafi nei camini ci sono occhi.
tale-thread-flue-pencil = Farla allargare a Eudora
tale-thread-flue-pencil-then = Lo fa con la matita, sulla copia, di un palmo. A Duescafi, nello stesso minuto, qualcosa di pesante si sposta di un palmo, e a lei cade la matita.

tale-thread-recipe = Nove zuppe diverse, tutte di gente che aveva appena saputo. Batto ne copia due. La pagina dopo ha un titolo, «Per quattro», e la data di oggi, e basta. Qualcuno da quelle scale è sceso con tanto, e non di più. La custode della panca giura che a mezzogiorno era bianca. Ha già leccato la matita: usa che una ricetta cominciata la finisca chi la legge, con quello che c’è in casa. Batto per pensarci si è tolto il berretto. Quello che c’è in casa, dice, è l’orzo.
tale-thread-recipe-batto = Scrivere che cosa ci mette Batto
tale-thread-recipe-batto-then = Non l’aveva mai scritta nessuno, e per lo più è aspettare. Lui la rilegge due volte, e vuole sapere chi vi ha detto del cucchiaio, che va scaldato.
tale-thread-recipe-heading = Fermarsi al titolo
tale-thread-recipe-heading-then = Chiudete il libro con ogni riguardo. Per tutta la strada fino alla barca vi sorprendete, a turno, a contare scodelle.

tale-thread-finger = «Oh» dice Eudora, come a un regalo. Per un anello è troppo corto, e per dimenticarselo è troppo lungo. Nella torre il ronzio è calato di un tono. Quarantamila rocchetti aspettano l’ultimo braccio, e lei ce l’ha addosso. Tiene la mano un po’ discosta, come se l’avessero invitata a ballare. Verrà gente. Vorranno sapere perché non è finito, e le toccherà rispondere che l’hanno interrotta. Che cosa? Per questo c’è una scheda, la penna l’ha già intinta, e guarda voi, a uno a uno.
tale-thread-finger-sign = Firmare la scheda, in quattro
tale-thread-finger-sign-then = Vi archivia sotto Cause. In quel cassetto, da novant’anni, siete la prima cosa che mangia.
tale-thread-finger-wind = Dare la colpa al vento
tale-thread-finger-wind-then = Lei apre uno scuro, perché sia vero. Il vento entra e legge tutto insieme, e una volta tanto la torre va spazzata.

tale-thread-minute = Sono utilissimi. L’ultima riga dice 4.17, e poi, nella stessa scrittura chiara, 4.18. Fra quelle due righe lo spazio è largo come fra le altre. L’allievo l’ha misurato. Viene da voi di notte con una candela: un minuto, un piede sotto una scala, e la mano non trema. A che cosa pensava? Negli appunti non c’è. C’è soltanto, sulla carta, l’ombra tonda di una tazza. L’altra lo saprebbe, quella dello stivale. La tazza gliela portava lei, alle quattro e un quarto, e il nove del mese era in ritardo.
tale-thread-minute-ask = Mandarlo a chiederglielo
tale-thread-minute-ask-then = Sta via fino a colazione. Le copie partono con una riga in più: «4.17, ascoltato le scale».
tale-thread-minute-blank = Lasciare vuoto il minuto
tale-thread-minute-blank-then = Si copia com’è. Dovunque lo leggano, la gente lì si ferma, più o meno per quel tempo, e alza gli occhi.

tale-thread-ash = Ci mette un pezzo a prendere, poi va in un soffio. Eudora si è scostata, si scalda le mani, e si accorge di farlo. Giù nella corte le copiste sono uscite in cuffia da notte, e non una ha portato un secchio. Hanno portato rocchetti. Ciascuna tiene quello che le toglie il sonno: una via, una scuola, le due stanze di una zia. Nessuna lo dice. Aspettano in fila, come si aspetta che apra il forno. La torcia ce l’ha ancora Ianthe. «Allora?» dice, e non si capisce a chi; era venuta per uno, e non aveva pensato che ci fosse la coda.
tale-thread-ash-water = Spegnere la torcia nel trogolo
tale-thread-ash-water-then = Sfrigola. Risalgono in pantofole, ognuna al suo scaffale, e da quella notte lassù nessuna dorme lontano da una candela.
tale-thread-ash-hold = Reggerla finché scelgono
tale-thread-ash-hold-then = Si fanno avanti in tredici. La quattordicesima arriva fino al calore, rilegge il suo un’altra volta, e chiede se lo spago può tenerlo.
