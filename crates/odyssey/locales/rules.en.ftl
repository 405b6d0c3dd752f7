# The language of cards, from which their texts are made.

amount = { $how ->
    [hit] { $n } for each hit
    [level] the level of the primordial
    [danger] as much as your Danger
    [fate] as much as your Fate
    [rage] as much as your Rage
    [tokens] as many as you have tokens
    [all] all
   *[n] { $n }
}

## How effects are put together

effects = { $first } { $rest }
all-of = { $list }
sentence = { $what }.
effect-nothing = Nothing.
effect-window = (!)
effect-if = If { $when }: { $then }
effect-unless = Unless { $when }: { $then }
effect-if-else = If { $when }: { $then } Otherwise: { $otherwise }
effect-may = You may: { $effects }
effect-either = Choose: { $sides }
effect-or = { $first } or { $rest }
effect-to = { $who }: { $effects }
effect-test = Test { $skill } { $difficulty }+. Success: { $success } Failure: { $failure }
effect-test-success = Test { $skill } { $difficulty }+. Success: { $success }
effect-test-failure = Test { $skill } { $difficulty }+. Failure: { $failure }
effect-roll = Roll a d10. { $rows }
effect-row = { $from }–{ $upto }: { $effects }
effect-row-one = { $from }: { $effects }
effect-once = Once: { $effects }

## The Triskelion

effect-danger = Danger { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] rises by { amount }
}.
effect-fate = Fate { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] rises by { amount }
}.
effect-rage = Rage { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] rises by { amount }
}.
effect-lose = { $stat } −{ amount }.
effect-set = { $stat } becomes { $value }.

## Trauma and fate

effect-trauma-draw = Trauma draw.
effect-trauma-draw-of = Trauma draw: { $severity }.
effect-trauma-instead = The trauma draw of this attack is { $severity } instead.
effect-draw-again = Shuffle this card back and draw another.
effect-keep = Keep this card. { $condition }
effect-add-obol = “{ $which }” joins the obol deck.
effect-kratos-card = Draw a kratos card.
effect-kratos-roll = Kratos roll.
effect-moiros-card = Draw a moiros card.
effect-die = The titan dies.
effect-argonaut-dies = Its argonaut dies too.
effect-live = The titan lives.
effect-awaken = Awaken.

## Tokens and conditions

effect-gain = Gain { amount } × { $token }.
effect-drop = Discard up to { amount } × { $token }.
effect-suffer = Gain “{ $condition }”.
effect-cure = Discard a condition of the { $kind }.
effect-cure-all = Discard all conditions.
effect-scar = Scar “{ $condition }”: { $text }
effect-knockdown = Knockdown.
effect-stand-up = Stand up.
effect-pool = { $token } × { amount } into the pool.
effect-pool-mixed = Openings and Breaks, { amount } in all, into the pool.
effect-modify = { $by } { $what } ({ $until }).
effect-modify-foe = Primordial: { $by } { $what } ({ $until }).

## Movement

effect-move = Move up to { $spaces }.
effect-knockback = Knockback { $spaces }.
effect-knockback-to = Knockback { $spaces }, { $direction }.
effect-pushback = Pushback { $spaces }.
effect-pull = Pull { $spaces }.
effect-crash = Crash.
effect-displace = Displace.
effect-vault = Vault.
effect-forced-vault = Forced vault.
effect-trample = Trample.
effect-turn-target = It turns to the titan.
effect-turn-away = It turns its back on the titan.
effect-turn-most = It turns to the most titans.
effect-turn-random = It turns at random.
effect-move-foe-centre = It moves to the centre.
effect-move-foe-edge = It moves to the nearest edge.
effect-move-foe-target = It moves to the target.
effect-move-foe-straight = It moves { $spaces } straight ahead.
effect-flee = The titan flees towards the nearest board edge, and over it.

## Attacks

effect-bonus-attack = Bonus attack.
effect-bonus-attack-with = Bonus attack with: { $extra }
effect-strike-titan = It is struck: Danger +{ $danger } and knockdown.
effect-chain-break = Break the chain.
effect-rush = Rush.
effect-improved-rush = Improved rush.
effect-signature = Signature.
effect-routine = Routine.
effect-ai-card = Another AI card.
effect-attack-again = The same attack once more.
effect-attack-next = The same card on the closest titan not yet attacked in this round.
effect-relentless = Each hit adds a die, until none hits.
effect-dice = Dice in this roll: { $count }.
effect-power-die = { $colour } × { amount } into the power pool.
effect-power = Power +{ amount }.
effect-power-reroll = Re-roll up to { $count } power dice.
effect-attack-reroll = Re-roll up to { $count } attack dice.
effect-evasion-reroll = Re-roll up to { $count } evasion dice.
effect-block = Block { $count }.
effect-reinforce = { $colour } × { $n } into the armour roll.
effect-crit-chance = Crit chance.
effect-full-miss = The attack becomes a full miss.
effect-ignore = Ignore it.
effect-succeed = The test succeeds.
effect-take-priority = Take the priority token.
effect-pass-priority = Pass the priority token to the other titan with the highest Rage.
effect-end-round = The round ends.

## Wounds and decks

effect-single-wound = Single wounds: { $count }.
effect-heal = Heal { $count }.
effect-death-blow = The primordial is slain.
effect-escalate = Escalate { $count }.
effect-escalate-ai = Escalate { $count }, AI deck only.
effect-escalate-body = Escalate { $count }, body-part deck only.
effect-peek-ai = Look at the top AI card; keep or discard it.
effect-peek-body = Look at the top body part; keep or discard it.
effect-suppress-ai = AI suppress.
effect-suppress-body = BP suppress.

## Belongings and ground

effect-exhaust = Exhaust { $what }.
effect-ready = Ready { $what }.
effect-discard = Discard { $what }.
effect-charge = Charges for { $what }: { $count }.
effect-gain-gear = Gain { $gear }.
effect-place = Place { $terrain } { $site }.
effect-labyrinth = Labyrinth { amount }.
effect-destroy = Destroy every tile: { $area }.
effect-create-vantage-point = A vantage point opens.
effect-fall = The titan falls off.
carried-this = this card
carried-one = one card
carried-weapon = one weapon
carried-exhaustible = all exhaustible gear, or suffer knockdown
carried-all = everything
carried-mnemos = the mnemos
carried-argo-ability = one Argo ability
site-before-foe = before the primordial
site-under-titan = under the titan
site-adjacent = beside the titan
site-outer = in the outer { $n }
site-inner = in the inner { $n }

## The Argo

effect-argo = { $figure } { $by }.
effect-diplomacy = Diplomacy { $by }.
effect-resource = { $resource } × { amount }.
effect-carve = Gain the resources of this part, { $count }.
effect-note = Note: { $note }.
effect-adversary-activation = The adversary is activated.
effect-fated-mnemos = A fated mnemos for the argonaut.
effect-mnemos-node = A node for one of your mnemos.
effect-rally = Rally: the lasting effect ends.

## Circumstances

when-at-least = { $stat } { $value }+
when-at-most = { $stat } { $value } or less
when-tokens = { $n } × { $token }
when-priority = the titan has the priority token
when-down = the titan lies down
when-has = “{ $condition }”
when-suffers = a condition of the { $kind }
when-on = the titan stands { $area }
when-foe-on = the primordial stands { $area }
when-adjacent = adjacent to the primordial
when-alone = no other titan is adjacent
when-awakened = awakened
when-noted = { $note }
when-dealt = the attack dealt { $danger } Danger or more
when-hits = { $count } or more hits
when-crossed = the primordial moved through this: { $ground }
when-wounded = the attack wounded
when-failed = the attack failed
when-overpowered = the power exceeded the AT
when-crit-chance = with a crit chance
when-weapon = the weapon is: { $kind }
when-pool-without = no { $token } in the pool
when-not-yet-attacked = not yet attacked in this round
when-not-moved = the titan has not moved
when-foe-level = primordial of level { $level } or higher
when-every-wounds = the wounds are a multiple of { $count }
when-first-round = it is the first round
when-titans-left = at most { $count } titans live
when-diplomacy = diplomacy: { $section }
when-diplomacy-better = diplomacy: { $section } or better
when-diplomacy-worse = diplomacy: { $section } or worse
when-argo = { $figure } { $value }+
when-not = not ({ $list })
area-tile = on { $terrain }
area-ground = on ground of this kind: { $ground }
area-front = in front
area-rear = in the rear
area-blindspot = in a blindspot
area-weakspot = in a weakspot
area-vantage-point = on a vantage point
area-zone = in zone { $reach }
area-same-tile = on the same tile
area-edge = at the board edge
who-titan = The titan
who-priority = The priority target
who-another = Another titan
who-anyone = A titan
who-self-or-adjacent = The titan or an adjacent one
who-others = Every other titan
who-all = Every titan
who-all-on = Every titan { $area }
who-random = A titan at random
who-random-other = Another titan at random
who-nearest = Whoever is nearest

## Words

danger = Danger
fate = Fate
rage = Rage
token-despair = despair
token-ambrosia = ambrosia
token-movement-fatigue = fatigue of movement
token-combat-fatigue = fatigue of combat
token-trespass = trespass
token-opening = Opening
token-break = Break
token-diversion = Diversion
kind-body = Body
kind-mind = Mind
kind-fate = Fate
kind-scar = Scar
severity-minor = minor
severity-major = major
severity-grave = grave
severity-obol = obol
skill-courage = Courage
skill-cunning = Cunning
skill-endurance = Endurance
skill-fury = Fury
skill-will = Will
skill-wisdom = Wisdom
tested-plainly = plain
tested-either = { $first } or { $second }
die-shows-nothing = { $colour } (nothing)
die-shows-power = { $colour } ({ $power } power)
die-shows-potential = { $colour } ({ $potential } potential)
die-shows-both = { $colour } ({ $power } power, { $potential } potential)
die-red = red die
die-black = black die
die-white = white die
direction-north = towards row N
direction-south = towards row A
direction-east = towards column 20
direction-west = towards column 1
attribute-precision = precision
attribute-evasion = evasion
attribute-speed = speed
attribute-power = power
attribute-at = AT
attribute-to-hit = To Hit
attribute-evasion-dice = evasion dice
attribute-danger = Danger
until-used = temporary
until-end-of-round = until the round ends
until-end-of-battle = until the battle ends
until-next-attack = until its next attack is over
ground-ambrosia = ambrosia
ground-board-edge = board edge
ground-boundless = boundless
ground-chasm = chasm
ground-cover = cover
ground-destructible = destructible
ground-reinforced = reinforced destructible
ground-exposed = exposed
ground-indestructible = indestructible
ground-inhabited = inhabited
ground-labyrinth = labyrinth
ground-obscuring = obscuring
ground-obstacle = obstacle
ground-trap = trap
ground-treasure = treasure
gear-trait-axe = axe
gear-trait-bow = bow
gear-trait-blade = blade
gear-trait-club = club
gear-trait-hammer = hammer
gear-trait-shield = shield
gear-trait-spear = spear
gear-trait-whip = whip
gear-trait-bone = bone
gear-trait-bronze = bronze
gear-trait-divine = divine
gear-trait-wooden = wooden
section-at-war = at war
section-denounced = denounced
section-unfriendly = unfriendly
section-neutral = neutral
section-friendly = friendly
section-allied = allied
argo-figure-crew = Crew
argo-figure-hull = Hull
argo-figure-fate = Argo Fate
argo-figure-doom = Doom
argo-figure-progress = Progress
argo-figure-knowledge = Knowledge
argo-figure-tears = Sisyphus tears

## Keywords

kw-ambrosia-limit = Ambrosia limit { $n }
kw-ambrosia-limit-plus = Ambrosia limit +{ $n }
kw-ascended = Ascended
kw-attack-reroll = Attack re-roll { $n }
kw-auto-break = Auto-break { $n }
kw-block = Block { $n }
kw-break = Break { $n }
kw-bypass = Bypass
kw-carving = Carving { $n }
kw-commit = Commit
kw-cumbersome = Cumbersome
kw-deadly = Deadly
kw-diversion = Diversion
kw-dodge = Dodge
kw-doomed = Doomed
kw-elation = Elation { $n }
kw-frontlines = Frontlines
kw-heartseeker = Heartseeker
kw-hide = Hide
kw-knockback = Knockback { $n }
kw-lifeline = Lifeline
kw-lumbering = Lumbering
kw-motivate = Motivate { $n }
kw-opening = Opening { $n }
kw-overbreak = Overbreak { $n }
kw-peril = Peril
kw-power = Power +{ $n }
kw-power-die = { $colour }
kw-power-reroll = Power re-roll { $n }
kw-precise = Precise { $n }
kw-provoke = Provoke
kw-pull = Pull { $n }
kw-pushback = Pushback { $n }
kw-ranged = Ranged { $from }–{ $upto }
kw-reach = Reach { $n }
kw-reflex = Reflex
kw-advanced-reflex = Advanced reflex
kw-superior-reflex = Superior reflex
kw-reinforce = Reinforce { $n }
kw-advanced-reinforce = Advanced reinforce { $n }
kw-superior-reinforce = Superior reinforce { $n }
kw-reposition = Reposition { $n }
kw-rocksteady = Rocksteady
kw-rush = Rush
kw-improved-rush = Improved rush
kw-sacrifice = Sacrifice
kw-scale = Scale
kw-second-chance = Second chance
kw-solace = Solace
kw-spotlight = Spotlight
kw-stalwart = Stalwart
kw-body-suppress = BP suppress
kw-ai-suppress = AI suppress
kw-tireless = Tireless
kw-titan-possession = Titan possession
kw-argonaut-possession = Argonaut possession
kw-tumble = Tumble
kw-unique = Unique
kw-vault = Vault

## What always works

mod-precision = { $by } precision
mod-evasion = { $by } evasion
mod-speed = { $by } speed
mod-attack-dice = { $by } attack dice
mod-raw-power = { $by } power
mod-power-die = One { $colour } more in the power pool
mod-better-power-die = The titan’s power die is { $n } colour better
mod-skill = { $by } { $skill }
mod-armour-die = One { $colour } more in armour rolls
mod-evasion-reroll = Evasion re-rolls: { $n }
mod-shorter-knockback = Knockbacks are { $n } shorter
mod-shorter-pushback = Pushbacks are { $n } shorter
mod-at-for-me = { $by } AT against this titan’s attacks
mod-ignore-wound-responses = Ignore wound responses
mod-ignore-fail-responses = Ignore fail responses
mod-ignore-instincts = Ignore instinct responses
mod-only-criticals = Only criticals answer
mod-despair-limit = Despair limit { $n }
mod-hands = { $by } hand slots
mod-supports = { $by } support slots
mod-three-handed-as-two = Three-handed weapons count as two-handed
mod-cannot-lose-priority = Cannot lose the priority token
mod-cannot-move = Cannot move
mod-cannot-attack = Cannot attack
mod-cannot-react = Cannot react
mod-cannot-block = Cannot block
mod-helpless = An attack on this titan kills it
mod-berserk = It attacks whoever is nearest
mod-must-act-first = It must act first
mod-ignores-labyrinth = Red lines neither stop it nor hide the primordial from it
mod-ignores-one-obstacle = It moves over obstacles and chasms, and does not end there
mod-no-despair = Despair has no effect
mod-immovable = Nothing moves it by force
mod-foe-at = { $by } AT
mod-foe-to-hit = { $by } To Hit
mod-foe-speed = { $by } speed of the primordial
mod-foe-danger = { $by } Danger of its attacks
mod-foe-danger-per-hit = { $by } Danger per hit of its attacks, 1 at least
mod-foe-evasion-dice = { $by } evasion dice against its attacks
mod-foe-precision = { $by } difficulty of evasion
mod-unlimited-speed = Unlimited speed
mod-foe-knockback = { $by } to its knockbacks
mod-foe-pushback = { $by } to its pushbacks
mod-no-pushback = It pushes nobody back
mod-no-zones = It makes no zone attacks
mod-no-trample = It does not trample
mod-no-labyrinth = It places no labyrinth tiles
mod-random-targets = Its targets are chosen at random
mod-deadly-edges = The board edges are boundless
mod-sight-through-walls = It sees through red lines
mod-banners-for-afflicted = Every Fate banner counts
mod-silenced-end = Its effects at the end of the round do not happen

## Moments

at-free-action = Free action
at-reaction = Reaction
at-titan-round = In the titan round
at-first-window = First window
at-second-window = Second window
at-either-window = First or second window
at-start-of-battle = Start of battle
at-end-of-battle = End of battle
at-start-of-primordial-round = Start of the primordial round
at-end-of-primordial-round = End of the primordial round
at-start-of-titan-round = Start of the titan round
at-end-of-titan-round = End of the titan round
at-start-of-turn = Start of the turn
at-end-of-turn = End of the turn
at-declare-attack = Declaring an attack
at-full-hit = Full hit
at-full-miss = Full miss
at-crit-chance = Crit chance
at-crit-miss = Crit miss
at-about-to-draw-part = About to draw a body part
at-power-rolled = After the power roll
at-wound = Wound
at-critical-wound = Critical wound
at-fail = Fail
at-about-to-be-answered = Before a response
at-targeted = Becoming the target
at-about-to-evade = Before an evasion roll
at-evasion-rolled = After an evasion roll
at-crit-evade = Crit evade
at-crit-evade-fail = Crit evade fail
at-full-evade = Full evade
at-out-of-reach = Out of reach evade
at-about-to-armour = Before an armour roll
at-trauma-drawn = After drawing a trauma or obol card
at-survived = Surviving a draw, { $severity } or graver
at-about-to-fall-down = Before a knockdown
at-about-to-be-knocked-back = Before a knockback
at-about-to-crash = Before a crash
at-about-to-be-cumbersome = Before Cumbersome
at-about-to-climb = Before a climb test
at-about-to-hold-on = Before a test to hold on
at-about-to-die = Before dying
at-about-to-fall-to-death = Before falling to its death
at-died = When this titan dies
at-other-died = When another titan dies
at-exhausted = When exhausted
at-readied = When readied
at-gained-again = Gained again
at-entered = A titan enters
at-foe-forced-onto = The primordial is forced onto it
at-searched = Searched
at-destroyed = When destroyed
at-foe-wounded = After a wound
at-rally = Rally
at-walled = A labyrinth tile is placed under a titan
at-summoned = When summoned

## Abilities and prices

gate = { $stat } { $value }+
gated = [{ $gate }] { $what }
head-when = { $head }, if { $when }
head-price = { $head } ({ $price })
ability-says = { $head }: { $effects }
ability-may = { $head }, if you like: { $effects }
ability-of = { $ability } · { $source }
cost-movement = movement action
cost-combat = combat action
cost-complicated = complicated action
cost-danger = { $n } Danger
cost-fate = { $n } Fate
cost-rage = { $n } Rage
cost-trespass = { $n } × trespass
cost-exhaust = exhaust
cost-discard = discard
cost-charge = 1 charge
cost-summon = 1 summon charge
cost-tokens = { $n } × { $token }
condition-worsens = Gained again it becomes “{ $condition }”.
condition-kills = Gained again it kills.
terrain-traits-at-war = At war also: { $list }.
terrain-traits = { $list }.

## AI cards and body parts

ai-target = Target
ai-moves = Movement
ai-attack = Attack
ai-banners = Before the roll
ai-hits = Hit
ai-effects = Effect
ai-after = After attack
ai-after-final = After final attack
lines-then = { $first } › { $rest }
line-instead = { $line }: { $instead }
pick-one = { $by }
pick-titans = { $count } titans, { $by }
pick-all = all titans
pick-zone = zone { $reach }
pick-board = the whole board
pick-no-target = no target
pick-with = { $pick }, { $needs }
by-anyone = any titan
by-closest = closest
by-furthest = furthest
by-last-to-wound = last to wound
by-least = least { $measure }
by-most = most { $measure }
by-priority = priority target
by-chance = at random
measure-conditions = conditions
measure-gear = gear
need-adjacent = adjacent
need-in-front = in front
need-in-range = in range
need-in-sight = in sight
need-on = { $area }
need-not-on = not { $area }
need-with = with { $feature }
need-without = without { $feature }
feature-kind = a condition ({ $kind })
feature-tokens = { $token }
feature-knockdown = knockdown
feature-awakening = a godform
moves-speed = Up to its speed.
moves-spaces = Move { $n }.
moves-unlimited = As far as needed.
attack = { $kind }: { $dice } evasion dice at { $difficulty }+.
attack-doomed = { $kind }, doomed: { $dice } evasion dice at { $difficulty }+.
attack-melee = Melee
attack-ranged = Ranged { $reach }
attack-simultaneous = Simultaneous
attack-sequential = Sequential
attack-in-path = All titans in path
attack-zone-around = Zone { $reach } around the target
attack-zone = Zone { $reach }
attack-judgement = Judgement of { $skill }
part-wound = Wound
part-fail = Fail
part-instinct = Instinct
part-critical = Critical
part-holds = While attacked

## Names of places and things

nothing = nothing
titan-name = { $number ->
    [1] Theron
    [2] Lykos
    [3] Brontes
   *[other] Kadmos
}
card-back = a card of level { $level }
kratos-row = Kratos, Rage { $rage }
vantage-point = Vantage point
deck-ai = AI deck
deck-body = body-part deck
side-says = ({ $side }) { $effects }
frame-primordial-attack = Attack: { $card }
frame-attack-on-target = Against { $titan }
frame-titan-attack = Attack of { $titan }
frame-answers = Response to { $titan }
frame-window = Window
frame-drawn = A card for { $titan }
frame-walk = Movement of { $titan }
