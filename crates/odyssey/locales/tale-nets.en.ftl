# Odyssey, the campaign. Those Who Mend the Nets: the first hub, in the waters of the Shoalfolk.

tale-nets-alpha = Nets hang between the houses here instead of washing, and every doorway has somebody in it with a needle. Ianthe walks ahead, counting the holes aloud as another would greet people. The Shoalfolk mend; they have always mended; now that half of them have no sea left to fish they mend faster. A one-eyed aunt makes room on her bench, hands each of you a shuttle, and asks the one question that they ask of guests. When a net is torn past using, do you keep the knots or the holes? She is in earnest. It is going on a string with all the other answers.
tale-nets-alpha-knots = Keep the knots
tale-nets-alpha-knots-then = She ties one. “For people who remember,” she says, which here is not altogether praise. A boy is sent after you with a spar, and a shell to blow.
tale-nets-alpha-holes = Keep the holes
tale-nets-alpha-holes-then = She leaves a gap in the string, a careful one. “For people who leave,” she says, and fills your pockets with dried fish.

tale-nets-1 = A boat with two prows comes down the slip, stops, and starts back up. Its builder will not have it launched until he knows which way is out. The bay was walled nine days ago. He has built this boat for thirty years, a plank each winter; it was to be for his son, then for his son’s wedding, then for the voyage round. It is the best small boat you have ever stood in. He will give it to anyone who can tell him a use for it. His neighbours, who have none either, ask him for the planks.
tale-nets-1-launch = Launch it inside, for the children
tale-nets-1-planks = Take the planks for your hull

tale-nets-2 = “Don’t wake her,” says the boy on the step, “she’s at home.” His grandmother lies inside with her eyes open. She has gone to live in the house as it was: she greets people at a door the wall took, she passes them the salt through it. The family have grown used to walking round her guests. But last night she told the boy to come along, and held out a hand, and he very nearly saw it, the table, the old lamp. His mother wants you to call her back. His uncle wants you to leave her there, since nobody has seen her so well in years.
tale-nets-2-call = Call her back
tale-nets-2-call-pass = She comes back out of breath and looks at the room you have left her. “It’s smaller,” she says. Then, to the boy: “Have you had your supper?”
tale-nets-2-call-fail = You are the one who goes. There is a lamp, there is salt, you stay to be polite; by the time they shake you, you know the house.
tale-nets-2-leave = Leave her there, lock the boy out

tale-nets-3 = Eleven grey mullet are swimming in what was a bay. The wall took the rest overnight, mouth, tide and horizon, and left two brothers a pond. They own it together and so are no longer on speaking terms. The elder holds that fish belong to the water, which is on his side; the younger, that they belong to the net, which is his. They would like you to rule on it. About the wall neither says anything, until you do. Then they look at it, side by side, with their hands on their hips.
tale-nets-3-again = You know the rope that is stretched across this pond. From where, you could not say.
tale-nets-3-breach = Breach the wall, free the mullet
tale-nets-3-breach-then = It comes in brown and shouldering, and the fish are gone before it has made up its mind where to lie. The brothers have found whose fault it is.
tale-nets-3-judge = Hold court until dark
tale-nets-3-judge-then = Six to the net, five to the water, and the sixth is to be eaten by the court. By the fish course they are telling the same story.

tale-nets-4 = Lantern oil, wet wool, pepper: a wake smells the same on every coast. The drowned man lies in the boathouse under a sail. He has been lying there a week, since he cannot be buried at sea, there being none, and the Shoalfolk bury in nothing else. The wall has offered. In the night a niche has appeared, with a little shelf for a lamp, just his length. His widow has asked everybody. Now she asks you, as people of no harbour, and she has put her good coat on to do it.
tale-nets-4-carry = Carry him out to open water
tale-nets-4-niche = Let the wall have him

tale-nets-5 = A hole in a net makes no noise, but nine hundred of them, at dawn, on one line, make people come out of doors. Somebody has cut every net in the harbour. The cuts are neat, and at one height. It is soon clear who: she is twelve, she has her father’s gutting knife, and she stands by the well with her chin up, waiting for it. “You’ll mend them anyway,” she says. “You mend and mend. If there’s nothing to mend, maybe somebody will go and look at the wall.” Her father has begun to take off his belt, slowly, hoping to be interrupted.
tale-nets-5-take = Interrupt: take her as a hand
tale-nets-5-mend = Sit down and mend with them

tale-nets-6 = At low water you can hear it from the dunes: a shell the size of a temple, humming. It washed in behind the wall and cannot wash out. The Shoalfolk have moved in some chairs. Whoever sits inside hears the sea, all of it, with gulls, such as it was before. They sit there every afternoon, in shifts, with their eyes closed and their needles going. No one has gone out to the boats in a month. The shell is cracked low down on one side. A chisel there, and it would fall silent; a coil of rope, and it might float.
tale-nets-6-float = Float it over the wall
tale-nets-6-float-none = It gets as far as the coping and lies there, mouth to the open. Now the whole town can hear what it is missing.
tale-nets-6-float-some = Over it goes with the tide, chairs and all. One old man was still sitting in his, and waves.
tale-nets-6-float-all = It rides over like a hat on a flood. In the quiet that it leaves, one after another, they hear their own boats knocking.
tale-nets-6-chisel = Use the chisel

tale-nets-omega = The one-eyed aunt has died, and there is a bench to be filled. On the wall of her house hangs the string of answers, forty years of guests. At the end of it is yours. The Shoalfolk have talked it over for three days, hands never idle, and have decided. They are going to make one net, out of all the nets, as wide as the bay was; and throw it, not for fish. They would hang it on the wall’s own teeth and pull. It might bring down a corner. It might bring it down on them. They will do as the string says, and they have read you off it.
tale-nets-omega-knots = “Knots”, it says. You are asked for the splice that holds.
tale-nets-omega-holes = “Holes”, it says. You are asked where one must leave the way open.
tale-nets-omega-drowned = The widow in the good coat has brought her husband’s sail, to be cut up for rope.
tale-nets-omega-walled = The widow in the good coat stands apart, by her niche, with her back to it.
tale-nets-omega-prows = Eleven children have come in a boat that need not turn round.
tale-nets-omega-chart = They have a chart with them, thirty years folded, and have inked a road through the wall to the first red harbour.
tale-nets-omega-girl = Tethys has come ashore with her father’s whetstone. She goes along the edge of the great net, and for once she cuts nothing.
tale-nets-omega-sister = Ianthe’s sister is there, white to the elbows. She asks the price of the whole net, and offers half.
tale-nets-omega-pull = Pull with them
tale-nets-omega-pull-pass = A corner goes, with a noise like all the crockery in the world. Through the gap comes a wave about as high as a child, and stops, shy, at the first doorstep.
tale-nets-omega-pull-fail = It holds, they hold, and then the net gives in nine hundred places at once. The wall has moved by a hand. They sit down where they are and thread their needles.
tale-nets-omega-keep = Tell them to keep their nets

tale-nets-float = A float bobs against the stern, blown glass, green, with a note in it. On this coast that means somebody has run out of people to tell. You break it over the bucket. The hand is small: “I live at the bottom of the well now, it is quite dry, he put in steps. There is a window on the fish. If you see my mother say that I can whistle.” Under that is a drawing of a well, with a tree, and no wall in it anywhere. Every village here has a well with a tree. The note might have been afloat for a week or a year.
tale-nets-float-girl = Tethys reads it over your elbow, says nothing, and begins to sharpen.
tale-nets-float-wells = Whistle down every well
tale-nets-float-wells-then = The seventh whistles back, better than you. The mother is standing behind you by then, with half the village, and all of them have their fingers in their mouths.
tale-nets-float-answer = Send the float on with an answer
tale-nets-float-answer-then = You write that she is whistling too. It may be true; somebody’s is.

tale-nets-round = Round and round the walled bay they go, eleven of them, without having to turn. The builder sits down on the slip with his hands between his knees. Towards evening the smallest girl ships her paddle in the middle and asks where it goes. The rest look at him too. He could say round; he has been saying it since noon. Under his shirt he has the chart of the real voyage, soft as cloth, with the harbours that he meant to stop at inked in red. If they hear of harbours, they will want them. If they never do, they are going to be very good at round.
tale-nets-round-chart = Spread the chart on the slip
tale-nets-round-chart-then = They have it by heart before dark, eleven voices, port after port. In the night somebody scratches the names along the wall, at a child’s height, in the right order.
tale-nets-round-round = Say that it goes round
tale-nets-round-round-then = She nods, and takes up her paddle. He folds the chart smaller and hands it to you, because you still have corners to turn.

tale-nets-place = They move his bed to the aunt’s. In the evening she lays two places, and for once waits. The second bowl is the boy’s, the one with the chip. The soup goes cold in both. She looks at the chair, and at the door that is not there, and she has the face of somebody listening for a ferry. Somebody might sit down in that chair. It need not be the boy; she has stopped looking at faces, she looks only to see whether it is full. Through the wall he is lying with his eyes open, listening for a spoon.
tale-nets-place-eat = Sit down and eat for him
tale-nets-place-eat-then = She passes you the salt, and there is warmth on the dish. When you get up she tells you to mind the step, and there is one.
tale-nets-place-clear = Clear away the second place
tale-nets-place-clear-then = She lets the bowl go and keeps hold of the spoon. Next door somebody turns over at last; by morning she has gone in for good.

tale-nets-niche = It fits him to the heel. In the morning the lamp is lit, and there is a second niche beside it, in the widow’s size. She tries it in front of everybody, as one tries on a coat in a shop. She comes out and reports: it is dry, it does not smell, the shelf is where she would have put a shelf. “I’m not going in,” she tells her sister, who has started to cry. “I only want it known whose it is.” She would like her name over it. Two of her sons have turned up with a barrow. What stands open gets used, they say, and they mean to fill it before supper.
tale-nets-niche-name = Cut her name over it
tale-nets-niche-name-then = She has you correct the second letter. From then on she sits in there every evening with her knitting, and goes home at nine.
tale-nets-niche-fill = Fill it, with the sons
tale-nets-niche-fill-then = It takes a barrow and a half. In the night he has drawn out each stone, washed it, and stacked the lot beside her door.

tale-nets-whetstone = Her name is Tethys, and she can splice. At the last bollard her father throws her something: his whetstone. Before supper every knife in the galley has an edge. After supper nobody can find the end of the anchor cable. It has been cut, neatly, at one height, and Tethys is sitting on the stump. A ship that can anchor, she explains, is a ship that one can build round; she has seen how it is done. Pelagia stands there with her arms folded. She is thinking of what cable costs. She is thinking also that in nineteen years no one has objected to it before.
tale-nets-whetstone-splice = Have her splice it again
tale-nets-whetstone-splice-then = It takes her four hours and is stronger than it was. That is what is wrong with mending, she says to the dark.
tale-nets-whetstone-drift = Go without an anchor
tale-nets-whetstone-drift-then = For a week there is always somebody awake to hold you off the rocks. The wall comes up each night and does not know where to begin.

tale-nets-quiet = The chisel brings away three good slabs, and the hum stops between two notes. They sit on for a while, needles up, and then somebody asks what day it is. It is Thursday. That does not get them far. They look down at what they have been mending, thirty yards of it, as fine as hair, fit to catch nothing that lives. An old man rises to go to the boats and finds that he cannot walk past you. He wants to be told what it sounded like. He does not mean the shell. He means the sea, where you come from, this morning, early; whether it still has that hitch before it breaks.
tale-nets-quiet-mouth = Do the sound for him
tale-nets-quiet-mouth-then = You do it badly, with your lips. He carries it down the beach like something that spills, and you hear him, at the boats, putting it right.
tale-nets-quiet-out = Row him out to hear it
tale-nets-quiet-out-then = He listens with his hat in his lap until the tide turns. Then he asks to be taken in, since he has left his chair.

tale-nets-bench = They are relieved. They patch your hull by way of thanks, and never quite forgive it. The aunt’s bench is left empty, and you are asked, each of you, to sit on it once. It is lower than it looks. From there one sees under all the nets in the street at once, and at the end, quite small, the wall. For forty years she had it before her, with her one eye, and asked people about knots. Beneath the seat there is a tin. In the tin are a threaded needle and a slip of paper, “for whoever sees it”. The whole street has stopped mending. They would rather not be told that you have.
tale-nets-bench-tin = Put the tin back
tale-nets-bench-tin-then = Down the length of the street somebody breathes out. That evening you are served the good fish, with the bones already taken from it.
tale-nets-bench-needle = Take up the needle
tale-nets-bench-needle-then = You make one stitch, in the air, towards the wall. It holds: she has left the other end fast to something, over there.

tale-nets-winters = He draws every nail himself, so that nothing is split. In your side you now have a plank for each winter. He comes along to see them fitted, and he has something to say of each one as it goes in. That is the winter of the twins; that is the one when she was not speaking to him; this had a knot, and he used it all the same. The crew have stopped hammering so as to hear. At the twenty-ninth he falls silent. There is one over, for this year. It has been sawn and not shaped. He walks along your side from bow to stern, and there is no gap for it.
tale-nets-winters-galley = Nail it up over the galley
tale-nets-winters-galley-then = It fits nothing and is in everybody’s way. Within a week they rap on it for luck, and within two it is where one hangs one’s hat.
tale-nets-winters-home = Send him home with it
tale-nets-winters-home-then = He goes up the beach with it on his shoulder. You have not cast off yet when you hear the plane.

tale-nets-open = A day out and a day back. She talks to him the whole way about the price of things, and on the way home to you. Off the last stone of the wall she has you stop. There is a niche in it, with a lamp lit, just his length. There was one at every mile, she sees now. You had rowed past them all in the dark, going out, each of them ready, in case she should change her mind. She looks it over. It is a decent lamp. She would never have bought one like that, at the price. She asks you, as people of no harbour, whether it would be stealing.
tale-nets-open-lamp = Reach her down the lamp
tale-nets-open-lamp-then = She reads by it all winter and is never quite easy. At each new moon she finds that it has been filled.
tale-nets-open-out = Blow it out
tale-nets-open-out-then = It takes three breaths. A mile on the next one goes out by itself, and the next, all the way home, like the shops along a street when somebody is carried by.

tale-nets-facing = Nine hundred, with all hands, takes until lamplight. From where you sit you are all, as it happens, facing the wall. It has stood there for a month, and they have not looked at it once. Now there is nothing in their laps. It is good work, somebody says. They go over it as they would over a net that had been handed in, row by row, for the hole. The girl with the knife has sat down against it, and looks up at a whole street of people who are not being angry. “There,” says her father. He points above her head, and then all of them see it: one stone has been set from the outside.
tale-nets-facing-work = Let them work at that one
tale-nets-facing-work-then = So many needles make a very small noise. By morning the mortar is gone all round it, a thread deep, and not one of them has dropped a stitch.
tale-nets-facing-who = Ask who stayed out to set it
tale-nets-facing-who-then = A lad from the next bay, who then went in by the chimney, to be with his mother. He waves from up there sometimes; they had taken it for smoke.
