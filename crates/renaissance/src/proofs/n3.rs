//! N3 to N5 · Levels, sight, the battlefield.

use super::*;
use crate::geometry::Footprint;

fn sees(picture: &str, from: &str, to: &str) -> bool {
    let game = field(picture).game;
    game.sees(&Footprint::from(space(from)), &Footprint::from(space(to)), true)
}

#[test]
fn n3_1_1_models_on_different_levels_are_never_adjacent_and_only_range_three_reaches() {
    let game = field("L1X").at(RUGGERO, "A2").game;
    let (roof, ground) = (Footprint::from(space("A2")), Footprint::from(space("A3")));
    assert!(!game.adjacent(&roof, &ground));
    assert!(!game.reaches(&ground, &roof, (1, 2), true), "a range of 1 to 2 never");
    assert!(game.reaches(&ground, &roof, (1, 3), true));
}

#[test]
fn n3_2_1_a_ladder_leads_up_for_two_ap_to_the_nearest_free_square() {
    let script = field("RL11").turn(RUGGERO, 4).play();
    script.offers("walk A3 plain; walk A4 plain").answers("1: walk A3 plain").check(|game| {
        assert_eq!((game.turn.ap, game.level(game.hero(RUGGERO).space().expect("on the roof"))), (1, 1));
    });
    let taken = field("RL11").at(FIAMMETTA, "A3").turn(RUGGERO, 4).play();
    taken.offers("walk A4 plain").refuses("walk A3 plain");
    field("R.11\n..L.").turn(RUGGERO, 3).play().refuses("walk B3 plain");
}

#[test]
fn n3_2_2_whoever_climbs_needs_no_ladder() {
    let start = field("R1\nL1").gear(RUGGERO, "boots").turn(RUGGERO, 2);
    assert!(is_climber(&start.game, RUGGERO));
    start.play().offers("walk B2 plain");
    field("R1\nL1").turn(RUGGERO, 2).play().refuses("walk B2 plain");
}

#[test]
fn n3_3_1_a_jump_costs_two_ap_and_two_wounds_but_not_by_a_ladder() {
    let start = field("L11..").at(RUGGERO, "A3").gear(RUGGERO, "").turn(RUGGERO, 4);
    let script = start.play().offers("walk A4 leap").answers("1: walk A4 leap");
    assert_eq!((wounds(script.state(), RUGGERO), script.state().turn.ap), (2, 2));
    let start = field("L11..").at(RUGGERO, "A2").gear(RUGGERO, "").turn(RUGGERO, 4);
    let script = start.play().answers("1: walk A1 plain");
    assert_eq!((wounds(script.state(), RUGGERO), script.state().turn.ap), (0, 2));
}

#[test]
fn n4_1_1_on_one_level_blocking_scenery_opponents_and_buildings_stop_sight() {
    assert!(sees("R....X", "A1", "A6"));
    assert!(!sees("R.b..X", "A1", "A6"), "a bush");
    assert!(sees("R.w..X", "A1", "A6"), "a well is only bulky");
    assert!(!sees("R.X..X", "A1", "A6"), "an opponent");
    assert!(sees("R.F..X", "A1", "A6"), "a friend");
    assert!(!sees("R.1L.X", "A1", "A6"), "a house");
    assert!(!sees("R.#..X", "A1", "A6"), "no part of the battlefield");
}

#[test]
fn n4_1_2_upwards_towering_scenery_and_other_roofs_stop_sight() {
    assert!(sees("R...L1", "A1", "A6"), "the target’s own roof square does not");
    assert!(!sees("R.t.L1", "A1", "A6"), "a tree");
    assert!(sees("R.b.L1", "A1", "A6"), "a bush is not towering");
    assert!(!sees("R...L11", "A1", "A7"), "another square of the roof");
    assert!(sees("R.X.L1", "A1", "A6"), "models do not");
    assert!(!sees("R.T.L1", "A1", "A6"), "tall ones do");
}

#[test]
fn n4_1_3_downwards_ones_own_roof_and_trees_one_level_below_stop_sight() {
    assert!(sees("1L..X", "A1", "A5"));
    assert!(!sees("11L..X", "A1", "A6"), "one’s own roof");
    assert!(sees("11L..X", "A2", "A6"), "from its edge");
    assert!(!sees("1L.t.X", "A1", "A6"), "a tree");
    assert!(sees("2L.t.X", "A1", "A6"), "not from a tower");
}

#[test]
fn n4_2_1_a_valid_target_is_in_range_in_sight_and_of_the_right_side() {
    let script = field("R.E.F").gear(RUGGERO, "long-bow").turn(RUGGERO, 4).play();
    script.offers("attack long-bow 1 maenad-1 0").refuses("attack long-bow 1 fiammetta 0");
    field("RE").gear(RUGGERO, "long-bow").turn(RUGGERO, 4).play().refuses("attack long-bow 1 maenad-1 0");
    field("R.b.E").gear(RUGGERO, "long-bow").turn(RUGGERO, 4).play().refuses("attack long-bow 1 maenad-1 0");
}

#[test]
fn n4_3_1_an_attack_on_a_friend_counts_from_five_on_and_may_be_on_oneself_with_range_nothing() {
    let start =
        field("A.R").hero(RUGGERO, |hero| hero.wounds = 3).hero(ANSELMO, |hero| hero.wounds = 1).turn(ANSELMO, 9);
    let script = start.play().offers("attack healing-hands 1 anselmo 0").answers("4: attack healing-hands 1 ruggero 0");
    let script = script.rolls("d8", [5, 5, 4, 4]);
    assert_eq!(wounds(script.state(), RUGGERO), 2);
}

#[test]
fn n5_1_1_bulky_and_blocking_scenery_cannot_be_entered() {
    for scenery in ["w", "c", "k", "b", "t"] {
        let picture = format!("R{scenery}.");
        field(&picture).turn(RUGGERO, 4).play().refuses("walk A2 plain; walk A3 plain");
    }
    field("R...").turn(RUGGERO, 4).play().offers("walk A3 plain");
}

#[test]
fn n5_2_1_water_costs_one_more() {
    field("R~~..").turn(RUGGERO, 4).play().offers("walk A3 plain").refuses("walk A4 plain");
}

#[test]
fn n5_2_2_water_puts_out_fire_and_nobody_burns_in_it() {
    let start = field("R~...").hero(RUGGERO, |hero| hero.tokens.add(Status::Burned)).turn(RUGGERO, 4);
    let script = start.play().answers("1: walk A2 plain");
    assert!(!has(script.state(), hero(RUGGERO), Status::Burned));
    let mut wet = field("~...").at(RUGGERO, "A1");
    wet.game.phase = crate::state::Phase::Over;
    let script = prove(wet, |game, table| {
        game.give(table, hero(RUGGERO), Status::Burned);
        Ok(())
    });
    assert!(!has(script.state(), hero(RUGGERO), Status::Burned));
    let dry = prove(field("R..."), |game, table| {
        game.give(table, hero(RUGGERO), Status::Burned);
        Ok(())
    });
    assert!(has(dry.state(), hero(RUGGERO), Status::Burned));
}

#[test]
fn n5_3_1_a_swamp_costs_one_more_and_whoever_comes_out_of_it_is_hindered() {
    let script = field("R,,...").turn(RUGGERO, 9).play().answers("1: walk A3 plain");
    assert_eq!((script.state().turn.spent, has(script.state(), hero(RUGGERO), Status::Hindered)), (4, false));
    let script = script.answers("1: walk A4 plain");
    assert!(has(script.state(), hero(RUGGERO), Status::Hindered));
}
