//! B22 · Conditions and tokens of titans.

use super::common::{Field, field, space};
use super::*;
use crate::pack::schema::Token;
use crate::state::{Place, Posture};

fn alone() -> Field {
    field("1....2\n....PP\n....PP")
}

fn suffered(times: usize) -> Script<Odyssey> {
    prove(alone(), move |game, table| {
        for _ in 0..times {
            game.suffer(table, ONE, condition("fear"))?;
        }
        Ok(())
    })
}

fn held(game: &Odyssey) -> Vec<&str> {
    let conditions = game.titan(ONE).conditions.iter();
    conditions
        .map(|had| game.pack.condition(had.condition).slug.as_str())
        .collect()
}

#[test]
fn b22_7_fear_becomes_dread_and_then_kills() {
    suffered(1).check(|game| assert_eq!(held(game), ["fear"]));
    suffered(2).check(|game| assert_eq!(held(game), ["dread"]));
    suffered(3).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_2_a_condition_is_had_only_once() {
    let twice = prove(alone(), |game, table| {
        game.suffer(table, ONE, condition("marked"))?;
        game.suffer(table, ONE, condition("marked"))
    });
    twice.check(|game| assert_eq!(held(game), ["marked"]));
}

#[test]
fn b22_3_b22_4_knocked_down_and_up_again() {
    prove(alone(), |game, table| game.knock_down(table, ONE)).check(|game| {
        assert_eq!(game.titan(ONE).posture, Posture::Falling(false));
        let mut later = game.clone();
        later.turn_knockdown(ONE);
        assert_eq!(later.titan(ONE).posture, Posture::Rising);
    });
    let own_turn = alone().change(|game| game.turn.titan = Some(ONE));
    prove(own_turn, |game, table| game.knock_down(table, ONE)).check(|game| {
        let mut later = game.clone();
        later.turn_knockdown(ONE);
        assert_eq!(
            later.titan(ONE).posture,
            Posture::Falling(false),
            "a turn in which it fell does not count"
        );
    });
}

#[test]
fn b22_9_despair_kills_who_is_alone() {
    let gained = |beside: bool| {
        let field = alone().titan(2, move |titan| {
            titan.place = Place::On(space(if beside { "C2" } else { "C6" }));
        });
        prove(field, |game, table| game.gain_tokens(table, ONE, Token::Despair, 4))
    };
    gained(false).check(|game| assert!(!game.titan(ONE).is_alive()));
    gained(true).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_11_despair_kills_as_soon_as_the_other_is_gone() {
    let field = alone()
        .titan(1, |titan| titan.despair = 4)
        .titan(2, |titan| titan.place = Place::On(space("C2")));
    prove(field, |game, table| {
        game.enter(table, TWO, space("D2"), crate::battle::terrain::Entering::Willing)?;
        game.settle(table, TWO, crate::battle::terrain::Entering::Willing)
    })
    .check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_12_more_ambrosia_than_the_limit_kills() {
    let gained = |count: u8| {
        prove(alone(), move |game, table| {
            game.gain_tokens(table, ONE, Token::Ambrosia, count)
        })
    };
    gained(4).check(|game| assert!(game.titan(ONE).is_alive()));
    gained(5).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_13_a_second_fatigue_token_is_not_gained() {
    prove(alone(), |game, table| {
        game.gain_tokens(table, ONE, Token::CombatFatigue, 2)
    })
    .check(|game| assert_eq!(game.tokens(ONE, Token::CombatFatigue), 1));
}
