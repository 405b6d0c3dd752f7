//! G6 · The Triskelion.

use super::sea::{Sea, sea, slug};
use super::*;
use super::{b6, b13, effects};
use crate::ids::{MoirosId, Stat};
use crate::state::Outfitted;

#[test]
fn g6_1_the_triskelion_is_not_set_back_when_a_battle_begins() {
    let game = field("1..PP\n...PP").game;
    let outfit = Outfitted { stats: [2, 5, 1], ..Outfitted::default() };
    assert_eq!(game.outfitted(&outfit).stats, [2, 5, 1]);
    let sea = sea().campaign(|campaign| campaign.argonauts[1].stats = [2, 5, 1]);
    let shared = TitanId::ALL.map(|id| sea.game.outfitted(&sea.game.embodied(id)).stats);
    assert_eq!(shared, [[0; 3], [2, 5, 1], [0; 3], [0; 3]], "each titan has that of its own argonaut");
}

#[test]
fn g6_2_a_reaction_that_would_raise_fate_above_nine_is_not_offered() {
    let full = field(b13::PICTURE).gear(1, "lifeguard").titan(1, |titan| titan.stats[1] = 9);
    prove(full, |game, table| game.window_of_opportunity(table)).rests();
}

#[test]
fn g6_2_nobody_may_choose_what_raises_a_value_above_nine() {
    let at = |stats: [u8; 3], script: &str| {
        effects(effects::plain().titan(1, move |titan| titan.stats = stats), script, Origin::Card)
    };
    at([0, 0, 9], "[May([Rage(N(1))])]").rests();
    at([0, 0, 8], "[May([Rage(N(1))])]").asks("1: ask-may");
    let either = "[Either([[Danger(N(2))], [Lose(Danger, N(2))]])]";
    at([8, 0, 0], either).rests().check(|game| assert_eq!(effects::stats(game)[0], 6));
    at([7, 0, 0], either).offers("side 1; side 2");
    let hard = "[Either([[Danger(N(2))], [Rage(N(1))]])]";
    at([9, 0, 9], hard).offers("side 1; side 2");
}

#[test]
fn g6_4_b23_1_fate_past_nine_brings_a_moiros_card() {
    prove(b6::alone(0), |game, table| game.force_fate(table, ONE, 1))
        .draws("moiros", ["the-thread-frays"])
        .check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).moiros), (9, Some(MoirosId(0)))))
        .check(|game| assert_eq!(game.argo.crew, 5));
    prove(b6::alone(0).titan(1, |titan| titan.stats[1] = 8), |game, table| game.force_fate(table, ONE, 1))
        .check(|game| assert_eq!(game.titan(ONE).moiros, None));
}

#[test]
fn g6_4_g6_5_what_is_forced_above_nine_is_told_with_the_value_it_would_have_made() {
    prove(b6::alone(0), |game, table| game.force_fate(table, ONE, 1))
        .luck(1)
        .logs("log-fate-above; log-moiros")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 9));
    prove(b6::alone(0), |game, table| game.raise_rage(table, ONE, 10))
        .logs("log-rage-above")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 9));
    prove(b6::alone(0), |game, table| game.raise_rage(table, ONE, 9)).logs("log-rage");
}

#[test]
fn g6_5_rage_past_nine_kills_when_what_is_in_progress_is_finished() {
    let raging = b6::alone(0).titan(1, |titan| titan.stats[2] = 9);
    prove(raging, |game, table| {
        game.raise_rage(table, ONE, 1)?;
        assert!(game.titan(ONE).is_alive() && game.titan(ONE).overcome);
        game.bury_overcome(table)
    })
    .check(|game| assert!(!game.titan(ONE).is_alive()));
    let to_nine = b6::alone(0).titan(1, |titan| titan.stats[2] = 8);
    prove(to_nine, |game, table| {
        game.raise_rage(table, ONE, 1)?;
        game.bury_overcome(table)
    })
    .check(|game| assert!(game.titan(ONE).is_alive() && !game.titan(ONE).overcome, "9 itself is not above 9"));
}

#[test]
fn g6_6_values_rise_fall_and_are_set() {
    effects::card("[Danger(N(2)), Fate(N(3)), Rage(N(4))]").check(|game| assert_eq!(effects::stats(game), [2, 3, 4]));
    let field = || effects::plain().titan(1, |titan| titan.stats = [5, 5, 5]);
    effects(field(), "[Lose(Danger, N(2)), Lose(Fate, All), Set(Rage, 1)]", Origin::Card)
        .check(|game| assert_eq!(effects::stats(game), [3, 0, 1]));
    effects(field(), "[Lose(Danger, N(9)), Lose(Rage, N(6))]", Origin::Card)
        .check(|game| assert_eq!(effects::stats(game), [0, 5, 0], "never below 0"));
    let eased = sea().campaign(|campaign| campaign.argonauts[0].stats = [1, 4, 0]);
    eased.suffers("[Ease(Danger, 3, Each), Ease(Fate, 3, Each)]").check(|game| {
        assert_eq!(game.argonaut(ONE).stats, [0, 1, 0]);
    });
    effects(field(), "[Set(Fate, 7), Fate(As(Danger))]", Origin::Card)
        .luck(1)
        .check(|game| assert_eq!(effects::stats(game)[1], 9));
}

#[test]
fn g6_2_a2_4_an_option_that_would_raise_a_value_above_nine_is_not_offered() {
    let at = |number: usize, stat: Stat| {
        sea().campaign(move |campaign| campaign.argonauts[number - 1].stats[stat as usize] = 9)
    };
    let each = |sea: Sea| sea.reads("ember-known");
    each(sea()).offers("option scrub; option pot");
    each(at(3, Stat::Danger)).check(|game| {
        assert!(game.is_marked(slug("pot-left")), "somebody has Danger 9, and only the other is left");
    });
    each(at(3, Stat::Fate)).offers("option scrub; option pot");
    let led = |sea: Sea| sea.reads("doom-3b");
    led(at(1, Stat::Fate)).check(|game| assert!(game.is_marked(slug("calf")), "the leader cannot bear it"));
    led(at(2, Stat::Fate)).offers("option open");
    let chosen = at(1, Stat::Danger).reads("hands-1").answers("1: option under");
    chosen.refuses("argonaut 1").answers("1: argonaut 2").check(|game| {
        assert_eq!((game.argonaut(TWO).stats[0], game.argonaut(ONE).stats[0]), (1, 9));
    });
    let by_lot = at(1, Stat::Fate).reads("told-swimmer").answers("1: option saw; 1: amount 1");
    by_lot.rolls("lot", [1, 5, 6, 7]).check(|game| assert!(game.argonaut(ONE).dead, "a lot is nobody's own will"));
}
