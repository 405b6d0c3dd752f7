//! The bonus to close, and when a part of it counts.

use crate::common::{Side, god, position};

/// The bonus of an attempt at the moment of its roll.
#[track_caller]
fn bonus(side: Side, answer: &str) -> i8 {
    let script = position([side, god("ares").at("S12").opened("B")]).play().answers(answer);
    script.state().attempt().expect("an attempt").reckoned
}

/// Webs to which nothing adds but what a test gives the hero.
const THREE: &str = "torch to-work the-mother";
const FOUR: &str = "sickle famine the-mother torch";
const FIVE: &str = "plain torch spear rust to-work";

/// A player who is not behind: one gate is open, as for the other.
fn with_hero(hero: &str) -> Side {
    god("poseidon").eco(14).opened("C").hero(hero)
}

fn three(hero: &str, value: &str) -> String {
    format!("1: close the-stolen-fire with {hero} 1 {value}")
}

#[test]
fn w5_3_closing_adds_up_over_god_hero_and_attachments() {
    let side = || with_hero("alcestis silver").web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(side(), &three("alcestis", "bronze")), 0);
    assert_eq!(bonus(side().wears("golden-bit"), &three("alcestis", "bronze")), 1);
    let worn = side().wears("golden-bit blessed sleepless");
    assert_eq!(bonus(worn, &three("alcestis", "bronze")), 1 + 3 - 2);
}

#[test]
fn w5_3_when_always_counts_for_plots_and_gates() {
    let gate = || with_hero("alcestis silver").at("A").eco(10).web("volcano to-dig sword");
    assert_eq!(bonus(gate(), "1: try gate with alcestis 1"), 0);
    assert_eq!(bonus(gate().wears("battle-mad"), "1: try gate with alcestis 1"), 2);
    let plot = with_hero("alcestis silver").wears("battle-mad").web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(plot, &three("alcestis", "gold")), 2);
}

#[test]
fn w5_3_when_declared_asks_for_a_value() {
    let cadmus = || with_hero("cadmus silver").web(THREE).hand("the-stolen-fire");
    for (value, expected) in [("bronze", 0), ("silver", 1), ("gold", 0)] {
        assert_eq!(bonus(cadmus(), &three("cadmus", value)), expected, "{value}");
    }
    let proud = || with_hero("alcestis silver").wears("hubris").web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(proud(), &three("alcestis", "gold")), -3);
    assert_eq!(bonus(proud(), &three("alcestis", "silver")), 0);
    // At a gate it is the gate's value: silver at the second.
    let gate = with_hero("cadmus silver").at("D").eco(20).web("the-mother sword the-palace spear rust");
    assert_eq!(bonus(gate, "1: try gate with cadmus 1"), 1);
}

#[test]
fn w5_3_when_length_at_least_asks_for_a_long_web() {
    let odysseus = |web: &str, plot: &str| with_hero("odysseus silver").web(web).hand(plot);
    assert_eq!(bonus(odysseus(FIVE, "the-giants-rise"), "1: close the-giants-rise with odysseus 1 gold"), 2);
    assert_eq!(bonus(odysseus(FOUR, "pandoras-jar"), "1: close pandoras-jar with odysseus 1 gold"), 0);
}

#[test]
fn w5_3_when_length_at_most_asks_for_a_short_web() {
    let swift = |web: &str, plot: &str| with_hero("atalanta silver").web(web).hand(plot);
    assert_eq!(bonus(swift(THREE, "the-stolen-fire"), &three("atalanta", "gold")), 1);
    assert_eq!(bonus(swift(FOUR, "pandoras-jar"), "1: close pandoras-jar with atalanta 1 gold"), 0);
}

#[test]
fn w5_3_when_heroes_at_least_counts_the_owners_heroes_in_play() {
    let band = |side: Side| side.hero("alcestis silver").web(THREE).hand("the-stolen-fire").hero("medea");
    let declare = three("alcestis", "bronze");
    assert_eq!(bonus(band(god("ares").second_tier()).hero("jason"), &declare), 2);
    assert_eq!(bonus(band(god("ares").second_tier()), &declare), 0);
    assert_eq!(bonus(band(god("ares")).hero("jason"), &declare), 0); // the second tier is not open
}

#[test]
fn w5_3_closing_each_counts_the_cards_that_its_place_admits() {
    let starred = |web: &str| with_hero("alcestis silver").wears("chart-of-stars").web(web).hand("the-stolen-fire");
    assert_eq!(bonus(starred("torch to-dig the-smith"), &three("alcestis", "bronze")), 2); // fire and earth
    assert_eq!(bonus(starred("torch to-strike the-smith"), &three("alcestis", "bronze")), 1);
}

#[test]
fn w5_3_closing_equipped_counts_equipment_up_to_its_most_and_no_conditions() {
    let armed = |worn: &str| {
        let side = god("hephaestus").second_tier().hero("alcestis gold").wears(worn);
        bonus(side.web(THREE).hand("the-stolen-fire"), &three("alcestis", "bronze")) - 2 // gold
    };
    assert_eq!(armed("panoply"), 1);
    assert_eq!(armed("panoply ring-of-seals moly-root"), 2);
    assert_eq!(armed("lovesick"), 0);
}

#[test]
fn w5_3_when_gate_counts_at_gates_only() {
    let gate = |side: Side| bonus(side.at("A").eco(10).web("volcano to-dig sword"), "1: try gate with epeius 1");
    assert_eq!(gate(with_hero("epeius silver")), 1);
    assert_eq!(gate(with_hero("epeius silver").wears("golden-bit outcast")), 1 + 1 - 3);
    let hestia = god("hestia").opened("C").second_tier().hero("medea silver");
    let hestia = hestia.at("A").eco(10).web("mine to-dig sword");
    assert_eq!(bonus(hestia, "1: try gate with medea 1"), 2);
    let plot = with_hero("epeius silver").web("torch to-dig the-mother").hand("the-stolen-fire");
    assert_eq!(bonus(plot, &three("epeius", "gold")), 0);
}

#[test]
fn w5_3_when_contains_asks_for_one_card_that_a_place_admits() {
    let side = |hero: &str, web: &str| with_hero(hero).web(web).hand("the-stolen-fire arachnes-wager");
    let arachne = "1: close arachnes-wager with bellerophon 1 gold";
    assert_eq!(bonus(side("bellerophon silver", "loom to-work the-phoenix"), arachne), 1);
    assert_eq!(bonus(side("bellerophon silver", THREE), &three("bellerophon", "gold")), 0);
    let achilles = |web: &str| bonus(side("achilles silver", web), &three("achilles", "gold"));
    assert_eq!(achilles("torch to-work the-smith"), 1); // metal is a craft
    assert_eq!(achilles("torch to-forge the-smith"), 1); // once, however many
    assert_eq!(achilles(THREE), 0);
}

#[test]
fn w5_3_when_alone_asks_for_no_other_web() {
    let side = || with_hero("alcestis silver").wears("single-minded").web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(side(), &three("alcestis", "gold")), 2);
    assert_eq!(bonus(side().web("harbour"), &three("alcestis", "gold")), 0);
}

#[test]
fn w5_3_when_equipped_asks_for_equipment_and_not_for_conditions() {
    let side = |hero: &str| with_hero(hero).web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(side("perseus silver").wears("moly-root"), &three("perseus", "gold")), 1);
    assert_eq!(bonus(side("perseus silver").wears("chastened"), &three("perseus", "gold")), 0);
    assert_eq!(bonus(side("perseus silver"), &three("perseus", "gold")), 0);
}

#[test]
fn w5_3_when_retry_asks_for_a_web_that_failed_before() {
    let sisyphus = || with_hero("sisyphus silver");
    let failed = sisyphus().failed_web("the-stolen-fire", THREE);
    assert_eq!(bonus(failed, &three("sisyphus", "gold")), 3);
    let fresh = sisyphus().web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(fresh, &three("sisyphus", "gold")), 0);
}

#[test]
fn w5_3_when_behind_asks_that_somebody_else_has_opened_more_gates() {
    let aeneas = |side: Side| side.eco(14).hero("aeneas silver").web(THREE).hand("the-stolen-fire");
    assert_eq!(bonus(aeneas(god("poseidon")), &three("aeneas", "gold")), 2);
    assert_eq!(bonus(aeneas(god("poseidon").opened("C")), &three("aeneas", "gold")), 0); // as many
    assert_eq!(bonus(aeneas(god("poseidon").opened("A C")), &three("aeneas", "gold")), 0);
}
