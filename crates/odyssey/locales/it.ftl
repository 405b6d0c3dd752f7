# Odyssey: i nomi delle cose.

odyssey = Odyssey
odyssey-about = Quattro titani contro qualcosa di più antico degli dèi: ogni ferita lo rende peggiore, e loro con lui.

## Primordials

foe-centimane = Il Centimane
    .within = il Centimane
foe-centimane-within = il Centimane
foe-centimane-towards = al Centimane
foe-centimane-text = Cinquanta teste, cento mani, e neppure una aperta.
foe-mazehorn = Il Cornodedalo
    .within = il Cornodedalo
foe-mazehorn-within = il Cornodedalo
foe-mazehorn-towards = al Cornodedalo
foe-mazehorn-text = Non è mai stato nel labirinto. È il labirinto a essere in lui.
foe-emberwake = La Scia di Brace
    .within = la Scia di Brace
foe-emberwake-within = la Scia di Brace
foe-emberwake-towards = alla Scia di Brace
foe-emberwake-text = È morta una volta, e da allora ne insegue il sapore.
foe-stonefather = Il Padre di Pietra
    .within = il Padre di Pietra
foe-stonefather-within = il Padre di Pietra
foe-stonefather-towards = al Padre di Pietra
foe-stonefather-text = Il primo architetto. Ai suoi figli diede le mura prima del nome.

## Traits

trait-pulled-punches = Colpi trattenuti
trait-sea-cliffs = Scogliere
trait-third-wound = Ogni terza ferita
trait-heavier-hands = Mani più pesanti
trait-maze-maker = Artefice di dedali
trait-lowered-horns = Corna basse
trait-walls-in-its-wake = Mura nella sua scia
trait-wounded-bull = Toro ferito
trait-on-the-wing = In volo
trait-toying = Gioca con la preda
trait-in-earnest = Sul serio
trait-drawn-to-light = Attratta dalla luce
trait-father-of-walls = Padre delle mura
trait-no-way-out = Nessuna uscita

## AI cards: the Centimane

ai-backhand = Manrovescio
ai-over-the-rail = Una mano oltre la murata
ai-fist-from-the-east = Pugno da levante
ai-fist-from-the-west = Pugno da ponente
ai-one-then-another = Uno, poi un altro
ai-thunder-palm = Palmo di tuono
ai-many-small-fists = Tanti piccoli pugni
ai-hammer-blow = Martellata
ai-hands-everywhere = Mani dappertutto
ai-furious-hammer = Martello furioso
ai-ground-drum = Tamburo di terra
ai-chain-of-fists = Catena di pugni
ai-from-below = Dal basso
ai-breath-stealer = Ladro di fiato
ai-no-end-of-knuckles = Nocche senza fine
ai-clap-of-thunder = Schianto di tuono
ai-over-the-knee = Sul ginocchio
ai-thrown-over-the-shoulder = Gettato oltre la spalla
ai-skull-vice = Morsa al cranio
ai-all-hands-down = Giù tutte le mani

## AI cards: the Mazehorn

ai-toss-of-the-horns = Scarto di corna
ai-pawing-the-ground = Raspa il suolo
ai-headlong = A testa bassa
ai-hook-and-haul = Aggancia e trascina
ai-stamping-hoof = Zoccolo che pesta
ai-bone-brow = Fronte d’osso
ai-one-red-thought = Un solo pensiero rosso
ai-stampede = Corsa cieca
ai-downhill = In discesa
ai-shut-the-door = Chiudi la porta
ai-wheeling-kick = Calcio a mulinello
ai-chew-the-cud = Rumina
ai-through-the-walls = Attraverso i muri
ai-from-the-next-corridor = Dal corridoio accanto
ai-faster-than-sound = Più veloce del suono
ai-the-logic-of-the-maze = La logica del dedalo
ai-kneel-to-the-labyrinth = In ginocchio davanti al labirinto
ai-the-way-home = La via di casa
ai-no-other-prey = Nessun’altra preda
ai-the-gate-of-horn = La porta di corno

## AI cards: the Emberwake

ai-rake = Artigliata
ai-circle-and-burn = Volteggia e brucia
ai-talon = Artiglio
ai-stoop = Picchiata
ai-ember-breath = Fiato di brace
ai-unhurried = Senza fretta
ai-scent-of-nectar = Odore di nettare
ai-wing-beat = Colpo d’ala
ai-rain-of-embers = Pioggia di brace
ai-burning-wake = Scia ardente
ai-harry-the-wounded = Incalza i feriti
ai-vengeful-talon = Artiglio vendicatore
ai-behind-you = Alle tue spalle
ai-sun-dive = Tuffo dal sole
ai-phoenix-cry = Grido di fenice
ai-all-that-burns = Tutto ciò che arde
ai-crown-of-fire = Corona di fuoco
ai-pyre = Pira
ai-drink-the-light = Bevi la luce
ai-ashes-and-again = Ceneri, e di nuovo

## AI cards: the Stonefather

ai-finger-of-stone = Dito di pietra
ai-stone-grows-over = La pietra ricresce
ai-footfall = Passo
ai-sweep-of-the-arm = Spazzata del braccio
ai-patient-hand = Mano paziente
ai-shake-the-riders-off = Scrolla i cavalieri
ai-loose-masonry = Pietre sconnesse
ai-who-stands-outside = Chi sta fuori?
ai-pillar-fall = Crollo di pilastri
ai-the-lightest-burdened = Il meno gravato
ai-walls-close-in = I muri si stringono
ai-weigh-the-heart = Pesa il cuore
ai-grinding-stride = Passo che macina
ai-crush-the-standing = Schiaccia chi sta in piedi
ai-the-tide-of-stone = Marea di pietra
ai-break-the-god = Spezza il dio
ai-call-the-lost = Chiama i perduti
ai-petrify = Pietrifica
ai-the-last-wall = L’ultimo muro
ai-unborn-again = Non più nati

## Body parts: the Centimane

part-open-palm = Palmo aperto
part-gripping-hand = Mano che afferra
part-left-elbow = Gomito sinistro
part-right-elbow = Gomito destro
part-root-of-the-arms = Radice delle braccia
part-barnacled-shoulder = Spalla incrostata
part-braided-arm = Braccio intrecciato
part-counting-fingers = Dita che contano
part-sword-arm = Braccio della spada
part-beckoning-hand = Mano che chiama
part-shield-hand = Mano dello scudo
part-walking-hand = Mano che cammina
part-heart-of-knuckles = Cuore di nocche
part-crowning-skull = Teschio sommo
part-fiftieth-face = Il cinquantesimo volto
part-great-artery = Grande arteria
part-drummer-hand = Mano del tamburo
part-the-hundredth-hand = La centesima mano

## Body parts: the Mazehorn

part-gilded-muzzle = Muso dorato
part-split-hoof = Zoccolo fesso
part-left-flank = Fianco sinistro
part-right-flank = Fianco destro
part-whip-tail = Coda a frusta
part-shaggy-back = Dorso irsuto
part-wall-of-ribs = Muro di costole
part-fetlock-wheels = Ruote del nodello
part-hanging-lamp = Lampada appesa
part-ring-in-the-nose = Anello al naso
part-neck-folds = Pieghe del collo
part-withers = Garrese
part-turning-stone = Pietra girevole
part-third-eye = Terzo occhio
part-left-horn = Corno sinistro
part-right-horn = Corno destro
part-the-empty-room = La stanza vuota
part-bull-heart = Cuore di toro

## Body parts: the Emberwake

part-tail-plume = Penna della coda
part-left-pinion = Remigante sinistra
part-right-pinion = Remigante destra
part-crest = Cresta
part-ember-breast = Petto di brace
part-hooked-talon = Artiglio uncinato
part-molten-eye = Occhio fuso
part-hollow-bone = Osso cavo
part-throat = Gola
part-wing-root = Attaccatura dell’ala
part-furnace-gut = Ventre di fornace
part-white-feather = Penna bianca
part-great-pinion = Ala maestra
part-sun-disc = Disco del sole
part-open-beak = Becco spalancato
part-egg-of-ash = Uovo di cenere
part-second-heart = Secondo cuore
part-undying-ember = Brace immortale

## Body parts: the Stonefather

part-mossy-ankle = Caviglia muscosa
part-stair-of-the-shin = Scala dello stinco
part-quarried-knee = Ginocchio di cava
part-left-buttress = Contrafforte sinistro
part-right-buttress = Contrafforte destro
part-keystone = Chiave di volta
part-hanging-gallery = Galleria pensile
part-walled-up-door = Porta murata
part-well-shaft = Canna del pozzo
part-crane-arm = Braccio della gru
part-lintel-brow = Fronte d’architrave
part-buried-mouth = Bocca sepolta
part-vaulted-chest = Petto a volta
part-plumb-line = Filo a piombo
part-foundation-stone = Pietra di fondazione
part-inner-court = Corte interna
part-blind-window = Finestra cieca
part-first-stone = La prima pietra

## Classes and patterns

class-dreamer = Sognatore
class-dreamer-text = Nato da Gaia, e non ancora desto.
class-quaker = Scuotitore
class-quaker-text = Nato da un nucleo centimane: non arriva mai a mani vuote.
class-threader = Tessitore
class-threader-text = Nato da un nucleo cornuto: conosce ogni svolta.
class-riddler = Enigmista
class-riddler-text = Composto di schegge di labirinto, tratta i muri come domande.
class-diceborn = Figlio del dado
class-diceborn-text = Ciò che le Parche gettarono e ripescarono.
class-pyrebearer = Portatore di pira
class-pyrebearer-text = Porta le ceneri dei caduti, ancora calde.
pattern-seventh-dream = Settimo sogno
pattern-scarred-marble = Marmo sfregiato
pattern-hares-heart = Cuore di lepre

## Mnemos

mnemos-first-dive = Primo tuffo
mnemos-the-long-oar = Il remo lungo
mnemos-funeral-games = Giochi funebri
mnemos-the-shepherds-fire = Il fuoco del pastore
mnemos-the-broken-vase = Il vaso rotto
mnemos-night-in-the-olives = Notte tra gli ulivi
mnemos-the-wrestlers-oath = Il giuramento del lottatore
mnemos-what-the-sibyl-said = Ciò che disse la Sibilla
mnemos-salt-on-the-lips = Sale sulle labbra
mnemos-the-empty-cradle = La culla vuota
mnemos-the-ninth-wave = La nona onda
mnemos-a-door-painted-shut = Una porta verniciata chiusa

## Godforms and nymphs

godform-thunderer = Il Tonante
godform-trident-bearer = Il Portatridente
godform-huntress = La Cacciatrice
godform-gray-eyed = L’Occhiazzurra
nymph-arethusa = Aretusa
nymph-melia = Melia
nymph-echo = Eco
nymph-oreithyia = Orizia

## The Argo

argo-war-drums = Tamburi di guerra
argo-grappling-lines = Cime d’arrembaggio
argo-libation = Libagione
argo-arrow-storm = Tempesta di frecce
argo-blood-and-wine = Sangue e vino
argo-signal-mirrors = Specchi da segnalazione
argo-physicians-ladder = Scala dei medici
argo-ballast-shot = Tiro di zavorra

## Gear

gear-fists = Pugni
gear-keel-mace = Mazza di chiglia
gear-reaping-kopis = Kopis mietitrice
gear-siren-fang = Zanna di sirena
gear-wreck-shield = Scudo di relitto
gear-siren-aspis = Aspis di sirena
gear-ash-javelin = Giavellotto di frassino
gear-bolt-thrower = Lanciadardi
gear-amazon-sagaris = Sagaris d’amazzone
gear-butchers-kopis = Kopis del macellaio
gear-nemean-lash = Sferza nemea
gear-drowned-aspis = Aspis annegata
gear-forge-xiphos = Xiphos di fucina
gear-closed-hand-pelta = Pelta della mano chiusa
gear-horned-hoplon = Oplon cornuto
gear-hecatomb-blade = Lama dell’ecatombe
gear-tower-shield = Scudo a torre
gear-talos-discus = Disco di Talos
gear-paired-fangs = Zanne gemelle
gear-crocodile-khopesh = Khopesh di coccodrillo
gear-oak-club = Clava di quercia
gear-flensing-blades = Lame da squarto
gear-ships-ram = Rostro di nave
gear-tunny-fork = Fiocina da tonni
gear-mast-spear = Lancia d’albero maestro
gear-sternpost-bow = Arco di poppa
gear-capital-mace = Mazza a capitello
gear-anvil-hammer = Martello d’incudine
gear-labrys = Labrys
gear-whalers-harpoon = Arpione da baleniere
gear-bull-hammer = Martello del toro
gear-gigas-blade = Lama del Gigante
gear-sailmakers-coat = Giubba del velaio
gear-siren-scale-corselet = Corsaletto di scaglie di sirena
gear-forge-breastplate = Corazza di fucina
gear-hundred-hand-panoply = Panoplia delle cento mani
gear-hide-linothorax = Linothorax di pelle
gear-tide-runner = Corridore di marea
gear-antaeus-girdle = Cinto di Anteo
gear-war-aulos = Aulos di guerra
gear-second-sheath = Secondo fodero
gear-ariadne-rope = Corda d’Arianna
gear-sea-anchor = Ancora galleggiante
gear-abacus-mind = Mente d’abaco
gear-heros-kettle = Bollitore di Erone
gear-heralds-banner = Stendardo dell’araldo
gear-cowl-of-hades = Elmo di Ade
gear-lotus-phial = Fiala di loto
gear-oracle-knucklebones = Astragali dell’oracolo
gear-winged-greaves = Schinieri alati
gear-hermes-chain = Catena di Ermes
gear-leather-grip = Impugnatura di cuoio
gear-nectar-gland = Ghiandola del nettare
gear-scale-inlay = Intarsio di scaglie
gear-whetstone = Cote
gear-bronze-boss = Umbone di bronzo

## Abilities

ability-brace = Para
ability-last-brace = Ultima parata
ability-cut-deep = Taglio profondo
ability-second-chance = Seconda possibilità
ability-reinforce = Rinforzo
ability-reflex = Riflesso
ability-spring-up = Scatta in piedi
ability-war-song = Canto di guerra
ability-draw-anew = Sfodera di nuovo
ability-lifeline = Ancora di salvezza
ability-dig-in = Punta i piedi
ability-reckon = Calcola
ability-full-steam = A tutto vapore
ability-read-the-bones = Leggi le ossa
ability-pole-vault = Salto con l’asta
ability-bear-down = Premi a fondo
ability-burn-bright = Arde più forte
ability-hone = Affila
ability-rush = Carica
ability-answer-back = Rispondi
ability-sidestep = Passo di lato
ability-feed-the-pyre = Nutri la pira
ability-shrug-it-off = Scrollata di spalle
ability-deep-breath = Respiro profondo
ability-steady-pull = Voga costante
ability-climb-the-rigging = Su per le sartie
ability-row-through = Voga a oltranza
ability-for-the-fallen = Per i caduti
ability-eye-for-the-gap = Occhio al varco
ability-watch-fire = Fuoco di veglia
ability-banked-embers = Brace coperta
ability-find-the-crack = Trova la crepa
ability-once-more = Ancora una volta
ability-be-elsewhere = Essere altrove
ability-gone-already = Già lontano
ability-between-the-trees = Tra gli alberi
ability-roll-with-it = Asseconda il colpo
ability-plant-your-feet = Pianta i piedi
ability-foreseen = Previsto
ability-not-this-way = Non così
ability-not-today = Non oggi
ability-taste-of-salt = Gusto di sale
ability-sea-legs = Piede marino
ability-mend-the-fence = Aggiustare lo steccato
ability-one-at-each-end = Uno per parte
ability-call-the-number = Chiamare il numero
ability-the-eighth = L’ottava
ability-the-ninth = La nona
ability-down-the-crack = Lungo la fessura
ability-stamp = Pesta il suolo
ability-counsel = Consiglio

## Minor trauma

trauma-second-wind = Nuovo fiato
trauma-counterblow = Contraccolpo
trauma-slip-away = Sguscia via
trauma-opening-seen = Un varco intravisto
trauma-look-at-me = Guarda me
trauma-hand-to-a-friend = Una mano a un amico
trauma-the-argo-answers = L’Argo risponde
trauma-read-the-beast = Leggi la bestia
trauma-deeper-than-it-looked = Più profonda di quanto sembrasse
trauma-torn-straps = Cinghie strappate
trauma-cracked-sinew = Tendine leso
trauma-shaken = Scosso
trauma-the-ground-bends = Il suolo si piega
trauma-the-ground-splits = Il suolo si fende
trauma-first-doubt = Primo dubbio

## Major trauma

trauma-clear-fury = Furia lucida
trauma-a-memory-surfaces = Affiora un ricordo
trauma-singled-out = Preso di mira
trauma-the-pattern-shows = Si rivela il disegno
trauma-shoulder-to-shoulder = Spalla a spalla
trauma-gap-in-the-storm = Squarcio nella tempesta
trauma-something-gives = Qualcosa cede
trauma-one-last-verse = L’ultimo verso
trauma-shaken-off = Scrollato via
trauma-the-abyss-looks-back = L’abisso ti guarda
trauma-one-clean-breath = Un respiro pulito
trauma-walled-in = Murato vivo
trauma-through-the-guard = Oltre la guardia
trauma-the-corridor-turns = Il corridoio svolta
trauma-no-way-home = Nessuna via di casa

## Grave trauma

trauma-a-life-remembered = Una vita ricordata
trauma-on-its-feet-again = Di nuovo in piedi
trauma-washed-clean = Purificato
trauma-last-charge = Ultima carica
trauma-prophecy-in-blood = Profezia di sangue
trauma-thread-in-hand = Il filo in mano
trauma-reader-of-walls = Lettore di muri
trauma-torn-open = Squarciato
trauma-unstrung = Le ginocchia sciolte
trauma-crushed-heart = Cuore schiacciato
trauma-last-stand = Ultima resistenza
trauma-a-worse-coin = Una moneta peggiore
trauma-shared-thread = Lo stesso filo
trauma-death-looks-away = La morte si volta
trauma-the-fever-takes-hold = Sale la febbre
trauma-spark-of-the-dead-gods = Scintilla degli dèi morti

## Obols

obol-the-ferry-waits = La barca attende
obol-the-ferry-comes = La barca approda
obol-the-ferry-burns = La barca arde
obol-no-coin-to-pay = Nessuna moneta per il traghetto
obol-both-cross-over = Passano entrambi
obol-past-the-river = Oltre il fiume
obol-the-gods-remember = Gli dèi ricordano

## Kratos and moiros cards

kratos-locked-within = L’io rinchiuso
kratos-rejection = Rigetto
kratos-red-mist = Nebbia rossa
kratos-swallowed-by-fate = Inghiottito dal fato
kratos-the-thread-pulls-tight = Il filo si tende
kratos-flight = Fuga
moiros-lachesis-measures = Lachesi misura
moiros-the-thread-frays = Il filo si sfilaccia
moiros-another-pays = Paga un altro
moiros-a-stranger-in-the-mind = Un estraneo nella mente
moiros-below-the-waterline = Sotto la linea di galleggiamento
moiros-atropos-relents = Atropo cede
moiros-something-follows = Qualcosa ci segue
moiros-clotho-spins-black = Cloto fila nero

## Terrain

terrain-column = Colonna
terrain-town = Città
terrain-ruined-town = Città in rovina
terrain-maze-i = Labirinto I
terrain-maze-o = Labirinto O
terrain-maze-l = Labirinto L
terrain-maze-z = Labirinto Z
terrain-fissure-i = Crepa lunga
terrain-fissure-o = Crepa quadrata
terrain-fissure-l = Crepa ad angolo
terrain-fissure-z = Crepa storta
terrain-triton-conch = Buccina di Tritone
terrain-war-engine = Macchina da guerra
terrain-labyrinth-tooth = Dente di labirinto
terrain-empty-temple = Tempio vuoto
terrain-argo-flank = Fianco dell’Argo
terrain-golden-mere = Stagno d’oro
terrain-salt-marsh = Palude salmastra
terrain-the-outer-dark = Il buio di fuori
terrain-olive-grove = Uliveto

## Conditions and scars

condition-fear = Paura
condition-dread = Terrore
condition-cracked-sinew = Tendine leso
condition-marked = Preso di mira
condition-last-stand = Ultima resistenza
condition-shared-thread = Lo stesso filo
condition-death-looks-away = La morte si volta
condition-thread-in-hand = Il filo in mano
condition-reader-of-walls = Lettore di muri
condition-burning = In fiamme
condition-petrified-limb = Arto pietrificato
condition-lamed = Azzoppato
condition-bared-back = Schiena scoperta
condition-open-flank = Fianco scoperto
condition-blinded = Accecato
condition-staggered = Barcollante
condition-broken-rhythm = Ritmo spezzato
condition-broken-stride = Corsa spezzata
condition-lost-thread = Filo perduto
condition-silenced = Ammutolito
condition-cracked-plate = Corazza incrinata
condition-open-guard = Guardia aperta
condition-weak-grip = Presa debole
condition-bleeding-out = Dissanguato
condition-maddened = Impazzito

## Goods

resource-timber = Legno di trireme
resource-marble = Marmo
resource-bronze = Bronzo
resource-ichor = Icore
resource-sinew = Tendini
resource-knuckle = Nocche
resource-clockwork = Ingranaggi
resource-hide = Pelle
resource-cinder = Braci
resource-beak = Becco
resource-dread-essence = Essenza di terrore
resource-maze-shard = Schegge di labirinto
resource-centimane-core = Nucleo del Centimane
resource-mazehorn-core = Nucleo del Cornodedalo
resource-emberwake-core = Nucleo della Scia di Brace
resource-stonefather-core = Nucleo del Padre di Pietra

## Notes

note-maze-fever = Febbre del labirinto
note-death-looked-away = La morte si è voltata
note-unsung-death = Una morte senza canto
note-passed-into-legend = Entrato nella leggenda
note-taken-beyond = Portato oltre
note-fate-unwound = Un fato dipanato
note-shell-songs = Canti della conchiglia
note-the-hundredth-hand = La centesima mano
note-a-priest-found = Un sacerdote trovato vivo
note-the-bull-remembers = Il toro ricorda

## Factions and places

faction-shoalfolk = Gente delle Secche
faction-threadkeepers = Custodi del Filo
faction-brazen-herd = Armento di Bronzo
scenario-colonnade = Il colonnato
scenario-broken-colonnade = Il colonnato infranto
scenario-bull-court = La corte del toro
scenario-sunken-court = La corte sommersa
scenario-ambush = Imboscata sulla riva
scenario-ambrosia-fields = I campi d’ambrosia
scenario-fathers-house = La casa del padre

## Options

option-play = Che cosa si gioca
option-play-about = Una schermaglia è una sola battaglia di circa un’ora. Un ciclo è una campagna: giorni di mare, avventure e battaglie, da giocare in molte sere allo stesso tavolo.
play-skirmish = Schermaglia
play-campaign = Campagna: il ciclo intero, 48 giorni
play-short = Campagna: il ciclo breve, 18 giorni
option-difficulty = Difficoltà di una campagna
option-difficulty-about = Narrativa: più titani e più tempo. Eroica: meno tempo e primordiali più forti. Una schermaglia è difficile quanto la sua battaglia.
difficulty-story = Narrativa
difficulty-standard = Normale
difficulty-heroic = Eroica
option-day = Comincia dal giorno
option-day-about = 1 è l’inizio. Un giorno successivo riprende una campagna di esempio dall’ultimo dei suoi giorni già arrivato: 13, 25 e 37 nel ciclo intero, 7 in quello breve.
option-battle = Battaglia
option-battle-about = Il nemico e quanto è forte. Il livello 1 è per una prima battaglia.
battle-centimane-1 = Il Centimane, livello 1
battle-centimane-2 = Il Centimane, livello 2
battle-centimane-3 = Il Centimane, livello 3
battle-centimane-4 = Il Centimane, livello 4
battle-mazehorn-1 = Il Cornodedalo, livello 1
battle-mazehorn-2 = Il Cornodedalo, livello 2
battle-mazehorn-3 = Il Cornodedalo, livello 3
battle-mazehorn-4 = Il Cornodedalo, livello 4
battle-emberwake-1 = La Scia di Brace
battle-stonefather-1 = Il Padre di Pietra
battle-any = Una qualsiasi, a sorte
option-loadout = Titani ed equipaggiamento
option-loadout-about = Suggeriti: quattro titani con equipaggiamento adatto alla battaglia. Scelti: li componete voi prima di cominciare.
loadout-suggested = quelli consigliati
loadout-chosen = scelti dal gruppo
option-providence = Saggia provvidenza: cominciano i titani
option-providence-about = I titani giocano il loro round prima che il primordiale si muova.
providence-no = no
providence-yes = sì
option-divine = Forme divine e ninfe
option-divine-about = I titani possono risvegliarsi in forme divine e le ninfe li aiutano. Per chi conosce le battaglie.
divine-no = no
divine-yes = sì
option-escalations = Escalation prima della battaglia
option-escalations-about = Ognuna rafforza i mazzi del primordiale prima che cominci. Di solito nessuna.
option-terrain = Tessere di terreno d’avventura
option-terrain-about = Tessere in più che disponete sul campo prima della battaglia. Di solito nessuna.
option-tears = Lacrime di Sisifo
option-tears-about = Ognuna permette al gruppo di ricominciare una volta la battaglia da capo. Di solito nessuna.
