//! B10 · The labyrinth.

use super::common::{Field, field, space};
use super::*;
use crate::geometry::Direction;
use crate::pack::schema::TerrainTrait;

#[test]
fn b10_7_a_tile_of_an_attack_goes_under_the_target() {
    let picture = "........PP
                   .....1..PP
                   ..........";
    let field = field(picture).titan(1, |titan| titan.place = crate::state::Place::On(space("C6")));
    prove(field, |game, table| game.labyrinth(table, 1, Some(ONE))).luck(1).check(|game| {
        let maze = game.board.with(TerrainTrait::Labyrinth);
        assert_eq!(maze.len(), 4);
        assert!(maze.contains(space("C6")), "C5 to C8 is adjacent and reaches the target");
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

/// The small pack has bars only; here the track has its four shapes.
fn four_shapes(field: Field) -> Field {
    let shape = |slug: &str, cells: &str| {
        format!(
            "(slug: \"{slug}\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Cells(cells: {cells}), \
             traits: [Indestructible, Labyrinth], powers: ())"
        )
    };
    let shapes = [
        shape("maze-o", "[(0, 0), (0, 1), (1, 0), (1, 1)]"),
        shape("maze-l", "[(0, 0), (0, 1), (0, 2), (1, 2)]"),
        shape("maze-z", "[(0, 0), (0, 1), (1, 1), (1, 2)]"),
    ];
    more(field, &shapes.each_ref().map(|shape| ("terrain.ron", shape.as_str())))
}

#[test]
fn b10_1_b10_5_the_track_goes_from_i_to_o_to_l_to_z_and_round_again() {
    for (from, slug, place) in
        [(0, "maze-i", "lay B5 0"), (1, "maze-o", "lay B7 0"), (2, "maze-l", "lay B6 0"), (3, "maze-z", "lay A6 0")]
    {
        let field = four_shapes(field("........PP\n........PP\n.........."));
        prove(field.change(move |game| game.foe.track = from), |game, table| game.labyrinth(table, 1, None))
            .answers(&format!("1: {place}"))
            .check(|game| {
                let kinds = game.board.tiles().map(|(_, tile)| game.pack.terrain(tile.kind).slug);
                let kinds: Vec<String> = kinds.map(|slug| slug.to_string()).collect();
                assert_eq!((game.foe.track, kinds), ((from + 1) % 4, vec![slug.to_owned()]));
            });
    }
}

#[test]
fn b10_9_without_room_nothing_is_placed_but_the_marker_moves_on() {
    let cornered = |track: u8, tiles: u8| {
        let field =
            four_shapes(field("PP...1\nPP....")).facing(Direction::West).change(move |game| game.foe.track = track);
        prove(field, move |game, table| game.labyrinth(table, tiles, Some(ONE)))
            .logs("log-no-room-for-maze")
            .check(|game| assert_eq!(game.board.tiles().count(), 0))
    };
    cornered(0, 1).check(|game| assert_eq!(game.foe.track, 1));
    cornered(2, 3).check(|game| assert_eq!(game.foe.track, 1));
}

#[test]
fn b10_8_of_three_tiles_the_first_leaves_room_for_both_others() {
    // Bars lie along rows C, D and E. One that stands upright on D4 and E4 leaves room for one more, and not for two.
    let wide = || field("1").change(|game| game.foe.footprint = crate::geometry::Footprint::new(space("C5"), 3));
    prove(wide(), |game, table| game.labyrinth(table, 3, None))
        .asks("1 2 3 4: ask-lay-maze")
        .offers("lay C1 0; lay E4 1")
        .refuses("lay D4 1");
    prove(wide(), |game, table| game.labyrinth(table, 2, None)).offers("lay C1 0; lay E4 1; lay D4 1");
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
