# The guided first mission: coach-<question>

coach-until = 2
coach-aim = Four heroes, one clock. What you spend is how far your token moves, and the hand comes to everybody in turn: a small action lets you act again soon, a great one leaves the enemies time. Do what the mission asks before its last hour.
coach-wait = The others act when the hand reaches their token. The log tells each step with the number of its rule.
coach-ask-first = These heroes wait in the same sector and have the same Swiftness. Whoever shields others, or opens a way, goes first.
coach-ask-action = Point at an option: on the clock you see where it would take this hero, and who acts before then. On the battlefield you can reach the lit squares; a red number means that an enemy strikes at you on the way.
coach-ask-dash = A dash costs nothing and ignores water, swamp and whatever hinders you. You may stay where you are.
coach-ask-push = You choose the way, as long as each step leads away. Off a roof it is a fall.
coach-ask-focus = One die more, once. Keep it for a test that matters.
coach-ask-luck = Choose the dice that have failed. What an enemy made you roll again may be rolled once more.
coach-ask-soak = Equipment takes wounds for its owner as long as it has room, until the mission ends.
coach-ask-react = A reaction helps now and costs later: its number is missing from the next activation.
coach-ask-ward = A Protected token is one success more: enough, and nothing happens.
coach-ask-protect = A Protected token cancels one hit.
coach-ask-ally = An ally is yours to lead, but its token always moves its whole Swiftness.
coach-ask-sneak = Each AP is one die more against being heard. The token on the track never comes down.
