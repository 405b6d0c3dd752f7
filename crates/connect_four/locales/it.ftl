connect-four = Forza quattro
connect-four-about = Si lasciano cadere dischi in sette colonne; vince chi per primo ne allinea quattro. Il gioco per imparare.
which-column = In quale colonna lasci cadere il disco?
drop-in = Colonna { $column }
column-full = Quella colonna è piena.
drops = { $who-is ->
    [you] Lasci cadere
   *[other] { $who } lascia cadere
} un disco nella colonna { $column }.
disc-of = { $who-is ->
    [you] Il tuo disco
   *[other] Un disco di { $who }
}
move-number = Mossa { $number } di 42
won = { $who-is ->
    [you] Hai allineato quattro dischi: vinci
   *[other] { $who } ha allineato quattro dischi e vince
}.
board-full = La griglia è piena e nessuno ha quattro dischi in fila: partita patta.
