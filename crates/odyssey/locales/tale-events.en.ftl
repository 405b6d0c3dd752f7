# Odyssey, the campaign. Days, doom cards and turning points.

tale-naming-1 = Soup is late, and the benches fill the time by finding you names. The bodies have names already, but Pelagia flinches at those, and a rower must be shouted at by something. The one who lay awake all night picking at a knot is Cricket. The one who hit the mast, and then apologised to it, is Fist. The one who stares over the rail at anything with wings: Gull. The one asleep in the bread basket can only be Crumb. It is settled before the pot is on the deck. Nobody remembers having thought of them. Under the keel the swell goes by in fours, and each wave seems to have heard it before.
tale-naming-1-asked = Pelagia, who was asked whose hands you have, listens with hers in the flour.
tale-naming-1-answer = Answer to them
tale-naming-1-answer-then = You turn your heads too fast. There is a laugh, and then, for no reason, a silence in which a plank creaks twice.
tale-naming-1-refuse = Ask for the rowers’ own names
tale-naming-1-refuse-then = Pelagia says all four, evenly, one to each. Then she goes below to look for something, and a stowaway comes up in her place and asks to row.

tale-ember-known = Ash falls on the thwarts at midday, out of a clean sky, warm enough to write in. Batto writes “bread” and underlines it. Then a shadow crosses from stern to bow with nothing above to throw it, and every cooking fire aboard leans after it, flame flat, like dogs towards a whistle. The Shoalfolk call her the Emberwake. She had a name before she burned, and it is said that she comes where it smells of home: a pot, a pillow, a straw bed. The trouble is that this ship smells of nothing else. There are nine gallons of vinegar in the hold. There is a pot on the fire.
tale-ember-known-scrub = Scrub her from end to end
tale-ember-known-scrub-then = By night the ship smells of vinegar and of nobody. You sleep as people sleep at an inn.
tale-ember-known-pot = Leave the pot on the fire
tale-ember-known-pot-then = She circles once, high up, and does not come down. Whoever is on watch swears that she was holding her breath.

tale-course-1 = At first light there is mortar in the bilge pump. Another course has been laid in the night, all the way round, on every wall there is. You can hear it settle, a click here, a click there, as teeth do. The work is very clean. Where a seal had gone to sleep on the coping the mason has left that stone out and come back for it later. Nothing can be done about today’s. About tomorrow’s, says Pelagia, one might at least make it hard to love.
tale-course-1-paint = Paint rude words along it
tale-course-1-paint-then = Next day the words are still there. He has corrected the spelling.
tale-course-1-study = Study the joints all day
tale-course-1-study-then = The lime has hair in it, to bind: fine, grey, his own. You work out where he begins each night. He begins nearest to you.

tale-course-2 = The tide did not come in. People are standing about on the mud with their trousers rolled, like guests whose host has been called away. The new course went up on the seaward side at four bells; by five the harbour was a floor. Crabs cross it looking for someone to complain to. In the middle sits a boat from the last village, keel in the mud, with the whole family aboard and the sail set. Nobody has told them that it is over.
tale-course-2-course = Through the south gate, where one of yours still holds an oar between the leaves, there comes at least a trickle.
tale-course-2-egle = Where the water used to be deep there is a diver’s basket, empty, with Egle’s mark on it. They walk round it, and so do you.
tale-course-2-tell = Wade out and tell them
tale-course-2-tell-then = They take it well. The grandmother hands down the tiller first, then the hens, and asks which bench.
tale-course-2-dig = Dig them a channel to the sea
tale-course-2-dig-then = By dark they float. They sail straight at the wall, tack a yard short of it, and go up and down there all night, singing.

tale-course-3 = Someone has left out milk for the mason. It stands on the coping in a blue bowl, before a house that lost its beach in the night, and the bowl has been emptied and rinsed. More bowls stand along the wall towards the south, on both sides of it. People have started to wait up. They say that he comes very softly, for one so big, and nods, and that if a child is awake he shows it how to hold the trowel. This is the last course but a few. It is, everyone agrees, as straight as the others.
tale-course-3-told = Your rowers have been told everything, and they too put out a bowl, at the stern, and would rather not discuss it.
tale-course-3-lied = Your rowers, whom you told that it was the tide, have put a bowl at the stern as well. They say that it is for the cat.
tale-course-3-bell = At midnight a bell came along the coast, and stopped, and one heard somebody large being let by.
tale-course-3-wait = Wait up for him
tale-course-3-wait-then = He comes at the hour when you always fall asleep. You always fall asleep. In the morning there is a blanket on you, heavy, and a little damp with lime.
tale-course-3-bowls = Turn the bowls over
tale-course-3-bowls-then = He lays no stone that night. He goes along the wall instead, setting them right side up.

tale-corners-1 = Halfway. The helmsman says it first, and then looks as if he would like it back: the sea has corners now. There are four, you have rounded all of them, and the water in each is a different temperature, like bath water for people of different ages. Thirty rowers have seen it. They go on pulling, and between strokes they look at you, at the place where your faces stop being faces they know. What is being built they can guess. Who it is for, and in whose arms and legs you are going to meet him, they cannot. The bow sits a finger low. It is your silence; it has been weighing on her for weeks.
tale-corners-1-asked = You asked for the rowers’ names once. It makes this easier, and worse.
tale-corners-1-tell = Tell them whose bodies you wear
tale-corners-1-lie = Say it is only the tide
tale-corners-1-lie-then = They say aye to that, all thirty, in one breath. It is well meant. The bow goes down by another finger.

tale-lamps-1 = There is oil for two lamps and one of them is out. In the light of the other your whole crew has gathered, not in a hurry, with their caps on. They have known since the four corners. One had a brother on the third bench, who lay down at dusk six weeks ago. She has been handing his body its soup every evening, and watching which hand it takes the spoon in. She would like somebody to say it. She has brought the spoon.
tale-lamps-1-say = Say it, and take the spoon
tale-lamps-1-say-then = She nods for as long as it takes. Two of the benches empty in the night, and on hers, in the morning, she has moved over to make room.
tale-lamps-1-left = Take it with the left hand
tale-lamps-1-left-then = Her brother was left-handed; the body remembers, and it is enough for her. It is not enough for the keel.

tale-lamps-2 = Pelagia hangs up the last full lamp and stands under it, sleeves down, as for a portrait. Two days of oil, she says; after that we go by ear. The crew sit where they sit. Someone has put a hand on the shoulder of the next, and so it has gone along the benches. It stops at you, where there is a gap, not wide. They have rowed you here and nobody has asked what they get. One says that he would like, if it is the same to you, to see it from the front.
tale-lamps-2-saw = They have seen the house and come back to the oars, and it shows in the stroke.
tale-lamps-2-egle = Egle has both feet over the side and her eyes open. It has stopped reading, she says, down there. It is listening.
tale-lamps-2-tub = The baby from the tub has been put in the bread basket. It looks at the lamp as if it had never been told that they go out.
tale-lamps-2-bowls = Among them is one who carries a blue bowl everywhere. She turned hers over with you, and has been sorry since.
tale-lamps-2-hand = Close the gap
tale-lamps-2-hand-then = It is only a hand. The lamp burns down very evenly, and nobody watches it.
tale-lamps-2-oil = Save the oil, row in the dark
tale-lamps-2-oil-then = They put it out themselves. In the dark the stroke is better, and somebody who cannot sing sings.

tale-doom-1a = A bollard on the quay has been dusted. It is the first thing anyone notices: things are being kept. The nets are folded, the boats lie in order of size, and over the well a little roof has gone up that nobody asked for. People touch it as they go by. In the evening, when the wind should get up, it does not get up. The Shoalfolk sit on their steps in the warm and find that they have nothing to be afraid of, and that it was what they used to talk about.
tale-doom-1a-talk = Sit with them until they talk
tale-doom-1a-talk-then = An old man begins about the great storm, and gets the year wrong, and eight people correct him. It lasts till morning.
tale-doom-1a-roof = Take down the little roof
tale-doom-1a-roof-then = Good beams. It rains that night, the first rain in weeks, straight into the well, and nobody says a word to you.

tale-doom-1b = Twohulls has gone quiet. Where its two hundred boats lay hull to hull, there is a square of masonry, swallow-tailed at the corners. Out of a hole in the top, for he has thought of chimneys, comes the smoke of two hundred suppers. Ianthe rows round it. She rows round it again, close in, tapping with her oar, and from within somebody taps back the price of herring. She does not ask you to break it. She asks what you would charge.
tale-doom-1b-gift = Say that you are not for sale
tale-doom-1b-gift-then = “Then it’ll be expensive,” says Ianthe, and moves her bedding over to your stern, half of it.
tale-doom-1b-price = Name a price
tale-doom-1b-price-then = She haggles you down by a third and is nearly cheerful. You have left her something she knows how to do.

tale-doom-2a = All the weather that used to have a sea to itself has been put into what is left of it. It comes out of a corridor, at noon, with its hair down. For an hour there is no up. When it has gone by, the mast is where it was, with pigeons on it, a wet dozen, from some inland town. There is also a wash line with a stranger’s shirts. Eudora would call it compression. Batto calls it rude. It will be back; it has nowhere else to go.
tale-doom-2a-lash = Lash everything twice
tale-doom-2a-lash-then = Every knot aboard now has a brother. In the bunks nobody can find the end of their own hammock.
tale-doom-2a-ride = Learn how it turns
tale-doom-2a-ride-then = You run before it, down a corridor, counting doors that are none. Now you know how long the corridor is; the bow knows it better.

tale-doom-2b = No loom is working at Weft. That was the noise of the place, forty shuttles, and its absence comes out over the water to meet you, like a dog that no longer barks. The wall there has been woven rather than laid; header over stretcher, two over one, a twill. Eudora is on her knees before it with a lens. Somebody on the inner side has pushed a ribbon through a joint. On the ribbon is written that they are well, that the light is perfect, that at last they have a wall for the great piece. She reads it four times. She is not sorry for them, and that is what frightens her.
tale-doom-2b-pull = Pull the ribbon, gently
tale-doom-2b-pull-then = It comes and comes. By evening there is a heap of it, and written on every yard, very small, the plan.
tale-doom-2b-away = Take Eudora away from it
tale-doom-2b-away-then = She bites. Afterwards, in the boat, she thanks you, and asks you to row so that she faces the other way.

tale-doom-3a = Lamps move on the wall tops, more each night, hand to hand. It is not the mason. These are people, in aprons, with mortar boards, who have come up to help; it goes faster with many, and they are tired of waiting to be safe. They do not hate you. They only mean to stop you, and have brought poles for it, padded at the ends. A schoolteacher shouts down that there is a place kept for every one of you, that it is marked on the plan, that you are being childish.
tale-doom-3a-bowls = She has a blue bowl with her. She holds it up, so that you can see what you turned over.
tale-doom-3a-argue = Argue with the schoolteacher
tale-doom-3a-argue-then = It goes on until her lamp is out. Towards morning someone climbs down a pole, apron and all, and says he never liked straight lines.
tale-doom-3a-slip = Slip by with muffled oars
tale-doom-3a-slip-then = You pass under so many feet. One of them, in a red stocking, is beating time to your stroke.

tale-doom-3b = Karkon stands outside. It is his own town, Byre, that went in last night, cattle, council and all. He had asked for it in writing; he had paced out the stalls. When the course came up he was on the wrong side, seeing to a calf. The calf is with him. He has laid his half horn against the wall and listens to his wife call the names at supper. Fourteen. She leaves a pause where his would be. “Sound work,” he says, without turning round. “There’s no draught at all.”
tale-doom-3b-aboard = There is a bench on your ship that he mended. He asks whether anyone is using it.
tale-doom-3b-sung = The calf bawls, and from the far side comes a cow who is hoarse. He has heard about the night you lay under the wall; he takes your hand, and gives it the calf to suck.
tale-doom-3b-open = Offer to open it
tale-doom-3b-open-then = “And let it in?” He means the sea, or he means himself. He has not said no.
tale-doom-3b-calf = See to the calf with him
tale-doom-3b-calf-then = It takes a finger for a teat and will not give it back. Karkon laughs, once, as a hinge does.

tale-hands-1 = Ninety-nine fists hang loose, and the hundredth is still holding a stone, level, with the bead of mortar on it unbroken. The Centimane sits in the surf like a quarry after hours. He could have ended it twice. You saw him choose his weaker hands. Now that he is down he does something with two of the others that none of you can place at first. He is smoothing them along the beach, again and again, a little way above the sand, at about the height of a head. Your butchers have come up with the long knives, and they want to know whether they may start.
tale-hands-1-start = Let them start
tale-hands-1-start-then = It is hard work and well done. The hundredth hand they leave till last, and it puts the stone down by itself.
tale-hands-1-under = Go and stand under the hand
tale-hands-1-under-then = It stops. It weighs about as much as a wet coat. Then he gets up, all of him, and wades off with his stone, and the knives go home clean.

tale-bull-1 = A latch has sprung in the bull’s side. He has gone down on his forelegs where the surf is knee-deep, breathing as a saw goes. Behind the shoulder a little door stands open on a passage with a runner, clean, and a night light. At the height where a child holds its hand, something has been drawn along the plaster in chalk, the whole way in, wherever he went. It is a boat. Karkon’s people stand on the rocks with their hats against their chests. That horn would arm four titans. The Mazehorn has seen you looking, and lays his head over, to make it easier.
tale-bull-1-clue = The chalk has the same thumbprint as the loaf.
tale-bull-1-horn = Saw off the horn
tale-bull-1-horn-then = He holds still for it. When it is off, the night light goes out, and for hours he stands facing a wall, since it was by that horn that he knew the way.
tale-bull-1-latch = Shut the little door
tale-bull-1-latch-then = There is a handle on your side and none on his. He waits until your fingers are clear before he gets to his feet.

tale-bull-2 = He has brought it to show you. That is the only reading, even Batto says so: the bull comes out of the spray already limping, and kneels where you can reach, and opens. The corridor is longer. At the end of it stands a bed, made up, with a bolster, and on the bolster is the dent of a very heavy head. He has nowhere to lie down in there; it is himself. He would like to be told that it is all right to put it down. Up on the cliff the Herd have brought out benches. With both horns you could pay for everything.
tale-bull-2-horns = Take both horns
tale-bull-2-horns-then = The benches on the cliff are carried in again, in no hurry. He feels his way home along the wall, like somebody in the night.
tale-bull-2-sit = Sit on the bed a while
tale-bull-2-sit-then = It is a good bed. When you come out he has set down his whole weight on the beach, house and all, and is asleep.

tale-ember-1 = She lies on the water and it does not put her out. Around her the sea has gone to steam, in a ring, and in the ring it is a mild spring evening with a smell of toast. The Emberwake is a bird as a fire is: while it lasts. She was somebody’s eldest girl. She looks past your blades at the galley, where the pot is, with her head on one side. She opens her beak, and what comes out is a very small “please”. In an hour she will be hot again. What would feed her has to be something that you can smell, and will miss.
tale-ember-1-pot = It is the same pot that you left on the fire the day she was first seen.
tale-ember-1-scrubbed = You scrubbed this ship with vinegar once, against her. She has found the pot all the same.
tale-ember-1-straw = Burn her the straw of the cot
tale-ember-1-straw-then = It takes no time at all. She breathes it in with her eyes shut; for one moment she has hands, and puts them to her face.
tale-ember-1-bench = Burn her a rower’s blanket
tale-ember-1-bench-then = Pelagia brings it out herself, folded, and says whose. Next morning there is one rower less, and one ember at the horizon that does not come nearer.
tale-ember-1-core = Cut while she is cool
tale-ember-1-core-then = You get two handfuls of her, still ticking. She takes the smell of you along instead.

tale-corners-told = One gets up, lays his oar along the bench as one lays down a sleeping child, and swims. The others ask, after a time, whether it hurts. They do not mean you. They mean the four who lay down, and it is the one thing that none of you has ever thought to ask. Thirty rowers have shipped their oars to hear. You might tell them what you know, and that is not much. On some mornings there is a warmth, as in a bed that somebody has only just got out of. Or they might ask for themselves. One of you would have to lie back, shut those eyes, and be spoken to by people who loved what is behind them.
tale-corners-told-warmth = Tell them about the warmth
tale-corners-told-warmth-then = It is thought over, along the benches. That night, when you come to lie down, each of the four blankets has been turned back.
tale-corners-told-lie-back = Lie back and be spoken to
tale-corners-told-lie-back-then = They come by one at a time and say it into the ear, whatever it was. The mouth replies just once, to the last of them, with a word you do not know, and she laughs out loud.

tale-told-swimmer = The one who swam is back. He sits on the coping in dry clothes, eight days later, with his feet hanging down on your side, and he looks poorly. He had made for home. He got there; it is a room now, a good one, with his name on the jug, and his wife was in it. They asked where he had been. He told them what you had told him, that there is a ship where people go about in people. They were very kind. They gave him the chair beside the stove, with its back to the wall.
tale-told-swimmer-oar = Hold out his oar
tale-told-swimmer-oar-then = He looks it over for damage. “They didn’t believe a word,” he says, climbing in, and spits on his palms, and it is the best stroke you have had all week.
tale-told-swimmer-saw = Ask what he saw in there
tale-told-swimmer-saw-then = Eight days of it, corridor by corridor. When he has finished he lifts his feet over to the other side, slowly, like someone who has left a pot on.

tale-hands-2 = Ninety-eight hands go up as the ram comes round, palms out. He has stopped fighting before you have. The last two he keeps shut on something, as one holds a moth. He comes up the shingle on his knees, brings it under your eyes, and opens them by a crack. It is a house of wet sand, no bigger than a fist, with a finger hole for a door. A child made that. He has had it since before there was a first course, and has laid every stone since then at arm’s length, so as not to drop it.
tale-hands-2-cut = Some of the wrists stop short, where your knives went in. It is with what is left of one that he steadies the roof.
tale-hands-2-known = He lowers his head until it is level with yours. He has remembered the height.
tale-hands-2-take = Take it from him
tale-hands-2-take-then = He follows it with his eyes all the way to the ship. Then he looks at two empty hands, turns them over, and puts them in the sea to see what it is like.
tale-hands-2-close = Close his hands on it again
tale-hands-2-close-then = You cannot reach round a single finger; he lets you push. He goes off along the beach on his knees, so as not to jar it.

tale-hem-1 = On the cable locker sits an old woman with some mending. Nobody saw her come aboard, and for three days Batto has been taking her broth, in the belief that she was an aunt of Pelagia’s. She has done all our lines, so well that the places cannot be found again. “You’re short,” she says, without looking up. While you slept all four of you went through her fingers. She could let you out a length; there is always something in the hem. Eight ells, say, and she would be back for them on the sixth evening.
tale-hem-1-out = Have a length let out
tale-hem-1-out-then = It is done before you have sat down. The afternoon goes on and on, and there is time in it for everything; in the log the day takes two lines.
tale-hem-1-keep = Keep the length you have
tale-hem-1-keep-then = “Sensible,” she says, and bites off her thread. One would think that you had cost her a sale.

tale-hem-2 = The sixth evening; she is back on the locker, and this time she has brought the shears. She is in no hurry, there is broth. What was let out at the hem is taken in again at the neck; where else, ask any seamstress. She runs the edge between finger and thumb and counts under her breath. You have heard somebody else count like that, night after night, and stop before the end. She does not stop.
tale-hem-2-oar = Offer her an oar’s length instead
tale-hem-2-oar-then = She measures it against her arm, and nods. On the third bench somebody lets go of a handle, and does not look round for it.
tale-hem-2-still = Hold still for it
tale-hem-2-still-then = It does not hurt. It is what one feels when a child’s jacket is buttoned by somebody taller.

tale-bull-blind = All along the sand run circles, one inside another, a week’s worth of them. Since the saw the Mazehorn can turn only to the left, and he lost today because you stood on his right. He is down now. The little door has come open, and it is dark in there; the runner is rucked, a lamp has been walked into. On the rocks the Herd have brought out a rope, to lead him, and look past you. What you took lies in the hold, in straw. Each time that he breathes, it hums.
tale-bull-blind-horn = Give him back a horn
tale-bull-blind-horn-then = It goes on with a quarter turn, like a lid. All the way along the passage, one after another, somebody is lighting lamps.
tale-bull-blind-left = Walk on his left
tale-bull-blind-left-then = He finds you with his eye, and gets up, and goes straight, as he has not for days, the whole length of the beach, at your pace. They put the rope away.
tale-bull-blind-cut = Cut what you came for
tale-bull-blind-cut-then = He holds still, so that it should be a clean cut. What one hears afterwards is the lamps, rolling about in there.
