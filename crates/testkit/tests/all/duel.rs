//! The rules of the duel, played by script. It shows how tests of rules read.

use table::Seat;
use testkit::Script;
use testkit::duel::Duel;

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);

fn duel() -> Script<Duel> {
    Script::new(2)
}

#[test]
fn b1_resting_gives_two_breaths_up_to_four() {
    duel().answers("1: rest").tells("rests").check(|duel| assert_eq!(duel.fighter(ANNA).breath, 4));
}

#[test]
fn b3_both_may_answer_until_both_have_passed_one_after_the_other() {
    duel()
        .answers("1: attack; 1: pass; 2: parry")
        .asks("1: first-window")
        .answers("1: press; 2: pass")
        .asks("1: first-window")
        .answers("1: pass")
        .rolls("d6", [1])
        .asks("2: second-window");
}

#[test]
fn b3_what_costs_too_much_breath_is_barred_and_says_so() {
    duel()
        .answers("1: attack; 1: pass; 2: parry; 1: pass; 2: parry; 1: pass")
        .asks("2: first-window")
        .offers("parry; pass")
        .refuses("stop-thrust")
        .bars("stop-thrust", "out-of-breath");
}

#[test]
fn b4_the_harm_is_what_die_and_power_have_over_guard_and_two() {
    duel()
        .answers("1: attack; 1: press; 2: parry; 1: pass; 2: pass")
        .rolls("d6", [4])
        .answers("2: pass; 1: open")
        .check(|duel| assert_eq!(duel.fighter(BRUNO).health, 6 - 2));
}

#[test]
fn b4_no_blow_does_more_than_three_harm() {
    duel()
        .answers("1: attack; 1: press; 2: pass; 1: press; 2: pass; 1: pass")
        .rolls("d6", [6])
        .answers("2: pass; 1: open")
        .check(|duel| assert_eq!(duel.fighter(BRUNO).health, 6 - 3));
}

#[test]
fn b5_a_riposte_breaks_the_attack_off_and_comes_when_it_has_closed() {
    duel()
        .answers("1: attack; 1: pass; 2: pass")
        .rolls("d6", [6])
        .asks("2: second-window")
        .amid("turn-of > attack-of")
        .skip_log()
        .answers("2: riposte") // the chain breaks: no harm is done
        .tells("responds")
        .asks("1: which-stance") // but the attack is closed properly
        .amid("turn-of > attack-of")
        .answers("1: guarded")
        .tells("stands; attacks") // and only then the riposte comes
        .asks("2: first-window")
        .answers("2: pass; 1: pass")
        .rolls("d6", [5])
        .answers("1: pass; 2: open")
        .check(|duel| {
            assert_eq!(duel.fighter(BRUNO).health, 6);
            assert_eq!(duel.fighter(ANNA).health, 6 - (5 - 2 - 1));
        })
        .asks("2: attack-or-rest");
}

#[test]
fn b6_a_stop_thrust_is_an_attack_inside_the_attack() {
    duel()
        .answers("1: attack; 1: pass; 2: stop-thrust")
        .amid("turn-of > attack-of > attack-of")
        .asks("2: first-window")
        .answers("2: pass")
        .asks("1: first-window")
        .offers("parry")
        .refuses("stop-thrust"); // not in answer to another
}

#[test]
fn b6_a_stop_thrust_that_does_harm_breaks_the_attack_around_it_and_makes_it_stagger() {
    duel()
        .answers("1: attack; 1: pass; 2: stop-thrust; 2: pass; 1: pass")
        .rolls("d6", [3])
        .answers("1: pass; 2: open; 1: open")
        .asks("1: staggers-how")
        .amid("turn-of")
        .offers("lose-breath; lose-health")
        .answers("1: lose-health")
        .check(|duel| assert_eq!(duel.fighter(ANNA).health, 6 - 1 - 1))
        .asks("2: attack-or-rest");
}

#[test]
fn b6_a_stop_thrust_that_does_no_harm_breaks_nothing() {
    duel()
        .answers("1: attack; 1: pass; 2: stop-thrust; 2: pass; 1: pass")
        .rolls("d6", [2])
        .answers("1: pass; 2: open")
        .asks("1: first-window")
        .amid("turn-of > attack-of");
}

#[test]
fn b7_a_guarded_stance_guards_against_the_next_attack_only() {
    duel()
        .answers("1: attack; 1: pass; 2: pass")
        .rolls("d6", [1])
        .answers("2: pass; 1: guarded; 2: attack; 2: pass; 1: pass")
        .rolls("d6", [5])
        .answers("1: pass; 2: open")
        .check(|duel| {
            assert_eq!(duel.fighter(ANNA).health, 6 - 2);
            assert!(!duel.fighter(ANNA).guarded);
        });
}

#[test]
fn c1_who_has_no_health_left_has_lost_whatever_is_going_on() {
    duel()
        .rolls("d6", [6, 1, 6])
        .answers("1: attack; 1: press; 2: pass; 1: pass; 2: pass; 1: open")
        .answers("2: attack; 2: pass; 1: pass; 1: pass; 2: open")
        .answers("1: attack; 1: press; 2: pass; 1: pass; 2: pass")
        .ends("1 0");
}
