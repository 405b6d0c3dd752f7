# Quel che si dice durante il gioco.

ask-first = Chi agisce per primo?
ask-action = { $hero } agisce con { $ap } PA.
ask-dash = { $hero } può scattare di { $squares ->
    [one] una casella
   *[other] al massimo { $squares } caselle
}.
ask-push = Da che parte si sposta { $model-the }?
ask-focus = { $hero } tira { $dice } dadi. Scarti Concentrato per un dado in più?
ask-luck = Fortunato: quali dadi rilancia { $hero }? Un dado vale da { $threshold } in su.
ask-soak = { $hero } subisce { $wounds ->
    [one] una ferita. Quale equipaggiamento la assorbe?
   *[other] { $wounds } ferite. Quale equipaggiamento le assorbe?
}
ask-react = { $hero } può reagire all’attacco contro { $about }.
ask-react-stop = { $hero } può reagire { $foe-to }.
ask-ward = A { $hero } { $wounds ->
    [one] manca un successo
   *[other] mancano { $wounds } successi
}. Scarti Protetto?
ask-protect = { $wounds ->
    [one] Resta una ferita
   *[other] Restano { $wounds } ferite
} per { $hero }. Scarti Protetto?
ask-ally = { $foe-cap } agisce con { $ap } PA.
ask-sneak = { $hero } deve fare { $value } o più per non farsi vedere. Spendi PA per altri dadi?
send-reroll = Rilancia
bar-attack = Attacca
why-blinded = Chi è accecato non può attaccare.

do-first = Agisce prima { $hero-the }
do-walk = Vai in { $space }
do-walk-quiet = Vai in { $space } senza provocare
do-walk-leap = Salta giù in { $space }
do-attack = Attacca { $model-the } { $item-with }
do-use = Usa { $what }
do-use-on = Usa { $what } { $model-on }
do-wait = Attendi { $ap } PA
do-act = { $action }
do-aid = Soccorri { $friend }
do-leave = Lascia il luogo
do-done = Termina l’attivazione
do-dash = Scatta in { $space }
do-stay = Resta
do-thrust = Sposta in { $space }
do-focus = { $n ->
    [0] Tieni Concentrato
    [one] Scarta un segnalino Concentrato
   *[other] Scarta { $n } segnalini Concentrato
}
do-protect = { $n ->
    [0] Tieni Protetto
    [one] Scarta un segnalino Protetto
   *[other] Scarta { $n } segnalini Protetto
}
do-sneak = { $n ->
    [0] Tira un dado solo
   *[other] Spendi { $n } PA in dadi
}
do-die = Rilancia il dado { $n } (mostra { $face })
do-soak = Su { $item }
do-react = Reagisci con { $what }
do-pass = Non reagire
do-march = Vai in { $space }
do-strike = Attacca { $model-the }
with-skills = con { $skills }
gait-plain = diretto
gait-quiet = senza provocare
gait-leap = con un salto

detail-forced = Prima deve attendere { $ap } PA.
detail-deed = { $does }.
tag-walk = { $ap } PA
tag-walk-leap = { $ap } PA, 2 ferite
tag-walk-provokes = { $ap } PA, { $count ->
    [one] uno reagisce
   *[other] { $count } reagiscono
}
tag-attack = { $item }, { $ap } PA
tag-beside = { $count ->
    [one] accanto a un nemico
   *[other] accanto a { $count } nemici
}
odds-successes = Successi

log-hour = Ora { $hour } di { $limit }
log-activation = Agisce { $hero }, settore { $sector }
log-kind = { $foe }, settore { $sector }
log-event = Evento: «{ $event }»
log-walks = { $hero } va in { $space } per { $ap } PA.
log-jumps = { $hero } salta giù.
log-dashes = { $hero-cap } scatta in { $space }.
log-waits = { $hero } attende { $ap } PA.
log-pushed = { $model-cap } finisce in { $space }.
log-steadfast = { $model-cap } tiene duro.
log-attacks = { $hero } attacca { $model-the } { $item-with }.
log-rolls = { $hero } tira { $faces } (soglia { $threshold }): { $successes ->
    [0] nessun successo
    [one] un successo
   *[other] { $successes } successi
}.
tag-again = rilancia
roll-test = { $hero } tira
roll-needs = servono su ognuno
roll-hits = { $hits ->
    [0] nessun successo
    [one] un successo
   *[other] { $hits } successi
}
log-critical = { $hero } mette a segno un colpo critico.
log-misses = { $hero } non infligge ferite: l’attacco fallisce.
log-uses = { $hero } usa «{ $what }».
log-heroic = { $hero } usa l’abilità eroica.
log-reacts = { $hero } reagisce con «{ $what }».
log-soaks = L’equipaggiamento di { $hero } assorbe { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-wounded = { $hero } subisce { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-foe-wounded = { $foe-cap } subisce { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-token-wound = { $model-cap } soffre per il segnalino { $token }.
log-token = { $model-cap } ottiene il segnalino { $token }.
log-token-gone = { $model-cap } scarta il segnalino { $token }.
log-mended = Dall’equipaggiamento di { $hero } { $wounds ->
    [one] sparisce una ferita
   *[other] spariscono { $wounds } ferite
}.
log-foe-healed = { $foe-cap } scarta { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-ko = { $hero } è KO.
log-defeated = { $foe-cap } è { $foe-gender ->
    [f] sconfitta
   *[m] sconfitto
}.
log-healed = { $hero } scarta { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-revived = { $hero } si rialza, settore { $sector }.
log-severe = { $hero } pesca una ferita grave: { $wound } ({ $effect }).
log-foe-attacks = { $foe-cap } { $reaction ->
    [0] attacca
   *[other] reagisce contro
} { $model-the }.
log-defends = { $hero } se la cava senza danni.
log-foe-moves = { $foe-cap } va in { $space }.
log-ally-attacks = { $foe-cap } attacca { $model-the }: { $wounds ->
    [0] nessuna ferita
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-foe-waits = { $foe-cap } attende.
log-objective = { $foe-cap } fa quello per cui è qui.
log-patrols = { $foe-cap } pattuglia fino a { $space }.
log-sneaks = { $hero } si muove di soppiatto e tira { $faces } (a un dado serve { $value }+).
log-stealth = Il segnalino furtività sale alla casella { $space } su { $last }.
log-discovered = La compagnia è stata vista. La furtività è finita.
log-acts = { $hero } compie l’azione di missione «{ $action }».
log-action-failed = Il test di { $hero } fallisce.
log-aids = { $hero } soccorre { $friend }.
log-leaves = { $hero } lascia il luogo.
log-tally = { $tally }: { $count }.

end-won = La missione è vinta.
end-lost = La missione è persa.
end-out-of-time = Le ore sono finite: la missione è persa.
end-all-down = Non è rimasto in piedi nessuno: la missione è persa.
end-given-up = La compagnia rinuncia.
ask-coat = { $hero }: su quale arma va { $token }?
ask-star = { $hero } può far mostrare a un dado un simbolo in più, per un punto classe.
do-wash = Lavati al pozzo in { $space }
do-open = Apri la cassa in { $space }
do-smash = Spacca ciò che sta in { $space } { $item-with }
do-coat = Su { $item }
do-star = { $symbol }
do-give-up = Rinuncia alla missione
for-points = per punti classe
own-resistance = la propria pelle
log-washes = { $hero } si lava al pozzo e scarta { $token }.
log-opens = { $hero } apre la cassa in { $space }.
log-smashes = { $hero } colpisce ciò che sta in { $space }.
log-star = { $hero } prende in prestito un simbolo: { $symbol }.
log-fails = L’attacco di { $hero } fallisce.
log-ally-healed = { $foe-cap } scarta { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
detail-clock = Settore { $sector }.{ $actors ->
    [0] {" "}Nessuno agisce prima.
    [one] {" "}Prima agisce: { $before }.
   *[other] {" "}Prima agiscono: { $before }.
}{ $happenings ->
    [0] {""}
   *[other] {" "}Prima avviene di sicuro: { $events }.
}{ $passes ->
    [0] {""}
   *[other] { $last ->
        [0] {" "}Prima scocca l’ora: { $hour }.
       *[other] {" "}Prima scocca l’ultima ora.
    }
}
detail-both = { $one } { $other }
detail-hunted = Dopo, attaccherebbero { $hero }: { $foes }.
at-sector = «{ $what }» ({ $sector })
at-sector-mystery = un mistero ({ $sector })
note-strikes = { $foe } colpisce
odds-wounds = Ferite
log-transformed = { $model-cap } si trasforma: { $form }.
log-turns-back = { $model-cap } riprende la propria forma.
log-attacks-so = { $hero } attacca { $model-the }.
log-bursts = Ciò che stava in { $space } scoppia.
log-foe-smashes = { $foe-cap } colpisce ciò che sta in { $space }: { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-arrives = { $count ->
    [one] Entra in campo { $foe-a }.
   *[other] Entrano in campo { $count } { $foe-many }.
}
log-loot-card = Nel bottino, { $cards ->
    [one] coperta, una carta
   *[other] coperte, { $cards } carte
} del mazzo { $deck }.
log-threat = La minaccia di { $hero } ora è { $threat }.
log-sectors = I segnalini dei nemici avanzano di { $sectors ->
    [one] un settore
   *[other] { $sectors } settori
}.
log-sector = Il segnalino { $model-of } avanza di { $sectors ->
    [one] un settore
   *[other] { $sectors } settori
}.
