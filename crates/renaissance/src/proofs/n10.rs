//! N10 · The campaign: how it begins, goes on and ends; N1.10 · destiny cards.

use super::camp::{Camp, camp, company, id, slug};
use crate::ids::MissionId;
use crate::state::campaign::{Place, Task};
use crate::state::{Renaissance, Verdict};
use crate::story::Effect;
use table::{Rules, Seat};

/// A mission of the story has just ended.
fn ended(mission: &str, verdict: Verdict) -> Camp {
    camp().change(|tour| (tour.mission, tour.next) = (id(mission), id(mission))).game(|game| {
        game.mission = game.tour().mission;
        game.verdict = Some(verdict);
    })
}

fn told(game: &Renaissance) -> Vec<String> {
    let read = |task: &Task| match task {
        Task::Read(id) => Some(game.pack.tale.get(*id)?.id.to_string()),
        _ => None,
    };
    game.tour().agenda.iter().rev().filter_map(read).collect()
}

#[test]
fn n10_9_1_heroes_begin_with_a_base_class_one_skill_two_points_and_a_destiny() {
    let game = camp().0;
    let tour = game.tour();
    assert_eq!((tour.sheets.len(), tour.coins, game.pack.slug(tour.place)), (4, 5, "vinci"));
    for sheet in &tour.sheets {
        assert_eq!((sheet.xp, sheet.learned.len(), sheet.worn.len()), (2, 1, 3));
        assert_eq!(game.pack.class(sheet.class).from, None);
        let open = sheet.destiny.expect("an open card");
        assert_eq!(game.pack.destinies[open.card.index()].number, 1);
    }
    // Two heroes and two companions; never fewer than two heroes.
    let few = company([0, 1, 6, 7]).0;
    let opened = few.clone();
    let opened = crate::proofs::camp::Camp(opened).prove(|game, table| game.open_campaign(table));
    let agenda = &opened.state().tour().agenda;
    // Each hero learns once before the first mission is chosen, and nobody learns after that.
    assert_eq!(agenda[..3], [Task::ChooseMission, Task::Learn(1), Task::Learn(0)]);
    assert_eq!(agenda.iter().filter(|task| matches!(task, Task::Learn(_))).count(), 2);
    assert_eq!(few.tour().sheets.len(), 2);
    assert!(matches!(few.tour().company[2], Place::Companion(..)));
    assert_eq!(company([0, 6, 7, 8]).0.tour().sheets.len(), 2);
}

#[test]
fn n10_9_2_a_rest_follows_every_mission_but_the_last() {
    let goes_on = ended("thunder-over-vinci", Verdict::Won).prove(|game, table| game.draw_consequences(table));
    assert_eq!(goes_on.state().tour().agenda.last(), Some(&Task::Rest));
    let over = ended("the-hour-of-rome", Verdict::Won)
        .change(|tour| tour.ending = Some(slug("silence")))
        .prove(|game, table| game.draw_consequences(table));
    assert!(over.state().tour().agenda.is_empty());
    let again = camp().prove(|game, table| game.end_rest(table)).state().tour().agenda.clone();
    assert_eq!(again, [Task::Again]);
}

#[test]
fn n10_9_3_a_lost_mission_of_the_story_is_tried_once_more() {
    let first = ended("thunder-over-vinci", Verdict::AllDown).prove(|game, table| game.return_from_mission(table));
    assert_eq!(told(first.state()), ["m1-lost"]);
    assert_eq!((first.state().tour().defeats, first.state().tour().next), (1, id("thunder-over-vinci")));
    let second = ended("thunder-over-vinci", Verdict::AllDown)
        .change(|tour| tour.defeats = 1)
        .prove(|game, table| game.return_from_mission(table));
    assert_eq!(told(second.state()), ["m1-lost-again"]);
    // The siege of Ferrara allows no second try.
    let siege = ended("the-bridge-of-ferrara", Verdict::AllDown).prove(|game, table| game.return_from_mission(table));
    assert_eq!(told(siege.state()), ["m6-lost"]);
}

#[test]
fn n10_9_4_the_story_goes_on_with_the_mission_that_is_named_or_the_next_number() {
    let effect = Effect::Next(slug("three-altars"));
    let named = camp().prove(move |game, table| game.apply_all(table, &[effect]));
    assert_eq!(named.state().tour().next, id("three-altars"));
    let won =
        ended("masks-of-florence", Verdict::Won).change(|tour| tour.won = 1 << id::<MissionId>("masks-of-florence").0);
    let unnamed = won.prove(|game, table| game.draw_consequences(table));
    assert_eq!(unnamed.state().tour().next, id("the-eel-marsh"));
    let lost_once = ended("masks-of-florence", Verdict::AllDown).change(|tour| tour.defeats = 1);
    let stays = lost_once.prove(|game, table| game.draw_consequences(table));
    assert_eq!(stays.state().tour().next, id("masks-of-florence"));
}

#[test]
fn n10_9_5_three_endings_are_victories_and_iron_night_is_the_defeat() {
    let result = |ending: &'static str| {
        let script = camp().prove(move |game, table| game.apply_all(table, &[Effect::Ending(slug(ending))]));
        script.state().outcome().map(|outcome| outcome.results[Seat(0)])
    };
    for ending in ["silence", "return", "new-age"] {
        assert_eq!(result(ending), Some(1.0), "{ending}");
    }
    assert_eq!(result("iron-night"), Some(0.0));
    assert!(camp().0.outcome().is_none());
    let lost = ended("the-hour-of-rome", Verdict::AllDown)
        .change(|tour| tour.defeats = 1)
        .prove(|game, table| game.return_from_mission(table));
    assert_eq!(told(lost.state()), ["end-iron-night"]);
}

#[test]
fn n10_9_6_victory_and_defeat_are_paid_to_those_who_were_there() {
    let paid = |won: bool| {
        let start = camp().change(|tour| tour.company[1] = Place::Companion(id("bruna"), 0));
        let script = start.prove(move |game, table| {
            game.pay(table, won);
            Ok(())
        });
        let tour = script.state().tour();
        (tour.sheets[0].xp, tour.sheets[1].xp, tour.coins)
    };
    assert_eq!(paid(true), (4, 2, 9));
    assert_eq!(paid(false), (3, 2, 7));
}

#[test]
fn n10_9_7_the_lead_decides_for_the_group_and_passes_on_after_a_rest() {
    let game = camp().0;
    assert_eq!((game.lead(), game.seat_of(super::RUGGERO)), (Seat(0), Seat(0)));
    let rested = camp().prove(|game, table| game.end_rest(table));
    assert_eq!(rested.state().lead(), Seat(1));
    let mut with_companion = camp().change(|tour| tour.company[0] = Place::Companion(id("bruna"), 0)).0;
    with_companion.tour_mut().lead = super::OTTAVIA;
    with_companion.assemble();
    assert_eq!(with_companion.seat_of(super::RUGGERO), Seat(2));
}

#[test]
fn n10_9_2_a_mission_follows_its_preparation() {
    let script = camp().prove(|game, table| game.choose_mission(table));
    let agenda = &script.state().tour().agenda;
    assert_eq!(agenda.first(), Some(&Task::Deploy));
    assert!(matches!(agenda.last(), Some(Task::Read(_))));
}
