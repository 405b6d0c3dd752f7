connect-four = Forza quattro
connect-four-about = Si lasciano cadere dischi in sette colonne; vince chi per primo ne allinea quattro. Il gioco per imparare.
which-column = In quale colonna lasci cadere il disco?
drop-in = Colonna { $column }
tag-wins = quattro in fila
tag-stops = ferma quattro in fila
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

# Ciò che lo scaffale dice del gioco, la prima partita guidata e ciò che si conta alla fine.
connect-four-length = 5 min
connect-four-weight = 1
coach-until = 8
coach-aim = Vinci con quattro dischi in fila: in orizzontale, in verticale o in diagonale. Un disco cade nella casella libera più bassa della sua colonna.
coach-which-column = { $round ->
    [0] La colonna di mezzo fa parte di più file delle altre: è un buon inizio.
    [1] La colonna di mezzo fa parte di più file delle altre: è un buon inizio.
    [2] Costruisci dove puoi proseguire in due direzioni: due estremità libere non si fermano con un disco solo.
    [3] Costruisci dove puoi proseguire in due direzioni: due estremità libere non si fermano con un disco solo.
    [4] Prima di giocare guarda che cosa minaccia l’altro: tre dischi in fila con un’estremità libera vanno fermati subito.
    [5] Prima di giocare guarda che cosa minaccia l’altro: tre dischi in fila con un’estremità libera vanno fermati subito.
   *[other] Pensa anche alla casella sopra la tua: il tuo disco può essere il gradino che serve all’altro.
}
coach-wait = L’altro sta pensando. Guarda dove cade il disco.
stat-drops = Dischi
