# Words that are the same in every language.
table-plain = { $words }

# A seat inside a list or a sentence.
table-seat = { $who-is ->
    [you] tu
   *[other] { $who }
}
# A seat nobody has a name for.
table-seat-unnamed = Posto { $number }

table-list-none = niente
table-list-comma = { $head }, { $next }
table-list-last = { $head } e { $next }

# Questions that have no words of their own.
table-choose = Che cosa fai?
table-what-was-rolled = Che cosa è uscito?
table-what-was-drawn = Che cosa è stato pescato?
table-what-was-rolled-for = { $who-is ->
    [you] Che cosa hai tirato?
   *[other] Che cosa è uscito per { $who }?
}
table-what-was-rolled-for-each = Che cosa è uscito? Un numero a testa, in quest’ordine: { $order }.
table-what-was-drawn-for = { $who-is ->
    [you] Che cosa hai pescato?
   *[other] Che cosa è stato pescato per { $who }?
}

# Several things picked together, and a part of a total.
table-several = { $items }
table-part = { $item } × { $part }

# Why an answer was not taken. Nothing has changed.
table-not-offered = Questa non è una delle risposte offerte qui.
table-pick-exactly = { $count ->
    [one] Scegli una sola opzione.
   *[other] Scegli { $count } opzioni, né più né meno.
}
table-pick-between = Scegli da { $min } a { $max } opzioni.
table-order-all = Servono tutte e { $count } le opzioni, nell’ordine che vuoi.
table-share-total = La somma delle parti deve essere { $total }.
table-not-an-option = «{ $said }» non è tra le opzioni: scrivine una com’è scritta, oppure il suo numero.
table-not-a-share = «{ $said }» non è una parte: scrivi l’opzione, il segno uguale e un numero intero, per esempio «1=2».
table-not-a-roll = { $count ->
    [one] Questo non è un tiro: serve un numero da 1 a { $sides }.
   *[other] Questo non è un tiro: servono { $count } numeri da 1 a { $sides }, separati da spazi.
}
table-no-such-card = «{ $said }» non è tra le carte che si possono pescare qui.
table-nothing-asked = Non c’è nessuna domanda: la partita è finita.
table-not-you = La domanda è per qualcun altro.
table-too-late = A quella domanda è già stato risposto.
table-fault = Le regole hanno un errore e tutto è rimasto com’era prima della risposta: { $said }.

# Taking back, and going another way.
table-nothing-to-undo = Non c’è nessuna tua risposta da annullare.
table-nothing-to-redo = Non c’è niente da ripetere.
table-undo-needs-consent = Da allora si è saputo qualcosa di nuovo: per tornare indietro serve il consenso degli altri.
table-no-world = Non si è trovato un altro mondo che corrisponda a tutto ciò che questo posto sa.

# Records.
table-not-a-record = Questa non è la registrazione di una partita: la riga { $line } non ne apre una.
table-record-altered = La riga { $line } non è com’era stata scritta: è stata alterata, o manca quella prima.
table-record-format = La registrazione è scritta nel formato { $format }, che questo programma non conosce.
table-record-cut = La registrazione si interrompe prima che la partita cominci.
table-record-line = La riga { $line } non si capisce: «{ $said }».
table-record-other-game = La registrazione è di un altro gioco: { $game }.
table-record-other-rules = La registrazione è stata fatta con le regole { $theirs }, e queste sono le regole { $ours }.
table-record-other-pack = La registrazione è stata fatta con contenuti diversi da questi: la loro impronta è { $theirs }…, quella di questi è { $ours }…. Indica la cartella del suo pacchetto con --pack.
table-record-forked-beyond = La registrazione dice che le sue prime { $forked } righe vengono da un’altra partita, ma ne ha solo { $lines }.
table-record-misfit = La riga { $line }, «{ $said }», non rispetta le regole: { $why }
table-record-unreadable = Non si capisce.
table-record-no-draw = Qui non si tira e non si pesca niente.
table-record-other-stream = È presa da «{ $theirs }», mentre le regole prendono da «{ $ours }».
table-record-not-over = La partita non è finita.
table-record-other-end = La partita è finita in un altro modo.
table-record-bad-start = Lo stato da cui comincia non si può leggere: { $said }.

# The table in plain text.
plain-separator = { $name }: { $rest }
plain-aside = { $name } ({ $aside })
plain-of = { $now } su { $max }
plain-times = { $name } ×{ $count }
plain-lit-legend = * si può scegliere
plain-acting = è di turno
plain-fallen = a terra
plain-facing = rivolto a { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
plain-footprint = { $cols } per { $rows }
plain-face-down = { $back }, coperta
plain-exhausted = esaurita
plain-pile = { $count ->
    [one] una carta
   *[other] { $count } carte
}
plain-unvisited = non ancora visitato
plain-rooms = { $of ->
    [0] nessuno ha posto qui
   *[other] { $free } posti liberi su { $of }
 }
plain-hidden = ancora da scoprire
plain-empty = vuoto
plain-empty-places = { $count ->
    [one] un posto vuoto
   *[other] { $count } posti vuoti
}
plain-nothing = Niente.
plain-ways = Vie
plain-roads = Strade
plain-hazards = Strade che fanno danno
plain-one-ways = A senso unico
plain-shut-ways = Vie chiuse
plain-way-ring = { $places } ad anello
plain-way-row = { $places } in fila
plain-way-hub = { $place } con { $others }
plain-rows-lit = { $name }, accese
plain-rows-dark = { $name }, spente
plain-gate-open = { $chip } (attivo)
plain-gate-shut = { $chip } (non attivo)
plain-terrain = Terreno
plain-reach = { $count ->
    [one] + una casella raggiungibile
   *[other] + { $count } caselle raggiungibili
}
plain-reach-mark = ! { $name }
plain-sight = Linea di vista
plain-front-columns = { $name }: colonne da { $first } a { $last }
plain-front-rows = { $name }: righe da { $first } a { $last }
plain-undrawn = Il tabellone ha { $cols } colonne e { $rows } righe, troppe per disegnarlo qui.
plain-walls = Muri
plain-wall = { $cell } { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
plain-track-piece = { $piece } su { $notch }
plain-wins = riesce con { $faces }
plain-never-wins = non riesce mai

# Snapshots.
table-snapshot-newer = Il tavolo conservato ha lo schema { $theirs }, e questo programma conosce gli schemi fino a { $ours }.
table-snapshot-unreadable = Il tavolo conservato non si può leggere: { $said }.

# Options that cannot be set like this.
table-no-option = L’opzione «{ $key }» non c’è: questo gioco ha { $known }.
table-no-options = L’opzione «{ $key }» non c’è: questo gioco non ne ha.
table-option-values = { $key } non può essere «{ $value }». Valori possibili: { $known }.
table-option-number = { $key } non può essere «{ $value }»: serve un numero intero da { $least } a { $most }.

# How many can play.
table-seats-exactly = A { $game } si gioca esattamente in { $count }, non in { $seats }.
table-seats-from-to = A { $game } si gioca in { $fewest }–{ $most }, non in { $seats }.

table-state-down = a terra
table-state-dead = senza vita
table-state-out = fuori dal gioco
