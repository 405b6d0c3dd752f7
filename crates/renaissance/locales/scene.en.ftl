# What is written on the table.

horologium = Horologium
scene-hour = Hour { $hour } of { $limit }
scene-mission = Mission
scene-enemies = Enemies
scene-heroes-goal = Company
scene-foes-goal = Enemies
scene-stealth = Unseen: whoever moves must roll { $value } or more.
scene-health = { $left } Health left
scene-resistance = Resistance { $free } of { $of }
scene-cost-ap = { $ap } AP
scene-cost-points = { $points ->
    [one] one class point
   *[other] { $points } class points
}
scene-cost-threat = { $threat } threat
scene-deed = { $cost }{ $aimed ->
    [0] {""}
   *[other] , { $whom }, range { $range }
}: { $does }{ $areas ->
    [0] {""}
   *[other] ; { $friends ->
        [0] other enemies
       *[other] other friends
    } in { $area }: { $spread }
}{ $once ->
    [0] {""}
   *[other] ; once per activation
}
scene-heroic = Once per mission, { $heroism } heroism, { $does }{ $lasts ->
    [0] {""}
    [one] ; during this activation: { $during }
   *[other] ; during this activation and { $lasts ->
        [2] the next
       *[other] the next ones, { $lasts } in all
    }: { $during }
}
aim-opponent = an enemy
aim-friend = a friend
aim-either = anybody
aim-nobody = oneself
scene-parts = { $parts }
scene-on = { $symbols }: { $does }
scene-attack = { $kind } attack, { $ap } AP, range { $range }{ $aimed ->
    [0] {""}
   *[other] , { $whom }
}, dice { $with }{ $modified ->
    [0] {""}
   *[other] {" "}{ $dice }
}{ $needs ->
    [0] {""}
    [one] , one success
   *[other] , { $needs } successes
}{ $befores ->
    [0] {""}
   *[other] , { $before }
}{ $afters ->
    [0] {""}
   *[other] ; then { $after }
}{ $areas ->
    [0] {""}
   *[other] ; everybody else in { $area }: { $spread }
}
scene-passive = Always: { $parts }
scene-enhancement = Enhancement of { $which }, { $cost }: { $parts }
scene-reaction = Reaction { $token }{ $priced ->
    [0] {""}
   *[other] , { $points }
}, { $when }{ $near ->
    [0] {""}
   *[other] {" "}(within { $within })
}: { $does }
foe-waits = { $left } Health. Waits.
foe-attacks = { $left } Health. Would attack { $model-the }.
foe-smashes = { $left } Health. Would break what stands on { $space }.
foe-objective = { $left } Health. Would do what it is here for.
foe-follows = { $left } Health. Goes for { $model-the }.
foe-towards-objective = { $left } Health. Makes for its objective.
foe-numbered = { $foe } { $n }
    .the = { $foe-the } { $n }
nothing = nothing
sector = sector
threat = Threat
heroism = Heroism
health-left = Health
ground-water = Water
ground-swamp = Swamp
ground-roof = Roof, level 1
ground-tower = Tower roof, level 2
ground-ladder = Ladder
ground-well = Well
ground-crate = Crate
ground-cart = Cart
ground-bush = Bush
ground-tree = Tree
ground-nowhere = Not part of the battlefield
verb-move = Move
verb-move-letter = M
verb-attack = Attack
verb-attack-letter = A
verb-skill = Skill
verb-skill-letter = S
verb-item = Equipment
verb-item-letter = E
verb-mission = Mission action
verb-mission-letter = N
verb-wait = Wait
verb-wait-letter = W
verb-heroic = Heroic skill
verb-heroic-letter = O
when-activation = when a hero acts
scene-companion = Companion
foe-card = { $attacks }{ $count ->
    [0] {""}
   *[other] . { $abilities }
}.
scene-blow = { $kind } attack, { $ap } AP, range { $range }, { $mental ->
    [0] { $value ->
        [one] one hit
       *[other] { $value } hits
    } against { $with } { $threshold }+
   *[other] unless { $value ->
        [one] one success
       *[other] { $value } successes
    } with { $with } { $threshold }+
}{ $areas ->
    [0] {""}
   *[other] , { $area }
}{ $befores ->
    [0] {""}
   *[other] , { $before }
}{ $afters ->
    [0] {""}
   *[other] ; then { $after }
}
scene-reaction-token = Reaction { $n }
scene-loot = { $cards ->
    [one] One card in the loot, unseen.
   *[other] { $cards } cards in the loot, unseen.
}
pieces-equipment = Equipment
pieces-skill = Skills
pieces-enemy = Enemies
pieces-form = Transformations
scene-form = { $form }, { $left ->
    [one] one activation more
   *[other] { $left } activations more
}
card-skill-kind = { $class }, { $category }
card-control = Control
card-physical = Physical Defence
card-mental = Mental Defence
card-form-kind = Transformation
card-form-foe = On an enemy: control { $control }, defences { $physical } and { $mental }.
scene-hand-at = The hand is at { $sector }.
scene-wounds = Wounds
scene-gear = What { $hero } carries and can do
scene-takes = wounds it can still take
scene-ap = AP
scene-range = range
scene-dice = dice ({ $with })
scene-kind-active = Active skill
scene-kind-passive = Passive skill
scene-kind-enhancement = Enhancement
scene-kind-reaction = Reaction
scene-kind = { $count ->
    [0] none left, { $rank }
   *[other] { $count }, { $rank }
 }

# The legend
a-mystery = A mystery
legend-swiftness = the AP of an activation
legend-dexterity = the dice of attacks, defences and tests that name it
legend-physique = the dice of attacks, defences and tests that name it
legend-mind = the dice of mental attacks, and of defences and tests that name it
legend-health = at this many wounds a hero is KO
legend-wounds = wounds so far
legend-heroism = what a heroic skill is paid with
legend-threat = enemies go for the hero who has most
legend-ap = what an action costs; each one moves the token by a sector
legend-range = how many squares an attack reaches
legend-resistance = Resistance
legend-resistance-text = how many wounds a piece of equipment can take for its bearer
legend-control = within how many squares an enemy notices heroes
legend-event = Event
legend-event-text = happens when the hand comes to this sector
legend-mystery = an event that nobody knows until the hand comes to it
