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
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b14_10_without_an_attack_a_chain_break_does_nothing() {
    prove(field("1..PP\n...PP"), |game, table| game.chain_break(table, None)).asks("1 2 3 4: proof-done").tells("");
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

#[test]
fn b17_14_b14_9_what_was_about_to_happen_does_after_the_chain_break() {
    let strikes_back = "abilities: [(at: AboutToBeKnockedBack, may: true, effects: [BonusAttack([])])]";
    let about_to = || {
        let field = bearing(field("...PP\n..1PP"), 1, strikes_back).gear(1, "fists");
        let field = field.titan(1, |titan| titan.stats = [0, 9, 0]);
        performs(field, "smash").rolls("evasion", [10, 10]).asks("1: ask-about-to-be-knocked-back")
    };
    about_to()
        .rolls("attack", [1, 1])
        .answers("1: use probe 1 of titan 1 ability 1; 1: attack fists 2")
        .asks("1 2 3 4: proof-done")
        .logs("log-chain-break; log-full-miss; log-knockback")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    about_to().answers("1: pass").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    let averts = "abilities: [(at: AboutToBeKnockedBack, may: true, effects: [Ignore, BonusAttack([])])]";
    let field = bearing(field("...PP\n..1PP"), 1, averts).gear(1, "fists");
    performs(field.titan(1, |titan| titan.stats = [0, 9, 0]), "smash")
        .rolls("evasion", [10, 10])
        .rolls("attack", [1, 1])
        .answers("1: use probe 1 of titan 1 ability 1; 1: attack fists 2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3"), "what is ignored does not happen"));
}

#[test]
fn b6_8_b14_9_a_draw_is_survived_also_if_its_card_breaks_the_chain() {
    let hardened = "abilities: [(at: Survived(Minor), effects: [Pool(Opening, N(1))])]";
    let field = bearing(field("...PP\n..1PP"), 1, hardened).gear(1, "fists");
    performs(field.titan(1, |titan| titan.stats = [0, 9, 0]), "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rolls("attack", [1, 1])
        .answers("1: attack fists 2")
        .asks("1 2 3 4: proof-done")
        .logs("log-chain-break; log-full-miss")
        .check(|game| assert_eq!(game.pool.openings, 1));
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
        performs(changed(ready(field("2..PP\no.1PP")), &changes), "smash").rolls("evasion", [10, 10])
    };
    dies("[Argo(Doom, 1), Knockback(5), Argo(Crew, -1)]").check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert_eq!((game.argo.doom, game.argo.crew), (1, 5), "each of them once");
    });
    dies("[Knockback(5), If([Down], [], [Argo(Crew, -1)]), Turn(Target)]").check(|game| {
        assert_eq!(game.argo.crew, 5);
        assert_eq!(game.foe.facing, crate::geometry::Direction::West, "what concerns the dead is dropped");
    });
    dies("[Knockback(5), Window, Labyrinth(N(1))]").asks("1 2 3 4: ask-lay-maze");
}

#[test]
fn b3_3_b30_2_a_card_in_mid_attack_lies_on_the_discards_when_the_battle_is_lost() {
    let last = field("...PP\n..1PP").titan(1, |titan| titan.stats = [9, 9, 0]);
    prove(last, |game, table| game.play_ai_card(table))
        .draws("ai", ["smash"])
        .rolls("evasion", [2, 2])
        .draws("obol", ["you-die"])
        .check(|game| {
            assert_eq!(game.ending, Some(Ending::AllDead));
            assert_eq!(game.decks.ai.discards(), [4]);
        });
}
