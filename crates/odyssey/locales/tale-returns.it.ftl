# Odyssey, la campagna. Ciò che torna: promesse, battaglie, facce nuove.

tale-return-1 = Quattro giorni fa, da poppa, si è detta una cosa. Sta sul giornale di bordo, con la data; Pelagia ci ha messo sotto un righello. Il vento ha girato, e in una notte si potrebbe tornare indietro, volendo, e fare tardi a tutto il resto. Per ogni rovina da cui siete ripartiti c’è qualcuno dietro l’intonaco. Lo sanno. Nel vento di prima si distingueva un fischio, una campana, un braccio. C’è un giorno per uno di loro. Chi parla a favore della casa parla bene: settecento stanze contro una. Batto, senza che nessuno glielo chieda, ha cominciato a versare la zuppa in un bidone col coperchio.
tale-return-1-geranium = Il geranio dello stivale ha lasciato cadere il fiore sul giornale, giusto su quella riga. Pelagia volta le pagine girandoci intorno.
tale-return-1-slate = Nella rastrelliera del timoniere c’è un’ardesia con una domanda in fondo, a matita, a cui nessuno ha risposto.
tale-return-1-chalk = Ad Acquaferma, dicono le barche, c’è una porta di gesso che ha passato nove maree. Di notte qualcuno la deve ricalcare.
tale-return-1-owned = C’è chi questo mese ha detto a una madre come stavano le cose: guarda a lungo la riga, e poi voialtri.
tale-return-1-sill = Tornare per la storia del lupo
tale-return-1-sill-then = Il bambino ormai sa come va a finire, e ve lo racconta, battendo con la scarpa sulla pietra. Sul davanzale torna un rametto del vostro rametto.
tale-return-1-knots = Tornare per le nove corde
tale-return-1-knots-then = La disfate da fuori, con la loro impiombatura. «Chi ve l’ha insegnata?» grida la quarta campana, e in otto glielo dicono.
tale-return-1-stillwater = Tornare per la sorella di Ianthe
tale-return-1-stillwater-then = «Due aringhe» dice il muro, rauco. Ianthe dice tre, e ci mette diversi tentativi.
tale-return-1-warp = Tornare a dirle che piove
tale-return-1-warp-then = Mandate giù l’ardesia bagnata. A novanta braccia la lampada si alza, viene alla finestra, e si spegne.
tale-return-1-goring = Tornare per quel braccio
tale-return-1-goring-then = È ancora fuori, bagnato fino alla spalla, e accanto ce n’è un altro. Prima date la mano, poi prendete il martello.
tale-return-1-whalefall = Tornare a seppellire i sessanta
tale-return-1-whalefall-then = I vostri fiori sono in un vaso, sull’altare, con l’acqua. Qualcuno gli accorcia i gambi.
tale-return-1-on = Proseguire, e cancellare la riga
tale-return-1-on-then = Pelagia porge la penna e guarda altrove. La prua scende di un dito, e la zuppa se la beve Batto, in piedi.

tale-ember-2 = Stavolta scende da sola. Si raccoglie sugli scogli, non più grande di una ruota di carro, rossa sugli orli, e vi guarda con la testa sotto l’ala. A spegnersi ci ha messo tanto. Sulla pietra, intorno, c’è scritto qualcosa: fuliggine, stampatello da bambina, una lettera per penna; ha provato a mettere giù dove abita. La marea sta salendo. È la stessa marea. Qualcuno di voi potrebbe avvicinarle una lampada, e qualcuno una lama, e lei si appoggerebbe all’una come all’altra.
tale-ember-2-fed = Il vostro odore lo conosce. Di vostro ha avuto qualcosa, ed era una cosa buona.
tale-ember-2-cut = In due punti il fuoco non le si chiude. Sono opera vostra.
tale-ember-2-read = Leggerle l’indirizzo
tale-ember-2-read-then = Dice «al mare», e poi, più piccolo, «fuori». Prima che arrivi l’acqua se n’è andata, tutta, verso l’alto.
tale-ember-2-blade = Farla finita
tale-ember-2-blade-then = È come tagliare una candela. Per un momento sentite odore di casa, ognuno della sua, e poi sono pesce e alghe.

tale-ember-night = Verso la guardia di mezzo una luce passa in cima al muro, svelta, bassa, come uno che corra con la candela. Si ferma a ogni scala. Sta leggendo la casa. Il muratore ha posato la cazzuola, e in tutte queste notti non era mai successo: si sente, il colpo che non viene. Stanno ai due lati dello stesso corso. Nessuno dei due si sporge a guardare. Quello che vuole lei potreste gridarglielo voi; l’indirizzo lo sapete. Lo saprebbe anche lui, se una volta girasse quella cosa, a guardarla da dove abita lei.
tale-ember-night-shout = Gridare «fuori» oltre il muro
tale-ember-night-shout-then = C’è un silenzio lunghissimo. Poi, dalla parte di dentro, qualcuno si siede, pesante, e la luce resta dov’è fino a giorno.
tale-ember-night-hush = Lasciarla a loro due
tale-ember-night-hush-then = Qualunque cosa si siano detti, non era a parole. Quando fa chiaro una pietra del coronamento è calda, e nera, e l’hanno lasciata così.

tale-awakening-1 = Un banco è vuoto, e su un altro c’è qualcuno che si tira su troppo in fretta. È lo stesso sguardo, in una faccia nuova. La creatura si è alzata di nuovo, dal dormiente più vicino; è così che si fa, a quanto pare, quando un corpo non va avanti. Pelagia conosceva quella faccia da quando era piccola, quei capelli li aveva tagliati lei. Sta lì col catino. Quello che dice è: «Hai mangiato?» Poi va a poppa, dove sotto una vela c’è l’altro corpo, e lì si ferma di più. Le mani nuove cercano già il remo, dalla parte sbagliata.
tale-awakening-1-named = Il nome ce l’ha pronto, si capisce. Lo dice, e la faccia nuova si volta.
tale-awakening-1-told = La ciurma ha capito. Qualcuno, senza una parola, mostra alle mani nuove dov’è appesa la tazza di quel corpo.
tale-awakening-1-bury = Aiutarla a cucire la vela
tale-awakening-1-bury-then = L’ultimo punto passa per il naso; usa così. Lo date voi, con quelle dita, alla faccia che avevate.
tale-awakening-1-row = Sedersi e imparare il remo
tale-awakening-1-row-then = Tira un po’ a sinistra. A sera ne sapete le battute, ne usate una, non ride nessuno, e poi uno ride.

tale-noted-unsung = Un titano nelle stalle non è tornato, e nessuno gli aveva dato un nome. Ci sono una catena, un secchio, la forma nella paglia. Aveva portato uno di voi per una notte e un giorno. Gli piaceva farsi grattare in mezzo alle corna col gancio d’accosto; Batto lo sa, perché era lui a grattare. Adesso è sceso col berretto, essendo anche becchino, e vorrebbe sapere da voi che cosa deve dire. A bordo per le cime ci sono quaranta parole. Dovrebbe essere possibile.
tale-noted-unsung-name = Dargli un nome adesso
tale-noted-unsung-name-then = Non è un granché. Batto lo dice tre volte, per vedere se regge, e ci appende il secchio.
tale-noted-unsung-straw = Lasciare la paglia com’è
tale-noted-unsung-straw-then = Nessun altro ci si corica. La notte ci stanno intorno, come gente a una tavola con una sedia libera. Il maestro d’ascia, che la stalla doveva chiuderla, si ritrova una tavola in più.

tale-noted-legend = Il tempo di fare tre miglia a remi, e il racconto è già più avanti di voi. Vi aspetta su un molo, in due versioni. In una il vostro titano tiene il nemico per la gola fino a giorno; nell’altra gli chiedono del fuoco, e lui lo dà. Sono bellissime tutte e due. Un uomo col vassoio lo vende in pane di miele. Ha sbagliato le corna, e quante gambe; ma nel collo qualcosa l’ha preso, quel modo di piegarlo da una parte, alla fine. Da chi c’era non vuole denaro.
tale-noted-legend-correct = Raccontarla com’è stata
tale-noted-legend-correct-then = Ci vuole un minuto, e la gola non c’è. L’uomo col vassoio, pensieroso, stacca coi denti una gamba, per farlo giusto.
tale-noted-legend-listen = Ascoltare le due versioni
tale-noted-legend-listen-then = Alla seconda avete già cominciato a ricordarvela così. Gli ha dato del fuoco.

tale-noted-priest = Nella pancia di quello che avete aperto c’era un sacerdote. Sta seduto sul vostro boccaporto con una coperta addosso, in buona salute, e asciuga il libro pagina per pagina. Dieci mesi, crede; c’era una sporgenza. Gli insegnava. Rancore non ne porta, ma era arrivato alla quarta lezione su sei, e secondo lui mancava poco che si ravvedesse. Chiede che fretta avevate. È difficile spiegarglielo, col suo allievo sparso per tutto il ponte.
tale-noted-priest-lessons = Sentire le ultime due lezioni
tale-noted-priest-lessons-then = Parlano di porte. All’ultima parola da un secchio viene come un sospiro.
tale-noted-priest-oar = Dargli un remo
tale-noted-priest-oar-then = Voga bene, a occhi chiusi. Nelle sere tranquille scende a leggere ai titani.

tale-noted-hundredth = Una mano vi ha seguiti. È la centesima, quella che teneva la pietra. Cammina sul fondo con le dita, e di notte sale per il timone e ci resta, a gocciolare, col palmo in su. Pare smarrita. Per tutta la vita le hanno detto che cosa reggere. La ciurma non la vuole a bordo; il maestro d’ascia ha notato che, a darle una tavola, la tiene esattamente dove serve. E qualcuno l’ha vista a poppa, nelle ore piccole, provare a chiudersi su niente, e riaprirsi a guardare.
tale-noted-hundredth-plank = Darle tavole da reggere
tale-noted-hundredth-plank-then = Non è mai stata così contenta, per quel che si può capire da un polso. Vi siete fatti un muro che aiuta.
tale-noted-hundredth-own = Metterci dentro una delle vostre
tale-noted-hundredth-own-then = Si chiude con tanta cura che in mezzo resta l’acqua. Al cambio della guardia se n’è andata, sulle dita, verso casa.

tale-noted-bull = È stato qui. Sulla spiaggia dove dormite, tutt’intorno al fuoco, ci sono orme di zoccoli, profonde, e ognuna è piena di qualcosa: conchiglie, un cucchiaio, uno straccio azzurro. Sono cose che avete perso dalla prima mattina. Le ha raccolte in bocca lungo tutta la vostra rotta, e le ha posate, a una a una, senza svegliare nessuno. C’è un ditale che nessuno di voi riconosce. Lo riconosce Pelagia. È diventata rossa, e se lo infila.
tale-noted-bull-hands = La mano che sta sul timone è venuta a vedere, e tocca un’orma dopo l’altra con la punta di un dito.
tale-noted-bull-held = Sul bordo di ogni orma ci sono altri segni, di dita. Qualcuno l’ha aiutato a raddrizzare le cose piccole.
tale-noted-bull-take = Riprendersi le cose
tale-noted-bull-take-then = Ci vuole un’ora. Nell’ultima orma, la più fonda, non c’è niente, e l’ha lasciata liscia perché la usiate voi.
tale-noted-bull-leave = Riempirle di cose sue
tale-noted-bull-leave-then = Un campanaccio, un chiodo della sua porta, del fieno. La marea dopo se li prende tutti, con molta delicatezza.

tale-noted-fever = A bordo c’è chi non riesce più a voltare a sinistra. È cominciato nel labirinto; per un giorno c’è stata polvere in quegli occhi, e adesso il corpo fa tre quarti di giro a destra piuttosto che quel solo piccolo movimento. Per una sera fa ridere. Poi lo si trova nella cala delle gomene, al buio, faccia a un angolo, contento. Dice che si vede come la nave va avanti da lì. Descrive la stanza dopo. La descrive bene; e il maestro d’ascia, che ascoltava, va a bussare a quella paratia, e torna pensieroso.
tale-noted-fever-follow = Farsi descrivere la stanza dopo
tale-noted-fever-follow-then = Una tavola, otto posti, qualcosa in pentola. S’interrompe per annusare. In pugno, per tutto il tempo, ha tenuto una scheggia del labirinto.
tale-noted-fever-turn = Insegnare al corpo la sinistra
tale-noted-fever-turn-then = Ci vuole una notte, a ballare, tutti quanti. Alla fine ci riesce, purché qualcuno canticchi.

tale-egle-cup = La sua tazza è appesa al chiodo. Nessuno l’ha spostata e nessuno ci beve; col mare lungo batte contro la tavola, più o meno quanto farebbe uno a cui nessuno ha aperto. È passata una settimana. Oggi dalla Scogliera delle Lanterne è venuta la madre, su una barca a nolo, con un cesto per la roba di Egle. Vorrebbe stringere la mano a chi era laggiù con lei. È piccola, e tenuta molto bene. È una tale consolazione, dice, che la ragazza non fosse sola. La prua sta un dito più giù, e lei, che è di queste acque, se n’è accorta.
tale-egle-cup-hand = Darle la mano
tale-egle-cup-hand-then = La tiene fra le sue quanto si tiene un fiato. Poi la gira, e guarda il palmo.
tale-egle-cup-tell = Dirle che cosa ha fatto la mano
tale-egle-cup-tell-then = Di questo vi ringrazia. Stacca la tazza, la avvolge in una calza, e chiede che a riportarla a casa sia qualcun altro.

tale-egle-wage = «Dodici d’argento» dice Egle «e il coltello.» L’ha portato per iscritto, con una settimana di ritardo, e Pelagia è dovuta scendere sottocoperta per non ridere. Da allora non si è più immersa. Sta sul boccaporto con due maglie addosso, e quando calano un bugliolo fuori bordo guarda l’albero. Ma la notte si stende con l’orecchio al fasciame, e la notte scorsa l’hanno sentita rispondere. Leggono ancora, dice, là sotto. Sono arrivati dove entrate voi. Potrebbe anche andare a sentire il resto, se glielo si chiedesse come si deve.
tale-egle-wage-pay = Pagarla, e lasciarla stare
tale-egle-wage-pay-then = Li conta due volte e ne rende uno. Da quel giorno insegna ai più giovani, in un bugliolo, a tenere gli occhi aperti.
tale-egle-wage-dive = Chiederglielo come si deve
tale-egle-wage-dive-then = Sta via quanto dura una canzone. «Dice di badare allo scalino» riferisce, blu in faccia. «E poi daccapo, come a un bambino.» E resta la faccenda dell’altra metà della paga.

tale-awakening-2 = Ormai si fa più in fretta. Pelagia è lì col catino prima che gli occhi nuovi si aprano, e ha già messo via il berretto che andava con quella testa, perché nessuno lo chieda. Nomi non ne dice. Ha scoperto che c’è un momento, quanto ci vuole a strizzare uno straccio, in cui ancora non si sa chi sia. Può ancora essere l’uno o l’altro. Alla ciurma ha chiesto di stare zitta, per quel momento. Poi le mani cominciano a cercare il remo, dalla parte sbagliata, e lei lascia andare l’acqua. «Ecco» dice.
tale-awakening-2-lied = Quelli a cui avete detto ch’era la marea guardano la faccia nuova, poi l’altra, sotto la sua vela, e continuano ad aggottare una nave asciutta.
tale-awakening-2-cradle = Usa il nome che le ha dato Kymo, dei quattro quello giusto, e prima deve schiarirsi la gola.
tale-awakening-2-who = Chiederle chi era
tale-awakening-2-who-then = Ve lo dice, e intanto strizza. Alla fine lo straccio è asciutto, e lei strizza ancora.
tale-awakening-2-quiet = Stare zitti ancora un po’
tale-awakening-2-quiet-then = Non respira nessuno. Per quel tempo, là dentro, siete in due, e a tirarsi su nessuno ha fretta.

tale-noted-away = C’è chi dovrebbe essere morto, e mangia. L’ha visto tutto il banco: il colpo, e il collo come andava. Batto aveva già posato il mestolo e messo l’altro berretto. Poi non se n’è fatto niente; il corpo si è alzato a cercare la scarpa. Dal tramonto una vecchia in nero sta sul molo, su uno sgabello pieghevole, e volta le spalle alla nave. Non le è sfuggito niente, dice Pelagia, che l’ha già incontrata. È educazione. Sarebbe bene che qualcuno andasse a dirle qualcosa.
tale-noted-away-soup = Portarle una scodella di zuppa
tale-noted-away-soup-then = La mangia con la faccia all’acqua, e osserva che manca di sale. Sotto la scodella, quando la riportano, c’è una moneta con un morso.
tale-noted-away-tide = Scivolare via con la marea
tale-noted-away-tide-then = Andate senza un lume. Sul molo del porto dopo c’è uno sgabello pieghevole, già aperto, e sopra non c’è ancora nessuno.

tale-noted-beyond = Nella quarta stalla una catena sta dritta. Dall’anello nel pavimento va in su, dieci piedi, tesa, e in cima entra nel niente. In tutta la notte non si è mai allentata: dovunque l’abbiano preso, quel titano ci si appoggia ancora. Batto dice che lui ha seppellito di tutto, ma almeno stavano sdraiati. Il ragazzo delle stalle non ha detto niente. La mattina mette un po’ di fieno sotto il capo della catena, la sera il fieno non c’è più, e preferirebbe che non se ne facesse una storia.
tale-noted-beyond-hay = Lasciargli dare il fieno
tale-noted-beyond-hay-then = Il maestro d’ascia gli fa una rastrelliera. A fine settimana la catena è scesa di una maglia, e lui ha cominciato a mettere da parte le mele.
tale-noted-beyond-ring = Sganciare l’anello
tale-noted-beyond-ring-then = Va su con fracasso, tutti e dieci i piedi, come un’ancora salpata dalla parte sbagliata. Dopo un po’, dall’alto, cade un torsolo.

tale-noted-unwound = Da un vostro polsino esce un filo. C’è dal giorno della battaglia; è grigio, e se lo si tira un poco è un pomeriggio. Ve lo trovate in grembo, di nove anni fa, con un odore di cotogne. Tirando ancora, è un inverno. Male non fa, ed è questo che a Pelagia non piace. L’uovo da rammendo l’ha pronto. Rimetterlo dentro si può, secondo lei, anche se non proprio nell’ordine di prima. Qualcuno dice di tagliarlo dov’è, e tutti e quattro guardate le forbici.
tale-noted-unwound-darn = Farlo rammendare a lei
tale-noted-unwound-darn-then = Si vede appena. Ma da allora, certe mattine, c’è odore di cotogne poco prima che qualcosa vada storto.
tale-noted-unwound-cut = Tagliare, e tenere il pezzo
tale-noted-unwound-cut-then = Una spanna, non di più: un pomeriggio con la pioggia. Per sapere di chi fosse bisognerebbe svolgerlo, e nessuno l’ha fatto.

tale-noted-shell = La battaglia è finita, la conchiglia no. Sta dove si è rotta, in cima alla spiaggia, e canta, a quattro voci, un po’ calante. Pelagia è diventata bianca: conosce la seconda voce, e poi tutte. È un canto di voga di questa nave. Lo cantavano la sera prima della prima pietra, per tenere la palata, non bene, e alla terza strofa a uno scappa da ridere. Va avanti finché non sale la marea. La ciurma ha lasciato i remi e sta lì sulla ghiaia, come la gente davanti a una casa dove si balla.
tale-noted-shell-row = Prendere il tempo da loro
tale-noted-shell-row-then = Ci vogate sopra, con le loro braccia. Finché dura, su quei quattro banchi siete in otto, e i remi lo sanno.
tale-noted-shell-sand = Tapparla con la sabbia
tale-noted-shell-sand-then = Sotto la sabbia ronza ancora un poco. «Grazie» dice Pelagia, e sta coi piedi nell’acqua finché è ora.
