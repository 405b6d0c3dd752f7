//! B8 · Turns, actions and walking; B29 · Argo abilities.

use super::common::{Field, field};
use super::*;
use crate::ids::ArgoId;
use crate::state::{ArgoCard, Ending, Place, Posture};

/// Titan 1 in its turn; titans that are not drawn stand far away.
fn alone(picture: &str) -> Field {
    field(picture).turn_of(1).change(|game| {
        for (place, at) in [(1, "N20"), (2, "N17"), (3, "N14")] {
            if !game.titans[place].is_alive() {
                game.titans[place].place = Place::On(common::space(at));
            }
        }
    })
}

#[test]
fn b8_2_b8_7_a_turn_has_one_movement_and_one_combat_action_in_either_order() {
    alone(
        "..1..PP
         .....PP",
    )
    .gear(1, "club")
    .play()
    .answers("1: walk B5")
    .asks("1: ask-action")
    .refuses("walk B4")
    .offers("attack club 1")
    .rolls("attack", [1])
    .answers("1: attack club 1; 1: none")
    .asks("1 2 3 4: ask-who-acts")
    .check(|game| assert_eq!(game.turn.done, 1));
}

#[test]
fn b8_2_a_turn_may_end_early() {
    alone("1....PP\n.....PP")
        .play()
        .answers("1: end turn")
        .asks("1 2 3 4: ask-who-acts")
        .refuses("activate titan 1")
        .offers("activate titan 2; activate titan 3; activate titan 4")
        .answers("2: activate titan 2; 2: end turn; 3: activate titan 3; 3: end turn; 4: end turn")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1"), "what was not used is lost"))
        .check(|game| assert_eq!(game.round, 2));
}

#[test]
fn b8_1_everyone_who_lives_has_one_turn_and_then_the_round_ends() {
    field(
        "1.2..PP
         .....PP",
    )
    .at(Phase::TitansChoose)
    .play()
    .asks("1 2 3 4: ask-who-acts")
    .offers("1: activate titan 1; 1: activate titan 2")
    .refuses("1: activate titan 3")
    .answers("3: activate titan 2; 2: end turn")
    .asks("1 2 3 4: ask-who-acts")
    .refuses("1: activate titan 2")
    .answers("4: activate titan 1; 1: end turn")
    .check(|game| assert_eq!(game.round, 2, "and the primordial is next"));
}

#[test]
fn b8_5_either_action_readies_everything() {
    alone("1....PP\n.....PP")
        .gear(1, "bow cuirass")
        .titan(1, |titan| {
            titan.gear[0].exhausted = true;
            titan.sheet_exhausted = 1;
        })
        .play()
        .answers("1: ready combat")
        .check(|game| {
            assert!(!game.titan(ONE).gear[0].exhausted && game.titan(ONE).sheet_exhausted == 0);
            assert!(game.turn.fought && !game.turn.moved);
        })
        .refuses("ready movement");
}

#[test]
fn b8_8_1_a_movement_goes_as_far_as_the_speed() {
    alone("1.......PP\n........PP").play().offers("walk A5; walk B6").refuses("walk B7; walk A6; walk B1");
}

#[test]
fn b8_8_2_b9_22_it_goes_round_obstacles_chasms_titans_and_the_primordial() {
    let script = alone(
        "......PP
         #o2...PP
         1.v...#.",
    )
    .play();
    script.offers("walk A2").refuses("walk B1; walk B2; walk B3; walk A3; walk A4");
}

#[test]
fn b8_8_2_red_lines_stop_it() {
    alone("........PP\n1.......PP\n..........")
        .tile("maze-i", "A1", 0)
        .play()
        .refuses("walk A1; walk A2")
        .offers("walk C1");
}

#[test]
fn b21_7_b8_8_6_bypass_goes_through_titans_and_does_not_end_there() {
    let narrow = "##########\n12.#....PP\n####....PP";
    alone(narrow).play().refuses("walk B3; walk B2");
    alone(narrow).gear(1, "boots").play().offers("walk B3").refuses("walk B2");
}

#[test]
fn b9_10_a_way_without_ambrosia_is_taken_if_there_is_one() {
    alone(
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
fn b22_13_fatigue_leaves_only_rest_for_that_action() {
    alone("1....PP\n.....PP")
        .gear(1, "club")
        .titan(1, |titan| titan.movement_fatigue = true)
        .play()
        .refuses("walk B2")
        .answers("1: rest movement")
        .check(|game| assert!(game.turn.moved && !game.titan(ONE).movement_fatigue));
}

#[test]
fn b22_4_who_lies_down_does_nothing_and_rises_after_its_next_turn() {
    alone("1PP\n.PP")
        .gear(1, "club")
        .titan(1, |titan| titan.posture = Posture::Falling(false))
        .play()
        .check(|game| assert_eq!(game.titan(ONE).posture, Posture::Rising))
        .asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b22_9_three_despair_tokens_alone_bar_the_combat_action() {
    let with = |despair: u8| alone("1PP\n.PP").gear(1, "club").titan(1, move |titan| titan.despair = despair).play();
    with(2).offers("attack club 1");
    with(3).refuses("attack club 1");
}

#[test]
fn b29_2_an_argo_ability_costs_a_charge_and_is_used_once_in_a_round() {
    let volley = common::PACK.argo.iter().position(|ability| ability.slug.as_str() == "volley").unwrap() as u8;
    alone("1....PP\n.....PP")
        .change(|game| {
            game.argo.abilities.push(ArgoCard { ability: ArgoId(volley), charges: 2, exhausted: false });
        })
        .play()
        .answers("1: use volley ability 1; 1: side 2")
        .check(|game| {
            assert_eq!(game.pool.openings, 2);
            assert_eq!((game.argo.abilities[0].charges, game.argo.abilities[0].exhausted), (1, true));
        })
        .asks("1: ask-action")
        .refuses("use volley ability 1");
}

#[test]
fn b30_3_retreat_needs_two_dead_titans() {
    field("1.23.PP\n.....PP").at(Phase::TitansChoose).play().refuses("1: retreat");
    field("1.2..PP\n.....PP")
        .at(Phase::TitansChoose)
        .play()
        .luck(1)
        .answers("2: retreat")
        .check(|game| assert_eq!(game.ending, Some(Ending::Retreat)));
}

/// A pack with springs of ambrosia, snares and marsh tiles.
const SPRING: &str = "(slug: \"spring\", icon: \"ambrosia\", drawn: \"pool\", copies: 4, shape: Rectangle(1, 1), traits: [Ambrosia], powers: ())";

fn wild(picture: &str) -> Field {
    let snare = "(slug: \"snare\", icon: \"link\", drawn: \"rock\", copies: 4, shape: Rectangle(1, 1), traits: [], powers: (abilities: [(at: Entered, effects: [Knockdown])]))";
    let marsh = "(slug: \"marsh\", icon: \"water\", drawn: \"pool\", copies: 4, shape: Rectangle(1, 2), traits: [], powers: (abilities: [(at: Entered, effects: [Fate(N(1))])]))";
    let ring = "(slug: \"ring\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Rectangle(1, 1), traits: [Labyrinth], powers: (abilities: [(at: Entered, effects: [Fate(N(1))])]))";
    let gap = "(slug: \"gap\", icon: \"cross\", drawn: \"chasm\", copies: 4, shape: Rectangle(1, 1), traits: [BoardEdge], powers: ())";
    let ward = "(slug: \"ward\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Cells(cells: [(0, 0)], walls: [(0, 0, East)]), traits: [Labyrinth], powers: ())";
    let tiles = [SPRING, snare, marsh, ring, gap, ward].map(|tile| ("terrain.ron", tile));
    more(field(picture), &tiles)
}

#[test]
fn b8_8_3_the_path_is_asked_for_only_where_paths_differ() {
    let walled = || wild("####\n...#\n1#.#\n...#").turn_of(1);
    walled()
        .tile("spring", "C2", 0)
        .tile("spring", "A2", 0)
        .play()
        .answers("1: walk B3")
        .asks("1: ask-via")
        .offers("via C2; via A2")
        .rolls("test", [6])
        .answers("1: via A2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
    walled()
        .tile("spring", "C2", 0)
        .play()
        .answers("1: walk B3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3"), "the quiet way is taken"));
}

#[test]
fn b8_8_3_who_can_use_ambrosia_is_asked_whether_to_walk_through_it() {
    let probe =
        |powers: &str| format!("(slug: \"probe\", icon: \"fate\", slot: Support, copies: 4, powers: ({powers}))");
    let walked = |powers: &str, spring: &str| {
        let entries = [("terrain.ron", SPRING.to_owned()), ("gear.ron", probe(powers))];
        let entries = entries.each_ref().map(|(file, entry)| (*file, entry.as_str()));
        more(field("####\n...#\n1#.#\n...#"), &entries)
            .tile("spring", spring, 0)
            .gear(1, "probe")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .turn_of(1)
            .play()
            .answers("1: walk B3")
    };
    for powers in [
        "keywords: [(is: Elation(1))]",
        "abilities: [(at: FirstWindow, cost: (tokens: (Ambrosia, 1)), effects: [Power(N(1))])]",
    ] {
        walked(powers, "C2")
            .asks("1: ask-via")
            .offers("walk B3; via C2")
            .rolls("test", [5])
            .answers("1: via C2")
            .check(|game| assert_eq!((place(game, ONE).as_deref(), game.titan(ONE).ambrosia), (Some("B3"), 1)));
        walked(powers, "C2")
            .answers("1: walk B3")
            .check(|game| assert_eq!((place(game, ONE).as_deref(), game.titan(ONE).ambrosia), (Some("B3"), 0)));
    }
    walked("keywords: [(is: Opening(1))]", "C2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3"), "it serves nothing, and nobody is asked"));
    walked("keywords: [(is: Elation(1))]", "D4")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3"), "it is on no way there"));
}

#[test]
fn b8_8_4_who_is_knocked_down_on_the_way_goes_no_further() {
    let corridor = |snare: bool| {
        let field = wild("#####\n1....").turn_of(1);
        let field = if snare { field.tile("snare", "A3", 0) } else { field };
        field.play().answers("1: walk A5")
    };
    corridor(true).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("A3"));
        assert!(game.titan(ONE).is_down());
    });
    corridor(false).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A5")));
}

#[test]
fn b9_1_b9_2_a_tile_speaks_on_its_first_space_and_not_again_until_one_has_left_it() {
    let fate = |tiles: &[&str]| {
        let field = tiles.iter().fold(wild("######\n1....."), |field, at| field.tile("marsh", at, 0));
        let script = field.turn_of(1).play().answers("1: walk A6");
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((fate(&["A2"]), fate(&["A2", "A5"])), (1, 2));
}

#[test]
fn b10_4_b9_20_tiles_of_the_labyrinth_that_touch_are_one() {
    let fate = |tiles: &[&str]| {
        let field = tiles.iter().fold(wild("######\n1....."), |field, at| field.tile("ring", at, 0));
        let script = field.turn_of(1).play().answers("1: walk A6");
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((fate(&["A2", "A3"]), fate(&["A2", "A4"])), (1, 2));
    // Put from A1 onto the ring on A2: from another ring it is the same tile, from behind a red edge it is another.
    let put = |from: &str| {
        let field = wild("1...").tile(from, "A1", 0).tile("ring", "A2", 0);
        let script = prove(field, |game, table| {
            let put = crate::battle::terrain::Entering::Put;
            game.enter(table, ONE, common::space("A2"), put).map(drop)
        });
        script.state().titan(ONE).stats[1]
    };
    assert_eq!((put("ring"), put("ward")), (0, 1));
}

#[test]
fn b10_4_joined_tiles_are_one_for_effects_that_name_a_tile_and_a_red_edge_joins_nothing() {
    let bars = || field("..3.....\n.1....2.").tile("maze-i", "A1", 0).tile("maze-i", "A5", 0).tile("maze-i", "B1", 0);
    let whole = bars().game.whole_tile(common::space("A2"));
    assert_eq!(
        (whole.len(), whole.contains(common::space("A8")), whole.contains(common::space("B2"))),
        (8, true, false)
    );
    let angry = effects(bars(), "[To(AllOn(SameTile), [Rage(N(1))])]", crate::battle::context::Part::Card);
    assert_eq!(TitanId::ALL.map(|titan| angry.state().titan(titan).stats[2]), [1, 1, 0, 0]);
}

#[test]
fn b9_11_a_board_edge_tile_is_outside_the_board() {
    let field = || wild("......\n...PP.\n..1PP.\n......\n......");
    let knocked = |field: Field| prove(field, |game, table| game.knockback(table, ONE, None, 1, false));
    knocked(field().tile("gap", "C2", 0))
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3"), "along the edge, away from it"));
    knocked(field()).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    let bounded = field().tile("gap", "C6", 0).game;
    let way = |game: &Odyssey| game.foe_way(game.foe.footprint, crate::geometry::Direction::East).is_some();
    assert!(!way(&bounded) && way(&field().game));
}

#[test]
fn b26_5_from_a_vantage_point_the_first_step_leads_beside_the_footprint() {
    let above = |moved: bool| {
        field(".......\n..PP...\n..PP..2")
            .titan(1, |titan| titan.place = crate::state::Place::Vantage)
            .turn_of(1)
            .change(move |game| game.turn.moved = moved)
            .play()
    };
    above(false)
        .offers("walk B2; walk C3; walk A5; walk A6")
        .refuses("walk A3")
        .answers("1: walk B2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")));
    above(true).refuses("walk B2");
}

#[test]
fn b19_1_who_ignores_one_obstacle_in_a_movement_passes_one_and_not_two() {
    let walled = |powers: &str| bearing(field("#####\n1#.#."), 1, powers).turn_of(1).play();
    walled("passives: [(is: IgnoresOneObstacle)]")
        .offers("walk A3; walk C1")
        .refuses("walk A2; walk A5")
        .answers("1: walk A3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3")));
    walled("").check(|game| assert!(game.walk_ends(ONE, 5).is_empty()));
}
