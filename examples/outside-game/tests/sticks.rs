//! The rules of the game, and the contract that every game keeps.

use outside_game::Sticks;
use testkit::{Script, conform};

#[test]
fn it_keeps_the_contract() {
    conform::<Sticks>();
}

#[test]
fn a1_a2_one_to_three_are_taken_and_the_last_one_wins() {
    // One of the ten is left then: there is nothing to choose, so nobody is asked.
    Script::<Sticks>::new(2).answers("1: take 2; 2: take 1; 1: take 3; 2: take 3").ends("1 0");
}
