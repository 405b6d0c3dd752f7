//! B7, B19 · A titan attacks.

use super::common::{Field, field};
use super::*;
use crate::ids::Stat;
use crate::state::{Ending, KratosPool, Wound};

/// Titan 1 beside the primordial, in its turn, with this gear.
fn beside(gear: &str) -> Field {
    field(
        ".....
         1PP..
         .PP..",
    )
    .gear(1, gear)
    .turn_of(1)
}

#[test]
fn b7_an_attack_goes_from_the_weapon_to_the_second_window() {
    beside("club")
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .asks("1: ask-action")
        .answers("1: attack club 1")
        .asks("1: ask-reroll")
        .amid("frame-strike")
        .answers("1: none")
        .logs("log-attacks; log-rage; log-attack-roll; log-attack-hits; log-part; log-power-wound; log-wound-response; log-wounded")
        .asks("1: ask-row")
        .amid("frame-strike > frame-window")
        .answers("1: use row 1 of titan 1 keyword 2")
        .asks("1: ask-action")
        .amid("")
        .check(|game| {
            assert_eq!(game.titan(ONE).stats, [1, 0, 1], "a response deals Danger, the attack has raised Rage");
            assert_eq!((game.pool.breaks, game.pool.openings), (1, 1), "the club's Break and the row's Opening");
            assert_eq!(game.foe.wounds[..], [Wound::Part(crate::ids::PartId(3))]);
            assert_eq!(game.foe.last_to_wound, Some(ONE));
            assert!(game.turn.fought && !game.turn.moved);
        });
}

#[test]
fn b7_1_1_only_weapons_in_range_that_are_ready_can_be_declared() {
    beside("club bow")
        .play()
        .offers("attack club 1")
        .refuses("attack bow 2");
    let far = field(
        "1..PP
         ...PP",
    );
    far.gear(1, "club bow gaff")
        .turn_of(1)
        .play()
        .offers("attack bow 2")
        .refuses("attack club 1; attack gaff 3");
    beside("club")
        .titan(1, |titan| titan.gear[0].exhausted = true)
        .play()
        .refuses("attack club 1")
        .offers("ready movement; ready combat");
    let hidden = field(
        "1hhPP
         .hhPP",
    );
    hidden.gear(1, "bow").turn_of(1).play().refuses("attack bow 1");
}

#[test]
fn b7_1_2_reach_serves_from_one_space_on() {
    beside("gaff").play().offers("attack gaff 1");
    let two = field(
        "1.PP
         ..PP",
    );
    two.gear(1, "gaff club")
        .turn_of(1)
        .play()
        .offers("attack gaff 1")
        .refuses("attack club 2");
}

#[test]
fn b7_2_2_only_strictly_higher_rage_takes_the_priority_token() {
    let priority_after = |mine: u8| {
        let script = field(
            "....2
             1PP..
             .PP..",
        )
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, mine])
        .titan(2, |titan| titan.stats = [0, 0, 3])
        .change(|game| game.priority = TWO)
        .turn_of(1)
        .play()
        .rolls("attack", [1])
        .answers("1: attack club 1");
        script.state().priority
    };
    assert_eq!(priority_after(2), TWO, "three are not more than three");
    assert_eq!(priority_after(3), ONE);
}

#[test]
fn b7_3_2_openings_and_tokens_add_to_every_die() {
    // Club: one die, precision 2, To Hit 7. A 4 needs one more.
    let with = |openings: u8| {
        beside("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| game.pool.openings = openings)
            .play()
            .rolls("attack", [4])
    };
    with(0).answers("1: attack club 1").logs("log-full-miss");
    with(1)
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .logs("log-attack-hits");
}

#[test]
fn b7_3_3_a_natural_one_misses_and_a_ten_hits() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| game.pool.openings = 9)
        .play()
        .rolls("attack", [1])
        .answers("1: attack club 1")
        .logs("log-full-miss");
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| game.foe.bonuses = 40)
        .play()
        .luck(2)
        .rolls("attack", [10])
        .answers("1: attack club 1")
        .logs("log-attack-crit");
}

#[test]
fn b7_3_4_fate_rerolls_a_die_and_is_paid() {
    beside("club")
        .play()
        .rolls("attack", [2])
        .answers("1: attack club 1")
        .asks("1: ask-reroll")
        .rolls("attack", [1])
        .answers("1: die 1")
        .logs("log-full-miss")
        .check(|game| assert_eq!(game.titan(ONE).stat(Stat::Fate), 1));
}

#[test]
fn b7_3_8_a_full_miss_clears_the_pool_and_has_no_second_window() {
    beside("club charm")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| {
            game.pool = KratosPool {
                breaks: 3,
                diversions: 1,
                ..KratosPool::default()
            }
        })
        .play()
        .rolls("attack", [2])
        .answers("1: attack club 1")
        .asks("1: ask-action")
        .check(|game| {
            assert_eq!(
                game.pool,
                KratosPool::default(),
                "neither the club nor the charm has placed anything"
            )
        });
}

#[test]
fn b7_6_4_breaks_turn_potentials_into_power_as_far_as_they_go() {
    // Three red dice show a potential each; part 4 has AT 3.
    let wounds = |breaks: u8| {
        let script = beside("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| game.pool.breaks = breaks)
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [2, 2, 2])
            .answers("1: attack club 1");
        script.state().foe.wounds.len()
    };
    assert_eq!(wounds(2), 0);
    assert_eq!(wounds(3), 1);
}

#[test]
fn b7_6_3_b19_5_power_dice_are_rerolled_by_cards_and_lit_rows() {
    beside("club charm")
        .titan(1, |titan| titan.stats = [0, 9, 1])
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-5"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-power-reroll")
        .refuses("die 1, die 2, die 3")
        .rolls("power", [6, 6])
        .answers("1: die 1, die 2")
        .logs("log-power-wound");
}

#[test]
fn b7_6_7_the_last_wound_ends_the_battle_before_any_response() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| (0..9).for_each(|_| game.foe.wounds.push(Wound::Single)))
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .answers("1: attack club 1")
        .check(|game| {
            assert_eq!(game.ending, Some(Ending::Victory));
            assert_eq!(game.foe.wound_count(), 10);
        });
}

#[test]
fn b7_7_1_a_fail_is_answered_by_the_fail_response_alone_and_goes_on_the_discards() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 8, 0])
        .play()
        .rolls("attack", [8])
        .draws("body", ["part-5"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1; 1: none")
        .logs("log-fail-response; log-knocked-down")
        .check(|game| {
            assert_eq!(game.titan(ONE).stats, [0, 9, 1]);
            assert_eq!(game.decks.body.discards(), [4]);
            assert!(game.foe.wounds.is_empty());
        });
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .play()
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .check(|game| assert_eq!(game.titan(ONE).stats[0], 0, "part 4 has no fail response"));
}

#[test]
fn b7_7_2_a_critical_wound_is_answered_by_the_critical_alone() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .play()
        .luck(1)
        .rolls("attack", [10])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .answers("1: attack club 1")
        .logs("log-power-critical; log-critical")
        .check(|game| {
            assert_eq!(game.titan(ONE).stats[0], 0, "the wound response deals no Danger");
            assert_eq!(game.titan(ONE).modifiers.len(), 1, "the boon is a token of precision");
        });
}

#[test]
fn b7_10_2_a_row_that_works_in_the_second_window_must_be_applied() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .play()
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-row")
        .refuses("pass")
        .answers("1: use row 1 of titan 1 keyword 1")
        .check(|game| assert_eq!((game.pool.breaks, game.pool.openings), (2, 0)));
}

#[test]
fn b19_3_rows_above_the_titan_s_rage_are_dark() {
    let dice = |rage: u8, answers: &str, power: &[u8]| {
        beside("club")
            .titan(1, |titan| titan.stats = [0, 9, rage])
            .play()
            .rolls("attack", [8])
            .draws("body", ["part-4"])
            .rolls("power", power.iter().copied())
            .answers(answers)
            .logs("log-power-fail; log-part")
    };
    dice(0, "1: attack club 1", &[1, 1, 1]).asks("1: ask-row");
    dice(4, "1: attack club 1; 1: pass; 1: none", &[1, 1, 1, 1]).asks("1: ask-row");
}

#[test]
fn b19_4_the_side_of_a_row_that_was_taken_uses_up_the_row() {
    // Rage 4: pushback or a re-roll. The re-roll is used, so no pushback is offered afterwards.
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 3])
        .play()
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-first-window")
        .offers("use row 3 of titan 1 keyword 1")
        .refuses("use row 3 of titan 1 keyword 2")
        .answers("1: pass")
        .asks("1: ask-power-reroll")
        .rolls("power", [1, 1])
        .answers("1: die 1, die 2")
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action");
}
