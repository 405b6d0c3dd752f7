//! B16 · The priority target.

use super::*;
use super::{b6, effects};
use crate::state::Affected;

#[test]
fn b16_1_a_strictly_higher_rage_takes_the_token() {
    let rises = |by: u8| {
        let field = b6::alone(0).titan(1, |titan| titan.stats[2] = 2);
        prove(field, move |game, table| game.raise_rage(table, TWO, by))
    };
    rises(2).check(|game| assert_eq!(game.priority, ONE, "as high is not higher"));
    rises(3).check(|game| assert_eq!(game.priority, TWO));
}

#[test]
fn b16_2_when_the_holder_dies_the_highest_rage_among_the_living_takes_it() {
    let four = |rage: [u8; 3]| {
        let field = field("1234PP\n....PP")
            .titan(2, move |titan| titan.stats[2] = rage[0])
            .titan(3, move |titan| titan.stats[2] = rage[1])
            .titan(4, move |titan| titan.stats[2] = rage[2]);
        prove(field, |game, table| game.die(table, ONE, "B25.2"))
    };
    four([1, 4, 2]).check(|game| assert_eq!(game.priority, TitanId(2)));
    four([4, 4, 2])
        .asks("1 2 3 4: ask-next-priority")
        .answers("3: titan 2")
        .check(|game| assert_eq!(game.priority, TWO));
}

#[test]
fn b16_3_the_priority_token_is_given() {
    effects::card("[To(Others, [TakePriority])]").check(|game| assert_eq!(game.priority, TWO));
    effects::card("[PassPriority]").check(|game| assert_eq!(game.priority, TWO));
}

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

#[test]
fn b16_4_who_cannot_lose_the_token_does_not_pass_it() {
    effects::card("[Suffer(\"marked\"), PassPriority]").check(|game| assert_eq!(game.priority, ONE));
    effects::card("[Suffer(\"fear\"), PassPriority]").check(|game| assert_eq!(game.priority, TWO));
}
