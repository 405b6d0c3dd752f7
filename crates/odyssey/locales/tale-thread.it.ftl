# Odyssey, la campagna. La lunghezza del filo: il secondo crocevia, nelle acque dei Custodi del Filo.

tale-thread-alpha = Un gomitolo grigio rotola giù dalla passerella, attraversa il molo da solo, e si ferma ai vostri piedi. Eudora, all’altro capo, ha l’aria di scusarsi. Fa così, dice, quando c’è pendenza; e a saper guardare la pendenza c’è dappertutto. I Custodi del Filo tengono su rocchetti quello che hanno scoperto, un rocchetto per ogni cosa. Ne hanno una torre. L’ospite può portarsene via uno, ma prima deve dire da che parte si avvolge. Dalla risposta indietro fino a chi l’ha chiesta, o dalla domanda avanti fino a quel che ne viene? Quasi tutti ne sono abbastanza sicuri, finché non l’hanno in mano.
tale-thread-alpha-back = Indietro, fino a chi l’ha chiesta
tale-thread-alpha-back-then = In fondo alla vostra cosa, salta fuori, c’è un bambino che voleva sapere quant’è profondo. Da lì in poi avvolgete più piano.
tale-thread-alpha-on = Avanti, fino a quel che ne viene
tale-thread-alpha-on-then = Va avanti più del molo. Eudora lo taglia dove deve, e ferma il capo con un fiocco, perché sappia che l’hanno interrotto.

tale-thread-1 = Tre copiste siedono in fila e vi passano un libro, con la stessa pagina aperta in tutte e tre le facce. È la pianta a parole: ogni stanza della casa che viene, coi mobili, per ordine alfabetico di persona. Ci lavorano da un anno, a cercare errori. Ne hanno trovato uno. A pagina novecento c’è un pescatore, con un letto e due lampade, che non è nato. Quella a sinistra vuole cancellarlo, quella a destra vuole lasciarlo stare; quella in mezzo è al sesto mese, e non ha detto niente.
tale-thread-1-strike = Cancellarlo
tale-thread-1-strike-then = L’inchiostro prende. In mezzo una mano va al grembiule, a sentire; lì va tutto bene; era solo una stanza, che adesso non avrà.
tale-thread-1-stand = Lasciarlo stare
tale-thread-1-stand-then = Chiudono il libro con un nastro a quella pagina. «Ci vuole una terza lampada» dice quella in mezzo. «Quelli leggono sempre.»

tale-thread-2 = Qui uno è morto di avere ragione. Aveva detto che il nove del mese la scala a nord sarebbe calata di un dito, e ci si è seduto con il filo a piombo, a vedere. È calata. È calata sul suo piede, e lui non ha voluto chiamare prima di aver segnato l’ora. Adesso i suoi due allievi litigano attraverso il feretro. Uno ha gli appunti, e dice che vanno copiati per tutti, scala, piede, minuti e tutto: misura più bella non l’ha mai presa nessuno. L’altra ha lo stivale. Vuole che vada nella torre, su un rocchetto per conto suo, e che non si dica altro.
tale-thread-2-copy = Copiare gli appunti
tale-thread-2-copy-then = Sono utilissimi. L’ultima riga dice 4.17, e poi, nella stessa scrittura chiara, 4.18.
tale-thread-2-boot = Mettere lo stivale
tale-thread-2-boot-then = Sta lì fra due teoremi, con la stringa sciolta. La gente che sale le scale ha cominciato a guardare dove mette i piedi.

tale-thread-3 = È sparito l’indice. È una donna di settant’anni e si chiama Issipile; sapeva dov’era ogni rocchetto, tutti e quarantamila, e il giorno del bucato si è messa il cappello. Da allora il Telaio possiede ogni cosa e non ne trova una. La raggiungete sul molo, che guarda l’acqua con un cartoccio di fichi. Malata non è. Vorrebbe solo, spiega, sapere una cosa che non sappia già dove si trova. Se la portate con voi un giorno, la torre ve la fa vedere a occhi chiusi.
tale-thread-3-again = Il fico che vi porge l’avete già mangiato; sapete in anticipo che dentro c’è una vespa.
tale-thread-3-take = Portarla fuori per un giorno
tale-thread-3-take-then = Cade in acqua due volte, si scotta, e da Batto impara a bestemmiare. Sulla porta, al ritorno, guarda la torre e ne dice una.
tale-thread-3-back = Riportarla al Telaio
tale-thread-3-back-then = Viene senza una parola e appende il cappello. In sua assenza, vede, qualcuno ha provato a mettere in ordine.

tale-thread-4 = Un punto è sbagliato. In quaranta braccia di tela lo sentono al buio, e quattro tessitrici se ne sono messe a letto come di una febbre. L’avete portato voi, dice Eudora, con garbo: su una manica, dalla nave. Da qualche parte nel disegno adesso c’è un filo che non è di casa. Per trovarlo, uno di voi deve stare al telaio a occhi bendati e passare il palmo su tutta la tela, e fermarsi dove è come toccarsi. A lasciarlo, il pezzo è rovinato. È anche, aggiunge dopo un po’, l’unico punto dove la mano resta volentieri.
tale-thread-4-find = Trovarlo e sfilarlo
tale-thread-4-find-pass = Esce grigio, tiepido, né lungo né corto. Quattro tessitrici si mettono a sedere sul letto e chiedono la zuppa.
tale-thread-4-find-fail = Il palmo si ferma. Si ferma di nuovo, un braccio più in là, e di nuovo: in quella tela, di voi, ce n’è più di quanto si pensasse.
tale-thread-4-leave = Chiedere che lo lascino
tale-thread-4-leave-then = Ci tessono intorno, a denti stretti. Nel pezzo finito è il punto dove l’occhio va per primo, e si riposa.

tale-thread-5 = «Bruciatelo» dice Ianthe. È venuta fin qui per dirlo, su una barca in prestito, e ha portato la torcia, avvolta nella tela per l’umido. Nella torre c’è il rocchetto con la pianta di Duescafi; il muro quella pianta l’ha seguita al dito. Pietre, qui, non ne ha posata nessuno. Volevano soltanto sapere come si sarebbe fatto, e l’hanno scritto così bene che si è potuto fare. Eudora si è messa davanti alla porta. Trema, e quello che dice non è quello che vi aspettavate: «Solo quello? Vi fermereste a quello?»
tale-thread-5-left = Ianthe dalla vostra parte non guarda. Lei ha una sorella in un muro, e voi avevate una tabella di marcia.
tale-thread-5-net = Al polso ha un pezzo della rete grande, e il nodo è vostro.
tale-thread-5-kept = «A noi avete detto di tenerci le reti» vi dice. «E loro che si tengono?»
tale-thread-5-burn = Bruciare quel rocchetto
tale-thread-5-burn-then = Ci mette un pezzo a prendere, poi va in un soffio. Eudora si è scostata, si scalda le mani, e si accorge di farlo.
tale-thread-5-read = Prima leggerlo a Ianthe
tale-thread-5-read-then = Ci vuole la notte. Verso l’alba si fa ripetere una riga, e chiede in prestito una matita: dove la pianta dice camino, una persona ci passa.

tale-thread-6 = La bassa marea ha scoperto una scala che sale, per conto suo, dal fango, quaranta scalini, e si ferma. Da in cima, vi dicono, si vede il terzo atto di ogni cosa. Loro non ci salgono. In fondo hanno una panca, e un libro dove chi è sceso ha scritto che cosa ha visto; è pieno di ricette. Una pagina dice soltanto che è stato bello sentirselo chiedere. Siete in quattro. Chi sale saprà una cosa, vera, che non voleva sapere; lo dice l’avviso. Il corrimano è lucido dall’uso.
tale-thread-6-climb = Salire insieme
tale-thread-6-climb-none = Ognuno ha visto la stessa cosa, e crede di averla vista lui solo. Scendendo ci si usano mille riguardi.
tale-thread-6-climb-some = Qualcuno guarda; gli altri guardano lui. Nel libro scrivete come si conserva il pane.
tale-thread-6-climb-all = Siete voi, vecchi, su una panca, che litigate per una cima. Ai vecchi non ci avevate pensato.
tale-thread-6-bench = Restare sulla panca con le ricette
tale-thread-6-bench-then = Nove zuppe diverse, tutte di gente che aveva appena saputo. Batto ne copia due.

tale-thread-spool = Il rocchetto della torre, nella notte, si è messo a svolgersi da solo, sotto la cuccetta. La mattina il filo corre per tutta la nave, sale sull’albero, ed esce di prua, ben teso, verso un punto dove non c’è niente. Avevate chiesto che cosa ne veniva. All’altro capo qualcosa avvolge. Dà, riprende il lasco, ha delle maniere. Tre rematori si sono inginocchiati, col coltello fuori, in attesa di un ordine; e Briciola, o chi questa settimana fa Briciola, zitta zitta l’ha preso in mano, pallida d’interesse.
tale-thread-spool-hold = Tenerlo, e farsi tirare
tale-thread-spool-hold-then = Per tutto il giorno vi porta come un aquilone. Al tramonto si allenta: chiunque fosse, l’hanno chiamato a cena.
tale-thread-spool-knot = Tagliarlo, e legarlo all’albero
tale-thread-spool-knot-then = L’altro capo resta lì un’ora, a cercare il vostro. Trova il fiocco, e gli dà uno strappetto, per dire che ha capito.

tale-thread-omega = Nella torre ogni rocchetto ronza, quarantamila rocchetti, una nota. Eudora non ha dormito. L’ha decifrato, vi dice, tutto il testo, fino in fondo; le resta da avvolgere l’ultimo braccio sull’ultimo rocchetto. Allora si saprà, e al mondo ci sarà qualcuno che lo capisce alla perfezione; e ormai lei ha visto che cosa succede alle cose capite alla perfezione. Si costruiscono. È lì sul tavolo, quel braccio di filo, fra il burro e il lume. Vi ha chiamati perché avete dei pollici e nessuna teoria.
tale-thread-omega-back = «Voi il vostro l’avete avvolto indietro» dice. «Fino a chi l’ha chiesto. Io continuo a pensare a chi ha chiesto questo.»
tale-thread-omega-on = «Voi il vostro l’avete avvolto in avanti» dice «fino a quel che ne veniva. Allora sapete come tira.»
tale-thread-omega-stitch = Sopra la sua sedia è appesa una tela finita, e l’occhio le va sempre a un certo punto.
tale-thread-omega-fisher = Vicino alla stufa c’è una donna con un neonato. Ha in pugno un nastro, e prova a mangiarlo.
tale-thread-omega-struck = Vicino alla stufa c’è una donna con un neonato, a una certa distanza dal libro.
tale-thread-omega-burnt = Sullo scaffale c’è un vuoto, col bordo nero, e lei non l’ha mai riempito.
tale-thread-omega-wind = Avvolgerlo: qualcuno deve sapere
tale-thread-omega-wind-then = Il ronzio si ferma. Eudora resta lì, e sa, con le mani aperte; dopo un po’ chiede a uno di voi di dirle una cosa che non sia vera.
tale-thread-omega-tie = Legarglielo al dito
tale-thread-omega-tie-then = «Oh» dice Eudora, come a un regalo. Per un anello è troppo corto, e per dimenticarselo è troppo lungo.
