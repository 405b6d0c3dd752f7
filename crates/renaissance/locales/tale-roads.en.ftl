# Renaissance, the plot book. Events of the road.

tale-road-ford = Below Gubbio the Chiascio was in flood everywhere but at the ford, where it made a little bow and went round an old woman on a stool. She was the god of that crossing, or its aunt. Money she had; she showed us a jar of it. What she took, from every party, was one name, of a person whom nobody was expecting any more, and she looked after it with the rest. There was a bridge, four miles up, and the sky over it was black. Whoever was leading us had begun to count on their fingers, and had stopped at one.
tale-road-ford-give = Give the name
tale-road-ford-give-then = It was one word. She said it over, to have it right, and found a place for it; and our leader slept that night like a porter who has been paid.
tale-road-ford-bridge = Walk to the bridge
tale-road-ford-bridge-then = It rained on us from four sides. At the bridge the toll-keeper had not seen a soul since Lent, and gave two coins to have somebody to lower the bar for.

tale-road-sheep = Above Spello two shepherds were disputing a sheep, and the sheep, which since Easter could speak, would not live with either. It wanted to go to Perugia and study. The shepherds appealed to us as to educated persons. The elder had fed it. The younger had taught it to read, on feast days, off the cheese.
tale-road-sheep-study = Find for the sheep
tale-road-sheep-study-then = We gave it something for the road. It left us its wool, on loan, with a receipt in a fair round hand.
tale-road-sheep-split = Find for the elder
tale-road-sheep-split-then = He thanked us with a cheese. All the way to the turning we heard it recite, behind the hedge, what it knew.

tale-road-saint = In a niche above the road stood a saint with a wet nose, and beside the niche, in the ditch, sat the god who had had it before him. They had agreed upon alternate days. But it was a leap year. The saint was of wood and could not give way; the god was of that bend in the road, and had nowhere else to be of.
tale-road-saint-widen = Widen the niche
tale-road-saint-widen-then = It took till dusk, with a tent pole. They stand back to back now; carters bless themselves coming and going.
tale-road-saint-umbrella = Buy the god a hat
tale-road-saint-umbrella-then = He had never owned a thing with a brim. He took it off to us as far as we could see him, and got wet.

tale-road-inn = The inn at the crossroads charged by the hour, and as there was now only one hour everybody owed the same, for ever. Some had been there since June. They sat at a long table, very well fed, and had stopped asking for the bill. The landlady was afraid of it herself. She kept it in the oven, and it had risen.
tale-road-inn-total = Have me add it up
tale-road-inn-total-then = It came to nothing, divided by everybody. They wept, embraced and could not find their boots. She paid me for the silence.
tale-road-inn-dine = Sit down at the long table
tale-road-inn-dine-then = For a little. It was a good dinner and had no other side.

tale-road-gallows = On the gallows outside Foligno hung a placard, *Vacant*, and under it sat a hangman eating an onion. The god of that crossroads had been hanged there by mistake, and had liked the view so well that he would not come down when they let him off. He had a rope of his own now. He only asked that somebody should hang for him on Sundays, so that he could see his mother.
tale-road-gallows-sunday = Hang for him till evening
tale-road-gallows-sunday-then = By the belt; it is permitted. From up there one sees the whole way to Spoleto and a short cut.
tale-road-gallows-mother = Fetch his mother here
tale-road-gallows-mother-then = She was a milestone, and heavy. They had much to say to each other, most of it distances. The moss she let us keep.

tale-road-wedding = A miller was marrying his weir. The banns had been read and nobody had known what to object; she had carried his wheel for twenty years, and in spring, when she rose, it was to his window. Now the priest was up to his waist and wanted a witness who could swim. The miller’s brother stood by with a hammer. He was thinking of the inheritance, and of a breach.
tale-road-wedding-witness = Bear witness, and swim
tale-road-wedding-witness-then = She said yes in several voices. We were thrown flour, which in that wet was a mistake, and we were a week getting it off.
tale-road-wedding-brother = Sit with the brother
tale-road-wedding-brother-then = He had loved her first. He gave me the hammer to sell, and went in by the back and wished them joy.

tale-road-deserters = Round a fire made of drumsticks sat deserters of three armies, who had met while running away from one another. They had one pot and three flags. By the rules of war each had taken all the others prisoner; every night they exchanged. They would share the pot, they said. But if we had eaten with them we should be prisoners too, and there was the matter of the ransom.
tale-road-deserters-eat = Eat, and pay the ransom
tale-road-deserters-eat-then = One of them carried our packs to the next village and then forgot to go back. His name was Gaspare; it was his fourth army.
tale-road-deserters-flags = Buy their flags as cloth
tale-road-deserters-flags-then = They kept the poles, for beans. It was the first time, they thought, that a flag had stayed where it was planted.

tale-road-notary = At Todi we met a notary who was better than I. His margins were straight. He had a god in his inkwell, of slips of the pen, who warned him by a cough. For ten years they had not made one mistake between them, and nobody came to him any more: a deed without a flaw, the people of Todi felt, leaves one nowhere to turn. He asked, looking aside, whether I would write something in his book.
tale-road-notary-slip = Let me make him a mistake
tale-road-notary-slip-then = I dated an entry the thirty-first of June. By noon he had three clients, I a coin, and the inkwell the hiccups.
tale-road-notary-learn = Ask him to correct our ledger
tale-road-notary-learn-then = He found nine, all of them on days when I had been frightened. He left those in, out of delicacy.

tale-road-bell = A bell came down the road under arrest, on an ox-cart, with a sack over its mouth. It had gone on striking its own hour after the others agreed, and Rome had sent for it to be recast. The village walked behind as for a funeral. The two Sworn who guarded it were boys, with wool in their ears. At the hill the oxen stopped to breathe, and nobody was holding the brake.
tale-road-bell-brake = Lean against the cart
tale-road-bell-brake-then = She rolled down through two vineyards into a pond, and rings there now when it freezes. The boys said that they had heard nothing.
tale-road-bell-ring = Take off the sack, once
tale-road-bell-ring-then = She struck eleven. It was nothing like eleven. An old woman said “There”, and they could go on.

tale-road-jars = A child by the roadside was selling hours in jars, left over, she said, from before: a wet Thursday, an hour of waiting, one of bread. Her grandfather had been sexton and had put them up each autumn like plums. They were a coin apiece. One must not open them indoors. On the smallest he had written only *her*, and that was not for sale, but she let us hold it.
tale-road-jars-buy = Buy the hour of waiting
tale-road-jars-buy-then = We opened it before the next fight. There was nothing to do, at length, and then there was plenty of time.
tale-road-jars-hold = Only hold the smallest
tale-road-jars-hold-then = It was warm, and moved a little, the way a hand does in its sleep. We gave it back with both of ours.

tale-road-well = The well at Deruta gave back what you said to it a day late. People came in the evening for yesterday’s voice. A widower had his wife in there still, calling him in to supper, since he went each night and shouted the same words for her to answer over. We were thirsty. If one drew water, said the neighbours, it would skip.
tale-road-well-thirst = Go on thirsty
tale-road-well-thirst-then = He offered us wine, when he heard. Over the second glass he asked what we would have said down it, and nobody knew.
tale-road-well-call = Leave a word for tomorrow
tale-road-well-call-then = The leader bent over and said it. We were at Assisi by the time it came up; somebody will have heard that it was meant.

tale-road-cosma = Brother Cosma absolved on credit, sitting under an oak with a tally-stick, and had half the valley on it. He was owed fourteen hundred Our Fathers and a pig. He had been told that the gods’ return made penance void, as the creditor had changed; he was of another opinion, but he thought it wise to travel. He looked at each of us with his head on one side, and reached for the knife, to make a notch.
tale-road-cosma-join = Take him along
tale-road-cosma-join-then = He walked ahead and forgave things in advance. Item, one friar, no charge; he put us down for it.
tale-road-cosma-confess = Confess and pay cash
tale-road-cosma-confess-then = It had never happened to him. He had no change, and had to owe us a sin.

tale-road-bees = A swarm settled on the mule and would not be sold. The queen was a niece of Venus, on her mother’s side, and looking for a house with character. Behind came an old beekeeper with a sheet, who had had that swarm from his father. He did not shout. He stood by the road banging softly upon a pan, as one calls a child who is pretending not to hear.
tale-road-bees-lead = Lead the mule to his hives
tale-road-bees-lead-then = Very slowly, nobody breathing. They went in one by one, and the old man told each good evening. We had honey, and lumps.
tale-road-bees-keep = Walk on with the bees
tale-road-bees-keep-then = For two days nobody came near us. Then she found a belfry she liked better. I had begun to hum.

tale-road-plough = A ploughman had turned up a temple in the corner of his field, and the goddess in it, who was of the furrow, had asked him to wipe his feet. He had sown that land for thirty years. She had been that land for rather longer. Neither could read; but both had heard that there are papers, and that the paper wins. We had one sheet left and the beans wanted sowing by Friday.
tale-road-plough-lease = Write the two of them one lease
tale-road-plough-lease-then = He ploughs; she is ploughed, and has the first bean. They signed in the mud, left foot and left foot.
tale-road-plough-paper = Sell the sheet to him
tale-road-plough-paper-then = One coin. She looked at the paper a long time, upside down, and thanked us, and went in under the thistles.

tale-road-surveyors = Four of the Cardinal’s surveyors were pegging out the shadow of a poplar. It pointed at Rome already, but not exactly, and they had a schedule. They tied a cord to the tip and pulled. The owner of the tree stood by with his hat on his chest. He had never measured it himself, he told us; he had only used to sit in it with his son, and they had moved round.
tale-road-surveyors-cord = Cut the cord by night
tale-road-surveyors-cord-then = The shadow flew back and knocked over a surveyor. In the morning it pointed at its owner’s door, like a dog.
tale-road-surveyors-carry = Carry their chain for pay
tale-road-surveyors-carry-then = Two coins, and a day in the sun; there was no shade that was not in use.

tale-road-washing = The washerwomen at Narni had a shirt that belonged to nobody. It had come down the river in March, with its arms crossed, and they washed it each Monday with the rest, because it was there. Now one of our company went quite still. It was only a shirt; there are many with a darn on the left shoulder. “Well?” said the eldest of the women, not unkindly, with her hands in the water.
tale-road-washing-name = Whose it was could be asked now only of an old woman at a ford.
tale-road-washing-claim = Claim the shirt
tale-road-washing-claim-then = They folded it as one does for a journey. Item, washing, nineteen Mondays; they would take only for the last.
tale-road-washing-leave = Leave it with them
tale-road-washing-leave-then = It was hung up again, between a sheet and a child’s. In the wind it looked well, like someone explaining something.

tale-road-snow = On one farm near Cascia it was snowing, in July, upon the house and four fields, with an edge to it that one could have stitched. Winter was lodging there. He had come down from the Vettore for his chest, and paid regularly, in game. The farmer’s wife liked him. But the wheat was standing there white, and on the other side of the hedge they had begun to thresh.
tale-road-snow-move = Help him move to the ice-house
tale-road-snow-move-then = We carried him in buckets. He coughed the whole way, and left us his slippers, two hares.
tale-road-snow-reap = Reap the wheat in mittens
tale-road-snow-reap-then = They paid a coin for the novelty. The bread, we heard, kept until Easter.

tale-road-wheel = In the worst of the ruts sat a carter on her own broken wheel, whip across her knees, and swore without repeating herself. She was called La Bruna. She had a load of lime for one town and of plaster saints for the next, and it was about to rain on both. She could save one, with eight hands. Lime, she remarked, does not go back to being lime.
tale-road-wheel-lime = Cover the lime
tale-road-wheel-lime-then = The saints ran together, and were unloaded as a Last Judgement. It was much admired. She paid us from that.
tale-road-wheel-saints = Cover the saints
tale-road-wheel-saints-then = The lime boiled, the cart went. She stood looking at the hole, laughed once, and whistled to our mule.

tale-road-puppets = At Viterbo fair a puppet theatre was giving the story of four companions and a clerk. It was ours. It was ours as far as last week, with the mule done by two boys; and then it went on. The showman did not know who wrote it; the box supplied the lines. In the next act, he said, it rains. The clerk had a comic nose. I should not have minded if he had not been so often right.
tale-road-puppets-stay = Stay for the next act
tale-road-puppets-stay-then = There was a bridge in it, and somebody fell; they could not say who, the heads had been lent out.
tale-road-puppets-box = Pay to look in the box
tale-road-puppets-box-then = It was empty but for a small god of prompting, hoarse, with his knees up. He asked us how it went on.

tale-road-salt = The excise man at the Salaria gate taxed tears, on account of the salt. It was the letter of the law. Nobody had minded while there was no funeral; today there was one, of a child, and he stood at the gate with his scoop and looked sicker than the father. The procession had stopped. They were holding it in, all forty of them, so as not to owe.
tale-road-salt-salt = We had put fourteen sacks into the marsh at Comacchio, he noted, unstamped. He did not pursue it.
tale-road-salt-pay = Pay for everybody
tale-road-salt-pay-then = Two coins; he would not weigh. I made out the receipt for forty. I correct: for forty-one.
tale-road-salt-cellar = Find the exemption
tale-road-salt-cellar-then = Salt for preserving pays nothing. He read the line twice. Then he took off his cap and stood with the others.

tale-road-wolf = A wolf was sitting in the church at Greccio, on the step of the altar, and claimed sanctuary. Outside stood the village with forks. It had eaten a number of things, it did not deny that; but the law says *whoever*. The curate had the book open, and his thumb on the word. He asked our opinion, in Latin, so as not to be understood; the wolf listened with interest.
tale-road-wolf-law = Uphold the word
tale-road-wolf-law-then = It slept there, and kept off mice and two canons. At Christmas, we were told, it lay down in the crib without being asked.
tale-road-wolf-forks = Open the door to the village
tale-road-wolf-forks-then = It went out past us with dignity. They gave us a paw, for luck. It was not the wolf that had it.

tale-road-mule = Below Orvieto the mule stopped, as if she had remembered something, and could not be moved by oats, songs or a stick. The shadow of the peg, which stuck out from the pack, lay on the road before her like a bar. She would not step over it. One could take the load off and carry it. One could also, said a boy with a hoop, go round by the other road, which was prettier.
tale-road-mule-load = Carry the load ourselves
tale-road-mule-load-then = She followed at once, lightly, looking at the view. I noticed what a peg weighs, and put it down to age.
tale-road-mule-round = Go by the prettier road
tale-road-mule-round-then = It was. It also led south-east. We entered it under Curiosities, where there was little room left.

tale-road-letter = The post caught up with us at an inn near Terni, fifteen letters tied with one bootlace, and the boy wanted paying for the bootlace. People had been writing. It is a strange thing to open one’s own name. I read them out by the fire, in order of the towns, and when there was bad news I read it again, more slowly, to see whether it would hold.
tale-road-letter-geese = The grandmother of Vinci sent eleven feathers, and no message.
tale-road-letter-servant = The old servant of the Acciaioli had taken a place with the Ringers. They let him open the door, all day, both ways.
tale-road-letter-paper = Biagio wrote that his ream had come ashore at Pola, dry side up, and that someone there was using it for sonnets.
tale-road-letter-child = The sixth letter was only the print of two hands, small, in marsh mud, the one a little above the other.
tale-road-letter-dyer = There was a blue one from the Zattere. It had run; we could read *sardines*.
tale-road-letter-well = The widower of Deruta sent us a day-old *buona sera*, in a bottle.
tale-road-letter-wolf = The curate of Greccio asked what a wolf is given on a Friday. We wrote: an audience.
tale-road-letter-answer = Answer every one
tale-road-letter-answer-then = It took until the candle end. Item, bootlace.
tale-road-letter-keep = Keep them for a bad day
tale-road-letter-keep-then = They are in the pack, under the oats. The bad day was shorter for it.

tale-road-chimney = In the hearth of a burnt farm a small black god was sitting on the only thing left, a hook, and swung his feet. The people had gone to a cousin’s. They had taken the pot, the dog, the door; nobody had thought of him, because he was what was behind the pot. He did not want to be a trouble. He asked if, by any chance, we were going to make a fire tonight, and where.
tale-road-chimney-slighted = He had heard about us, down the flue, from relatives at Florence. He asked all the same.
tale-road-chimney-pot = Take him there in our pot
tale-road-chimney-pot-then = Nine miles. The cousin’s wife looked into it and said, “There you are.” We had to buy another pot.
tale-road-chimney-fire = Make a fire here for him
tale-road-chimney-fire-then = We slept round it in the ruin. Towards morning the hook had been polished, and our boots.

tale-road-pilgrims = Two companies of pilgrims met us in a narrow place, one going, one coming back, and both singing. The saint had moved, said the first; he was at Loreto now. The second had just been to Loreto, and there they had been told Assisi. In front of each walked a lame man, who was to be cured. They had stopped to compare crutches. Somebody, both leaders felt, ought to tell them the truth; and it had better be a stranger.
tale-road-pilgrims-truth = Tell them the truth
tale-road-pilgrims-truth-then = They took it standing. Then they exchanged crutches, to have something for the road, and went home, each the wrong way.
tale-road-pilgrims-song = Learn their song
tale-road-pilgrims-song-then = It had the one tune going and coming. The lame men beat time; by the ninth verse, I noticed, with the bad leg.

tale-road-barber = The barber at Rieti pulled teeth and told the truth, both for the same coin, and could not do one without the other. A god of toothache lived in his pliers. While they were in your mouth, he said what your friends said of you. The queue was long. People came out holding their jaws and went straight to some door in the town, and knocked, and were heard to say that they were sorry.
tale-road-barber-hurt = He looked at one of us for some time, and put the pliers away, and used warm water.
tale-road-barber-tooth = Have a tooth out
tale-road-barber-tooth-then = What he said I was sent outside for. The leader was quiet that evening, and cut the bread for everybody.
tale-road-barber-hand = Only hold somebody’s hand
tale-road-barber-hand-then = A baker’s. He gripped like dough. We were told, by the way, what bakers say of notaries.

tale-road-mirror-lake = Lake Trasimeno had been lent. A man in a boat explained it to us, sitting on the dry bottom, still rowing. The nymph had needed it for a wedding in the Marche, and had left a pledge, which was her comb; and on it lived seven families of fishermen. She was late. Here and there in the mud lay what people had thrown in and thought gone. They had begun to come for it, in the evening, singly.
tale-road-mirror-lake-search = Look among the lost things
tale-road-mirror-lake-search-then = A sword from the war of the elephants; a ring with a date; a cradle. We took what was nobody’s, and I had to ask.
tale-road-mirror-lake-wait = Wait with him for the water
tale-road-mirror-lake-wait-then = It came at dawn, from behind, on tiptoe, with confetti in it. He shipped his oars for a moment, so as not to stare.
