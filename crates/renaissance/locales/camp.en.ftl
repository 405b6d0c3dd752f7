# The campaign: travel, preparation, the plot book, rest.

coins = coins
experience = experience
severe-wounds = severe wounds
count-of = { $count } { $what }
count-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

option-play = What to play
option-play-about = A mission takes an evening; an exploration is drawn at random, and a hunt goes after one great beast. The campaign is all of these at one table, over many evenings.
play-mission = one mission
play-exploration = an exploration
play-hunt = a hunt
play-campaign = the whole campaign

# Kinds and clues
mission-kind-campaign = Mission { $number } of the story
mission-kind-encounter = Encounter
mission-kind-exploration = Exploration
mission-kind-hunt = Hunt
clue-keys = Sworn of the Keys
clue-lagoon = Men of the Lagoon
clue-brood = Elder Brood
clue-water = water
clue-swamp = swamp
clue-urban = in a town
clue-rural = in the country
clue-buildings = buildings
clue-stealth = stealth
faction-keys = the Sworn of the Keys
faction-lagoon = the Men of the Lagoon
faction-brood = the Elder Brood
deck-elementum = Elementum
deck-alchimia = Alchimia
deck-pecunia = Pecunia

# Destinies
destiny-goal-defeat = Defeat { $n } enemies
destiny-goal-criticals = Inflict { $n } criticals
destiny-goal-mental-successes = Succeed with { $n } mental attacks
destiny-goal-heal = Let { $n } wounds be discarded
destiny-goal-won-actions = Pass { $n } tests of mission actions
destiny-goal-unhurt = End { $missions } missions without a wound on the sheet
destiny-goal-threat = End missions with { $n } threat in all
destiny-goal-waits = Spend { $ap } AP on Wait
destiny-goal-victories = Win { $n } missions
destiny-goal-reactions = Use { $n } reactions

# Shops
shop-artisan = Artisan
shop-surgeon = Surgeon
shop-barracks = Barracks
shop-church = Church
shop-baths = Baths
shop-master = Master
shop-merchant = Merchant

# Questions
ask-side-mission = { $mission }: do you accept this side mission?
ask-keep-missions = Which { $most } side missions do you keep?
ask-mission = Which mission do you play next?
ask-stand-in = Which companion takes the empty place?
ask-stay-behind = Does one of you stay behind for a companion?
ask-outfit = What does { $hero } take along?
ask-skills = Which skills does { $hero } equip?
ask-items = Which equipment does { $hero } wear?
ask-paragraph = What do you do?
ask-somebody = Which hero does it?
ask-loot = { $count ->
    [one] One of the { $of } loot cards goes back unseen. From which deck?
   *[other] { $count } of the { $of } loot cards go back unseen. From which decks?
}
ask-reward = Which reward do you take? { $count ->
    [one] One is yours.
   *[other] { $count } are yours.
}
ask-improve = Which characteristic of { $hero } rises by 1?
ask-learn = What does { $hero } learn? Experience: { $xp }.
ask-visit = Where does { $hero } go?
ask-shop = { $shop }: what does { $hero } do here? Coins: { $coins }.

# Options
do-accept = Accept “{ $mission }”
do-refuse = Refuse “{ $mission }”
do-play = Play “{ $mission }”
do-fill = Take { $companion } along
do-stay-behind = { $hero } stays behind for { $companion }
do-all-go = All four go
do-as-suggested = As suggested
do-change = Choose skills and equipment
do-learn = Learn { $skill }
do-advance = Become { $class }: { $stat } rises by 1
do-advance-any = Advance to another class
do-visit = To the { $shop }
do-no-shop = To no shop
do-make = Make { $item }
do-cure = Cure { $hero }: { $wound }
do-hire = Hire { $companion }
do-train = Pay for { $companion }’s “{ $skill }”
do-buy = Buy { $reagent }
do-sell = Sell { $reagent }
do-enough = That is enough
tag-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
tag-xp = { $xp } XP
tag-make = { $reagents }{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}
detail-accept = Side missions already waiting: { $active }. At most three can wait.
detail-clues = { $kind }{ $count ->
    [0] {""}
   *[other] : { $clues }
}
detail-companion = Counts as a hero, draws no severe wounds, and stays until the end of the next rest.
detail-skill = { $category }, { $keyword }
detail-slot = { $slot }

# Why not
why-two-side-missions = Two side missions cannot follow one another. Play the mission of the story first.
why-category = Of { $category } the class allows at most { $most } skills.
why-five-skills = At most { $most } skills can be equipped.
why-encumbered = There is room for only { $most } of this kind ({ $slot }).
why-no-destiny = The second destiny card must be resolved first.
why-few-skills = At least { $least } skills of the base class are needed.
why-few-xp = It takes { $xp } experience points.
why-not-here = There is none in a village.
why-full = All its places are taken ({ $places }).
why-companion = Companions may not go there.
why-coins = It takes { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and there are fewer.
why-nothing-there = There is nothing to do there now.
why-lacks = Missing: { $what }

# Log
log-campaign-begins = The campaign begins
log-travels = From { $from } to { $to }: { $roads ->
    [one] 1 event
   *[other] { $roads } events
} on the road
log-road-event = On the road: { $event }.
log-accepts = Side mission accepted: { $mission }.
log-refuses = Side mission refused: { $mission }.
log-exploration-passed = The company passes it by: { $mission }.
log-prepares = Preparation: { $mission }
log-mission-begins = { $mission }
log-faction = Chance names { $faction }.
log-prey-aims = { $foe } goes for { $whom }.
log-prey-card = { $foe }: { $card }
log-stays-behind = { $hero } stays behind; { $companion } goes instead.
log-cured = Cured: { $wound }.
log-destiny = { $hero } resolves a destiny: { $destiny }.
log-destiny-forgone = { $hero } lets a destiny go: { $destiny }.
log-next-mission = The next mission of the story: { $mission }.
log-pay = Each hero gains { $xp } XP, the company { $coins } coins.
log-loot = The loot: { $reagents }.
log-reward = A reward for the company: { $item }.
log-achieved = Achievement: { $achievement }.
log-coins-gained = The company gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-coins-lost = The company pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-waits-token = { $hero } begins the next mission { $token }.
log-waits-wounds = { $hero } begins the next mission { $count ->
    [0] without a wound
    [one] with one wound
   *[other] with { $count } wounds
}.
log-waits-threat = { $hero } begins the next mission with { $count } threat more.
log-waits-sectors = In the next mission the token of { $hero } begins { $count ->
    [one] one sector
   *[other] { $count } sectors
} farther on.
log-gains-xp = { $hero } gains { $xp } XP.
log-bond = { $hero } gets “{ $item }”.
log-improves = { $stat } of { $hero } rises by 1.
log-joins = { $companion } joins the company.
log-learns = { $hero } learns “{ $skill }” ({ $xp } XP).
log-advances = { $hero } becomes { $class }; { $stat } rises by 1.
log-rest = Rest in { $place }
log-visits = { $hero } goes to the { $shop }.
log-companion-leaves = { $companion } goes home.
log-makes = The artisan makes “{ $item }”.
log-hires = { $companion } is hired.
log-trains = { $companion } is paid for “{ $skill }” ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).
log-blessed = { $hero } is blessed: { $token }.
log-bathes = { $hero } bathes: 1 Health more in the next mission.
log-taught = { $hero } learns from the master: 1 XP.
log-buys = Bought: { $reagent } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).
log-sells = Sold: { $reagent } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).

# The end
ending-silence = Silence: the dial is stopped, and every bell counts its own hour.
ending-return = Return: the dial is wound, and the gods stay in one hour for all.
ending-new-age = A new age: the gnomon is broken, and every place settles its hour with its neighbours.
ending-iron-night = Iron Night: the sun is gone, and the dial does not miss it.
end-signatures = signatures

# Scene
scene-missions-played = { $count ->
    [one] 1 mission played
   *[other] { $count } missions played
}
scene-italy = Italy
scene-company = The company
scene-tale = The plot book
scene-plans = Plans
scene-next-mission = Next
scene-side-mission = Side mission
scene-hunt = Hunt
scene-side-missions = Side missions: { $count } of { $most }
scene-city = The city of { $place }
scene-village = The village of { $place }
scene-bench = The artisan’s bench
scene-bench-note = Formulae that the treasury can pay for are lit; each of the others lacks one thing.
scene-treasury = Treasury
scene-destiny = { $goal } ({ $done } of { $of })
scene-at-shop = { $shop }
shop-artisan-does = Makes formulae, for any hero. Free places: { $free } of { $of }.
shop-surgeon-does = Cures severe wounds, of any hero. Free places: { $free } of { $of }.
shop-barracks-does = Companions are hired here. Free places: { $free } of { $of }.
shop-church-does = A positive token for the next mission. Free places: { $free } of { $of }.
shop-baths-does = 1 Health more in the next mission. Free places: { $free } of { $of }.
shop-master-does = 1 experience point. Free places: { $free } of { $of }.
shop-merchant-does = Buys and sells reagents. Free places: { $free } of { $of }.

# The legend
legend-experience = pays for skills and for an advanced class
legend-severe = the surgeon takes them off
legend-coins = pay houses and merchants
legend-reagent = a reagent: { $deck }
