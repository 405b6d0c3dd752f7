//! Effects on heroes.

use crate::common::{Expect, god, nth, position};

const STOLEN_FIRE: &str = "torch to-dig the-smith";

#[test]
fn h3_1_harm_lowers_a_hero_by_one_step() {
    position([god("poseidon").hand("arrow-of-paris"), god("artemis").hero("medea gold")])
        .play()
        .answers("1: play arrow-of-paris")
        .has_hero(2, "medea silver");
}

#[test]
fn h3_4_slay_makes_a_hero_fall_whatever_its_value() {
    position([
        god("poseidon").eco(4).hand("the-last-thunderbolt pearl"),
        god("artemis").hero("medea gold").wears("aegis-of-hide").web("torch"),
    ])
    .play()
    .answers("1: play the-last-thunderbolt") // a ward does not help
    .has_no_hero(2, "medea")
    .hades_is("medea aegis-of-hide torch");
}

#[test]
fn h2_1_raise_free_lifts_a_hero_by_one_step_without_paying() {
    let side = |hero: &str| god("poseidon").hand("apotheosis").hero(hero);
    position([side("alcestis bronze"), god("ares").hero("medea bronze")])
        .play()
        .answers("1: play apotheosis")
        .has_hero(1, "alcestis silver")
        .has_eco(1, 0);
    position([side("alcestis gold"), god("ares")]).play().refuses("play apotheosis");
    position([side("alcestis bronze").wears("faint-hearted"), god("ares")]).play().refuses("play apotheosis");
}

#[test]
fn c4_6_shield_hero_keeps_others_off_but_not_off_its_webs() {
    position([
        god("poseidon").hand("cloud-of-aphrodite pearl").hero("alcestis silver").web("torch"),
        god("ares").eco(9).hand("arrow-of-paris sleepless shears-of-atropos"),
    ])
    .play()
    .answers("1: play cloud-of-aphrodite; 1: close hand")
    .asks("2: ask-end-of-turn")
    .offers("play shears-of-atropos")
    .refuses("play arrow-of-paris; attach sleepless")
    .answers("2: pass; 2: stay; 2: close hand; 2: pass; 1: stay; 1: close hand")
    .asks("2: ask-end-of-turn")
    .offers("play arrow-of-paris; attach sleepless");
    position([god("poseidon").hand("cloud-of-aphrodite").hero("alcestis silver").shielded(), god("ares")])
        .play()
        .refuses("play cloud-of-aphrodite");
}

#[test]
fn w4_1_bind_hero_bars_its_webs_until_the_end_of_its_owners_next_turn() {
    position([
        god("poseidon").hand("net-of-hephaestus pearl"),
        god("ares").eco(9).hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire"),
    ])
    .play()
    .answers("1: play net-of-hephaestus; 1: close hand; 2: stay")
    .refuses("close the-stolen-fire with alcestis 1 silver")
    .bars("bar-close", "why-bound")
    .answers("2: close hand; 1: stay; 1: close hand; 2: stay")
    .offers("close the-stolen-fire with alcestis 1 silver");
}

#[test]
fn w4_1_bind_hero_lets_a_running_attempt_go_on() {
    position([
        god("poseidon").hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire pearl"),
        god("ares").eco(4).hand("net-of-hephaestus pearl"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 bronze; 2: play net-of-hephaestus")
    .rolls("d12", [1])
    .logs("log-fails")
    .answers("1: close hand; 2: stay; 2: close hand; 1: stay")
    .bars("bar-close", "why-bound")
    .answers("1: close hand; 2: stay; 2: close hand; 1: stay")
    .offers("close the-stolen-fire with alcestis 1 bronze");
}

#[test]
fn e2_1_strip_sends_an_attachment_that_the_player_chooses_to_the_hades() {
    let side = || god("poseidon").hand("harpies-at-table pearl");
    position([side(), god("ares").hero("medea silver").wears("blessed panoply")])
        .play()
        .answers("1: play harpies-at-table; 1: panoply")
        .bears(2, "medea", "blessed")
        .hades_is("panoply");
    position([side(), god("ares").hero("medea silver")]).play().refuses("play harpies-at-table");
}

#[test]
fn e2_2_transfer_attachment_moves_one_to_another_hero() {
    position([
        god("poseidon").hand("change-of-hands").hero("alcestis silver"),
        god("ares").hero("medea silver").wears("blessed"),
    ])
    .play()
    .answers("1: play change-of-hands")
    .bears(1, "alcestis", "blessed")
    .bears(2, "medea", "");
}

#[test]
fn e2_2_transfer_attachment_keeps_the_turns_that_are_left() {
    position([
        god("poseidon").hand("change-of-hands").hero("alcestis silver"),
        god("ares").hero("medea silver").wears("guest-friend"),
    ])
    .play()
    .answers("1: play change-of-hands; 1: close hand; 2: stay; 2: close hand")
    .asks("1: ask-movement")
    .check(|game| assert_eq!(game.players[nth(1)].heroes[0].attachments[0].turns, 3));
}

#[test]
fn h1_5_ready_hero_makes_a_hero_available_at_once() {
    position([god("poseidon").hand("called-by-name torch").entered("alcestis silver"), god("ares")])
        .play()
        .refuses("weave torch on alcestis 1")
        .answers("1: play called-by-name")
        .offers("weave torch on alcestis 1");
    position([god("poseidon").hand("called-by-name").hero("alcestis silver"), god("ares")])
        .play()
        .refuses("play called-by-name");
}

#[test]
fn h1_4_replace_hero_puts_a_hero_of_the_hand_in_the_place_of_one_in_play() {
    position([
        god("poseidon").hand("changeling odysseus").hero("alcestis gold").wears("panoply").web("torch"),
        god("ares"),
    ])
    .play()
    .answers("1: play changeling")
    .has_no_hero(1, "alcestis")
    .has_hero(1, "odysseus gold")
    .bears(1, "odysseus", "panoply")
    .has_web(1, "odysseus", 1, "torch")
    .holds(1, "alcestis")
    .check(|game| {
        assert!(game.players[nth(1)].heroes[0].ready);
        assert_eq!(game.turn.heroes, 1); // it is not an entering
    });
    position([god("poseidon").hand("changeling alcestis").hero("alcestis gold"), god("ares")])
        .play()
        .refuses("play changeling");
}

#[test]
fn h3_2_replace_hero_costs_the_slots_that_the_other_had() {
    position([
        god("poseidon")
            .hand("changeling odysseus")
            .hero("daedalus bronze")
            .wears("panoply blessed chastened bronze-greaves winged-sandals"),
        god("ares"),
    ])
    .play()
    .answers("1: play changeling")
    .asks("1: ask-which-attachment-goes")
    .answers("1: blessed")
    .bears(1, "odysseus", "panoply chastened bronze-greaves winged-sandals");
}

#[test]
fn h1_1_extra_hero_lets_one_more_hero_enter() {
    position([god("poseidon").eco(20).hand("muster odysseus ajax jason"), god("ares")])
        .play()
        .answers("1: play muster; 1: enter odysseus bronze; 1: enter ajax bronze")
        .has_eco(1, 20 + 2 - 10)
        .refuses("enter jason bronze");
}

#[test]
fn h4_2_revive_hero_brings_a_hero_from_the_hades_into_play_without_payment() {
    position([god("poseidon").eco(5).hand("back-from-the-shades jason").hero("odysseus gold"), god("ares")])
        .hades("odysseus ajax")
        .play()
        .answers("1: play back-from-the-shades") // Odysseus is in play already
        .has_hero(1, "ajax bronze")
        .has_eco(1, 5)
        .hades_is("odysseus")
        .offers("enter jason bronze") // it was not the hero of the turn
        .check(|game| assert!(!game.players[nth(1)].heroes[1].ready));
}

#[test]
fn h4_2_revive_hero_obeys_the_limit_of_heroes() {
    position([god("hecate").hand("back-from-the-shades").hero("odysseus gold").hero("jason bronze"), god("ares")])
        .hades("ajax")
        .play()
        .refuses("play back-from-the-shades");
}
