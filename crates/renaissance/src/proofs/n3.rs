//! N3 to N5 · Levels, sight, the battlefield.

use super::*;
use crate::choice::Gait;
use crate::geometry::Footprint;

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
fn n3_2_1_heights_as_far_as_a_hero_gets() {
    let picture = "
        ..11.
        RL11.
        .....";
    let game = field(picture).turn(RUGGERO, 4).game;
    let reach = game.walks(RUGGERO, Gait::Plain).expect("on the board").spaces() & game.free();
    board(
        &game,
        picture,
        reach,
        "
        ***..
        .***.
        ****.",
    );
}

#[test]
fn n3_1_1_check_case_9_only_a_range_that_reaches_three_crosses_levels() {
    let game = field("XL1.").at(RUGGERO, "A3").game;
    let (ground, roof) = (game.footprint(ONE), Footprint::from(space("A3")));
    assert!(!game.reaches(&ground, &roof, (1, 2), false) && game.reaches(&ground, &roof, (1, 3), false));
}
