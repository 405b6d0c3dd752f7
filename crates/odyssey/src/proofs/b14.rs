//! B14 · Chain breaks.

use super::b3::{attacked, performs};
use super::*;
use super::{b5, b7};

pub fn ready(field: Field) -> Field {
    field
        .gear(1, "fists")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .titan(2, |titan| titan.stats = [0, 9, 0])
        .titan(3, |titan| titan.stats = [0, 9, 0])
}

#[test]
fn b14_1_b14_2_a_bonus_attack_breaks_the_chain_when_the_weapon_is_declared() {
    let beside = || ready(field("...PP\n..1PP"));
    performs(beside(), "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .asks("1: ask-bonus-attack")
        .amid("frame-primordial-attack > frame-attack-on-target > frame-drawn")
        .rolls("attack", [1, 1])
        .answers("1: attack fists 1")
        .rests()
        .logs("log-chain-break; log-full-miss")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3"), "no knockback comes after"));
    performs(beside(), "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .answers("1: pass")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1"), "declined, it breaks nothing"));
}

#[test]
fn b14_2_without_a_legal_weapon_nothing_is_broken() {
    let unarmed = ready(field("...PP\n..1PP")).titan(1, |titan| titan.gear.clear());
    performs(unarmed, "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rests()
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
}

#[test]
fn b14_3_b14_9_a_card_that_breaks_the_chain_is_itself_resolved_to_its_end() {
    let breaking = [("trauma-minor.ron", "effects: [Rage(N(1))]", "effects: [ChainBreak, Rage(N(1))]")];
    let struck = |changes: &[(&str, &str, &str)]| {
        performs(changed(b5::beside(), changes), "smash").rolls("evasion", [9, 2]).draws("minor", ["second-wind"])
    };
    struck(&breaking).check(|game| {
        assert_eq!(game.titan(ONE).stats[2], 1);
        assert_eq!(place(game, ONE).as_deref(), Some("A3"), "no knockback comes after");
    });
    struck(&[]).check(|game| {
        assert_eq!(game.titan(ONE).stats[2], 1);
        assert_eq!(place(game, ONE).as_deref(), Some("A1"));
    });
}

#[test]
fn b14_4_b33_10_in_a_zone_attack_only_the_part_of_the_one_who_broke_it_ends() {
    let zone = ready(field("......\n.2PP3.\n.1PP..")).gear(2, "fists");
    performs(zone, "quake")
        .answers("1: titan 1, titan 2, titan 3")
        .rolls("evasion", [9, 2])
        .draws("minor", ["second-wind"])
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .asks("2: ask-bonus-attack")
        .rolls("attack", [1, 1])
        .rolls("evasion", [10, 10])
        .answers("2: attack fists 1")
        .rolls("evasion", [10, 10, 10])
        .check(|game| {
            assert_eq!(attacked(game), [1, 2, 3]);
            assert!(game.titan(ONE).is_down(), "its own knockdown happened before");
            assert!(!game.titan(TWO).is_down(), "and that of the one who broke the chain did not");
        })
        .logs("log-chain-break; log-full-evade");
}

#[test]
fn b14_5_b33_11_in_a_sequential_attack_it_ends_the_sequence() {
    let row = ready(field(".1PP2\n..PP.")).gear(1, "");
    performs(row, "drag")
        .rolls("evasion", [2, 10])
        .draws("minor", ["counterblow"])
        .rolls("attack", [1, 1])
        .answers("1: attack fists 1")
        .rests()
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b14_7_a_body_part_already_revealed_goes_to_the_discards() {
    b7::wearing("club", "abilities: [(at: AboutToDrawPart, may: true, effects: [Move(1)])]")
        .play()
        .rolls("attack", [9])
        .answers("1: attack club 1; 1: use probe 2 of titan 1 ability 1; 1: walk C1")
        .draws("body", ["part-5"])
        .asks("1: ask-row")
        .check(|game| {
            assert_eq!(game.decks.body.discards(), [4]);
            assert!(game.primordial.wounds.is_empty());
        });
}

#[test]
fn b14_10_without_an_attack_a_chain_break_does_nothing() {
    prove(field("1..PP\n...PP"), |game, table| game.chain_break(table, None)).rests().tells("");
}

#[test]
fn b14_10_after_a_chain_break_the_ai_card_is_discarded() {
    prove(ready(field("...PP\n..1PP")), |game, table| game.play_ai_card(table))
        .draws("ai", ["smash"])
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rolls("attack", [1, 1])
        .answers("1: attack fists 1")
        .check(|game| assert_eq!((game.decks.ai.discards(), game.phase), (&[4][..], Phase::PrimordialEnd)));
}
