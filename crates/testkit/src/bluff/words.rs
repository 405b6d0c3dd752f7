//! The game's words and rules.

pub(super) const ENGLISH: &str = "
bluff = Bluff
option-rounds = Rounds
round-number = Round { $number }
chips = { $count ->
    [one] chip
   *[other] chips
}
pot = { $count ->
    [one] chip in the pot
   *[other] chips in the pot
}
staked-chips = { $count ->
    [one] chip staked
   *[other] chips staked
}
a-card = card
rank = Rank { $rank }
whose-card = Whose card do you look at?
which-card = Which card do you put down?
how-many-chips = How many chips do you stake?
too-few-chips = You do not have that many chips.
fold-or-turn = Do you fold?
peek-at = Look at card { $place } of { $whose }
trust = Look at nothing
play-place = Put down card { $place }
stake-chips = Stake { $chips }
fold = Fold
turn-over = Turn the card over
peeks = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at a card of { $whose }.
sees-rank = It is a { $rank }.
puts-down = { $who-is ->
    [you] You put
   *[other] { $who } puts
} a card down.
stakes = { $who-is ->
    [you] You have written your
   *[other] { $who } has written a
} stake.
folds = { $who-is ->
    [you] You fold.
   *[other] { $who } folds.
}
turns = { $who-is ->
    [you] You turn
   *[other] { $who } turns
} over a { $rank }.
staked = { $who-is ->
    [you] You
   *[other] { $who }
} staked { $chips }.
nobody-wins = Nobody wins the round.
wins-chips = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the round, worth { $chips }.
shuffled = The cards laid aside are shuffled into a new deck.
draws-rank = You draw a { $rank }.
most-chips = The most chips: { $winners }.
";

pub(super) const ITALIAN: &str = "
bluff = Bluff
option-rounds = Giri
round-number = Giro { $number }
chips = { $count ->
    [one] gettone
   *[other] gettoni
}
pot = { $count ->
    [one] gettone nel piatto
   *[other] gettoni nel piatto
}
staked-chips = { $count ->
    [one] gettone puntato
   *[other] gettoni puntati
}
a-card = carta
rank = Valore { $rank }
whose-card = Di chi guardi una carta?
which-card = Quale carta metti giù?
how-many-chips = Quanti gettoni punti?
too-few-chips = Non hai così tanti gettoni.
fold-or-turn = Passi la mano?
peek-at = Guarda la carta { $place } di { $whose }
trust = Non guardare niente
play-place = Metti giù la carta { $place }
stake-chips = Punta { $chips }
fold = Passa la mano
turn-over = Scopri la carta
peeks = { $who-is ->
    [you] Guardi
   *[other] { $who } guarda
} una carta di { $whose }.
sees-rank = È un { $rank }.
puts-down = { $who-is ->
    [you] Metti
   *[other] { $who } mette
} giù una carta.
stakes = { $who-is ->
    [you] Hai scritto la tua
   *[other] { $who } ha scritto la sua
} puntata.
folds = { $who-is ->
    [you] Passi la mano.
   *[other] { $who } passa la mano.
}
turns = { $who-is ->
    [you] Scopri
   *[other] { $who } scopre
} un { $rank }.
staked = { $who-is ->
    [you] Hai
   *[other] { $who } ha
} puntato { $chips }.
nobody-wins = Nessuno vince il giro.
wins-chips = { $who-is ->
    [you] Vinci
   *[other] { $who } vince
} il giro, che vale { $chips }.
shuffled = Le carte messe da parte formano un mazzo nuovo.
draws-rank = Peschi un { $rank }.
most-chips = Più gettoni di tutti: { $winners }.
";

/// Italian in which the most important sentences are missing.
pub(super) const POOR_ITALIAN: &str = "
bluff = Bluff
";

pub(super) const RULES: &str = "# Bluff

## A · The cards

**A1** There are four cards of each rank from 1 to 6.

**A2** Every seat draws three cards that only it sees, and takes six chips.

## B · A round

**B1** The leader may look at one card in another seat's hand that it does not know.

**B2** Each seat in turn, the leader first, puts one card down. Everybody sees which card of the hand it is, and not its rank.

**B3** Each seat in turn writes a stake of up to two chips, which only it sees. Nobody stakes chips it does not have.

**B4** Each seat in turn folds and pays a chip into the pot, or stays.

**B5** Those who stayed turn their cards over, and their stakes are uncovered. The highest card takes the pot and the others' stakes. Equal highest cards
take nothing.

**B6** Played cards are laid aside as they lie. Every seat draws up to three cards; an empty deck is made anew of the cards laid aside.

## C · The end

**C1** After the last round the most chips win. Those who share them share the victory.
";

pub(super) const RULES_IT: &str = "# Bluff

## A · Le carte

**A1** Ci sono quattro carte per ogni valore da 1 a 6.

**A2** Ogni posto pesca tre carte che vede solo lui e prende sei gettoni.

## B · Un giro

**B1** Il capogiro può guardare una carta che non conosce nella mano di un altro.

**B2** A turno, dal capogiro, ogni posto mette giù una carta. Tutti vedono quale carta della mano sia, ma non il suo valore.

**B3** A turno ogni posto scrive una puntata fino a due gettoni, che vede solo lui. Nessuno punta gettoni che non ha.

**B4** A turno ogni posto passa la mano e paga un gettone nel piatto, oppure resta.

**B5** Chi è rimasto scopre la carta, e si scopre la sua puntata. La carta più alta prende il piatto e le puntate degli altri. A parità nessuno
prende niente.

**B6** Le carte giocate si mettono da parte come stanno. Ogni posto pesca fino a tre carte; un mazzo finito si rifà con le carte messe da
parte.

## C · La fine

**C1** Dopo l'ultimo giro vince chi ha più gettoni. Chi è alla pari divide la vittoria.
";
