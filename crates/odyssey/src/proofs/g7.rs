//! G7, G4 · Tests and chance.

use super::common::field;
use super::*;
use crate::ids::Skill;
use crate::pack::schema::Tested;

fn tested(skill: i8, fate: u8, tested: Tested) -> Script<Odyssey> {
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

fn passed(game: &Odyssey) -> bool {
    game.titan(ONE).notes == 1
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
        titan = table::text!("titan-name", class = table::text!("class-walker"), number = 1, seat = table::Seat(0)),
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
fn g2_2_a_ten_passes_and_a_one_fails() {
    let courage = Tested::By(Skill::Courage);
    tested(-5, 9, courage).rolls("test", [10]).check(|game| assert!(passed(game)));
    tested(9, 9, courage).rolls("test", [1]).check(|game| assert!(!passed(game)));
}

#[test]
fn g7_4_of_two_skills_the_better_counts() {
    let either = Tested::ByEither(Skill::Fury, Skill::Courage);
    tested(2, 9, either).rolls("test", [6]).check(|game| assert!(passed(game)));
}

#[test]
fn g3_2_g6_2_fate_rolls_again_but_not_above_nine() {
    tested(0, 8, Tested::Plainly)
        .rolls("test", [2])
        .asks("1: ask-reroll-test")
        .answers("1: die 1")
        .rolls("test", [8])
        .check(|game| assert!(passed(game) && game.titan(ONE).stats[1] == 9));
    tested(0, 9, Tested::Plainly).rolls("test", [2]).asks("1 2 3 4: proof-done");
}

#[test]
fn g4_1_a_random_titan_is_the_lowest_and_ties_roll_again() {
    let field = field("1.2.3\n....PP\n....PP");
    prove(field, |game, table| {
        let mask = game.random_one_of(table, 0b111)?;
        game.titan_mut(ONE).notes = mask.into();
        Ok(())
    })
    .rolls("lot", [4, 9, 4, 7, 2])
    .check(|game| assert_eq!(game.titan(ONE).notes, 0b100));
}

#[test]
fn g4_4_whoever_rolls_lowest_is_taken_and_ties_roll_again() {
    let drawn = |faces: &[u8]| {
        let script = prove(super::common::field("1.2.PP\n....PP"), |game, table| {
            game.argo.doom = game.random_one_of(table, 0b11)?;
            Ok(())
        })
        .rolls("lot", faces.iter().copied());
        script.state().argo.doom
    };
    assert_eq!((drawn(&[3, 7]), drawn(&[7, 3])), (0b01, 0b10));
    assert_eq!(drawn(&[4, 4, 9, 2]), 0b10);
}
