title = Ascension
table-of-tuesday = Il tavolo del martedì
round = turno { $now } di { $last }

poseidon = Poseidone
hephaestus = Efesto
demeter = Demetra
ares = Ares
who-where = { $who-is ->
    [you] tu
   *[other] { $who }
}, { $band ->
    [slopes] pendici
    [flanks] fianchi
   *[summit] vetta
}
who-bot-where = { $who }, un bot, { $band ->
    [slopes] pendici
    [flanks] fianchi
   *[summit] vetta
}
who = { $who }
who-patient-bot = { $who }, un bot paziente

eco = ECO
in-hand = in mano
gates = { $count ->
    [one] portale
   *[other] portali
}
trophies = { $count ->
    [one] trofeo
   *[other] trofei
}

olympus = Olimpo
smoke = fumo denso, tre anelli
slopes = Pendici
flanks = Fianchi
summit = Vetta
slope-n = Pendice { $n }
flank-n = Fianco { $n }
summit-n = Vetta { $n }
throne = Il trono
gate = Portale { $sphere-of }
gate-cost = { $eco } ECO
open-to = aperto { $who-is ->
    [you] a te
   *[other] a { $who }
}
chaos = Mazzo del caos
hades = Ade
smoke-card = fumo

plant = pianta
    .of = della pianta
stone = pietra
    .of = della pietra
water = acqua
    .of = dell’acqua
fire = fuoco
    .of = del fuoco
death = morte
    .of = della morte
magic = magia
    .of = della magia
metal = metallo
life = vita
animal = animale
journey = viaggio
strength = forza
earth = terra
wood = legno
war = guerra
action = azione
place = luogo
object = oggetto
creature = creatura
state = stato
environment = ambiente
treasure = tesoro
kind-of = { $kind ->
    [action] Azione
    [place] Luogo
    [object] Oggetto
    [person] Persona
   *[hero] Eroe
}, { $sphere }
event = Evento
equipment = Equipaggiamento

hand-title = La tua mano
hand-note = Sette carte; ne tieni sei quando chiudi la mano.
to-forge = Forgiare
volcano = Vulcano
ember = Giara di brace
talos = Il risveglio di Talos
plot-of = Trama di { $count } posti
shears = Cesoie di Atropo
    .text = Taglia una carta da una tela qualsiasi. Va nell’Ade.
atalanta = Atalanta
aegis = Egida di pelle
    .text = L’eroe ignora il primo danno di ogni turno.
mother = La madre
bronze = bronzo
silver = argento
gold = oro

heroes-title = I tuoi eroi e le loro tele
heroes-note = Due eroi su tre in gioco. Efesto aggiunge 1 per ogni carta di metallo in una tela.
jason = Giasone
medea = Medea
resistance = Resistenza
to-close = per chiudere
greaves = Schinieri di bronzo
sleepless = Insonne
talos-complete = Il risveglio di Talos è completo. Solo tu vedi la trama.
gate-of-fire-two = Portale del fuoco, due su cinque. Vulcano, nella tua mano, va bene al secondo posto.

others-title = Gli altri dèi
others-note = Le carte tessute sono visibili a tutti; trame e mani no.
odysseus = Odisseo
circe = Circe
triptolemus = Trittolemo
baubo = Baubo
penthesilea = Pentesilea
cadmus = Cadmo
hero-gold = eroe d’oro
hero-silver = eroe d’argento
hero-bronze = eroe di bronzo
no-web = Ancora nessuna tela
