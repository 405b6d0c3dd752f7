# What is said and asked during play.

log-ai-grows = AI deck: a level { $removed ->
    [i] I
    [ii] II
   *[iii] III
} card becomes level { $added ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-grows = A body part joins the deck: level { $level ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-escalates = Body deck: a part of level { $removed ->
    [i] I
    [ii] II
   *[iii] III
} is replaced by one of level { $added ->
    [i] I
    [ii] II
   *[iii] III
}.
log-body-doubles = A body part of level { $removed ->
    [i] I
    [ii] II
   *[iii] III
} gives way, and two of level III join the deck.
log-hits-taken = { $titan } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
log-attack-hits = { $titan }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
log-attack-crit = { $titan }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
}, with a crit chance.
log-blocks = { $titan } blocks { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
log-armour = { $titan }: armour holds { $count } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
log-reroll = { $titan } rolls { $count ->
    [one] 1 die
   *[other] { $count } dice
} again.
log-reroll-fate = { $titan } rolls { $count ->
    [one] 1 die
   *[other] { $count } dice
} again and pays { $fate } Fate for it, now { $now }.
log-reroll-test = { $titan } has rolled { $face } and pays 1 Fate to test again, now { $now }.
log-power-roll = { $titan } rolls for power: { $dice }.
log-power-now = { $titan } now has { $dice }.
log-power-reroll = { $titan } rolls { $count ->
    [one] 1 power die
   *[other] { $count } power dice
} again.
log-zone = { $count ->
    [0] Nobody is in the zone.
   *[other] In the zone: { $titans }.
}
log-charges = { $what } gets { $count ->
    [one] 1 charge
   *[other] { $count } charges
} more.

## Rounds and set-up

log-primordial-round = Round { $round }: { $foe }
log-titan-round = Round { $round }: the titans
log-turn = { $titan } takes its turn.
log-foe-placed = { $foe } stands on { $space }.
log-titan-placed = { $titan } stands on { $space }.
log-terrain-placed = { $terrain } lies on { $space }.
log-random-direction = By chance: { $direction }.
log-chosen-direction = The group chooses: { $direction }.
log-providence = Wise providence: the titans begin.
log-priority = { $titan } is the priority target.

## The primordial

log-foe-card = { $foe }: “{ $card }”.
log-foe-card-again = { $foe } repeats “{ $card }”.
log-foe-signature = { $foe } performs its signature, “{ $card }”.
log-foe-routine = { $foe } performs its routine, “{ $card }”.
log-line = Targeting: { $line }.
log-target = { $count ->
    [one] Its target is { $titans }.
   *[other] Its targets are { $titans }.
}
log-no-target = { $foe } finds no target.
log-foe-moves = { $foe } moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
} to { $space }.
log-foe-stands = { $foe } now stands on { $space }.
log-foe-turns = { $foe } turns { $direction }.
log-foe-knockback = { $foe } is knocked back { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
log-foe-heals = { $foe } heals: { $wounds ->
    [one] 1 wound is left
   *[other] { $wounds } wounds are left
}.
log-trample = { $foe } tramples straight ahead.
log-runs-over = { $foe } comes upon { $titan }.
log-tramples-titan = { $foe } tramples { $titan }, which lies on the ground.
log-trap = { $foe } is caught by { $terrain }.
log-vantage-point = A vantage point opens on { $foe }.
log-scar = { $foe } is scarred: “{ $condition }”.
log-suppresses = The discards are shuffled into the { $deck }.
log-peek = The top card is “{ $card }”.
log-peek-kept = It stays on top.
log-peek-tossed = It goes to the discards.

## Evasion, armour, Danger

log-evasion-roll = { $titan } rolls to evade: { $dice } ({ $bonus }) against { $difficulty }.
log-judgement-roll = { $titan } is judged by { $skill }: { $dice } ({ $bonus }) against { $difficulty }.
log-relentless = The attack is relentless, and { $titan } rolls { $dice } more.
log-full-evade = { $titan } evades everything.
log-out-of-reach = { $titan } is out of reach.
log-guard = { $titan } guards with { $weapon }.
log-averts = { $titan } uses { $keyword }.
log-tumbles = { $titan } tumbles: { $rolled } against 6.
log-danger = { $titan }: Danger +{ $count }, now { $now }.
log-danger-above = { $titan }: Danger +{ $count } would make { $now }, so it is 9.
log-fate = { $titan }: Fate +{ $count }, now { $now }.
log-fate-above = { $titan }: Fate +{ $count } would make { $now }, so it is 9.
log-rage = { $titan }: Rage +{ $count }, now { $now }.
log-rage-above = { $titan }: Rage +{ $count } would make { $now }, so it is 9.
log-pays-danger = { $titan } takes { $count } Danger as the price, now { $now }.
log-pays-fate = { $titan } takes { $count } Fate as the price, now { $now }.
log-danger-falls = { $titan }: Danger −{ $count }, now { $now }.
log-fate-falls = { $titan }: Fate −{ $count }, now { $now }.
log-rage-falls = { $titan }: Rage −{ $count }, now { $now }.
log-trauma-minor = { $titan } draws the minor trauma “{ $card }”.
log-trauma-major = { $titan } draws the major trauma “{ $card }”.
log-trauma-grave = { $titan } draws the grave trauma “{ $card }”.
log-obol = { $titan } draws the obol “{ $card }”.
log-kratos = { $titan } draws the kratos card “{ $card }”.
log-kratos-roll = { $titan } makes a Kratos roll: { $face } against Rage { $rage }.
log-moiros = { $titan } draws the moiros card “{ $card }”.
log-table-roll = { $titan } rolls { $face } on the table of the card.
log-chain-break = The chain is broken.
log-titan-dies = { $titan } dies.
log-dies-helpless = { $titan } is helpless, and dies of the attack.
log-dies-rage = { $titan } is consumed by its Rage, and dies.
log-dies-awakened = { $titan } owed its life to the awakening, and dies.
log-dies-second-card = { $titan } would hold a second card of its kind, and dies.
log-dies-ambrosia = { $titan } has too much ambrosia, and dies.
log-dies-despair = { $titan } is alone with its despair, and dies.
log-dies-dread = { $titan } dies of dread.
log-dies-thrown = { $titan } is thrown where it cannot stand, and dies.
log-dies-chasm = { $titan } falls into the chasm, and dies.
log-dies-edge = { $titan } goes over the edge, and dies.
log-dies-obols = { $titan } would draw two obols at once, and dies.
log-dies-crowded = { $titan } has no space to be put on, and dies.
log-argonaut-dies = The argonaut of { $titan } dies too.
log-test-passed = { $titan } tests { $skill }: { $face } { $bonus } against { $difficulty }, passed.
log-test-failed = { $titan } tests { $skill }: { $face } { $bonus } against { $difficulty }, failed.
log-plain-test-passed = { $titan } tests its luck: { $face } against { $difficulty }, passed.
log-plain-test-failed = { $titan } tests its luck: { $face } against { $difficulty }, failed.

## A titan attacks

log-attacks = { $titan } attacks with { $weapon }.
log-commits = { $titan } commits 1 Fate, now { $now }.
log-attack-roll = { $titan } rolls { $faces } (precision { $precision }) to hit on { $tohit }.
log-full-miss = { $titan } misses with every die.
log-out-of-range = { $titan } has lost the range: the attack is broken.
log-part = The body part is “{ $part }”, AT { $at }.
log-no-part = There is no body part to attack.
log-power-wound = { $titan } wounds: power { $power }{ $raw ->
    [0] {""}
   *[other] {", "}raw power { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}breaks { $broken }
}, total { $total } against AT { $at }.
log-power-critical = { $titan } wounds critically: power { $power }{ $raw ->
    [0] {""}
   *[other] {", "}raw power { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}breaks { $broken }
}, total { $total } against AT { $at }.
log-power-fail = { $titan } fails: power { $power }{ $raw ->
    [0] {""}
   *[other] {", "}raw power { $raw }
}{ $broken ->
    [0] {""}
   *[other] {", "}breaks { $broken }
}, total { $total } against AT { $at }.
log-critical = Critical: “{ $part }”.
log-wound-response = “{ $part }” answers the wound of { $titan }.
log-fail-response = “{ $part }” answers the failure of { $titan }.
log-answer-ignored = { $titan } ignores a response of “{ $part }”.
log-instinct = “{ $part }” strikes { $titan } by instinct.
log-diverts = { $titan } uses a Diversion: no fail response.
log-wounded = { $foe } has { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}; { $needed } slay it.
log-body-reshuffled = The discarded body parts are shuffled in again.
log-bonus-danger = { $foe } gets a permanent bonus: +1 Danger.
log-bonus-to-hit = { $foe } gets a permanent bonus: +1 To Hit.
log-bonus-dice = { $foe } gets a permanent bonus: +1 evasion die.
log-bonus-at = { $foe } gets a permanent bonus: +1 AT.
log-pool = Into the Kratos pool: { $token } × { $count }, now { $now }.
log-pool-cleared = The Kratos pool is cleared.
log-sacrifice = { $titan } pays 1 Danger for a Break, now { $now }.

## Movement

log-walks = { $titan } moves { $spaces ->
    [0] no space and stays on { $space }.
    [one] 1 space to { $space }.
   *[other] { $spaces } spaces to { $space }.
}
log-knockback = { $titan } suffers knockback { $count }.
log-unavoidable = { $titan } is thrown aside: unavoidable knockback of { $count }.
log-pushback-afar = Pushback { $count }: { $foe } first comes nearer to { $titan }.
log-pushback = { $titan } suffers pushback { $count }.
log-pushes-foe = { $titan } uses pushback { $count } on { $foe }.
log-pull = { $titan } suffers pull { $count }.
log-pulls-foe = { $titan } uses pull { $count } on { $foe }.
log-comes-to-rest = { $titan } comes to rest on { $space }.
log-crash = { $titan } crashes.
log-displaced = { $titan } is displaced to { $space }.
log-vault = { $titan } vaults to { $space }.
log-forced-vault = { $titan } is thrown over to { $space }.
log-flees = { $titan } flees.
log-despair-gone = Despair leaves { $titan }.
log-climbs = { $titan } climbs onto the vantage point.
log-falls = { $titan } falls off.

## Conditions, tokens, gear

log-knocked-down = { $titan } is knocked down.
log-lies = { $titan } lies on the ground and can do nothing.
log-stands-up = { $titan } stands up.
log-suffers = { $titan } gains “{ $condition }”.
log-recovers = { $titan } is rid of “{ $condition }”.
log-struck-by-titan = { $titan } is struck by one of its own.
log-solace = { $titan } gives solace to { $other }.
log-motivates = { $titan } motivates { $other }.
log-hides = { $titan } hides.
log-seen-again = { $titan } is seen again.
log-rallies = { $titan } rallies.
log-gains-despair = { $titan }: despair +{ $count }, now { $now }.
log-gains-ambrosia = { $titan }: ambrosia +{ $count }, now { $now }.
log-gains-movement-fatigue = { $titan } gains movement fatigue.
log-gains-combat-fatigue = { $titan } gains combat fatigue.
log-gains-trespass = { $titan }: trespass +{ $count }, now { $now }.
log-drops-despair = { $titan }: despair −{ $count }, now { $now }.
log-drops-ambrosia = { $titan }: ambrosia −{ $count }, now { $now }.
log-drops-movement-fatigue = { $titan } discards movement fatigue.
log-drops-combat-fatigue = { $titan } discards combat fatigue.
log-drops-trespass = { $titan }: trespass −{ $count }, now { $now }.
log-modify-precision = { $titan }: precision token { $by }.
log-modify-evasion = { $titan }: evasion token { $by }.
log-modify-speed = { $titan }: speed token { $by }.
log-modify-power = { $titan }: power token { $by }.
log-modify-foe-at = { $foe }: AT { $by }.
log-modify-foe-to-hit = { $foe }: To Hit { $by }.
log-modify-foe-speed = { $foe }: speed { $by }.
log-modify-foe-dice = { $foe }: evasion dice { $by }.
log-modify-foe-danger = { $foe }: Danger { $by }.
log-modify-foe-precision = { $foe }: difficulty of evasion { $by }.
log-uses = { $titan } uses { $what }.
log-uses-for = { $titan } uses { $what }: { $ability }.
log-nature = { $titan }’s innate ability takes effect.
log-befalls = “{ $what }” befalls { $titan }.
log-foe-uses = { $foe }: “{ $what }”.
log-exhausts = { $titan } exhausts { $gear }.
log-readies = { $titan } readies { $gear }.
log-readies-all = { $titan } readies everything.
log-rests = { $titan } rests.
log-discards = { $titan } discards { $gear }.
log-gains-gear = { $titan } gains { $gear }.
log-unique = { $gear } is unique, and there is one already.
log-searches = { $titan } searches the place.
log-gains-resource = { $resource } × { $count }.
log-carves = { $titan } carves out { $resource } × { $count }.

## Terrain

log-tile-placed = { $terrain } rises on { $space }.
log-tile-breaks = { $terrain } comes down on { $space } and breaks.
log-tile-off = { $terrain } on { $space } is taken off the board.
log-tile-destroyed = { $terrain } on { $space } is destroyed.
log-tile-turned = { $terrain } on { $space } is turned over.
log-no-room-for-maze = There is no room for { $terrain }.

## Gods and the Argo

log-awakens = { $titan } awakens as { $godform }.
log-awakening-ends = The awakening of { $titan } ends.
log-trespass = { $titan } has { $left } trespass left.
log-summons = The Argo summons { $nymph }.
log-argo = The Argo: { $what }.
log-argo-crew = Crew { $by }, now { $now }.
log-argo-hull = Hull { $by }, now { $now }.
log-argo-fate = Argo Fate { $by }, now { $now }.
log-argo-doom = Doom { $by }, now { $now }.
log-argo-progress = Progress { $by }, now { $now }.
log-argo-knowledge = Knowledge { $by }, now { $now }.
log-argo-tears = Sisyphus tears { $by }, now { $now }.
log-diplomacy = Diplomacy with the { $faction } { $by }, now { $now }.
log-adversary-activation = The adversary stirs.
log-noted = Noted: { $note }.
log-noted-of = Noted for { $titan }: { $note }.
log-fated-mnemos = { $titan }’s argonaut gains a fated mnemos.
log-mnemos-node = { $titan }’s argonaut gains a mnemos node.

## The end

log-end-victory = { $foe } is slain.
log-end-death-blow = A death blow: { $foe } is slain.
log-end-all-dead = All titans are dead, and { $foe } lives.
log-end-retreat = The group retreats from { $foe }.
log-end-too-long = The Argo can wait no longer, and { $foe } lives.
log-end-argo-lost = The Argo is lost, and { $foe } lives.
ending-victory = { $foe } is slain: victory.
ending-death-blow = { $foe } is slain by a death blow: victory.
ending-all-dead = Every titan fell before { $foe }: defeat.
ending-retreat = The group retreated from { $foe }: defeat.
ending-too-long = { $foe } held out too long: defeat.
ending-argo-lost = The Argo was lost while { $foe } lived: defeat.
log-tear = A Sisyphus tear: everything begins again.
log-aftermath = Aftermath
log-spoils = Spoils: { $resource } × { $count }.
log-spoils-of = “{ $part }” yields { $resource } × { $count }.
log-gained = In all: { $resource } × { $count }.
log-gear-found = For the armoury: { $gear }.
log-tides = Tides of fate: Triskelions at 0, Argo Fate { $fate }.
log-adversary = The adversary was activated.
log-argonaut-died = The argonaut of { $titan } is dead.
log-titan-lost = { $titan } is struck off the sheet.

## Questions

send-reroll = Re-roll
send-start = Start like this
ask-class = Which class is titan { $titan }?
ask-gear = What does titan { $titan } ({ $class }) carry?
ask-argo-abilities = Which Argo abilities are prepared, { $most } at most?
ask-start-spaces = Who starts where? In this order: { $spaces }.
ask-adventure-terrain = Where does the adventure terrain lie?
ask-first-priority = Who has the priority token first? It draws the primordial’s attacks.
ask-next-priority = Who gets the priority token? It draws the primordial’s attacks.
ask-random-direction = Which way does the primordial face?
ask-direction = In which direction?
ask-facing = Which way does it turn?
ask-first-axis = Which way does it go first?
ask-along-edge = Which way along the edge?
ask-target = Who is the target?
ask-order-of-targets = In which order are they attacked?
ask-thrown-first = Who is thrown aside first?
ask-way-out = In which direction is { $titan } thrown?
ask-displace = Where is it displaced to?
ask-nearest-edge = To which edge?
ask-flee = In which direction does it flee?
ask-close-in = From which space does it push?
ask-lay-maze = Where does the labyrinth tile lie?
ask-place-tile = Where is the tile placed?
ask-which-tile-goes = Which tile is taken off?
ask-who-acts = Who acts next?
ask-action = What does { $titan } do?
ask-walk = Where does { $titan } move?
ask-via = By which way?
ask-weapon = Attack with what?
ask-bonus-attack = A bonus attack: with what?
ask-rush-weapon = Rush: attack with what?
ask-rush-space = Rush: to which space?
ask-guard = Which weapon guards?
ask-reroll = Which dice are rolled again? { $needs } or more is enough. Free: { $free }; for 1 Fate each: { $fate }.
ask-reroll-test = Roll the test again for 1 Fate?
ask-power-reroll = Which power dice are rolled again?
ask-heartseeker = Which body part is attacked?
ask-row = Which side of the Kratos row?
ask-row-before-roll = Do you use a Kratos row before the roll?
ask-first-window = First window, before the body part is drawn: do you use an ability?
ask-second-window = Second window, after the response: do you use an ability?
ask-reaction = A window of opportunity: do you react?
ask-which-response = Which response comes first?
ask-divert = Do you use a Diversion against the fail response?
ask-ignore-attack = Do you ignore the attack in this response?
ask-which-first = What comes first?
ask-which-titan = Which titan?
ask-use = Do you use an ability?
ask-which-attack-first = Several attacks wait: which comes first?
ask-argo = Do you use an Argo ability or a summoning?
ask-may = Do you do this? { $effects }
ask-either = Which of these?
ask-elation = Which token is discarded for an Opening?
ask-motivate = Who is motivated?
ask-solace = Who is given solace?
ask-solace-what = Of what?
ask-carve = What is carved out?
ask-cure = Which condition is discarded?
ask-mixed-tokens = How many of each token?
ask-peek = Do you keep this card or discard it?
ask-equip = Do you equip what you gained?
ask-make-room = What is discarded to make room?
ask-exhaust-which = What is exhausted?
ask-ready-which = What is readied?
ask-discard-which = What is discarded?
ask-charge = What gets the charge?
ask-argo-ability = Which Argo ability?
ask-godform = As which god do you awaken?
ask-awakened-move = Awakened: move, or push it back?
ask-new-loadout = Do you fight again with the same loadout?
ask-tear = Do you spend a Sisyphus tear to fight again?
ask-about-to-armour = Before the armour roll: do you use an ability?
ask-about-to-be-answered = Before the response: do you use an ability?
ask-about-to-be-knocked-back = Before the knockback: do you use an ability?
ask-about-to-crash = Before the crash: do you use an ability?
ask-about-to-die = Before death: do you use an ability?
ask-about-to-evade = Before the evasion roll: do you use an ability?
ask-about-to-fall-down = Before the knockdown: do you use an ability?
ask-evasion-rolled = After the evasion roll: do you use an ability?
ask-crit-chance = Crit chance: do you use an ability?
ask-full-hit = Full hit: do you use an ability?
ask-full-miss = Full miss: do you use an ability?
ask-power-rolled = After the power roll: do you use an ability?
ask-trauma-drawn = The card is drawn: do you use an ability?

## Why a weapon cannot be used
why-fatigue = Combat fatigue comes first
why-despair = Too much despair, and nobody beside it
why-cannot-attack = It cannot attack
why-exhausted = Exhausted
why-out-of-range = Out of range
why-no-sight = No line of sight
