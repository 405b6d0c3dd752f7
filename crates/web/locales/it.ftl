# Il tavolo.
web-seats-label = Posti in ordine di turno
web-acts = tocca a questo posto
web-map = Mappa
web-map-label = { $places } luoghi, { $pieces } pedine
web-grid-label = Plancia di { $cols } colonne e { $rows } righe, { $pieces } pedine
web-decks = Mazzi
web-lit-legend = acceso: puoi sceglierlo
web-empty = vuoto
web-face-down = { $back }, coperta
web-gate-open = aperto
web-gate-shut = non ancora aperto
web-slot-unknown = Posto libero; nessun altro sa che cosa chiede
web-slot-open = Posto libero: { $what }

# La domanda.
web-choose-some = Scegline { $max ->
    [one] al massimo uno.
   *[other] { $min ->
        [0] fino a { $max }.
       *[other] da { $min } a { $max }.
    }
}
web-share = Dividi { $total } in tutto.
web-order = Metti in ordine: 1 viene per primo.
web-earlier = Prima
web-later = Dopo
web-told-roll = { $count ->
    [one] Che cosa hai tirato? Un numero da 1 a { $sides }.
   *[other] Che cosa hai tirato? { $count } numeri da 1 a { $sides }, separati da spazi.
}
web-told-draw = Che cosa hai pescato?
web-send = Questa è la mia risposta
web-send-or-none = Questa è la mia risposta, o nessuno di questi
web-barred = Ora non è possibile
web-why-not = Perché no?
web-why-option = Perché? Regola { $rule }
web-faces = Riescono { $wins } facce su { $of }
web-since = Dal tuo ultimo turno

# Ogni pagina.
web-skip = Al tavolo
web-nav = Tavola
web-theme = Chiaro o scuro
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
