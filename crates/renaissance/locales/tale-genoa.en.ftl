# Renaissance, the plot book. Chains at Genoa.

tale-m8-before = The prison of Genoa is built into the sea wall, so that the city is put to no expense for water. They entered us at the gate by weight and trade. I was put down as ballast. The others were led off, one to a cell, and their gear went into an iron chest with a ticket on it, for the Genoese lose nothing. It was a chain prison. A single chain ran through every wall, from the debtors’ side to the galleys, and at night, when one man turned over, all of them did. Somewhere along it hung small gods too. One felt them, further down, turning over later.
tale-m8-before-brother = The sergeant who drinks had been sent a bottle, with a card: *from a brother*.
tale-m8-before-tap = Tap a message down the chain
tale-m8-before-tap-then = It came back at dawn with seventeen additions, two of them in verse.
tale-m8-before-sleep = Sleep while it is free
tale-m8-before-sleep-then = Item, board and lodging, nothing. I looked for the catch all night.

tale-m8-open = At the change of the tide the sea put its shoulder to the wall, as it did twice a day, and the locks, which were old, sighed and stood a finger open. That finger was all the plan there was. It had been the talk of the debtors’ side for thirty years. Nobody had ever used it, for each was chained to the next, and the next was always asleep, or old, or owed him money. I was in the office by then. They had found out that I could add.
tale-m8-open-wake = Wake the next man along
tale-m8-open-wake-then = He owed, it turned out, six soldi to a person at Savona, and was afraid of meeting him. We promised a different road.
tale-m8-open-slip = Slip out alone while he sleeps
tale-m8-open-slip-then = Thinner by a cuff and some skin. Behind us the chain was laid down link by link, like a baby.

tale-m8-chest = The chest stood in the weighing room under a lamp, and on the lid, with his feet drawn up, sat the keeper of tickets. He was about seventy. He had no weapon but a stamp. Everything in the prison passed through his hands, and went out again, when they hanged a man, to the heirs; in forty years there had not been a button too few. He knew quite well who we were. “I want to see four tickets,” he said. “I have never opened it without. Do not make me begin.”
tale-m8-chest-forge = Have me write him four
tale-m8-chest-forge-then = I had the paper, being in the office. He held each to the lamp, saw what it was, and stamped it, with his eyes shut.
tale-m8-chest-lift = Lift him down with his stool
tale-m8-chest-lift-pass = He went on sitting, in the air and then on the floor. Item, one lock, broken; he wept over the lock.
tale-m8-chest-lift-fail = He was chained to it himself, from within, by choice. The chain pulled, and all along the wall they turned over, and woke.

tale-m8-chain = At the lowest turn of the stair the chain went on under water, and there they hung, a dozen to the fathom, the small gods of the coast. There was one of bollards, one of the smell of rope. One had been of a cape that was quarried. They had been taken up for vagrancy. When the galleys were full they were let off in the next world, said the sergeant, he was not sure how. “Would you mind,” said the bollard, “telling the men above that we are here? We turn over when they do. But I believe they think it is the sea.”
tale-m8-chain-tell = Carry the message up
tale-m8-chain-tell-then = It went along the wall from mouth to mouth. By the galleys’ end somebody had answered, and was knocking out a rhyme.
tale-m8-chain-saw = Saw the gods free first
tale-m8-chain-saw-then = They floated up like empty bottles and did not know where to. The men’s end of the chain was as heavy as before.

tale-m8-told = In the smithy, with the big shears in his hands and a link between the blades, Zenobio stopped. It was a good link. He had made links like it, he said, in a wet autumn at Rome, to hang the eleven wheels on, and had been proud of them, and had never inquired what they were to hold. The sea came in at the grating and put out half the fire. He talked with his back to us, quickly, as people pay who have carried the money too long. The shears stayed where they were.
tale-m8-told-hands = Put your hands over his
tale-m8-told-hands-then = It took four to close the shears. The link fell into the sea, and there was one the less.
tale-m8-told-price = Ask what they paid him
tale-m8-told-price-then = He had it still, sewn in the apron. Two coins; he could not have said why those two. I entered them under Brass.

tale-m8-tide = The tide bell rang early, because all bells rang when Rome did, and the sea, which keeps its own time and had not been told, came after it in a temper. In the lowest row they were up to the belt. A hundred and twelve men, by my book, and the stair took two abreast. The sergeant had thrown down his keys and was counting on his fingers. “The young first,” he said; then, “No: those at the bottom”; then he looked at us, as at people who have kept lists.
tale-m8-tide-bottom = Those at the bottom first
tale-m8-tide-bottom-then = They came up blue, murderers mostly. The young pulled. A hundred and eleven; I have the name of the other.
tale-m8-tide-chain = All together, on the chain
tale-m8-tide-chain-then = One pulls, and the next must come. It was how they had been kept, and it was how they left.

tale-m8-won = On the beach at Sturla lay some two hundred yards of chain with people along it, asleep, and no two could have said why they had not let go. Among them were the wet marks of others. The god of bollards sat on the last link in the first sun and was being looked at by a forger. “So it was you,” the forger said, “that turned over.” It struck several of them as something which should not be lost. They had no seal. They had the chain, and each link, if one came to think of it, was already a signature.
tale-m8-won-woken = The debtor of Savona had found his creditor on the same chain, nine links up.
tale-m8-won-bottom = A murderer had wrapped his shirt round the boy who pulled him out. Neither had asked the other’s name.
tale-m8-won-tickets = The keeper of tickets had come too. He went down the row with his stamp, waking nobody.
tale-m8-won-sign = Write One Chain, and read it out
tale-m8-won-sign-then = “Whoever turns over, let the next one know it.” I read it twice, once towards the water.
tale-m8-won-iron = Sell the chain for iron
tale-m8-won-iron-then = It was good iron; they carried it to the smith themselves. It seemed to them, afterwards, that their hands were cold.
tale-m8-won-away = Be gone before they wake
tale-m8-won-away-then = One woke. Gaspare, he said, late of three armies; we walked like people who were leaving, and he knew the step.

tale-m8-lost = They put us back, each in his own cell, and I was made to enter it. *Returned, four; locks, as before.* The sergeant was not angry. He had lost a bet on us, of some size, with a man in the galleys. In the night the chain moved as it always did; but after it had passed somebody far off sent it back, once, twice, on purpose. It is not much to have, two tugs on the wrist. All along the debtors’ side men who had never wanted anything lay awake to see whether there would be a third.
tale-m8-lost-third = Give the third tug
tale-m8-lost-third-then = It went off along the wall. Around four it came home, with the whole prison on it.
tale-m8-lost-bet = Bet with the sergeant ourselves
tale-m8-lost-bet-then = Double, on Tuesday’s tide, and one coin down. He oiled our hinges, to be fair.

tale-m8-lost-again = We left the prison of Genoa through the gate, in daylight, with a receipt, having been bought. A creditor had done it, from Savona. He had come to gloat, and had been shown the chain, and his own name cut in the wall by nineteen men, with sums. He forgave the lot before he knew that he was speaking. Then he paid for us, as one who has begun to give drinks. He was a wretched little oilman with wet eyes. “I never saw them at home,” he kept saying. “One never sees them at home.” The gods he could not afford. Item, to us, from him, four lives: on account.
tale-m8-lost-again-gods = Buy one god with what is left
tale-m8-lost-again-gods-then = The smell of rope was cheapest. We let him off at the first quay; he was home before we had tied up.
tale-m8-lost-again-oil = Let the oilman talk
tale-m8-lost-again-oil-then = He talked as far as Lerici. Somewhere past Recco it became plain that he was afraid to go home, and we slowed down.
