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
}
