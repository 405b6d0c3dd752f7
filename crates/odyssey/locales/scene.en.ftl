# What is written on the table and on its options.

slot-hands = { $count ->
    [one] one hand
    [2] two hands
   *[other] three hands
}

## The table

scene-battle = { $foe }, level { $level }
scene-titan-round = titan round { $round }
scene-primordial-round = primordial round { $round }
scene-others = The other titans
scene-others-note = All sheets are open.
scene-muster = Who goes into battle
scene-in-front = In front of { $foe }
scene-on-vantage-point = { $titan }, on the vantage point
scene-priority = Priority target
scene-hidden = Hidden
scene-down = Knocked down
scene-dead = Dead
scene-beside = beside { $foe }
scene-sight = from { $titan } to { $foe }
scene-foe-note = level { $level }, hit on { $tohit }+, speed { $speed }
scene-foe-note-unlimited = level { $level }, hit on { $tohit }+, unlimited speed
scene-ai-deck = AI
scene-body-deck = Body
scene-levels = { $levels }; top { $top }
scene-levels-mixed = { $levels }
scene-level = { $count } × { $level }
scene-ai-now = AI card
scene-ai-last = Last AI card
scene-part-now = Body part
scene-part-last = Last body part
scene-wounds = Wounds
scene-permanent = Permanent
scene-bonus = { $by } { $what }
scene-token = Token
scene-next-tile = Next labyrinth tile
scene-pool = Kratos pool
scene-pool-note = It is cleared at the end of the next attack.
scene-gear-discarded = { $gear }, discarded
scene-charges = { $count ->
    [one] charge
   *[other] charges
}
scene-owner = { $class }, { $who }, speed { $speed }
scene-titan-who = { $class }, { $who }
scene-kratos-table = Kratos table
scene-gear = Gear
scene-dice = attack dice
scene-power = power per hit
scene-power-once = power once
scene-armour = armour
scene-rerolls = evasion re-rolls
slot-fists = one or two hands
slot-armour = armour
slot-support = support
slot-attachment = attachment
initial-red = R
initial-black = B
initial-white = W
initials = { $first }{ $rest }

## Options

verb-move = Move
verb-attack = Attack
path-use = Use
verb-equip = Equip
verb-prepare = Prepare
choose-pass = Pass
choose-done = That is enough
choose-start = { $titan }
choose-activate = { $titan } acts
choose-end-turn = End the turn
choose-retreat = Retreat
choose-retreat-detail = A defeat, but the living titans are kept.
choose-walk = Move to { $space }
choose-walk-beside = Move to { $space }, beside { $foe }
choose-row = Row { $row }
choose-via = By way of { $space }
choose-attack = Attack with { $weapon }
choose-take-fists = Discard { $gear } and take Fists
choose-use = Use { $what }
choose-first = First { $what }
choose-foe-attack = { $foe }: { $card }
choose-foe-card = { $foe } draws a card
choose-ready-all = Ready everything ({ $action })
choose-rest = Rest ({ $action })
choose-climb = Climb { $foe }
choose-search = Search { $terrain } on { $space }
choose-stand-up = Stand up
choose-target = { $titan }
choose-at = { $space }
choose-way-north = Towards row N
choose-way-south = Towards row A
choose-way-east = Towards column 20
choose-way-west = Towards column 1
choose-across = Along the numbers first
choose-upright = Along the letters first
choose-tile = { $terrain } on { $space }
choose-side = ({ $side })
choose-of = { $titan }: { $what }
choose-awakened-move = Move up to its speed
choose-awakened-push = Push { $foe } back
choose-slot = { $gear }
choose-divert = Use a Diversion
choose-keep = Keep it there
choose-toss = Discard it
choose-same-loadout = Keep the loadout
choose-new-loadout = Choose a new loadout
choose-tear = Spend a Sisyphus tear
choose-die = Die { $place }, showing { $face }
choose-crit-die = Crit die { $place }, showing { $face }
choose-die-place = Die { $place }
choose-lay = On { $space } { $turn ->
    [0] ↑
    [1] →
    [2] ↓
   *[other] ←
}

## Odds

odds-attack = Attack
odds-hit = to hit
odds-wound = to wound
odds-crit = to wound critically
odds-attack-roll = { $dice } d10, precision { $precision }, against { $tohit }+
odds-now = as it lies
odds-evade = to evade
odds-this-die = with this die again
odds-best-set = with the best set
odds-best-dice = Best: dice { $dice }.

## All cards

all-ai = { $foe }: AI cards
all-parts = { $foe }: body parts
all-minor = Minor trauma
all-major = Major trauma
all-grave = Grave trauma
all-obols = Obols
all-kratos = Kratos cards
all-moiros = Moiros cards
all-conditions = Conditions and scars
all-gear = Gear
all-argo = Abilities of the Argo
all-godforms = Godforms
all-nymphs = Summonings
all-mnemos = Mnemos
all-patterns = Patterns

## What one does

verb-move-letter = M
verb-attack-letter = A
verb-free = Free action
verb-free-letter = F
verb-both = Both actions
verb-both-letter = D
verb-ready = Ready, rest
verb-ready-letter = Y
verb-argo = Argo
verb-argo-letter = O
verb-search = Search
verb-search-letter = S
when-turn = on a titan’s turn
choose-as-before = In the same order as before
detail-as-before = { $titan } acts next, then the others in the order of the last round.
detail-lies = lies on the ground: can do nothing
detail-titan = Danger { $danger }, Fate { $fate }, Rage { $rage }{ $down ->
    [1] , on the ground
   *[other] {""}
}
order-first = Always take the first that is offered
order-keep = Let the titans act in the order of the last round
order-no-last-call = Do not ask about the Argo at the end of the titans’ round
order-until-aimed = Pass until something is aimed at me
order-this-round = Pass for the rest of this round
tag-walk = { $steps ->
    [one] one space
   *[other] { $steps } spaces
}{ $front ->
    [1] , in front of it
   *[other] {""}
}{ $reached ->
    [1] ; in reach: { $weapons }
   *[other] {""}
}
tag-steps = { $steps }
tag-wounds = wounds
tag-again = again
tag-under = under { $titans }
tag-under-nobody = under nobody
tag-crosses = crosses { $titans }
tag-ends-on = ends on { $space }
tag-front-nobody = nobody in front
tag-front = { $titans } in front
tag-thrown = { $stopped ->
    [1] thrown to { $space } and stopped there
   *[0] thrown to { $space }
}
price-free = free
price-fate = 1 Fate
choose-power-die = Power die { $place }, showing { $face }
roll-power = Power roll: power + potential
roll-test = Test
roll-attack = Attack roll
roll-evasion = Evasion roll
list-of = { $list }
end-titans = titans
end-alive = still alive
end-wounds = wounds dealt
legend-danger = how near the next attack is to a trauma
legend-fate = pays for re-rolls; at 9 there are none
legend-rage = lights the rows of the Kratos table
legend-opening = +1 precision for the next attack
legend-break = turns one potential of the next power roll into power
legend-priority = draws the attacks of the primordial
legend-power-die = Power die
legend-power-die-text = rolled for power once an attack hits
legend-crit-die = Crit die
legend-crit-die-text = a 10 on it is a crit chance
legend-wound = Wound
legend-wound-text = enough of them slay the primordial
legend-charge = Charge
legend-charge-text = what a card can still be used for
