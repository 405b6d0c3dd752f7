//! A3 · Hubs and rest.

use super::sea::*;
use super::*;
use crate::ids::TerrainId;
use crate::state::campaign::Omens;

fn visits(sea: Sea) -> Script<Odyssey> {
    sea.plays(|game, table| game.visit_hub(table))
}

fn planned(game: &Odyssey) -> Option<String> {
    game.voyage().agenda.iter().find_map(|task| match task {
        crate::state::campaign::Task::Adventure(id, _) => {
            game.pack.tale.get(*id).map(|paragraph| paragraph.id.to_string())
        }
        _ => None,
    })
}

fn noted(sea: Sea) -> Sea {
    sea.campaign(|campaign| campaign.next_battle.terrain = Some((TerrainId(0), true)))
}

#[test]
fn a3_1_a_roll_in_the_column_of_the_story_card_gives_the_hub() {
    let hubs = |side: &str, face: u8| {
        let script = visits(noted(sea()).side(side)).rolls("table", [face]);
        script.state().voyage().hubs.clone()
    };
    assert_eq!((hubs("1a", 6), hubs("1a", 7), hubs("1a", 10)), (vec![1, 0, 0], vec![0, 1, 0], vec![0, 0, 1]));
    assert_eq!(hubs("4a", 3), vec![0, 1, 0]);
    let full = noted(sea()).campaign(|campaign| campaign.hubs = vec![5, 5, 0]);
    visits(full)
        .rests()
        .check(|game| assert_eq!(game.voyage().hubs, [5, 5, 1], "one face is left, and nothing is rolled"));
    let all = noted(sea()).campaign(|campaign| campaign.hubs = vec![5, 5, 5]);
    visits(all).rolls("table", [1]).check(|game| assert!(planned(game).is_some_and(|name| name.starts_with("rest-"))));
}

#[test]
fn a3_2_a3_3_alpha_first_then_stories_not_read_and_omega_last() {
    let at = |boxes: u8| noted(sea()).campaign(move |campaign| campaign.hubs = vec![boxes, 5, 5]);
    let first = visits(at(0)).rolls("table", [1]);
    assert_eq!(planned(first.state()).as_deref(), Some("nets-alpha"));
    let last = visits(at(4)).rolls("table", [1]);
    assert_eq!(planned(last.state()).as_deref(), Some("nets-omega"));
    let story = visits(at(1)).rolls("table", [1, 3]);
    assert_eq!(planned(story.state()).as_deref(), Some("nets-2"));
    let read = at(1).campaign(|campaign| campaign.sheet.read = vec![paragraph("nets-1"), paragraph("nets-2")]);
    let other = visits(read).rolls("table", [1, 3]);
    assert_eq!(planned(other.state()).as_deref(), Some("nets-4"), "over the faces that are open");
    let names = ["nets-1", "nets-2", "nets-3", "nets-4", "nets-5", "nets-6"];
    let all = at(1).campaign(move |campaign| campaign.sheet.read = names.map(paragraph).to_vec());
    visits(all).rolls("table", [1, 1]).check(|game| {
        assert_eq!(planned(game).as_deref(), Some("nets-1"));
        assert!(game.voyage().sheet.read.is_empty(), "all are open again");
    });
}

#[test]
fn a3_4_the_terrain_of_a_hub_is_noted_once() {
    let terrain =
        |game: &Odyssey| game.voyage().next_battle.terrain.map(|(kind, inner)| (SHIPPED.slug(kind).to_owned(), inner));
    let script = visits(sea()).rolls("table", [1]);
    assert_eq!(terrain(script.state()), Some(("triton-conch".to_owned(), true)));
    let kept = visits(noted(sea())).rolls("table", [1]);
    assert_eq!(kept.state().voyage().next_battle, Omens { terrain: Some((TerrainId(0), true)), ..Omens::default() });
}

#[test]
fn a3_5_rest_is_one_roll_over_what_was_not_read() {
    let rest = |sea: Sea| sea.plays(|game, table| game.rest_ashore(table));
    let script = rest(sea()).rolls("table", [1]);
    assert_eq!(planned(script.state()).as_deref(), Some("rest-bell"));
    let read = sea().campaign(|campaign| campaign.sheet.read = vec![paragraph("rest-bell")]);
    let other = rest(read).rolls("table", [1]);
    assert_eq!(planned(other.state()).as_deref(), Some("rest-salt"));
    let rests = |game: &Odyssey| -> Vec<story::ParagraphId> {
        game.pack.tale.from(|from| *from == crate::story::Entrance::Rest).collect()
    };
    let all = sea().change(move |game| game.voyage_mut().sheet.read = rests(game));
    rest(all).rolls("table", [1]).check(|game| {
        assert_eq!(planned(game).as_deref(), Some("rest-bell"), "all are open again");
        assert!(!game.voyage().sheet.read.contains(&paragraph("rest-salt")));
    });
    let house = |marked: bool| {
        let script = rest(sea().change(move |game| {
            if marked {
                game.mark(slug("cradle"))
            }
        }))
        .rolls("table", [9]);
        planned(script.state())
    };
    assert_ne!(house(true), house(false), "one that asks for something else is no face without it");
}
