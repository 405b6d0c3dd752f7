//! B21 · Keywords.

use super::common::{Field, field};
use super::*;
use crate::ids::SlotId;
use crate::state::{Hidden, Weapon};

fn beside(gear: &str) -> Field {
    field(
        ".......
         1PP....
         .PP....",
    )
    .gear(1, gear)
    .titan(1, |titan| titan.stats = [0, 9, 0])
    .turn_of(1)
}

#[test]
fn b21_4_b21_33_auto_break_and_pushback_in_the_first_window() {
    beside("gaff")
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-4"])
        .answers("1: attack gaff 1")
        .asks("1: ask-first-window")
        .check(|game| assert_eq!(game.pool.breaks, 1, "placed without a question"))
        .answers("1: use gaff 1 of titan 1 keyword 3")
        .check(|game| {
            assert_eq!(game.foe.footprint.corner.to_string(), "A3");
            assert_eq!(place(game, ONE).as_deref(), Some("B2"));
        })
        .rolls("power", [1, 1])
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action");
}

#[test]
fn b17_6_a_flexible_keyword_is_used_in_one_of_the_two_windows() {
    beside("gaff")
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1])
        .answers("1: attack gaff 1; 1: pass")
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-second-window")
        .offers("use gaff 1 of titan 1 keyword 3");
}

#[test]
fn b21_9_b21_11_commit_costs_a_fate_and_cumbersome_exhausts_what_has_wounded() {
    let shot = |power: u8| {
        field("1.PP\n..PP")
            .gear(1, "bow")
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .turn_of(1)
            .play()
            .luck(1)
            .rolls("attack", [9, 9])
            .draws("body", ["part-4"])
            .rolls("power", [power, power, power])
            .answers("1: attack bow 1")
            .answers("1: use row 1 of titan 1 keyword 1")
    };
    shot(6).check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).gear[0].exhausted), (9, true)));
    shot(1).check(|game| {
        assert_eq!(
            (game.titan(ONE).stats[1], game.titan(ONE).gear[0].exhausted),
            (9, false)
        )
    });
}

#[test]
fn b21_13_a_diversion_may_be_used_to_ignore_a_fail_response() {
    let fail = || {
        beside("club")
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .change(|game| game.pool.diversions = 1)
            .play()
            .rolls("attack", [9])
            .draws("body", ["part-5"])
            .rolls("power", [1, 1, 1])
            .answers("1: attack club 1; 1: none")
            .asks("1: ask-divert")
    };
    fail()
        .answers("1: divert")
        .logs("log-diverts")
        .check(|game| assert!(!game.titan(ONE).is_down()));
    fail()
        .answers("1: pass")
        .check(|game| assert!(game.titan(ONE).is_down()));
}

#[test]
fn b21_20_heartseeker_chooses_between_the_top_two() {
    beside("gaff")
        .titan(1, |titan| titan.stats = [5, 9, 0])
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-5", "part-4"])
        .answers("1: attack gaff 1; 1: pass")
        .asks("1: ask-heartseeker")
        .answers("1: part-4")
        .rolls("power", [1, 1])
        .check(|game| assert_eq!(game.decks.body.discards(), [3]));
}

#[test]
fn b21_12_deadly_gives_a_second_crit_die() {
    let crits = |danger: u8| {
        let script = beside("twin-blades")
            .titan(1, |titan| titan.stats = [danger, 8, 0])
            .play()
            .rolls("attack", [5, 5, 5])
            .answers("1: attack twin-blades 1");
        script
            .state()
            .strike()
            .map(|strike| strike.dice.iter().filter(|die| die.crit).count())
    };
    assert_eq!((crits(0), crits(5)), (Some(1), Some(2)));
}

#[test]
fn b21_21_b21_22_who_hides_is_harder_to_hit_until_it_is_seen() {
    // The foe faces west; titan 1 stands behind it.
    let behind = field(".....\n.PP1.\n.PP..\n2....").gear(1, "mask club").turn_of(1);
    behind
        .play()
        .answers("1: end turn; 1: use mask 1 of titan 1 keyword 2")
        .check(|game| {
            assert_eq!(game.titan(ONE).hidden, Hidden::UntilEndOfTurn);
            assert_eq!(game.priority, TWO, "the token goes to another");
            assert_eq!(game.evasion(ONE), 1);
            assert_eq!(game.precision(ONE, Weapon::Gear(SlotId(1))), 3);
        });
    let before = field(".....\n1PP..\n.PP..\n2....").gear(1, "mask").turn_of(1);
    before.play().answers("1: end turn").asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b21_27_motivate_lets_another_titan_move() {
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club mask")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-motivate")
        .refuses("titan 1")
        .answers("1: titan 2")
        .asks("2: ask-walk")
        .refuses("walk A4")
        .answers("2: walk A5");
}

#[test]
fn b21_39_rush_moves_at_least_three_spaces_and_strikes() {
    field("1.....PP\n......PP")
        .gear(1, "boots club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .offers("use boots 1 of titan 1 keyword 1")
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: use boots 1 of titan 1 keyword 1")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("B6"));
            assert!(game.turn.moved && game.turn.fought);
        });
    field("...1..PP\n......PP")
        .gear(1, "boots club")
        .turn_of(1)
        .play()
        .refuses("use boots 1 of titan 1 keyword 1");
}
