# Renaissance, the plot book. Camps: one habit, one question, and the peg.

tale-camp-ruggero-1 = Ruggero took the first watch, and the second, and when he was told to lie down he did it across the door. We were in a barn above the Pesa, with the mule outside. I drove in the peg by the last of the sun; its shadow, I saw, came out on the side where the light was, and pointed at a hill in the south-east. “Fornovo is the other way,” said Ruggero, who had not looked up. Nobody had asked him.
tale-camp-ruggero-1-sit = Sit down in the doorway with him
tale-camp-ruggero-1-sit-then = One keeps watch better by two, and worse. He said that there had been a hedge; later, that it was a good hedge.
tale-camp-ruggero-1-sleep = Sleep, and let him guard
tale-camp-ruggero-1-sleep-then = We slept as one sleeps behind a wall. In the morning he had our boots in a row, dry, toes out.

tale-camp-fiammetta-1 = In the morning I was short of one spoon, and in the evening I had two, neither of which was the one. Fiammetta stole as others crack their knuckles. She kept nothing: what had been taken at Empoli was found, next day, on some windowsill at Signa, where they had not missed it. I drove in the peg. “South-east by a thumb,” she said, with one eye shut, like a person who has looked at many houses from outside. “What is there to take, over that way?”
tale-camp-fiammetta-1-list = Have me keep her list
tale-camp-fiammetta-1-list-then = Taken, left, to whom. It balances to within a coin, and the coin she put in my ink.
tale-camp-fiammetta-1-teach = Ask her to teach the hand
tale-camp-fiammetta-1-teach-then = One must want the thing less than its owner does. That was all the lesson; the leader’s belt was gone.

tale-camp-ottavia-1 = Ottavia ate apart, with wax in her ears, and it did not help, for it was not the ears. She had heard what people think since she was nine. It was mostly shopping, she said. She had a cloth that went over her head at dusk, like a finch’s. When I drove the peg in she lifted a corner. “That is odd,” she said. “There is somewhere quiet.” She pointed with her spoon to where its shadow lay; but then the mule thought of oats.
tale-camp-ottavia-1-count = Think of nothing, all of us
tale-camp-ottavia-1-count-then = We tried. I got as far as the ceiling. “Thank you,” she said under her cloth. “That was nearly half an Ave.”
tale-camp-ottavia-1-walk = Walk her out into the fields
tale-camp-ottavia-1-walk-then = Beyond the last vine there was only one owl, and it was thinking straight ahead. She stood there till she was cold.

tale-camp-anselmo-1 = Anselmo knelt with his back to the company, as usual, and asked for a sign, as usual. A fig fell on his head, a branch put out three leaves, and a voice in the hedge inquired what it could do for him. “Not you,” said Anselmo. He said it politely, it was the fourth that week. I drove in the peg. He watched the shadow settle. “All my life,” he told it, “I have wished that something would point.”
tale-camp-anselmo-1-hedge = Answer the voice for him
tale-camp-anselmo-1-hedge-then = It was of brambles, and shy. It wanted only to be thanked for the figs. He ate one, after dark, when nobody saw; I saw.
tale-camp-anselmo-1-kneel = Kneel beside him, and be quiet
tale-camp-anselmo-1-kneel-then = We heard a good deal, none of it addressed to us. “You see,” he said, getting up, “there is always somebody before me.”

tale-camp-tessa-1 = Tessa plucked a partridge without looking, and told us, since somebody had asked about the scar, that when she was a child a god had lived next door. It was of a wood. It came over for salt. At eleven she shot its stag, not knowing, or knowing; they were hungry that year. It did not say anything. It just stopped coming over. I had driven in the peg and she was frowning at the ground. “Something has walked across your shadow, Ser Lapo,” she said. “Look. It does not move with the fire.”
tale-camp-tessa-1-salt = Leave salt out at the wood’s edge
tale-camp-tessa-1-salt-then = A coin’s worth, on a stone. In the morning there was none; it may have been deer. She did not go and look for tracks.
tale-camp-tessa-1-bird = Eat the bird, and ask no more
tale-camp-tessa-1-bird-then = It had been a clean shot. She threw the bones into the dark with a name, and I could not hear which.

tale-camp-zenobio-1 = Zenobio had taken the mule’s bell to pieces and laid it out on a handkerchief in the order of its making, and now had a spring left over. He was happy. He talked of teeth, ratios, a weight on a cord; of what it was for he did not talk. I drove in the peg. He leaned over, flicked it with a nail, and held his head on one side. “Good bronze,” he said. “Old. Cast hollow, who does that?” And then the spring went into the soup.
tale-camp-zenobio-1-fish = Fish the spring out
tale-camp-zenobio-1-fish-then = There were two in the end. He looked from one to the other with love.
tale-camp-zenobio-1-ask = Ask him what he last made
tale-camp-zenobio-1-ask-then = “Wheels,” he said. Eleven, of brass. For whom? He had to see to the mule.

tale-camp-4 = There were beans in flower under the walls of Ferrara, and Anselmo was boiling linen. Nobody was hurt. He had a pot full of bandages, white already, and he went on stirring them, like a cook who expects more people than he was told. When I knocked in the peg he looked up at the sound. The sun was going down behind Bondeno, and a shadow ought to have gone the other way. This one lay towards the pot, thin, to the south and a hair east, and the mule would not set foot on it. I put it with the other Curiosities. Then the town struck, the cathedral, the castle, the friars, three bells and one stroke; and the dogs, which had been barking, stopped.
tale-camp-4-wash = Help Anselmo wash
tale-camp-4-wash-then = “Feet get dirty again,” he said, wringing, “and so do souls. Linen keeps.” It did not keep long: by sunrise we had used it all.
tale-camp-4-bells = Listen to the bells
tale-camp-4-bells-then = It was one stroke, and yet it had an inside. Somebody in there was saying something, quite at leisure, and we kept our spoons still so as to catch it.

tale-camp-ruggero-2 = It had rained since the last milestone, and Ruggero’s shield, hung by the fire, steamed like a roast. There were nineteen dents in it. He knew them all; he touched them in order, as others do beads, and gave each the name of the person behind him. At the twentieth place the wood was smooth. I drove in the peg, in mud, and the shadow got round to its south as fast as the mud would let it. He held his thumb upon the smooth place until it dried.
tale-camp-ruggero-2-name = Somebody had given a name away at a ford, and he moved over for them on the log.
tale-camp-ruggero-2-dent = Ask whose the twentieth is
tale-camp-ruggero-2-dent-then = “Whoever wants it,” he said. There was some delay; then everybody’s hand was up.
tale-camp-ruggero-2-nail = Help him mend the strap
tale-camp-ruggero-2-nail-then = We did it badly, by four. It has held since. He goes about with it as with a child’s drawing.

tale-camp-fiammetta-2 = At the inn there was a girl of fourteen scrubbing the stairs, and Fiammetta, going up, went round the wet. Later we missed her. She was on her knees on the landing with the other brush. They did nine steps without a word, then fell out about soda. When I drove in the peg she came out with red hands. “Seven houses,” she said. “I could do them in the dark. I do do them in the dark.” The shadow lay towards Rome. “What sort of house is it, there?”
tale-camp-fiammetta-2-servant = She asked whether the old man at Florence had been paid the whole sum. I showed her both entries.
tale-camp-fiammetta-2-wage = Leave the girl a wage
tale-camp-fiammetta-2-wage-then = Under the soap, so that it should be found. Fiammetta put it there; for once the hand went the other way.
tale-camp-fiammetta-2-own = Ask what she would keep
tale-camp-fiammetta-2-own-then = She thought for so long that the fire went down. “A door,” she said. “But then one has to stay behind it.”

tale-camp-ottavia-2 = In that fog one could not see the mule from the peg, and Ottavia was laughing. We had not heard it before; it was rather low. Fog, it seems, muffles. All she had was the five of us, and us she knew by heart, like a clock in the next room. She felt for the shadow with her foot and found it, thin, going south. “It is thinking,” she said. “No. It is what is there when one has stopped.” She stood upon it with both shoes.
tale-camp-ottavia-2-stand = Stand there with her
tale-camp-ottavia-2-stand-then = It was cold, and there was nothing to see, and nobody wished to be first to go in.
tale-camp-ottavia-2-hear = Ask what she hears in you
tale-camp-ottavia-2-hear-then = “A stair,” she told the leader. “You are always on the last step but one.” It was said gently, for fog.

tale-camp-tessa-2 = Something had followed us since the pine woods, and every evening it lay down at bowshot and looked at Tessa. It was a stag, or had been. One could see the trees through it, and in its neck there was a place where one could not. She had strung the bow and unstrung it. I drove in the peg. The shadow ran out towards the beast, stopped, and went round, as one goes round somebody at prayer. “Fourteen years,” said Tessa. “He might have said something.”
tale-camp-tessa-2-go = Go out to it with her
tale-camp-tessa-2-go-then = It smelt of salt. It let itself be touched on the neck, and kicked her then, once, as was fair, and was gone.
tale-camp-tessa-2-fire = Build the fire up
tale-camp-tessa-2-fire-then = It stayed at the edge until morning. So did she, on our side, with her back to us.

tale-camp-zenobio-2 = All the mills along that stretch of the river had stopped, and Zenobio got up in the night and mended one. Nobody had hired him. He came back towards four, flour to the eyebrows, and sat down on the wrong side of the fire. It had been the pin, he said; a child could have seen it. He looked at the peg, and at its shadow, with its tip to the south like the needle of a thing. “A pointer,” he began, and then asked whether there was any cheese.
tale-camp-zenobio-2-brass = I thought of the eleven wheels. He saw me think of them, and cut the cheese very thin.
tale-camp-zenobio-2-cheese = Give him the cheese
tale-camp-zenobio-2-cheese-then = He ate it all. Then he went out, and we heard a second mill begin, and a third.
tale-camp-zenobio-2-pointer = Ask him: a pointer of what?
tale-camp-zenobio-2-pointer-then = “Of nothing,” said Zenobio. “They point at nothing. One has to put something there.” His hands were shaking, from the mill.

tale-camp-ruggero-3 = A man at the next fire had been at Fornovo, and said so, and Ruggero got up and went over and told him. I could see it but not hear. It took as long as it takes to peel an apple. The man went on turning his spit. Then he moved, with his foot, a stool. When I drove in the peg they were both drawing in the ash: here a ditch, here the carts. “Here was the hedge,” I heard. “I know,” the other said. “I was under it.”
tale-camp-ruggero-3-join = Bring our wine across
tale-camp-ruggero-3-join-then = There were six from that hedge, it turned out, in that one valley. They had never met. They drew it till it was light.
tale-camp-ruggero-3-leave = Leave them to it
tale-camp-ruggero-3-leave-then = He came back late and lay down anywhere. It was the first night that the door was free.

tale-camp-fiammetta-3 = Fiammetta had been robbed. She went through her bundle three times, calm, then less so, then with a sort of wonder; it was a comb, horn, four teeth missing. She had not known that it was hers. The peg was in, the shadow lay out across the thistles, longer than it had any right to be, and she walked up and down along it. “It was in the bottom,” she said. “I never use it. Who would take such a thing?” It was the tone in which people had spoken about her in seven houses.
tale-camp-fiammetta-3-search = Help her look for it
tale-camp-fiammetta-3-search-then = The mule was lying on it. She cleaned it with her sleeve, and put it, after looking round, in a pocket with a button.
tale-camp-fiammetta-3-buy = Buy her a new one
tale-camp-fiammetta-3-buy-then = She thanked us, and wore it, and gave it next day to a child. The old one she asked after in every town.

tale-camp-ottavia-3 = The nearer we came, the louder it was for her, and in the last days Ottavia asked to be led by the sleeve. All those people, she said, were getting ready to think of one thing. At the camp she lay down with her ear on the shadow of the peg as on a pillow. It pointed now so hard that the turf was parted. “If it stopped,” she said, “I should hear nothing. You too. I would not know if you were there.” She considered this. She did not say what she wished.
tale-camp-ottavia-3-bells = “That sentence,” she asked, “inside the stroke, at Ferrara: what was it?” But nobody had kept the words.
tale-camp-ottavia-3-sleeve = Keep hold of her sleeve
tale-camp-ottavia-3-sleeve-then = All night, in turns. She knew whose turn it was, of course; each thought something else, about the same size.
tale-camp-ottavia-3-promise = Promise to say so aloud
tale-camp-ottavia-3-promise-then = “When you are there?” she said. “Every time? You would get tired.” I began a column for it.

tale-camp-anselmo-3 = Anselmo had stopped asking. He noticed it himself, halfway through the onions. For three evenings he had simply gone round after supper with the basin and looked at feet, ours, then those of the carters, then of somebody with hooves, who was ashamed of them. There had been no figs. I drove in the peg, and he stepped across its shadow with a towel on his arm, without seeing it. “Hold still,” he was telling the hooves. “This one will sting, and the other has nothing wrong with it at all.”
tale-camp-anselmo-3-basin = Carry the basin for him
tale-camp-anselmo-3-basin-then = There were forty by the end, of all makes. Nobody had sent for him. It got about.
tale-camp-anselmo-3-tell = Tell him that he has stopped
tale-camp-anselmo-3-tell-then = He stood with the sponge. “So I have,” he said, and looked up, from habit; and then down, and went on.

tale-camp-zenobio-3 = Since he had told us Zenobio slept badly, and we well, which he found just. He had drawn the Roman dial upon a slate, wheel by wheel, with the teeth counted. In the middle was the hole. He kept the slate on his knees, like a plate where there is no table. I drove in the peg. He looked from the hole to the peg and from the peg to the hole; his lips moved, counting; and then he wiped it all out with his sleeve. “No,” he said, “it would be too stupid.”
tale-camp-zenobio-3-draw = Ask him to draw it again
tale-camp-zenobio-3-draw-then = He did, and explained each wheel. By the fourth we could all have built it. That was what frightened us.
tale-camp-zenobio-3-stupid = Ask what would be too stupid
tale-camp-zenobio-3-stupid-then = He laughed, the first time in days, and shook his head, and hung his cap upon the peg.

tale-camp-9 = That night there was no peg. I had it in my shirt, wrapped in a stocking, and it was warm on the side towards Rome. The mule was tied to nothing. We had explained it to her, and she stood where she would have stood. The company sat round her in a ring with their plates, and nobody looked at me; then all did. Eighty-one evenings, by the book. I had struck it four blows each. I had the figure at once, three hundred and twenty-four, and for some reason I worked it out again on paper.
tale-camp-9-wind = Rather, it was on velvet, with a goldsmith; in my shirt was the stone. I leave the line as it stands.
tale-camp-9-fish = Whoever had had the fish’s head came with us as far as the road. This time they brought a fork.
tale-camp-9-hand = In the dark somebody’s hand was doing it again, what it had shown to the cave, and did not know.
tale-camp-9-laugh = Laugh about it
tale-camp-9-laugh-then = It began with the mule, who sneezed. We were asked by a neighbouring fire to think of those who had to sleep.
tale-camp-9-apologise = Have each say sorry to it
tale-camp-9-apologise-then = One after another they bent down to my shirt front. I have held a good many oaths; none so close.
