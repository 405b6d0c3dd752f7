//! V9 · End.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v9_1_the_tile_is_explored_from_now_on() {
    let before = sea().on("orchard").game;
    assert!(!before.is_explored());
    sea().on("orchard").step(DayStep::End).check(|game| {
        assert!(game.is_explored() && game.voyage().map.explored.count_ones() == 2);
    });
    let known = sea().on("orchard").campaign(|campaign| campaign.map.explored |= 1 << tile("orchard").0);
    known.step(DayStep::End).check(|game| assert_eq!(game.voyage().map.explored.count_ones(), 2, "nothing more"));
}
