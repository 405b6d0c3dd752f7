# Nomi.

renaissance = Renaissance
renaissance-about = Quattro eroi, un orologio e un’Italia dove gli antichi dèi sono tornati a casa.
renaissance-length = da 60 a 90 minuti a missione
renaissance-weight = 4
option-mission = Missione
option-difficulty = Difficoltà
difficulty-story = Racconto
difficulty-standard = Normale
difficulty-heroic = Eroica
option-first-hero = Primo eroe
first-hero-ruggero = Ruggero
first-hero-fiammetta = Fiammetta
first-hero-ottavia = Ottavia
first-hero-anselmo = Anselmo
first-hero-tessa = Tessa
first-hero-zenobio = Zenobio
