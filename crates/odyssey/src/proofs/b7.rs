//! B7 · A titan attacks.

mod power;
mod responses;

use super::*;
use super::{b15, b17, effects};
use crate::geometry::Direction;
use crate::ids::{SlotId, Stat};
use crate::pack::Script as Effects;
use crate::pack::schema::{Modifier, PrimordialAttribute};
use crate::state::{Ending, KratosPool, Place, TitanAttackKind, Weapon, Wound};

/// Titan 1 beside the primordial, in its turn, with this gear.
pub fn beside(gear: &str) -> Field {
    field(
        ".....
         1PP..
         .PP..",
    )
    .gear(1, gear)
    .turn_of(1)
}

/// A critical wound of this body part, with this many single wounds on the stack before.
pub fn critical(part: u8, before: usize) -> Script<Odyssey> {
    use crate::pack::schema::PrimordialAttribute;
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(move |game| {
            game.primordial.wounds = std::iter::repeat_n(Wound::Single, before).collect();
            game.pool.modifiers[PrimordialAttribute::At as usize] = -9;
            game.decks.body.put_on_top(part);
        })
        .play()
        .luck(1)
        .rolls("attack", [10])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
}

/// Titan 1 with this gear and a support card that gives it this, in its turn.
pub fn wearing(gear: &str, powers: &str) -> Field {
    bearing(beside(gear), 1, powers).titan(1, |titan| titan.stats = [0, 9, 0])
}

fn doom(game: &Odyssey) -> u8 {
    game.argo.doom
}

/// An attack with a club on a part of AT 3 that says this: the power roll comes to 3, and the wound response deals 1 Danger.
fn struck(says: &str) -> Script<Odyssey> {
    let printed = "critical: [Modify(Precision, 1, Used)], powers: (";
    let changes = [("foes/sample.ron", printed, &*format!("{printed}{says}"))];
    changed(field(".....\n1PP..\n.PP.."), &changes)
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .answers("1: attack club 1")
        .asks("1: ask-row")
}

/// Also proves B7, B7.2.1, B7.8.2, B7.10.3, B15.2.
#[test]
fn b7_3_1_b7_6_1_b7_6_2_an_attack_goes_from_the_weapon_to_the_second_window() {
    beside("club")
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .asks("1: ask-action")
        .answers("1: attack club 1")
        .asks("1: ask-reroll")
        .amid("frame-titan-attack")
        .answers("1: none")
        .logs("log-attacks; log-rage; log-attack-roll; log-attack-hits; log-part; log-power-wound; log-wound-response; log-wounded")
        .asks("1: ask-row")
        .amid("frame-titan-attack > frame-window")
        .answers("1: use row 1 of titan 1 keyword 2")
        .asks("1: ask-action")
        .amid("")
        .check(|game| {
            assert_eq!(game.titan(ONE).stats, [1, 0, 1], "a response deals Danger, the attack has raised Rage");
            assert_eq!((game.pool.breaks, game.pool.openings), (1, 1), "the club's Break and the row's Opening");
            assert_eq!(game.primordial.wounds[..], [Wound::Part(crate::ids::PartId(3))]);
            assert_eq!(game.primordial.last_to_wound, Some(ONE));
            assert!(game.turn.fought && !game.turn.moved);
        });
}

#[test]
fn b7_1_1_only_weapons_in_range_that_are_ready_can_be_declared() {
    beside("club bow").play().offers("attack club 1").refuses("attack bow 2");
    let far = field(
        "1..PP
         ...PP",
    );
    far.gear(1, "club bow gaff").turn_of(1).play().offers("attack bow 2").refuses("attack club 1; attack gaff 3");
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
fn b7_1_2_b21_34_reach_serves_from_one_space_on() {
    beside("gaff").play().offers("attack gaff 1");
    let two = field(
        "1.PP
         ..PP",
    );
    two.gear(1, "gaff club").turn_of(1).play().offers("attack gaff 1").refuses("attack club 2");
}

#[test]
fn b7_1_3_without_a_legal_weapon_there_is_no_bonus_attack() {
    let far = field("1....PP\n.....PP").gear(1, "club");
    prove(far, |game, table| game.attack(table, ONE, TitanAttackKind::Bonus, None, Effects::EMPTY).map(drop)).rests();
}

#[test]
fn b7_1_5_of_other_weapons_only_what_is_passive_counts() {
    use crate::pack::schema::Keyword;
    let charm = "(slug: \"fang\", icon: \"sword\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), \
                 powers: (keywords: [(is: AutoBreak(1))], passives: [(is: Precision(1))]))";
    let game = more(field(b17::PICTURE), &[("gear.ron", charm)]).gear(1, "club fang").game;
    let (club, fang) = (Weapon::Gear(SlotId(0)), Weapon::Gear(SlotId(1)));
    assert!(game.has_keyword(ONE, Some(fang), Keyword::AutoBreak(1)));
    assert!(!game.has_keyword(ONE, Some(club), Keyword::AutoBreak(1)));
    assert_eq!((game.precision(ONE, club), game.precision(ONE, fang)), (3, 1));
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
    with(1).draws("body", ["part-4"]).rolls("power", [1, 1, 1]).answers("1: attack club 1").logs("log-attack-hits");
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
        .change(|game| game.primordial.bonuses = 40)
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
fn b7_3_6_each_one_on_a_crit_die_triggers_also_when_it_is_rolled_again() {
    let missed = "abilities: [(at: CritMiss, effects: [Argo(Doom, 1)])]";
    wearing("twin-blades", missed)
        .titan(1, |titan| titan.stats = [0, 8, 0])
        .play()
        .rolls("attack", [1, 9, 9])
        .answers("1: attack twin-blades 1")
        .check(|game| assert_eq!(doom(game), 1))
        .rolls("attack", [1])
        .answers("1: die 1")
        .check(|game| assert_eq!(doom(game), 2));
    wearing("twin-blades", missed)
        .play()
        .rolls("attack", [9, 1, 1])
        .answers("1: attack twin-blades 1")
        .check(|game| assert_eq!(doom(game), 0, "those are no crit dice"));
}

#[test]
fn b7_3_7_a_full_hit_needs_every_die_and_not_the_word_of_an_idle_weapon() {
    let all_hit = "abilities: [(at: FullHit, effects: [Argo(Doom, 1)])]";
    let attack = |faces: [u8; 3]| {
        let script = wearing("twin-blades", all_hit).play().rolls("attack", faces).answers("1: attack twin-blades 1");
        doom(script.state())
    };
    assert_eq!((attack([9, 9, 9]), attack([9, 9, 2])), (1, 0));
    let idle = "(slug: \"idle\", icon: \"sword\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), \
                powers: (abilities: [(at: FullHit, effects: [Argo(Doom, 1)])]))";
    more(beside(""), &[("gear.ron", idle)])
        .gear(1, "club idle")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .play()
        .rolls("attack", [9])
        .answers("1: attack club 1")
        .check(|game| assert_eq!(doom(game), 0));
}

#[test]
fn b7_3_8_a_full_miss_clears_the_pool_and_has_no_second_window() {
    beside("club charm")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| game.pool = KratosPool { breaks: 3, diversions: 1, ..KratosPool::default() })
        .play()
        .rolls("attack", [2])
        .answers("1: attack club 1")
        .asks("1: ask-action")
        .check(|game| {
            assert_eq!(game.pool, KratosPool::default(), "neither the club nor the charm has placed anything")
        });
}

#[test]
fn b7_3_8_what_becomes_a_full_miss_stays_one_beside_hits() {
    let cracked =
        "(slug: \"cracked\", icon: \"wound\", kind: Body, powers: (abilities: [(at: CritMiss, effects: [FullMiss])]))";
    let attack = |afflicted: bool| {
        more(beside("twin-blades"), &[("conditions.ron", cracked)])
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| {
                let condition = crate::ids::ConditionId(game.pack.conditions.len() as u8 - 1);
                if afflicted {
                    game.titans[0].conditions.push(crate::state::Affected { condition, tokens: 0 });
                }
            })
            .play()
            .rolls("attack", [1, 9, 9])
            .answers("1: attack twin-blades 1")
    };
    attack(true)
        .asks("1: ask-action")
        .logs("log-full-miss")
        .check(|game| assert!(game.decks.body.discards().is_empty(), "no body part is drawn"));
    attack(false)
        .draws("body", ["part-5"])
        .rolls("power", [1, 1, 1])
        .asks("1: ask-row")
        .check(|game| assert_eq!(game.decks.body.discards(), [4]));
}

#[test]
fn b7_4_1_b7_10_1_what_places_tokens_is_done_and_what_moves_may_be_left_out() {
    bearing(b17::armed("club"), 1, "keywords: [(is: AutoBreak(1)), (is: Pushback(1))]")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .answers("1: attack club 1")
        .asks("1: ask-first-window")
        .offers("pass; use probe 2 of titan 1 keyword 2")
        .refuses("use probe 2 of titan 1 keyword 1")
        .check(|game| assert_eq!(game.pool.breaks, 1));
}

#[test]
fn b7_4_2_b14_6_who_leaves_the_range_of_its_weapon_breaks_its_own_attack() {
    let steps_back = "abilities: [(at: FirstWindow, cost: (fate: 1), effects: [Move(1)])]";
    let attack = || {
        wearing("club", steps_back)
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .change(|game| game.pool.openings = 2)
            .play()
            .rolls("attack", [9])
            .answers("1: attack club 1; 1: none")
            .asks("1: ask-first-window")
    };
    attack()
        .answers("1: use probe 2 of titan 1 ability 1; 1: walk C1")
        .logs("log-out-of-range; log-chain-break")
        .asks("1: ask-row")
        .amid("frame-titan-attack > frame-window")
        .check(|game| {
            assert!(game.decks.body.discards().is_empty(), "no body part is drawn");
            assert_eq!(game.pool.openings, 0, "the pool is cleared before the second window (B14.7)");
        });
    attack().answers("1: pass").draws("body", ["part-5"]);
}
