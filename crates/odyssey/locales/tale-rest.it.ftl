# Odyssey, la campagna. Riposo.

tale-rest-bell = Una campana di bronzo grande come un fienile sta coricata su una secca, e con la bassa ci si può dormire. La ciurma ha steso le camicie al batacchio. Batto rimesta una cosa grigia e vieta le domande finché non l’hanno ringraziato. Ogni sera, nel fare le lampade, Pelagia arriva ai vostri quattro posti e l’olio trabocca un poco, perché la lampada non la guarda. Stasera è venuta senza. Si siede su un bugliolo rovesciato a sgranare fagioli, come fa chi si lascia parlare.
tale-rest-bell-named = «Grillo» dice, per provare, senza alzare gli occhi. «Bada ai baccelli.»
tale-rest-bell-told = Da quando lo sanno, gli altri vi lasciano intorno un po’ di vuoto, e qualcuno ha cominciato a sedercisi.
tale-rest-bell-faces = Chiederle di una delle facce
tale-rest-bell-faces-then = «Quella stonava, lo sapeva, e cantava» dice. Per il resto della serata chi ha quella gola non apre bocca.
tale-rest-bell-thanks = Ringraziare Batto per il grigio
tale-rest-bell-thanks-then = Era la spugna, dice, quella grossa. Ridono tanto che la campana si unisce, un’ottava sotto.

tale-rest-salt = Mucchi bianchi alti una spalla stanno in fila fra le vasche, e fra i mucchi va gente col rastrello, come in un cimitero che rende bene. Qui si può riposare, a patto di rastrellare. La madre del capo, che avrà cent’anni, gira con un cesto di uova sode nella salamoia. Ve ne sguscia uno a testa senza che glielo chiediate. Sulle mani ha idee precise. Le vostre, secondo lei, sono buone ma le ha usate qualcun altro. Vi strofina il sale nei tagli. La lasciate fare; è un supplizio; a sera si sono chiusi.
tale-rest-salt-rooms = Ha saputo che avete fatto uscire della gente. A chi teneva il martello sguscia un secondo uovo.
tale-rest-salt-drowned = Una vedova col cappotto buono compra sale. A tutti dice quanto costa, e a voi fa un cenno, come a gente con cui ha viaggiato.
tale-rest-salt-walled = Una vedova col cappotto buono compra sale, tantissimo. È contro l’umido, dice, per un posto che ha.
tale-rest-salt-rake = Rastrellare finché c’è luce
tale-rest-salt-rake-then = In tutto il giorno non si è detto niente, ed è stata una bella conversazione. Vi pagano con un pane di sale che ha dentro un rametto.
tale-rest-salt-hands = Chiederle che cosa hanno fatto le mani
tale-rest-salt-hands-then = Ne legge una: cima, cima, cima, i capelli di un bambino, cima. La restituisce, e ci chiude sopra le dita.

tale-rest-gulls = Il rumore comincia prima dell’isola. Sessantamila uccelli, e ognuno aveva in mente di dirvi una cosa. Non c’è posto dove coricarsi che non sia bianco; Pelagia stende la vela vecchia. Si mangia frittata. Gabbiano, o chi si è coricato di quell’umore, è salito in mezzo a loro. Sta lì con le braccia attorno alle ginocchia, neanche a piangere, a guardare come guardano loro. Un uccello si fa avanti, di sbieco, sfacciato, e fruga nelle tasche della giacca. Verso sera si alzano tutti insieme, senza motivo, come se si fosse aperta una porta.
tale-rest-gulls-buried = Uno sta discosto dagli altri e vi segue lungo la ghiaia. Una volta gli avete seppellito qualcuno.
tale-rest-gulls-named = Da quando siete sbarcati il nome Gabbiano nessuno l’ha detto forte. Sarebbe come gridare «qualcuno».
tale-rest-gulls-up = Salire a sedersi anche voi
tale-rest-gulls-up-then = In quattro su una cengia, in fila, al vento. Nessuno dice che cosa pensava, ed era la stessa cosa.
tale-rest-gulls-call = Chiamare a cena chi sta lassù
tale-rest-gulls-call-then = Ci vogliono tre richiami. Al terzo, in quella schiena, qualcosa decide; e scende, con una piuma dietro l’orecchio.

tale-rest-loom = In questo porto tessono con gli scuri chiusi, per non farsi distrarre dall’aspetto delle cose. Agli ospiti danno un angolo, uno sgabello, una ciotola di avanzi di lana da dividere al tatto. Il blu è quello che si impiglia. Dopo un’ora distinguete il bianco dal panna. Una ragazza al telaio accanto disfa lo stesso palmo da quando siete entrati. Ogni sera lo finisce, è perfetto, e non le regge il cuore di fermare il filo. A bassa voce, visto che venite da fuori, vi chiede come si fa a smettere.
tale-rest-loom-told = Un po’ di pratica l’avete, dopo aver detto a trenta persone che cosa eravate.
tale-rest-loom-lied = Dei quattro, nessuno ha smesso niente dal giorno che a trenta persone avete detto ch’era la marea.
tale-rest-loom-tie = Fermare il filo al posto suo
tale-rest-loom-tie-then = Le scappa un grido, come a una scheggia; poi si appoggia all’indietro, quanto basta, e vede che cosa rappresenta.
tale-rest-loom-sort = Continuare a dividere accanto a lei
tale-rest-loom-sort-then = All’ora dei lumi avete quindici mucchi di bianco. Lei si è fermata a guardarli, e tiene le mani in grembo.

tale-rest-selvage = Girata la punta c’è una spiaggia dove non è ancora deciso niente. Non ha muri, non ha un nome sulla pianta; la sabbia è del colore del lino crudo. La ciurma entra in acqua nuda, urlando. Batto bolle i granchi e li serve su una porta, una porta vera, portata dal mare, coi cardini e il numero; l’ha trovata, dice, socchiusa. State sulla schiena, testa contro testa. Qualcuno chiede che cosa fareste, ciascuno, dopo, mettendo che ci sia. C’è un tale silenzio che si sentono meditare i granchi.
tale-rest-selvage-rooms = Con voi sono venuti alcuni di quelli che avete fatto uscire, e stanno sulla riva con le scarpe in mano.
tale-rest-selvage-say = Dirlo, tutti e quattro
tale-rest-selvage-say-then = Una bottega. Una lite, ma leale. Altrove. «Questo» dice la quarta voce, e si tira su la coperta.
tale-rest-selvage-keep = Tenersi la porta col numero
tale-rest-selvage-keep-then = È il numero otto. Da allora sta in coperta e fa da tavolo, e prima di posarci un bicchiere la gente bussa.

tale-rest-threshold = Due pietre, un varco in mezzo e nel varco l’erba: qui non c’è altro. Quelli dell’Armento ci vengono a dire addio alle bestie. Accostate per l’acqua e trovate la gente di Karkon a cena, all’aperto, per principio, sotto la pioggia. Lo fanno una volta l’anno, per non scordarsi da che cosa chiedono di essere risparmiati. Lo stufato è ottimo, e più se ne mangia più cresce. Un vecchio mandriano scosta la mantella, perché metà copra voi, e va avanti con quello che stava dicendo al fuoco, di una vacca.
tale-rest-threshold-horn = Del corno non chiede. Vi dice come si chiamava la vacca, e che fine ha fatto, e il resto lo lascia a voi.
tale-rest-threshold-spared = Sanno che cosa avete fatto davanti alla porticina. Nella vostra metà di stufato c’è la carne.
tale-rest-threshold-named = Come vi chiamate? Dite i quattro nomi che vi hanno dato i banchi, e lui approva, come davanti a bestie sane.
tale-rest-threshold-bread = Il pane se lo sposta dall’altra parte, senza malizia. Qui si sa come chiamate le vacche.
tale-rest-threshold-asleep = Sotto, sulla spiaggia, dorme qualcosa di molto grande, con tutta la casa. Parlano piano, e fin dove arrivavano gli hanno messo addosso una coperta.
tale-rest-threshold-led = Si parla del giorno che il bue ha fiatato su Karkon. Da allora l’hanno cercato in tre libri, e in ognuno vuol dire un’altra cosa.
tale-rest-threshold-free = Sotto la pioggia, con loro, c’è il bue bianco che si coricò nel mezzo. Ha una mantella sua.
tale-rest-threshold-stay = Restare per tutta la vacca
tale-rest-threshold-stay-then = Finisce male, a un fiume, di notte, dopo tre ore. A quel fuoco non c’è nessuno a cui non sia annegato qualcuno.
tale-rest-threshold-sing = Insegnargli un canto di voga
tale-rest-threshold-sing-then = Coi loro piedi va meglio che coi remi. La pioggia tiene il tempo.

tale-rest-byre = Fieno, fiato, e quaranta vacche in due file, tutte voltate a guardare. In queste cascine i forestieri li mettono con le bestie, che tengono caldo: è un segno di riguardo. La moglie del fattore spiega quali scalciano e quali ci pensano soltanto. Vi danno gli sgabelli. Si scopre che due dei quattro corpi sanno mungere. Le mani vanno per conto loro, la fronte trova il fianco. Chi le porta ascolta il secchio, senza muoversi, come se gli raccontassero qualcosa di sé.
tale-rest-byre-calf = Qualcuno ricorda il vitello a cui avete badato con Karkon. Davanti a ciascuno di voi mettono una tazza di quello denso.
tale-rest-byre-told = Quelli della ciurma, che sanno di chi sono quelle mani, vengono sulla porta a guardarle lavorare.
tale-rest-byre-hole = Nel muro di fondo c’è un buco, col suo lembo di cuoio. Finito di mungere lei ci accosta una tazza, da fuori, e la tazza viene presa.
tale-rest-byre-milk = Lasciar fare alle mani
tale-rest-byre-milk-then = Alla terza vacca le mani attaccano una musica, battendola sul secchio. Uno in fondo alla fila sa le parole.
tale-rest-byre-sleep = Dormire fra le vacche
tale-rest-byre-sleep-then = È come dormire fra due opinioni calde. Vi svegliate con la paglia nei capelli, e vi dicono che avete parlato nel sonno.

tale-rest-end = In paese c’è una locanda, nella locanda c’è un tavolo, e al tavolo un uomo gioca a dama contro il muro. Vince il muro. La sera, dice, lui posa la scacchiera sul davanzale, e la mattina qualcuno ha mosso. Non gli dispiace: da quando è morta la moglie è la prima partita come si deve. L’ostessa porta un pasticcio di pesce con le teste di fuori. Gente come voi ne ha già vista, aggiunge: quelli che arrivano in quattro e si guardano intorno per il quinto. C’è un letto per ciascuno. C’è l’acqua calda. Nessuno riesce a dire che cosa non vada.
tale-rest-end-waited = La coperta sul letto è pesante, e l’hanno lavata con la calce. Sotto quella avete già dormito.
tale-rest-end-named = Nel registro vi mette coi nomi che usano i banchi; al quarto si ferma, e su quella sedia aggiunge un cuscino.
tale-rest-end-measured = Accanto alla porta della camera qualcuno ha fatto una tacca a matita, con la data di oggi. Stavolta l’altezza è giusta.
tale-rest-end-move = Fare una mossa al posto suo
tale-rest-end-move-then = La mattina il muro ha risposto, con generosità: vi ha lasciato rifare la mossa sbagliata.
tale-rest-end-bath = Finire tutta l’acqua calda
tale-rest-end-bath-then = Scendete rosei, zitti, con camicie da notte d’altri. Erano a scaldarsi davanti al fuoco, quattro, delle vostre misure.

tale-rest-cradle = Kymo ha lavato tutto quello che avete. Pende lungo la riva della Cuna: le vostre camicie, la vela, e Batto, che nella vela si era addormentato. Lei va su e giù lungo il filo, con le mollette in bocca. In casa ci sono quattro letti, e sono barche, tagliate corte, su dondoli. Di dormire per terra non se ne parla. Al buio sta seduta sul gradino, voltandovi le spalle, e canta quella della volpe, tutte e nove le strofe. È all’ultima che di solito le chiedono qualcosa.
tale-rest-cradle-blamed = L’avete già chiesto una volta, con durezza, e lei ha risposto. Stasera fa una pausa più lunga, casomai ce ne fosse ancora.
tale-rest-cradle-trusted = Al pontile l’Argo si muove sugli ormeggi, e si riassesta, come uno a cui hanno risparmiato una domanda.
tale-rest-cradle-pressed = Sull’asse che le avete portato, quella coi nomi, ha messo una stuoia, perché nessuno ci passi sopra.
tale-rest-cradle-told = Alla ciurma, che sa, è toccato il pavimento della stanza buona, e dormono in fila, col berretto in mano.
tale-rest-cradle-seventh = Chiederle della più grande
tale-rest-cradle-seventh-then = «Sapeva nuotare» dice Kymo. «È questa la cosa con cui lui non è mai riuscito a far niente.»
tale-rest-cradle-fox = Chiederle di nuovo la volpe
tale-rest-cradle-fox-then = A un certo punto della quarta strofa canta a gente che dorme. Le fa tutte e nove, per correttezza verso la volpe.

tale-rest-doldrums = Né vento né muro né terra; il mare sta come un lenzuolo su un letto. Pelagia dichiara festa. Si fanno le barbe. Batto apre bottega di barbiere, dentista e giudice. Qualcuno ha ripescato un tamburo, e qualcun altro un modo di usarlo. A mezzogiorno tutta la ciurma sta stesa all’ombra dell’unica vela a giocare a «c’era». Ognuno dice una cosa che ha visto, e il prossimo deve fare di meglio. Il giro arriva a voi quattro. C’è una pausa, niente di ostile. Ve ne chiedono una a testa, e può essere anche piccola.
tale-rest-doldrums-told = Sanno che cosa chiedono, e a chi.
tale-rest-doldrums-cut = Uno ha raccontato di cento mani nella risacca, e di come l’ultima ha posato la pietra. I tagli li ha fatti lui.
tale-rest-doldrums-known = Uno ha raccontato del Centimane che teneva il palmo sopra una testa, e di meglio nessuno ha trovato.
tale-rest-doldrums-rooms = Una di quelle uscite da un muro dice: la pioggia. Per un bel pezzo nessuno fa di meglio.
tale-rest-doldrums-egle = Uno attacca a dire quanto stava sotto Egle, e si ferma. Guardano tutti l’acqua, dov’è più liscia.
tale-rest-doldrums-dived = Egle dice: una voce che legge, a novanta piedi. L’hanno pagata per sentirla, aggiunge, e dunque di meglio non c’è.
tale-rest-doldrums-small = Dire una cosa piccola e vera
tale-rest-doldrums-small-then = «Un cucchiaio, caldo» dice uno di voi, e gli altri tre alzano la testa di scatto. Vince.
tale-rest-doldrums-rower = Dire una cosa dei rematori
tale-rest-doldrums-rower-then = Esce di bocca da sola: uno sposalizio, una capra, una barca rossa. Due banchi più in là qualcuno dice, piano, che era il suo. La sera riprende un remo che da primavera nessuno toccava.

tale-rest-orchard = Sul ponte rotolano mele, perché il Frutteto non ha recinto e il vento non ha educazione. Quello che è a terra si può mangiare. Il padrone è un vedovo con una scala. Ve l’appoggia all’albero migliore; e poi la tiene, con tutte e due le mani, guardando altrove, benché non si muova. Per trent’anni, dice, l’ha tenuta a qualcuno a cui piaceva stare lassù. È rimasta un’abitudine delle braccia. Batto ne sta cuocendo un bugliolo. Vi hanno detto che potete prenderne una a testa, proprio di cima.
tale-rest-orchard-named = Ha saputo come vi chiamano i banchi. Per Briciola, che resta giù, ha messo una cassetta.
tale-rest-orchard-rooms = Qualcuno di quelli che stavano dietro l’intonaco sta nell’erba, sulla schiena. Non si capacitano di quanto in alto bisogna andare prima che finisca.
tale-rest-orchard-prows = Sotto gli alberi è tirata in secco una barca che non ha bisogno di virare. Undici bambini sono arrivati al primo porto rosso, e ci sono le mele.
tale-rest-orchard-climb = Salire, e buttarle giù
tale-rest-orchard-climb-then = Da lassù si vede tutto il muro, e che non è finito. Non lo dite; gli tirate la più rossa.
tale-rest-orchard-ladder = Tenere la scala a lui
tale-rest-orchard-ladder-then = Lui lassù non c’era mai salito. Da sotto gli si vedono soltanto le scarpe, fra le foglie, in punta di piedi.

tale-rest-opened = Nove sedie, tutte diverse, stanno sulla sabbia attorno a un tappeto. Siete invitati a cena. Chi vi invita è uscito dal muro da qualche settimana, e non ci ha ancora fatto l’abitudine: quando tira vento si regge alla tavola. Sul fuoco c’è stata discussione, perché qui fuori si muove. Tutti vogliono passarvi qualcosa. A un certo punto della serata tacciono insieme, e ascoltano, col cucchiaio a mezz’aria. Nessuno sta contando. Si voltano a guardare voi, e poi riprendono col pesce.
tale-rest-opened-sill = Un bambino, col dito nel libro, fa il lupo, con le voci, per chi si siede.
tale-rest-opened-knots = Il paravento l’hanno legato nove cordai, e sul nodo non sono d’accordo.
tale-rest-opened-stillwater = La sorella di Ianthe ha messo un prezzo a ogni piatto, e Ianthe lo paga.
tale-rest-opened-warp = La vecchia della Fossa ha voluto la sedia che dà le spalle al mare, e l’ha già girata due volte.
tale-rest-opened-goring = Quattro ragazze sono in acqua. Sono in acqua da lunedì.
tale-rest-opened-whalefall = Il vino è di sessanta famiglie, e il primo bicchiere va al mare.
tale-rest-opened-kept = C’è chi è arrivato più tardi degli altri, perché siete tornati indietro. Ha ancora la calce nei capelli, e il posto migliore.
tale-rest-opened-miss = Chiedere che cosa gli manca
tale-rest-opened-miss-then = Le lampade, dicono; il silenzio; non dover decidere. Una che finora non aveva parlato dice: che mi contassero.
tale-rest-opened-dance = Ballare sul tappeto
tale-rest-opened-dance-then = Il vento se lo porta via, con due sopra. Gli altri si reggono fra loro invece che alla tavola, e scoprono che si può.

tale-rest-hair = Sul ponte ci sono capelli di quattro colori. Li taglia Pelagia, a ogni luna nuova, su un barilotto, con le forbici da vela, e voi avete rimandato finché si poteva. Queste teste le conosce. Sa dove questa ha preso il boma, e perché quella non tiene la riga. Vi gira la faccia alla luce con due dita sotto il mento. Finché dura si può stare lì a occhi chiusi ed essere l’uno o l’altro. Poi le forbici si fermano. Dietro l’orecchio ha trovato una cosa che non conosce, e l’avete tutti e quattro: l’impronta di un pollice, bianca come la calce.
tale-rest-hair-named = «Giù la testa, Grillo» dice alla fine. «E anche tu, di chiunque sia quest’orecchio.»
tale-rest-hair-told = Il rematore che viene dopo si sporge a guardare. Si tasta dietro l’orecchio, ed è sollevato, e ci resta un po’ male.
tale-rest-hair-asked = La prima mattina le avete chiesto di chi fossero le mani. Da allora aspettava che qualcuno chiedesse delle teste.
tale-rest-hair-honoured = Dice i quattro nomi che vi disse una volta, uno su ogni testa, pianissimo, come chi conta le maglie.
tale-rest-hair-show = Farli tagliare in modo che si veda
tale-rest-hair-show-then = Vi rapa corti, tutti e quattro. Di queste teste è la prima cosa vostra, e lei ammette che si è visto di peggio.
tale-rest-hair-were = Farli tagliare com’erano
tale-rest-hair-were-then = Non c’è bisogno di dirle come. Alza la padella, e ci si affacciano quattro rematori; lei li ringrazia, e spazzola i baveri.
