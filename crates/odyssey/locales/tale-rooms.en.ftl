# Odyssey, the campaign. Six ruins, six rooms.

tale-room-sill = A window sill, chest-high, with a geranium on it and no window. Behind the blind stone somebody is reading aloud, badly, to somebody younger; they have got to the part with the wolf. The reader stops. “Is that the tide?” asks the child’s voice, and the other one says no, love, that was before. You could have this out by evening, stone by stone from the top, if one of you can tell which stone the others lean on. It is a fine day for distance. The wind is on the quarter, and it will not be so again this week.
tale-room-sill-open = Take it down from the top
tale-room-sill-open-pass = A woman and a boy, white with lime, with a finger in the book. She asks which way the boats went; he asks you to finish the wolf.
tale-room-sill-open-fail = It takes all night, and you hear the story to the end, three times. The wolf gets in through the roof.
tale-room-sill-sail = Water the geranium and sail
tale-room-sill-sail-then = The wind is all you hoped. Somebody has taken a cutting and keeps it in a boot by the mast.

tale-room-knots = Nine bell ropes hang down the outside of this tower and go in through nine holes. Pull one and, inside, a bell says its note, and a moment later a person says theirs. They are the rope-makers of Knots. He walled them in at their work, and being rope-makers they have been busy: every rope is spliced to another within, and in the end to the keystone. “Pull the right one and we’re out,” says the first bell’s voice. “Pull a wrong one,” says the fourth, “and we’re stones.” They have had some time to argue over which it is.
tale-room-knots-open = Listen, and pull one
tale-room-knots-open-fail = All nine bells at once. The tower opens like a basket, and nine walk out of it over the one of yours who pulled. The sound goes on walking.
tale-room-knots-learn = Ask them for the splice instead
tale-room-knots-learn-then = They teach it to you through the wall, all nine, proudly. It takes an hour. They do not ask what it is for.

tale-room-stillwater = Weed has been combed flat over this wall, to make it look like part of the bottom. Ianthe finds the edge with her foot. She says that she is only here on business; she says it to the stone. Then she tells it a price, a silly one, three herring for a boat, and puts her ear to it, and waits. That was a game, evidently. From within, muffled, very cross, a woman’s voice says two herring. There are others breathing in there, slow, in a sleep with lamps on. To open means the whole tide, with hammers. Something large on the skyline has already turned its head once.
tale-room-stillwater-open = Hammer through it
tale-room-stillwater-open-fail = You bring it down, and half a reef with it. All are alive, coughing; on the skyline the head does not turn away again.
tale-room-stillwater-sail = Tell Ianthe there is no time

tale-room-warp = A piece of cloth the length of a harbour hangs down into Warp Deep, and in it, at ninety fathoms, is a room. That can be seen because it is lit. Eudora’s teacher went down there eleven years ago to look at the back of the pattern. Her lamp is on the table, she is at the table, and she has not turned a page for as long as you have watched. “She is happy,” says Eudora. “I want that understood before anybody does anything.” You might haul. Or you might not: on the same line one could let down a slate, with questions, and she would answer each of them in full.
tale-room-warp-open = Haul her up
tale-room-warp-open-fail = The cloth tears on a rock at the last. You get her and lose the pattern, and she will weigh the one against the other aloud for the rest of her life.
tale-room-warp-slate = Send down questions
tale-room-warp-slate-then = The answers fill both sides, beautifully. At the bottom, in pencil: is it raining, up there? I used to mind it.

tale-room-goring = Goat bells, under the rock. A whole hillside has been folded over and hemmed at the Goring Rocks, herd and huts together. Through a slit as wide as a hand you can see lamplight on wool. The herders have seen you too. They do not call. One comes to the slit, an old man of Karkon’s people, and explains without heat. Out there he lost three sons to three winters; in here he has not lost a kid. If you break the wall he will not stop you, he is eighty. But there are girls in the hut behind him who are shouting, and he has not translated that.
tale-room-goring-open = Break it for the girls
tale-room-goring-open-fail = It opens where it wants. The girls are out; so are the goats, over a cliff they had not been told about.
tale-room-goring-slit = Widen the slit, let them choose
tale-room-goring-slit-then = A shoulder’s width. One girl puts her arm out as far as it goes, and feels the rain, and leaves the arm there.

tale-room-whalefall = Ribs rise out of the shallows in two rows, each one thatched. He has built into the whale as swallows build into a barn. Along the spine runs a street, with lamps, and under the jaw is a hall that would hold sixty. It holds sixty. They are the drowned of Whalefall, whom he fetched up one by one off the bottom and laid in their best clothes, hands folded, hair combed dry. He could not leave them out in the wet. Are they dead? It has to be said that they are. They are very well looked after, though, and their families row in on feast days with flowers.
tale-room-whalefall-open = Give them back to the sea
tale-room-whalefall-open-none = You carry out four before your arms refuse. The tide, which has been waiting outside with its hat in its hands, does the rest.
tale-room-whalefall-open-some = It takes until the lamps go out by themselves. The last one’s daughter has rowed up, and she takes the feet.
tale-room-whalefall-open-all = Sixty, one after another, with a name each where there is one. In the hall a place has been kept free, child-sized; the lamp there is the oldest.
tale-room-whalefall-flowers = Leave flowers, and gain the day
tale-room-whalefall-flowers-then = Batto has picked thrift and does not joke. He counts the places on the way out, out of habit, and counts one too many.

tale-still-sisters = Her sister climbs out with a shuttle in her fist and looks the boats over. “Which of them is ours?” Ianthe, after a while: “Both.” They do not embrace. They sit down on two thwarts, in two boats, with a plank between, and go through the accounts: what there is of their mother’s, and who has been using it. Six people with lit lamps stand on the reef at noon, and nobody has asked where they would like to be put. And there is a loom in there yet, with the cloth still on it. The sister, whose name is Melitta, has been counting you. “What are they getting?” she says. Ianthe goes red to the ears. She has put off that question for weeks.
tale-still-sisters-herring = Ask for two herring
tale-still-sisters-herring-then = It is paid on the spot, wet, out of a barrel. No one has ever seen Ianthe lose a bargain, and she looks as if she meant to lose it again.
tale-still-sisters-loom = Get the loom out as well
tale-still-sisters-loom-then = It comes through with a hair to spare on either side. On the plaster behind it are the weeks, in rows, and after the last one, “soon”.

tale-knots-nine = The seventh, the one nobody had spoken for. Nine people come down nine ropes, and go on arguing on the ground. By now it is about you. The rope is theirs, four hundred fathoms, every foot of it spliced in the dark, and it lies about the yard in loops. It is the best they will ever make. Eight of them want to cut it up and give you your share. The fourth bell, a small woman with a large voice, wants it left whole. “One day they’ll come to a hole that’s as deep as that,” she says. “And what did it hold up till now,” asks the first, “except us?”
tale-knots-nine-whole = Take it in one piece
tale-knots-nine-whole-then = It fills the cable locker and two hammocks. On nights when the ship rolls it says all of its nine notes, and someone answers in their sleep.
tale-knots-nine-nine = Have it cut in nine
tale-knots-nine-nine-then = They go off with a length each, round their necks, in nine directions. For a week you can hear them, from nine hills, giving different accounts of it.

tale-warp-page = She comes up blinking and furious, with the page under her arm. By the second cup of broth she is asking who is on the throne. Eudora has not said a word. She brings the shawl, she brings the stool; she sits down at those blue feet, as she must have at ten, with thirty years of questions. The old woman has the one page. It is the back of the pattern, and nobody else has ever seen it. “All ends,” she says. “From the front you would never guess. There isn’t a thread of it he has tied off.” She has had it before her for eleven years, and now she would burn it, if somebody held the lamp.
tale-warp-page-burn = Hold the lamp to it
tale-warp-page-burn-then = It goes up in a breath, with all its ends. Eudora watches it go, and the old woman puts out her feet to the warmth.
tale-warp-page-see = Let Eudora see it first
tale-warp-page-see-then = She looks until the kettle boils. “He isn’t finishing it,” she says. “He’s looking for where it stops.”

tale-goring-goat = Four girls come through at a run and do not stop until they are wet to the neck. The old man is already stacking the stones up behind them. They stand in the sea in their aprons and shout, and nothing shouts back, which is new. Then the eldest wades in again. She wants the goat; not the goats, the one. Her grandfather has got to the third row. Through the gap he hands her a cheese, a knife, her winter stockings, and then, hind legs first, the goat. He is weeping, or it is the lime. He has the next stone on his knee, and it is plain that he will not set it while she stands there.
tale-goring-goat-call = Call her away
tale-goring-goat-call-then = She comes. Behind her you hear the stone go home, and a palm, twice, patting it down.
tale-goring-goat-stand = Let her stand there
tale-goring-goat-stand-then = It is night before she turns round. At sunrise there is still a hole, the size of a cheese, and the stone beside it, ready.

tale-still-chalk = She agrees with you, clearly and at once, with figures. Nobody aboard hears her speak for three days. But that is afterwards. First she would like the loan of some chalk. It is a matter of finding the place again, she says; weed grows, one reef is much like another. She has gone back along the stone with her skirt knotted up, and has measured off with her forearm how wide a person is, and has stopped. It seems that she cannot do the upright. In there somebody has heard her put down the basket and is asking what it weighs. The tide is making, and you have the chalk.
tale-still-chalk-draw = Draw the door for her
tale-still-chalk-draw-then = Two posts and a lintel, as straight as you can. The handle she puts in herself, low down, where a sister would reach for it.
tale-still-chalk-keep = Keep the chalk, and cast off
tale-still-chalk-keep-then = She nods, and wades. The helmsman, looking back, says that there is something drawn on that wall in fish scales, and that it shines.
