//! Effects of answers on the card that is answered.

use crate::common::{Expect, god, position};

#[test]
fn c4_3_cancel_takes_the_effect_of_a_card_and_its_price_is_lost() {
    position([god("poseidon").hero("medea gold").hand("pearl"), god("artemis").eco(4).hand("arrow-of-paris")])
        .play()
        .answers("1: close hand; 2: play arrow-of-paris") // 4 ECO in another's turn
        .has_hero(1, "medea silver");
    position([
        god("poseidon").hero("medea gold").hand("aegis-raised pearl"),
        god("artemis").eco(4).hand("arrow-of-paris sleepless"),
    ])
    .play()
    .answers("1: close hand; 2: play arrow-of-paris")
    .asks("1: ask-answer")
    .answers("1: play aegis-raised") // free in the own turn
    .has_hero(1, "medea gold")
    .has_eco(2, 1); // 4 are lost, and 1 comes with the maintenance that follows
}

#[test]
fn c4_3_cancel_sends_an_attachment_to_the_hades() {
    position([god("poseidon").hand("sleepless pearl"), god("artemis").eco(2).hero("medea gold").hand("aegis-raised")])
        .play()
        .answers("1: attach sleepless; 2: play aegis-raised")
        .has_eco(2, 0)
        .bears(2, "medea", "")
        .hades_is("sleepless")
        .played_are("aegis-raised");
}

#[test]
fn c4_3_take_answered_brings_the_cancelled_card_into_the_hand() {
    for (card, choice) in [("arrow-of-paris", "play arrow-of-paris"), ("sleepless", "attach sleepless")] {
        position([
            god("poseidon").hand(card).hand("pearl"),
            god("artemis").eco(4).hero("medea gold").hand("caught-in-the-air"),
        ])
        .play()
        .answers(&format!("1: {choice}; 2: play caught-in-the-air"))
        .has_hero(2, "medea gold")
        .bears(2, "medea", "")
        .holds(2, card)
        .hades_is("")
        .played_are("caught-in-the-air");
    }
}

#[test]
fn c4_5_redirect_turns_a_card_to_a_target_that_is_not_the_answerers() {
    position([
        god("poseidon").hand("arrow-of-paris pearl").hero("jason gold"),
        god("artemis").eco(3).hero("medea gold").hero("daedalus gold").hand("the-turned-arrow"),
        god("hestia").hero("odysseus gold").hero("circe gold"),
    ])
    .play()
    .answers("1: play arrow-of-paris; 1: medea of seat 2; 2: play the-turned-arrow")
    .offers("odysseus of seat 3; circe of seat 3")
    .refuses("daedalus of seat 2; jason of seat 1") // the card is aimed at others' heroes
    .answers("2: circe of seat 3")
    .has_hero(2, "medea gold")
    .has_hero(3, "circe silver");
}

#[test]
fn c4_5_redirect_is_answered_in_turn_and_happens_at_most_once() {
    position([
        god("poseidon").hand("arrow-of-paris pearl"),
        god("artemis").eco(3).hero("medea gold").hand("the-turned-arrow"),
        god("hestia").eco(9).hero("odysseus gold").hand("aegis-raised"),
    ])
    .play()
    .answers("1: play arrow-of-paris; 1: medea of seat 2; 2: play the-turned-arrow")
    .asks("3: ask-answer")
    .answers("3: play aegis-raised")
    .has_hero(2, "medea gold")
    .has_hero(3, "odysseus gold");
}

#[test]
fn c4_5_redirect_is_not_possible_without_another_target_or_against_an_attempt() {
    position([
        god("poseidon").hand("arrow-of-paris pearl").hero("jason gold"),
        god("artemis").eco(3).hero("medea gold").hero("daedalus gold").hand("the-turned-arrow"),
    ])
    .play()
    .answers("1: play arrow-of-paris; 1: medea of seat 2")
    .has_hero(2, "medea silver");
    position([
        god("poseidon").hero("alcestis silver").web("torch to-dig the-smith").hand("the-stolen-fire the-turned-arrow"),
        god("artemis").eco(3).hand("ill-omen"),
        god("hestia"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 bronze; 2: play ill-omen")
    .rolls("d12", [6]) // nobody is asked for an answer
    .logs("log-fails");
}
