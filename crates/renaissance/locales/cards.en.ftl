# What cards say: characteristics, tokens, symbols, abilities, traits and effects.

char-swiftness = Swiftness
char-dexterity = Dexterity
char-physique = Physique
char-mind = Mind
char-health = Health
status-poisoned = Poisoned
status-stunned = Stunned
status-blinded = Blinded
status-hindered = Hindered
status-burned = Burned
status-weakened = Weakened
status-exposed = Exposed
status-marked = Marked
status-hasty = Hasty
status-focused = Focused
status-lucky = Lucky
status-protected = Protected
status-hidden = Hidden
status-steadfast = Steadfast
astro-star = Star
astro-moon = Moon
astro-sun = Sun
attack-physical = Physical
attack-mental = Mental
immunity-critical = Critical
immunity-blinded = Blinded
immunity-transformation = Transformation
immunity-forced = forced movement
ability-ally = Ally
ability-patrol = Patrol
ability-large = Large
ability-eclectic = Eclectic
ability-tall = Tall
ability-climb = Climb { $x }
ability-fly = Fly
ability-dodge = Dodge { $x }
ability-immune = Immune ({ $to })
ability-commander = Commander { $x }
ability-armoured = Armoured { $x }
ability-regeneration = Regeneration { $x }
ability-amphibious = Amphibious
ability-charge = Charge { $x }
ability-skirmisher = Skirmisher
ability-bodyguard = Bodyguard
ability-dread = Dread { $x }
ability-sentinel = Sentinel
effect-critical = Critical { $x }
effect-lethal = Lethal { $x }
effect-unblockable = Unblockable
effect-piercing = Piercing { $x }
effect-precise = Precise { $x }
effect-inflict = { $token }
effect-push = Push { $n }
effect-pull = Pull { $n }
effect-dash = Dash { $n }
effect-drain = Drain { $x }
effect-sunder = Sunder { $x }
effect-silent = Silent
effect-reload = Reload
effect-wound = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
effect-unsoaked = { $n ->
    [one] one unblockable wound
   *[other] { $n } unblockable wounds
}
effect-heal = { $n ->
    [one] discard one wound
   *[other] discard { $n } wounds
}
effect-mend = { $n ->
    [one] one wound off equipment
   *[other] { $n } wounds off equipment
}
effect-cleanse = { $n ->
    [one] discard one negative token
   *[other] discard { $n } negative tokens
}
effect-gain = gain { $token }
effect-coat = { $token } on a weapon
effect-lead = a friend dashes { $n }
effect-slip = Dash { $n }, provoking nobody
effect-dice = dice { $by }
effect-success = { $n ->
    [one] one success
   *[other] { $n } successes
}
effect-threat = threat { $by }
effect-lure = threat { $by } for the target
effect-delay = the target’s token { $n ->
    [one] one sector on
   *[other] { $n } sectors on
}
effect-heroism = { $n } heroism
effect-points = { $n } class points
effect-strike = a free attack
effect-shield = takes the wounds instead
effect-transform = transformed ({ $form }) for { $n ->
    [one] one activation
   *[other] { $n } activations
}
which-any = attacks
which-physical = physical attacks
which-mental = mental attacks
which-melee = attacks on adjacent enemies
which-ranged = attacks from two squares on
passive-stat = { $of } { $by }
passive-attack-dice = dice { $by } in { $which }
passive-defence-dice = dice { $by } in { $kind } defence
passive-mission-dice = dice { $by } in mission actions
passive-stealth-dice = dice { $by } in stealth
passive-lethal = Lethal { $x } in { $which }
passive-critical = Critical { $x } in { $which }
passive-piercing = Piercing { $x } in { $which }
passive-precise = Precise { $x } in { $which }
passive-has = { $ability }
passive-resistance = Resistance { $x }
passive-slippery = provokes no reaction attacks
passive-healing = heals { $x } more
passive-begins = begins { $token }
passive-on-defeat = { $token } after defeating an enemy
passive-on-wait = { $token } after waiting 2 AP
passive-guards = friends within { $within } defend with one die more
trigger-defends = when attacked
trigger-friend-defends = when a friend is attacked
trigger-unhurt = when an attack leaves no wound
trigger-enemy-stops = when an enemy ends its activation
trigger-friend-falls = when a friend falls
passive-stars = for one class point a die of an attack within { $within } also shows a symbol of your choice
passive-whistles = its familiar acts for { $points } class { $points ->
    [one] point
   *[other] points
} and no AP
passive-winds = equipment is used for { $points } class { $points ->
    [one] point
   *[other] points
} and no AP
wound-effect-stat = { $of } { $by }
wound-effect-trembling = one die fewer in the first test of each mission
wound-effect-threat = begins each mission with { $n } threat
wound-effect-bad-eye = ranges of attacks above 3 are one shorter
wound-effect-resistance = Resistance { $x } lower in all
wound-effect-haunted = one die fewer in mental defence
prey-aim-nearest = the nearest hero
prey-aim-farthest = the farthest hero
prey-aim-weakest = the weakest hero
prey-aim-most-threat = the hero with the most threat
prey-aim-least-threat = the hero with the least threat
rank-troop = Troop
rank-elite = Elite
rank-monster = Monster
shape-area = area { $n }
shape-line = line { $n }
slot-one-hand = One hand
slot-two-hands = Two hands
slot-armour = Armour
slot-head = Head
slot-accessory = Accessory
slot-spell = Spell
slot-familiar = Familiar
category-combat = Combat
category-agility = Agility
category-arcane = Arcane
category-faith = Faith
category-tactics = Tactics
keyword-strength = Strength
keyword-loyalty = Loyalty
keyword-acrobatics = Acrobatics
keyword-medicine = Medicine
keyword-stealth = Stealth
keyword-perception = Perception
keyword-lore = Lore
keyword-devotion = Devotion
keyword-craft = Craft
keyword-command = Command
keyword-cunning = Cunning
keyword-nature = Nature
keyword-courage = Courage
keyword-charm = Charm
