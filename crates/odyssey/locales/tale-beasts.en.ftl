# Odyssey, the campaign. Beasts of Promise: the third hub, in the waters of the Brazen Herd.

tale-beasts-alpha = A gate of two crossed horns, and before it a row of pegs for hanging up what one has on one’s mind. The Herd are practical about oaths. Each of them has promised one thing to one beast, in front of everybody, and wears half of its horn to be reminded; Karkon’s was to a cow called Patience. Strangers may graze here for as long as they like if they promise too. An ox is led out. It is white, elderly, and has heard them all. It looks at the four of you with wet eyes and waits to be told something that you are really going to do.
tale-beasts-alpha-return = Promise to come back
tale-beasts-alpha-return-then = It thinks that over. Then it lets its great chin down on the nearest shoulder and leaves it there, to be carried for a while.
tale-beasts-alpha-nothing = Say you can promise nothing
tale-beasts-alpha-nothing-then = There is a silence, and then somebody claps, once. The ox goes in. As a rule, they tell you, it sighs. Where you next fight, they add, one of their engines might be standing. They do not promise it.

tale-beasts-1 = Someone has put wheels on a bull. It is stone, it stands in the square, and it is hollow for thirty men. The young of the Herd have built it in their evenings as a gift for the wall: roll it up, be taken in, and once inside climb out and open. It has been done, they say, in poems. Karkon has been asked for the key of the shed and walks round and round the thing with his hands behind him. He could tell them the weak point. He would prefer that you did, since they are all his nephews. The weak point is that the mason will be so pleased to have it.
tale-beasts-1-tell = Tell them how pleased he would be
tale-beasts-1-push = Push with the nephews

tale-beasts-2 = A cow has calved on the wrong side. She was led into the new wall last night with the herd, heavy. The calf came in the gap, as the stones closed, and lies in the road now with its cord still wet. It bawls, and out of the masonry, a yard off, comes the answer. Both will be dead by tomorrow, he of hunger, she of milk. The herdsman is nineteen and has sat down in the road as well. The stones are only a night old and could be shifted by hand. It would open a hole in the wall of his own village, and he spent a year begging for that wall.
tale-beasts-2-hole = Open a hole a calf wide
tale-beasts-2-ship = Take the calf aboard

tale-beasts-3 = Every seventh year a beast is let go. They paint its horns, put bread on them, open the gate, and nobody may look which way it walks. This year it has walked to the wall and stands there with its forehead against the stone. It has been there for nine days. The bread has gone. If it is driven off, then it was not free. If it is let in, it has picked the wall, and all who are in two minds will remember that. The elders have drawn their cloaks over their heads, so as not to influence it.
tale-beasts-3-again = You have waited beside this cow before. You even know on which side she itches.
tale-beasts-3-wait = Stand beside it, saying nothing
tale-beasts-3-bread = Hold out bread towards the sea
tale-beasts-3-bread-then = It comes, of course; it is a cow. Under forty cloaks you can hear forty people not saying that this does not count.

tale-beasts-4 = Hammering, indoors, at an hour when honest people milk. The smith of Red Pasture is making a bell for a beast that has no neck. It came to her forge in the night, large, patient, made of rooms, and put down before her one of its own lamps by way of payment. She understood. It wants to be heard coming. All its life people have looked up and it was there. She has the bell poured and the strap cut, ninety feet of it; what she lacks is somebody tall, and asleep, to buckle it on. Not everyone in the village would thank you. Half of them like not hearing it.
tale-beasts-4-horn = Its brow has been sawn. The smith has cut the strap to go round what is left.
tale-beasts-4-buckle = Lie down here, and buckle it
tale-beasts-4-buckle-then = It holds still, with its eyes shut. All down the coast, for weeks, in the night, there goes a sound of somebody taking care.
tale-beasts-4-bronze = Ask her for the bronze instead

tale-beasts-5 = A door stands in a field, in its frame, shut, with a queue before it. There is nothing behind but grass. The preacher who put it up is from Last Furrow and was a carpenter; he charges an egg. What you get for an egg is this: you knock, he opens, he says “Come in, you must be frozen”, and you go through. People come out on the other side crying and get back in the queue. Karkon’s council want it stopped. It makes folk soft for the wall, says one side of the council; it makes the wall look dear, says the other.
tale-beasts-5-knock = Pay four eggs
tale-beasts-5-hinge = Take the door off its hinges

tale-beasts-6 = Empty since anyone’s great-grandmother, the temple at Mourning has begun to smell of bread. No oven, no priest, the roof half down; but before the altar lies a pair of slippers, and somebody has scrubbed the steps. The Herd will not go in. It was a temple to whoever lives at home, they say, and when that one moved out the luck went too. If the god is back the village need not go into the wall. If it is only the mason, airing a room for someone, then they have been praying for a week to a lodger. It is dark in there and very clean.
tale-beasts-6-in = Go in, in your socks
tale-beasts-6-in-none = Something sighs and turns over. You lie flat until it is morning, and it is nobody’s fault that you slept so well.
tale-beasts-6-in-some = Behind the altar is an oven after all, a small one, with a hot loaf. You bring the loaf out. They argue about it on their knees.
tale-beasts-6-in-all = The slippers are for feet with a hoof’s turn to them. You put them nearer to the fire, and go out backwards.
tale-beasts-6-out = Tell them that it is a lodger

tale-beasts-omega = Eleven votes for going in, eleven against, and the ox. It is how they break a tie: he is led between the two halves of the council and whichever he breathes on has it. Karkon sits on neither side. He has got up three times to speak. What he says, when he does, is a sum: three villages, the children in each, what the sea took and when. Then the price of oil, indoors, for ever. He gets the same answer that he always got. “It comes out,” he says. “I’ve never once liked it.” And he asks who will hold the halter, being himself not steady.
tale-beasts-omega-back = You promised this ox that you would come back, and here you are. It shows in his ears.
tale-beasts-omega-honest = This ox has had one straight answer in his life, and it was yours.
tale-beasts-omega-nephews = On the young side a whole bench is empty. Letters come from them, through a slot, on good paper.
tale-beasts-omega-hole = Through a leather flap in the nearest wall a wet nose has come, and breathes on everybody impartially.
tale-beasts-omega-bell = Far off, a bell goes along the coast. Several people stop in mid-sentence to hear where.
tale-beasts-omega-bread = An elder looks at your hands, for bread.
tale-beasts-omega-goring = Four girls from the Goring Rocks have come to vote. They have no vote; they stand where the ox will have to pass, and get wet.
tale-beasts-omega-tablet = On Karkon’s knees, under his hat, lies the slate that you gave him. He knows where on it each of the twenty-two would sleep.
tale-beasts-omega-horn = Nobody says anything about the horn. They have only left that side of the bench free, next to you.
tale-beasts-omega-halter = Hold it, and do not pull
tale-beasts-omega-halter-pass = He stops in the very middle, and lies down. There is no rule for that. They sit round him until dark, both halves, in one ring, making one.
tale-beasts-omega-halter-fail = Your wrist does what it wants, and he follows the wrist. Karkon saw. “It would have come out so,” he says, and pats it.
tale-beasts-omega-karkon = Put the halter in Karkon’s hand

tale-beasts-slot = It is taken in with thanks. At midnight, at the signal, thirty men do not come out; there were beds in there, turned down, with a note. The note asks whether the gentlemen take milk. Towards morning a slot opens in the masonry, mouth-high, and behind it is the youngest nephew, whispering. He could still get out; he is thin. But the rest are asleep, all twenty-nine, on their backs with their mouths open. At home they used to sleep in their boots. He would like somebody to tell him whether he lets them down by going or by staying. Karkon stands behind you, to one side, where he cannot be seen from there.
tale-beasts-slot-pull = Pull him through
tale-beasts-slot-pull-then = It costs him a boot, his belt and some skin. Karkon puts his coat about him and says, as if it were a reproach, that it was the milk, then.
tale-beasts-slot-karkon = Let Karkon speak to him
tale-beasts-slot-karkon-then = Karkon asks what the bed is like. It is quiet for a long time, and then the slot is closed, gently, so as not to wake anybody.

tale-beasts-glove = In a pen of new planks Batto feeds it gruel through a glove. The herdsman has come too, to hold the glove, and he looks back for as long as one can hear her. At night it will not stop. It has understood about the glove, and that the glove is not her. It stands at the stern with its legs apart and calls, and three miles back, inside a wall, something still answers. Nobody aboard is sleeping. One could put about, and lie in under the stones till daylight, so that the two of them might hear each other out. Or one could pull until it is out of earshot. The herdsman has asked you for that, with his back turned.
tale-beasts-glove-under = Lie under the wall till dawn
tale-beasts-glove-under-then = They talk all night, low, about nothing. At sunrise she is hoarse and he takes the glove, and looks at it as at somebody who has waited.
tale-beasts-glove-row = Row until it is quiet
tale-beasts-glove-row-then = Four hours. The first to hear nothing is the herdsman, and the last is the calf, which goes on answering.

tale-beasts-tenth = On the tenth day it turns, blinks at the four of you, and goes home to be milked. It had an itch, perhaps. Forty cloaks come off forty heads. Where it stood the stone is damp, and worn a little, the size of a brow. They crowd round that. It was listening, says one of the elders. It was pushing, says the next. A boy who has been told to be quiet says that it was saying goodbye to somebody. These are practical people, and they want the thing settled before milking. They turn to you, because you stood so near, and because whatever you tell them you will have sailed by Sunday.
tale-beasts-tenth-forehead = Put a forehead to the stone
tale-beasts-tenth-forehead-then = It is warm, and on the far side somebody has theirs there too. Neither is the first to go; in the end it is milking time over there as well.
tale-beasts-tenth-itch = Say that it had an itch
tale-beasts-tenth-itch-then = They laugh, though not all of them. In the night they come out, one by one, thirty-nine of them, and lean there, to scratch.

tale-beasts-lamp = She breaks it up cold, for you are customers, and hangs the lamp over her own door. Something comes by and looks at it, for several nights. On the fourth night it stays. The street lies in bed and hears nothing at all, which is how they know. By daylight it is still there behind the smithy, with its head down, like a customer who has been told tomorrow. It has not come for the lamp. It has brought a second one. The smith stands on her step in her nightshirt and looks at you, over the heap of bronze. “It thinks it can’t have been enough,” she says. “You tell it.”
tale-beasts-lamp-half = Give back half the bronze
tale-beasts-lamp-half-then = Enough for a small bell, for an ankle. It lifts the foot by itself; and all down the street, in the dark, people sit up and say: there.
tale-beasts-lamp-softly = Tell it to go softly
tale-beasts-lamp-softly-then = It goes, so softly that no one could say when. The lamp it has left behind, lit, and they walk round it until the oil gives out.

tale-beasts-grass = He says it to each of you as though he had been standing there all night. It is only grass. You take some time over the grass. At dusk the queue goes home and he sits down on the sill with his hat full of eggs. He has opened since daybreak. In ten weeks, he says, no one has ever held it for him; he would not know what they all see in it. He made it after his own front door. The wall has that one now, and he has an idea that he left it on the latch. He is not asking for anything. He is counting eggs, and he has counted the same one three times.
tale-beasts-grass-open = Open it for him
tale-beasts-grass-open-then = “Come in, you must be frozen,” says one of you, and finds it is meant. He stands on the far side holding his hat, and it is dark before anybody thinks of the eggs.
tale-beasts-grass-where = Ask where his house was
tale-beasts-grass-where-then = He draws it in the dirt, the lane, the step, the lintel. You have that room on your plan, third from the stair, and there the line of the wall has a gap in it, one hair wide.

tale-beasts-lodger = They get up and dust their knees. One old woman remains. “A lodger pays,” she says, and goes on. She turns out to be right. Before milking there is rent on the step: four loaves, with a cloth over them. No one will touch them. They are the best that anybody has smelt since the mill went in. If they are eaten, then the village has let a room; if they are left to go stale, it has turned away a guest. The old woman has sat down beside them to keep off the flies. She let rooms all her life, she tells you. One always knows by the third week.
tale-beasts-lodger-eat = Eat the rent
tale-beasts-lodger-eat-then = Each has a thumbprint underneath. By evening every oven in the village is lit, to see whether theirs will come out like that.
tale-beasts-lodger-back = Carry the loaves back in
tale-beasts-lodger-back-then = You set them down by the slippers, and tell the dark that it is a kindness but not a price. Something very large in there is taking care not to answer.

tale-beasts-rule = It is the shaking that the ox feels. He breathes on Karkon, long and hot, and the council has to go and look up what that means. It takes them until nightfall, with lamps. There is a page on it. If the ox breathes upon the one who leads him, that one shall say what he wants; and not, it goes on, what is best. Karkon has it read to him twice. In thirty years of sums nobody has put it to him in that form, and he looks about for something to add up. Both halves of the council have turned their chairs. The white ox lowers himself to the ground, in sections, to wait.
tale-beasts-rule-time = Let him take his time
tale-beasts-rule-time-then = He stands there until the oil is gone. “Supper,” he says then, into the dark. “With a window open.”
tale-beasts-rule-say = Say it for him
tale-beasts-rule-say-then = “He wants it not to have happened,” you tell them. Karkon nods, as at a sum that somebody else has got right, and goes to see to the ox.

tale-beasts-letter = They go quiet, one after the other, wheel by wheel. By evening the bronze tyres are off, a present for you, and children are sliding down its neck. Then there is a letter from the wall, the first that anybody has had. It is on a slate, hung out on a nail, in a round clear hand. He hears that there was to have been a bull. He had kept a place for it. If it should turn out not to be wanted, he would send; if on the other hand the children have grown fond of it, he quite understands. The nephews read that in turn, with their lips moving. They had built a trick, and it has been answered like an invitation.
tale-beasts-letter-fond = Write that they are fond of it
tale-beasts-letter-fond-then = By return comes a pot of grease for the axles. With it is a drawing of where a child might catch its fingers.
tale-beasts-letter-send = Send him the bull, empty
tale-beasts-letter-send-then = It is rolled up at dusk. All night you hear somebody going over it from inside, and he knocks at each of the thirty seats, in case someone should be asleep in it.

tale-beasts-flap = In he goes on his four bent legs. By daylight the hole is still there, trimmed, with a flap of leather to keep the wind off. By noon they have all found it. They come along one at a time, get down on their knees as if for a dropped coin, and lift the flap. It is one calf wide. A child could do it; so could a thin woman who had thought it over. The herdsman sits there with the stick across his lap. He begged a year for this wall, and now he has been made the keeper of its door. Nobody has told him which way to face.
tale-beasts-flap-in = Tell him to face inward
tale-beasts-flap-in-then = He turns his stool. That same evening an old man crawls by behind him, outward, pushing a chair, and the boy takes great care not to have heard.
tale-beasts-flap-out = Tell him to face the sea
tale-beasts-flap-out-then = He looks at it until dark. He had forgotten that most of the time it does nothing; at nightfall he says “huh”.

tale-beasts-air = The queue does not break up. It closes its ranks a little, and after a while the one in front, for an egg, starts opening the air. He does it well; he has the wrist. By evening three of them are at work along the hedge, at an egg each. The carpenter has walked down to your ship to see his door, which lies on deck between two coils of rope. He is not angry. It was never the door, he says. He had known that for weeks, and had hoped that no one else would find out. But he would be glad to hear what you mean to do with it. He runs a thumb along the edge. “That wants planing,” he says.
tale-beasts-air-plane = Find him a plane, and wood
tale-beasts-air-plane-then = He takes off one shaving as long as the field. When he has finished it shuts without a sound, and he opens it, for nobody, and says the words.
tale-beasts-air-saw = Saw it up
tale-beasts-air-saw-then = He takes the other end of the saw. Afterwards he keeps the knob, in his coat pocket, and his hand on it.
