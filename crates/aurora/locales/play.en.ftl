# What is said during play. Names and texts of cards are in en.ftl.

nobody = nobody
    .the = nobody
    .cap = Nobody
empty-space = an empty space
box-name = { $card }, { $kind }
turret-name = turret { $n }
    .the = turret { $n }
some-food = { $n } food
some-fuel = { $n } fuel
some-ammo = { $n } ammo
some-full = { $n ->
    [one] 1 full battery
   *[other] { $n } full batteries
}
some-half = { $n ->
    [one] 1 half battery
   *[other] { $n } half batteries
}
some-object = { $n ->
    [one] 1 object
   *[other] { $n } objects
}

## Questions

ask-convoy = Which convoy do you lead?
ask-again-miss = { $target }: a miss. Do you reveal again?
ask-again-jam = { $target }: a jam. Do you reveal again?
ask-explore = Where do you explore?
ask-party = Whom do you send to “{ $card }”?
ask-after-card = A bonus action?
ask-fixed = Do you fire the fixed weapon?
ask-take = What do you take, up to { $n }?
ask-recruit = Do you take the survivor in?
ask-meet = { $card }: which offer do you take?
ask-swap = What do you swap?
ask-retrieve = Which part do you take from the discards?
ask-share = How much food do you share?
ask-improve = Where does “{ $card }” go?
ask-give-up = Not everything fits: { $n } too many. What do you give up?
ask-good = Which good do you gain?
ask-half = Which battery pays the half?
ask-damage = { $n ->
    [one] Which box is damaged?
   *[other] Which box is damaged? { $n } still to place.
}
ask-repair = { $n ->
    [one] Which box do you repair?
   *[other] Which box do you repair? Up to { $n }.
}
ask-contaminate = Who is contaminated?
ask-cleanse = Who loses a counter?
ask-rest = Before everyone rests: do you feed anyone or use something?
ask-drive = Where do you drive?
ask-reactor = How many full batteries does the reactor burn?
ask-ambush = { $card }: what do you take?
ask-fire = Do you fire?
ask-object = Do you use an object?
ask-rounds = A hit for { $n }. Do you use fire rounds?
ask-wash = Do you decontaminate anyone?

## What is barred, and why

bar-space = Space { $space }
bar-drive = Drive on
bar-shortcut = Take a shortcut
why-empty-space = it is empty
why-enemy-there = an enemy is there
why-too-weak = it takes { $need }, and you reach { $most }
why-no-driver = you have no driver
why-no-fuel = you have no fuel
why-longest = the convoy cannot be longer
why-no-power = your truck pulls { $power } at most
why-at-ship = you are at the ship
why-no-tracks = your truck has no tracks
why-weapon-used = it has fired in this phase
why-no-ammo = you have no ammo
why-no-full = you have no full battery
bar-bonus = Bonus action
bar-fixed = Fixed weapon
bar-drip = Cleansing drip
bar-listen = Radio operator
bar-copy = Echo copies somebody
why-no-road = the road ends here
why-no-half = you have no battery
why-no-food = you have no food
why-no-meal = you have neither food nor a battery
why-other-region = it is in another region
why-no-box = no undamaged box is left
why-no-swap = you have nothing to swap
why-no-target = nothing is in reach
why-supply = the supply has none left
why-nothing-damaged = nothing is damaged
why-nobody-ill = nobody has a counter that it could take off
why-nobody-left = nobody of the act is left
why-nobody-rests = nobody at rest elsewhere has an ability for this phase
why-bonus-done = you had it in this act
why-ruined = a jam has ruined it
why-fixed-used = it has fired in this act
why-used = it was used in this phase
why-used-round = it was used in this round
why-alert-lowest = your alert is on the lowest row
why-alert-highest = your alert is on the highest row
why-weapon-damaged = it is damaged
why-box-damaged = it is damaged already
why-cab = the cab is never damaged

## Options

do-convoy = Lead “{ $crew }”
do-again = Reveal again
do-gather = Gather at “{ $card }”
do-recruit-card = Recruit “{ $card }”
do-meet = Meet “{ $card }”
do-improve = Take “{ $card }”
do-improve-at = Take “{ $card }” from space { $space }
do-others = “{ $card }” with others
do-others-at = “{ $card }” on space { $space } with others
way-proposed = Send these
way-others = Choose others
detail-others = People and goods, one by one
detail-party = Space { $space }: { $crew }{ $food ->
    [0] {""}
   *[other] , { $food } food
}{ $halves ->
    [0] {""}
    [one] , a half battery
   *[other] , { $halves } half batteries
}
do-send = { $crew }{ $food ->
    [0] {""}
   *[other] , { $food } food
}{ $halves ->
    [0] {""}
    [one] , a half battery
   *[other] , { $halves } half batteries
}{ $pills ->
    [0] {""}
   *[other] , ember pills
}
do-pass = Pass
detail-pass = You are out until the rest phase
do-finish = Nothing more
bonus-1-1 = Repair 1
bonus-1-2 = 1 counter off whoever acts
bonus-1-3 = Move up to 2 waypoints for 1 fuel
bonus-2-1 = Up to 2 counters off whoever acts
bonus-2-2 = 1 full battery for 1 damage
bonus-3-1 = Repair up to 2
bonus-3-2 = Alert down 1 for 1 damage
bonus-4-1 = 1 food for 1 damage
bonus-4-2 = 1 ammo for a half battery
bonus-4-3 = 1 fuel for 1 fame
bonus-4-3-hurt = 1 fuel for 1 damage
bonus-5-1 = 1 fuel for 1 contamination
bonus-5-2 = 1 fuel for a half battery, alert up 1
do-fixed = Fire the fixed weapon at { $target-the }
do-take = Take { $items }
do-take-nothing = Take nothing
do-recruit = Take them in
do-decline = Decline
do-swap = { $give } for { $get }
do-retrieve = Take “{ $card }”
do-share = Share { $n } food for { $n } fame
do-take-truck = Drive it from now on
do-couple = Couple it last
do-replace = Instead of “{ $card }” in column { $column }
do-mount = Onto “{ $card }”
do-mount-instead = Onto “{ $card }”, instead of “{ $old }”
do-give-up = Give up { $good }
do-leave = Leave { $person-the } behind
do-good = { $good }
do-turn-battery = Turn a full battery over
do-pay-half = Pay a half battery
do-damage = { $place }
do-repair = { $place }
do-work-repair = Repair up to 2 for a half battery
do-work-collect = Collect on the way for a half battery
do-work-wash = 1 counter off for a half battery
do-contaminate = { $person }
do-suit = { $person-cap } wears the sealed suit
do-cleanse = { $person }
do-drip = Cleansing drip for { $person-the }
do-static = Static box: alert down 1
do-static-half = Static box and a half battery: alert down 2
do-listen = Discard “{ $card }” from the zone
do-copy = Echo copies { $person-the } ({ $whose })
do-feed = Feed { $person-the }
do-feed-half = Charge { $person-the } with a half battery
do-ability = Use { $person-the }’s ability
do-drive = Drive to { $place }
do-drive-shortcut = Over the shortcut to { $place }
detail-drive = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $fuel } fuel{ $batteries ->
    [0] {""}
    [one] , 1 full battery
   *[other] , { $batteries } full batteries
}{ $hot ->
    [0] {""}
   *[other] , { $hot } radiation
}{ $brings }
brings-ship = {"; "}the ship
brings-counter = {"; "}{ $counter }
brings-fixed = {"; "}always { $item }
brings-turret = {"; "}under a turret
brings-nothing = {""}
do-stay = Stay
do-batteries = { $n ->
    [0] No battery
    [one] 1 full battery
   *[other] { $n } full batteries
}
do-suffer = Take the damage
do-raise-alert = Alert up 1
do-give-battery = Give a full battery
do-shoot = Fire at { $target-the }: { $place }
detail-shoot-ammo = 1 ammo
detail-shoot-full = 1 full battery
do-throw = Throw a grenade at { $target-the }
do-rounds = Use fire rounds: 1 more damage
do-done = Done
do-no-swap = No further swap
do-keep-outcome = Keep this outcome
odds-shot = weapon { $value }
odds-shot-again = weapon { $value }, a miss or a jam revealed again
odds-jam = jam
odds-armour = Armour { $armour } must fall in one attack.
odds-enemy = { $left } more damage destroys it.

## The log

log-round = Round { $round }, the ship at berth { $berth }
log-order = Order, rearmost first: { $order }.
log-convoy = { $who-is ->
    [you] You lead
   *[other] { $who } leads
} “{ $crew }”.
log-shielded = The first radiation does nothing ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-again = { $who-is ->
    [you] You reveal
   *[other] { $who } reveals
} another outcome.
log-passes = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}.
log-passes-forced = { $who-is ->
    [you] You can do no more and pass
   *[other] { $who } can do no more and passes
}.
crew-member = { $person-the }
log-acts = { $who-is ->
    [you] You send
   *[other] { $who } sends
} { $crew }{ $food ->
    [0] {""}
   *[other] {" "}with { $food } food
} to “{ $card }”.
log-bonus = { $who-is ->
    [you] You use
   *[other] { $who } uses
} the bonus action of space { $space }: “{ $what }”.
log-gains = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $what }.
log-takes-nothing = { $who-is ->
    [you] You take
   *[other] { $who } takes
} nothing from “{ $card }”.
log-object = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} “{ $object }”.
log-uses = { $who-is ->
    [you] You use
   *[other] { $who } uses
} “{ $object }”.
log-gives-up = { $who-is ->
    [you] You give up
   *[other] { $who } gives up
} { $what }.
log-leaves-behind = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
} { $person-the } behind.
log-pays-half = { $who-is ->
    [you] You pay a half battery
   *[other] { $who } pays a half battery
}.
log-turns-battery = { $who-is ->
    [you] You turn a full battery over
   *[other] { $who } turns a full battery over
}.
log-damage = { $who-is ->
    [you] You take
   *[other] { $who } takes
} 1 damage: { $place }.
log-no-box = { $who-is ->
    [you] You have
   *[other] { $who } has
} no box left for { $n } damage.
log-repair = { $who-is ->
    [you] You repair
   *[other] { $who } repairs
} { $place }.
log-joins = { $who-is ->
    [you] You take in
   *[other] { $who } takes in
} { $person-the }.
log-declines = { $who-is ->
    [you] You decline
   *[other] { $who } declines
} “{ $card }”.
log-improves = { $who-is ->
    [you] You add
   *[other] { $who } adds
} “{ $card }” to the convoy.
log-contaminated = { $person-cap } is contaminated ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-dies = { $person-cap } dies ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-cleansed = { $person-cap } loses a contamination counter ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-suit = { $person-cap } wears the sealed suit ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-suit-holds = The sealed suit holds ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-emptied = Nothing is left at “{ $card }”.
log-reveals = Revealed on space { $space }: “{ $card }”.
log-scan = Alert scan: “{ $card }”.
log-ship = The ship moves to berth { $berth }.
log-reached = { $who-is ->
    [you] You reach the ship
   *[other] { $who } reaches the ship
}.
log-alert-up = { $who-is ->
    [you] Your alert rises
   *[other] { $who }’s alert rises
} to row { $row }.
log-alert-down = { $who-is ->
    [you] Your alert falls
   *[other] { $who }’s alert falls
} to row { $row }.
log-fame = { $who-is ->
    [you] You gain
   *[other] { $who } gains
} { $n } fame, { $total } in all.
log-fame-lost = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} 1 fame, now at { $total }.
log-swaps = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
} { $give } for { $get }.
log-copies = { $who-is ->
    [you] You let Echo copy
   *[other] { $who } lets Echo copy
} { $person-the }.
log-listens = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} “{ $card }” from the zone.
log-feeds = { $who-is ->
    [you] You feed
   *[other] { $who } feeds
} { $person-the }.
log-ability = { $person-cap } uses the ability ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-works = { $who-is ->
    [you] You use
   *[other] { $who } uses
} { $place }.
log-drives = { $who-is ->
    [you] You drive
   *[other] { $who } drives
} to { $place }{ $fuel ->
    [0] {""}
   *[other] {" "}for { $fuel } fuel
}.
log-reactor = { $who-is ->
    [you] Your reactor
   *[other] { $who }’s reactor
} burns { $n ->
    [one] 1 full battery
   *[other] { $n } full batteries
}.
log-stays = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} at { $place }.
log-stays-dry = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} at { $place }: no fuel.
log-stays-nobody = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} at { $place }: no driver.
log-avalanche = { $who-is ->
    [you] You break through the avalanche
   *[other] { $who } breaks through the avalanche
}.
log-special = { $who-is ->
    [you] You find
   *[other] { $who } finds
} “{ $counter }”.
log-arrives = An enemy appears { $region-in }: “{ $card }”.
log-ambush = Ambush by { $card-the }.
log-gives-battery = { $who-is ->
    [you] You give
   *[other] { $who } gives
} a full battery.
log-turret-fires = Turret { $turret } fires: column { $column }.
log-turret-harmless = Turret { $turret } fires: column { $column }. Nobody in its perimeter is on alert.
log-turret-holds = Turret { $turret } holds: its armour is { $armour }.
log-enemy-fires = Fire from { $card-the }: column { $column }.
log-attack = { $who-is ->
    [you] You fire
   *[other] { $who } fires
} at { $target-the }: { $n ->
    [0] a miss
   *[other] { $n } damage
}.
log-attack-fixed = { $who-is ->
    [you] You fire
   *[other] { $who } fires
} the fixed weapon at { $target-the }: { $n ->
    [0] a miss
   *[other] { $n } damage
}.
log-attack-fixed-jams = { $who-is ->
    [you] You fire
   *[other] { $who } fires
} the fixed weapon at { $target-the }: it jams.
log-throws = { $who-is ->
    [you] You throw
   *[other] { $who } throws
} a grenade at { $target-the }: 2 damage.
log-attack-jams = { $who-is ->
    [you] You fire at
   *[other] { $who } fires at
} { $target-the }: the weapon jams.
log-jams = { $place } is damaged ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-ruined = The weapon of “{ $card }” is ruined.
log-aims = The gunner’s first hit does 1 more ({ $who-is ->
    [you] yours
   *[other] { $who }
}).
log-turret-falls = { $who-is ->
    [you] You destroy
   *[other] { $who } destroys
} turret { $turret }.
log-backfires = { $who-is ->
    [you] You are caught by the blast
   *[other] { $who } is caught by the blast
}.
log-destroyed = Enemy destroyed: “{ $card }”.
log-loot = { $who-is ->
    [you] You find
   *[other] { $who } finds
} “{ $card }” in the wreck.
log-left-behind = Left behind: “{ $card }”.
log-zone-moves = The zone moves on without { $cards }.
log-end-reached = The ship takes the convoys aboard.
log-end-missed = The ship leaves without anyone.
log-score = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $total } fame: { $parts }.
log-score-none = { $who-is ->
    [you] You have
   *[other] { $who } has
} no fame.
score-track = track { $n }
score-place = place { $n }
score-objects = objects { $n }
score-turrets = turrets { $n }
score-alert = alert { $n }
score-boxes = boxes { $n }
score-survivors = survivors { $n }
score-cards = undamaged cards { $n }
score-ship = at the ship { $n }
score-loot = loot { $n }
log-automaton-takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
} “{ $card }”.
log-automaton-idle = { $who-is ->
    [you] You find
   *[other] { $who } finds
} nothing to take.
log-automaton-eats = { $who-is ->
    [you] You spend food for a third card
   *[other] { $who } spends food for a third card
}.
most-fame = { $count ->
    [one] { $winners } wins with { $fame } fame.
   *[other] { $winners } share the victory with { $fame } fame.
}
most-fame-ahead = { $count ->
    [one] { $winners } wins with { $fame } fame, level with others but further ahead.
   *[other] { $winners } share the victory with { $fame } fame, level with others but further ahead.
}

## The lab

act-convoy = choose a convoy
act-again = reveal again
act-act = act
act-others = act with others
act-send = send
act-pass = pass
act-finish = finish an act
act-bonus = bonus action
act-fixed = fixed weapon
act-take = take
act-recruit = recruit
act-decline = decline
act-offer = offer
act-swap = swap
act-retrieve = retrieve
act-share = share food
act-improve = improve
act-give-up = give up
act-good = good of choice
act-pay-half = pay a half battery
act-damage = place damage
act-repair = repair
act-work = use a box
act-contaminate = contaminate
act-object = use an object
act-cleanse = cleanse
act-ability = use an ability
act-feed = feed
act-drive = drive
act-stay = stay
act-reactor = reactor
act-suffer = take damage
act-raise-alert = raise alert
act-give-battery = give a battery
act-shoot = shoot
act-done = done
pieces-location = Locations
pieces-survivor = Survivors
pieces-vehicle = Vehicles
pieces-encounter = Encounters
pieces-scan = Alert scans
pieces-enemy = Enemies
pieces-object = Objects
pieces-counter = Special waypoints
pieces-bonus = Bonus actions
pieces-feat = Feats
feat-ship = the ship reached
feat-turret = a turret destroyed
feat-enemy = an enemy destroyed
odds-hit = where a turret hits
odds-grenade = grenade
odds-blast = the blast catches you
odds-clear = nothing more
odds-hit-damage = { $damage ->
    [0] At your row of alert turrets do no damage.
   *[other] At your row of alert each turret does { $damage } damage.
}

## Verbs, tags, results

verb-explore = Explore
verb-explore-letter = E
verb-take = Take
verb-take-letter = T
verb-bonus = Bonus
verb-bonus-letter = X
verb-feed = Feed
verb-feed-letter = F
verb-drive = Drive
verb-drive-letter = D
verb-shoot = Shoot
verb-shoot-letter = S
verb-object = Object
verb-object-letter = O
verb-ability = Ability
verb-ability-letter = A
when-exploration = exploration
when-act = in an act
when-rest = rest phase
when-movement = movement phase
when-fire = fire phase
tag-party = { $crew }{ $food ->
    [0] {""}
   *[other] {" "}+{ $food }
}
tag-drive = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $fuel } fuel{ $batteries ->
    [0] {""}
    [one] , 1 full battery
   *[other] , { $batteries } full batteries
}{ $hot ->
    [0] {""}
   *[other] , { $hot } radiation
}
tag-shoot = { $target }
end-total = fame
end-track = track
end-place = place
end-objects = objects
end-turrets = turrets
end-alert = alert
end-boxes = fame boxes
end-saved = saved
