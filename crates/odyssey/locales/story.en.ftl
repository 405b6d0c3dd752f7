# Odyssey: lines of story, one for each card, under its rules.

## Gear

gear-fists-text = The first weapon, and the last they take from you.
gear-keel-mace-text = It broke waves for twenty years. Skulls are no harder.
gear-reaping-kopis-text = The harvest does not ask who sowed.
gear-siren-fang-text = She sang to the very last tooth.
gear-wreck-shield-text = It has sunk once already and did not care for it.
gear-siren-aspis-text = Put your ear to it. On second thoughts, don’t.
gear-ash-javelin-text = Ash remembers being a tree. It still wants the sky.
gear-bolt-thrower-text = For saying no from a distance.
gear-amazon-sagaris-text = One blow to learn its weight, one to need no other.
gear-butchers-kopis-text = Cheaper by the pound.
gear-nemean-lash-text = The hero took the skin. Somebody else had a use for the tail.
gear-drowned-aspis-text = Its owner is still holding the other half.
gear-forge-xiphos-text = Quenched thrice, forgiven never.
gear-closed-hand-pelta-text = A hundred hands taught it how to stay shut.
gear-horned-hoplon-text = The bull on it looks where you look, and enjoys it more.
gear-hecatomb-blade-text = A hundred oxen, one edge, no leftovers.
gear-tower-shield-text = Home is where you can crouch.
gear-talos-discus-text = The bronze giant threw it at ships. Mind your fingers.
gear-paired-fangs-text = Where one leaves a door open, the other one visits.
gear-crocodile-khopesh-text = The river smiles on this side too.
gear-oak-club-text = The oaks of Dodona foretell the future. This one is brief.
gear-flensing-blades-text = They say a whale feels nothing. Nobody asked one twice.
gear-ships-ram-text = There used to be a ship behind it.
gear-tunny-fork-text = In May the sea turns red. The rest of the year we practise.
gear-mast-spear-text = The sail had other plans.
gear-sternpost-bow-text = A crew to string it, a grudge to draw it.
gear-capital-mace-text = Doric: plain, heavy, and lately on the move.
gear-anvil-hammer-text = Nine days an anvil falls from heaven. This is the tenth.
gear-labrys-text = Two edges, so that regret may choose.
gear-whalers-harpoon-text = The rope is there for you, not for the whale.
gear-bull-hammer-text = It belonged to the bull. The bull would like a word.
gear-gigas-blade-text = Forged for someone who found it a little short.
gear-sailmakers-coat-text = Six stitches to the thumb, and a prayer in the hem.
gear-siren-scale-corselet-text = In a high wind it hums. Nobody marches beside you.
gear-forge-breastplate-text = The smith left his thumbprint where the heart goes.
gear-hundred-hand-panoply-text = Every plate was once a palm. It waves when you run.
gear-hide-linothorax-text = Linen for the funeral, hide for the postponement.
gear-tide-runner-text = It knows two directions, and when to change.
gear-antaeus-girdle-text = Fall as often as you like: the ground is on your side.
gear-war-aulos-text = Two pipes: one to be noticed, one not to be forgotten.
gear-second-sheath-text = For the day the first one sticks.
gear-ariadne-rope-text = Thicker than a thread. She has learned.
gear-sea-anchor-text = It holds on to water. Argue with that.
gear-abacus-mind-text = Seven beads of hope, carry one.
gear-heros-kettle-text = A toy, said the academy, and went back to rowing.
gear-heralds-banner-text = One does not strike a messenger, least of all an embroidered one.
gear-cowl-of-hades-text = Nobody has ever seen it work. That is the proof.
gear-lotus-phial-text = One sip, and home can wait. Two, and it stops waiting.
gear-oracle-knucklebones-text = The god is honest. The sheep had its doubts.
gear-winged-greaves-text = The feet leave first. The rest is advised to follow.
gear-hermes-chain-text = Only thieves find it locked.
gear-leather-grip-text = Three rivers of sweat, and it still holds.
gear-nectar-gland-text = The sweetness of the gods, without their patience.
gear-scale-inlay-text = A fish’s mail for a hero’s sleeve.
gear-whetstone-text = Every edge owes it something.
gear-bronze-boss-text = In the middle of the shield, as of most things, a bump.

## AI cards: the Centimane

ai-backhand-text = The other ninety-nine were busy.
ai-over-the-rail-text = It wanted to see what makes the thing row.
ai-fist-from-the-east-text = Dawn comes early, and does not knock.
ai-fist-from-the-west-text = The sun sets where this lands.
ai-one-then-another-text = On the subject of dodging it has a hundred objections.
ai-thunder-palm-text = You hear it once you have landed.
ai-many-small-fists-text = None of them means it. All of them arrive.
ai-hammer-blow-text = To this hand, there is only one nail in the world.
ai-hands-everywhere-text = Wherever you stand, somebody was holding the place.
ai-furious-hammer-text = The nail answered back.
ai-ground-drum-text = Under the sea bed, someone asks for quiet.
ai-chain-of-fists-text = Each link is looking for a jaw.
ai-from-below-text = The deep gives back what nobody lent it.
ai-breath-stealer-text = It collects last words, and cannot wait.
ai-no-end-of-knuckles-text = Count them if you like. It does.
ai-clap-of-thunder-text = Applause, with you in the middle.
ai-over-the-knee-text = Some gods are broken in, others in two.
ai-thrown-over-the-shoulder-text = For luck, as others do with salt.
ai-skull-vice-text = It only wants to know what you were thinking.
ai-all-hands-down-text = The motion is carried unanimously.

## AI cards: the Mazehorn

ai-toss-of-the-horns-text = A crescent moon, on its way up.
ai-pawing-the-ground-text = Somewhere behind you, a corridor is being thought of.
ai-headlong-text = It has never met a second opinion.
ai-hook-and-haul-text = Leaving? By this door, then.
ai-stamping-hoof-text = Its sums are simple: down, and stay there.
ai-bone-brow-text = Behind it, one idea and a great deal of wall.
ai-one-red-thought-text = It would gladly think of something else, if you moved.
ai-stampede-text = A herd of one.
ai-downhill-text = The labyrinth tilts for its friends.
ai-shut-the-door-text = Last one in shuts it. It always comes in last.
ai-wheeling-kick-text = It has the courtesy not to look.
ai-chew-the-cud-text = Every ninth year they sent it supper. This is the tenth.
ai-through-the-walls-text = The architect is offended. The bull is through.
ai-from-the-next-corridor-text = You heard it breathe before the wall did.
ai-faster-than-sound-text = The bellow is for the next of kin.
ai-the-logic-of-the-maze-text = If every turning is wrong, so are you. Hence.
ai-kneel-to-the-labyrinth-text = It takes tribute only, and you came empty-handed.
ai-the-way-home-text = It has asked for you in every house.
ai-no-other-prey-text = Fourteen names on the list. Yours is underlined.
ai-the-gate-of-horn-text = Dreams that pass here come true. This one has hooves.

## AI cards: the Emberwake

ai-rake-text = Five lines, and the poem is you.
ai-circle-and-burn-text = From the deck it looked like a second sunset.
ai-talon-text = This is how it shakes hands.
ai-stoop-text = Look up. It is too late, but look: how beautiful.
ai-ember-breath-text = It is only sighing.
ai-unhurried-text = Dessert can wait. You are the dessert.
ai-scent-of-nectar-text = You smell of gods. It has tasted them before.
ai-wing-beat-text = The tide goes out to make room.
ai-rain-of-embers-text = The only weather that takes aim.
ai-burning-wake-text = Where it has passed, noon stays behind.
ai-harry-the-wounded-text = It has a soft heart: it begins with those in pain.
ai-vengeful-talon-text = Whoever wrote on its wing is asked to sign.
ai-behind-you-text = The blind spot was its own idea.
ai-sun-dive-text = For a moment there are two suns. You get the nearer.
ai-phoenix-cry-text = In ports it has never seen, widows wake.
ai-all-that-burns-text = It comes back for what it lit.
ai-crown-of-fire-text = Three kings in one evening, and none by birth.
ai-pyre-text = No shore has driftwood enough for you all.
ai-drink-the-light-text = Anger keeps well. It prefers it fresh.
ai-ashes-and-again-text = Mourn quickly.

## AI cards: the Stonefather

ai-finger-of-stone-text = He only wants to point something out.
ai-stone-grows-over-text = What you broke was the scaffolding.
ai-footfall-text = He does not walk. The ground is brought to him.
ai-sweep-of-the-arm-text = He clears the table before he draws.
ai-patient-hand-text = He has raised mountains. He can raise you.
ai-shake-the-riders-off-text = No statue ever asked for pigeons.
ai-loose-masonry-text = The builders are long dead. So is the guarantee.
ai-who-stands-outside-text = A father counts his children before he locks up.
ai-pillar-fall-text = He never liked that temple.
ai-the-lightest-burdened-text = Carry your share, says the mountain.
ai-walls-close-in-text = A smaller house is easier to love.
ai-weigh-the-heart-text = On the other scale he puts a hill, to be fair.
ai-grinding-stride-text = The mills of the gods, but on time.
ai-crush-the-standing-text = In his house one sits.
ai-the-tide-of-stone-text = It comes in once an age. You chose today.
ai-break-the-god-text = He used to make gods. These came out thin.
ai-call-the-lost-text = They answer from inside the wall, all at once.
ai-petrify-text = He has your pose already.
ai-the-last-wall-text = It has no other side.
ai-unborn-again-text = Come back in, says the quarry.

## Body parts: the Centimane

part-open-palm-text = It offers you nothing, with both generosity and force.
part-gripping-hand-text = What it likes it keeps.
part-left-elbow-text = The shortest way between two faces.
part-right-elbow-text = Its brother boasts. This one turns round.
part-root-of-the-arms-text = Where a hundred quarrels begin.
part-barnacled-shoulder-text = Ships have run aground on less.
part-braided-arm-text = Three arms that gave up being apart.
part-counting-fingers-text = It counts you again, to be sure.
part-sword-arm-text = Of all the arms, the one that went to school.
part-beckoning-hand-text = Closer. It has a secret. The secret is the other fist.
part-shield-hand-text = Fifty blows parried, and never a thank-you.
part-walking-hand-text = It went for a stroll and took the arm along.
part-heart-of-knuckles-text = Clenched since before there was blood.
part-crowning-skull-text = The one head the other forty-nine ask.
part-fiftieth-face-text = It is the one that recognises you.
part-great-artery-text = A river in search of its sea.
part-drummer-hand-text = It keeps time. You are the skin.
part-the-hundredth-hand-text = The one that nobody has seen open.

## Body parts: the Mazehorn

part-gilded-muzzle-text = A king’s gold, licked thin.
part-split-hoof-text = One half stamps. The other half agrees.
part-left-flank-text = The corridor you should have taken.
part-right-flank-text = The corridor you took.
part-whip-tail-text = For flies, heroes and the like.
part-shaggy-back-text = A meadow that dislikes visitors.
part-wall-of-ribs-text = Load-bearing.
part-fetlock-wheels-text = Daedalus oiled them once, and slept badly.
part-hanging-lamp-text = It shows the way. It does not say whose.
part-ring-in-the-nose-text = There was a hand at the other end, once.
part-neck-folds-text = Curtains, and something chewing behind them.
part-withers-text = The best seat in the house, while it lasts.
part-turning-stone-text = It turned once for Theseus and has regretted it ever since.
part-third-eye-text = The other two are for show.
part-left-horn-text = It points at what the bull wants.
part-right-horn-text = And this one fetches it.
part-the-empty-room-text = The middle of the maze. It has been kept tidy for you.
part-bull-heart-text = It was a boy’s. It never grew out of it.

## Body parts: the Emberwake

part-tail-plume-text = A quill for signing cities away.
part-left-pinion-text = It fans what the right one lights.
part-right-pinion-text = It lights what the left one fans.
part-crest-text = When it rises, hats come off. Then hair.
part-ember-breast-text = It breathes in, and your campfire goes out.
part-hooked-talon-text = It hangs its guests up by name.
part-molten-eye-text = It wept once. There used to be a village.
part-hollow-bone-text = It will make a flute, for whoever is left.
part-throat-text = Three notes: hiss, roar, you.
part-wing-root-text = Wax did not hold here. Something worse does.
part-furnace-gut-text = It ate a giant of bronze and kept the best bit.
part-white-feather-text = Go on, weigh your heart against it.
part-great-pinion-text = Three villages lived in its shade and called it weather.
part-sun-disc-text = Do not stare. It minds.
part-open-beak-text = In there it is evening already.
part-egg-of-ash-text = It brings its next life along.
part-second-heart-text = For when the first one is bored with you.
part-undying-ember-text = Blow on it. Everybody does, once.

## Body parts: the Stonefather

part-mossy-ankle-text = It has stood still long enough to be a garden.
part-stair-of-the-shin-text = Mind the step between the ages.
part-quarried-knee-text = He lent you the stone for your temples. It is due.
part-left-buttress-text = It holds up the other one’s reputation.
part-right-buttress-text = It has never trusted the left.
part-keystone-text = Everything leans on it, and it leans on spite.
part-hanging-gallery-text = There was room for a choir. The choir came down with it.
part-walled-up-door-text = Someone inside has stopped knocking.
part-well-shaft-text = Drop a stone. You will hear it any day now.
part-crane-arm-text = It sets you down exactly where the plan says.
part-lintel-brow-text = Low, so that whoever enters must bow.
part-buried-mouth-text = It has one word left, and it is a long one.
part-vaulted-chest-text = The heart has an echo. The echo came first.
part-plumb-line-text = You are a little out of true.
part-foundation-stone-text = A promise is walled up beneath it. At times it moves.
part-inner-court-text = Here his children were let out to play, one at a time.
part-blind-window-text = Painted on, so that they would stop asking.
part-first-stone-text = Let whoever is without guilt lift it.

## Trauma

trauma-second-wind-text = The lungs had been keeping it back.
trauma-counterblow-text = Pain is a short letter. Answer it.
trauma-slip-away-text = The blow was meant for someone who stayed.
trauma-opening-seen-text = Between two ribs, a door ajar.
trauma-look-at-me-text = Vanity has saved more friends than courage.
trauma-hand-to-a-friend-text = You had one free. It was the broken one.
trauma-the-argo-answers-text = Her keel is oak that talks. It also listens.
trauma-read-the-beast-text = Between one pain and the next, a footnote.
trauma-deeper-than-it-looked-text = The sea tells the same joke.
trauma-torn-straps-text = The armour has decided to go on alone.
trauma-cracked-sinew-text = It sang like a bowstring, once.
trauma-shaken-text = The teeth are the last to hear that it is over.
trauma-the-ground-bends-text = A corner, where you had left a plain.
trauma-the-ground-splits-text = It could not agree with itself about you.
trauma-first-doubt-text = It has your own voice, only calmer.
trauma-clear-fury-text = Red, but with clean edges.
trauma-a-memory-surfaces-text = A kitchen, a name, rain on a roof. Then the noise again.
trauma-singled-out-text = Of all the ants it has learned to tell one apart.
trauma-the-pattern-shows-text = From down here it is perfectly clear.
trauma-shoulder-to-shoulder-text = Yours is out of joint. Use theirs.
trauma-gap-in-the-storm-text = Heaven blinks too.
trauma-something-gives-text = Bone or beast: one of you heard it.
trauma-one-last-verse-text = The poet is already cutting his reed.
trauma-shaken-off-text = As a dog does rain.
trauma-the-abyss-looks-back-text = It has a kind face. That is the worst of it.
trauma-one-clean-breath-text = Salt, thyme, nobody’s blood.
trauma-walled-in-text = Four sides, and none of them yours.
trauma-through-the-guard-text = The shield saw it go by.
trauma-the-corridor-turns-text = You went straight on. It did not.
trauma-no-way-home-text = Even the stars have been put back in the wrong order.
trauma-a-life-remembered-text = All of it, and it took no time at all.
trauma-on-its-feet-again-text = Nobody had told the knees.
trauma-washed-clean-text = Lethe, by the cupful.
trauma-last-charge-text = Forward was the only direction still working.
trauma-prophecy-in-blood-text = The handwriting is yours.
trauma-thread-in-hand-text = It was tied to your wrist all along.
trauma-reader-of-walls-text = They are all one sentence.
trauma-torn-open-text = What was inside had never seen the sun.
trauma-unstrung-text = The knees go first. Homer is right about that.
trauma-crushed-heart-text = It had just made up its mind.
trauma-last-stand-text = Here will do.
trauma-a-worse-coin-text = Charon bites it and says nothing.
trauma-shared-thread-text = One cut, two graves.
trauma-death-looks-away-text = She has seen a great deal, and would rather not.
trauma-the-fever-takes-hold-text = You count the corners of the sky. There are four.
trauma-spark-of-the-dead-gods-text = They left a light on, just in case.

## Godforms

godform-thunderer-text = He comes late, and all the louder.
godform-trident-bearer-text = The sea stands up to see who called.
godform-huntress-text = She does not chase. She arrives.
godform-gray-eyed-text = She has read how this ends.

## Nymphs

nymph-arethusa-text = Chased under the sea, she came up laughing.
nymph-melia-text = Every spear was once a sister of hers.
nymph-echo-text = She says it again, and means it more.
nymph-oreithyia-text = She married the north wind. She holds the reins.

## Mnemos

mnemos-first-dive-text = Green, then dark, then the pearl of not being afraid.
mnemos-the-long-oar-text = Your father’s hands had worn it to the shape of yours.
mnemos-funeral-games-text = You ran for the dead man’s boots. He would have bet on you.
mnemos-the-shepherds-fire-text = It was not yours, and there was room.
mnemos-the-broken-vase-text = You mended it so well that she never said a word.
mnemos-night-in-the-olives-text = They passed so close that you learned their names.
mnemos-the-wrestlers-oath-text = Never to let the other win. You were twelve.
mnemos-what-the-sibyl-said-text = Don’t wait, she said, from her chair, with her feet in a basin.
mnemos-salt-on-the-lips-text = Whose salt it was, neither could have said.
mnemos-the-empty-cradle-text = You made it with a moon cut through. It keeps onions well.
mnemos-the-ninth-wave-text = Eight can be ridden. At the ninth he took off his cap.
mnemos-a-door-painted-shut-text = An inch a night, with the knife, and the hen looking on.
