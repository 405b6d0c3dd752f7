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
        effects::card(script).rolls("d10", [face]).check(|game| assert_eq!(effects::stats(game)[2], rage));
    }
}

#[test]
fn g7_4_of_two_skills_the_better_counts() {
    let either = Tested::ByEither(Skill::Fury, Skill::Courage);
    tested(2, 9, either).rolls("test", [6]).check(|game| assert!(passed(game)));
}
