# Odyssey, la campagna: il tavolo tra una battaglia e l’altra.

# The scene of the voyage
scene-voyage = Il viaggio: { $tile }
scene-day = { $day ->
    [0] Prima del primo giorno
   *[other] Giorno { $day } di { $days } · { $step }
}
scene-chart = La carta
scene-unknown-tile = { $place }, coperta
    .to = a { $place }, coperta
scene-argo = L’Argo
scene-argo-sector = L’Argo, { $sector }
scene-argo-sheet = La scheda dell’Argo
scene-cards = Storia e sventura
scene-story = Storia
scene-doom = Sventura
scene-story-side = Storia { $side }: { $name }
scene-doom-side = Sventura { $side }: { $name }
scene-odyssey = Odissea interiore
scene-knowledge = Conoscenza dell’Argo
scene-exploration = Esplorazione
scene-adversary-symbols = avversario
scene-steps = Fasi del giorno
scene-timeline = Calendario
scene-next-battle = prossima battaglia: giorno { $day }
scene-breakthroughs = Scoperte rimaste oggi: { $structural } strutturali, { $battle } da battaglia
scene-noted-day = Giorno { $day }
scene-noted-read = Si legge qualcosa.
scene-noted-titan = Sale a bordo un titano: { $class }.
scene-noted-cooldown = { $tech } torna utilizzabile.
scene-leads = guida, { $who }
scene-plays = { $who }
scene-crew = I tuoi argonauti
scene-others-aboard = A bordo
scene-nodes = { $nodes } nodi su { $full }
scene-crew-figure = equipaggio
scene-hull = scafo
scene-argo-fate = Fato dell’Argo
scene-summons = { $count ->
    [one] evocazione
   *[other] evocazioni
}
scene-tears = { $count ->
    [one] lacrima di Sisifo
   *[other] lacrime di Sisifo
}
scene-cargo = Stiva
scene-goods = Merci
scene-armoury = Armeria
scene-stoa = Titani a bordo: { $count } su { $limit }
scene-named-titan = { $class } con un nome: { $patterns }
scene-techs = Tecnologie
scene-tale = Il racconto
scene-tale-secret = { $name } ricorda qualcosa. Può leggerlo solo chi gioca { $name }.
scene-peril = Pericolo
scene-works = Officina e progetti
scene-works-nothing = Non si può ancora fabbricare nulla.
scene-needs = Serve: { $needs }
news-craftable = si può fare
news-lacking = ne mancano { $n }
news-researchable = si può ricercare

step-movement = Movimento
step-timeline = Calendario
step-exploration = Esplorazione
step-expedition = Spedizione
step-encounter = Incontro
step-advancement = Avanzamento
step-story = Storia
step-doom = Sventura
step-end = Fine

# Sides of the cards
story-side-1a = Mani nella pietra
story-side-1b = Una tavola da leggere
story-side-2a = La pianta di una casa
story-side-2b = Sei rovine, una stanza
story-side-3a = Un palmo di mare
story-side-3b = Le due scale
story-side-4a = La via per entrare
story-side-4b = L’ultima stanza
doom-side-1a = Il primo corso di pietre
doom-side-1b = Una città senza riva
doom-side-2a = Angoli nel mare
doom-side-2b = Il telaio murato
doom-side-3a = Travi
doom-side-3b = Il tetto
goal-tokens = { $n } progressi.
goal-patience = { $n } progressi; puoi aspettare fino a { $most }.
goal-city = Raggiungi una città che non sia di questa fazione: { $faction }.
goal-search = Trova l’indizio vero in una rovina.
goal-both = Raggiungi { $one-the } e { $other-the }.
goal-tokens-at = { $n } progressi, con l’Argo { $tile-to }.
goal-doom = Si completa con { $n } sventure: se ne legge il paragrafo.
goal-doom-last = Con { $n } sventure la campagna è perduta.

# The legend
legend-progress = Su una tessera inesplorata: 1 progresso.
legend-doom = Sempre: 1 sventura.
legend-titan = Su una tessera inesplorata: sale a bordo un sognatore.
legend-ruin = Su una tessera inesplorata: una scheggia di labirinto e una stanza da leggere.
legend-hub = Un’avventura nella fase di spedizione.
legend-rest = Riposo: un’avventura tranquilla.
legend-city = Una città: qui si può trattare.
legend-argo = La vostra nave.
legend-lock = Via d’acqua chiusa
legend-lock-text = Chiusa finché l’Argo non ha i Piloti.
timeline-battle = Battaglia
timeline-structural = Tecnologia strutturale
timeline-battle-tech = Tecnologia da battaglia
timeline-acclimation = Acclimatazione
timeline-read = Un paragrafo
legend-timeline-battle = In questo giorno si combatte un primordiale.
legend-timeline-structural = Una scoperta per un progetto strutturale.
legend-timeline-battle-tech = Una scoperta per un’officina o un’abilità dell’Argo.
legend-timeline-acclimation = Cambiano le carte del mazzo esplorazione.
legend-timeline-read = Si legge qualcosa nella fase di storia.

# Chapters
chapter-opening = Comincia il viaggio
chapter-story = Storia: { $name }
chapter-doom = Sventura: { $name }
chapter-hub = Avventura: { $name }
chapter-rest = Riposo
chapter-dream = Un sogno
chapter-odyssey = Odissea interiore { $number }
chapter-mnemos = Ricordo: { $name }
chapter-ruin = Una stanza tra le rovine: { $name }
chapter-beaten = Dopo la battaglia: { $name }
chapter-code = Un codice
chapter-hunt = Un titano dorme
chapter-encounter = Una nave in vista
chapter-awakening = Un altro rematore
chapter-ending = La fine
chapter-event = Un evento
theme-duty = dovere
theme-sea = mare
theme-guilt = colpa
theme-kin = famiglia
theme-wrath = ira
theme-wonder = meraviglia
theme-craft = mestiere
theme-death = morte

# What options do
option-does = { $parts }
option-price = paghi: { $said }
option-test = prova per { $who }: { $skills } { $difficulty }+
option-test-argo = prova dell’Argo: { $difficulty }+
option-group-test = prova per tutti: { $skills } { $difficulty }+
option-delve = una discesa da { $difficulty }
option-search = si cerca l’indizio
option-fight = una battaglia contro { $foe-within }, livello { $level }
odds-before-rerolls = Prima dei rilanci.
odds-group = Quanti riescono
odds-few-pass = 0 o 1
odds-some-pass = 2 o 3
odds-all-pass = tutti e 4
does-more = +{ $n } { $what }
does-less = –{ $n } { $what }
does-suffer = +{ $n } { $what } ({ $who })
does-share = +{ $n } { $what } (da spartire)
does-ease = –{ $n } { $what } ({ $who })
does-node = un nodo ({ $who })
does-mnemos = uno mnemos: { $name }
does-fated = uno mnemos fatale
does-titan = un titano: { $name }
does-pattern = uno schema: { $name }
does-godform = una forma divina: { $name }
does-nymph = una ninfa: { $name }
does-tech = una tecnologia: { $name }
does-terrain = terreno per la prossima battaglia: { $name }
does-adversary = l’avversario si avvicina ({ $n })
does-escalate = prossima battaglia: { $n } escalation
does-favour = fazione locale +{ $n }
does-exchange = { $n ->
    [one] 1 scambio
   *[other] { $n } scambi
}
does-providence = saggia provvidenza nella prossima battaglia
does-surge = un’ondata divina
does-charge = un’evocazione oltre il limite
does-peace = pace con la fazione locale
does-ambush = un’imboscata oggi
does-unseen = oggi l’avversario perde la vostra scia
figure-progress = progresso
figure-doom = sventura
figure-crew = equipaggio
figure-hull = scafo
figure-argo-fate = Fato dell’Argo
figure-knowledge = Conoscenza dell’Argo
figure-raw-ambrosia = ambrosia grezza
figure-tears = lacrime di Sisifo
whom-leader = chi guida
whom-owner = chi ricorda
whom-random = uno a caso
whom-chosen = uno a scelta
whom-each = ciascuno
whom-most = il più promettente
whom-least = il meno promettente
whom-tested = chi è messo alla prova
whom-group = il gruppo
whom-argo = l’Argo

# What technologies do
tech-does = { $parts }
tech-makes = Fabbrica: { $gear }
tech-leads = Conduce ad altre tecnologie.
price-goods = { $n ->
    [one] 1 merce mortale
   *[other] { $n } merci mortali
}
price-resource = { $n } { $what }
price-argo-fate = { $n } Fato dell’Argo
power-abilities = Fino a { $n } abilità dell’Argo in battaglia
power-titans = Fino a { $n } titani a bordo
power-summons = Limite di evocazioni { $n }{ $knowledge ->
    [0] {""}
   *[other] { " " }da Conoscenza dell’Argo { $knowledge }
}
power-at-once = Subito: { $does }
power-locks = Apre le vie d’acqua chiuse
power-flensing = Le battaglie del calendario danno un materiale in più per livello
power-save-crew = Salva l’equipaggio: { $test }
power-save-hull = Salva lo scafo: { $test }
power-save-doom = Salva dalla sventura: { $test }
power-exchanges = In una città: { $n } scambi
power-deal = { $price }: { $does }{ $days ->
    [0] { "" }
   *[other] { "" } (di nuovo dopo { $days } giorni)
}
power-deal-city = In una città, { $price }: { $does }{ $days ->
    [0] { "" }
   *[other] { "" } (di nuovo dopo { $days } giorni)
}
power-breed = { $price }{ $dreamer ->
    [0] { "" }
   *[other] { "" } e un sognatore
}: { $class } in { $days } giorni
power-fuse = Un sognatore e { $price }: { $class }
power-quicker = { $tech }: { $n } merci mortali e { $days } giorni
power-dream = Un sogno (di nuovo dopo { $days } giorni)
save-flat = { $n } o più
save-hull = scafo più { $n } o più
save-doom-card = { $n } meno la carta sventura, o più
need-either = { $one } o { $other }
need-fought = una battaglia contro { $foe-within }, livello { $level }
need-fought-any = una battaglia contro un primordiale, livello { $level }
need-tiles = { $n } tessere esplorate
need-knowledge = Conoscenza dell’Argo { $n }
need-war = una fazione in guerra con voi

# Why not
why-story = La storia non vi ha portati lì.
why-goods = Servono { $n } { $what }.
why-figure = Serve { $what } ad almeno { $n }.
why-tech = Serve questa tecnologia: { $name }.
why-friendly = Questa fazione dev’esservi amica: { $what }.
why-clue = Non avete trovato quell’indizio.
why-code = Non avete trovato quel codice.
why-katharsis = Nessuno ha avuto una catarsi.
why-price = Non potete pagare: { $price }.
why-once = L’avete già fatto.
why-above-nine = Porterebbe un valore sopra il 9.
why-no-breakthrough = Oggi il calendario non ha più scoperte.
why-no-project = Nessun progetto ha tutto ciò che gli serve.
why-no-goods = Le merci non bastano per nessuna ricetta.
why-no-tech = Ora non si può usare nessuna tecnologia.
ask-peril = Pericolo: decide solo chi guida. Che cosa fai?

# Verbs and tags
verb-sail = Naviga
verb-sail-letter = N
verb-research = Ricerca
verb-research-letter = E
verb-craft = Fabbrica
verb-craft-letter = F
verb-use = Tecnologia
verb-use-letter = T
when-movement = a inizio giornata
when-advancement = all’avanzamento
tag-adversary = c’è { $foe-within }
tag-unrevealed = ancora coperta
tag-unrevealed-short = ?
tag-explored = { $count ->
    [0] esplorata
   *[other] esplorata: { $symbols }
}
tag-explored-short = esplorata
tag-unexplored = { $count ->
    [0] inesplorata
   *[other] inesplorata: { $symbols }
}
tag-unexplored-short = nuova

# The end of a campaign
end-day = Giorno
end-story = Carta storia
end-doom = Carta sventura
end-tiles = Tessere esplorate
end-aboard = Titani a bordo
end-techs = Tecnologie
end-read = Paragrafi letti
end-argonauts = Argonauti

# The chronicle
scene-chronicle = La cronaca
chronicle-day = { $day ->
    [0] Prima del primo giorno: { $deeds }.
   *[other] Giorno { $day }: { $deeds }.
}
chronicle-sailed = l’Argo arriva { $tile-to }
chronicle-won = i titani battono { $foe-within } (livello { $level })
chronicle-lost = { $foe-within } (livello { $level }) respinge i titani
chronicle-story = la storia volta pagina: «{ $name }»
chronicle-doom = la sventura volta pagina: «{ $name }»
chronicle-researched = a bordo c’è una nuova tecnologia ({ $tech })
chronicle-crafted = le fucine producono { $gear }
chronicle-died = muore { $name }
chronicle-somebody = un argonauta
chronicle-read = { $chapter }
chronicle-evening = a sera: equipaggio { $crew }, scafo { $hull }, Fato dell’Argo { $fate }, titani { $titans }
scene-day-of = { $day } di { $days } giorni
scene-hunt = La via per cui verrebbe { $foe-within }
timeline-adversary = l’avversario
