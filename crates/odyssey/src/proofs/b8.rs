//! B8 · The titans' round.

use super::b17;
use super::*;
use crate::ids::TitanSet;
use crate::state::Place;

/// Titan 1 in its turn; titans that are not drawn stand far away.
pub fn alone(picture: &str) -> Field {
    field(picture).turn_of(1).change(|game| {
        for (place, at) in [(1, "N20"), (2, "N17"), (3, "N14")] {
            if !game.titans[place].is_alive() {
                game.titans[place].place = Place::On(space(at));
            }
        }
    })
}

/// A pack with springs of ambrosia, snares and marsh tiles.
const SPRING: &str = "(slug: \"spring\", icon: \"ambrosia\", drawn: \"pool\", copies: 4, shape: Rectangle(1, 1), traits: [Ambrosia], powers: ())";

pub fn wild(picture: &str) -> Field {
    let snare = "(slug: \"snare\", icon: \"link\", drawn: \"rock\", copies: 4, shape: Rectangle(1, 1), traits: [], powers: (abilities: [(at: Entered, effects: [Knockdown])]))";
    let marsh = "(slug: \"marsh\", icon: \"water\", drawn: \"pool\", copies: 4, shape: Rectangle(1, 2), traits: [], powers: (abilities: [(at: Entered, effects: [Fate(N(1))])]))";
    let ring = "(slug: \"ring\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Rectangle(1, 1), traits: [Labyrinth], powers: (abilities: [(at: Entered, effects: [Fate(N(1))])]))";
    let gap = "(slug: \"gap\", icon: \"cross\", drawn: \"chasm\", copies: 4, shape: Rectangle(1, 1), traits: [BoardEdge], powers: ())";
    let ward = "(slug: \"ward\", icon: \"labyrinth\", drawn: \"labyrinth\", copies: 4, shape: Cells(cells: [(0, 0)], walls: [(0, 0, East)]), traits: [Labyrinth], powers: ())";
    let tiles = [SPRING, snare, marsh, ring, gap, ward].map(|tile| ("terrain.ron", tile));
    more(field(picture), &tiles)
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
    .check(|game| assert_eq!(game.turn.done, TitanSet::from(ONE)));
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
fn b8_3_b8_6_b17_3_a_free_action_is_done_once_in_a_turn_and_an_action_is_spent_once() {
    let turn = |powers: &str| bearing(field(b17::PICTURE), 1, powers).turn_of(1);
    let free = "abilities: [(at: FreeAction, effects: [Rage(N(1))])]";
    turn(free)
        .play()
        .answers("1: use probe 1 of titan 1 ability 1")
        .asks("1: ask-action")
        .refuses("use probe 1 of titan 1 ability 1");
    turn(free).change(|game| (game.turn.moved, game.turn.fought) = (true, true)).play().asks("1 2 3 4: ask-who-acts");
    let action = "abilities: [(at: FreeAction, cost: (action: Movement), effects: [Rage(N(1))])]";
    turn(action)
        .play()
        .answers("1: use probe 1 of titan 1 ability 1")
        .refuses("walk C1")
        .check(|game| assert!(game.turn.moved && !game.turn.fought));
    turn(action).change(|game| game.turn.moved = true).play().refuses("use probe 1 of titan 1 ability 1");
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
