odyssey = Odissea
odyssey-about = Quattro titani contro qualcosa di più antico degli dèi: ogni ferita lo rende peggiore, e loro con lui.
frame-onslaught = Attacco: { $foe }
frame-blow = Contro il titano { $titan }
frame-strike = Attacco del titano { $titan }
frame-window = Finestra
frame-drawn = Una carta per il titano { $titan }
frame-walk = Movimento del titano { $titan }
