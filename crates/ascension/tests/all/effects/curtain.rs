//! Effects on the curtain and on pawns.

use crate::common::{Expect, at, god, nth, position};
use ascension::Smoke;

#[test]
fn m2_4_peek_curtain_shows_up_to_so_many_cards_one_after_another() {
    position([god("poseidon").at("S1").hand("the-smoke-parts pearl"), god("ares").at("S9")])
        .smoke(Smoke::Thick)
        .play()
        .draws("chaos", ["loom"])
        .answers("1: play the-smoke-parts; 1: at M3; 1: at F7")
        .refuses("at M3") // it is known already
        .answers("1: done")
        .asks("1: ask-action")
        .check(|game| {
            for (place, known) in [("M3", true), ("F7", true), ("S5", false)] {
                let slot = game.curtain[at(place).index()].as_ref().expect("a card");
                assert_eq!(slot.known_to(nth(1)).is_some(), known, "{place}");
                assert!(slot.known_to(nth(2)).is_none(), "{place}");
            }
        });
}

#[test]
fn c1_4_peek_curtain_in_the_actions_leaves_the_step_out() {
    let side = || god("poseidon").at("S1").hand("the-smoke-parts pearl");
    position([side(), god("ares").at("S9")])
        .play()
        .draws("chaos", ["loom"])
        .answers("1: play the-smoke-parts; 1: done")
        .check(|game| assert_eq!(game.turn.extra_steps, 0));
    position([side(), god("ares").at("S9")])
        .moving()
        .play()
        .refuses("move S6")
        .draws("chaos", ["loom"])
        .answers("1: play the-smoke-parts; 1: done")
        .offers("move S6"); // Poseidon moves 4
}

#[test]
fn c1_2_peek_curtain_is_possible_as_long_as_there_is_a_curtain_card() {
    position([god("poseidon").at("S1").hand("the-smoke-parts pearl"), god("ares").at("S9")])
        .smoke(Smoke::Thin) // and all of them are known
        .moving()
        .play()
        .offers("play the-smoke-parts");
}

#[test]
fn m2_4_swap_curtain_exchanges_two_cards_that_are_not_under_pawns() {
    position([god("poseidon").hand("the-smoke-turns urn"), god("ares").at("S9")])
        .curtain("S5 pearl; M3 yoke; S9 loom")
        .play()
        .answers("1: play the-smoke-turns")
        .refuses("at S5, at S9; at S5")
        .answers("1: at S5, at M3; 1: done")
        .curtain_is("S5", "yoke")
        .curtain_is("M3", "pearl");
}

#[test]
fn m2_5_take_curtain_takes_a_card_of_the_sector_within_reach() {
    position([god("poseidon").at("S1").hand("a-hand-through-the-smoke"), god("ares").at("S3")])
        .curtain("S4 pearl; S3 yoke")
        .play()
        .answers("1: play a-hand-through-the-smoke")
        .offers("at S2; at S4; at S16; at S17; at S18")
        .refuses("at S3; at S5; at S15; at F2") // under a pawn, too far, another sector
        .answers("1: at S4")
        .holds(1, "pearl")
        .curtain_is("S4", "-");
}

#[test]
fn x1_1_clear_curtain_sends_cards_to_the_hades_and_covers_their_positions_at_once() {
    position([god("poseidon").at("S1").hand("west-wind"), god("ares").at("S9")])
        .curtain("S5 pearl; M3 yoke; S9 loom")
        .play()
        .answers("1: play west-wind")
        .refuses("at S9")
        .answers("1: at S5, at M3")
        .draws("chaos", ["urn"]) // only the drawn card is looked at
        .hades_is("pearl yoke")
        .holds(1, "urn")
        .check(|game| {
            for place in ["S5", "M3"] {
                let slot = game.curtain[at(place).index()].as_ref().expect("a card");
                assert_eq!(slot.settled(), None, "{place}");
            }
        });
}

#[test]
fn m2_5_move_pawn_moves_a_pawn_within_its_sector() {
    position([god("poseidon").at("S5").hand("contrary-currents pearl"), god("ares").at("S3").opened("A")])
        .curtain("S2 yoke")
        .play()
        .answers("1: play contrary-currents")
        .offers("at A; at S1; at S2; at S4; at S6; at S18")
        .refuses("at S3; at S5; at S7; at F2; at F3") // where it stood, where a pawn is, too far, another sector
        .answers("1: at S2")
        .stands(2, "S2")
        .curtain_is("S2", "yoke")
        .holds(2, "");
    position([god("poseidon").at("S5").hand("a-gods-stride pearl"), god("ares").at("S12")])
        .play()
        .answers("1: play a-gods-stride; 1: at S9")
        .stands(1, "S9");
}

#[test]
fn m2_5_swap_pawns_needs_both_on_ring_positions_of_one_sector() {
    let side = |place: &str| god("poseidon").at(place).hand("traded-places pearl");
    position([side("S5"), god("ares").at("S12").eco(1)])
        .play()
        .answers("1: play traded-places")
        .stands(1, "S12")
        .stands(2, "S5")
        .has_eco(1, 1)
        .has_eco(2, 0);
    for (here, there) in [("S5", "A"), ("A", "S5"), ("S5", "F2")] {
        position([side(here), god("ares").at(there).eco(1)]).play().refuses("play traded-places");
    }
}

#[test]
fn t3_1_extra_steps_raise_the_limit_of_movement_before_the_movement_only() {
    let side = || god("poseidon").at("S1").hand("wings-for-an-hour");
    position([side(), god("ares").at("S12")])
        .smoke(Smoke::Veiled)
        .moving()
        .play()
        .refuses("move S9")
        .draws("chaos", ["loom"])
        .answers("1: play wings-for-an-hour")
        .offers("move S9") // 4 and 4
        .check(|game| {
            let slot = game.curtain[at("S9").index()].as_ref().expect("a card");
            assert!(slot.known_to(nth(1)).is_some()); // M2.1 looks again
        });
    position([side(), god("ares").at("S12")]).play().refuses("play wings-for-an-hour");
}
