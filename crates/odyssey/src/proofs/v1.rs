//! V1 · Movement.

use super::sea::*;
use crate::pack::schema::campaign::Sector;
use crate::state::campaign::{DayStep, Task};

fn ways(sea: Sea) -> Vec<String> {
    let ways = sea.game.ways();
    ways.into_iter().map(|(tile, _)| SHIPPED.slug(tile).to_owned()).collect()
}

#[test]
fn v1_1_a_day_has_nine_steps_in_their_order() {
    use DayStep::*;
    let order = [Movement, Timeline, Exploration, Expedition, Encounter, Advancement, Story, Doom, End];
    for (place, step) in order.into_iter().enumerate() {
        // Ashore at a dead end, on an explored tile, nothing asks anything.
        let sea = sea().on("north-stair").campaign(|campaign| {
            campaign.map.explored = u64::MAX;
            campaign.map.walled = 0;
            campaign.exploration.deck.clear();
            campaign.day = 14;
        });
        let script = sea.plays(move |game, table| {
            game.begin_step(table, step)?;
            game.voyage_mut().agenda.truncate(1);
            Ok(())
        });
        script.check(move |game| {
            assert_eq!(game.voyage().agenda, [Task::Begin(order[(place + 1) % order.len()])], "after {step:?}");
        });
    }
}

#[test]
fn v1_1_v1_2_the_argo_sails_along_an_arrow_and_shows_the_tile() {
    sea()
        .step(DayStep::Movement)
        .offers("sail orchard")
        .refuses_unknown("sail skein")
        .answers("1: sail orchard")
        .check(|game| {
            let map = game.voyage().map;
            assert_eq!((map.tile, map.shown.count_ones(), map.explored.count_ones()), (tile("orchard"), 2, 1));
        });
    assert!(ways(sea().on("shuttle-race")).contains(&"warp".to_owned()));
    assert!(!ways(sea().on("warp")).contains(&"shuttle-race".to_owned()), "it leads one way only");
}

#[test]
fn v1_3_out_of_a_sector_lead_only_its_own_arrows() {
    let from = |sector| sea().on("north-stair").campaign(move |campaign| campaign.map.sector = Some(sector));
    assert_eq!(ways(from(Sector::Alpha)), ["narrow-look", "sill"]);
    assert_eq!(ways(from(Sector::Beta)), ["shuttle-race", "sill"]);
    let from_the_sill = || sea().on("sill").step(DayStep::Movement);
    from_the_sill().offers("sail north-stair alpha; sail north-stair beta");
    from_the_sill().answers("1: sail north-stair beta").check(|game| {
        assert_eq!(game.voyage().map.sector, Some(Sector::Beta));
    });
    let symbols = |sector| {
        let sea = from(sector).campaign(|campaign| campaign.exploration.deck.clear());
        let script = sea.step(DayStep::Exploration).answers("1: amount 1");
        script.state().voyage().story.tokens
    };
    assert_eq!((symbols(Sector::Alpha), symbols(Sector::Beta)), (1, 1), "its symbols count in either");
}

#[test]
fn v1_4_a_restricted_waterway_takes_a_technology_or_an_open_tile() {
    let reef = "lantern-reef".to_owned();
    assert!(!ways(sea().on("gullrest")).contains(&reef));
    assert!(ways(sea().on("gullrest").knows("pilots")).contains(&reef));
    assert!(
        ways(sea().on("gullrest").campaign(|campaign| campaign.map.open = 1 << tile("lantern-reef").0)).contains(&reef)
    );
    let stair = sea().on("north-stair").campaign(|campaign| campaign.map.sector = Some(Sector::Alpha));
    sea()
        .suffers("[Open(\"north-stair\")]")
        .check(|game| assert_eq!(game.voyage().map.open, 1 << tile("north-stair").0));
    assert_eq!(ways(stair.campaign(|campaign| campaign.map.open = 1 << tile("north-stair").0)).len(), 3);
}

#[test]
fn v1_5_a_hidden_tile_is_out_of_reach_until_it_is_revealed() {
    let house = "house".to_owned();
    assert!(!ways(sea().on("stillwater")).contains(&house));
    let script = sea().on("stillwater").suffers("[Reveal(\"house\")]");
    assert!(ways(Sea { game: script.state().clone() }).contains(&house));
    let turned = sea().side("3b").on("stillwater").suffers("[Turn(\"4a\")]");
    assert!(ways(Sea { game: turned.state().clone() }).contains(&house), "the story card reveals it");
}

#[test]
fn v1_6_without_a_way_the_argo_stays() {
    let stuck = sea().on("north-stair").step(DayStep::Movement);
    stuck.rests().check(|game| assert_eq!(game.voyage().map.tile, tile("north-stair"), "in no sector it has no arrow"));
}

#[test]
fn v1_7_the_city_that_was_left_is_the_last_visited_one() {
    let from = |name: &str, to: &str| {
        let script = sea().on(name).step(DayStep::Movement).answers(&format!("1: sail {to}"));
        script.state().voyage().map.last_city
    };
    assert_eq!((from("twohulls", "orchard"), from("orchard", "twohulls")), (Some(tile("twohulls")), None));
    let last = |name: &str, to: &str| {
        let sea = sea().on(name).campaign(|campaign| campaign.map.last_city = Some(tile("weft")));
        let script = sea.step(DayStep::Movement).answers(&format!("1: sail {to}"));
        script.state().voyage().map.last_city
    };
    assert_eq!(last("orchard", "twohulls"), Some(tile("weft")), "it stays the last one");
    assert_eq!(last("twohulls", "orchard"), Some(tile("twohulls")), "and another takes its place");
}
