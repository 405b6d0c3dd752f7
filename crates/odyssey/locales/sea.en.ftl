# Odyssey, the campaign: the table between battles.

# The scene of the voyage
scene-voyage = The voyage: { $tile }
scene-day = { $day ->
    [0] Before the first day
   *[other] Day { $day } of { $days } · { $step }
}
scene-chart = The chart
scene-unknown-tile = { $place }, unrevealed
scene-argo = The Argo
scene-argo-sector = The Argo, { $sector }
scene-argo-sheet = The Argo’s sheet
scene-cards = Story and doom
scene-story = Story
scene-doom = Doom
scene-story-side = Story { $side }: { $name }
scene-doom-side = Doom { $side }: { $name }
scene-odyssey = Inward odyssey
scene-knowledge = Argo Knowledge
scene-exploration = Exploration
scene-adversary-symbols = adversary
scene-steps = Steps of the day
scene-timeline = Timeline
scene-next-battle = the next battle is on day { $day }
scene-breakthroughs = Breakthroughs left today: { $structural } structural, { $battle } for battle
scene-noted-day = Day { $day }
scene-noted-read = Something is read.
scene-noted-titan = A titan comes aboard: { $class }.
scene-noted-cooldown = { $tech } can be used again.
scene-leads = leads, { $who }
scene-plays = { $who }
scene-crew = Your argonauts
scene-others-aboard = Aboard
scene-nodes = { $nodes } of { $full } nodes
scene-crew-figure = crew
scene-hull = hull
scene-argo-fate = Argo Fate
scene-summons = { $count ->
    [one] summoning
   *[other] summonings
}
scene-tears = { $count ->
    [one] Sisyphus tear
   *[other] Sisyphus tears
}
scene-cargo = Cargo
scene-goods = Goods
scene-armoury = Armoury
scene-stoa = Titans aboard: { $count } of { $limit }
scene-named-titan = { $class } with a name: { $patterns }
scene-techs = Technologies
scene-tale = The story
scene-tale-secret = { $name } remembers something. Only the player of { $name } may read it.
scene-peril = Peril
scene-works = Workshop and projects
scene-works-nothing = Nothing can be made yet.
scene-needs = Needs: { $needs }
news-craftable = can be made
news-lacking = { $n } missing
news-researchable = can be researched

step-movement = Movement
step-timeline = Timeline
step-exploration = Exploration
step-expedition = Expedition
step-encounter = Encounter
step-advancement = Advancement
step-story = Story
step-doom = Doom
step-end = End

# Sides of the cards
story-side-1a = Hands in the stone
story-side-1b = A tablet to be read
story-side-2a = The plan of a house
story-side-2b = Six ruins, one room
story-side-3a = A hand’s breadth of sea
story-side-3b = Both stairs
story-side-4a = The way in
story-side-4b = The last room
doom-side-1a = The first course
doom-side-1b = A city without a shore
doom-side-2a = Corners in the sea
doom-side-2b = The loom is walled in
doom-side-3a = Rafters
doom-side-3b = The roof
goal-tokens = { $n } progress.
goal-patience = { $n } progress; you may wait for up to { $most }.
goal-city = Reach a city that is not of the { $faction }.
goal-search = Find the true clue in a ruin.
goal-both = Reach { $one } and { $other }.
goal-tokens-at = { $n } progress, and the Argo at { $tile }.
goal-doom = Complete with { $n } doom: its paragraph is read.
goal-doom-last = With { $n } doom the campaign is lost.

# The legend
legend-progress = On an unexplored tile: 1 progress.
legend-doom = Always: 1 doom.
legend-titan = On an unexplored tile: a dreamer comes aboard.
legend-ruin = On an unexplored tile: a maze shard, and a room to read.
legend-hub = An adventure in the expedition step.
legend-rest = Rest: a quiet adventure.
legend-city = A city: here you can negotiate.
legend-argo = Your ship.
legend-lock = Restricted waterway
legend-lock-text = Shut until the Argo has Pilots.
timeline-battle = Battle
timeline-structural = Structural technology
timeline-battle-tech = Battle technology
timeline-acclimation = Acclimation
timeline-read = A paragraph
legend-timeline-battle = A primordial is fought on this day.
legend-timeline-structural = A breakthrough for a structural project.
legend-timeline-battle-tech = A breakthrough for a facility or an Argo ability.
legend-timeline-acclimation = Cards of the exploration deck change.
legend-timeline-read = Something is read in the story step.

# Chapters
chapter-opening = The voyage begins
chapter-story = Story: { $name }
chapter-doom = Doom: { $name }
chapter-hub = Adventure: { $name }
chapter-rest = Rest
chapter-dream = A dream
chapter-odyssey = Inward odyssey { $number }
chapter-mnemos = Memory: { $name }
chapter-ruin = A room in a ruin: { $name }
chapter-beaten = After the battle: { $name }
chapter-code = A code
chapter-hunt = A titan sleeps
chapter-encounter = A ship in sight
chapter-awakening = Another rower
chapter-ending = The end
chapter-event = An event
theme-duty = duty
theme-sea = sea
theme-guilt = guilt
theme-kin = kin
theme-wrath = wrath
theme-wonder = wonder
theme-craft = craft
theme-death = death

# What options do
option-does = { $parts }
option-price = you pay: { $said }
option-test = { $who } is tested: { $skills } { $difficulty }+
option-test-argo = the Argo is tested: { $difficulty }+
option-group-test = everybody is tested: { $skills } { $difficulty }+
option-delve = a delve of { $difficulty }
option-search = a search for the clue
option-fight = a battle against { $foe-within }, level { $level }
odds-before-rerolls = Before re-rolls.
odds-group = How many pass
odds-few-pass = 0 or 1
odds-some-pass = 2 or 3
odds-all-pass = all 4
does-more = +{ $n } { $what }
does-less = –{ $n } { $what }
does-suffer = +{ $n } { $what } ({ $who })
does-share = +{ $n } { $what } (shared out)
does-ease = –{ $n } { $what } ({ $who })
does-node = a node ({ $who })
does-mnemos = a mnemos: { $name }
does-fated = a fated mnemos
does-titan = a titan: { $name }
does-pattern = a pattern: { $name }
does-godform = a godform: { $name }
does-nymph = a nymph: { $name }
does-tech = a technology: { $name }
does-terrain = terrain for the next battle: { $name }
does-adversary = the adversary comes nearer ({ $n })
does-escalate = next battle: { $n } { $n ->
    [one] escalation
   *[other] escalations
}
does-favour = local faction +{ $n }
does-exchange = { $n ->
    [one] 1 exchange
   *[other] { $n } exchanges
}
does-providence = wise providence in the next battle
does-surge = a divine surge
does-charge = a summoning besides the limit
does-peace = peace with the local faction
does-ambush = an ambush today
does-unseen = the adversary loses your wake today
figure-progress = progress
figure-doom = doom
figure-crew = crew
figure-hull = hull
figure-argo-fate = Argo Fate
figure-knowledge = Argo Knowledge
figure-raw-ambrosia = raw ambrosia
figure-tears = Sisyphus tears
whom-leader = the leader
whom-owner = the one who remembers
whom-random = one at random
whom-chosen = one of your choice
whom-each = each
whom-most = the most promising
whom-least = the least promising
whom-tested = the one tested
whom-group = the group
whom-argo = the Argo

# What technologies do
tech-does = { $parts }
tech-makes = Makes: { $gear }
tech-leads = Leads to other technologies.
price-goods = { $n ->
    [one] 1 mortal good
   *[other] { $n } mortal goods
}
price-resource = { $n } { $what }
price-argo-fate = { $n } Argo Fate
power-abilities = Up to { $n } Argo abilities in battle
power-titans = Up to { $n } titans aboard
power-summons = Summon limit { $n }{ $knowledge ->
    [0] {""}
   *[other] { " " }from Argo Knowledge { $knowledge } on
}
power-at-once = At once: { $does }
power-locks = Opens restricted waterways
power-flensing = Battles of the timeline yield one more material for each level
power-save-crew = Saves crew: { $test }
power-save-hull = Saves the hull: { $test }
power-save-doom = Saves from doom: { $test }
power-exchanges = In a city: { $n } exchanges
power-deal = { $price }: { $does }{ $days ->
    [0] { "" }
   *[other] { "" } (again after { $days } days)
}
power-deal-city = In a city, { $price }: { $does }{ $days ->
    [0] { "" }
   *[other] { "" } (again after { $days } days)
}
power-breed = { $price }{ $dreamer ->
    [0] { "" }
   *[other] { "" } and a dreamer
}: { $class } in { $days } days
power-fuse = A dreamer and { $price }: { $class }
power-quicker = { $tech }: { $n } mortal goods and { $days } days
power-dream = A dream (again after { $days } days)
save-flat = { $n } or more
save-hull = hull and { $n } or more
save-doom-card = { $n } less the doom card, or more
need-either = { $one } or { $other }
need-fought = a battle against { $foe-within }, level { $level }
need-fought-any = a battle against any primordial, level { $level }
need-tiles = { $n } tiles explored
need-knowledge = Argo Knowledge { $n }
need-war = a faction at war with you

# Why not
why-story = The story has not brought you there.
why-goods = You need { $n } { $what }.
why-figure = You need { $what } at { $n } or more.
why-tech = You need this technology: { $name }.
why-friendly = This faction must be friendly to you: { $what }.
why-clue = You have not found that clue.
why-code = You have not found that code.
why-katharsis = Nobody has had a katharsis.
why-price = You cannot pay: { $price }.
why-once = You have done this already.
why-above-nine = It would raise a value above 9.
why-no-breakthrough = The timeline has no breakthrough left today.
why-no-project = No project has all that it needs.
why-no-goods = The goods are not enough for any recipe.
why-no-tech = No technology can be used now.
ask-peril = Peril: the leader decides alone. What do you do?

# Verbs and tags
verb-sail = Sail
verb-sail-letter = S
verb-research = Research
verb-research-letter = E
verb-craft = Craft
verb-craft-letter = C
verb-use = Technology
verb-use-letter = T
when-movement = as the day begins
when-advancement = advancement step
tag-adversary = { $foe } is there
tag-unrevealed = not revealed yet
tag-unrevealed-short = ?
tag-explored = { $count ->
    [0] explored
   *[other] explored: { $symbols }
}
tag-explored-short = explored
tag-unexplored = { $count ->
    [0] unexplored
   *[other] unexplored: { $symbols }
}
tag-unexplored-short = new

# The end of a campaign
end-day = Day
end-story = Story card
end-doom = Doom card
end-tiles = Tiles explored
end-aboard = Titans aboard
end-techs = Technologies
end-read = Paragraphs read
end-argonauts = Argonauts

# The chronicle
scene-chronicle = The chronicle
chronicle-day = { $day ->
    [0] Before the first day: { $deeds }.
   *[other] Day { $day }: { $deeds }.
}
chronicle-sailed = the Argo comes to { $tile }
chronicle-won = the titans beat { $foe-within } (level { $level })
chronicle-lost = { $foe-within } (level { $level }) drives the titans off
chronicle-story = the story turns: “{ $name }”
chronicle-doom = doom turns: “{ $name }”
chronicle-researched = a new technology is aboard ({ $tech })
chronicle-crafted = the forges make { $gear }
chronicle-died = { $name } dies
chronicle-somebody = an argonaut
chronicle-read = { $chapter }
chronicle-evening = in the evening: crew { $crew }, hull { $hull }, Argo Fate { $fate }, titans { $titans }
scene-day-of = { $day } of { $days } days
scene-hunt = The way { $foe-within } would come
timeline-adversary = the adversary
