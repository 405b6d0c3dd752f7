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
plain-face-down = { $back }, a faccia in giù
plain-exhausted = esaurita
plain-pile = { $count ->
    [one] una carta
   *[other] { $count } carte
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
plain-way-ring = { $places } ad anello
plain-way-row = { $places } in fila
plain-way-hub = { $place } con { $others }
plain-rows-lit = { $name }, accese
plain-rows-dark = { $name }, spente
plain-gate-open = { $chip } aperto
plain-gate-shut = { $chip } chiuso
plain-terrain = Terreno
plain-reach = { $count ->
    [one] + uno spazio raggiungibile
   *[other] + { $count } spazi raggiungibili
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
