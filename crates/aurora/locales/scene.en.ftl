# What is written on the table itself.

see-round = round { $now } of { $last }
see-phase-setup = setup
see-phase-explore = exploration
see-phase-rest = rest
see-phase-move = movement
see-phase-ambush = ambush
see-phase-fire = fire
see-phase-end = end of the round
see-phase-over = the game is over
see-rounds = Rounds
see-part-explore = Exploration
see-part-rest = Rest
see-part-move = Movement
see-part-fire = Fire
see-part-end = End
see-act = act at space { $space }
see-fame = fame
see-alert = alert
see-active = active crew
see-road = The road
see-zone = Exploration zone
see-zone-note = One card and one of its space’s bonus actions, before or after.
see-zone-empty = empty
see-space = Space { $space }
see-value = value { $value }
see-ruined = weapon ruined
see-fixed = always { $item }
see-hot = radiation
see-avalanche = avalanche
see-perimeter = reach of turret { $n }
see-reward = reward: { $good }
see-berth = berth { $n }
see-ship = the Aurora
see-strength = strength left
see-fire = fire
see-target = target of { $crew }
see-alert-table = Alert
see-alert-row = { $damage } damage{ $ship ->
    [0] {""}
   *[other] , ship { $ship }
}{ $fame ->
    [0] {""}
   *[other] , { $fame } fame
}
see-deck = Exploration { $period }
see-outcomes = Outcomes, column { $column }
see-objects = Objects
see-loot = Loot
see-decks = Alert and decks
see-discards = Discards
see-take = to take
see-speed = speed
see-power = power
see-free = { $n ->
    [one] free box
   *[other] free boxes
}
see-turrets = { $n ->
    [one] turret destroyed
   *[other] turrets destroyed
}
see-people = Survivors
see-no-people = nobody
see-held-objects = Objects
see-column = column { $column }
see-room = { $n ->
    [one] Room for one more trailer
   *[other] Room for { $n } more trailers
}
see-tracks = tracks
see-damage = damage
see-active-zone = Active
see-rest-zone = At rest
see-fed = Fed
see-exhausted-zone = Exhausted
see-counters = contamination
see-kept = Kept
see-none-kept = nothing
see-who-where = { $who-is ->
    [you] you
   *[other] { $who }
}, { $place }

# The legend
legend-food = feeds a human
legend-fuel = 1 for a move; a second adds 1 point
legend-ammo = 1 for an attack
legend-full = 1 for an attack with an energy weapon
legend-half = feeds an android, runs boxes with an effect
legend-fame = whoever has most at the end wins
legend-alert = your row sets the damage that turrets do to you
legend-counters = lowers the value of a survivor by 1; at 0 the survivor dies
legend-turret = Turret
legend-turret-text = fires at convoys within its perimeter
legend-avalanche = costs 2 points to enter; the first convoy removes it
legend-jam = Jam
legend-jam-text = damages the weapon that fires
legend-speed = points of a move
legend-power = how many trailers the truck draws
legend-tracks = lets you take shortcuts
legend-object = used once, needs no box
legend-box-crew = holds one survivor
legend-box-goods = holds one good
