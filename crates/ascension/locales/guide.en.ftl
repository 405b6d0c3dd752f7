# What the shelf says of the game, the guided first game, and what is counted at its end.

ascension-length = 90 min
ascension-weight = 3

## The guided first game: coach-<question>, coach-<path of an option>

coach-until = 4
coach-aim = You are a god, and the first god on the throne wins. The way there: walk through the smoke for cards, give them to heroes as myths, and spend the ECO that closed myths bring on the gates of the mountain.
coach-wait = The others play by the same rules. The log at the side says what they do; every line ends with the number of its rule.
coach-ask-pawn = Begin near a gate, marked with its price: that is where you want to go up later. The lit places are free.
coach-ask-movement = Walk onto a card and you draw it, together with what your god draws in addition. After a look through the smoke you know what is on the lit places: take what a plot of yours asks for. If you stay, you draw nothing.
coach-ask-which-curtain = You may take one of these. Look for the kind or sphere that one of your plots still lacks.
coach-ask-action = Now do as many things as you can and like, one after another. The usual order: close a web that is complete, weave what fits, bring in a hero, then end your turn.
coach-ask-discard = What you discard is gone to Hades. Cards that no plot of yours asks for can go first.
coach-ask-discard-to-limit = You keep cards only up to your hand limit. Keep your plots and what they ask for.
coach-ask-climb = The gate is open to you for the rest of the game. Choose where to step up.
coach-ask-target = Lit on the table is everything this card may be aimed at.
coach-ask-answer = Somebody aims a card at you. An answer may turn it away; passing lets it happen.
coach-ask-before-roll = Somebody is about to roll for a web or a gate. A card of yours can change the odds now; most of the time you pass and keep it.
coach-ask-after-roll = The die has fallen. Whoever has a card for this moment can still change the result.
coach-ask-end-of-turn = The last moment to play a card in this turn. Passing costs nothing.
coach-path-enter = Bringing in a hero costs ECO: bronze is cheap, gold closes webs more easily. A hero can weave from your next turn on.
coach-path-weave = Weaving lays a card with a hero. It must fit a plot in your hand or a gate, and the order of the places does not matter.
coach-path-close = This web is complete. Closing it takes a d12: the odds stand beside the option. A higher value pays more, is harder to reach, and costs the web more cards if it fails.
coach-path-raise = Raising a hero makes its next web easier to close and the hero harder to kill.
coach-path-attach = Equipment stays with a hero. Conditions can be laid on the heroes of others as well.
coach-path-play = Events are played once and are gone. Point at one to read what it does.
coach-path-use = Your god has an ability of its own; it is on your sheet below the board.

## Statistics: stat-<line of the log>

stat-log-moves = Moves of the pawn
stat-log-enters = Heroes brought in
stat-log-weaves = Cards woven
stat-log-declares = Webs tried
stat-log-reward = Webs closed
stat-log-tries-gate = Gates tried
stat-log-opens-gate = Gates opened
stat-log-plays = Events played
stat-log-plays-on = Events aimed

## All cards, as they are printed

all-gods = Gods
all-gates = Gates
all-heroes = Heroes
all-plots = Plots
all-equipment = Equipment
all-conditions = Conditions
all-events = Events
all-sequences = Sequence cards
all-god = God, { $sphere }
