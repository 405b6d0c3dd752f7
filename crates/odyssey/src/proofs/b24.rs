//! B24 · Bonus, follow-up and response attacks.

use super::b3::performs;
use super::*;
use super::{b3, b14};
use crate::pack::Script as Effects;
use crate::state::{Posture, TitanAttackKind};

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
fn b24_1_b24_2_a_bonus_attack_may_be_declined_and_readies_a_weapon() {
    let tired = || beside("club").titan(1, |titan| titan.gear[0].exhausted = true);
    let bonus = |field: Field| {
        prove(field, |game, table| game.attack(table, ONE, TitanAttackKind::Bonus, None, Effects::EMPTY).map(drop))
    };
    bonus(tired()).asks("1: ask-bonus-attack").answers("1: pass").rests();
    bonus(tired())
        .rolls("attack", [1])
        .answers("1: attack club 1")
        .check(|game| assert!(!game.titan(ONE).gear[0].exhausted));
}

#[test]
fn b24_3_responses_to_a_bonus_attack_that_are_attacks_may_be_ignored() {
    // Part 10 answers a fail with the signature.
    let bonus =
        field(".......\n1PP....\n.PP....").gear(1, "club").titan(1, |titan| titan.stats = [0, 9, 0]).change(|game| {
            game.decks.body.put_on_top(9);
        });
    prove(bonus, |game, table| game.attack(table, ONE, TitanAttackKind::Bonus, None, Effects::EMPTY).map(drop))
        .rolls("attack", [9])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-ignore-attack")
        .answers("1: toss; 1: use row 1 of titan 1 keyword 1")
        .rests();
}

#[test]
fn b24_3_an_attack_inside_a_condition_of_a_response_may_be_ignored_too() {
    let answered = |condition: &str| {
        let response = format!("fail: [If([{condition}], [Signature], []), Fate(N(1))]");
        let bonus = changed(field(".......\n1PP....\n.PP...."), &[("foes/sample.ron", "fail: [Signature]", &response)]);
        let bonus = bonus
            .gear(1, "club")
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .change(|game| game.decks.body.put_on_top(9));
        prove(bonus, |game, table| game.attack(table, ONE, TitanAttackKind::Bonus, None, Effects::EMPTY).map(drop))
            .rolls("attack", [9])
            .rolls("power", [1, 1, 1])
            .answers("1: attack club 1; 1: none")
    };
    answered("FoeLevel(1)")
        .asks("1: ask-ignore-attack")
        .answers("1: toss; 1: use row 1 of titan 1 keyword 1")
        .rests()
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 9, "the rest of the response happens"));
    answered("FoeLevel(2)").asks("1: ask-row");
}

/// Also proves B7.7.5.
#[test]
fn b24_4_b14_8_b24_5_a_bonus_attack_gained_in_an_attack_follows_it() {
    beside("club")
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [10])
        .draws("body", ["part-6"])
        .rolls("power", [6, 6, 1])
        .answers("1: attack club 1")
        .asks("1: ask-row")
        .amid("frame-titan-attack > frame-window")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-bonus-attack")
        .amid("")
        .answers("1: pass")
        .asks("1: ask-action");
}

#[test]
fn b24_6_a_response_attack_comes_after_the_attack_and_strikes_the_attacker() {
    // Part 10 answers a fail with the signature; titan 2 would be closer to its lines.
    field(".....\n2PP1.\n.PP..")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| game.decks.body.put_on_top(9))
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .rolls("power", [1; 3])
        .answers("1: attack club 1")
        .asks("1: ask-row")
        .amid("frame-titan-attack > frame-window")
        .rolls("evasion", [10, 10, 10])
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action")
        .check(|game| assert_eq!(b3::attacked(game), [1]));
}

#[test]
fn b24_7_a_knocked_down_titan_makes_no_bonus_attack() {
    let down = b14::ready(field("...PP\n..1PP")).titan(1, |titan| titan.posture = Posture::Falling(false));
    performs(down, "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rests()
        .check(|game| assert!(!game.titan(ONE).is_down(), "the card lets it stand up instead"));
}

#[test]
fn b24_7_of_several_attacks_that_wait_the_group_says_which_comes_first() {
    // A critical gives a bonus attack, and the wound is the third, which brings the signature.
    let after = |wounds: usize| {
        field(".......\n1PP....\n.PP....")
            .gear(1, "club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| {
                game.primordial.level = 2;
                game.primordial.wounds = std::iter::repeat_n(crate::state::Wound::Single, wounds).collect();
            })
            .turn_of(1)
            .play()
            .luck(1)
            .rolls("attack", [10])
            .draws("body", ["part-6"])
            .rolls("power", [6; 3])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
    };
    after(2)
        .asks("1 2 3 4: ask-which-attack-first")
        .offers("titan 1; card swat")
        .answers("2: titan 1")
        .asks("1: ask-bonus-attack");
    after(2)
        .rolls("evasion", [10; 3])
        .answers("2: card swat")
        .check(|game| assert!(game.titan(ONE).attacked, "the signature came before"));
    after(1).asks("1: ask-bonus-attack");
}
