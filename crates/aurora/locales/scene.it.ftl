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
