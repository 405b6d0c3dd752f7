//! B24 · Bonus, follow-up and response attacks; B14 · chain breaks of a titan's attack.

use super::common::{Field, field};
use super::*;
use crate::pack::Script as Effects;
use crate::state::StrikeKind;

fn beside(gear: &str) -> Field {
    field(
        ".......
         1PP....
         .PP....",
    )
    .gear(1, gear)
    .titan(1, |titan| titan.stats = [0, 9, 0])
}

#[test]
fn b24_1_a_bonus_attack_may_be_declined_and_b24_2_readies_a_weapon() {
    let tired = || beside("club").titan(1, |titan| titan.gear[0].exhausted = true);
    let bonus = |field: Field| {
        prove(field, |game, table| {
            game.attack(table, ONE, StrikeKind::Bonus, None, Effects::EMPTY)
                .map(drop)
        })
    };
    bonus(tired())
        .asks("1: ask-bonus-attack")
        .answers("1: pass")
        .asks("1 2 3 4: proof-done");
    bonus(tired())
        .rolls("attack", [1])
        .answers("1: attack club 1")
        .check(|game| assert!(!game.titan(ONE).gear[0].exhausted));
}

#[test]
fn b7_1_3_without_a_legal_weapon_there_is_no_bonus_attack() {
    let far = field("1....PP\n.....PP").gear(1, "club");
    prove(far, |game, table| {
        game.attack(table, ONE, StrikeKind::Bonus, None, Effects::EMPTY)
            .map(drop)
    })
    .asks("1 2 3 4: proof-done");
}

#[test]
fn b24_4_a_bonus_attack_gained_in_an_attack_follows_it() {
    beside("club")
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [10])
        .draws("body", ["part-6"])
        .rolls("power", [6, 6, 1])
        .answers("1: attack club 1")
        .asks("1: ask-row")
        .amid("frame-strike > frame-window")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-bonus-attack")
        .amid("")
        .answers("1: pass")
        .asks("1: ask-action");
}

#[test]
fn b24_3_responses_to_a_bonus_attack_that_are_attacks_may_be_ignored() {
    // Part 10 answers a fail with the signature.
    let bonus = field(".......\n1PP....\n.PP....")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| {
            game.decks.body.put_on_top(9);
        });
    prove(bonus, |game, table| {
        game.attack(table, ONE, StrikeKind::Bonus, None, Effects::EMPTY)
            .map(drop)
    })
    .rolls("attack", [9])
    .rolls("power", [1, 1, 1])
    .answers("1: attack club 1")
    .asks("1: ask-ignore-attack")
    .answers("1: toss; 1: use row 1 of titan 1 keyword 1")
    .asks("1 2 3 4: proof-done");
}

#[test]
fn b25_3_a_wound_counts_also_if_its_answer_kills_the_attacker() {
    // The wound response deals the tenth Danger, which draws an obol.
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [9, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .draws("obol", ["you-die"])
        .answers("1: attack club 1")
        .check(|game| {
            assert!(!game.titan(ONE).is_alive());
            assert_eq!(game.foe.wounds.len(), 1);
            assert_eq!(game.pool.breaks, 0, "the dead have no second window");
        });
}
