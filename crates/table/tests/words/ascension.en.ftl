title = Ascension
table-of-tuesday = Tuesday’s table
round = round { $now } of { $last }

poseidon = Poseidon
hephaestus = Hephaestus
demeter = Demeter
ares = Ares
who-where = { $who-is ->
    [you] you
   *[other] { $who }
}, { $band ->
    [slopes] slopes
    [flanks] flanks
   *[summit] summit
}
who-bot-where = { $who }, a bot, { $band ->
    [slopes] slopes
    [flanks] flanks
   *[summit] summit
}
who = { $who }
who-patient-bot = { $who }, a patient bot

eco = ECO
in-hand = in hand
gates = { $count ->
    [one] gate
   *[other] gates
}
trophies = { $count ->
    [one] trophy
   *[other] trophies
}

olympus = Olympus
smoke = thick smoke, three rings
slopes = Slopes
flanks = Flanks
summit = Summit
slope-n = Slope { $n }
flank-n = Flank { $n }
summit-n = Summit { $n }
throne = The throne
gate = Gate of { $sphere }
gate-cost = { $eco } ECO
open-to = open to { $who-is ->
    [you] you
   *[other] { $who }
}
chaos = Chaos deck
hades = Hades
smoke-card = smoke

plant = plant
stone = stone
water = water
fire = fire
death = death
magic = magic
metal = metal
life = life
animal = animal
journey = journey
strength = strength
earth = earth
wood = wood
war = war
action = action
place = place
object = object
creature = creature
state = state
environment = environment
treasure = treasure
kind-of = { $kind ->
    [action] Action
    [place] Place
    [object] Object
    [person] Person
   *[hero] Hero
}, { $sphere }
event = Event
equipment = Equipment

hand-title = Your hand
hand-note = Seven cards; you keep six when you close your hand.
to-forge = To forge
volcano = Volcano
ember = Ember jar
talos = Talos Wakes
plot-of = Plot of { $count } places
shears = Shears of Atropos
    .text = Cut one card from any web. It goes to the Hades.
atalanta = Atalanta
aegis = Aegis of hide
    .text = The hero ignores the first harm each round.
mother = The mother
bronze = bronze
silver = silver
gold = gold

heroes-title = Your heroes and their webs
heroes-note = Two of three heroes in play. Hephaestus adds 1 for each metal card in a web.
jason = Jason
medea = Medea
resistance = Resistance
to-close = to close
greaves = Bronze greaves
sleepless = Sleepless
talos-complete = Talos Wakes is complete. Only you see the plot.
gate-of-fire-two = Gate of fire, two of five. Volcano in your hand fits the second place.

others-title = The other gods
others-note = Woven cards are open to all; plots and hands are not.
odysseus = Odysseus
circe = Circe
triptolemus = Triptolemus
baubo = Baubo
penthesilea = Penthesilea
cadmus = Cadmus
hero-gold = gold hero
hero-silver = silver hero
hero-bronze = bronze hero
no-web = No web yet
