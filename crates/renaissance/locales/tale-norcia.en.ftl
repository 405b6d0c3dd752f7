# Renaissance, the plot book. Three Altars.

tale-m5-before = Norcia has one spring, and three parties who can prove that it is theirs, and on market days they prove it with sticks. The friars had it from a saint. The butchers had it from their fathers, who washed the pigs in it. And since Easter a family of the Elder Brood sat round it in goatskins and had it from nobody; they had simply never been told that it was sold. Each had built an altar. By the town’s statute a fire must burn on every altar at its proper hour, and the three proper hours were, since the bells agreed, the same one.
tale-m5-before-keys = Captain Serra had recommended us in writing, to all three, as honest. It did us no good with two.
tale-m5-before-friars = Sleep at the friars’
tale-m5-before-friars-then = They gave us the bishop’s cell, because of the roof. Item, to the poor box, an intention.
tale-m5-before-butchers = Sleep at the butchers’
tale-m5-before-butchers-then = They paid us a coin to be seen there. We were seen; also smelt.

tale-m5-open = The first altar was of marble, the second was a chopping block, and the third a flat stone with a dent where somebody’s chin had been. Between them ran the spring, about as wide as a hand. Three crowds stood round with tapers and looked at one another’s feet. What the statute wanted was simple. Light the first at its hour and hold it till it takes; then the second; then the third; and let there be nobody hurt at the water. Hours, however, had to be borrowed, for there was only the one. I had a candle marked in notches, and a bad feeling.
tale-m5-open-lots = Let the three draw lots
tale-m5-open-lots-then = The friars drew with a prayer, the butchers with two fingers, the goat-people with their lips. All got the middle one; it had three ends.
tale-m5-open-begin = Begin at the nearest
tale-m5-open-begin-then = It was nearest to us and farthest from justice. Two crowds said so in one voice, the first thing they had ever said together.

tale-m5-fire-1 = On the friars’ altar the fire took at once and burned white and straight, like a pupil who has studied. Their prior looked less at it than at the old woman of the Brood, who had come up close with both her hands held out. She was cold. She had been cold, it appeared, since the temple was a quarry. No law forbids an infidel to warm her hands; several forbid her to do it there. “If I do not see her,” said the prior, “I shall be asked why.”
tale-m5-fire-1-slept = He had lent us a blanket, and remembered it now.
tale-m5-fire-1-stand = Stand so that he cannot see
tale-m5-fire-1-stand-then = We stood wide, in cloaks. Behind us somebody sighed in Etruscan for about a minute.
tale-m5-fire-1-coals = Carry her a shovel of coals
tale-m5-fire-1-coals-then = It is a long way with a hot handle. She gave us for it a comb made of a bone we did not ask about.
tale-m5-fire-1-law = Ask her to step back
tale-m5-fire-1-law-then = She stepped back. The prior blessed us for the tact, and that night could not eat.

tale-m5-fire-2 = The butchers’ fire would not take, for the block had drunk two hundred years of pork and was thinking about it. Their master stood there with his sleeves up, a man who could bone a ham blindfold, and shook. His son had gone over to the goat-people in May, for love. He was across the water now with ivy in his hair, holding a torch that burned extremely well. Nobody had told the father that he might ask for it.
tale-m5-fire-2-slept = We had eaten his ham for two days. He looked at us, and we stopped chewing.
tale-m5-fire-2-ask = Ask the son for a light
tale-m5-fire-2-ask-pass = He waded over and lit it without a word. The father took a leaf out of his hair, looked at it, and put it back.
tale-m5-fire-2-ask-fail = He would not hear it from us. He heard it from the father, after a time, in the hoarse voice of a man calling a pig.
tale-m5-fire-2-lard = Pour lard on it
tale-m5-fire-2-lard-then = It took, and so did two aprons and an eyebrow. Item, lard, a pail, debited to the saint.

tale-m5-fire-3 = For the third altar there was no hour left, the candle being down to the last notch and the bell already drawing breath. The goat-people did not press us. They were used to there being nothing left. Their eldest, whose chin fitted the dent, told us how it was done formerly: you lit it, and it was the hour. Nobody had laughed for some time in that square. A butcher’s boy blew out his taper, then lit it, and looked up at the sky to see.
tale-m5-fire-3-light = Light it, and call it the hour
tale-m5-fire-3-light-then = The bell let its breath out again. I moved my candle back one notch; I had never before falsified an instrument.
tale-m5-fire-3-share = Bring fire from the other two
tale-m5-fire-3-share-then = One brand from the marble, one from the block, crossed. They spat at each other all the way.

tale-m5-won = Three fires burned round one spring, and the people of Norcia stood about with nothing in their hands, like guests who have come on the right day. It could not last, and they knew it. Next year there would be three hours to find again, and sticks are cheap. The prior cleared his throat, the master butcher wiped his. The old woman said, in a Latin that made the prior blink, that her people used to have a thing for such cases. One scratched it on bronze. It was called, she thought, an agreement. Everybody looked round for bronze. I moved the mule in front of the peg; I do not know why.
tale-m5-won-son = The butcher’s son stood in the water, where the three boundaries met, and held the inkwell.
tale-m5-won-own = My candle was one notch wrong, and nobody has ever asked for it.
tale-m5-won-lots = The straw with three ends had been kept, and was passed round to be looked at.
tale-m5-won-draw = Draw up Three Fires on parchment
tale-m5-won-draw-then = One spring; three hours, each kept by the other two. They signed with a cross, a cleaver and a chin.
tale-m5-won-fee = Take the statute’s fee and go
tale-m5-won-fee-then = One coin from each, for lighting. They were arguing about the ashes before we reached the gate.
tale-m5-won-drink = Drink from the spring first
tale-m5-won-drink-then = It tasted of stone, pork and incense, in that order. One slept well on it.

tale-m5-lost = The fires went out in the order in which we had not lit them, and the three crowds, having nobody left to look at, turned and looked at us. It was not hatred. It was the look that one gives to the ladder one fell from. A friar brought us oil, a butcher brought a bandage, and a goat-girl something in a leaf which stung. They took care not to meet on the stairs. On Thursday, each told us separately, there would be another proper hour; the statute allows for bad weather.
tale-m5-lost-leaf = Use all three remedies
tale-m5-lost-leaf-then = Together they foamed. We rose from bed on Thursday with a great wish to be elsewhere, and went.
tale-m5-lost-stairs = Send them to one sickbed
tale-m5-lost-stairs-then = I paid a boy to shout fire on all three landings. They met at the basin, with the wrong jug each.

tale-m5-lost-again = The matter of the spring was decided by Captain Serra, who came over the pass with forty Sworn, looked at the statute, and put a lid on the water. It was a good lid, with a lock. Everybody might drink at his proper hour upon showing a paper. He did it sadly and quite justly, and there has been no blood at Norcia since; also very little washing. The old woman of the Brood was given a paper like the rest. She had nowhere to keep it. She put it in my hand when we left, since I seemed to be a place for such things. Item, one right to water, unused.
tale-m5-lost-again-key = Argue with Serra about the lid
tale-m5-lost-again-key-then = “Show me another way that holds till Christmas,” he said, and waited for it. He waited quite a while, hat in hand.
tale-m5-lost-again-lift = Lift the lid one night
tale-m5-lost-again-lift-then = The whole town was there with buckets, in its stockings. Nobody saw anybody. I saw eighty-one.
