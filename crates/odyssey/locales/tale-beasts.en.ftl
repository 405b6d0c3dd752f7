# Odyssey, the campaign. Beasts of Promise: the third hub, in the waters of the Brazen Herd.

tale-beasts-alpha = A gate of two crossed horns, and before it a row of pegs for hanging up what one has on one’s mind. The Herd are practical about oaths. Each of them has promised one thing to one beast, in front of everybody, and wears half of its horn to be reminded; Karkon’s was to a cow called Patience. Strangers may graze here for as long as they like if they promise too. An ox is led out. It is white, elderly, and has heard them all. It looks at the four of you with wet eyes and waits to be told something that you are really going to do.
tale-beasts-alpha-return = Promise to come back
tale-beasts-alpha-return-then = It thinks that over. Then it lets its great chin down on the nearest shoulder and leaves it there, to be carried for a while.
tale-beasts-alpha-nothing = Say you can promise nothing
tale-beasts-alpha-nothing-then = There is a silence, and then somebody claps, once. The ox goes in. It is, they tell you, the first time it has not sighed.

tale-beasts-1 = Someone has put wheels on a bull. It is stone, it stands in the square, and it is hollow for thirty men. The young of the Herd have built it in their evenings as a gift for the wall: roll it up, be taken in, and once inside climb out and open. It has been done, they say, in poems. Karkon has been asked for the key of the shed and walks round and round the thing with his hands behind him. He could tell them the weak point. He would prefer that you did, since they are all his nephews. The weak point is that he will be so pleased to have it.
tale-beasts-1-tell = Tell them how pleased he will be
tale-beasts-1-tell-then = They go quiet, one after the other, wheel by wheel. By evening children are sliding down its neck.
tale-beasts-1-push = Push with the nephews
tale-beasts-1-push-then = It is taken in with thanks. At midnight, at the signal, thirty men do not come out; there were beds in there, turned down, with a note.

tale-beasts-2 = A cow has calved on the wrong side. She was led into the new wall last night with the herd, heavy. The calf came in the gap, as the stones closed, and lies in the road now with its cord still wet. It bawls, and out of the masonry, a yard off, comes the answer. Both will be dead by tomorrow, he of hunger, she of milk. The herdsman is nineteen and has sat down in the road as well. The stones are only a night old and could be shifted by hand. It would open a hole in his own village, which he spent a year begging for.
tale-beasts-2-hole = Open a hole a calf wide
tale-beasts-2-hole-then = In he goes on his four bent legs. In the morning the hole is still there, trimmed, with a flap of leather to keep the wind off.
tale-beasts-2-ship = Take the calf aboard
tale-beasts-2-ship-then = Batto feeds it gruel through a glove. The herdsman has come too, to hold the glove, and he looks back for as long as one can hear her.

tale-beasts-3 = Every seventh year a beast is let go. They paint its horns, put bread on them, open the gate, and nobody may look which way it walks. This year it has walked to the wall and stands there with its forehead against the stone. It has been there for nine days. The bread has gone. If it is driven off, then it was not free. If it is let in, it has picked the wall, and all who are in two minds will remember that. The elders have drawn their cloaks over their heads, so as not to influence it.
tale-beasts-3-again = You have waited beside this cow before. You even know on which side she itches.
tale-beasts-3-wait = Stand beside it, saying nothing
tale-beasts-3-wait-then = On the tenth day it turns, blinks at the five of you, and goes home to be milked. It had an itch, perhaps.
tale-beasts-3-bread = Hold out bread toward the sea
tale-beasts-3-bread-then = It comes, of course; it is a cow. Under forty cloaks you can hear forty people not saying that this does not count.

tale-beasts-4 = Hammering, indoors, at an hour when honest people milk. The smith of Red Pasture is making a bell for a beast that has no neck. It came to her forge in the night, large, patient, made of rooms, and put down before her one of its own lamps by way of payment. She understood. It wants to be heard coming. All its life people have looked up and it was there. She has the bell poured and the strap cut, ninety feet of it; what she lacks is somebody tall, and asleep, to buckle it on. Not everyone in the village would thank you. Half of them like not hearing it.
tale-beasts-4-horn = One side of its head is bare. The smith has made the strap to buckle on the other.
tale-beasts-4-buckle = Lie down here, and buckle it
tale-beasts-4-buckle-then = It holds still, with its eyes shut. All down the coast, for weeks, in the night, there goes a sound of somebody taking care.
tale-beasts-4-bronze = Ask her for the bronze instead
tale-beasts-4-bronze-then = She breaks it up cold, for you are customers, and hangs the lamp over her own door. Something comes by and looks at it, for several nights.

tale-beasts-5 = A door stands in a field, in its frame, shut, with a queue before it. There is nothing behind but grass. The preacher who put it up is from Last Furrow and was a carpenter; he charges an egg. What you get for an egg is this: you knock, he opens, he says “Come in, you must be frozen”, and you go through. People come out on the other side crying and get back in the queue. Karkon’s council want it stopped. It makes folk soft for the wall, says one side of the council; it makes the wall look dear, says the other.
tale-beasts-5-knock = Pay four eggs
tale-beasts-5-knock-then = He says it to each of you as though he had been standing there all night. It is only grass. You take some time over the grass.
tale-beasts-5-hinge = Take the door off its hinges
tale-beasts-5-hinge-then = The queue does not break up. It closes its ranks a little, and after a while the one in front, for an egg, starts opening the air.

tale-beasts-6 = Empty for nine hundred years, the temple at Mourning has begun to smell of bread. No oven, no priest, the roof half down; but before the altar lies a pair of slippers, and somebody has scrubbed the steps. The Herd will not go in. It was a temple to whoever lives at home, they say, and when that one moved out the luck went too. If the god is back the village need not go into the wall. If it is only the mason, airing a room for someone, then they have been praying for a week to a lodger. It is dark in there and very clean.
tale-beasts-6-in = Go in, in your socks
tale-beasts-6-in-none = Something sighs and turns over. You lie flat until it is morning, and it is nobody’s fault that you slept so well.
tale-beasts-6-in-some = Behind the altar is an oven after all, a small one, with a hot loaf. You bring the loaf out. They argue about it on their knees.
tale-beasts-6-in-all = The slippers are for feet with a hoof’s turn to them. You put them nearer to the fire, and go out backwards.
tale-beasts-6-out = Tell them that it is a lodger
tale-beasts-6-out-then = They get up and dust their knees. One old woman remains. “A lodger pays,” she says, and goes on.

tale-beasts-omega = Eleven votes for going in, eleven against, and the ox. It is how they break a tie: he is led between the two halves of the council and whichever he breathes on has it. Karkon sits on neither side. He has got up three times to speak. What he says, when he does, is a sum: three villages, the children in each, what the sea took and when. Then the price of oil, indoors, for ever. He gets the same answer that he always got. “It comes out,” he says. “I’ve never once liked it.” And he asks who will hold the halter, being himself not steady.
tale-beasts-omega-back = You promised this ox that you would come back, and here you are. It shows in his ears.
tale-beasts-omega-honest = This ox has had one straight answer in his life, and it was yours.
tale-beasts-omega-nephews = Thirty seats are empty on the young side. Letters come from them, through a slot, on good paper.
tale-beasts-omega-hole = Through a leather flap in the nearest wall a wet nose has come, and breathes on everybody impartially.
tale-beasts-omega-bell = Far off, a bell goes along the coast. Several people stop in mid-sentence to hear where.
tale-beasts-omega-bread = An elder looks at your hands, for bread.
tale-beasts-omega-halter = Hold it, and do not pull
tale-beasts-omega-halter-pass = He stops in the very middle, and lies down. There is no rule for that. They sit round him until dark, both halves, in one ring, making one.
tale-beasts-omega-halter-fail = Your wrist does what it wants, and he follows the wrist. Karkon saw. “It would have come out so,” he says, and pats it.
tale-beasts-omega-karkon = Put the halter in Karkon’s hand
tale-beasts-omega-karkon-then = It is the shaking that the ox feels. He breathes on Karkon, long and hot, and the council has to go and look up what that means.
