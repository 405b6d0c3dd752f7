//! B14 · Chain breaks of the primordial's attacks; B25 · mercy.

use super::b3::{attacked, performs};
use super::common::{Field, field};
use super::*;
use crate::state::{Ending, Posture};

fn ready(field: Field) -> Field {
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
        .amid("frame-onslaught > frame-blow > frame-drawn")
        .rolls("attack", [1, 1])
        .answers("1: attack fists 1")
        .asks("1 2 3 4: proof-done")
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
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
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
            assert!(
                !game.titan(TWO).is_down(),
                "and that of the one who broke the chain did not"
            );
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
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b14_10_without_an_attack_a_chain_break_does_nothing() {
    prove(field("1..PP\n...PP"), |game, table| game.chain_break(table, None))
        .asks("1 2 3 4: proof-done")
        .tells("");
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

#[test]
fn b24_7_a_knocked_down_titan_makes_no_bonus_attack() {
    let down = ready(field("...PP\n..1PP")).titan(1, |titan| titan.posture = Posture::Falling(false));
    performs(down, "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .asks("1 2 3 4: proof-done")
        .check(|game| assert!(!game.titan(ONE).is_down(), "the card lets it stand up instead"));
}

#[test]
fn b25_4_mercy_drops_the_rest_of_the_attack_but_not_what_does_not_concern_the_dead() {
    let doomed = ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(doomed, "jab")
        .rolls("evasion", [8, 10, 10])
        .draws("grave", ["torn-open"])
        .rolls("evasion", [10, 10, 10])
        .check(|game| {
            assert!(!game.titan(ONE).is_alive());
            assert!(game.titan(TWO).attacked, "the signature follows all the same");
        });
    let doomed = ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(doomed, "smash")
        .rolls("evasion", [8, 10])
        .draws("grave", ["torn-open"])
        .asks("1 2 3 4: proof-done")
        .check(|game| assert!(!game.titan(TWO).attacked && game.ending.is_none()));
    let doomed = ready(field("2..PP\n..1PP")).titan(1, |titan| titan.stats = [6, 9, 0]);
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
fn b30_2_the_death_of_the_last_titan_breaks_everything_off() {
    let last = field("...PP\n..1PP").titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(last, "jab")
        .rolls("evasion", [8, 10, 10])
        .draws("grave", ["torn-open"])
        .check(|game| assert_eq!(game.ending, Some(Ending::AllDead)));
}
