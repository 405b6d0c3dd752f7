# Renaissance, the plot book. The Sibyl of Cuma.

tale-m9-before = At Cuma the goats lie down in a ring at noon and every one looks the same way, which is towards Rome, and the goatherd sells the sight for a farthing. He sold us the road too. There is a cave, and in the cave a lady, very old; she had asked for as many years as the sand in her hand, and had not thought to ask for a chair. She knows where everything is. But she has been asked so often where, and when, and whether he loves me, that she hears only what is said in earnest. He could not say how one told. His grandfather had got no answer, and his aunt had got three.
tale-m9-before-biagio = Biagio had sent a letter, dictated to a hen, it looked like. It said: ask nothing. Say what you do.
tale-m9-before-paper = It was on the good paper, which had come through dry.
tale-m9-before-vow = Keep silent until the cave
tale-m9-before-vow-then = It was four miles. I had not known how much we talked, nor of what: mostly cheese.
tale-m9-before-aunt = Go and see the aunt
tale-m9-before-aunt-then = She was shelling beans. “I told her my trade,” she said. “Nobody ever tells her that.”

tale-m9-open = The hundred mouths of the cave had a draught each, and each draught was saying one word, over and over, to itself. The words did not go together. *Ladder. Salt. Tuesday. Mother.* Elder Brood sat about on the rocks with their heads tilted, as at a concert. They did not care to have it interrupted. Deep inside a bottle swung on a cord, and something in the bottle laughed like a cricket. Nothing here would be opened by force. I took out the ledger, and for once did not know the heading.
tale-m9-open-listen = Listen before going in
tale-m9-open-listen-then = There was a word for each of us among them. I shall not say mine; it was in the singular.
tale-m9-open-enter = Go in at *Tuesday*
tale-m9-open-enter-then = It was a Tuesday. She told us afterwards that nobody ever takes that one.

tale-m9-riddle-hand = “What is it,” said the first mouth, “that you do with your hand and do not see?” It was a wide low mouth, hung with seaweed, and it had the breath of a market. People had told it: sin; write; die. It had shut upon them, not hard. The answer lay in somebody’s fingers, in what they did by themselves while the head was elsewhere. It wanted showing rather than saying, and the clock of the cave was a drip.
tale-m9-riddle-hand-aunt = The aunt’s beans came to mind.
tale-m9-riddle-hand-pass = The hand did it once, in the dark, as on any evening. “Yes,” said the mouth. “Thank you. One forgets that there are evenings.”
tale-m9-riddle-hand-fail = The hand, being watched, forgot. The mouth waited while the drip fell nine times, and then let us by out of tact.

tale-m9-riddle-sky = The second mouth opened upwards, and had in it a piece of night, though outside it was day, with the stars all crowding to one side like people on a ferry. “They were told to,” it said. “There is one hour now, and they try to be on time for it. Which was here before?” It did not mean the stars. It meant what had stood in the gap before the gap was there. The drip had gone by twice already while it spoke.
tale-m9-riddle-sky-pass = “The Kid,” was the answer, “and she had a bell.” Far up, one star went back to where it used to be, shyly, the first.
tale-m9-riddle-sky-fail = The answer was learned and wrong. The mouth gave us the night to hold for a moment, and it is heavier than it looks.

tale-m9-riddle-door = The third mouth was an ordinary door, of chestnut, with a cat-hole, such as there is in any village above the Arno. “Whoever comes in here,” it said, “has hit somebody and not been hit back, or stood before somebody and been.” It was not a question. But it did not open. Behind it we heard a sound known to all of us, and none could put a name to it: two knocks, small, low down on the wood, by somebody who could not reach the ring.
tale-m9-riddle-door-knock = *Where I learnt to knock*, I read out, from the page for Comacchio; and the cat-hole swung.
tale-m9-riddle-door-pass = It was told whom, and when, and what was said afterwards. The door had only wanted somebody to go first.
tale-m9-riddle-door-fail = It was told half. It opened half, and had hinges.

tale-m9-peg = It is no hour at all. In the hundred mouths the words have stopped, and something is being swallowed. She hangs from the roof in her bottle, and one could cover her with a thumbnail; but when she speaks it is the rock that speaks. We hold out what we have brought, the blade, the pages, the vows. She has been shown such things. “And that?” says the Sibyl. Behind us stands the mule. “Since Vinci you have gone from door to door and asked where it might be. And each night, so that she should not stray, you have hammered it into the ground.” Somewhere a bell; and it was evening, and I had the peg in my hand.
tale-m9-peg-stop = Stop
tale-m9-peg-stop-then = “Nobody will come, then,” said the Sibyl. She thought about it, and turned over in her bottle with a small sound, as one does on a holiday.
tale-m9-peg-wind = Wind
tale-m9-peg-wind-then = “They will be back, then, with their questions,” she said, and asked what people were wearing now. Item, to the Sibyl, one comb.
tale-m9-peg-break = Break
tale-m9-peg-break-then = “Who says so?” I gave her the names, in order, with the towns. At each she inclined her head, as one does to people coming in.

tale-m9-lost = The cave breathed out, and we were on the beach, in a row, with sand in our mouths and each with one word less. I had lost *Wednesday*. It came back about the middle of the week, but it did not fit as before. The Elder Brood had stepped over us with care, on their way to supper. One left a fish. Up on the rock the goatherd was telling strangers, for a farthing, what we had done wrong. He had it right, too. We had asked.
tale-m9-lost-goat = Pay the farthing and listen
tale-m9-lost-goat-then = It was humbling, and exact, with gestures. We went in again behind his goats.
tale-m9-lost-fish = Cook the fish and share it
tale-m9-lost-fish-then = He that left it came back, as if by chance, and had the head. He showed us a mouth that is open on odd days.

tale-m9-lost-again = The Sibyl told Rome, since Rome had asked her nicely, with an embassy and a chair. They came to the inn for the mule at supper-time: Captain Serra, four Sworn, and a goldsmith with a cushion. The captain drew the peg out of the turf by two fingers, wiped it on his own sleeve, and there it lay, on velvet, with our stone’s marks on its head. “You had it,” said the captain. He was not mocking. “Every evening.” The Cardinal meant to have it put back, and wind. But it goes in only for whoever drove it, the Sibyl had said; so goldsmith, cushion and peg were to travel with us, and I signed for all three. I asked what the mule was to be tied to.
tale-m9-lost-again-tie = Hand the captain the halter
tale-m9-lost-again-tie-then = He held it all night, standing, in the yard. In the morning he gave it back with a bow to the mule.
tale-m9-lost-again-keep = Say nothing about the stone
tale-m9-lost-again-keep-then = It was not on the receipt. Item, one stone, used. I have weighed it: it is heavier than the peg.
