//! G4 · Chance.

use super::effects;
use super::*;
use crate::geometry::Direction;

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
fn g4_2_a_random_direction_is_the_arrow_of_the_top_minor_trauma() {
    let turn = || {
        prove(field("1.PP\n..PP"), |game, table| {
            game.primordial_turns(table, crate::pack::schema::Facing::Random, ABOUT_ONE)
        })
    };
    turn()
        .draws("minor", ["counterblow"])
        .check(|game| assert_eq!(game.primordial.facing, Direction::East))
        .check(|game| assert!(game.decks.trauma[0].contains(2), "it goes to the bottom"))
        .check(|game| assert_eq!(game.titan(ONE).stats, [0, 0, 0], "and has no other effect"));
    turn()
        .draws("minor", ["worse-than-it-looked"])
        .asks("1 2 3 4: ask-random-direction")
        .answers("4: south")
        .check(|game| assert_eq!(game.primordial.facing, Direction::South));
}

#[test]
fn g4_3_a_peek_leaves_the_card_or_discards_it() {
    let seen = || effects::card("[Peek(Ai)]").draws("ai", ["smash"]).asks("1: ask-peek");
    seen().answers("1: keep").check(|game| assert_eq!(game.decks.ai.discards().len(), 0));
    seen().answers("1: toss").check(|game| assert_eq!(game.decks.ai.discards().len(), 1));
}

#[test]
fn g4_4_whoever_rolls_lowest_is_taken_and_ties_roll_again() {
    let drawn = |faces: &[u8]| {
        let script = prove(field("1.2.PP\n....PP"), |game, table| {
            game.argo.doom = game.random_one_of(table, 0b11)?;
            Ok(())
        })
        .rolls("lot", faces.iter().copied());
        script.state().argo.doom
    };
    assert_eq!((drawn(&[3, 7]), drawn(&[7, 3])), (0b01, 0b10));
    assert_eq!(drawn(&[4, 4, 9, 2]), 0b10);
}
