# Odyssey, the campaign. Hunts, encounters, codes.

tale-hunt-1 = A hill has moved in the night, by the length of its own shadow. Shepherds noticed because of the gate. It is a titan, asleep, with turf on it and a path worn across; eleven generations have pastured on those shoulders and one has a school there. To wake it, something must be said into the ear, which is a well. What, nobody knows; each village along the coast has its own word and swears by it. The schoolmistress asks if you could do it in the holidays. The children have been told that it is just going out for a walk.
tale-hunt-1-names = Say the children’s names to it
tale-hunt-1-names-then = It gets up at the thirty-first, taking care with the school. The desks slide; an ink jar rolls out and is caught, in two fingers, and put back.
tale-hunt-1-shout = Shout what the rowers shout
tale-hunt-1-shout-then = It knows that one. It is on its feet in one heave and looking for an oar, and there goes the orchard.

tale-hunt-2 = The island has nostrils. You have been moored for an hour in the lee of one, out of the warm wind, before Batto looks up from his fish. There is nobody here to ask. There are only the sleeper and what it has gathered to itself, lying so still so long: three wrecks, a colony of terns, a man’s grave with a tidy border. “Do not wake”, says the stone, and a date that has worn off. It may have been meant for the man. You need shoulders like those. All that lives here lives because they have not moved.
tale-hunt-2-eggs = Wait for the terns to hatch
tale-hunt-2-eggs-then = Nine days. On the ninth the last one falls off the edge and flies. You knock, then, and it opens one eye as if you had been expected.
tale-hunt-2-now = Wake it before noon
tale-hunt-2-now-then = The terns stand over the place all day, in the air, exactly where it was. The border of the grave you take along, in a box.

tale-hunt-3 = A girl has got there first. She found it in the spring, a hand sticking out of the bog with moss in the palm. She has brought it something every day since: a bun, a beetle, a poem. It is not asleep now, quite. The fingers close when she comes. If you were to call it, loudly, by its rank, as one calls a titan, it would come up out of there, and be yours, and go to war. She does not argue. She stands on the causeway in her brother’s boots and looks from you to the hand, like somebody on a quay.
tale-hunt-3-ask = Ask her to call it
tale-hunt-3-ask-then = She says a word, not a rank. It comes up streaming, twelve yards of it, kneels in the causeway, and will not go without her; so neither does.
tale-hunt-3-call = Call it by its rank
tale-hunt-3-call-then = It comes. It has a bun in its fist, and nobody in the stalls can get it to let go.

tale-hunt-4 = It has been awake the whole time. It sits in its quarry with its chin on its fists and watches you come, four small people with a rope. It is a titan, a sound one, and it has had offers. What it has not had is a reason. It lost the last war on the winning side, it says; it has thought about that for some while and wonders how you will be sure to do better. It does not mind going. It would just like to hear it put, once, in a sentence, by somebody who has to look up.
tale-hunt-4-door = “There ought to be a door.”
tale-hunt-4-door-then = It thinks that over for most of an afternoon. “In,” it says, getting up, “or out?” “Both.” It has picked up its hammer.
tale-hunt-4-know = “We don’t know either.”
tale-hunt-4-know-then = “That’s the first time,” it says. It carries the rope for you, and asks a great many questions on the way.

tale-meet-1 = Nine sails on the beam, black, in line; they run out oars, then catapults, then a small boat with one old man in it. You have cleared for a fight. He rows badly, stops under your rail, and asks whether you could possibly spare a cat. They have rats. It is a war fleet of the northern league, it has never lost, and they are down to biscuit dust. He has brought in exchange, since he supposes that there has to be something, the admiral’s own lodestone. On your coil of rope the ship’s cat has opened one eye.
tale-meet-1-cat = Lend them the cat
tale-meet-1-cat-then = It goes down the ladder without looking round, like a specialist. For weeks there is a hollow on the coil that nobody sits in.
tale-meet-1-row = Send Batto over for the day
tale-meet-1-row-then = He comes back at dusk with the lodestone, two timbers, and a new stew, of what he will not say.

tale-meet-2 = A raft of doors comes down the current with a family on it. They took them off before the wall closed, every door of their street, lashed them together, and stepped on. There are nineteen, with knockers. They do not want to be rescued; they have a mast, a goat, a clear idea. What they want is the name of a place that has no doors as yet. The grandfather has a list. He has crossed them off as they went by, one wall after another, and the pencil is getting short.
tale-meet-2-selvage = Tell them of the bare beach
tale-meet-2-selvage-then = They thank you with all nineteen knockers. It is the only beach you had that was no one’s.
tale-meet-2-door = Ask for one of the doors
tale-meet-2-door-then = The aunt gets off hers, and it is passed up. She is to share with the goat from now on; both look at you.

tale-meet-3 = Somebody is hitting the wall with a spoon. He stands in a skiff, a boy of about sixteen, and there is a mark on the stone by now the size of a plate. Eight months, he says, not stopping. He is in no way mad. He has worked it out: with this spoon, at this rate, he will be through when he is eighty-one. He would take help; he would not take over-much help. There are people who came by with a ram and he sent them off. He wants to be able to say that it was done by hand.
tale-meet-3-spoon = Fetch four spoons
tale-meet-3-spoon-then = You do a year of it between you by dusk. He shows you his way with the wrist; it is a good way.
tale-meet-3-sharpen = Sharpen his spoon for him
tale-meet-3-sharpen-then = Seventy-four, he reckons, trying the edge. From the inside somebody has started too, lower down, with a fork by the sound of it.

tale-meet-4 = There is a light where no light is charted, and under it a woman in a rowing boat, knitting. She is moored to nothing. She has come out every night for thirty years, she says, in case; her husband went for bait. Now the wall has cut off that piece of sea and he could not get back to it if he tried. So she has come here, which is as near as one can. It is a sleeve that she is knitting. It hangs over the stern, and goes down, and she has no idea how far. “He has long arms,” she says.
tale-meet-4-pull = Offer to haul the sleeve in
tale-meet-4-pull-then = Forty fathoms, and at the cuff, neatly buttoned, a sprig of thrift, fresh. She takes it as one takes a letter.
tale-meet-4-wool = Give her what wool you have
tale-meet-4-wool-then = It is the wrong colour. She says that down there it will not show, and casts on.

tale-code-dents = Under the loose plank you count along with a thumb, four names scratched one over the other, and press where the scratches cross. A drawer slides out of the keel. It is lined with fleece. In it lie four milk teeth, a rattle, and a receipt in a round clear hand. Four children, sleeping, received in good order, on the night of the first frost. It is signed with an anchor. Nobody has ever kept accounts so carefully of what he did not mean to give back.
tale-code-dents-rattle = Shake the rattle
tale-code-dents-rattle-then = It is very quiet. Then along the whole ship, from the bow aft, every loose thing answers.
tale-code-dents-shut = Slide it shut again
tale-code-dents-shut-then = It goes in without a sound. It was not lost, after all; it had only been put away.

tale-code-hook = The seventh hook is in the mast, when you come to look for it by day, at the height of a girl of ten. It has been tarred over with the rest, every spring. Something has hung there. There is a paler place on the wood below, long, narrow, with two sleeves. She had been aboard, then, before any of you. She had had her own hook. In the swell the mast leans out over the water and comes back. At each lean that is just where one would put a hand, to steady oneself before a dive.
tale-code-hook-coat = Hang up a coat there
tale-code-hook-coat-then = It is dry by morning, on a wet night, and smells of toast. You leave it there, all the way.
tale-code-hook-dive = Dive from where she dived
tale-code-hook-dive-then = Cold; and then all of it. You come up shouting, the four of you, and no one aboard has ever heard that sound.
