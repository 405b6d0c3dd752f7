//! B19 · Titan sheets, patterns, mnemos.

use super::b3::{attacked, performs};
use super::*;
use super::{b5, b6, b7};
use crate::choice::PowerRef;
use crate::pack::schema::Severity;

#[test]
fn b19_1_who_ignores_one_obstacle_in_a_movement_passes_one_and_not_two() {
    let walled = |powers: &str| bearing(field("#####\n1#.#."), 1, powers).turn_of(1).play();
    walled("passives: [(is: IgnoresOneObstacle)]")
        .offers("walk A3; walk C1")
        .refuses("walk A2; walk A5")
        .answers("1: walk A3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3")));
    walled("").check(|game| assert!(game.walk_ends(ONE, 5).is_empty()));
}

#[test]
fn b19_3_rows_above_the_titan_s_rage_are_dark() {
    let dice = |rage: u8, answers: &str, power: &[u8]| {
        b7::beside("club")
            .titan(1, |titan| titan.stats = [0, 9, rage])
            .play()
            .rolls("attack", [8])
            .draws("body", ["part-4"])
            .rolls("power", power.iter().copied())
            .answers(answers)
            .logs("log-power-fail; log-part")
    };
    dice(0, "1: attack club 1", &[1, 1, 1]).asks("1: ask-row");
    dice(4, "1: attack club 1; 1: pass; 1: none", &[1, 1, 1, 1]).asks("1: ask-row");
}

#[test]
fn b19_4_the_side_of_a_row_that_was_taken_uses_up_the_row() {
    // Rage 4: pushback or a re-roll. The re-roll is used, so no pushback is offered afterwards.
    b7::beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 3])
        .play()
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-first-window")
        .offers("use row 3 of titan 1 keyword 1")
        .refuses("use row 3 of titan 1 keyword 2")
        .answers("1: pass")
        .asks("1: ask-power-reroll")
        .rolls("power", [1, 1])
        .answers("1: die 1, die 2")
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action");
}

#[test]
fn b19_4_an_option_names_the_whole_side_of_a_row() {
    let row = "(rage: 1, sides: [[Break(1)], [Opening(1)]])";
    let changed = changed(
        b7::beside("club"),
        &[("classes.ron", row, "(rage: 1, sides: [[Break(1), Opening(1)], [PowerReroll(1)]])")],
    );
    let named = |side: u8| {
        let name = changed.game.ability_name(Source::Row(ONE, 0), PowerRef::Keyword(side));
        format!("{name:?}")
    };
    assert!(named(0).contains("break") && named(0).contains("opening"));
    assert!(!named(1).contains("opening") && named(1).contains("power-reroll"));
}

#[test]
fn b19_6_a_movement_of_a_row_adds_up_with_that_of_a_card() {
    let pushed = |gear: &str| {
        field("...........\n1PP........\n.PP........")
            .gear(1, gear)
            .titan(1, |titan| titan.stats = [0, 9, 3])
            .turn_of(1)
            .play()
            .rolls("attack", [9, 9])
            .answers(&format!("1: attack {gear} 1; 1: use row 3 of titan 1 keyword 1"))
            .state()
            .primordial
            .footprint
            .corner
            .to_string()
    };
    assert_eq!(pushed("gaff"), "A4", "one of the row and one of the gaff");
}

#[test]
fn b19_6_b17_8_movements_of_rows_and_cards_are_one_movement() {
    let row = "(rage: 1, sides: [[Break(1)], [Opening(1)]])";
    let field = field("......\n......\n......\n1PP...\n.PP...");
    changed(field, &[("classes.ron", row, "(rage: 1, sides: [[Opening(1), Reposition(1)]])")])
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .gear(1, "twin-blades")
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [2, 2, 8])
        .draws("body", ["part-4"])
        .rolls("power", [1; 2])
        .answers("1: attack twin-blades 1")
        .asks("1: ask-walk")
        .offers("walk E1")
        .answers("1: walk E1")
        .asks("1: ask-action");
}

#[test]
fn b19_7_a_pattern_replaces_the_table() {
    let hardened = b6::alone(0).titan(1, |titan| titan.patterns.push(crate::ids::PatternId(0)));
    assert_eq!(hardened.game.trauma_table(ONE).severity(1), None);
    assert_eq!(hardened.game.trauma_table(TWO).severity(1), Some(Severity::Minor));
}

#[test]
fn b19_8_what_serves_before_the_first_attack_of_the_round_serves_in_its_evasion() {
    let first = |attacked: bool| {
        let field = bearing(
            b5::beside().titan(1, move |titan| (titan.stats, titan.attacked) = ([0, 8, 0], attacked)),
            1,
            "abilities: [(at: AboutToEvade, cost: (fate: 1), when: [NotYetAttacked], effects: [EvasionReroll(2)])]",
        );
        performs(field, "smash")
    };
    first(false).asks("1: ask-about-to-evade");
    first(true).rolls("evasion", [10, 10]).rests().check(|game| assert_eq!(attacked(game), [1]));
}
