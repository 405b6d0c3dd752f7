//! B23 · Moiros and kratos cards.

use super::*;
use super::{b6, b17, effects};
use crate::ids::{KratosId, MoirosId};
use crate::pack::schema::Modifier;

#[test]
fn b23_2_b23_4_a_kratos_roll_below_rage_draws_a_card() {
    let raging = || {
        effects::plain().titan(1, |titan| titan.stats[2] = 5).change(|game| {
            game.decks.kratos = crate::state::Pile::shuffled(0..2);
        })
    };
    effects(raging(), "[KratosRoll]", Origin::Response)
        .rolls("d10", [5])
        .check(|game| assert!(game.titan(ONE).kratos.is_none()));
    effects(raging(), "[KratosRoll]", Origin::Response)
        .rolls("d10", [4])
        .draws("kratos", ["red-mist"])
        .check(|game| assert!(game.titan(ONE).kratos.is_some()));
}

#[test]
fn b23_3_a_second_card_of_a_kind_kills_and_one_of_each_does_not() {
    let cursed = || b6::alone(0).titan(1, |titan| titan.moiros = Some(MoirosId(1)));
    prove(cursed(), |game, table| game.moiros_card(table, ONE)).check(|game| assert!(!game.titan(ONE).is_alive()));
    prove(cursed(), |game, table| game.kratos_card(table, ONE))
        .draws("kratos", ["red-mist"])
        .check(|game| assert_eq!((game.titan(ONE).kratos, game.titan(ONE).stats[2]), (Some(KratosId(0)), 2)));
    let mad = b6::alone(0).titan(1, |titan| titan.kratos = Some(KratosId(1)));
    prove(mad, |game, table| game.kratos_card(table, ONE)).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b23_4_a_kratos_roll_of_at_least_the_rage_succeeds() {
    let raging = |face: u8| {
        let field = b6::alone(0).titan(1, |titan| titan.stats[2] = 4);
        prove(field, |game, table| game.kratos_roll(table, ONE)).rolls("d10", [face])
    };
    raging(4).rests().check(|game| assert_eq!(game.titan(ONE).kratos, None));
    raging(3).draws("kratos", ["red-mist"]).check(|game| assert_eq!(game.titan(ONE).kratos, Some(KratosId(0))));
}

#[test]
fn b23_5_a_rally_is_tried_at_the_start_of_each_turn_and_ends_only_what_lasts() {
    let begins = |face: u8| {
        field(b17::PICTURE)
            .titan(1, |titan| (titan.kratos, titan.stats) = (Some(crate::ids::KratosId(0)), [0, 9, 0]))
            .at(Phase::TitansChoose)
            .play()
            .answers("1: activate titan 1")
            .rolls("test", [face])
    };
    begins(10).check(|game| {
        assert!(game.titan(ONE).rallied && game.titan(ONE).kratos.is_some(), "the card stays");
        assert!(!game.has(ONE, Modifier::CannotBlock));
    });
    begins(2).check(|game| assert!(!game.titan(ONE).rallied && game.has(ONE, Modifier::CannotBlock)));
}
