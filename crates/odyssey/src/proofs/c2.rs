//! C2 · The Argo's sheet.

use super::sea::*;
use crate::campaign::Why;
use crate::story::Figure;

#[test]
fn c2_1_the_argo_begins_as_the_cycle_says() {
    let game = sea().game;
    assert_eq!((game.argo.crew, game.argo.hull, game.argo.fate, game.argo.knowledge, game.argo.tears), (6, 5, 0, 0, 1));
    assert_eq!((game.voyage().titans.len(), &game.argo.diplomacy[..]), (8, &[0, 0, 0][..]));
    let timber = game.resource(slug("timber")).expect("timber");
    assert_eq!(game.goods(timber), 5);
    assert!(game.knows_tech(tech("keel-forge")) && !game.knows_tech(tech("bone-forge")));
}

#[test]
fn c2_2_nothing_rises_above_its_maximum_or_falls_below_nothing() {
    sea().suffers("[Lose(Crew, 1), Gain(Crew, 3), Gain(Hull, 2), Lose(ArgoFate, 2)]").check(|game| {
        assert_eq!((game.argo.crew, game.argo.hull, game.argo.fate), (6, 5, 0));
    });
    sea().suffers("[Lose(Crew, 2), Gain(Crew, 1), Gain(ArgoFate, 3), Lose(ArgoFate, 1)]").check(|game| {
        assert_eq!((game.argo.crew, game.argo.fate), (5, 2));
    });
}

#[test]
fn c2_3_argo_fate_is_not_taken_on_above_nine() {
    let at = |fate: u8| sea().change(move |game| game.argo.fate = fate).game;
    assert!(at(8).can_bear_fate(1) && !at(9).can_bear_fate(1));
}

#[test]
fn c2_4_knowledge_only_rises_and_opens_odysseys() {
    sea().suffers("[Gain(Knowledge, 2), Lose(Knowledge, 1)]").check(|game| {
        assert_eq!((game.argo.knowledge, game.voyage().due.odysseys.as_slice()), (2, &[1, 2][..]));
    });
    sea().change(|game| game.argo.knowledge = 20).suffers("[Gain(Knowledge, 1)]").check(|game| {
        assert_eq!((game.argo.knowledge, game.voyage().due.odysseys.len()), (20, 0));
    });
}

#[test]
fn c2_5_goods_go_as_far_as_there_are_any_and_prices_in_full() {
    let timber = sea().game.resource(slug("timber")).expect("timber");
    sea().suffers("[Give(\"timber\", 9), Take(\"timber\", 2)]").check(move |game| assert_eq!(game.goods(timber), 2));
    sea().plays(|game, table| game.pay_mortal_goods(table, 3)).answers("1: timber=1, bronze=2").check(move |game| {
        assert_eq!((game.goods(timber), game.mortal_goods()), (4, 10));
    });
    let twice = of_cycle("short").suffers("[Take(\"timber\", 1), Give(\"timber\", 1)]");
    let before = of_cycle("short").game.goods(timber);
    twice.check(move |game| assert_eq!(game.goods(timber), before + 1, "two come and one goes"));
    let said = |cycle: &str| of_cycle(cycle).game.say_effects(&written("[Take(\"timber\", 1)]"));
    assert_ne!(said("short"), said("campaign"), "and that is what is told");
    let poor = sea().campaign(|campaign| campaign.cargo.fill(0)).game;
    assert!(!poor.can_pay_effect(&written("[Give(\"timber\", 1)]")[0]));
}

#[test]
fn c2_6_progress_is_shared_out_when_it_is_gained() {
    sea().suffers("[Gain(Progress, 2)]").answers("1: amount 1").check(|game| {
        assert_eq!((game.voyage().story.tokens, game.voyage().inward), (1, 1));
    });
    let wise = || sea().change(|game| game.argo.knowledge = 20);
    wise().suffers("[Gain(Progress, 2)]").check(|game| {
        assert_eq!((game.voyage().story.tokens, game.voyage().inward), (2, 0));
    });
    sea().side("1b").suffers("[Gain(Progress, 2)]").check(|game| {
        assert_eq!((game.voyage().story.tokens, game.voyage().inward), (0, 2));
    });
}

#[test]
fn c2_7_doom_lies_on_the_doom_card() {
    sea().suffers("[Gain(Doom, 2), Lose(Doom, 1)]").check(|game| assert_eq!(game.voyage().doom.tokens, 1));
}

#[test]
fn c2_8_a_save_ignores_the_whole_line_for_one_argo_fate() {
    let saved = |effects: &str| sea().knows("rhetoric").suffers(effects);
    saved("[Lose(Crew, 3)]").answers("1: employ rhetoric 1").rolls("save", [7]).check(|game| {
        assert_eq!((game.argo.crew, game.argo.fate), (6, 1));
    });
    saved("[Lose(Crew, 3)]").answers("1: employ rhetoric 1").rolls("save", [6]).answers("1: pass").check(|game| {
        assert_eq!((game.argo.crew, game.argo.fate), (3, 1));
    });
    saved("[Lose(Hull, 1)]").check(|game| assert_eq!(game.argo.hull, 4, "it saves crew alone"));
    let unasked = |why: Why| {
        sea().knows("rhetoric").plays(move |game, table| game.lose_figure(table, Figure::Crew, 1, why)).rests();
    };
    unasked(Why::Unavoidable);
    unasked(Why::Paid);
}

#[test]
fn c2_8_g3_3_the_doom_save_is_easier_on_later_cards_and_can_be_rolled_again() {
    let on_side = |side: u8| {
        let sea = sea().knows("calm-voices").campaign(move |campaign| campaign.doom.side = side);
        sea.suffers("[Gain(Doom, 1)]").answers("1: employ calm-voices 1")
    };
    on_side(4).rolls("save", [6]).check(|game| assert_eq!(game.voyage().doom.tokens, 0, "9 less 3"));
    let full = sea().knows("calm-voices").change(|game| game.argo.fate = 8).suffers("[Gain(Doom, 1)]");
    full.answers("1: employ calm-voices 1").rolls("save", [2]).rests().check(|game| {
        assert_eq!((game.voyage().doom.tokens, game.argo.fate), (1, 9), "no re-roll above 9");
    });
    let again = on_side(0).rolls("save", [6]).answers("1: die 1").rolls("save", [8]);
    again.check(|game| assert_eq!((game.voyage().doom.tokens, game.argo.fate), (0, 2)));
}

#[test]
fn c2_8_several_saves_fit_one_line_and_one_save_several_lines() {
    let two = || rewritten("campaign/technologies/structural.ron", "Save(Hull, Hull(3))", "Save(Crew, Flat(4))");
    let knows = || two().knows("rhetoric").knows("bulkheads");
    let failed =
        knows().suffers("[Lose(Crew, 2)]").answers("1: employ rhetoric 1").rolls("save", [6]).answers("1: pass");
    failed.answers("1: employ bulkheads 1").rolls("save", [4]).rests().check(|game| {
        assert_eq!((game.argo.crew, game.argo.fate), (6, 2), "the second saved all of it");
    });
    let one = sea().knows("rhetoric").suffers("[Lose(Crew, 1), Lose(Crew, 1)]");
    let one = one.answers("1: employ rhetoric 1").rolls("save", [7]).answers("1: employ rhetoric 1").rolls("save", [8]);
    one.rests().check(|game| assert_eq!((game.argo.crew, game.argo.fate), (6, 2), "each line by itself"));
    let full = sea().knows("rhetoric").change(|game| game.argo.fate = 9).suffers("[Lose(Crew, 1)]");
    full.rests().check(|game| assert_eq!((game.argo.crew, game.argo.fate), (5, 9), "nobody pays above 9"));
}

#[test]
fn c2_8_g5_2_nothing_saves_from_what_an_option_lists() {
    let told = sea().knows("rhetoric").reads("corners-1").answers("1: option tell");
    told.check(|game| assert_eq!((game.argo.crew, game.argo.fate), (5, 0), "it was the group's own choice"));
    sea().knows("calm-voices").reads("doom-3a").answers("1: option argue").rests().check(|game| {
        assert_eq!(game.voyage().doom.tokens, 1);
    });
    sea().knows("rhetoric").suffers("[Lose(Crew, 1)]").offers("employ rhetoric 1");
}

#[test]
fn c2_3_a2_4_an_option_that_raises_argo_fate_above_nine_is_not_offered() {
    let at = |fate: u8| sea().change(move |game| game.argo.fate = fate).reads("corners-1");
    at(8).offers("option lie");
    at(9).refuses_unknown("option lie").check(|game| {
        assert!(game.is_marked(slug("crew-told")), "nothing but the other is left");
    });
}
