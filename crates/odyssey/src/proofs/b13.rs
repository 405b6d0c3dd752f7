//! B13 · Windows of opportunity.

use super::*;
use crate::state::Posture;

pub const PICTURE: &str = ".....\n1PP..\n.PP.2";

#[test]
fn b13_1_a_window_opens_immediately_before_its_instruction() {
    let field = field(PICTURE).gear(1, "lifeguard");
    effects(field, "[Rage(N(1)), Window, Rage(N(3))]", Origin::Card)
        .asks("1: ask-reaction")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 1))
        .answers("1: pass")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 4));
}

#[test]
fn b13_2_b17_1_g5_2_reactions_are_used_until_nobody_wants_another_and_are_paid() {
    prove(field(PICTURE).gear(1, "lifeguard").gear(2, "lifeguard"), |game, table| game.window_of_opportunity(table))
        .asks("1 2: ask-reaction")
        .answers("1: use lifeguard 1 of titan 1 ability 1; 1: walk C1")
        .asks("2: ask-reaction")
        .check(|game| {
            assert_eq!(game.titan(ONE).stats[1], 1);
            assert!(game.titan(ONE).gear[0].exhausted);
            assert_eq!(place(game, ONE).as_deref(), Some("C1"));
        })
        .answers("2: pass")
        .rests();
}

#[test]
fn b13_2_b17_7_of_reactions_with_one_name_a_titan_uses_one() {
    prove(field(PICTURE).gear(1, "lifeguard lifeguard"), |game, table| game.window_of_opportunity(table))
        .answers("1: use lifeguard 1 of titan 1 ability 1; 1: walk C1")
        .rests();
}

#[test]
fn b13_2_of_one_name_a_titan_uses_one_whether_it_is_a_keyword_or_an_ability() {
    let window = |word: &str| {
        let field = bearing(field(PICTURE), 1, &format!("keywords: [(is: {word})]")).gear(1, "lifeguard");
        prove(field, |game, table| game.window_of_opportunity(table))
            .asks("1: ask-reaction")
            .offers("use probe 1 of titan 1 keyword 1; use lifeguard 2 of titan 1 ability 1")
    };
    window("Reflex").answers("1: use lifeguard 2 of titan 1 ability 1; 1: walk C1").rests();
    window("Reflex").answers("1: use probe 1 of titan 1 keyword 1; 1: walk C1").rests();
    window("AdvancedReflex")
        .answers("1: use lifeguard 2 of titan 1 ability 1; 1: walk C1")
        .asks("1: ask-reaction")
        .offers("use probe 1 of titan 1 keyword 1");
}

#[test]
fn b13_3_b22_5_who_lies_on_the_falling_side_has_none_and_who_rises_stands_up_by_reacting() {
    let lying = |posture| field(PICTURE).gear(1, "lifeguard").titan(1, move |titan| titan.posture = posture);
    prove(lying(Posture::Falling(false)), |game, table| game.window_of_opportunity(table)).rests();
    prove(lying(Posture::Rising), |game, table| game.window_of_opportunity(table))
        .answers("1: use lifeguard 1 of titan 1 ability 1; 1: pass")
        .check(|game| assert_eq!(game.titan(ONE).posture, Posture::Standing));
}

#[test]
fn b13_4_nobody_is_asked_who_can_use_nothing() {
    prove(field(PICTURE).gear(1, "club"), |game, table| game.window_of_opportunity(table)).rests();
    prove(field(PICTURE).gear(1, "lifeguard"), |game, table| game.window_of_opportunity(table))
        .asks("1: ask-reaction")
        .answers("1: pass")
        .rests();
}
