# Renaissance, the plot book. The Bridge of Ferrara.

tale-m6-before = Whoever holds the bridge at Ferrara holds the road that the codex would have to take, and so, for three weeks, two armies had been politely not taking it. The Keys lay to the south with drums. The Lagoon lay to the north with barges and a list of prices. The duke had gone hunting. His steward, a dry little man with a cough, offered us the bridge as one offers a chair: three nights, in the town’s name, until the duke had caught something. He paid half in advance. The other half he showed us, in a bag, from a window.
tale-m6-before-lagoon = The drums knew us. They stopped when we went by, and that was worse.
tale-m6-before-lost = Both armies believed that the other had the book. Neither believed us.
tale-m6-before-take = Take the half
tale-m6-before-take-then = It was light for half.
tale-m6-before-bread = Ask for bread instead of money
tale-m6-before-bread-then = He was so surprised that he sent it.

tale-m6-supper = On the eve of it a boat came over with a white cloth, a roast pike and a cardinal. Lattanzio Corvara carved; he asked each of us which part we liked, and remembered. “I was at Fornovo,” he said. “I had the reserve. I brought it up at the hour agreed, and they lay there, two thousand, in rows. We had agreed it by two bells. Let there be one, from the Alps down, and the French may keep their side of them.” And the gods? someone asked. “I had Italy counted,” said the Cardinal, “and it came to more than I expected.” He had eaten nothing. He offered us the bridge, which was ours, and our lives, which we were using.
tale-m6-supper-ruggero = Ruggero, who had also been at Fornovo, put down his knife and did not say on which side of the hedge.
tale-m6-supper-hear = Hear him to the end
tale-m6-supper-hear-then = He spoke an hour, and I found nothing to strike out. He thanked us for it like a man who is not often let finish.
tale-m6-supper-ask = Ask whom he consulted
tale-m6-supper-ask-then = “The almanac,” said the Cardinal. He wiped the knife and then, for the first time, looked at the mule.

tale-m6-open = At first light both armies blew the same call on different trumpets, and the river between them, which had been a god until the tenth century, turned over to listen. The bridge had two towers, one arch, and a shrine to a saint whom no book mentions. We shut the gates. I took the mule up on the middle arch and drove the peg in between two stones, since that was where the account would have to be kept. Three nights, the steward had said. He had not said how long they were.
tale-m6-open-towers = Man the south tower
tale-m6-open-towers-then = From there one sees the drums breathe. It is higher than it looks, and the ladder belongs to a dovecote.
tale-m6-open-shrine = Light the saint’s lamp
tale-m6-open-shrine-then = Nobody knew his name, so nobody could have offended him. The oil was the mule’s, for her hooves.

tale-m6-herald = Under a truce of one candle two heralds met on our bridge, because there was no other, and each read aloud the same summons in the name of a different hour. They grew confused. The Keys’ man was seventeen and had ruled his lines with a nail. The Lagoon’s man corrected a subjunctive for him. Then both looked at us: whichever summons we received first would be lawful, and the other an act of war. I was asked, as a notary, what time it was.
tale-m6-herald-keys = Receive the boy’s first
tale-m6-herald-keys-then = He bowed too low and lost his hat in the Po. The barges ran out their hooks.
tale-m6-herald-lagoon = Receive the Lagoon’s first
tale-m6-herald-lagoon-then = It had a coin folded into it, for the stamp. The drums began, slowly, like somebody coming upstairs.
tale-m6-herald-neither = Say the clock has stopped
tale-m6-herald-neither-then = They both went back to ask. It was the truth for about as long as the candle; then they came without heralds.

tale-m6-bread = In the second night the people of Ferrara came out on to the bridge in their nightshirts, with ladles. They had not been asked for soup. They had been lying in bed and counting the blows, and a baker’s wife had got one different from her husband’s. There they stood in the middle of a siege, blowing on spoons. One could feed them into the towers, where arms were wanted. One could send them home, where there were children awake.
tale-m6-bread-bread = They brought bread too. It seemed it had been talked about, our asking.
tale-m6-bread-towers = Put them in the towers
tale-m6-bread-towers-then = They threw tiles, and then a stove. In the morning eleven were missing, and I wrote ten.
tale-m6-bread-home = Send them home to bed
tale-m6-bread-home-then = They went, and left the pot. Until dawn there was a light in every window, as when a child is ill.

tale-m6-river = Towards the third morning the Po sat up. It did so slowly, as an old man does, with a barge in its lap, and looked at the two armies, and at us, and at the arch on its back. Once it had had bulls from every town. It did not want bulls. It wanted to know who had put this bridge on it, in what year, and whether anybody had asked. I have never seen so many captains look for a document.
tale-m6-river-greeted = It had heard of us from a cousin, in the eels. It nodded.
tale-m6-river-permission = Ask its leave, late
tale-m6-river-permission-pass = It gave it, for three days, on terms. Then it lay down again, and forty barges found themselves at Mantua.
tale-m6-river-permission-fail = It could not hear, for the drums. We shouted; it cupped a hand; the hand had been Pontelagoscuro.
tale-m6-river-account = Pay it the back rent
tale-m6-river-account-then = I reckoned four hundred years at a farthing. It let the coins run through its fingers as one does with sand.

tale-m6-won = On the fourth morning the duke came home with a hare. He was shown the bridge, which stood, and the bill, which he stood for longer. The armies had gone off up and down the river, each with a copy of the truce and a feeling of having been overcharged. The Cardinal sent a letter, very short. He congratulated us upon our hours, and asked how many of them we had spent asking. The steward paid the other half. I had to hold out the hat under the window.
tale-m6-won-fought = In eleven houses nobody had taken in the washing. I have been back over that figure.
tale-m6-won-slept = The baker’s wife wanted her pot. It had an arrow through it, and she hung it over the door.
tale-m6-won-po = On the arch there was a wet handprint, nine feet across: its copy.
tale-m6-won-shrine = Somebody had hung a silver leg in the nameless saint’s shrine. He must have been surprised.
tale-m6-won-house = Take the money and the road
tale-m6-won-house-then = To Siena: the letter had been written there, in a house that nobody could describe to us twice alike.
tale-m6-won-answer = Answer the Cardinal’s letter
tale-m6-won-answer-then = We sat over it all evening. In the end we wrote the number, and it was not large.

tale-m6-lost = The bridge fell to both armies in the same quarter of an hour, and it took them until noon to settle whose prisoners we were. We were divided by lot. Then the lots were challenged, and we were put together again in the cellar of the customs house, on straw, with the mule, whom nobody had thought to disarm. The peg was in the pack. I drove it into the floor for decency’s sake. Its shadow lay across the straw by no light that I could find, straight as a ruled line. Genoa, said the guards; there is a prison there that holds anything. Late in the night the bolt moved.
tale-m6-lost-wait = Sit still and see who it is
tale-m6-lost-count = Count the guards first
tale-m6-lost-count-then = Nine, and one who counted back.

tale-m6-cell-keys = Captain Serra stood in the door with the key in one hand and a covered basket in the other. He had given us his word at Comacchio, he said, for want of cash, and he did not care to die owing. He could take us as far as the ship. From there on we were on the list. He had spread a napkin on the straw and was cutting bread as for somebody who cannot hold a knife. “One gets into the way of it,” he said. “I have a brother.” It was the only time he told us. Item, a word, redeemed at par.
tale-m6-cell-keys-brother = Ask how the brother is
tale-m6-cell-keys-brother-then = “Horns,” said the captain. “Otherwise he is the better of us.” He folded the napkin in four, and then again.
tale-m6-cell-keys-tools = Ask for what he can spare
tale-m6-cell-keys-tools-then = A file, a candle, and the name of a sergeant who drinks. He wrote it all down as lost.

tale-m6-cell-lagoon = Loredana Moro came down the steps with a lantern, holding her skirt out of the wet, and read us a statement. On such a night, at such a bridge, six of hers had been knocked down who might have been drowned. She valued a man of the Lagoon at so much; six made so much; less bruises. The balance stood to our credit, and here it was. It was a key. It opened this door and not the next: she had not owed us for the next. She waited while I checked the addition. It was right, but she had forgotten the interest; so she gave us the lantern.
tale-m6-cell-lagoon-receipt = Give her a receipt
tale-m6-cell-lagoon-receipt-then = She read it twice. “You have dated it by your own bell,” she said. “So do I. Do not tell Rome.”
tale-m6-cell-lagoon-loan = Ask her for a loan
tale-m6-cell-lagoon-loan-then = Two coins, at four in the hundred, on the security of the mule. She patted it, as property.

tale-m6-cell-leaves = The bolt put out a leaf, then a twig, then a small hard pear, and the door swung open, since one cannot bolt anything with a pear tree. A boy of about six was sitting on the top step. He had been a gentleman when he started down, he told us, but the stairs turned. His name was Vertumno; of turnings, he added, seasons, corners, milk. Nobody had sent for him. “That is why,” he said. “You looked as if you would have, if you had known.” He was looking at each of us in turn, with his chin on his fists. Item, pears, one; very hard.
tale-m6-cell-leaves-greet = Greet him properly
tale-m6-cell-leaves-greet-then = We told him our names and asked his news. He had none; he had not had any since the Caesars. He asked whether that counted.
tale-m6-cell-leaves-carry = Carry him up the stairs
tale-m6-cell-leaves-carry-then = By the top he was heavy and had a beard. He thanked us in a bass voice, and walked off a little bent.
