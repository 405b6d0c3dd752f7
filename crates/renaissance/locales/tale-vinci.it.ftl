# Renaissance, il libro della trama. L’assunzione, e Tuono su Vinci.

tale-prologue = L’anno che le campane d’Italia cominciarono ad andare d’accordo, quattro persone presero a Vinci una camera con due letti e chiesero all’oste qualcuno che sapesse far di conto. L’oste mandò me. Sono ser Lapo Bencivenni, notaio, cinquantun anni, inchiostro proprio. Pagava l’Arte dei Campanai di Firenze: da Pasqua non avevano più niente da tirare, perché le corde si muovevano da sé, e tutte insieme. Qualcuno aveva rubato l’ago alla grande meridiana di Roma, e finché non tornava al suo posto, o in un posto qualunque, quella non si sarebbe più fermata. Trovarlo, diceva il contratto. Poi che cosa, non lo diceva. Chiesi un decimo e una mula. Mi diedero la mula.
tale-prologue-sign = Firmare per la compagnia
tale-prologue-sign-then = Ci si bevve sopra il vino dell’oste. Item, caparra, una moneta; la morsi che l’inchiostro era ancora fresco.
tale-prologue-read = Leggere prima le righe minute
tale-prologue-read-then = Le righe minute dicevano che il rischio resta a chi trova. Item, una candela; e un’abitudine che ci sarebbe costata di più.

tale-m1-before = Quella mattina piovve all’insù, poco, sopra le terrazze degli olivi, e le donne ritirarono i panni dal basso. Un vecchio ci raccontò quello che aveva saputo dalle galline. Per la strada di Lamporecchio scendeva qualcuno con la famiglia, e in ogni aia domandava se si ricordavano di lui. A Larciano avevano risposto di no, per onestà. A Larciano adesso c’era una bellissima veduta. Il prete suonò il vespro alle dieci di mattina; aveva cominciato la campana, giurava lui. In piazza c’erano quaranta persone col desinare in grembo. La compagnia aveva le spade, o quel che si può chiamare così, e io avevo una mula da tenere.
tale-m1-before-count = Contare la gente
tale-m1-before-count-then = Trentanove e una in fasce. Le cose contate si perdono meno, diceva il mio maestro, che in vita sua non perse che Pisa.
tale-m1-before-feed = Offrire da bere a tutti
tale-m1-before-feed-then = Con la sola minestra si corre male. Item, vino per quarantaquattro, una moneta: l’oste cominciava a temere di non poterselo portare dietro.

tale-m1-open = Il tuono arrivò a Vinci prima della pioggia, un giovedì di maggio, sulla minestra, e all’orlo della piazza si pulì i piedi. La testa era di montone, le mani due incudini. Da Lamporecchio s’era portato la famiglia; e desiderava sapere, se non era d’incomodo, quale di queste fosse la casa di Dio, che un poco aveva conosciuto. Nessuno inghiottì. Di traverso alla porta della chiesa il prete aveva calato una sbarra, una verga di bronzo che non serviva ad altro, e dietro la sbarra aveva messo la spalla. Io ero a servizio da tre ore. Domandai a chi si mandava il conto.
tale-m1-open-reason = Ragionare col prete
tale-m1-open-reason-then = Ci volle un’ora di dottrina per il buco della serratura, finché rimase senza voce. La verga ce la diede per levarsela di torno; alla mula, per l’appunto, mancava un piolo.
tale-m1-open-door = Scardinare la porta
tale-m1-open-door-then = I cardini erano più vecchi del Credo. Item, a un prete, di sotto una porta: scuse. La verga la trattenni in garanzia.

tale-m1-first = La prima a passare la soglia fu una nonna con un’oca, e l’oca senza le altre non entrava. Le altre erano undici. Più indietro i fauni s’erano fermati davanti ai panni, e tenevano una camicia contro luce, per le maniche, come si saluta un cugino. La strada era libera finché la camicia interessava. Bisognava portare i vecchi o bisognava portare le oche, e la nonna di suo aveva soltanto queste.
tale-m1-first-old = Portare i vecchi
tale-m1-first-old-then = Pesavano meno di quel che pareva e si lamentavano di più. Item, oche, undici, a perdita della nonna; che volle leggere.
tale-m1-first-geese = Portare le oche
tale-m1-first-geese-then = I vecchi, a quella vista, corsero. Item, penne, una quantità; e un uovo, ancora caldo, nella manica di chi guidava.

tale-m1-ram = Il tuono dalla testa di montone si fermò alla fontana, si lavò le mani e lesse la lapide dei benefattori. Cercava il suo nome. Per ottocento agosti quella vasca l’aveva riempita lui, e sotto, adesso, c’era il nome di un mercante di lane. «Sarà sul retro» disse. Sul retro non c’era niente. Cadde una prima goccia, grande come un piatto. La gente intorno alla fontana guardò noi, come si guarda un avvocato.
tale-m1-ram-scratch = Incidere il suo nome sulla pietra
tale-m1-ram-scratch-pass = Cinque lettere, incise bene. Le compitò col dito, due volte, e per quel tanto non piovve su nessuno.
tale-m1-ram-scratch-fail = Lo scalpello scappò sul bagnato, e la terza lettera venne un’altra. «Può andare» disse il tuono, e strinse la mano; anche un’incudine può essere cordiale.
tale-m1-ram-point = Dire chi pagò la lapide
tale-m1-ram-point-then = Ringraziò e andò a cercare il mercante di lane. La vedova mi diede una moneta; a che titolo, lasciai in bianco.

tale-m1-bell = La campana batté tredici ore senza nessuno alla corda, e all’ultimo tocco quanto in piazza aveva corna si voltò a mezzogiorno, con garbo, come si fa quando entra il padrone di casa. Ci si poteva passare in mezzo. Otto donne e un fabbro, sotto il portico, l’avevano capito, e aspettavano soltanto che qualcuno andasse per primo. Il campanaro, in lacrime, teneva la corda. «Se m’attacco» disse «può darsi che batta ancora, e può darsi che batta me.»
tale-m1-bell-first = Passare fra le corna
tale-m1-bell-first-then = Si passò in punta di piedi, nove persone in fila e una capra, venuta per curiosità. Item, scarpe, consumo.
tale-m1-bell-rope = Attaccarsi insieme alla corda
tale-m1-bell-rope-then = Batté ancora, e ne portò su quattro fino alla prima finestra. Item, pelle di mani, otto. Ma le tredici durarono un bel pezzo di più.

tale-m1-won = A sera in chiesa ce n’erano quaranta, e uno in più, perché il figlio della mugnaia non aveva aspettato. Il tuono restò fuori fino a buio. Dalla serratura domandò se c’era funzione; il prete disse che per lui no; lui disse buonanotte. Poi risalì la valle coi parenti, e dietro cadde la pioggia, pioggia ordinaria, all’ingiù. Legai la mula alla verga di bronzo, piantata nell’erba a colpi di sasso. Item, una verga, trovata. Salvati: quaranta. Correggo: quarantuno.
tale-m1-won-broken = La porta la lasciammo appoggiata a casa sua, con un biglietto.
tale-m1-won-geese = La nonna contò le oche, poi noi, e delle oche fu contenta.
tale-m1-won-whole = Il prete ci chiuse dietro la porta e cercò la verga a tastoni; d’averla data non si ricordava.
tale-m1-won-fee = Accettare la colletta del borgo
tale-m1-won-fee-then = Fruttò due monete e un bottone. Il bottone lo resi.
tale-m1-won-child = Tenere a battesimo il bambino
tale-m1-won-child-then = Lo chiamarono Quarantuno. È un nome come un altro, disse il mugnaio; anche Lapo, suppongo.

tale-m1-lost = Giacevamo nel fosso dalla parte di Empoli a contare quel che s’aveva, cioè noi stessi, quasi interi. In piazza arrostivano qualcosa e cantavano in un greco che il maestro di scuola definì dialettale. Mangiato, non avevano mangiato nessuno. I quaranta erano stati messi a ricordare: ciascuno doveva dire che cosa lasciava sua nonna sul davanzale, e per chi. Chi lo sapeva tornava a casa. Gli altri li tenevano, gli davano la minestra e domandavano daccapo. Il prete reggeva ancora la porta. Per un altro tentativo c’era tempo, prima che finissero le nonne.
tale-m1-lost-wash-house = Tornare dal lavatoio
tale-m1-lost-wash-house-then = Le donne ci fecero strada sotto le lenzuola. Al secondo lenzuolo ci avevano perdonato; oppure gli mancavano braccia.
tale-m1-lost-learn = Farsi dire le risposte da un vecchio
tale-m1-lost-learn-then = Latte, per quello del sottoscala. Lo disse piano; e a chi guidava diede una bastonata, per non averlo mai domandato.

tale-m1-lost-again = Alla fine la faccenda la sistemò una vedova, che uscì con una scodella di latte e domandò al tuono come stava sua madre. Quello si sedette sui gradini della chiesa e glielo disse. Ci mise fino a mattina, e a mattina tornò a casa. I quaranta vennero fuori; il tetto no. Il prete stava in quello che era stato il portico e ci guardava senza rimprovero, che è un modo di dire una cifra. Aveva da vendere una verga di bronzo, la sola cosa di pregio che gli restava, e un buco nel tetto. Non tirai sul prezzo. Item, una verga, per legarci la mula: più della mula.
tale-m1-lost-again-pay = Pagare quanto chiede
tale-m1-lost-again-pay-then = Ci benedisse al costo. La vedova ci mandò dietro una scodella, vuota, da riempire altrove.
tale-m1-lost-again-work = Rifargli il tetto, piuttosto
tale-m1-lost-again-work-then = Ci vollero quattro giorni e tutti i pollici. La verga ce la diede per giunta, pur di vederci andar via.
