//! C1 · Winning and losing.

use super::sea::*;
use super::*;
use crate::state::Ending;
use crate::state::campaign::{DayStep, Reason, Spot, Task};

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
    at_home().answers("1: option stand").check(|game| assert_eq!((end(game), game.phase), (None, Phase::Muster)));
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
    let script = sea().campaign(|campaign| campaign.agenda = vec![Task::Begin(DayStep::Movement)]);
    script.suffers("[Lose(Crew, 6)]").logs("tale-loss-cold-benches").check(|game| {
        assert_eq!(game.voyage().agenda, [Task::Finish]);
    });
}
