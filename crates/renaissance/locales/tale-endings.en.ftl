# Renaissance, the plot book. The four endings.

tale-end-silence = One blow, a quarter turn to the left, and the shadow came home into the peg like a cat. Then it was quiet, so quiet that one heard Rome: a pan, a quarrel, a pump. On people’s shoulders the gods grew light. There was a smell of thyme, and then there were only shoulders; a porter next to me went on holding two ankles that were nobody’s. Each bell felt its way back to its own hour, and they were fifty, and none was right. “Now,” said the Cardinal, “there is an army at the pass.” There was. It was late by its own clock, and that gives us until spring. Neighbours entered since Vinci: two hundred and three. I correct: none. Item, one peg, stopped. I tie nothing to it.
tale-end-silence-ottavia = Ottavia had sat down on the twelfth hour. She listened; she put her head on her arms; she was asleep before I could enter it. She slept for two days, and we kept the street clear.
tale-end-silence-anselmo = Anselmo looked up for a sign, and there was none, and he said that it was very well written.
tale-end-silence-brother = On the kerb two brothers, of a height again, were sharing what was in a napkin.
tale-end-silence-leaves = Of the old man with the basket there was the basket. Somebody had greeted him going by; I hope it was one of us.
tale-end-silence-sky = That night the Kid was in her place, and the others, one could see, had found theirs.
tale-end-silence-pity = We helped the Cardinal up, one to each arm. He weighed nothing; his knees were burnt.

tale-end-new-age = We struck it together, and it went in two like a rusk, and nothing fell out of heaven. Each bell got its own hour back and struck it, and from Rome to the sea it was every time of day at once. Then somebody coughed. He was of doorsteps, and had been told to ask here about a room. I borrowed the cushion man’s table and dipped the pen; by evening the line went twice round the Pantheon. A ford wants its name, a vat its Sundays, a village noon a little later, on account of the cheese. It is slow. One war has been put off for want of an hour that both sides would sign. On the third day a man in plain black joined at the end, behind a faun. Item, for the mule, one peg, of beech. Carried forward: all of it, but with addresses.
tale-end-new-age-ruggero = Ruggero kept the queue. Whenever two wanted to hit each other he stood between, and nobody, in the end, liked to hit him.
tale-end-new-age-tessa = Tessa brought in a stag at evening, alive, on a string, for a neighbour.
tale-end-new-age-ram = The thunder of Vinci was the ninth. Under *trade* he put down August, and his five letters, as cut.
tale-end-new-age-bottom = The smell of rope wished for a harbour, any, and was given the smallest. One comes in there now with one’s eyes shut.
tale-end-new-age-door = There was a knock at the table, low down, twice. “Come in,” we said, all together, to nobody yet.
tale-end-new-age-nest = A sheet went over, very high, with three small ones after it. The laundresses stood up to wave.
tale-end-new-age-ground = Of the twelfth step we are still the tenants. I have had a bench put there.

tale-end-return = One blow, a quarter turn to the right, and Italy said *noon*. From the Alps to the last salt pan, all at once, the forks went down. The shadow ran out of the peg on every side, and stayed. I had been told that full temples are a fine sight; I have seen them, and they are. The gods receive by the hour. At the fords nobody waits any more; nobody is late, or early, or missed. At the pass an army looked at its clocks, found them agreed with ours, and went home. The Cardinal had been right about the French. He governs. In the evening, when the door is shut, he kneels, and by his order nobody writes down to whom. Item, one stone: deposited. The mule stands quite still, with nothing to tie her.
tale-end-return-fiammetta = Fiammetta goes about in a city where every house is full at the same hour. She says that it is no longer stealing; it is post.
tale-end-return-zenobio = Zenobio has the oiling of it. He asked for the post himself, and goes down each night, alone, with a very small lamp.
tale-end-return-brother = Donato Serra resigned. He keeps goats above Subiaco; one of them reads.
tale-end-return-sibyl = At Cuma there is a queue. The bottle has been hung a little lower, so that children can reach.
tale-end-return-audit = Loredana Moro paid out, to the ell. Of the error she had a copy framed.

tale-end-iron-night = The sun went down at noon, by order, and was not told to come up. The dial did not need it. It goes on by itself, with a sound of iron, and strikes hours that have no morning in them. Lamps were distributed, with receipts. The gods sit along the walls in the dark with their hands on their knees, like ringers. The Cardinal was seen upon the stair with a candle, looking for the hole; he asked everyone he met whether they had a moment. Of the company I have the names, and the coats. I go on with the accounts, because somebody may come. In what used to be the evening I drive in a peg, a wooden one. By lamplight its shadow points at me. Item, oil. Item, oil. Item, to the mule, who can see in the dark: nothing, she asks for nothing.
tale-end-iron-night-page = A boy of ten came with a paper boat and asked if it could be entered. I have entered it.
tale-end-iron-night-roof = From Vinci the priest writes that the roof holds. He cannot see it, but it is dry.
