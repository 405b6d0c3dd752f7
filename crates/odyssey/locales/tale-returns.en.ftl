# Odyssey, the campaign. What comes back: promises, battles and new faces.

tale-return-1 = Four days ago something was said over the stern. It is in the log, with the date; Pelagia has put a ruler under it. The wind has gone round to where one could run back in a night, if one wished to, and be late for everything else. There is somebody behind plaster for each ruin that you sailed away from. They have been told. You could make out, on the old wind, a whistle, a bell, an arm. There is a day for one of them. Whoever argues for the house argues well: seven hundred rooms against one. Batto has begun, without being asked, to put soup in a can with a lid.
tale-return-1-geranium = The geranium in the boot has dropped its flower on the log, exactly on that line. Pelagia has turned the page round it.
tale-return-1-slate = In the rack by the helm there is a slate with a question at the bottom, in pencil, that nobody has answered.
tale-return-1-chalk = At Stillwater, say the boats, there is a door in chalk that has come through nine tides. Somebody must be going over it at night.
tale-return-1-owned = Someone who has told a mother the truth this month looks at the line for a long time, and then at the rest of you.
tale-return-1-sill = Go back for the wolf story
tale-return-1-sill-then = The boy knows the end by now, and tells it to you, hitting stone with his shoe. A cutting of your cutting goes back on the sill.
tale-return-1-knots = Go back for the nine ropes
tale-return-1-knots-then = You undo it with their own splice, from outside. “Who taught you that?” shouts the fourth bell, and eight people tell her.
tale-return-1-stillwater = Go back for Ianthe’s sister
tale-return-1-stillwater-then = “Two herring,” says the wall, hoarse. Ianthe says three, and it takes her several tries.
tale-return-1-warp = Go back and tell her that it rains
tale-return-1-warp-then = You send the slate down wet. The lamp, at ninety fathoms, stands up, and comes to the window, and is put out.
tale-return-1-goring = Go back for the arm
tale-return-1-goring-then = It is still out, wet to the shoulder, and a second beside it. You shake hands first, and then take the hammer.
tale-return-1-whalefall = Go back and bury the sixty
tale-return-1-whalefall-then = Your flowers are in a vase, on the altar, in water. Someone has been cutting the stems.
tale-return-1-on = Go on, and strike out the line
tale-return-1-on-then = Pelagia holds out the pen and looks elsewhere. The bow goes down by a finger and Batto drinks the soup himself, standing up.

tale-ember-2 = This time she comes down by herself. She folds up on the rocks, no larger than a cartwheel, red at the edges, and looks at you with her head under one wing. It has taken her a long time to go out. Round her on the stone there is writing: soot, a child’s capitals, one letter to a feather; she has been trying to put down where she lives. The tide is on its way in. It is the same tide. One of you might hold a lamp to her, and one of you a blade, and she would lean into either.
tale-ember-2-fed = She knows your smell. She has had something of yours, and it was kind.
tale-ember-2-cut = There are two places where her fire does not close. Those are yours.
tale-ember-2-read = Read her the address
tale-ember-2-read-then = It says “by the sea”, and then, smaller, “outside”. She is gone before the water gets there, all of her, upwards.
tale-ember-2-blade = Make an end
tale-ember-2-blade-then = It is like cutting a candle. For a moment you smell home, each of you another one, and then it is fish and weed.

tale-ember-night = Towards the middle watch a light goes along the top of the wall, quick, low, like somebody running with a candle. It stops at each stair. It is reading the house. The mason has put down his trowel, which he has not done in all these nights; you can hear it, the stroke that does not come. They are on two sides of one course. Neither will look over. What she wants, you could shout it across; you know her address. So would he, if he were ever to turn the thing round and look at it from where she lives.
tale-ember-night-shout = Shout “outside” across the wall
tale-ember-night-shout-then = There is a very long silence. Then, on the inner side, somebody sits down heavily, and the light stays where it is till morning.
tale-ember-night-hush = Leave it between those two
tale-ember-night-hush-then = Whatever was said, it was not in words. When it gets light one stone of the coping is warm, and black, and has been left so.

tale-awakening-1 = One bench is empty and another has somebody on it who sits up too fast. It is the same look, in a new face. The child has got up, again, out of the nearest sleeper; that is how it is done, it seems, when a body will not go on. Pelagia knew this face when it was small, and cut that hair. She stands there with the basin. What she says is: “Have you eaten?” Then she goes aft, to where the old one lies under a sail, and this takes longer. The new hands are already hunting for the oar, on the wrong side.
tale-awakening-1-named = She has the name ready, of course. She says it, and the new face turns.
tale-awakening-1-told = The crew know what has happened. Someone shows the new hands, without a word, where that body’s cup hangs.
tale-awakening-1-bury = Help her sew the sail
tale-awakening-1-bury-then = The last stitch goes through the nose; it is the custom. You do it, with those fingers, for the face that you had.
tale-awakening-1-row = Sit down and learn the oar
tale-awakening-1-row-then = It pulls a little to the left. By evening you have its jokes, and use one, and nobody laughs, and then somebody does.

tale-noted-unsung = One titan did not come back to the stalls, and no one had given it a name. There is a chain, a bucket, the shape of it in the straw. It had carried one of you for a night and a day. It liked to have the place between its horns scratched with a boat hook; Batto knows that, since he did it. Now he has come down with his cap, being gravedigger as well, and would like to be told what he is to say. There are forty words for rope aboard. It should be possible.
tale-noted-unsung-name = Give it a name now
tale-noted-unsung-name-then = It is not a very good one. Batto says it three times, to be sure that it holds, and hangs the bucket up by it.
tale-noted-unsung-straw = Leave its straw as it lies
tale-noted-unsung-straw-then = No other will lie in it. They stand round the place, nights, like people round a table with one chair free. The carpenter, who was to board the stall up, has the plank over.

tale-noted-legend = By the time that you have rowed three miles the story is ahead of you. It waits on a mole, in two versions. In one your titan held the foe by the throat till morning; in the other it was asked for a light, and gave one. Both are very fine. A man with a tray is selling it in honey bread. He has the horns wrong, and the number of legs, but he has got something about the neck, the way it went, at the end, a little to one side. He will not take money from people who were there.
tale-noted-legend-correct = Tell it as it was
tale-noted-legend-correct-then = It takes a minute and there is no throat in it. The man with the tray bites off a leg, thoughtfully, to get it right.
tale-noted-legend-listen = Listen to both versions
tale-noted-legend-listen-then = By the second you have begun to remember it so. It gave him a light.

tale-noted-priest = In the belly of what you cut open there was a priest. He is sitting on your hatch with a blanket round him, quite well, drying his book by the page. Ten months, he thinks; there was a ledge. He had been teaching it. He bears no grudge, but he had got as far as the fourth lesson of six. It had been, he believes, close to a change of heart. He asks what you were in such haste for. It is hard to explain to him with his pupil all over the deck.
tale-noted-priest-lessons = Hear the last two lessons
tale-noted-priest-lessons-then = They are about doors. At the last word something in one of the buckets gives a sort of sigh.
tale-noted-priest-oar = Give him an oar
tale-noted-priest-oar-then = He rows well, with his eyes shut. On quiet evenings he goes down and reads to the titans.

tale-noted-hundredth = A hand has followed you. It is the hundredth, the one that was holding the stone. It comes along the sea bed on its fingers. At night it climbs up the rudder and sits there, dripping, palm up. It seems to be at a loss. All its life it has been told what to carry. The crew want it off the ship; the carpenter has noticed that, if you give it a plank, it holds the plank exactly where you need it. And it has been seen at the stern, in the small hours, trying to close on nothing, and opening again to look.
tale-noted-hundredth-plank = Give it planks to hold
tale-noted-hundredth-plank-then = It has never been so happy, as far as one can tell from a wrist. You have got yourselves a wall that helps.
tale-noted-hundredth-own = Put one of your hands in it
tale-noted-hundredth-own-then = It closes with such care that the water stays in between. At the change of the watch it has gone, on its fingers, home.

tale-noted-bull = He has been here. There are hoofprints on the beach where you sleep, round and round the fire, deep, and every one of them filled with something: shells, a spoon, a blue rag. They are things that you have lost since the first morning. He has gathered them along the whole of your course, in his mouth, and set them down, one by one, without waking anybody. There is a thimble that none of you can place. Pelagia can. She has gone red, and she puts it on.
tale-noted-bull-hands = The hand on your rudder has come up to look, and touches one print after the other with a fingertip.
tale-noted-bull-held = Round the edge of each print there are other marks, of fingers. Somebody helped him set the small things straight.
tale-noted-bull-take = Take back what is yours
tale-noted-bull-take-then = It takes an hour. In the last print, the deepest, there is nothing, and it has been left smooth for you to use.
tale-noted-bull-leave = Fill them with things of his
tale-noted-bull-leave-then = A bell, a nail from his door, some hay. The next tide takes them all with great delicacy.

tale-noted-fever = Somebody aboard can no longer turn left. It began with the maze; there was dust on those eyes for a day. Now the body will go three quarters round to the right sooner than make that one small movement. It is funny for an evening. Then it is found standing in the cable locker, in the dark, facing a corner, content. It says that it can see how the ship goes on from there. It describes the next room. It describes it well, and the carpenter, who has been listening, goes and knocks on that bulkhead, and comes away thoughtful.
tale-noted-fever-follow = Have the next room described
tale-noted-fever-follow-then = A table, eight places, something in a pot. It breaks off to sniff. A sliver of the maze has been in that fist all the while.
tale-noted-fever-turn = Teach the body to turn left
tale-noted-fever-turn-then = It takes all of you, dancing, a whole night. At the end it can do it, if somebody hums.

tale-egle-cup = Her cup hangs on its nail. Nobody has moved it and nobody drinks out of it; in a swell it knocks on the plank, about as often as somebody would who had not been let in. It has been a week. Today her mother has come out from Lantern Reef in a hired boat, with a basket for Egle’s things. She would like to shake hands with whoever was down there with her. She is small and very tidy. It is such a comfort, she says, that the girl was not alone. The bow sits a finger low, and she has noticed it, being of these waters.
tale-egle-cup-hand = Give her the hand
tale-egle-cup-hand-then = She keeps it in both of hers for as long as one holds a breath. Then she turns it over and looks at the palm.
tale-egle-cup-tell = Tell her what the hand did
tale-egle-cup-tell-then = She thanks you for that. She takes down the cup, wraps it in a stocking, and asks to be rowed home by somebody else.

tale-egle-wage = “Twelve silver,” says Egle, “and the knife.” She has brought it in writing, a week late, and Pelagia has had to go below so as not to laugh. She has not dived since. She sits on the hatch in two jerseys, and when a bucket goes over the side she looks at the mast. But at night she lies with an ear to the planks, and last night she was heard to answer. It is still reading, she says, that thing down there. It has got to where you come in. She might go and listen to the rest of it, if it were put to her properly.
tale-egle-wage-pay = Pay her, and let her be
tale-egle-wage-pay-then = She counts it twice and gives one back. After that she teaches the young ones, in a bucket, how to keep their eyes open.
tale-egle-wage-dive = Put it to her properly
tale-egle-wage-dive-then = She is gone the length of a song. “It says mind the step,” she reports, blue in the face, “over and over, like to a child.” And there is the matter of the other half of the pay.

tale-awakening-2 = It goes quicker now. Pelagia is there with the basin before the new eyes open, and has put away the cap that went with that head, so that it should not be asked for. She says no name. She has found that there is a moment, about as long as it takes to wring out a cloth, in which nobody knows as yet who it is. It could be either. She has asked the crew to be quiet for it. Then the hands start hunting for the oar, on the wrong side, and she lets the water go. “There,” she says.
tale-awakening-2-lied = Those who were told that it was the tide look at the new face, and at the other one under its sail, and go on baling a dry ship.
tale-awakening-2-cradle = She uses the name that Kymo gave her for you, the right one of the four, and has to clear her throat before it.
tale-awakening-2-who = Ask her who it was
tale-awakening-2-who-then = She tells you, wringing. By the end the cloth is quite dry, and she is wringing it still.
tale-awakening-2-quiet = Be quiet a little longer
tale-awakening-2-quiet-then = No one breathes. For that long there are two of you in there, and neither is in a hurry to sit up.

tale-noted-away = Somebody ought to be dead, and is eating. The whole bench saw it: the blow, and how the neck went. Batto had already laid down his ladle and put on the other cap. Then nothing came of it; the body got up and looked for its shoe. Since sunset an old woman in black has been sitting out on the mole, on a folding stool, with her back to the ship. She has missed nothing, says Pelagia, who has met her before. She is being polite. It would be as well if someone went and said something.
tale-noted-away-soup = Take her out some soup
tale-noted-away-soup-then = She eats it facing the water, and remarks that it wants salt. Under the bowl, when it is brought in, there is a coin, with a bite out of it.
tale-noted-away-tide = Slip out on the night tide
tale-noted-away-tide-then = You go without a lamp. On the mole of the next harbour a folding stool has been set up, and nobody is on it yet.

tale-noted-beyond = A chain stands upright in the fourth stall. It goes from its ring in the floor straight up, ten feet of it, taut, and at the top it goes into nothing. It was never slack the whole night; wherever that titan has been taken, it is still leaning on it. Batto says that he has buried all sorts, but they lay down for it. The boy who does the stalls has said nothing. He has put a little hay under the end of the chain, mornings, and by evening it is gone, and he would rather that no one made anything of it.
tale-noted-beyond-hay = Let him go on with the hay
tale-noted-beyond-hay-then = The carpenter builds him a rack for it. By the end of the week the chain has come down by a link, and he has begun to save the apples.
tale-noted-beyond-ring = Unhook the ring
tale-noted-beyond-ring-then = It goes up rattling, all ten feet, like an anchor being weighed in the wrong direction. Some time later, from above, there falls an apple core.

tale-noted-unwound = A thread hangs out of one of your cuffs. It has been there since the battle; it is grey, and if one draws it a little, it is an afternoon. One has it in one’s lap, nine years old, with a smell of quinces. Draw more and it is a winter. It does not hurt, and that is what Pelagia dislikes about it. She has her darning egg ready. She could run it all back in, she thinks, though hardly in the old order. Somebody says to cut it off where it is, and the four of you look at the scissors.
tale-noted-unwound-darn = Have her darn it in
tale-noted-unwound-darn-then = One can scarcely tell. But from then on there is a smell of quinces, some mornings, shortly before something goes wrong.
tale-noted-unwound-cut = Cut it, and keep the piece
tale-noted-unwound-cut-then = A span, no more: an afternoon with rain in it. To know whose it was one would have to unwind it, and nobody has.

tale-noted-shell = Since the fighting stopped the shell will not. It lies where it was broken open, up the beach, and sings, in four parts, a little flat. Pelagia has gone white: she knows the second voice, and then all of them. It is a rowing song of this ship’s. They sang it on the evening before the first stone, for the stroke, not well, and in the third verse one starts to laugh. It will go on till the tide is in. The crew have left their oars and stand about on the shingle, like people before a house where there is dancing.
tale-noted-shell-row = Take the stroke from them
tale-noted-shell-row-then = You pull to it, with their own arms. For as long as it lasts there are eight of you on those four benches, and the oars know it.
tale-noted-shell-sand = Stop it up with sand
tale-noted-shell-sand-then = It goes on humming for a bit behind the sand. “Thank you,” says Pelagia, and stands with her feet in the water until it is time.
