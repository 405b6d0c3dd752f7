//! Modifiers that only gods have.

use crate::common::{Expect, god, position};

#[test]
fn c1_1_off_turn_cost_lowers_what_cards_cost_in_others_turns_but_not_below_0() {
    let sides = |eco| {
        [
            god("poseidon").hero("medea gold").web("torch").hand("pearl"),
            god("athena").eco(eco).hand("shears-of-atropos sleepless"),
        ]
    };
    position(sides(2))
        .play()
        .answers("1: close hand; 2: attach sleepless")
        .has_eco(2, 2) // 2 less than 2
        .bears(1, "medea", "sleepless")
        .answers("2: play shears-of-atropos")
        .logs("log-cut")
        .has_eco(2, 1); // 2 for the shears, and 1 of the maintenance that follows
    position(sides(1)).play().answers("1: close hand").offers("attach sleepless").refuses("play shears-of-atropos");
}

#[test]
fn c4_1_aim_tax_is_paid_by_whoever_aims_a_card_also_in_the_own_turn() {
    let hera = || god("hera").hero("medea gold").web("torch").hand("pearl yoke");
    for card in ["arrow-of-paris", "shears-of-atropos", "panic", "ruinous-feast"] {
        let side = |eco| god("poseidon").eco(eco).hand(card).hand("pearl");
        position([side(2), hera().eco(9)]).play().refuses(&format!("play {card}"));
        position([side(3), hera().eco(9)]).play().luck(1).answers(&format!("1: play {card}")).has_eco(1, 0);
    }
    position([god("poseidon").eco(3).hand("sleepless pearl"), hera()])
        .play()
        .answers("1: attach sleepless")
        .has_eco(1, 0);
}

#[test]
fn t3_4_draws_when_staying_loses_the_first_draw_only() {
    position([god("hermes"), god("ares")])
        .moving()
        .play()
        .answers("1: stay")
        .draws("chaos", ["pearl", "yoke", "loom"]) // draw 4, the first is lost
        .asks("1: ask-action")
        .holds(1, "pearl yoke loom");
    position([god("poseidon").hand("urn"), god("ares")])
        .moving()
        .play()
        .answers("1: stay")
        .asks("1: ask-action")
        .holds(1, "urn");
}

#[test]
fn t4_1_draws_neighbour_may_take_the_card_beside_the_pawn() {
    position([god("artemis").at("S1"), god("ares").at("S4")])
        .curtain("S2 pearl; S3 yoke; S4 urn")
        .moving()
        .play()
        .answers("1: move S3")
        .offers("at S2; at S3")
        .refuses("at S4; at A; at S1") // under a pawn, a gate, no card
        .answers("1: at S2")
        .draws("chaos", ["loom", "wand", "urn"])
        .holds(1, "pearl loom wand urn")
        .curtain_is("S2", "-")
        .curtain_is("S3", "yoke");
}

#[test]
fn t4_1_draws_neighbour_does_not_work_from_a_gate() {
    position([god("artemis").at("S3"), god("ares").at("S9")])
        .moving()
        .play()
        .answers("1: move A")
        .draws("chaos", ["loom", "wand", "urn"])
        .holds(1, "loom wand urn");
}

#[test]
fn h3_1_spoils_come_whenever_another_players_hero_is_lowered_or_falls() {
    let sides = |hero: &str| {
        [
            god("poseidon").eco(4).hand("arrow-of-paris the-last-thunderbolt pearl"),
            god("artemis").hero(hero),
            god("ares"),
        ]
    };
    position(sides("medea gold"))
        .play()
        .answers("1: play arrow-of-paris")
        .has_eco(3, 3)
        .answers("1: play the-last-thunderbolt")
        .has_eco(3, 6)
        .has_eco(2, 0);
    position(sides("ajax gold"))
        .play()
        .answers("1: play arrow-of-paris") // warded: nothing is lowered
        .has_eco(3, 0);
    position([god("poseidon").hand("arrow-of-paris pearl"), god("ares").hero("medea gold")])
        .play()
        .answers("1: play arrow-of-paris")
        .has_eco(2, 0); // the own heroes bring nothing
}
