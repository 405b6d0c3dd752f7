# Renaissance, the plot book. Hunts and explorations.

tale-hunt-bull = The bronze bull of Bobbio had stood on a Roman mill-house for a weathervane, and when the bells agreed the wind stopped, and it had nothing to turn to. It got down. It went from farm to farm and leaned its forehead against doors, gently, until they gave. It wanted to be told which way. The monks had seventeen doors to replace, and a calf that now followed it everywhere, making the same face. Its tracks were easy. Each was a hand deep, full of rain, and all of them faced into where a wind would have been.
tale-hunt-bull-door = Wait for it behind a door
tale-hunt-bull-door-then = It knocks twice, one feels it in the teeth. There is time between the two for a prayer, or a buckle.
tale-hunt-bull-calf = Follow the calf
tale-hunt-bull-calf-then = It led us there with great pride, and stood between.

tale-hunt-bull-won = It lay down in the ford with the steam going up from it and put its chin on the gravel. Nobody cared to strike. Close to, one saw that the maker had given it eyelashes. The monks wanted it back upon the roof, and the smith wanted the bronze. While they discussed it, someone licked a finger and held it up, out of habit; and the great head came slowly round, and pointed.
tale-hunt-bull-won-roof = Set it on the roof again
tale-hunt-bull-won-roof-then = Every morning a novice blows on it through a straw. The monks paid for the doors they had now been spared.
tale-hunt-bull-won-horn = Take one horn, and let it wander
tale-hunt-bull-won-horn-then = It goes in a slight curve since. The calf has learned to lean.

tale-hunt-basilisk = At Tivoli the basilisk lived in the baths of an emperor, and had not asked for its eyes. It kept them shut as much as one can. But the egg had been hatched by a toad, under a rooster, on a wager, and nobody had told it a single thing since; whenever it heard voices it came up and looked, in hope. The lawn before the baths was all statues. There was a picnic among them, with the forks. We found its trail in the dust: it had walked backwards out of tact, as far as it knew the way.
tale-hunt-basilisk-mirror = Buy mirrors in the town
tale-hunt-basilisk-mirror-then = They have them there from the emperors’ time, much spotted. One sees oneself as at the end of a letter.
tale-hunt-basilisk-talk = Go in blindfold, talking
tale-hunt-basilisk-talk-then = It followed the voice from room to room. “And then?” it asked once, just behind.

tale-hunt-basilisk-won = When it could no longer lift its head it asked to be told what we looked like. So each of us was described, by the others, from behind a wall: the nose, the hair, what the hands did. It was a good while since any of us had been looked at so carefully. It listened to the end, and sighed, and put a claw over its own eyes to save us the trouble. On the lawn, one after another, the statues began to complain about the damp.
tale-hunt-basilisk-won-cloth = Bind its eyes and let it live
tale-hunt-basilisk-won-cloth-then = With a scarf, tied in a bow. It sits at the inn door now, and old people come in the evening and tell it their looks.
tale-hunt-basilisk-won-feather = Take its crest, as it offers
tale-hunt-basilisk-won-feather-then = It said that it had never given anybody anything that could be kept. We said thank you, looking at the ground.

tale-hunt-harpy = The harpy of Amalfi took washing, and for years that was borne, since it is a breezy town. Then she took a cradle. It was brought back the same day; she had only wanted the shape. She was building, up on the Cape, out of sheets, nets and one bishop’s awning, and there was to be somebody to put in it. The town heard her sing at night, and none of it was words. Below the cliff lay pegs, hundreds, in neat heaps by size. She does not hold with waste.
tale-hunt-harpy-pegs = Climb by the awning ropes
tale-hunt-harpy-pegs-then = They were good knots, seaman’s knots; she must have watched. Halfway up somebody had darned the net.
tale-hunt-harpy-blanket = Leave a blanket at the foot
tale-hunt-harpy-blanket-then = It was gone by the time we had laced our boots. She came at us all the same. But she came from in front.

tale-hunt-harpy-won = In the nest, under the bishop’s fringe, lay three eggs the colour of old linen, and she had crawled to them with what she had left. She did not threaten. She looked from one to another of us, as people look in a shop when there is not enough in the purse. The town had promised for the eggs, separately. One was cracked, and in the crack there was an eye, which had settled upon me.
tale-hunt-harpy-won-leave = Leave her the three
tale-hunt-harpy-won-leave-then = We told the town that it was done. For some weeks sheets were missing, small ones; then they came back, washed.
tale-hunt-harpy-won-one = Take down one, as agreed
tale-hunt-harpy-won-one-then = The cold one. She had known which it was. She turned it over to us herself, with the beak, and the town paid by weight.

tale-explore-mill = The mill had taken to working after dark, on nothing that anybody had brought, and the miller had moved in with his sister. We found the door open, the stones turning, and on the floor a fine grey meal that got up, when one looked at it, and stood in a row. Whoever had camped there had fed it with something. They were in the loft, with their boots on. The sister stood by the road, holding a lantern and a sack: if it must grind, she said, then let it be given chestnuts.
tale-explore-mill-quiet = Go in on the off-beat
tale-explore-mill-quiet-then = One steps when the stone does. It is like dancing with a landlord.
tale-explore-mill-sack = Carry in the chestnuts
tale-explore-mill-sack-then = The row of grey meal followed the sack with its heads, if those were heads.

tale-explore-archive = They had buried the archive of the commune when the gods came back, and then the sexton who knew where was killed by a statue. So there was a field, with thirteen fresh mounds in it. Some held the deeds; the others, said the widow, were decoys, for he was a careful man. Somebody else had been digging. There was a lamp going about at the far end, low down, and a voice that counted paces in a foreign accent, and got a different sum each time.
tale-explore-archive-widow = Ask what he used to hum
tale-explore-archive-widow-then = The second verse, never the first. There were thirteen lines in it, and he always coughed at one.
tale-explore-archive-lamp = Make for the lamp
tale-explore-archive-lamp-then = It was put out. We heard it put out one after another in several places.

tale-explore-tower = A watchtower on the salt road has a beacon that must burn till morning, by an old custom, and there was no watchman any more, but only his chair. If it went out, people said, the night would not know that it was over. We laughed until sunset. Towards dark, from three sides, came those who preferred it to stay night: not wicked, mostly; they had an owl’s hours and had been kept awake for centuries.
tale-explore-tower-wood = Bring up all the wood first
tale-explore-tower-wood-then = Ninety-one steps, six loads. One finds out who counts aloud.
tale-explore-tower-chair = Sit in the watchman’s chair
tale-explore-tower-chair-then = It had his shape still, and was warm. It faced south-east.

tale-explore-courier = A courier went by with a letter in a cleft stick, running, and behind him, an hour later, came the woman it was meant for. He had the wrong address. He could not be stopped by shouting, for he was god of that post road, or had its boots, and heard nothing but hooves. And others wanted the letter also; they had strung themselves across the next village with a rope. “I know what is in it,” the woman said. “I only want to have got it.”
tale-explore-courier-hooves = Clap like a horse
tale-explore-courier-hooves-then = All four of us, with saucepans. At the bend he looked round, hopeful; it was enough to lose him a length.
tale-explore-courier-woman = Put her up on the mule
tale-explore-courier-woman-then = She paid for the ride beforehand, exactly, in small coin.

tale-explore-cages = In a quarry above Carrara they kept cages, wicker, the sort for thrushes, only larger; and in each sat somebody who had greeted the wrong neighbour. Some were people who had set out milk for gods. Some were gods who had drunk it. The guards had mixed them up to save on straw. When we looked over the edge, they were playing at cards between the bars, for buttons, and had got to where nobody could have said which was which.
tale-explore-cages-cards = Wait for the end of the hand
tale-explore-cages-cards-then = One does not open a cage on a man with three kings. He lost. He came out quite easily.
tale-explore-cages-marble = Go down behind a block
tale-explore-cages-marble-then = Ten tons, on rollers, with four of us blowing on it, one would have said.

tale-explore-ford = The map showed a road here, and there was a road; but it lay on the far side of a battle. It was nobody’s battle in particular. It had been going on for nine days between whoever came by, each attacked on suspicion of being the other. People with carts waited in the shade on both ends. Some had begun to sell fruit. One had only to get across. “Do not hit back,” said an old man peeling a peach, “and do not look as if you would not.”
tale-explore-ford-peach = Buy peaches and walk through eating
tale-explore-ford-peach-then = It is remarkable how little one is suspected with juice on one’s chin.
tale-explore-ford-run = Run, with the mule in front
tale-explore-ford-run-then = She took it at a walk. So, in the end, did we.
