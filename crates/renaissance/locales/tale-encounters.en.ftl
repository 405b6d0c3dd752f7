# Renaissance, the plot book. Four encounters.

tale-cart-before = We heard the cart before we saw it, because they were singing in it. It came round the walls of Bolsena with the carter asleep on her feet, went by, and in the time of a rosary came round again. It was the plague cart. Some Sworn had orders to burn it. They were decent about that too: they walked alongside with the torch, and waited for it to stop. “It will not,” a goosegirl told us. “It is the law. They only have to be kept off till somebody finds another.”
tale-cart-before-walk = Fall in beside the wheels
tale-cart-before-walk-then = We walked half a lap at their pace. A man in the cart offered us an onion, and thought better of it.
tale-cart-before-torch = Take the torch from the boy
tale-cart-before-torch-then = He let go with relief. It is a hard thing to give back, a torch, and nobody will hold it for you.

tale-enc-cart = By noon the Sworn had gone off to be told what to do next, and the cart was still going round. We walked beside it and read the statute. *Let no plague cart halt. Let no gate be opened to a cart in motion.* Whoever wrote the second article had not read the first. They had been at it since the Tuesday before last, on bread thrown from the walls, and the fever had left all nine of them out of boredom. Up in front a very little god, the colour of dust, rang the bell. He was of passing by. He had never been of anything else, and he watched us read with growing alarm.
tale-enc-cart-post = Find the god another post
tale-enc-cart-post-then = We moved him from passing by to arrivals: a chair inside the gate, two coins a year, the first year ours. He put his mark to it, a clapper, and the nine were handed in one by one, as to a dance.
tale-enc-cart-gate = Take the gate away instead
tale-enc-cart-gate-pass = A wall without a gate, we argued, cannot open one. They gave us two jars of the bishop’s vinegar; the little god went round once more by himself, for form’s sake.
tale-enc-cart-gate-fail = It came off, and it came off on us. The noise woke the carter, who looked at the cart, at the road, at her shoes. She was called La Bruna, and she gave Bolsena notice with the whip.

tale-cart-lost = In the end it stopped by itself, at a place like any other, when the carter’s knees gave. The boy with the torch looked at the torch. Then he set it down in the road, and trod on it, and sat next to it with his helmet in his lap. There they all stayed, outside the law, a cart at rest and a guard sitting down, until the gate opened from within to see what the silence was. Nobody has written it up. Nine went in. I had counted on none.
tale-cart-lost-help = Help carry them in
tale-cart-lost-help-then = They were light. One went on singing on the leader’s shoulder, a third below.
tale-cart-lost-boy = Sit down by the boy
tale-cart-lost-boy-then = He wanted to know what he would be charged with. We thought about it honestly, and could not find the word.

tale-duel-before = At Asolo a duel must be finished, and the lords Alvise and Tristano had begun theirs in the time of their grandfathers. They had inherited it. The swords were hung up each night and each dawn taken down, on a lawn worn to the clay. Two households of seconds had grown up round it, and fought one another when the principals were tired. Loredana’s office insured both. The two gentlemen met us bowing. They asked whether we would see fair play, because this morning, for some reason, their people had loaded the crossbows.
tale-duel-before-ground = Walk the ground with them
tale-duel-before-ground-then = They showed us each hollow. “Here my father slipped,” said one. “Here mine caught him,” said the other.
tale-duel-before-seconds = Breakfast with the seconds
tale-duel-before-seconds-then = They were bored to death, each in turn. Item, ham. The bolts were wax at the tip; it was only a matter of how close.

tale-enc-duel = When the seconds lay about the lawn, winded, the two gentlemen stood point to point in a light like milk, and neither could remember what it was about. There was a document. It was read: a matter of a swan, whose, and whether it had been called a goose. Their grandfathers had signed it in a fury, so that the ink had sprayed. By the law of Asolo the duel might end with blood, or with the withdrawal of the word; and the word was now nobody’s. In the pond a very old bird put its head on one side.
tale-enc-duel-word = Ask the bird which it is
tale-enc-duel-word-then = It thought. It signed the deed with its foot, as *both*; and the swords were hung up, and for want of practice nobody could find the hook.
tale-enc-duel-scratch = Let each draw one drop
tale-enc-duel-scratch-then = They did it by turns, with a needle, apologising. The Lagoon paid out on both, and to us, as seconds, three coins. The gentlemen have nobody to get up for now.

tale-duel-lost = They carried us to the edge of the lawn and went on with it. It was very fine to watch. Towards noon it came on to rain and they put up, each over the other, the free hand, as over a lady; and fought like that, and were wet all the same. Our bandages were found by a housekeeper, who served both families. “In winter,” she told us, winding, “they do it indoors, with spoons.” She thought that we had brought some life into it.
tale-duel-lost-watch = Stay and learn the feints
tale-duel-lost-watch-then = There are four, all of them courtesies. The fourth has since been of use.
tale-duel-lost-spoons = Sell them the mule’s spoons
tale-duel-lost-spoons-then = She has none; they were mine. They were delighted with the balance.

tale-toll-before = The bridge at Lerici has a toll that may be paid only in what one carries across for the first time, and the collector, a god of that arch, is thorough. He had taken, in one week, a bride’s nerves, a load of lemons, a grudge and somebody’s limp. People came to leave things. Now Lagoon men had leased the approach and were charging to let one get as far as the toll. A crowd stood on either bank. On ours there was a boy with a coffin on a barrow, quite light, who had to be across before dark.
tale-toll-before-boy = Push the barrow first
tale-toll-before-boy-then = They drew back from it on both sides. It was his dog. He had made the box himself, and dovetailed it.
tale-toll-before-swim = Look for a way beneath
tale-toll-before-swim-then = The arch had feet, and they were being washed. We begged its pardon, and went on between the toes.

tale-enc-toll = The god of the arch sat in his booth among all that people had left, up to the neck in it, and could not remember which things were his. He was not happy. He had asked a toll, he said, because a bridge that costs nothing is thought to be a piece of road. He had never meant to keep it. But they were so pleased to be rid of it all, and went off so lightly, and nobody came back by the same way. The boy with the barrow stood in front of him. He had nothing on him that he had not carried before.
tale-enc-toll-forgive = Write: who has crossed has paid
tale-enc-toll-forgive-then = He set his thumb to it, a keystone. Item, stamp, one coin. Then he held the barrow’s other handle as far as the middle, which is as far as he goes.
tale-enc-toll-leave = Leave something of ours for him
tale-enc-toll-leave-then = The leader left a habit. It is a great nuisance, the rest of us find, to have to do without it.

tale-toll-lost = The Lagoon men raised the charge on our account, and put up a notice to say so, with a small drawing of the mule. By evening the whole bank was reading it. There is a kind of fame that gets one fed: a lemon woman took us in, a bride sent cake. Then the boy came round with his empty barrow. He had waded. The water, he said, had been quite decent about it, and stood aside at the deep place, seeing what it was.
tale-toll-lost-cake = Share the cake with him
tale-toll-lost-cake-then = He ate with the look of one who has done a thing properly and does not know what comes next.
tale-toll-lost-notice = Charge for the likeness
tale-toll-lost-notice-then = The mule’s, at a farthing the look. The Lagoon respects a claim; they paid on the spot.

tale-bell-before = The bell-founders of Amandola cast at night, because bronze is vain and must not see itself. Tonight’s bell was for Rome, the fifty-first, the one to lead the rest. All the metal of the valley was in the pit: candlesticks, hinges, ladles, given or taken. The old mistress of the foundry had not been asked and could not refuse. “It wants one thing more,” she said, looking at us in the glow. “A bell has to be told its hour before it is poured. I have forty Sworn in the yard to see that I tell it theirs.”
tale-bell-before-ladle = Help at the ladles
tale-bell-before-ladle-then = One sees every face by that light as it will be when it is old. We looked, and then took care to look at the bronze.
tale-bell-before-yard = Go round by the charcoal yard
tale-bell-before-yard-then = Black goes well on black. Seven of the forty were asleep already with their chins on their keys.

tale-enc-bell = The yard was quiet, the bronze ready, and over the pit hung the old mistress’s hand with the plug in it. And the metal spoke. It did so in a small mixed voice, of ladles mostly. It did not wish to be a bell, it said; it had been in kitchens. It knew forty suppers, each at a different time, depending on when he got home. If it had to ring, then not all at once. She looked at me. In sixty years, she said, nobody had drawn up a paper with a casting, but then none had asked for one.
tale-enc-bell-uncast = Write that it shall not be cast
tale-enc-bell-uncast-then = “To each its supper.” It signed in the mould with a hiss; next day the whole valley came with tongs, for its own.
tale-enc-bell-small = Cast it as cowbells
tale-enc-bell-small-then = Three hundred, no two agreed. She rang one at my ear until I laughed, and kept back some bronze for us.

tale-bell-lost = They cast it before dawn, and it was told the hour of Rome, forty times over, by forty men in turn, and it learned. In the morning they broke the mould. It was perfect. The old mistress walked once round it with her stick. She had put her own wedding ring into the pit, and said that she could hear it, in the low note, arguing. They took it off south behind six yoke of oxen. At every bend it gave a small cough, like a ladle.
tale-bell-lost-follow = Walk with it to the pass
tale-bell-lost-follow-then = At the pass it coughed twice. We took off our hats, and felt foolish, and the drivers did the same.
tale-bell-lost-ring = Stay with the old mistress
tale-bell-lost-ring-then = She taught the leader to hear if a thing is cracked. Not by the sound, she said; by whether it waits. She gave us one coin, to listen to.
