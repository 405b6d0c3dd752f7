//! Boards: sight, reach, areas and reaction attacks drawn square by square, and the check cases of the facts about the game.

use super::*;
use crate::choice::Gait;
use crate::geometry::{Footprint, Spaces};
use crate::pack::schema::Shape;

/// The board of a picture with `*` on these squares and `.` on all others of the battlefield.
fn drawn(game: &Renaissance, picture: &str, set: Spaces) -> String {
    let lines: Vec<&str> = picture.split_whitespace().collect();
    let row = |up: usize, line: &str| {
        let sign = |(col, sign): (usize, char)| {
            let at = Space::new(up as u8, col as u8);
            if set.contains(at) {
                '*'
            } else if game.ground().open.contains(at) {
                '.'
            } else {
                sign
            }
        };
        line.chars().enumerate().map(sign).collect::<String>()
    };
    lines.iter().enumerate().map(|(n, line)| row(lines.len() - 1 - n, line)).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn board(game: &Renaissance, picture: &str, set: Spaces, expected: &str) {
    let expected = expected.split_whitespace().collect::<Vec<_>>().join("\n");
    assert_eq!(drawn(game, picture, set), expected);
}

/// The squares that Ruggero sees.
fn seen(game: &Renaissance) -> Spaces {
    let from = Footprint::from(game.hero(RUGGERO).space().expect("on the board"));
    let squares = game.ground().open.iter().filter(|to| *to != from.corner);
    squares.filter(|to| game.sees(&from, &Footprint::from(*to), true)).collect()
}

#[test]
fn n4_1_1_a_bush_and_an_opponent_throw_shadows_on_the_ground() {
    let picture = "
        .......
        ..b....
        R......
        ..X....
        .......";
    board(
        &field(picture).game,
        picture,
        seen(&field(picture).game),
        "
        ***....
        ***.***
        .******
        ***.***
        ***....",
    );
}

#[test]
fn n4_1_2_from_the_ground_only_the_edge_of_a_roof_is_seen() {
    let picture = "
        ...111L
        ...111.
        R..111.
        .......";
    let game = field(picture).game;
    let roofs = game.ground().heights.at(1);
    board(
        &game,
        picture,
        seen(&game) & roofs,
        "
        ...*...
        ...*...
        ...*...
        .......",
    );
}

#[test]
fn n4_1_3_from_a_roof_its_own_squares_hide_what_lies_beyond_them() {
    let picture = "
        .11L...
        .11....
        .......";
    let game = field(picture).at(RUGGERO, "B2").game;
    board(
        &game,
        picture,
        seen(&game),
        "
        ***....
        *.*....
        *******",
    );
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
fn n7_5_1_the_squares_of_areas_and_lines() {
    let picture = "
        .......
        .......
        R..X...
        .......
        .......";
    let game = field(picture).game;
    let (from, centre) = (space("C1"), Footprint::from(space("C4")));
    board(
        &game,
        picture,
        game.shape(Shape::Area(1), from, &centre),
        "
        .......
        ...*...
        ..***..
        ...*...
        .......",
    );
    board(
        &game,
        picture,
        game.shape(Shape::Area(2), from, &centre),
        "
        ...*...
        ..***..
        .*****.
        ..***..
        ...*...",
    );
    board(
        &game,
        picture,
        game.shape(Shape::Line(4), from, &centre),
        "
        .......
        .......
        .****..
        .......
        .......",
    );
}

#[test]
fn n7_5_1_a_line_leads_through_its_target_also_aslant() {
    let picture = "
        .......
        ..X....
        .......
        .......
        R......";
    let game = field(picture).game;
    let through = |at: &str, n: u8| game.shape(Shape::Line(n), space("A1"), &Footprint::from(space(at)));
    board(
        &game,
        picture,
        through("D3", 4),
        "
        ...*...
        ..*....
        .*.....
        .*.....
        .......",
    );
    board(
        &game,
        picture,
        through("B2", 3),
        "
        .......
        ...*...
        ..*....
        .*.....
        .......",
    );
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

// The check cases of the facts, by their numbers; the seventh, about the loot after a mission, belongs to the campaign.

#[test]
fn n8_2_1_check_case_1_three_successes_are_a_critical() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").hero(RUGGERO, |hero| hero.stats[1] = 4);
    let script = start.turn(RUGGERO, 4).play().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 6, 8, 2]);
    assert!(script.state().foe(ONE).gone, "four wounds against Health 4");
    assert_eq!(script.state().hero(RUGGERO).threat, 3, "wounded, critical, defeated");
}

#[test]
fn n8_2_2_check_case_2_lethal_makes_no_critical() {
    let start = field("RE").gear(RUGGERO, "lethal-club").skills(RUGGERO, "").hero(RUGGERO, |hero| hero.stats[1] = 4);
    let script = start.turn(RUGGERO, 4).play().answers("1: attack lethal-club 1 maenad-1 0").rolls("d8", [5, 6, 1, 2]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (3, 1));
}

#[test]
fn n7_1_2_check_case_3_wounds_on_equipment_bring_no_effect() {
    let start = field("RU").gear(RUGGERO, "buckler").skills(RUGGERO, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(RUGGERO), false));
    let script = script.rolls("d8", [5, 1, 1, 1, 1]);
    assert_eq!((wounds(script.state(), RUGGERO), script.state().free_resistance(RUGGERO)), (0, 0), "both taken");
    assert!(!has(script.state(), hero(RUGGERO), Status::Weakened));
}

#[test]
fn n2_3_3_check_case_4_a_hero_waits_up_to_the_first_token_ahead() {
    let start = |picture: &str| field(picture).token("faun", 5).hero(RUGGERO, |hero| hero.sector = 5).turn(RUGGERO, 4);
    let two = start("R..X.H").token("halberdier", 7).change(|game| game.spend(RUGGERO, 1));
    assert_eq!(two.game.forced_wait(), 1, "to VII");
    let one = start("R..X..").change(|game| game.spend(RUGGERO, 1));
    assert_eq!(one.game.forced_wait(), 0, "with a single token never");
}

#[test]
fn n2_1_2_check_case_5_equal_swiftness_lets_the_enemy_begin() {
    let start = field("R....H").token("halberdier", 1).change(|game| game.phase = crate::state::Phase::Next);
    let script = prove(start, |game, table| game.next_token(table));
    assert_eq!(script.state().turn.kind, Some(enemy(script.state(), "halberdier")));
}

#[test]
fn n2_5_1_check_case_6_an_objective_is_left_only_for_more_threat() {
    let card = "victory: [Stage(9)], objectives: [(threat: 3, goal: In('m'), ap: 1, does: [])],";
    let after = |threat: u8| {
        let start = super::position::mission("R..X....m", card).hero(RUGGERO, |hero| hero.threat = threat);
        start.game.plan(ONE, 5).and_then(|plan| plan.after)
    };
    assert_eq!((after(3), after(4)), (None, Some(hero(RUGGERO))));
}

#[test]
fn n5_3_1_check_case_8_from_swamp_to_swamp_nobody_is_hindered() {
    let script = field("R,,..").turn(RUGGERO, 9).play().answers("1: walk A3 plain");
    assert!(!has(script.state(), hero(RUGGERO), Status::Hindered));
    assert!(has(script.answers("1: walk A4 plain").state(), hero(RUGGERO), Status::Hindered));
}

#[test]
fn n3_1_1_check_case_9_only_a_range_that_reaches_three_crosses_levels() {
    let game = field("XL1.").at(RUGGERO, "A3").game;
    let (ground, roof) = (game.footprint(ONE), Footprint::from(space("A3")));
    assert!(!game.reaches(&ground, &roof, (1, 2), false) && game.reaches(&ground, &roof, (1, 3), false));
}
