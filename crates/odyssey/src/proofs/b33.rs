//! B33.1 to B33.3 · Lines of sight, on the boards of the book.

use super::common::{Field, field, space};
use super::*;
use crate::geometry::Direction;

/// A tile of one space whose only side is a red line on its right.
const FENCE: (&str, &str) = (
    "terrain.ron",
    "(slug: \"fence\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Cells(cells: [(0, 0)], walls: [(0, 0, East)]), traits: [Indestructible], powers: ())",
);

fn sees(field: &Field) -> bool {
    field.game.sees_foe(ONE)
}

#[test]
fn b33_1_a_tile_blocks_by_its_edges_too() {
    let picture = "
        ....1..
        .......
        ...hh..
        .......
        ...PP..
        ...PP..
        .......
        .......";
    assert!(!sees(&field(picture)), "through the tile or along its edges");
    assert!(sees(&field(&picture.replace("hh", ".h"))), "from D4 past the left edge of F5");
}

#[test]
fn b33_2_a_diagonal_joint_blocks_and_a_single_corner_does_not() {
    let picture = "
        ...PP..h.
        ...PP.h.1
        .........
        .........";
    assert!(!sees(&field(picture)));
    assert!(sees(&field(&picture.replace("..h.", "...."))), "one corner is only touched");
}

#[test]
fn b33_3_the_end_of_a_red_line_is_only_touched() {
    let picture = "
        ...PP....
        ...PP...1
        .........
        .........";
    let fenced = |spaces: &[&str]| {
        let bare = more(field(picture), &[FENCE]);
        let all = spaces.iter().fold(bare, |field, at| field.tile("fence", at, 0));
        for at in spaces {
            assert!(all.game.board.walls().is_between(space(at), Direction::East));
        }
        all
    };
    assert!(sees(&fenced(&["C7", "D7"])), "along the lower edge of row C");
    assert!(!sees(&fenced(&["B7", "C7", "D7"])), "every line crosses it");
}
