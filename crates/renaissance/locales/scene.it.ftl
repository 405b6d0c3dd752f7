# Quel che sta scritto sul tavolo.

horologium = Horologium
scene-hour = Ora { $hour } di { $limit }
scene-mission = Missione
scene-enemies = Nemici
scene-heroes-goal = Compagnia
scene-foes-goal = Nemici
scene-stealth = Nessuno vi ha visti: chi si muove deve fare { $value } o più.
scene-health = Salute rimasta: { $left }
scene-resistance = Resistenza { $free } su { $of }
scene-cost-ap = { $ap } PA
scene-cost-points = { $points ->
    [one] un punto classe
   *[other] { $points } punti classe
}
scene-cost-threat = { $threat } di minaccia
scene-deed = { $cost }{ $aimed ->
    [0] {""}
   *[other] , { $whom }, portata { $range }
}: { $does }{ $areas ->
    [0] {""}
   *[other] ; { $friends ->
        [0] altri nemici
       *[other] altri amici
    } in { $area }: { $spread }
}{ $once ->
    [0] {""}
   *[other] ; una volta per attivazione
}
scene-heroic = Una volta per missione, { $heroism } di eroismo, { $does }{ $lasts ->
    [0] {""}
    [one] ; durante questa attivazione: { $during }
   *[other] ; durante questa attivazione e { $lasts ->
        [2] la prossima
       *[other] le prossime, { $lasts } in tutto
    }: { $during }
}
aim-opponent = un nemico
aim-friend = un amico
aim-either = chiunque
aim-nobody = sé stessi
scene-parts = { $parts }
scene-on = { $symbols }: { $does }
scene-attack = Attacco { $kind }, { $ap } PA, portata { $range }{ $aimed ->
    [0] {""}
   *[other] , { $whom }
}, dadi { $with }{ $modified ->
    [0] {""}
   *[other] {" "}{ $dice }
}{ $needs ->
    [0] {""}
    [one] , un successo
   *[other] , { $needs } successi
}{ $befores ->
    [0] {""}
   *[other] , { $before }
}{ $afters ->
    [0] {""}
   *[other] ; poi { $after }
}{ $areas ->
    [0] {""}
   *[other] ; tutti gli altri in { $area }: { $spread }
}
scene-passive = Sempre: { $parts }
scene-enhancement = Potenziamento di { $which }, { $cost }: { $parts }
scene-reaction = Reazione { $token }{ $priced ->
    [0] {""}
   *[other] , { $points }
}, { $when }{ $near ->
    [0] {""}
   *[other] {" "}(entro { $within })
}: { $does }
foe-waits = Salute { $left }. Attende.
foe-attacks = Salute { $left }. Attaccherebbe { $model-the }.
foe-smashes = Salute { $left }. Spaccherebbe ciò che sta in { $space }.
foe-objective = Salute { $left }. Farebbe ciò per cui è qui.
foe-follows = Salute { $left }. Punta { $model-the }.
foe-towards-objective = Salute { $left }. Va verso il suo obiettivo.
foe-numbered = { $foe } { $n }
    .the = { $foe-the } { $n }
    .cap = { $foe-cap } { $n }
    .of = { $foe-of } { $n }
    .to = { $foe-to } { $n }
    .on = { $foe-on } { $n }
    .gender = { $foe-gender }
nothing = niente
sector = settore
threat = Minaccia
heroism = Eroismo
health-left = Salute
ground-water = Acqua
ground-swamp = Palude
ground-roof = Tetto, livello 1
ground-tower = Tetto della torre, livello 2
ground-ladder = Scala
ground-well = Pozzo
ground-crate = Cassa
ground-cart = Carro
ground-bush = Cespuglio
ground-tree = Albero
ground-nowhere = Fuori dal campo di battaglia
verb-move = Muovi
verb-move-letter = M
verb-attack = Attacca
verb-attack-letter = A
verb-skill = Abilità
verb-skill-letter = S
verb-item = Equipaggiamento
verb-item-letter = E
verb-mission = Azione di missione
verb-mission-letter = N
verb-wait = Attendi
verb-wait-letter = T
verb-heroic = Abilità eroica
verb-heroic-letter = O
when-activation = quando un eroe agisce
scene-companion = Compagno
foe-card = { $attacks }{ $count ->
    [0] {""}
   *[other] . { $abilities }
}.
scene-blow = Attacco { $kind }, { $ap } PA, portata { $range }, { $mental ->
    [0] { $value ->
        [one] un colpo
       *[other] { $value } colpi
    } contro { $with } { $threshold }+
   *[other] salvo { $value ->
        [one] un successo
       *[other] { $value } successi
    } con { $with } { $threshold }+
}{ $areas ->
    [0] {""}
   *[other] , { $area }
}{ $befores ->
    [0] {""}
   *[other] , { $before }
}{ $afters ->
    [0] {""}
   *[other] ; poi { $after }
}
scene-reaction-token = Reazione { $n }
scene-loot = { $cards ->
    [one] Una carta nel bottino, coperta.
   *[other] { $cards } carte nel bottino, coperte.
}
pieces-equipment = Equipaggiamenti
pieces-skill = Abilità
pieces-enemy = Nemici
pieces-form = Trasformazioni
scene-form = { $form }, { $left ->
    [one] ancora un’attivazione
   *[other] ancora { $left } attivazioni
}
card-skill-kind = { $class }, { $category }
card-control = Controllo
card-physical = Difesa fisica
card-mental = Difesa mentale
card-form-kind = Trasformazione
card-form-foe = Su un nemico: controllo { $control }, difese { $physical } e { $mental }.
scene-hand-at = La lancetta è su { $sector }.
scene-wounds = Ferite
scene-gear = Che cosa porta e sa fare { $hero }
scene-takes = ferite che può ancora prendere
scene-ap = PA
scene-range = portata
scene-dice = dadi ({ $with })
scene-kind-active = Abilità attiva
scene-kind-passive = Abilità passiva
scene-kind-enhancement = Potenziamento
scene-kind-reaction = Reazione
scene-kind = { $count ->
    [0] nessuno, { $rank }
   *[other] { $count }, { $rank }
 }

# La legenda
a-mystery = Un mistero
legend-swiftness = i PA di un’attivazione
legend-dexterity = i dadi di attacchi, difese e test che la nominano
legend-physique = i dadi di attacchi, difese e test che lo nominano
legend-mind = i dadi degli attacchi mentali, e di difese e test che la nominano
legend-health = con altrettante ferite un eroe va KO
legend-wounds = ferite subite finora
legend-heroism = paga l’abilità eroica
legend-threat = i nemici vanno verso chi ne ha di più
legend-ap = quanto costa un’azione; ogni PA sposta il segnalino di un settore
legend-range = a quante caselle arriva un attacco
legend-resistance = Resistenza
legend-resistance-text = quante ferite può prendere un equipaggiamento al posto di chi lo porta
legend-control = entro quante caselle un nemico si accorge degli eroi
legend-event = Evento
legend-event-text = succede quando la lancetta arriva in questo settore
legend-mystery = un evento che nessuno conosce finché non ci arriva la lancetta
