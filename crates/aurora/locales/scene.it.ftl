# Quello che si legge sul tavolo.

see-round = round { $now } di { $last }
see-phase-setup = preparazione
see-phase-explore = esplorazione
see-phase-rest = riposo
see-phase-move = movimento
see-phase-ambush = agguato
see-phase-fire = fuoco
see-phase-end = fine del round
see-phase-over = la partita è finita
see-rounds = Round
see-part-explore = Esplorazione
see-part-rest = Riposo
see-part-move = Movimento
see-part-fire = Fuoco
see-part-end = Fine
see-act = azione nella casella { $space }
see-fame = fama
see-alert = allerta
see-active = sopravvissuti attivi
see-road = La strada
see-zone = Zona di esplorazione
see-zone-note = Una carta e un’azione bonus della sua casella, prima o dopo.
see-zone-empty = vuota
see-space = Casella { $space }
see-value = valore { $value }
see-ruined = arma fuori uso
see-fixed = sempre { $item }
see-hot = radiazioni
see-avalanche = valanga
see-perimeter = perimetro della torretta { $n }
see-reward = premio: { $good }
see-berth = ormeggio { $n }
see-ship = l’Aurora
see-strength = resistenza
see-fire = fuoco
see-target = bersaglio di { $crew }
see-alert-table = Allerta
see-alert-row = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}{ $ship ->
    [0] {""}
   *[other] , nave { $ship }
}{ $fame ->
    [0] {""}
   *[other] , { $fame } fama
}
see-deck = Esplorazione { $period }
see-outcomes = Esiti, colonna { $column }
see-objects = Oggetti
see-loot = Bottino
see-decks = Allerta e mazzi
see-discards = Scarti
see-take = da prendere
see-speed = velocità
see-power = potenza
see-free = { $n ->
    [one] vano libero
   *[other] vani liberi
}
see-turrets = { $n ->
    [one] torretta distrutta
   *[other] torrette distrutte
}
see-people = Sopravvissuti
see-no-people = nessuno
see-held-objects = Oggetti
see-column = colonna { $column }
see-room = { $n ->
    [one] Posto per un altro rimorchio
   *[other] Posto per altri { $n } rimorchi
}
see-tracks = cingoli
see-damage = danno
see-active-zone = Attivi
see-rest-zone = A riposo
see-fed = Sfamati
see-exhausted-zone = Esausti
see-counters = contaminazione
see-kept = Tenute
see-none-kept = niente
see-who-where = { $who-is ->
    [you] tu
   *[other] { $who }
}, { $place }

# La legenda
legend-food = sfama un umano
legend-fuel = 1 per muovere; un secondo aggiunge 1 punto
legend-ammo = 1 per un attacco
legend-full = 1 per un attacco con un’arma a energia
legend-half = sfama un androide, fa funzionare i vani con un effetto
legend-fame = chi ne ha di più alla fine vince
legend-alert = la tua riga decide il danno che ti fanno le torrette
legend-counters = abbassa di 1 il valore di un sopravvissuto; a 0 muore
legend-turret = Torretta
legend-turret-text = spara ai convogli nel suo perimetro
legend-avalanche = entrarci costa 2 punti; il primo convoglio la toglie
legend-jam = Inceppamento
legend-jam-text = danneggia l’arma che spara
legend-speed = punti di un movimento
legend-power = quanti rimorchi traina la motrice
legend-tracks = ti fanno prendere le scorciatoie
legend-object = si usa una volta, non occupa vani
legend-box-crew = tiene un sopravvissuto
legend-box-goods = tiene una risorsa
