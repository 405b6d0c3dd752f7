//! B1, B11 · Where everybody is, and who sees whom.

mod common;

use common::field;
use odyssey::geometry::Direction;
use odyssey::ids::TitanId;
use odyssey::state::Place;

const ONE: TitanId = TitanId(0);
const TWO: TitanId = TitanId(1);

#[test]
fn b1_4_distance_is_counted_through_everything() {
    let game = field(
        "1.#.PP
         ....PP
         ...2..",
    )
    .game;
    assert_eq!([game.distance(ONE), game.distance(TWO), game.distance(TitanId(2))], [Some(4), Some(2), None]);
    assert!(!game.foe_is_adjacent(TWO), "a corner is not adjacent");
}

#[test]
fn b1_6_a_red_line_parts_a_titan_from_the_primordial_and_not_the_primordial_from_it() {
    let game = field(
        "...PP
         1..PP
         ..2..",
    )
    .tile("maze-i", "C1", 0)
    .titan(1, |titan| titan.place = Place::On(common::space("C3")))
    .game;
    assert!(game.foe_is_adjacent(ONE));
    assert!(game.is_adjacent(ONE), "the short end of the tile is open");
    let game = field(
        ".....
         1PP..
         .PP..",
    )
    .tile("maze-i", "B2", 0)
    .titan(1, |titan| titan.place = Place::On(common::space("C2")))
    .game;
    assert!(game.foe_is_adjacent(ONE) && !game.is_adjacent(ONE));
}

#[test]
fn b1_7_b1_8_front_and_rear_go_with_the_facing() {
    let game = |facing| {
        field(
            "......
             1.PP2.
             ..PP..",
        )
        .facing(facing)
        .game
    };
    let west = game(Direction::West);
    assert!(west.is_in_front(ONE) && !west.is_in_front(TWO) && west.is_in_rear(TWO));
    let east = game(Direction::East);
    assert!(east.is_in_front(TWO) && !east.is_in_rear(ONE), "two spaces behind is not the rear");
    assert!(!west.is_in_blindspot(TWO), "this sheet has no blindspots");
}

#[test]
fn b11_6_the_tile_one_stands_on_does_not_block() {
    let between = field(
        "..PP
         1hPP",
    )
    .change(|game| game.foe.footprint.side = 1);
    assert!(!between.game.sees_foe(ONE));
    let upon = field(
        "..PP
         1hPP",
    )
    .change(|game| game.foe.footprint.side = 1)
    .titan(1, |titan| titan.place = Place::On(common::space("A2")));
    assert!(upon.game.sees_foe(ONE));
}

#[test]
fn b11_8_from_a_vantage_point_the_primordial_is_always_seen() {
    let game = field("1#PP").titan(1, |titan| titan.place = Place::Vantage).game;
    assert!(game.sees_foe(ONE) && game.is_adjacent(ONE));
    assert_eq!(game.distance(ONE), Some(1));
}
