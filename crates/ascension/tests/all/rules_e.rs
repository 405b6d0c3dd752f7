//! E · Equipment, conditions, events.

use crate::common::{Expect, card, god, nth, position};
use table::Rules;
use testkit::Script;

const STOLEN_FIRE: &str = "torch to-dig the-smith";

#[test]
fn e1_1_equipment_and_conditions_share_2_3_or_4_slots() {
    let worn = ["bronze-greaves", "blessed", "winged-sandals", "chastened"];
    for (value, slots) in [("bronze", 2), ("silver", 3), ("gold", 4)] {
        let bearer = |count: usize| {
            let hero = god("poseidon").hero(&format!("alcestis {value}"));
            position([hero.wears(&worn[..count].join(" ")).hand("chart-of-stars"), god("ares")]).play()
        };
        bearer(slots).refuses("attach chart-of-stars");
        bearer(slots - 1)
            .answers("1: attach chart-of-stars")
            .check(|game| assert_eq!(game.players[nth(1)].heroes[0].attachments.len(), slots));
    }
}

#[test]
fn e1_2_an_own_hero_must_be_available_and_anothers_need_not() {
    position([god("poseidon").entered("alcestis silver").hand("blessed"), god("ares")])
        .play()
        .refuses("attach blessed");
    position([god("poseidon").hero("alcestis silver").hand("blessed"), god("ares")])
        .play()
        .answers("1: attach blessed")
        .bears(1, "alcestis", "blessed");
    position([god("poseidon").hand("sleepless"), god("ares").entered("alcestis silver")])
        .play()
        .answers("1: attach sleepless")
        .bears(2, "alcestis", "sleepless");
}

#[test]
fn e1_3_attaching_is_free_in_the_own_turn_and_costs_the_printed_eco_in_anothers() {
    position([
        god("poseidon").eco(5).hero("alcestis silver").hand("bronze-greaves"),
        god("ares").eco(5).hand("sleepless ill-starred"),
    ])
    .play()
    .answers("1: attach bronze-greaves")
    .has_eco(1, 5)
    .answers("1: close hand; 2: attach sleepless")
    .has_eco(2, 3)
    .bears(1, "alcestis", "bronze-greaves sleepless");
}

#[test]
fn e1_3_what_cannot_be_paid_is_not_attached() {
    position([god("poseidon").hero("alcestis silver"), god("ares").eco(1).hand("sleepless")])
        .play()
        .answers("1: close hand")
        .asks("2: ask-movement"); // nobody was asked at the end of the turn
}

#[test]
fn e1_4_an_attachment_is_removed_from_an_own_hero_for_its_printed_eco() {
    let bearer = |eco| god("poseidon").eco(eco).hero("alcestis silver").wears("sleepless");
    position([bearer(3), god("ares")])
        .play()
        .answers("1: remove sleepless from alcestis")
        .has_eco(1, 1)
        .bears(1, "alcestis", "")
        .hades_is("sleepless");
    position([bearer(1), god("ares")]).play().refuses("remove sleepless from alcestis");
    position([god("ares").eco(9), bearer(9)]).play().refuses("remove sleepless from alcestis");
}

#[test]
fn e1_5_a_hero_never_bears_two_attachments_of_the_same_name() {
    let side = || god("poseidon").eco(14).hero("alcestis silver").wears("blessed");
    let twice = |position: crate::common::Position| {
        let mut game = position.checked().expect("a position");
        let slot = game.pool.open(card("blessed"));
        game.players[nth(1)].hand.push(slot);
        game.specials.push(card("blessed"));
        game.invariants().expect("a second copy");
        Script::from_state(game)
    };
    twice(position([side(), god("ares")])).refuses("attach blessed");
    twice(position([side().hero("daedalus bronze"), god("ares")]))
        .answers("1: attach blessed")
        .bears(1, "alcestis", "blessed")
        .bears(1, "daedalus", "blessed");
}

#[test]
fn e1_6_an_attachment_works_whoever_laid_it_and_the_owner_of_the_hero_chooses() {
    position([
        god("poseidon").hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire"),
        god("ares").eco(4).hand("second-sight"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 bronze; 2: attach second-sight")
    .rolls("d12", [1])
    .asks("1: ask-after-roll")
    .answers("1: re-roll by second-sight")
    .rolls("d12", [4])
    .logs("log-succeeds");
}

#[test]
fn e2_1_an_attachment_goes_when_its_end_comes_after_its_effect_has_counted() {
    let side = || god("poseidon").eco(14).hero("alcestis silver").wears("blessed");
    let side = || side().web(STOLEN_FIRE).hand("the-stolen-fire");
    position([side(), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [1]) // and 3 for the blessing
        .bears(1, "alcestis", "")
        .hades_is("blessed");
    position([side(), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [1])
        .bears(1, "alcestis", "blessed"); // it ends with a success only
}

#[test]
fn e2_2_an_attachment_moves_only_to_a_hero_on_which_it_is_legal() {
    let from = || god("poseidon").hand("change-of-hands").hero("alcestis bronze").wears("moly-root bronze-greaves");
    for (from, other) in [
        (from(), god("ares")),
        (from().entered("daedalus bronze"), god("ares")),
        (from(), god("ares").hero("erichthonius gold")),
        (from(), god("ares").hero("daphne gold")),
        (from(), god("ares").hero("medea gold").shielded()),
        (from(), god("ares").hero("medea bronze").wears("blessed chastened")),
    ] {
        position([from, other]).play().refuses("play change-of-hands");
    }
    position([from().hero("daedalus bronze"), god("ares").entered("medea bronze")])
        .play()
        .answers("1: play change-of-hands")
        .offers("give moly-root to daedalus of seat 1; give moly-root to medea of seat 2")
        .answers("1: give moly-root to medea of seat 2")
        .bears(1, "alcestis", "bronze-greaves")
        .bears(2, "medea", "moly-root");
}

#[test]
fn e3_1_any_number_of_events_are_played_each_at_its_timing() {
    position([god("poseidon").hand("golden-rain golden-rain favour-of-tyche aegis-raised good-omen"), god("ares")])
        .play()
        .refuses("play favour-of-tyche; play aegis-raised; play good-omen")
        .answers("1: play golden-rain; 1: play golden-rain")
        .has_eco(1, 8)
        .holds(1, "favour-of-tyche aegis-raised good-omen")
        .played_are("golden-rain golden-rain")
        .hades_is("");
}

#[test]
fn e3_2_what_an_event_takes_from_the_hades_is_never_an_event() {
    let takers = "the-golden-bough memory-of-mnemosyne arms-for-the-living roll-call-of-the-dead";
    let mut script = position([god("poseidon").hand(takers), god("ares")]).hades("golden-rain tithe").play();
    for taker in takers.split(' ') {
        script = script.refuses(&format!("play {taker}"));
    }
    drop(script);
    position([god("poseidon").hand("the-golden-bough"), god("ares")])
        .hades("golden-rain pearl yoke tithe blessed")
        .play()
        .answers("1: play the-golden-bough")
        .offers("pearl; yoke")
        .refuses("golden-rain; tithe; blessed");
}

#[test]
fn e3_3_a_card_taken_by_chance_is_seen_by_the_taker_and_the_robbed_only() {
    let script = position([god("poseidon").hand("thief-in-the-night"), god("ares").hand("pearl yoke"), god("hera")])
        .play()
        .answers("1: play thief-in-the-night")
        .draws("steal", ["pearl"])
        .holds(1, "pearl")
        .holds(2, "yoke")
        .check(|game| {
            let slot = &game.players[nth(1)].hand[0];
            let knows = [1, 2, 3].map(|seat| slot.known_to(nth(seat)).is_some());
            assert_eq!(knows, [true, true, false]);
        });
    let told = |seat: u8, key: &str| script.log(nth(seat)).iter().any(|line| line.text.key == key);
    for (seat, open) in [(1, true), (2, true), (3, false)] {
        assert_eq!(told(seat, "log-card-handed"), open, "seat {seat}");
        assert_eq!(told(seat, "log-hidden-card-handed"), !open, "seat {seat}");
    }
}

#[test]
fn e1_7_a_card_that_speaks_only_of_raising_is_not_attached_to_a_gold_hero() {
    for card in ["whetstone", "faint-hearted"] {
        let with = |value: &str| {
            let side = god("poseidon").hero(&format!("perseus {value}")).hand(card).hand("urn");
            position([side, god("ares")]).play()
        };
        with("silver").offers(&format!("attach {card}"));
        with("gold").refuses(&format!("attach {card}"));
    }
}
