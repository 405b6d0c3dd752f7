# Odyssey, the campaign. Inward odysseys.

tale-odyssey-1 = An oar lies across your knees, and it is longer than the bench, than the ship, than you can see. You are in the part of yourself that only rows. It is dim down here and smells of tallow. A back goes to and fro in front of you, broad, in a shirt you know. Without turning round it asks what you think you are doing with its arms. You explain about the wall. It rows. You explain about the lamps, the jugs, the days that are left. “I had a daughter’s boots to pay for,” it says, when you have done.
tale-odyssey-1-pay = Ask how much the boots were
tale-odyssey-1-pay-then = It names a sum, to the copper. By breakfast that sum is gone from the chest, and the hands pull as if forgiven.
tale-odyssey-1-row = Take the stroke from behind
tale-odyssey-1-row-then = You keep its time all night. Towards dawn it says that you are dragging on the left, and shows you, once.

tale-odyssey-2 = Four cribs, three of them rocking. You are the one who keeps them rocking; you have strings on both thumbs and one in your teeth. The fourth is yours, it is empty, and it is cold to look at. Nobody made you do this. Whenever you let go of a string, a small voice, in there, draws breath to ask why. You have been at it so long that there is a groove in your teeth. You could lie down. One of the three would start to scream and it is impossible to know beforehand which.
tale-odyssey-2-lie = Lie down in the fourth
tale-odyssey-2-lie-then = All three scream. Then they stop; and then, from the outside, somebody takes hold of yours and pushes.
tale-odyssey-2-teeth = Keep the string in your teeth
tale-odyssey-2-teeth-then = It holds. One of them is asleep, you hear, and has been for years; it is just the crib that creaks.

tale-odyssey-3 = Thunder, indoors. It walks about on the floor above, in one boot, looking for the other. You have come up a ladder in yourself that was not there last week, with a lamp, to ask it to keep the noise down. It is in a large bare attic, and it is you, with a beard of weather, and it is furious because nobody has ever let it finish a sentence. The boot is by the ladder. If it had both boots on it could come down, and then there would be two of you to one skin.
tale-odyssey-3-listen = Sit down and let it finish
tale-odyssey-3-listen-then = The sentence takes all night and its verb comes last. When it has been said there is just rain on the roof, and you are dry.
tale-odyssey-3-boot = Hand up the boot
tale-odyssey-3-boot-then = You go down one after the other, and at the bottom there is one of you. The whole ship has heard the ladder.

tale-odyssey-4 = The floor you stand on is a back. It took you this long to notice because it has been holding still, for you, since you could stand. Under the boards, under the water, something that is also you has its shoulders against everything that you have ever put down on it. It would like to know how much longer. It asks as one asks the time. There is a trapdoor; you might go and look it in the eye. Or you might move a few things off, without a word, so that it need not have asked.
tale-odyssey-4-look = Go down and look
tale-odyssey-4-look-then = It has your eyes, with more in them. It shifts a trident off its neck and lets you try how heavy.
tale-odyssey-4-lighten = Take some things off it
tale-odyssey-4-lighten-then = A trunk, a grudge, two chairs. The floor rises by a finger and begins, under its breath, to hum.

tale-odyssey-5 = Snow, and your own footprints in it, going the other way. You follow them because they limp. Whatever in you runs has been shot at by whatever in you aims. The two have been at it for years on this white hill; both are tired, and neither is the quarry. The hunter steps out between birches with an arrow on the string. She has come to feel that there is nothing she would do with you once she had you. You could run on. She would be grateful. It is what you have in common.
tale-odyssey-5-run = Run, and let her follow
tale-odyssey-5-run-then = You run side by side in the end, for there is one path. At the top of the hill neither can say who was first.
tale-odyssey-5-stand = Stand and be shot
tale-odyssey-5-stand-then = It goes in like a word you had on your tongue. She comes up to fetch the arrow and stays to bind the place.

tale-odyssey-6 = Draughts, on a wet table, against somebody who knows what you will do. She has grey eyes, ink on her cuffs, and your way of touching an ear. All your good decisions have been hers. She has never had the credit, and she does not mind that; what she minds is your face afterwards, every time, as though it had been luck. She offers you a draw. If you accept, you must say aloud one thing that you did on purpose. If you play on, you will lose, and learn the opening.
tale-odyssey-6-draw = Say one thing you did on purpose
tale-odyssey-6-draw-then = You say it to the board. She writes it on her cuff, under the others, and lets you see the list.
tale-odyssey-6-play = Play on and lose
tale-odyssey-6-play-then = In nineteen moves. “You see,” she says, and sets up the men, on your side of the table.

tale-odyssey-7 = A cup has been left out in the shrine, brim-full, and something in it is looking up. It is a spring that lost its hill. It fled under the sea from somebody who would not take no, it came up on the far side, and a harbour had been built there. Now it lives in what people leave. It asks you, since you are partly water, about running: whether one stops of oneself, in the end, or is stopped. You have views. They are all about the second.
tale-odyssey-7-drink = Drink, and carry her
tale-odyssey-7-drink-then = She goes down cold and stays awake in there. On hot days your shadow is wet at the edge.
tale-odyssey-7-pour = Pour her over the side
tale-odyssey-7-pour-then = She goes a boat’s length, and turns, and keeps pace. Nobody had ever just let her.

tale-odyssey-8 = The mast has put out a leaf. It is ash wood, forty years dead, tarred; a carpenter would tell you that this cannot be. Then a second leaf, and between them somebody’s elbow. What lived in that tree went to sleep when it was felled and has been dreaming of standing up straight, which, to be fair, it was. It has woken because you lean there. All this voyage one of you has leaned there, nights, at one height, and sweated into the grain what could not be said to anybody. The tree has kept it. It thinks that you may want it back.
tale-odyssey-8-back = Take it back
tale-odyssey-8-back-then = It is all there, in order, hardly warped. You read it leaning, and the bark comes round you a little way, against the wind.
tale-odyssey-8-keep = Ask the tree to keep it
tale-odyssey-8-keep-then = “It burns well,” she warns you, and draws in the elbow. The leaves stay. The helmsman salutes them.

tale-odyssey-9 = Your own voice says good morning before you do. It has been living in the bilge, it appears, on ends of sentences. It is very thin. It can only say what was said aboard last, and it has used up everything kind. For a week it has lived on “mind your head” and “who moved my cup”. It begs you in your own words. If you went down and talked to it for one evening, it would have enough to last the winter. You would have to be careful what with.
tale-odyssey-9-kind = Say the kind things, all of them
tale-odyssey-9-kind-then = It takes less time than you had hoped. She has them by heart at once, and says the first one back, improved.
tale-odyssey-9-true = Say what you never said
tale-odyssey-9-true-then = She does not repeat it. It is the only time that she has kept one for herself.

tale-odyssey-10 = Wind has got into your sleeve and will not come out. It was a girl, carried off by it, who liked it better than being set down. Now she is most of it. She goes up your arm and round your ribs and slams, in there, every door you have shut since the benches: one, two, five. She is not being rude. She cannot hear herself think in a place so closed. On deck they see you clutch your coat. A coat has buttons. A door has a latch, and she has left all five of them swinging.
tale-odyssey-10-open = Unbutton
tale-odyssey-10-open-then = Five rooms get aired at once. There was nobody in the fourth; you had been so sure.
tale-odyssey-10-close = Close them after her
tale-odyssey-10-close-then = One you leave on the latch. She has seen it, she goes past it very slowly, and whistles.

tale-odyssey-11 = Seven beds in a dormitory, and you are asleep in all of them. You go from one to the next with a candle. The first is having the dream about the oar, the second about the door; they mutter; you pull up their blankets. The seventh lies on its back with eyes open. It has never dreamed, it says, and it would like to know what they all find in it. There is a reason. It is the one who is dreaming the six. If you tell it, it will probably wake up.
tale-odyssey-11-tell = Tell it
tale-odyssey-11-tell-then = It sits up. Six beds are empty, and made. “Well,” it says, with your mouth, stretching, “that’s more room.”
tale-odyssey-11-dream = Lend it one of yours
tale-odyssey-11-dream-then = The small one, with the cart. It laughs in its sleep; the other six turn over towards it like cattle.

tale-odyssey-12 = A workshop, with the light on the left, and every tool has your initial. You do not remember owning a plane. On the bench is something nearly done: it has a handle, it opens two ways, and it would be plain what it is for if one piece were not missing. The drawer for missing pieces is locked. You locked it, the knot is yours, so as not to be tempted to finish it before you knew what it would be used for. The glue is warm. Somebody has already bought it; there is a ticket.
tale-odyssey-12-finish = Finish it
tale-odyssey-12-finish-then = It was for you. You use it at once, on the lock; there was nothing in the drawer but a note, “good”.
tale-odyssey-12-leave = Leave it nearly done
tale-odyssey-12-leave-then = You oil the hinge and cover it. It has, unfinished, more uses than you can count, and you count some.

tale-odyssey-13 = A hare sits in your chest, where you would have expected something larger. It has been there all along. The shouting, the standing firm, the going first through doors, all that has been done by a hare, with its ears flat. It would like you to know what that cost. It is not resigning. But it has seen the next part of the plan. It proposes a signal: one kick, here, under the ribs, and you get out of the way that same instant, without asking. You have always asked.
tale-odyssey-13-agree = Agree to the kick
tale-odyssey-13-agree-then = You shake on it, paw and finger. That night it sleeps, and you lie awake with how quiet it is.
tale-odyssey-13-thank = Thank the hare
tale-odyssey-13-thank-then = Nobody has prepared it for that. It washes its face for a long time with both paws.

tale-odyssey-14 = A tune, four notes, going up and not coming down. It has been in the planks since the first morning. Only now have you heard that it is not weather. You go after it, below the benches, below the stalls, through a hatch that your body is too big for and you are not. It is close in there and smells of clay. Four hollows, the size of jars, have been worn into the ballast. Round each, at a height where only a keel could see, somebody has written where a boat should go.
tale-odyssey-14-pressed = On the first ring a plank is missing. You stamped it loose yourselves.
tale-odyssey-14-read = Read it with your fingers
tale-odyssey-14-read-then = A course, past Nets’ End, to a shore with a step. Under it, smaller: “I have kept their bowls.”
tale-odyssey-14-hum = Hum it until it comes down
tale-odyssey-14-hum-then = You find the fifth note by yourself. The whole ship, from truck to keel, lets out the breath that goes with it.

tale-odyssey-15 = A pilot comes up over the side of your sleep with a leather bag and asks to see your charts. You have none. “Everyone has,” he says, and takes your hand, and opens it under the lamp. He reads for a long time. There is a channel here, he says, between what you said that you would do and what you did; it shifts, but it can be run at high water. He could mark it. He could, alternatively, show you where you always touch ground, so that you can touch it on purpose, softly, and get off again.
tale-odyssey-15-channel = Have the channel marked
tale-odyssey-15-channel-then = A row of dots, in blue, across the ball of the thumb. They itch when it is time.
tale-odyssey-15-ground = Be shown where you ground
tale-odyssey-15-ground-then = It is exactly there. You have known the sound for years and taken it for other people’s keels.

tale-odyssey-16 = Somebody in you has been rolling a stone up a slope, evenings, after work. You had not been told. He does it without resentment; he has a cushion for his shoulder and a place halfway where he eats an apple. Each time that you have wished an hour undone, he has pushed it back to where it started; then it comes down again, as hours do. He is glad that you looked in. He has been saving something, he says, wiping it on his sleeve. It fell off when he was laughing once, about the apple.
tale-odyssey-16-take = Take what he saved
tale-odyssey-16-take-then = A tear, dry, hard as a pip. It was yours to begin with; he has only been pushing it.
tale-odyssey-16-push = Push with him once
tale-odyssey-16-push-then = It is lighter for two, and the view is good. At the top neither of you lets go first.

tale-odyssey-17 = On the table lies a hand of cards that you laid down at some time to see to something. They have waited. They have even dusted themselves. Opposite you a chair is pushed out at an angle, and the other hand lies face down beside a glass with a little left in it. It is your turn; it has been for years. You do not know the game, but your thumb goes to the third card from the left. You could look at the other hand. There is nobody in the room. There has never been anybody in the room, and it was always a good game.
tale-odyssey-17-play = Play the third card
tale-odyssey-17-play-then = The other hand turns one over, by itself, and it is lower. Outside, wherever outside is, something large has made a mistake.
tale-odyssey-17-look = Look at the other hand
tale-odyssey-17-look-then = It is the same as yours, card for card. You put it back, and play more kindly after that.

tale-odyssey-18 = A ship is building in you, on a slip of ribs. It is small; no one ordered it. The carpenters are all the people who ever showed you how: a knot, a stroke, a way to hold a baby. They have no foreman. They hand each other things across a great gap in the middle, where a plank is wanting. From the shape of it you can see that you have been standing on it. They would not have said so. They look at your feet, and then, politely, elsewhere.
tale-odyssey-18-step = Step off and hand it up
tale-odyssey-18-step-then = It fits. With you standing nowhere in particular, they find, to their surprise, that they need a hand.
tale-odyssey-18-name = Ask what she is to be called
tale-odyssey-18-name-then = They have painted it already, on the stern, and turn her so that you can read. It is what they called the rower at home.

tale-odyssey-19 = A sculptor is at work on you, from the inside. Chips come out of your ear. He has been asked for something that will last, he shouts; the order was in the stone. He has got as far as the shoulders. It is good. It does not get tired, it does not bruise. He wants to know about the scars, should he leave those off? Everyone does, they are weak places, they hold the water. He has his chisel on the one from the second winter. You had forgotten that it was yours.
tale-odyssey-19-leave = Leave every one of them
tale-odyssey-19-leave-then = “It’ll crack there,” he says. Then, walking round you, sour, “Well. It’ll know where.”
tale-odyssey-19-one = Let him take off one
tale-odyssey-19-one-then = You pick it. He works for an hour; afterwards you keep feeling for it with a thumb, as for a ring that you used to wear.

tale-odyssey-20 = Three women are throwing dice on a shroud and they stop when you come in. One of the dice is missing. It has rolled off the world, they say, and under something; they have been playing with two for an age, and it is dull, nothing surprises anybody. They think that you may be it. You turn round, to show them; and sure enough there is a pip between your shoulder blades, and when you lift your foot, there are six. They would be very careful. It does not hurt. You come down again, usually.
tale-odyssey-20-throw = Let them throw you
tale-odyssey-20-throw-then = You are in the air for a good while. From up there you see all three faces look up, and that they hope.
tale-odyssey-20-sit = Offer to play instead
tale-odyssey-20-sit-then = They make room. You lose a comb, a summer and a cousin, and win something with six sides that follows you home.
