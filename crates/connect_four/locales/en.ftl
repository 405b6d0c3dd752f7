connect-four = Connect four
connect-four-about = Drop discs into seven columns; whoever has four of them in line first wins. The tutorial game.
which-column = Which column do you drop your disc in?
drop-in = Drop in column { $column }
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
