//! The small pack of the tests is read and becomes what rules read.

use super::*;
use crate::dice::Colour;
use crate::pack::schema::Effect;
use crate::proofs::SAMPLE;
use table::pack::{CheckedPack, Complaints, Source};

fn sample() -> Pack {
    testkit::packs::read(&Source::embedded(SAMPLE))
}

/// The sample with one file changed.
fn changed(file: &str, from: &str, to: &str) -> Complaints {
    Pack::read(&testkit::packs::with_changes(SAMPLE, &[(file, from, to)])).expect_err("a mistake")
}

#[test]
fn effects_lie_in_the_arena_and_are_a_few_bytes() {
    let pack = sample();
    let smash = pack.primordials[0].ai.iter().find(|card| card.slug.as_str() == "smash").expect("the card");
    let attack = smash.attack.as_ref().expect("an attack");
    assert_eq!(pack.all(attack.hits), [Effect::Danger(Amount::PerHit(2))]);
    assert_eq!(pack.all(smash.after), [Effect::Window, Effect::Knockback(5)]);
    assert_eq!(pack.all(smash.lines).len(), 3);
    assert!(size_of::<Effect>() <= 16, "{}", size_of::<Effect>());
}

#[test]
fn names_become_numbers() {
    let pack = sample();
    let shaken = &pack.trauma[0][3];
    let [Effect::Suffer(fear)] = pack.all(shaken.effects) else {
        panic!("one effect");
    };
    assert_eq!(pack.condition(*fear).slug.as_str(), "fear");
    assert_eq!(pack.gear(pack.fists()).strikes.as_ref().map(|strikes| strikes.power.clone()), Some(vec![Colour::Red]));
}

#[test]
fn mistakes_are_told_with_their_place() {
    let complaints = changed("trauma-minor.ron", "\"fear\"", "\"fera\"").to_string();
    assert!(complaints.contains("trauma-minor.ron:6:"), "{complaints}");
    assert!(complaints.contains("there is no condition `fera`; did you mean `fear`?"), "{complaints}");
    let complaints = changed("foes/sample.ron", "Danger(PerHit(1))", "Dangr(PerHit(1))").to_string();
    assert!(complaints.contains("Dangr"), "{complaints}");
    let complaints = changed("scenarios.ron", "\"E13\"", "\"O13\"").to_string();
    assert!(complaints.contains("there is no space “O13”"), "{complaints}");
    let complaints = changed(
        "foes/sample.ron",
        "slug: \"jab\", icon: \"action\", level: I,",
        "slug: \"jab\", icon: \"action\", level: II,",
    );
    assert!(complaints.to_string().contains("order of their levels"), "{complaints}");
}

#[test]
fn icons_are_of_the_shared_set() {
    let complaints = changed("gear.ron", "icon: \"shield\"", "icon: \"sheild\"").to_string();
    assert!(complaints.contains("there is no icon `sheild`"), "{complaints}");
}

#[test]
fn b2_5_titans_have_hands_and_slots_for_their_gear() {
    let complaints =
        changed("battles.ron", "\"club\", \"shield\"", "\"club\", \"shield\", \"twin-blades\"").to_string();
    assert!(complaints.contains("titan 1 cannot carry all of its gear"), "{complaints}");
}

#[test]
fn b2_14_start_spaces_are_free_and_apart() {
    let complaints = changed("scenarios.ron", "\"E13\"", "\"M9\"").to_string();
    assert!(complaints.contains("the start space M9 is not free"), "{complaints}");
    let complaints = changed("scenarios.ron", "\"E13\"", "\"G10\"").to_string();
    assert!(complaints.contains("does not fit on G10"), "{complaints}");
}
