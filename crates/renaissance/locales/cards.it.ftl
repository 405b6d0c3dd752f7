# Quel che dicono le carte: caratteristiche, segnalini, simboli, abilità, tratti ed effetti.

char-swiftness = Rapidità
char-dexterity = Destrezza
char-physique = Fisico
char-mind = Mente
char-health = Salute
status-poisoned = Avvelenato
status-stunned = Stordito
status-blinded = Accecato
status-hindered = Intralciato
status-burned = Ustionato
status-weakened = Indebolito
status-exposed = Vulnerabile
status-marked = Marchiato
status-hasty = Lesto
status-focused = Concentrato
status-lucky = Fortunato
status-protected = Protetto
status-hidden = Nascosto
status-steadfast = Saldo
astro-star = Stella
astro-moon = Luna
astro-sun = Sole
attack-physical = fisico
    .f = fisica
attack-mental = mentale
    .f = mentale
immunity-critical = Critico
immunity-blinded = Accecato
immunity-transformation = Trasformazione
immunity-forced = movimento forzato
ability-ally = Alleato
ability-patrol = Pattuglia
ability-large = Grande
ability-eclectic = Eclettico
ability-tall = Alto
ability-climb = Scalare { $x }
ability-fly = Volare
ability-dodge = Schivare { $x }
ability-immune = Immune ({ $to })
ability-commander = Comandante { $x }
ability-armoured = Corazzato { $x }
ability-regeneration = Rigenerazione { $x }
ability-amphibious = Anfibio
ability-charge = Carica { $x }
ability-skirmisher = Schermagliatore
ability-bodyguard = Guardia del corpo
ability-dread = Terrore { $x }
ability-sentinel = Sentinella
effect-critical = Critico { $x }
effect-lethal = Letale { $x }
effect-unblockable = Imbloccabile
effect-piercing = Perforante { $x }
effect-precise = Preciso { $x }
effect-inflict = { $token }
effect-push = Spinta { $n }
effect-pull = Trazione { $n }
effect-dash = Scatto { $n }
effect-drain = Drenare { $x }
effect-sunder = Frantumare { $x }
effect-silent = Silenzioso
effect-reload = Ricarica
effect-wound = { $n ->
    [one] una ferita
   *[other] { $n } ferite
}
effect-unsoaked = { $n ->
    [one] una ferita imbloccabile
   *[other] { $n } ferite imbloccabili
}
effect-heal = { $n ->
    [one] scarta una ferita
   *[other] scarta { $n } ferite
}
effect-mend = { $n ->
    [one] una ferita in meno sull’equipaggiamento
   *[other] { $n } ferite in meno sull’equipaggiamento
}
effect-cleanse = { $n ->
    [one] scarta un segnalino negativo
   *[other] scarta { $n } segnalini negativi
}
effect-gain = ottieni { $token }
effect-coat = { $token } su un’arma
effect-lead = un amico scatta di { $n }
effect-slip = Scatto { $n } senza provocare
effect-dice = dadi { $by }
effect-success = { $n ->
    [one] un successo
   *[other] { $n } successi
}
effect-threat = minaccia { $by }
effect-lure = minaccia { $by } al bersaglio
effect-delay = il segnalino del bersaglio avanti di { $n ->
    [one] un settore
   *[other] { $n } settori
}
effect-heroism = { $n } eroismo
effect-points = { $n } punti classe
effect-strike = un attacco gratuito
effect-shield = subisce le ferite al posto suo
effect-transform = trasformazione ({ $form }) per { $n ->
    [one] un’attivazione
   *[other] { $n } attivazioni
}
which-any = attacchi
which-physical = attacchi fisici
which-mental = attacchi mentali
which-melee = attacchi a nemici adiacenti
which-ranged = attacchi da due caselle in su
passive-stat = { $of } { $by }
passive-attack-dice = dadi { $by } in { $which }
passive-defence-dice = dadi { $by } in difesa { $kind-f }
passive-mission-dice = dadi { $by } nelle azioni di missione
passive-stealth-dice = dadi { $by } in furtività
passive-lethal = Letale { $x } in { $which }
passive-critical = Critico { $x } in { $which }
passive-piercing = Perforante { $x } in { $which }
passive-precise = Preciso { $x } in { $which }
passive-has = { $ability }
passive-resistance = Resistenza { $x }
passive-slippery = non provoca attacchi di reazione
passive-healing = cura { $x } in più
passive-begins = comincia col segnalino { $token }
passive-on-defeat = { $token } dopo aver sconfitto un nemico
passive-on-wait = { $token } dopo aver atteso 2 PA
passive-guards = gli amici entro { $within } si difendono con un dado in più
trigger-defends = quando viene attaccato
trigger-friend-defends = quando un amico viene attaccato
trigger-unhurt = quando un attacco non lascia ferite
trigger-enemy-stops = quando un nemico finisce di agire
trigger-friend-falls = quando un amico cade
passive-stars = per un punto classe un dado di un attacco entro { $within } mostra anche un simbolo a scelta
passive-whistles = il famiglio agisce per { $points } { $points ->
    [one] punto classe
   *[other] punti classe
} e nessun PA
passive-winds = si usa un equipaggiamento per { $points } { $points ->
    [one] punto classe
   *[other] punti classe
} e nessun PA
wound-effect-stat = { $of } { $by }
wound-effect-trembling = un dado in meno nel primo test di ogni missione
wound-effect-threat = comincia ogni missione con { $n } di minaccia
wound-effect-bad-eye = le portate degli attacchi oltre 3 si accorciano di uno
wound-effect-resistance = Resistenza complessiva ridotta di { $x }
wound-effect-haunted = un dado in meno in difesa mentale
prey-aim-nearest = l’eroe più vicino
prey-aim-farthest = l’eroe più lontano
prey-aim-weakest = l’eroe più debole
prey-aim-most-threat = l’eroe con più minaccia
prey-aim-least-threat = l’eroe con meno minaccia
rank-troop = Truppa
rank-elite = Elite
rank-monster = Mostro
shape-area = area { $n }
shape-line = linea { $n }
slot-one-hand = Una mano
slot-two-hands = Due mani
slot-armour = Armatura
slot-head = Testa
slot-accessory = Accessorio
slot-spell = Magia
slot-familiar = Famiglio
category-combat = Combattimento
category-agility = Agilità
category-arcane = Arcano
category-faith = Fede
category-tactics = Tattica
keyword-strength = Forza
keyword-loyalty = Lealtà
keyword-acrobatics = Acrobazia
keyword-medicine = Medicina
keyword-stealth = Furtività
keyword-perception = Percezione
keyword-lore = Sapienza
keyword-devotion = Devozione
keyword-craft = Mestiere
keyword-command = Comando
keyword-cunning = Astuzia
keyword-nature = Natura
keyword-courage = Coraggio
keyword-charm = Fascino
