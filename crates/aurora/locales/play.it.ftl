# Quello che si dice giocando. Nomi e testi delle carte sono in it.ftl.

nobody = nessuno
    .the = nessuno
    .cap = Nessuno
    .of = di nessuno
empty-space = una casella vuota
box-name = { $card }, { $kind }
turret-name = torretta { $n }
    .to = alla torretta { $n }
    .the = la torretta { $n }
some-food = { $n } cibo
some-fuel = { $n } carburante
some-ammo = { $n ->
    [one] 1 munizione
   *[other] { $n } munizioni
}
some-full = { $n ->
    [one] 1 batteria carica
   *[other] { $n } batterie cariche
}
some-half = { $n ->
    [one] 1 batteria a metà
   *[other] { $n } batterie a metà
}
some-object = { $n ->
    [one] 1 oggetto
   *[other] { $n } oggetti
}

## Domande

ask-convoy = Quale convoglio guidi?
ask-again-miss = { $target }: mancato. Riveli di nuovo?
ask-again-jam = { $target }: inceppamento. Riveli di nuovo?
ask-explore = Dove esplori?
ask-party = Chi mandi verso «{ $card }»?
ask-after-card = Fai un’azione bonus?
ask-fixed = Spari con l’arma fissa?
ask-take = Che cosa prendi, fino a { $n }?
ask-recruit = Accogli il sopravvissuto?
ask-meet = { $card }: quale offerta accetti?
ask-swap = Che cosa scambi?
ask-retrieve = Quale pezzo prendi dagli scarti?
ask-share = Quanto cibo dividi?
ask-improve = Dove va «{ $card }»?
ask-give-up = Non ci sta tutto: { $n } di troppo. A che cosa rinunci?
ask-good = Quale risorsa ottieni?
ask-half = Con quale batteria paghi?
ask-damage = { $n ->
    [one] Quale vano viene danneggiato?
   *[other] Quale vano viene danneggiato? Ne restano { $n } da mettere.
}
ask-repair = { $n ->
    [one] Quale vano ripari?
   *[other] Quale vano ripari? Fino a { $n }.
}
ask-contaminate = Chi viene contaminato?
ask-cleanse = A chi togli un segnalino?
ask-rest = Prima che tutti riposino: sfami qualcuno o usi qualcosa?
ask-drive = Dove vai?
ask-reactor = Quante batterie cariche brucia il reattore?
ask-ambush = { $card }: che cosa subisci?
ask-fire = Fai fuoco?
ask-object = Usi un oggetto?
ask-rounds = Colpo da { $n }. Usi i proiettili di fuoco?
ask-wash = Decontamini qualcuno?

## Che cosa non si può, e perché

bar-space = Casella { $space }
bar-drive = Muovere
bar-shortcut = Prendere una scorciatoia
why-empty-space = è vuota
why-enemy-there = c’è un nemico
why-too-weak = serve { $need }, e arrivi a { $most }
why-no-driver = non hai chi guida
why-no-fuel = non hai carburante
why-longest = il convoglio non può essere più lungo
why-no-power = la motrice ne traina al massimo { $power }
why-at-ship = sei alla nave
why-no-tracks = la tua motrice non ha cingoli
why-weapon-used = ha già fatto fuoco in questa fase
why-no-ammo = non hai munizioni
why-no-full = non hai batterie cariche
bar-bonus = Azione bonus
bar-fixed = Arma fissa
bar-drip = Flebo depurante
bar-listen = Radiotelegrafista
bar-copy = Eco copia qualcuno
why-no-road = la strada finisce qui
why-no-half = non hai batterie
why-no-food = non hai cibo
why-no-meal = non hai né cibo né batterie
why-other-region = è in un’altra regione
why-no-box = non resta nessun vano intatto
why-no-swap = non hai niente da scambiare
why-no-target = non c’è niente a tiro
why-supply = nella riserva non ce ne sono più
why-nothing-damaged = non c’è niente di danneggiato
why-nobody-ill = nessuno ha un segnalino da togliere
why-nobody-left = dell’azione non resta nessuno
why-nobody-rests = altrove nessuno a riposo ha un’abilità per questa fase
why-bonus-done = in questa azione l’hai già fatta
why-ruined = un inceppamento l’ha messa fuori uso
why-fixed-used = ha già fatto fuoco in questa azione
why-used = già fatto in questa fase
why-used-round = già fatto in questo round
why-alert-lowest = la tua allerta è già sulla riga più bassa
why-alert-highest = la tua allerta è già sulla riga più alta
why-weapon-damaged = è danneggiata
why-box-damaged = ha già un danno
why-cab = la cabina non si danneggia mai

## Opzioni

do-convoy = Guida «{ $crew }»
do-again = Rivela di nuovo
do-gather = Raccogli presso «{ $card }»
do-recruit-card = Recluta «{ $card }»
do-meet = Incontra «{ $card }»
do-improve = Prendi «{ $card }»
do-improve-at = Prendi «{ $card }» dalla casella { $space }
do-others = «{ $card }» con altri
do-others-at = «{ $card }» nella casella { $space } con altri
way-proposed = Manda questi
way-others = Scegli altri
detail-others = Persone e risorse, una per una
detail-party = Casella { $space }: { $crew }{ $food ->
    [0] {""}
   *[other] , { $food } cibo
}{ $halves ->
    [0] {""}
    [one] , una batteria a metà
   *[other] , { $halves } batterie a metà
}
do-send = { $crew }{ $food ->
    [0] {""}
   *[other] , { $food } cibo
}{ $halves ->
    [0] {""}
    [one] , una batteria a metà
   *[other] , { $halves } batterie a metà
}{ $pills ->
    [0] {""}
   *[other] , pastiglie di brace
}
do-pass = Passa
detail-pass = Sei fuori fino alla fase di riposo
do-finish = Nient’altro
bonus-1-1 = Ripara 1
bonus-1-2 = Togli 1 segnalino a chi agisce
bonus-1-3 = Muovi fino a 2 tappe per 1 carburante
bonus-2-1 = Togli fino a 2 segnalini a chi agisce
bonus-2-2 = Una batteria carica per 1 danno
bonus-3-1 = Ripara fino a 2
bonus-3-2 = Allerta giù di 1 per 1 danno
bonus-4-1 = 1 cibo per 1 danno
bonus-4-2 = 1 munizione per una batteria a metà
bonus-4-3 = 1 carburante per 1 fama
bonus-4-3-hurt = 1 carburante per 1 danno
bonus-5-1 = 1 carburante per 1 contaminazione
bonus-5-2 = 1 carburante per una batteria a metà, allerta su di 1
do-fixed = Arma fissa contro { $target-the }
do-take = Prendi { $items }
do-take-nothing = Non prendere niente
do-recruit = Accogli
do-decline = Rifiuta
do-swap = { $give } per { $get }
do-retrieve = Prendi «{ $card }»
do-share = Dividi { $n } cibo per { $n } fama
do-take-truck = È la nuova motrice
do-couple = Aggancialo in coda
do-replace = Al posto di «{ $card }» nella colonna { $column }
do-mount = Su «{ $card }»
do-mount-instead = Su «{ $card }», al posto di «{ $old }»
do-give-up = Rinuncia a: { $good }
do-leave = Lascia indietro { $person-the }
do-good = { $good }
do-turn-battery = Gira una batteria carica
do-pay-half = Paga una batteria a metà
do-damage = { $place }
do-repair = { $place }
do-work-repair = Ripara fino a 2 per una batteria a metà
do-work-collect = Raccogli lungo la via per una batteria a metà
do-work-wash = Togli 1 segnalino per una batteria a metà
do-contaminate = { $person }
do-suit = { $person-cap } indossa la tuta stagna
do-cleanse = { $person }
do-drip = Flebo depurante per { $person-the }
do-static = Scatola di disturbo: allerta giù di 1
do-static-half = Scatola di disturbo e una batteria a metà: allerta giù di 2
do-listen = Scarta «{ $card }» dalla zona
do-copy = Eco copia { $person-the } ({ $whose })
do-feed = Sfama { $person-the }
do-feed-half = Ricarica { $person-the } con una batteria a metà
do-ability = Usa l’abilità { $person-of }
do-drive = Vai alla { $place }
do-drive-shortcut = Per la scorciatoia alla { $place }
detail-drive = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $fuel } carburante{ $batteries ->
    [0] {""}
    [one] , 1 batteria carica
   *[other] , { $batteries } batterie cariche
}{ $hot ->
    [0] {""}
    [one] , 1 radiazione
   *[other] , { $hot } radiazioni
}{ $brings }
brings-ship = {"; "}la nave
brings-counter = {"; "}{ $counter }
brings-fixed = {"; "}sempre { $item }
brings-turret = {"; "}sotto una torretta
brings-nothing = {""}
do-stay = Resta fermo
do-batteries = { $n ->
    [0] Nessuna batteria
    [one] 1 batteria carica
   *[other] { $n } batterie cariche
}
do-suffer = Subisci il danno
do-raise-alert = Allerta su di 1
do-give-battery = Cedi una batteria carica
do-shoot = Spara { $target-to }: { $place }
detail-shoot-ammo = 1 munizione
detail-shoot-full = 1 batteria carica
do-throw = Lancia una bomba a mano contro { $target-the }
do-rounds = Usa i proiettili di fuoco: 1 danno in più
do-done = Fatto
do-no-swap = Nessun altro scambio
do-keep-outcome = Tieni questo esito
odds-shot = arma { $value }
odds-shot-again = arma { $value }, rivelando di nuovo dopo un colpo mancato o un inceppamento
odds-jam = inceppa
odds-armour = La corazza { $armour } deve cadere in un solo attacco.
odds-enemy = { $left ->
    [one] Ancora 1 danno e il nemico è distrutto.
   *[other] Ancora { $left } danni e il nemico è distrutto.
}

## La cronaca

log-round = Round { $round }, la nave all’ormeggio { $berth }
log-order = Ordine, dall’ultimo: { $order }.
log-convoy = { $who-is ->
    [you] Guidi
   *[other] { $who } guida
} «{ $crew }».
log-shielded = La prima radiazione non ha effetto ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-again = { $who-is ->
    [you] Riveli
   *[other] { $who } rivela
} un altro esito.
log-passes = { $who-is ->
    [you] Passi
   *[other] { $who } passa
}.
log-passes-forced = { $who-is ->
    [you] Non puoi fare altro e passi
   *[other] { $who } non può fare altro e passa
}.
crew-member = { $person-the }
log-acts = { $who-is ->
    [you] Mandi
   *[other] { $who } manda
} { $crew }{ $food ->
    [0] {""}
   *[other] {" "}con { $food } cibo
} verso «{ $card }».
log-bonus = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} l’azione bonus della casella { $space }: «{ $what }».
log-gains = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $what }.
log-takes-nothing = { $who-is ->
    [you] Non prendi
   *[other] { $who } non prende
} niente da «{ $card }».
log-object = { $who-is ->
    [you] Peschi
   *[other] { $who } pesca
} «{ $object }».
log-uses = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} «{ $object }».
log-gives-up = { $who-is ->
    [you] Rinunci a
   *[other] { $who } rinuncia a
} { $what }.
log-leaves-behind = { $who-is ->
    [you] Lasci
   *[other] { $who } lascia
} indietro { $person-the }.
log-pays-half = { $who-is ->
    [you] Paghi una batteria a metà
   *[other] { $who } paga una batteria a metà
}.
log-turns-battery = { $who-is ->
    [you] Giri una batteria carica
   *[other] { $who } gira una batteria carica
}.
log-damage = { $who-is ->
    [you] Subisci
   *[other] { $who } subisce
} 1 danno: { $place }.
log-no-box = { $who-is ->
    [you] Non hai
   *[other] { $who } non ha
} più vani per { $n ->
    [one] 1 danno
   *[other] { $n } danni
}.
log-repair = { $who-is ->
    [you] Ripari
   *[other] { $who } ripara
} { $place }.
log-joins = { $who-is ->
    [you] Accogli
   *[other] { $who } accoglie
} { $person-the }.
log-declines = { $who-is ->
    [you] Rifiuti
   *[other] { $who } rifiuta
} «{ $card }».
log-improves = { $who-is ->
    [you] Aggiungi
   *[other] { $who } aggiunge
} «{ $card }» al convoglio.
log-contaminated = { $person-cap } subisce una contaminazione ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-dies = { $person-cap } muore ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-cleansed = { $person-cap } perde un segnalino contaminazione ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-suit = { $person-cap } indossa la tuta stagna ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-suit-holds = La tuta stagna tiene ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-emptied = Non resta niente presso «{ $card }».
log-reveals = Si rivela nella casella { $space }: «{ $card }».
log-scan = Scansione di allerta: «{ $card }».
log-ship = La nave va all’ormeggio { $berth }.
log-reached = { $who-is ->
    [you] Raggiungi la nave
   *[other] { $who } raggiunge la nave
}.
log-alert-up = { $who-is ->
    [you] La tua allerta sale
   *[other] L’allerta di { $who } sale
} alla riga { $row }.
log-alert-down = { $who-is ->
    [you] La tua allerta scende
   *[other] L’allerta di { $who } scende
} alla riga { $row }.
log-fame = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $n } fama, { $total } in tutto.
log-fame-lost = { $who-is ->
    [you] Perdi
   *[other] { $who } perde
} 1 fama, ora a { $total }.
log-swaps = { $who-is ->
    [you] Scambi
   *[other] { $who } scambia
} { $give } con { $get }.
log-copies = { $who-is ->
    [you] La tua Eco copia
   *[other] L’Eco di { $who } copia
} { $person-the }.
log-listens = { $who-is ->
    [you] Scarti
   *[other] { $who } scarta
} «{ $card }» dalla zona.
log-feeds = { $who-is ->
    [you] Sfami
   *[other] { $who } sfama
} { $person-the }.
log-ability = { $person-cap } usa la sua abilità ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-works = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} { $place }.
log-drives = { $who-is ->
    [you] Arrivi
   *[other] { $who } arriva
} alla { $place }{ $fuel ->
    [0] {""}
   *[other] {" "}con { $fuel } carburante
}.
log-reactor = { $who-is ->
    [you] Il tuo reattore
   *[other] Il reattore di { $who }
} brucia { $n ->
    [one] 1 batteria carica
   *[other] { $n } batterie cariche
}.
log-stays = { $who-is ->
    [you] Resti
   *[other] { $who } resta
} alla { $place }.
log-stays-dry = { $who-is ->
    [you] Resti
   *[other] { $who } resta
} alla { $place }: niente carburante.
log-stays-nobody = { $who-is ->
    [you] Resti
   *[other] { $who } resta
} alla { $place }: nessuno alla guida.
log-avalanche = { $who-is ->
    [you] Sfondi la valanga
   *[other] { $who } sfonda la valanga
}.
log-special = { $who-is ->
    [you] Trovi
   *[other] { $who } trova
} «{ $counter }».
log-arrives = Un nemico compare { $region-in }: «{ $card }».
log-ambush = Agguato { $card-of }.
log-gives-battery = { $who-is ->
    [you] Cedi
   *[other] { $who } cede
} una batteria carica.
log-turret-fires = La torretta { $turret } fa fuoco: colonna { $column }.
log-turret-harmless = La torretta { $turret } fa fuoco: colonna { $column }. Nel suo perimetro nessuno è in allerta.
log-turret-holds = La torretta { $turret } resiste: ha corazza { $armour }.
log-enemy-fires = Fuoco { $card-of }: colonna { $column }.
log-attack = { $who-is ->
    [you] Spari
   *[other] { $who } spara
} { $target-to }: { $n ->
    [0] mancato
    [one] 1 danno
   *[other] { $n } danni
}.
log-attack-fixed = { $who-is ->
    [you] Spari
   *[other] { $who } spara
} con l’arma fissa { $target-to }: { $n ->
    [0] mancato
    [one] 1 danno
   *[other] { $n } danni
}.
log-attack-fixed-jams = { $who-is ->
    [you] Spari
   *[other] { $who } spara
} con l’arma fissa { $target-to }: si inceppa.
log-throws = { $who-is ->
    [you] Lanci
   *[other] { $who } lancia
} una bomba a mano contro { $target-the }: 2 danni.
log-attack-jams = { $who-is ->
    [you] Spari
   *[other] { $who } spara
} { $target-to }: l’arma si inceppa.
log-jams = { $place }: l’arma è danneggiata ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-ruined = L’arma di «{ $card }» è fuori uso.
log-aims = Il primo colpo dell’artigliera fa 1 in più ({ $who-is ->
    [you] il tuo convoglio
   *[other] { $who }
}).
log-turret-falls = { $who-is ->
    [you] Distruggi
   *[other] { $who } distrugge
} la torretta { $turret }.
log-backfires = { $who-is ->
    [you] Lo scoppio ti investe
   *[other] Lo scoppio investe { $who }
}.
log-destroyed = Nemico distrutto: «{ $card }».
log-loot = { $who-is ->
    [you] Trovi
   *[other] { $who } trova
} «{ $card }» nel relitto.
log-left-behind = Nemico lasciato indietro: «{ $card }».
log-zone-moves = La zona avanza senza { $cards }.
log-end-reached = La nave imbarca i convogli.
log-end-missed = La nave parte senza nessuno.
log-score = { $who-is ->
    [you] Hai
   *[other] { $who } ha
} { $total } fama: { $parts }.
log-score-none = { $who-is ->
    [you] Non hai
   *[other] { $who } non ha
} fama.
score-track = tracciato { $n }
score-place = posizione { $n }
score-objects = oggetti { $n }
score-turrets = torrette { $n }
score-alert = allerta { $n }
score-boxes = vani { $n }
score-survivors = sopravvissuti { $n }
score-cards = carte intatte { $n }
score-ship = alla nave { $n }
score-loot = bottino { $n }
log-automaton-takes = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} «{ $card }».
log-automaton-idle = { $who-is ->
    [you] Non trovi
   *[other] { $who } non trova
} niente da prendere.
log-automaton-eats = { $who-is ->
    [you] Spendi cibo per una terza carta
   *[other] { $who } spende cibo per una terza carta
}.
most-fame = { $count ->
    [one] Vince { $winners } con { $fame } fama.
   *[other] { $winners } condividono la vittoria con { $fame } fama.
}
most-fame-ahead = { $count ->
    [one] Vince { $winners } con { $fame } fama: a parità è più avanti.
   *[other] { $winners } condividono la vittoria con { $fame } fama: a parità sono più avanti.
}

## Il laboratorio

act-convoy = scegliere un convoglio
act-again = rivelare di nuovo
act-act = azione
act-others = azione con altri
act-send = manda
act-pass = passa
act-finish = fine dell’azione
act-bonus = azione bonus
act-fixed = arma fissa
act-take = prendi
act-recruit = recluta
act-decline = rifiuta
act-offer = offerta
act-swap = scambio
act-retrieve = recupero
act-share = dividi il cibo
act-improve = migliora
act-give-up = rinuncia
act-good = risorsa a scelta
act-pay-half = paga una batteria a metà
act-damage = metti il danno
act-repair = ripara
act-work = usa un vano
act-contaminate = contamina
act-object = usa un oggetto
act-cleanse = decontamina
act-ability = usa un’abilità
act-feed = sfama
act-drive = guida
act-stay = resta fermo
act-reactor = reattore
act-suffer = subisci
act-raise-alert = alza l’allerta
act-give-battery = cedi una batteria
act-shoot = spara
act-done = fatto
pieces-location = Luoghi
pieces-survivor = Sopravvissuti
pieces-vehicle = Veicoli
pieces-encounter = Incontri
pieces-scan = Scansioni di allerta
pieces-enemy = Nemici
pieces-object = Oggetti
pieces-counter = Tappe speciali
pieces-bonus = Azioni bonus
pieces-feat = Imprese
feat-ship = nave raggiunta
feat-turret = torretta distrutta
feat-enemy = nemico distrutto
odds-hit = dove colpisce una torretta
odds-grenade = bomba a mano
odds-blast = lo scoppio ti investe
odds-clear = nient’altro
odds-hit-damage = { $damage ->
    [0] Alla tua riga di allerta le torrette non fanno danni.
    [one] Alla tua riga di allerta ogni torretta fa 1 danno.
   *[other] Alla tua riga di allerta ogni torretta fa { $damage } danni.
}

## Verbi, etichette, risultati

verb-explore = Esplora
verb-explore-letter = E
verb-take = Prendi
verb-take-letter = P
verb-bonus = Bonus
verb-bonus-letter = X
verb-feed = Sfama
verb-feed-letter = F
verb-drive = Guida
verb-drive-letter = G
verb-shoot = Spara
verb-shoot-letter = S
verb-object = Oggetto
verb-object-letter = O
verb-ability = Abilità
verb-ability-letter = A
when-exploration = esplorazione
when-act = in un’azione
when-rest = fase di riposo
when-movement = fase di movimento
when-fire = fase di fuoco
tag-party = { $crew }{ $food ->
    [0] {""}
   *[other] {" "}+{ $food }
}
tag-drive = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $fuel } carburante{ $batteries ->
    [0] {""}
    [one] , 1 batteria carica
   *[other] , { $batteries } batterie cariche
}{ $hot ->
    [0] {""}
    [one] , 1 radiazione
   *[other] , { $hot } radiazioni
}
tag-shoot = { $target }
end-total = fama
end-track = tracciato
end-place = posizione
end-objects = oggetti
end-turrets = torrette
end-alert = allerta
end-boxes = vani fama
end-saved = salvati
