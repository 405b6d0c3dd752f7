# Il tavolo.
web-seats-label = Posti in ordine di turno
web-acts = tocca a questo posto
web-map = Mappa
web-map-label = { $places } luoghi, { $pieces } pezzi
web-grid-label = Tabellone di { $cols } colonne e { $rows } righe, { $pieces } pezzi
web-decks = Mazzi
web-lit-legend = acceso: puoi sceglierlo
web-empty = vuoto
web-face-down = { $back }, coperta
web-gate-open = aperto
web-gate-shut = non ancora aperto
web-slot-unknown = Posto libero; nessun altro sa che cosa chiede
web-slot-open = Posto libero: { $what }

# La domanda.
web-choose-some = { $exactly ->
    [1] { $max ->
        [one] Scegli 1.
       *[other] Scegli { $max }.
    }
   *[other] { $max ->
        [one] Scegli al massimo 1.
       *[other] { $min ->
            [0] Scegli fino a { $max }.
           *[other] Scegli da { $min } a { $max }.
        }
    }
}
web-share = Dividi { $total } in tutto.
web-sealed = In segreto: nessuno la vede finché non hanno risposto tutti.
web-sealed-for-good = In segreto: nessuno la vede, nemmeno quando tutti hanno risposto.
web-order = Metti in ordine: 1 viene per primo.
web-order-touch = Toccane due sul tavolo e si scambiano di posto.
web-earlier = Prima
web-later = Dopo
web-told-roll = { $count ->
    [one] Che cosa hai tirato? Un numero da 1 a { $sides }.
   *[other] Che cosa hai tirato? { $count } numeri da 1 a { $sides }, separati da spazi.
}
web-told-draw = Che cosa hai pescato?
web-send = Conferma
web-send-or-none = { $word }, o nessuno di questi
web-send-none = Nessuno di questi
web-barred = Ora non è possibile
web-why-not = Perché no?
web-why-option = Perché? Regola { $rule }
web-faces = Riescono { $wins } facce su { $of }
web-since = Dal tuo ultimo turno

# Ogni pagina.
web-skip = Vai alla pagina
web-skip-question = Vai alla domanda
web-nav = Tavola
web-theme = Chiaro o scuro
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro

web-bot-name = Bot { $seat }
web-bot-kind = { $kind ->
    [random] Bot 1 di 5: gioca a caso
    [greedy] Bot 2 di 5: pensa un passo avanti
    [easy] Bot 3 di 5: pensa un poco
    [fair] Bot 4 di 5: pensa
   *[other] Bot 5 di 5: pensa a lungo
}
web-bot-failed = Non posso continuare; ora il mio posto è di chi ha aperto il tavolo. { $why }

# La prima pagina.
web-lead = Siediti per una lunga partita.
web-lead-more = { $games ->
    [one] Un gioco da tavolo a un solo tavolo.
    [3] Tre giochi da tavolo a un solo tavolo.
    [4] Quattro giochi da tavolo a un solo tavolo.
    [5] Cinque giochi da tavolo a un solo tavolo.
   *[other] { $games } giochi da tavolo a un solo tavolo.
} Tavola conosce le regole, tiene i conti e a te lascia solo le decisioni: in solitario, con gli amici o con i bot.
web-players = { $same ->
    [1] { $most }
   *[other] da { $fewest } a { $most }
}
web-weight = Complessità { $weight } su 5
web-set-table = Prepara un tavolo
web-my-tables = I tuoi tavoli
web-no-tables = Ancora nessun tavolo. Scegli un gioco.
web-no-public = Al momento nessun tavolo pubblico è aperto.
web-join = Unisciti a un tavolo
web-join-code = Link o codice di chi ti invita
web-join-go = Entra
web-watch = Guarda un tavolo pubblico
web-open-record = Apri una registrazione
web-rulebooks = Regolamenti
web-records = Registrazioni
web-your-turn = Tocca a te
web-gathers = In attesa di giocatori
web-runs = In corso
web-sit-down = Siediti
web-look-in = Guarda

# Preparare un tavolo.
web-set-title = Prepara un tavolo di { $game }
web-table-name = Nome del tavolo
web-table-default = Il nostro tavolo
web-your-name = Il tuo nome
web-name-needed = Scrivi un nome di al massimo 32 caratteri.
web-seats = Posti
web-seat = Posto
web-seat-number = Posto { $number }
web-me = Io
web-open = Libero, per chi si unisce
web-nobody = Nessuno
web-options = Opzioni
web-usual-or = predefinito, o da { $least } a { $most }
web-more = Altro
web-public = Chiunque può guardare e unirsi (altrimenti solo con link o codice)
web-real-dice = Tiriamo e peschiamo noi, con dadi e carte veri
web-seed-choose = Seme di dadi e carte
web-seed-unknown = ignoto a tutti
web-seed-chosen = Chi ha preparato questo tavolo ha scelto il seme, quindi può conoscere in anticipo dadi e carte.
web-bad-seed = Un seme è un numero intero di al massimo 38 cifre.
web-seed-of-real-dice = Un seme non ha effetto su dadi e carte veri. Scegli l’uno o gli altri.
web-set-go = Prepara il tavolo
web-bad-seats = { $same ->
    [1] Questo gioco è per esattamente { $most } giocatori.
   *[other] Questo gioco è per un numero di giocatori da { $fewest } a { $most }.
}
web-record-about = Una registrazione contiene una partita intera. Si apre come un tavolo tuo: rivedila, o continua da qualunque momento.
web-record-file = File della registrazione
web-record-open = Apri
web-from-record = Da una registrazione

# In attesa.
web-gathering = { $open ->
    [one] Un posto è libero.
   *[other] { $open } posti sono liberi.
}
web-open-seat = Posto libero
web-sit = Siediti
web-invite = Invita altri al tavolo
web-code = Codice
web-link = Link
web-copy = Copia
web-copied = Link copiato.
web-start-bots = Comincia ora, con bot ai posti liberi
web-seat-taken = Quel posto è occupato, o la partita è cominciata. Scegline un altro, o guarda.
web-you = tu

# Al tavolo.
web-title-turn = Tocca a te: { $game }
web-rules = Regole
web-replay = Rivedi
web-chat = Chat
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-log = Cronaca
web-log-mine = Solo le mie
web-log-all = Tutta la cronaca
web-ok = OK
web-close = Chiudi
web-waiting = In attesa di { $who }.
web-onlooker = Stai guardando.
web-pass-screen = Passa lo schermo a { $who }
web-curtain = { $who }, tocca a te.
web-curtain-about = Tutti gli altri guardano altrove.
web-curtain-open = Sono { $who }: mostra il mio tavolo
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = { $who } chiede di annullare l’ultima risposta.
web-undo-refused = Preferisco non annullare.
web-agree = Consenti
web-refuse = Non ora
web-why-these = Perché
web-hint = Consiglio
web-hint-says = Un bot sceglierebbe: { $answer }
web-hint-alike = Tra le opzioni non ha trovato differenze.
web-weighed = Che cosa ha valutato
web-weighed-wins = vince
web-weighed-tries = tentativi
web-weighed-option = opzione
web-orders = Risposte automatiche
web-order-always = Ogni volta che me lo chiedono, rispondi
web-order-leave = Imposta
web-revoke = Revoca
web-over = La partita è finita
web-abandoned = Abbandonata
web-result = Risultato
web-record = Registrazione
web-transcript = Trascrizione
web-rematch = Gioca ancora
web-rematch-go = Alla rivincita
web-proof = Verifica dei dadi
web-commitment = Impronta dei dadi (SHA-256)
web-seed = Seme e sale
web-life = Persone e tavolo
web-seat-link = Link di questo posto
web-seat-link-about = Chi apre questo link ha il posto, come te. Dallo solo a chi deve giocarlo.
web-hand-to = Quale bot
web-hand-over = Affida a un bot
web-take-back = Riprendi il posto
web-resign = Arrenditi
web-vote = Affida a un bot il posto di chi manca ({ $given })
web-owner = Proprietario
web-report = Segnalazione di un errore
web-sure = Confermo:
web-abandon = Abbandona la partita
web-delete = Cancella il tavolo
web-somebody = Qualcuno

# Rivedere.
web-replay-title = { $game }, dopo la risposta { $at } di { $last }
web-back-to-table = Al tavolo
web-back = Indietro
web-first = Prima
web-previous = Precedente
web-next = Successiva
web-last = Ultima
web-play = Avvia
web-moment = Momento
web-go = Vai
web-fork = Continua da qui
web-fork-true = Un tavolo tuo nello stesso mondo, con dadi nuovi; i bot giocano gli altri posti.
web-fork-redrawn = Un tavolo tuo; ciò che non puoi sapere è pescato di nuovo, e i bot giocano gli altri posti.
web-not-begun = La partita non è cominciata.

# Regolamenti e interfaccia per i programmi.
web-rules-of = Le regole di { $game }
web-search = Cerca
web-search-go = Cerca
web-found = { $count ->
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
}
web-whole-book = Tutto il regolamento
web-read = Leggi
web-api = L’interfaccia per i programmi

# Rifiuti.
web-sorry = Non si può fare
web-home = Alla prima pagina
web-missing = A questo indirizzo non c’è nulla. Controllalo, o vai alla prima pagina.
web-no-table = Questo tavolo non esiste, o è stato cancellato.
web-no-code = Nessun tavolo ha questo codice. Controllalo e riprova: sono sei lettere e cifre.
web-not-yours = Non puoi farlo. Se hai un posto qui, riapri il suo link.
web-bad-link = Questo link non porta più a un posto. Chiedine uno nuovo a chi te l’ha dato.
web-bad-request = La richiesta non si capisce. Torna indietro e riprova.
web-too-often = Un po’ troppo in fretta. Aspetta un momento e riprova.
web-too-large = È troppo grande. Manda meno.
web-full = Il server è pieno: per ora non si possono preparare altri tavoli.
web-full-for-you = Dal tuo indirizzo sono stati preparati troppi tavoli. Eliminane qualcuno dei tuoi, o chiedi a chi gestisce il server.
web-table-long = Questo tavolo ha raccolto tutte le risposte che può contenere. Preparane un altro.
web-too-slow = La richiesta è arrivata troppo lentamente. Riprova.
web-busy = Il server è occupato. Aspetta un momento e riprova.
web-broken = Qui qualcosa è andato storto. Non hai sbagliato tu, e il problema è stato annotato. Torna indietro e riprova.
web-unknown-host = Questo server non è conosciuto con quel nome. Usa l’indirizzo che ti è stato dato.
web-bot-not-offered = Il bot «{ $name }» qui non gioca.
web-record-too-long = La registrazione è troppo lunga: se ne leggono al massimo { $most } righe.
web-report-running = La partita non è finita, quindi qui c’è quello che puoi vedere tu. A partita finita questa pagina contiene la registrazione completa.
web-foreign = La richiesta veniva da un altro sito e non è stata eseguita.
web-not-kept = In questo momento non si può salvare, quindi non è successo niente. Riprova tra poco.
web-unsure = La base di dati si è interrotta proprio in quel momento: solo quando tornerà si saprà se la tua azione è stata salvata. Guarda il tavolo prima di riprovare.
web-changed-meanwhile = Nello stesso momento qualcosa è cambiato a questo tavolo. Guarda di nuovo e poi riprova.
web-damaged = I dati salvati di questo tavolo sono danneggiati, quindi non si può aprire. Chi gestisce questo server può dirti di più.

# La prima partita guidata.
web-coach = La tua guida
web-coach-symbols = La legenda (tasto K) dice a parole che cosa significa ogni simbolo sul tavolo.
web-coach-start = Guidami
web-coach-stop = Ferma la guida
web-guided = Prima volta? Una partita guidata
web-guide-me = Guidami nei primi turni

# Sapere quando tocca a me.
web-title-other = Tocca a { $who }: { $game }
web-tell-me = Avvisami
web-tell-me-when = Quando tocca a me:
web-tell-sound = un suono
web-tell-notice = una notifica

# La fine e le statistiche di una partita.
web-won = ha vinto
web-lost = –
web-shared = a pari merito, { $percent }%
web-lasted = { $unit ->
    [rounds] { $length ->
        [one] Un round
       *[other] { $length } round
    }
    [moves] { $length ->
        [one] Una mossa
       *[other] { $length } mosse
    }
    [hours] { $length ->
        [one] Un’ora
       *[other] { $length } ore
    }
   *[other] { $length } { $unit }
}, { $answers ->
    [one] una decisione
   *[other] { $answers } decisioni
}.
web-figures = Statistiche
web-figures-title = { $game }: statistiche
web-deeds = Che cosa ha fatto ciascuno
web-deed = Quante volte
web-course = Com’è andata
web-proof-how = Prima della partita è stata mostrata l’impronta dei dadi. È lo SHA-256 di seme e sale come scritti qui, con i due punti in mezzo: i dadi erano dunque decisi prima di ogni mossa. Lo verifica qualsiasi strumento per SHA-256.

# Le carte.
web-cards = Carte
web-cards-of = Le carte di { $game }
web-cards-about = { $count ->
    [one] Una carta. Stampata, è grande come una vera.
   *[other] { $count } carte diverse. Stampate, sono grandi come vere, nove per pagina.
}

# Ciò che è ripiegato.
web-rest = Altro
web-rest-count = altre { $count }

# Che ne è di posti e risposte.
web-over-stays = La partita è finita e la sua registrazione si può leggere, quindi non si può più annullare nulla. Puoi continuare da un momento precedente come partita nuova, con dadi nuovi.
web-go-on-why = La registrazione di una partita finita si può leggere per intero, con dadi e mani, quindi non si può più annullare nulla. Per provare un’altra strada, continua come partita nuova, con dadi nuovi.
web-go-on = Continua da prima dell’ultima risposta
web-nobody-asks = Nessuno chiede di annullare qualcosa.
web-bots-own-seat = Questo posto è di un bot. Solo chi si è seduto a un posto può riprenderlo.
web-not-absent = Un bot può giocare solo per chi è assente da tre minuti.
web-question-ahead = Questa domanda non è ancora stata posta.
web-onlooker-mark = spettatore
web-seat-handed = { $by ->
    [owner] Il proprietario ha affidato a un bot il posto di { $who }.
    [vote] Gli altri hanno affidato a un bot il posto di { $who }, che è assente.
   *[self] { $who } affida il posto a un bot.
}
web-seat-taken-back = { $by ->
    [owner] Il proprietario ha restituito il posto a { $who }.
   *[self] { $who } ha ripreso il posto.
}
web-seat-resigned = { $who } si arrende; un bot continua al suo posto.
web-undo-done = { $who } ha annullato una risposta. D’accordo: { $others }.

# L’interfaccia per i programmi.
web-bad-token = Questo token non apre alcun posto a questo tavolo. Può essere di un altro tavolo o di un posto lasciato.
web-bad-json = Il corpo della richiesta non è JSON valido: { $why }.
web-bad-body = Il corpo della richiesta è JSON, ma non ha la forma descritta in /api/openapi.json: { $why }.
web-not-json = Manda il corpo come JSON, con Content-Type: application/json.
web-bad-query = Ciò che segue il punto interrogativo non si può leggere: { $why }.
web-head-too-large = L’intestazione della richiesta supera i 64 kB. Manda meno campi, o più corti.
web-unknown-game = Non c’è nessun gioco «{ $game }»; i giochi sono { $known }.
web-unknown-game-near = Non c’è nessun gioco «{ $game }»; intendevi «{ $near }»?
web-unknown-bot = Non c’è nessun bot «{ $name }»; i bot sono { $known }.
web-bad-method = Questo indirizzo non conosce quel metodo.
web-failed = Qualcosa è andato storto. Riprova più tardi.

# Agire sul tavolo.
web-not-now = non ora
web-not-your-turn = non è il tuo turno
web-as-list = { $count ->
    [one] Elenco
   *[other] Elenco di { $count }
}
web-touch = Tocca ciò che è acceso, o premi una lettera.
web-touch-several = Tocca ciò che scegli.
web-preview = Anteprima
web-point = Indica qualsiasi cosa per vedere che cosa farebbe.
web-point-finger = Tocca qualsiasi cosa per vedere che cosa farebbe.
web-in-hand = In mano
web-put-back = Rimetti giù
web-tabs = Le tue cose
web-others = Gli altri
web-board = Tabellone
web-legend = Legenda
web-legend-about = i simboli ora su questo tavolo
web-people = Persone
web-keys = Tasti
web-letters = Le lettere scelgono i verbi
web-key-things = una cosa accesa, in ordine di lettura
web-key-done = fatto
web-key-do = fai ciò che hai in mano
web-key-back = un passo indietro
web-key-walk = passa da una cosa accesa all’altra
web-key-turn = gli altri modi di farlo, o di posare una tessera
web-key-undo = annulla, con Maiusc ripeti
web-key-show = che cosa è successo, passo per passo
web-key-pace = velocità dei bot
web-key-board = tabellone intero o piccolo
web-key-why = perché
web-any-key = premi un tasto
web-any-tap = tocca per proseguire
web-seen = Visto
web-nothing-new = Da allora non è successo niente.
web-show-me = Mostrami
web-to-now = Fino ad adesso
web-pace-hold = Pausa
web-pace-slow = Lento
web-pace-usual = Normale
web-pace-once = Subito
web-to-my-turn = Fino al mio turno
web-to-my-turn-about = I bot giocano senza pause
web-undo-what = Annulla: { $what }
web-undo-loses = { $turns ->
    [0] { $rolls ->
        [one] Si perde anche un tiro o una pescata.
       *[other] Si perdono anche { $rolls } tiri o pescate.
    }
    [one] Si perde anche un turno di un altro, { $rolls ->
        [0] senza tiri.
        [one] con un tiro o una pescata.
       *[other] con { $rolls } tiri o pescate.
    }
   *[other] Si perdono anche { $turns } turni di altri, { $rolls ->
        [0] senza tiri.
        [one] con un tiro o una pescata.
       *[other] con { $rolls } tiri o pescate.
    }
} Con Ripeti torna tutto, finché nessuno sceglie di nuovo.
web-undo-loses-asked = Lo si chiede agli altri. { $turns ->
    [0] Nessun loro turno va perduto.
    [one] Un loro turno va perduto.
   *[other] { $turns } loro turni vanno perduti.
}
web-undo-asked-mine = Chiedi di annullare la tua ultima risposta. Lo si chiede agli altri.
web-take-back-it = Annulla
web-leave-it = Lascia così
web-redo = Ripeti
web-redo-what = Ripeti: { $what }

# Cominciare subito.
web-play-now = Gioca subito
web-somebody-plays = Ospite
web-replay-keys = ← → un passo · Pag su, Pag giù un round · Inizio, Fine · Spazio fa scorrere
web-pause = Pausa
web-rounds = Round
web-turning = Momenti decisivi
web-by-rule = Secondo la regola { $rule }
web-round-before = Indietro, all’inizio di un round
web-round-after = Avanti, al round seguente
web-to-answer = Dopo la risposta { $at }
web-nearest = A portata di mano
web-so-far = { $unit ->
    [rounds] round { $length }
    [moves] mossa { $length }
    [hours] ora { $length }
   *[other] { $length }
}
web-do-it = Fallo
web-take-in-hand = Toccalo per prenderlo in mano.
web-touch-next = Tocca ciò che è acceso.

web-index = { $unit ->
    [rounds] Round
    [hours] Ore
    [moves] Mosse
   *[other] Indice
}
web-chances = Probabilità di vincere
web-chance-together = Probabilità di vittoria
web-victory = Vittoria
web-swing = { $who }: { $from }% → { $to }%, il cambiamento più grande ({ $when })
web-waiting-others = In attesa degli altri.
web-aim = Di che si tratta
