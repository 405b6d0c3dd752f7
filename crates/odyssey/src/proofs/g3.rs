//! G3 · Re-rolls.

use super::b3::performs;
use super::*;
use super::{b3, b5, b7, effects, g7};
use crate::pack::schema::Tested;
use table::Judge;

#[test]
fn g3_1_g3_4_one_decision_names_the_dice_and_none_is_rolled_twice() {
    let evading = |faces: [u8; 2]| {
        performs(b5::beside().titan(1, |titan| titan.stats = [0, 0, 0]), "smash").rolls("evasion", faces)
    };
    evading([3, 10])
        .asks("1: ask-reroll")
        .rolls("evasion", [4])
        .answers("1: die 1")
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!((b5::danger(game, ONE), game.titan(ONE).stats[1]), (2, 1)));
    evading([10, 10]).rests();
    evading([3, 9]).asks("1: ask-reroll").refuses("die 2").offers("die 1");
}

#[test]
fn g3_1_b5_14_5_a_free_re_roll_after_a_crit_evade_is_worth_taking() {
    use crate::state::{AttackOnTarget, D10, Frame, PrimordialAttack};
    let die = |face: u8, crit: bool| D10 { face, crit, rerolled: false };
    // The shield's crit evade brings two Openings, whatever becomes of the other die.
    let worth = |hits: u8, again: u16, openings: u8| {
        let field = b5::beside().gear(1, "shield").change(move |game| game.pool.openings = openings);
        let worth = std::sync::Arc::new(std::sync::Mutex::new(0.0));
        let seen = worth.clone();
        prove(field, move |game, table| {
            let card = PrimordialAttack { card: b3::ai("smash"), ..PrimordialAttack::default() };
            let attack = AttackOnTarget {
                target: ONE,
                dice: [die(10, true), die(2, false)].into_iter().collect(),
                difficulty: 9,
                hits,
                again,
                ..AttackOnTarget::default()
            };
            table.scope(game, Frame::PrimordialAttack(card), |game, table| {
                table.scope(game, Frame::AttackOnTarget(attack), |game, _| {
                    *seen.lock().expect("one thread") = game.appraise(table::Seat(0));
                    Ok(())
                })
            })?;
            Ok(())
        });
        *worth.lock().expect("one thread")
    };
    let (kept, again) = (worth(1, 0, 2), worth(0, 0b10, 0));
    assert!(again > kept, "{again} and {kept}");
    let gives_it_up = worth(0, 0b11, 0);
    assert!(again > gives_it_up, "but not the ten itself");
}

#[test]
fn g3_2_g6_2_fate_rolls_again_but_not_above_nine() {
    g7::tested(0, 8, Tested::Plainly)
        .rolls("test", [2])
        .asks("1: ask-reroll-test")
        .answers("1: die 1")
        .rolls("test", [8])
        .check(|game| assert!(g7::passed(game) && game.titan(ONE).stats[1] == 9));
    g7::tested(0, 9, Tested::Plainly).rolls("test", [2]).rests();
}

#[test]
fn g3_4_a_die_that_hits_is_not_offered_again_unless_it_could_be_a_crit() {
    let rolled = |faces: [u8; 3]| {
        b7::beside("twin-blades")
            .play()
            .luck(1)
            .rolls("attack", faces)
            .answers("1: attack twin-blades 1")
            .asks("1: ask-reroll")
    };
    rolled([8, 9, 2]).offers("die 1").refuses("die 2").offers("die 3");
    rolled([10, 9, 2]).refuses("die 1");
}

#[test]
fn g3_2_g7_3_fate_rolls_a_test_again_and_no_d10_of_a_table() {
    let rolled = |stream: &str, script: &str| effects::card(script).rolls(stream, [2]);
    rolled("test", "[Test(By(Courage), 6, [Rage(N(1))], [])]").asks("1: ask-reroll-test");
    rolled("d10", "[Roll([(from: 1, effects: [Rage(N(1))])])]").rests();
    rolled("d10", "[KratosRoll]").rests();
}
