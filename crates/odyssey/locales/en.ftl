odyssey = Odyssey
odyssey-about = Four titans against a thing from before the gods; every wound makes it worse, and them.
frame-onslaught = Attack of { $foe }
frame-blow = Against titan { $titan }
frame-strike = Attack of titan { $titan }
frame-window = Window
frame-drawn = A card for titan { $titan }
frame-walk = Movement of titan { $titan }
