# Quel che si dice durante il gioco.

ask-first = Chi agisce per primo?
ask-action = { $hero } agisce con { $ap } PA.
ask-dash = { $hero } può scattare di { $squares ->
    [one] una casella
   *[other] al massimo { $squares } caselle
}.
ask-push = Da che parte si sposta { $model }?
ask-focus = { $hero } tira { $dice } dadi. Scarti Concentrato per un dado in più?
ask-luck = Fortunato: quali dadi rilancia { $hero }? Un dado vale da { $threshold } in su.
ask-soak = { $hero } subisce { $wounds ->
    [one] una ferita. Quale equipaggiamento la assorbe?
   *[other] { $wounds } ferite. Quale equipaggiamento le assorbe?
}
ask-react = { $hero } può reagire all’attacco contro { $about }.
ask-react-stop = { $hero } può reagire a { $foe }.
ask-ward = A { $hero } { $wounds ->
    [one] manca un successo
   *[other] mancano { $wounds } successi
}. Scarti Protetto?
ask-protect = { $wounds ->
    [one] Resta una ferita
   *[other] Restano { $wounds } ferite
} per { $hero }. Scarti Protetto?
ask-ally = { $foe } agisce con { $ap } PA.
ask-sneak = { $hero } deve fare { $value } o più per non farsi vedere. Spendi PA per altri dadi?
send-reroll = Rilancia
bar-attack = Attacca
why-blinded = Chi è accecato non può attaccare.

do-first = Prima { $hero }
do-walk = Vai in { $space }
do-walk-quiet = Vai in { $space } senza provocare
do-walk-leap = Salta giù in { $space }
do-attack = Attacca { $model } con { $item }
do-use = Usa { $what }
do-use-on = Usa { $what } su { $model }
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
    [one] Scarta un Concentrato
   *[other] Scarta { $n } Concentrato
}
do-protect = { $n ->
    [0] Tieni Protetto
    [one] Scarta un Protetto
   *[other] Scarta { $n } Protetto
}
do-sneak = { $n ->
    [0] Tira un dado solo
   *[other] Spendi { $n } PA in dadi
}
do-die = Rilancia il dado { $n } (mostra { $face })
do-soak = Su { $item }
do-react = Reagisci con { $what }
do-pass = Non reagire
do-march = Muovi in { $space }
do-strike = Attacca { $model }
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
log-event = { $event }
log-walks = { $hero } va in { $space } per { $ap } PA.
log-jumps = { $hero } salta giù.
log-dashes = { $hero } scatta in { $space }.
log-waits = { $hero } attende { $ap } PA.
log-pushed = { $model } finisce in { $space }.
log-steadfast = { $model } tiene duro.
log-attacks = { $hero } attacca { $model } con { $item }.
log-rolls = { $hero } tira { $faces } (serve { $threshold }): { $successes ->
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
log-misses = { $hero } non infligge ferite.
log-uses = { $hero } usa { $what }.
log-heroic = { $hero } usa l’abilità eroica.
log-reacts = { $hero } reagisce con { $what }.
log-soaks = L’equipaggiamento di { $hero } assorbe { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-wounded = { $hero } subisce { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-foe-wounded = { $foe } subisce { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-token-wound = { $token } fa effetto su { $model }.
log-token = { $model } ottiene il segnalino { $token }.
log-token-gone = { $model } scarta il segnalino { $token }.
log-mended = Dall’equipaggiamento di { $hero } { $wounds ->
    [one] sparisce una ferita
   *[other] spariscono { $wounds } ferite
}.
log-foe-healed = { $foe } scarta { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-ko = { $hero } è KO.
log-defeated = { $foe } è fuori combattimento.
log-healed = { $hero } scarta { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-revived = { $hero } si rialza, settore { $sector }.
log-severe = { $hero } pesca una ferita grave: { $wound } ({ $effect }).
log-foe-attacks = { $foe } { $reaction ->
    [0] attacca
   *[other] reagisce contro
} { $model }.
log-defends = { $hero } non si fa nulla.
log-foe-moves = { $foe } va in { $space }.
log-ally-attacks = { $foe } attacca { $model }: { $wounds ->
    [0] nessuna ferita
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-foe-waits = { $foe } attende.
log-objective = { $foe } ottiene quel che voleva.
log-patrols = { $foe } pattuglia fino in { $space }.
log-sneaks = { $hero } si muove di soppiatto e tira { $faces } (a un dado serve { $value }).
log-stealth = Il segnalino furtività sale alla casella { $space } su { $last }.
log-discovered = La compagnia è stata vista. La furtività è finita.
log-acts = { $hero }: { $action }.
log-action-failed = { $hero } non ci riesce.
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
do-smash = Spacca ciò che sta in { $space } con { $item }
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
log-ally-healed = { $foe } scarta { $wounds ->
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
log-transformed = { $model } si trasforma: { $form }.
log-turns-back = { $model } riprende la propria forma.
log-attacks-so = { $hero } attacca { $model }.
log-bursts = Ciò che stava in { $space } scoppia.
log-foe-smashes = { $foe } colpisce ciò che sta in { $space }: { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}.
log-arrives = { $count ->
    [one] { $foe } entra in campo.
   *[other] { $foe } entra in campo: { $count } modelli.
}
log-loot-card = Nel bottino: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} del mazzo { $deck }.
log-threat = Minaccia di { $hero }: { $threat }.
log-sectors = I segnalini dei nemici avanzano di { $sectors ->
    [one] un settore
   *[other] { $sectors } settori
}.
log-sector = Il segnalino di { $model } avanza di { $sectors ->
    [one] un settore
   *[other] { $sectors } settori
}.
