title = Odyssey
battle = The Stone Bull, level 2, day 17
titan-round = titan round { $n }

kalliope = Kalliope
theron = Theron
ianthe = Ianthe
lykos = Lykos
kind-who = { $kind }, { $who-is ->
    [you] yours
   *[other] { $who }
}
kind-speed = { $kind }, speed { $speed }
dreamer = Dreamer
quaker = Quaker
threader = Threader
riddler = Riddler
danger = Danger
fate = Fate
rage = Rage
danger-value = danger
fate-value = fate
rage-value = rage

bull = The Stone Bull
bull-note = level 2, hits on 7+, speed 6
city = city
column = column
labyrinth = labyrinth tile { $shape }
in-front = In front of the bull
sight-bull = Kalliope to the Stone Bull, range 6
beside-bull = beside the bull
target = Target
down = Down

ai-deck = AI deck
body-deck = Body deck
long-charge = Long Charge
last-ai = Last AI card
left-flank = Left flank
wounds = Wounds
wounds-of = of { $max } wounds
next-tile = Next tile

pool-title = Kratos pool
pool-note = Emptied after the attack’s second window.
break = Break
opening = Opening
reroll = Re-roll
at-less = AT { $by }
argo = Argo: crew { $crew }, hull { $hull }
doom = Doom { $n }
progress = Progress { $n }

mine-note = Dreamer, speed 5, red die. Rows of kratos are lit up to her rage.
minor = minor
major = major
grave = grave
obol = obol
kratos = Kratos
break-or-opening = Break 1 or Opening 1
break-and-opening = Break 1 and Opening 1
reroll-1 = Re-roll 1
push-or-reroll = Push 1 or re-roll 1
red-die = Add a red die
provoke-or-reroll = Provoke or re-roll 1
diversion = Diversion
opening-reroll = Opening 1, re-roll 1
opening-step = Opening 1, step 1
break-vault = Break 1, vault
reroll-motivate = Re-roll 1, motivate
break-or-reroll = Break 1 or re-roll 1
overbreak-reroll = Overbreak, re-roll 1
opening-or-overbreak = Opening or overbreak
elation-or-tireless = Elation or tireless

labrys = Labrys of the deep
javelin = Ash javelin
cuirass = Salt-worn cuirass
knot = Siren’s knot
two-hands = Two hands
one-hand = One hand
armour = Armour
support = Support
dice = { $count ->
    [one] die
   *[other] dice
}
power = power
strength = strength
range = range
resistance = resistance
charges = { $count ->
    [one] charge
   *[other] charges
}
gate-chip = { $value ->
    [danger] D
    [fate] F
   *[rage] R
}{ $from }
break-1 = Break 1
deadly = Deadly
precise = Precise
return = Return
block-1 = Block 1
call-titan = Call a titan 3
innate = Innate
innate-text = At danger 2 or more, a complicated action and 1 fate: rush.
fear = Fear
fear-text = Evasion rolls have one die more against cards of level III.
hand = Hand
hand-text = Two hands, two supports, one armour, three attachments; one attachment is free.

others-title = The other titans
others-note = All boards are open.
xiphos = Bronze xiphos
tower-shield = Tower shield
horn-plate = Horn plate
reed-bow = Reed bow
winged-greaves = Winged greaves
ambrosia = Ambrosia, { $count }
maul = Maul of bone
lens = Pharos lens
hide = Hide
