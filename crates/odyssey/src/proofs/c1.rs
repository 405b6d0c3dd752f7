//! C1 · Winning and losing.

use super::sea::*;
use super::*;
use crate::options::{Difficulty, OdysseyOptions};
use crate::state::Ending;
use crate::state::campaign::{DayStep, Reason, Spot, Task};
use table::Rules;

#[test]
fn c1_1_an_ending_wins_at_once_and_nothing_follows() {
    sea().suffers("[Win(\"broken-house\"), Gain(Doom, 3)]").check(|game| {
        assert_eq!(end(game), Some((true, "broken-house".to_owned())));
        assert_eq!((game.voyage().doom.tokens, game.voyage().agenda.as_slice()), (0, &[Task::Finish][..]));
    });
    sea().suffers("[Gain(Doom, 3)]").check(|game| assert_eq!((end(game), game.voyage().doom.tokens), (None, 3)));
}

#[test]
fn c1_2_crew_or_hull_at_nothing_or_argo_fate_above_nine_loses() {
    let ends = |effects: &str| end(sea().suffers(effects).state());
    assert_eq!(ends("[Lose(Crew, 6)]"), lost("cold-benches"));
    assert_eq!(ends("[Lose(Hull, 5)]"), lost("the-keel"));
    assert_eq!(ends("[Gain(ArgoFate, 10)]"), lost("atropos"));
    assert_eq!(ends("[Lose(Crew, 5), Lose(Hull, 4), Gain(ArgoFate, 9)]"), None);
}

#[test]
fn c1_3_v8_2_the_last_side_of_doom_is_read_and_loses() {
    let at_side = |side: u8| sea().campaign(move |campaign| (campaign.doom.side, campaign.doom.tokens) = (side, 6));
    at_side(5).step(DayStep::Doom).answers("1: option calf").check(|game| {
        assert_eq!(end(game), lost("finished-house"));
        assert!(game.is_marked(slug("calf")), "its paragraph came first");
    });
    at_side(3).step(DayStep::Doom).answers("1: option pull").check(|game| {
        assert_eq!((end(game), game.voyage().doom.side), (None, 4));
    });
}

#[test]
fn c1_4_v2_1_without_a_day_left_the_campaign_is_lost() {
    let on_day = |day: u8| sea().campaign(move |campaign| campaign.day = day).step(DayStep::Timeline);
    on_day(47).check(|game| assert_eq!((end(game), game.voyage().day), (None, 48)));
    on_day(48).check(|game| assert_eq!(end(game), lost("last-lamp")));
}

#[test]
fn c1_5_a_battle_without_a_titan_loses() {
    let fight = |titans: usize| {
        let sea = sea().campaign(move |campaign| {
            campaign.titans.truncate(titans);
            campaign.bout = Some(bout(Reason::Timeline, "centimane", 1));
        });
        sea.does(&[Task::Fight])
    };
    fight(0).check(|game| assert_eq!(end(game), lost("empty-stalls")));
    fight(1).check(|game| assert_eq!((end(game), game.phase), (None, Phase::Muster)));
}

#[test]
fn c1_6_a_choice_can_lose() {
    let at_home = || sea().reads("home-1");
    at_home().answers("1: option stay").check(|game| assert_eq!(end(game), lost("home")));
    let standing = |face: u8| at_home().answers("1: option stand").answers("1: argonaut 1").rolls("test", [face]);
    standing(10).check(|game| assert_eq!((end(game), game.phase, game.argo.tears), (None, Phase::Muster, 2)));
    standing(1).answers("1: pass").check(|game| assert_eq!(end(game), lost("home")));
}

#[test]
fn c1_7_the_last_battle_has_four_tries_each_easier() {
    let lost_before = |tries: u8| {
        let told = Reason::Told(Spot::of(paragraph("story-4b")));
        let sea = sea().side("4b").campaign(move |campaign| {
            campaign.tries = tries;
            campaign.bout = Some(bout(told, "stonefather", 1));
        });
        sea.change(|game| game.ending = Some(Ending::AllDead)).does(&[Task::Return])
    };
    lost_before(2).check(|game| assert_eq!((end(game), game.voyage().tries), (None, 3)));
    lost_before(3).check(|game| assert_eq!(end(game), lost("his-table")));
    let easier = |tries: u8| {
        let script = sea().side("4b").campaign(move |campaign| campaign.tries = tries).reads("story-4b");
        script.state().voyage().bout.map(|bout| bout.easier)
    };
    assert_eq!((easier(0), easier(2)), (Some(0), Some(2)));
}

#[test]
fn c1_8_a_loss_has_its_paragraph_and_drops_the_rest() {
    let marked = sea().change(|game| game.mark(slug("named")));
    marked.suffers("[Lose(Crew, 6)]").logs("tale-loss-cold-benches-named");
    let script = sea().campaign(|campaign| campaign.agenda = vec![Task::Begin(DayStep::Movement)]);
    script.suffers("[Lose(Crew, 6)]").logs("tale-loss-cold-benches").check(|game| {
        assert_eq!(game.voyage().agenda, [Task::Finish]);
    });
}

#[test]
fn c1_9_what_a_skirmish_is_set_up_with_changes_nothing_in_a_campaign() {
    let cycle = Some(SHIPPED.ids::<crate::ids::CycleId>().next().expect("a cycle"));
    let set = OdysseyOptions { tears: 3, terrain: 2, escalations: 6, wise_providence: true, ..Default::default() };
    let campaign = |options: OdysseyOptions| Odyssey::new(&SHIPPED, &OdysseyOptions { cycle, ..options }, 4);
    let (plain, other) = (campaign(OdysseyOptions::default()), campaign(set));
    assert_eq!((&plain.campaign, plain.argo), (&other.campaign, other.argo));
    assert!(Odyssey::new(&SHIPPED, &set, 4).campaign.is_none());
}

#[test]
fn c1_10_difficulty_changes_titans_tears_doom_and_escalations() {
    let at = |difficulty| {
        let options = OdysseyOptions { difficulty, ..sea().game.options };
        let game = Odyssey::new(&SHIPPED, &options, 4);
        let doom = game.doom_needed();
        let script = Sea { game }.campaign(|campaign| {
            campaign.due.battles = 1;
            campaign.agenda.clear();
        });
        let fight = script.does(&[Task::Encounter]);
        let game = fight.answers("1: foe centimane").state().clone();
        (game.voyage().titans.len(), game.argo.tears, doom, game.muster.escalations)
    };
    assert_eq!(at(Difficulty::Story), (10, 2, 6, 0));
    assert_eq!(at(Difficulty::Standard), (8, 1, 5, 0));
    assert_eq!(at(Difficulty::Heroic), (8, 1, 4, 1));
}

#[test]
fn c1_11_a_campaign_can_begin_from_a_sample_of_a_later_day() {
    let on = |day: u8| Odyssey::new(&SHIPPED, &OdysseyOptions { day, ..sea().game.options }, 4);
    let first = on(0);
    assert_eq!((first.voyage().day, first.voyage().evolution.as_slice()), (0, &[0, 0][..]));
    assert_eq!(on(12).campaign, first.campaign, "no sample comes before it");
    for (day, sample) in [(13, 13), (24, 13), (25, 25), (37, 37), (48, 37)] {
        assert_eq!(on(day).voyage().day, sample - 1, "begun on day {day}");
    }
    let game = on(25);
    let campaign = game.voyage();
    assert_eq!((campaign.evolution.as_slice(), campaign.map.tile), (&[2, 2][..], tile("south-stair")));
    assert_eq!(game.story_side().map(|side| side.slug), Some(slug("2b")));
    assert_eq!((campaign.exploration.acclimations, campaign.adversary.known), (2, true));
    assert!(game.knows_tech(tech("spear-hall")) && game.knows_tech(tech("academy")));
    assert!(game.researchable().is_empty(), "breakthroughs are those of the day");
}

#[test]
fn c1_12_an_ending_says_how_many_wounds_are_enough() {
    let needed = |name: &'static str, cycle: &str, tries: u8| {
        let sea = of_cycle(cycle).side("4b").campaign(move |campaign| campaign.tries = tries);
        let script = sea.reads(name);
        script.state().voyage().bout.map(|bout| 10 - bout.easier)
    };
    assert_eq!((needed("story-4b", "campaign", 0), needed("story-4b", "short", 0)), (Some(10), Some(9)));
    assert_eq!(
        (needed("story-4b-thread", "campaign", 0), needed("story-4b-thread", "campaign", 1)),
        (Some(6), Some(5))
    );
    assert_eq!(needed("story-4b-thread", "short", 0), Some(6));
}
