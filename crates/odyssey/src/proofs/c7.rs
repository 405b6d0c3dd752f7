//! C7 · Battles of the campaign.

use super::sea::*;
use super::*;
use crate::ids::{ClassId, GearId, ResourceId, TerrainId};
use crate::pack::schema::ArgoFigure;
use crate::state::campaign::{Bred, DayStep, Omens, Reason, Task};
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
        let mut script = musters(aboard(classes));
        if classes.len() < 4 {
            script = script.answers("1: argonaut 2, argonaut 4");
        }
        script.answers("1: same loadout").state().muster.absent.len()
    };
    assert_eq!((absent(&[0, 0, 0, 0, 0]), absent(&[0, 1]), absent(&[1, 1, 0])), (0, 2, 2));
    let script = musters(aboard(&[0, 1])).answers("1: argonaut 2, argonaut 4; 1: same loadout");
    script.check(|game| {
        assert!(game.muster.absent.contains(TitanId(0)) && game.muster.absent.contains(TitanId(2)));
        assert_eq!(game.muster.titans[1].class, ClassId(1), "bred titans first");
        assert!(!game.muster.titans[1].gear.is_empty() && game.phase == Phase::Deploy);
        assert!(game.muster.titans[0].gear.is_empty(), "who does not fight carries nothing");
    });
}

#[test]
fn c7_2_an_argonaut_who_has_just_died_does_not_fight() {
    let musters_with = |dead: usize| {
        let sea =
            sea().campaign(move |campaign| campaign.argonauts.iter_mut().take(dead).for_each(|one| one.dead = true));
        musters(sea).answers("1: same loadout")
    };
    musters_with(1).check(|game| assert_eq!(game.muster.absent.iter().collect::<Vec<_>>(), [ONE]));
    musters_with(0).check(|game| assert_eq!(game.muster.absent.len(), 0));
}

#[test]
fn c7_3_only_what_is_aboard_can_be_chosen() {
    let script = musters(sea().campaign(|campaign| campaign.titans.truncate(1)));
    let script = script.answers("1: argonaut 1; 1: new loadout");
    let script = script.offers("gear keel-mace").refuses("gear labrys").answers("1: gear keel-mace; 1: done");
    script.offers("argo arrow-storm").refuses("argo war-drums");
    let three = || {
        let sea = sea().knows("war-drums").knows("libation").campaign(|campaign| campaign.titans.truncate(1));
        musters(sea).answers("1: argonaut 1; 1: new loadout; 1: done")
    };
    three().answers("1: argo arrow-storm, argo libation");
    three().refuses("argo arrow-storm, argo libation, argo war-drums");
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
fn c7_4_b31_7_the_titan_that_died_is_struck_off_with_its_patterns() {
    let lost = |named: bool| {
        let sea = sea().campaign(|campaign| {
            campaign.titans.truncate(2);
            campaign.titans[1].patterns.push(crate::ids::PatternId(2));
        });
        let sea = sea.change(move |game| {
            let place = usize::from(named);
            game.muster.titans[0].patterns = game.voyage().titans[place].patterns;
        });
        let script = returns(sea, Reason::Ambush, Ending::AllDead, vec![Entry::TitanLost(ONE)]);
        script.state().voyage().titans.iter().map(|titan| titan.patterns.len()).collect::<Vec<_>>()
    };
    assert_eq!((lost(true), lost(false)), (vec![0], vec![1]));
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

#[test]
fn c7_3_c5_3_of_a_class_chosen_by_hand_titans_with_a_name_go_first() {
    let sea = sea().campaign(|campaign| {
        campaign.titans.truncate(1);
        let mut named = campaign.titans[0];
        named.patterns.push(crate::ids::PatternId(2));
        campaign.titans.push(named);
    });
    let chosen = "1: argonaut 1, argonaut 2; 1: new loadout; 1: done; 1: done; 1: none";
    musters(sea).answers(chosen).check(|game| {
        assert_eq!((game.muster.titans[0].patterns.len(), game.muster.titans[1].patterns.len()), (1, 0));
    });
}

#[test]
fn c7_8_conditions_and_despair_of_argonauts_are_there_when_a_battle_begins() {
    let sick =
        || sea().suffers("[Condition(\"fear\", Chosen), Despair(2, Chosen)]").answers("1: argonaut 1; 1: argonaut 1");
    let game = sick().state().clone();
    assert_eq!((game.argonaut(ONE).conditions.len(), game.argonaut(ONE).despair), (1, 2));
    assert_eq!(game.argonaut(TitanId(1)).conditions.len(), 0);
    let outfit = game.embodied(ONE);
    assert_eq!((outfit.conditions.len(), outfit.despair), (1, 2));
    let script = (Sea { game }).plays(move |game, table| {
        game.muster.titans[0] = outfit;
        game.titans[0] = game.outfitted(&outfit);
        game.titans[0].place = crate::state::Place::On(space("E8"));
        game.start_battle(table)
    });
    script.check(|game| {
        assert_eq!((game.titan(ONE).conditions.len(), game.titan(ONE).despair), (1, 2));
    });
    let sea = Sea { game: sick().state().clone() };
    returns(sea, Reason::Ambush, Ending::AllDead, Vec::new()).check(|game| {
        assert_eq!((game.argonaut(ONE).conditions.len(), game.argonaut(ONE).despair), (0, 0));
    });
}

#[test]
fn c7_9_saves_hold_in_battles_and_not_again_after_them() {
    let suffers =
        |sea: Sea, figure: ArgoFigure, by: i8| sea.plays(move |game, table| game.change_argo(table, figure, by));
    let knows = || sea().knows("rhetoric").knows("calm-voices");
    let saved = suffers(knows(), ArgoFigure::Crew, -1).answers("1: employ rhetoric 1").rolls("save", [8]);
    saved.check(|game| assert_eq!((game.argo.crew, game.argo.fate), (6, 1)));
    suffers(knows(), ArgoFigure::Crew, -1).answers("1: pass").check(|game| assert_eq!(game.argo.crew, 5));
    suffers(knows(), ArgoFigure::Doom, 1).answers("1: pass").check(|game| assert_eq!(game.argo.doom, 1));
    suffers(knows(), ArgoFigure::Hull, -1).check(|game| assert_eq!(game.argo.hull, 4, "nothing saves hull here"));
    suffers(knows(), ArgoFigure::Crew, 1).rests();
    let sea = knows().change(|game| game.argo.doom = 2);
    returns(sea, Reason::Ambush, Ending::AllDead, Vec::new())
        .check(|game| assert_eq!(game.voyage().doom.tokens, 2, "nothing is asked"));
}

#[test]
fn c7_10_only_tears_from_before_the_battle_can_be_spent() {
    let ends = |before: u8, now: u8| {
        let sea = sea().change(move |game| {
            (game.argo.tears, game.muster.sheet.tears) = (now, before);
            (game.phase, game.ending) = (Phase::BattleEnds, Some(Ending::AllDead));
            game.muster.bout = Some(bout(Reason::Timeline, "centimane", 1));
        });
        sea.plays(|game, table| game.end_battle(table))
    };
    ends(1, 1).offers("tear").answers("1: tear").check(|game| assert_eq!(game.argo.tears, 0));
    ends(0, 1).check(|game| assert_eq!((game.argo.tears, game.phase), (1, Phase::Aftermath)));
}

#[test]
fn c7_11_a5_4_each_mnemos_has_a_level_of_its_own_in_battle() {
    let sea = sea().remembers(1, "first-dive", 7).remembers(1, "the-long-oar", 0);
    let sea = sea.campaign(|campaign| campaign.argonauts[0].mnemos[0].read = 2);
    let titan = sea.game.outfitted(&sea.game.embodied(ONE));
    assert_eq!((titan.mnemos_level_of(0), titan.mnemos_level_of(1)), (3, 1));
    for memory in &SHIPPED.memories {
        let card = memory.card.map(|id| &SHIPPED.mnemos[id.index()]);
        let card = card.unwrap_or_else(|| panic!("{} has nothing for a battle", memory.slug));
        assert!(memory.skills.iter().all(|skill| card.skills.contains(skill)), "{}", memory.slug);
        assert_eq!((card.skills.len(), card.levels.len()), (memory.skills.len(), 3), "{}", memory.slug);
    }
    let skirmish = crate::state::Titan { mnemos_level: 2, ..Default::default() };
    assert_eq!((skirmish.mnemos_level_of(0), skirmish.mnemos_level_of(1)), (2, 2));
}

#[test]
fn c7_4_a_note_is_read_in_the_story_step_or_at_once_when_that_is_over() {
    let closes = |next: DayStep| {
        let sea = sea().campaign(move |campaign| {
            campaign.due.events = vec![(paragraph("hands-1"), None)];
            campaign.agenda = vec![Task::Begin(next), Task::Close];
        });
        let script = sea.plays(|game, table| game.follow_agenda(table));
        script.state().voyage().agenda.last().copied()
    };
    let at_once = Some(Task::Adventure(paragraph("hands-1"), None));
    for next in [DayStep::Doom, DayStep::End, DayStep::Movement] {
        assert_eq!(closes(next), at_once, "before {next:?}");
    }
    for next in [DayStep::Expedition, DayStep::Advancement, DayStep::Story] {
        assert_eq!(closes(next), Some(Task::Begin(next)), "it waits");
    }
}
