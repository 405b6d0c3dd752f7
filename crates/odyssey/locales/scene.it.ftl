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
scene-foe-note = livello { $level }, Colpire { $tohit }+, velocità { $speed }
scene-foe-note-unlimited = livello { $level }, Colpire { $tohit }+, velocità illimitata
scene-ai-deck = AI
scene-body-deck = Corpo
scene-levels = in cima { $top } · I { $one } · II { $two } · III { $three }
scene-ai-now = Carta AI
scene-ai-last = Ultima carta AI
scene-part-now = Parte del corpo
scene-part-last = Ultima parte del corpo
scene-wounds = Ferite
scene-wounds-of = ferite su { $needed }
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
scene-owner = { $who }, velocità { $speed }
scene-kratos-table = Tabella Kratos
scene-gear = Equipaggiamento
scene-dice = dadi d’attacco
scene-power = potenza per colpo
scene-power-once = potenza una volta
scene-armour = armatura
scene-rerolls = ritiri d’evasione
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
verb-use = Usa
verb-equip = Equipaggia
verb-prepare = Prepara
choose-pass = Lascia stare
choose-done = Va bene così
choose-start = Ora { $titan }
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
odds-evade = per evadere
odds-this-die = ritirando questo dado
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
