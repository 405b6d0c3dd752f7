//! N12.2 · Scenery that enemies attack, and what a prey does with its cards.

use crate::ai::Act;
use crate::ids::SceneryId;
use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Phase;

/// A piece of scenery on a square.
fn scenery(start: Field, slug: &'static str, at: &'static str) -> Field {
    start.change(|game| {
        let card = game.pack.ids().find(|id: &SceneryId| game.pack.slug(*id) == slug).expect("a scenery card");
        game.lay_scenery(card, space(at));
    })
}

const CARDS: &str = "victory: [Stage(9)], prey: \"beast\", prey_cards: [
    (slug: \"looks\", ap: 3, squares: 2, attacks: 0), (slug: \"bites\", ap: 3, squares: 2, attacks: 2, does: [Inflict(Weakened)]),
    (slug: \"far\", ap: 3, squares: 1, attacks: 1, aims: Farthest), (slug: \"near\", ap: 3, squares: 1, attacks: 1, aims: Nearest),
],";

fn hunted(picture: &str, drawn: u16) -> Script<Renaissance> {
    let bare = [RUGGERO, FIAMMETTA]
        .into_iter()
        .fold(mission(picture, CARDS), |start, member| start.gear(member, "").skills(member, ""));
    let start = bare.change(|game| (game.prey_drawn, game.phase) = (drawn, Phase::Next));
    prove(start, |game, table| game.prey_acts(table, enemy(game, "beast")))
}

#[test]
fn n12_2_5_an_enemy_breaks_scenery_that_is_as_tempting_as_nobody_is() {
    let start = |threat: u8| scenery(field("R.X....."), "crate", "A6").hero(RUGGERO, move |hero| hero.threat = threat);
    let plan = |threat: u8| start(threat).game.plan(ONE, 5).expect("a plan").act;
    assert_eq!(plan(0), Act::Smash(0, space("A6")));
    assert_eq!(plan(1), Act::Attack(0, hero(RUGGERO)), "a hero with as much threat is preferred");
    let script = prove(start(0).acts("faun"), |game, table| game.foe_acts(table)).draws("reagents", ["pecunia"]);
    assert!(script.state().free().contains(space("A6")), "two hits, no die, Health 2");
    assert_eq!(script.state().loot, [0, 0, 1]);
    // A cart has no threat, and one out of the control area tempts nobody.
    let cart = scenery(field("R.X....."), "cart", "A6").game.plan(ONE, 5).expect("a plan").act;
    let far = scenery(field("R.X............."), "crate", "A15").game.plan(ONE, 5).expect("a plan").act;
    assert_eq!((cart, far), (Act::Attack(0, hero(RUGGERO)), Act::Attack(0, hero(RUGGERO))));
    // A mental attack harms no scenery.
    let nymph = scenery(field("R...N..."), "crate", "A7").game.plan(ONE, 4).expect("a plan").act;
    assert!(matches!(nymph, Act::Attack(..)));
}

#[test]
fn n12_2_5_what_breaks_does_what_its_card_says_and_heroes_break_it_too() {
    let start = scenery(field("RFX...").gear(RUGGERO, "club"), "powder-keg", "A4").skills(RUGGERO, "");
    let start = start.gear(FIAMMETTA, "").skills(FIAMMETTA, "");
    let script = prove(start, |game, table| game.damage_scenery(table, space("A4"), 1));
    assert_eq!((script.state().foe(ONE).wounds, wounds(script.state(), FIAMMETTA)), (1, 0), "who stands beside it");
    let bush = scenery(field("R....").gear(RUGGERO, "club"), "bush", "A2").skills(RUGGERO, "").turn(RUGGERO, 9);
    let script = bush.play().answers("1: smash club 1 A2").rolls("d8", [5, 1, 1]);
    assert!(script.state().free().contains(space("A2")));
}

#[test]
fn n12_2_6_an_enemy_breaks_scenery_that_bars_its_way() {
    let start =
        |slug: &'static str| scenery(field("####\nR..X\n####"), slug, "B2").hero(RUGGERO, |hero| hero.threat = 5);
    assert_eq!(start("crate").game.plan(ONE, 5).expect("a plan").act, Act::Smash(0, space("B2")));
    // Without a threat it is left alone; the enemy comes as near as it can.
    let cart = start("cart").game.plan(ONE, 5).expect("a plan");
    assert_eq!((cart.act, cart.to), (Act::Nothing, space("B3")));
    let open = scenery(field("....\nR..X\n####"), "crate", "B2").hero(RUGGERO, |hero| hero.threat = 5);
    let round = open.game.plan(ONE, 5).expect("a plan");
    assert_eq!((round.act, round.after), (Act::Nothing, Some(hero(RUGGERO))), "there is a way round");
}

#[test]
fn n12_2_8_the_prey_goes_and_strikes_as_its_card_says() {
    let looks = hunted("R.....B", 0).draws("prey", ["prey-1"]).rests();
    assert_eq!((looks.state().foe(ONE).at, wounds(looks.state(), RUGGERO)), (space("A5"), 0), "two squares, no blow");
    let bites = hunted("R..B", 0).draws("prey", ["prey-2"]);
    let bites = bites.rolls("d8", [5, 1, 1, 1, 1]).rolls("d8", [5, 5, 1, 1, 1]).rests();
    assert_eq!((bites.state().foe(ONE).at, wounds(bites.state(), RUGGERO)), (space("A2"), 1), "two blows");
    assert!(has(bites.state(), hero(RUGGERO), Status::Weakened), "and what the card adds");
    let short = hunted("R.....B", 0).draws("prey", ["prey-2"]).rests();
    assert!(!has(short.state(), hero(RUGGERO), Status::Weakened), "nothing befalls whom it does not reach");
    assert_eq!(short.state().foe(ONE).at, space("A5"));
    // A card that names somebody: the farthest, not the nearest.
    let far = hunted("R.B..F", 0b11).draws("prey", ["prey-3"]).rests();
    assert_eq!(far.state().foe(ONE).at, space("A4"));
    // On a tie its own priority decides: the first of two that are equally near, weak and dangerous is the weaker Fiammetta.
    let tie = hunted("F.B.R", 0b11).draws("prey", ["prey-4"]).rolls("d8", [1, 1, 1]).rests();
    assert_eq!(tie.state().foe(ONE).at, space("A2"));
}

#[test]
fn n12_2_9_the_printed_attack_is_the_reaction_attack() {
    let start = |picture: &str| {
        mission(picture, CARDS)
            .gear(RUGGERO, "")
            .skills(RUGGERO, "")
            .turn(RUGGERO, 4)
            .play()
            .answers("1: walk A1 plain")
    };
    let struck = start(".RB").rolls("d8", [5, 1, 1, 1, 1]);
    assert_eq!(wounds(struck.state(), RUGGERO), 1, "two hits less one success");
    // An attack that begins two squares away reaches nobody beside it.
    let spared = start(".RI").asks("1: ask-action");
    assert_eq!(wounds(spared.state(), RUGGERO), 0);
}
