//! B10 · The labyrinth.

use super::common::{field, space};
use super::*;
use crate::geometry::Direction;
use crate::pack::schema::TerrainTrait;

#[test]
fn b10_7_a_tile_of_an_attack_goes_under_the_target() {
    let picture = "........PP
                   .....1..PP
                   ..........";
    let field = field(picture).titan(1, |titan| titan.place = crate::state::Place::On(space("C6")));
    prove(field, |game, table| game.labyrinth(table, 1, Some(ONE)))
        .luck(1)
        .check(|game| {
            let maze = game.board.with(TerrainTrait::Labyrinth);
            assert_eq!(maze.len(), 4);
            assert!(
                maze.contains(space("C6")),
                "C5 to C8 is adjacent and reaches the target"
            );
            assert!(maze.contains(space("C8")));
        });
}

#[test]
fn b10_6_b10_10_several_places_are_asked_for_and_all_are_before_the_primordial() {
    let field = field(
        "1.......PP
         ........PP",
    );
    prove(field, |game, table| game.labyrinth(table, 1, None))
        .asks("1 2 3 4: ask-lay-maze")
        .offers("lay A5 0; lay B5 0; lay A8 1")
        .refuses("lay A4 0; lay A7 0; lay A11 0");
}

#[test]
fn b10_9_without_room_nothing_is_placed_but_the_marker_moves_on() {
    let field = field(
        "PP...1
         PP....",
    )
    .facing(Direction::West)
    .change(|game| game.foe.track = 0);
    prove(field, |game, table| game.labyrinth(table, 1, Some(ONE)))
        .logs("log-no-room-for-maze")
        .check(|game| assert_eq!(game.board.tiles().count(), 0));
}

#[test]
fn b10_7_where_the_target_is_out_of_reach_other_titans_draw_no_tile() {
    let picture = "1........PP
                   .......2.PP";
    prove(field(picture), |game, table| game.labyrinth(table, 1, Some(ONE)))
        .asks("1 2 3 4: ask-lay-maze")
        .offers("lay B6 0; lay A6 0");
    prove(field(picture), |game, table| game.labyrinth(table, 1, Some(TWO)))
        .check(|game| assert!(game.board.with(TerrainTrait::Labyrinth).contains(space("A8"))));
}

#[test]
fn b10_8_of_several_tiles_the_first_leaves_room_for_the_next() {
    // Bars lie upright in column 2 and touch E2 or F2; one that covers both leaves nothing for another.
    let narrow = || field("..PP\n..PP\n....\n....\n....\n....");
    prove(narrow(), |game, table| game.labyrinth(table, 2, None))
        .asks("1 2 3 4: ask-lay-maze")
        .offers("lay B2 1; lay F2 1")
        .refuses("lay C2 1; lay D2 1; lay E2 1");
    prove(narrow(), |game, table| game.labyrinth(table, 1, None))
        .offers("lay B2 1; lay C2 1; lay D2 1; lay E2 1; lay F2 1");
}
