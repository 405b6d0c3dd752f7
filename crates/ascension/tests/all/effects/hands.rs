//! Effects on hands, the deck and Hades.

use crate::common::{Expect, god, nth, position};

#[test]
fn t4_3_draw_takes_cards_from_the_deck() {
    position([god("poseidon").hand("song-of-the-muse"), god("ares")])
        .play()
        .answers("1: play song-of-the-muse")
        .draws("chaos", ["pearl", "yoke"])
        .holds(1, "pearl yoke");
    position([god("poseidon").hand("song-of-the-muse pearl"), god("ares")])
        .rest_held_by(2)
        .play()
        .refuses("play song-of-the-muse"); // neither deck nor Hades
}

#[test]
fn x2_1_discard_draw_discards_some_cards_and_draws_as_many() {
    position([god("poseidon").hand("waters-of-lethe pearl yoke loom"), god("ares")])
        .play()
        .answers("1: play waters-of-lethe; 1: pearl, yoke")
        .draws("chaos", ["wand", "urn"])
        .holds(1, "loom wand urn")
        .hades_is("pearl yoke");
    position([god("poseidon").hand("waters-of-lethe"), god("ares")]).play().refuses("play waters-of-lethe");
}

#[test]
fn a1_6_sell_cards_gives_eco_for_each_card() {
    position([god("poseidon").hand("hecatomb pearl yoke loom wand urn"), god("ares")])
        .play()
        .answers("1: play hecatomb")
        .refuses("pearl, yoke, loom, wand, urn") // four at most
        .answers("1: pearl, yoke, loom")
        .has_eco(1, 6)
        .holds(1, "wand urn");
}

#[test]
fn e3_1_foresee_sends_some_of_the_top_cards_to_the_hades_and_keeps_the_order_of_the_others() {
    position([god("poseidon").hand("omens-in-the-smoke"), god("ares")])
        .play()
        .answers("1: play omens-in-the-smoke")
        .draws("chaos", ["pearl", "yoke", "loom", "wand"])
        .answers("1: pearl, loom")
        .hades_is("pearl loom")
        .holds(1, "yoke") // and then one card is drawn
        .check(|game| {
            let next = game.deck.iter().next().and_then(|slot| slot.known_to(nth(1)));
            assert_eq!(next, Some(crate::common::card("wand")));
        });
}

#[test]
fn t4_3_foresee_needs_a_deck() {
    position([god("apollo").eco(1).hand("omens-in-the-smoke"), god("ares")])
        .rest_in_hades()
        .play()
        .refuses("play omens-in-the-smoke; use first-tier");
}

#[test]
fn t4_3_dig_deck_takes_one_of_five_and_sends_the_rest_to_the_hades() {
    position([god("poseidon").hand("the-sibyls-leaves"), god("ares")])
        .play()
        .answers("1: play the-sibyls-leaves")
        .draws("chaos", ["pearl", "yoke", "loom", "wand", "urn"])
        .refuses("pearl, yoke")
        .answers("1: loom")
        .holds(1, "loom")
        .hades_is("pearl yoke wand urn");
}

#[test]
fn t4_3_dig_deck_shuffles_once_at_most_before_looking() {
    position([god("poseidon").hand("the-sibyls-leaves"), god("ares")])
        .rest_held_by(2)
        .deck("pearl yoke")
        .hades("loom")
        .play()
        .answers("1: play the-sibyls-leaves")
        .draws("chaos", ["pearl", "yoke"]) // fewer than five, and no more
        .answers("1: pearl")
        .hades_is("loom yoke");
}

#[test]
fn e3_2_take_from_hades_takes_one_card_of_its_sort() {
    let hades = "pearl yoke the-stolen-fire pandoras-jar odysseus ajax blessed panoply";
    for (event, taken, others) in [
        ("the-golden-bough", "pearl", "the-stolen-fire; odysseus; blessed"),
        ("memory-of-mnemosyne", "the-stolen-fire", "pearl; odysseus; blessed"),
        ("roll-call-of-the-dead", "odysseus", "pearl; the-stolen-fire; blessed"),
        ("arms-for-the-living", "blessed", "pearl; the-stolen-fire; odysseus"),
    ] {
        let script = position([god("poseidon").hand(event), god("ares")])
            .hades(hades)
            .play()
            .luck(1)
            .answers(&format!("1: play {event}"))
            .refuses(others)
            .answers(&format!("1: {taken}"));
        let taken = crate::common::card(taken);
        assert!(script.state().players[nth(1)].holds(taken), "{event}");
        assert!(!script.state().hades.contains(&taken), "{event}");
    }
}

#[test]
fn c1_2_take_from_hades_needs_such_a_card() {
    position([god("poseidon").hand("memory-of-mnemosyne roll-call-of-the-dead arms-for-the-living"), god("ares")])
        .hades("pearl")
        .play()
        .refuses("play memory-of-mnemosyne; play roll-call-of-the-dead; play arms-for-the-living");
}

#[test]
fn e3_3_look_at_hand_shows_another_hand_to_one_player() {
    position([god("poseidon").hand("eyes-of-argus"), god("ares").hand("pearl yoke"), god("hera")])
        .play()
        .answers("1: play eyes-of-argus")
        .draws("chaos", ["urn"])
        .holds(2, "pearl yoke")
        .check(|game| {
            for slot in &game.players[nth(2)].hand {
                assert!(slot.known_to(nth(1)).is_some());
                assert!(slot.known_to(nth(3)).is_none());
            }
        });
}

#[test]
fn e3_3_steal_random_takes_a_card_by_chance() {
    position([god("poseidon").hand("thief-in-the-night"), god("ares").hand("pearl yoke")])
        .play()
        .answers("1: play thief-in-the-night")
        .draws("steal", ["yoke"])
        .holds(1, "yoke")
        .holds(2, "pearl");
    position([god("poseidon").hand("thief-in-the-night"), god("ares")]).play().refuses("play thief-in-the-night"); // an empty hand is no target
}

#[test]
fn e3_3_take_from_hand_takes_a_card_of_a_hand_that_the_player_sees() {
    position([god("poseidon").eco(3).hand("a-bribed-servant"), god("ares").hand("pearl yoke"), god("hestia")])
        .play()
        .answers("1: play a-bribed-servant")
        .offers("pearl; yoke")
        .answers("1: yoke")
        .has_eco(1, 0)
        .holds(1, "yoke")
        .holds(2, "pearl")
        .check(|game| {
            assert!(game.players[nth(2)].hand[0].known_to(nth(1)).is_some());
            assert!(game.players[nth(1)].hand[0].known_to(nth(3)).is_none());
        });
}

#[test]
fn c1_3_discard_from_hand_is_chosen_by_the_owner_by_the_player_or_by_chance() {
    let robbed = || god("ares").hand("pearl yoke loom");
    position([god("poseidon").hand("lotus-eaters urn"), robbed()])
        .play()
        .answers("1: play lotus-eaters; 2: pearl, yoke")
        .hades_is("pearl yoke")
        .holds(2, "loom");
    position([god("poseidon").hand("tongue-of-momus urn"), robbed()])
        .play()
        .answers("1: play tongue-of-momus; 1: loom")
        .hades_is("loom")
        .holds(2, "pearl yoke");
    position([god("poseidon").hand("panic urn"), robbed()])
        .play()
        .answers("1: play panic")
        .draws("steal", ["yoke"])
        .hades_is("yoke")
        .holds(2, "pearl loom");
}

#[test]
fn c1_4_discard_from_hand_takes_all_if_there_are_fewer() {
    position([god("poseidon").hand("lotus-eaters urn"), god("ares").hand("pearl")])
        .play()
        .answers("1: play lotus-eaters")
        .hades_is("pearl")
        .holds(2, "");
}

#[test]
fn e3_3_trade_card_gives_a_card_held_before_for_a_random_one() {
    position([god("poseidon").hand("gifts-of-xenia urn wand"), god("ares").hand("pearl yoke")])
        .play()
        .answers("1: play gifts-of-xenia")
        .draws("steal", ["pearl"])
        .refuses("pearl") // not the one just taken
        .answers("1: urn")
        .holds(1, "wand pearl")
        .holds(2, "yoke urn")
        .has_eco(1, 2);
    position([god("poseidon").hand("gifts-of-xenia"), god("ares").hand("pearl yoke")])
        .play()
        .refuses("play gifts-of-xenia"); // nothing to give
}
