# What is asked, offered and told during play. Names and texts of cards are in en.ftl.

ascension-about = Gods race up Olympus by weaving myths; whoever opens the last gate sits on the throne.
option-smoke = Smoke
option-smoke-about = What one sees of the cards on the mountain. Veiled: each player looks at some after their upkeep. Thick: nobody looks at any. Thin: all lie face up.
option-rounds = Last round
option-rounds-about = The game ends with this round if nobody has reached the throne. A short game has 15, a long one 60.
option-spheres = Spheres in play
option-spheres-few = { $seats } players need at least { $seats } spheres, since each god has one of its own; { $spheres } are too few.
option-spheres-about = How many of the sixteen spheres lie in the deck. With fewer of them plots and gates are easier to fill.

quoted = “{ $card }”
low-bronze = bronze
low-silver = silver
low-gold = gold
source-first = { $god } (first tier)
source-second = { $god } (second tier)
ability-first = { $god }’s ability (first tier)
ability-second = { $god }’s ability (second tier)
ability-gift = { $hero }’s trait
bonus-part = { $amount } { $name }

target-hero = { $whose-is ->
    [you] your { $hero }
   *[other] { $whose }’s { $hero }
}
target-web = { $whose-is ->
    [you] your { $hero }’s
   *[other] { $whose }’s { $hero }’s
} web { $number }
target-hand = { $whose-is ->
    [you] your hand
   *[other] { $whose }’s hand
}
target-pawn = { $whose-is ->
    [you] you
   *[other] { $whose }
}
target-attempt = { $whose-is ->
    [you] your attempt
   *[other] { $whose }’s attempt
}
target-roll = { $whose-is ->
    [you] your roll
   *[other] { $whose }’s roll
}
target-answered = the card that is being answered

frame-closing = { $who-is ->
    [you] You close
   *[other] { $who } closes
} “{ $plot }”
frame-gate = { $who-is ->
    [you] You try
   *[other] { $who } tries
} { $gate-the }
frame-card = { $who-is ->
    [you] You play
   *[other] { $who } plays
} “{ $card }”
frame-aimed-at = A card is aimed
frame-before-roll = Before the roll
frame-after-roll = After the roll
frame-end-of-turn = End of the turn

## Questions

send-discard = Discard
ask-pawn = On which slope does your pawn begin?
ask-movement = Where does your pawn go? It may make { $limit ->
    [one] one step
   *[other] up to { $limit } steps
}.
ask-which-curtain = Which card of the curtain do you take?
ask-action = What do you do?
ask-discard = Which cards do you discard?
ask-discard-to-limit = Your hand limit is { $limit }. Discard { $over }.
ask-discard-some = { $least ->
    [0] Which cards do you discard, if any?
   *[other] { $most ->
        [one] Which card do you discard?
       *[other] Which cards do you discard, at most { $most }?
    }
}
ask-target = What is “{ $card }” aimed at?
ask-answer = “{ $card }” is aimed at you. Do you answer?
ask-before-roll = { $who-is ->
    [you] You are
   *[other] { $who } is
} about to roll d12 { $bonus } (needs { $threshold }). Do you play a card?
ask-after-roll = { $who-is ->
    [you] Your result is
   *[other] { $who }’s result is
} { $result } (needs { $threshold }). Do you play a card?
ask-end-of-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
} ends. Do you play a card?
ask-ward = { $hero } is harmed. What protects the hero?
ask-which-attachment-goes = { $hero } can no longer carry all this. What goes to Hades?
ask-climb = Where does your pawn go above the gate?
ask-card-of-web = Which card of { $hero }’s web?
ask-shift = Which card of { $hero }’s web moves, and where?
ask-strip = What does { $hero } lose?
ask-transfer = What does { $hero } give away, and to whom?
ask-replace = Who takes { $hero }’s place?
ask-revive = Who comes back from Hades?
ask-foresee = Which of these go to Hades?
ask-dig = { $most ->
    [one] Which of these do you take, if any?
   *[other] Which of these do you take, at most { $most }?
} The others go to Hades.
ask-hades = Which card do you take from Hades?
ask-card-of-hand = { $whose-is ->
    [you] Which card of your own hand?
   *[other] Which card of { $whose }’s hand do you take?
}
ask-discard-of-hand = { $whose-is ->
    [you] Which of your cards goes to Hades?
   *[other] { $count ->
        [one] Which card of { $whose }’s hand goes to Hades?
       *[other] Which { $count } cards of { $whose }’s hand go to Hades?
    }
}
ask-give = { $whose-is ->
    [you] Which card do you give?
   *[other] Which card do you give { $whose }?
}
ask-peek = Which curtain card do you look at? { $left ->
    [one] One look is left.
   *[other] { $left } looks are left.
}
ask-swap-curtain = Which two curtain cards change places?
ask-take-curtain = Which curtain card do you take?
ask-clear-curtain = Which curtain cards go to Hades, at most { $most }?
ask-push = { $whose-is ->
    [you] Where does your pawn go?
   *[other] Where does { $whose }’s pawn go?
}
ask-redirect = Where does the card turn?

## Options

do-at = { $place }
do-move = Move to { $place-the }
detail-card = { $kind }. { $serves }
detail-move-known = “{ $card }” is there.
detail-move-unknown = The card there is hidden.
detail-move-bare = There is no card.
do-stay = Stay at { $place-the }
detail-stay = You draw nothing this turn.
do-pass-hand = Stay and end your turn
detail-pass-hand = You do not move, draw or act.
do-pass = Pass
do-close-hand = End your turn
detail-close-hand = The actions end.
do-enter = Bring in { $hero } at { $value }
do-raise = Raise { $hero } to { $value }
detail-cost = { $cost } ECO
detail-priced = { $cost } ECO. { $effect }
detail-free = Free
do-attach = Attach “{ $card }”
do-weave = Weave “{ $card }” into { $hero }’s web { $number }
do-weave-new = Begin a web on { $hero }: “{ $card }”
detail-weave = Then { $length ->
    [one] one card
   *[other] { $length } cards
}
do-declare = Close “{ $plot }” at { $value }
detail-declare = On { $hero }: { $eco } ECO, income { $income }, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}. { $stake ->
    [0] No stake.
   *[other] Stake: { $stake } ECO, lost if it fails.
}
do-try = Try { $gate-the }
detail-try = With { $hero }, for { $cost } ECO
do-play = Play “{ $card }”
do-use = Use { $ability }
do-discard = Discard cards
do-abandon = Abandon { $hero }’s web { $number }
do-dismiss = Dismiss { $hero }
do-remove = Remove “{ $card }” from { $hero }
do-target = { $target }
do-card = “{ $card }”
do-shift = “{ $card }” to { $hero }’s web { $number }
do-transfer = “{ $card }” to { $target }
do-ward = { $source }
do-reroll = Roll again ({ $source })
do-buy = Add { $count } to the result
do-done = No more
path-weave = Weave
path-enter = Bring in a hero
path-raise = Raise a hero
path-close = Close a web
path-attach = Attach
path-play = Play an event
path-use = Use an ability
path-move = Move
path-give-up = Give something up
odds-roll = d12 { $bonus } (needs { $threshold })
term-value = hero’s value
term-own-sphere = cards of the god’s sphere
term-home = home sphere
term-retries = earlier failed tries
term-cards = cards played

## What is not offered, and why not

bar-enter = Bring in { $hero }
bar-weave = Weave a card
bar-close = Close “{ $plot }” with { $hero }
bar-close-at = Close “{ $plot }” with { $hero } at: { $values }
bar-gate = Try { $gate-the }
why-one-hero-a-turn = You have already brought in your hero for this turn.
why-same-hero = You already have this hero in play.
why-hero-limit = Your god leads { $limit ->
    [one] one hero
   *[other] { $limit } heroes
} at most.
why-stake = You must stake { $stake } ECO and you have { $eco }.
why-eco = It costs { $cost } ECO and you have { $eco }.
why-no-available-hero = None of your heroes is available yet.
why-nothing-fits = No card fits a plot of yours or a gate above you.
why-not-available = The hero is available from your next turn.
why-declared = This web has already been declared this turn.
why-bound = The hero is bound.
why-no-closing = A card attached to the hero forbids it.
why-sector-values = { $sector-on } only these values count: { $values }.
why-no-web-for-gate = None of your webs is complete for it.

## Setup

log-rolls-for-order = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $face } for the order.
log-order = Order of play: { $order }.
log-dealt-god = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $god }.
log-spheres = In play: { $spheres }.
log-in-deck-hero = { $count } heroes are in the deck.
log-in-deck-plot = { $count } plots are in the deck.
log-in-deck-equipment = { $count } pieces of equipment are in the deck.
log-in-deck-condition = { $count } conditions are in the deck.
log-in-deck-event = { $count } events are in the deck.
log-gate = At { $place } is { $gate-the }.
log-dealt-card = You are dealt “{ $card }”.
log-starting-eco = { $who-is ->
    [you] You start
   *[other] { $who } starts
} with { $eco } ECO.
log-pawn = { $who-is ->
    [you] You start
   *[other] { $who } starts
} at { $place-the }.
log-curtain = The curtain is laid out; { $count } cards are left in the deck.
log-curtain-open = { $card } is face up at { $place-the }.

## The turn

log-round = Round { $round }
log-turn = { $god }, { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
}
log-income = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $steady } ECO and { $who-is ->
    [you] have
   *[other] has
} { $eco }.
log-income-more = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $steady } ECO, { $more }, and { $who-is ->
    [you] have
   *[other] has
} { $eco }.
income-trophies = plus { $count } from trophies
income-others = plus { $count } from abilities and cards
income-lost = less { $count } for cards
log-turn-skipped = { $who-is ->
    [you] You skip your turn.
   *[other] { $who } skips the turn.
}
log-available = { $hero } is available.
log-moves = { $who-is ->
    [you] You move
   *[other] { $who } moves
} to { $place-the }.
log-stays = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} at { $place-the }.
log-passes-hand = { $who-is ->
    [you] You stay and end your turn.
   *[other] { $who } stays and ends the turn.
}
log-no-card-there = { $who-is ->
    [you] You find
   *[other] { $who } finds
} no card at { $place-the }.
log-draws-these = You draw { $cards }.
log-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-shuffles-hades = The deck is empty: the { $count } cards in Hades are shuffled into a new one.
log-takes-this-curtain = You take “{ $card }” from { $place-the }.
log-takes-curtain = { $who } takes the card at { $place-the }.
log-discards = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $cards }.
log-refills = { $count ->
    [one] New curtain card: { $places }.
   *[other] New curtain cards: { $places }.
}
log-curtain-moves = The card at { $from-the } moves to { $to-the }.

## Cards

log-plays = { $who-is ->
    [you] You play
   *[other] { $who } plays
} “{ $card }”.
log-plays-on = { $who-is ->
    [you] You play
   *[other] { $who } plays
} “{ $card }” on { $target }.
log-attaches = { $who-is ->
    [you] You attach
   *[other] { $who } attaches
} “{ $card }” to { $target }.
log-answers = { $who-is ->
    [you] You answer
   *[other] { $who } answers
} with “{ $card }”.
log-lost-target = “{ $card }” has lost its target and has no effect.
log-cancelled = “{ $card }” has no effect.
log-takes-answered = { $who-is ->
    [you] You take “{ $card }” into your hand.
   *[other] { $who } takes “{ $card }” into hand.
}
log-redirected = { $who-is ->
    [you] You turn
   *[other] { $who } turns
} it on { $target }.
log-uses = { $who-is ->
    [you] You use
   *[other] { $who } uses
} { $ability }.
log-uses-on = { $who-is ->
    [you] You use
   *[other] { $who } uses
} { $ability } on { $target }.
log-pays = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $eco } ECO.
log-gains = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $eco } ECO.
log-loses = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $eco } ECO.
log-steals-eco = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $eco } ECO from { $whose-is ->
    [you] you
   *[other] { $whose }
}.
log-gate-discount = { $who-is ->
    [you] Your next try
   *[other] { $who }’s next try
} at a gate this turn costs { $eco } ECO less.
log-will-skip = { $who-is ->
    [you] You will skip your next turn.
   *[other] { $who } will skip the next turn.
}
log-extra-steps = { $who-is ->
    [you] You may
   *[other] { $who } may
} move up to { $limit } steps this turn.
log-extra-hero = { $who-is ->
    [you] You may
   *[other] { $who } may
} bring in one more hero this turn.
log-pushed = { $who-is ->
    [you] Your pawn
   *[other] { $who }’s pawn
} is moved to { $place-the }.
log-swaps-pawns = { $one-is ->
    [you] You
   *[other] { $one }
} and { $two-is ->
    [you] you
   *[other] { $two }
} change places.

log-looks-at-deck = { $who } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the deck.
log-sees-on-deck = On top of the deck: { $cards }.
log-sends-to-hades = { $who-is ->
    [you] You send
   *[other] { $who } sends
} { $cards } to Hades.
log-digs = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [0] none of them
    [one] one of them
   *[other] { $count } of them
}; to Hades: { $cards }.
log-takes-from-hades = { $who-is ->
    [you] You take
   *[other] { $who } takes
} “{ $card }” from Hades.
log-looks-at-hand = { $who } looks at { $whose }’s hand.
log-sees-hand = { $who-is ->
    [you] You see { $whose }’s hand
   *[other] { $who } sees your hand
}: { $cards }.
log-card-handed = “{ $card }” goes from { $from-is ->
    [you] you
   *[other] { $from }
} to { $to-is ->
    [you] you
   *[other] { $to }
}.
log-hidden-card-handed = A card goes from { $from } to { $to }.
log-sees-curtain = At { $place-the } you see { $card }.
log-peeks = { $who } looks at the card at { $place-the }.
log-swaps-curtain = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
} the cards at { $one-the } and { $two-the }.
log-clears-curtain = “{ $card }” goes from { $place-the } to Hades.

## Heroes

log-enters = { $who-is ->
    [you] You bring in
   *[other] { $who } brings in
} { $hero } at { $value } for { $cost } ECO.
log-raises = { $who-is ->
    [you] You raise
   *[other] { $who } raises
} { $hero } to { $value } for { $cost } ECO.
log-rises = { $hero } rises to { $value }.
log-harmed = { $hero } is harmed and is now { $value }.
log-falls = { $hero } falls.
log-slain = { $hero } is slain.
log-warded = { $source } protects { $hero }.
log-spoils = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $eco } ECO in spoils.
log-returns-to-hand = { $hero } goes back to { $who-is ->
    [you] your hand
   *[other] { $who }’s hand
}.
log-dismisses = { $who-is ->
    [you] You dismiss
   *[other] { $who } dismisses
} { $hero }.
log-revives = { $who-is ->
    [you] You bring
   *[other] { $who } brings
} { $hero } back from Hades at { $value }.
log-replaces = { $who-is ->
    [you] You put
   *[other] { $who } puts
} { $new } in the place of { $old }.
log-binds = { $hero }’s webs cannot be declared until the end of its owner’s next turn.
log-shields-hero = { $hero } is shielded.
log-attachment-goes = “{ $card }” leaves { $hero } and goes to Hades.
log-attachment-moves = “{ $card }” moves to { $hero }.

## Webs and gates

log-weaves = { $who-is ->
    [you] You weave
   *[other] { $who } weaves
} “{ $card }” into { $hero }’s web { $number } ({ $length ->
    [one] one card
   *[other] { $length } cards
}).
log-cut = “{ $card }” is cut from { $hero }’s web.
log-cut-whole = { $hero }’s web is gone; { $count ->
    [one] one card goes
   *[other] { $count } cards go
} to Hades.
log-plot-returns = “{ $plot }” goes back to { $who-is ->
    [you] your hand
   *[other] { $who }’s hand
}.
log-abandons = { $who-is ->
    [you] You abandon
   *[other] { $who } abandons
} { $hero }’s web { $number }.
log-takes-of-web = { $who-is ->
    [you] You take
   *[other] { $who } takes
} “{ $card }” from { $hero }’s web.
log-recalls-web = { $who-is ->
    [you] You take { $hero }’s web back into your hand.
   *[other] { $who } takes { $hero }’s web back into hand.
}
log-shifts = { $who-is ->
    [you] You move
   *[other] { $who } moves
} “{ $card }” to { $hero }’s web { $number }.
log-shields-web = A web of { $hero } is shielded.
log-again = The web of { $hero } may be declared again.
log-declares = { $who-is ->
    [you] You declare
   *[other] { $who } declares
} “{ $plot }” at { $value } on { $hero }’s web { $number } (needs { $threshold }){ $stake ->
    [0] .
   *[other] , stake { $stake } ECO.
}
log-stake-back = { $who-is ->
    [you] You get your
   *[other] { $who } gets the
} stake of { $stake } ECO back.
log-stake-lost = { $who-is ->
    [you] You lose your
   *[other] { $who } loses the
} stake of { $stake } ECO.
log-toll = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $cost } ECO for the attempt.
log-attempt-broken = { $who-is ->
    [you] Your attempt
   *[other] { $who }’s attempt
} is spent; nothing is rolled.
log-adds-bonus = The bonus changes by { $count }.
log-bonus = Bonus { $bonus }: { $parts }.
log-rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $sum } (needs { $threshold }).
log-rolls-changed = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $die }, which counts as { $face } ({ $sources }): { $sum } (needs { $threshold }).
log-die-counts = It counts as { $face } ({ $sources }).
log-rerolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} again ({ $source }).
log-changes-result = The result changes by { $count } to { $result }.
log-sets-die = The die is turned to { $face }: { $sum }.
log-buys = { $who-is ->
    [you] You add
   *[other] { $who } adds
} { $count } to the result for { $cost } ECO.
log-succeeds = { $who-is ->
    [you] You succeed
   *[other] { $who } succeeds
}: { $result } (needed { $threshold }).
log-fails = { $who-is ->
    [you] You fail
   *[other] { $who } fails
}: { $result } (needed { $threshold }).
log-second-best = { $god } (second tier): { $who-is ->
    [you] your web
   *[other] { $who }’s web
} is closed at { $value } after all.
log-quarry = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $eco } ECO ({ $god }, second tier).
log-reward = { $who-is ->
    [you] You close
   *[other] { $who } closes
} “{ $plot }”: { $eco } ECO{ $income ->
    [0] {""}
   *[other] , an income of { $income }
}{ $cards ->
    [0] {""}
    [one] {" "}and one card
   *[other] {" "}and { $cards } cards
}.
log-tries-gate = { $who-is ->
    [you] You try
   *[other] { $who } tries
} { $gate-the } with { $hero }’s web { $number } for { $cost } ECO (needs { $threshold }).
log-opens-gate = { $who-is ->
    [you] You open
   *[other] { $who } opens
} { $gate-the }.
log-climbs = { $who-is ->
    [you] You step
   *[other] { $who } steps
} up to { $place-the }.
log-gate-holds = The gate holds; { $who-is ->
    [you] you get
   *[other] { $who } gets
} { $back } ECO back.

## The end

log-throne = { $god } sits on the throne; { $who-is ->
    [you] you win
   *[other] { $who } wins
}.
log-last-round = Round { $round } was the last. Highest on the mountain: { $winners }.
won-throne = { $who-is ->
    [you] You sit
   *[other] { $who } sits
} on the throne as { $god }.
won-last-round = After the last round { $count ->
    [one] the highest on the mountain wins
   *[other] the highest on the mountain share the victory
}: { $winners }.

## What one does

verb-weave = Weave
verb-weave-letter = W
verb-close = Close
verb-close-letter = C
verb-gate = Try a gate
verb-gate-letter = G
verb-enter = Bring in
verb-enter-letter = E
verb-play = Play
verb-play-letter = P
verb-attach = Attach
verb-attach-letter = A
verb-discard = Throw away
verb-discard-letter = X
verb-ability = Ability
verb-ability-letter = F
when-actions = in your actions
bar-a-gate = Try a gate
bar-a-web = Close a web
bar-a-hero = Bring in or raise a hero
bar-an-event = Play an event
bar-attach = Attach a card
bar-ability = Use an ability
why-no-gate-here = No gate here that you have to open.
why-no-sequence = You have no sequence card.
why-no-complete-web = No web of yours is complete.
why-no-hero-in-hand = No hero to bring in or to raise.
why-no-event = No event to play now.
why-no-attachment = Nothing to attach now.
why-no-ability = No ability to use now.
order-until-aimed = Pass until something is aimed at me
order-this-round = Pass for the rest of this round

## What an option would do

tag-completes = { $what } { $have } of { $of }: completes
tag-serves = { $what } { $have } of { $of }
tag-of = { $have } of { $of }
tag-breaks = { $what } is complete: this spoils it
tag-card-news = { $card }: { $news }
tag-hidden-card = hidden card
tag-no-card = no card
tag-gate-near = { $place }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
tag-stay = stay, draw nothing
tag-close = closes “{ $plot }”
tag-try = for { $cost } ECO
tag-to-hades = { $count ->
    [one] one card goes to Hades
   *[other] { $count } cards go to Hades
}
tag-dismiss = leaves play for good
tag-sure-left = “{ $plot }” cannot fail: close it first
tag-reroll = roll again
tag-enough = enough
tag-not-enough = still not enough
change-result = result
news-completes = completes { $what }
news-fits-nothing = fits nothing yet
news-plot = { $hero } { $have } of { $of }
detail-hero = { $value }, { $webs ->
    [0] no web
    [one] one web
   *[other] { $webs } webs
}{ $cards ->
    [0] {""}
    [one] {" "}with one card
   *[other] {" "}with { $cards } cards
}{ $worn ->
    [0] {""}
    [one] , one attachment
   *[other] , { $worn } attachments
}
detail-web = { $count ->
    [one] one card
   *[other] { $count } cards
}
detail-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
detail-pawn = { $eco } ECO
roll-enough = { $result } (needs { $threshold }): enough
roll-not-enough = { $result } (needs { $threshold }): not enough

## What deserves a moment

banner-trophy = { $who-is ->
    [you] You close
   *[other] { $who } closes
} “{ $plot }”
banner-card-lost = { $who-is ->
    [you] You lose a card
   *[other] { $who } loses a card
}
banner-hero-harmed = { $who-is ->
    [you] Your hero is harmed
   *[other] { $who }’s hero is harmed
}
banner-hero-lost = { $who-is ->
    [you] You lose a hero
   *[other] { $who } loses a hero
}
banner-web-cut = { $who-is ->
    [you] Your web is cut
   *[other] { $who }’s web is cut
}
end-god = god
end-sector = highest sector
end-gates = gates opened
end-trophies = trophies
end-trophy-eco = ECO on trophies
