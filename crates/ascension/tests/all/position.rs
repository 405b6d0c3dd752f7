//! Positions typed into tests are checked before anything is played in them.

use crate::common::{god, position};

#[test]
fn more_copies_than_there_are_cannot_stand_on_a_table() {
    let refused = position([god("poseidon").hand("pearl pearl pearl pearl pearl"), god("ares")]).checked();
    assert_eq!(refused.unwrap_err(), "there are not so many copies of pearl");
}

#[test]
fn two_pawns_cannot_stand_on_one_ring_position() {
    let refused = position([god("poseidon").at("S5"), god("ares").at("S5")]).checked();
    assert_eq!(refused.unwrap_err(), "two pawns stand on one ring position");
    assert!(position([god("poseidon").at("A"), god("ares").at("A")]).checked().is_ok());
}

#[test]
fn every_card_is_somewhere_wherever_the_rest_lies() {
    let sides = || [god("poseidon").hero("odysseus gold").web("harbour to-sail"), god("ares").second_tier()];
    for typed in [position(sides()), position(sides()).rest_in_hades().deck("pearl"), position(sides()).rest_held_by(2)]
    {
        assert_eq!(typed.checked().err(), None);
    }
}
