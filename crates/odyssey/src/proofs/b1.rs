//! B1 · The field.

use super::*;
use crate::battle::positions::Mini;
use crate::geometry::{Direction, Footprint};
use crate::ids::SlotId;
use crate::state::{Place, Weapon};

#[test]
fn b1_3_b1_5_what_is_occupied_and_what_is_adjacent() {
    let game = field("#.....\n1.PP..\n..PP.h").game;
    let occupied = game.occupied();
    for at in ["C1", "B1", "B3", "A4"] {
        assert!(occupied.contains(space(at)), "{at}");
    }
    for at in ["C2", "A6", "B2"] {
        assert!(!occupied.contains(space(at)), "{at} is empty");
    }
    let beside = |picture: &str| field(picture).game.is_adjacent(ONE);
    assert!(beside(".1PP.\n..PP."));
    assert!(!beside(".1...\n..PP.\n..PP."), "corners do not share an edge");
}

#[test]
fn b1_4_distance_is_counted_through_everything() {
    let game = field(
        "1.#.PP
         ....PP
         ...2..",
    )
    .game;
    assert_eq!([game.distance(ONE), game.distance(TWO), game.distance(TitanId(2))], [Some(4), Some(2), None]);
    assert!(!game.primordial_is_adjacent(TWO), "a corner is not adjacent");
}

#[test]
fn b1_6_a_red_line_parts_a_titan_from_the_primordial_and_not_the_primordial_from_it() {
    let game = field(
        "...PP
         1..PP
         ..2..",
    )
    .tile("maze-i", "C1", 0)
    .titan(1, |titan| titan.place = Place::On(space("C3")))
    .game;
    assert!(game.primordial_is_adjacent(ONE));
    assert!(game.is_adjacent(ONE), "the short end of the tile is open");
    let game = field(
        ".....
         1PP..
         .PP..",
    )
    .tile("maze-i", "B2", 0)
    .titan(1, |titan| titan.place = Place::On(space("C2")))
    .game;
    assert!(game.primordial_is_adjacent(ONE) && !game.is_adjacent(ONE));
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
fn b1_9_in_a_blindspot_a_titan_is_more_precise() {
    let precision = |blind: &str, picture: &str| {
        let blind = [("foes/sample.ron", "weakspots: true,", blind)];
        let game = changed(field(picture), &blind).gear(1, "club").game;
        game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    let (blind, seeing) = ("weakspots: true, blindspots: true,", "weakspots: true,");
    let (behind, before) = (".PP1\n.PP.", "1PP.\n.PP.");
    assert_eq!((precision(blind, behind), precision(blind, before), precision(seeing, behind)), (3, 2, 2));
}

#[test]
fn b1_11_a_lumbering_primordial_is_not_moved() {
    let mut pack = PACK.clone();
    let mut lumbering = (*pack).clone();
    lumbering.primordials[0].lumbering = true;
    pack = Shared::new(lumbering);
    let field = field("1PP.\n.PP.").change(|game| game.pack = pack);
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, 2))
        .check(|game| assert_eq!(game.primordial.footprint, Footprint::new(space("A2"), 2)));
}
