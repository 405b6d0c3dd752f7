//! B10 · The labyrinth.

use super::b3::performs;
use super::*;
use super::{b3, b5, b8};
use crate::geometry::Direction;
use crate::pack::schema::TerrainTrait;
use crate::state::Posture;

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
        prove(field.change(move |game| game.primordial.track = from), |game, table| game.labyrinth(table, 1, None))
            .answers(&format!("1: {place}"))
            .check(|game| {
                let kinds = game.board.tiles().map(|(_, tile)| game.pack.terrain(tile.kind).slug);
                let kinds: Vec<String> = kinds.map(|slug| slug.to_string()).collect();
                assert_eq!((game.primordial.track, kinds), ((from + 1) % 4, vec![slug.to_owned()]));
            });
    }
}

#[test]
fn b10_3_red_lines_do_not_stop_the_primordial() {
    let walled = field("........\n1....PP.\n.....PP.").tile("maze-i", "B2", 0);
    b3::performs(walled.titan(1, |titan| titan.stats[1] = 9), "smash")
        .rolls("evasion", [10, 10])
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A2"), "through them, as over open ground"));
}

#[test]
fn b10_4_b9_20_tiles_of_the_labyrinth_that_touch_are_one() {
    let fate = |tiles: &[&str]| {
        let field = tiles.iter().fold(b8::wild("######\n1....."), |field, at| field.tile("ring", at, 0));
        let script = field.turn_of(1).play().answers("1: walk A6");
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((fate(&["A2", "A3"]), fate(&["A2", "A4"])), (1, 2));
    // Put from A1 onto the ring on A2: from another ring it is the same tile, from behind a red edge it is another.
    let put = |from: &str| {
        let field = b8::wild("1...").tile(from, "A1", 0).tile("ring", "A2", 0);
        let script = prove(field, |game, table| {
            let put = crate::battle::terrain::Entering::Put;
            game.enter(table, ONE, space("A2"), put).map(drop)
        });
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((put("ring"), put("ward")), (0, 1));
}

#[test]
fn b10_4_joined_tiles_are_one_for_effects_that_name_a_tile_and_a_red_edge_joins_nothing() {
    let bars = || field("..3.....\n.1....2.").tile("maze-i", "A1", 0).tile("maze-i", "A5", 0).tile("maze-i", "B1", 0);
    let whole = bars().game.whole_tile(space("A2"));
    assert_eq!((whole.len(), whole.contains(space("A8")), whole.contains(space("B2"))), (8, true, false));
    let angry = effects(bars(), "[To(AllOn(SameTile), [Rage(N(1))])]", crate::battle::context::Origin::Card);
    assert_eq!(TitanId::ALL.map(|titan| angry.state().titan(titan).stats[2]), [1, 1, 0, 0]);
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
fn b10_7_where_the_target_is_out_of_reach_other_titans_draw_no_tile() {
    let picture = "1........PP
                   .......2.PP";
    prove(field(picture), |game, table| game.labyrinth(table, 1, Some(ONE)))
        .asks("1 2 3 4: ask-lay-maze")
        .concerns("1 2")
        .offers("lay B6 0; lay A6 0");
    prove(field(picture), |game, table| game.labyrinth(table, 1, Some(TWO)))
        .check(|game| assert!(game.board.with(TerrainTrait::Labyrinth).contains(space("A8"))));
}

#[test]
fn b10_8_of_three_tiles_the_first_leaves_room_for_both_others() {
    // Bars lie along rows C, D and E. One that stands upright on D4 and E4 leaves room for one more, and not for two.
    let wide = || field("1").change(|game| game.primordial.footprint = crate::geometry::Footprint::new(space("C5"), 3));
    prove(wide(), |game, table| game.labyrinth(table, 3, None))
        .asks("1 2 3 4: ask-lay-maze")
        .offers("lay C1 0; lay E4 1")
        .refuses("lay D4 1");
    prove(wide(), |game, table| game.labyrinth(table, 2, None)).offers("lay C1 0; lay E4 1; lay D4 1");
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

#[test]
fn b10_9_without_room_nothing_is_placed_but_the_marker_moves_on() {
    let cornered = |track: u8, tiles: u8| {
        let field = four_shapes(field("PP...1\nPP...."))
            .facing(Direction::West)
            .change(move |game| game.primordial.track = track);
        prove(field, move |game, table| game.labyrinth(table, tiles, Some(ONE)))
            .logs("log-no-room-for-maze")
            .check(|game| assert_eq!(game.board.tiles().count(), 0))
    };
    cornered(0, 1).check(|game| assert_eq!(game.primordial.track, 1));
    cornered(2, 3).check(|game| assert_eq!(game.primordial.track, 1));
}

#[test]
fn b10_11_trample_goes_straight_ahead_and_lying_titans_draw_an_obol() {
    let field = field(
        "...1.2..PP
         ........PP",
    )
    .titan(1, |titan| titan.posture = Posture::Falling(false))
    .change(|game| game.primordial.level = 1);
    prove(field, |game, table| game.trample(table)).draws("obol", ["you-live"]).luck(3).check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 0, "an obol draw instead of crash");
        assert_eq!(game.titan(TWO).stats[0], 1, "crash");
    });
}

#[test]
fn b10_12_every_banner_counts_for_the_afflicted() {
    let banners =
        [("foes/sample.ron", "(is: FoeKnockback(-2))", "(is: BannersForAfflicted, when: [Noted(\"maze-fever\")])")];
    let dice = |notes: u32| {
        let field = changed(b5::beside(), &banners).titan(1, move |titan| (titan.notes, titan.stats) = (notes, [0; 3]));
        performs(field, "hook").rolls("evasion", [10; 2])
    };
    let noted = PACK.notes.iter().position(|note| note.slug.as_str() == "maze-fever");
    let noted = 1 << noted.expect("the affliction");
    dice(0).rests();
    dice(noted).rolls("evasion", [10]).rests();
}
