//! V3 · Exploration and the adversary.

use super::sea::*;
use super::*;
use crate::ids::ExploreId;
use crate::state::campaign::{DayStep, Task};

fn card(name: &str) -> ExploreId {
    ExploreId(SHIPPED.explored.iter().position(|card| card.slug.as_str() == name).expect("the card") as u8)
}

fn deck(names: &'static [&'static str]) -> Sea {
    sea().on("orchard").campaign(|campaign| campaign.exploration.deck = names.iter().map(|name| card(name)).collect())
}

/// A hunted ship in the middle of a map that lies on the table.
fn hunted() -> Sea {
    sea().on("orchard").campaign(|campaign| {
        campaign.adversary.known = true;
        campaign.map.shown = u64::MAX;
    })
}

#[test]
fn v3_1_doom_always_and_the_others_once() {
    let fresh = sea().on("south-stair").campaign(|campaign| campaign.exploration.deck.clear());
    fresh.step(DayStep::Exploration).answers("1: amount 1").check(|game| {
        assert_eq!((game.voyage().doom.tokens, game.voyage().story.tokens), (1, 1));
    });
    let known = |name: &str| {
        sea().on(name).campaign(|campaign| {
            campaign.exploration.deck.clear();
            campaign.map.explored = u64::MAX;
        })
    };
    known("south-stair").step(DayStep::Exploration).check(|game| {
        assert_eq!((game.voyage().doom.tokens, game.voyage().story.tokens), (1, 0));
    });
    known("whalefall").step(DayStep::Exploration).check(|game| assert_eq!(game.voyage().titans.len(), 8));
    let ruin = sea().on("whalefall").campaign(|campaign| campaign.exploration.deck.clear());
    ruin.step(DayStep::Exploration).check(|game| {
        let shard = game.resource(slug("maze-shard")).expect("shards");
        assert_eq!((game.voyage().titans.len(), game.goods(shard)), (9, 1));
    });
}

#[test]
fn v3_2_v3_3_cards_are_drawn_until_one_ends_the_stack() {
    let script = deck(&["wanderer", "driftwood", "broken-mast", "ballast"]).step(DayStep::Exploration);
    script.draws("explore", ["wanderer", "driftwood", "ballast"]).check(|game| {
        assert_eq!(game.voyage().titans.len(), 9);
        assert_eq!(game.voyage().exploration.deck.len(), 3, "three are back, and the wanderer is gone");
    });
    deck(&["wanderer"]).step(DayStep::Exploration).draws("explore", ["wanderer"]).rests().check(|game| {
        assert_eq!(game.voyage().titans.len(), 9, "an empty deck ends the stack");
    });
}

#[test]
fn v3_4_a_banner_counts_only_where_it_holds() {
    let timber = |score: i8| {
        let sea = deck(&["driftwood"]).change(move |game| game.argo.diplomacy[0] = score);
        let script = sea.does(&[Task::Explore(0)]).draws("explore", ["driftwood"]);
        let game = script.state();
        (game.goods(game.resource(slug("timber")).expect("timber")), game.argo.fate)
    };
    assert_eq!((timber(0), timber(4), timber(-5)), ((6, 0), (7, 0), (6, 1)));
}

#[test]
fn v3_5_a_card_stays_or_is_out_or_is_removed() {
    let script = deck(&["informant", "recruiter", "driftwood"]).side("1b").change(|game| game.argo.crew = 3);
    let script = script.does(&[Task::Explore(0), Task::ExplorationEnds]);
    script.draws("explore", ["informant", "recruiter", "driftwood"]).check(|game| {
        let exploration = &game.voyage().exploration;
        assert_eq!(
            (exploration.deck.as_slice(), exploration.out.as_slice()),
            (&[card("driftwood")][..], &[card("informant")][..])
        );
    });
    let out = sea().campaign(|campaign| campaign.exploration.out = vec![card("informant")]);
    out.plays(|game, _| {
        game.return_cards();
        Ok(())
    })
    .check(|game| {
        assert!(game.voyage().exploration.out.is_empty() && game.voyage().exploration.deck.contains(&card("informant")))
    });
}

#[test]
fn v3_6_on_a_day_of_acclimation_cards_leave_and_join() {
    let ends = |acclimates: bool| {
        let sea = sea().campaign(move |campaign| {
            campaign.due.acclimation = acclimates;
            campaign.exploration.out = vec![card("driftwood")];
        });
        sea.does(&[Task::ExplorationEnds]).state().voyage().exploration.clone()
    };
    let (before, after) = (ends(false), ends(true));
    assert!(before.deck.contains(&card("fallen-column")) && !before.deck.contains(&card("informant")));
    assert!(!after.deck.contains(&card("fallen-column")) && after.deck.contains(&card("informant")));
    assert!(after.out.is_empty() && before.out.len() == 1);
}

#[test]
fn v3_7_the_second_symbol_of_an_exploration_lets_the_adversary_appear() {
    let symbols = |of_card: &'static [bool]| {
        hunted().plays(move |game, table| of_card.iter().try_for_each(|of_card| game.adversary_symbol(table, *of_card)))
    };
    symbols(&[true]).rests().check(|game| assert_eq!(game.voyage().adversary.at, None));
    let script =
        symbols(&[true, true, true]).offers("tile sill").refuses_unknown("tile north-stair").answers("1: tile weft");
    script.check(|game| {
        assert_eq!(game.voyage().adversary.at, Some(tile("weft")), "the third does nothing");
    });
    symbols(&[false]).offers("tile sill");
    let unknown = hunted().campaign(|campaign| campaign.adversary.known = false);
    unknown.plays(|game, table| game.adversary_symbol(table, false)).rests();
}

#[test]
fn v3_8_it_moves_along_the_shortest_path_horizontally_first() {
    let moves = |at: &str| {
        let at = tile(at);
        let sea = hunted().campaign(|campaign| campaign.adversary.at = Some(at));
        let script = sea.plays(|game, table| game.adversary_symbol(table, true));
        script.state().voyage().adversary.at.map(|at| SHIPPED.slug(at).to_owned())
    };
    assert_eq!(moves("narrow-look").as_deref(), Some("twohulls"));
    assert_eq!(moves("whalefall").as_deref(), Some("weed-sea"));
}

#[test]
fn v3_9_on_the_argos_tile_it_leaves_the_map_and_fights_at_the_end_of_the_step() {
    let near = |appeased: u8| {
        hunted().campaign(move |campaign| {
            campaign.adversary.at = Some(tile("weed-sea"));
            campaign.adversary.appeased = appeased;
        })
    };
    let moves = |sea: Sea| sea.plays(|game, table| game.adversary_symbol(table, true));
    moves(near(0)).check(|game| assert_eq!((game.voyage().adversary.at, game.voyage().due.adversary), (None, true)));
    moves(near(1)).check(|game| {
        assert_eq!((game.voyage().adversary.appeased, game.voyage().due.adversary), (0, false));
    });
    let due = near(0).campaign(|campaign| campaign.due.adversary = true);
    due.does(&[Task::Close])
        .check(|game| assert_eq!((game.phase, game.voyage().adversary.battles), (Phase::Muster, 1)));
}
