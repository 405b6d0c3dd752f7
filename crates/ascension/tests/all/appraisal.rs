//! What a sensible beginner sees in a position.

use crate::common::{PACK, Side, god, nth, position};
use ascension::{Ascension, AscensionOptions};
use std::cell::Cell;
use table::{Judge, Rules, Seat};

/// How the first of two stands.
fn standing(own: Side, other: Side) -> f32 {
    let worth = Cell::new(0.0);
    position([own, other]).play().check(|game| worth.set(game.appraise(nth(1))));
    worth.get()
}

fn waiting() -> Side {
    god("ares").at("S12")
}

#[test]
fn a_try_that_cannot_fail_is_worth_more_now_than_later() {
    let before = || {
        let side = god("poseidon").at("A").eco(20).hero("alcestis gold");
        side.web("volcano to-dig sword").wears("golden-bit")
    };
    let now = standing(before(), waiting().eco(9).hand("ill-omen"));
    position([before(), waiting().eco(9).hand("ill-omen")])
        .play()
        .answers("1: try gate with alcestis 1")
        .asks("2: ask-before-roll")
        .check(|game| assert!(game.appraise(nth(1)) > now, "{} after {now}", game.appraise(nth(1))));
}

#[test]
fn a_gate_that_cannot_be_paid_is_no_better_from_near() {
    let side = |place: &str| {
        let side = god("poseidon").at(place).eco(9).hero("alcestis gold");
        side.web("volcano to-dig sword")
    };
    let (on, beside) = (standing(side("A"), waiting()), standing(side("S3"), waiting()));
    assert!((on - beside).abs() < 1e-6, "{on} on the gate, {beside} a step away");
}

#[test]
fn a_hero_in_play_is_worth_more_than_in_a_hand_with_eco_to_spare() {
    let kept = god("poseidon").eco(40).hero("alcestis silver").hand("odysseus");
    let entered = god("poseidon").eco(30).hero("alcestis silver").entered("odysseus silver");
    assert!(standing(entered, waiting()) > standing(kept, waiting()));
}

#[test]
fn more_heroes_in_hand_than_places_are_worth_little() {
    let side = |hand: &str| god("poseidon").hero("alcestis silver").hand(hand);
    let of = |hand: &str| standing(side(hand), waiting());
    let (second, fourth) =
        (of("odysseus jason") - of("odysseus"), of("odysseus jason medea orpheus") - of("odysseus jason medea"));
    assert!(second > 2.0 * fourth, "{second} against {fourth}");
}

#[test]
fn a_rivals_open_web_for_the_throne_is_a_threat_that_harm_lessens() {
    let own = || god("poseidon").at("S1").hero("alcestis silver");
    let rival = |value: &str, web: &str| {
        let side = god("ares").at("Z").opened("A D").eco(40);
        side.hero(&format!("medea {value}")).web(web)
    };
    let whole = standing(own(), rival("gold", "to-dig rust the-smith torch wand volcano"));
    let lacking = standing(own(), rival("gold", "to-dig rust the-smith torch wand"));
    let harmed = standing(own(), rival("silver", "to-dig rust the-smith torch wand volcano"));
    assert!(lacking > 1.25 * whole, "{lacking} with one card less, {whole} as it is");
    assert!(harmed > 1.1 * whole, "{harmed} once harmed, {whole} as it is");
}

#[test]
fn before_the_order_is_rolled_for_all_stand_alike() {
    let game = Ascension::new(&PACK, &AscensionOptions::default(), 4);
    let stands: Vec<f32> = Seat::first(4).map(|seat| game.appraise(seat)).collect();
    assert!(stands.windows(2).all(|two| two[0] == two[1]), "{stands:?}");
}

/// The value after whose declaration the first of two stands best. The other's card keeps the window before the roll open.
fn best_value(hero: &str, worn: &str) -> &'static str {
    let stands = ["bronze", "silver", "gold"].map(|value| {
        let side = god("poseidon").eco(20).hero(hero).wears(worn).web("torch to-dig the-smith");
        let worth = Cell::new(0.0);
        position([side.hand("the-stolen-fire"), waiting().eco(9).hand("ill-omen")])
            .play()
            .answers(&format!("1: close the-stolen-fire with alcestis 1 {value}"))
            .asks("2: ask-before-roll")
            .check(|game| worth.set(game.appraise(nth(1))));
        (worth.get(), value)
    });
    stands.into_iter().max_by(|one, other| one.0.total_cmp(&other.0)).map_or("", |(_, value)| value)
}

/// W4.6, W8.2: what a failure costs is seen before the roll.
#[test]
fn each_value_is_the_best_to_declare_somewhere() {
    assert_eq!(best_value("alcestis bronze", ""), "bronze"); // gold needs a roll of 10, bronze of 6
    assert_eq!(best_value("alcestis silver", "golden-bit"), "silver"); // gold needs a 7, bronze a 3
    assert_eq!(best_value("alcestis gold", "blessed battle-mad"), "gold"); // gold needs a 1
}
