# La campagna: viaggio, preparazione, libro della trama, riposo.

coins = popolini
experience = esperienza
severe-wounds = ferite gravi
count-of = { $count } { $what }
count-coins = { $count ->
    [one] 1 popolino
   *[other] { $count } popolini
}

option-play = Che cosa si gioca
option-play-about = Una missione occupa una serata; l’esplorazione si sorteggia, la caccia insegue una sola grande preda. La campagna è tutto questo a un unico tavolo, per molte serate.
play-mission = una missione
play-exploration = un’esplorazione
play-hunt = una caccia
play-campaign = l’intera campagna

# Tipi e indizi
mission-kind-campaign = Missione { $number } della trama
mission-kind-encounter = Incontro
mission-kind-exploration = Esplorazione
mission-kind-hunt = Caccia
clue-keys = Giurati delle Chiavi
clue-lagoon = Uomini della Laguna
clue-brood = Covata Antica
clue-water = acqua
clue-swamp = palude
clue-urban = in città
clue-rural = in campagna
clue-buildings = edifici
clue-stealth = furtività
faction-keys = i Giurati delle Chiavi
faction-lagoon = gli Uomini della Laguna
faction-brood = la Covata Antica
deck-elementum = Elementum
deck-alchimia = Alchimia
deck-pecunia = Pecunia

# Destini
destiny-goal-defeat = Sconfiggi { $n } nemici
destiny-goal-criticals = Infliggi { $n } critici
destiny-goal-mental-successes = Riesci in { $n } attacchi mentali
destiny-goal-heal = Fai scartare { $n } ferite
destiny-goal-won-actions = Supera { $n } test di azioni di missione
destiny-goal-unhurt = Termina { $missions } missioni senza ferite sulla scheda
destiny-goal-threat = Termina le missioni con { $n } di minaccia in tutto
destiny-goal-waits = Spendi { $ap } PA in attesa
destiny-goal-victories = Vinci { $n } missioni
destiny-goal-reactions = Usa { $n } reazioni

# Botteghe
shop-artisan = Artigiano
    .to = dall’artigiano
shop-surgeon = Cerusico
    .to = dal cerusico
shop-barracks = Caserma
    .to = in caserma
shop-church = Chiesa
    .to = in chiesa
shop-baths = Terme
    .to = alle terme
shop-master = Maestro
    .to = dal maestro
shop-merchant = Mercante
    .to = dal mercante

# Domande
ask-side-mission = { $mission }: accettate questa missione secondaria?
ask-keep-missions = Quali { $most } missioni secondarie tenete?
ask-mission = Quale missione giocate adesso?
ask-stand-in = Quale compagno prende il posto vuoto?
ask-stay-behind = Qualcuno resta indietro per un compagno?
ask-outfit = Che cosa porta con sé { $hero }?
ask-skills = Quali abilità equipaggia { $hero }?
ask-items = Quale equipaggiamento porta { $hero }?
ask-paragraph = Che cosa fate?
ask-somebody = A quale eroe tocca?
ask-loot = { $count ->
    [one] Una carta bottino su { $of } torna coperta nei mazzi. Da quale mazzo?
   *[other] { $count } carte bottino su { $of } tornano coperte nei mazzi. Da quali?
}
ask-reward = Quale ricompensa prendete? { $count ->
    [one] Ve ne spetta una.
   *[other] Ve ne spettano { $count }.
}
ask-improve = Quale caratteristica di { $hero } aumenta di 1?
ask-learn = Che cosa impara { $hero }? Esperienza: { $xp }.
ask-visit = Dove va { $hero }?
ask-shop = { $shop }: che cosa fa qui { $hero }? Popolini: { $coins }.

# Scelte
do-accept = Accettate «{ $mission }»
do-refuse = Rifiutate «{ $mission }»
do-play = Giocate «{ $mission }»
do-fill = Portate con voi { $companion-the }
do-stay-behind = { $hero } resta indietro per { $companion-the }
do-all-go = Andate tutti e quattro
do-as-suggested = Come suggerito
do-change = Scegli abilità ed equipaggiamento
do-learn = Impara { $skill }
do-advance = Diventa { $class }: { $stat } aumenta di 1
do-advance-any = Passa a un’altra classe
do-visit = Vai { $shop-to }
do-no-shop = In nessuna bottega
do-make = Crea { $item }
do-cure = Cura { $hero }: { $wound }
do-hire = Assolda { $companion-the }
do-train = Paga «{ $skill }» per { $companion-the }
do-buy = Compra { $reagent }
do-sell = Vendi { $reagent }
do-enough = Basta così
tag-coins = { $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}
tag-xp = { $xp } PE
tag-make = { $reagents }{ $coins ->
    [0] {""}
    [one] , 1 popolino
   *[other] , { $coins } popolini
}
detail-accept = Missioni secondarie già in attesa: { $active }. Possono essere al massimo tre.
detail-clues = { $kind }{ $count ->
    [0] {""}
   *[other] : { $clues }
}
detail-companion = Vale come un eroe, non pesca ferite gravi e resta fino alla fine del riposo successivo.
detail-skill = { $category }, { $keyword }
detail-slot = { $slot }

# Perché no
why-two-side-missions = Due missioni secondarie non possono seguirsi. Giocate prima la missione della trama.
why-category = { $category }: la classe ammette al massimo { $most } abilità.
why-five-skills = Si possono equipaggiare al massimo { $most } abilità.
why-encumbered = C’è posto solo per { $most } di questo tipo ({ $slot }).
why-no-destiny = Prima va risolta la seconda carta destino.
why-few-skills = Servono almeno { $least } abilità della classe base.
why-few-xp = Servono { $xp } punti esperienza.
why-not-here = In un borgo non ce n’è.
why-full = Tutti i posti sono occupati ({ $places }).
why-companion = I compagni non possono andarci.
why-coins = { $price ->
    [one] Serve 1 popolino
   *[other] Servono { $price } popolini
}, e ce ne sono meno.
why-nothing-there = Adesso non c’è niente da fare lì.
why-lacks = Mancano: { $what }

# Cronaca
log-campaign-begins = La campagna comincia
log-travels = Da { $from } { $to-to }: { $roads ->
    [one] 1 evento
   *[other] { $roads } eventi
} per strada
log-road-event = Per strada: { $event }.
log-accepts = Missione secondaria accettata: { $mission }.
log-refuses = Missione secondaria rifiutata: { $mission }.
log-exploration-passed = La compagnia passa oltre: { $mission }.
log-prepares = Preparazione: { $mission }
log-mission-begins = { $mission }
log-faction = La sorte indica { $faction }.
log-prey-aims = { $foe } punta { $whom }.
log-prey-card = { $foe }: { $card }
log-stays-behind = { $hero } resta indietro; al suo posto va { $companion-the }.
log-cured = Guarita: { $wound }.
log-destiny = { $hero } risolve un destino: { $destiny }.
log-destiny-forgone = { $hero } lascia andare un destino: { $destiny }.
log-next-mission = La prossima missione della trama: { $mission }.
log-pay = Ogni eroe guadagna { $xp } PE, la compagnia { $coins } popolini.
log-loot = Il bottino: { $reagents }.
log-reward = Una ricompensa per la compagnia: { $item }.
log-achieved = Conquista: { $achievement }.
log-coins-gained = La compagnia guadagna { $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}.
log-coins-lost = La compagnia paga { $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}.
log-waits-token = { $hero } comincerà la prossima missione col segnalino { $token }.
log-waits-wounds = { $hero } comincerà la prossima missione { $count ->
    [0] senza ferite
    [one] con una ferita
   *[other] con { $count } ferite
}.
log-waits-threat = { $hero } comincerà la prossima missione con { $count } di minaccia in più.
log-waits-sectors = Nella prossima missione il segnalino di { $hero } partirà { $count ->
    [one] un settore
   *[other] { $count } settori
} più avanti.
log-gains-xp = { $hero } guadagna { $xp } PE.
log-bond = { $hero } ottiene «{ $item }».
log-improves = { $stat } di { $hero } sale di 1.
log-joins = { $companion } si unisce alla compagnia.
log-learns = { $hero } impara «{ $skill }» ({ $xp } PE).
log-advances = { $hero } diventa { $class }; { $stat } aumenta di 1.
log-rest = Riposo { $place-to }
log-visits = { $hero } va { $shop-to }.
log-companion-leaves = { $companion } torna a casa.
log-makes = L’artigiano crea «{ $item }».
log-hires = La compagnia assolda { $companion-the }.
log-trains = La compagnia paga «{ $skill }» per { $companion-the } ({ $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}).
log-blessed = { $hero } riceve la benedizione: { $token }.
log-bathes = { $hero } fa il bagno: 1 Salute in più nella prossima missione.
log-taught = { $hero } impara dal maestro: 1 PE.
log-buys = Acquisto: { $reagent } ({ $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}).
log-sells = Vendita: { $reagent } ({ $coins ->
    [one] 1 popolino
   *[other] { $coins } popolini
}).

# La fine
ending-silence = Silenzio: la meridiana è ferma e ogni campana conta la sua ora.
ending-return = Ritorno: la meridiana è carica e gli dèi restano in un’ora sola per tutti.
ending-new-age = Età nuova: lo gnomone è spezzato e ogni luogo si accorda coi vicini sulla sua ora.
ending-iron-night = Notte di ferro: il sole non c’è più, e la meridiana non ne sente la mancanza.
end-signatures = firme

# Scena
scene-missions-played = { $count ->
    [one] 1 missione giocata
   *[other] { $count } missioni giocate
}
scene-italy = Italia
scene-company = La compagnia
scene-tale = Il libro della trama
scene-plans = Progetti
scene-next-mission = Prossima
scene-side-mission = Missione secondaria
scene-hunt = Caccia
scene-side-missions = Missioni secondarie: { $count } su { $most }
scene-city = La città di { $place }
scene-village = Il borgo di { $place }
scene-bench = Il banco dell’artigiano
scene-bench-note = Le formulae che il tesoro può pagare sono accese; alle altre manca una sola cosa.
scene-treasury = Tesoro
scene-destiny = { $goal } ({ $done } su { $of })
scene-at-shop = { $shop }
shop-artisan-does = Crea le formulae, per qualsiasi eroe. Posti liberi: { $free } su { $of }.
shop-surgeon-does = Cura le ferite gravi, di qualsiasi eroe. Posti liberi: { $free } su { $of }.
shop-barracks-does = Qui si assoldano i compagni. Posti liberi: { $free } su { $of }.
shop-church-does = Un segnalino positivo per la prossima missione. Posti liberi: { $free } su { $of }.
shop-baths-does = 1 Salute in più nella prossima missione. Posti liberi: { $free } su { $of }.
shop-master-does = 1 punto esperienza. Posti liberi: { $free } su { $of }.
shop-merchant-does = Compra e vende reagenti. Posti liberi: { $free } su { $of }.

# La legenda
legend-experience = paga le abilità e la classe avanzata
legend-severe = le toglie il chirurgo
legend-coins = pagano botteghe e mercanti
legend-reagent = un reagente: { $deck }
