//! Lines of sight.

use super::*;

#[test]
fn b11_1_over_open_ground_everyone_sees_everyone() {
    let board = draw(
        "T.......
         ......PP
         ......PP",
    );
    assert!(board.sees('T', 'P'));
}

#[test]
fn b11_2_b9_21_an_obscuring_space_in_a_straight_line_blocks_and_so_do_its_edges() {
    assert!(!draw("T#P").sees('T', 'P'));
    assert!(!draw("T..#..U").sees('T', 'U'));
}

#[test]
fn b11_1_one_clear_line_is_enough() {
    let board = draw(
        "T.#.PP
         ....PP",
    );
    assert!(board.sees('T', 'P'), "from the lower corner of T below the column");
}

#[test]
fn b11_4_touching_a_single_corner_does_not_block() {
    let board = draw(
        "..U
         .#.
         T..",
    );
    assert!(board.sees('T', 'U'), "around the column on either side");
    let board = draw(
        ".U
         T#",
    );
    assert!(board.sees('T', 'U'), "the corner they share touches one column");
}

#[test]
fn b11_5_a_corner_where_two_things_meet_diagonally_blocks() {
    let board = draw(
        "#U
         T#",
    );
    assert!(!board.sees('T', 'U'));
    let board = draw(
        "#..U
         #...
         #...
         T###",
    );
    assert!(!board.sees('T', 'U'));
}

#[test]
fn b11_5_a_line_through_a_pinch_blocks_also_in_its_middle() {
    let board = draw(
        "####U
         ###..
         ##...
         #.###
         T####",
    );
    assert!(!board.sees('T', 'U'));
    let open = draw(
        "####U
         ###..
         ##...
         #..##
         T.###",
    );
    assert!(open.sees('T', 'U'));
}

#[test]
fn b11_3_a_red_line_blocks_what_crosses_it_and_what_runs_along_it() {
    let board = draw(
        "...
         T.U
         ...",
    )
    .walls("A2:W B2:W C2:W");
    assert!(!board.sees('T', 'U'));
}

#[test]
fn b11_4_the_end_of_a_red_line_does_not_block() {
    let board = draw("T.U").walls("A2:W");
    assert!(board.sees('T', 'U'), "along the lower edge, past the end of the line");
}

#[test]
fn b11_3_a_long_red_line_has_no_gap_at_its_joints() {
    let board = draw(
        "..U..
         ...T.",
    )
    .walls("A1:N A2:N A3:N A4:N A5:N");
    assert!(!board.sees('T', 'U'), "they touch at a joint of the line");
}

#[test]
fn b11_5_the_end_of_a_red_line_that_touches_a_tile_closes_the_way() {
    let picture = "
        #U
        T.
        #.";
    assert!(draw(picture).sees('T', 'U'));
    let board = draw(picture).walls("B1:E");
    assert!(!board.sees('T', 'U'), "the line runs from the corner of one tile to that of the other");
}

#[test]
fn b11_5_a_bend_of_a_red_line_blocks_from_inside_and_not_from_outside() {
    let inside = draw(
        "..U
         ...
         T..",
    )
    .walls("B2:N B2:E B1:N B1:W A2:E A1:S A1:W");
    assert!(!inside.sees('T', 'U'), "T stands in a room");
    let outside = draw(
        "T..
         ...
         ..U",
    )
    .walls("A1:N A1:E");
    assert!(outside.sees('T', 'U'));
}

#[test]
fn b11_1_a_large_miniature_is_seen_at_any_of_its_corners() {
    let board = draw(
        "#####PPP
         T.#..PPP
         .....PPP",
    );
    assert!(board.sees('T', 'P'));
    let hidden = draw(
        "#####PPP
         T.##.PPP
         ####.PPP",
    );
    assert!(!hidden.sees('T', 'P'));
}

#[test]
fn the_line_that_is_shown_is_the_shortest_clear_one() {
    let board = draw("T..U");
    let blockers = Blockers { obscuring: Spaces::NONE, walls: &Walls::NONE };
    let line = blockers.line(&board.mini('T'), &board.mini('U')).expect("a line");
    assert_eq!((line.from, line.to), (Corner { x: 1, y: 0 }, Corner { x: 3, y: 0 }));
}
