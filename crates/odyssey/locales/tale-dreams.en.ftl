# Odyssey, the campaign. Dreams of the white room.

tale-dream-1 = Wet paint is what you smell before the room is there. It is white, it has no corners that you can find, and you are in it, all four, standing where you always stand. One has a brush. On the far wall a door has been painted, carefully, down to the screws; the knob is the blue of a skimmed-milk jug. And behind you, so near that it stirs your hair, somebody is adding up. He is in no hurry. He goes up by ones, slows, stops where there ought to be one more, and goes back. You could try the door. It would make him lose his place.
tale-dream-1-chalked = Where he stops, the wall has a chalk mark, a seven, in one of your hands. He always looks at it before he goes back.
tale-dream-1-again = You know how far he will get. You have stood here before and heard him get to the end.
tale-dream-1-pass = It opens like a sheet pulled from a bed. A hold, dark, rocking; four jars roped in a row; from each, a knock.
tale-dream-1-stop = You take your hand off the blue. It has come away on your palm, and on deck, in daylight, it is still there.
tale-dream-1-fail = He has got to the end of the fingers that he has for it. “There,” he breathes, and somebody very gently wipes your nose.

tale-dream-2 = A chair has been added to the white room. It is a grown-up’s, with arms, drawn up to the wall where the painted door was. The door has been whitewashed over, two coats, and someone has hung a picture on it to help. The picture is of a door. All four of you know that whoever sits in the chair may look for as long as they like, and that it will be dusted tomorrow. The adding up goes on in the next room. It has been moved back a little, out of tact.
tale-dream-2-counted = He is a number further along than the last time. The one that he has been able to add is you.
tale-dream-2-stop = You push the chair back in. It is still warm, and you leave it so.
tale-dream-2-fail = It is a comfortable chair. When Pelagia gets you by the collar the sun is overhead, and you are asking her to close the curtain.

tale-dream-3 = There is water on the floor of the white room, a finger deep, and it is coming from you. You are wet through; so are the towels, of which there is a stack, folded; a big hand keeps passing you the next. Nobody scolds. It would be easier. On the wall, where the picture hung, four hooks have been put in at four heights, and a fifth, higher, and a sixth. There is a hole where a seventh was. It has been filled, sanded, painted, and one cannot look at anything else.
tale-dream-3-turned = The plaster round it is scratched, from this side. Somebody has tried to see out.
tale-dream-3-stop = You take the towel, and let your hair be rubbed dry, hard, until your ears burn. It is allowed to be nice.
tale-dream-3-fail = The finger finds the hole and goes in to the knuckle. Somewhere the adding up breaks off, and does not begin again, and that is worse.

tale-dream-4 = The lamp in the Lamp Room burns white, and white is the room it lets you into. Someone has been tidying. The brush is clean and stands in its jar. What has been moved this time is you. You are on the other side, where the adding comes from. It is a small place, with a stool and a slate, and on the slate are strokes in fives. From here you can see your own four backs. They look cold. You find that you have already put out a hand to pull a collar up.
tale-dream-4-counted = Four of the strokes are fresher than the others, and have been crossed through. He had you for one night, and then you woke.
tale-dream-4-stop = You sit on your hand. The four of you over there shiver a little and stay as they are.
tale-dream-4-fail = The collar comes up. The small back under it goes stiff, and then leans, ever so slightly, into your palm.

tale-dream-5 = Toys, in the white room, in a straight line, by size. You have never seen them, and your hands know where each one is broken. A horse. A boat on wheels. A man of wood with a hundred strings where his arms should be. Each string has been tied to something, to the chair, the hooks, the handle of the jug, so that he cannot fall. He cannot do anything else either. He is smiling in paint. If you untie him you will be told that it was for his good. You have an hour before anybody comes.
tale-dream-5-stop = You free one string and put the end in his hand. He may need it, later, for something.
tale-dream-5-fail = The strings have been round your own wrists for a while. On deck you go about all morning careful not to pull anything down.

tale-dream-6 = The white room is smaller, or you are nearly your right size. One can touch both walls. There is nothing in it now, no chair, no hooks. In one corner the sweepings have been left in a little heap: straw, a feather, a blue flake, four milk teeth. He is asleep. You can hear it on the other side, vast and even, with a catch in it. In all this time he has never once been asleep before you. The wall is only as thick as a wall. You might go; you might also knock, and say that it is only you.
tale-dream-6-straw = The straw is yours. You would know that smell; you have been carrying it.
tale-dream-6-picture = On the bare wall there is a paler oblong, where a picture hung. A pencil line comes out of it and runs on for an inch.
tale-dream-6-stop = You sit down on your side with your backs against it, and breathe when he does. It is a way of spending a night.
tale-dream-6-fail = You make off on tiptoe, like children, like thieves. Behind you he wakes, and asks the dark, sensibly, where you have got to.

tale-dream-2-in = You turn the picture to the wall, and on its back is the sea, seen through a crack, drawn at a child’s height by somebody crouching. It is not finished. A pencil hangs there on a string, and it has been bitten. Whoever it was got as far as the horizon and had to stop, for somebody was filling in the crack; one can see where the line runs into plaster. Next door the adding has come to its end, and a small dry sound follows, which is chalk being put down. He is going to look in, as he does. There is time for one line.
tale-dream-2-in-draw = Draw the horizon on
tale-dream-2-in-draw-then = It goes off the paper, along the wall, and round the corner. You wake with toothmarks in a pencil and no pencil.
tale-dream-2-in-sign = Sign it, and hang it back
tale-dream-2-in-sign-then = Four crosses, one under another; there was one there already. He comes in, sets it straight by a hair, and goes out on tiptoe.

tale-dream-3-in = You hang something on it: a wet sleeve, a breath. For a moment it holds, and out in the dark a fire raises its head. He has seen it. The hand with the towel stops, and in the whole white room there is only the sound of you, dripping. He knows how high that hook was. He put it in while she stood under it with a pencil flat on her head. Now he turns round, and round again, looking for somewhere to lay the towel down, as if every place in the room were hot. You have never seen him not know where a thing goes.
tale-dream-3-in-swims = Tell him that she swims
tale-dream-3-in-swims-then = He says the word after you, carefully, as one says a foreign word. That night no stone is laid, and all along the coping there are towels, folded.
tale-dream-3-in-dry = Take the towel from him
tale-dream-3-in-dry-then = You dry his hands instead, a finger at a time, each as long as an oar. When you wake your own are white and creased, like washing day.

tale-dream-4-in = You count them. One, two, three, four; it is such a relief that you begin again, to have it twice. The lamp gutters, and you know how he does it. The slate is full, though. You turn it over to go on, and the back is full; there are more under the stool, and more beneath those, as far down as your arm will go. It is every evening that there has been. On a single one the fives break off short, and after the last stroke comes a patch that has been rubbed so hard it has gone through. You have the chalk. He would find it at dusk, and have to think who had been here.
tale-dream-4-in-stroke = Put in the missing stroke
tale-dream-4-in-stroke-then = It squeaks. You wake with chalk on one finger, and all that day people hand you things with both hands.
tale-dream-4-in-blow = Blow the dust from the hole
tale-dream-4-in-blow-then = Through it you see the white room and four backs. One of them, the smallest, has turned round, and is looking straight at the hole.

tale-dream-5-in = The last string comes off and he falls on his face, clatter, all of him, and it is the first sound of its kind that this room has had. You are laughing. Then somebody is coming; by the weight, in his socks. You have a hundred strings in your fists, and the wooden man lies with his smile to the floor. Horse and boat have got back into line by themselves. There is a cupboard. There is also, it strikes all four of you at once, no reason to hide, for nothing has been broken, it has just been let fall. The steps stop outside. There being no door, he is waiting to be asked.
tale-dream-5-in-come = Call “come in”
tale-dream-5-in-come-then = He comes sideways, through the wall, so as not to bring it down. He looks at the wooden man, and then gets on to the floor beside him, to see how it is from there.
tale-dream-5-in-cupboard = Put the strings in the cupboard
tale-dream-5-in-cupboard-then = They go in, and the cupboard will not close. You wake with your hair in plaits, a hundred of them, very even.

tale-dream-6-in = You knock. The breath stops, for as long as it takes to know a knock; then it goes on, easier. You do not remember crossing the wall. You are on his side, and it is no larger than yours. There is a bed that he is too long for, with a stool at the end to take his feet. On a sill without a window stand seven cups, six of them upside down, to keep out the dust. One of his arms hangs to the floor, and the hand is open, and there would be room. He is still asleep. He has only left off counting. At first light he will start again, unless somebody can think what one does for a person as tired as that.
tale-dream-6-in-cup = Turn the seventh cup over
tale-dream-6-in-cup-then = It rings on the stone. “Is she in?” he asks, with his eyes shut; and one of you says: “She’s out.”
tale-dream-6-in-arm = Lift his arm on to the bed
tale-dream-6-in-arm-then = It takes all four. He sighs, and turns to the wall, and now there is a place behind him, and it is warm.
