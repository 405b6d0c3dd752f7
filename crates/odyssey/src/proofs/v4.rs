//! V4 · Expedition.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v4_1_v4_2_adventures_are_read_on_unexplored_tiles_only() {
    let hub = sea().on("orchard").step(DayStep::Expedition).rolls("table", [1]);
    let hub = hub.answers("1: argonaut 1");
    hub.offers("option knots").check(|game| assert_eq!(game.voyage().hubs, [1, 0, 0]));
    let rest = sea().on("bell-shoal").step(DayStep::Expedition).rolls("table", [1]);
    rest.answers("1: argonaut 1").offers("option faces");
    let explored = sea().on("orchard").campaign(|campaign| campaign.map.explored = u64::MAX);
    explored.step(DayStep::Expedition).rests();
    sea().on("narrow-look").step(DayStep::Expedition).rests();
}
