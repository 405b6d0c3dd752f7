//! B21 · Keywords.

mod from_knockback;
mod from_reposition;

use super::b3::performs;
use super::*;
use super::{b3, b5, b8, b13, b17, effects};
use crate::battle::terrain::Entering;
use crate::ids::SlotId;
use crate::pack::schema::Severity;
use crate::state::{Hidden, Place, Posture, Weapon, Wound};

pub fn beside(gear: &str) -> Field {
    field(
        ".......
         1PP....
         .PP....",
    )
    .gear(1, gear)
    .titan(1, |titan| titan.stats = [0, 9, 0])
    .turn_of(1)
}

/// Titan 1 beside the primordial with a club and a card that gives it this, in its turn.
fn giving(words: &str) -> Field {
    bearing(beside("club"), 1, &format!("keywords: [{words}]"))
}

#[test]
fn b21_1_the_highest_ambrosia_limit_counts_and_bonuses_add_up() {
    let limit = |words: &str| bearing(field(b17::PICTURE), 1, &format!("keywords: [{words}]")).game.ambrosia_limit(ONE);
    assert_eq!(limit(""), 4);
    assert_eq!(limit("(is: AmbrosiaLimit(6)), (is: AmbrosiaLimit(5))"), 6);
    assert_eq!(limit("(is: AmbrosiaLimitPlus(1)), (is: AmbrosiaLimitPlus(2))"), 7);
    assert_eq!(limit("(is: AmbrosiaLimit(5)), (is: AmbrosiaLimitPlus(1))"), 6);
}

#[test]
fn b21_3_attack_re_rolls_are_free() {
    let rolled = |words: &str| giving(words).play().rolls("attack", [2]).answers("1: attack club 1");
    rolled("(is: AttackReroll(1))")
        .asks("1: ask-reroll")
        .rolls("attack", [1])
        .answers("1: die 1")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 9));
    rolled("").asks("1: ask-action").logs("log-full-miss");
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
            assert_eq!(game.primordial.footprint.corner.to_string(), "A3");
            assert_eq!(place(game, ONE).as_deref(), Some("B2"));
        })
        .rolls("power", [1, 1])
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action");
}

#[test]
fn b21_5_block_is_left_to_the_player_only_where_another_weapon_could_serve() {
    performs(more(b5::beside(), &[b5::TARGE]).gear(1, "targe"), "smash")
        .rolls("evasion", [3, 4])
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!(b5::danger(game, ONE), 2));
    let two = || performs(more(b5::beside(), &[b5::TARGE]).gear(1, "targe targe"), "smash").rolls("evasion", [3, 4]);
    two()
        .asks("1: ask-evasion-rolled")
        .answers("1: use targe 2 of titan 1 keyword 1")
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!(b5::danger(game, ONE), 2, "only one weapon is active"));
    two().answers("1: pass").draws("major", ["clear-head"]).check(|game| assert_eq!(b5::danger(game, ONE), 4));
}

#[test]
fn b21_7_b8_8_6_bypass_goes_through_titans_and_does_not_end_there() {
    let narrow = "##########\n12.#....PP\n####....PP";
    b8::alone(narrow).play().refuses("walk B3; walk B2");
    b8::alone(narrow).gear(1, "boots").play().offers("walk B3").refuses("walk B2");
}

#[test]
fn b21_8_carving_is_a_test_of_wisdom_for_resources_of_the_wounded_part() {
    let carved = |face: u8| {
        giving("(is: Carving(2))")
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [6; 3])
            .rolls("test", [face])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
    };
    carved(8).check(|game| assert!(matches!(game.argo.log.as_slice(), [crate::state::Entry::Gained(_, 2)])));
    carved(7).check(|game| assert!(game.argo.log.is_empty()));
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
    shot(1).check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).gear[0].exhausted), (9, false)));
}

#[test]
fn b21_12_deadly_gives_a_second_crit_die() {
    let crits = |danger: u8| {
        let script = beside("twin-blades")
            .titan(1, |titan| titan.stats = [danger, 8, 0])
            .play()
            .rolls("attack", [5, 5, 5])
            .answers("1: attack twin-blades 1");
        script.state().titan_attack().map(|attack| attack.dice.iter().filter(|die| die.crit).count())
    };
    assert_eq!((crits(0), crits(5)), (Some(1), Some(2)));
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
    fail().answers("1: divert").logs("log-diverts").check(|game| assert!(!game.titan(ONE).is_down()));
    fail().answers("1: pass").check(|game| assert!(game.titan(ONE).is_down()));
}

#[test]
fn b21_14_b9_14_dodge_and_cover_add_to_evasion() {
    assert_eq!(field(b17::PICTURE).game.evasion(ONE), 0);
    assert_eq!(bearing(field(b17::PICTURE), 1, "keywords: [(is: Dodge)]").game.evasion(ONE), 1);
    let far = || field("1.....\n....PP\n....PP");
    assert_eq!(far().tile("town", "C1", 0).game.evasion(ONE), 1, "cover");
    assert_eq!(far().tile("town", "E1", 0).game.evasion(ONE), 0, "not under it");
}

#[test]
fn b21_15_who_is_doomed_re_rolls_nothing_by_fate() {
    let attacked = |powers: &str| {
        let field = bearing(field("...PP\n..1PP"), 1, powers);
        b3::performs(field, "smash").rolls("evasion", [3, 4])
    };
    attacked("").asks("1: ask-reroll").answers("1: none").draws("major", ["clear-head"]);
    attacked("keywords: [(is: Doomed)]").draws("major", ["clear-head"]).rests();
}

#[test]
fn b21_16_elation_turns_despair_and_ambrosia_into_openings() {
    giving("(is: Elation(2))")
        .titan(1, |titan| (titan.despair, titan.ambrosia) = (1, 2))
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1; 3])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-elation")
        .answers("1: despair; 1: ambrosia")
        .check(|game| {
            assert_eq!((game.titan(ONE).despair, game.titan(ONE).ambrosia, game.pool.openings), (0, 1, 2));
        });
}

#[test]
fn b21_18_of_a_dead_titan_at_the_frontlines_the_argonaut_may_die() {
    let ended = |dead: bool| {
        let field = bearing(field("12PP\n..PP"), 1, "keywords: [(is: Frontlines)]").titan(1, move |titan| {
            if dead {
                titan.place = crate::state::Place::Dead;
            }
        });
        prove(field, |game, table| {
            game.phase = Phase::BattleEnds;
            game.ending = Some(crate::state::Ending::Victory);
            game.end_battle(table)
        })
    };
    ended(true).rolls("d10", [1]).check(|game| assert!(game.titan(ONE).argonaut_dead));
    ended(true).rolls("d10", [2]).check(|game| assert!(!game.titan(ONE).argonaut_dead));
    ended(false).rests();
}

#[test]
fn b21_19_healing_takes_the_top_wound() {
    let wounded = effects::plain().change(|game| {
        game.primordial.wounds.push(Wound::Single);
        game.primordial.wounds.push(Wound::Double);
    });
    effects(wounded, "[Heal(1)]", Origin::Rule).check(|game| assert_eq!(game.primordial.wound_count(), 1));
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
fn b21_21_b21_22_who_hides_is_harder_to_hit_until_it_is_seen() {
    // The primordial faces west; titan 1 stands behind it.
    let behind = field(".....\n.PP1.\n.PP..\n2....").gear(1, "mask club").turn_of(1);
    behind.play().answers("1: end turn; 1: use mask 1 of titan 1 keyword 2").check(|game| {
        assert_eq!(game.titan(ONE).hidden, Hidden::UntilEndOfTurn);
        assert_eq!(game.priority, TWO, "the token goes to another");
        assert_eq!(game.evasion(ONE), 1);
        assert_eq!(game.precision(ONE, Weapon::Gear(SlotId(1))), 3);
    });
    let before = field(".....\n1PP..\n.PP..\n2....").gear(1, "mask").turn_of(1);
    before.play().answers("1: end turn").asks("1 2 3 4: ask-who-acts");
}
