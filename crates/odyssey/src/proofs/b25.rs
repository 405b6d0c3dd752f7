//! B25 · Death.

use super::b3::performs;
use super::*;
use super::{b6, b14, effects};
use crate::battle::positions::Mini;
use crate::geometry::{Direction, Footprint};
use crate::state::{Ending, Entry, Frame, Posture, Wound};
use table::scene::{Part, Piece, Stand};
use table::{Present, Viewer};

#[test]
fn b25_1_b30_2_the_dead_leave_the_board_and_the_last_ends_the_battle() {
    prove(b6::alone(0), |game, table| game.die(table, ONE, "B25.2"))
        .check(|game| assert_eq!((place(game, ONE), game.ending), (None, None)));
    prove(field("1..PP\n...PP"), |game, table| game.die(table, ONE, "B25.2"))
        .check(|game| assert_eq!(game.ending, Some(Ending::AllDead)));
}

#[test]
fn b25_1_an_outline_is_left_on_the_board_where_a_titan_died() {
    let dead = prove(field("1..PP\n.2.PP"), |game, table| game.die(table, TWO, "B25.2"));
    let scene = dead.state().scene(Viewer::Onlooker);
    let grids = scene.zones.iter().flat_map(|zone| &zone.parts).filter_map(|part| match part {
        Part::Grid(grid) => Some(grid),
        _ => None,
    });
    let pieces: Vec<&Piece> = grids.flat_map(|grid| &grid.pieces).collect();
    let outlines: Vec<(&str, &Stand)> =
        pieces.iter().filter(|piece| piece.gone).map(|piece| (piece.id.as_str(), &piece.stand)).collect();
    assert_eq!(outlines, [("titan-2", &Stand::Cell(crate::scene::cell(space("A2"))))]);
    assert!(pieces.iter().any(|piece| piece.id.as_str() == "titan-1" && !piece.gone));
}

#[test]
fn b25_3_a_wound_counts_also_if_its_answer_kills_the_attacker() {
    // The wound response deals the tenth Danger, which draws an obol.
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [9, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .draws("obol", ["you-die"])
        .answers("1: attack club 1")
        .check(|game| {
            assert!(!game.titan(ONE).is_alive());
            assert_eq!(game.primordial.wounds.len(), 1);
            assert_eq!(game.pool.breaks, 0, "the dead have no second window");
        });
}

#[test]
fn b25_3_b30_2_the_wound_of_the_last_titan_lies_on_the_stack_though_its_answer_loses_the_battle() {
    field(".......\n1PP....\n.PP....")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [9, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .draws("obol", ["you-die"])
        .answers("1: attack club 1")
        .check(|game| {
            assert_eq!(game.ending, Some(Ending::AllDead));
            assert_eq!(game.primordial.wounds[..], [Wound::Part(crate::ids::PartId(3))]);
        });
}

/// A rule in the middle of an answer to the first titan's attack: mercy towards it would break that off.
fn amid_an_answer(
    field: Field,
    rule: impl Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play + Clone + Send + Sync + 'static,
) -> Script<Odyssey> {
    prove(field, move |game, table| {
        let done = table.scope(game, Frame::Answers(ONE), rule.clone())?;
        assert!(done.is_none(), "mercy ends the answer");
        Ok(())
    })
}

#[test]
fn b25_4_b12_9_8_a_death_does_not_stop_the_push_that_brought_it() {
    amid_an_answer(field("PP1o..2\nPP....."), |game, table| {
        game.pushback(table, Mini::Primordial, Mini::Titan(ONE), 3)
    })
    .check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!(game.primordial.footprint, Footprint::new(space("A2"), 2), "it steps onto the titan's space");
    });
}

#[test]
fn b25_4_b10_11_a_trample_goes_on_over_the_one_it_kills() {
    let field = field("PP1.......2\nPP.........")
        .facing(Direction::East)
        .titan(1, |titan| titan.posture = Posture::Falling(false));
    amid_an_answer(field, Odyssey::trample).draws("obol", ["you-die"]).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.primordial.footprint.corner.col > 4, "its whole speed: {:?}", game.primordial.footprint);
    });
}

#[test]
fn b25_4_mercy_drops_the_rest_of_the_attack_but_not_what_does_not_concern_the_dead() {
    let doomed = b14::ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(doomed, "jab")
        .rolls("evasion", [8, 10, 10])
        .draws("grave", ["torn-open"])
        .rolls("evasion", [10, 10, 10])
        .check(|game| {
            assert!(!game.titan(ONE).is_alive());
            assert!(game.titan(TWO).attacked, "the signature follows all the same");
        });
    let doomed = b14::ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(doomed, "smash")
        .rolls("evasion", [8, 10])
        .draws("grave", ["torn-open"])
        .rests()
        .check(|game| assert!(!game.titan(TWO).attacked && game.ending.is_none()));
    let doomed = b14::ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
    let laying = [(
        "foes/sample.ron",
        "hits: [Danger(PerHit(2))]),\n         after: [Window, Knockback(5)]",
        "hits: [Danger(PerHit(2))]),\n         after: [Knockback(5), Labyrinth(N(1))]",
    )];
    performs(changed(doomed, &laying), "smash")
        .rolls("evasion", [8, 10])
        .draws("grave", ["torn-open"])
        .asks("1 2 3 4: ask-lay-maze")
        .check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b25_4_what_concerns_nobody_happens_also_after_a_death_by_the_after_attack_part_itself() {
    let after = |effects: &str| {
        [(
            "foes/sample.ron",
            "hits: [Danger(PerHit(2))]),\n         after: [Window, Knockback(5)]".to_owned(),
            format!("hits: [Danger(PerHit(2))]),\n         after: {effects}"),
        )]
    };
    let dies = |effects: &str| {
        let changes = after(effects);
        let changes = changes.each_ref().map(|(file, from, to)| (*file, from.as_str(), to.as_str()));
        performs(changed(b14::ready(field("2..PP\no.1PP")), &changes), "smash").rolls("evasion", [10, 10])
    };
    dies("[Argo(Doom, 1), Knockback(5), Argo(Crew, -1)]").check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!((game.argo.doom, game.argo.crew), (1, 5), "each of them once");
    });
    dies("[Knockback(5), If([Down], [], [Argo(Crew, -1)]), Turn(Target)]").check(|game| {
        assert_eq!(game.argo.crew, 5);
        assert_eq!(game.primordial.facing, crate::geometry::Direction::West, "what concerns the dead is dropped");
    });
    dies("[Knockback(5), Window, Labyrinth(N(1))]").asks("1 2 3 4: ask-lay-maze");
}

#[test]
fn b25_5_the_turn_of_a_titan_that_dies_ends() {
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [9, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6; 3])
        .draws("obol", ["you-die"])
        .answers("1: attack club 1")
        .asks("1 2 3 4: ask-who-acts")
        .offers("activate titan 2")
        .refuses("activate titan 1");
}

#[test]
fn b25_6_a_card_of_death_says_all_it_has_to_say() {
    effects::card("[Die, ArgonautDies, Note(\"maze-fever\")]").check(|game| {
        assert!(!game.titan(ONE).is_alive() && game.titan(ONE).argonaut_dead);
        assert!(matches!(game.argo.log.as_slice(), [Entry::ArgonautDied(_), Entry::Noted(..)]));
    });
}
