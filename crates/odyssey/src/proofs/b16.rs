//! B16 · The priority target.

use super::common::field;
use super::*;
use crate::state::Affected;

#[test]
fn b16_4_b21_21_who_cannot_lose_the_token_keeps_it_also_in_hiding() {
    let hides = |marked: bool| {
        field(".....\n.PP1.\n.PP..\n2....")
            .gear(1, "mask")
            .titan(1, move |titan| {
                if marked {
                    titan.conditions.push(Affected { condition: condition("marked"), tokens: 0 });
                }
            })
            .turn_of(1)
            .play()
            .answers("1: end turn; 1: use mask 1 of titan 1 keyword 2")
    };
    hides(true).check(|game| assert_eq!(game.priority, ONE));
    hides(false).check(|game| assert_eq!(game.priority, TWO));
}

#[test]
fn b16_4_higher_rage_does_not_take_the_token_from_who_cannot_lose_it() {
    let raised = |marked: bool| {
        let field = field("1..2PP\n....PP").titan(1, move |titan| {
            if marked {
                titan.conditions.push(Affected { condition: condition("marked"), tokens: 0 });
            }
        });
        prove(field, |game, table| game.raise_rage(table, TWO, 3))
    };
    raised(true).check(|game| assert_eq!(game.priority, ONE));
    raised(false).check(|game| assert_eq!(game.priority, TWO));
}
