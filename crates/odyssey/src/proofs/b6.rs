//! B6 · Danger and trauma; B23 · moiros and kratos cards; G6 · the Triskelion.

use super::common::{Field, PACK, field};
use super::*;
use crate::ids::{KratosId, MoirosId};
use crate::pack::schema::Severity;
use crate::state::{Ending, Pile};

fn alone(danger: u8) -> Field {
    field("1..2PP\n....PP").titan(1, move |titan| titan.stats = [danger, 9, 0]).change(|game| {
        game.decks.kratos = Pile::shuffled(0..PACK.kratos.len() as u8);
        game.decks.moiros = Pile::shuffled(0..PACK.moiros.len() as u8);
        game.argo.crew = 6;
    })
}

#[track_caller]
fn danger(field: Field, amount: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.deal_danger(table, ONE, amount, false))
}

#[test]
fn b6_1_b6_2_b6_3_armour_holds_danger_off() {
    let armoured = || field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 9, 0]).gear(1, "cuirass");
    super::b3::performs(armoured(), "smash")
        .rolls("evasion", [2, 10])
        .rolls("armour", [2])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(game.titan(ONE).stats[0], 1));
    super::b3::performs(armoured(), "hook")
        .rolls("evasion", [2, 10, 10])
        .rolls("armour", [4])
        .check(|game| assert_eq!(game.titan(ONE).stats[0], 0, "nothing is left, and no trauma (B6.3)"));
}

#[test]
fn b21_36_reinforce_adds_dice_to_the_armour_roll() {
    let armoured = field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 8, 0]).gear(1, "cuirass");
    super::b3::performs(armoured, "hook")
        .rolls("evasion", [2, 10, 10])
        .answers("1: none")
        .asks("1: ask-about-to-armour")
        .rolls("armour", [1, 2])
        .answers("1: use cuirass 1 of titan 1 ability 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).stats[1]), (0, 9)));
}

#[test]
fn b6_4_b19_2_the_band_of_the_new_danger_says_which_deck() {
    let table = PACK.classes[0].trauma;
    let bands = [0, 1, 3, 4, 6, 7, 9, 10, 25].map(|danger| table.severity(danger));
    let [minor, major, grave, obol] = [Severity::Minor, Severity::Major, Severity::Grave, Severity::Obol].map(Some);
    assert_eq!(bands, [None, minor, minor, major, major, grave, grave, obol, obol]);
}

#[test]
fn b19_7_a_pattern_replaces_the_table() {
    let hardened = alone(0).titan(1, |titan| titan.patterns.push(crate::ids::PatternId(0)));
    assert_eq!(hardened.game.trauma_table(ONE).severity(1), None);
    assert_eq!(hardened.game.trauma_table(TWO).severity(1), Some(Severity::Minor));
}

#[test]
fn b6_5_danger_that_no_attack_deals_draws_nothing() {
    danger(alone(3), 2).asks("1 2 3 4: proof-done").check(|game| assert_eq!(game.titan(ONE).stats[0], 5));
}

#[test]
fn b6_6_g6_3_danger_past_nine_draws_at_the_full_value() {
    danger(alone(8), 2)
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).is_alive()), (9, true)));
    danger(alone(8), 2).draws("obol", ["you-die"]).check(|game| assert!(!game.titan(ONE).is_alive()));
    danger(alone(8), 1).asks("1 2 3 4: proof-done").check(|game| assert_eq!(game.titan(ONE).stats[0], 9));
}

#[test]
fn b6_7_a_draw_without_danger_is_at_the_present_value() {
    let draws = |danger: u8, severity: Option<Severity>| {
        let field = alone(danger);
        prove(field, move |game, table| game.trauma_draw(table, ONE, severity, danger))
    };
    draws(0, None).asks("1 2 3 4: proof-done");
    draws(4, None).draws("major", ["clear-head"]).check(|game| assert_eq!(game.titan(ONE).stats[2], 2));
    draws(0, Some(Severity::Major))
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 2));
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
    .asks("1 2 3 4: proof-done")
    .check(|game| assert!(!game.titan(ONE).is_alive()));
    prove(alone(1), |game, table| {
        table.scope(game, Frame::Drawn(TWO, Severity::Obol, 0), |game, table| game.obol_draw(table, ONE, 10))?;
        Ok(())
    })
    .draws("obol", ["you-live"])
    .check(|game| assert!(game.titan(ONE).is_alive(), "another titan's draw is another draw"));
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
fn b27_8_an_awakened_titan_draws_with_a_second_card_of_life() {
    let divine = alone(9).titan(1, |titan| titan.godform = Some(crate::ids::GodformId(0)));
    prove(divine, |game, table| game.obol_draw(table, ONE, 10))
        .draws("obol", ["dead-gods"])
        .check(|game| assert_eq!((game.decks.obols.len(), game.titan(ONE).is_alive()), (2, true)));
    let mortal = prove(alone(9), |game, table| game.obol_draw(table, ONE, 10)).draws("obol", ["you-live"]);
    mortal.check(|game| assert!(!game.decks.obols.contains(6)));
}

#[test]
fn g6_4_b23_1_fate_past_nine_brings_a_moiros_card() {
    prove(alone(0), |game, table| game.force_fate(table, ONE, 1))
        .draws("moiros", ["the-thread-frays"])
        .check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).moiros), (9, Some(MoirosId(0)))))
        .check(|game| assert_eq!(game.argo.crew, 5));
    prove(alone(0).titan(1, |titan| titan.stats[1] = 8), |game, table| game.force_fate(table, ONE, 1))
        .check(|game| assert_eq!(game.titan(ONE).moiros, None));
}

#[test]
fn b23_3_a_second_card_of_a_kind_kills_and_one_of_each_does_not() {
    let cursed = || alone(0).titan(1, |titan| titan.moiros = Some(MoirosId(1)));
    prove(cursed(), |game, table| game.moiros_card(table, ONE)).check(|game| assert!(!game.titan(ONE).is_alive()));
    prove(cursed(), |game, table| game.kratos_card(table, ONE))
        .draws("kratos", ["red-mist"])
        .check(|game| assert_eq!((game.titan(ONE).kratos, game.titan(ONE).stats[2]), (Some(KratosId(0)), 2)));
    let mad = alone(0).titan(1, |titan| titan.kratos = Some(KratosId(1)));
    prove(mad, |game, table| game.kratos_card(table, ONE)).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b23_4_a_kratos_roll_of_at_least_the_rage_succeeds() {
    let raging = |face: u8| {
        let field = alone(0).titan(1, |titan| titan.stats[2] = 4);
        prove(field, |game, table| game.kratos_roll(table, ONE)).rolls("d10", [face])
    };
    raging(4).asks("1 2 3 4: proof-done").check(|game| assert_eq!(game.titan(ONE).kratos, None));
    raging(3).draws("kratos", ["red-mist"]).check(|game| assert_eq!(game.titan(ONE).kratos, Some(KratosId(0))));
}

#[test]
fn g6_5_rage_past_nine_kills_when_what_is_in_progress_is_finished() {
    let raging = alone(0).titan(1, |titan| titan.stats[2] = 9);
    prove(raging, |game, table| {
        game.raise_rage(table, ONE, 1)?;
        assert!(game.titan(ONE).is_alive() && game.titan(ONE).overcome);
        game.bury_overcome(table)
    })
    .check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b16_1_a_strictly_higher_rage_takes_the_token() {
    let rises = |by: u8| {
        let field = alone(0).titan(1, |titan| titan.stats[2] = 2);
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
fn b25_1_b30_2_the_dead_leave_the_board_and_the_last_ends_the_battle() {
    prove(alone(0), |game, table| game.die(table, ONE, "B25.2"))
        .check(|game| assert_eq!((place(game, ONE), game.ending), (None, None)));
    prove(field("1..PP\n...PP"), |game, table| game.die(table, ONE, "B25.2"))
        .check(|game| assert_eq!(game.ending, Some(Ending::AllDead)));
}

#[test]
fn b6_10_danger_over_the_line_and_an_obol_draw_of_one_effect_are_two_obols_at_once() {
    let suffers = |danger: u8, script: &str| effects(alone(danger), script, Part::Card);
    suffers(9, "[Danger(N(3)), TraumaDraw(Some(Obol))]")
        .asks("1 2 3 4: proof-done")
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
fn g6_4_g6_5_what_is_forced_above_nine_is_told_with_the_value_it_would_have_made() {
    prove(alone(0), |game, table| game.force_fate(table, ONE, 1))
        .luck(1)
        .logs("log-fate-above; log-moiros")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 9));
    prove(alone(0), |game, table| game.raise_rage(table, ONE, 10))
        .logs("log-rage-above")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 9));
    prove(alone(0), |game, table| game.raise_rage(table, ONE, 9)).logs("log-rage");
}
