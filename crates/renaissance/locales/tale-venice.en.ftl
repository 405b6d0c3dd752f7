# Renaissance, the plot book. The Dyers’ Quay.

tale-m4-before = The water under the dyers’ houses was red on Mondays, blue on Tuesdays, and on Wednesdays, since Easter, it was the colour of what you were thinking. Loredana Moro met us on the steps with an awning and a glass of water, for which she gave a receipt. She had bought a god. It was all in order: he had been found in a vat, drunk, by his own guild, and had signed of his own free hand. He was to dye for the Lagoon for ninety-nine years. He had not understood *ninety-nine*. She had read it aloud. She thought it right that we should hear this from her, since we had plainly come to rob her.
tale-m4-before-clause = Ask to read the contract
tale-m4-before-clause-then = Forty clauses, all fair but one, and that one fair to somebody. Item, spectacles, hire of.
tale-m4-before-guild = Drink with the dyers
tale-m4-before-guild-then = They had blue arms and bad consciences. They gave us what they had, and it will not come off.

tale-m4-open = Four hawsers thick as a thigh held the god’s barge to the quay. On the barge stood the vat, and in the vat something turned over in its sleep, and the whole canal went violet. It was the hour when the Lagoon changes guard. Each man hung his lamp on its hook, signed the book, and wished the next man a quiet night. They were decent about it. One had a cold. The bridge lay between us and the last of the four ropes, and bridges, in Venice, belong to somebody.
tale-m4-open-lamps = Wait for the lamps to dim
tale-m4-open-lamps-then = We lay in a gondola under a load of saffron and did not sneeze. The man with the cold did it for us.
tale-m4-open-book = Sign the guard’s book and walk on
tale-m4-open-book-then = I signed for five and added the weather. It held as far as the second lamp.

tale-m4-vat = The lid of the vat rose, and the god of dye looked out with his chin on the rim, like a man in a bath who hears the landlord. He was madder to the ears. He had been asleep since the Lombards, he said, and had woken in a contract. He did not complain of the work. It was that nobody brought him a thread any more, and asked what colour it would like to be. “Am I stolen,” he said, “or am I leaving? It makes a difference to the blue.”
tale-m4-vat-clause = I told him of the one clause. He had me say it twice, and went a shade paler, to rose.
tale-m4-vat-leaving = Say he leaves, on his word
tale-m4-vat-leaving-then = He thought it over, hand by hand. Then he spat in his palm, and the palm was every colour there is, and we shook it.
tale-m4-vat-stolen = Say he is being stolen
tale-m4-vat-stolen-then = He drew the lid over himself. He was used to it; and he left two skeins on the rim, by way of fare.

tale-m4-bridge = On the crown of the bridge six of the factor’s men stood shoulder to shoulder with their boathooks down, and the youngest was holding his the wrong way round. Behind them was a parapet as low as a bench. Below it was the tide, going out, with a great deal of Venice in it. None of them could swim; it is a thing seamen do not learn, so as not to drag it out. One push would do. Across the water, at a lit window, Loredana Moro was watching, and had put down her pen.
tale-m4-bridge-spare = Go through them with flat blades
tale-m4-bridge-spare-then = It takes longer and one is hit more. All six were fished off the planks, bruised; at the window the pen was taken up.
tale-m4-bridge-push = Push and run
tale-m4-bridge-push-then = Five were caught by a barge of melons. I have counted them again. Five.

tale-m4-won = The barge went out under the last bridge with nobody at the oar, and behind it the canals of Venice turned, one after another, the colour of water. People came to their windows to look. Some had never seen it. At Fusina the god climbed out, wrung himself, and stood on the mud in a puddle of evening, asking what he owed us. He had no money and no place. He had a trade. A word from him, put to paper and witnessed, would bind every vat between Prato and the sea; and it would bind him too, this time, to something he had understood.
tale-m4-won-drowned = A boathook came down with the tide, alone. Nobody said whose.
tale-m4-won-book = In the guard’s book, next day, someone had ticked my signature, and corrected the weather.
tale-m4-won-word = Draw up the Dyers’ Word
tale-m4-won-word-then = “No colour to whoever will not ask the thread.” He signed in red, I in black; the two dried as one line.
tale-m4-won-sell = Let him dye for his passage
tale-m4-won-sell-then = He did the mule’s blanket, my cuffs and three coins’ worth of silk. It is a very fine blue. It was hers.
tale-m4-won-free = Let him go as he is
tale-m4-won-free-then = He asked twice whether he had to sign. Then he hung his cloak on the mule, wet, and walked off along the Brenta, and every ditch had its sunset.

tale-m4-lost = We were entered in the book of the Lagoon as *flotsam, human, four, with clerk*, and put on the quay to dry. Loredana Moro came down herself to read us what we had done. It was two pages, and fair. She could have had us hanged for the rope alone; but she had looked it up. Flotsam belongs to the finder for a night and a day, and the finder was a lamplighter named Zorzi, who had no use for us. “On the second night,” she said, “the guard is the same. I do not change a thing because it has been tried.”
tale-m4-lost-zorzi = Buy ourselves from Zorzi
tale-m4-lost-zorzi-then = One coin for the lot. He threw in the hour at which he trims the lamp on the bridge.
tale-m4-lost-work = Work the day for him
tale-m4-lost-work-then = We trimmed a hundred and sixty lamps. We know them now; they know us.

tale-m4-lost-again = The dyers freed him in the end, by going on strike, which had not occurred to anybody. For nine days Venice wore grey. On the tenth the Lagoon struck out the one bad clause, and the god signed again, for a year, with Sundays. He was content; he waved to us from the vat. It was we who were not asked to the supper. But an old dyer came after us along the Zattere with a covered dish, being sorry, and blue to the shoulder. “You made such a noise,” she said, “that we looked up. Somebody had to make it.” Item, sardines, in vinegar, for five: gift.
tale-m4-lost-again-eat = Eat with her on the steps
tale-m4-lost-again-eat-then = She told us what the vat sings when it is let alone. I have it somewhere, under Receipts.
tale-m4-lost-again-clause = Ask how the clause was struck
tale-m4-lost-again-clause-then = All the women went in together and each asked to have it explained. It took them nine days. I have used it since.
