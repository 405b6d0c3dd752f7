title = Odyssey
battle = Il Toro di Pietra, livello 2, giorno 17
titan-round = turno { $n } dei titani

kalliope = Kalliope
theron = Theron
ianthe = Ianthe
lykos = Lykos
kind-who = { $kind }, { $who-is ->
    [you] tuo
   *[other] { $who }
}
kind-speed = { $kind }, velocità { $speed }
dreamer = Sognatore
quaker = Scuotitore
threader = Tessitore
riddler = Enigmista
danger = Pericolo
fate = Fato
rage = Ira
danger-value = pericolo
fate-value = fato
rage-value = ira

bull = Il Toro di Pietra
bull-note = livello 2, colpisce con 7+, velocità 6
city = città
column = colonna
labyrinth = tessera labirinto { $shape }
in-front = Davanti al toro
sight-bull = da Kalliope al Toro di Pietra, gittata 6
beside-bull = accanto al toro
target = Bersaglio
down = A terra

ai-deck = Mazzo IA
body-deck = Mazzo del corpo
long-charge = Lunga carica
last-ai = Ultima carta IA
left-flank = Fianco sinistro
wounds = Ferite
wounds-of = ferite su { $max }
next-tile = Prossima tessera

pool-title = Riserva di kratos
pool-note = Si svuota dopo la seconda finestra dell’attacco.
break = Rottura
opening = Apertura
reroll = Ripeti
at-less = AT { $by }
argo = Argo: equipaggio { $crew }, scafo { $hull }
doom = Sventura { $n }
progress = Progresso { $n }

mine-note = Sognatore, velocità 5, dado rosso. Le righe di kratos si accendono fino alla sua ira.
minor = lieve
major = serio
grave = grave
obol = obolo
kratos = Kratos
break-or-opening = Rottura 1 o apertura 1
break-and-opening = Rottura 1 e apertura 1
reroll-1 = Ripeti 1
push-or-reroll = Spinta 1 o ripeti 1
red-die = Aggiungi un dado rosso
provoke-or-reroll = Provoca o ripeti 1
diversion = Diversivo
opening-reroll = Apertura 1, ripeti 1
opening-step = Apertura 1, passo 1
break-vault = Rottura 1, volteggio
reroll-motivate = Ripeti 1, incita
break-or-reroll = Rottura 1 o ripeti 1
overbreak-reroll = Sfondamento, ripeti 1
opening-or-overbreak = Apertura o sfondamento
elation-or-tireless = Esaltazione o instancabile

labrys = Labrys degli abissi
javelin = Giavellotto di frassino
cuirass = Corazza corrosa dal sale
knot = Nodo di sirena
two-hands = Due mani
one-hand = Una mano
armour = Armatura
support = Supporto
dice = { $count ->
    [one] dado
   *[other] dadi
}
power = potenza
strength = forza
range = gittata
resistance = resistenza
charges = { $count ->
    [one] carica
   *[other] cariche
}
gate-chip = { $value ->
    [danger] P
    [fate] F
   *[rage] I
}{ $from }
break-1 = Rottura 1
deadly = Letale
precise = Preciso
return = Ritorno
block-1 = Blocco 1
call-titan = Chiama un titano 3
innate = Innato
innate-text = Con pericolo 2 o più, un’azione complicata e 1 fato: scatto.
fear = Paura
fear-text = I tiri per schivare hanno un dado in più contro le carte di livello III.
hand = Mano
hand-text = Due mani, due supporti, un’armatura, tre accessori; un accessorio è libero.

others-title = Gli altri titani
others-note = Tutte le plance sono visibili.
xiphos = Xiphos di bronzo
tower-shield = Scudo a torre
horn-plate = Piastra di corno
reed-bow = Arco di canna
winged-greaves = Schinieri alati
ambrosia = Ambrosia, { $count }
maul = Maglio d’osso
lens = Lente di Faro
hide = Pelle
