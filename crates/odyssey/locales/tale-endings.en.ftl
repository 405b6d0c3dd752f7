# Odyssey, the campaign. Endings and losses.

tale-end-broken = The last wall falls outward, as he had built it to, so that no one inside should be hurt. Then he sits down in the rubble with his hands open and goes over, the way a quarry goes, from the top. Seven hundred people come out into wind. Some swear at it. A child asks whether it will be like this every day. You find the table under a lintel, whole; you find the eighth chair. Nobody asked him the name of the one it was for, and now there is no one who could say. I have taken one stone aboard, from the sill. It is not ballast. On cold mornings it is the only thing in me that is warm.
tale-end-broken-taken = Something large, with sawn bone at the brow, goes about among the stones, looking for the way.
tale-end-broken-spared = Across what used to be the gate lies a bull, asleep, for the second time in his life. Nobody has the heart to wake him and say what it was that fell.
tale-end-broken-knocked = On the first stone of all, the one that you knocked on, somebody is sitting, with a jug. “That was me,” he says. “I was only being civil.”
tale-end-broken-letter = They find a letter in his apron with four lines in four hands. It has been answered, on the back, and he had not found the courage to send it.
tale-end-broken-sister = Ianthe walks straight through the dust to Stillwater, and offers its wall two herring. It has fallen in, and it is night before she is answered.
tale-end-broken-egle = With the walls down, the bottom of the Weed Sea comes up for a moment, and goes under again. One of you was looking there, and will not say what for.
tale-end-broken-ember = Towards evening a light goes over, and over the place again, reading. She had come to see him about an address.
tale-end-broken-tub = The child who came in a tub is held up to see. It points at the rubble and says its first word, and the word is “more”.
tale-end-broken-sand = You put the little house of sand down on the tide line, where such things belong. I do not stay to watch.

tale-end-thread = A doorway, and one of you is what keeps it one: shoulder to the left post, heel to the right, the thread biting twice round the wrist. Through the gap between elbow and knee goes the sea. It takes all day. Whales ask for a little more room, and get it. He comes as far as the sill, our father, and holds out a coat, and is told thank you, no, one gets warm at this. So he fetches a stool instead and sits down on the inner side, out of the draught, to keep company. I take three home. Every new moon I bring back bread, and news, and whoever’s turn it is to stand there for a night.
tale-end-thread-wound = Eudora knows how the text ends, and comes, all the same, to see.
tale-end-thread-untied = Eudora has a bit of thread round one finger. She gives it, in the end, for a bell pull.
tale-end-thread-chimney = From Twohulls they come out by the chimneys, black, one after another, Ianthe hauling.
tale-end-thread-net = The Shoalfolk have hung the great net across the gap on feast days, for the sport of it. Nothing has been caught in it as yet except the moon.
tale-end-thread-kept = The Shoalfolk stay in at first, and mend. Then one of them needs a needle from across the way, and walks over, and does not notice until she is back.
tale-end-thread-drowned = A widow in a good coat comes through with the first ebb. She asks which way it was, that day, and you row her out there, and she tells him what things cost.
tale-end-thread-sill = A boy reads the wolf to whoever is holding the door. It gets in by the roof, he says, but it was only cold.
tale-end-thread-promise = One of the sleepers does not rub her eyes. You went back for that one; she has been awake for weeks, and shows the others where to put their feet.
tale-end-thread-told = My rowers put themselves down for a night each, without a word, in order of benches. They know what it is to lend an arm.
tale-end-thread-lied = My rowers were never told. They have put themselves down for a night each all the same, and under “reason” every one of them has written “tide”.
tale-end-thread-straw = In one pocket of the coat he finds a wisp of straw. He smells it, and goes in, and there is hammering. In the morning there is a bench in the doorway, to lean on.
tale-end-thread-flue = The first one out of Twohulls asks for the person who called down the flue. They breathe out together, for practice, and laugh.

tale-end-bull = The bull gets up, and the house gets up with him: cellars, lofts, seven hundred lamps, a cat at a window. Karkon has put his half horn to the flank and is listening to the load. He nods. At the eighth step they have found a rhythm, and at the twentieth somebody inside has begun to sing, out of tune, about a road. Whoever wants to get off may knock. The Stonefather stands in the place where it was, with nothing above him, and looks up so long that you follow his eyes. Gulls. He had not known they were so badly made. He asks me, low, how one ever counts them. One doesn’t, I say.
tale-end-bull-ox = Behind them, at his own pace, goes a white ox whom nobody has asked.
tale-end-bull-led = There is a halter in Karkon’s hand. His hand is quite steady.
tale-end-bull-aboard = On my third bench is a peg that he drove in himself. He has sent word that it should be looked at every spring.
tale-end-bull-nephews = Out of a slot in the east side young men hand down their boots, one after another, to be resoled. It is a house that goes somewhere, after all.
tale-end-bull-calf = A calf trots beside the hind leg with a finger of somebody’s glove in its mouth. A cow looks out of a window, and says what she thinks.
tale-end-bull-bell = A bell goes with them. For years, when the wind is from inland, people will stop in the middle of a sentence and be glad.
tale-end-bull-gull = One gull comes lower than the rest, has a look at him, and settles on his sleeve. He stands there all day without moving the arm.
tale-end-bull-sand = The eldest asks for his sand house back. He carries it behind them, in two hands, at arm’s length; the other ninety-eight swing.
tale-end-bull-hand = As they pass me one of the hundred hands comes down, and is laid along my side, and for a moment is held.
tale-end-bull-sung = At the first halt a cow inside begins, and a calf outside, and they keep it up all night. No one in either camp asks them to stop.

tale-end-names = Cricket says it first, since Cricket could not bear to wait, then Fist, too loud, then Gull, with one eye on the gap, and last and least, Crumb. Four names, said by their owners. To take them he needs two hands. He looks for somewhere to put the stone down, and there is nowhere, he has built on all of it, so in the end he gives it to me. It goes in under the third bench, where it still is. “Seven,” he says. Nobody corrects him. He has never got to the end before and does not know what comes after. Outside comes after. He goes first, to see whether it holds, and turns on the step to say mind how you go.
tale-end-names-fed = Over the water comes a warmth, with a smell of bread. She does not land; she has only come to hear who is there.
tale-end-names-cut = One warmth keeps its distance, far out. It has your knives to remember.
tale-end-names-blamed = Kymo is waiting at the gap, with her apron over her face. “You might have asked,” she says. “You might have told me,” says he, and over the step he gives her his arm.
tale-end-names-trusted = I had kept it for so long that I thought it was my keel. It was only yours, and I go the lighter for it.
tale-end-names-saw = My crew come down the stair with their caps on. One of them goes in and fetches her mother out by the sleeve, quarrelling.
tale-end-names-egle = Egle goes in off the sill without waiting to be told how deep it is. It has stopped reading, she shouts up. It wants to know what happens.
tale-end-names-measured = He takes the pencil from behind his ear and looks at the four of you, up, and further up. He puts it away.
tale-end-names-eudora = Eudora finds the end of the text in her lap. It has come undone of itself, and she winds it round one of her own thumbs and goes to look at the sea.
tale-end-names-tub = A baby in a bread basket is counted by mistake. “Eight,” he says, and sits down on the step.

tale-loss-home = The second bowl is as good as the first. When you have finished he shows you the room, and it has everything. It has thought of things that you had not: a ledge for Cricket’s lamp, a wall that Fist may hit, a painted window for Gull to be sad at. Crumb has the middle. He tucks the blanket under on the side where the draught would come from. Then he puts in the last stone, quietly, from outside, no, from inside; he is in here with you, he has brought his stool. All are accounted for. From the far side I can hear you laughing. I have slipped my moorings so as not to knock against the wall.
tale-loss-home-told = My benches know whose arms are in there being tucked up. They sit and look at the wall with their hands in their laps, eight hands too many.
tale-loss-home-geranium = On the inside sill he has put a geranium, grown from a cutting. Nothing else in the room leans.
tale-loss-home-straw = The mattress has been filled with new straw, all but for one wisp, which you had with you. It was exactly what was missing.

tale-loss-finished-house = Plaster is still wet on the corner where the horizon used to be. The last course went up in the night, without a sound, and in the morning it is simply indoors. It must be said that the roof is sound. The swell is gone, and with it the sickness; Batto’s pot stands level for the first time in his life, and he keeps glancing at it. On the landing somebody has left slippers, four pairs, and then the rest of the crew’s. You put them on because the floor is cold. They fit. Nobody has shut me in: he built around me, with a hand to spare on every side. There is even a door. It is painted beautifully.
tale-loss-finished-house-net = In one corner a net as wide as a bay has been hung from the ceiling, for a hammock. It would hold everybody.
tale-loss-finished-house-girl = Tethys has not put hers on. She is going along the skirting in her bare feet, with a knife, cutting something at one height.
tale-loss-finished-house-eight = You offer him door number eight, since he seems to be short of one. He thanks you. He hangs it on the wall, as a picture.
tale-loss-finished-house-plan = You know your way about; you learned it by heart. On the third day you notice that you have stopped looking up at corners.

tale-loss-cold-benches = Twenty oars, and one of them moves. Pelagia has taken the bench by the stern, where the stroke sits, and pulls with her eyes shut so as not to see how far it is. All the faces you could have worn have been worn. She loved every one; she oiled the lamps for them, and then for you. When she stops to change hands, I drift, and when she starts again, we go in a circle, having no one on the other side. Under us a row of stones is rising, in no haste. It leaves a hand’s breadth. She ships the oar, gets out on the wall, and takes me in tow on foot, like a mule. There is a light along there. It might be a door.
tale-loss-cold-benches-named = She says your four names to keep the stroke, one to a pull. It is a good rhythm, and there are four benches to hear it.
tale-loss-cold-benches-saw = She has seen that house lit, from the second stair. She knows which window she would ask for, and has been rowing away from it.
tale-loss-cold-benches-egle = Something knocks on the keel, twice, as a diver does who has had enough, and for once she answers it.

tale-loss-the-keel = Water is coming in where I was strongest. It is not his doing: he held the stone back to the last, and even now I hear him, on the other side, calling for rope. I have told you this whole voyage in a level voice, and there was one sentence I began on the first morning and did not finish. I said that I knew that hand. I should have gone on. It is your father’s; he made me; I am the first thing he ever built for you, and the only one he built with a way out. There. You are up to the waist. In the stalls the jars have floated off their lashings, and they are knocking against the hatch, which opens outwards, I saw to that

tale-loss-atropos = A small dry sound, such as a bitten thread makes. There is no storm to go with it. An old woman has come aboard at some point and has been sitting on the cable locker with her work. She turns what is left of you to the light, finds the end, and ties it off, flat, so that it will not show. Good mending, Pelagia would say. Then she folds the rest over her arm and looks about for the way out, like any visitor. I have no door. She is kind about it, and steps over the side. The oars are still going up and down. It will be a while before they notice that no one has told them where.
tale-loss-atropos-lied = One strand she draws out and looks at twice. “Tide,” she reads, and bites that off separately.
tale-loss-atropos-tied = She has brought it on a reel of Eudora’s, a yard short. The rest is on somebody’s finger, and she has agreed to wait for that.
tale-loss-atropos-wound = Ashore Eudora, who knows how it ends, has put down her cup at the right moment. She had hoped to be wrong about the minute.

tale-loss-last-lamp = There is one evening more than there were days. He goes along the corridors with a taper and a long-handled snuffer, putting the sea to bed. Room after room says good night to him, in several languages, half asleep. At yours he slows down. You are late, and he has waited as long as was sensible; there is such a thing as too late for children to be up. The stone goes in with a sound no louder than a kiss. But on the sill, on the outer side, where the rain will get at it, he has left a lamp with a full night’s oil. I row towards it. It is not far. It was never far, and it is not a door.
tale-loss-last-lamp-promised = In the log there is a line with a ruler under it. From behind some plaster or other comes a whistle, once, to find out whether that was you.
tale-loss-last-lamp-fed = A warmth keeps pace overhead, and smells of bread. It will not come any nearer to that sill than I can.

tale-loss-empty-stalls = Straw, a trough, a length of chain with nothing heavy at the end of it. The last stall door swings on its leather hinge. You lie down on your benches at dusk, as always, and shut your eyes, and wait to be large. And you go on lying there, four people of the usual size, with cold feet, listening. Out in the dark something with a hundred hands walks up to the ship and finds that no one is coming out to play. It stands about. It taps once on the planking. You are awake, all four, for the first time since you woke. In the morning the stone is in the stall door, and fits. At the height of a muzzle he has left a hole, for air.
tale-loss-empty-stalls-known = Through the hatch, very carefully, it puts in a palm, at the height of a head. Nobody gets up to stand beneath it.
tale-loss-empty-stalls-cut = Some of the taps are odd, the ones that come from wrists. It does not seem to hold that against you.
tale-loss-empty-stalls-cable = We have no anchor; Tethys saw to that. It would make no difference now, and she holds me off the stone with an oar until her arms give out.

tale-loss-his-table = Four times you have come at him and four times he has put you back on the mat. He is breathing hard. There is a crack in him from collar to hip, and he holds it shut with his elbow while he straightens the cloth. No one has the strength to stand, so he brings the chairs to you, one at a time, and lifts you in under the arms. A bib, even: Fist bites him and he lets it be. Then he goes round to his own place, and it takes him a while to get down. “Now,” he says. The soup is on. In the wall behind you, which you cannot turn to see, I can hear the door being finished.
tale-loss-his-table-letter = Beside each bowl is a copy of your letter, with his answer under it. It says that there is no hurry.
tale-loss-his-table-cradle = You know what the spoon will be like before it gets to you. Kymo told you. It is warm.
tale-loss-his-table-knock = Before he sits down he raps on the table, once, softly, as you did on his wall. “There,” he says. “I heard.”
