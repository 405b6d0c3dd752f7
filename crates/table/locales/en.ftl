# Words that are the same in every language.
table-plain = { $words }

# A seat inside a list or a sentence.
table-seat = { $who-is ->
    [you] you
   *[other] { $who }
}
# A seat nobody has a name for.
table-seat-unnamed = Seat { $number }

table-list-none = nothing
table-list-comma = { $head }, { $next }
table-list-last = { $head } and { $next }

# The table in plain text.
plain-separator = { $name }: { $rest }
plain-aside = { $name } ({ $aside })
plain-of = { $now } of { $max }
plain-times = { $name } ×{ $count }
plain-lit-legend = * you may choose it
plain-acting = acts now
plain-fallen = down
plain-facing = facing { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
plain-footprint = { $cols } by { $rows }
plain-face-down = { $back }, face down
plain-exhausted = exhausted
plain-pile = { $count ->
    [one] one card
   *[other] { $count } cards
}
plain-hidden = not yet discovered
plain-empty = empty
plain-empty-places = { $count ->
    [one] one empty place
   *[other] { $count } empty places
}
plain-nothing = Nothing.
plain-ways = Ways
plain-roads = Roads
plain-way-ring = { $places } in a ring
plain-way-row = { $places } in a row
plain-way-hub = { $place } with { $others }
plain-rows-lit = { $name }, lit
plain-rows-dark = { $name }, not lit
plain-gate-open = { $chip } open
plain-gate-shut = { $chip } shut
plain-terrain = Ground
plain-reach = { $count ->
    [one] + one space in reach
   *[other] + { $count } spaces in reach
}
plain-reach-mark = ! { $name }
plain-sight = Line of sight
plain-front-columns = { $name }: columns { $first } to { $last }
plain-front-rows = { $name }: rows { $first } to { $last }
plain-undrawn = The board has { $cols } columns and { $rows } rows, too many to draw here.
plain-walls = Walls
plain-wall = { $cell } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
plain-track-piece = { $piece } at { $notch }
plain-wins = wins with { $faces }
plain-never-wins = never wins
