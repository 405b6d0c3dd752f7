# Odyssey: the names of things.

odyssey = Odyssey
odyssey-about = Four titans against a thing from before the gods; every wound makes it worse, and them.

## Primordials

foe-centimane = The Centimane
    .within = the Centimane
foe-centimane-within = the Centimane
foe-centimane-towards = the Centimane
foe-centimane-text = Fifty heads, a hundred hands, and not one of them open.
foe-mazehorn = The Mazehorn
    .within = the Mazehorn
foe-mazehorn-within = the Mazehorn
foe-mazehorn-towards = the Mazehorn
foe-mazehorn-text = It was never inside the labyrinth. The labyrinth is inside it.
foe-emberwake = The Emberwake
    .within = the Emberwake
foe-emberwake-within = the Emberwake
foe-emberwake-towards = the Emberwake
foe-emberwake-text = It died once and has hunted the taste of it ever since.
foe-stonefather = The Stonefather
    .within = the Stonefather
foe-stonefather-within = the Stonefather
foe-stonefather-towards = the Stonefather
foe-stonefather-text = The first architect. He built the walls around his children before he gave them names.

## Traits

trait-pulled-punches = Pulled punches
trait-sea-cliffs = Sea cliffs
trait-third-wound = Every third wound
trait-heavier-hands = Heavier hands
trait-maze-maker = Maze maker
trait-lowered-horns = Lowered horns
trait-walls-in-its-wake = Walls in its wake
trait-wounded-bull = Wounded bull
trait-on-the-wing = On the wing
trait-toying = Toying with its prey
trait-in-earnest = In earnest
trait-drawn-to-light = Drawn to light
trait-father-of-walls = Father of walls
trait-no-way-out = No way out

## AI cards: the Centimane

ai-backhand = Backhand
ai-over-the-rail = A hand over the rail
ai-fist-from-the-east = Fist from the east
ai-fist-from-the-west = Fist from the west
ai-one-then-another = One, then another
ai-thunder-palm = Thunder palm
ai-many-small-fists = Many small fists
ai-hammer-blow = Hammer blow
ai-hands-everywhere = Hands everywhere
ai-furious-hammer = Furious hammer
ai-ground-drum = Drum of the ground
ai-chain-of-fists = Chain of fists
ai-from-below = From below
ai-breath-stealer = Breath-stealer
ai-no-end-of-knuckles = No end of knuckles
ai-clap-of-thunder = Clap of thunder
ai-over-the-knee = Over the knee
ai-thrown-over-the-shoulder = Thrown over the shoulder
ai-skull-vice = Skull vice
ai-all-hands-down = All hands down

## AI cards: the Mazehorn

ai-toss-of-the-horns = Toss of the horns
ai-pawing-the-ground = Pawing the ground
ai-headlong = Headlong
ai-hook-and-haul = Hook and haul
ai-stamping-hoof = Stamping hoof
ai-bone-brow = Brow of bone
ai-one-red-thought = One red thought
ai-stampede = Stampede
ai-downhill = Downhill
ai-shut-the-door = Shut the door
ai-wheeling-kick = Wheeling kick
ai-chew-the-cud = Chewing the cud
ai-through-the-walls = Through the walls
ai-from-the-next-corridor = From the next corridor
ai-faster-than-sound = Faster than sound
ai-the-logic-of-the-maze = The logic of the maze
ai-kneel-to-the-labyrinth = Kneel to the labyrinth
ai-the-way-home = The way home
ai-no-other-prey = No other prey
ai-the-gate-of-horn = The gate of horn

## AI cards: the Emberwake

ai-rake = Rake
ai-circle-and-burn = Circle and burn
ai-talon = Talon
ai-stoop = Stoop
ai-ember-breath = Breath of embers
ai-unhurried = Unhurried
ai-scent-of-nectar = Scent of nectar
ai-wing-beat = Wing-beat
ai-rain-of-embers = Rain of embers
ai-burning-wake = Burning wake
ai-harry-the-wounded = Harry the wounded
ai-vengeful-talon = Vengeful talon
ai-behind-you = Behind you
ai-sun-dive = Dive from the sun
ai-phoenix-cry = Cry of the phoenix
ai-all-that-burns = All that burns
ai-crown-of-fire = Crown of fire
ai-pyre = Pyre
ai-drink-the-light = Drink the light
ai-ashes-and-again = Ashes, and again

## AI cards: the Stonefather

ai-finger-of-stone = Finger of stone
ai-stone-grows-over = Stone grows over
ai-footfall = Footfall
ai-sweep-of-the-arm = Sweep of the arm
ai-patient-hand = Patient hand
ai-shake-the-riders-off = Shake the riders off
ai-loose-masonry = Loose masonry
ai-who-stands-outside = Who stands outside?
ai-pillar-fall = Fall of pillars
ai-the-lightest-burdened = The lightest burdened
ai-walls-close-in = The walls close in
ai-weigh-the-heart = Weigh the heart
ai-grinding-stride = Grinding stride
ai-crush-the-standing = Crush who stands
ai-the-tide-of-stone = Tide of stone
ai-break-the-god = Break the god
ai-call-the-lost = Call the lost
ai-petrify = Petrify
ai-the-last-wall = The last wall
ai-unborn-again = Unborn again

## Body parts: the Centimane

part-open-palm = Open palm
part-gripping-hand = Gripping hand
part-left-elbow = Left elbow
part-right-elbow = Right elbow
part-root-of-the-arms = Root of the arms
part-barnacled-shoulder = Barnacled shoulder
part-braided-arm = Braided arm
part-counting-fingers = Counting fingers
part-sword-arm = Sword arm
part-beckoning-hand = Beckoning hand
part-shield-hand = Shield hand
part-walking-hand = Walking hand
part-heart-of-knuckles = Heart of knuckles
part-crowning-skull = Crowning skull
part-fiftieth-face = The fiftieth face
part-great-artery = Great artery
part-drummer-hand = Drummer’s hand
part-the-hundredth-hand = The hundredth hand

## Body parts: the Mazehorn

part-gilded-muzzle = Gilded muzzle
part-split-hoof = Split hoof
part-left-flank = Left flank
part-right-flank = Right flank
part-whip-tail = Whip tail
part-shaggy-back = Shaggy back
part-wall-of-ribs = Wall of ribs
part-fetlock-wheels = Fetlock wheels
part-hanging-lamp = Hanging lamp
part-ring-in-the-nose = Ring in the nose
part-neck-folds = Folds of the neck
part-withers = Withers
part-turning-stone = Turning stone
part-third-eye = Third eye
part-left-horn = Left horn
part-right-horn = Right horn
part-the-empty-room = The empty room
part-bull-heart = Bull’s heart

## Body parts: the Emberwake

part-tail-plume = Tail plume
part-left-pinion = Left pinion
part-right-pinion = Right pinion
part-crest = Crest
part-ember-breast = Breast of embers
part-hooked-talon = Hooked talon
part-molten-eye = Molten eye
part-hollow-bone = Hollow bone
part-throat = Throat
part-wing-root = Root of the wing
part-furnace-gut = Furnace gut
part-white-feather = White feather
part-great-pinion = Great pinion
part-sun-disc = Disc of the sun
part-open-beak = Open beak
part-egg-of-ash = Egg of ash
part-second-heart = Second heart
part-undying-ember = Undying ember

## Body parts: the Stonefather

part-mossy-ankle = Mossy ankle
part-stair-of-the-shin = Stair of the shin
part-quarried-knee = Quarried knee
part-left-buttress = Left buttress
part-right-buttress = Right buttress
part-keystone = Keystone
part-hanging-gallery = Hanging gallery
part-walled-up-door = Walled-up door
part-well-shaft = Well shaft
part-crane-arm = Crane arm
part-lintel-brow = Lintel brow
part-buried-mouth = Buried mouth
part-vaulted-chest = Vaulted chest
part-plumb-line = Plumb line
part-foundation-stone = Foundation stone
part-inner-court = Inner court
part-blind-window = Blind window
part-first-stone = The first stone

## Classes and patterns

class-dreamer = Dreamer
class-dreamer-text = Born of Gaia, and not yet awake.
class-quaker = Quaker
class-quaker-text = Bred with a hundred-handed core: it never arrives empty-handed.
class-threader = Threader
class-threader-text = Bred with a horned core: it knows every turning.
class-riddler = Riddler
class-riddler-text = Pieced together from maze shards, it treats walls as questions.
class-diceborn = Diceborn
class-diceborn-text = What the Fates threw away and fished out again.
class-pyrebearer = Pyrebearer
class-pyrebearer-text = It carries the ashes of those who fell, still warm.
pattern-seventh-dream = Seventh dream
pattern-scarred-marble = Scarred marble
pattern-hares-heart = Hare’s heart

## Mnemos

mnemos-first-dive = First dive
mnemos-the-long-oar = The long oar
mnemos-funeral-games = Funeral games
mnemos-the-shepherds-fire = The shepherd’s fire
mnemos-the-broken-vase = The broken vase
mnemos-night-in-the-olives = Night in the olives
mnemos-the-wrestlers-oath = The wrestler’s oath
mnemos-what-the-sibyl-said = What the Sibyl said
mnemos-salt-on-the-lips = Salt on the lips
mnemos-the-empty-cradle = The empty cradle
mnemos-the-ninth-wave = The ninth wave
mnemos-a-door-painted-shut = A door painted shut

## Godforms and nymphs

godform-thunderer = The Thunderer
godform-trident-bearer = The Trident-Bearer
godform-huntress = The Huntress
godform-gray-eyed = The Grey-Eyed
nymph-arethusa = Arethusa
nymph-melia = Melia
nymph-echo = Echo
nymph-oreithyia = Oreithyia

## The Argo

argo-war-drums = War drums
argo-grappling-lines = Grappling lines
argo-libation = Libation
argo-arrow-storm = Storm of arrows
argo-blood-and-wine = Blood and wine
argo-signal-mirrors = Signal mirrors
argo-physicians-ladder = Physicians’ ladder
argo-ballast-shot = Ballast shot

## Gear

gear-fists = Fists
gear-keel-mace = Keel mace
gear-reaping-kopis = Reaping kopis
gear-siren-fang = Siren’s fang
gear-wreck-shield = Wreck shield
gear-siren-aspis = Siren aspis
gear-ash-javelin = Ash javelin
gear-bolt-thrower = Bolt thrower
gear-amazon-sagaris = Amazon’s sagaris
gear-butchers-kopis = Butcher’s kopis
gear-nemean-lash = Nemean lash
gear-drowned-aspis = Drowned aspis
gear-forge-xiphos = Forge xiphos
gear-closed-hand-pelta = Pelta of the closed hand
gear-horned-hoplon = Horned hoplon
gear-hecatomb-blade = Blade of the hecatomb
gear-tower-shield = Tower shield
gear-talos-discus = Discus of Talos
gear-paired-fangs = Paired fangs
gear-crocodile-khopesh = Crocodile khopesh
gear-oak-club = Oak club
gear-flensing-blades = Flensing blades
gear-ships-ram = Ship’s ram
gear-tunny-fork = Tunny fork
gear-mast-spear = Mast spear
gear-sternpost-bow = Sternpost bow
gear-capital-mace = Capital mace
gear-anvil-hammer = Anvil hammer
gear-labrys = Labrys
gear-whalers-harpoon = Whaler’s harpoon
gear-bull-hammer = Hammer of the bull
gear-gigas-blade = Blade of the Gigas
gear-sailmakers-coat = Sailmaker’s coat
gear-siren-scale-corselet = Siren-scale corselet
gear-forge-breastplate = Forge breastplate
gear-hundred-hand-panoply = Hundred-hand panoply
gear-hide-linothorax = Hide linothorax
gear-tide-runner = Tide runner
gear-antaeus-girdle = Girdle of Antaeus
gear-war-aulos = War aulos
gear-second-sheath = Second sheath
gear-ariadne-rope = Ariadne’s rope
gear-sea-anchor = Sea anchor
gear-abacus-mind = Abacus mind
gear-heros-kettle = Hero’s kettle
gear-heralds-banner = Herald’s banner
gear-cowl-of-hades = Cowl of Hades
gear-lotus-phial = Lotus phial
gear-oracle-knucklebones = Oracle’s knucklebones
gear-winged-greaves = Winged greaves
gear-hermes-chain = Chain of Hermes
gear-leather-grip = Leather grip
gear-nectar-gland = Nectar gland
gear-scale-inlay = Scale inlay
gear-whetstone = Whetstone
gear-bronze-boss = Bronze boss

## Abilities

ability-brace = Brace
ability-last-brace = Last brace
ability-cut-deep = Cut deep
ability-second-chance = Second chance
ability-reinforce = Reinforce
ability-reflex = Reflex
ability-spring-up = Spring up
ability-war-song = War song
ability-draw-anew = Draw again
ability-lifeline = Lifeline
ability-dig-in = Dig in
ability-reckon = Reckon
ability-full-steam = Full steam
ability-read-the-bones = Read the bones
ability-pole-vault = Pole vault
ability-bear-down = Bear down
ability-burn-bright = Burn bright
ability-hone = Hone
ability-rush = Rush
ability-answer-back = Answer back
ability-sidestep = Sidestep
ability-feed-the-pyre = Feed the pyre
ability-shrug-it-off = Shrug it off
ability-deep-breath = Deep breath
ability-steady-pull = Steady pull
ability-climb-the-rigging = Climb the rigging
ability-row-through = Row through
ability-for-the-fallen = For the fallen
ability-eye-for-the-gap = Eye for the gap
ability-watch-fire = Watch-fire
ability-banked-embers = Banked embers
ability-find-the-crack = Find the crack
ability-once-more = Once more
ability-be-elsewhere = Be elsewhere
ability-gone-already = Gone already
ability-between-the-trees = Between the trees
ability-roll-with-it = Roll with it
ability-plant-your-feet = Plant your feet
ability-foreseen = Foreseen
ability-not-this-way = Not this way
ability-not-today = Not today
ability-taste-of-salt = Taste of salt
ability-sea-legs = Sea legs
ability-mend-the-fence = Mend the fence
ability-one-at-each-end = One at each end
ability-call-the-number = Call the number
ability-the-eighth = The eighth
ability-the-ninth = The ninth
ability-down-the-crack = Down the crack
ability-stamp = Stamp
ability-counsel = Counsel

## Minor trauma

trauma-second-wind = Second wind
trauma-counterblow = Counterblow
trauma-slip-away = Slip away
trauma-opening-seen = An opening seen
trauma-look-at-me = Look at me
trauma-hand-to-a-friend = A hand to a friend
trauma-the-argo-answers = The Argo answers
trauma-read-the-beast = Read the beast
trauma-deeper-than-it-looked = Deeper than it looked
trauma-torn-straps = Torn straps
trauma-cracked-sinew = Cracked sinew
trauma-shaken = Shaken
trauma-the-ground-bends = The ground bends
trauma-the-ground-splits = The ground splits
trauma-first-doubt = First doubt

## Major trauma

trauma-clear-fury = Clear fury
trauma-a-memory-surfaces = A memory surfaces
trauma-singled-out = Singled out
trauma-the-pattern-shows = The pattern shows
trauma-shoulder-to-shoulder = Shoulder to shoulder
trauma-gap-in-the-storm = Gap in the storm
trauma-something-gives = Something gives
trauma-one-last-verse = One last verse
trauma-shaken-off = Shaken off
trauma-the-abyss-looks-back = The abyss looks back
trauma-one-clean-breath = One clean breath
trauma-walled-in = Walled in
trauma-through-the-guard = Through the guard
trauma-the-corridor-turns = The corridor turns
trauma-no-way-home = No way home

## Grave trauma

trauma-a-life-remembered = A life remembered
trauma-on-its-feet-again = On its feet again
trauma-washed-clean = Washed clean
trauma-last-charge = Last charge
trauma-prophecy-in-blood = Prophecy in blood
trauma-thread-in-hand = Thread in hand
trauma-reader-of-walls = Reader of walls
trauma-torn-open = Torn open
trauma-unstrung = Unstrung
trauma-crushed-heart = Crushed heart
trauma-last-stand = Last stand
trauma-a-worse-coin = A worse coin
trauma-shared-thread = Shared thread
trauma-death-looks-away = Death looks away
trauma-the-fever-takes-hold = The fever takes hold
trauma-spark-of-the-dead-gods = Spark of the dead gods

## Obols

obol-the-ferry-waits = The ferry waits
obol-the-ferry-comes = The ferry comes
obol-the-ferry-burns = The ferry burns
obol-no-coin-to-pay = No coin to pay
obol-both-cross-over = Both cross over
obol-past-the-river = Past the river
obol-the-gods-remember = The gods remember

## Kratos and moiros cards

kratos-locked-within = The self locked in
kratos-rejection = Rejection
kratos-red-mist = Red mist
kratos-swallowed-by-fate = Swallowed by fate
kratos-the-thread-pulls-tight = The thread pulls tight
kratos-flight = Flight
moiros-lachesis-measures = Lachesis measures
moiros-the-thread-frays = The thread frays
moiros-another-pays = Another pays
moiros-a-stranger-in-the-mind = A stranger in the mind
moiros-below-the-waterline = Below the waterline
moiros-atropos-relents = Atropos relents
moiros-something-follows = Something follows
moiros-clotho-spins-black = Clotho spins black

## Terrain

terrain-column = Column
terrain-town = Town
terrain-ruined-town = Ruined town
terrain-maze-i = Labyrinth I
terrain-maze-o = Labyrinth O
terrain-maze-l = Labyrinth L
terrain-maze-z = Labyrinth Z
terrain-fissure-i = Long fissure
terrain-fissure-o = Square fissure
terrain-fissure-l = Bent fissure
terrain-fissure-z = Crooked fissure
terrain-triton-conch = Triton’s conch
terrain-war-engine = War engine
terrain-labyrinth-tooth = Tooth of the labyrinth
terrain-empty-temple = Empty temple
terrain-argo-flank = Flank of the Argo
terrain-golden-mere = Golden mere
terrain-salt-marsh = Salt marsh
terrain-the-outer-dark = The outer dark
terrain-olive-grove = Olive grove

## Conditions and scars

condition-fear = Fear
condition-dread = Dread
condition-cracked-sinew = Cracked sinew
condition-marked = Singled out
condition-last-stand = Last stand
condition-shared-thread = Shared thread
condition-death-looks-away = Death looks away
condition-thread-in-hand = Thread in hand
condition-reader-of-walls = Reader of walls
condition-burning = Burning
condition-petrified-limb = Petrified limb
condition-lamed = Lamed
condition-bared-back = Bared back
condition-open-flank = Open flank
condition-blinded = Blinded
condition-staggered = Staggered
condition-broken-rhythm = Broken rhythm
condition-broken-stride = Broken stride
condition-lost-thread = Lost thread
condition-silenced = Silenced
condition-cracked-plate = Cracked plate
condition-open-guard = Open guard
condition-weak-grip = Weak grip
condition-bleeding-out = Bleeding out
condition-maddened = Maddened

## Goods

resource-timber = Trireme timber
resource-marble = Marble
resource-bronze = Bronze
resource-ichor = Ichor
resource-sinew = Sinew
resource-knuckle = Knuckles
resource-clockwork = Clockwork
resource-hide = Hide
resource-cinder = Cinders
resource-beak = Beak
resource-dread-essence = Essence of dread
resource-maze-shard = Maze shards
resource-centimane-core = Core of the Centimane
resource-mazehorn-core = Core of the Mazehorn
resource-emberwake-core = Core of the Emberwake
resource-stonefather-core = Core of the Stonefather

## Notes

note-maze-fever = Maze fever
note-death-looked-away = Death looked away
note-unsung-death = A death unsung
note-passed-into-legend = Passed into legend
note-taken-beyond = Taken beyond
note-fate-unwound = A fate unwound
note-shell-songs = Songs of the shell
note-the-hundredth-hand = The hundredth hand
note-a-priest-found = A priest found alive
note-the-bull-remembers = The bull remembers

## Factions and places

faction-shoalfolk = Shoalfolk
faction-threadkeepers = Threadkeepers
faction-brazen-herd = Brazen Herd
scenario-colonnade = The colonnade
scenario-broken-colonnade = The broken colonnade
scenario-bull-court = The court of the bull
scenario-sunken-court = The sunken court
scenario-ambush = Ambush on the shore
scenario-ambrosia-fields = The ambrosia fields
scenario-fathers-house = The father’s house

## Options

option-play = What you play
option-play-about = A skirmish is one battle of about an hour. A cycle is a campaign: days at sea, adventures and battles, played over many evenings at the same table.
play-skirmish = Skirmish
play-campaign = Campaign: the whole cycle, 48 days
play-short = Campaign: the short cycle, 18 days
option-difficulty = Difficulty of a campaign
option-difficulty-about = Story: more titans and more time. Heroic: less time, and stronger primordials. A skirmish is as hard as its battle.
difficulty-story = Story
difficulty-standard = Standard
difficulty-heroic = Heroic
option-day = Begin on day
option-day-about = 1 is the beginning. A later day takes up a sample campaign at the last of its days that has come by then: 13, 25 and 37 in the whole cycle, 7 in the short one.
option-battle = Battle
option-battle-about = The enemy and how strong it is. Level 1 is for a first battle.
battle-centimane-1 = The Centimane, level 1
battle-centimane-2 = The Centimane, level 2
battle-centimane-3 = The Centimane, level 3
battle-centimane-4 = The Centimane, level 4
battle-mazehorn-1 = The Mazehorn, level 1
battle-mazehorn-2 = The Mazehorn, level 2
battle-mazehorn-3 = The Mazehorn, level 3
battle-mazehorn-4 = The Mazehorn, level 4
battle-emberwake-1 = The Emberwake
battle-stonefather-1 = The Stonefather
battle-any = Any, by chance
option-loadout = Titans and gear
option-loadout-about = Suggested: four titans with gear that fits the battle. Chosen: you put them together first.
loadout-suggested = as suggested
loadout-chosen = chosen by the group
option-providence = Wise providence: the titans begin
option-providence-about = The titans have their round before the primordial moves for the first time.
providence-no = no
providence-yes = yes
option-divine = Godforms and nymphs
option-divine-about = Titans may awaken as godforms, and nymphs help them. For those who know the battles.
divine-no = no
divine-yes = yes
option-escalations = Escalations before the battle
option-escalations-about = Each makes the primordial’s decks stronger before it begins. Usually none.
option-terrain = Tiles of adventure terrain
option-terrain-about = Extra tiles that you place on the field before the battle. Usually none.
option-tears = Sisyphus tears
option-tears-about = Each lets the group start the battle again once, as it was set up. Usually none.
