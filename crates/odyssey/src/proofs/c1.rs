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
    assert_eq!(ends("[Lose(Crew, 6), Gain(Crew, 1)]"), lost("cold-benches"), "what comes later is too late");
    let saved = sea().knows("rhetoric").suffers("[Lose(Crew, 6)]").answers("1: employ rhetoric 1").rolls("save", [7]);
    saved.check(|game| assert_eq!(end(game), None, "saves come first"));
}

#[test]
fn c1_2_c1_8_what_is_lost_in_a_battle_brings_nothing_home() {
    let after = |ending: Ending| {
        let sea = sea().change(move |game| {
            game.argo.crew = if ending == Ending::ArgoLost { 0 } else { 1 };
            game.argo.progress = 1;
            game.ending = Some(ending);
            game.voyage_mut().bout = Some(bout(Reason::Timeline, "centimane", 1));
        });
        sea.knows("flensing-deck").does(&[Task::Return])
    };
    after(Ending::ArgoLost).rests().check(|game| {
        assert_eq!((end(game), game.voyage().agenda.as_slice()), (lost("cold-benches"), &[][..]));
    });
    after(Ending::AllDead).answers("1: hide; 1: amount 1").check(|game| assert_eq!(end(game), None));
    let fate = sea().change(|game| {
        game.ending = Some(Ending::ArgoLost);
        game.voyage_mut().bout = Some(bout(Reason::Timeline, "centimane", 1));
    });
    fate.does(&[Task::Return]).check(|game| assert_eq!(end(game), lost("atropos")));
}

#[test]
fn c1_3_v8_2_the_last_side_of_doom_is_read_and_loses() {
    let at_side = |side: u8| sea().campaign(move |campaign| (campaign.doom.side, campaign.doom.tokens) = (side, 6));
    at_side(5).step(DayStep::Doom).answers("1: argonaut 1; 1: option calf").check(|game| {
        assert_eq!(end(game), lost("finished-house"));
        assert!(game.is_marked(slug("calf")), "its paragraph came first");
    });
    at_side(3).step(DayStep::Doom).answers("1: argonaut 1; 1: option pull").check(|game| {
        assert_eq!((end(game), game.voyage().doom.side), (None, 4));
    });
}

#[test]
fn c1_4_v2_1_without_a_day_left_the_campaign_is_lost() {
    let on_day = |day: u8| sea().campaign(move |campaign| campaign.day = day).step(DayStep::Timeline);
    on_day(47).check(|game| assert_eq!((end(game), game.voyage().day), (None, 48)));
    on_day(48).check(|game| assert_eq!(end(game), lost("last-lamp")));
    let short = |day: u8| of_cycle("short").campaign(move |campaign| campaign.day = day).step(DayStep::Timeline);
    short(17).check(|game| assert_eq!((end(game), game.voyage().day), (None, 18)));
    short(18).check(|game| assert_eq!(end(game), lost("last-lamp"), "18 days are all of a short cycle"));
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
    standing(10).check(|game| {
        let easier = game.muster.bout.map(|bout| bout.easier);
        assert_eq!((end(game), game.phase, easier), (None, Phase::Muster, Some(2)), "he fights with less of himself");
    });
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
    let on_the_mat = |answers: &str| {
        let sea = sea().side("4b").campaign(|campaign| campaign.doom.tokens = 3).reads("mat-1");
        let game = sea.answers(answers).state().clone();
        let campaign = game.voyage();
        (campaign.doom.tokens, campaign.story.tokens)
    };
    assert_eq!(on_the_mat("1: option lie"), (0, 0), "who lies still has sea again");
    assert_eq!(on_the_mat("1: option rise; 1: amount 1"), (3, 1), "who rises may try again at once");
    let again = |place: &str, tokens: u8| {
        sea().side("4b").on(place).campaign(move |campaign| campaign.story.tokens = tokens).game.story_is_done()
    };
    assert!(again("house", 1) && !again("house", 0) && !again("stillwater", 1), "1 progress, and there");
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
    let begun = |game: Odyssey| {
        let sea = (Sea { game }).campaign(|campaign| campaign.agenda.clear());
        let script = sea.plays(|game, table| game.muster_crew(table)).luck(1);
        let campaign = script.state().voyage();
        (campaign.dealt.count_ones(), campaign.agenda.clone())
    };
    assert_eq!(begun(game.clone()), (4, vec![Task::Begin(DayStep::Movement)]), "the opening is not read");
    let opened = begun(first);
    assert!(opened.0 == 4 && opened.1.len() == 2 && matches!(opened.1[1], Task::Adventure(..)));
}

#[test]
fn c1_12_g1_1_an_ending_wins_over_the_cycle_and_the_cycle_over_the_sheet() {
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
    assert_eq!((needed("names-stuck", "campaign", 0), needed("home-stood", "campaign", 1)), (Some(6), Some(7)));
}
