# Renaissance, the plot book. The Eel Marsh.

tale-m3-before = At Comacchio the eel is money, and so the customs house smells. A clerk weighed us in. He explained that the marsh had gone back to its old owner, who had come up at Easter through the kitchen drain of the bishop’s steward, and asked for the keys. Since then the water moved about. One went to bed on an island and had breakfast on another. The copyist Biagio lived out there, in a hut on piles, because a blind man does not mind where he is so long as his inkwell is on the right. The clerk had no boats. He had a sort of gate.
tale-m3-before-page = The boy from the bridge had sent after us a paper boat, with directions: straight on.
tale-m3-before-eels = Pay the toll in eels
tale-m3-before-eels-then = We bought four and carried them in our arms. The water, when it smelt them, made a little room.
tale-m3-before-girl = Take the eel-girl as guide
tale-m3-before-girl-then = Her name was Nuta and she was about twelve, or had been for some time. She bit the coin, the rope, and me.

tale-m3-open = Biagio was waiting on his ladder with a bundle, a hen, and a ream of good paper on his head, for he had heard us quarrel about the way since noon. He ran one finger down the first leaf of the codex, as one strokes a cheek. “He is angry here,” he said. “And here he has had a fig.” Then the reeds stopped moving. Men of the Lagoon were poling in from the east with a net, and what came from the west had never needed a pole.
tale-m3-open-paper = Let him bring his paper
tale-m3-open-paper-then = We carried it in turns, over our heads, a ream and a half, dry. Item, one neck, stiff.
tale-m3-open-hurry = Leave all but the hen
tale-m3-open-hurry-then = He laid the ream down on the water like something asleep. It floated a good while; we were told when it stopped.

tale-m3-eels = The mud had a face, wide and patient, with eels for eyebrows, and it was lying in the only channel that still led anywhere. It was god of that channel and had let it silt, it said, for want of conversation. Nobody had asked its leave since the monks. It did not hold a grudge. It held Biagio’s left boot, with Biagio in it, gently, to the knee. “There is a form of words,” said the mud. “I forget it too. But I should know it if I heard it.”
tale-m3-eels-gift = It had noticed our eels, and was trying not to look at them.
tale-m3-eels-words = Try to find the words
tale-m3-eels-words-pass = “With your permission, and God keep your bed.” The mud shut its eyes, and the channel ran clear to the next island.
tale-m3-eels-words-fail = It was not that, nor that, nor the Credo. At the ninth it laughed, and kept the boot, and gave us what it had kept of the monks.
tale-m3-eels-pull = Pull Biagio out by force
tale-m3-eels-pull-then = He came out like a cork, without the boot and without a word. The mud said something in eels.

tale-m3-ferry = A flat boat lay at the landing with a cargo of salt and, on the salt, six people with marsh fever, who had been paid for, like the salt, as far as Ravenna. The boatman was a Lagoon man, but a boatman first. He could take Biagio and two more if something got off. He did not say what. The salt would keep. The sick had begun to move up for us, with the courtesy of the very ill, and there was a child who moved up twice.
tale-m3-ferry-salt = Put the salt ashore
tale-m3-ferry-salt-then = The owner’s loss; ours, when he found us. Item, salt, fourteen sacks, at the wholesale price.
tale-m3-ferry-wade = Wade, and let them go
tale-m3-ferry-wade-then = We went in to the chest. The child waved until the reeds closed, with each hand in turn. Six sick, I wrote; I correct, five sick and a child.

tale-m3-read = Biagio read as we went, with the book on his stomach and a fingertip under his shirt cuff, so as not to wet it. He came to the pointer at about the fourteenth hour by whichever bell that was. The master named no city, no church, no tower. He had drawn a fist, and written: it is where I learnt to knock. Biagio laughed till he had to be held. “Thirty years I copied him,” he said, “and never once did he give an address.”
tale-m3-read-fist = I turned back to Doors, and there it was: *bussare*. It does no good to be right a month early.
tale-m3-read-laugh = Laugh with him
tale-m3-read-laugh-then = It is a dangerous thing to do in a marsh, and a goose answered. Item, one secret, of no visible use.
tale-m3-read-press = Make him read it again
tale-m3-read-press-then = He read it again, and then the blot after it, which was a thumb. A small one. “He was a boy when he wrote that,” said Biagio, and was quiet.

tale-m3-codex = Where the reeds gave out two people were waiting for us with their lamps lit, a stone’s throw apart and not on speaking terms. Captain Serra had come down into the water to take Biagio under the arms, and now stood there with the hen. He wanted the book for Rome. Men would die of not having it, he said; he could give me the number. Loredana Moro had kept to her boat, dry, beside a strongbox. She wanted it for Venice, at a price, and meant to sell it on at a better one; her books were open to anybody, on working days. I believed them both. Nothing worse can happen to a notary.
tale-m3-codex-supper = Serra had a napkin in his belt, folded small, empty. He saw that I saw.
tale-m3-codex-nuta = Nuta bit one contract and one oath, and gave it as her view that the oath was softer.
tale-m3-codex-lagoon = To the Lagoon
tale-m3-codex-lagoon-then = She paid on the gunwale, coin by coin, and read us the clause about regret. The captain handed me the hen, saluted, and was from then on the other party.
tale-m3-codex-keys = To the Keys
tale-m3-codex-keys-then = Having no money on him he left us his word, before witnesses, and buttoned the book inside his shirt. Loredana asked what a word was fetching just now, and wrote it down.

tale-m3-lost = They fished us out at Magnavacca with the eels and sorted us by size. Biagio was on his ladder again, with his hen, and none the worse; the marsh had carried him home and set him down, like a borrowed cup. The Lagoon men had gone to dry their net. “He does not want to leave,” said the eel-wives. “The water, we mean. It likes being read to.” The codex was in the hut on its shelf. They lent us a boat, against our boots. One does not need boots, they said, to drown.
tale-m3-lost-promise = Promise the water a reader
tale-m3-lost-promise-then = An eel-wife’s boy had his letters as far as M. He began that evening, on the jetty, aloud.
tale-m3-lost-barefoot = Go back barefoot tonight
tale-m3-lost-barefoot-then = By night one sees less and cuts oneself more. We were there before the net was dry.

tale-m3-lost-again = The codex was put up for auction at Ravenna, at noon, on a fish stall, between a turbot and a relic. We stood at the back. Loredana Moro bid once and Captain Serra bid once, and then a gentleman with leaves on his hat bid an orchard, and had it. On our way out somebody plucked my sleeve. It was Biagio, brought in a creel, sold with the lot and thrown back as too old. “I have half of it by heart,” he said. “The half I liked.” He recited it on the road, with his hand on the mule’s neck. It names no place. It says: where I learnt to knock.
tale-m3-lost-again-keep = Take Biagio to the nuns
tale-m3-lost-again-keep-then = They gave him the room with the echo. Item, to the nuns, one coin; to Biagio, a hen, black.
tale-m3-lost-again-thank = Go after the gentleman in leaves
tale-m3-lost-again-thank-then = He was younger than at the auction, and eating a pear. He could not give us the book, he said; but he asked how we were, all of us, the mule by name.
