//! A5 · Mnemos.

use super::sea::*;
use super::*;
use crate::ids::{FatedId, Skill};
use crate::state::campaign::{DayStep, FatedNodes, Reading, Stake};

fn fated(sea: Sea, number: usize, name: &'static str, nodes: u8) -> Sea {
    sea.campaign(move |campaign| {
        let place = SHIPPED.fated.iter().position(|card| card.slug.as_str() == name).expect("the card");
        campaign.argonauts[number - 1].fated.push(FatedNodes { card: FatedId(place as u8), nodes });
    })
}

#[test]
fn a5_1_two_mnemos_and_a_third_for_another_or_the_vault() {
    let gains = |sea: Sea| sea.plays(|game, table| game.gain_mnemos(table, ONE, slug("the-ninth-wave")));
    gains(sea()).check(|game| assert_eq!(game.skill_ashore(ONE, Skill::Fury), 1));
    let full = || sea().remembers(1, "first-dive", 0).remembers(1, "the-long-oar", 0);
    gains(full()).rolls("lot", [5, 2, 9]).check(|game| {
        assert_eq!((game.argonaut(ONE).mnemos.len(), game.argonaut(TitanId(2)).mnemos.len()), (2, 1));
    });
    let names = [
        "funeral-games",
        "the-broken-vase",
        "the-shepherds-fire",
        "night-in-the-olives",
        "the-wrestlers-oath",
        "what-the-sibyl-said",
    ];
    let all = names.iter().enumerate().fold(full(), |sea, (n, name)| sea.remembers(2 + n / 2, name, 0));
    gains(all).check(|game| assert_eq!(game.voyage().vault, 1 << memory("the-ninth-wave").0));
}

#[test]
fn a5_2_a_hub_of_its_trait_gives_a_node_to_the_dominant_mnemos() {
    let visit = |sea: Sea| sea.plays(|game, table| game.gain_trait_nodes(table, paragraph("nets-4")));
    let sea = sea().remembers(1, "first-dive", 2).remembers(1, "funeral-games", 4).remembers(2, "the-broken-vase", 0);
    visit(fated(sea, 1, "owed-hour", 0)).check(|game| {
        let one = game.argonaut(ONE);
        assert_eq!(
            (one.mnemos[0].nodes, one.mnemos[1].nodes, one.fated[0].nodes),
            (2, 5, 1),
            "death is a trait of both"
        );
        assert_eq!(game.argonaut(TWO).mnemos[0].nodes, 0);
    });
    let tied = super::sea::sea().remembers(1, "first-dive", 2).remembers(1, "funeral-games", 2);
    visit(tied).answers("1: memory first-dive").check(|game| assert_eq!(game.argonaut(ONE).mnemos[0].nodes, 3));
}

#[test]
fn a5_3_the_vault_holds_what_nobody_has() {
    let sea = sea().remembers(1, "first-dive", 4);
    let script = sea.plays(|game, table| {
        game.see_off(table, ONE);
        game.gain_mnemos(table, TWO, slug("first-dive"))
    });
    script.check(|game| assert_eq!((game.voyage().vault, game.argonaut(TWO).mnemos.len()), (0, 1)));
    let held = super::sea::sea().remembers(1, "first-dive", 0);
    held.plays(|game, table| game.gain_mnemos(table, TWO, slug("first-dive")))
        .check(|game| assert_eq!(game.argonaut(TWO).mnemos.len(), 0, "somebody has it"));
}

#[test]
fn a5_4_breakthroughs_come_at_their_nodes() {
    let due = |sea: Sea| sea.game.breakthroughs().len();
    assert_eq!((due(sea().remembers(1, "first-dive", 2)), due(sea().remembers(1, "first-dive", 3))), (0, 1));
    assert_eq!(due(of_cycle("short").remembers(1, "first-dive", 2)), 1);
    let script = sea().remembers(1, "first-dive", 3).step(DayStep::Story).answers("1: option rise");
    script.rests().check(|game| assert_eq!(game.argonaut(ONE).mnemos[0].read, 1));
    let full = sea().remembers(1, "first-dive", 10).plays(|game, table| game.gain_any_node(table, ONE));
    full.check(|game| assert_eq!(game.argonaut(ONE).mnemos[0].nodes, 10));
    sea()
        .campaign(|campaign| campaign.reading = Some(Reading { owner: Some(ONE), ..Reading::default() }))
        .suffers("[Katharsis(Owner)]")
        .check(|game| assert_eq!(game.argonaut(ONE).katharses, 1));
}

#[test]
fn a5_5_a_fated_mnemos_lowers_a_skill_and_there_are_two_at_most() {
    let gains = |sea: Sea| sea.plays(|game, table| game.gain_fated(table, ONE));
    gains(sea()).draws("fated", ["glass-bones"]).check(|game| {
        assert_eq!(game.skill_ashore(ONE, Skill::Endurance), -1);
        assert_eq!(game.voyage().due.events, [(paragraph("fated-glass-bones"), Some(ONE))]);
    });
    let dead = gains(sea().campaign(|campaign| campaign.argonauts[0].dead = true));
    dead.rests().check(|game| assert!(game.voyage().due.events.is_empty(), "the dead draw none"));
    let held = [
        (1, "first-through"),
        (2, "stone-in-the-shoe"),
        (2, "no-second-look"),
        (3, "glass-bones"),
        (3, "owed-hour"),
        (4, "dry-mouth"),
        (4, "grey-sleeve"),
    ];
    let others = held.into_iter().fold(sea(), |sea, (number, name)| fated(sea, number, name, 0));
    gains(others).luck(1).check(|game| {
        let last = game.argonaut(ONE).fated[1].card;
        assert_eq!(SHIPPED.slug(last), "loose-tooth", "nobody draws what another has");
    });
    let two = fated(fated(sea(), 1, "glass-bones", 0), 1, "dry-mouth", 0);
    gains(two).rests().check(|game| assert_eq!(game.argonaut(ONE).fated.len(), 2));
}

#[test]
fn a5_6_it_hinders_tests_and_battles() {
    let tests = |name: &'static str| {
        let sea = fated(sea(), 1, name, 0).campaign(|campaign| campaign.reading = Some(Reading::default()));
        sea.plays(|game, table| game.test_argonaut(table, ONE, &[], 7, Stake::Test).map(|_| ()))
    };
    tests("no-second-look").rolls("test", [2]).rests();
    tests("glass-bones").rolls("test", [2]).answers("1: pass").check(|game| assert_eq!(game.argonaut(ONE).stats[0], 1));
    tests("loose-tooth").rolls("test", [1]).answers("1: pass").check(|game| assert_eq!(game.argo.fate, 1));
    tests("dry-mouth").rolls("test", [1]).answers("1: pass").check(|game| {
        assert_eq!((game.argo.fate, game.argonaut(ONE).stats), (0, [0, 0, 0]));
    });
    let embodied = |name: &'static str| fated(sea(), 1, name, 0).game.embodied(ONE);
    assert_eq!(embodied("owed-hour").stats, [0, 1, 0]);
    assert_eq!((embodied("dry-mouth").ambrosia, embodied("grey-sleeve").despair), (1, 1));
    assert_eq!((embodied("glass-bones").ambrosia, embodied("glass-bones").despair), (0, 0));
}

#[test]
fn a5_7_with_its_nodes_it_is_resolved_into_a_skill() {
    let story = |nodes: u8| fated(sea(), 1, "glass-bones", nodes).step(DayStep::Story);
    story(3)
        .check(|game| assert_eq!((game.argonaut(ONE).fated.len(), game.skill_ashore(ONE, Skill::Endurance)), (0, 1)));
    story(2)
        .check(|game| assert_eq!((game.argonaut(ONE).fated.len(), game.skill_ashore(ONE, Skill::Endurance)), (1, -1)));
}
