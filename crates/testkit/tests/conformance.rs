//! The tiny games and the tutorial game keep their contract, and every promise that is broken on purpose is noticed.

use connect_four::ConnectFour;
use table::Game;
use testkit::bluff::Bluff;
use testkit::duel::Duel;
use testkit::expedition::Expedition;
use testkit::{Check, Conform, conform, flaw};

#[test]
fn connect_four_conforms() {
    conform::<ConnectFour>();
}

#[test]
fn bluff_conforms() {
    conform::<Bluff>();
}

#[test]
fn bluff_conforms_when_the_deck_is_made_anew() {
    Conform::<Bluff>::new()
        .games(6)
        .seats(3..=4)
        .options(|options| options.rounds = 8)
        .run();
}

#[test]
fn the_duel_conforms() {
    conform::<Duel>();
}

#[test]
fn the_expedition_conforms() {
    conform::<Expedition>();
}

/// The flawed game fails, and the right check says why.
fn notices<G: Game>(check: Check, words: &str) {
    let faults = Conform::<G>::new().games(12).faults();
    assert!(
        faults.found(check, words),
        "no {check} fault that says “{words}”: {faults}"
    );
}

#[test]
fn a_hidden_card_in_the_scene_is_noticed() {
    notices::<Bluff<{ flaw::LEAKS_BY_SCENE }>>(Check::Secrecy, "the scene of");
}

#[test]
fn a_log_line_that_tells_a_secret_is_noticed() {
    notices::<Bluff<{ flaw::LEAKS_BY_LOG }>>(Check::Secrecy, "the log of");
}

#[test]
fn options_that_depend_on_anothers_hidden_card_are_noticed() {
    notices::<Bluff<{ flaw::LEAKS_BY_OPTIONS }>>(Check::Secrecy, "the options of");
}

#[test]
fn a_seat_whose_known_card_is_drawn_anew_is_noticed() {
    notices::<Bluff<{ flaw::LOSES_SEAT }>>(Check::Secrecy, "forgets what it knows");
}

#[test]
fn an_option_that_the_rule_cannot_deal_with_is_noticed() {
    notices::<Duel<{ flaw::OFFERS_ILLEGAL }>>(Check::Rules, "“riposte” is offered");
}

#[test]
fn a_swallowed_halt_is_noticed() {
    notices::<Duel<{ flaw::SWALLOWS_HALT }>>(Check::Rules, "swallowed a halt");
}

#[test]
fn an_endless_rule_is_noticed() {
    notices::<Duel<{ flaw::ENDLESS }>>(Check::Rules, "questions, draws and ticks");
}

#[test]
fn the_order_of_a_hash_map_is_noticed() {
    notices::<Bluff<{ flaw::HASH_ORDER }>>(Check::Determinism, "");
}

#[test]
fn a_missing_translation_is_noticed() {
    notices::<Bluff<{ flaw::UNTRANSLATED }>>(Check::Words, "it: there is no message");
}

#[test]
fn a_field_that_is_not_stored_is_noticed() {
    notices::<Expedition<{ flaw::NOT_STORED }>>(Check::Storing, "reads back as another");
}

#[test]
fn two_options_with_one_notation_are_noticed() {
    notices::<Bluff<{ flaw::SAME_NOTATION }>>(Check::Notation, "two options are both written “peek");
}
