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
