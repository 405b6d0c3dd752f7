# What the shelf says of the game, the guided first battle, and what is counted at its end.

odyssey-length = 60 min
odyssey-weight = 5

## The guided first battle: coach-<question>

coach-until = 2
coach-aim = Your titans fight a primordial together: you win when it has taken its last wound, and lose when the last titan is dead. Each round it acts first, by the card that it turns; then each titan has a turn, in the order that you choose.
coach-wait = The primordial needs no player: its card says whom it looks for, how it moves and what it does. The log tells each step with the number of its rule.
coach-ask-start-spaces = Whoever stands near the primordial is attacked first. Put those with a shield in front and those who strike from afar behind.
coach-ask-first-priority = Many of its cards look for whoever has this token. Give it to a titan that can bear some hits.
coach-ask-reaction = Before the attack somebody may react: a step out of its reach, for example. What a reaction costs is written beside it; letting it pass costs nothing.
coach-ask-target = Two titans fit its instruction equally well. Choose the one that evades better or has less Danger.
coach-ask-guard = One weapon may guard. A shield gives free re-rolls or a better evasion, as its numbers say.
coach-ask-reroll = Dice that have not reached the figure can be rolled again: first the free ones, then for 1 Fate each. High Fate wakes the banners on the primordial’s cards, so do not spend it on a small chance; the odds stand beside each die.
coach-ask-who-acts = Any titan may be next. Let one begin that can put tokens into the pool, and strike with another after it.
coach-ask-action = A turn has a movement and an attack, in any order; lit on the board is how far this titan can walk. Behind the primordial, on its blind spots, you are safest.
coach-ask-walk = The lit spaces can be reached. Stand beside the primordial if your weapon is for close combat, and leave some way between your back and the edge.
coach-ask-weapon = The odds to hit and to wound are those of this weapon with what lies in the pool.
coach-ask-row = Your Rage has risen, so this row of your Kratos table is lit: choose one of its sides.
coach-ask-first-window = You have hit. Breaks add to the power against the armour of the body part, Openings would have helped to hit: use what this attack still lacks.
coach-ask-power-reroll = Roll blank power dice again; what already shows power stays.
coach-ask-second-window = The attack is over. What you place into the pool now helps whoever strikes next.
coach-ask-argo = The Argo helps at any moment of your round, as long as it has charges. They do not come back in this battle.
coach-ask-evasion-rolled = Some hits are left. A block takes hits away; armour follows later and takes Danger away.
coach-ask-trauma-drawn = Danger has brought a trauma card. Some gear can turn it away.

## Statistics: stat-<line of the log>

stat-log-attacks = Attacks
stat-log-power-wound = Wounds dealt
stat-log-power-fail = Attacks that failed
stat-log-evasion-roll = Evasion rolls
