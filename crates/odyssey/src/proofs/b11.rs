//! B11 · Line of sight.

use super::*;
use crate::state::Place;

#[test]
fn b11_6_the_tile_one_stands_on_does_not_block() {
    let between = field(
        "..PP
         1hPP",
    )
    .change(|game| game.primordial.footprint.side = 1);
    assert!(!between.game.sees_primordial(ONE));
    let upon = field(
        "..PP
         1hPP",
    )
    .change(|game| game.primordial.footprint.side = 1)
    .titan(1, |titan| titan.place = Place::On(space("A2")));
    assert!(upon.game.sees_primordial(ONE));
}

#[test]
fn b11_8_from_a_vantage_point_the_primordial_is_always_seen() {
    let game = field("1#PP").titan(1, |titan| titan.place = Place::Vantage).game;
    assert!(game.sees_primordial(ONE) && game.is_adjacent(ONE));
    assert_eq!(game.distance(ONE), Some(1));
}
