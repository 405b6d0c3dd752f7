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
    let dice = |more: u8| {
        let field = bearing(b7::beside("club"), 1, &format!("passives: [(is: AttackDice({more}))]"));
        let faces = std::iter::repeat_n(2, usize::from(more) + 1);
        let script = field.play().rolls("attack", faces).answers("1: attack club 1").asks("1: ask-reroll");
        script.state().titan_attack().map(|attack| attack.dice.len())
    };
    assert_eq!((dice(0), dice(11)), (Some(1), Some(12)), "there are no 8 of them, as of red power dice");
}
