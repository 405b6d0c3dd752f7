# Odyssey, the campaign. Hunts, encounters, codes.

tale-hunt-1 = A hill has moved in the night, by the length of its own shadow. Shepherds noticed because of the gate. It is a titan, asleep, with turf on it and a path worn across; twelve generations have pastured on those shoulders and one has a school there. To wake it, something must be said into the ear, which is a well. What, nobody knows; each village along the coast has its own word and swears by it. The schoolmistress asks if you could do it in the holidays. The children have been told that it is just going out for a walk.
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
tale-hunt-3-ask-then = She says a word, not a rank. It comes up streaming, twelve yards of it, kneels in the causeway, and will not go without her; so they come together.
tale-hunt-3-call = Call it by its rank
tale-hunt-3-call-then = It comes. It has a bun in its fist, and nobody in the stalls can get it to let go.

tale-hunt-4 = It has been awake the whole time. It sits in its quarry with its chin on its fists and watches you come, four small people with a rope. It is a titan, a sound one, and it has had offers. What it has not had is a reason. It lost the last war on the winning side, it says; it has thought about that for some while and wonders how you will be sure to do better. It does not mind going. It would just like to hear it put, once, in a sentence, by somebody who has to look up.
tale-hunt-4-door = “There ought to be a door.”
tale-hunt-4-door-then = It thinks that over for most of an afternoon. “In,” it says, getting up, “or out?” “Both.” It has picked up its hammer.
tale-hunt-4-know = “We don’t know either.”
tale-hunt-4-know-then = “That’s the first time,” it says. It carries the rope for you, and asks a great many questions on the way.

tale-meet-1 = Nine sails on the beam, black, in line; they run out oars, then catapults, then a small boat with one old man in it. You have cleared for a fight. He rows badly, stops under your rail, and asks whether you could possibly spare a cat. They have rats. It is a war fleet of the northern league, it has never lost, and they are down to biscuit dust. He has brought in exchange, since he supposes that there has to be something, the admiral’s own lodestone. On your coil of rope the ship’s cat has opened one eye.
tale-meet-1-cat = Lend them the cat
tale-meet-1-cat-then = It goes down the ladder without looking round, like a specialist. You lay the lodestone in the hollow it has left on the coil, and for weeks that points at the cat.
tale-meet-1-row = Send Batto over for the day
tale-meet-1-row-then = He comes back at dusk with two timbers and a new stew, of what he will not say. Nobody over there has seen a rat since noon.

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

tale-code-dents = Under the loose plank a thumb reads its way along: four names, scratched one over another. You press where the scratches cross. A drawer slides out of the keel. It is lined with fleece. In it lie four milk teeth, a rattle, and a receipt in an upright, nursery hand. Four children, sleeping, received in good order, on the night of the first frost. It is signed with an anchor. One only asks for a receipt if one is counting on having a thing back.
tale-code-dents-rattle = Shake the rattle
tale-code-dents-rattle-then = It is very quiet. Then along the whole ship, from the bow aft, every loose thing answers.
tale-code-dents-shut = Slide it shut again
tale-code-dents-shut-then = It goes in without a sound. It was not lost, after all; it had only been put away.

tale-code-hook = The seventh hook is in the mast, when you come to look for it by day, at the height of a girl of ten. It has been tarred over with the rest, every spring. Something has hung there. There is a paler place on the wood below, long, narrow, with two sleeves. She had been aboard, then, before any of you. She had had her own hook. In the swell the mast leans out over the water and comes back. At each lean that is just where one would put a hand, to steady oneself before a dive.
tale-code-hook-read = You know where she lives; you have read it to her. The hook is on the way there.
tale-code-hook-coat = Hang up a coat there
tale-code-hook-coat-then = It is dry by morning, on a wet night, and smells of toast. You leave it there, all the way.
tale-code-hook-dive = Dive from where she dived
tale-code-hook-dive-then = Cold; and then all of it. You come up shouting, the four of you, and no one aboard has ever heard that sound.

tale-hunt-5 = Snow is lying in one field, in August, and the field breathes. Under it is a titan, curled on its side as people lie who are cold. It has pulled a hill up to its ears and has let no summer in for ninety years. The farmer skates there. He does not object to your waking it, he says, only there is the ice. His wife went through, their first winter, and it has kept her: she is just under the surface, with one hand up, like that. He visits. He has grown old at it and she has not. It has become more like having a daughter.
tale-hunt-5-wake = Wake it, and help him bury her
tale-hunt-5-wake-then = It yawns, and within the hour there are larks. He carries her over the mud himself, and has to have it explained to him that she weighs so little.
tale-hunt-5-thaw = Warm it slowly, from the feet
tale-hunt-5-thaw-then = You burn wood there for two days. It gets up so gently that the ice comes off whole, like a pane, and he stands it in the shade of the barn.

tale-hunt-6 = The lighthouse stoops. It is what the pilots complain of: at Narrow Look it bends down to see who is coming, and then one cannot see the light. There is a titan in it. Somebody’s grandfather bricked it in asleep, up to the collarbone, and set a lamp on its head. Aglaia, who is the keeper, has lived on three floors of its neck since she was a bride. It talks at night, she tells you. It asks what the ships are called. She has nothing against its getting some air. She would only like to know who is going to hold the lamp.
tale-hunt-6-rower = Leave a rower to hold it
tale-hunt-6-rower-then = It steps out of its bricks as one steps out of a tub. The rower has the lamp in both hands, and is told, to begin with, not to stoop.
tale-hunt-6-all = Take lamp and keeper along
tale-hunt-6-all-then = She rides up there with her knitting and the wick turned high. It is a fine sight, and can be seen, she remarks, for thirty miles.

tale-meet-5 = “Purpose of journey?” says somebody overhead. There is a desk up on the coping, and a man in sleeve guards behind it. He was harbour master of a place that has since become a corridor, and no one has told him to stop. All vessels are to be entered: port, cargo, souls. He has come to souls. Thirty, you say, and four. He looks down over his spectacles at those four, for some time, and says that he seems to have a discrepancy. He would gladly let you by. He would just like it to be correct for once.
tale-meet-5-twice = Have yourselves entered twice
tale-meet-5-twice-then = Thirty and eight, he writes, much relieved, and stamps it. It is the one paper in this sea on which the rowers are alive.
tale-meet-5-nobody = Have nobody entered
tale-meet-5-nobody-then = “In ballast, then,” he says, and waves you on. Until nightfall nothing sees you, no gull, no lookout; and after an hour of it you have begun to talk louder.

tale-meet-6 = A fiddle, on top of the wall; then a drum; then forty people in their best, in single file. It is a wedding. She is from inside and he is from out, and there is no temple on either side that will have them. So they have been walking along the coping since Tuesday, looking for a place that is wide enough to dance. They carry their shoes. They would be glad of your deck, for one reel. Pelagia looks at the sky: half an hour of wind in it, and you have waited three days for that half hour.
tale-meet-6-deck = Give them the deck
tale-meet-6-deck-then = It is not one reel. The bride’s grandmother comes down in a sling, and dances with Batto until neither could say which is holding up the other.
tale-meet-6-wind = Take the wind
tale-meet-6-wind-then = They see how it is. For a mile they keep up with you along the wall, at a run, playing, and holding on to their hats.

tale-meet-7 = Six miles out a dog comes swimming up to you with a rope in its teeth. At the end of the rope is a tub, in the tub is a baby, asleep, with a tin of rusks. A label has been pinned to the blanket: “To whoever is still outside.” There is no name on it. The dog lays both paws on your oar and waits for this to be seen to. It is nobody’s stray; it has a collar with an address, and the address is a room. Somebody decided this by lamplight, with an hour of wall left to close. It is hard to say whether it was done for love or for the contrary.
tale-meet-7-aboard = Lift the tub aboard
tale-meet-7-aboard-then = Batto warms a spoon in his fist before anybody tells him to. The four of you cannot take your eyes off that fist.
tale-meet-7-harbour = Row it to a harbour
tale-meet-7-harbour-then = Ianthe’s people take it against a receipt. The dog will not be signed for; it swims back, with the empty tub, to see whether there are more.

tale-code-eight = Door number eight has been stood upright, after weeks of being a table. Two of you have it by the edges, amidships, and the cups have been cleared away. The number was to be tried, so you try it: you knock, eight times, and wait for as long as one does. Then you open. On the other side is the other half of the deck, with the mast and a bucket. Batto is in it. He was on his way over to see about the noise, and there he stands on the sill with his ladle up, not knowing whether he should wipe his feet.
tale-code-eight-in = Ask him in
tale-code-eight-in-then = He does wipe them. He says afterwards that it was the same light, on your side, only that it had been let in.
tale-code-eight-lay = Lay the table again
tale-code-eight-lay-then = It leads nowhere; supper is on it inside a minute. But all through the meal one or other of you has an ear to the wood.

tale-code-herring = Two taps, a rest, two, and three: it is the price of herring at Twohulls, as it stood on the day the wall closed. You have been carrying it about. Tonight, a long way from there, you tap it on a stone just to see. It is taken up. It goes off along the course, from room to room; people who have never set eyes on a herring pass it on, because it would be rude not to. An hour later it comes in from the other side. It has been all round the house, and has gone up by half.
tale-code-herring-sister = At one point in its round somebody laughed, and added a herring. Ianthe’s sister has taught them the game.
tale-code-herring-left = At one point in its round it stuck, for some minutes. That was at Stillwater, where another price was once left hanging.
tale-code-herring-offer = Tap back an offer
tale-code-herring-offer-then = By midnight the walls are dealing. There was never such a noise; and from who is slow to answer one can tell how the corridors run.
tale-code-herring-night = Tap “good night”
tale-code-herring-night-then = It goes round faster than the herring did. The last to send it on does so with one enormous knuckle, as softly as can be.

tale-code-fox = Nine verses about a fox, sung at a wall by four people who feel foolish. It is what one does with a secret, when that is the secret one was given. Nothing opens. In the second verse somebody is laying a stone, you can hear the trowel; in the third it slows. By the fifth it keeps time. You had hoped for a door and have got an accompanist. The ninth is the verse where the fox comes home and finds that it has been snowed up, and nobody has ever sung it with him in the room.
tale-code-fox-ninth = Sing the ninth
tale-code-fox-ninth-then = He comes in on the last line, far too low, and wrong. After that there is not a sound from him until it gets light.
tale-code-fox-eighth = Stop after the eighth
tale-code-fox-eighth-then = The trowel waits. Since then the wall is a course short at that place, like a mouth left open on a note.
