//! C6 · Story, doom, timeline.

use super::sea::*;
use crate::pack::schema::campaign::Symbol;
use crate::state::campaign::{DayStep, Event, Task};

#[test]
fn c6_1_a_complete_side_is_read_and_turned_once_a_day() {
    let with = |tokens: u8| {
        sea().campaign(move |campaign| {
            campaign.story.tokens = tokens;
            campaign.sheet.read = vec![paragraph("story-1a-2")];
        })
    };
    with(3).step(DayStep::Story).check(|game| assert_eq!(game.voyage().story.side, 0));
    with(4).step(DayStep::Story).answers("1: argonaut 1; 1: option ianthe").check(|game| {
        let story = game.voyage().story;
        assert_eq!((story.side, story.tokens, story.moved), (1, 0, true));
    });
    let moved = with(4).campaign(|campaign| campaign.story.moved = true);
    moved.step(DayStep::Story).check(|game| assert_eq!(game.voyage().story.side, 0, "it has moved today"));
}

#[test]
fn c6_1_places_complete_a_side_as_well() {
    let done = |side: &str, place: &str| sea().side(side).on(place).game.story_is_done();
    assert!(done("1b", "loomgate") && !done("1b", "twohulls") && !done("1b", "skein"));
    let both = sea().side("3b").on("north-stair").on("south-stair").game;
    assert!(both.story_is_done() && !done("3b", "north-stair"));
    let turned = sea().side("3a").on("south-stair").on("north-stair").suffers("[Turn(\"3b\")]");
    let turned = Sea { game: turned.state().clone() }.campaign(|campaign| campaign.story.moved = false);
    assert!(!turned.game.story_is_done(), "where the Argo was before counts no more");
    assert!(turned.on("south-stair").game.story_is_done(), "where it lies does");
    let house = |tokens: u8| sea().side("4a").on("house").campaign(move |campaign| campaign.story.tokens = tokens).game;
    assert!(house(5).story_is_done() && !house(4).story_is_done());
}

#[test]
fn c6_2_who_waits_is_asked_again_with_more_tokens() {
    let with = |tokens: u8, asked: u8| {
        sea().side("2a").campaign(move |campaign| {
            (campaign.story.tokens, campaign.story.asked) = (tokens, asked);
            campaign.sheet.read = vec![paragraph("weed-1")];
        })
    };
    with(5, 0).step(DayStep::Story).answers("1: argonaut 1; 1: option wait").check(|game| {
        assert_eq!((game.voyage().story.side, game.notes_of(slug("thread"))), (2, 1));
    });
    assert!(!with(4, 0).game.story_is_done(), "too few to be asked");
    assert!(!with(5, 5).game.story_is_done() && with(6, 5).game.story_is_done());
}

#[test]
fn c6_3_a_city_that_is_walled_up_is_a_doom_symbol() {
    sea().suffers("[WallUp(\"twohulls\")]").check(|game| {
        let has = |name: &str, symbol| game.has_symbol(tile(name), symbol);
        assert!(!has("twohulls", Symbol::City) && has("twohulls", Symbol::Doom));
        assert!(has("weft", Symbol::City) && !has("weft", Symbol::Doom));
    });
}

#[test]
fn c6_4_what_is_noted_comes_on_its_day_and_never_beyond_the_last() {
    let noted = |day: u8, later: u8| {
        let sea = sea().campaign(move |campaign| campaign.day = day);
        let script = sea.suffers(&format!("[Later({later}, \"nets-float\")]"));
        script.state().voyage().timeline.clone()
    };
    let read = Event::Read(paragraph("nets-float"));
    assert_eq!((noted(10, 4), noted(10, 0), noted(47, 4)), (vec![(14, read)], vec![(11, read)], vec![(51, read)]));
    let on_day = |day: u8| {
        let sea = sea().campaign(move |campaign| (campaign.day, campaign.timeline) = (day, vec![(14, read)]));
        sea.does(&[]).state().clone()
    };
    let due = |day: u8| Sea { game: on_day(day) }.step(DayStep::Timeline).state().voyage().due.events.len();
    assert_eq!((due(13), due(14)), (1, 0));
}

#[test]
fn c6_4_for_today_it_is_noted_only_while_the_story_step_is_to_come() {
    let noted = |next: DayStep| {
        let sea = sea().campaign(move |campaign| (campaign.day, campaign.agenda) = (10, vec![Task::Begin(next)]));
        let script = sea.suffers("[Later(0, \"nets-float\")]");
        let campaign = script.state().voyage();
        (campaign.due.events.len(), campaign.timeline.first().map(|(day, _)| *day))
    };
    for next in [DayStep::Expedition, DayStep::Advancement, DayStep::Story] {
        assert_eq!(noted(next), (1, None), "before {next:?}");
    }
    for next in [DayStep::Doom, DayStep::Movement, DayStep::Timeline] {
        assert_eq!(noted(next), (0, Some(11)), "before {next:?}");
    }
}
