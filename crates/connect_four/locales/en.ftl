connect-four = Connect four
connect-four-about = Drop discs into seven columns; whoever has four of them in line first wins. The tutorial game.
which-column = Which column do you drop your disc in?
drop-in = Drop in column { $column }
tag-wins = four in line
tag-stops = stops four in line
column-full = That column is full.
drops = { $who-is ->
    [you] You drop
   *[other] { $who } drops
} a disc in column { $column }.
disc-of = { $who-is ->
    [you] Your disc
   *[other] { $who }’s disc
}
move-number = Move { $number } of 42
won = { $who-is ->
    [you] You have
   *[other] { $who } has
} four in line and { $who-is ->
    [you] win
   *[other] wins
}.
board-full = The board is full and nobody has four in line: a draw.

# What the shelf says of it, the guided first game, and what is counted at its end.
connect-four-length = 5 min
connect-four-weight = 1
coach-until = 8
coach-aim = Four of your discs in a row win: across, upright or slanting. A disc falls to the lowest free space of its column.
coach-which-column = { $round ->
    [0] The middle column belongs to the most lines of four: a good place to begin.
    [1] The middle column belongs to the most lines of four: a good place to begin.
    [2] Build where you can go on in two directions; whoever has two open ends cannot be stopped by one disc.
    [3] Build where you can go on in two directions; whoever has two open ends cannot be stopped by one disc.
    [4] Before you drop, look at what the other threatens: three in a row with a free end must be stopped at once.
    [5] Before you drop, look at what the other threatens: three in a row with a free end must be stopped at once.
   *[other] Think of the space above yours as well: your disc may be what the other needs to stand on.
}
coach-wait = The other thinks. Watch where the disc falls.
stat-drops = Discs
