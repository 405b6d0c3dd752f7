//! M · The mountain.

use crate::common::words::Reads;
use crate::common::{Expect, PACK, Side, at, god, position};
use ascension::pack::PositionSet;
use ascension::{Ascension, AscensionOptions, Smoke};
use table::{Lang, Seats};
use testkit::Script;

/// Hephaestus walks 3 steps.
fn walker() -> Side {
    god("hephaestus")
}

fn alone(side: Side) -> Script<Ascension> {
    position([side, god("ares").at("S13")]).moving().play()
}

fn set(places: &str) -> PositionSet {
    places.split_whitespace().map(at).collect()
}

#[test]
fn m1_1_three_rings_and_a_throne_and_the_last_is_the_neighbour_of_the_first() {
    let mountain = &PACK.mountain;
    assert_eq!(mountain.ring_of.map(PositionSet::len), [18, 12, 6]);
    for (first, second, last) in [("S1", "S2", "S18"), ("F1", "F2", "F12"), ("M1", "M2", "M6")] {
        let ring = mountain.neighbours(at(first), PositionSet::NONE) & mountain.rings;
        assert_eq!(ring, set(second).with(at(last)), "beside {first}");
    }
    alone(walker().at("S1")).offers("move S4; move S16").refuses("move S5; move S15");
}

#[test]
fn m1_2_a_gate_is_one_step_from_each_position_it_touches() {
    for (gate, below, above) in [
        ("A", "S3 S4", "F2 F3"),
        ("B", "S9 S10", "F6 F7"),
        ("C", "S15 S16", "F10 F11"),
        ("D", "F4 F5", "M2 M3"),
        ("E", "F10 F11", "M5 M6"),
        ("Z", "M1 M4", "throne"),
    ] {
        let mountain = &PACK.mountain;
        let beside = mountain.neighbours(at(gate), set(gate));
        assert_eq!(beside, set(below) | set(above), "gate {gate}");
        for place in beside.iter().filter(|place| *place != mountain.throne) {
            assert!(mountain.neighbours(place, set(gate)).contains(at(gate)));
        }
    }
}

#[test]
fn m1_3_a_gate_you_have_not_opened_is_entered_and_left_only_below() {
    let other = god("ares").at("S13").opened("A"); // each opens for themself
    position([walker().at("S4"), other.clone()]).moving().play().offers("move A").refuses("move F2; move F3");
    position([walker().at("A"), other.clone()]).moving().play().offers("move S3; move S4").refuses("move F2; move F3");
    position([walker().at("F2").opened("B"), other]).moving().play().refuses("move A; move S3; move S4");
}

#[test]
fn m1_4_an_opened_gate_is_walked_both_ways_by_steps_and_without_eco() {
    alone(walker().at("S4").opened("A"))
        .offers("move A; move F2; move F3; move F1; move F4") // 1, 2, 2, 3 and 3 steps
        .refuses("move F5; move F12");
    alone(walker().at("F3").opened("A").eco(7))
        .draws("chaos", ["pearl", "yoke", "club"])
        .answers("1: move S4")
        .stands(1, "S4")
        .has_eco(1, 7);
}

#[test]
fn m1_5_a_gate_holds_any_number_of_pawns_and_never_a_card() {
    position([walker().at("S4"), god("ares").at("A"), god("hera").at("A")])
        .moving()
        .play()
        .draws("chaos", ["pearl", "yoke", "club"])
        .answers("1: move A")
        .logs("log-no-card-there")
        .answers("1: close hand")
        .stands(1, "A")
        .stands(2, "A")
        .stands(3, "A")
        .asks("2: ask-movement")
        .reads(Lang::En, &["New curtain card: Slope 4."]) // where the turn began, and no gate
        .check(|game| {
            for gate in &PACK.mountain.gates {
                assert!(!PACK.mountain.is_ring(gate.at), "a card could be laid on a gate");
                assert!(gate.at.index() >= game.curtain.len());
            }
        });
}

#[test]
fn m1_6_a_pawn_on_a_gate_counts_as_being_in_the_sector_below() {
    let weaver = |place: &str| {
        let side = god("poseidon").at(place).eco(14).hand("galatea-breathes");
        let side = side.hero("arion bronze").web("the-mother to-carve sword");
        position([side, god("ares").at("S13")]).play()
    };
    weaver("A").offers("close galatea-breathes with arion 1 bronze"); // the slopes
    weaver("D") // the flanks
        .offers("close galatea-breathes with arion 1 silver")
        .refuses("close galatea-breathes with arion 1 bronze");
    weaver("Z") // the summit
        .offers("close galatea-breathes with arion 1 gold")
        .refuses("close galatea-breathes with arion 1 silver");
}

#[test]
fn m1_7_a_ring_position_holds_at_most_one_pawn_and_one_card() {
    position([walker().at("S1").hand("a-gods-stride"), god("ares").at("S2")])
        .curtain("S3 pearl")
        .moving()
        .play()
        .refuses("move S2")
        .answers("1: play a-gods-stride")
        .refuses("at S2")
        .answers("1: at S3; 1: pass") // onto a card, which is not drawn
        .stands(1, "S3")
        .curtain_is("S3", "pearl") // and nothing is laid onto it
        .curtain_is("S1", "unseen");
}

#[test]
fn m2_1_in_veiled_smoke_you_look_where_your_pawn_could_end() {
    position([walker().at("S1"), god("ares").at("S2")])
        .smoke(Smoke::Veiled)
        .beginning()
        .play()
        .sees(1, "S3 S4 S16 S17 S18")
        .does_not_see(1, "S5 S15 F2")
        .does_not_see(2, "S3 S4 S5 S16");
}

#[test]
fn m2_1_you_look_again_whenever_there_are_more_positions_before_you_have_moved() {
    position([walker().at("S1").hand("wings-for-an-hour"), god("ares").at("S13")])
        .smoke(Smoke::Veiled)
        .beginning()
        .play()
        .does_not_see(1, "S5 S8")
        .answers("1: play wings-for-an-hour") // four steps more
        .sees(1, "S5 S8")
        .does_not_see(1, "S9");
    for (card, answer, other) in [("a-gods-stride", "; 1: at S5", "S13"), ("traded-places", "", "S5")] {
        position([walker().at("S1").hand(card), god("ares").at(other)])
            .smoke(Smoke::Veiled)
            .beginning()
            .play()
            .does_not_see(1, "S6 S8")
            .answers(&format!("1: play {card}{answer}"))
            .sees(1, "S6 S8"); // three steps from S5
    }
}

#[test]
fn m2_2_in_thick_smoke_nobody_looks() {
    position([walker().at("S1"), god("ares").at("S13")])
        .smoke(Smoke::Thick)
        .beginning()
        .play()
        .does_not_see(1, "S2 S3 S4 S16 S17 S18");
}

#[test]
fn m2_3_in_thin_smoke_all_curtain_cards_lie_open() {
    let options = AscensionOptions { smoke: Smoke::Thin, ..AscensionOptions::default() };
    Script::<Ascension>::with(options, 2).rolls("d12", [9, 4]).luck(7).answers("1: at S1; 2: at S7").check(|game| {
        let laid = game.curtain.iter().flatten();
        assert!(laid.clone().all(|slot| slot.seen() == Seats::EVERYONE));
        assert_eq!(laid.count(), 36 - 2);
    });
    position([walker().at("S1"), god("ares").at("S13")])
        .smoke(Smoke::Thin)
        .moving()
        .play()
        .draws("chaos", ["yoke", "club", "torch", "mine"])
        .answers("1: move S2; 1: close hand")
        .curtain_is("S1", "mine") // a card that is laid later lies open too
        .sees(1, "S1")
        .sees(2, "S1");
}

#[test]
fn m2_4_who_has_seen_a_curtain_card_knows_it_until_it_leaves_the_curtain() {
    position([walker().at("S1").hand("the-smoke-turns west-wind"), god("ares").at("S13")])
        .smoke(Smoke::Veiled)
        .beginning()
        .play()
        .sees(1, "S2")
        .does_not_see(1, "S10")
        .answers("1: play the-smoke-turns; 1: at S2, at S10; 1: done")
        .sees(1, "S10") // the card is the one that lay on S2
        .does_not_see(1, "S2")
        .draws("chaos", ["pearl"])
        .answers("1: play west-wind; 1: at S10")
        .does_not_see(1, "S10");
}

#[test]
fn m2_5_an_effect_moves_a_pawn_within_its_sector() {
    let stride = |place: &str| walker().at(place).opened("A").hand("a-gods-stride urn"); // up to 4 steps
    position([stride("S1"), god("ares").at("S2")])
        .play()
        .answers("1: play a-gods-stride")
        .asks("1: ask-push")
        .offers("at S3; at S5; at S15; at A; at C")
        .refuses("at S1; at S2; at S6; at F2; at F3")
        .answers("1: at S5")
        .stands(1, "S5")
        .holds(1, "urn");
    position([stride("A"), god("ares").at("S13")])
        .play()
        .answers("1: play a-gods-stride")
        .offers("at S3; at S4; at S1; at S7")
        .refuses("at A; at F2; at F3");
}
