# Renaissance, il libro della trama. Catene a Genova.

tale-m8-before = La prigione di Genova è fatta nel molo, così per l’acqua la città non spende. All’entrata ci registrarono a peso e mestiere. Io fui messo come zavorra. Gli altri li portarono via, uno per cella, e la roba finì in un cassone di ferro con lo scontrino, perché i genovesi non perdono niente. Era una prigione a catena. Una catena sola passava tutti i muri, dal lato dei debitori fino alle galee, e la notte, quando si rigirava uno, si rigiravano tutti. Da qualche parte, appesi, c’erano anche dèi piccoli. Si sentivano, più in giù, rigirarsi dopo.
tale-m8-before-brother = Al sergente che beve era arrivata una bottiglia, con un biglietto: *da un fratello*.
tale-m8-before-tap = Battere un messaggio sulla catena
tale-m8-before-tap-then = Tornò all’alba con diciassette aggiunte, due in versi.
tale-m8-before-sleep = Dormire, finché è gratis
tale-m8-before-sleep-then = Item, vitto e alloggio, niente. Cercai l’inganno tutta la notte.

tale-m8-open = Al cambio della marea il mare diede la spalla al muro, come due volte al giorno, e le serrature, che erano vecchie, sospirarono e rimasero aperte un dito. Quel dito era tutto il piano che ci fosse. Dalla parte dei debitori se ne parlava da trent’anni. Non l’aveva mai usato nessuno, perché ciascuno era incatenato al vicino, e il vicino dormiva sempre, o era vecchio, o gli doveva dei soldi. A quell’ora io stavo in cancelleria. Avevano scoperto che so fare le addizioni.
tale-m8-open-wake = Svegliare il vicino
tale-m8-open-wake-then = Doveva sei soldi, si scoprì, a uno di Savona, e aveva paura d’incontrarlo. Gli si promise un’altra strada.
tale-m8-open-slip = Sfilarsi mentre dorme
tale-m8-open-slip-then = Con un polsino e un po’ di pelle in meno. Dietro, la catena la posammo anello per anello, come una creatura.

tale-m8-chest = Il cassone stava nella stanza della stadera, sotto un lume, e sul coperchio, coi piedi raccolti, sedeva il custode degli scontrini. Aveva una settantina d’anni. Di armi, un timbro. Quanto c’era in prigione passava per le sue mani, e quando uno lo impiccavano tornava fuori, agli eredi; in quarant’anni non era mancato un bottone. Chi eravamo lo sapeva benissimo. «Voglio vedere quattro scontrini» disse. «Senza non ho mai aperto. Non fatemi cominciare adesso.»
tale-m8-chest-forge = Far scrivere a me gli scontrini
tale-m8-chest-forge-then = La carta l’avevo, stando in cancelleria. Li guardò contro luce, vide che cos’erano, e timbrò, a occhi chiusi.
tale-m8-chest-lift = Metterlo giù con lo sgabello
tale-m8-chest-lift-pass = Rimase seduto, per aria e poi in terra. Item, una serratura, rotta; pianse per la serratura.
tale-m8-chest-lift-fail = Ci s’era incatenato lui, da dentro, per sua scelta. La catena tirò, e lungo il muro si rigirarono tutti, e si svegliarono.

tale-m8-chain = All’ultima svolta della scala la catena seguitava sott’acqua, e lì stavano, una dozzina per braccio, gli dèi piccoli della costa. Ce n’era uno delle bitte, uno dell’odore del cordame. Uno era stato di un capo, che ne avevano fatto una cava. Li avevano presi per vagabondaggio. A galee piene, disse il sergente, li scaricavano all’altro mondo; come, di preciso, non lo sapeva. «Vi dispiacerebbe» disse quello delle bitte «dire agli uomini di sopra che ci siamo? Ci si rigira con loro. Ma credo che ci prendano per il mare.»
tale-m8-chain-tell = Portare su il messaggio
tale-m8-chain-tell-then = Corse lungo il muro di bocca in bocca. In fondo, alle galee, qualcuno aveva risposto, e batteva una rima.
tale-m8-chain-saw = Segare prima gli dèi
tale-m8-chain-saw-then = Vennero su come bottiglie vuote, e non sapevano dove andare. Dal lato degli uomini la catena pesava come prima.

tale-m8-told = Nella fucina, con le cesoie grandi in mano e un anello fra le lame, Zenobio si fermò. Era un anello ben fatto. Ne aveva fatti così, disse, un autunno piovoso, a Roma, per appenderci le undici ruote; ne era stato fiero, e di che cosa dovessero reggere non s’era informato. Dalla grata entrò il mare e spense mezzo fuoco. Parlava dandoci la schiena, in fretta, come paga chi s’è portato addosso i soldi troppo a lungo. Le cesoie restavano dov’erano.
tale-m8-told-hands = Mettere le mani sulle sue
tale-m8-told-hands-then = Per chiuderle ci si mise in quattro. L’anello cadde in mare, e ce ne fu uno di meno.
tale-m8-told-price = Domandargli quanto l’avevano pagato
tale-m8-told-price-then = Ce l’aveva ancora, cucito nel grembiule. Due monete; perché quelle due, non lo sapeva. Le registrai sotto Ottone.

tale-m8-tide = La campana della marea suonò in anticipo, perché quando suonava Roma suonavano tutte; e il mare, che tiene l’ora sua e non era stato avvertito, le venne dietro di malumore. Nella fila più bassa l’avevano alla cintola. Uomini centododici, secondo il mio libro, e per la scala si passava a due a due. Il sergente aveva buttato le chiavi e contava sulle dita. «Prima i giovani» disse; poi: «No, quelli in fondo»; poi guardò noi, come si guarda chi ha tenuto elenchi.
tale-m8-tide-bottom = Far uscire prima quelli in fondo
tale-m8-tide-bottom-then = Vennero su lividi, assassini per lo più. I giovani tiravano. Centoundici; dell’altro ho il nome.
tale-m8-tide-chain = Tirare tutti insieme la catena
tale-m8-tide-chain-then = Tira uno, e il vicino deve venire. Così li avevano tenuti, e così uscirono.

tale-m8-won = Sulla spiaggia di Sturla c’erano un duecento braccia di catena con la gente sopra, addormentata, e perché non l’avessero lasciata non lo sapevano dire. In mezzo c’erano le impronte bagnate di certi altri. Il dio delle bitte sedeva sull’ultimo anello, al primo sole, e un falsario lo guardava. «Allora eravate voi» disse il falsario «che vi rigiravate.» A parecchi parve una cosa da non perdere. Sigilli non ne avevano. Avevano la catena; e ogni anello, a pensarci, era già una firma.
tale-m8-won-woken = Il debitore di Savona aveva trovato il creditore sulla stessa catena, nove anelli più su.
tale-m8-won-bottom = Un assassino aveva messo la camicia al ragazzo che l’aveva tirato su. Il nome, non se l’erano chiesto.
tale-m8-won-tickets = Era venuto anche il custode degli scontrini. Passava la fila col timbro, senza svegliare nessuno.
tale-m8-won-sign = Scrivere Una catena, e leggerla
tale-m8-won-sign-then = «Chi si rigira, lo faccia sapere al vicino.» La lessi due volte, una verso l’acqua.
tale-m8-won-iron = Vendere la catena per ferro
tale-m8-won-iron-then = Era buon ferro; lo portarono dal fabbro loro stessi. Dopo, gli parve d’avere freddo alle mani.
tale-m8-won-away = Andar via prima che si sveglino
tale-m8-won-away-then = Uno si svegliò. Gaspare, disse, già di tre eserciti; avevamo il passo di chi se ne va, e lui quel passo lo conosceva.

tale-m8-lost = Ci rimisero ciascuno nella sua cella, e a registrarlo toccò a me. *Restituiti, quattro; serrature, come sopra.* Il sergente non era in collera. Su di noi aveva perso una scommessa, di qualche entità, con uno delle galee. La notte la catena si mosse come sempre; ma quando fu passata qualcuno, lontano, la rimandò, una volta, due, apposta. Due strappi al polso non sono un gran patrimonio. Per tutto il lato dei debitori gente che non aveva mai voluto niente stava sveglia, a vedere se veniva il terzo.
tale-m8-lost-third = Dare il terzo strappo
tale-m8-lost-third-then = S’allontanò lungo il muro. Verso le quattro tornò a casa, con tutta la prigione dietro.
tale-m8-lost-bet = Scommettere noi col sergente
tale-m8-lost-bet-then = Il doppio, sulla marea di martedì, e una moneta in mano. Ci unse i cardini, per onestà.

tale-m8-lost-again = Dalla prigione di Genova si uscì per la porta, di giorno, con ricevuta, perché ci avevano comprati. Era stato un creditore, uno di Savona. Era venuto per godersela, e gli avevano mostrato la catena, e sul muro il suo nome inciso da diciannove uomini, con le somme. Rimise i debiti a tutti prima d’accorgersi che parlava. Poi pagò per noi, come chi ha cominciato a offrire da bere. Era un oliandolo da poco, con gli occhi bagnati. «A casa loro non li avevo mai visti» seguitava a dire. «A casa loro non si vedono mai.» Gli dèi non poteva permetterseli. Item, a noi, da lui, quattro vite: in acconto.
tale-m8-lost-again-gods = Comprare un dio con quel che resta
tale-m8-lost-again-gods-then = Costava meno quello del cordame. Lo si fece scendere al primo molo; era a casa prima che s’ormeggiasse.
tale-m8-lost-again-oil = Lasciar parlare l’oliandolo
tale-m8-lost-again-oil-then = Parlò fino a Lerici. Passato Recco si capì che di tornare a casa aveva paura; e si rallentò.
