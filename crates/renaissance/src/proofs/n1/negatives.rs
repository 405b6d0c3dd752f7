//! The cases in which a rule must not apply, where its own test shows only the one in which it does.

use crate::proofs::*;

#[test]
fn n1_12_8_without_the_token_two_wounds_are_not_critical_and_threat_is_as_it_was() {
    assert_eq!(field("R").hero(RUGGERO, |hero| hero.threat = 1).game.threat(RUGGERO), 1);
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 4);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 2);
}

#[test]
fn n1_12_9_without_hasty_ap_are_swiftness() {
    let script = prove(field("R"), |game, table| game.begin_hero(table, RUGGERO));
    assert_eq!(script.state().turn.ap, 4);
}

#[test]
fn n1_12_11_whoever_is_not_lucky_is_not_asked() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9).play();
    start.answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 5, 1]).asks("1: ask-action");
}

#[test]
fn n1_12_15_wounds_of_a_hero_do_raise_threat() {
    let start = field("RX").turn(RUGGERO, 4).foe(ONE, |foe| foe.wounds = 1);
    let script = prove(start, |game, table| {
        game.wound_foe(table, ONE, 1, Some(hero(RUGGERO)));
        Ok(())
    });
    assert_eq!(script.state().hero(RUGGERO).threat, 2, "wounded and defeated");
}

#[test]
fn n1_13_2_whoever_stands_is_passed_by_friends_only() {
    let start = field("RX.").turn(RUGGERO, 4);
    start.play().refuses("walk A3 plain");
}

#[test]
fn n1_14_2_an_unhurt_patrol_does_not_attack() {
    let start = field("P.F.").gear(FIAMMETTA, "").acts("watchman");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [7]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 0);
}

#[test]
fn n1_9_8_whoever_is_no_skirmisher_stays() {
    let start = field("RX......").gear(RUGGERO, "").skills(RUGGERO, "").acts("faun");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [5, 5, 5, 5, 5]);
    assert_eq!(script.state().foe(ONE).at, space("A2"), "two AP are left, and it does not move");
}
