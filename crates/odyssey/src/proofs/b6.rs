//! B6 · Danger and trauma.

use super::b3::performs;
use super::*;
use super::{b3, b5, effects};
use crate::pack::schema::Severity;
use crate::state::Pile;

#[track_caller]
fn danger(field: Field, amount: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.deal_danger(table, ONE, amount, false))
}

pub fn alone(danger: u8) -> Field {
    field("1..2PP\n....PP").titan(1, move |titan| titan.stats = [danger, 9, 0]).change(|game| {
        game.decks.kratos = Pile::shuffled(0..PACK.kratos.len() as u8);
        game.decks.moiros = Pile::shuffled(0..PACK.moiros.len() as u8);
        game.argo.crew = 6;
    })
}

#[test]
fn b6_1_b6_2_b6_3_armour_holds_danger_off() {
    let armoured = || field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 9, 0]).gear(1, "cuirass");
    b3::performs(armoured(), "smash")
        .rolls("evasion", [2, 10])
        .rolls("armour", [2])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(game.titan(ONE).stats[0], 1));
    b3::performs(armoured(), "hook")
        .rolls("evasion", [2, 10, 10])
        .rolls("armour", [4])
        .check(|game| assert_eq!(game.titan(ONE).stats[0], 0, "nothing is left, and no trauma (B6.3)"));
}

#[test]
fn b6_4_b19_2_the_band_of_the_new_danger_says_which_deck() {
    let table = PACK.classes[0].trauma;
    let bands = [0, 1, 3, 4, 6, 7, 9, 10, 25].map(|danger| table.severity(danger));
    let [minor, major, grave, obol] = [Severity::Minor, Severity::Major, Severity::Grave, Severity::Obol].map(Some);
    assert_eq!(bands, [None, minor, minor, major, major, grave, grave, obol, obol]);
}

#[test]
fn b6_5_danger_that_no_attack_deals_draws_nothing() {
    danger(alone(3), 2).rests().check(|game| assert_eq!(game.titan(ONE).stats[0], 5));
}

#[test]
fn b6_5_danger_of_a_card_draws_no_trauma() {
    effects::card("[Danger(N(9))]").rests().check(|game| assert_eq!(effects::stats(game)[0], 9));
}

#[test]
fn b6_6_g6_3_danger_past_nine_draws_at_the_full_value() {
    danger(alone(8), 2)
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).is_alive()), (9, true)));
    danger(alone(8), 2).draws("obol", ["you-die"]).check(|game| assert!(!game.titan(ONE).is_alive()));
    danger(alone(8), 1).rests().check(|game| assert_eq!(game.titan(ONE).stats[0], 9));
}

#[test]
fn b6_7_a_draw_without_danger_is_at_the_present_value() {
    let draws = |danger: u8, severity: Option<Severity>| {
        let field = alone(danger);
        prove(field, move |game, table| game.trauma_draw(table, ONE, severity, danger))
    };
    draws(0, None).rests();
    draws(4, None).draws("major", ["clear-head"]).check(|game| assert_eq!(game.titan(ONE).stats[2], 2));
    draws(0, Some(Severity::Major))
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 2));
}

#[test]
fn b6_8_b14_9_a_draw_is_survived_also_if_its_card_breaks_the_chain() {
    let hardened = "abilities: [(at: Survived(Minor), effects: [Pool(Opening, N(1))])]";
    let field = bearing(field("...PP\n..1PP"), 1, hardened).gear(1, "fists");
    performs(field.titan(1, |titan| titan.stats = [0, 9, 0]), "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rolls("attack", [1, 1])
        .answers("1: attack fists 2")
        .rests()
        .logs("log-chain-break; log-full-miss")
        .check(|game| assert_eq!(game.pool.openings, 1));
}

#[test]
fn b6_8_a_card_goes_to_the_bottom_and_is_drawn_again_only_after_all_others() {
    let twice = prove(alone(4), |game, table| {
        game.trauma_draw(table, ONE, None, 4)?;
        game.trauma_draw(table, ONE, None, 4)?;
        game.trauma_draw(table, ONE, None, 4)
    });
    twice
        .draws("major", ["clear-head", "singled-out"])
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 4, "the first card comes round again"))
        .check(|game| assert_eq!(game.titan(ONE).conditions.len(), 1));
}

#[test]
fn b6_8_a_kept_card_leaves_its_deck_and_works_as_a_condition() {
    prove(alone(4), |game, table| game.trauma_draw(table, ONE, None, 4)).draws("major", ["singled-out"]).check(
        |game| {
            assert!(!game.decks.trauma[1].contains(1));
            assert_eq!(game.titan(ONE).conditions[0].condition, condition("marked"));
        },
    );
}

#[test]
fn b6_8_an_empty_deck_gives_way_to_the_next_graver_one() {
    prove(alone(1).change(|game| game.decks.trauma[0] = Pile::default()), |game, table| {
        game.trauma_draw(table, ONE, None, 1)
    })
    .draws("major", ["clear-head"])
    .check(|game| assert_eq!(game.titan(ONE).stats[2], 2));
}

#[test]
fn b6_8_a_card_may_be_shuffled_back_and_another_drawn() {
    prove(alone(1), |game, table| game.trauma_draw(table, ONE, None, 1))
        .draws("minor", ["worse-than-it-looked", "second-wind"])
        .check(|game| assert_eq!(game.titan(ONE).stats, [2, 9, 1]));
}

#[test]
fn b6_9_an_obol_goes_back() {
    prove(alone(1), |game, table| game.obol_draw(table, ONE, 10))
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!(game.decks.obols.len(), 2));
}

#[test]
fn b6_10_a_second_obol_at_the_same_time_kills_without_a_draw() {
    use crate::state::Frame;
    prove(alone(1), |game, table| {
        table.scope(game, Frame::Drawn(ONE, Severity::Obol, 0), |game, table| game.obol_draw(table, ONE, 10))?;
        Ok(())
    })
    .rests()
    .check(|game| assert!(!game.titan(ONE).is_alive()));
    prove(alone(1), |game, table| {
        table.scope(game, Frame::Drawn(TWO, Severity::Obol, 0), |game, table| game.obol_draw(table, ONE, 10))?;
        Ok(())
    })
    .draws("obol", ["you-live"])
    .check(|game| assert!(game.titan(ONE).is_alive(), "another titan's draw is another draw"));
}

#[test]
fn b6_10_danger_over_the_line_and_an_obol_draw_of_one_effect_are_two_obols_at_once() {
    let suffers = |danger: u8, script: &str| effects(alone(danger), script, Origin::Card);
    suffers(9, "[Danger(N(3)), TraumaDraw(Some(Obol))]")
        .rests()
        .tells("log-danger-above; log-dies-obols; log-priority")
        .check(|game| assert!(!game.titan(ONE).is_alive(), "nothing was drawn"));
    suffers(9, "[TraumaDraw(Some(Obol)), If([Priority], [TraumaDraw(Some(Obol))], [])]")
        .check(|game| assert!(!game.titan(ONE).is_alive()));
    suffers(9, "[Danger(N(3))]")
        .draws("obol", ["you-live"])
        .check(|game| assert!(game.titan(ONE).is_alive(), "one is one"));
    suffers(6, "[Danger(N(3)), TraumaDraw(Some(Obol))]")
        .draws("obol", ["you-live"])
        .check(|game| assert!(game.titan(ONE).is_alive(), "this Danger draws nothing"));
    suffers(9, "[Danger(N(1)), TraumaDraw(None)]")
        .draws("obol", ["you-live"])
        .draws("grave", ["torn-open"])
        .logs("log-obol; log-trauma-grave");
}

#[test]
fn b6_10_two_obol_draws_of_one_effect_are_death_without_a_draw() {
    effects::card("[TraumaDraw(Some(Obol)), TraumaDraw(Some(Obol))]")
        .rests()
        .check(|game| assert!(!game.titan(ONE).is_alive()));
    effects::card("[TraumaDraw(Some(Obol)), Rage(N(1))]")
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!(effects::stats(game)[2], 1));
}

#[test]
fn b6_11_massive_danger_adds_its_cards_for_the_battle() {
    let drawn = |reached: u8| prove(alone(9), move |game, table| game.obol_draw(table, ONE, reached));
    drawn(13).draws("obol", ["you-live"]).check(|game| assert_eq!(game.decks.obols.len(), 2));
    drawn(14).draws("obol", ["you-live"]).check(|game| assert_eq!(game.decks.obols.len(), 3));
    drawn(18).draws("obol", ["you-live"]).check(|game| assert_eq!(game.decks.obols.len(), 4));
    drawn(21)
        .draws("obol", ["legend"])
        .check(|game| assert_eq!(game.decks.obols.len(), 5))
        .check(|game| assert!(game.titan(ONE).argonaut_dead, "it says so after the death"));
}

#[test]
fn b6_11_a_card_joins_the_obol_deck_once() {
    effects::card("[AddObol(\"horribly\"), AddObol(\"horribly\")]").check(|game| {
        assert!(game.decks.obols.contains(3), "the first of massive danger");
        assert_eq!(game.decks.obols.len(), 3);
    });
}

#[test]
fn b6_12_an_instant_death_needs_no_draw() {
    performs(b5::beside(), "breaker").rolls("evasion", [8, 10, 10]).check(|game| assert!(!game.titan(ONE).is_alive()));
}
