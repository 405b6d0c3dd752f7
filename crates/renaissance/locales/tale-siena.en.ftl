# Renaissance, the plot book. The House of Turns.

tale-m7-before = In Siena a house is taxed by its doors, and there was one, behind the Fonte Gaia, whose assessor had been inside it since Whitsun. It had three doors on Monday and twelve by Friday. Those who went in came out by another, some days later, a little different. A notary had come out a baker and was doing well. The commune asked us to find the assessor, to count the doors, and to bring somebody back who could be made to pay. They lent us a ball of twine. It was the same ball, they said, that he had.
tale-m7-before-baker = Buy bread from the baker
tale-m7-before-baker-then = Good bread. “In there I was asked one question,” he said, “and I had waited for it thirty years.” He would not say which.
tale-m7-before-twine = Tie the twine to the mule
tale-m7-before-twine-then = She was to stand at the door and be pulled upon. Item, oats, in advance.

tale-m7-open = Behind the first door was a hall with hooks, and on every hook hung a coat, and each of us knew one. Nobody said which. They were not the coats we had. They were the ones we had nearly bought, or been promised, or had seen on somebody’s back going the other way, at a crossroads, the year it mattered. From upstairs came a heavy tread that stopped whenever we did. “Put it on or leave it,” said a voice in the wall, elderly, obliging. “But do not stand there. It lets the warm out.”
tale-m7-open-coat = Put the coat on
tale-m7-open-coat-then = It fitted. There was a letter in the pocket, addressed, sealed, and thirty years old; it stayed sealed, that day.
tale-m7-open-hook = Leave them on their hooks
tale-m7-open-hook-then = We went by sideways, holding our own lapels. One of the coats put out a sleeve, not to stop us; only so.

tale-m7-kitchen = In the kitchen a table was laid for seven. At the head stood a woman with flour to the elbows, who called our leader by a childhood name and said that it was getting cold. Nobody knew her. She was who would have been married, or hired, or obeyed, if a coach had been on time. It was a soup with beans. It was exactly the right one. The chair had been pulled out by just as much as one pulls it out for somebody who is only late.
tale-m7-kitchen-sit = Sit down for one spoonful
tale-m7-kitchen-sit-then = It was more than one. Afterwards the leader of the company asked me what we were looking for, and I read it out.
tale-m7-kitchen-ask = Ask her what she is called
tale-m7-kitchen-ask-then = She told it. It was said back to her once, with care, like a thing being put on a shelf; and the soup had gone cold.

tale-m7-cradle = There was a nursery on a landing where no landing had been, and by the cradle sat a god no bigger than a loaf, rocking it with his foot. It was empty. He was god of that draught which closes doors: he had turned the wheel of the house for the first masters, and had never been told to stop. He had only wished to show people what else was in stock. “They cry so,” he said. “I thought it would be a comfort, that it was all kept.”
tale-m7-cradle-rock = Rock the cradle for him a while
tale-m7-cradle-rock-then = He slept at once, for the first time in twelve hundred years. All through the house doors stood ajar.
tale-m7-cradle-wheel = Ask him where the wheel is
tale-m7-cradle-wheel-then = Behind the chimney, and it squeaks. He gave us a drop of oil for it, and begged us not to turn it to *if*.

tale-m7-mirror = It is the hour between two doors. There is a mirror, and in it four people come up a road with a mule, and they are well dressed, and each walks apart. They have been paid. One of them turns and looks out. It is the look with which one reads one’s own name on a list. Nobody has a ledger with them. The mule has a wooden peg. Behind them a dial lies broken in the grass, and it is nobody’s noon, and no one is at home anywhere.
tale-m7-mirror-wave = Wave to them
tale-m7-mirror-wave-then = They wave, late, as one does to pilgrims. Then there is only glass, and us, badly dressed.
tale-m7-mirror-cover = Turn it to the wall
tale-m7-mirror-cover-then = On the back somebody has written a price, and struck it out, and written: on loan.

tale-m7-told = At the foot of the great wheel Zenobio took off his cap, which we had never seen him do, and said that it was well made, and that he ought to know. He had cut its sister. Eleven wheels of brass, for Rome, four years ago, in the rain; a good price; and the drawing had a hole in the middle, where the pointer would go. “I did not ask what it was to turn,” he said. “I asked for how many teeth.” He looked at his hands. “I have been oiling it in my sleep ever since.” Somebody would have to answer, and the wheel squeaked.
tale-m7-told-stay = Ask him how it stops
tale-m7-told-stay-then = He put the cap back on. “Two teeth from the top,” he said, “there is a screw that I was ashamed of.”
tale-m7-told-angry = Say nothing, and hand him the oil
tale-m7-told-angry-then = He took it. He got his sleeve caught, and did not cry out, and we all pulled; it was the better answer.

tale-m7-tread = The heavy tread came down at last, one stair at a time, and it was the assessor, or what he had nearly been. He had nearly been a bull. He had horns now and a chain of office, and held the tax roll in both fists. There was still a column left to fill. He had been through all the rooms and each time there was one more. “Doors,” said the assessor, from very deep. He wanted it to come out even. He did not mind whom he subtracted.
tale-m7-tread-figure = Give him a figure
tale-m7-tread-figure-then = “Nineteen,” I said, and he wrote it, and for the length of the ink he was a small tired man. Then he counted us.
tale-m7-tread-stand = Stand back to back
tale-m7-tread-stand-then = He charged the number, not the people; it is the way with assessors. We were fewer on one side.

tale-m7-won = When the wheel stood still there were four rooms, a stair, and on the floor of the hall a heap of coats. The god of the draught came out from behind the chimney with his hat in his hands. He supposed he was dismissed. Yet somebody, he thought, ought to keep the things that people had not done; it was a good dry house; and the present lot had at least knocked. If each of us would put down, with a name, the one turn not taken, and leave it with him, he would look after it. He would not show it to a soul. Only the wardrobe would know.
tale-m7-won-assessor = The assessor, hornless, was asleep on the roll; in the column stood my nineteen.
tale-m7-won-told = Zenobio wrote the longest, and then asked for the paper back, and then did not take it.
tale-m7-won-baker = I understood then what the baker had been asked. I bought a second loaf on the way out.
tale-m7-won-sign = Sign the turn not taken
tale-m7-won-sign-then = Four sheets, folded, and a fifth, since he asked so nicely. I too had once been offered a ship.
tale-m7-won-tax = Hand the roll to the commune
tale-m7-won-tax-then = Four doors, and a fee of a coin for each. The god was entered as a window; windows pay nothing.
tale-m7-won-coat = Open the letter in the coat
tale-m7-won-coat-then = It said: come. It was thirty years late, said the leader, and folded it along the old creases, and was cheerful all evening.

tale-m7-lost = We came out by a door in the fish market, in the wrong order, and it took us until supper to be sure of everybody. One of us could now whistle. One knew the price of wax at Lübeck. I found in my own hand, on a page I do not remember, a laundry list for a ship’s captain, eight shirts. The mule had gone on standing where she stood, with the twine round her neck, and the pigeons had taken her for a monument. The house was up to fourteen doors. It left one of them ajar.
tale-m7-lost-shirts = Go in again, and knock
tale-m7-lost-shirts-then = It had not occurred to us before. Inside, somebody hurried to put things away.
tale-m7-lost-wax = Sell the price of wax first
tale-m7-lost-wax-then = A spicer gave a coin for it. He asked how we knew; we did not; by morning it was gone.

tale-m7-lost-again = The commune of Siena solved the house by declaring it a street. It is called Via delle Svolte, it has no numbers, and lovers go there, and people who have had bad news. The assessor sits at the corner with a little table. He is a large calm animal, and his figures are trusted. We were sent the bill for the twine. With it, unsigned, came a parcel of five coats, brushed, with a note from a draughty hand: *you might be cold, where you are going, and I have so many*. He had seen that we did not get what we came for. People seldom do, he wrote; it is a good dry house.
tale-m7-lost-again-wear = Wear them to Cuma
tale-m7-lost-again-wear-then = People on the road greeted us by names that were nearly ours. Item, twine, one ball.
tale-m7-lost-again-send = Write back to him
tale-m7-lost-again-send-then = I wrote: received, five, with thanks. It came to me at Bolsena that nobody had ever answered him.
