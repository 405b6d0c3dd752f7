# Odyssey, the campaign. Fated mnemos: what could not be put down.

tale-fated-stone-in-the-shoe = A pebble had got into the shoe on the way down to a ford, when those feet were leading eleven others home. There was no time to stop. One thought about the pebble rather than the river, for a dozen steps, and in those steps two of the eleven were gone. The shoe was emptied afterwards, on the bank. It was an ordinary pebble, grey. Since then the foot had never gone in front of anybody without feeling for it.
tale-fated-stone-in-the-shoe-tell = Show the others the pebble
tale-fated-stone-in-the-shoe-tell-then = They passed it round. Each kept it in a shoe for a day, and gave it back without a word.
tale-fated-stone-in-the-shoe-keep = Keep it in the shoe
tale-fated-stone-in-the-shoe-keep-then = It wore a place for itself. One can get used to walking beside people.

tale-fated-first-through = There was a barn on fire with a cousin in it, and nine people before the door discussing who should go. The body had been the tenth. It had come late, out of breath, and it went through between the ninth and the end of his sentence. The cousin was not in there; he was in the crowd, discussing. It had been laughed about for years. But that body, after that, could not see a door with people standing in front of it.
tale-fated-first-through-laugh = Tell it as a joke
tale-fated-first-through-laugh-then = It went well; it always did. The eyebrows had never quite grown back.
tale-fated-first-through-smoke = Tell about the smoke
tale-fated-first-through-smoke-then = Nobody laughed. Someone asked how long one had gone on looking for him.

tale-fated-no-second-look = He had waved from the end of the mole, and the face had been turned to the sheets, and one had thought: next time. There was plenty of mole. When one looked round there was all of it, to the last stone, and nobody. It came out later that he had only bent down to tie a lace. But the neck had learned something in that instant and could not be got to unlearn it. What had been seen once had been seen.
tale-fated-no-second-look-wave = Learn to wave first
tale-fated-no-second-look-wave-then = It looked odd, at every departure, somebody waving before there was anyone to wave at. People got fond of it.
tale-fated-no-second-look-neck = Keep the neck straight
tale-fated-no-second-look-neck-then = It saw what was ahead very clearly. That was of use, at the oar.

tale-fated-glass-bones = “Careful,” they said, “it’s glass.” They had meant the lamp. The child had been told that so often, and always just as it ran up to somebody, that it took the word to itself. At six it knew itself to be of glass. It carried its own arms about as one carries someone else’s best plates. That passed off; the doctor was very good. But let anything go wrong, a rope, a word, and there it was in the bones, the little high ringing sound, a moment before.
tale-fated-glass-bones-ring = Let the others hear it ring
tale-fated-glass-bones-ring-then = Somebody laid an ear to that shin, quite seriously. “It’s a good note,” was the verdict.
tale-fated-glass-bones-wrap = Wrap up, and say nothing
tale-fated-glass-bones-wrap-then = Three shirts, in August. Under the third it was quiet.

tale-fated-owed-hour = A brother had taken the watch, one hour of it, as a kindness, so that those eyes could sleep. In that hour the boom came over. He had said: you owe me one. It was his voice exactly that woke them, each time, before anything that mattered: the hour before a landing, the hour before a fight. One got up. One stood it, in the dark, for him, to the last minute. And there was always just as much of it left to stand.
tale-fated-owed-hour-share = Let someone stand it too
tale-fated-owed-hour-share-then = Two of them, at the rail, not talking. It went by in what seemed more like an hour.
tale-fated-owed-hour-stand = Stand it alone, as owed
tale-fated-owed-hour-stand-then = At the end of it, towards four, it was possible to hear him turn over and go to sleep.

tale-fated-dry-mouth = Nine days in a boat with a full barrel, and the skipper had the cup. He was fair; everyone afterwards agreed that he had been fair. A mouthful at dawn, a mouthful at dusk, his own last. On the sixth the tongue was a thing that lay in there. That was when it learned not to ask. There was a well at the end of it, and a whole village handing up buckets, and the tongue, to the general surprise, said: thank you, I’m all right.
tale-fated-dry-mouth-drink = Take the cup when it comes
tale-fated-dry-mouth-drink-then = It took some doing. Batto held it there, looking out to sea, for as long as it took.
tale-fated-dry-mouth-pass = Pass it on, first
tale-fated-dry-mouth-pass-then = It went all the way round. There was always a mouthful left in it, at the end; they saw to that.

tale-fated-grey-sleeve = It was a plain sleeve, grey wool, unravelling. It had been all there was to hold on to in the crush at the ferry. One held on to it the whole way across, very tightly, because Mother had said to. On the other bank it turned out to be somebody else’s mother. She was kind. She bought a bun. From that time on, whenever there was noise and people running, the fingers would close on nothing, and the heart went down to see who it was.
tale-fated-grey-sleeve-sleeve = Hold on to a sleeve aboard
tale-fated-grey-sleeve-sleeve-then = Pelagia went on doing the lamps with one arm. She did not ask for the other back until morning.
tale-fated-grey-sleeve-bun = Remember the bun
tale-fated-grey-sleeve-bun-then = It had had aniseed in it. For all that had happened that day, that was so.

tale-fated-loose-tooth = It came out in a wager, at dice, with a laugh; and the stake had been everybody’s, the boat, the catch, and the winter. Nobody had noticed. One had the tooth in one’s hand and had thrown that by mistake along with the two bones. Three things rolled on the table. The other man looked at the tooth. “One,” he said, and took it for an answer. From then on the tongue went to the gap whenever dice were out. Whatever it touched there, the whole ship leaned.
tale-fated-loose-tooth-bury = Bury the tooth ashore
tale-fated-loose-tooth-bury-then = With a stone on it. That made two of them who knew where it was.
tale-fated-loose-tooth-dice = Throw it once more
tale-fated-loose-tooth-dice-then = Root upwards. Nobody could say what that counted as, and they played on.
