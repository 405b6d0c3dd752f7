# Names.

renaissance = Renaissance
renaissance-about = Four heroes, one clock, and an Italy to which the old gods have come back.
renaissance-length = 60 to 90 minutes a mission
renaissance-weight = 4
option-mission = Mission
option-difficulty = Difficulty
difficulty-story = Story
difficulty-standard = Standard
difficulty-heroic = Heroic
option-first-hero = First hero
first-hero-ruggero = Ruggero
first-hero-fiammetta = Fiammetta
first-hero-ottavia = Ottavia
first-hero-anselmo = Anselmo
first-hero-tessa = Tessa
first-hero-zenobio = Zenobio
