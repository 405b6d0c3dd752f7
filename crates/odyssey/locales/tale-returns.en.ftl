# Odyssey, the campaign. What comes back: promises, battles and new faces.

tale-return-1 = Four days ago something was said over the stern. It is in the log, with the date; Pelagia has put a ruler under it. The wind has gone round to where one could run back in a night, if one wished to, and be late for everything else. There is somebody behind plaster for each ruin that you sailed away from. They have been told. You could make out, on the old wind, a whistle, a bell, an arm. There is a day for one of them. Whoever argues for the house argues well: three hundred rooms against one. Batto has begun, without being asked, to put soup in a can with a lid.
tale-return-1-sill = Go back for the wolf story
tale-return-1-sill-then = The boy knows the end by now, and tells it to you, hitting stone with his shoe. The cutting goes back into its pot.
tale-return-1-knots = Go back for the nine ropes
tale-return-1-knots-then = You undo it with their own splice, from outside. “Who taught you that?” shouts the fourth bell, and eight people tell him.
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

tale-ember-night = Toward the middle watch a light goes along the top of the wall, quick, low, like somebody running with a candle. It stops at each stair. It is reading the house. For the first time in all these nights the mason has put down his trowel; you can hear it, the stroke that does not come. They are on two sides of one course. Neither will look over. What she wants, you could shout it across; you know her address. So would he, if he were ever to turn the thing round and look at it from where she lives.
tale-ember-night-shout = Shout “outside” across the wall
tale-ember-night-shout-then = There is a very long silence. Then, on the inner side, somebody sits down heavily, and the light stays where it is till morning.
tale-ember-night-hush = Leave it between those two
tale-ember-night-hush-then = Whatever was said, it was not in words. In the morning one stone of the coping is warm, and black, and has been left so.

tale-awakening-1 = One bench is empty and another has somebody on it who sits up too fast. It is the same look, in a new face. The child has got up, again, out of the nearest sleeper; that is how it is done, it seems, when a body will not go on. Pelagia had known this one from a boy or from a girl, had cut that hair. She stands there with the basin. What she says is: “Have you eaten?” Then she goes aft, to where the old one lies under a sail, and this takes longer. The new hands are already hunting for the oar, on the wrong side.
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
tale-noted-unsung-straw-then = No other will lie in it. They stand round the place, nights, like people round a table with one chair free.

tale-noted-legend = By the time that you have rowed three miles the story is ahead of you. It waits on a mole, in two versions. In one your titan held the foe by the throat till morning; in the other it was asked for a light, and gave one. Both are very fine. A man with a tray is selling it in honey bread. He has the horns wrong, and the number of legs, but he has got something about the neck, the way it went, at the end, a little to one side. He will not take money from people who were there.
tale-noted-legend-correct = Tell it as it was
tale-noted-legend-correct-then = It takes a minute and there is no throat in it. The man with the tray bites off a leg, thoughtfully, to get it right.
tale-noted-legend-listen = Listen to both versions
tale-noted-legend-listen-then = By the second you have begun to remember it so. It gave him a light.

tale-noted-priest = In the belly of what you cut open there was a priest. He is sitting on your hatch with a blanket round him, quite well, drying his book by the page. Eleven months, he thinks; there was a ledge. He had been teaching it. He bears no grudge, but he had got as far as the fourth lesson of six. It had been, he believes, close to a change of heart. He asks what you were in such haste for. It is hard to explain to him with his pupil all over the deck.
tale-noted-priest-lessons = Hear the last two lessons
tale-noted-priest-lessons-then = They are about doors. At the last word something in one of the buckets gives a sort of sigh.
tale-noted-priest-oar = Give him an oar
tale-noted-priest-oar-then = He rows well, with his eyes shut. On quiet evenings he goes down and reads to the titans.

tale-noted-hundredth = A hand has followed you. It is the hundredth, the one that was holding the stone. It comes along the sea bed on its fingers. At night it climbs up the rudder and sits there, dripping, palm up. It seems to be at a loss. All its life it has been told what to carry. The crew want it off the ship; the carpenter has noticed that, if you give it a plank, it holds the plank exactly where you need it. And it has been seen at the stern, in the small hours, trying to close on nothing, and opening again to look.
tale-noted-hundredth-plank = Give it planks to hold
tale-noted-hundredth-plank-then = It has never been so happy, as far as one can tell from a wrist. You have got yourselves a wall that helps.
tale-noted-hundredth-own = Put one of your hands in it
tale-noted-hundredth-own-then = It closes with such care that the water stays in between. In the morning it has gone, on its fingers, home.

tale-noted-bull = He has been here. There are hoofprints on the beach where you sleep, round and round the fire, deep, and every one of them filled with something: shells, a spoon, a blue rag. They are things that you have lost since the first morning. He has gathered them along the whole of your course, in his mouth, and set them down, one by one, without waking anybody. There is a thimble that none of you can place. Pelagia can. She has gone red, and she puts it on.
tale-noted-bull-hands = The hand on your rudder has come up to look, and touches one print after the other with a fingertip.
tale-noted-bull-held = Round the edge of each print there are other marks, of fingers. Somebody helped him set the small things straight.
tale-noted-bull-take = Take back what is yours
tale-noted-bull-take-then = It takes an hour. In the last print, the deepest, there is nothing, and it has been left smooth for you to use.
tale-noted-bull-leave = Fill them with things of his
tale-noted-bull-leave-then = A bell, a nail from his door, some hay. The next tide takes them all with great delicacy.

tale-noted-fever = Somebody aboard can no longer turn left. It began with the maze; there was dust on those eyes for a day. Now the body will go three quarters round to the right sooner than make that one small movement. It is funny for an evening. Then it is found standing in the cable locker, in the dark, facing a corner, content. It says that it can see how the ship goes on from there. It describes the next room. It describes it well, and the carpenter, who has been listening, goes and knocks on that bulkhead, and comes away thoughtful.
tale-noted-fever-follow = Have the next room described
tale-noted-fever-follow-then = A table, eight places, something in a pot. It breaks off to sniff.
tale-noted-fever-turn = Teach the body to turn left
tale-noted-fever-turn-then = It takes all of you, dancing, a whole night. At the end it can do it, if somebody hums.
