# Quello che è scritto sul tavolo. Nomi e testi delle carte sono in it.ftl.

see-round = round { $now } di { $last }
see-phase-order = si tira per l’ordine
see-phase-dealing = si distribuiscono le carte
see-phase-pawns = si mettono i segnalini
see-phase-curtain = si stende la cortina
see-phase-maintenance = { $who-is ->
    [you] il tuo mantenimento
   *[other] mantenimento di { $who }
}
see-phase-movement = { $who-is ->
    [you] il tuo movimento
   *[other] movimento di { $who }
}
see-phase-drawing = { $who-is ->
    [you] la tua pesca
   *[other] pesca di { $who }
}
see-phase-actions = { $who-is ->
    [you] le tue azioni
   *[other] azioni di { $who }
}
see-phase-closing = { $who-is ->
    [you] chiudi
   *[other] { $who } chiude
} la mano
see-phase-over = la partita è finita

## Posti

see-who-where = { $who-is ->
    [you] tu
   *[other] { $who }
}, { $sector }
see-sector-slopes = pendici
see-sector-flanks = fianchi
see-sector-summit = cima
see-sector-throne = trono
see-eco = ECO
see-income = di rendita
see-in-hand = in mano
see-gates-opened = { $count ->
    [one] cancello aperto
   *[other] cancelli aperti
}
see-trophies = { $count ->
    [one] trofeo
   *[other] trofei
}

## Che cosa succede

see-now-title = Adesso
see-attempt-plot = { $hero } chiude { $plot }
see-attempt-gate = { $hero } tenta { $gate-the }
see-closes = o più per chiudere
see-stake = ECO di posta
see-opens = o più per aprire
see-attempt-chance = { $percent }% per come stanno le cose
see-attempt-broken = La tela è stata tagliata o l’eroe non c’è più: non si tira.
see-attempt-succeeds = Tirato { $sum } (soglia { $threshold }): basta.
see-attempt-succeeds-changed = Tirato { $die }, che vale { $face } ({ $sources }): { $sum } (soglia { $threshold }): basta.
see-attempt-fails = Tirato { $sum } (soglia { $threshold }): non basta.
see-attempt-fails-changed = Tirato { $die }, che vale { $face } ({ $sources }): { $sum } (soglia { $threshold }): non basta.
see-played-by = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
}
see-cancelled = annullata
see-target-hero = Contro { $who-is ->
    [you] il tuo eroe { $hero }
   *[other] { $hero } di { $who }
}
see-target-web = Contro { $who-is ->
    [you] la tua tela { $number } su { $hero }
   *[other] la tela { $number } su { $hero } di { $who }
}
see-target-hand = Contro { $who-is ->
    [you] la tua mano
   *[other] la mano di { $who }
}
see-target-pawn = Contro { $who-is ->
    [you] te
   *[other] { $who }
}
see-target-attempt = Sul { $who-is ->
    [you] tuo tentativo
   *[other] tentativo di { $who }
}
see-target-roll = Sul { $who-is ->
    [you] tuo tiro
   *[other] tiro di { $who }
}
see-target-answered = Contro la carta che precede
see-window-aimed-at = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} rispondere prima che la carta abbia effetto.
see-window-before-roll = Prima del tiro chiunque può giocare una carta.
see-window-after-roll = Dopo il tiro chiunque può giocare una carta.
see-window-end-of-turn = Alla fine del turno chiunque può giocare una carta.
see-ending-throne = { $who-is ->
    [you] Siedi
   *[other] { $who } siede
} sul trono.
see-ending-last-round = L’ultimo round è finito. In testa: { $list }.

## La montagna

see-olympus = Olimpo
see-cost = { $eco } ECO
see-open-to = aperto a { $who-is ->
    [you] te
   *[other] { $who }
}
see-skips = salta il prossimo turno
see-gates-title = Le sequenze dei cancelli
see-gates-note = Ciascuna vale come una trama nella tua mano finché sei nel settore sotto e non hai aperto il cancello.
see-gate-slopes = Dalle pendici ai fianchi
see-gate-flanks = Dai fianchi alla cima
see-gate-summit = Dalla cima al trono
see-failed-before = per i { $who-is ->
    [you] tuoi tentativi falliti
   *[other] tentativi falliti di { $who }
}

## Mazzi

see-piles-title = Mazzo e Ade
see-chaos-card = carta del Caos
see-deck = Mazzo del Caos
see-hades = Ade
see-played = Giocate in questo turno
see-deck-known = Del mazzo conosci: { $cards }.
see-deck-place = { $card } ({ $place ->
    [1] in cima
   *[other] numero { $place } dalla cima
})
see-in-hades = Nell’Ade, { $name }
see-list = { $list }
see-times = { $name } ×{ $count }
see-spheres = Sfere in gioco: { $list }.

## Carte

see-value-bronze = bronzo
see-value-silver = argento
see-value-gold = oro
see-kind-environment = ambiente
see-kind-action = azione
see-kind-creature = creatura
see-kind-place = luogo
see-kind-object = oggetto
see-kind-person = personaggio
see-kind-state = stato
see-kind-treasure = tesoro
see-family-elements = elementi
see-family-wilds = natura
see-family-crafts = mestieri
see-family-mysteries = misteri
see-either-environment = ambiente o { $sphere }
see-either-action = azione o { $sphere }
see-either-creature = creatura o { $sphere }
see-either-place = luogo o { $sphere }
see-either-object = oggetto o { $sphere }
see-either-person = personaggio o { $sphere }
see-either-state = stato o { $sphere }
see-either-treasure = tesoro o { $sphere }
see-event-own-turn = Evento, nel tuo turno
see-event-any-time = Evento, in ogni momento
see-event-answer = Evento, in risposta
see-event-after-roll = Evento, dopo un tiro
see-rewards = Rende { $eco } ECO, { $income } di rendita, { $cards } carte.

## Mani

see-hand-title = La tua mano
see-hand-note = { $count ->
    [one] Una carta
   *[other] { $count } carte
}; quando chiudi la mano ne tieni al massimo { $limit }.
see-hand-empty = Non hai carte.
see-hand = Mano
see-seen = Hai visto
see-revealed = In questa mano
see-serves = Serve a { $list }.
see-to-enter = ECO per schierarlo: { $value }
see-known-to = nota a { $list }
see-known-to-all = nota a tutti

## Dei

see-mine-title = Il tuo dio e i tuoi eroi
see-no-god-yet = Non c’è ancora nessun dio.
see-others-title = Gli altri dei
see-gods-title = Gli dei
see-others-note = Le carte filate sono visibili a tutti; le trame e le mani no.
see-god-of = { $epithet }, { $who }
see-movement = passi di movimento
see-draw = pescate
see-hand-limit = limite di mano
see-heroes = eroi
see-may-enter = { $count ->
    [one] eroe da schierare in questo turno
   *[other] eroi da schierare in questo turno
}
see-discount = ECO in meno al prossimo cancello
see-own-sphere = per chiudere, per ogni carta { $sphere }
see-tier-first = Primo grado
see-about = Chi è
see-tier-second = Secondo grado
see-tier-chip = a { $count ->
    [one] un trofeo
   *[other] { $count } trofei
}
see-trophies-title = Trofei
see-trophy-of = { $value }, { $count } carte
see-worth = ECO alla chiusura

## Eroi e tele

see-hero-bronze = eroe di bronzo
see-hero-silver = eroe d’argento
see-hero-gold = eroe d’oro
see-to-close = per chiudere
see-slots = slot occupati
see-resistance = Resistenza: danni a cui sopravvive
see-bears = Carte assegnate
see-not-available = non ancora disponibile
see-shielded = protetto
see-bound = legato: le sue tele non si possono chiudere
see-gift-used = dote usata in questo turno
see-warded = ha ignorato un danno in questo round
see-turns-left = { $count ->
    [one] ancora un mantenimento
   *[other] ancora { $count } mantenimenti
}
see-web = Tela { $number }
see-plot-lies-open = con { $plot } scoperta
see-declared = dichiarata in questo turno
see-failed = { $count ->
    [one] fallita una volta
   *[other] fallita { $count } volte
}
see-room-for-web = Ancora nessuna tela; può cominciarne una.
see-room-for-another = C’è posto per un’altra tela.
see-hope = { $have } su { $of }; manca ancora { $missing }.
see-hope-hand = { $have } su { $of }; manca ancora { $missing }. In mano { $cards }.
see-hope-complete = completa: { $odds }.
see-odds = { $percent }% (d12 { $bonus }, soglia { $threshold })
see-odds-as = { $value } { $odds }
see-hope-gate = completa: { $odds }, per { $eco } ECO con il segnalino sul cancello.

## Obiettivi e simboli

see-goals-title = I tuoi obiettivi
goal-near = { $hero } { $have } di { $of }; { $worth }
goal-none = ancora nessuna tela; { $worth }
goal-cost = { $eco } ECO a tentativo
goal-brings = { $value }: { $eco } ECO
see-sentence = Servono: { $places }.
word-family-elements = un elemento
word-family-wilds = uno della natura
word-family-crafts = un mestiere
word-family-mysteries = un mistero
legend-kind = un tipo di carta
legend-sphere = una sfera
legend-family = una famiglia: { $spheres }
legend-eco = con questi si pagano eroi, cancelli e poste
legend-gate-open = Cancello aperto
legend-gate-open-text = aperto a chi vi ha il proprio colore
legend-eye = Carta vista
legend-eye-text = altri hanno visto questa carta della tua mano
