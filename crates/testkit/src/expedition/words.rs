//! The game's words and rules.

pub(super) const ENGLISH: &str = "
expedition = Expedition
leg-number = Leg { $number }
trail = Trail
stamina = Stamina
supplies = Supplies
a-tile = tile
meadow = Meadow
forest = Forest
river = River
cliff = Cliff
rope = Rope
boat = Boat
lamp = Lamp
tent = Tent
weighs = weighs { $weight }
march = March on
scout = { $who-is ->
    [you] You scout
   *[other] { $who } scouts
} ahead
effort = Effort { $effort }
what-to-carry = What do you carry?
too-heavy = That weighs { $load }, and { $most } is the most you can carry.
scout-or-march = Does somebody scout ahead?
how-much-effort = How much effort do you give?
who-bears = Who bears the strain of { $strain }?
who-eats = Who eats?
in-which-order = In which order do you walk?
carries = The party carries { $gear }.
scouts = { $who-is ->
    [you] You scout
   *[other] { $who } scouts
} ahead.
finds = Ahead lies: { $tile }.
gives-effort = { $who-is ->
    [you] You give
   *[other] { $who } gives
} effort { $effort }.
walks = { $tile }: a strain of { $strain }.
bears = { $who-is ->
    [you] You bear
   *[other] { $who } bears
} { $strain }.
eats = { $who-is ->
    [you] You eat.
   *[other] { $who } eats.
}
walks-last = { $who-is ->
    [you] You walk
   *[other] { $who } walks
} last and rests a little.
expedition-lost = Somebody can go no further, and all turn back.
expedition-won = All have arrived.
";

pub(super) const ITALIAN: &str = "
expedition = Spedizione
leg-number = Tappa { $number }
trail = Sentiero
stamina = Resistenza
supplies = Provviste
a-tile = tessera
meadow = Prato
forest = Bosco
river = Fiume
cliff = Rupe
rope = Corda
boat = Barca
lamp = Lampada
tent = Tenda
weighs = pesa { $weight }
march = Avanti
scout = { $who-is ->
    [you] Esplori
   *[other] { $who } esplora
}
effort = Sforzo { $effort }
what-to-carry = Che cosa portate?
too-heavy = Pesa { $load }, e al massimo potete portare { $most }.
scout-or-march = Qualcuno va in avanscoperta?
how-much-effort = Quanto ti sforzi?
who-bears = Chi sopporta la fatica di { $strain }?
who-eats = Chi mangia?
in-which-order = In che ordine camminate?
carries = La compagnia porta { $gear }.
scouts = { $who-is ->
    [you] Vai
   *[other] { $who } va
} in avanscoperta.
finds = Più avanti: { $tile }.
gives-effort = { $who-is ->
    [you] Ti sforzi
   *[other] { $who } si sforza
} di { $effort }.
walks = { $tile }: una fatica di { $strain }.
bears = { $who-is ->
    [you] Sopporti
   *[other] { $who } sopporta
} { $strain }.
eats = { $who-is ->
    [you] Mangi.
   *[other] { $who } mangia.
}
walks-last = { $who-is ->
    [you] Cammini
   *[other] { $who } cammina
} per ultimo e si riposa un poco.
expedition-lost = Qualcuno non ce la fa più, e tutti tornano indietro.
expedition-won = Siete arrivati tutti.
";

pub(super) const RULES: &str = "# Expedition

## A · The party

**A1** The trail lies face down. Five tiles of it are to be walked.

**A2** Every member has six stamina, and never more. The party has six supplies.

**A3** Before it sets out, the party agrees on one to three things that weigh four together at most. Each helps on one kind of tile: the
rope on a cliff, the boat on a river, the lamp in a forest, the tent on a meadow.

## B · A leg

**B1** The party marches. Before, it may pay a supply for one member to look at the next tile.

**B2** Each member decides in secret on an effort of up to two, and spends as much stamina.

**B3** The next tile is turned over and the weather rolled. A meadow strains by one for every two members, a forest by two, a river by
three, a cliff by four; a storm, on 5 or 6, strains by two more, and a thing that helps by one less.

**B4** The strain that the effort does not cover is shared out among the members as the party agrees.

**B5** Up to two members may eat: each for a supply, to get two stamina.

**B6** The party forms a line. Who walks last gets a stamina.

## C · The end

**C1** As soon as a member has no stamina left, all have lost.

**C2** After the fifth tile all have won.
";

pub(super) const RULES_IT: &str = "# Spedizione

## A · La compagnia

**A1** Il sentiero è coperto. Se ne devono percorrere cinque tessere.

**A2** Ognuno ha sei resistenza, e mai di più. La compagnia ha sei provviste.

**A3** Prima di partire la compagnia sceglie da una a tre cose che insieme pesano al massimo quattro. Ciascuna aiuta su un tipo di tessera:
la corda su una rupe, la barca su un fiume, la lampada in un bosco, la tenda su un prato.

## B · Una tappa

**B1** La compagnia avanza. Prima può pagare una provvista perché uno guardi la prossima tessera.

**B2** Ognuno decide in segreto uno sforzo fino a due, e spende altrettanta resistenza.

**B3** Si scopre la prossima tessera e si tira il tempo. Un prato affatica di uno ogni due persone, un bosco di due, un fiume di tre, una
rupe di quattro; una tempesta, con 5 o 6, affatica di due in più, e una cosa che aiuta di uno in meno.

**B4** La fatica che lo sforzo non copre si divide tra tutti come la compagnia decide.

**B5** Fino a due persone possono mangiare: una provvista ciascuna, per due resistenza.

**B6** La compagnia si mette in fila. Chi cammina per ultimo riprende una resistenza.

## C · La fine

**C1** Appena uno non ha più resistenza, tutti hanno perso.

**C2** Dopo la quinta tessera tutti hanno vinto.
";
