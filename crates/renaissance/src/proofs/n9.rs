//! N9 · Attacks of enemies.

use super::*;
use crate::choice::Gait;
use crate::state::{Phase, Verdict};

#[test]
fn n9_1_1_an_enemys_hits_less_the_successes_are_the_wounds() {
    let script = pushed("").rolls("d8", [5, 1, 1]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 2);
}

#[test]
fn n9_1_3_the_defence_is_rolled_with_the_printed_characteristic() {
    let start = field("O..N").gear(OTTAVIA, "").skills(OTTAVIA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false));
    script.rolls("d8", [5, 5, 1, 1, 1, 1]).rests();
}

#[test]
fn n9_1_6_a_full_defence_leaves_nothing() {
    let script = pushed("").rolls("d8", [5, 5, 5]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 0);
}

#[test]
fn n9_2_1_a_mental_attack_does_nothing_against_enough_successes() {
    let struck = |faces: [u8; 6]| {
        let start = field("O..N").gear(OTTAVIA, "").skills(OTTAVIA, "");
        let script =
            prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false)).rolls("d8", faces);
        (wounds(script.state(), OTTAVIA), has(script.state(), hero(OTTAVIA), Status::Hindered))
    };
    assert_eq!(struck([5, 5, 1, 1, 1, 1]), (0, false));
    assert_eq!(struck([5, 1, 1, 1, 1, 1]), (1, true));
}

#[test]
fn n9_3_1_whoever_walks_away_from_an_enemy_is_struck_before_the_step() {
    let start = || field("......\nXF....\n......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").turn(FIAMMETTA, 6).play();
    let script = start().answers("2: walk B4 plain").rolls("d8", [1, 1, 1]);
    assert_eq!((wounds(script.state(), FIAMMETTA), place(script.state(), FIAMMETTA).as_str()), (2, "B4"));
    let far = field("......\nX.F...\n......").turn(FIAMMETTA, 6).play().answers("2: walk B5 plain");
    assert_eq!(wounds(far.state(), FIAMMETTA), 0, "nobody beside her");
}

#[test]
fn n9_3_2_passing_an_adjacent_square_provokes_and_a_quiet_way_does_not() {
    let start =
        || field("........\n.F.X....\n........").gear(FIAMMETTA, "").skills(FIAMMETTA, "").turn(FIAMMETTA, 6).play();
    let script = start();
    let script = script.answers("2: walk A4 plain");
    assert_eq!(place(script.state(), FIAMMETTA), "A4");
    let game = script.state();
    assert_eq!(game.provoked(FIAMMETTA, space("A4"), space("A5")).len(), 1);
    assert_eq!(game.provoked(FIAMMETTA, space("A4"), space("B5")).len(), 0, "still beside it");
}

#[test]
fn n9_3_3_ko_by_a_reaction_attack_ends_the_activation_without_a_step() {
    let start = field("XF......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").hero(FIAMMETTA, |hero| hero.wounds = 3);
    let script = prove(start.turn(FIAMMETTA, 6), |game, table| {
        game.walk(table, FIAMMETTA, space("A4"), crate::choice::Gait::Plain)
    });
    let script = script.rolls("d8", [1, 1, 1]);
    let fiammetta = script.state().hero(FIAMMETTA);
    assert_eq!((fiammetta.ko, place(script.state(), FIAMMETTA).as_str(), fiammetta.sector), (true, "A2", 7));
}

#[test]
fn n9_3_4_a_reaction_attack_moves_nobody_and_the_source_of_a_push_does_not_react() {
    let start = || field("..FU").gear(FIAMMETTA, "").skills(FIAMMETTA, "");
    let reaction =
        prove(start(), |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), true)).rolls("d8", [1, 1, 1]);
    assert_eq!(place(reaction.state(), FIAMMETTA), "A3");
    let push = prove(start(), |game, table| game.force(table, Model::Foe(ONE), hero(FIAMMETTA), 1, true));
    assert_eq!((place(push.state(), FIAMMETTA).as_str(), push.state().verdict), ("A2", None::<Verdict>));
}

#[test]
fn n9_3_2_squares_that_a_hero_reaches_without_a_blow_and_with_one() {
    let picture = "
        .....
        .X...
        .R...
        .....";
    let game = field(picture).turn(RUGGERO, 2).game;
    let quiet = game.walks(RUGGERO, Gait::Quiet).expect("on the board").spaces() & game.free();
    board(
        &game,
        picture,
        quiet,
        "
        .....
        .....
        .....
        .....",
    );
    let plain = game.walks(RUGGERO, Gait::Plain).expect("on the board").spaces() & game.free();
    board(
        &game,
        picture,
        plain,
        "
        .....
        *.*..
        *.**.
        ***..",
    );
    let flank = "
        .....
        .X...
        ..R..
        .....";
    let game = field(flank).turn(RUGGERO, 2).game;
    let quiet = game.walks(RUGGERO, Gait::Quiet).expect("on the board").spaces() & game.free();
    board(
        &game,
        flank,
        quiet,
        "
        .....
        ..**.
        .*.**
        .***.",
    );
}

#[test]
fn n9_3_3_whoever_is_helped_up_at_once_does_not_go_on() {
    let start = frail("XF.O....").turn(FIAMMETTA, 6);
    let script = prove(start, |game, table| game.walk(table, FIAMMETTA, space("A6"), Gait::Plain));
    let script = script.rolls("d8", [1, 1, 1]).answers("3: react ottavia 1").rests();
    let game = script.state();
    assert_eq!((place(game, FIAMMETTA).as_str(), game.hero(FIAMMETTA).ko, game.turn.ap), ("A2", false, 0));
    assert_eq!(game.hero(FIAMMETTA).sector, 8, "all six AP, then one sector ahead");
    let whole = frail("XF.O....").turn(FIAMMETTA, 6).play().answers("2: walk A6 plain").rolls("d8", [1, 1, 1]);
    let whole = whole.answers("3: react ottavia 1");
    assert_eq!(whole.state().turn.hero.filter(|member| *member == FIAMMETTA), None, "her activation is over");
}

#[test]
fn n9_3_3_ko_in_a_dash_loses_all_ap_too() {
    let start = bare(field("XF......"), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).turn(FIAMMETTA, 6);
    let script = prove(start, |game, table| game.dash(table, hero(FIAMMETTA), 2, false));
    let script = script.answers("2: dash A4").rolls("d8", [1, 1, 1]);
    let game = script.state();
    assert_eq!(
        (game.hero(FIAMMETTA).ko, place(game, FIAMMETTA).as_str(), game.hero(FIAMMETTA).sector),
        (true, "A2", 7)
    );
    let quiet = bare(field("XF......"), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).turn(FIAMMETTA, 6);
    let script = prove(quiet, |game, table| game.dash(table, hero(FIAMMETTA), 2, true)).answers("2: dash A4").rests();
    assert_eq!((place(script.state(), FIAMMETTA).as_str(), script.state().turn.ap), ("A4", 6));
}

#[test]
fn n9_3_3_nothing_of_a_fall_is_left_when_a_step_is_over() {
    let start = frail("XF.O").acts("faun").change(|game| game.phase = Phase::Foes);
    let script = start.play().rolls("d8", [1, 1, 1]).answers("3: react ottavia 1");
    let turn = script.state().turn;
    assert_eq!((script.state().hero(FIAMMETTA).ko, turn.fallen, turn.downed), (false, 0, 0));
}

#[test]
fn n9_1_3_another_attack_is_defended_with_what_its_card_says() {
    let start = field("OX").gear(OTTAVIA, "").skills(OTTAVIA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false));
    script.rolls("d8", [5, 5]).rests();
}

#[test]
fn n9_3_3_whoever_survives_a_reaction_attack_goes_on() {
    let start = field("XF......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").hero(FIAMMETTA, |hero| hero.wounds = 1);
    let script = prove(start.turn(FIAMMETTA, 6), |game, table| {
        game.walk(table, FIAMMETTA, space("A4"), crate::choice::Gait::Plain)
    });
    let script = script.rolls("d8", [1, 1, 1]);
    assert_eq!((place(script.state(), FIAMMETTA).as_str(), script.state().turn.ap), ("A4", 4));
}
