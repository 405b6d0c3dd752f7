# Odyssey, the campaign. Rest and recovery.

tale-rest-bell = A bronze bell as large as a barn lies on its side on the shoal, and when the tide is out one can sleep in it. The crew have hung their shirts from the clapper. Batto stirs something grey and forbids questions until there has been thanks. Each evening, doing the lamps, Pelagia comes to your four places and the oil runs over a little, because she is not looking at the lamp. Tonight she has come without it. She sits down on an upturned bucket and shells beans, as a person does who can be spoken to.
tale-rest-bell-named = “Cricket,” she says, trying it, without raising her eyes. “Mind the pods.”
tale-rest-bell-told = Since they were told, the others leave a space round you, and some have begun to sit in it.
tale-rest-bell-faces = Ask about one of the faces
tale-rest-bell-faces-then = “That one sang flat, and knew it, and sang,” she says. For the rest of the evening whoever has that throat keeps it shut.
tale-rest-bell-thanks = Thank Batto for the grey
tale-rest-bell-thanks-then = It was the sponge, he says, the big one. They laugh so much that the bell joins in, an octave down.

tale-rest-salt = White heaps, shoulder-high, stand in rows at the pans, and people with rakes walk among them as in a cemetery that is doing well. One may rest here if one rakes. The foreman’s mother, who must be a hundred, goes round with eggs hard-boiled in brine. She peels you one each without being asked. She has strong views on hands. Yours, she finds, are good but have been used by others. She rubs salt into the cracks. You let her; it is dreadful; by evening they have closed.
tale-rest-salt-rooms = She has heard that you let some people out. She peels a second egg for whoever swung the hammer.
tale-rest-salt-drowned = A widow in a good coat is buying salt. She tells everyone the price, and nods to you as to people who were on a journey with her.
tale-rest-salt-walled = A widow in a good coat is buying salt, a great deal of it. It is against the damp, she says, for a place that she has.
tale-rest-salt-rake = Rake until the light goes
tale-rest-salt-rake-then = Nothing has been said all day and it was a good conversation. They pay you in a block of salt with a sprig inside.
tale-rest-salt-hands = Ask her what the hands have done
tale-rest-salt-hands-then = She reads one: rope, rope, rope, a child’s hair, rope. She gives it back and folds the fingers shut over it.

tale-rest-gulls = The noise starts before the island does. Sixty thousand birds, and each has been meaning to tell you something. There is nowhere to lie that is not white; Pelagia spreads the old sail. You eat omelette. Gull, or whoever lay down in that temper, has climbed up among them and sits there with arms round knees, not even crying, just looking the way that they look. One bird steps up, sideways, bold, and goes through the pockets of the coat. Towards dusk they all get up at once, for no reason, as if a door had been opened.
tale-rest-gulls-buried = One keeps its distance from the rest and follows you along the shingle. You buried somebody for it once.
tale-rest-gulls-named = Nobody has said the name Gull aloud since you landed. It would be like shouting “somebody”.
tale-rest-gulls-up = Climb up and sit there too
tale-rest-gulls-up-then = Four in a row, on a ledge, in the wind. Nobody says what each was thinking, which was the same.
tale-rest-gulls-call = Call the one up there to supper
tale-rest-gulls-call-then = It takes three calls. At the third, something in that back decides, and comes down, with a feather behind the ear.

tale-rest-loom = In this harbour they weave with the shutters closed, so as not to be distracted by what things look like. Guests are given a corner, a stool, a bowl of wool ends to sort by touch. Blue is the one that catches. After an hour you can tell white from cream. A girl at the next frame has been unpicking the same hand’s breadth since you came in. Each evening she finishes it, and it is perfect, and she cannot bear to tie off. She asks you in a whisper, since you have come from outside, how people stop.
tale-rest-loom-told = You have some practice in it, having told thirty people what you were.
tale-rest-loom-lied = Of the four of you, none has stopped a thing since the day you told thirty people that it was the tide.
tale-rest-loom-tie = Tie it off for her
tale-rest-loom-tie-then = She lets out a cry, as at a splinter, and then leans back, far enough, and sees what it is of.
tale-rest-loom-sort = Go on sorting beside her
tale-rest-loom-sort-then = By lamplight you have fifteen piles of white. She has stopped to look at them, and her hands are in her lap.

tale-rest-selvage = Round the point there is a beach where nothing has been decided yet. It has no wall, no name on the plan; the sand is the colour of unbleached linen. The crew go in naked, yelling. Batto boils crabs and serves them on a door, a real one that washed up, with hinges and a number; he found it, he says, ajar. You lie on your backs with your heads together. Somebody asks what you would each do, afterwards, supposing there were one. It is so quiet that one can hear the crabs being considered.
tale-rest-selvage-rooms = Some of those you let out have come along, and stand at the edge of the water holding their shoes.
tale-rest-selvage-say = Say it, all four
tale-rest-selvage-say-then = A shop. A fight, a fair one. Elsewhere. “This,” says the fourth, and pulls the blanket up.
tale-rest-selvage-keep = Keep the door with the number
tale-rest-selvage-keep-then = It is number eight. It lies on the deck as a table from then on, and people knock before putting down a cup.

tale-rest-threshold = Two stones, with a gap between and grass in the gap: that is all there is here. The Herd come to it to say goodbye to cattle. You put in for water and find Karkon’s people at supper, outdoors, out of principle, in the rain. They do it once a year. It is so as not to forget what they are asking to be spared. The stew is excellent and fills up as you eat. An old drover moves his cape so that half of it is over you, and goes on with what he was saying to the fire, about a cow.
tale-rest-threshold-horn = He does not ask about the horn. He tells you the cow’s name, and what became of her, and lets you work it out.
tale-rest-threshold-spared = They know what you did at the little door. There is meat in your half of the stew.
tale-rest-threshold-named = Asked your names, you say the four that the benches gave you, and he nods as at sound animals.
tale-rest-threshold-bread = He moves the bread to his other side, in a friendly way. It is known here how you call a cow.
tale-rest-threshold-asleep = Below on the beach something very large is asleep, house and all. They keep their voices down, and have put a blanket over what they could reach.
tale-rest-threshold-led = They speak of the day the ox breathed on Karkon. It has been looked up since, in three books, and in each it means something else.
tale-rest-threshold-free = The white ox who lay down in the middle is out in the rain with them. He has a cape of his own.
tale-rest-threshold-stay = Stay for the whole cow
tale-rest-threshold-stay-then = It ends badly, at a river, in the dark, after three hours. There is nobody at that fire who has not drowned somebody.
tale-rest-threshold-sing = Teach them a rowing song
tale-rest-threshold-sing-then = It goes better to their stamping than it ever did to oars. The rain keeps good time.

tale-rest-byre = Hay, breath, and forty cows in two rows, all turned to look. On these farms travellers are put up with the animals, which are warm; it is a mark of regard. The farmer’s wife explains which of them kick and which of them only mean to. You are given stools. Milking turns out to be a thing that two of the four bodies know how to do. Hands go ahead, foreheads find the flank. Their owners sit listening to the pail, quite still, like people being told something about themselves.
tale-rest-byre-calf = Someone mentions the calf that you and Karkon saw to. A cup of the thick part is put before each of you.
tale-rest-byre-told = The crew, who have been told whose hands those are, come and stand in the door to watch them work.
tale-rest-byre-hole = In the end wall is a hole with a leather flap. When the milking is done she holds a cup to it, on the outside, and it is taken.
tale-rest-byre-milk = Let the hands go on
tale-rest-byre-milk-then = At the third cow the hands begin a tune, tapping it on the pail. Someone down the row knows the words.
tale-rest-byre-sleep = Sleep between the cows
tale-rest-byre-sleep-then = It is like sleeping between two warm opinions. You wake with straw in your hair and are told you talked.

tale-rest-end = The village has one inn, and the inn has one table, and at it a man is playing draughts against the wall. The wall is winning. He sets the board on the sill every night, he says, and in the morning there has been a move. He is not unhappy about it; it is the first decent game he has had since his wife. The landlady brings fish pie with faces. She has seen your sort before, she adds: people who come in four and look round for a fifth. There is a bed each. There is hot water. No one can think of anything wrong with it.
tale-rest-end-waited = The blanket on the bed is heavy, and has been washed with lime. You have slept under that one before.
tale-rest-end-named = She writes you in her book under the names that the benches use, and pauses at the fourth, and puts a cushion on that chair.
tale-rest-end-measured = By the bedroom door someone has pencilled a mark, and today’s date. It is at the right height this time.
tale-rest-end-move = Make one move for him
tale-rest-end-move-then = In the morning the wall has answered, generously: it has let you take back your mistake.
tale-rest-end-bath = Use up all the hot water
tale-rest-end-bath-then = You come down pink, and quiet, in other people’s nightshirts. They were airing by the fire, four, in your sizes.

tale-rest-cradle = Kymo has washed everything that you own. It hangs along the shore of the Cradle, your shirts and the sail and Batto, who had fallen asleep in the sail. She goes up and down the line with pegs in her mouth. There are four beds in the house and they are boats, cut short, on rockers. She will not hear of the floor. In the dark she sits on the step with her back to you and sings the one about the fox, all nine verses. It is the last verse where people usually ask her something.
tale-rest-cradle-blamed = You asked it once already, hard, and she answered. She leaves a longer pause tonight, in case there is more.
tale-rest-cradle-trusted = Off the jetty the Argo shifts at her moorings, and settles, like somebody who has been let off a question.
tale-rest-cradle-pressed = She has laid a mat over the loose plank you brought her, the one with the names on it, so that no one should step there.
tale-rest-cradle-told = The crew, who know, have been given the floor of the good room, and sleep in rows, holding their caps.
tale-rest-cradle-seventh = Ask about the eldest girl
tale-rest-cradle-seventh-then = “She could swim,” says Kymo. “That’s the thing he has never been able to do anything with.”
tale-rest-cradle-fox = Ask for the fox again
tale-rest-cradle-fox-then = Somewhere in the fourth verse she is singing to people who are asleep. She does all nine, to be fair to the fox.

tale-rest-doldrums = No wind, no wall, no land; the sea lies like a sheet on a bed. Pelagia declares a holiday. Beards are cut. Batto sets up as barber, dentist and judge. Somebody has fished up a drum and somebody else a use for it. At noon the whole crew lie in the shade of the one sail and play at what-was. Each says a thing that they have seen, and the next must better it. It goes round to you four. There is a pause, not unfriendly. You are asked only for one thing each, and it may be small.
tale-rest-doldrums-told = They know what they are asking, and whom.
tale-rest-doldrums-cut = One has told of a hundred hands in the surf, and how the last put down its stone. He did the cutting.
tale-rest-doldrums-known = One has told how the Centimane held his palm over a head, and nobody has managed to better it.
tale-rest-doldrums-rooms = One of those who came out of a wall says: rain. Nobody betters that for quite some time.
tale-rest-doldrums-egle = Somebody begins on how long Egle could stay under, and stops. They all look at the water, where it is flattest.
tale-rest-doldrums-dived = Egle says: a voice that reads, at ninety feet. She was paid for it, she adds, so it is not to be bettered.
tale-rest-doldrums-small = Say a small true thing
tale-rest-doldrums-small-then = “A spoon, warm,” says one of you, and the others look up sharply. It wins.
tale-rest-doldrums-rower = Say a thing of the rowers’
tale-rest-doldrums-rower-then = It comes out of the mouth by itself: a wedding, a goat, a red boat. Two benches away somebody says, very low, that was mine. In the evening he takes up an oar that had lain idle since spring.

tale-rest-orchard = Apples roll about the deck, for the Orchard has no fence and the wind no manners. One may eat what is on the ground. Its owner is a widower with a ladder. He sets it up for you against the best tree; and then he stands and holds it, with both hands, looking elsewhere, though it does not wobble. For thirty years, he says, he held it for somebody who liked being up there. It has become a habit of the arms. Batto is stewing a bucketful. You have been told that you may each have one from the very top.
tale-rest-orchard-named = He has heard what the benches call you. For Crumb, who stays at the bottom, he has put out a box.
tale-rest-orchard-rooms = Some from behind the plaster lie on their backs in the grass. They cannot get over how high up it stops.
tale-rest-orchard-prows = A boat that need not turn round is drawn up under the trees. Eleven children have reached their first red harbour, and it has apples.
tale-rest-orchard-climb = Climb, and throw them down
tale-rest-orchard-climb-then = From up there one sees the whole of the wall, and that it is not finished. You do not mention it; you throw him the reddest.
tale-rest-orchard-ladder = Hold the ladder for him
tale-rest-orchard-ladder-then = He has never been up there himself. All one sees from below are his shoes, among the leaves, on tiptoe.

tale-rest-opened = Nine chairs, no two alike, have been set out on the sand, around a rug. You are invited to dinner. Your hosts have been out of the wall for some weeks, and are not used to it yet; when it blows they hold on to the table. There was a debate about the fire, because out here it moves. Everybody wants to pass you something. At one point in the evening all of them fall silent together and listen, with their spoons up. Nobody is counting. They look round at you, and then go on with the fish.
tale-rest-opened-sill = A boy with his finger in a book does the wolf, in voices, for whoever will sit.
tale-rest-opened-knots = Nine rope-makers have put up the windbreak, and do not agree about the knot.
tale-rest-opened-stillwater = Ianthe’s sister has set a price on each dish, and Ianthe is paying it.
tale-rest-opened-warp = The old lady from the deep asked for the chair with its back to the sea, and has turned it round twice.
tale-rest-opened-goring = Four girls are in the water. They have been in the water since Monday.
tale-rest-opened-whalefall = The wine is from sixty families, and the first glass of it goes over the side.
tale-rest-opened-kept = One guest arrived late, because you went back. There is lime in that hair still, and the best place at the table.
tale-rest-opened-miss = Ask them what they miss
tale-rest-opened-miss-then = The lamps, they say; the quiet; not having to make up one’s mind. A woman who has said nothing so far says: being counted.
tale-rest-opened-dance = Dance on the rug
tale-rest-opened-dance-then = The wind takes it, with two people on it. The others hold on to each other instead of the table, and find that it can be done.

tale-rest-hair = Hair in four colours lies on the deck. Pelagia does it herself, at each new moon, on a keg, with the sail shears, and you have put it off while you could. She knows these heads. She knows where this one was hit by a boom, and why that one will not keep a parting. She turns your face to the light with two fingers under the chin. For as long as it lasts one can sit there with eyes shut and be either. Then the shears stop. Behind the ear she has found something that she does not know, and all of you have it: a thumbprint, white as lime.
tale-rest-hair-named = “Hold still, Cricket,” she says, in the end. “You too, whoever’s ear it is.”
tale-rest-hair-told = The next rower in the queue leans over to look. He feels behind his own ear, and is relieved, and a little put out.
tale-rest-hair-asked = You asked her on the first morning whose hands those were. She has waited for somebody to ask about the heads.
tale-rest-hair-honoured = She says the four names that she once said to you, one over each head, very low, like somebody counting stitches.
tale-rest-hair-show = Have it cut so that it shows
tale-rest-hair-show-then = She crops you close, all four. It is the first thing about these heads that is your own, and she allows that it might look worse.
tale-rest-hair-were = Have it cut as it was
tale-rest-hair-were-then = She does not need to be told how. She holds up the pan, and four rowers look out; she thanks them, and brushes off the collars.
