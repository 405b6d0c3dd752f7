//! B12 · Forced movement.

use super::effects;
use super::*;
use crate::battle::positions::Mini;
use crate::geometry::{Direction, Footprint, Spaces};
use crate::state::{Place, Posture};

pub fn knocked(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.knockback(table, ONE, None, spaces, false))
}

pub fn pushed(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.pushback(table, Mini::Primordial, Mini::Titan(ONE), spaces))
}

pub fn pulled(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.pull(table, Mini::Primordial, Mini::Titan(ONE), spaces))
}

pub fn is_down(game: &Odyssey) -> bool {
    matches!(game.titan(ONE).posture, Posture::Falling(_))
}

/// The primordial on F12 to G13, a titan on E13, and below it whatever stands for `x` on C13.
pub fn before_the_column(x: char) -> Field {
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
fn b12_2_what_shortens_a_movement_adds_up_to_no_less_than_nothing() {
    let knocked_by = |spaces: u8| {
        let field = bearing(
            field("........\n.....1PP\n......PP"),
            1,
            "passives: [(is: ShorterKnockback(1)), (is: ShorterKnockback(2))]",
        );
        knocked(field, spaces)
    };
    knocked_by(5).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B4")));
    knocked_by(2).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B6")));
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
fn b12_4_who_would_end_under_the_primordial_is_put_beside_it() {
    let under =
        field("......\n..PP..\n..PP..\n......").titan(1, |titan| titan.place = crate::state::Place::On(space("B3")));
    prove(under, |game, table| game.settle(table, ONE, crate::battle::terrain::Entering::Put))
        .asks("1: ask-displace")
        .offers("at A3; at B2")
        .refuses("at D3; at B5")
        .answers("1: at A3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3")));
}

#[test]
fn b12_5_forced_movement_of_cards() {
    effects::card("[KnockbackTo(East, 2)]").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C3")));
    effects::card("[Crash]").check(|game| assert!(game.titan(ONE).is_down() && effects::stats(game)[0] == 1));
    effects::card("[Displace]").answers("1: at C2").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    effects::card("[Pull(1)]")
        .asks("1: ask-first-axis")
        .answers("1: horizontal")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    effects::card("[Turn(Away)]").check(|_| ());
}

#[test]
fn b12_6_who_cannot_be_displaced_dies() {
    let displaced = |field: Field| prove(field, |game, table| game.displace(table, ONE, Spaces::NONE));
    displaced(field("#..\n1#2")).check(|game| assert!(!game.titan(ONE).is_alive()));
    displaced(field("...\n1#2")).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b12_7_1_g1_7_of_two_axes_the_player_chooses() {
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
fn b12_7_4_a_red_line_stops_a_knockback_with_a_crash() {
    let behind = |walled: bool| {
        let field = field("......\n......\n...PP.\n...PP.\n...1..\n......\n......");
        let field = if walled { field.tile("maze-i", "B3", 0) } else { field };
        knocked(field, 2)
    };
    behind(true).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("C4"));
        assert!(is_down(game) && game.titan(ONE).stats[0] == 1);
    });
    behind(false).check(|game| assert!(place(game, ONE).as_deref() == Some("A4") && !is_down(game)));
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
fn b12_7_6_the_primordial_is_knocked_back_from_the_titan_that_does_it() {
    let field = || field("...2..\n..1PP.\n...PP.").change(|game| game.priority = TWO);
    prove(field(), |game, table| game.knock_primordial_back(table, ONE, None, 2))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A6")));
    let from_above = field().titan(2, |titan| titan.place = crate::state::Place::On(space("E4")));
    prove(from_above, |game, table| game.knock_primordial_back(table, TWO, None, 0))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A4"), "no spaces, no movement"));
}

#[test]
fn b12_7_6_against_the_board_edge_it_goes_on_along_it_where_there_is_room() {
    // In the corner only the way up is left.
    let cornered = field("......\n......\nPP....\nPP1...");
    prove(cornered, |game, table| game.knock_primordial_back(table, ONE, None, 2))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("C1")));
    let high = field("1.....\nPP....\nPP....").titan(1, |titan| titan.place = crate::state::Place::On(space("C2")));
    prove(high, |game, table| game.knock_primordial_back(table, ONE, None, 3)).check(|game| {
        assert_eq!(game.primordial.footprint.corner, space("A4"), "down is the edge, and left is no room")
    });
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
fn b12_9_1_the_primordial_turns_and_follows() {
    let field = field(
        "....
         PP1....
         PP.....",
    );
    pushed(field, 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B5"));
        assert_eq!(game.primordial.footprint, Footprint::new(space("A3"), 2));
        assert_eq!(game.primordial.facing, Direction::East);
    });
}

#[test]
fn b12_9_1_b4_13_the_source_of_a_pushback_turns_first() {
    let far = || field("..1..\n.....\n.....\n.....\n..PP.\n..PP.");
    pushed(far(), 1).check(|game| {
        assert_eq!(game.primordial.facing, Direction::North, "also if the approach takes it all");
        assert_eq!(game.primordial.footprint.corner, space("B3"));
        assert_eq!(place(game, ONE).as_deref(), Some("F3"));
    });
    pushed(far(), 0).check(|game| assert_eq!(game.primordial.facing, Direction::West));
}

#[test]
fn b12_9_2_a_titan_that_pushes_from_afar_comes_as_near_as_its_spaces_go() {
    let pushes = |picture: &str, spaces: u8| {
        prove(field(picture), move |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, spaces))
    };
    let far = "1....PP.\n.....PP.";
    pushes(far, 1)
        .tells("log-comes-to-rest")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A6")));
    pushes(far, 4).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    pushes(far, 5)
        .tells("log-pushes-foe; log-comes-to-rest; log-foe-stands")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B6")))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A7")));
    pushes("....1PP.\n.....PP.", 1).tells("log-pushes-foe; log-comes-to-rest; log-foe-stands");
    pushes("M.......\n1M...PP.\nM....PP.", 3).tells("");
}

#[test]
fn b12_9_2_a_pushback_that_only_approaches_is_told_as_that() {
    let far = || field("1").change(|game| game.primordial.footprint.corner = space("A6"));
    pushed(far(), 2).tells("log-pushback-afar; log-foe-moves");
    pushed(far(), 4).tells("log-pushback-afar; log-foe-moves");
    let room = || field("..1").change(|game| game.primordial.footprint.corner = space("A6"));
    pushed(room(), 3).tells("log-pushback-afar; log-foe-moves; log-pushback; log-foe-stands; log-comes-to-rest");
}

#[test]
fn b12_9_2_a_titan_that_pushes_first_comes_near() {
    let push = |spaces: u8| {
        prove(field("........\n...PP...\n1..PP..."), move |game, table| {
            game.pushback(table, Mini::Titan(ONE), Mini::Primordial, spaces)
        })
    };
    push(3).check(|game| {
        assert_eq!(game.primordial.footprint.corner, space("A5"));
        assert_eq!(place(game, ONE).as_deref(), Some("A4"));
    });
    push(1).check(|game| assert_eq!(game.primordial.footprint.corner, space("A4"), "it did not get there"));
}

#[test]
fn b12_9_2_b7_4_2_b14_6_a_pushback_from_afar_steps_nearer_and_may_leave_the_range() {
    let shot = bearing(field(".......\n1.PP...\n..PP..."), 1, "keywords: [(is: Pushback(1))]")
        .gear(1, "bow")
        .titan(1, |titan| titan.stats = [0, 8, 0])
        .change(|game| game.pool.openings = 2);
    shot.turn_of(1)
        .play()
        .rolls("attack", [9, 9])
        .answers("1: attack bow 2")
        .asks("1: ask-first-window")
        .offers("pass; use probe 1 of titan 1 keyword 1")
        .answers("1: use probe 1 of titan 1 keyword 1")
        .logs("log-out-of-range; log-chain-break; log-pool-cleared")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("B2"));
            assert_eq!((game.pool.openings, game.decks.body.len()), (0, 6), "no body part was drawn");
        });
}

#[test]
fn b12_9_3_the_pushed_resolves_every_tile_it_moves_onto() {
    pushed(field("......\n.h.1PP\n....PP"), 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B2"));
        assert_eq!(game.board.tiles().count(), 0, "the hedge is destroyed by who is forced onto it");
    });
    pushed(field("......\nh..1PP\n....PP"), 2).check(|game| assert_eq!(game.board.tiles().count(), 1));
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
fn b12_9_6_pushed_against_the_board_edge_one_is_displaced_or_dies() {
    let from_above = |picture: &str| pushed(field(picture), 1);
    from_above("....2\n.PP..\n.PP..\n.1...").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    from_above("....2\nPP...\nPP...\n1....").check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b12_9_8_who_is_pushed_into_a_chasm_dies_and_the_push_ends() {
    let field = field("PP1o..2\nPP.....");
    pushed(field, 3).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!(game.primordial.footprint, Footprint::new(space("A2"), 2));
    });
}

#[test]
fn b12_9_9_a_primordial_that_pushes_crushes_others_but_not_the_one_it_pushes() {
    pushed(field("........\n....1PP.\n....2PP."), 1).luck(1).check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 0);
        assert_eq!(game.titan(TWO).stats[0], 1);
        assert_eq!(place(game, ONE).as_deref(), Some("B4"));
    });
}

#[test]
fn b12_9_10_at_the_edge_the_primordial_slides_aside() {
    let field = field(
        "..1..
         ..PP.
         ..PP.",
    );
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, 1)).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B3"));
        assert_eq!(
            game.primordial.footprint,
            Footprint::new(space("A4"), 2),
            "one space east clears B3, west takes two"
        );
    });
}

#[test]
fn b12_9_11_a_titan_pushes_the_primordial_and_follows() {
    let field = field(
        ".......
         1PP....
         .PP....",
    );
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, 2)).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B3"));
        assert_eq!(game.primordial.footprint, Footprint::new(space("A4"), 2));
    });
}

fn field_of_pit() -> Field {
    field("PP...o1\nPP2....")
}

#[test]
fn b12_10_1_a_pull_comes_nearer_and_resolves_every_tile() {
    let field = field("PP....1\nPP.....");
    pulled(field, 2).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    let field = field_of_pit();
    pulled(field, 2).check(|game| assert!(!game.titan(ONE).is_alive()));
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
        assert_eq!(game.primordial.footprint, Footprint::new(space("A2"), 2));
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
fn b12_11_1_b1_6_a_vault_does_not_end_behind_a_red_line() {
    let picture = "......\n...PP.\n...PP.\n...1..";
    let onto = |walled: bool| {
        let field = field(picture);
        let field = if walled { field.tile("maze-i", "D3", 0) } else { field };
        field.game.vault_target(ONE).map(|space| space.to_string())
    };
    assert_eq!(onto(false).as_deref(), Some("D4"));
    assert_eq!(onto(true), None);
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
fn b12_12_who_flees_over_the_edge_is_lost() {
    effects::card("[Flee]").check(|game| assert!(!game.titan(ONE).is_alive()));
    let inland = effects::plain().titan(1, |titan| titan.place = Place::On(space("H10")));
    effects(inland, "[Flee]", Origin::Card).luck(2).check(|game| assert!(game.titan(ONE).is_alive()));
}
