//! V7 · Story.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v7_1_all_that_is_due_is_read_in_the_groups_order() {
    let sea = sea().campaign(|campaign| {
        campaign.due.events = vec![(paragraph("naming-1"), None), (paragraph("corners-1"), None)];
    });
    let script = sea
        .step(DayStep::Story)
        .answers("1: tell corners-1; 1: argonaut 1; 1: option lie; 1: amount 1; 1: argonaut 1; 1: option refuse");
    script.check(|game| {
        assert!(game.is_marked(slug("crew-lied")) && game.is_marked(slug("rowers-honoured")));
        assert!(game.voyage().due.events.is_empty());
    });
}

#[test]
fn v7_2_a_side_has_paragraphs_at_numbers_of_tokens_once() {
    let due = |tokens: u8, read: bool| {
        let sea = sea().side("3a").campaign(move |campaign| {
            campaign.story.tokens = tokens;
            if read {
                campaign.sheet.read.push(paragraph("story-3a-2"));
            }
        });
        sea.game.due_paragraphs().contains(&(paragraph("story-3a-2"), None))
    };
    assert!(!due(1, false) && due(2, false) && !due(2, true));
}

#[test]
fn v7_3_a_ruin_on_an_unexplored_tile_has_its_room() {
    let visit = |explored: u64| {
        let sea = sea().on("warp").campaign(move |campaign| {
            campaign.exploration.deck.clear();
            campaign.map.explored = explored;
            campaign.story.tokens = 4;
        });
        let script = sea.change(|game| game.argo.knowledge = 20).step(DayStep::Exploration);
        script.state().voyage().due.events.clone()
    };
    assert_eq!((visit(0), visit(u64::MAX)), (vec![(paragraph("room-warp"), None)], vec![]));
}

#[test]
fn v7_4_a_ruin_is_searched_once_on_each_visit() {
    let at = |name: &str| sea().side("2b").on(name);
    at("stillwater").step(DayStep::Story).rolls("clue", [1]).answers("1: argonaut 1; 1: option leave").check(|game| {
        assert_eq!((game.voyage().story.side, game.voyage().sheet.clues.len()), (4, 1));
    });
    let empty = at("stillwater")
        .step(DayStep::Story)
        .rolls("clue", [2])
        .rolls("table", [1])
        .answers("1: argonaut 1; 1: option paper");
    empty.check(|game| assert_eq!((game.voyage().story.side, game.voyage().false_clues), (3, 1)));
    at("orchard").step(DayStep::Story).rests();
    let threads = at("stillwater").campaign(|campaign| campaign.sheet.notes = vec![slug("thread"); 5]);
    threads.plays(|game, table| game.search_clue(table).map(|_| ())).rolls("clue", [1]);
    let left =
        at("stillwater").campaign(|campaign| (campaign.false_clues, campaign.sheet.notes) = (3, vec![slug("thread")]));
    let last = left.plays(|game, table| game.search_clue(table).map(|_| ())).rolls("clue", [2]);
    last.check(|game| assert_eq!(game.voyage().false_clues, 4, "one true and one false were left"));
    let again = at("stillwater").campaign(|campaign| campaign.due.searched = true);
    again.step(DayStep::Story).rests();
}

#[test]
fn v7_5_one_code_a_day_may_be_tried_each_once() {
    let with = |tried: bool| {
        sea().campaign(move |campaign| {
            campaign.sheet.codes = vec![slug("seventh-hook"), slug("four-dents")];
            if tried {
                campaign.sheet.tried = campaign.sheet.codes.clone();
            }
        })
    };
    let script = with(false).step(DayStep::Story).answers("1: code code-hook; 1: argonaut 1; 1: option coat");
    script.rests().check(|game| assert_eq!(game.voyage().sheet.tried, [slug("seventh-hook")]));
    with(true).step(DayStep::Story).rests();
}
