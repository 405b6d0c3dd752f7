//! B12 · Forced movement, with the examples of B33.

use super::common::{Field, field, space};
use super::*;
use crate::battle::positions::Mini;
use crate::geometry::{Direction, Footprint, Spaces};
use crate::state::Posture;

fn knocked(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| {
        game.knockback(table, Mini::Titan(ONE), None, spaces, false)
    })
}

fn pushed(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| {
        game.pushback(table, Mini::Foe, Mini::Titan(ONE), spaces)
    })
}

fn pulled(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| {
        game.pull(table, Mini::Foe, Mini::Titan(ONE), spaces)
    })
}

fn is_down(game: &Odyssey) -> bool {
    matches!(game.titan(ONE).posture, Posture::Falling(_))
}

/// The primordial on F12 to G13, a titan on E13, and below it whatever stands for `x` on C13.
fn before_the_column(x: char) -> Field {
    let picture = "
        ...........PP
        ...........PP
        ............1
        .............
        ............x
        .............
        .............";
    field(&picture.replace('x', &x.to_string()))
}

#[test]
fn b33_5_knockback_into_a_destructible_obstacle() {
    knocked(before_the_column('#'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("C13"));
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert!(is_down(game));
        assert_eq!(game.board.tiles().count(), 0, "the column is destroyed");
    });
}

#[test]
fn b33_6_knockback_into_an_indestructible_obstacle() {
    knocked(before_the_column('M'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("D13"));
        assert!(is_down(game));
        assert_eq!(game.board.tiles().count(), 1, "the obstacle stays");
    });
}

#[test]
fn b33_7_knockback_into_the_board_edge_goes_on_along_it() {
    knocked(before_the_column('.'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("A14"));
        assert!(!is_down(game), "the edge is no obstacle");
    });
}

#[test]
fn b9_12_a_boundless_edge_kills() {
    let field = before_the_column('.').tile("column", "N1", 0).change(|game| {
        game.foe.level = 2;
        game.titans[1].place = crate::state::Place::On(space("N10"));
    });
    knocked(field, 5).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.ending.is_none(), "another titan lives");
    });
}

#[test]
fn b12_7_5_at_a_corner_it_ends() {
    let field = field(
        "PP
         PP
         1.",
    );
    knocked(field, 3).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
}

#[test]
fn b12_7_1_of_two_axes_the_player_chooses() {
    let field = field(
        ".....
         PP...
         PP...
         ..1..
         .....",
    );
    knocked(field, 1)
        .asks("1: ask-direction")
        .offers("south; east")
        .refuses("north")
        .answers("1: east")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B4")));
}

#[test]
fn b12_8_knockback_flies_over_chasms_and_dies_where_it_ends_in_one() {
    let over = field(
        "PP....
         PP1oo.",
    );
    knocked(over, 3).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("A6"));
    });
    let into = field(
        "PP....
         PP1oo2",
    );
    knocked(into, 2).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b9_15_flying_over_a_destructible_tile_does_not_destroy_it_ending_there_does() {
    let picture = "PP....
                   PP1h..";
    knocked(field(picture), 2).check(|game| assert_eq!(game.board.tiles().count(), 1));
    knocked(field(picture), 1).check(|game| assert_eq!(game.board.tiles().count(), 0));
}

#[test]
fn b12_3_whoever_is_moved_onto_is_displaced() {
    let field = field(
        "......
         PP1.2.
         PP....",
    );
    knocked(field, 2)
        .asks("2: ask-displace")
        .offers("at C5; at A5; at B4; at B6")
        .refuses("at B5")
        .answers("2: at B6")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("B5"));
            assert_eq!(place(game, TWO).as_deref(), Some("B6"));
        });
}

#[test]
fn b33_8_pushback_against_indestructible_terrain() {
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
    pushed(field, 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("F4"), "F6 is about to be entered");
        assert_eq!(game.foe.footprint, Footprint::new(space("F5"), 2));
        assert_eq!(game.board.tiles().count(), 1, "the monolith stays");
        assert!(!is_down(game), "the pushed one suffers no crash");
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
    pushed(field, 2).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!(
            game.foe.footprint,
            Footprint::new(space("E5"), 2),
            "one space is left unused"
        );
    });
}

#[test]
fn b12_9_1_the_primordial_turns_and_follows() {
    let field = field(
        "....
         PP1....
         PP.....",
    );
    pushed(field, 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B5"));
        assert_eq!(game.foe.footprint, Footprint::new(space("A3"), 2));
        assert_eq!(game.foe.facing, Direction::East);
    });
}

#[test]
fn b12_9_4_a_destructible_obstacle_is_destroyed_and_the_push_goes_on() {
    let field = field("PP1#...\nPP.....");
    pushed(field, 3).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B6"));
        assert!(is_down(game) && game.titan(ONE).stats[0] == 1);
    });
}

#[test]
fn b12_9_8_who_is_pushed_into_a_chasm_dies_and_the_push_ends() {
    let field = field("PP1o..2\nPP.....");
    pushed(field, 3).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!(game.foe.footprint, Footprint::new(space("A2"), 2));
    });
}

#[test]
fn b12_9_11_a_titan_pushes_the_primordial_and_follows() {
    let field = field(
        ".......
         1PP....
         .PP....",
    );
    prove(field, |game, table| {
        game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2)
    })
    .check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B3"));
        assert_eq!(game.foe.footprint, Footprint::new(space("A4"), 2));
    });
}

#[test]
fn b12_9_10_at_the_edge_the_primordial_slides_aside() {
    let field = field(
        "..1..
         ..PP.
         ..PP.",
    );
    prove(field, |game, table| {
        game.pushback(table, Mini::Titan(ONE), Mini::Foe, 1)
    })
    .check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B3"));
        assert_eq!(
            game.foe.footprint,
            Footprint::new(space("A4"), 2),
            "one space east clears B3, west takes two"
        );
    });
}

#[test]
fn b9_23_a_trap_springs_where_a_forced_movement_ends() {
    let field = field(
        ".......
         1PP.#..
         .PP....",
    );
    prove(field, |game, table| {
        game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2)
    })
    .rolls("d10", [9])
    .check(|game| {
        assert_eq!(game.board.tiles().count(), 0, "it is destroyed all the same");
        assert_eq!(game.pool.modifiers[0], -2);
    });
}

#[test]
fn b1_11_a_lumbering_primordial_is_not_moved() {
    let mut pack = common::PACK.clone();
    let mut lumbering = (*pack).clone();
    lumbering.foes[0].lumbering = true;
    pack = Shared::new(lumbering);
    let field = field("1PP.\n.PP.").change(|game| game.pack = pack);
    prove(field, |game, table| {
        game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2)
    })
    .check(|game| assert_eq!(game.foe.footprint, Footprint::new(space("A2"), 2)));
}

#[test]
fn b12_10_1_a_pull_comes_nearer_and_resolves_every_tile() {
    let field = field("PP....1\nPP.....");
    pulled(field, 2).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    let field = field_of_pit();
    pulled(field, 2).check(|game| assert!(!game.titan(ONE).is_alive()));
}

fn field_of_pit() -> Field {
    field("PP...o1\nPP2....")
}

#[test]
fn b12_10_2_a_destructible_obstacle_breaks_and_the_pull_goes_on() {
    pulled(field("PP...#1\nPP....."), 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B5"));
        assert!(is_down(game));
    });
}

#[test]
fn b12_10_3_round_an_indestructible_obstacle() {
    pulled(field("PP...M1\nPP....."), 2).check(|game| {
        assert!(is_down(game), "it crashes against it");
        assert_eq!(place(game, ONE).as_deref(), Some("A6"), "and goes on round it");
    });
}

#[test]
fn b12_10_4_once_adjacent_the_source_backs_away() {
    pulled(field("...PP.1\n...PP.."), 3).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B4"));
        assert_eq!(game.foe.footprint, Footprint::new(space("A2"), 2));
    });
}

#[test]
fn b12_11_2_a_forced_vault_ends_on_the_other_side() {
    let vaulted = |field: Field| prove(field, |game, table| game.vault(table, ONE, true));
    vaulted(field(".1PP.\n..PP.")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    vaulted(field(".1PPM\n..PP2")).check(|game| assert!(!game.titan(ONE).is_alive()));
    vaulted(field(".1PP#\n..PP2")).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B5"));
        assert!(is_down(game));
    });
    vaulted(field("PP1..\nPP2..")).check(|game| {
        assert!(!game.titan(ONE).is_alive(), "there is no board on the other side");
    });
}

#[test]
fn b12_11_1_a_vault_of_ones_will_needs_an_empty_space() {
    let vaulted = |field: Field| prove(field, |game, table| game.vault(table, ONE, false));
    vaulted(field(".1PP.\n..PP.")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    vaulted(field(".1PP2\n..PP.")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")));
    vaulted(field("1.PP.\n..PP.")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b12_6_who_cannot_be_displaced_dies() {
    let displaced = |field: Field| prove(field, |game, table| game.displace(table, ONE, Spaces::NONE));
    displaced(field("#..\n1#2")).check(|game| assert!(!game.titan(ONE).is_alive()));
    displaced(field("...\n1#2")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b10_11_trample_goes_straight_ahead_and_lying_titans_draw_an_obol() {
    let field = field(
        "...1.2..PP
         ........PP",
    )
    .titan(1, |titan| titan.posture = Posture::Falling(false))
    .change(|game| game.foe.level = 1);
    prove(field, |game, table| game.trample(table))
        .draws("obol", ["you-live"])
        .luck(3)
        .check(|game| {
            assert_eq!(game.titan(ONE).stats[0], 0, "an obol draw instead of crash");
            assert_eq!(game.titan(TWO).stats[0], 1, "crash");
        });
}
