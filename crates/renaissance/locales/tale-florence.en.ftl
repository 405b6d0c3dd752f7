# Renaissance, the plot book. Masks of Florence.

tale-m2-before = For a florin a Florentine will tell you the hour, and for two he will tell you whose it is. We had it for nothing at the Ringers’ Guild, where thirty big men sat along a wall with their hands open on their knees. The pointer was gone from Rome, said their consul. But the left-handed master, before he died abroad, had drawn the dial and written beside it where the pointer was. His codex was in the house of the Acciaioli, who were giving a ball that Saturday. One came masked. One left, the consul understood, searched. He had a plan of the house, and it was thirty years and three staircases old.
tale-m2-before-child = A letter had come from Vinci: Quarantuno had a tooth.
tale-m2-before-masks = Hire good masks
tale-m2-before-masks-then = We went as the four Evangelists. I went as the mule. Item, masks, four and a half.
tale-m2-before-kitchen = Go in with the fish
tale-m2-before-kitchen-then = Everybody looks at a cook and nobody at a cook’s boy with an eel. Item, one livery, which smelled.

tale-m2-open = Two hundred candles were lit in the house of the Acciaioli, and each had been given a guest to light. By the law of the house nobody could be asked his name before midnight, and by a newer law, not written down, nobody could be asked what he was. Hooves went by in silk shoes. A lady laughed without opening her mouth. At the doors stood Sworn of the Keys with halberds, there to see that the gods behaved, and to dance, if a lady insisted. I held the cloaks. Nobody counts the man who holds the cloaks.
tale-m2-open-dance = Cross the hall dancing
tale-m2-open-dance-then = It was a slow measure and a long hall. A satyr corrected our steps in passing, and was right.
tale-m2-open-loggia = Go round by the loggia
tale-m2-open-loggia-then = Quicker, colder, and lit by the moon, which had not been invited either. Item, one flowerpot, on a guard.

tale-m2-mask = The third room was painted with the winds, all eight with their cheeks out, and under each stood somebody wearing the face of a person who was not there. In the middle, on a reading desk, lay the codex. A gentleman dressed in fig leaves, any number of them, was minding it. He kept the page down with one finger and beat time with another; what was written on it he could not have said. When he saw us he did not call. He smiled, as one does at a boy who is up one’s pear tree and has forgotten how to get down.
tale-m2-mask-ask = Ask him for the dance
tale-m2-mask-ask-pass = He trod on everybody, and enjoyed it. When the music let go of us we had the book, and he had asked for the next one.
tale-m2-mask-ask-fail = He was so good that they cleared the floor for us and held up the candles. By the second figure the codex was ours; all Florence had us by heart.
tale-m2-mask-snuff = Snuff the candles
tale-m2-mask-snuff-then = It was darker than we had meant. A hand with leaves at the wrist found mine, laid the book in it, and patted it. Item, wax, on one sleeve.

tale-m2-alarm = A steward dropped a tray, and in the silence after it two hundred masks came off, for that is what one does, in a decent house, when there is a thief. Under some there were faces. A captain of the Keys pushed through them with his hat still on: a tired man, about forty, with goat’s hair on his sleeve. He had brushed at it. “Nobody is to be hurt,” he told his men, “unless I say so.” He had not said so yet. By the west door stood an old servant, who was holding it shut, or open; it depended.
tale-m2-alarm-fiammetta = Fiammetta had once scrubbed that floor, and he had once kept back for her the end of a capon.
tale-m2-alarm-evangelists = Three of the Evangelists still had their faces on. It was taken for doctrine.
tale-m2-alarm-eel = The eel, which nobody had paid for, came downstairs on its own.
tale-m2-alarm-servant = Run to the old servant
tale-m2-alarm-servant-then = He opened, and was dismissed that night after forty years. Item, to him, by a safe hand, wages; I got the sum wrong, and sent the difference.
tale-m2-alarm-window = Take the window instead
tale-m2-alarm-window-then = It was a better window than we deserved. The captain looked after us and took off his hat, and turned it round, and put it on.

tale-m2-roofs = On the roofs of Santa Trinita a family of chimney gods was at supper, small as cats and black as the pot they sat round. They had lived in those flues before there was a Florence. They did not mind the book, they did not mind the shouting, but we had stepped on the tablecloth. Below, torches went along the street like beads told in a hurry. “You could stay until they pass,” said the mother, “if you eat something. We never have company. It is always only feet.”
tale-m2-roofs-eat = Sit down and eat
tale-m2-roofs-eat-then = Soot, with a little oil. We asked for more, having been brought up. Item, to four stomachs, damage, forgiven.
tale-m2-roofs-leave = Leave a coin and run
tale-m2-roofs-leave-then = The mother put the coin with the others, on a string. She would have liked the company better; she said so down every flue to the river.

tale-m2-won = At dawn we sat under the arch of the fulling mill and opened the codex, all eight quires. It ran from right to left in a hand like a swarm. Here was a wheel. Here was Rome, or a cheese. A word kept coming back in the margins, always beside a little drawing of a fist. The consul of the Ringers wept over it and could not read it; he knew who could. There was a copyist at Comacchio, among the eels, who had worked for the master, and had lost his eyes since, in the master’s service. Item, one codex. Item, the leaves of a fig, pressed in it, fresh.
tale-m2-won-met = The gentleman had left his list of partners too. It had our names on it, and no others.
tale-m2-won-bonus = Ask the Guild for an advance
tale-m2-won-bonus-then = Thirty ringers turned out their purses. I gave a receipt to each, by name, and it took the morning.
tale-m2-won-study = Copy the word beside the fist
tale-m2-won-study-then = We copied it backwards, then forwards. Held to a mirror it said *bussare*. I entered it under Doors.

tale-m2-lost = They threw us out by the tradesmen’s door, which in Florence is a form of mercy, and kept our masks. Captain Serra himself saw to it. He had a list, and we were not on it, so that he could not arrest us without asking us in first. “On Wednesday they dance again,” he said, looking over our heads at the stars. “I tell you because I have to tell somebody to keep away.” He had the remains of a supper tied up in a napkin, for one. He carried it as if it were hot.
tale-m2-lost-thank = Thank him, and come on Wednesday
tale-m2-lost-thank-then = He had said what he had said. Item, masks, a second set: paper.
tale-m2-lost-follow = See where the supper goes
tale-m2-lost-follow-then = Up a belfry, three hundred steps, to a door with four bolts. Somebody behind it said thank you, in a voice with a bleat in it.

tale-m2-lost-again = The codex left the house of the Acciaioli on a Thursday, under the arm of a page nine years old, who had been told to burn it. He had seen the pictures and did not. He sold it to a chestnut seller for a cone of chestnuts, and she, having read in our faces what we had lost, sold it to us for a good deal more. She was sorry for us; she said so while she counted. “It goes the wrong way,” she pointed out. “I knew a man at Comacchio who wrote like that. You would do better with chestnuts.” Item, one codex, lacking two leaves, greasy.
tale-m2-lost-again-haggle = Pay, and take the cone too
tale-m2-lost-again-haggle-then = The cone was one of the two leaves. I took them off her an hour later with some difficulty, warm.
tale-m2-lost-again-page = Go and find the page first
tale-m2-lost-again-page-then = He was on the Ponte Vecchio with the second leaf, making a boat. He gave it up for a ride on the mule, at nine in the evening, all the way round the walls.
