# Odyssey, the campaign. The House Without a Door: opening, story cards, clues.

tale-open-1 = Your hands hurt before you know whose they are. Four of you sit up on the rowing benches, where four others lay down, and the calluses fit the oars better than they fit you. The bosun bends over the nearest face and says a name to it, kindly, twice. Nothing comes back. She straightens, wipes her palms on her apron, and from then on says “you”. Off the bow there was open water at dusk. Now a line of cut stone runs across it from isle to isle, one course high, its joints still dark with lime. I know that hand. I would know it anywhere, and I keep rowing.
tale-open-1-broken = There is a stone among my ballast, warm, that no one remembers loading.
tale-open-1-held = Round the mast somebody has tied a thread, twice, and it is taut, and leads out of sight.
tale-open-1-bull = Far inland, in the night, a house went by with its lamps lit. You took it for a dream.
tale-open-1-names = All four of you look up before you have been called.
tale-open-1-touch = Come alongside and touch it
tale-open-1-touch-then = Warm, like the side of a cow. You knock, for something to do, and whoever is in there knocks too.
tale-open-1-ask = Ask whose hands these are
tale-open-1-ask-then = “Mine to look after,” Pelagia says, “until yesterday.” She checks your grip on the oar, and corrects it, and it is a comfort.

tale-story-1a = A tablet comes up between the anchor’s flukes: slate, a forearm long, scored with lines that meet only at right angles. Ianthe Twohulls has it on the rail before it has finished dripping. There are squares, and in the squares smaller squares, and in each of those a mark for a lamp, a bed, a jug. Batto turns it the other way up and it makes no less sense. “These are not walls,” says Ianthe, who came to buy your help and has forgotten the price. “Nobody puts a jug in a wall.” Three people want the thing tonight, and there is one of it.
tale-story-1a-knocked = Whoever knocked on the first morning, then, had a jug.
tale-story-1a-ianthe = Let Ianthe sink it
tale-story-1a-ianthe-then = She weighs it down with her own anchor and does not look over the side. That night no course is laid, and she sits up until morning to hear it not being laid.
tale-story-1a-eudora = Send it to Eudora of the Loom
tale-story-1a-eudora-then = Her answer is back in a day: nine pages, no greeting. On the last she has written how beautiful it is, and crossed that out.
tale-story-1a-karkon = Hand it to Karkon Half-Horn
tale-story-1a-karkon-then = Karkon reads it standing, lips moving, the way one reads a bill. Then he puts it under his shirt and asks whether there is a room to spare.

tale-story-1b = Lamps burn in this harbour at noon, because the wall has got between it and the sun. Nobody complains. The fish market has moved indoors, the price of oil has doubled, and a committee is naming the new streets. Eudora of the Loom walks you round it with a yardstick under her arm. Karkon Half-Horn is here too; he counts doorways, of which there are none. They have not spoken to each other for six years, and they each speak to you, across the other, in the third person. One will come aboard and show you the plan as it is seen from inside. Neither will share a bench.
tale-story-1b-eudora = Make room for Eudora
tale-story-1b-karkon = Make room for Karkon

tale-story-2a = On the deck the pieces of the plan lie weighted with spoons, and today, at last, their edges meet. Between six ruins and the middle of the sea somebody has stretched a thread; here it is, a line one hair wide, drawn before anything else was. Follow it now and you will search the ruins half blind. Wait, and each day brings another strand, another name crossed off. But every dusk, on that same sheet, a room you have not reached gets its jug drawn in. Batto says soup is ready. He says it to everyone, and then once more to the plan.
tale-story-2a-eudora = Eudora has put her own spoon on the sheet, to be of use.
tale-story-2a-karkon = Karkon studies it from behind and sucks his teeth at a load-bearing corner.
tale-story-2a-go = Follow the thread now
tale-story-2a-go-then = You wind it in as you go. It is dry, well kept, and somebody has been waxing it.
tale-story-2a-wait = Wait for another strand
tale-story-2a-wait-then = One more strand, and the line on the sheet grows a little thicker. So does the line on the water.

tale-story-2a-full = The thread is now as thick as a thumb and needs two of you to coil it. There is nothing more to learn by waiting: the plan is whole except in the middle, where all the lines stop together, like a choir at a cough. Six ruins lie along it. Pelagia has done the sum on the mast with a nail, days on one side, oil on the other. She rubs it out with her sleeve before anyone can ask, and calls the stroke.
tale-story-2a-full-go = Take up the oars
tale-story-2a-full-go-then = The coil creaks when the bow turns. It pulls, a very little, the way a child does who knows the road.
tale-story-2a-full-read = Give a day to the middle
tale-story-2a-full-read-then = Held against a lamp, the blank shows pinpricks: four of them, close together, at the height of a bed.

tale-story-2b = The ruin has one room that the sea has left dry, and the thread goes under its door, or under where a door would be. Inside it smells of beeswax and swept corners. You have agreed on how to do this: one holds the lamp, one holds the thread, two look. Whatever was meant to be kept here has its place laid out for it. The question is only whether it ever came.


tale-clue-desk = A desk, with a chair cut to fit somebody tall and patient. The inkwell is full and has a skin on it. In the drawer lie forty pens, all sharpened, and a letter that begins “Now that you are comfortable”, and does not go on. The room has been made for a scholar. By the dust, he has been expected since before there was a sea wall. There is nothing of yours in here, but the lamp oil is good, and the paper is the kind Eudora’s people weep for.
tale-clue-desk-paper = Take the paper to the Loom
tale-clue-desk-paper-then = They thank you with both hands. One of them reads the letter’s first line and goes out for some air.
tale-clue-desk-finish = Finish the letter
tale-clue-desk-finish-then = Four hands write one line each, without showing the others. You leave it where he will find it.

tale-clue-harness = Leather, oiled, on fourteen pegs in order of size. The smallest harness would fit a goat, the largest a boat shed. Each has a bell. The manger is stone, filled with sea hay that crumbles at a breath, and over it somebody has carved a bull with its eyes shut, so that it could sleep. No animal has stood here: the floor has not one scratch. Karkon’s people would know what to do with the bells. They ring them, as far as anyone has seen, to hear where the others are.
tale-clue-harness-bells = Bring the Herd the bells
tale-clue-harness-bells-then = They hang them the same evening. Down the coast something large lifts its head at the sound, and lowers it again.
tale-clue-harness-leather = Keep the leather
tale-clue-harness-leather-then = It cuts well. The smallest harness nobody has the heart to cut, and it travels on a nail by the galley.

tale-clue-table = A table for thirty, and thirty stools, all of them hung upside down from the ceiling to keep the seats clean. It takes you a while to see that the room is the right way up and only careful. The bread on the sideboard is stone. It has been baked in stone, crust and crumb, with a thumbprint in one loaf where somebody tested it. There was going to be a wedding here, Batto decides, or a very good funeral. He counts the stools again. Each of them is somebody the mason thought of by name.
tale-clue-table-loaf = Take the loaf with the thumbprint
tale-clue-table-loaf-then = Any of your thumbs fits into the print with room to spare on every side. You try it more than once.
tale-clue-table-stools = Take down four stools
tale-clue-table-stools-then = They are a good height. You sit on them in the empty hall, the length of an apple.

tale-clue-aviary = The ceiling of this room is a net of stone so fine that it has moved in the wind. Under it stand perches, hundreds, each with a groove worn in beforehand to spare the claws. It was built for gulls. The gulls looked at it from outside and went on being elsewhere. One did come in: its bones lie on the sill, very tidy, covered with a handkerchief the size of a sail. The handkerchief has been ironed.
tale-clue-aviary-bury = Bury the gull at sea
tale-clue-aviary-bury-then = Batto finds three words for it, which for Batto is a speech. The others are over the mast before the splash has closed.
tale-clue-aviary-cloth = Take the cloth for a sail
tale-clue-aviary-cloth-then = It draws beautifully. In a flat calm it smells of starch and of somebody’s pocket.

tale-clue-mirror = Four mirrors, full length, in a room with no other furniture. They show the room. They show the lamp, and the thread, and the doorway behind you where the door should be; of you they show nothing at all. It takes a moment to find the reason. The glass has been polished so long, in one place, by someone waiting for it to fill, that it has gone blind. Low down on each frame is a row of pencil marks, with dates, one above the other. The last mark is a long way under your chins.
tale-clue-mirror-measure = Stand against the marks
tale-clue-mirror-measure-then = One of you does, heels to the frame. Somebody else, who did not mean to, reaches for the pencil.
tale-clue-mirror-cover = Turn them to the wall
tale-clue-mirror-cover-then = The backs are painted, too: a sea, by someone who has had it described to him.

tale-clue-true = A cot, wide as a skiff, stands where the thread ends. The mattress is straw; in the straw are four hollows side by side, a large one, two of a size, and a small one pushed up against the edge. Nothing else in the room has been touched. There is a stub of candle that burned to the wood, once, a very long time ago, and a chair drawn up to it, turned towards them. You are quiet. Someone lies down in the straw to try it, as one would try on a hat. The hollow is much too short. Otherwise it fits.
tale-clue-true-keep = Take a handful of the straw
tale-clue-true-keep-then = It smells like nothing in any of the holds. That evening the bow sits a finger lower, and for once nobody is lying.
tale-clue-true-leave = Leave it as it was left
tale-clue-true-leave-then = You smooth the fourth hollow on the way out. Nobody says why the fourth.

tale-story-3a-2 = A gate, at last: twin pillars in the north wall, with water moving between them. Whoever was given the first tablet has been here before you. There is a lamp on the left-hand pillar and a chain across the gap, on a hook, and the hook is on your side. Nothing else in this whole sea has been built to be opened. Somebody has paid for that with a winter of work. Behind you, to the south, a second gate is being closed just as carefully by somebody else.
tale-story-3a-2-ianthe = The hook is a boat hook, and the knot on it is one that Ianthe ties. Down south it is the Loom’s people who are closing up, for love of a clean edge.
tale-story-3a-2-eudora = A strip of cloth on the chain says, in Eudora’s small hand, “Unfinished. Do not correct.” Down south the Herd are closing up.
tale-story-3a-2-karkon = The pillars are plain, squat and sound: Karkon builds as he talks. Down south the Shoalfolk are closing up, with boats, having no stone.
tale-story-3a-2-through = Go through while it is open
tale-story-3a-2-through-then = The chain is light. You hook it up again behind you, and are a mile on before anyone asks why.
tale-story-3a-2-south = Turn and hold the other gate
tale-story-3a-2-south-then = You get an oar between the leaves. Whoever stays to hold it waves you off with the other hand.

tale-story-3a-4 = A hand’s breadth of sea. That is what lies between the new wall and my planking, on both sides, and has each time, from the first course on. Pelagia measured it this morning with her own palm, at the bow, amidships, at the stern, and wrote down the same thing three times. He could have closed it on any night. She does not say so aloud. She looks at the deck, and stamps on it twice with her heel, as you would at a neighbour’s ceiling. I have carried four for longer than I have carried you. I know why he stops short. I was asked not to say, and I have been good at it.
tale-story-3a-4-press = Stamp until the ship answers
tale-story-3a-4-press-then = A plank comes up in the stalls, and on the underside four names have been scratched, one over another. I could say it was the damp.
tale-story-3a-4-let = Let the ship keep its secret
tale-story-3a-4-let-then = Pelagia takes her shoe off the deck and begs its pardon. It is a long time since anyone did that.

tale-story-3a = Steps go down into the sea, broad as a threshing floor, and the sea goes down them. You had looked for a wall here. Instead there is a stair to the north and, by the lead line, its twin to the south, and between them a stillness that no wind crosses. Both are worn in the middle. Someone has walked them a great deal, by night, with a load. Birds keep off. Batto drops in a loaf to see, and it does not sink, nor drift; it lies there as on a shelf. Before anyone goes down, somebody should decide what is owed to those still behind plaster.
tale-story-3a-rooms = From three open rooms at least, at your backs, come hammering, a baby, and a quarrel about whose lamp it is.
tale-story-3a-rope = Nine notes come up from the cable locker. The long rope has smelt depth.
tale-story-3a-slit = Far behind you, by the glass, something still sticks out of the Goring Rocks, thin and brown. It is an arm, and it is raining on it.
tale-story-3a-promise = Promise to come back for them
tale-story-3a-promise-then = Said aloud, over the stern, it sounds like the kind of thing one says. Pelagia writes it in the log, with the date.
tale-story-3a-now = Promise nothing, lose no day
tale-story-3a-now-then = You go down with your sleeves rolled. Nobody has lied to anyone, and it does not help with the cold.

tale-story-3b = From the second stair the whole of it can be seen, since there is nothing left to stand in the way. The sea is a house. It has corridors where the currents were, lofts in the shoals, a cellar for whales. Each room is lit, each bed made; through seven hundred ceilings comes the sound of people turning over. It is the finest thing that anyone aboard has laid eyes on. In the middle one room is dark. It is long, narrow, pointed at one end, with ribs. Pelagia paces it out along the step, heel to toe. She stops at the number she expected, because she has been sweeping that room for nineteen years.
tale-story-3b-cradle = You have been told whose room it was. It is still strange to see it with a bed turned down.
tale-story-3b-geranium = By the mast the geranium has turned round in its boot. In all that house it has found the one sill.
tale-story-3b-chalk = One of the rooms has a chalk door on it, with a low handle. From up here you see that it has been drawn on the inside as well.
tale-story-3b-sand = In the crook of somebody’s arm is a house of wet sand the size of a fist. Held up against the other, it lacks only the rooms.
tale-story-3b-whole = Learn the plan by heart
tale-story-3b-whole-then = Four of you take a quarter each and say it over on the way down. The dark room all four have, without being asked.
tale-story-3b-crew = Let the crew see it too
tale-story-3b-crew-then = One of them finds her mother’s window, and goes in. The others take off their caps to it, and come back to the oars.

tale-cradle = Four bowls stand on the table at the Cradle, with the steam still on them. The woman who laid them has laid them every evening for as long as the table has had legs. She is not surprised. She looks from one borrowed face to the next, and lays a thumb on the chin of each, and says: Cricket. Fist. Gull. Crumb. You answer; that is what you do, before you have thought. Then Kymo turns to the window, where I am moored, and tells me that I may speak now. So I do. I was his before I was anyone’s. She carried you aboard asleep, in four jars, the night before he measured your room. I have never been so heavy since.
tale-cradle-named = The benches had those names for you on the third day. Now you know who had been humming them.
tale-cradle-forgive = Eat, and ask what he was like
tale-cradle-forgive-then = “He warmed the spoon,” Kymo says, “in his hand, so as not to startle you.” Nobody leaves anything in the bowl.
tale-cradle-why = Ask why nobody told you
tale-cradle-why-then = “To keep you safe,” she says, and hears it, and sits down. I hear it too. I have a great deal of wood to hear it with.

tale-story-4a = Eight places are laid, and the eighth chair is low, for whoever likes to look up. Soup stands under a plate. He has come out of the wall to meet you the way another man comes out of the kitchen. His sleeves are up, there is mortar to the wrists, and he looks first at your feet, whether they are wet. He is very large and goes about it carefully. All these nights he has heard me pass with you, and has held the stone back by a hand. That hand he holds out now, palm up, with room on it for four. “You’ll be hungry,” says the Stonefather. I am tied up at his door. There is no door. I am tied up at the wall.
tale-story-4a-letter = By his bowl, under the salt, he has kept a letter with four lines in four hands. The creases are worn through.
tale-story-4a-measured = There is a pencil behind his ear.
tale-story-4a-knocked = He has left off counting since a certain night. He heard a knock and took it for an answer.
tale-story-4a-eight = On my deck lies a door with the number of that last chair. You have been eating off it for weeks.
tale-story-4a-plan = You have this room by heart. You could walk it in the dark, and it is not dark.
tale-story-4a-chalked = There is one crooked stone in the wall behind him. It went up beside a chalked seven, early on, and he has never had the heart to set it straight.
tale-story-4a-sand = He has seen what you carry, wet sand with a finger hole for a door. “You made that,” he says. “I looked for it everywhere.”
tale-story-4a-loaf = One plate is empty of bread. You have had the loaf, with his thumb in it, since the table for thirty.
tale-story-4a-promised = “You told them that you would be back,” he says. “I heard it through the plaster. So did they.”
tale-story-4a-break = Break the house
tale-story-4a-thread = Hold a door open in it
tale-story-4a-bull = Ask the bull to carry it off
tale-story-4a-names = Tell him your four names
tale-story-4a-sit = Sit down

tale-home-1 = The chairs are the right height. Crumb is the first to try one, and slides back on it until both feet leave the floor, and lets out a breath that has been waiting since the benches. The soup has barley in it. He ladles, he does not spill; he asks each of you whether it wants salt and remembers what you say. Behind him the last stone of the last course is leaning by the gap, with his hat on it. He will not put it in while you are eating. He would never do such a thing while people are eating. Whoever means to get up from here will have to see whether their legs agree.
tale-home-1-stay = Ask for a second bowl
tale-home-1-stand = Stand up before it is empty

tale-story-4b = He clears the table first. Bowl into bowl, spoons together, the crumbs swept into his palm and put where birds would find them, if there were birds. Only then does he take the room down around him and put it on: lintel for shoulders, chimney for a neck. He turns every wall so that its good side faces him and you get the rubble. Asleep on my benches, you stand up in your titans. He is careful with the lamp. It is the last thing he sees to: he hangs it high, on a hook, so that nobody should trip.
tale-story-4b-lost = He sets you down on the mat, one by one, and dusts your knees. The bowls are on the table again, and steaming.

tale-story-4b-thread = The thread that brought you here has one end left, and the end wants a wrist. Eudora ties it; her fingers know a knot that holds in both directions. There will be a door, she says, of a sort: two posts that are nothing but where the stone has been asked to stop. It stays a door for as long as someone stands in it. The Stonefather has understood before she has done explaining. He gets up from the table so suddenly that a chair goes over, and he stoops, even now, to pick it up.
tale-story-4b-thread-lost = The knot holds; the wrist does not. He winds the thread up again, neatly, over two fingers, and lays it by your plate.

tale-story-4b-bull = Hoofs on the stair, each one set down as on a sleeping foot. The Mazehorn comes up out of the dark with the whole plan on his back, and lamps in his flank, and Karkon walking at his shoulder bareheaded. He has carried a house all his life. He is offering to carry this one, out, to wherever there is grass. To that there is one objection, and it has a hundred hands, all full. Their eldest brother has laid these stones for so long that he has nowhere else to put his hands. He stands up from the course he was laying, and he does not want to, and he is weeping with the effort of it.
tale-story-4b-bull-lost = He carries you back to the mat in four of his hands. Those four had never been empty before, and he looks at them.

tale-mat-1 = It is an honest mat, of rope, and each of you has left a dent in it by now. From down here one sees the underside of the table, where somebody small has scratched a row of ships. He has gone back to his trowel. As long as you lie there he will set no stone; nobody could who has just dusted your knees. Half the jars in my stalls are broken, and two, that he had found floating, he has set down by my bow. Behind the plaster the sea rises and falls in its sleep, room after room. There are two ways of leaving a mat.
tale-mat-1-lie = Lie there until it is dark
tale-mat-1-lie-then = To have something to do he takes the last course down again. By morning three of the rooms along the landing have gone out to sea.
tale-mat-1-rise = Get up before he turns round
tale-mat-1-rise-then = Now you know which side he favours. It is the one he gave you, so as not to tread on anybody.

tale-story-4b-names = No one has prepared what to say. The names have been said by a nurse, by a bench of rowers, by planks in a swell; they have never been said by those they belong to. He waits. He has put his head on one side, as large people do for small ones. In his right hand is the last stone, and a name is a thing one takes with both. You would have to go in for it, each by a way of your own, through the white room, past the counting, further than you have been.

tale-home-stood = He looks at the four bowls for some time. “It will keep,” he says, and goes to put on his apron of stone. He does not do it up all the way.
tale-home-stood-lost = He carries you to your chairs first; then, since you would not stay there, to the mat.

tale-names-stuck = The third name sticks. He nods, he can wait, he has always been able to wait; and takes up his trowel. Two he has heard. He is turning them over, and the trowel comes down late.
tale-names-stuck-lost = He puts you down on the mat and waits a little, in case the third should come now.

tale-names-wrong = What comes out is the rowers’ names. They are good names. He has nobody of that name at home, he says, gently, and takes up his trowel.

tale-clue-false = It is not yours. One can tell from the sill, as with a coat handed to you by mistake. Somebody was thought of here for years, in detail, and did not come.

tale-clue-berth = Indoors, on a flagged floor, a boat is tied up. It has a bollard to itself, a fender, a rope with just the slack that half tide would need; overhead he has painted a mackerel sky. There is no water. Under the keel are rockers and a treadle, so that whoever slept aboard could be rocked, and a stick with a wet leather to slap against the planks. A fisherman once said that he could not sleep ashore. On the thwart are a pillow and a note of when he wants to be called. Under it, in another hand, stands the day he drowned: a week before the room was ready.
tale-clue-berth-treadle = Work the treadle a while
tale-clue-berth-treadle-then = One of you does it for the others, and it is very like. At the hour in the note you are called, all four, by nobody.
tale-clue-berth-boat = Take the boat
tale-clue-berth-boat-then = She is sound, and she has never been wet. In the water she does not know what is wanted, and has to be shown, like a calf.

tale-clue-shop = Scales, a counter, twenty kinds of nail. He has fitted up a shop, with string on a hook and a cushion for the cat. It was for a woman who had wanted one all her life; her name stands over it in gold, “and Daughter”. But who was going to come in? He has thought of that as well. On the customers’ side lies a mat, and it has been worn down already by one pair of feet, very large, going out and coming in again. In the drawer are the bills, a winter of them, all for nails. All are paid.
tale-clue-shop-buy = Buy nails, and leave the money
tale-clue-shop-buy-then = They are good nails. The bell goes as you leave, once for each of you, and then once more.
tale-clue-shop-till = Take what is in the till
tale-clue-shop-till-then = A great many small coins, all out of one pocket. For days they stay warm, and are found on the wrong people.

tale-story-1a-2 = The stones are numbered. Batto finds it, scraping mussels for the pot: one stroke low down on the first, two on the next, and so along to six. The seventh has none. Then it goes back to one. It is so on every wall that Ianthe has rowed along since, and she has rowed along them all. The sea does not do that, she says. Somebody does, who can count, and is fond of each. Pelagia has gone quiet. She has seen such strokes before, under the tar, on the ribs of this ship, where a builder marks which goes beside which.
tale-story-1a-2-chalk = Chalk a seven on the seventh
tale-story-1a-2-chalk-then = By morning it has been washed off, with great care. Beside it sits a stone that is crooked. There is no other like it on any wall.
tale-story-1a-2-tar = Scrape the tar and compare
tale-story-1a-2-tar-then = One to six, rib after rib, in the same hand. That evening Pelagia tars it over herself, two coats, and is short with everybody.

tale-weed-1 = Twice the line jerks, which is the sign for found, and then it does not stop. Egle dives for this ship when there is silver in it. She has gone down in the Weed Sea after a second tablet, on one breath, with the leader behind her to hold the lamp. It is there. It is as long as an arm, and she has both of hers about it, and her foot is in the weed. Forty feet up they are counting aloud. There is air for one pull. Egle looks round and makes a sign, and on this coast that sign means either “go on” or “enough”. No one else has seen it.
tale-weed-1-slate = Pull on the slate
tale-weed-1-slate-then = “She had let go,” the leader says on deck. They nod at once, all of them, and somebody comes with a blanket.
tale-weed-1-wrist = Pull on Egle
tale-weed-1-wrist-then = She is sick over the rail, and asks who is paying for the stone. It has sunk past the end of the line, and all night the weed is lit from beneath, page after page.

tale-story-4a-1 = Three people sit on the stair when you tie up: Ianthe low down, Karkon above, and Eudora between, with her shoes in her hand. Each has come without telling the others. It was one slate. You gave it away, on the first good evening of this voyage, and two of them never got to read it. They have all lived since by what they thought it said. Below, one can see a corner of the tablecloth. Before you go in they would like to be told whether it would have come out any different.
tale-story-4a-1-ianthe = Ianthe has the end of an anchor rope round her fist, cut off short. She sank it, and she has been hauling on it ever since.
tale-story-4a-1-eudora = Eudora has brought it, wrapped in a stocking. “I have corrected nothing,” she says, “and it cost me sleep.”
tale-story-4a-1-karkon = Karkon takes it out from under his shirt, warm, and lays it on the step where all three can reach.
tale-story-4a-1-dived = “It says mind the step,” you tell them; a diver heard it read. They all look at their feet.
tale-story-4a-1-no = Tell them that it would not
tale-story-4a-1-no-then = “Then I might as well have had it,” two of them say, in one breath. They look at each other, and find, to their surprise, that it is funny.
tale-story-4a-1-wait = Ask them to wait for you
tale-story-4a-1-wait-then = They settle down, three steps apart. When you look up from the bottom they have moved together, for the draught, and it is one.
tale-story-4a-1-rope = Tie the long rope to all three
tale-story-4a-1-rope-then = It goes from wrist to wrist to wrist, and down into the dark with you, and there is rope left over. Whatever pulls at it will have to pull those three.

tale-eve-log = Tonight Pelagia reads out the log. It is the custom on the eve of anything, and she has put on her spectacles for it, and the crew have brought their mending. Most of it is weather. But she has kept it as she keeps the stores: what came aboard, what went over the side, and on whose account. In her level voice it goes by like a street that one has lived in. Nobody looks at the wall. When she has come to today she stops, and licks the pencil, and asks if there is anything that ought to be put in.
tale-eve-log-honoured = “Third day. The four names of the rowers, said aloud, one time. Not entered.” She enters them.
tale-eve-log-scrubbed = “Vinegar, nine gallons, against a smell of home. Did not keep.”
tale-eve-log-pot = “Pot left on the fire, for whoever was overhead. Oil: a cupful. Regrets: none.”
tale-eve-log-knots = “Guests of the one-eyed aunt. Asked, we said knots.”
tale-eve-log-holes = “Guests of the one-eyed aunt. Asked, we said holes. Dried fish, a pocketful.”
tale-eve-log-prows = “Launched, inside: one boat, two prows. Eleven hands. Destination round.”
tale-eve-log-cable = “One anchor cable, cut. Charged to Tethys, who says that she would do it again. Noted.”
tale-eve-log-back = “One spool, wound back to a child. Found the child in order.”
tale-eve-log-on = “One spool, wound on. Has not stopped.”
tale-eve-log-struck = “Struck off the plan: a fisherman, unborn. Since then born, eight pounds, and no room for him.”
tale-eve-log-stand = “Left on the plan: a fisherman, unborn. Lamps, three.”
tale-eve-log-flue = “One of the four up a chimney and down again. Shirt written off.”
tale-eve-log-return = “Promised an ox to come back. The ox has it in writing.”
tale-eve-log-honest = “Promised an ox nothing. Kept.”
tale-eve-log-hole = “One hole, calf-sized, in a wall. Still open.”
tale-eve-log-bread = “Bread held out to a free cow. The cow says nothing.”
tale-eve-log-gull = “Buried at sea, a gull. Words spoken: three.”
tale-eve-log-flowers = “Flowers left for sixty. Counted sixty-one.”
tale-eve-log-ropes = “A splice learned from nine people. The nine left where they were.” She reads that line as fast as the others.
tale-eve-log-hand = “Shipped: one hand. Works well. Will not come in out of the rain.”
tale-eve-log-held = “One hand, large, held for a night. Gone home by itself.”
tale-eve-log-south = “South gate. One of ours left holding it, with an oar. Pay to run on until relieved.”
tale-eve-log-egle = “Egle, diver. Let go.” Her pencil has stood on that full stop for some time, and there is a hole in the page.
tale-eve-log-owned = “Her mother told. Cup returned.” That is all, and it is underlined.
tale-eve-log-burnt = “One spool burnt, with permission of nobody. Hands warmed: all.”
tale-eve-log-read = “One spool read aloud to I. Twohulls, a night. One pencil, not returned.”
tale-eve-log-stitch = “A stitch of ours, left in their cloth. They do not want it back out.”
tale-eve-log-waited = “Waited up for the mason. Slept. One blanket taken on, lime, origin known.”
tale-eve-log-woken = “Another of mine laid down, another of them got up. Fed.”
tale-eve-log-horn = “Horn, taken. Horn, given back.” It is the only entry that she has written across two lines.
tale-eve-log-add = Add what was left out
tale-eve-log-add-then = It takes one line, in somebody’s own hand. Pelagia blots it without reading, and the bow comes up by a finger.
tale-eve-log-shut = Say that it is all there
tale-eve-log-shut-then = She closes it and ties the tape. They sing a little; then the needles go on, in the light of one lamp, until everything aboard is whole.

tale-berth-eudora = She sleeps with her palm against the planking. By the third night she is asking it questions, and the bow dips, once, politely. Pelagia has seen it. In nineteen years the ship has never dipped to her, and at breakfast she sets down the guest’s bowl a little hard. What does it say, then? Eudora, who can talk for an hour about a hem, looks into her porridge. It is not what it says. One reads along the grain and it is all quite plain, oak, tar, weather. Then one comes to a place where it has been asked to think of something else. There are four of those.
tale-berth-eudora-where = Have her show you where
tale-berth-eudora-where-then = Two by the mast, two under the stalls. You put your palms there, and it is like touching somebody who pretends to be asleep.
tale-berth-eudora-pelagia = Let Pelagia feel for it
tale-berth-eudora-pelagia-then = She wipes her hand first. She stands there for some time with her head down, and then remarks that it wants caulking.

tale-berth-karkon = He mends a bench nobody knew was broken. “I have buried three villages,” he tells the peg he is driving in. “I know what outside costs.” He is up at four. By the end of a week nothing squeaks any more, and the crew cannot sleep for the quiet. Last thing at night he goes round with a lamp and tries the hatches; before you four he holds it up, and his lips move. Pelagia has told him twice that this is her job. “I know,” says Karkon. He had five, she has found out since, and he used to look in on them. He is not building anything, he says. He is only making sure.
tale-berth-karkon-round = Let him make his round
tale-berth-karkon-round-then = You grow used to the lamp. One night he has a fever and does not come, and all four of you lie there awake until it is light.
tale-berth-karkon-squeak = Leave him something to mend
tale-berth-karkon-squeak-then = Each evening somebody loosens a board. He knows, of course; he takes his time over it, whistling, and after that he sleeps.
