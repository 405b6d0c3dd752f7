//! B33 · Examples.

use super::*;
use super::{b12, b15};
use crate::geometry::{Direction, Footprint};
use crate::ids::{Level, PartId};
use crate::pack::schema::PrimordialDeck;
use crate::state::{Ending, Wound};

fn sees(field: &Field) -> bool {
    field.game.sees_primordial(ONE)
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

/// A tile of one space whose only side is a red line on its right.
const FENCE: (&str, &str) = (
    "terrain.ron",
    "(slug: \"fence\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Cells(cells: [(0, 0)], walls: [(0, 0, East)]), traits: [Indestructible], powers: ())",
);

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

#[test]
fn b33_5_b12_7_3_knockback_into_a_destructible_obstacle() {
    b12::knocked(b12::before_the_column('#'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("C13"));
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert!(b12::is_down(game));
        assert_eq!(game.board.tiles().count(), 0, "the column is destroyed");
    });
}

#[test]
fn b33_6_b12_7_4_knockback_into_an_indestructible_obstacle() {
    b12::knocked(b12::before_the_column('M'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("D13"));
        assert!(b12::is_down(game));
        assert_eq!(game.board.tiles().count(), 1, "the obstacle stays");
    });
}

#[test]
fn b33_7_knockback_into_the_board_edge_goes_on_along_it() {
    b12::knocked(b12::before_the_column('.'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("A14"));
        assert!(!b12::is_down(game), "the edge is no obstacle");
    });
}

#[test]
fn b33_8_b12_9_5_b12_9_7_pushback_against_indestructible_terrain() {
    let field = field(
        "......
         ....M.
         ....1.
         ....PP
         ....PP
         ......
         ......
         ......",
    );
    b12::pushed(field, 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("F4"), "F6 is about to be entered");
        assert_eq!(game.primordial.footprint, Footprint::new(space("F5"), 2));
        assert_eq!(game.board.tiles().count(), 1, "the monolith stays");
        assert!(!b12::is_down(game), "the pushed one suffers no crash");
    });
}

#[test]
fn b33_9_pushback_without_a_way_out() {
    let field = field(
        "......
         ....M.
         ...#1.
         ....PP
         ....PP
         2.....
         ......
         ......",
    );
    b12::pushed(field, 2).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!(game.primordial.footprint, Footprint::new(space("E5"), 2), "one space is left unused");
    });
}

#[test]
fn b33_12_without_a_card_of_the_level_one_leads_to_three() {
    // Six cards of level II are all there is.
    let risen = field(b15::PICTURE).change(|game| b15::drain(&mut game.decks.ai, Level::II));
    prove(risen, |game, table| {
        for _ in 0..6 {
            game.decks.ai.remove(table, PrimordialDeck::Ai, Level::I)?;
        }
        game.wound(table, PartId(0), false)
    })
    .luck(1)
    .check(|game| assert_eq!(b15::levels(&game.decks.ai), [0, 5, 1]));
}

#[test]
fn b33_14_the_last_wound_escalates_nothing() {
    let nearly = field(b15::PICTURE).change(|game| (0..9).for_each(|_| game.primordial.wounds.push(Wound::Single)));
    prove(nearly, |game, table| game.wound(table, PartId(12), false)).luck(1).check(|game| {
        assert_eq!(game.ending, Some(Ending::Victory));
        assert_eq!(b15::levels(&game.decks.ai), [6, 0, 0]);
    });
}
