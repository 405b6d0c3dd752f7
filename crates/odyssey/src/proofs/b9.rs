//! B9 · Terrain.

use super::*;
use super::{b8, b12, b17, effects};
use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::ids::TerrainId;
use crate::state::{Entry, Place};

fn kind(slug: &str) -> TerrainId {
    let place = PACK.terrain.iter().position(|kind| kind.slug.as_str() == slug);
    TerrainId(place.unwrap_or_else(|| panic!("there is no terrain {slug}")) as u8)
}

fn placed(field: Field, slug: &'static str, at: &'static str) -> Script<Odyssey> {
    prove(field, move |game, table| game.place_tile(table, kind(slug), space(at), 0).map(|_| ()))
}

#[test]
fn b9_1_b9_2_a_tile_speaks_on_its_first_space_and_not_again_until_one_has_left_it() {
    let fate = |tiles: &[&str]| {
        let field = tiles.iter().fold(b8::wild("######\n1....."), |field, at| field.tile("marsh", at, 0));
        let script = field.turn_of(1).play().answers("1: walk A6");
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((fate(&["A2"]), fate(&["A2", "A5"])), (1, 2));
}

#[test]
fn b9_3_a_destroyed_tile_is_taken_off_and_can_be_placed_again() {
    prove(field("1....\n....PP\n....PP").tile("wreck", "H9", 0), |game, table| {
        let lies = game.board.tile_at(space("H9")).expect("the wreck");
        let kind = game.board.tile(lies).expect("the wreck").kind;
        game.destroy_tile(table, lies)?;
        assert_eq!(game.board.tiles().count(), 0);
        game.place_tile(table, kind, space("K9"), 0).map(drop)
    })
    .check(|game| assert_eq!(game.board.tiles().count(), 1, "there is one copy of it"));
}

#[test]
fn b9_4_if_all_of_a_kind_lie_the_furthest_is_taken_off() {
    let field = field("1....\n....PP\n....PP").tile("wreck", "M1", 0);
    placed(field, "wreck", "A1").check(|game| {
        assert!(game.board.tile_at(space("M1")).is_none());
        assert!(game.board.tile_at(space("A1")).is_some());
    });
}

#[test]
fn b9_4_tiles_are_placed_under_the_titan_and_elsewhere() {
    effects::card("[Place(\"hedge\", UnderTitan)]").check(|game| assert!(game.board.tile_at(space("C1")).is_some()));
    effects::card("[Place(\"hedge\", AdjacentToTitan)]")
        .asks("1 2 3 4: ask-place-tile")
        .offers("lay C2 0; lay D1 0; lay B1 0");
    effects::card("[Place(\"hedge\", BeforeFoe)]").offers("lay A4 0; lay B4 0").refuses("lay C4 0; lay A3 0");
}

#[test]
fn b9_5_b9_18_nothing_is_placed_on_an_indestructible_tile_and_anything_else_gives_way() {
    placed(field("M....\n....PP\n....PP"), "pit", "C1").check(|game| {
        assert_eq!(
            game.board.tile_at(space("C1")).and_then(|tile| game.board.tile(tile)).map(|tile| tile.kind),
            Some(kind("monolith"))
        )
    });
    placed(field("#....\n....PP\n....PP"), "pit", "C1").check(|game| {
        assert_eq!(
            game.board.tile_at(space("C1")).and_then(|tile| game.board.tile(tile)).map(|tile| tile.kind),
            Some(kind("pit"))
        )
    });
}

#[test]
fn b9_6_a_destructible_obstacle_on_a_titan_breaks_and_crashes_it() {
    placed(field("1....\n....PP\n....PP"), "column", "C1").check(|game| {
        assert_eq!(game.board.tiles().count(), 0);
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert!(game.titan(ONE).is_down());
    });
}

#[test]
fn b9_7_an_indestructible_obstacle_throws_a_titan_off() {
    placed(field("1....\n....PP\n....PP"), "monolith", "C1")
        .asks("1: ask-displace")
        .offers("at C2; at D1")
        .answers("1: at C2")
        .check(|game| {
            assert_eq!(game.board.tiles().count(), 1);
            assert!(game.titan(ONE).is_down());
            assert_eq!(place(game, ONE).as_deref(), Some("C2"));
        });
}

#[test]
fn b9_8_what_is_no_obstacle_comes_to_lie_under_the_titan() {
    placed(field("1....\n....PP\n....PP"), "golden-mere", "C1").check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("C1"));
        assert_eq!(game.titan(ONE).ambrosia, 1);
    });
}

#[test]
fn b9_9_only_what_is_indestructible_is_laid_under_the_primordial() {
    placed(field("1....\n....PP\n....PP"), "pit", "A5").check(|game| assert_eq!(game.board.tiles().count(), 0));
    placed(field("1....\n....PP\n....PP"), "monolith", "A5").check(|game| assert_eq!(game.board.tiles().count(), 1));
}

#[test]
fn b9_10_who_pulls_without_moving_gains_no_ambrosia() {
    let pulls = |picture: &str, spaces: u8| {
        let field = field(picture).tile("golden-mere", "B1", 0);
        prove(field, move |game, table| game.pull(table, Mini::Titan(ONE), Mini::Primordial, spaces))
    };
    pulls("1..PP.\n...PP.", 1).check(|game| assert_eq!(game.titan(ONE).ambrosia, 0));
    pulls("..1PP.\n...PP.", 1).check(|game| assert_eq!(game.titan(ONE).ambrosia, 1, "it backs off into the pool"));
}

#[test]
fn b9_10_a_way_without_ambrosia_is_taken_if_there_is_one() {
    b8::alone(
        "........PP
         ........PP
         1.........
         ..........",
    )
    .tile("golden-mere", "A2", 0)
    .play()
    .answers("1: walk B4")
    .check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B4"));
        assert_eq!(game.titan(ONE).ambrosia, 0);
    });
}

#[test]
fn b9_10_who_ends_a_movement_on_ambrosia_gains_a_token_and_too_many_kill() {
    let moved = |ambrosia: u8| {
        let field = field("1....\n....PP\n....PP")
            .tile("golden-mere", "H1", 0)
            .titan(1, |titan| titan.ambrosia = ambrosia)
            .titan(2, |titan| titan.place = Place::On(space("N9")));
        prove(field, |game, table| {
            game.enter(table, ONE, space("H1"), Entering::Willing)?;
            game.settle(table, ONE, Entering::Willing)
        })
    };
    moved(0).check(|game| assert_eq!(game.titan(ONE).ambrosia, 1));
    moved(3).check(|game| assert!(game.titan(ONE).is_alive(), "the limit is 4"));
    moved(4).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b9_10_who_stays_on_ambrosia_through_its_turn_gains_a_token() {
    let turn = |start: &'static str| {
        field("1....\n....PP\n....PP")
            .tile("golden-mere", "C1", 0)
            .turn_of(1)
            .change(move |game| game.turn.start = Some(space(start)))
            .play()
    };
    let ambrosia = |count: u8| move |game: &Odyssey| assert_eq!(game.titan(ONE).ambrosia, count);
    turn("C1").answers("1: end turn").check(ambrosia(1));
    turn("D1").answers("1: end turn").check(ambrosia(0));
    turn("C1").answers("1: walk A1").check(ambrosia(0));
}

#[test]
fn b9_11_a_board_edge_tile_is_outside_the_board() {
    let field = || b8::wild("......\n...PP.\n..1PP.\n......\n......");
    let knocked = |field: Field| prove(field, |game, table| game.knockback(table, ONE, None, 1, false));
    knocked(field().tile("gap", "C2", 0))
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3"), "along the edge, away from it"));
    knocked(field()).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    let bounded = field().tile("gap", "C6", 0).game;
    let way =
        |game: &Odyssey| game.primordial_way(game.primordial.footprint, crate::geometry::Direction::East).is_some();
    assert!(!way(&bounded) && way(&field().game));
}

#[test]
fn b9_12_a_boundless_edge_kills() {
    let field = b12::before_the_column('.').tile("column", "N1", 0).change(|game| {
        game.primordial.level = 2;
        game.titans[1].place = crate::state::Place::On(space("N10"));
    });
    b12::knocked(field, 5).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.ending.is_none(), "another titan lives");
    });
}

#[test]
fn b9_13_a_titan_that_is_put_on_a_chasm_dies_and_one_that_flies_over_it_does_not() {
    let entered = |how: Entering| {
        prove(field("1o2..\n....PP\n....PP"), move |game, table| game.enter(table, ONE, space("C2"), how).map(|_| ()))
    };
    entered(Entering::Dragged).check(|game| assert!(!game.titan(ONE).is_alive()));
    entered(Entering::KnockedBack).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b9_15_flying_over_a_destructible_tile_does_not_destroy_it_ending_there_does() {
    let picture = "PP....
                   PP1h..";
    b12::knocked(field(picture), 2).check(|game| assert_eq!(game.board.tiles().count(), 1));
    b12::knocked(field(picture), 1).check(|game| assert_eq!(game.board.tiles().count(), 0));
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
        stands(prove(town(), move |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, spaces)));
        stands(prove(town(), move |game, table| game.knock_primordial_back(table, ONE, None, spaces)));
    }
}

#[test]
fn b9_16_b12_10_3_a_pull_turns_a_reinforced_obstacle_over_and_it_holds_this_once() {
    let keep = "(slug: \"keep\", icon: \"place\", drawn: \"city\", copies: 2, shape: Rectangle(1, 1), traits: [Obstacle, ReinforcedDestructible], \
                back: \"hedge\", powers: ())";
    let field = more(field(".....PP\n1....PP"), &[("terrain.ron", keep)]).tile("keep", "A3", 0);
    b12::pulled(field, 4).logs("log-tile-turned; log-crash").check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert_eq!(place(game, ONE).as_deref(), Some("B4"), "round it, by the shortest way");
        let tile = game.board.tile_at(space("A3")).and_then(|tile| game.board.tile(tile));
        assert_eq!(tile.map(|tile| game.pack.terrain(tile.kind).slug.as_str()), Some("hedge"));
    });
}

#[test]
fn b9_16_a_reinforced_tile_is_turned_over_first() {
    let town = || field("1....\n....PP\n....PP").tile("town", "H1", 0);
    let struck = |times: usize| {
        move |game: &mut Odyssey, table: &mut Table<Odyssey>| {
            for _ in 0..times {
                let tile = game.board.tile_at(space("H1"));
                if let Some(tile) = tile {
                    game.strike_tile(table, tile)?;
                }
            }
            Ok(())
        }
    };
    prove(town(), struck(1)).check(|game| {
        let tile = game.board.tile_at(space("H1")).and_then(|tile| game.board.tile(tile));
        assert_eq!(tile.map(|tile| tile.kind), Some(kind("ruins")));
        assert!(game.argo.diplomacy.iter().all(|score| *score == 0), "turning over is not destroying");
    });
    prove(town(), struck(2)).check(|game| assert!(game.board.tile_at(space("H1")).is_none()));
}

#[test]
fn b9_17_on_exposed_ground_the_primordial_is_easier_to_hit() {
    let mire = "(slug: \"mire\", icon: \"water\", drawn: \"pool\", copies: 2, shape: Rectangle(1, 1), traits: [Exposed], powers: ())";
    let to_hit = |at: &str| more(field(b17::PICTURE), &[("terrain.ron", mire)]).tile("mire", at, 0).game.to_hit();
    assert_eq!((to_hit("A2"), to_hit("A4")), (6, 7));
}

#[test]
fn b9_19_diplomacy_falls_with_an_inhabited_tile_but_not_when_it_is_turned_over() {
    let town = || field("1....\n....PP\n....PP").tile("town", "H9", 0).change(|game| game.argo.diplomacy.push(0));
    prove(town(), |game, table| {
        let tile = game.board.tile_at(space("H9")).expect("the town");
        game.destroy_tile(table, tile)
    })
    .check(|game| assert_eq!(game.argo.diplomacy[0], -1));
    prove(town(), |game, table| {
        let tile = game.board.tile_at(space("H9")).expect("the town");
        game.strike_tile(table, tile)
    })
    .check(|game| {
        assert_eq!(game.argo.diplomacy[0], 0);
        assert_eq!(game.board.tiles().count(), 1, "its ruins are there");
    });
}

#[test]
fn b9_19_b9_22_an_inhabited_tile_at_war_is_an_obstacle_and_in_peace_it_is_not() {
    let town = |score: i8| {
        field("PP1......\nPP.......\n.........").tile("town", "A5", 0).change(move |game| {
            game.argo.diplomacy.push(score);
            game.heed_war();
        })
    };
    let enters = |score: i8| town(score).game.walk_ends(ONE, 5).contains(space("C5"));
    assert!(!enters(-10) && enters(-9));
    let knocked = |score: i8| prove(town(score), |game, table| game.knockback(table, ONE, None, 3, false));
    knocked(-10).logs("log-tile-turned; log-crash").check(|game| {
        assert_eq!((place(game, ONE).as_deref(), game.titan(ONE).stats[0]), (Some("C4"), 1));
        let kinds: Vec<_> = game.board.tiles().map(|(_, tile)| game.pack.terrain(tile.kind).slug.as_str()).collect();
        assert_eq!(kinds, ["ruins"]);
    });
    knocked(-9).check(|game| assert_eq!((place(game, ONE).as_deref(), game.titan(ONE).stats[0]), (Some("C6"), 0)));
    effects(town(-9), "[Diplomacy(-1)]", Origin::Rule)
        .check(|game| assert!(game.board.with(crate::pack::schema::TerrainTrait::Obstacle).contains(space("B6"))));
}

#[test]
fn b9_23_a_trap_springs_where_a_forced_movement_ends() {
    let field = field(
        ".......
         1PP.#..
         .PP....",
    );
    prove(field, |game, table| game.pushback(table, Mini::Titan(ONE), Mini::Primordial, 2)).rolls("d10", [9]).check(
        |game| {
            assert_eq!(game.board.tiles().count(), 0, "it is destroyed all the same");
            assert_eq!(game.pool.modifiers[0], -2);
        },
    );
}

#[test]
fn b9_24_treasure_is_searched_once() {
    let field = field("1....\n....PP\n....PP").tile("wreck", "C1", 0);
    prove(field, |game, table| {
        let tile = game.searchable(ONE)[0];
        game.search_tile(table, ONE, tile)
    })
    .rolls("d10", [7])
    .check(|game| {
        assert!(matches!(game.argo.log.as_slice(), [Entry::Gained(_, 2)]));
        assert!(game.searchable(ONE).is_empty());
    });
}

#[test]
fn b9_24_treasure_far_away_is_not_searched() {
    let field = field("1....\n....PP\n....PP").tile("wreck", "H9", 0);
    prove(field, |game, _| {
        assert!(game.searchable(ONE).is_empty());
        Ok(())
    });
}
