//! G7 · Tests.

use super::effects;
use super::*;
use crate::ids::Skill;
use crate::pack::schema::Tested;

pub fn passed(game: &Odyssey) -> bool {
    game.titan(ONE).notes == 1
}

pub fn tested(skill: i8, fate: u8, tested: Tested) -> Script<Odyssey> {
    let field = field("1....\n....PP\n....PP").titan(1, move |titan| {
        titan.skills[Skill::Courage as usize] = skill;
        titan.stats[1] = fate;
    });
    prove(field, move |game, table| {
        let passed = game.test(table, ONE, tested, 8)?;
        game.titan_mut(ONE).notes = u32::from(passed);
        Ok(())
    })
}

#[test]
fn g7_1_a_test_is_a_die_and_a_skill() {
    let courage = Tested::By(Skill::Courage);
    tested(1, 9, courage).rolls("test", [7]).check(|game| assert!(passed(game)));
    tested(0, 9, courage).rolls("test", [7]).check(|game| assert!(!passed(game)));
    tested(3, 9, Tested::Plainly).rolls("test", [7]).check(|game| assert!(!passed(game)));
}

#[test]
fn g7_1_the_log_names_the_skill_and_what_it_adds() {
    let told = |by: Tested| {
        let script = tested(2, 9, by).rolls("test", [7]);
        script.log(table::Seat(0)).last().map(|line| line.text.clone())
    };
    let courage = table::text!(
        "log-test-passed",
        titan = table::text!("titan-name", number = 1, seat = table::Seat(0)),
        skill = table::text!("skill-courage"),
        bonus = "+2",
        face = 7,
        difficulty = 8
    );
    assert_eq!(told(Tested::ByEither(Skill::Fury, Skill::Courage)), Some(courage));
    let plain = told(Tested::Plainly).map(|text| text.key.to_string());
    assert_eq!(plain.as_deref(), Some("log-plain-test-failed"));
}

#[test]
fn g7_3_a_table_takes_the_last_row_that_is_reached() {
    let script = "[Roll([(from: 3, effects: [Rage(N(1))]), (from: 9, effects: [Rage(N(2))])])]";
    for (face, rage) in [(2, 0), (3, 1), (8, 1), (9, 2)] {
        effects::card(script).rolls("d10", [face]).rests().check(|game| assert_eq!(effects::stats(game)[2], rage));
    }
}

#[test]
fn g7_4_of_two_skills_the_better_counts() {
    let either = Tested::ByEither(Skill::Fury, Skill::Courage);
    tested(2, 9, either).rolls("test", [6]).check(|game| assert!(passed(game)));
    let other = Tested::ByEither(Skill::Courage, Skill::Fury);
    tested(-2, 9, other).rolls("test", [8]).check(|game| assert!(passed(game), "the other skill is 0"));
    tested(-2, 9, other).rolls("test", [7]).check(|game| assert!(!passed(game)));
    tested(-2, 9, Tested::By(Skill::Courage)).rolls("test", [9]).check(|game| assert!(!passed(game), "one alone"));
}

#[test]
fn g7_2_once_it_is_rolled_nothing_is_added_to_a_test() {
    let field = bearing(
        field("1....\n....PP\n....PP"),
        1,
        "abilities: [(at: FreeAction, cost: (fate: 1), effects: [Lose(Danger, N(1))])], passives: [(is: Skill(Courage, 2))]",
    );
    let rolled = prove(field.titan(1, |titan| titan.stats = [3, 0, 0]), |game, table| {
        let passed = game.test(table, ONE, Tested::By(Skill::Courage), 8)?;
        game.titan_mut(ONE).notes = u32::from(passed);
        Ok(())
    });
    let rolled = rolled.rolls("test", [5]).asks("1: ask-reroll-test");
    rolled
        .refuses("use probe 1 of titan 1 ability 1")
        .offers("die 1; pass")
        .answers("1: die 1")
        .rolls("test", [6])
        .check(|game| assert!(passed(game), "what adds to it was counted before"));
}
