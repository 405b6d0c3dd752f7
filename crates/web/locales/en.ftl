# The table.
web-seats-label = Seats in turn order
web-acts = to move
web-map = Map
web-map-label = { $places } places, { $pieces } pieces
web-grid-label = Board of { $cols } columns and { $rows } rows, { $pieces } pieces
web-decks = Decks
web-lit-legend = lit: you may choose it
web-empty = empty
web-face-down = { $back }, face down
web-gate-open = open
web-gate-shut = not yet open
web-slot-unknown = Open place; nobody else knows what it asks for
web-slot-open = Open place: { $what }

# The question.
web-choose-some = Choose { $max ->
    [one] at most one.
   *[other] { $min ->
        [0] up to { $max }.
       *[other] from { $min } to { $max }.
    }
}
web-share = Share out { $total }.
web-order = Put these in order: 1 comes first.
web-earlier = Earlier
web-later = Later
web-told-roll = { $count ->
    [one] What did you roll? One number from 1 to { $sides }.
   *[other] What did you roll? { $count } numbers from 1 to { $sides }, with spaces between them.
}
web-told-draw = What did you draw?
web-send = That is my answer
web-send-or-none = That is my answer, or none of these
web-barred = Not possible now
web-why-not = Why not?
web-why-option = Why? Rule { $rule }
web-faces = { $wins } of { $of } faces succeed
web-since = Since your last turn

# Every page.
web-skip = To the table
web-nav = Tavola
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
