# Odyssey, la campagna. Chi rammenda le reti: il primo crocevia, nelle acque della Gente delle Secche.

tale-nets-alpha = Qui fra le case invece del bucato ci sono le reti, e in ogni porta c’è qualcuno con l’ago. Ianthe cammina davanti e conta i buchi a voce alta, come un altro saluterebbe. Quelli delle Secche rammendano; hanno sempre rammendato; ora che metà non ha più mare dove pescare, rammendano più in fretta. Una zia guercia vi fa posto sulla panca, dà a ciascuno una navetta, e vi fa la sola domanda che fanno agli ospiti. Quando una rete è strappata che non serve più, si tengono i nodi o si tengono i buchi? Dice sul serio. La risposta va su uno spago, con tutte le altre.
tale-nets-alpha-knots = Tenere i nodi
tale-nets-alpha-knots-then = Fa un nodo. «Per chi si ricorda» dice, e da queste parti non è del tutto un complimento.
tale-nets-alpha-holes = Tenere i buchi
tale-nets-alpha-holes-then = Nello spago lascia un vuoto, preciso. «Per chi parte» dice, e vi riempie le tasche di pesce secco.

tale-nets-1 = Una barca con due prue scende lo scalo, si ferma, e risale. Chi l’ha costruita non la vara finché non sa da che parte è il fuori. La baia è murata da nove giorni. Ci ha messo trent’anni, un corso di fasciame per inverno; doveva essere per il figlio, poi per le nozze del figlio, poi per il giro. Di barche piccole, meglio di così non siete mai stati su nessuna. La dà a chi gli dica a che serve. I vicini, che non lo sanno neanche loro, gli chiedono le tavole.
tale-nets-1-launch = Vararla dentro, per i bambini
tale-nets-1-launch-then = Girano e girano nella baia murata, in undici, senza mai dover virare. Lui si siede sullo scalo con le mani fra le ginocchia.
tale-nets-1-planks = Prendere le tavole per lo scafo
tale-nets-1-planks-then = I chiodi li leva lui, uno per uno, che non si spacchi niente. Adesso nel fianco avete una tavola per ogni inverno.

tale-nets-2 = «Non svegliatela» dice il bambino sul gradino «che è a casa.» La nonna sta dentro, stesa, a occhi aperti. È andata ad abitare nella casa com’era: riceve gente da una porta che il muro si è preso, e da lì le passa il sale. La famiglia ha fatto l’abitudine a girare intorno ai suoi ospiti. Ma stanotte ha detto al bambino di venire anche lui, tendendo la mano, e lui per poco non l’ha vista, la tavola, la vecchia lampada. La madre vuole che la richiamiate. Lo zio vuole che la lasciate stare, ché così bene non la si vedeva da anni.
tale-nets-2-call = Richiamarla
tale-nets-2-call-pass = Torna col fiatone, e guarda la stanza che le avete lasciato. «È più piccola» dice. Poi, al bambino: «Hai cenato?»
tale-nets-2-call-fail = A partire siete voi. C’è la lampada, c’è il sale, si resta per educazione; quando vi scuotono, la casa la conoscete.
tale-nets-2-leave = Lasciarla, e tenere via il bambino
tale-nets-2-leave-then = Il letto glielo spostano dalla zia. La sera lei apparecchia per due, e per una volta aspetta.

tale-nets-3 = In quella che era una baia nuotano undici cefali. Il resto se l’è preso il muro in una notte, bocca, marea e orizzonte, e a due fratelli ha lasciato uno stagno. È di tutti e due, e perciò non si parlano più. Il maggiore sostiene che il pesce è dell’acqua, e l’acqua è dalla sua parte; il minore, che è della rete, e la rete è sua. Vorrebbero una sentenza. Del muro non dice niente nessuno dei due, finché non lo dite voi. Allora lo guardano, uno accanto all’altro, con le mani sui fianchi.
tale-nets-3-again = La corda tesa attraverso questo stagno voi la conoscete. Da dove, non sapreste dirlo.
tale-nets-3-breach = Aprire il muro, liberare i cefali
tale-nets-3-breach-then = Entra a spallate, marrone, e i pesci sono spariti prima che abbia deciso dove mettersi. Di chi è la colpa, i fratelli lo sanno già.
tale-nets-3-judge = Tenere udienza fino a sera
tale-nets-3-judge-then = Sei alla rete, cinque all’acqua, e il sesto lo mangia la corte. Al secondo piatto stanno raccontando la stessa storia.

tale-nets-4 = Olio di lanterna, lana bagnata, pepe: una veglia ha lo stesso odore su tutte le coste. L’annegato sta nella rimessa sotto una vela. Ci sta da una settimana, perché in mare non si può seppellirlo, il mare non c’è, e altrove quelli delle Secche non seppelliscono. Il muro si è offerto. Nella notte è comparsa una nicchia, con la mensolina per la lampada, lunga giusto quanto lui. La vedova l’ha chiesto a tutti. Adesso lo chiede a voi, che non siete di nessun porto, e per chiederlo si è messa il cappotto buono.
tale-nets-4-carry = Portarlo in mare aperto
tale-nets-4-carry-then = Un giorno per andare e uno per tornare. Per tutta l’andata gli parla di quanto costa la roba, e al ritorno ne parla con voi.
tale-nets-4-niche = Lasciarlo al muro
tale-nets-4-niche-then = Va come un guanto. La mattina la lampada è accesa, e accanto c’è un’altra nicchia, della misura della vedova.

tale-nets-5 = Un buco in una rete non fa rumore, ma novecento, all’alba, su un solo filo, fanno uscire la gente in strada. Qualcuno ha tagliato tutte le reti del porto. I tagli sono puliti, e tutti alla stessa altezza. Chi sia stato si sa presto: ha dodici anni, il coltello da pesce del padre, e sta vicino al pozzo a mento alto, aspettando. «Tanto le rammendate» dice. «Rammendate, rammendate. Se non c’è niente da rammendare, magari qualcuno va a guardare il muro.» Il padre ha cominciato a sfilarsi la cintura, piano, nella speranza che lo interrompano.
tale-nets-5-take = Interrompere: imbarcarla
tale-nets-5-take-then = Si chiama Tetide, e sa impiombare. All’ultima bitta il padre le tira qualcosa: la sua cote.
tale-nets-5-mend = Sedersi e rammendare con loro
tale-nets-5-mend-then = Novecento, con tutte le mani, fino all’ora dei lumi. Da dove siete seduti, per la prima volta, il muro lo avete tutti di fronte.

tale-nets-6 = Con la bassa marea si sente dalle dune: una conchiglia grande come un tempio, che ronza. È entrata prima del muro, e uscire non può. Quelli delle Secche ci hanno portato delle sedie. Chi ci si siede dentro sente il mare, tutto, coi gabbiani, com’era prima; e ci stanno ogni pomeriggio, a turno, con gli occhi chiusi e l’ago che va. È un mese che alle barche non scende nessuno. Da una parte, in basso, la conchiglia è incrinata. Uno scalpello lì, e tacerebbe; un rotolo di cima, e forse galleggia.
tale-nets-6-float = Farla galleggiare oltre il muro
tale-nets-6-float-none = Arriva fino al coronamento e ci resta, con la bocca verso il largo. Adesso quello che manca lo sente tutto il paese.
tale-nets-6-float-some = Passa con la marea, sedie comprese. Un vecchio nella sua c’era ancora, e saluta.
tale-nets-6-float-all = Passa di là come un cappello in piena. Nel silenzio che lascia, uno dopo l’altro, sentono battere le loro barche.
tale-nets-6-chisel = Usare lo scalpello
tale-nets-6-chisel-then = Il ronzio si ferma fra due note. Restano seduti ancora un poco, con l’ago a mezz’aria, e poi qualcuno chiede che giorno è.

tale-nets-omega = La zia guercia è morta, e c’è da riempire una panca. Sul muro di casa sua è appeso lo spago delle risposte, quarant’anni di ospiti. In fondo c’è la vostra. Quelli delle Secche ne hanno discusso tre giorni, senza mai fermare le mani, e hanno deciso. Di tutte le reti ne faranno una, larga quanto era la baia, e la getteranno, e non per i pesci. La appenderanno ai denti del muro, e poi si tira. Può darsi che venga giù uno spigolo. Può darsi che venga giù addosso a loro. Faranno come dice lo spago, e sullo spago hanno letto voi.
tale-nets-omega-knots = «Nodi», dice. A voi tocca dire quale impiombatura regge.
tale-nets-omega-holes = «Buchi», dice. A voi tocca dire dove bisogna lasciare il passo.
tale-nets-omega-drowned = La vedova col cappotto buono ha portato la vela del marito, da farne cima.
tale-nets-omega-walled = La vedova col cappotto buono sta da una parte, davanti alla sua nicchia, dandole le spalle.
tale-nets-omega-prows = Sono venuti undici bambini, in una barca che non ha bisogno di virare.
tale-nets-omega-pull = Tirare con loro
tale-nets-omega-pull-pass = Uno spigolo cede, con un rumore come di tutte le stoviglie del mondo. Dal varco entra un’onda alta quanto un bambino e si ferma, timida, al primo gradino.
tale-nets-omega-pull-fail = Il muro tiene, loro tengono, e poi la rete cede in novecento punti insieme. Il muro si è spostato di un palmo. Si siedono dove sono e infilano l’ago.
tale-nets-omega-keep = Dirgli di tenersi le reti
tale-nets-omega-keep-then = Sono sollevati, e non ve lo perdonano mai del tutto. La panca della zia resta vuota, e a ciascuno di voi chiedono di sedercisi una volta.

tale-nets-float = Contro la poppa batte un galleggiante, vetro soffiato, verde, con dentro un biglietto. Su questa costa vuol dire che qualcuno non ha più a chi raccontarlo. Lo rompete sopra il bugliolo. La scrittura è piccola: «Ora sto in fondo al pozzo, è bello asciutto, ci ha messo i gradini. C’è una finestra sui pesci. Se vedete la mamma ditele che so fischiare.» Sotto c’è il disegno di un pozzo, con un albero, e muri da nessuna parte. Ogni paese, qui, ha un pozzo con un albero. Il biglietto può essere in mare da una settimana o da un anno.
tale-nets-float-girl = Tetide lo legge da sotto il vostro gomito, non dice niente, e si mette ad affilare.
tale-nets-float-wells = Fischiare in ogni pozzo
tale-nets-float-wells-then = Il settimo risponde, e fischia meglio di voi. A quel punto dietro avete la madre, e mezzo paese, tutti con le dita in bocca.
tale-nets-float-answer = Rimandarlo con una risposta
tale-nets-float-answer-then = Scrivete che fischia anche lei. Può darsi che sia vero; di qualcuno lo sarà.
