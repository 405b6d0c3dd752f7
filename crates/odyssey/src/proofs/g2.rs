//! G2 · Dice.

use super::*;
use super::{b7, g7};
use crate::ids::Skill;
use crate::pack::schema::Tested;

#[test]
fn g2_2_a_ten_passes_and_a_one_fails() {
    let courage = Tested::By(Skill::Courage);
    g7::tested(-5, 9, courage).rolls("test", [10]).check(|game| assert!(g7::passed(game)));
    g7::tested(9, 9, courage).rolls("test", [1]).check(|game| assert!(!g7::passed(game)));
}

#[test]
fn g2_1_any_number_of_d10_is_rolled() {
    let dice = |more: i8| {
        let field = bearing(b7::beside("club"), 1, &format!("passives: [(is: AttackDice({more}))]"));
        let field = field.titan(1, |titan| titan.stats[1] = 0);
        let script = field.play().rolls("attack", [2; 40]).answers("1: attack club 1").asks("1: ask-reroll");
        script.state().titan_attack().map(|attack| attack.dice.len())
    };
    let few = dice(0).expect("an attack");
    assert_eq!(dice(20), Some(few + 20));
}
