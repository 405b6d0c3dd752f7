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

# Questions that have no words of their own.
table-choose = What do you do?
table-what-was-rolled = What was rolled?
table-what-was-drawn = What was drawn?
table-what-was-rolled-for = { $who-is ->
    [you] What did you roll?
   *[other] What was rolled for { $who }?
}
table-what-was-rolled-for-each = What was rolled? One number each, in this order: { $order }.
table-what-was-drawn-for = { $who-is ->
    [you] What did you draw?
   *[other] What was drawn for { $who }?
}

# Several things picked together, and a part of a total.
table-several = { $items }
table-part = { $item } × { $part }

# Why an answer was not taken. Nothing has changed.
table-not-offered = That is not one of the answers offered here.
table-pick-exactly = { $count ->
    [one] Pick one of them, no more and no fewer.
   *[other] Pick { $count } of them, no more and no fewer.
}
table-pick-between = Pick { $min } to { $max } of them.
table-order-all = Name all { $count } of them, in the order you want.
table-share-total = The parts must add up to { $total }.
table-not-an-option = “{ $said }” is none of the options: name one as it is written, or give its number.
table-not-a-share = “{ $said }” is not a share: write the option, an equals sign and a whole number, such as “1=2”.
table-not-a-roll = { $count ->
    [one] That is not a roll: one number from 1 to { $sides } is expected.
   *[other] That is not a roll: { $count } numbers from 1 to { $sides } are expected, with spaces between them.
}
table-no-such-card = “{ $said }” is not among the cards that can be drawn here.
table-nothing-asked = Nothing is asked: the game is over.
table-not-you = Somebody else is asked.
table-too-late = That question has been answered already.
table-fault = This is a bug in the rules, and everything is as it was before the answer: { $said }.

# Taking back, and going another way.
table-nothing-to-undo = There is no answer of yours to undo.
table-nothing-to-redo = There is nothing to do again.
table-undo-needs-consent = Something has been learned since: the others must agree before this is taken back.
table-no-world = No other world was found that fits everything this seat knows.

# Records.
table-not-a-record = This is not the record of a game: line { $line } does not start one.
table-record-altered = Line { $line } is not as it was written: it, or the line before it, has been altered or is missing.
table-record-format = The record is written in format { $format }, which this program does not know.
table-record-cut = The record breaks off before the game begins.
table-record-line = Line { $line } cannot be understood: “{ $said }”.
table-record-other-game = The record is of another game: { $game }.
table-record-other-rules = The record was made with rules { $theirs }, and these are rules { $ours }.
table-record-other-pack = The record was made with other content than this: its fingerprint is { $theirs }…, and this content’s is { $ours }…. Name the folder of its pack with --pack.
table-record-forked-beyond = The record says that its first { $forked } lines come from another game, and it has only { $lines }.
table-record-misfit = Line { $line }, “{ $said }”, does not follow the rules: { $why }
table-record-unreadable = It cannot be understood.
table-record-no-draw = Nothing is rolled or drawn here.
table-record-other-stream = It is drawn from “{ $theirs }”, and the rules draw from “{ $ours }”.
table-record-not-over = The game is not over.
table-record-other-end = The game ended otherwise.
table-record-bad-start = The state it begins with cannot be read: { $said }.

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
plain-unvisited = not yet visited
plain-rooms = { $of ->
    [0] nobody has room here
   *[other] { $free } of { $of } places free
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
plain-hazards = Roads that do harm
plain-one-ways = One way only
plain-shut-ways = Shut ways
plain-way-ring = { $places } in a ring
plain-way-row = { $places } in a row
plain-way-hub = { $place } with { $others }
plain-rows-lit = { $name }, lit
plain-rows-dark = { $name }, not lit
plain-gate-open = { $chip } (active)
plain-gate-shut = { $chip } (not active)
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

# Snapshots.
table-snapshot-newer = The stored table has schema { $theirs }, and this program knows schemas up to { $ours }.
table-snapshot-unreadable = The stored table cannot be read: { $said }.

# Options that cannot be set like this.
table-no-option = There is no option “{ $key }”: this game has { $known }.
table-no-options = There is no option “{ $key }”: this game has none.
table-option-values = { $key } cannot be “{ $value }”. Possible values: { $known }.
table-option-number = { $key } cannot be “{ $value }”: it is a whole number from { $least } to { $most }.

# How many can play.
table-seats-exactly = { $game } is played by exactly { $count } players, not by { $seats }.
table-seats-from-to = { $game } is played by { $fewest } to { $most } players, not by { $seats }.

table-state-down = on the ground
table-state-dead = dead
table-state-out = out of the game
