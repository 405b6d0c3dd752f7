# What is written on the table itself. Names and texts of cards are in en.ftl.

see-round = round { $now } of { $last }
see-phase-order = rolling for the order
see-phase-dealing = dealing
see-phase-pawns = placing the pawns
see-phase-curtain = laying out the curtain
see-phase-maintenance = { $who-is ->
    [you] your
   *[other] { $who }’s
} maintenance
see-phase-movement = { $who-is ->
    [you] your
   *[other] { $who }’s
} movement
see-phase-drawing = { $who-is ->
    [you] your
   *[other] { $who }’s
} drawing
see-phase-actions = { $who-is ->
    [you] your
   *[other] { $who }’s
} actions
see-phase-closing = { $who-is ->
    [you] you end your turn
   *[other] { $who } ends the turn
}
see-phase-over = the game is over

## Seats

see-who-where = { $who-is ->
    [you] you
   *[other] { $who }
}, { $sector }
see-sector-slopes = slopes
see-sector-flanks = flanks
see-sector-summit = summit
see-sector-throne = throne
see-eco = ECO
see-income = income
see-in-hand = in hand
see-gates-opened = { $count ->
    [one] gate opened
   *[other] gates opened
}
see-trophies = { $count ->
    [one] trophy
   *[other] trophies
}

## What is going on

see-now-title = Now
see-attempt-plot = { $hero } closes { $plot }
see-attempt-gate = { $hero } tries { $gate-the }
see-closes = or more closes it
see-stake = ECO staked
see-opens = or more opens it
see-attempt-chance = { $percent }% as things stand
see-attempt-broken = The web was cut or its hero is gone: nothing is rolled.
see-attempt-succeeds = Rolled { $sum } (needs { $threshold }): enough.
see-attempt-succeeds-changed = Rolled { $die }, which counts as { $face } ({ $sources }): { $sum } (needs { $threshold }): enough.
see-attempt-fails = Rolled { $sum } (needs { $threshold }): not enough.
see-attempt-fails-changed = Rolled { $die }, which counts as { $face } ({ $sources }): { $sum } (needs { $threshold }): not enough.
see-played-by = { $who-is ->
    [you] You play
   *[other] { $who } plays
}
see-cancelled = cancelled
see-target-hero = Aimed at { $who-is ->
    [you] your { $hero }
   *[other] { $who }’s { $hero }
}
see-target-web = Aimed at { $who-is ->
    [you] your web { $number } on { $hero }
   *[other] { $who }’s web { $number } on { $hero }
}
see-target-hand = Aimed at { $who-is ->
    [you] your hand
   *[other] { $who }’s hand
}
see-target-pawn = Aimed at { $who-is ->
    [you] you
   *[other] { $who }
}
see-target-attempt = Aimed at { $who-is ->
    [you] your attempt
   *[other] { $who }’s attempt
}
see-target-roll = Aimed at { $who-is ->
    [you] your roll
   *[other] { $who }’s roll
}
see-target-answered = Aimed at the card before it
see-window-aimed-at = { $who-is ->
    [you] You
   *[other] { $who }
} may answer before the card takes effect.
see-window-before-roll = Before the roll anyone may play a card.
see-window-after-roll = After the roll anyone may play a card.
see-window-end-of-turn = At the end of the turn anyone may play a card.
see-ending-throne = { $who-is ->
    [you] You sit
   *[other] { $who } sits
} on the throne.
see-ending-last-round = The last round is over. First: { $list }.

## The mountain

see-olympus = Olympus
see-cost = { $eco } ECO
see-open-to = open to { $who-is ->
    [you] you
   *[other] { $who }
}
see-skips = skips the next turn
see-gates-title = The sequences of the gates
see-gates-note = Each counts as a plot in your hand while you are in the sector below and have not opened it.
see-gate-slopes = From the slopes to the flanks
see-gate-flanks = From the flanks to the summit
see-gate-summit = From the summit to the throne
see-failed-before = for { $who-is ->
    [you] your
   *[other] { $who }’s
} failed tries

## Piles

see-piles-title = Deck and Hades
see-chaos-card = Chaos card
see-deck = Chaos deck
see-hades = Hades
see-played = Played this turn
see-deck-known = You know of the deck: { $cards }.
see-deck-place = { $card } ({ $place ->
    [1] on top
   *[other] number { $place } from the top
})
see-in-hades = In Hades, { $name }
see-list = { $list }
see-times = { $name } ×{ $count }
see-spheres = Spheres in play: { $list }.

## Cards

see-value-bronze = bronze
see-value-silver = silver
see-value-gold = gold
see-kind-environment = environment
see-kind-action = action
see-kind-creature = creature
see-kind-place = place
see-kind-object = object
see-kind-person = person
see-kind-state = state
see-kind-treasure = treasure
see-family-elements = elements
see-family-wilds = wilds
see-family-crafts = crafts
see-family-mysteries = mysteries
see-either-environment = environment or { $sphere }
see-either-action = action or { $sphere }
see-either-creature = creature or { $sphere }
see-either-place = place or { $sphere }
see-either-object = object or { $sphere }
see-either-person = person or { $sphere }
see-either-state = state or { $sphere }
see-either-treasure = treasure or { $sphere }
see-event-own-turn = Event, in your turn
see-event-any-time = Event, any time
see-event-answer = Event, as an answer
see-event-after-roll = Event, after a roll
see-rewards = Brings { $eco } ECO, { $income } income, { $cards } cards.

## Hands

see-hand-title = Your hand
see-hand-note = { $count ->
    [one] One card
   *[other] { $count } cards
}; at the end of your turn you keep at most { $limit }.
see-hand-empty = You hold no cards.
see-hand = Hand
see-seen = You have seen
see-revealed = In this hand
see-serves = Serves { $list }.
see-to-enter = ECO to bring in at { $value }
see-known-to = known to { $list }
see-known-to-all = known to all

## Gods

see-mine-title = Your god and heroes
see-no-god-yet = No god is dealt yet.
see-others-title = The other gods
see-gods-title = The gods
see-others-note = Woven cards are open to all; plots and hands are not.
see-god-of = { $epithet }, { $who }
see-movement = steps of movement
see-draw = draws
see-hand-limit = hand limit
see-heroes = heroes
see-may-enter = { $count ->
    [one] hero you may bring in this turn
   *[other] heroes you may bring in this turn
}
see-discount = ECO off the next gate
see-own-sphere = to close for each { $sphere } card
see-tier-first = First tier
see-about = About
see-tier-second = Second tier
see-tier-chip = at { $count ->
    [one] one trophy
   *[other] { $count } trophies
}
see-trophies-title = Trophies
see-trophy-of = { $value }, { $count } cards
see-worth = ECO when closed

## Heroes and webs

see-hero-bronze = bronze hero
see-hero-silver = silver hero
see-hero-gold = gold hero
see-to-close = to close
see-slots = slots taken
see-resistance = Resistance: harms it survives
see-bears = Attached
see-not-available = not available yet
see-shielded = shielded
see-bound = bound: its webs cannot be closed
see-gift-used = trait used this turn
see-warded = has ignored a harm this round
see-turns-left = { $count ->
    [one] one maintenance left
   *[other] { $count } maintenances left
}
see-web = Web { $number }
see-plot-lies-open = { $plot } is open with it
see-declared = declared this turn
see-failed = { $count ->
    [one] failed once
   *[other] failed { $count } times
}
see-room-for-web = No web yet; one may begin here.
see-room-for-another = Room for another web.
see-hope = { $have } of { $of }; still { $missing }.
see-hope-hand = { $have } of { $of }; still { $missing }. In hand { $cards }.
see-hope-complete = complete: { $odds }.
see-odds = { $percent }% (d12 { $bonus }, needs { $threshold })
see-odds-as = { $value } { $odds }
see-hope-gate = complete: { $odds }, for { $eco } ECO with your pawn on it.

## Goals and symbols

see-goals-title = Your goals
goal-near = { $hero } { $have } of { $of }; { $worth }
goal-none = no web yet; { $worth }
goal-cost = { $eco } ECO a try
goal-brings = { $value } brings { $eco } ECO
see-sentence = Needs { $places }.
word-family-elements = any element
word-family-wilds = any of the wilds
word-family-crafts = any craft
word-family-mysteries = any mystery
legend-kind = a kind of card
legend-sphere = a sphere
legend-family = a family: { $spheres }
legend-eco = what heroes, gates and stakes are paid with
legend-gate-open = Open gate
legend-gate-open-text = open to those whose colours it has
legend-eye = Seen card
legend-eye-text = others have seen this card of your hand
