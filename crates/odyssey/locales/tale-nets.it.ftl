# Odyssey, la campagna. Quelli che rammendano le reti: il primo crocevia, nelle acque della Gente delle Secche.

tale-nets-alpha = Qui fra le case invece del bucato ci sono le reti, e in ogni porta c’è qualcuno con l’ago. Ianthe cammina davanti e conta i buchi a voce alta, come un altro saluterebbe. Quelli delle Secche rammendano; hanno sempre rammendato; ora che metà non ha più mare dove pescare, rammendano più in fretta. Una zia guercia vi fa posto sulla panca, dà a ciascuno una navetta, e vi fa la sola domanda che fanno agli ospiti. Quando una rete è strappata che non serve più, si tengono i nodi o si tengono i buchi? Dice sul serio. La risposta va su uno spago, con tutte le altre.
tale-nets-alpha-knots = Tenere i nodi
tale-nets-alpha-knots-then = Fa un nodo. «Per chi si ricorda» dice, e da queste parti non è del tutto un complimento. Poi vi manda dietro un ragazzo, con un pennone e una conchiglia da soffiarci.
tale-nets-alpha-holes = Tenere i buchi
tale-nets-alpha-holes-then = Nello spago lascia un vuoto, preciso. «Per chi parte» dice, e vi riempie le tasche di pesce secco.

tale-nets-1 = Una barca con due prue scende lo scalo, si ferma, e risale. Chi l’ha costruita non la vara finché non sa da che parte è il fuori. La baia è murata da nove giorni. Ci ha messo trent’anni, un corso di fasciame per inverno; doveva essere per il figlio, poi per le nozze del figlio, poi per il giro. È la migliore barca piccola su cui siate mai saliti. La darà a chi gli dice a che cosa serve. I vicini, che non lo sanno neanche loro, gli chiedono le tavole.
tale-nets-1-launch = Vararla dentro, per i bambini
tale-nets-1-planks = Prendere le tavole per lo scafo

tale-nets-2 = «Non svegliatela» dice il bambino sul gradino «che è a casa.» La nonna sta dentro, stesa, a occhi aperti. È andata ad abitare nella casa com’era: riceve gente da una porta che il muro si è preso, e da lì le passa il sale. La famiglia ha fatto l’abitudine a girare intorno ai suoi ospiti. Ma stanotte ha detto al bambino di venire anche lui, tendendo la mano, e lui per poco non l’ha vista, la tavola, la vecchia lampada. La madre vuole che la richiamiate. Lo zio vuole che la lasciate stare, ché così bene non la si vedeva da anni.
tale-nets-2-call = Richiamarla
tale-nets-2-call-pass = Torna col fiatone, e guarda la stanza che le avete lasciato. «È più piccola» dice. Poi, al bambino: «Hai cenato?»
tale-nets-2-call-fail = A partire siete voi. C’è la lampada, c’è il sale, si resta per educazione; quando vi scuotono, la casa la conoscete.
tale-nets-2-leave = Lasciarla, e tenere via il bambino

tale-nets-3 = In quella che era una baia nuotano undici cefali. Il resto se l’è preso il muro in una notte, bocca, marea e orizzonte, e a due fratelli ha lasciato uno stagno. È di tutti e due, e perciò non si parlano più. Il maggiore sostiene che il pesce è dell’acqua, e l’acqua è dalla sua parte; il minore, che è della rete, e la rete è sua. Vorrebbero una sentenza. Del muro non dice niente nessuno dei due, finché non lo dite voi. Allora lo guardano, uno accanto all’altro, con le mani sui fianchi.
tale-nets-3-again = La corda tesa attraverso questo stagno voi la conoscete. Da dove, non sapreste dirlo.
tale-nets-3-breach = Aprire il muro, liberare i cefali
tale-nets-3-breach-then = Entra a spallate, marrone, e i pesci sono spariti prima che abbia deciso dove mettersi. Di chi è la colpa, i fratelli lo sanno già.
tale-nets-3-judge = Tenere udienza fino a sera
tale-nets-3-judge-then = Sei alla rete, cinque all’acqua, e il sesto lo mangia la corte. Al piatto di pesce stanno già raccontando la stessa storia.

tale-nets-4 = Olio di lanterna, lana bagnata, pepe: una veglia ha lo stesso odore su tutte le coste. L’annegato sta nella rimessa sotto una vela. Ci sta da una settimana, perché in mare non si può seppellirlo, il mare non c’è, e altrove quelli delle Secche non seppelliscono. Il muro si è offerto. Nella notte è comparsa una nicchia, con la mensolina per la lampada, lunga giusto quanto lui. La vedova l’ha chiesto a tutti. Adesso lo chiede a voi, che non siete di nessun porto, e per chiederlo si è messa il cappotto buono.
tale-nets-4-carry = Portarlo in mare aperto
tale-nets-4-niche = Lasciarlo al muro

tale-nets-5 = Un buco in una rete non fa rumore, ma novecento, all’alba, tutti su un filo solo, fanno uscire la gente in strada. Qualcuno ha tagliato tutte le reti del porto. I tagli sono puliti, e tutti alla stessa altezza. Chi sia stato si sa presto: ha dodici anni, il coltello da pesce del padre, e sta vicino al pozzo a mento alto, aspettando. «Tanto le rammendate» dice. «Rammendate, rammendate. Se non c’è niente da rammendare, magari qualcuno va a guardare il muro.» Il padre ha cominciato a sfilarsi la cintura, piano, nella speranza che lo interrompano.
tale-nets-5-take = Interrompere: imbarcarla
tale-nets-5-mend = Sedersi e rammendare con loro

tale-nets-6 = Con la bassa marea si sente dalle dune: una conchiglia grande come un tempio, che ronza. È entrata prima del muro, e uscire non può. Quelli delle Secche ci hanno portato delle sedie. Chi ci si siede dentro sente il mare, tutto, coi gabbiani, com’era prima; e ci stanno ogni pomeriggio, a turno, con gli occhi chiusi e l’ago che va. Da un mese nessuno scende alle barche. Da una parte, in basso, la conchiglia è incrinata. Uno scalpello lì, e tacerebbe; un rotolo di cima, e forse galleggia.
tale-nets-6-float = Farla galleggiare oltre il muro
tale-nets-6-float-none = Arriva fino al coronamento e ci resta, con la bocca verso il largo. Adesso quello che manca lo sente tutto il paese.
tale-nets-6-float-some = Passa con la marea, sedie comprese. Un vecchio, ancora seduto sulla sua, saluta.
tale-nets-6-float-all = Passa di là come un cappello su un fiume in piena. Nel silenzio che lascia, uno dopo l’altro, sentono battere le loro barche.
tale-nets-6-chisel = Usare lo scalpello

tale-nets-omega = La zia guercia è morta, e c’è da riempire una panca. Sul muro di casa sua è appeso lo spago delle risposte, quarant’anni di ospiti. In fondo c’è la vostra. Quelli delle Secche ne hanno discusso tre giorni, senza mai fermare le mani, e hanno deciso. Di tutte le reti ne faranno una, larga quanto era la baia, e la getteranno, e non per i pesci. La appenderanno ai denti del muro, e poi si tira. Può darsi che venga giù uno spigolo. Può darsi che venga giù addosso a loro. Faranno come dice lo spago, e sullo spago hanno letto voi.
tale-nets-omega-knots = «Nodi», dice. A voi tocca dire quale impiombatura regge.
tale-nets-omega-holes = «Buchi», dice. A voi tocca dire dove bisogna lasciare il passo.
tale-nets-omega-drowned = La vedova col cappotto buono ha portato la vela del marito, da farne cima.
tale-nets-omega-walled = La vedova col cappotto buono sta da una parte, davanti alla sua nicchia, dandole le spalle.
tale-nets-omega-prows = Sono venuti undici bambini, in una barca che non ha bisogno di virare.
tale-nets-omega-chart = Hanno con sé una carta, piegata da trent’anni, e attraverso il muro ci hanno tirato una strada, fino al primo porto rosso.
tale-nets-omega-girl = Tetide è scesa a terra con la cote del padre. Passa lungo l’orlo della rete grande, e per una volta non taglia niente.
tale-nets-omega-sister = C’è la sorella di Ianthe, bianca fino ai gomiti. Chiede quanto viene tutta la rete, e offre la metà.
tale-nets-omega-pull = Tirare con loro
tale-nets-omega-pull-pass = Uno spigolo cede, con un rumore come di tutte le stoviglie del mondo. Dal varco entra un’onda alta quanto un bambino e si ferma, timida, al primo gradino.
tale-nets-omega-pull-fail = Il muro tiene, loro tengono, e poi la rete cede in novecento punti insieme. Il muro si è spostato di un palmo. Si siedono dove sono e infilano l’ago.
tale-nets-omega-keep = Dirgli di tenersi le reti

tale-nets-float = Contro la poppa batte un galleggiante, vetro soffiato, verde, con dentro un biglietto. Su questa costa vuol dire che qualcuno non ha più a chi raccontarlo. Lo rompete sopra il bugliolo. La scrittura è piccola: «Ora sto in fondo al pozzo, è bello asciutto, ci ha messo i gradini. C’è una finestra sui pesci. Se vedete la mamma ditele che so fischiare.» Sotto c’è il disegno di un pozzo, con un albero, e nemmeno l’ombra di un muro. Ogni paese, qui, ha un pozzo con un albero. Il biglietto può essere in mare da una settimana o da un anno.
tale-nets-float-girl = Tetide lo legge da sotto il vostro gomito, non dice niente, e si mette ad affilare.
tale-nets-float-wells = Fischiare in ogni pozzo
tale-nets-float-wells-then = Il settimo risponde, e fischia meglio di voi. A quel punto dietro avete la madre, e mezzo paese, tutti con le dita in bocca.
tale-nets-float-answer = Rimandarlo con una risposta
tale-nets-float-answer-then = Scrivete che fischia anche lei. Può darsi che sia vero; di qualcuno lo sarà.

tale-nets-round = Girano e girano nella baia murata, in undici, senza mai dover virare. Chi l’ha costruita si siede sullo scalo, con le mani fra le ginocchia. Verso sera la più piccola tira su la pagaia, là in mezzo, e chiede dove porta. Anche gli altri guardano verso di lui. Potrebbe rispondere che gira: è da mezzogiorno che lo dice. Sotto la camicia ha la carta del viaggio vero, morbida come una pezza, coi porti dove voleva fermarsi segnati in rosso. Se sentono parlare di porti, li vorranno. Se non ne sentono mai parlare, a girare diventeranno bravissimi.
tale-nets-round-chart = Stendere la carta sullo scalo
tale-nets-round-chart-then = Prima di buio la sanno a memoria, undici voci, un porto dopo l’altro. Nella notte qualcuno graffia i nomi lungo il muro, ad altezza di bambino, nell’ordine giusto.
tale-nets-round-round = Dire che gira
tale-nets-round-round-then = Lei fa di sì, e riprende la pagaia. Lui piega la carta ancora più piccola e la dà a voi, che qualche angolo da doppiare ce l’avete.

tale-nets-place = Il letto glielo spostano dalla zia. La sera lei apparecchia per due, e per una volta aspetta. La seconda scodella è quella del bambino, con la sbeccatura. La zuppa si fredda in tutte e due. Lei guarda la sedia, poi la porta che non c’è, e ha la faccia di chi sta in ascolto del traghetto. Su quella sedia qualcuno potrebbe sedersi. Il bambino non serve: le facce non le guarda più, guarda soltanto se il posto è pieno. Di là dal muro lui sta a occhi aperti, ad ascoltare se batte un cucchiaio.
tale-nets-place-eat = Sedersi e mangiare per lui
tale-nets-place-eat-then = Lei vi passa il sale, e il piattino è tiepido. Quando vi alzate vi dice di badare allo scalino, e lo scalino c’è.
tale-nets-place-clear = Levare il secondo posto
tale-nets-place-clear-then = La scodella la lascia andare, il cucchiaio se lo tiene. Di là qualcuno finalmente si gira nel letto; la mattina lei è entrata per sempre.

tale-nets-niche = Gli va a pennello, fino al calcagno. La mattina la lampada è accesa, e accanto c’è un’altra nicchia, della misura della vedova. Lei la prova davanti a tutti, come si prova un cappotto in bottega. Esce, e riferisce: è asciutta, non sa di chiuso, la mensola è dove l’avrebbe messa lei. «Non ci vado» dice alla sorella, che ha cominciato a piangere. «Voglio soltanto che si sappia di chi è.» Sopra vorrebbe il nome. Due dei figli sono arrivati con una carriola. Quello che resta aperto va a finire che si usa, dicono, e contano di riempirla prima di cena.
tale-nets-niche-name = Inciderci sopra il nome
tale-nets-niche-name-then = La seconda lettera ve la fa correggere. Da allora ci si siede ogni sera con la maglia, e alle nove torna a casa.
tale-nets-niche-fill = Riempirla, coi figli
tale-nets-niche-fill-then = Ci va una carriola e mezza. Nella notte lui ha levato le pietre a una a una, le ha lavate, e le ha messe in pila accanto alla porta di lei.

tale-nets-whetstone = Si chiama Tetide, e sa impiombare. All’ultima bitta il padre le tira qualcosa: la sua cote. Prima di cena in cambusa tagliano tutti i coltelli. Dopo cena nessuno trova più il capo della gomena. È stata tagliata, di netto, a una sola altezza, e sul moncone sta seduta Tetide. Una nave che dà fondo, spiega, è una nave a cui si può costruire intorno; lei ha visto come si fa. Pelagia sta a braccia conserte. Pensa a quanto costa una gomena. Pensa anche che in diciannove anni nessuno aveva mai avuto da ridire.
tale-nets-whetstone-splice = Fargliela impiombare
tale-nets-whetstone-splice-then = Ci mette quattro ore, e adesso è più forte di prima. È questo il guaio del rammendo, dice al buio.
tale-nets-whetstone-drift = Andare senza àncora
tale-nets-whetstone-drift-then = Per una settimana c’è sempre qualcuno sveglio a tenervi via dagli scogli. Il muro la notte sale, e non sa da che parte cominciare.

tale-nets-quiet = Lo scalpello stacca tre belle lastre, e il ronzio si ferma fra due note. Restano seduti ancora un poco, con l’ago a mezz’aria, e poi qualcuno chiede che giorno è. È giovedì. Con questo non vanno lontano. Guardano che cosa hanno rammendato finora: trenta braccia di rete, fine come un capello, buona a non prendere niente di vivo. Un vecchio si alza per scendere alle barche, e non riesce a passarvi davanti. Vuole sentirsi dire com’era il rumore. Non quello della conchiglia. Quello del mare, di dove venite voi, stamattina presto; se ha ancora quell’inciampo prima di rompere.
tale-nets-quiet-mouth = Fargli il rumore con la bocca
tale-nets-quiet-mouth-then = Vi viene male, con le labbra. Lui se lo porta giù per la spiaggia come una cosa che si può rovesciare, e dalle barche arriva la sua voce, che lo aggiusta.
tale-nets-quiet-out = Portarlo fuori a sentirlo
tale-nets-quiet-out-then = Ascolta col cappello sulle ginocchia finché la marea non gira. Poi chiede di rientrare, perché ha lasciato là la sedia.

tale-nets-bench = Sono sollevati. Per ringraziarvi vi rattoppano lo scafo, e non ve la perdonano mai del tutto. La panca della zia resta vuota, e chiedono a ciascuno di voi di sedercisi una volta. È più bassa di quel che sembra. Da lì, sotto le reti, si vede tutta la via in una volta, e in fondo, piccolo, il muro. Quarant’anni l’ha avuto davanti, con quell’occhio solo, e alla gente chiedeva dei nodi. Sotto il sedile c’è una scatola di latta. Dentro, un ago infilato e un biglietto: «per chi lo vede». Nella via nessuno rammenda più. Preferirebbero non sapere che voi l’avete visto.
tale-nets-bench-tin = Rimettere a posto la scatola
tale-nets-bench-tin-then = Per quant’è lunga la via si sente qualcuno tirare il fiato. La sera vi danno il pesce buono, già spinato.
tale-nets-bench-needle = Prendere l’ago
tale-nets-bench-needle-then = Date un punto, in aria, verso il muro. Tiene: l’altro capo, laggiù, lei l’aveva già fermato a qualcosa.

tale-nets-winters = I chiodi li leva lui, uno per uno, che non si spacchi niente. Adesso nel fianco avete una tavola per ogni inverno. Viene a vederle montare, e di ognuna, quando va a posto, ha qualcosa da dire. Questo è l’inverno dei gemelli; questo è quello che lei non gli parlava; questa aveva un nodo, e lui l’ha messa lo stesso. La ciurma per sentire non martella più. Alla ventinovesima tace. Ne avanza una, quella di quest’anno. È segata e non sagomata. Lui percorre il vostro fianco da prua a poppa, e un posto per lei non c’è.
tale-nets-winters-galley = Inchiodarla sopra la cambusa
tale-nets-winters-galley-then = Non combacia con niente e intralcia tutti. Dopo una settimana ci battono le nocche per scaramanzia, e dopo due ci si appende il cappello.
tale-nets-winters-home = Rimandarlo a casa con quella
tale-nets-winters-home-then = Se ne va su per la spiaggia con la tavola in spalla. Non avete ancora mollato gli ormeggi che si sente la pialla.

tale-nets-open = Un giorno per andare e uno per tornare. Per tutta l’andata gli parla di quanto costa la roba, e al ritorno ne parla con voi. All’ultima pietra del muro vi fa fermare. C’è una nicchia, col lume acceso, lunga giusto quanto lui. Ce n’era una a ogni miglio, lo vede adesso: all’andata, al buio, ci siete passati davanti, ed erano tutte pronte, casomai lei cambiasse idea. Lei lo esamina. È un bel lume. Uno così, a quel prezzo, non se lo sarebbe mai comprato. Chiede a voi, che non siete di nessun porto, se sarebbe rubare.
tale-nets-open-lamp = Prenderle il lume
tale-nets-open-lamp-then = Ci legge tutto l’inverno, e non è mai del tutto tranquilla. A ogni luna nuova lo trova pieno.
tale-nets-open-out = Spegnerlo
tale-nets-open-out-then = Ci vogliono tre soffi. Un miglio più in là il successivo si spegne da solo, e poi quello dopo, fino a casa, come le botteghe di una via quando portano via qualcuno.

tale-nets-facing = Novecento, con tutte le mani, fino all’ora dei lumi. Da dove siete seduti, guarda caso, il muro lo avete tutti di fronte. È lì da un mese, e non l’avevano guardato una volta. Adesso in grembo non hanno niente. È un bel lavoro, dice qualcuno. Lo passano con gli occhi come si passa una rete portata ad aggiustare, fila per fila, in cerca del buco. La ragazzina col coltello ci si è seduta contro, e guarda in su, a tutta quella gente che non è arrabbiata. «Là» dice il padre. Indica sopra la testa di lei, e allora lo vedono tutti: una pietra è stata messa da fuori.
tale-nets-facing-work = Lasciarli lavorare a quella
tale-nets-facing-work-then = Tanti aghi insieme fanno un rumore piccolissimo. La mattina la malta intorno non c’è più, per la profondità di un filo, e nessuno ha perso una maglia.
tale-nets-facing-who = Chiedere chi è rimasto a metterla
tale-nets-facing-who-then = Un ragazzo della baia accanto, che poi è entrato dal camino, per stare con la madre. Ogni tanto di lassù saluta; l’avevano preso per fumo.
