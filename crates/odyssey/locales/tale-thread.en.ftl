# Odyssey, the campaign. The Length of the Thread: the second hub, in the waters of the Threadkeepers.

tale-thread-alpha = A ball of grey thread rolls down the gangway, crosses the quay by itself, and stops at your feet. Eudora, at the other end of it, looks embarrassed. It does that, she says, when there is a slope; there is a slope everywhere if you know how to look. The Threadkeepers keep what they have found out on spools, one spool a fact. They have a tower of them. A guest may carry one spool out into the world, but must first say which way to wind it. From the answer back to whoever asked, or from the question on to whatever comes of it? Most people are fairly sure until they have it in hand.
tale-thread-alpha-back = Back to whoever asked
tale-thread-alpha-on = On to what comes of it
tale-thread-alpha-on-then = It goes on for longer than the quay. Eudora cuts it where she must, and ties the end in a bow, so that it will know it has been interrupted.

tale-thread-1 = Three copyists sit in a row and pass you a book, and all three faces are open at the same page. It is the plan in words: every room of the house that is coming, in alphabetical order of the person. For a year they have been looking for errors. They have found one. On page nine hundred there is a fisherman, with a bed and two lamps, who has not been born. The copyist on the left wants to strike him out, the one on the right to let him stand. The one in the middle is six months gone, and has not said anything.
tale-thread-1-strike = Strike him out
tale-thread-1-strike-then = The ink takes. In the middle a hand goes to an apron, to see; all is well there; it was just a room that he will now not have.
tale-thread-1-stand = Let him stand

tale-thread-2 = Somebody here has died of being right. He had said that the north stair would settle by a finger on the ninth, and sat on it with a plumb line to watch. It did. It settled on his foot, and he would not call out before he had written down the time. Now his two pupils quarrel across the bier. One has his notes and says that they must be copied for everybody, stair, foot, minutes and all; it is the finest measurement ever made. The other has his boot. She wants it put in the tower on a spool by itself, and nothing else said.
tale-thread-2-copy = Copy out the notes
tale-thread-2-boot = Put up the boot

tale-thread-3 = The index has gone missing. It is a woman of seventy called Hypsipyle; she knew which spool was where, all forty thousand, and on washing day she put on her hat. Since then the Loom has owned everything and can find nothing. You catch up with her on the mole, looking at the water with a bag of figs. She is not ill. She would just like, she explains, to know something that she does not already know where to find. If you took her along for a day she could show you the tower with her eyes shut.
tale-thread-3-again = The fig that she holds out you have eaten before; you know beforehand that there is a wasp in it.
tale-thread-3-take = Take her out for the day
tale-thread-3-back = Bring her back to the Loom
tale-thread-3-back-then = She comes without a word and hangs up her hat. In her absence, she sees, somebody has tried to put things in order.

tale-thread-4 = One stitch is wrong. In a cloth of forty yards they can feel it in the dark, and four weavers have gone to bed with it like a fever. It was you who brought it in, says Eudora, kindly: on a sleeve, from the ship. Somewhere in the pattern there is now a thread that is not of the house. To find it, one of you has to stand at the frame, eyes covered, and run a palm along the whole cloth. The place is where it is like coming on one’s own hand in the dark. To leave it will spoil the piece. It is, she adds after some time, the only place in it where one’s hand wants to stay.
tale-thread-4-find = Find it and draw it out
tale-thread-4-find-pass = It comes out grey, and warm, and of no particular length. Four weavers sit up in bed and ask for soup. Knotted into the end of it is a sliver of the maze, and that, they say, is yours too.
tale-thread-4-find-fail = Your palm stops. It stops again, a yard on, and again: that cloth has more of you in it than anyone had thought.
tale-thread-4-leave = Ask them to leave it in

tale-thread-5 = “Burn it,” says Ianthe. She has come all this way in a borrowed boat to say so, and she has brought the torch, wrapped in sailcloth against the wet. In the tower is the spool with the plan of Twohulls on it, walled in, every course to the inch. Nobody here has laid a stone. They only wanted to know how it would be done, and wrote it down so well that it could be. Eudora has placed herself before the door. She is trembling, and what she says is not what you expected: “Only that one? You’d stop at that one?”
tale-thread-5-walled = It has been done. The masonry at Twohulls followed that plan stitch by stitch.
tale-thread-5-left = Ianthe does not look your way. She had a sister in a wall, and you had a schedule.
tale-thread-5-net = Round her wrist she has a bit of the great net, and the knot in it is yours.
tale-thread-5-kept = “You told us to keep our nets,” she says to you. “What do they keep?”
tale-thread-5-burn = Burn the one spool
tale-thread-5-read = Read it to Ianthe first

tale-thread-6 = Low tide has bared a staircase that goes up, on its own, out of the mud, forty steps, and stops. From the top one can see into the third act of everything, they tell you. They do not go up themselves. They have a bench at the bottom, and a book in which those who came down wrote what they saw; it is full of recipes. One page says only that it was nice to have been asked. You are four. Whoever climbs will know something, truly, that they did not want to; this is on the notice. The rail is worn bright.
tale-thread-6-climb = Climb it together
tale-thread-6-climb-none = Each saw the same thing and thinks that they alone did. It is very polite, going down.
tale-thread-6-climb-some = Some of you look; the others look at them. In the book you write down how to keep bread.
tale-thread-6-climb-all = It is you, old, on a bench, quarrelling over a rope. You had not reckoned on old.
tale-thread-6-bench = Sit on the bench and read recipes

tale-thread-spool = The spool from the tower has started to unwind in the night, by itself, under the bunk. In the morning its thread runs the length of the ship, up the mast, and out over the bow. It is quite taut, and leads to a point where there is nothing. You asked to know what would come of it. Something at that end is winding too. It gives, it takes up slack, it has manners. Three of your rowers have knelt down, each with a knife out, waiting to be told. Crumb, or whoever is being Crumb this week, has quietly taken hold and gone pale with interest.
tale-thread-spool-hold = Hold on and be drawn
tale-thread-spool-hold-then = All day you are fetched along like a kite. At dusk it goes slack; whoever it was has had to go in to supper.
tale-thread-spool-knot = Cut it, and tie it to the mast
tale-thread-spool-knot-then = The far end hangs about for an hour, feeling for yours. It finds the bow you have tied, and tugs it once, to say that it has understood.

tale-thread-omega = Every spool in the tower is humming, forty thousand of them, one note. Eudora has not slept. She has worked it out, she tells you, the whole of the text, to the end; she needs only to wind the last yard onto the last spool. Then there will be somebody in the world who understands it, perfectly. She has seen by now what happens to things that are perfectly understood. They get built. It is on the table, that yard, between the butter and the lamp. She has called you because you have thumbs and no theory.
tale-thread-omega-back = “You wound yours backwards,” she says. “To the one who asked. I keep wondering who asked this.”
tale-thread-omega-on = “You wound yours on,” she says, “to what would come of it. Then you know how it pulls.”
tale-thread-omega-stitch = Over her chair hangs a finished cloth, and her eye keeps going to one stitch.
tale-thread-omega-fisher = A woman with a baby sits by the stove. He has a ribbon in his fist and is trying to eat it.
tale-thread-omega-struck = A woman with a baby sits by the stove, a good way from the book.
tale-thread-omega-burnt = There is a gap on the shelf, sooty at the edges, and she has never filled it.
tale-thread-omega-warp = By the window sits her teacher, out of the deep, with a blanket and a low opinion of the light. “Don’t ask me,” she says. “I was happy.”
tale-thread-omega-tablet = Your slate stands propped against the butter. The nine pages that she wrote about it have become nine hundred.
tale-thread-omega-wind = Wind it: someone must know
tale-thread-omega-wind-then = The humming stops. Eudora sits there, knowing, with her hands open; after a while she asks one of you to tell her something that isn’t so.
tale-thread-omega-tie = Tie it round her finger instead

tale-thread-child = At the far end of your fact sits a child, it turns out, who wanted to know how far down it goes. You wind more gently after that. She is on the mole at this moment, lying on her stomach, with a button on a string. She put the question to a copyist through a window, four years ago, and went on trying by herself. The answer runs to nine volumes. It has won a prize. It has never occurred to anybody to take it back to her. Now that it does, the whole tower has come down to the water and stands about behind you, shy. She has forty feet of string. It goes down, by volume six, a good deal further.
tale-thread-child-number = Tell her the number
tale-thread-child-number-then = She thinks about it, and believes you. Then she winds up her string, carefully, like somebody whose dog has died.
tale-thread-child-button = Tie your string to hers
tale-thread-child-button-then = Everyone brings some, bootlaces, warp ends, a prize ribbon. At dusk the button is still going down, and forty scholars are lying on their stomachs.

tale-thread-lamp = They close the book on a ribbon at that page. “He’ll need a third lamp,” says the middle one. “They’re always reading.” No one has ever written in the book. They read it, they check it; the ink in it is older than the tower. The one on the right is holding the pen away from her as if it dripped. Suppose that a lamp is put in. Suppose that the mason, wherever he keeps the other copy, turns to page nine hundred and finds it there. Then it is no longer a book, she says. It is a letter, and one should think what one wants to say.
tale-thread-lamp-lamp = Write in the third lamp
tale-thread-lamp-lamp-then = Next day there is an answer in the margin, in lime, very small: “What colour shade?” They have to sit down, all three.
tale-thread-lamp-door = Write in a door
tale-thread-lamp-door-then = The line dries. Along the whole coast the hammering stops, for one breath, and then goes on, nearer.

tale-thread-lace = It stands there between two theorems, with the lace undone. People going up the stairs have begun to look where they tread. That night the pupil with the notes is found up there on his knees, doing up the lace. He cannot work underneath an open lace. She has him by the collar. It was undone when it counted, she says: their teacher had no hand to spare for it, he was writing. It is the first thing that either has said to the other without raising their voice. They look round at you from the ladder, two people on one rung, holding an end each.
tale-thread-lace-hang = Let it hang
tale-thread-lace-hang-then = By breakfast he has drawn it, lace and boot and angle, to scale. He has signed it with her name as well as his.
tale-thread-lace-tie = Let them tie it, between them
tale-thread-lace-tie-then = He holds the crossing and she makes the bow. It lasts half the night, since neither of them will be the one to pull.

tale-thread-figs = She falls in twice, gets a sunburn, and learns to swear from Batto. Back in the doorway she looks at the tower and says one of the words. Then she takes her hat off, and it drips, and she asks what you have learned. It is only fair: she has had a whole day. She has room for one thing more. She is going to keep it behind the stove, on no spool, in no order, where she will not be able to find it. What would you like the Loom to know and never be able to look up?
tale-thread-figs-taste = What the fig tasted of
tale-thread-figs-taste-then = Wasp, chiefly. She writes it on her wrist, loses her place, which has not happened in fifty years, and is enchanted.
tale-thread-figs-leave = That she wanted to leave
tale-thread-figs-leave-then = It goes behind the stove on a scrap. People hunting for something else will come upon it all that year, and read it, and put it back.

tale-thread-stitch = They weave on around it, with their teeth set. On the finished piece it is where the eye goes first, and rests. The buyers come that same evening, three of them, from a council that now meets indoors. They find the place in a minute and stand before it for an hour. One asks whether there are others like it; he asks it lightly, holding on to a chair. They would pay double. Eudora has gone grey. What can be ordered is a pattern, she whispers, and what is a pattern gets finished.
tale-thread-stitch-lend = Lend it to their chamber
tale-thread-stitch-lend-then = It comes back inside a week, with a purse and a complaint. Nobody had got any voting done, and all the chairs had moved to one side.
tale-thread-stitch-one = Say that there is only one
tale-thread-stitch-one-then = Then they would like to buy the sleeve it came from. Eudora laughs until she has to be held up, and has it hung over her own chair.

tale-thread-flue = It takes the night. Towards morning she asks to have one line again, and borrows a pencil: where the plan says chimney, there is room for a person. She is very quiet, for her. Whoever goes up a chimney comes out black, on a roof, in the rain, with nothing in their hands. Eudora has not gone to bed either. The flue narrows at the ninth course, she says, without looking up, one can see it in the weave. It was drawn for smoke. Somebody thin should go first.
tale-thread-flue-walled = Two hundred families will have to be told all this through a wall, in taps; and they will ask what it costs.
tale-thread-flue-open = Two hundred families will have to be told all this while there is still a door to tell it at; and they will ask what it costs.
tale-thread-flue-thin = Send one of you up
tale-thread-flue-thin-then = You breathe out, and think of nothing, and go. From the ninth course you call down how it is done, and all along Twohulls there are eyes in the chimneys.
tale-thread-flue-pencil = Have Eudora widen it
tale-thread-flue-pencil-then = She does it with a pencil, on the copy, by a hand. At Twohulls, that same minute, something heavy moves over by a hand, and she drops the pencil.

tale-thread-recipe = Nine kinds of soup, all from people who had just found out. Batto copies two. The next page has a heading, “For four”, and today’s date, and nothing else. Somebody came down those stairs with that much and no more. The keeper of the bench swears it was blank at noon. She has licked her pencil: it is the custom that a recipe which has been started is finished by whoever reads it, with what there is in the house. Batto has taken off his cap to think. What there is in the house, he says, is barley.
tale-thread-recipe-batto = Write what Batto puts in
tale-thread-recipe-batto-then = It has never been set down, and is mostly waiting. He reads it over twice and asks who told you about the spoon, that one warms it.
tale-thread-recipe-heading = Leave it at the heading
tale-thread-recipe-heading-then = You shut the book on it with great care. All the way to the boat each of you catches the others counting bowls.

tale-thread-finger = “Oh,” says Eudora, as at a present. It is too short for a ring and too long to forget. Up in the tower the hum has dropped by a tone. Forty thousand spools are waiting for their last yard, and she is wearing it. She holds the hand a little away from her, as if it had been asked to dance. People are going to come. They will want to know why it is not finished, and she will have to say that she was interrupted. By what? She has a card for it, she has dipped the pen, she looks from one of you to the next.
tale-thread-finger-sign = Sign the card, all four
tale-thread-finger-sign-then = She files you under Causes. You are the first thing in that drawer in ninety years that eats.
tale-thread-finger-wind = Put it down to the wind
tale-thread-finger-wind-then = She opens a shutter, so that it should be true. It comes in and reads everything at once, and the tower, for once, has to be swept.

tale-thread-minute = They are of great use. The last line reads 4.17, and then, in the same clear hand, 4.18. The space between those two lines is as wide as between any others. His pupil has measured it. He comes to you in the night with a candle: one minute, a foot under a stair, and the hand does not shake. What was he thinking of? It is not in the notes. There is only a faint ring on the paper, where a cup stood. The other one would know, the one with the boot. She used to bring him that cup, at a quarter past four, and on the ninth she was late.
tale-thread-minute-ask = Send him to ask her
tale-thread-minute-ask-then = He is gone until breakfast. The copies go out with one line more: “4.17, listened for the stairs”.
tale-thread-minute-blank = Leave the minute blank
tale-thread-minute-blank-then = It is copied as it stands. Wherever it is read people stop there, for about that long, and look up.

tale-thread-ash = It takes a long while to catch and then goes up in a breath. Eudora has moved aside, and is warming her hands, and sees that she is. Down in the yard the copyists have come out in their nightcaps, and not one has brought a bucket. They have brought spools. Each is holding the one that she has lain awake over: a street, a school, the two rooms of an aunt. Nobody says it. They wait in line, as people wait for the baker to open. Ianthe still has the torch. “Well?” she says, and it is not clear to whom; she had come for one, and she had not thought that there would be a queue.
tale-thread-ash-water = Put the torch in the trough
tale-thread-ash-water-then = It hisses. They climb back up in their slippers, each to her shelf, and from that night on nobody there sleeps far from a candle.
tale-thread-ash-hold = Hold it while they choose
tale-thread-ash-hold-then = Thirteen come forward. The fourteenth gets as far as the heat, reads hers through once more, and asks whether she may keep the string.
