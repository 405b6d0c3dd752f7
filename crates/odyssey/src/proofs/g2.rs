//! G2 · Dice.

use super::g7;
use crate::ids::Skill;
use crate::pack::schema::Tested;

#[test]
fn g2_2_a_ten_passes_and_a_one_fails() {
    let courage = Tested::By(Skill::Courage);
    g7::tested(-5, 9, courage).rolls("test", [10]).check(|game| assert!(g7::passed(game)));
    g7::tested(9, 9, courage).rolls("test", [1]).check(|game| assert!(!g7::passed(game)));
}
