# The guided first game: coach-<question>

coach-until = 2
coach-aim = You lead a convoy over the ice, and the icebreaker leaves after six rounds at the latest. Whoever has the most fame in the end wins: for shots that hit, for people brought to the ship, for the place on the road. Fuel takes you there, people do the work.
coach-wait = The others play by the same rules. What they do is told at the side; every line ends with the number of its rule.
coach-ask-convoy = Each convoy has a leader with a gift of their own. Point at one to read it.
coach-ask-explore = Send people to a card of the row. The number at a space is what they must be worth together; whoever goes is tired until the rest phase, so keep somebody for the wheel and the guns.
coach-ask-party = These would go, and this would be paid. Touch a person or a good to change it.
coach-ask-take = Take what you lack: fuel to move, food to wake the tired, ammo to shoot. It needs a free box in your convoy.
coach-ask-after-card = Each space also has a bonus action. It may come before the card or after it, and you may leave it.
coach-ask-improve = A trailer brings boxes, a truck speed and power, a device whatever is drawn on it. You may decline: the card is gone then, and the bonus still counts.
coach-ask-recruit = One more pair of hands, and one more mouth to feed. Newcomers rest until the next round.
coach-ask-rest = Food wakes the tired. Whoever is not fed is ready again later, and nobody starves.
coach-ask-drive = One fuel starts the engine. The lit places are within reach, each with what it costs and brings; in a red perimeter a turret will shoot at you.
coach-ask-fire = Each weapon fires once. The chances are exact, over the outcome cards that are left; every attack that damages an enemy is worth fame.
coach-ask-damage = Damage goes on a box, which does not work until it is repaired. Plates are there for that.
coach-ask-ambush = The enemy is upon you. Choose what hurts less.
coach-ask-give-up = There is no box left for everything. Choose what stays behind.
