//! Prices, and effects on webs.

use crate::common::{Expect, god, nth, position};

const STOLEN_FIRE: &str = "torch to-dig the-smith";

#[test]
fn c1_1_pay_eco_is_paid_with_the_card_and_lost_if_it_is_cancelled() {
    let player = |eco| god("poseidon").eco(eco).hand("the-last-thunderbolt pearl");
    position([player(4), god("hera").hero("medea gold").hand("pearl")]).play().refuses("play the-last-thunderbolt"); // Hera asks 3 more
    position([player(3), god("artemis").hero("medea gold")]).play().refuses("play the-last-thunderbolt");
    position([player(4), god("artemis").hero("medea gold")])
        .play()
        .answers("1: play the-last-thunderbolt")
        .has_eco(1, 0)
        .has_no_hero(2, "medea");
    position([player(4), god("artemis").eco(2).hero("medea gold").hand("aegis-raised")])
        .play()
        .answers("1: play the-last-thunderbolt; 2: play aegis-raised")
        .has_eco(1, 0)
        .has_hero(2, "medea gold");
}

#[test]
fn c1_1_discard_own_is_paid_out_of_the_hand_that_is_left() {
    let player = |hand: &str| god("persephone").eco(2).hero("orpheus silver").hand(hand);
    position([player("pearl loom"), god("ares")])
        .hades("yoke")
        .play()
        .answers("1: use first-tier; 1: pearl; 1: yoke")
        .has_eco(1, 2) // the card is the whole price
        .holds(1, "loom yoke")
        .hades_is("pearl");
    position([player(""), god("ares")]).hades("yoke").play().refuses("use first-tier");
}

#[test]
fn e3_1_cut_card_cuts_a_card_that_the_player_chooses() {
    position([
        god("artemis").hand("apple-of-discord shears-of-atropos"),
        god("poseidon").hero("alcestis silver").web(STOLEN_FIRE),
    ])
    .play()
    .answers("1: play shears-of-atropos; 1: torch")
    .has_web(2, "alcestis", 1, "to-dig the-smith")
    .answers("1: play apple-of-discord; 1: to-dig")
    .draws("chaos", ["pearl"])
    .has_web(2, "alcestis", 1, "the-smith")
    .hades_is("torch to-dig")
    .holds(1, "pearl");
}

#[test]
fn c1_2_a_card_whose_first_effect_can_do_nothing_is_not_played() {
    position([god("ares").hand("apple-of-discord"), god("poseidon").hero("arion silver").web("torch")])
        .play()
        .refuses("play apple-of-discord"); // nothing to cut, although a card could be drawn
}

#[test]
fn e3_1_take_web_card_takes_a_card_of_another_web_into_the_hand() {
    position([god("ares").hand("envy-of-arachne"), god("poseidon").hero("alcestis silver").web("torch to-dig")])
        .play()
        .answers("1: play envy-of-arachne; 1: torch")
        .holds(1, "torch")
        .has_web(2, "alcestis", 1, "to-dig");
}

#[test]
fn w3_2_recall_web_takes_all_cards_and_the_plot_back() {
    position([
        god("poseidon").hand("night-at-the-loom").hero("alcestis silver").failed_web("the-stolen-fire", STOLEN_FIRE),
        god("ares"),
    ])
    .play()
    .answers("1: play night-at-the-loom")
    .holds(1, "torch to-dig the-smith the-stolen-fire")
    .check(|game| assert!(game.players[nth(1)].heroes[0].webs.is_empty()));
}

#[test]
fn w3_2_recall_web_card_takes_one_card_back() {
    position([
        god("poseidon").hero("penelope silver").failed_web("the-stolen-fire", STOLEN_FIRE),
        god("ares").hero("medea silver").web("harbour"),
    ])
    .play()
    .answers("1: use penelope; 1: torch")
    .holds(1, "torch the-stolen-fire")
    .has_web(1, "penelope", 1, "to-dig the-smith");
}

#[test]
fn w1_5_shift_web_card_moves_a_card_to_another_own_web_that_it_fits() {
    let side = || god("poseidon").hero("atalanta silver").web("torch").hand("the-stolen-fire change-of-pattern");
    position([side().hero("alcestis silver").web("to-dig"), god("ares")])
        .play()
        .answers("1: play change-of-pattern; 1: web 1 on atalanta of seat 1")
        .draws("chaos", ["pearl"])
        .has_web(1, "alcestis", 1, "to-dig torch")
        .check(|game| assert!(game.players[nth(1)].heroes[0].webs.is_empty()));
    position([side().entered("alcestis silver").web("to-dig"), god("ares")])
        .play()
        .answers("1: play change-of-pattern") // only onto a web of an available hero
        .draws("chaos", ["pearl"])
        .has_web(1, "atalanta", 1, "torch to-dig");
    for refused in [side(), side().hero("alcestis silver").web("shipwreck")] {
        position([refused, god("ares")]).play().refuses("play change-of-pattern");
    }
}

#[test]
fn c4_6_shield_web_keeps_others_off_until_the_owners_next_maintenance() {
    position([
        god("poseidon").hand("knot-of-clotho pearl").hero("alcestis silver").web(STOLEN_FIRE),
        god("ares").eco(9).hand("shears-of-atropos"),
    ])
    .play()
    .answers("1: play knot-of-clotho; 1: close hand")
    .asks("2: ask-movement")
    .refuses("play shears-of-atropos")
    .answers("2: stay; 2: close hand; 1: stay; 1: close hand")
    .asks("2: ask-end-of-turn")
    .offers("play shears-of-atropos");
    position([
        god("poseidon").hand("knot-of-clotho").hero("alcestis silver").web(STOLEN_FIRE).web_shielded(),
        god("ares"),
    ])
    .play()
    .refuses("play knot-of-clotho");
}

#[test]
fn c4_6_shield_web_is_safe_also_from_cards_aimed_at_its_attempt() {
    let side = || {
        let side = god("poseidon").hero("alcestis silver").web(STOLEN_FIRE);
        side.hand("the-stolen-fire good-omen knot-of-clotho")
    };
    let foe = || god("ares").eco(3).hand("ill-omen");
    position([side(), foe()])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze; 2: pass; 1: play knot-of-clotho")
        .asks("1: ask-before-roll") // the other has nothing left to aim at
        .offers("play good-omen");
    position([side(), foe()])
        .play()
        .answers("1: play knot-of-clotho; 1: close the-stolen-fire with alcestis 1 bronze")
        .asks("1: ask-before-roll");
}

#[test]
fn w4_2_attempt_again_lets_a_web_be_declared_once_more() {
    position([
        god("poseidon").hand("second-breath the-stolen-fire").hero("alcestis silver").web(STOLEN_FIRE),
        god("ares"),
    ])
    .play()
    .refuses("play second-breath") // nothing was declared yet
    .answers("1: close the-stolen-fire with alcestis 1 bronze")
    .rolls("d12", [1])
    .answers("1: play second-breath")
    .offers("close the-stolen-fire with alcestis 1 bronze");
}
