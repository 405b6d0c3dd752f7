# Odyssey, the campaign. Mnemos: what the bodies remembered.

tale-mnemos-first-dive-3 = The ears went first: a door of water closing on each. These lungs were nine years old, and had been bet a knife that they would not touch the anchor. It lay at eight fathoms, furred with weed, with a crab on it that had the air of a caretaker. The hand came down. Above, small as a coin, the light had faces round it, waiting to pay. It was very quiet, and nobody in the world could call that child in to supper. The hand stayed on the iron rather longer than the knife was worth.
tale-mnemos-first-dive-3-hold = Stay on the anchor
tale-mnemos-first-dive-3-hold-then = The chest learned that the end of breath has a cellar under it. It never told the knees.
tale-mnemos-first-dive-3-rise = Go up to the faces
tale-mnemos-first-dive-3-rise-then = They paid, and thumped the wet back, all of them together. It was a good knife. The back remembered better.

tale-mnemos-first-dive-7 = Eight fathoms, the knife, the crab: it was all there again, and beside the anchor this time there was a doorstep. It had been swept. Shells had been set along it by size. Somebody on the sea bed had taken the trouble to put out a mat, and on the mat lay a towel, dry, folded in four. The child’s hand went past the iron towards it. In all that water one could hear, quite near, somebody saying numbers under his breath.
tale-mnemos-first-dive-7-towel = Take the towel
tale-mnemos-first-dive-7-towel-then = It was warm. The counting broke off, and there was such gladness in the pause that the child looked up.
tale-mnemos-first-dive-7-iron = Keep to the anchor
tale-mnemos-first-dive-7-iron-then = The iron was cold and belonged to a ship. The fingers held to that, and to the bet.

tale-mnemos-first-dive-10 = Nobody had ever bet a knife. It came clear all at once, as a bottom does when the sand has settled. There had been one child who dived for coins off a mole, and loved it, and rowed, and lay down one dusk. There had been another who sank, long before, in a jar, wrapped, with the sea going by outside and someone singing. Two silences had been laid one upon the other so exactly that the lungs had taken them for one.
tale-mnemos-first-dive-10-towel = Only one of the two had ever been handed a towel.
tale-mnemos-first-dive-10-leave = Leave the dive to the diver
tale-mnemos-first-dive-10-leave-then = The mole, the coins, the whole bright noon went back where they belonged. The breath stayed on loan, with thanks.
tale-mnemos-first-dive-10-claim = Claim the jar
tale-mnemos-first-dive-10-claim-then = It was dark, it was rocked, it was theirs. From then on no water was ever quite deep.

tale-mnemos-the-long-oar-3 = The oar had been cut for a grown man. Those wrists were thirteen, and the only way to move it was to fall backwards, again and again, with all one had. The father had pulled it for twenty years; now he sat on the jetty with his chest strapped up and shouted the time. He did not shout well done. At the harbour mouth the swell took the blade, and for six strokes, seven, the thing went by itself, as a door does that has been hung right. Then he stopped shouting. It was the stopping that the wrists kept.
tale-mnemos-the-long-oar-3-on = Row on past the mouth
tale-mnemos-the-long-oar-3-on-then = Behind, the jetty got small and stood up. One did not have to look round to know that.
tale-mnemos-the-long-oar-3-back = Turn back to the jetty
tale-mnemos-the-long-oar-3-back-then = He took the oar in over the rail and looked at the blade and not at the palms. Then he looked at the palms.

tale-mnemos-the-long-oar-7 = The jetty, the strapped chest, the shout. And at the harbour mouth, in place of the swell, a wall came up out of the water as fast as one could row. It came at the beat of the voice. One, and a course; two, and a course. On the jetty there still sat somebody with an arm raised to give the time. But he was far too large for a jetty. And what he had been shouting, for some while now, was: come in, come in, come in.
tale-mnemos-the-long-oar-7-break = Break the time
tale-mnemos-the-long-oar-7-break-then = One stroke out of step, on purpose. The wall faltered like somebody who has been interrupted.
tale-mnemos-the-long-oar-7-come = Come in
tale-mnemos-the-long-oar-7-come-then = It was easy, the water leaned that way. And he had soup on; and he took the oar, which was heavy.

tale-mnemos-the-long-oar-10 = Two men had shouted the time, and it was possible at last to tell the voices apart. One had a strapped chest and a debt, and he had wanted somebody to get out of that harbour in his place. The other had wanted nobody to leave. They had used the same words. It was just that the first one, at the seventh stroke, had fallen silent, so as not to be in the way.
tale-mnemos-the-long-oar-10-broken = The wrists knew which of them it was that had let the beat be broken.
tale-mnemos-the-long-oar-10-leave = Leave the silence to the rower
tale-mnemos-the-long-oar-10-leave-then = It was the best thing that he had, and it went back under the bench, wrapped in the strap. At the next jetty there stood one with such wrists, asking for a bench.
tale-mnemos-the-long-oar-10-claim = Claim the seventh stroke
tale-mnemos-the-long-oar-10-claim-then = It had not been given to these wrists; they took it. There is no other way to get one.

tale-mnemos-funeral-games-3 = They ran for the dead man’s boots. It was the custom of the place: once round the headland, and whoever came in first wore them home. The feet were bare and seventeen and wanted to win. There was the shame of it: the dead man had been an uncle and had taught them to run. At the last bend there was just one other in front. He was lame. He had loved the uncle too, and everyone could see by the way he swung his leg what those boots would mean to him.
tale-mnemos-funeral-games-3-win = Run as the uncle taught
tale-mnemos-funeral-games-3-win-then = The boots were a size too big. The lame one laced them up for the winner himself, kneeling, and did it well.
tale-mnemos-funeral-games-3-slow = Come in second
tale-mnemos-funeral-games-3-slow-then = He never spoke of it. But he walked past the house every evening of his life, so that the boots should be seen to be in use.

tale-mnemos-funeral-games-7 = Round the headland, barefoot: and on the far side there was no finish, no crowd, only a corridor with a runner laid in it, lamps, a faint smell of wax. The boots stood at the end before a bed. They were very small. Nobody had died of whom one could have said his age. The feet ran on because that was all they knew. With every stride the runner had been brushed a little further, by someone going backwards, bent double, just in front.
tale-mnemos-funeral-games-7-catch = Catch up with him
tale-mnemos-funeral-games-7-catch-then = He straightened up, brush in hand, out of breath, and made way. “Not so fast,” he said. “She ran.”
tale-mnemos-funeral-games-7-stop = Stop running
tale-mnemos-funeral-games-7-stop-then = The brushing stopped as well. In the quiet somebody set the small boots straight.

tale-mnemos-funeral-games-10 = There were two pairs, then. The uncle’s, too large, which had gone round a headland on one person’s feet or another’s and been worn through, and buried. And those others, for a girl of about ten, never worn at all, since she had gone down to the sea without them. Whoever had wanted so badly to win had been running for the wrong pair. It came down to which of them one would lace up now.
tale-mnemos-funeral-games-10-caught = The one with the brush had never run for anything. He had only wanted the way to be clear when she came back.
tale-mnemos-funeral-games-10-leave = Bury the uncle’s boots again
tale-mnemos-funeral-games-10-leave-then = The lame one came to that funeral too. He had brought polish.
tale-mnemos-funeral-games-10-claim = Stand the small ones by the door
tale-mnemos-funeral-games-10-claim-then = There was no door. So they stood by where one would be, toes outward; it was a beginning.

tale-mnemos-the-shepherds-fire-3 = Somebody had to sit up with the fire. It was the youngest, always, with a blanket and a stick, while eleven shepherds snored round it like a second flock. Those eyes burned with smoke. One learned things at that fire. Damp wood talks. A dog asleep keeps one ear on duty. The dark is mainly sheep. Towards four a stranger came up out of it and stood at the edge, where the light was thin, and did not ask for anything, and his hands shook.
tale-mnemos-the-shepherds-fire-3-share = Move over for him
tale-mnemos-the-shepherds-fire-3-share-then = He warmed himself, said thank you in some other language, and was gone before the dog had made up its mind.
tale-mnemos-the-shepherds-fire-3-wake = Wake the eldest
tale-mnemos-the-shepherds-fire-3-wake-then = The old man looked, and lay down again. “That’s nobody,” he said. “That’s who we keep it lit for.”

tale-mnemos-the-shepherds-fire-7 = The stick, the blanket, the eleven snoring; and the fire was indoors. It burned on a hearth, in a room with a ceiling, on a hillside; the sheep stood about on the rug. Someone had thought that the child on watch would be cold. It was true. At the edge of the light stood the stranger, as before. But there was a pane of something between him and the warmth, and he had laid his shaking hand on it, flat.
tale-mnemos-the-shepherds-fire-7-pane = Lay a hand against his
tale-mnemos-the-shepherds-fire-7-pane-then = It was warm on this side and must have been a little warm on that. Neither took it away.
tale-mnemos-the-shepherds-fire-7-bank = Bank the fire up high
tale-mnemos-the-shepherds-fire-7-bank-then = One did what one could. The light went out through the pane at least, and he read something by it.

tale-mnemos-the-shepherds-fire-10 = Who had the stranger been? One had to go a long way back up the hill to ask it. To the shepherds he was nobody, a draught with hands. But a nurse had come that way once, at four in the morning, out of the dark, with four jars on a barrow, frozen, asking for nothing. Someone very young had moved over for her. So it might be that these eyes had not kept the fire. They might have been in the barrow, looking out.
tale-mnemos-the-shepherds-fire-10-pane = A palm was still warm from the pane. It fitted either story.
tale-mnemos-the-shepherds-fire-10-leave = Leave the fire to the shepherd
tale-mnemos-the-shepherds-fire-10-leave-then = Somebody had sat up, and it should be known who. The name came too, with smoke on it. In the next harbour a grandson answered to it, and stayed aboard.
tale-mnemos-the-shepherds-fire-10-claim = Claim the barrow
tale-mnemos-the-shepherds-fire-10-claim-then = It had one squeaking wheel. From then on every fire at sea was somebody moving over.

tale-mnemos-the-broken-vase-3 = Forty-one pieces, and one of them had gone down the drain. The vase had been the only fine thing in the house; it had two geese on it, and it had been looked at on feast days. These fingers had done it, with a ball. By lamplight, under the table, with fish glue, they put it together again in a single night. Towards dawn there was only the one hole left, in the neck of the second goose, the size of a thumbnail. In the morning the mother filled it with asters. She turned the hole to the wall. She never said a word.
tale-mnemos-the-broken-vase-3-own = Own up at breakfast
tale-mnemos-the-broken-vase-3-own-then = “I know,” she said, “you did the glue very well.” And passed the bread.
tale-mnemos-the-broken-vase-3-silent = Say nothing either
tale-mnemos-the-broken-vase-3-silent-then = For fourteen years they both dusted it with great care. It was the thing that they did together.

tale-mnemos-the-broken-vase-7 = The glue was there, the lamp, the forty pieces; and it would not come out. It came out too large. By midnight the fingers had built past the neck and gone on. There were always more pieces, and each one fitted: a shoulder, then a room, then a landing. It was not a vase that had been broken. Someone was passing the bits in from above, under the cloth, the right one every time. He breathed like a person who must not be noticed helping.
tale-mnemos-the-broken-vase-7-next = Hold out a hand for the next
tale-mnemos-the-broken-vase-7-next-then = It was put into the palm, and the fingers were folded over it, and patted. It was the missing one, with the goose’s neck.
tale-mnemos-the-broken-vase-7-stop = Put down the glue
tale-mnemos-the-broken-vase-7-stop-then = There was a whole house under the table. It was very tidy, and there was nowhere in it for flowers.

tale-mnemos-the-broken-vase-10 = A hole the size of a thumbnail had been turned to a wall for fourteen years by a woman who knew. That was one love, and had asters in it. The other could not let a hole be; it had to fill it, and then whatever was round it, and in the end the sea. The fingers had learned gluing from both. They lay in the lap, nicked, as clever as ever, and for once had nothing broken to hold.
tale-mnemos-the-broken-vase-10-helped = Or one thing: a neck, with its goose’s eye, that had come out of nowhere, from above.
tale-mnemos-the-broken-vase-10-leave = Leave the geese on their shelf
tale-mnemos-the-broken-vase-10-leave-then = They were somebody’s feast days. One looked, with hands behind one’s back, and went out on tiptoe.
tale-mnemos-the-broken-vase-10-claim = Claim the hole
tale-mnemos-the-broken-vase-10-claim-then = It was the only part of all that which had never been mended for anybody’s good. One can breathe through such a hole.

tale-mnemos-night-in-the-olives-3 = In the olives by night there is a grey that moves. The legs were eight years old, and were supposed to be in bed. They had come out through the goat hatch to see if it was true that the trees walk down to the well when no one is looking. So they stood without looking, face to a trunk, eyes shut, counting. Something rustled past. It rustled a long time, like a great many skirts. And when they did look, everything was exactly where it always was, but for a bucket, full, on the edge of the well.
tale-mnemos-night-in-the-olives-3-drink = Drink from the bucket
tale-mnemos-night-in-the-olives-3-drink-then = It tasted of leaves. All that summer whoever came to look for those legs looked just beside them.
tale-mnemos-night-in-the-olives-3-pour = Pour it out at their roots
tale-mnemos-night-in-the-olives-3-pour-then = It seemed only fair, they had fetched it. There was a sound as when a large animal is pleased.

tale-mnemos-night-in-the-olives-7 = Face to the trunk, eyes shut, counting: and somebody else was counting too. He was a number behind. When the child said five, it came out of the grey, four; it was a game, and he was It. Now those who rustled by were not trees. There were six of them, barefoot, giggling, and they went past to hide, one after the other, each touching the child’s back with a finger on the way: don’t tell. The last of them was taller. She ran straight on, past the well, downhill, where it smelled of sea.
tale-mnemos-night-in-the-olives-7-tell = Call out which way she went
tale-mnemos-night-in-the-olives-7-tell-then = He came at a run, and he was too late by a number. It was no one’s fault. Someone had counted one behind.
tale-mnemos-night-in-the-olives-7-hush = Keep quiet, as asked
tale-mnemos-night-in-the-olives-7-hush-then = He looked behind every tree. He called it an excellent place; he said so over and over, in case she could hear.

tale-mnemos-night-in-the-olives-10 = It was possible to stay with one’s face to the tree. One had done so for years; there was a mark of bark across the forehead. If these were the rower’s legs, then there had been a well, a bucket, a good long summer, and that was all. If they were not, then somebody had stood there with closed eyes while a sister ran by, and had felt her finger on the back. Only one thing spoke for it. The place between the shoulders was still a little warm.
tale-mnemos-night-in-the-olives-10-told = And one had called out, and it had made no difference, and that too was a thing one could put down.
tale-mnemos-night-in-the-olives-10-leave = Keep the well and the summer
tale-mnemos-night-in-the-olives-10-leave-then = The trees went down for water. Nobody looked, everybody was in bed, all of them, all present.
tale-mnemos-night-in-the-olives-10-claim = Turn round, and open your eyes
tale-mnemos-night-in-the-olives-10-claim-then = A hillside, a grey morning, a path to the sea with small footprints, far apart. She had been so fast. It was a pleasure to see.

tale-mnemos-the-wrestlers-oath-3 = Oil, dust, and a neck in the crook of the arm. The shoulders had wrestled him every feast day for nine years. They had sworn, the two of them, at twelve, with spit, that neither would ever let the other win. It was a fine oath. It had held through two broken ribs and a betrothal. On this day his mother was dying behind the third window and he had not slept. One could tell from his weight. He had come because one had sworn, and if one gave him so much as a finger he would know.
tale-mnemos-the-wrestlers-oath-3-throw = Keep the oath, and throw him
tale-mnemos-the-wrestlers-oath-3-throw-then = He lay there and laughed. He had not laughed that week. “Thanks,” he said, and asked for a hand up.
tale-mnemos-the-wrestlers-oath-3-hold = Just hold him there
tale-mnemos-the-wrestlers-oath-3-hold-then = Neither moved until sundown. The judges, who were farmers, looked at the sky and gave it to both.

tale-mnemos-the-wrestlers-oath-7 = Oil and dust; the neck in the arm’s crook; and then one more arm than there should have been. It came round from behind, quite gently, and lay over both of theirs. And one more. They were held, at the height of the clinch, by someone with all the arms in the world. He had seen two children fighting and come over to help. He did not know which to side with. So he held on. The shoulders, that had never once been held without having to win, did not know what one does next.
tale-mnemos-the-wrestlers-oath-7-lean = Lean back into it
tale-mnemos-the-wrestlers-oath-7-lean-then = There was a sound over their heads like a quarry settling. It took them a while to make out that he was humming.
tale-mnemos-the-wrestlers-oath-7-slip = Slip out under the elbow
tale-mnemos-the-wrestlers-oath-7-slip-then = The arms closed on the place with great care and went on holding it.

tale-mnemos-the-wrestlers-oath-10 = An oath with spit in it is not a thing that one can inherit. It had been two children’s, behind a barn. One of them lay down on a bench one dusk. The other, as far as anybody knows, still comes on feast days and waits by the ring. But there was that hold, with too many arms. That had been before barns. Somebody had wrestled there each evening with an eldest brother, who always lost, and put a great deal of thought into it.
tale-mnemos-the-wrestlers-oath-10-held = The humming, now, was not something one could have picked up in a village.
tale-mnemos-the-wrestlers-oath-10-leave = Leave the oath to those two
tale-mnemos-the-wrestlers-oath-10-leave-then = A message was sent, by a pedlar, to a village with a ring: all well, at sea, you would have lost.
tale-mnemos-the-wrestlers-oath-10-claim = Claim the brother who lost
tale-mnemos-the-wrestlers-oath-10-claim-then = One had never thrown him; it had been allowed. It makes no difference to how it felt, to be carried in on those shoulders.

tale-mnemos-what-the-sibyl-said-3 = The sibyl lived over a shoe shop and took payment in candles. Whoever climbed those stairs was twenty and had one question, much folded. She had her feet in a basin. She took the question, and held it to the light without opening it, and said: “You’ll be asked to wait. Don’t.” Then she said it would be two candles. On the way down, at the turn of the stairs, a man was coming up. He flattened himself to the wall, politely, and asked if one would mind waiting just a moment.
tale-mnemos-what-the-sibyl-said-3-go = Go straight past him
tale-mnemos-what-the-sibyl-said-3-go-then = He called after one, something, a name perhaps. The street was very bright and led, it turned out, to the harbour.
tale-mnemos-what-the-sibyl-said-3-wait = Wait
tale-mnemos-what-the-sibyl-said-3-wait-then = He had the other half of the question. One was married to him for eight years; it was a good wait.

tale-mnemos-what-the-sibyl-said-7 = The basin, the candles, the folded question; and the sibyl’s feet did not reach the floor. She was a child of ten, in a wet dress, and the basin was sea. Each time that she moved her toes, there was a small tide. She held the paper up to the light and read out what was on it. It was no question at all. It was a list: mittens, candles, seven, six. “He’ll ask you to wait,” she said, swinging her legs. “I did, for a bit.”
tale-mnemos-what-the-sibyl-said-7-ask = Ask her what it was like
tale-mnemos-what-the-sibyl-said-7-ask-then = “Cold,” she said, “and then all of it.” She seemed surprised that no one had wanted to know before.
tale-mnemos-what-the-sibyl-said-7-dry = Dry her feet
tale-mnemos-what-the-sibyl-said-7-dry-then = She put up with it as children do. Wherever the towel had been, they were wet again.

tale-mnemos-what-the-sibyl-said-10 = Over the shoe shop, when one went back there, the room was to let. Nobody had ever told fortunes in it. A cobbler’s widow used to sit there with her feet in a basin. People would come up with their troubles, and she told all of them not to wait, since she had. That was what the rower had paid two candles for. The other one knew a sister’s voice in any mouth at all. That had not been paid for in candles.
tale-mnemos-what-the-sibyl-said-10-asked = Cold, and then all of it: it had not sounded like something to be saved from.
tale-mnemos-what-the-sibyl-said-10-leave = Leave the advice to the rower
tale-mnemos-what-the-sibyl-said-10-leave-then = It was good advice and had been taken. On the sill two stubs were still burning.
tale-mnemos-what-the-sibyl-said-10-claim = Claim the voice
tale-mnemos-what-the-sibyl-said-10-claim-then = It said nothing further. It never had to; one only needed to have heard it once and not been frightened.

tale-mnemos-salt-on-the-lips-3 = They kissed goodbye on the mole because it was dark there, and the spray came over, and neither could have said afterwards whose salt it was. The mouth was twenty-six. It had promised a pair of boots, red, with eyelets, by the spring: for a daughter, aged four, who was asleep up the hill and had not been woken. One does not wake them. It is kinder, people say, and then on the boat there is all that time in which to think about it. The taste stayed till the second headland.
tale-mnemos-salt-on-the-lips-3-send = Send the first pay home
tale-mnemos-salt-on-the-lips-3-send-then = It was enough for one boot. She wore it on either foot by turns, the letter said, and hopped.
tale-mnemos-salt-on-the-lips-3-keep = Keep the taste
tale-mnemos-salt-on-the-lips-3-keep-then = Ever after, at the worst moment of any work, the tongue would go to the corner of the mouth to see.

tale-mnemos-salt-on-the-lips-7 = The mole, the dark, the spray; and up the hill a lamp was lit, then went from window to window, and down the path. The child had been woken after all. Someone was carrying her, in one hand, with the other round her against the wind, someone who took the steps three at a time and was in tears. “You can’t just go,” he said, and it was not clear to which of them. He had the boots with him. They were stone, red stone, beautifully laced.
tale-mnemos-salt-on-the-lips-7-take = Take the child from him
tale-mnemos-salt-on-the-lips-7-take-then = She was warm and smelled of bed and said, into the neck, crossly, that she had been told about the boots.
tale-mnemos-salt-on-the-lips-7-thank = Thank him for waking her
tale-mnemos-salt-on-the-lips-7-thank-then = He stood there with the boots. It had been a long time since anyone had told him that he had done right.

tale-mnemos-salt-on-the-lips-10 = A girl of four was by now a girl of eleven and had grown out of any number of boots. She lived on a hill. Someone had sailed away from her in the dark, out of kindness, and lain down one evening on a bench. That one had not got up; or had, and was somebody else. It would be simple to go there with that mouth. She would know it. She had only ever wanted to have been woken.
tale-mnemos-salt-on-the-lips-10-taken = The weight of her, asleep and cross, was still in the crook of the arm. It could be returned.
tale-mnemos-salt-on-the-lips-10-leave = Write to her, in the rower’s name
tale-mnemos-salt-on-the-lips-10-leave-then = Seven lines, the truth, and how it ended. At the bottom the hand signed by itself, with a flourish nobody had taught it.
tale-mnemos-salt-on-the-lips-10-claim = Claim the one who was not woken
tale-mnemos-salt-on-the-lips-10-claim-then = For there had been another, in a jar, carried down a path at night past a house where a man slept. He had not been woken either.

tale-mnemos-the-empty-cradle-3 = It was bespoke: cherry wood, with a moon cut through at the head. The arms had made it in the evenings of one winter for a child that was expected in March. In March there was snow. In April the arms carried the cradle up to the loft, and then came down again, and there was nothing whatever for them to do. They mended the fence. They mended the neighbours’ fence. In the end it was the other of the two who went up there, with a lamp, and was a long time, and came back with it full of onions.
tale-mnemos-the-empty-cradle-3-laugh = Laugh
tale-mnemos-the-empty-cradle-3-laugh-then = It was allowed, then. They laughed until it was not laughing any more, one at each end, rocking the onions.
tale-mnemos-the-empty-cradle-3-carry = Help carry the onions
tale-mnemos-the-empty-cradle-3-carry-then = It went in the pantry, by the window. Nothing in that house ever kept so well.

tale-mnemos-the-empty-cradle-7 = Snow at the window, cherry shavings, the moon half cut; and next to the bench on the floor sat a second carpenter. He was at the same work. His was of stone and wide enough for four, and he worked with his tongue between his teeth, like a boy. He looked over to see how one did the moon. He asked, shyly, for whom. And when he had been told, that it was no longer for anyone, he put his chisel down, and he did not pick it up again for some time.
tale-mnemos-the-empty-cradle-7-moon = Show him how to cut the moon
tale-mnemos-the-empty-cradle-7-moon-then = His came out crooked. He was so proud of it that there was no telling him.
tale-mnemos-the-empty-cradle-7-four = Ask for whom his is
tale-mnemos-the-empty-cradle-7-four-then = “Four,” he said. “I count them before they come. Then if one’s missing I shall know at once.”

tale-mnemos-the-empty-cradle-10 = Somebody had grieved over an empty cradle, and somebody had lain in a full one, and these arms could not have been both. Either they had carved a moon for a child that did not come. Or they had reached up, very small, four in a row, towards a crooked moon in stone, with a night sky behind it, and a face. From the loft came a smell of onions. It was a kind smell and it belonged to two people.
tale-mnemos-the-empty-cradle-10-moon = Who had shown whom how to cut it was a thing that went round and round.
tale-mnemos-the-empty-cradle-10-leave = Leave them the cradle
tale-mnemos-the-empty-cradle-10-leave-then = It was theirs and it was full. Someone with the same arms asked at the next port for work, any work, with wood.
tale-mnemos-the-empty-cradle-10-claim = Reach up for the moon
tale-mnemos-the-empty-cradle-10-claim-then = It could just be touched. It was cold, and badly cut, and someone had sanded it so that it should not scratch.

tale-mnemos-the-ninth-wave-3 = Eight can be ridden, and the ninth is prayed to; so they said along that shore. The knees had stood in the bow since midnight with a bailer. At every wave the skipper called its number, calmly, like a man paying out coins. At eight he took off his cap. Then it came, and it was no larger than the others, and went under them with a sigh, and there lay on the bottom boards a herring. They began again from one. Before morning they had been through it four times; there were four herring, and the skipper would not have them eaten.
tale-mnemos-the-ninth-wave-3-throw = Throw them back
tale-mnemos-the-ninth-wave-3-throw-then = One each, over the left shoulder, not looking. All round the boat it went flat, as far as one could see a lamp.
tale-mnemos-the-ninth-wave-3-eat = Eat one when he looks away
tale-mnemos-the-ninth-wave-3-eat-then = It was delicious. In all weathers, from then on, those knees knew which wave it was.

tale-mnemos-the-ninth-wave-7 = Six, said the skipper, seven. Then he said six. He said it again, leaning out over the bow with the lantern, as if a wave might be got to come back and be counted. His cap was already off. The sea had stopped; it stood round the boat, tilted, in slabs, waiting for him. The knees could see what none of the others saw, that he was not looking at the waves. He was looking between the sixth and the seventh, where there was a wet head, going away, not in difficulties.
tale-mnemos-the-ninth-wave-7-eight = Call out the eighth for him
tale-mnemos-the-ninth-wave-7-eight-then = The slabs let go all at once. He grabbed for the gunwale, and for the nearest collar, and held on to both.
tale-mnemos-the-ninth-wave-7-watch = Watch the head go
tale-mnemos-the-ninth-wave-7-watch-then = She had an easy stroke. Now and then she lay on her back for a rest, and looked at the sky.

tale-mnemos-the-ninth-wave-10 = Herring keep no count, and neither does the sea. It was people in boats who had needed numbers. One skipper had used them to bring eleven hands in through a bad night, and had then given four fish their due. That had been a great thing, and somebody had been there with a bailer. One other had never got past seven. It seemed now that the knees had stood in both boats. But only in one of them had anybody been holding their collar.
tale-mnemos-the-ninth-wave-10-called = Eight had been said, once, aloud, to someone who could not say it.
tale-mnemos-the-ninth-wave-10-leave = Leave the night to the eleven
tale-mnemos-the-ninth-wave-10-leave-then = They came in at six, with the cap on. Nobody ashore had been asleep.
tale-mnemos-the-ninth-wave-10-claim = Claim the hand on the collar
tale-mnemos-the-ninth-wave-10-claim-then = It had held on so hard that it hurt, and it had not been able to hold two. Both of these were so.

tale-mnemos-a-door-painted-shut-3 = The landlord had painted it shut. It was a back door, on a yard. He had gone over door, frame and crack with one brush, blue, to save on hinges. Then he had let the room to two orphans and a hen. The shoulder was fifteen and sore from trying. At night one lay there with a knife and drew it down the crack, an inch or so, quietly, and in the morning rubbed the flakes into the blanket. By spring it would be open. By spring, however, the elder had come to like the blue. It made, she said, for a wall with some life in it.
tale-mnemos-a-door-painted-shut-3-cut = Cut through the last inch
tale-mnemos-a-door-painted-shut-3-cut-then = It gave on a market day. The hen was the first out, and the elder of the two stood there with her hand on the frame.
tale-mnemos-a-door-painted-shut-3-leave = Leave it for her sake
tale-mnemos-a-door-painted-shut-3-leave-then = One slept badly that summer and had blue dreams. But it was true that the wall had some life in it.

tale-mnemos-a-door-painted-shut-7 = The knife went down the crack, and there was no crack. It was paint: posts, lintel, the shadow of a latch, all done with one brush by a loving hand. The yard had never been there. Somebody had noticed that these two liked to have a door to look at. On the other side he was blowing on it, to get it dry, a big soft breath, and then again, and one could smell that he had had soup. The hen pecked at the handle. It left a chip, and under the blue it was blue.
tale-mnemos-a-door-painted-shut-7-blow = Blow back
tale-mnemos-a-door-painted-shut-7-blow-then = There was a startled silence. Then, from out there, careful, one very small puff.
tale-mnemos-a-door-painted-shut-7-scrape = Scrape to the stone
tale-mnemos-a-door-painted-shut-7-scrape-then = It took the blade and most of a nail. The stone was a good stone, and there was nothing behind it, and it was blue for some way in.

tale-mnemos-a-door-painted-shut-10 = One had been a door, painted to look like a wall by a man who was saving on hinges. The other had been a wall, painted to look like a door, by one who saved nothing at all. It ought to be easy to tell two such things apart. The shoulder had leaned on both, that same year, with that same bruise. It came down to a flake of blue, which had stuck under a nail the whole time. What was there on the back of it?
tale-mnemos-a-door-painted-shut-10-blown = Somewhere a little puff of breath was still drying.
tale-mnemos-a-door-painted-shut-10-leave = Wood: leave it to those two
tale-mnemos-a-door-painted-shut-10-leave-then = Splinters, a hen’s feather. On a market day, in a yard, two people had stood about in the sun, not knowing where to put themselves.
tale-mnemos-a-door-painted-shut-10-claim = Plaster: claim it
tale-mnemos-a-door-painted-shut-10-claim-then = It was the first picture that anyone had ever made for those eyes. One could be fond of it, and want out.
