# Ciò che è scritto sul tavolo e sulle scelte.

slot-hands = { $count ->
    [one] una mano
    [2] due mani
   *[other] tre mani
}

## The table

scene-battle = { $foe }, livello { $level }
scene-titan-round = round { $round } dei titani
scene-primordial-round = round { $round } del primordiale
scene-others = Gli altri titani
scene-others-note = Tutte le schede sono visibili.
scene-muster = Chi scende in battaglia
scene-in-front = Di fronte { $foe }
scene-on-vantage-point = { $titan }, sul punto di vantaggio
scene-priority = Bersaglio prioritario
scene-hidden = Nascosto
scene-down = A terra
scene-dead = Morto
scene-beside = accanto { $foe }
scene-sight = da { $titan } { $foe }
scene-foe-note = livello { $level }, si colpisce con { $tohit }+, velocità { $speed }
scene-foe-note-unlimited = livello { $level }, si colpisce con { $tohit }+, velocità illimitata
scene-ai-deck = AI
scene-body-deck = Corpo
scene-levels = { $levels }; in cima { $top }
scene-levels-mixed = { $levels }
scene-level = { $count } × { $level }
scene-ai-now = Carta AI
scene-ai-last = Ultima carta AI
scene-part-now = Parte del corpo
scene-part-last = Ultima parte del corpo
scene-wounds = Ferite
scene-permanent = Permanente
scene-bonus = { $by } { $what }
scene-token = Segnalino
scene-next-tile = Prossima tessera labirinto
scene-pool = Riserva Kratos
scene-pool-note = Si svuota alla fine del prossimo attacco.
scene-gear-discarded = { $gear }, scartato
scene-charges = { $count ->
    [one] carica
   *[other] cariche
}
scene-owner = { $class }, { $who }, velocità { $speed }
scene-titan-who = { $class }, { $who }
scene-kratos-table = Tabella Kratos
scene-gear = Equipaggiamento
scene-dice = dadi d’attacco
scene-power = potenza per colpo
scene-power-once = potenza una volta
scene-armour = armatura
scene-rerolls = rilanci d’evasione
slot-fists = una o due mani
slot-armour = armatura
slot-support = supporto
slot-attachment = accessorio
initial-red = R
initial-black = N
initial-white = B
initials = { $first }{ $rest }

## Options

verb-move = Muovi
verb-attack = Attacca
path-use = Usa
verb-equip = Equipaggia
verb-prepare = Prepara
choose-pass = Passa
choose-done = Va bene così
choose-start = { $titan }
choose-activate = Agisce { $titan }
choose-end-turn = Termina il turno
choose-retreat = Ritirata
choose-retreat-detail = È una sconfitta, ma i titani vivi si salvano.
choose-walk = Vai su { $space }
choose-walk-beside = Vai su { $space }, accanto { $foe }
choose-row = Riga { $row }
choose-via = Passando per { $space }
choose-attack = Attacca con { $weapon }
choose-take-fists = Scarta { $gear } e prendi i Pugni
choose-use = Usa { $what }
choose-first = Prima { $what }
choose-foe-attack = { $foe }: { $card }
choose-foe-card = { $foe } pesca una carta
choose-ready-all = Ripristina tutto ({ $action })
choose-rest = Riposa ({ $action })
choose-climb = Scala { $foe }
choose-search = Perquisisci { $terrain } su { $space }
choose-stand-up = Rialzati
choose-target = { $titan }
choose-at = { $space }
choose-way-north = Verso la riga N
choose-way-south = Verso la riga A
choose-way-east = Verso la colonna 20
choose-way-west = Verso la colonna 1
choose-across = Prima lungo i numeri
choose-upright = Prima lungo le lettere
choose-tile = { $terrain } su { $space }
choose-side = ({ $side })
choose-of = { $titan }: { $what }
choose-awakened-move = Muovi fino alla sua velocità
choose-awakened-push = Spingi { $foe }
choose-slot = { $gear }
choose-divert = Usa un Diversivo
choose-keep = Lasciala lì
choose-toss = Scartala
choose-same-loadout = Tieni la stessa dotazione
choose-new-loadout = Scegli una nuova dotazione
choose-tear = Spendi una lacrima di Sisifo
choose-die = Dado { $place }, mostra { $face }
choose-crit-die = Dado critico { $place }, mostra { $face }
choose-die-place = Dado { $place }
choose-lay = Su { $space } { $turn ->
    [0] ↑
    [1] →
    [2] ↓
   *[other] ←
}

## Odds

odds-attack = Attacco
odds-hit = colpire
odds-wound = ferire
odds-crit = ferire in modo critico
odds-attack-roll = { $dice } d10, precisione { $precision }, contro { $tohit }+
odds-now = così com’è
odds-evade = per schivare
odds-this-die = rilanciando questo dado
odds-best-set = con la scelta migliore
odds-best-dice = Meglio: dadi { $dice }.

## All cards

all-ai = { $foe }: carte AI
all-parts = { $foe }: parti del corpo
all-minor = Traumi minori
all-major = Traumi maggiori
all-grave = Traumi gravi
all-obols = Oboli
all-kratos = Carte kratos
all-moiros = Carte moiros
all-conditions = Condizioni e cicatrici
all-gear = Equipaggiamento
all-argo = Abilità dell’Argo
all-godforms = Forme divine
all-nymphs = Evocazioni
all-mnemos = Mnemos
all-patterns = Schemi

## Che cosa si fa

verb-move-letter = M
verb-attack-letter = A
verb-free = Azione gratuita
verb-free-letter = G
verb-both = Due azioni
verb-both-letter = E
verb-ready = Ripristina
verb-ready-letter = I
verb-argo = Argo
verb-argo-letter = O
verb-search = Perquisisci
verb-search-letter = P
when-turn = nel turno di un titano
choose-as-before = Nello stesso ordine di prima
detail-as-before = Ora tocca a { $titan }, poi agli altri nell’ordine dell’ultimo round.
detail-lies = è a terra: non può fare niente
detail-titan = Pericolo { $danger }, Fato { $fate }, Rabbia { $rage }{ $down ->
    [1] , a terra
   *[other] {""}
}
order-first = Scegli sempre la prima proposta
order-keep = I titani agiscano nell’ordine del round precedente
order-no-last-call = Non chiedere dell’Argo alla fine del round dei titani
order-until-aimed = Passa finché qualcosa non mira a me
order-this-round = Passa per il resto del round
tag-walk = { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}{ $front ->
    [1] , davanti a lui
   *[other] {""}
}{ $reached ->
    [1] ; a portata: { $weapons }
   *[other] {""}
}
tag-steps = { $steps }
tag-wounds = ferisce
tag-again = rilancia
tag-under = sotto { $titans }
tag-under-nobody = sotto nessuno
tag-crosses = travolge { $titans }
tag-ends-on = finisce su { $space }
tag-front-nobody = davanti nessuno
tag-front = davanti { $titans }
tag-thrown = { $stopped ->
    [1] finisce su { $space } e sbatte
   *[0] finisce su { $space }
}
price-free = gratis
price-fate = 1 Fato
choose-power-die = Dado di potenza { $place }: { $face }
roll-power = Tiro di potenza: potenza + potenziale
roll-test = Prova
roll-attack = Tiro per colpire
roll-evasion = Tiro di evasione
list-of = { $list }
end-titans = titani
end-alive = ancora in vita
end-wounds = ferite inflitte
legend-danger = quanto il prossimo attacco è vicino a un trauma
legend-fate = paga i rilanci; a 9 non ce ne sono più
legend-rage = accende le righe della tabella Kratos
legend-opening = +1 precisione al prossimo attacco
legend-break = cambia in potenza un potenziale del prossimo tiro
legend-priority = attira gli attacchi del primordiale
legend-power-die = Dado di potenza
legend-power-die-text = si tira per la potenza quando un attacco colpisce
legend-crit-die = Dado critico
legend-crit-die-text = un 10 è un’occasione critica
legend-wound = Ferita
legend-wound-text = quando bastano, il primordiale muore
legend-charge = Carica
legend-charge-text = quante volte una carta può ancora servire
