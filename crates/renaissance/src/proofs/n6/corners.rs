//! Corner cases, where several rules meet.

use crate::choice::Gait;
use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Feat;

#[test]
fn n6_2_3_over_an_edge_it_is_a_fall_by_whoever_pushed() {
    let start =
        |class: &'static str| bare(field("..11L"), ANSELMO).at(ANSELMO, "A3").foe_on("A4").class(ANSELMO, class);
    let script = prove(start("penitent"), |game, table| game.force(table, Model::Foe(ONE), hero(ANSELMO), 3, true));
    let game = script.rests();
    assert_eq!(
        (place(game.state(), ANSELMO).as_str(), wounds(game.state(), ANSELMO)),
        ("A2", 2),
        "the push ends there"
    );
    assert_eq!(game.state().hero(ANSELMO).points, 2, "an enemy put both wounds on the sheet");
    let flat =
        prove(bare(field(".AX"), ANSELMO), |game, table| game.force(table, Model::Foe(ONE), hero(ANSELMO), 1, true));
    assert_eq!((place(flat.state(), ANSELMO).as_str(), wounds(flat.state(), ANSELMO)), ("A1", 0));
    // A hero who pushes an enemy over the edge has wounded it.
    let foe = field("..11L").at(RUGGERO, "A4").foe_on("A3").turn(RUGGERO, 4);
    let script = prove(foe, |game, table| game.force(table, hero(RUGGERO), Model::Foe(ONE), 1, true));
    assert_eq!((script.state().foe(ONE).gone, script.state().hero(RUGGERO).threat), (true, 2));
}

#[test]
fn n6_2_11_aid_is_a_mission_action_that_was_won() {
    let aided = |face: u8| {
        let start = field("AR").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6)).turn(ANSELMO, 9).play();
        let script = start.answers("4: aid ruggero").rolls("d8", [face, 1, 1, 1]);
        script.state().hero(ANSELMO).done(Feat::WonAction)
    };
    assert_eq!((aided(5), aided(4)), (1, 0));
}

#[test]
fn n6_6_3_a_familiar_comes_out_of_the_chest_with_the_rest() {
    let card = "victory: [Stage(9)], actions: [(slug: \"ring-the-bell\", icon: \"equipment\", ap: 1, place: Anywhere, does: [Rearm])],";
    let start = mission("R...X", card).gear(RUGGERO, "toad club").turn(RUGGERO, 4);
    let start = start.hero(RUGGERO, |hero| hero.chest = std::mem::take(&mut hero.items));
    let script = start.play().answers("1: act ring-the-bell here");
    let ruggero = script.state().hero(RUGGERO);
    assert_eq!((ruggero.items.len(), ruggero.familiar), (2, Some(space("A1"))));
    script.refuses("act ring-the-bell here");
}

#[test]
fn n6_2_1_whoever_is_hindered_on_the_way_may_have_to_stop() {
    let script = field("R,....").turn(RUGGERO, 5).play().answers("1: walk A5 plain");
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().hero(RUGGERO).sector), ("A4", 6));
    let dry = field("R.....").turn(RUGGERO, 5).play().answers("1: walk A6 plain");
    assert_eq!(place(dry.state(), RUGGERO), "A6");
    let walks = |picture: &str| {
        let start = field(picture).hero(RUGGERO, |hero| hero.threat = 1).acts("faun");
        prove(start, |game, table| game.foe_acts(table)).rests().state().foe(ONE).at
    };
    assert_eq!((walks("X,......R"), walks("X~......R")), (space("A4"), space("A5")), "water hinders nobody");
    // With all its AP a model may enter one square that is dearer.
    let dear = || field("R~...").hero(RUGGERO, |hero| hero.tokens.add(Status::Hindered));
    dear().turn(RUGGERO, 2).play().offers("walk A2 plain");
    let walk =
        |game: &mut Renaissance, table: &mut Table<Renaissance>| game.walk(table, RUGGERO, space("A2"), Gait::Plain);
    let script = prove(dear().turn(RUGGERO, 2), walk);
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().turn.ap), ("A2", 0));
    dear().turn(RUGGERO, 2).change(|game| game.turn.spent = 1).play().refuses("walk A2 plain");
}

#[test]
fn n6_3_1_a_test_has_one_die_at_least_and_a_threshold_from_two_to_eight() {
    let start = field("OE").gear(OTTAVIA, "twin-daggers").skills(OTTAVIA, "").turn(OTTAVIA, 9);
    let weak = start.hero(OTTAVIA, |hero| {
        hero.stats[1] = 1;
        hero.tokens.add(Status::Weakened);
    });
    // One die for Dexterity, one less for the daggers, one less for the token.
    let script = weak.play().answers("3: attack twin-daggers 1 maenad-1 0").rolls("d8", [5]);
    assert_eq!(script.state().foe(ONE).wounds, 1);
    let threshold = |printed: u8| crate::rolls::Pool::new(RUGGERO, 1, printed, "N6.3.1").threshold;
    assert_eq!((threshold(1), threshold(5), threshold(9)), (2, 5, 8));
}
