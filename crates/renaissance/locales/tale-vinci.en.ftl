# Renaissance, the plot book. The hiring, and Thunder over Vinci.

tale-prologue = In the year when the bells of Italy began to agree, four people took a room with two beds at Vinci and asked the landlord for a man who could count. He sent me. I am Ser Lapo Bencivenni, notary, fifty-one years old, with my own ink. The Ringers’ Guild of Florence was paying: since Easter its members had had nothing to pull, for the ropes moved by themselves and all at once. Somebody had stolen the pointer from the great sundial of Rome, and the dial would not stop until it was put back or put away. Find it, said the contract. It did not say what then. I asked for a tenth and a mule. They gave me the mule.
tale-prologue-sign = Sign for the company
tale-prologue-sign-then = We drank to it with the landlord’s wine. Item, earnest money, one coin, which I bit before the ink was dry.
tale-prologue-read = Read the small hand first
tale-prologue-read-then = The small hand said that the finder keeps the risk. Item, one candle, and a habit that was to cost us more.

tale-m1-before = It rained upwards that morning, a little, over the olive terraces, and the women took the washing in from below. An old man told us what he had heard from his hens. Something was coming down the Lamporecchio road with its family, and it was asking in every yard whether people remembered it. At Larciano they had said no, out of honesty. At Larciano there was now a very good view. The priest rang for vespers at ten in the morning; the bell, he swore, had started it. Forty people were in the square with their dinner. The company had swords, or what passes for swords, and I had a mule to hold.
tale-m1-before-count = Count the people
tale-m1-before-count-then = Thirty-nine and one in arms. A thing that has been counted is harder to lose, my master used to say, and he lost only the town of Pisa.
tale-m1-before-feed = Buy everybody a drink
tale-m1-before-feed-then = Nobody runs well on soup. Item, wine for forty-four, one coin: the landlord had begun to fear that he could not take it with him.

tale-m1-open = The thunder got to Vinci before the rain did, on a Thursday in May, during the soup, and wiped its feet at the edge of the square. It had the head of a ram and, for hands, two anvils. It had brought the family down from Lamporecchio, and wished to know, if that was no trouble, which of these was the house of God; it had known Him slightly. Nobody swallowed. Across the church door the priest had dropped a bar, a thick bronze rod of no other use, and behind the bar he had put his shoulder. I had been in service for three hours. I inquired to whom one sent the bill.
tale-m1-open-reason = Reason with the priest
tale-m1-open-reason-then = It took an hour of doctrine through the keyhole, until he was hoarse. The rod he gave us to be rid of it; the mule, as it happened, lacked a peg.
tale-m1-open-door = Take the door off
tale-m1-open-door-then = The hinges were older than the creed. Item, to one priest, from beneath a door: apologies. The rod I held as security.

tale-m1-first = The first across the threshold was a grandmother with a goose, and the goose would not go in without the others. There were eleven others. Behind them the fauns had stopped to look at the washing, holding a shirt up to the light, with its arms out, as one greets a cousin. The way was open for as long as the shirt was interesting. Somebody had to carry the old, or somebody had to carry the geese, and the grandmother owned only one of the two.
tale-m1-first-old = Carry the old
tale-m1-first-old-then = They weighed less than they looked and complained more. Item, geese, eleven, entered as a loss to the grandmother, who read it.
tale-m1-first-geese = Carry the geese
tale-m1-first-geese-then = The old, seeing it, ran. Item, feathers, a quantity, and one egg, still warm, in the leader’s sleeve.

tale-m1-ram = The ram-headed thunder stopped at the fountain, washed its hands, and read the plaque of the benefactors. It was looking for its own name. It had filled that basin every August for eight hundred years, and below it now stood the name of a wool merchant. “Perhaps on the back,” it said. There was nothing on the back. A first drop fell, as big as a plate. The people by the fountain looked at us as one looks at a lawyer.
tale-m1-ram-scratch = Scratch its name on the stone
tale-m1-ram-scratch-pass = Five letters, well cut. It spelt them with its finger, twice, and for as long as that takes nobody was rained on.
tale-m1-ram-scratch-fail = The chisel slipped in the wet, and the third letter came out another. “It will do,” said the thunder, and shook hands; an anvil is meant kindly too.
tale-m1-ram-point = Say who paid for the plaque
tale-m1-ram-point-then = It thanked us and went to look for the wool merchant. His widow gave me one coin; for what, I have left blank.

tale-m1-bell = The bell struck thirteen, with nobody on the rope, and at the last stroke everything in the square that had horns turned to face south, politely, as people do when the host comes in. One could have walked between them. In the church porch eight women and a blacksmith had understood as much, and were waiting only for somebody to go first. The ringer, in tears, was holding the rope. “If I hang on,” he said, “she might strike again, or she might strike me.”
tale-m1-bell-first = Walk between the horns
tale-m1-bell-first-then = We crossed on tiptoe, nine people in a row, and one goat, which had joined out of interest. Item, shoes, wear.
tale-m1-bell-rope = Hang on the rope together
tale-m1-bell-rope-then = She struck again, and took four of us up to the first window. Item, skin of hands, eight. But it was thirteen o’clock for a good while longer.

tale-m1-won = By evening forty people were in the church, and one more, for the baby of the miller’s wife had not waited. The thunder stood outside until dark. It asked through the keyhole whether there was a service; the priest said not for it; it said good night. Then it went up the valley with its relations, and rain fell behind them, ordinary rain, downwards. I tied the mule to the bronze rod, driven into the turf with a stone. Item, one rod, found. Rescued: forty. I correct: forty-one.
tale-m1-won-broken = The door we left leaning on its own house, with a note.
tale-m1-won-geese = The grandmother counted the geese, then us, and was satisfied with the geese.
tale-m1-won-whole = The priest shut the door after us and felt along it for the rod; he had forgotten that he had given it.
tale-m1-won-fee = Take the village’s collection
tale-m1-won-fee-then = It came to two coins and a button. The button I returned.
tale-m1-won-child = Stand godparents to the child
tale-m1-won-child-then = They called it Quarantuno. It is a name like another, said the miller; so, I suppose, is Lapo.

tale-m1-lost = We lay in the ditch on the Empoli side and counted what we had, which was each other, nearly whole. In the square they were roasting something and singing in a Greek that the schoolmaster called dialectal. Nobody had been eaten. The forty had been set to remembering: each had to say what his grandmother used to leave on the windowsill, and for whom. Those who knew were let go home. The others were kept, and given soup, and asked again. The priest held the door still. There was time for one more attempt before they ran out of grandmothers.
tale-m1-lost-wash-house = Go back by the wash-house
tale-m1-lost-wash-house-then = The women showed us the way under the sheets. They had forgiven us by the second sheet, or were short of hands.
tale-m1-lost-learn = Ask an old man for the answers
tale-m1-lost-learn-then = Milk, for the one under the stairs. He told it in a whisper, and hit the leader with his stick for never having asked.

tale-m1-lost-again = In the end the matter was settled by a widow, who went out with a bowl of milk and asked the thunder how its mother was. It sat down on the church steps and told her. That took till morning, and in the morning it went home. The forty came out; the roof did not. The priest stood in what had been the porch and looked at us without reproach, which is a way of naming a sum. He had a bronze rod to sell, the only thing of value left him, and there was a hole in the roof. I did not bargain. Item, one rod, to tie a mule to: more than the mule.
tale-m1-lost-again-pay = Pay what he asks
tale-m1-lost-again-pay-then = He blessed us at cost. The widow sent after us a bowl, empty, to be filled elsewhere.
tale-m1-lost-again-work = Mend the roof instead
tale-m1-lost-again-work-then = It took four days and all our thumbs. He threw the rod in at the end, to see us gone.
