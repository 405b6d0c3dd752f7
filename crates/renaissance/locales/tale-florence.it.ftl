# Renaissance, il libro della trama. Maschere di Firenze.

tale-m2-before = Per un fiorino un fiorentino vi dice l’ora, e per due vi dice di chi è. Noi l’avemmo gratis all’Arte dei Campanai, dove trenta omoni sedevano lungo il muro con le mani aperte sulle ginocchia. L’ago era sparito da Roma, disse il console. Ma il maestro mancino, prima di morire fuori, aveva disegnato la meridiana e ci aveva scritto accanto dov’era l’ago. Il codice stava in casa degli Acciaioli, che quel sabato davano un ballo. Si entrava in maschera. Si usciva, a quanto gli risultava, frugati. Aveva una pianta della casa, vecchia di trent’anni e di tre scale.
tale-m2-before-child = Da Vinci era arrivata una lettera: Quarantuno aveva messo un dente.
tale-m2-before-masks = Noleggiare maschere buone
tale-m2-before-masks-then = Si andò da quattro Evangelisti. Io andai da mula. Item, maschere, quattro e mezza.
tale-m2-before-kitchen = Entrare col pesce
tale-m2-before-kitchen-then = Il cuoco lo guardano tutti; il garzone con l’anguilla, nessuno. Item, una livrea; puzzava.

tale-m2-open = In casa Acciaioli avevano acceso duecento candele, e a ciascuna era stato assegnato un invitato da illuminare. Per legge della casa a nessuno si poteva chiedere il nome prima di mezzanotte; per una legge più nuova, e non scritta, a nessuno si poteva chiedere che cosa fosse. Passavano zoccoli in scarpini di seta. Una signora rideva senza aprire bocca. Alle porte i Giurati delle Chiavi con l’alabarda badavano che gli dèi si comportassero bene, e ballavano, se una dama insisteva. Io reggevo i mantelli. Chi regge i mantelli non lo conta nessuno.
tale-m2-open-dance = Attraversare la sala ballando
tale-m2-open-dance-then = Il passo era lento e la sala lunga. Un satiro ci corresse le figure, passando; aveva ragione.
tale-m2-open-loggia = Fare il giro dalla loggia
tale-m2-open-loggia-then = Si faceva prima, al freddo, al lume di luna; che non era invitata neanche lei. Item, un vaso di fiori, in testa a una guardia.

tale-m2-mask = La terza sala era dipinta coi venti, tutti e otto a guance gonfie, e sotto ciascuno stava qualcuno che portava la faccia d’un assente. In mezzo, su un leggio, c’era il codice. Lo custodiva un signore vestito di foglie di fico, in gran numero. Con un dito teneva il segno, con un altro batteva il tempo; che cosa ci fosse scritto non l’avrebbe saputo dire. Quando ci vide non chiamò. Sorrise, come si sorride a un ragazzo che ci è salito sul pero e non sa più come si scende.
tale-m2-mask-ask = Invitarlo a ballare
tale-m2-mask-ask-pass = Pestò i piedi a tutti, e se la godette. Quando la musica ci lasciò andare il libro l’avevamo noi; e lui s’era prenotato per il ballo dopo.
tale-m2-mask-ask-fail = Era così bravo che ci fecero largo, e alzarono i candelieri. Alla seconda figura il codice era nostro; e tutta Firenze ci sapeva a memoria.
tale-m2-mask-snuff = Spegnere le candele
tale-m2-mask-snuff-then = Fu più buio del previsto. Una mano con le foglie al polso trovò la mia, ci posò il libro, e ci batté sopra. Item, cera, su una manica.

tale-m2-alarm = Un maestro di casa lasciò cadere un vassoio, e nel silenzio che seguì duecento maschere vennero via, perché così si usa, in una casa per bene, quando c’è un ladro. Sotto alcune c’erano facce. Si fece largo un capitano delle Chiavi, col cappello in capo: un uomo stanco, sui quaranta, con del pelo di capra sulla manica. Aveva provato a spazzolarlo. «Non si faccia male a nessuno» disse ai suoi «se non lo dico io.» Non l’aveva ancora detto. Alla porta di ponente un vecchio servitore la teneva chiusa, o aperta; dipendeva.
tale-m2-alarm-fiammetta = Quel pavimento Fiammetta l’aveva lavato, un tempo; e lui le aveva messo da parte, un tempo, il fondo di un cappone.
tale-m2-alarm-evangelists = Tre Evangelisti la faccia l’avevano ancora. Fu presa per dottrina.
tale-m2-alarm-eel = L’anguilla, che nessuno aveva pagato, scese le scale da sé.
tale-m2-alarm-servant = Correre dal vecchio servitore
tale-m2-alarm-servant-then = Aprì, e quella notte fu licenziato, dopo quarant’anni. Item, a lui, per mano sicura, il salario; sbagliai la somma, e mandai la differenza.
tale-m2-alarm-window = Uscire dalla finestra, piuttosto
tale-m2-alarm-window-then = Era una finestra migliore di quel che ci meritavamo. Il capitano ci guardò andare, si tolse il cappello, lo rigirò e se lo rimise.

tale-m2-roofs = Sui tetti di Santa Trinita cenava una famiglia di dèi dei camini, piccoli come gatti e neri come la pentola che avevano in mezzo. In quelle canne ci stavano da prima che ci fosse Firenze. Il libro non dava loro noia, le grida nemmeno; ma avevamo pestato la tovaglia. Di sotto le torce scorrevano lungo la via come un rosario detto in fretta. «Potete restare finché passano» disse la madre «se mangiate qualcosa. Gente non ne viene mai. Vengono solo piedi.»
tale-m2-roofs-eat = Mettersi a tavola
tale-m2-roofs-eat-then = Fuliggine, con un filo d’olio. Chiedemmo il bis, che l’educazione ce l’avevano data. Item, danni a quattro stomaci, condonati.
tale-m2-roofs-leave = Lasciare una moneta e correre
tale-m2-roofs-leave-then = La madre la infilò con le altre, in una collana. Avrebbe preferito la compagnia; e lo disse, giù per ogni canna, fino al fiume.

tale-m2-won = All’alba, seduti sotto l’arco della gualchiera, aprimmo il codice, otto quaderni, e si vide che andava da destra a sinistra, in una mano simile a uno sciame. Qui c’era una ruota. Qui c’era Roma, o un formaggio. Nei margini tornava sempre una parola, con accanto il disegno di un pugno. Il console dei Campanai ci pianse sopra e non seppe leggerlo; sapeva però chi sì. A Comacchio, fra le anguille, c’era un copista che aveva lavorato col maestro, e al servizio del maestro ci aveva poi lasciato gli occhi. Item, un codice. Item, foglie di fico, pressate dentro, fresche.
tale-m2-won-met = Il signore ci aveva lasciato anche la sua lista dei balli. C’erano scritti i nostri nomi, e nessun altro.
tale-m2-won-bonus = Chiedere un anticipo all’Arte
tale-m2-won-bonus-then = Trenta campanai vuotarono la borsa. Feci a ciascuno la sua ricevuta, col nome, e ci volle la mattina.
tale-m2-won-study = Copiare la parola accanto al pugno
tale-m2-won-study-then = La copiammo a rovescio, poi a diritto. Allo specchio diceva *bussare*. La registrai sotto Porte.

tale-m2-lost = Ci misero alla porta dei fornitori, che a Firenze è una forma di misericordia, e si tennero le maschere. Se ne occupò il capitano Serra in persona. Aveva una lista, e noi non c’eravamo: non poteva arrestarci senza prima invitarci. «Mercoledì si balla ancora» disse guardando le stelle sopra le nostre teste. «Ve lo dico perché a qualcuno devo pur dire di non venirci.» Aveva in un tovagliolo gli avanzi di una cena, per uno. Li portava come se scottassero.
tale-m2-lost-thank = Ringraziare, e venire mercoledì
tale-m2-lost-thank-then = Quel che aveva detto aveva detto. Item, maschere, un’altra serie: di carta.
tale-m2-lost-follow = Vedere dove va la cena
tale-m2-lost-follow-then = Su per un campanile, trecento gradini, a una porta con quattro chiavistelli. Di là qualcuno disse grazie, con un belato nella voce.

tale-m2-lost-again = Il codice uscì di casa Acciaioli un giovedì, sotto il braccio di un paggio di nove anni, che aveva l’ordine di bruciarlo. Vide le figure, e non lo fece. Lo vendette a una castagnaia per un cartoccio di castagne; e lei, che ci aveva letto in faccia che cosa avevamo perso, lo vendette a noi, per parecchio di più. Le dispiaceva per noi; lo disse contando. «Va alla rovescia» ci fece notare. «Ne ho conosciuto uno, a Comacchio, che scriveva così. Con le castagne vi trovereste meglio.» Item, un codice, mancante di due carte, unto.
tale-m2-lost-again-haggle = Pagare, e prendere anche il cartoccio
tale-m2-lost-again-haggle-then = Il cartoccio era una delle due carte. Gliele ripresi un’ora dopo, con qualche fatica, calde.
tale-m2-lost-again-page = Cercare prima il paggio
tale-m2-lost-again-page-then = Era sul Ponte Vecchio con l’altra carta, e ne faceva una barca. La cedette per un giro sulla mula, alle nove di sera, tutt’intorno alle mura.
