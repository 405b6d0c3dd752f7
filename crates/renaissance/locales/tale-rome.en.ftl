# Renaissance, the plot book. The Hour of Rome.

tale-m10-before = From the Janiculum one sees the dial at once, because everything else in Rome leans away from it. It is as wide as a parish. They had cleared a parish for it, with decent compensation, and laid the hours in white stone. Every shadow in the city, of a tower, a beggar, a pigeon, fell in the direction it was told. Only the middle was bare. There the sun stood and waited. The bells were practising below, fifty of them, one stroke at a time, like a class being taught to say a single word. I paid for five beds and, after a moment, for one stall. It was dearer than the beds.
tale-m10-before-stop = We had come to stop it. In the pack the peg had begun to tick against the oats.
tale-m10-before-wind = We had come to see it wound. All the way from Tivoli the Elder Brood had lined the road, holding up their children. The Sworn had orders to let nobody near it, and no list of exceptions.
tale-m10-before-break = We had come to break it, with witnesses. I had the page of signatures in my shirt and had not washed.
tale-m10-before-godchild = On the bed lay a parcel from Vinci: one very small shoe, for luck, and a request for its return.
tale-m10-before-shadow = One shadow, we noticed, did not fall as told. It was a poplar’s, and a long way from home.
tale-m10-before-bell = I make it forty-nine. The fiftieth had a note from its doctor, a pond.
tale-m10-before-pray = Spend the night in one room
tale-m10-before-pray-then = Nobody slept, and nobody said so. Towards four somebody laughed about the geese, and it went round.
tale-m10-before-accounts = Have the accounts read aloud
tale-m10-before-accounts-then = I read from Vinci to the gate. There were two coins over, and I could not find whose. I have put them by, under Somebody.

tale-m10-open = At the eleventh hour, by the only clock there was, the Sworn drew a rope round the square. On the other side of it stood all Rome in its good clothes, with gods on its shoulders to see better. It was very quiet. A man sold cushions. Everyone had been given a ticket with the same hour on it. Three things lay between us and the middle: the square, the stair, the dial. “Tickets,” said the young Sworn at the rope, and his halberd shook a little.
tale-m10-open-boy = It was the herald of Ferrara, who had lost his hat. “Yours I received first,” I reminded him. He lifted the rope by a hand’s breadth, looking at a cloud.
tale-m10-open-tears = In the front row stood a man from the Salaria gate with his wife. They had kept a place for us, and for one more.
tale-m10-open-under = Go under the rope
tale-m10-open-under-then = Somebody cheered, by mistake. It was taken up.
tale-m10-open-cushions = Go in as cushion sellers
tale-m10-open-cushions-then = We sold nine on the way to the first hour. Item, feathers; profit, none.

tale-m10-serra = Captain Serra held the middle of the square with twenty men, and he had put on a clean collar, as for a trial. He looked past us to the belfry of Sant’Eustachio, where there was a face at the slats, with horns. They had moved his brother here for the day, so that he should behave. “When it is wound,” said the captain, “it is for good, they tell me. What is half a goat at that hour is a goat.” He had his orders in his glove. He had not yet taken off the glove.
tale-m10-serra-owes = “My word I gave you at Comacchio,” he said. “I should like to have it back, and to be worth it.”
tale-m10-serra-tied = The mule knew him at once, and put her nose in his hat.
tale-m10-serra-lid = “At Norcia,” he added, “they have taken off my lid. It held till St Lawrence’s. You were nearly right.”
tale-m10-serra-belfry = Send someone up the belfry
tale-m10-serra-belfry-pass = The four bolts were drawn. He came down on the rope, and the captain, seeing it, sat on the kerb and took the glove off finger by finger.
tale-m10-serra-belfry-fail = The third bolt was rusted, and broke, and so did something else. So he did the carrying himself, one of us over his shoulder, past his brother, who stood aside.
tale-m10-serra-order = Ask him to read his orders aloud
tale-m10-serra-order-then = He did, and his voice held. His twenty men, who had not heard them before, looked at their boots, at the slats, at us.

tale-m10-crowd = The crowd had been told not to move, and it had not moved; it had only begun to talk, in the quick low voice in which people say a rosary or a price. Someone was quoting. It was a fishwife from the Ripetta who had never been north of the Tiber in her life. She had it from a carter, and he from a friar, and the friar had got it off a wall. She said it well, with her fist on her hip. Then the man with the cushions said the rest.
tale-m10-crowd-dyers = “No colour to whoever will not ask the thread.” All down the rope people looked at their sleeves.
tale-m10-crowd-fires = “One spring, three hours, each kept by the other two.” A baker counted it on his fingers, and it came out.
tale-m10-crowd-turn = “It is all kept,” an old man told his wife, “at Siena. A god minds it. I sent him a word about you.”
tale-m10-crowd-chain = “Whoever turns over, let the next one know it.” It went along the rope hand by hand; one saw the rope go.
tale-m10-crowd-cart = The little god from Bolsena had brought his chair and his bell. Whoever came up breathless was rung in, and told that he had arrived.
tale-m10-crowd-sword = Two gentlemen stood there arm in arm and, from time to time, bowed to their own swords, which hung elsewhere.
tale-m10-crowd-toll = “Who has crossed has paid,” sang the children, out of a bridge game, to the halberdiers.
tale-m10-crowd-bell = And from over the Sabine hills came the note of a bell that had never been cast. All the others faltered.
tale-m10-crowd-lift = Ask them to lift the rope
tale-m10-crowd-lift-then = They looked at one another, to see who was to be first, and found that they had done it.
tale-m10-crowd-back = Ask them to keep back
tale-m10-crowd-back-then = They kept back, and passed us things: an orange, a shoe, a saint. The shoe was for the other foot.

tale-m10-stair = The stair has twenty-four steps, one for each hour, and on the twelfth stood a table with an inkstand, and behind it Loredana Moro was doing business. She had bought the concession. Whatever happened at noon would cast a shadow, and the shadow fell on so many ells of ground; she had let them at a fair rent. “I have bought winding,” she said, “and sold breaking. I tell you, so that you may allow for it.” Her men stood to either side. They had the look of men who are insured.
tale-m10-stair-owes = The youngest, on the left, held his boathook the right way round now. He moved a foot, so that one could pass.
tale-m10-stair-drowned = There were five of them on the left. The sixth place had been kept.
tale-m10-stair-loan = She remarked that there was a mule outstanding.
tale-m10-stair-rent = Rent the twelfth step ourselves
tale-m10-stair-rent-then = Three coins until noon, with right of way. She stood up to let us pass, for we were clients.
tale-m10-stair-audit = Ask to audit the books
tale-m10-stair-audit-then = She had always said that anybody might. There was an error, of one ell, against herself; she went white, and called for the sand.
tale-m10-stair-table = Jump the table
tale-m10-stair-table-then = The ink went over nine leases. “That,” said the factor, “was not covered”; and her men came up the stair.

tale-m10-leaves = On the last landing the stair turned, and where it turned an old man in leaves was sitting with a basket, too tired to be any other age. He was god of that as well. He had walked from Florence, he said; it had been all uphill, which was odd, for he remembered it otherwise. If it was wound he would be needed, in every orchard, on the hour. If it was stopped he could lie down. He did not ask what we would do. “You danced with me,” he said, “or you meant to. I only came to carry something.”
tale-m10-leaves-greeted = He remembered the cellar at Ferrara. He had news for us now; he had saved it up: the pear had taken.
tale-m10-leaves-carry = Let him carry the peg up
tale-m10-leaves-carry-then = He bore it before him in both hands, like a taper, and with each step was a year younger. At the top he gave it back, out of breath, a boy.
tale-m10-leaves-sit = Sit with him for one pear
tale-m10-leaves-sit-then = We sat. It was the last quiet there was that day, and it had a core.

tale-m10-dial = Noon had been standing in the middle of the dial since Easter, so that the stone there was too hot to look at. Beside it, in the only shade, which was his own, stood the Cardinal. He wore plain black. He had sent the choir home. “I did not ask,” said Lattanzio Corvara. “You wrote me the number, or you should have. I thought: if one asks them all, it will be winter, and the French will be at the pass. Tell me that I was wrong about the French.” Nobody could. The hole was at his feet, about as wide as a mule’s peg.
tale-m10-dial-heard = “You let me finish, once,” he said. “It is rare. I have not slept since, for going over it.”
tale-m10-dial-asked = “The almanac,” he said, “was mistaken about Tuesday also.” He had remembered the question.
tale-m10-dial-kneel = Kneel with the peg
tale-m10-dial-kneel-then = He knelt down opposite, an old man on hot stone, to hold it straight. Whatever was to be done could be done only from there.
tale-m10-dial-ask = Ask him to stand in the sun
tale-m10-dial-ask-then = He stepped out of his shade without a word. It stayed where it was; then it went and stood by the others.

tale-m10-wheels = Under the white stone the eleven wheels were turning, and one could hear the fourth, which sang. Zenobio lay down with his ear to the slab. He had gone grey in that summer, or it was the dust. “It is the screw,” he said, “two teeth from the top. I cut the thread by candle and it was not square, and I was paid, and I left it.” There was a hand-hole. One could reach it, if one did not care much for the hand. Above us the sun had begun, very slightly, to hum.
tale-m10-wheels-screw = Turn the screw square
tale-m10-wheels-screw-then = Half a turn. The fourth wheel stopped singing, and one heard how loud it had been, all over Italy, since Easter.
tale-m10-wheels-leave = Pull him away from it
tale-m10-wheels-leave-then = “It was well made otherwise,” he said, on his knees in the dust. We told him that it was. It was.

tale-m10-lost = They carried us out under the rope as one carries out guests who have been taken ill, and the crowd made room and lent coats. Noon was put off. The official reason was cloud. For three days there was a single cloud over Rome, about the size of a mule, and nobody had ordered it. The people at the rope went home and did not give back the tickets. In the hospital of Santo Spirito a nun asked me the hour, and I began to tell her; and then, from the next bed, somebody told her another; and someone a third. She wrote down all three.
tale-m10-lost-hurt = About what had happened to one of us the nuns spoke only in the corridor, and brought a softer pillow.
tale-m10-lost-cloud = Go back while the cloud holds
tale-m10-lost-cloud-then = We went at dawn by the river steps. The cushion man saw us, and whistled for the others.
tale-m10-lost-rest = Lie still until the third day
tale-m10-lost-rest-then = They fed us broth, by three different bells. I had not eaten so often in my life.

tale-m10-won = At the stroke the company had the middle of the dial, and the peg was in the hole, standing straight, and its shadow for the first time since Vinci lay nowhere at all. The bells drew breath. I took the stone out of my pocket. It was the same stone.
