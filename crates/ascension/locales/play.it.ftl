# Ciò che si chiede, si offre e si racconta durante la partita. Nomi e testi delle carte sono in it.ftl.

ascension-about = Gli dei scalano l’Olimpo tessendo miti; chi apre l’ultimo cancello siede sul trono.
option-smoke = Fumo
option-smoke-about = Che cosa si vede delle carte sul monte. Velato: ognuno ne guarda alcune dopo il mantenimento. Fitto: nessuno ne guarda. Rado: sono tutte scoperte.
option-rounds = Ultimo round
option-rounds-about = La partita finisce con questo round se nessuno è arrivato al trono. Una partita breve ne ha 15, una lunga 60.
option-spheres = Sfere in gioco
option-spheres-few = In { $seats } servono almeno { $seats } sfere, perché ogni dio ha la sua: { $spheres } non bastano.
option-spheres-about = Quante delle sedici sfere ci sono nel mazzo. Con meno sfere trame e cancelli si completano più facilmente.

quoted = «{ $card }»
low-bronze = bronzo
    .to = a bronzo
    .of = di bronzo
low-silver = argento
    .to = ad argento
    .of = d’argento
low-gold = oro
    .to = a oro
    .of = d’oro
source-first = { $god } (primo grado)
source-second = { $god } (secondo grado)
ability-first = l’abilità di { $god } (primo grado)
ability-second = l’abilità di { $god } (secondo grado)
ability-gift = la dote di { $hero }
bonus-part = { $amount } { $name }

target-hero = { $whose-is ->
    [you] il tuo eroe { $hero }
   *[other] { $hero } di { $whose }
}
    .on = su { $hero } ({ $whose-is ->
        [you] tuo eroe
       *[other] di { $whose }
    })
target-web = la tela { $number } di { $hero } ({ $whose-is ->
    [you] tua
   *[other] di { $whose }
})
    .on = sulla tela { $number } di { $hero } ({ $whose-is ->
        [you] tua
       *[other] di { $whose }
    })
target-hand = { $whose-is ->
    [you] la tua mano
   *[other] la mano di { $whose }
}
    .on = { $whose-is ->
        [you] sulla tua mano
       *[other] sulla mano di { $whose }
    }
target-pawn = { $whose-is ->
    [you] te
   *[other] { $whose }
}
    .on = su { $whose-is ->
        [you] te
       *[other] { $whose }
    }
target-attempt = { $whose-is ->
    [you] il tuo tentativo
   *[other] il tentativo di { $whose }
}
    .on = { $whose-is ->
        [you] sul tuo tentativo
       *[other] sul tentativo di { $whose }
    }
target-roll = { $whose-is ->
    [you] il tuo tiro
   *[other] il tiro di { $whose }
}
    .on = { $whose-is ->
        [you] sul tuo tiro
       *[other] sul tiro di { $whose }
    }
target-answered = la carta a cui si risponde
    .on = sulla carta a cui si risponde

frame-closing = { $who-is ->
    [you] Chiudi
   *[other] { $who } chiude
} «{ $plot }»
frame-gate = { $who-is ->
    [you] Tenti
   *[other] { $who } tenta
} { $gate-the }
frame-card = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} «{ $card }»
frame-aimed-at = Una carta ha un bersaglio
frame-before-roll = Prima del tiro
frame-after-roll = Dopo il tiro
frame-end-of-turn = Fine del turno

## Domande

send-discard = Scarta
ask-pawn = Su quale pendice comincia il tuo segnalino?
ask-movement = Dove va il tuo segnalino? Può fare { $limit ->
    [one] un passo
   *[other] fino a { $limit } passi
}.
ask-which-curtain = Quale carta della cortina prendi?
ask-action = Che cosa fai?
ask-discard = Quali carte scarti?
ask-discard-to-limit = Il tuo limite di mano è { $limit }. Scartane { $over }.
ask-discard-some = { $least ->
    [0] Quali carte scarti, se ne scarti?
   *[other] { $most ->
        [one] Quale carta scarti?
       *[other] Quali carte scarti, al massimo { $most }?
    }
}
ask-target = A che cosa mira «{ $card }»?
ask-answer = «{ $card }» ti prende di mira. Rispondi?
ask-before-roll = { $who-is ->
    [you] Stai
   *[other] { $who } sta
} per tirare d12 { $bonus } (soglia { $threshold }). Giochi una carta?
ask-after-roll = { $who-is ->
    [you] Il tuo risultato
   *[other] Il risultato di { $who }
} è { $result } (soglia { $threshold }). Giochi una carta?
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

do-at = { $place }
do-move = Vai { $place-to }
detail-card = { $kind }. { $serves }
detail-move-known = C’è «{ $card }».
detail-move-unknown = La carta è coperta.
detail-move-bare = Non c’è nessuna carta.
do-stay = Resta { $place-to }
detail-stay = In questo turno non peschi.
do-pass-hand = Resta e chiudi la mano
detail-pass-hand = Non ti muovi, non peschi e non agisci.
do-pass = Passa
do-close-hand = Chiudi la mano
detail-close-hand = Le azioni finiscono.
do-enter = Schiera { $hero }, eroe { $value-of }
do-raise = Innalza { $hero } { $value-to }
detail-cost = { $cost } ECO
detail-priced = { $cost } ECO. { $effect }
detail-free = Gratis
do-attach = Assegna «{ $card }»
do-weave = Fila «{ $card }» nella tela { $number } di { $hero }
do-weave-new = Comincia una tela con { $hero }: «{ $card }»
detail-weave = Poi { $length ->
    [one] una carta
   *[other] { $length } carte
}
do-declare = Chiudi «{ $plot }» come tela { $value-of }
detail-declare = Con { $hero }: { $eco } ECO, rendita { $income }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}. { $stake ->
    [0] Nessuna posta.
   *[other] Posta: { $stake } ECO, persi se fallisce.
}
do-try = Tenta { $gate-the }
detail-try = Con { $hero }, per { $cost } ECO
do-play = Gioca «{ $card }»
do-use = Usa { $ability }
do-discard = Scarta carte
do-abandon = Abbandona la tela { $number } di { $hero }
do-dismiss = Congeda { $hero }
do-remove = Rimuovi «{ $card }» da { $hero }
do-target = { $target }
do-card = «{ $card }»
do-shift = «{ $card }» sulla tela { $number } di { $hero }
do-transfer = «{ $card }»: nuovo bersaglio { $target }
do-ward = { $source }
do-reroll = Rilancia il dado ({ $source })
do-buy = Aggiungi { $count } al risultato
do-done = Basta così
path-weave = Fila
path-enter = Schiera un eroe
path-raise = Innalza un eroe
path-close = Chiudi una tela
path-attach = Assegna
path-play = Gioca un evento
path-use = Usa un’abilità
path-move = Muovi
path-give-up = Rinuncia a qualcosa
odds-roll = d12 { $bonus } (soglia { $threshold })
term-value = valore dell’eroe
term-own-sphere = carte della sfera del dio
term-home = sfera d’origine
term-retries = tentativi falliti prima
term-cards = carte giocate

## Che cosa non si offre, e perché

bar-enter = Schierare { $hero }
bar-weave = Filare una carta
bar-close = Chiudere «{ $plot }» con { $hero }
bar-close-at = Chiudere «{ $plot }» con { $hero } come: { $values }
bar-gate = Tentare { $gate-the }
why-one-hero-a-turn = Hai già schierato l’eroe di questo turno.
why-same-hero = Hai già in gioco questo eroe.
why-hero-limit = Il tuo dio guida al massimo { $limit ->
    [one] un eroe
   *[other] { $limit } eroi
}.
why-stake = Devi puntare { $stake } ECO e ne hai { $eco }.
why-eco = Costa { $cost } ECO e ne hai { $eco }.
why-no-available-hero = Nessuno dei tuoi eroi è ancora disponibile.
why-nothing-fits = Nessuna carta serve a una tua trama o a un cancello sopra di te.
why-not-available = L’eroe è disponibile dal tuo prossimo turno.
why-declared = Questa tela è già stata dichiarata in questo turno.
why-bound = L’eroe è legato.
why-no-closing = Lo vieta una carta assegnata all’eroe.
why-sector-values = { $sector-on } valgono solo: { $values }.
why-no-web-for-gate = Nessuna tua tela è completa per questo cancello.

## Preparazione

log-rolls-for-order = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} { $face } per l’ordine.
log-order = Ordine di gioco: { $order }.
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
log-gate = In { $place } c’è { $gate-the }.
log-dealt-card = Ricevi «{ $card }».
log-starting-eco = { $who-is ->
    [you] Cominci
   *[other] { $who } comincia
} con { $eco } ECO.
log-pawn = { $who-is ->
    [you] Parti
   *[other] { $who } parte
} { $place-from }.
log-curtain = La cortina è disposta; nel mazzo restano { $count } carte.
log-curtain-open = { $card } è scoperta { $place-to }.

## Il turno

log-round = Round { $round }
log-turn = { $god }, turno { $who-is ->
    [you] tuo
   *[other] di { $who }
}
log-income = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $steady } ECO e ora { $who-is ->
    [you] ne hai
   *[other] ne ha
} { $eco }.
log-income-more = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $steady } ECO, { $more }, e ora { $who-is ->
    [you] ne hai
   *[other] ne ha
} { $eco }.
income-trophies = più { $count } dai trofei
income-others = più { $count } da abilità e carte
income-lost = meno { $count } per le carte
log-turn-skipped = { $who-is ->
    [you] Salti
   *[other] { $who } salta
} il turno.
log-available = { $hero } ora è a disposizione.
log-moves = { $who-is ->
    [you] Vai
   *[other] { $who } va
} { $place-to }.
log-stays = { $who-is ->
    [you] Resti
   *[other] { $who } resta
} { $place-to }.
log-passes-hand = { $who-is ->
    [you] Resti e chiudi
   *[other] { $who } resta e chiude
} la mano.
log-no-card-there = { $who-is ->
    [you] Non trovi carte
   *[other] { $who } non trova carte
}: { $place-to } non ce ne sono.
log-draws-these = Peschi { $cards }.
log-draws = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
log-shuffles-hades = Il mazzo è vuoto: le { $count } carte dell’Ade si mescolano in un mazzo nuovo.
log-takes-this-curtain = Prendi «{ $card }» { $place-from }.
log-takes-curtain = { $who } prende la carta { $place-from }.
log-discards = { $who-is ->
    [you] Scarti
   *[other] { $who } scarta
} { $cards }.
log-refills = { $count ->
    [one] Nuova carta della cortina: { $places }.
   *[other] Nuove carte della cortina: { $places }.
}
log-curtain-moves = La carta { $from-of } passa { $to-to }.

## Carte

log-plays = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} «{ $card }».
log-plays-on = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
} «{ $card }» { $target-on }.
log-attaches = { $who-is ->
    [you] Assegni
   *[other] { $who } assegna
} «{ $card }»: { $target }.
log-answers = { $who-is ->
    [you] Rispondi
   *[other] { $who } risponde
} con «{ $card }».
log-lost-target = «{ $card }» non ha più il suo bersaglio e non fa nulla.
log-cancelled = «{ $card }» non ha effetto.
log-takes-answered = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
} in mano «{ $card }».
log-redirected = { $who-is ->
    [you] La devii
   *[other] { $who } la devia
}: il bersaglio ora è { $target }.
log-uses = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} { $ability }.
log-uses-on = { $who-is ->
    [you] Usi
   *[other] { $who } usa
} { $ability } { $target-on }.
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
    [you] Salterai il prossimo turno.
   *[other] { $who } salterà il prossimo turno.
}
log-extra-steps = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} fare { $limit } passi in questo turno.
log-extra-hero = { $who-is ->
    [you] Puoi
   *[other] { $who } può
} schierare un altro eroe in questo turno.
log-pushed = { $who-is ->
    [you] Il tuo segnalino
   *[other] Il segnalino di { $who }
} finisce { $place-to }.
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
} «{ $card }» dall’Ade.
log-looks-at-hand = { $who } guarda la mano di { $whose }.
log-sees-hand = { $who-is ->
    [you] Vedi la mano di { $whose }
   *[other] { $who } vede la tua mano
}: { $cards }.
log-card-handed = «{ $card }» passa { $from-is ->
    [you] da te
   *[other] da { $from }
} { $to-is ->
    [you] a te
   *[other] a { $to }
}.
log-hidden-card-handed = Una carta passa da { $from } a { $to }.
log-sees-curtain = Vedi { $card } { $place-to }.
log-peeks = { $who } guarda la carta { $place-of }.
log-swaps-curtain = { $who-is ->
    [you] Scambi
   *[other] { $who } scambia
} le carte { $one-of } e { $two-of }.
log-clears-curtain = «{ $card }» va { $place-from } nell’Ade.

## Eroi

log-enters = { $who-is ->
    [you] Schieri
   *[other] { $who } schiera
} { $hero }, eroe { $value-of }, per { $cost } ECO.
log-raises = { $who-is ->
    [you] Innalzi
   *[other] { $who } innalza
} { $hero } { $value-to } per { $cost } ECO.
log-rises = { $hero } sale { $value-to }.
log-harmed = { $hero } subisce un danno e scende { $value-to }.
log-falls = { $hero } cade.
log-slain = { $hero } muore.
log-warded = { $source } protegge { $hero }.
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
} { $hero } dall’Ade, eroe { $value-of }.
log-replaces = { $who-is ->
    [you] Metti
   *[other] { $who } mette
} { $new } al posto di { $old }.
log-binds = Le tele di { $hero } non si possono dichiarare fino alla fine del prossimo turno del suo dio.
log-shields-hero = Ora nulla può prendere di mira { $hero }.
log-attachment-goes = «{ $card }» lascia { $hero } e va nell’Ade.
log-attachment-moves = «{ $card }» passa { $hero-to }.

## Tele e cancelli

log-weaves = { $who-is ->
    [you] Fili
   *[other] { $who } fila
} «{ $card }» nella tela { $number } di { $hero } ({ $length ->
    [one] una carta
   *[other] { $length } carte
}).
log-cut = «{ $card }» viene tagliata dalla tela di { $hero }.
log-cut-whole = La tela di { $hero } non c’è più; { $count ->
    [one] una carta va
   *[other] { $count } carte vanno
} nell’Ade.
log-plot-returns = «{ $plot }» torna { $who-is ->
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
} «{ $card }» dalla tela di { $hero }.
log-recalls-web = { $who-is ->
    [you] Riprendi
   *[other] { $who } riprende
} in mano la tela di { $hero }.
log-shifts = { $who-is ->
    [you] Sposti
   *[other] { $who } sposta
} «{ $card }» sulla tela { $number } di { $hero }.
log-shields-web = Una tela di { $hero } è protetta.
log-again = La tela di { $hero } si può dichiarare di nuovo.
log-declares = { $who-is ->
    [you] Dichiari
   *[other] { $who } dichiara
} «{ $plot }» come tela { $value-of } sulla tela { $number } di { $hero } (soglia { $threshold }){ $stake ->
    [0] .
   *[other] , posta { $stake } ECO.
}
log-stake-back = { $who-is ->
    [you] Riprendi
   *[other] { $who } riprende
} la posta di { $stake } ECO.
log-stake-lost = { $who-is ->
    [you] Perdi
   *[other] { $who } perde
} la posta di { $stake } ECO.
log-toll = { $who-is ->
    [you] Paghi
   *[other] { $who } paga
} { $cost } ECO per il tentativo.
log-attempt-broken = { $who-is ->
    [you] Il tuo tentativo
   *[other] Il tentativo di { $who }
} è speso; non si tira.
log-adds-bonus = Il bonus cambia di { $count }.
log-bonus = Bonus { $bonus }: { $parts }.
log-rolls = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} { $sum } (soglia { $threshold }).
log-rolls-changed = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} { $die }, che vale { $face } ({ $sources }): { $sum } (soglia { $threshold }).
log-die-counts = Vale { $face } ({ $sources }).
log-rerolls = { $who-is ->
    [you] Rilanci
   *[other] { $who } rilancia
} il dado ({ $source }).
log-changes-result = Il risultato cambia di { $count } e diventa { $result }.
log-sets-die = Il dado viene girato su { $face }: { $sum }.
log-buys = { $who-is ->
    [you] Aggiungi
   *[other] { $who } aggiunge
} { $count } al risultato per { $cost } ECO.
log-succeeds = { $who-is ->
    [you] Riesci
   *[other] { $who } riesce
}: { $result } (soglia { $threshold }).
log-fails = { $who-is ->
    [you] Fallisci
   *[other] { $who } fallisce
}: { $result } (soglia { $threshold }).
log-second-best = { $god } (secondo grado): la tela { $who-is ->
    [you] tua
   *[other] di { $who }
} si chiude comunque, come tela { $value-of }.
log-quarry = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $eco } ECO ({ $god }, secondo grado).
log-reward = { $who-is ->
    [you] Chiudi
   *[other] { $who } chiude
} «{ $plot }»: { $eco } ECO{ $income ->
    [0] {""}
   *[other] , una rendita di { $income }
}{ $cards ->
    [0] {""}
    [one] {" "}e una carta
   *[other] {" "}e { $cards } carte
}.
log-tries-gate = { $who-is ->
    [you] Tenti
   *[other] { $who } tenta
} { $gate-the } con la tela { $number } di { $hero } per { $cost } ECO (soglia { $threshold }).
log-opens-gate = { $who-is ->
    [you] Apri
   *[other] { $who } apre
} { $gate-the }.
log-climbs = { $who-is ->
    [you] Sali
   *[other] { $who } sale
} { $place-to }.
log-gate-holds = Il cancello resiste; { $who-is ->
    [you] riprendi
   *[other] { $who } riprende
} { $back } ECO.

## La fine

log-throne = { $god } siede sul trono; { $who-is ->
    [you] vinci
   *[other] vince { $who }
}.
log-last-round = Il round { $round } era l’ultimo. Più in alto sul monte: { $winners }.
won-throne = { $who-is ->
    [you] Siedi
   *[other] { $who } siede
} sul trono come { $god }.
won-last-round = Dopo l’ultimo round { $count ->
    [one] vince chi sta più in alto
   *[other] chi sta più in alto divide la vittoria
}: { $winners }.

## Che cosa si fa

verb-weave = Fila
verb-weave-letter = F
verb-close = Chiudi
verb-close-letter = C
verb-gate = Tenta
verb-gate-letter = T
verb-enter = Schiera
verb-enter-letter = S
verb-play = Gioca
verb-play-letter = G
verb-attach = Assegna
verb-attach-letter = A
verb-discard = Getta via
verb-discard-letter = X
verb-ability = Abilità
verb-ability-letter = I
when-actions = nelle tue azioni
bar-a-gate = Tentare un cancello
bar-a-web = Chiudere una tela
bar-a-hero = Schierare o innalzare un eroe
bar-an-event = Giocare un evento
bar-attach = Assegnare una carta
bar-ability = Usare un’abilità
why-no-gate-here = Qui non hai cancelli da aprire.
why-no-sequence = Non hai carte sequenza.
why-no-complete-web = Nessuna tela è completa.
why-no-hero-in-hand = Nessun eroe da schierare o da innalzare.
why-no-event = Nessun evento da giocare ora.
why-no-attachment = Niente da assegnare ora.
why-no-ability = Nessuna abilità da usare ora.
order-until-aimed = Passa finché qualcosa non mira a me
order-this-round = Passa per il resto del round

## Che cosa farebbe una scelta

tag-completes = { $what } { $have } di { $of }: completa
tag-serves = { $what } { $have } di { $of }
tag-of = { $have } di { $of }
tag-breaks = { $what } è già completa: così si guasta
tag-card-news = { $card }: { $news }
tag-hidden-card = carta coperta
tag-no-card = nessuna carta
tag-gate-near = { $place }: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
tag-stay = resti, non peschi
tag-close = chiude «{ $plot }»
tag-try = per { $cost } ECO
tag-to-hades = { $count ->
    [one] una carta va nell’Ade
   *[other] { $count } carte vanno nell’Ade
}
tag-dismiss = esce dal gioco per sempre
tag-sure-left = «{ $plot }» non può fallire: prima chiudila
tag-reroll = rilancia
tag-enough = basta
tag-not-enough = non basta ancora
change-result = risultato
news-completes = completa { $what }
news-fits-nothing = per ora non serve
news-plot = { $hero } { $have } di { $of }
detail-hero = { $value }, { $webs ->
    [0] nessuna tela
    [one] una tela
   *[other] { $webs } tele
}{ $cards ->
    [0] {""}
    [one] {" "}con una carta
   *[other] {" "}con { $cards } carte
}{ $worn ->
    [0] {""}
    [one] , una carta assegnata
   *[other] , { $worn } carte assegnate
}
detail-web = { $count ->
    [one] una carta
   *[other] { $count } carte
}
detail-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
detail-pawn = { $eco } ECO
roll-enough = { $result } (soglia { $threshold }): basta
roll-not-enough = { $result } (soglia { $threshold }): non basta

## Che cosa merita un momento

banner-trophy = { $who-is ->
    [you] Chiudi
   *[other] { $who } chiude
} «{ $plot }»
banner-card-lost = { $who-is ->
    [you] Perdi una carta
   *[other] { $who } perde una carta
}
banner-hero-harmed = { $who-is ->
    [you] Un tuo eroe subisce un danno
   *[other] Un eroe di { $who } subisce un danno
}
banner-hero-lost = { $who-is ->
    [you] Perdi un eroe
   *[other] { $who } perde un eroe
}
banner-web-cut = { $who-is ->
    [you] Una tua tela viene tagliata
   *[other] Una tela di { $who } viene tagliata
}
end-god = divinità
end-sector = settore più alto
end-gates = cancelli aperti
end-trophies = trofei
end-trophy-eco = ECO sui trofei
