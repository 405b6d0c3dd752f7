# Ciò che si dice e si chiede durante la partita.

log-ai-grows = Mazzo AI: una carta di livello { $removed ->
    [i] I
    [ii] II
   *[iii] III
} diventa di livello { $added ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-grows = Una parte del corpo entra nel mazzo: livello { $level ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-escalates = Una parte del corpo cede il posto: dal livello { $removed ->
    [i] I
    [ii] II
   *[iii] III
} al livello { $added ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-doubles = Una parte del corpo di livello { $removed ->
    [i] I
    [ii] II
   *[iii] III
} cede il posto, e nel mazzo ne entrano due di livello III.
log-hits-taken = { $titan } subisce { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}.
log-attack-hits = { $titan }: { $count ->
    [one] 1 colpo a segno
   *[other] { $count } colpi a segno
}.
log-attack-crit = { $titan }: { $count ->
    [one] 1 colpo a segno
   *[other] { $count } colpi a segno
}, con un’occasione critica.
log-blocks = { $titan } blocca { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}.
log-armour = { $titan }: l’armatura regge { $count } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}.
log-reroll = { $titan } rilancia { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}.
log-reroll-fate = { $titan } rilancia { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} pagando { $fate } Fato, ora { $now }.
log-reroll-test = { $titan } ha tirato { $face } e paga 1 Fato per ritentare, ora { $now }.
log-power-roll = { $titan } tira per la potenza: { $dice }.
log-power-now = { $titan } ora ha { $dice }.
log-power-reroll = { $titan } rilancia { $count ->
    [one] 1 dado di potenza
   *[other] { $count } dadi di potenza
}.
log-zone = { $count ->
    [0] Nella zona non c’è nessuno.
   *[other] Nella zona: { $titans }.
}
log-charges = { $what } riceve { $count ->
    [one] 1 carica
   *[other] { $count } cariche
} in più.

## Rounds and set-up

log-primordial-round = Round { $round }: { $foe }
log-titan-round = Round { $round }: i titani
log-turn = È il turno di { $titan }.
log-foe-placed = { $foe } sta su { $space }.
log-titan-placed = { $titan } sta su { $space }.
log-terrain-placed = { $terrain } è su { $space }.
log-random-direction = Il caso dice: { $direction }.
log-chosen-direction = Il gruppo sceglie: { $direction }.
log-providence = Saggia provvidenza: cominciano i titani.
log-priority = { $titan } è il bersaglio prioritario.

## The primordial

log-foe-card = { $foe }: «{ $card }».
log-foe-card-again = { $foe } ripete «{ $card }».
log-foe-signature = { $foe } esegue la sua firma, «{ $card }».
log-foe-routine = { $foe } esegue la sua routine, «{ $card }».
log-line = Bersaglio: { $line }.
log-target = { $count ->
    [one] Il bersaglio è { $titans }.
   *[other] I bersagli sono { $titans }.
}
log-no-target = { $foe } non trova bersagli.
log-foe-moves = { $foe } si muove di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}, fino a { $space }.
log-foe-stands = { $foe } ora sta su { $space }.
log-foe-turns = { $foe } si gira { $direction }.
log-foe-knockback = { $foe } subisce uno sbalzo di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}.
log-foe-heals = { $foe } guarisce: { $wounds ->
    [one] resta 1 ferita
   *[other] restano { $wounds } ferite
}.
log-trample = { $foe } travolge ciò che ha davanti.
log-runs-over = { $foe } piomba su { $titan }.
log-tramples-titan = { $foe } travolge { $titan }, che giace a terra.
log-trap = { $foe } finisce in trappola: { $terrain }.
log-vantage-point = Si apre un punto di vantaggio per scalare { $foe }.
log-scar = { $foe } riceve una cicatrice: «{ $condition }».
log-suppresses = Gli scarti si rimescolano nel { $deck }.
log-peek = La prima carta è «{ $card }».
log-peek-kept = Resta in cima.
log-peek-tossed = Va agli scarti.

## Evasion, armour, Danger

log-evasion-roll = { $titan } tira per l’evasione: { $dice } ({ $bonus }) contro { $difficulty }.
log-judgement-roll = { $titan } è messo alla prova, { $skill }: { $dice } ({ $bonus }) contro { $difficulty }.
log-relentless = L’attacco è implacabile, e { $titan } tira ancora { $dice }.
log-full-evade = { $titan } schiva tutto.
log-out-of-reach = { $titan } è fuori portata.
log-guard = { $titan } si difende con { $weapon }.
log-averts = { $titan } usa { $keyword }.
log-tumbles = { $titan } fa una capriola: { $rolled } contro 6.
log-danger = { $titan }: Pericolo +{ $count }, ora { $now }.
log-danger-above = { $titan }: Pericolo +{ $count } farebbe { $now }, quindi è 9.
log-fate = { $titan }: Fato +{ $count }, ora { $now }.
log-fate-above = { $titan }: Fato +{ $count } farebbe { $now }, quindi è 9.
log-rage = { $titan }: Rabbia +{ $count }, ora { $now }.
log-rage-above = { $titan }: Rabbia +{ $count } farebbe { $now }, quindi è 9.
log-pays-danger = { $titan } prende { $count } Pericolo come prezzo, ora { $now }.
log-pays-fate = { $titan } prende { $count } Fato come prezzo, ora { $now }.
log-danger-falls = { $titan }: Pericolo −{ $count }, ora { $now }.
log-fate-falls = { $titan }: Fato −{ $count }, ora { $now }.
log-rage-falls = { $titan }: Rabbia −{ $count }, ora { $now }.
log-trauma-minor = { $titan } pesca il trauma minore «{ $card }».
log-trauma-major = { $titan } pesca il trauma maggiore «{ $card }».
log-trauma-grave = { $titan } pesca il trauma grave «{ $card }».
log-obol = { $titan } pesca l’obolo «{ $card }».
log-kratos = { $titan } pesca la carta kratos «{ $card }».
log-kratos-roll = { $titan } fa un tiro Kratos: { $face } contro Rabbia { $rage }.
log-moiros = { $titan } pesca la carta moiros «{ $card }».
log-table-roll = { $titan } tira { $face } sulla tabella della carta.
log-chain-break = La catena è rotta.
log-titan-dies = { $titan } muore.
log-dies-helpless = { $titan } è inerme, e muore per l’attacco.
log-dies-rage = { $titan } è consumato dalla Rabbia, e muore.
log-dies-awakened = { $titan } doveva la vita al risveglio, e muore.
log-dies-second-card = { $titan } avrebbe una seconda carta dello stesso tipo, e muore.
log-dies-ambrosia = { $titan } ha troppa ambrosia, e muore.
log-dies-despair = { $titan } è solo con la sua disperazione, e muore.
log-dies-dread = { $titan } muore di terrore.
log-dies-thrown = { $titan } è scagliato dove non può stare, e muore.
log-dies-chasm = { $titan } precipita nel baratro, e muore.
log-dies-edge = { $titan } finisce oltre il bordo, e muore.
log-dies-obols = { $titan } dovrebbe pescare due oboli insieme, e muore.
log-dies-crowded = { $titan } non ha dove andare, e muore.
log-argonaut-dies = Muore anche l’argonauta di { $titan }.
log-test-passed = Prova di { $titan }, { $skill }: { $face } { $bonus } contro { $difficulty }, riuscita.
log-test-failed = Prova di { $titan }, { $skill }: { $face } { $bonus } contro { $difficulty }, fallita.
log-plain-test-passed = { $titan } tenta la sorte: { $face } contro { $difficulty }, riuscita.
log-plain-test-failed = { $titan } tenta la sorte: { $face } contro { $difficulty }, fallita.

## A titan attacks

log-attacks = { $titan } attacca con { $weapon }.
log-commits = { $titan } impegna 1 Fato, ora { $now }.
log-attack-roll = { $titan } tira { $faces } (precisione { $precision }): serve { $tohit }.
log-full-miss = { $titan } manca con tutti i dadi.
log-out-of-range = { $titan } ha perso la distanza: l’attacco è interrotto.
log-part = La parte del corpo è «{ $part }», AT { $at }.
log-no-part = Non c’è nessuna parte del corpo da attaccare.
log-power-wound = { $titan } ferisce: potenza { $power }{ $raw ->
    [0] {""}
   *[other] {", "}potenza pura { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}brecce { $broken }
}, totale { $total } contro AT { $at }.
log-power-critical = { $titan } infligge una ferita critica: potenza { $power }{ $raw ->
    [0] {""}
   *[other] {", "}potenza pura { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}brecce { $broken }
}, totale { $total } contro AT { $at }.
log-power-fail = { $titan } fallisce: potenza { $power }{ $raw ->
    [0] {""}
   *[other] {", "}potenza pura { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}brecce { $broken }
}, totale { $total } contro AT { $at }.
log-critical = Critico: «{ $part }».
log-wound-response = «{ $part }» risponde alla ferita di { $titan }.
log-fail-response = «{ $part }» risponde al fallimento di { $titan }.
log-answer-ignored = { $titan } ignora una risposta di «{ $part }».
log-instinct = «{ $part }» colpisce { $titan } d’istinto.
log-diverts = { $titan } usa un Diversivo: nessuna risposta al fallimento.
log-wounded = { $foe } ha { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}; con { $needed } muore.
log-body-reshuffled = Le parti del corpo scartate si rimescolano nel mazzo.
log-bonus-danger = { $foe } riceve un bonus permanente: +1 Pericolo.
log-bonus-to-hit = { $foe } riceve un bonus permanente: +1 a Colpire.
log-bonus-dice = { $foe } riceve un bonus permanente: +1 dado d’evasione.
log-bonus-at = { $foe } riceve un bonus permanente: +1 AT.
log-pool = Nella riserva Kratos: { $token } × { $count }, ora { $now }.
log-pool-cleared = La riserva Kratos si svuota.
log-sacrifice = { $titan } paga 1 Pericolo per una Breccia, ora { $now }.

## Movement

log-walks = { $titan } { $spaces ->
    [0] resta su { $space }.
    [one] si muove di 1 casella, fino a { $space }.
   *[other] si muove di { $spaces } caselle, fino a { $space }.
}
log-knockback = { $titan } subisce uno sbalzo di { $count }.
log-unavoidable = { $titan } è travolto: sbalzo inevitabile di { $count }.
log-pushback-afar = Spinta { $count }: { $foe } si avvicina prima a { $titan }.
log-pushback = { $titan } subisce una spinta di { $count }.
log-pushes-foe = { $titan } usa una spinta di { $count } contro { $foe }.
log-pull = { $titan } subisce una trazione di { $count }.
log-pulls-foe = { $titan } usa una trazione di { $count } contro { $foe }.
log-comes-to-rest = { $titan } si ferma su { $space }.
log-crash = { $titan } si schianta.
log-displaced = { $titan } viene spostato su { $space }.
log-vault = { $titan } balza su { $space }.
log-forced-vault = { $titan } è scagliato su { $space }.
log-flees = { $titan } fugge.
log-despair-gone = La disperazione lascia { $titan }.
log-climbs = { $titan } sale sul punto di vantaggio.
log-falls = { $titan } cade giù.

## Conditions, tokens, gear

log-knocked-down = { $titan } finisce a terra.
log-lies = { $titan } giace a terra e non può fare nulla.
log-stands-up = { $titan } si rialza.
log-suffers = { $titan } ottiene «{ $condition }».
log-recovers = { $titan } si libera di «{ $condition }».
log-struck-by-titan = { $titan } è colpito da uno dei suoi.
log-solace = { $titan } dà conforto a { $other }.
log-motivates = { $titan } incita { $other }.
log-hides = { $titan } si nasconde.
log-seen-again = { $titan } è di nuovo visibile.
log-rallies = { $titan } si riprende.
log-gains-despair = { $titan }: disperazione +{ $count }, ora { $now }.
log-gains-ambrosia = { $titan }: ambrosia +{ $count }, ora { $now }.
log-gains-movement-fatigue = { $titan } riceve fatica di movimento.
log-gains-combat-fatigue = { $titan } riceve fatica di combattimento.
log-gains-trespass = { $titan }: trasgressione +{ $count }, ora { $now }.
log-drops-despair = { $titan }: disperazione −{ $count }, ora { $now }.
log-drops-ambrosia = { $titan }: ambrosia −{ $count }, ora { $now }.
log-drops-movement-fatigue = { $titan } scarta la fatica di movimento.
log-drops-combat-fatigue = { $titan } scarta la fatica di combattimento.
log-drops-trespass = { $titan }: trasgressione −{ $count }, ora { $now }.
log-modify-precision = { $titan }: segnalino precisione { $by }.
log-modify-evasion = { $titan }: segnalino evasione { $by }.
log-modify-speed = { $titan }: segnalino velocità { $by }.
log-modify-power = { $titan }: segnalino potenza { $by }.
log-modify-foe-at = { $foe }: AT { $by }.
log-modify-foe-to-hit = { $foe }: Colpire { $by }.
log-modify-foe-speed = { $foe }: velocità { $by }.
log-modify-foe-dice = { $foe }: dadi d’evasione { $by }.
log-modify-foe-danger = { $foe }: Pericolo { $by }.
log-modify-foe-precision = { $foe }: difficoltà d’evasione { $by }.
log-uses = { $titan } usa { $what }.
log-uses-for = { $titan } usa { $what }: { $ability }.
log-nature = Si attiva l’abilità innata di { $titan }.
log-befalls = «{ $what }» colpisce { $titan }.
log-foe-uses = { $foe }: «{ $what }».
log-exhausts = { $titan } esaurisce { $gear }.
log-readies = { $titan } ripristina { $gear }.
log-readies-all = { $titan } ripristina tutto.
log-rests = { $titan } riposa.
log-discards = { $titan } scarta { $gear }.
log-gains-gear = { $titan } ottiene { $gear }.
log-unique = { $gear } è un pezzo unico, e ce n’è già uno.
log-searches = { $titan } perquisisce il luogo.
log-gains-resource = { $resource } × { $count }.
log-carves = { $titan } scalca { $resource } × { $count }.

## Terrain

log-tile-placed = { $terrain } sorge su { $space }.
log-tile-breaks = { $terrain } cade su { $space } e va in pezzi.
log-tile-off = { $terrain } su { $space } lascia il tabellone.
log-tile-destroyed = Va in pezzi: { $terrain } su { $space }.
log-tile-turned = { $terrain } su { $space } si gira.
log-no-room-for-maze = Non c’è posto per { $terrain }.

## Gods and the Argo

log-awakens = { $titan } si risveglia: { $godform }.
log-awakening-ends = Il risveglio di { $titan } finisce.
log-trespass = A { $titan } restano { $left } segnalini trasgressione.
log-summons = L’Argo evoca { $nymph }.
log-argo = L’Argo: { $what }.
log-argo-crew = Equipaggio { $by }, ora { $now }.
log-argo-hull = Scafo { $by }, ora { $now }.
log-argo-fate = Fato dell’Argo { $by }, ora { $now }.
log-argo-doom = Sventura { $by }, ora { $now }.
log-argo-progress = Progresso { $by }, ora { $now }.
log-argo-knowledge = Conoscenza { $by }, ora { $now }.
log-argo-tears = Lacrime di Sisifo { $by }, ora { $now }.
log-diplomacy = Diplomazia ({ $faction }) { $by }, ora { $now }.
log-adversary-activation = L’avversario si desta.
log-noted = Annotato: { $note }.
log-noted-of = Annotato per { $titan }: { $note }.
log-fated-mnemos = Uno mnemos fatale per l’argonauta di { $titan }.
log-mnemos-node = Un nodo di mnemos per l’argonauta di { $titan }.

## The end

log-end-victory = { $foe } cade sotto i colpi dei titani.
log-end-death-blow = Un colpo mortale: { $foe } cade.
log-end-all-dead = Tutti i titani sono morti, e { $foe } vive.
log-end-retreat = Il gruppo si ritira, e { $foe } vive.
log-end-too-long = L’Argo non può più aspettare, e { $foe } vive.
log-end-argo-lost = L’Argo è perduta, e { $foe } vive.
ending-victory = { $foe } cade sotto i colpi dei titani: vittoria.
ending-death-blow = { $foe } cade per un colpo mortale: vittoria.
ending-all-dead = Tutti i titani sono caduti, e { $foe } vive: sconfitta.
ending-retreat = Il gruppo si è ritirato, e { $foe } vive: sconfitta.
ending-too-long = { $foe } ha resistito troppo a lungo: sconfitta.
ending-argo-lost = L’Argo è andata perduta mentre { $foe } viveva: sconfitta.
log-tear = Una lacrima di Sisifo: tutto ricomincia.
log-aftermath = Epilogo
log-spoils = Bottino: { $resource } × { $count }.
log-spoils-of = «{ $part }» dà { $resource } × { $count }.
log-gained = In tutto: { $resource } × { $count }.
log-gear-found = Per l’armeria: { $gear }.
log-tides = Maree del fato: Triskelion a 0, Fato dell’Argo { $fate }.
log-adversary = L’avversario si è attivato.
log-argonaut-died = L’argonauta di { $titan } è morto.
log-titan-lost = { $titan } è cancellato dalla scheda.

## Questions

send-reroll = Rilancia
send-start = Si parte così
ask-class = Di che classe è il titano { $titan }?
ask-gear = Che cosa porta il titano { $titan } ({ $class })?
ask-argo-abilities = Quali abilità dell’Argo si preparano, al massimo { $most }?
ask-start-spaces = Chi parte da dove? In quest’ordine: { $spaces }.
ask-adventure-terrain = Dove si mette il terreno d’avventura?
ask-first-priority = Chi ha per primo il segnalino prioritario? Attira gli attacchi del primordiale.
ask-next-priority = Chi riceve il segnalino prioritario? Attira gli attacchi del primordiale.
ask-random-direction = Da che parte guarda il primordiale?
ask-direction = In quale direzione?
ask-facing = Da che parte si gira?
ask-first-axis = Per quale verso va prima?
ask-along-edge = Da che parte lungo il bordo?
ask-target = Chi è il bersaglio?
ask-order-of-targets = In che ordine sono attaccati?
ask-thrown-first = Chi è travolto per primo?
ask-way-out = In quale direzione è scagliato { $titan }?
ask-displace = Dove viene spostato?
ask-nearest-edge = Verso quale bordo?
ask-flee = In quale direzione fugge?
ask-close-in = Da quale casella spinge?
ask-lay-maze = Dove si pone la tessera labirinto?
ask-place-tile = Dove si pone la tessera?
ask-which-tile-goes = Quale tessera si toglie?
ask-who-acts = Chi agisce ora?
ask-action = Che cosa fa { $titan }?
ask-walk = Dove si muove { $titan }?
ask-via = Per quale via?
ask-weapon = Con che cosa attacca?
ask-bonus-attack = Attacco bonus: con che cosa?
ask-rush-weapon = Carica: con che cosa attacca?
ask-rush-space = Carica: verso quale casella?
ask-guard = Con quale arma si difende?
ask-reroll = Quali dadi si rilanciano? Basta { $needs } o più. Gratis: { $free }; per 1 Fato ciascuno: { $fate }.
ask-reroll-test = Rilanci la prova per 1 Fato?
ask-power-reroll = Quali dadi di potenza si rilanciano?
ask-heartseeker = Quale parte del corpo si attacca?
ask-row = Quale lato della riga Kratos?
ask-row-before-roll = Usi una riga Kratos prima del tiro?
ask-first-window = Prima finestra, prima di pescare la parte del corpo: usi un’abilità?
ask-second-window = Seconda finestra, dopo la risposta: usi un’abilità?
ask-reaction = Una finestra di opportunità: reagisci?
ask-which-response = Quale risposta viene prima?
ask-divert = Usi un Diversivo contro la risposta al fallimento?
ask-ignore-attack = Ignori l’attacco di questa risposta?
ask-which-first = Che cosa viene prima?
ask-which-titan = Quale titano?
ask-use = Usi un’abilità?
ask-which-attack-first = Più attacchi attendono: quale viene per primo?
ask-argo = Usi un’abilità dell’Argo o un’evocazione?
ask-may = Lo fai? { $effects }
ask-either = Che cosa scegli?
ask-elation = Quale segnalino si scarta per un’Apertura?
ask-motivate = Chi è incitato?
ask-solace = A chi si dà conforto?
ask-solace-what = Da che cosa?
ask-carve = Che cosa si scalca?
ask-cure = Quale condizione si scarta?
ask-mixed-tokens = Quanti segnalini di ciascun tipo?
ask-peek = Tieni questa carta o la scarti?
ask-equip = Equipaggi ciò che hai ottenuto?
ask-make-room = Che cosa si scarta per fare posto?
ask-exhaust-which = Che cosa si esaurisce?
ask-ready-which = Che cosa si ripristina?
ask-discard-which = Che cosa si scarta?
ask-charge = Che cosa riceve la carica?
ask-argo-ability = Quale abilità dell’Argo?
ask-godform = In quale forma divina ti risvegli?
ask-awakened-move = Risveglio: ti muovi o spingi?
ask-new-loadout = Combattete di nuovo con la stessa dotazione?
ask-tear = Spendi una lacrima di Sisifo per combattere di nuovo?
ask-about-to-armour = Prima del tiro d’armatura: usi un’abilità?
ask-about-to-be-answered = Prima della risposta: usi un’abilità?
ask-about-to-be-knocked-back = Prima dello sbalzo: usi un’abilità?
ask-about-to-crash = Prima dello schianto: usi un’abilità?
ask-about-to-die = Prima della morte: usi un’abilità?
ask-about-to-evade = Prima del tiro d’evasione: usi un’abilità?
ask-about-to-fall-down = Prima dell’atterramento: usi un’abilità?
ask-evasion-rolled = Dopo il tiro d’evasione: usi un’abilità?
ask-crit-chance = Occasione critica: usi un’abilità?
ask-full-hit = Colpo pieno: usi un’abilità?
ask-full-miss = Mancato pieno: usi un’abilità?
ask-power-rolled = Dopo il tiro di potenza: usi un’abilità?
ask-trauma-drawn = La carta è pescata: usi un’abilità?

## Why a weapon cannot be used
why-fatigue = Prima va smaltita la fatica di combattimento
why-despair = Troppa disperazione, e nessuno accanto
why-cannot-attack = Non può attaccare
why-exhausted = Esaurita
why-out-of-range = Fuori portata
why-no-sight = Nessuna linea di vista
