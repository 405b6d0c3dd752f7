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
    conditions.map(|had| game.pack.condition(had.condition).slug.as_str()).collect()
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
        assert_eq!(later.titan(ONE).posture, Posture::Falling(false), "a turn in which it fell does not count");
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
    let field = alone().titan(1, |titan| titan.despair = 4).titan(2, |titan| titan.place = Place::On(space("C2")));
    prove(field, |game, table| {
        game.enter(table, TWO, space("D2"), crate::battle::terrain::Entering::Willing)?;
        game.settle(table, TWO, crate::battle::terrain::Entering::Willing)
    })
    .check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_12_more_ambrosia_than_the_limit_kills() {
    let gained = |count: u8| prove(alone(), move |game, table| game.gain_tokens(table, ONE, Token::Ambrosia, count));
    gained(4).check(|game| assert!(game.titan(ONE).is_alive()));
    gained(5).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_13_a_second_fatigue_token_is_not_gained() {
    prove(alone(), |game, table| game.gain_tokens(table, ONE, Token::CombatFatigue, 2))
        .check(|game| assert_eq!(game.tokens(ONE, Token::CombatFatigue), 1));
}

/// Titan 1 despairs beside titan 2; titan 3 is far away.
fn comforted() -> Field {
    field("12...3\n....PP\n....PP").titan(1, |titan| titan.despair = 4)
}

#[test]
fn b22_11_despair_kills_when_the_neighbour_dies() {
    prove(comforted(), |game, table| game.die(table, TWO, "B25.2")).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.ending.is_none(), "another titan lives");
    });
    prove(comforted(), |game, table| game.die(table, TitanId(2), "B25.2"))
        .check(|game| assert!(game.titan(ONE).is_alive(), "a titan far away was no comfort"));
}

#[test]
fn b22_11_despair_kills_when_the_neighbour_climbs() {
    let climbs = |face: u8| {
        prove(comforted().titan(2, |titan| titan.stats[1] = 9), |game, table| game.climb(table, TWO))
            .rolls("test", [face])
    };
    climbs(10).check(|game| assert!(!game.titan(ONE).is_alive()));
    climbs(1).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_11_despair_kills_when_a_red_line_comes_between() {
    let laid = |at: &'static str| {
        let field = field("2....3\n1...PP\n....PP").titan(1, |titan| titan.despair = 4);
        prove(field, move |game, table| {
            let maze = game.pack.terrain.iter().position(|kind| kind.slug.as_str() == "maze-i");
            let maze = crate::ids::TerrainId(maze.expect("a maze tile") as u8);
            game.place_tile(table, maze, space(at), 0).map(drop)
        })
    };
    laid("B1").check(|game| assert!(!game.titan(ONE).is_alive()));
    laid("E1").check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_12_a_limit_that_falls_below_the_tokens_kills() {
    let without_its_card = |tokens: u8| {
        let field = bearing(alone(), 1, "keywords: [(is: AmbrosiaLimitPlus(1))]");
        let field = field.titan(1, move |titan| titan.ambrosia = tokens);
        assert_eq!(field.game.ambrosia_limit(ONE), 5);
        prove(field, |game, table| game.discard_gear(table, ONE, crate::ids::SlotId(0)))
    };
    without_its_card(5).check(|game| assert!(!game.titan(ONE).is_alive()));
    without_its_card(4).check(|game| assert!(game.titan(ONE).is_alive()));
}
