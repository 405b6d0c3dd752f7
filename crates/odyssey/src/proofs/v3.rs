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
fn v3_1_symbols_come_in_their_order_doom_first() {
    let sea = sea().knows("calm-voices").on("south-stair").campaign(|campaign| campaign.exploration.deck.clear());
    let script = sea.step(DayStep::Exploration).asks("1 2 3 4: ask-save").answers("1: pass");
    script.asks("1 2 3 4: ask-progress").answers("1: amount 1").rests();
}

#[test]
fn v3_2_what_a_card_does_comes_before_the_adversary() {
    let script = deck(&["anchor-chain"]).change(|game| game.argo.diplomacy[0] = 4).campaign(|campaign| {
        campaign.adversary.known = true;
        campaign.map.shown = u64::MAX;
        campaign.adversary.at = Some(tile("whalefall"));
    });
    let drawn = script.does(&[Task::Explore(0)]).draws("explore", ["anchor-chain"]);
    drawn.tells("log-explores; log-goods; log-goods; log-adversary-moves");
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
fn v3_7_v2_2_the_story_step_of_its_day_makes_the_adversary_known() {
    let day = |introduced: bool, step: DayStep| {
        let sea = sea().campaign(move |campaign| {
            campaign.due.introduction = introduced;
            campaign.exploration.deck.clear();
        });
        sea.step(step).state().voyage().adversary.known
    };
    assert!(day(true, DayStep::Story) && !day(false, DayStep::Story));
    assert!(!day(true, DayStep::Exploration), "symbols of that day are still ignored");
}

#[test]
fn v3_7_after_it_has_come_nothing_draws_it_on_in_that_exploration_step() {
    let symbols = |next: DayStep, of_card: &'static [bool]| {
        let sea = hunted().campaign(move |campaign| campaign.agenda = vec![Task::Begin(next)]);
        sea.plays(move |game, table| of_card.iter().try_for_each(|of_card| game.adversary_symbol(table, *of_card)))
    };
    let at = |script: Script<Odyssey>| {
        let script = script.answers("1: tile weft");
        script.state().voyage().adversary.at
    };
    let weft = Some(tile("weft"));
    assert_eq!(at(symbols(DayStep::Expedition, &[false, false, true])), weft, "whatever the symbols come from");
    assert_eq!(at(symbols(DayStep::Expedition, &[true, true, false])), weft);
    assert_ne!(at(symbols(DayStep::Doom, &[false, false])), weft, "in another step the second moves it");
}

#[test]
fn v3_7_it_appears_four_tiles_away_or_as_far_as_can_be() {
    let shown = |names: &'static [&'static str]| {
        let sea = sea().on("orchard").campaign(move |campaign| {
            campaign.adversary.known = true;
            campaign.map.shown = names.iter().fold(0, |set, name| set | 1u64 << tile(name).0);
        });
        sea.plays(|game, table| game.adversary_symbol(table, false))
    };
    let at = |script: &Script<Odyssey>| script.state().voyage().adversary.at;
    let far = shown(&["orchard", "weed-sea", "whalefall"]);
    assert_eq!(at(&far), Some(tile("whalefall")), "two away is as far as can be, and nothing is asked");
    let alone = shown(&["orchard"]);
    alone.check(|game| assert!(game.voyage().due.adversary && game.voyage().adversary.at.is_none()));
    let distances = hunted().game.distances();
    hunted().plays(|game, table| game.adversary_symbol(table, false)).answers("1: tile sill").check(move |game| {
        let at = game.voyage().adversary.at.expect("it has come");
        assert_eq!(distances[at.index()], Some(4));
    });
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
    let hidden = hunted().campaign(|campaign| {
        campaign.adversary.at = Some(tile("narrow-look"));
        campaign.map.shown &= !(1 << tile("twohulls").0);
    });
    let around = hidden.plays(|game, table| game.adversary_symbol(table, true));
    let at = around.state().voyage().adversary.at.map(|at| SHIPPED.slug(at).to_owned());
    assert_eq!(at.as_deref(), Some("stillwater"), "through tiles on the table, with or without an arrow");
    let cut_off = hunted().campaign(|campaign| {
        campaign.adversary.at = Some(tile("narrow-look"));
        campaign.map.shown = 1 << tile("narrow-look").0 | 1 << tile("orchard").0;
    });
    cut_off.plays(|game, table| game.adversary_symbol(table, true)).check(|game| {
        assert_eq!(game.voyage().adversary.at, Some(tile("narrow-look")), "without a path it stays");
    });
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
    let there = hunted().campaign(|campaign| campaign.adversary.at = Some(campaign.map.tile));
    moves(there).check(|game| assert_eq!((game.voyage().adversary.at, game.voyage().due.adversary), (None, true)));
    let again = near(0).plays(|game, table| {
        game.adversary_symbol(table, false)?;
        game.adversary_symbol(table, false)
    });
    again.rests().check(|game| assert_eq!(game.voyage().adversary.at, None, "until its battle it heeds no symbols"));
    let due = near(0).campaign(|campaign| campaign.due.adversary = true);
    due.does(&[Task::Close])
        .check(|game| assert_eq!((game.phase, game.voyage().adversary.battles), (Phase::Muster, 1)));
}

#[test]
fn v3_6_v3_9_the_deck_acclimates_before_the_adversarys_battle() {
    let sea = hunted().campaign(|campaign| {
        campaign.due.acclimation = true;
        campaign.due.adversary = true;
    });
    sea.does(&[Task::ExplorationEnds, Task::Close]).check(|game| {
        assert_eq!((game.phase, game.voyage().exploration.acclimations), (Phase::Muster, 1));
    });
}

#[test]
fn v3_9_a4_1_the_group_says_whether_an_odyssey_or_the_adversary_comes_first() {
    let both = |odyssey: u8| {
        let sea = hunted().campaign(move |campaign| {
            campaign.due.adversary = true;
            campaign.due.odysseys = vec![odyssey];
        });
        sea.does(&[Task::Close])
    };
    both(3).answers("1: foe emberwake").check(|game| {
        assert_eq!((game.phase, game.voyage().due.odysseys.len()), (Phase::Muster, 1));
    });
    both(3).answers("1: tell odyssey-3; 1: argonaut 1").offers("option boot");
    both(7).check(|game| assert_eq!(game.phase, Phase::Muster, "one that cannot be read is not asked about"));
}

#[test]
fn v3_2_a8_1_a_lost_campaign_draws_and_asks_no_more() {
    let last = || deck(&["hungry-days", "wake"]).change(|game| (game.argo.crew, game.argo.fate) = (1, 8));
    let script =
        last().campaign(|campaign| campaign.adversary.known = true).does(&[Task::Explore(0), Task::Explore(1)]);
    script.draws("explore", ["hungry-days"]).rests().check(|game| {
        assert_eq!((end(game), game.voyage().exploration.deck.len()), (lost("cold-benches"), 1));
    });
}
