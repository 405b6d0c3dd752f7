//! V5 · Encounter.

use super::sea::*;
use super::*;
use crate::state::campaign::{DayStep, Reason, Task};

fn battles(timeline: u8, ambushes: u8) -> Sea {
    sea().campaign(move |campaign| (campaign.due.battles, campaign.exploration.ambushes) = (timeline, ambushes))
}

#[test]
fn v5_1_battles_of_the_day_are_fought() {
    battles(0, 0).step(DayStep::Encounter).rests().check(|game| assert_eq!(game.phase, Phase::Voyage));
    battles(1, 0).step(DayStep::Encounter).answers("1: foe mazehorn").check(|game| {
        assert_eq!((game.phase, game.voyage().due.battles), (Phase::Muster, 0));
        assert_eq!(game.voyage().agenda, [Task::Close, Task::Encounter, Task::Return]);
    });
}

#[test]
fn v5_2_a_battle_of_the_timeline_marks_the_next_box_of_the_one_chosen() {
    let with = |boxes: [u8; 2]| battles(1, 0).campaign(move |campaign| campaign.evolution = boxes.to_vec());
    let level = |script: Script<Odyssey>| script.state().voyage().bout.map(|bout| bout.level);
    let script = with([2, 0]).step(DayStep::Encounter).answers("1: foe centimane");
    assert_eq!(script.state().voyage().evolution, [3, 0]);
    assert_eq!(level(script), Some(3));
    let full = with([4, 1]).step(DayStep::Encounter);
    assert_eq!(level(full), Some(2), "only the other is left, and nothing is asked");
    let both = with([4, 4]).step(DayStep::Encounter).answers("1: foe centimane");
    assert_eq!(both.state().voyage().evolution, [4, 4]);
    assert_eq!(level(both), Some(4));
    let scenario = |boxes: [u8; 2], foe: &str| {
        let script = with(boxes).step(DayStep::Encounter).answers(&format!("1: foe {foe}"));
        let place = script.state().voyage().bout.map_or(0, |bout| bout.scenario);
        SHIPPED.scenarios[usize::from(place)].slug.to_string()
    };
    assert_eq!(
        (scenario([2, 0], "centimane"), scenario([3, 0], "centimane")),
        ("colonnade".into(), "broken-colonnade".into())
    );
    assert_eq!(
        (scenario([0, 2], "mazehorn"), scenario([0, 3], "mazehorn")),
        ("bull-court".into(), "sunken-court".into())
    );
}

#[test]
fn v5_3_v5_4_an_ambush_marks_nothing_and_the_group_orders_battles() {
    let script = battles(1, 1).step(DayStep::Encounter).answers("1: meet ambush; 1: foe centimane");
    script.check(|game| {
        let campaign = game.voyage();
        assert_eq!((campaign.evolution.as_slice(), campaign.due.battles), (&[0, 0][..], 1));
        assert_eq!(campaign.bout.map(|bout| bout.reason), Some(Reason::Ambush));
        let scenario = campaign.bout.map_or(0, |bout| bout.scenario);
        assert_eq!(SHIPPED.scenarios[usize::from(scenario)].slug, slug("ambush"));
    });
    battles(0, 1).step(DayStep::Encounter).offers("foe centimane");
}

#[test]
fn v5_5_the_adversarys_track_gives_escalations_until_it_is_slain() {
    let met = |battles: u8| {
        let sea = sea().campaign(move |campaign| campaign.adversary.battles = battles);
        let script = sea.plays(|game, table| {
            game.meet_adversary(table);
            Ok(())
        });
        script.state().voyage().bout.map(|bout| (bout.escalations, bout.foe))
    };
    let ember = foe("emberwake");
    assert_eq!((met(0), met(3)), (Some((0, ember)), Some((2, ember))));
    let heeds = |battles: u8, beaten: u8| {
        let sea = sea().on("orchard").campaign(move |campaign| {
            campaign.adversary.known = true;
            (campaign.adversary.battles, campaign.adversary.beaten) = (battles, beaten);
        });
        let script = sea.plays(|game, table| game.adversary_symbol(table, false));
        script.state().voyage().adversary.at.is_some()
    };
    assert!(heeds(4, 2) && !heeds(5, 2) && !heeds(3, 3));
}
