//! B7.7 to B7.10 · Responses, and the end of the attack.

use super::*;

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
            assert!(game.primordial.wounds.is_empty());
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
fn b7_7_3_several_responses_come_in_the_order_of_the_players_choice() {
    let both = [("foes/sample.ron", "wound: [Danger(N(1))]", "wound: [Danger(N(1))], instinct: [Set(Danger, 5)]")];
    let answered = |first: &str| {
        let script = changed(beside("club"), &both)
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [6; 3])
            .answers("1: attack club 1")
            .asks("1: ask-which-response")
            .answers(&format!("1: first part-4 ability {first}"));
        script.state().titan(ONE).stats[0]
    };
    assert_eq!((answered("1"), answered("3")), (5, 6));
}

#[test]
fn b7_7_4_b4_14_a_response_turns_to_the_attacker_whoever_is_the_priority_target() {
    let beside = || field("..1..\n2PP..\n.PP..").facing(Direction::East).change(|game| game.priority = TWO);
    effects(beside(), "[Turn(Target)]", Origin::Response)
        .check(|game| assert_eq!(game.primordial.facing, Direction::North));
    effects(beside(), "[Turn(Target)]", Origin::Rule).check(|game| assert_eq!(game.primordial.facing, Direction::West));
}

#[test]
fn b7_7_4_b12_7_2_knockback_of_a_response_needs_adjacency_and_pushback_does_not() {
    effects(effects::plain(), "[Knockback(3)]", Origin::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C1")));
    let beside = || effects::plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside(), "[Knockback(4)]", Origin::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A2"), "two shorter by the sheet"));
    effects(beside(), "[Pushback(1)]", Origin::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3")));
}

#[test]
fn b7_8_1_b15_22_a_fail_goes_on_the_discards_and_escalates_nothing() {
    field(b15::PICTURE)
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1; 3])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| {
            assert_eq!(game.decks.body.discards(), [3]);
            assert_eq!((b15::levels(&game.decks.body), b15::levels(&game.decks.ai)), ([5, 0, 0], [6, 0, 0]));
        });
}

#[test]
fn b7_9_1_tokens_leave_the_pool_used_or_not() {
    let attack = |face: u8| {
        b17::armed("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(|game| {
                (game.pool.openings, game.pool.breaks) = (2, 3);
                game.pool.modifiers[PrimordialAttribute::ToHit as usize] = -1;
            })
            .turn_of(1)
            .play()
            .rolls("attack", [face])
    };
    attack(9).draws("body", ["part-4"]).rolls("power", [1; 3]).answers("1: attack club 1").asks("1: ask-row").check(
        |game| assert_eq!((game.pool.openings, game.pool.modifiers[PrimordialAttribute::ToHit as usize]), (0, 0)),
    );
    attack(1)
        .answers("1: attack club 1")
        .check(|game| assert_eq!(game.pool, crate::state::KratosPool::default(), "also after a full miss"));
}

#[test]
fn b7_9_1_what_a_critical_places_in_the_pool_stays_for_the_next_attack() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| game.pool.breaks = 1)
        .play()
        .luck(1)
        .rolls("attack", [10])
        .draws("body", ["part-2"])
        .rolls("power", [6; 3])
        .answers("1: attack club 1; 1: opening=2; 1: use row 1 of titan 1 keyword 1")
        .check(|game| assert_eq!((game.pool.openings, game.pool.breaks), (2, 2)));
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
