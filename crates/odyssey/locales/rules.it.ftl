# La lingua delle carte, da cui nascono i loro testi.

amount = { $how ->
    [hit] { $n } per ogni colpo
    [level] il livello del primordiale
    [danger] quanto il tuo Pericolo
    [fate] quanto il tuo Fato
    [rage] quanto la tua Rabbia
    [tokens] quanti i tuoi segnalini
    [all] tutti
   *[n] { $n }
}

## How effects are put together

effects = { $first } { $rest }
all-of = { $list }
sentence = { $what }.
effect-nothing = Niente.
effect-window = (!)
effect-if = Se { $when }: { $then }
effect-unless = A meno che { $when }: { $then }
effect-if-else = Se { $when }: { $then } Altrimenti: { $otherwise }
effect-may = Puoi: { $effects }
effect-either = Scegli: { $sides }
effect-or = { $first } o { $rest }
effect-to = { $who }: { $effects }
effect-test = Prova: { $skill } { $difficulty }+. Se riesce: { $success } Se fallisce: { $failure }
effect-test-success = Prova: { $skill } { $difficulty }+. Se riesce: { $success }
effect-test-failure = Prova: { $skill } { $difficulty }+. Se fallisce: { $failure }
effect-roll = Tira un d10. { $rows }
effect-row = { $from }–{ $upto }: { $effects }
effect-row-one = { $from }: { $effects }
effect-once = Una volta sola: { $effects }

## The Triskelion

effect-danger = Pericolo { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] in più: { amount }
}.
effect-fate = Fato { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] in più: { amount }
}.
effect-rage = Rabbia { $how ->
    [n] +{ $n }
    [hit] +{ amount }
   *[level] in più: { amount }
}.
effect-lose = { $stat } −{ amount }.
effect-set = { $stat } diventa { $value }.

## Trauma and fate

effect-trauma-draw = Pesca un trauma.
effect-trauma-draw-of = Pesca un trauma: { $severity }.
effect-trauma-instead = La pesca del trauma di questo attacco è invece { $severity }.
effect-draw-again = Rimescola questa carta e pescane un’altra.
effect-keep = Tieni questa carta. { $condition }
effect-add-obol = «{ $which }» entra nel mazzo degli oboli.
effect-kratos-card = Pesca una carta kratos.
effect-kratos-roll = Tiro Kratos.
effect-moiros-card = Pesca una carta moiros.
effect-die = Il titano muore.
effect-argonaut-dies = Muore anche il suo argonauta.
effect-live = Il titano vive.
effect-awaken = Risveglio.

## Tokens and conditions

effect-gain = Ricevi { amount } × { $token }.
effect-drop = Scarta fino a { amount } × { $token }.
effect-suffer = Ottieni «{ $condition }».
effect-cure = Scarta una condizione: { $kind }.
effect-cure-all = Scarta tutte le condizioni.
effect-scar = Cicatrice «{ $condition }»: { $text }
effect-knockdown = Atterramento.
effect-stand-up = Rialzati.
effect-pool = { $token } × { amount } nella riserva.
effect-pool-mixed = Aperture e Brecce, { amount } in tutto, nella riserva.
effect-modify = { $by } { $what } ({ $until }).
effect-modify-foe = Primordiale: { $by } { $what } ({ $until }).

## Movement

effect-move = Muoviti fino a { $spaces }.
effect-knockback = Sbalzo { $spaces }.
effect-knockback-to = Sbalzo { $spaces }, { $direction }.
effect-pushback = Spinta { $spaces }.
effect-pull = Trazione { $spaces }.
effect-crash = Schianto.
effect-displace = Spostamento.
effect-vault = Balzo.
effect-forced-vault = Balzo forzato.
effect-trample = Travolgimento.
effect-turn-target = Si volge al titano.
effect-turn-away = Volge le spalle al titano.
effect-turn-most = Si volge verso il maggior numero di titani.
effect-turn-random = Si volge a caso.
effect-move-foe-centre = Va al centro.
effect-move-foe-edge = Va al bordo più vicino.
effect-move-foe-target = Va dal bersaglio.
effect-move-foe-straight = Avanza dritto di { $spaces }.
effect-flee = Il titano fugge verso il bordo più vicino, e oltre.

## Attacks

effect-bonus-attack = Attacco bonus.
effect-bonus-attack-with = Attacco bonus con: { $extra }
effect-strike-titan = È colpito: Pericolo +{ $danger } e atterramento.
effect-chain-break = Rompi la catena.
effect-rush = Carica.
effect-improved-rush = Carica potenziata.
effect-signature = Firma.
effect-routine = Routine.
effect-ai-card = Un’altra carta AI.
effect-attack-again = Lo stesso attacco un’altra volta.
effect-attack-next = La stessa carta sul titano più vicino non ancora attaccato in questo round.
effect-relentless = Ogni colpo aggiunge un dado, finché nessuno colpisce.
effect-dice = Dadi in questo tiro: { $count }.
effect-power-die = { $colour } × { amount } tra i dadi di potenza.
effect-power = Potenza +{ amount }.
effect-power-reroll = Rilancia fino a { $count } dadi di potenza.
effect-attack-reroll = Rilancia fino a { $count } dadi d’attacco.
effect-evasion-reroll = Rilancia fino a { $count } dadi d’evasione.
effect-block = Blocco { $count }.
effect-reinforce = { $colour } × { $n } nel tiro d’armatura.
effect-crit-chance = Occasione critica.
effect-full-miss = L’attacco diventa un mancato pieno.
effect-ignore = Ignoralo.
effect-succeed = La prova riesce.
effect-take-priority = Prendi il segnalino prioritario.
effect-pass-priority = Passa il segnalino prioritario all’altro titano con più Rabbia.
effect-end-round = Il round finisce.

## Wounds and decks

effect-single-wound = Ferite singole: { $count }.
effect-heal = Guarigione { $count }.
effect-death-blow = Il primordiale è ucciso.
effect-escalate = Escalation { $count }.
effect-escalate-ai = Escalation { $count }, solo mazzo AI.
effect-escalate-body = Escalation { $count }, solo mazzo delle parti.
effect-peek-ai = Guarda la prima carta AI; tienila o scartala.
effect-peek-body = Guarda la prima parte del corpo; tienila o scartala.
effect-suppress-ai = Soppressione AI.
effect-suppress-body = Soppressione delle parti.

## Belongings and ground

effect-exhaust = Esaurisci { $what }.
effect-ready = Ripristina { $what }.
effect-discard = Scarta { $what }.
effect-charge = Cariche per { $what }: { $count }.
effect-gain-gear = Ottieni { $gear }.
effect-place = Poni { $terrain } { $site }.
effect-labyrinth = Labirinto { amount }.
effect-destroy = Distruggi ogni tessera: { $area }.
effect-create-vantage-point = Si apre un punto di vantaggio.
effect-fall = Il titano cade giù.
carried-this = questa carta
carried-one = una carta
carried-weapon = un’arma
carried-exhaustible = tutto l’equipaggiamento esauribile, o subisci atterramento
carried-all = tutto
carried-mnemos = lo mnemos
carried-argo-ability = un’abilità dell’Argo
site-before-foe = davanti al primordiale
site-under-titan = sotto il titano
site-adjacent = accanto al titano
site-outer = nelle { $n } esterne
site-inner = nelle { $n } interne

## The Argo

effect-argo = { $figure } { $by }.
effect-diplomacy = Diplomazia { $by }.
effect-resource = { $resource } × { amount }.
effect-carve = Ottieni le risorse di questa parte, { $count }.
effect-note = Annota: { $note }.
effect-adversary-activation = L’avversario si attiva.
effect-fated-mnemos = Uno mnemos fatale per l’argonauta.
effect-mnemos-node = Un nodo per uno dei tuoi mnemos.
effect-rally = Riscossa: l’effetto duraturo finisce.

## Circumstances

when-at-least = { $stat } { $value }+
when-at-most = { $stat } { $value } o meno
when-tokens = { $n } × { $token }
when-priority = il titano ha il segnalino prioritario
when-down = il titano è a terra
when-has = «{ $condition }»
when-suffers = una condizione: { $kind }
when-on = il titano sta { $area }
when-foe-on = il primordiale sta { $area }
when-adjacent = adiacente al primordiale
when-alone = nessun altro titano è adiacente
when-awakened = risvegliato
when-noted = { $note }
when-dealt = l’attacco ha inflitto almeno { $danger } Pericolo
when-hits = almeno { $count } colpi
when-crossed = il primordiale ha attraversato questo: { $ground }
when-wounded = l’attacco ha ferito
when-failed = l’attacco ha fallito
when-overpowered = la potenza ha superato l’AT
when-crit-chance = con un’occasione critica
when-weapon = l’arma è: { $kind }
when-pool-without = nessun segnalino { $token } nella riserva
when-not-yet-attacked = non ancora attaccato in questo round
when-not-moved = il titano non si è mosso
when-foe-level = primordiale di livello { $level } o più
when-every-wounds = le ferite sono un multiplo di { $count }
when-first-round = è il primo round
when-titans-left = vivono al più { $count } titani
when-diplomacy = diplomazia: { $section }
when-diplomacy-better = diplomazia: { $section } o meglio
when-diplomacy-worse = diplomazia: { $section } o peggio
when-argo = { $figure } { $value }+
when-not = non ({ $list })
area-tile = su { $terrain }
area-ground = su terreno: { $ground }
area-front = di fronte
area-rear = alle spalle
area-blindspot = in un punto cieco
area-weakspot = in un punto debole
area-vantage-point = su un punto di vantaggio
area-zone = nella zona { $reach }
area-same-tile = sulla stessa tessera
area-edge = al bordo del tabellone
who-titan = Il titano
who-priority = Il bersaglio prioritario
who-another = Un altro titano
who-anyone = Un titano
who-self-or-adjacent = Il titano o uno adiacente
who-others = Ogni altro titano
who-all = Ogni titano
who-all-on = Ogni titano { $area }
who-random = Un titano a caso
who-random-other = Un altro titano a caso
who-nearest = Chiunque sia più vicino

## Words

danger = Pericolo
fate = Fato
rage = Rabbia
token-despair = disperazione
token-ambrosia = ambrosia
token-movement-fatigue = fatica di movimento
token-combat-fatigue = fatica di combattimento
token-trespass = trasgressione
token-opening = Apertura
token-break = Breccia
token-diversion = Diversivo
kind-body = Corpo
kind-mind = Mente
kind-fate = Fato
kind-scar = Cicatrice
severity-minor = minore
severity-major = maggiore
severity-grave = grave
severity-obol = obolo
skill-courage = Coraggio
skill-cunning = Astuzia
skill-endurance = Resistenza
skill-fury = Furia
skill-will = Volontà
skill-wisdom = Saggezza
tested-plainly = semplice
tested-either = { $first } o { $second }
die-shows-nothing = { $colour } (nulla)
die-shows-power = { $colour } ({ $power } potenza)
die-shows-potential = { $colour } ({ $potential } potenziale)
die-shows-both = { $colour } ({ $power } potenza, { $potential } potenziale)
die-red = dado rosso
die-black = dado nero
die-white = dado bianco
direction-north = verso la riga N
direction-south = verso la riga A
direction-east = verso la colonna 20
direction-west = verso la colonna 1
attribute-precision = precisione
attribute-evasion = evasione
attribute-speed = velocità
attribute-power = potenza
attribute-at = AT
attribute-to-hit = Colpire
attribute-evasion-dice = dadi d’evasione
attribute-danger = Pericolo
until-used = temporaneo
until-end-of-round = fino alla fine del round
until-end-of-battle = fino alla fine della battaglia
until-next-attack = fino alla fine del suo prossimo attacco
ground-ambrosia = ambrosia
ground-board-edge = bordo
ground-boundless = sconfinato
ground-chasm = baratro
ground-cover = riparo
ground-destructible = distruttibile
ground-reinforced = distruttibile rinforzato
ground-exposed = esposto
ground-indestructible = indistruttibile
ground-inhabited = abitato
ground-labyrinth = labirinto
ground-obscuring = oscurante
ground-obstacle = ostacolo
ground-trap = trappola
ground-treasure = tesoro
gear-trait-axe = ascia
gear-trait-bow = arco
gear-trait-blade = lama
gear-trait-club = clava
gear-trait-hammer = martello
gear-trait-shield = scudo
gear-trait-spear = lancia
gear-trait-whip = frusta
gear-trait-bone = osso
gear-trait-bronze = bronzo
gear-trait-divine = divina
gear-trait-wooden = legno
section-at-war = in guerra
section-denounced = denunciati
section-unfriendly = ostili
section-neutral = neutrali
section-friendly = amici
section-allied = alleati
argo-figure-crew = Equipaggio
argo-figure-hull = Scafo
argo-figure-fate = Fato dell’Argo
argo-figure-doom = Sventura
argo-figure-progress = Progresso
argo-figure-knowledge = Conoscenza
argo-figure-tears = Lacrime di Sisifo

## Keywords

kw-ambrosia-limit = Limite di ambrosia { $n }
kw-ambrosia-limit-plus = Limite di ambrosia +{ $n }
kw-ascended = Asceso
kw-attack-reroll = Rilancio d’attacco { $n }
kw-auto-break = Autobreccia { $n }
kw-block = Blocco { $n }
kw-break = Breccia { $n }
kw-bypass = Passaggio
kw-carving = Scalco { $n }
kw-commit = Impegno
kw-cumbersome = Ingombrante
kw-deadly = Letale
kw-diversion = Diversivo
kw-dodge = Schivata
kw-doomed = Condanna
kw-elation = Esaltazione { $n }
kw-frontlines = Prima linea
kw-heartseeker = Cercacuore
kw-hide = Nascondersi
kw-knockback = Sbalzo { $n }
kw-lifeline = Ancora di salvezza
kw-lumbering = Inamovibile
kw-motivate = Incitamento { $n }
kw-opening = Apertura { $n }
kw-overbreak = Sfondamento { $n }
kw-peril = Rischio
kw-power = Potenza +{ $n }
kw-power-die = { $colour }
kw-power-reroll = Rilancio di potenza { $n }
kw-precise = Preciso { $n }
kw-provoke = Provocazione
kw-pull = Trazione { $n }
kw-pushback = Spinta { $n }
kw-ranged = A distanza { $from }–{ $upto }
kw-reach = Portata { $n }
kw-reflex = Riflesso
kw-advanced-reflex = Riflesso avanzato
kw-superior-reflex = Riflesso superiore
kw-reinforce = Rinforzo { $n }
kw-advanced-reinforce = Rinforzo avanzato { $n }
kw-superior-reinforce = Rinforzo superiore { $n }
kw-reposition = Riposizionamento { $n }
kw-rocksteady = Saldo
kw-rush = Carica
kw-improved-rush = Carica potenziata
kw-sacrifice = Sacrificio
kw-scale = Scalatore
kw-second-chance = Seconda possibilità
kw-solace = Conforto
kw-spotlight = Ribalta
kw-stalwart = Incrollabile
kw-body-suppress = Soppressione delle parti
kw-ai-suppress = Soppressione AI
kw-tireless = Instancabile
kw-titan-possession = Possesso del titano
kw-argonaut-possession = Possesso dell’argonauta
kw-tumble = Capriola
kw-unique = Unico
kw-vault = Balzo

## What always works

mod-precision = { $by } precisione
mod-evasion = { $by } evasione
mod-speed = { $by } velocità
mod-attack-dice = { $by } dadi d’attacco
mod-raw-power = { $by } potenza
mod-power-die = Un { $colour } in più tra i dadi di potenza
mod-better-power-die = Il dado di potenza del titano è migliore di { $n } colore
mod-skill = { $by } { $skill }
mod-armour-die = Un { $colour } in più nei tiri d’armatura
mod-evasion-reroll = Rilanci d’evasione: { $n }
mod-shorter-knockback = Gli sbalzi sono più corti di { $n }
mod-shorter-pushback = Le spinte sono più corte di { $n }
mod-at-for-me = { $by } AT contro gli attacchi di questo titano
mod-ignore-wound-responses = Ignora le risposte alla ferita
mod-ignore-fail-responses = Ignora le risposte al fallimento
mod-ignore-instincts = Ignora le risposte d’istinto
mod-only-criticals = Rispondono solo i critici
mod-despair-limit = Limite di disperazione { $n }
mod-hands = { $by } spazi per le mani
mod-supports = { $by } spazi per i supporti
mod-three-handed-as-two = Le armi a tre mani contano come a due
mod-cannot-lose-priority = Non può perdere il segnalino prioritario
mod-cannot-move = Non può muoversi
mod-cannot-attack = Non può attaccare
mod-cannot-react = Non può reagire
mod-cannot-block = Non può bloccare
mod-helpless = Un attacco contro questo titano lo uccide
mod-berserk = Attacca chiunque sia più vicino
mod-must-act-first = Deve agire per primo
mod-ignores-labyrinth = Le linee rosse non lo fermano e non gli nascondono il primordiale
mod-ignores-one-obstacle = Si muove sopra ostacoli e baratri, ma non vi finisce
mod-no-despair = La disperazione non ha effetto
mod-immovable = Nulla lo muove a forza
mod-foe-at = { $by } AT
mod-foe-to-hit = { $by } a Colpire
mod-foe-speed = { $by } velocità del primordiale
mod-foe-danger = { $by } Pericolo dei suoi attacchi
mod-foe-danger-per-hit = { $by } Pericolo per colpo dei suoi attacchi, almeno 1
mod-foe-evasion-dice = { $by } dadi d’evasione contro i suoi attacchi
mod-foe-precision = { $by } difficoltà d’evasione
mod-unlimited-speed = Velocità illimitata
mod-foe-knockback = { $by } ai suoi sbalzi
mod-foe-pushback = { $by } alle sue spinte
mod-no-pushback = Non spinge nessuno
mod-no-zones = Non fa attacchi di zona
mod-no-trample = Non travolge
mod-no-labyrinth = Non pone tessere labirinto
mod-random-targets = I suoi bersagli sono scelti a caso
mod-deadly-edges = I bordi del tabellone sono sconfinati
mod-sight-through-walls = Vede attraverso le linee rosse
mod-banners-for-afflicted = Conta ogni stendardo del Fato
mod-silenced-end = I suoi effetti di fine round non avvengono

## Moments

at-free-action = Azione gratuita
at-reaction = Reazione
at-titan-round = Nel round dei titani
at-first-window = Prima finestra
at-second-window = Seconda finestra
at-either-window = Prima o seconda finestra
at-start-of-battle = Inizio della battaglia
at-end-of-battle = Fine della battaglia
at-start-of-primordial-round = Inizio del round del primordiale
at-end-of-primordial-round = Fine del round del primordiale
at-start-of-titan-round = Inizio del round dei titani
at-end-of-titan-round = Fine del round dei titani
at-start-of-turn = Inizio del turno
at-end-of-turn = Fine del turno
at-declare-attack = Dichiarando un attacco
at-full-hit = Colpo pieno
at-full-miss = Mancato pieno
at-crit-chance = Occasione critica
at-crit-miss = Mancato critico
at-about-to-draw-part = Prima di pescare una parte del corpo
at-power-rolled = Dopo il tiro di potenza
at-wound = Ferita
at-critical-wound = Ferita critica
at-fail = Fallimento
at-about-to-be-answered = Prima di una risposta
at-targeted = Quando diventi bersaglio
at-about-to-evade = Prima di un tiro d’evasione
at-evasion-rolled = Dopo un tiro d’evasione
at-crit-evade = Evasione critica
at-crit-evade-fail = Evasione critica fallita
at-full-evade = Evasione totale
at-out-of-reach = Evasione fuori portata
at-about-to-armour = Prima di un tiro d’armatura
at-trauma-drawn = Dopo aver pescato un trauma o un obolo
at-survived = Sopravvivendo a una pesca: { $severity } o peggio
at-about-to-fall-down = Prima di un atterramento
at-about-to-be-knocked-back = Prima di uno sbalzo
at-about-to-crash = Prima di uno schianto
at-about-to-be-cumbersome = Prima di Ingombrante
at-about-to-climb = Prima di una prova di scalata
at-about-to-hold-on = Prima di una prova di tenuta
at-about-to-die = Prima di morire
at-about-to-fall-to-death = Prima di precipitare
at-died = Quando questo titano muore
at-other-died = Quando un altro titano muore
at-exhausted = Quando è esaurita
at-readied = Quando è ripristinata
at-gained-again = Ottenuta di nuovo
at-entered = Quando un titano entra
at-foe-forced-onto = Il primordiale vi è spinto sopra
at-searched = Perquisita
at-destroyed = Quando è distrutta
at-foe-wounded = Dopo una ferita
at-rally = Riscossa
at-walled = Una tessera labirinto è posta sotto un titano
at-summoned = Quando è evocata

## Abilities and prices

gate = { $stat } { $value }+
gated = [{ $gate }] { $what }
head-when = { $head }, se { $when }
head-price = { $head } ({ $price })
ability-says = { $head }: { $effects }
ability-may = { $head }, se vuoi: { $effects }
ability-of = { $ability } · { $source }
cost-movement = azione di movimento
cost-combat = azione di combattimento
cost-complicated = azione complessa
cost-danger = { $n } Pericolo
cost-fate = { $n } Fato
cost-rage = { $n } Rabbia
cost-trespass = { $n } × trasgressione
cost-exhaust = esaurisci
cost-discard = scarta
cost-charge = 1 carica
cost-summon = 1 carica d’evocazione
cost-tokens = { $n } × { $token }
condition-worsens = Ottenuta di nuovo diventa «{ $condition }».
condition-kills = Ottenuta di nuovo uccide.
terrain-traits-at-war = In guerra anche: { $list }.
terrain-traits = { $list }.

## AI cards and body parts

ai-target = Bersaglio
ai-moves = Movimento
ai-attack = Attacco
ai-banners = Prima del tiro
ai-hits = Colpito
ai-effects = Effetto
ai-after = Dopo l’attacco
ai-after-final = Dopo l’ultimo attacco
lines-then = { $first } › { $rest }
line-instead = { $line }: { $instead }
pick-one = { $by }
pick-titans = { $count } titani, { $by }
pick-all = tutti i titani
pick-zone = zona { $reach }
pick-board = tutto il tabellone
pick-no-target = nessun bersaglio
pick-with = { $pick }, { $needs }
by-anyone = un titano
by-closest = il più vicino
by-furthest = il più lontano
by-last-to-wound = l’ultimo a ferire
by-least = meno { $measure }
by-most = più { $measure }
by-priority = bersaglio prioritario
by-chance = a caso
measure-conditions = condizioni
measure-gear = equipaggiamento
need-adjacent = adiacente
need-in-front = di fronte
need-in-range = a tiro
need-in-sight = in vista
need-on = { $area }
need-not-on = non { $area }
need-with = con { $feature }
need-without = senza { $feature }
feature-kind = una condizione ({ $kind })
feature-tokens = { $token }
feature-knockdown = atterramento
feature-awakening = una forma divina
moves-speed = Fino alla sua velocità.
moves-spaces = Muove di { $n }.
moves-unlimited = Quanto serve.
attack = { $kind }: { $dice } dadi d’evasione a { $difficulty }+.
attack-doomed = { $kind }, con condanna: { $dice } dadi d’evasione a { $difficulty }+.
attack-melee = Mischia
attack-ranged = A distanza { $reach }
attack-simultaneous = Simultaneo
attack-sequential = In sequenza
attack-in-path = Tutti i titani sul percorso
attack-zone-around = Zona { $reach } attorno al bersaglio
attack-zone = Zona { $reach }
attack-judgement = Giudizio: { $skill }
part-wound = Ferita
part-fail = Fallimento
part-instinct = Istinto
part-critical = Critico
part-holds = Mentre è attaccata

## Names of places and things

nothing = niente
titan-name = { $number ->
    [1] Terone
    [2] Lico
    [3] Bronte
   *[other] Cadmo
}
card-back = una carta di livello { $level }
kratos-row = Kratos, Rabbia { $rage }
vantage-point = Punto di vantaggio
deck-ai = mazzo AI
deck-body = mazzo delle parti
side-says = ({ $side }) { $effects }
frame-primordial-attack = Attacco: { $card }
frame-attack-on-target = Contro { $titan }
frame-titan-attack = Attacco di { $titan }
frame-answers = Risposta a { $titan }
frame-window = Finestra
frame-drawn = Una carta per { $titan }
frame-walk = Movimento di { $titan }
