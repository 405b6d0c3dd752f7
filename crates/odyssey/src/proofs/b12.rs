//! B12 · Forced movement, with the examples of B33.

use super::common::{Field, field, space};
use super::*;
use crate::battle::positions::Mini;
use crate::geometry::{Direction, Footprint, Spaces};
use crate::state::{Frame, Posture};

fn knocked(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.knockback(table, ONE, None, spaces, false))
}

fn pushed(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.pushback(table, Mini::Foe, Mini::Titan(ONE), spaces))
}

fn pulled(field: Field, spaces: u8) -> Script<Odyssey> {
    prove(field, move |game, table| game.pull(table, Mini::Foe, Mini::Titan(ONE), spaces))
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
fn b33_5_b12_7_3_knockback_into_a_destructible_obstacle() {
    knocked(before_the_column('#'), 5).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("C13"));
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert!(is_down(game));
        assert_eq!(game.board.tiles().count(), 0, "the column is destroyed");
    });
}

#[test]
fn b33_6_b12_7_4_knockback_into_an_indestructible_obstacle() {
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
        assert_eq!(game.foe.footprint, Footprint::new(space("E5"), 2), "one space is left unused");
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
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2)).check(|game| {
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
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, 1)).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B3"));
        assert_eq!(game.foe.footprint, Footprint::new(space("A4"), 2), "one space east clears B3, west takes two");
    });
}

#[test]
fn b9_23_a_trap_springs_where_a_forced_movement_ends() {
    let field = field(
        ".......
         1PP.#..
         .PP....",
    );
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2)).rolls("d10", [9]).check(|game| {
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
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, 2))
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
fn b12_9_2_a_titan_that_pushes_from_afar_comes_as_near_as_its_spaces_go() {
    let pushes = |picture: &str, spaces: u8| {
        prove(field(picture), move |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, spaces))
    };
    let far = "1....PP.\n.....PP.";
    pushes(far, 1)
        .tells("log-comes-to-rest")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("A6")));
    pushes(far, 4).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
    pushes(far, 5)
        .tells("log-pushes-foe; log-comes-to-rest; log-foe-stands")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B6")))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("A7")));
    pushes("....1PP.\n.....PP.", 1).tells("log-pushes-foe; log-comes-to-rest; log-foe-stands");
    pushes("M.......\n1M...PP.\nM....PP.", 3).tells("");
}

#[test]
fn b12_9_2_a_pushback_that_only_approaches_is_told_as_that() {
    let far = || field("1").change(|game| game.foe.footprint.corner = space("A6"));
    pushed(far(), 2).tells("log-pushback-afar; log-foe-moves");
    pushed(far(), 4).tells("log-pushback-afar; log-foe-moves");
    let room = || field("..1").change(|game| game.foe.footprint.corner = space("A6"));
    pushed(room(), 3).tells("log-pushback-afar; log-foe-moves; log-pushback; log-foe-stands; log-comes-to-rest");
}

#[test]
fn b9_16_b4_7_b12_7_6_a_primordial_forced_onto_a_reinforced_tile_turns_it_over_once() {
    let town = || field("...\n.PP\n1PP").tile("town", "A4", 0);
    let stands = |script: Script<Odyssey>| {
        script.logs("log-tile-turned").check(|game| {
            let kinds: Vec<_> =
                game.board.tiles().map(|(_, tile)| game.pack.terrain(tile.kind).slug.as_str()).collect();
            assert_eq!(kinds, ["ruins"]);
        });
    };
    for spaces in [1, 2] {
        stands(prove(town(), move |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Foe, spaces)));
        stands(prove(town(), move |game, table| game.knock_foe_back(table, ONE, None, spaces)));
    }
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
    prove(field, |game, table| game.trample(table)).draws("obol", ["you-live"]).luck(3).check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 0, "an obol draw instead of crash");
        assert_eq!(game.titan(TWO).stats[0], 1, "crash");
    });
}

#[test]
fn b12_7_6_the_primordial_is_knocked_back_from_the_titan_that_does_it() {
    let field = || field("...2..\n..1PP.\n...PP.").change(|game| game.priority = TWO);
    prove(field(), |game, table| game.knock_foe_back(table, ONE, None, 2))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("A6")));
    let from_above = field().titan(2, |titan| titan.place = crate::state::Place::On(space("E4")));
    prove(from_above, |game, table| game.knock_foe_back(table, TWO, None, 0))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("A4"), "no spaces, no movement"));
}

#[test]
fn b12_7_6_against_the_board_edge_it_goes_on_along_it_where_there_is_room() {
    // In the corner only the way up is left.
    let cornered = field("......\n......\nPP....\nPP1...");
    prove(cornered, |game, table| game.knock_foe_back(table, ONE, None, 2))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("C1")));
    let high = field("1.....\nPP....\nPP....").titan(1, |titan| titan.place = crate::state::Place::On(space("C2")));
    prove(high, |game, table| game.knock_foe_back(table, ONE, None, 3))
        .check(|game| assert_eq!(game.foe.footprint.corner, space("A4"), "down is the edge, and left is no room"));
}

#[test]
fn b12_9_1_b4_13_the_source_of_a_pushback_turns_first() {
    let far = || field("..1..\n.....\n.....\n.....\n..PP.\n..PP.");
    pushed(far(), 1).check(|game| {
        assert_eq!(game.foe.facing, Direction::North, "also if the approach takes it all");
        assert_eq!(game.foe.footprint.corner, space("B3"));
        assert_eq!(place(game, ONE).as_deref(), Some("F3"));
    });
    pushed(far(), 0).check(|game| assert_eq!(game.foe.facing, Direction::West));
}

#[test]
fn b9_16_b12_10_3_a_pull_turns_a_reinforced_obstacle_over_and_it_holds_this_once() {
    let keep = "(slug: \"keep\", icon: \"place\", drawn: \"city\", copies: 2, shape: Rectangle(1, 1), traits: [Obstacle, ReinforcedDestructible], \
                back: \"hedge\", powers: ())";
    let field = more(field(".....PP\n1....PP"), &[("terrain.ron", keep)]).tile("keep", "A3", 0);
    pulled(field, 4).logs("log-tile-turned; log-crash").check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert_eq!(place(game, ONE).as_deref(), Some("B4"), "round it, by the shortest way");
        let tile = game.board.tile_at(space("A3")).and_then(|tile| game.board.tile(tile));
        assert_eq!(tile.map(|tile| game.pack.terrain(tile.kind).slug.as_str()), Some("hedge"));
    });
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
fn b12_9_2_a_titan_that_pushes_first_comes_near() {
    let push = |spaces: u8| {
        prove(field("........\n...PP...\n1..PP..."), move |game, table| {
            game.pushback(table, Mini::Titan(ONE), Mini::Foe, spaces)
        })
    };
    push(3).check(|game| {
        assert_eq!(game.foe.footprint.corner, space("A5"));
        assert_eq!(place(game, ONE).as_deref(), Some("A4"));
    });
    push(1).check(|game| assert_eq!(game.foe.footprint.corner, space("A4"), "it did not get there"));
}

#[test]
fn b12_9_6_pushed_against_the_board_edge_one_is_displaced_or_dies() {
    let from_above = |picture: &str| pushed(field(picture), 1);
    from_above("....2\n.PP..\n.PP..\n.1...").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    from_above("....2\nPP...\nPP...\n1....").check(|game| assert!(!game.titan(ONE).is_alive()));
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
fn b12_9_3_the_pushed_resolves_every_tile_it_moves_onto() {
    pushed(field("......\n.h.1PP\n....PP"), 2).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B2"));
        assert_eq!(game.board.tiles().count(), 0, "the hedge is destroyed by who is forced onto it");
    });
    pushed(field("......\nh..1PP\n....PP"), 2).check(|game| assert_eq!(game.board.tiles().count(), 1));
}

/// A rule in the middle of an answer to the first titan's attack: mercy towards it would break that off.
fn amid_an_answer(
    field: Field,
    rule: impl Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play + Clone + 'static,
) -> Script<Odyssey> {
    prove(field, move |game, table| {
        let done = table.scope(game, Frame::Answers(ONE), rule.clone())?;
        assert!(done.is_none(), "mercy ends the answer");
        Ok(())
    })
}

#[test]
fn b25_4_b12_9_8_a_death_does_not_stop_the_push_that_brought_it() {
    amid_an_answer(field("PP1o..2\nPP....."), |game, table| game.pushback(table, Mini::Foe, Mini::Titan(ONE), 3))
        .check(|game| {
            assert!(!game.titan(ONE).is_alive());
            assert_eq!(game.foe.footprint, Footprint::new(space("A2"), 2), "it steps onto the titan's space");
        });
}

#[test]
fn b25_4_b10_11_a_trample_goes_on_over_the_one_it_kills() {
    let field = field("PP1.......2\nPP.........")
        .facing(Direction::East)
        .titan(1, |titan| titan.posture = Posture::Falling(false));
    amid_an_answer(field, Odyssey::trample).draws("obol", ["you-die"]).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.foe.footprint.corner.col > 4, "its whole speed: {:?}", game.foe.footprint);
    });
}

#[test]
fn b9_10_who_pulls_without_moving_gains_no_ambrosia() {
    let pulls = |picture: &str, spaces: u8| {
        let field = field(picture).tile("golden-mere", "B1", 0);
        prove(field, move |game, table| game.pull(table, Mini::Titan(ONE), Mini::Foe, spaces))
    };
    pulls("1..PP.\n...PP.", 1).check(|game| assert_eq!(game.titan(ONE).ambrosia, 0));
    pulls("..1PP.\n...PP.", 1).check(|game| assert_eq!(game.titan(ONE).ambrosia, 1, "it backs off into the pool"));
}
