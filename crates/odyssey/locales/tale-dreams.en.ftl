# Odyssey, the campaign. Dreams of the white room.

tale-dream-1 = Wet paint is what you smell before the room is there. It is white, it has no corners that you can find, and you are in it, all four, standing where you always stand. One has a brush. On the far wall a door has been painted, carefully, down to the screws; the knob is the blue of a skimmed-milk jug. And behind you, so near that it stirs your hair, somebody is adding up. He is in no hurry. He goes up by ones, slows, stops where there ought to be one more, and goes back. You could try the door. It would make him lose his place.
tale-dream-1-pass = It opens like a sheet pulled from a bed. A hold, dark, rocking; four jars roped in a row; from each, a knock.
tale-dream-1-stop = You take your hand off the blue. It has come away on your palm, and on deck, in daylight, it is still there.
tale-dream-1-fail = He has got to the end of the fingers that he has for it. “There,” he breathes, and somebody very gently wipes your nose.

tale-dream-2 = A chair has been added to the white room. It is a grown-up’s, with arms, drawn up to the wall where the painted door was. The door has been whitewashed over, two coats, and someone has hung a picture on it to help. The picture is of a door. All four of you know that whoever sits in the chair may look for as long as they like, and that it will be dusted tomorrow. The adding up goes on in the next room. It has been moved back a little, out of tact.
tale-dream-2-counted = He is a number further along than the last time. It is you that he has been able to add.
tale-dream-2-pass = You turn the picture to the wall, and on its back is the sea, seen through a crack, drawn at a child’s height by somebody crouching.
tale-dream-2-stop = You push the chair back in. It is still warm, and you leave it so.
tale-dream-2-fail = It is a comfortable chair. When Pelagia gets you by the collar the sun is overhead, and you are asking her to close the curtain.

tale-dream-3 = There is water on the floor of the white room, a finger deep, and it is coming from you. You are wet through; so are the towels, of which there is a stack, folded; a big hand keeps passing you the next. Nobody scolds. It would be easier. On the wall, where the picture hung, four hooks have been put in at four heights, and a fifth, higher, and a sixth. There is a hole where a seventh was. It has been filled, sanded, painted, and it is the only thing in the room that one can look at.
tale-dream-3-turned = The plaster round it is scratched, from this side. Somebody has tried to see out.
tale-dream-3-pass = You hang something on it: a wet sleeve, a breath. For a moment it holds, and out in the dark a fire raises its head.
tale-dream-3-stop = You take the towel, and let your hair be rubbed dry, hard, until your ears burn. It is allowed to be nice.
tale-dream-3-fail = The finger finds the hole and goes in to the knuckle. Somewhere the adding up breaks off, and does not begin again, and that is worse.

tale-dream-4 = The lamp in the Lamp Room burns white, and white is the room it lets you into. Someone has been tidying. The brush is clean and stands in its jar. What has been moved this time is you. You are on the other side, where the adding comes from. It is a small place, with a stool and a slate, and on the slate are strokes in fives. From here you can see your own four backs. They look cold. You find that you have already put out a hand to pull a collar up.
tale-dream-4-pass = You count them. One, two, three, four; it is such a relief that you begin again, to have it twice. The lamp gutters, and you know how he does it.
tale-dream-4-stop = You sit on your hand. The four of you over there shiver a little and stay as they are.
tale-dream-4-fail = The collar comes up. The small back under it goes stiff, and then leans, ever so slightly, into your palm.

tale-dream-5 = Toys, in the white room, in a straight line, by size. You have never seen them, and your hands know where each one is broken. A horse. A boat on wheels. A man of wood with a hundred strings where his arms should be. Each string has been tied to something, to the chair, the hooks, the handle of the jug, so that he cannot fall. He cannot do anything else either. He is smiling in paint. If you untie him you will be told that it was for his good. You have an hour before anybody comes.
tale-dream-5-pass = The last string comes off and he falls on his face, clatter, all of him, and it is the first sound of its kind that this room has had. You are laughing.
tale-dream-5-stop = You free one string and put the end in his hand. He may need it, later, for something.
tale-dream-5-fail = The strings have been round your own wrists for a while. On deck you go about all morning careful not to pull anything down.

tale-dream-6 = The white room is smaller, or you are nearly your right size. One can touch both walls. There is nothing in it now, no chair, no hooks. In one corner the sweepings have been left in a little heap: straw, a feather, a blue flake, four milk teeth. He is asleep. You can hear it on the other side, vast and even, with a catch in it. In all this time he has never once been asleep before you. The wall is only as thick as a wall. You might go; you might also knock, and say that it is only you.
tale-dream-6-straw = The straw is yours. You would know that smell; you have been carrying it.
tale-dream-6-pass = You knock. The breath stops, for as long as it takes to know a knock; then it goes on, easier. You do not remember crossing the wall.
tale-dream-6-stop = You sit down on your side with your backs against it, and breathe when he does. It is a way of spending a night.
tale-dream-6-fail = You make off on tiptoe, like children, like thieves. Behind you it wakes and asks the dark, sensibly, where you have got to.
