//! C7 · Battles of the campaign.

use super::sea::*;
use super::*;
use crate::ids::{ClassId, GearId, ResourceId, TerrainId};
use crate::state::campaign::{Bred, Omens, Reason, Task};
use crate::state::{Depth, Ending, Entry};

fn fights(sea: Sea, reason: Reason) -> Script<Odyssey> {
    let fought = bout(reason, "mazehorn", 2);
    sea.campaign(|campaign| campaign.bout = Some(fought)).does(&[Task::Fight])
}

/// The battle is over, and this was noted in it.
fn returns(sea: Sea, reason: Reason, ending: Ending, log: Vec<Entry>) -> Script<Odyssey> {
    let sea = sea.campaign(|campaign| campaign.bout = Some(bout(reason, "centimane", 2)));
    let sea = sea.change(|game| {
        game.ending = Some(ending);
        game.argo.log = log;
    });
    sea.does(&[Task::Return])
}

fn musters(sea: Sea) -> Script<Odyssey> {
    let sea = sea.campaign(|campaign| campaign.bout = Some(bout(Reason::Timeline, "centimane", 1)));
    sea.plays(|game, table| {
        game.begin_bout(table)?;
        game.muster_forces(table)
    })
}

#[test]
fn c7_1_a_battle_has_a_primordial_a_level_and_a_scenario_of_its_own() {
    fights(sea(), Reason::Timeline).check(|game| {
        assert_eq!((game.phase, game.primordial_fought()), (Phase::Muster, foe("mazehorn")));
        assert_eq!(game.muster.bout.map(|bout| bout.level), Some(2));
    });
}

#[test]
fn c7_2_b2_3_fewer_than_four_fight_if_there_are_no_more() {
    let aboard = |classes: &'static [u8]| {
        sea().campaign(|campaign| {
            campaign.titans = classes.iter().map(|class| Bred { class: ClassId(*class), ..Bred::default() }).collect();
        })
    };
    let absent = |classes| {
        let script = musters(aboard(classes)).answers("1: same loadout");
        script.state().muster.absent.len()
    };
    assert_eq!((absent(&[0, 0, 0, 0, 0]), absent(&[0, 1]), absent(&[1, 1, 0])), (0, 2, 2));
    musters(aboard(&[0, 1])).answers("1: same loadout").check(|game| {
        assert_eq!(game.muster.titans[0].class, ClassId(1), "bred titans first");
        assert!(!game.muster.titans[0].gear.is_empty() && game.phase == Phase::Deploy);
    });
}

#[test]
fn c7_3_only_what_is_aboard_can_be_chosen() {
    let script = musters(sea().campaign(|campaign| campaign.titans.truncate(1))).answers("1: new loadout");
    let script = script.offers("gear keel-mace").refuses("gear labrys").answers("1: gear keel-mace; 1: done");
    script.offers("argo arrow-storm").refuses("argo war-drums");
}

#[test]
fn c7_4_what_a_battle_brings_comes_aboard() {
    let log = vec![
        Entry::Gained(ResourceId(3), 6),
        Entry::GearFound(GearId(2)),
        Entry::TitanLost(TitanId(0)),
        Entry::MnemosNode(TitanId(1)),
    ];
    let sea = sea().remembers(2, "first-dive", 0).campaign(|campaign| campaign.argonauts[0].stats = [4, 5, 6]);
    let sea = sea.change(|game| (game.argo.progress, game.argo.doom) = (1, 1));
    let script = returns(sea, Reason::Ambush, Ending::AllDead, log).answers("1: amount 1");
    script.check(|game| {
        let campaign = game.voyage();
        assert_eq!((game.goods(ResourceId(3)), campaign.armoury[2], campaign.titans.len()), (12, 1, 7));
        assert_eq!((campaign.argonauts[1].mnemos[0].nodes, campaign.argonauts[0].stats), (1, [0, 0, 0]));
        assert_eq!((campaign.story.tokens, campaign.doom.tokens, game.argo.progress, game.argo.doom), (1, 1, 0, 0));
        assert_eq!(campaign.fought[foe("centimane").index()], 2);
        assert!(campaign.due.events.is_empty(), "it was not beaten");
    });
}

#[test]
fn c7_5_what_was_noted_waits_for_a_battle_of_the_timeline() {
    let omens = Omens { terrain: Some((TerrainId(11), true)), providence: true, escalations: 2 };
    let sea = || sea().campaign(|campaign| campaign.next_battle = omens);
    fights(sea(), Reason::Timeline).check(|game| {
        assert!(game.muster.wise_providence && game.muster.terrain[0].depth == Depth::Inner(3));
    });
    fights(sea(), Reason::Ambush).check(|game| {
        assert!(!game.muster.wise_providence && game.muster.terrain.is_empty());
    });
    returns(sea(), Reason::Ambush, Ending::AllDead, Vec::new())
        .check(|game| assert_eq!(game.voyage().next_battle, omens));
    returns(sea(), Reason::Timeline, Ending::AllDead, Vec::new())
        .check(|game| assert_eq!(game.voyage().next_battle, Omens::default()));
}

#[test]
fn c7_6_a_flensing_deck_yields_the_level_in_one_material() {
    let sea = || sea().knows("flensing-deck");
    returns(sea(), Reason::Timeline, Ending::AllDead, Vec::new()).answers("1: hide").check(|game| {
        let hide = game.resource(slug("hide")).expect("hide");
        assert_eq!(game.goods(hide), 2);
    });
    returns(sea(), Reason::Ambush, Ending::AllDead, Vec::new()).rests();
}

#[test]
fn c7_7_a_primordial_that_was_beaten_is_told_of_once() {
    let told = |sea: Sea| {
        let script = returns(sea, Reason::Timeline, Ending::Victory, Vec::new());
        script.state().voyage().due.events.clone()
    };
    assert_eq!(told(sea()), [(paragraph("hands-1"), None)]);
    assert_eq!(told(sea().campaign(|campaign| campaign.sheet.read.push(paragraph("hands-1")))), []);
}
