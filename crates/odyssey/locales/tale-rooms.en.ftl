# Odyssey, the campaign. Six ruins, six rooms.

tale-room-sill = A window sill, chest-high, with a geranium on it and no window. Behind the blind stone somebody is reading aloud, badly, to somebody younger; they have got to the part with the wolf. The reader stops. “Is that the tide?” asks the child’s voice, and the other one says no, love, that was before. You could have this out by evening, stone by stone from the top, if one of you can tell which stone the others lean on. It is a fine day for distance. The wind is on the quarter, and it will not be so again this week.
tale-room-sill-open = Take it down from the top
tale-room-sill-open-pass = A woman and a boy, white with lime, with a finger in the book. She asks which way the boats went; he asks you to finish the wolf.
tale-room-sill-open-fail = It takes all night, and you hear the story to the end, three times. The wolf gets in through the roof.
tale-room-sill-sail = Water the geranium and sail
tale-room-sill-sail-then = The wind is all you hoped. Somebody has taken a cutting and keeps it in a boot by the mast.

tale-room-knots = Nine bell ropes hang down the outside of this tower and go in through nine holes. Pull one and, inside, a bell says its note, and a moment later a person says theirs. They are the rope-makers of Knots. He walled them in at their work, and being rope-makers they have been busy: every rope is spliced to another within, and in the end to the keystone. “Pull the right one and we’re out,” says the first bell’s voice. “Pull a wrong one,” says the fourth, “and we’re stones.” They have had some time to argue over which it is.
tale-room-knots-open = Listen, and pull one
tale-room-knots-open-pass = The seventh, the one nobody had spoken for. Nine people come down nine ropes, and go on arguing on the ground.
tale-room-knots-open-fail = All nine bells at once. The tower opens like a basket; eight walk out of it, and the sound goes on walking.
tale-room-knots-learn = Ask them for the splice instead
tale-room-knots-learn-then = They teach it to you through the wall, all nine, proudly. It takes an hour. They do not ask what it is for.

tale-room-stillwater = Weed has been combed flat over this wall, to make it look like part of the bottom. Ianthe finds the edge with her foot. She says that she is only here on business; she says it to the stone. Then she tells it a price, a silly one, three herring for a boat, and puts her ear to it, and waits. That was a game, evidently. From within, muffled, very cross, a woman’s voice says two herring. There are others breathing in there, slow, in a sleep with lamps on. To open means the whole tide, with hammers. Something large on the skyline has already turned its head once.
tale-room-stillwater-open = Hammer through it
tale-room-stillwater-open-pass = Her sister climbs out with a shuttle in her fist and looks the boats over. “Which of them is ours?” Ianthe, after a while: “Both.”
tale-room-stillwater-open-fail = You bring it down, and half a reef with it. All are alive, coughing; on the skyline the head does not turn away again.
tale-room-stillwater-sail = Tell Ianthe there is no time
tale-room-stillwater-sail-then = She agrees with you, clearly and at once, with figures. Nobody aboard hears her speak for three days.

tale-room-warp = A piece of cloth the length of a harbour hangs down into Warp Deep, and in it, at ninety fathoms, is a room. That can be seen because it is lit. Eudora’s teacher went down there eleven years ago to look at the back of the pattern. Her lamp is on the table, she is at the table, and she has not turned a page for as long as you have watched. “She is happy,” says Eudora. “I want that understood before anybody does anything.” You might haul. You might not, also: on the same line one could let down a slate, with questions, and she would answer each of them in full.
tale-room-warp-open = Haul her up
tale-room-warp-open-pass = She comes up blinking and furious, with the page under her arm. By the second cup of broth she is asking who is on the throne.
tale-room-warp-open-fail = The cloth tears on a rock at the last. You get her and lose the pattern, and she will weigh the one against the other aloud for the rest of her life.
tale-room-warp-slate = Send down questions
tale-room-warp-slate-then = The answers fill both sides, beautifully. At the bottom, in pencil: is it raining, up there? I used to mind it.

tale-room-goring = Goat bells, under the rock. A whole hillside has been folded over and hemmed at the Goring Rocks, herd and huts together. Through a slit as wide as a hand you can see lamplight on wool. The herders have seen you too. They do not call. One comes to the slit, an old man of Karkon’s people, and explains without heat. Out there he lost three sons to three winters; in here he has not lost a kid. If you break the wall he will not stop you, he is eighty. But there are girls in the hut behind him who are shouting, and he has not translated that.
tale-room-goring-open = Break it for the girls
tale-room-goring-open-pass = Four girls come through at a run and do not stop until they are wet to the neck. The old man is already stacking the stones up behind them.
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
