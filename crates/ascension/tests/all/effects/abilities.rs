//! Abilities: those that always work and those that are used.

use crate::common::{Expect, PACK, Side, god, position};
use ascension::Ascension;
use ascension::pack::Ability;
use testkit::Script;

#[test]
fn c5_1_ability_once_is_used_once_in_a_turn_for_its_eco() {
    position([god("poseidon").eco(3).hero("medea silver").hand("pearl yoke"), god("ares").hand("urn")])
        .play()
        .answers("1: use medea; 1: pearl")
        .draws("chaos", ["loom"])
        .has_eco(1, 2)
        .refuses("use medea")
        .offers("use first-tier") // another source
        .answers("1: close hand; 2: stay; 2: close hand")
        .asks("1: ask-movement")
        .offers("use medea"); // also before the movement
    position([god("poseidon").hero("medea silver").hand("pearl"), god("ares")]).play().refuses("use medea"); // it cannot be paid
}

#[test]
fn c5_2_ability_once_needs_an_available_hero() {
    position([god("poseidon").eco(3).entered("medea silver").hand("pearl"), god("ares")]).play().refuses("use medea");
}

#[test]
fn c5_2_ability_always_works_while_the_hero_is_in_play() {
    position([god("poseidon").entered("triptolemus bronze"), god("ares")]).beginning().play().has_eco(1, 2);
    position([god("poseidon").hand("triptolemus"), god("ares")]).beginning().play().has_eco(1, 1);
}

#[test]
fn c5_3_ability_always_of_the_second_tier_adds_to_the_first() {
    let side = |side: Side| {
        let side = side.eco(3).hero("medea silver").wears("golden-bit").web("torch to-dig the-smith");
        position([side.hand("the-stolen-fire jason"), god("ares")]).play().offers("enter jason bronze") // 2 less
    };
    let declare = "1: close the-stolen-fire with medea 1 bronze";
    side(god("hephaestus").second_tier())
        .answers(declare)
        .rolls("d12", [1]) // 1 for the smith, 1 by the bit, and 1 for carrying it
        .logs("log-succeeds");
    side(god("hephaestus")).answers(declare).rolls("d12", [1]).logs("log-fails");
}

#[test]
fn c4_4_ability_once_aimed_at_another_cannot_be_answered() {
    position([god("hermes").second_tier().eco(1).hand("pearl"), god("poseidon").eco(9).hand("aegis-raised")])
        .play()
        .answers("1: use second-tier")
        .draws("steal", ["aegis-raised"]) // the only card of each changes hands
        .holds(1, "aegis-raised")
        .holds(2, "pearl")
        .has_eco(1, 0);
}

#[test]
fn c4_6_ability_once_respects_shields() {
    position([god("ares").second_tier().eco(4).hand("pearl"), god("poseidon").hero("medea gold").shielded()])
        .play()
        .refuses("use second-tier");
}

/// Another player who has something that any ability could want.
fn rich(name: &str) -> Side {
    let side = god(name).at("S9").hero("ajax silver").web("torch to-dig");
    side.hand("pearl yoke")
}

/// What is used is offered, and what always works is not.
#[track_caller]
fn offers_if_used(script: Script<Ascension>, ability: &Ability, choice: &str) {
    match ability {
        Ability::Once { .. } => script.offers(choice),
        Ability::Always(_) => script.refuses(choice),
    };
}

#[test]
fn c5_1_ability_once_of_every_god_is_offered_where_it_can_do_something() {
    for owner in &PACK.gods {
        let name = owner.slug.as_str();
        let other = if name == "hermes" { "ares" } else { "hermes" };
        for (ability, choice) in [(&owner.first, "use first-tier"), (&owner.second, "use second-tier")] {
            let side = god(name).at("S3").eco(9).second_tier().hand("pearl yoke");
            let script = position([side, rich(other)]).hades("loom odysseus").play();
            offers_if_used(script, ability, choice);
        }
    }
}

#[test]
fn c5_1_ability_once_of_every_hero_is_offered_where_it_can_do_something() {
    for hero in PACK.heroes.iter().filter(|hero| hero.slug.as_str() != "jason") {
        let slug = hero.slug.as_str();
        let side = god("ares").eco(9).hand("pearl yoke the-stolen-fire");
        let side = side.hero(&format!("{slug} silver")).web("torch");
        let side = side.hero("jason bronze").web("to-dig");
        let script = position([side, rich("hermes")]).hades("loom").play();
        offers_if_used(script, &hero.gift, &format!("use {slug}"));
    }
}
