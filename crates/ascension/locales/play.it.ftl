# Ciò che si chiede, si offre e si racconta durante la partita. Nomi e testi delle carte sono in it.ftl.

ascension-about = Gli dei scalano l’Olimpo tessendo miti; chi apre l’ultimo cancello siede sul trono.
option-smoke = Fumo
option-rounds = Ultimo giro
option-spheres = Sfere in gioco

quoted = “{ $card }”
low-bronze = bronzo
low-silver = argento
low-gold = oro

target-hero = { $whose-is ->
    [you] il tuo eroe { $hero }
   *[other] { $hero } di { $whose }
}
target-web = la tela { $number } di { $hero } ({ $whose-is ->
    [you] tua
   *[other] di { $whose }
})
target-hand = { $whose-is ->
    [you] la tua mano
   *[other] la mano di { $whose }
}
target-pawn = { $whose-is ->
    [you] te
   *[other] { $whose }
}
target-attempt = { $whose-is ->
    [you] il tuo tentativo
   *[other] il tentativo di { $whose }
}
target-roll = { $whose-is ->
    [you] il tuo tiro
   *[other] il tiro di { $whose }
}
target-answered = la carta a cui si risponde

frame-closing = { $who-is ->
    [you] Chiudi
   *[other] { $who } chiude
} “{ $plot }”
frame-gate = { $who-is ->
    [you] Tenti
   *[other] { $who } tenta
} il cancello: { $gate }
frame-card = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} “{ $card }”
frame-aimed-at = Una carta prende di mira
frame-before-roll = Prima del tiro
frame-after-roll = Dopo il tiro
frame-end-of-turn = Fine del turno

## Domande

ask-direction = In che senso va il giro?
ask-pawn = Su quale pendice comincia il tuo segnalino?
ask-movement = Dove va il tuo segnalino? Può fare { $limit ->
    [one] un passo
   *[other] fino a { $limit } passi
}.
ask-which-curtain = Quale carta della cortina prendi?
ask-action = Che cosa fai?
ask-discard = Quali carte scarti?
ask-discard-to-limit = La tua mano può avere { $limit } carte. Scartane { $over }.
ask-discard-some = { $least ->
    [0] Quali carte scarti, se ne scarti?
   *[other] { $most ->
        [one] Quale carta scarti?
       *[other] Quali carte scarti, al massimo { $most }?
    }
}
ask-target = A che cosa mira “{ $card }”?
ask-answer = “{ $card }” ti prende di mira. Rispondi?
ask-before-roll = { $who-is ->
    [you] Stai
   *[other] { $who } sta
} per tirare con { $bonus } contro { $threshold }. Giochi una carta?
ask-after-roll = { $who-is ->
    [you] Il tuo risultato
   *[other] Il risultato di { $who }
} è { $result } contro { $threshold }. Giochi una carta?
ask-end-of-turn = { $who-is ->
    [you] Il tuo turno
   *[other] Il turno di { $who }
} finisce. Giochi una carta?
ask-ward = { $hero } subisce un danno. Quale protezione usi?
ask-which-attachment-goes = { $hero } non può più portare tutto questo. Che cosa va nell’Ade?
ask-climb = Dove sale il tuo segnalino?
ask-card-of-web = Quale carta della tela di { $hero }?
ask-shift = Quale carta della tela di { $hero } si sposta, e dove?
ask-strip = Che cosa perde { $hero }?
ask-transfer = Che cosa cede { $hero }, e a chi?
ask-replace = Chi prende il posto di { $hero }?
ask-revive = Chi torna dall’Ade?
ask-foresee = Quali di queste vanno nell’Ade?
ask-dig = { $most ->
    [one] Quale di queste prendi, se ne prendi?
   *[other] Quali di queste prendi, al massimo { $most }?
} Le altre vanno nell’Ade.
ask-hades = Quale carta prendi dall’Ade?
ask-card-of-hand = { $whose-is ->
    [you] Quale carta della tua mano?
   *[other] Quale carta prendi dalla mano di { $whose }?
}
ask-discard-of-hand = { $whose-is ->
    [you] Quale tua carta va nell’Ade?
   *[other] { $count ->
        [one] Quale carta della mano di { $whose } va nell’Ade?
       *[other] Quali { $count } carte della mano di { $whose } vanno nell’Ade?
    }
}
ask-give = { $whose-is ->
    [you] Quale carta dai?
   *[other] Quale carta dai a { $whose }?
}
ask-peek = Quale carta della cortina guardi? { $left ->
    [one] Ne puoi guardare ancora una.
   *[other] Ne puoi guardare ancora { $left }.
}
ask-swap-curtain = Quali due carte della cortina si scambiano di posto?
ask-take-curtain = Quale carta della cortina prendi?
ask-clear-curtain = Quali carte della cortina vanno nell’Ade, al massimo { $most }?
ask-push = { $whose-is ->
    [you] Dove va il tuo segnalino?
   *[other] Dove va il segnalino di { $whose }?
}
ask-redirect = Verso che cosa devia la carta?

## Scelte

do-clockwise = Orario
do-counter-clockwise = Antiorario
detail-clockwise = Dal tiro più alto al più basso
detail-counter-clockwise = Prima il tiro più alto, poi dal più basso a salire
do-at = { $place }
do-move = Vai a { $place }
do-move-gate = Vai al cancello: { $place }
detail-card = { $kind }. { $serves }
detail-move-known = C’è “{ $card }”.
detail-move-unknown = La carta è coperta.
detail-move-bare = Non c’è nessuna carta.
do-stay = Resta a { $place }
detail-stay = In questo turno non peschi.
do-pass-hand = Passa la mano
detail-pass-hand = Il segnalino resta fermo e il turno finisce.
do-pass = Passa
do-close-hand = Chiudi la mano
detail-close-hand = Le azioni finiscono.
do-enter = Scendi { $hero } come { $value }
do-raise = Innalza { $hero } a { $value }
detail-cost = { $cost } ECO
detail-priced = { $cost } ECO. { $effect }
detail-free = Gratis
do-attach = Assegna “{ $card }”
do-weave = Fila “{ $card }” sulla tela { $number } di { $hero }
do-weave-new = Comincia una tela con { $hero }: “{ $card }”
detail-weave = Poi { $length ->
    [one] una carta
   *[other] { $length } carte
}
do-declare = Chiudi “{ $plot }” come { $value }
detail-declare = Con { $hero }: { $eco } ECO, rendita { $income }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
do-try = Tenta il cancello: { $gate }
detail-try = Con { $hero }, per { $cost } ECO
do-play = Gioca “{ $card }”
do-use = Usa il potere di { $source }
do-discard = Scarta carte
do-abandon = Abbandona la tela { $number } di { $hero }
do-dismiss = Congeda { $hero }
do-remove = Rimuovi “{ $card }” da { $hero }
do-target = { $target }
do-card = “{ $card }”
do-shift = “{ $card }” sulla tela { $number } di { $hero }
do-transfer = “{ $card }” a { $target }
do-ward = Con { $source }
do-reroll = Ritira, grazie a { $source }
do-buy = Aggiungi { $count } al risultato
do-done = Basta così
path-weave = Fila
path-enter = Scendi un eroe
path-raise = Innalza un eroe
path-close = Chiudi una tela
path-attach = Assegna
path-play = Gioca un evento
path-use = Usa un’abilità
path-move = Muovi
path-give-up = Rinuncia a qualcosa
odds-roll = d12 { $bonus } contro { $threshold }
term-value = valore dell’eroe
term-own-sphere = carte della sfera del dio
term-home = sfera d’origine
term-retries = tentativi precedenti
term-cards = carte giocate

## Che cosa non si offre, e perché

bar-enter = Scendere { $hero }
bar-weave = Filare una carta
bar-close = Chiudere “{ $plot }” con { $hero }
bar-gate = Tentare il cancello: { $gate }
why-one-hero-a-turn = Hai già sceso l’eroe di questo turno.
why-same-hero = Hai già in gioco questo eroe.
why-hero-limit = Il tuo dio guida al massimo { $limit ->
    [one] un eroe
   *[other] { $limit } eroi
}.
why-eco = Costa { $cost } ECO e ne hai { $eco }.
why-no-available-hero = Nessuno dei tuoi eroi è ancora disponibile.
why-nothing-fits = Nessuna tua carta si adatta a una trama della tua mano o a un cancello sopra di te.
why-not-available = L’eroe è disponibile dal tuo prossimo turno.
why-declared = Questa tela è già stata dichiarata in questo turno.
why-bound = L’eroe è legato.
why-no-closing = Lo vieta una carta assegnata all’eroe.
why-sector-values = Nel settore { $sector } valgono solo { $values }.
why-no-web-for-gate = Nessuna tua tela è completa per questo cancello.

## Preparazione

log-rolls-for-order = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} { $face } per l’ordine.
log-direction = { $who-is ->
    [you] Cominci tu
   *[other] Comincia { $who }
}, poi { $next-is ->
    [you] tocca a te
   *[other] tocca a { $next }
}.
log-dealt-god = { $who-is ->
    [you] Impersoni
   *[other] { $who } impersona
} { $god }.
log-spheres = In gioco: { $spheres }.
log-in-deck-hero = Nel mazzo ci sono { $count } eroi.
log-in-deck-plot = Nel mazzo ci sono { $count } trame.
log-in-deck-equipment = Nel mazzo ci sono { $count } equipaggiamenti.
log-in-deck-condition = Nel mazzo ci sono { $count } condizioni.
log-in-deck-event = Nel mazzo ci sono { $count } eventi.
log-gate = In { $place } sta il cancello: { $gate }.
log-dealt-card = Ricevi “{ $card }”.
log-starting-eco = { $who-is ->
    [you] Cominci
   *[other] { $who } comincia
} con { $eco } ECO.
log-pawn = { $who-is ->
    [you] Parti
   *[other] { $who } parte
} da { $place }.
log-curtain = La cortina è disposta; nel mazzo restano { $count } carte.
log-curtain-open = { $card } sta scoperta in { $place }.

## Il turno

log-round = Giro { $round }
log-turn = { $god }, turno { $who-is ->
    [you] tuo
   *[other] di { $who }
}
log-income = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $steady } ECO, { $trophies } dai trofei e { $others } da altro, e ora { $who-is ->
    [you] ne hai
   *[other] ne ha
} { $eco }.
log-turn-skipped = { $who-is ->
    [you] Il tuo turno
   *[other] Il turno di { $who }
} salta.
log-available = { $hero } ora è a disposizione.
log-moves = { $who-is ->
    [you] Vai
   *[other] { $who } va
} a { $place }.
log-stays = { $who-is ->
    [you] Resti
   *[other] { $who } resta
} a { $place }.
log-passes-hand = { $who-is ->
    [you] Passi
   *[other] { $who } passa
} la mano.
log-no-card-there = { $who-is ->
    [you] Non trovi
   *[other] { $who } non trova
} carte: non ce n’è in { $place }.
log-draws-these = Peschi { $cards }.
log-draws = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
log-shuffles-hades = Il mazzo è vuoto: le { $count } carte dell’Ade si mescolano in un mazzo nuovo.
log-takes-this-curtain = Prendi “{ $card }” da { $place }.
log-takes-curtain = { $who } prende la carta di { $place }.
log-discards = { $who-is ->
    [you] Scarti
   *[other] { $who } scarta
} { $cards }.
log-refills = { $count ->
    [one] Una posizione
   *[other] { $count } posizioni
} della cortina { $count ->
    [one] riceve
   *[other] ricevono
} una carta nuova.
log-curtain-moves = La carta di { $from } passa a { $to }.

## Carte

log-plays = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} “{ $card }”.
log-plays-on = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} “{ $card }” con bersaglio { $target }.
log-answers = { $who-is ->
    [you] Rispondi
   *[other] { $who } risponde
} con “{ $card }”.
log-lost-target = “{ $card }” non ha più il suo bersaglio e non fa nulla.
log-cancelled = “{ $card }” non ha effetto.
log-takes-answered = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} in mano “{ $card }”.
log-redirected = { $who-is ->
    [you] La devii
   *[other] { $who } la devia
}: il bersaglio ora è { $target }.
log-uses = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} il potere di { $source }.
log-uses-on = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} il potere di { $source } con bersaglio { $target }.
log-pays = { $who-is ->
    [you] Paghi
   *[other] { $who } paga
} { $eco } ECO.
log-gains = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $eco } ECO.
log-loses = { $who-is ->
    [you] Perdi
   *[other] { $who } perde
} { $eco } ECO.
log-steals-eco = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} { $eco } ECO { $whose-is ->
    [you] a te
   *[other] a { $whose }
}.
log-gate-discount = { $who-is ->
    [you] Il tuo prossimo tentativo
   *[other] Il prossimo tentativo di { $who }
} a un cancello in questo turno costa { $eco } ECO in meno.
log-will-skip = { $who-is ->
    [you] Il tuo prossimo turno
   *[other] Il prossimo turno di { $who }
} salterà.
log-extra-steps = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} fare { $limit } passi in questo turno.
log-extra-hero = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} scendere un altro eroe in questo turno.
log-pushed = { $who-is ->
    [you] Il tuo segnalino
   *[other] Il segnalino di { $who }
} finisce a { $place }.
log-swaps-pawns = { $one-is ->
    [you] Tu
   *[other] { $one }
} e { $two-is ->
    [you] tu
   *[other] { $two }
}: i segnalini si scambiano di posto.

log-looks-at-deck = { $who } guarda { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
} del mazzo.
log-sees-on-deck = In cima al mazzo: { $cards }.
log-sends-to-hades = { $who-is ->
    [you] Mandi
   *[other] { $who } manda
} nell’Ade: { $cards }.
log-digs = { $who-is ->
    [you] Ne prendi
   *[other] { $who } ne prende
} { $count }; nell’Ade: { $cards }.
log-takes-from-hades = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} “{ $card }” dall’Ade.
log-looks-at-hand = { $who } guarda la mano di { $whose }.
log-sees-hand = { $who-is ->
    [you] Vedi la mano di { $whose }
   *[other] { $who } vede la tua mano
}: { $cards }.
log-card-handed = “{ $card }” passa { $from-is ->
    [you] da te
   *[other] da { $from }
} { $to-is ->
    [you] a te
   *[other] a { $to }
}.
log-hidden-card-handed = Una carta passa da { $from } a { $to }.
log-sees-curtain = In { $place } vedi { $card }.
log-peeks = { $who } guarda la carta di { $place }.
log-swaps-curtain = { $who-is ->
    [you] Scambi
   *[other] { $who } scambia
} le carte di { $one } e { $two }.
log-clears-curtain = “{ $card }” va da { $place } nell’Ade.

## Eroi

log-enters = { $who-is ->
    [you] Scendi
   *[other] { $who } scende
} { $hero } come { $value } per { $cost } ECO.
log-raises = { $who-is ->
    [you] Innalzi
   *[other] { $who } innalza
} { $hero } a { $value } per { $cost } ECO.
log-rises = { $hero } sale a { $value }.
log-harmed = { $hero } subisce un danno e ora vale { $value }.
log-falls = { $hero } cade.
log-slain = { $hero } muore.
log-warded = { $hero } ha la protezione di { $source }.
log-spoils = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $eco } ECO di bottino.
log-returns-to-hand = { $hero } torna { $who-is ->
    [you] nella tua mano
   *[other] nella mano di { $who }
}.
log-dismisses = { $who-is ->
    [you] Congedi
   *[other] { $who } congeda
} { $hero }.
log-revives = { $who-is ->
    [you] Richiami
   *[other] { $who } richiama
} { $hero } come { $value }.
log-replaces = { $who-is ->
    [you] Metti
   *[other] { $who } mette
} { $new } al posto di { $old }.
log-binds = Le tele di { $hero } non si possono dichiarare fino alla fine del prossimo turno del suo dio.
log-shields-hero = Ora nulla può prendere di mira { $hero }.
log-attached = { $who-is ->
    [you] Assegni
   *[other] { $who } assegna
} “{ $card }” a { $hero }.
log-attachment-goes = “{ $card }” lascia { $hero } e va nell’Ade.
log-attachment-moves = “{ $card }” passa a { $hero }.

## Tele e cancelli

log-weaves = { $who-is ->
    [you] Fili
   *[other] { $who } fila
} “{ $card }” con { $hero }; la tela { $number } ha { $length ->
    [one] una carta
   *[other] { $length } carte
}.
log-cut = “{ $card }” viene tagliata dalla tela di { $hero }.
log-cut-whole = La tela di { $hero } non c’è più; { $count ->
    [one] una carta va
   *[other] { $count } carte vanno
} nell’Ade.
log-plot-returns = “{ $plot }” torna { $who-is ->
    [you] nella tua mano
   *[other] nella mano di { $who }
}.
log-abandons = { $who-is ->
    [you] Abbandoni
   *[other] { $who } abbandona
} la tela { $number } di { $hero }.
log-takes-of-web = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} “{ $card }” dalla tela di { $hero }.
log-recalls-web = { $who-is ->
    [you] Riprendi
   *[other] { $who } riprende
} in mano la tela di { $hero }.
log-shifts = { $who-is ->
    [you] Sposti
   *[other] { $who } sposta
} “{ $card }” sulla tela { $number } di { $hero }.
log-shields-web = Una tela di { $hero } è protetta.
log-again = La tela di { $hero } si può dichiarare di nuovo.
log-declares = { $who-is ->
    [you] Mostri
   *[other] { $who } mostra
} “{ $plot }” per la tela { $number } di { $hero } come { $value }: si chiude con { $threshold } o più.
log-toll = { $who-is ->
    [you] Paghi
   *[other] { $who } paga
} { $cost } ECO per il tentativo.
log-attempt-broken = { $who-is ->
    [you] Il tuo tentativo
   *[other] Il tentativo di { $who }
} è speso; non si tira.
log-adds-bonus = Il bonus cambia di { $count }.
log-rolls = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} { $face } e { $bonus }: { $result } contro { $threshold }.
log-rerolls = { $who-is ->
    [you] Ritiri
   *[other] { $who } ritira
}, grazie a { $source }.
log-changes-result = Il risultato cambia di { $count } e diventa { $result }.
log-sets-die = Il dado viene girato su { $face }: il risultato è { $result }.
log-buys = { $who-is ->
    [you] Aggiungi
   *[other] { $who } aggiunge
} { $count } al risultato per { $cost } ECO.
log-succeeds = { $who-is ->
    [you] Riesci
   *[other] { $who } riesce
}: { $result } contro { $threshold }.
log-fails = { $who-is ->
    [you] Fallisci
   *[other] { $who } fallisce
}: { $result } contro { $threshold }.
log-reward = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $eco } ECO, una rendita di { $income } e { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}.
log-tries-gate = { $who-is ->
    [you] Tenti
   *[other] { $who } tenta
} il cancello ({ $gate }) con la tela { $number } di { $hero } per { $cost } ECO: si apre con { $threshold } o più.
log-opens-gate = { $who-is ->
    [you] Hai
   *[other] { $who } ha
} aperto il cancello: { $gate }.
log-climbs = { $who-is ->
    [you] Sali
   *[other] { $who } sale
} a { $place }.
log-gate-holds = Il cancello resiste; { $back } ECO tornano { $who-is ->
    [you] a te
   *[other] a { $who }
}.

## La fine

log-throne = { $god } siede sul trono; { $who-is ->
    [you] vinci
   *[other] vince { $who }
}.
log-last-round = Il giro { $round } era l’ultimo. Più in alto sul monte: { $winners }.
won-throne = { $who-is ->
    [you] Siedi
   *[other] { $who } siede
} sul trono come { $god }.
won-last-round = Dopo l’ultimo giro { $count ->
    [one] vince chi sta più in alto
   *[other] chi sta più in alto divide la vittoria
}: { $winners }.
