//! B7.5.2 · What a body part says while it is attacked.

use super::common::field;
use super::*;
use crate::pack::schema::Modifier;

/// An attack with a club on a part of AT 3 that says this: the power roll comes to 3, and the wound response deals 1 Danger.
fn struck(says: &str) -> Script<Odyssey> {
    let printed = "critical: [Modify(Precision, 1, Used)], powers: (";
    let changes = [("foes/sample.ron", printed, &*format!("{printed}{says}"))];
    changed(field(".....\n1PP..\n.PP.."), &changes)
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .answers("1: attack club 1")
        .asks("1: ask-row")
}

#[test]
fn b7_5_2_a_passive_of_the_part_counts_for_the_attacks_that_it_names() {
    let wounds = |says: &str| struck(says).state().foe.wounds.len();
    assert_eq!(wounds(""), 1, "3 power against AT 3");
    assert_eq!(wounds("passives: [(is: FoeAt(1), when: [Weapon(Club)])]"), 0);
    assert_eq!(wounds("passives: [(is: FoeAt(1), when: [Weapon(Blade)])]"), 1);
    assert_eq!(wounds("passives: [(is: RawPower(-1))]"), 0);
}

#[test]
fn b7_5_2_an_ability_of_the_part_happens_in_the_attack_on_it() {
    let stats = |says: &str| struck(says).state().titan(ONE).stats;
    assert_eq!(stats(""), [1, 9, 1], "the response, and Rage of the attack");
    assert_eq!(stats("abilities: [(at: AboutToBeAnswered, effects: [Ignore])]"), [0, 9, 1]);
    assert_eq!(stats("abilities: [(at: Wound, effects: [Rage(N(1))])]"), [1, 9, 2]);
    assert_eq!(stats("abilities: [(at: Fail, effects: [Rage(N(1))])]"), [1, 9, 1]);
}

#[test]
fn b7_5_2_once_the_part_is_put_away_it_says_nothing_any_more() {
    let script = struck("passives: [(is: CannotReact)]");
    let game = script.state();
    assert_eq!(game.foe.wounds.len(), 1, "it lies on the wound stack");
    assert!(!game.has(ONE, Modifier::CannotReact));
}
