//! The tiny games and the tutorial game keep their contract, and every promise that is broken on purpose is noticed.

use connect_four::ConnectFour;
use std::path::{Path, PathBuf};
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
    Conform::<Bluff>::new().games(2).seats(3..=4).options(|options| options.rounds = 6).run();
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
    let faults = Conform::<G>::new().games(6).faults();
    assert!(faults.found(check, words), "no {check} fault that says “{words}”: {faults}");
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

#[test]
fn a_game_that_never_draws_anew_is_noticed() {
    notices::<Bluff<{ flaw::NEVER_REDRAWS }>>(Check::Variety, "never changed anything");
}

#[test]
fn a_rule_that_is_not_in_the_rulebook_is_noticed() {
    notices::<Bluff<{ flaw::NAMES_NO_RULE }>>(Check::Rulebook, "there is no rule B99");
}

#[test]
fn an_option_that_points_at_nothing_is_noticed() {
    notices::<Bluff<{ flaw::POINTS_NOWHERE }>>(Check::Scene, "“trust” points at “nowhere”");
}

#[test]
fn a_wild_appraisal_is_noticed() {
    notices::<Bluff<{ flaw::APPRAISES_WILDLY }>>(Check::Appraise, "1 is appraised at 6");
}

#[test]
fn broken_invariants_are_noticed() {
    notices::<Bluff<{ flaw::LOSES_CHIPS }>>(Check::Invariants, "chips and not");
}

#[test]
fn worlds_that_can_hardly_be_imagined_are_noticed() {
    let faults = Conform::<Bluff<{ flaw::ASKS_AFTER_SHOWING }>>::new().games(3).seats(3..=4).faults();
    assert!(faults.found(Check::Imagine, "imagined worlds were rejected"), "{faults}");
}

#[test]
fn a_card_shown_before_a_question_of_the_same_step_is_noticed() {
    notices::<Bluff<{ flaw::SHOWS_THEN_ASKS }>>(Check::Imagine, "at “how-many-chips”");
}

#[test]
fn a_row_of_slots_that_is_not_drawn_anew_is_noticed() {
    notices::<Bluff<{ flaw::FORGETS_A_ROW }>>(Check::Secrecy, "the hidden cards at /discards/* are never drawn anew");
}

#[test]
fn a_secret_answer_that_is_left_public_is_noticed() {
    notices::<Bluff<{ flaw::LEFT_PUBLIC }>>(Check::Secrecy, "everybody may see what is answered to “how-many-chips”");
}

#[test]
fn a_piece_that_is_not_there_is_noticed() {
    notices::<Bluff<{ flaw::NO_SUCH_PIECE }>>(Check::Catalogue, "`Study::piece_of` gives 6 for Rank(6)");
}

#[test]
fn a_kind_that_is_not_there_is_noticed() {
    notices::<Bluff<{ flaw::NO_SUCH_KIND }>>(Check::Catalogue, "`Study::kind_of` gives 4 for Fold");
}

#[test]
fn two_whole_victories_are_noticed() {
    let faults =
        Conform::<Bluff<{ flaw::TWO_VICTORIES }>>::new().games(12).options(|options| options.rounds = 1).faults();
    assert!(faults.found(Check::End, "the results add up to"), "{faults}");
}

#[test]
fn an_icon_that_does_not_exist_is_noticed() {
    notices::<Bluff<{ flaw::NO_SUCH_ICON }>>(Check::Scene, "“fold”: there is no icon `white-flag`");
}

#[test]
fn calling_everything_a_pass_is_noticed() {
    notices::<Bluff<{ flaw::ALL_ARE_PASSES }>>(Check::Options, "calls every option of every question a pass");
}

#[test]
fn a_pack_that_is_not_attached_is_noticed() {
    notices::<Bluff<{ flaw::FORGETS_ATTACH }>>(Check::Rules, "`Rules::attach` must put it into every `Shared` field");
}

#[test]
fn content_without_a_name_is_noticed_whether_or_not_it_comes_up() {
    let faults = Conform::<Bluff<{ flaw::UNNAMED_PIECE }>>::new().games(0).faults();
    assert!(faults.found(Check::Words, "the rank “1” of `Study::inventory`: "), "{faults}");
}

#[test]
fn a_loop_that_never_ends_fails_its_test_and_says_where() {
    let faults =
        Conform::<Duel<{ flaw::HANGS }>>::new().seed(3).games(1).patience(std::time::Duration::from_secs(10)).faults();
    assert!(faults.found(Check::Rules, "have not come back for 10 seconds"), "{faults}");
    let told = faults.to_string();
    assert!(told.contains("again: .seed(3).games(1).seats(2..=2)"), "{told}");
}

#[test]
fn a_log_that_changes_behind_is_noticed() {
    notices::<Bluff<{ flaw::COUNTS_GLOBALLY }>>(Check::Log, "“draws-rank”");
}

#[test]
fn words_that_change_the_state_are_noticed() {
    notices::<Bluff<{ flaw::WORDS_ACT }>>(Check::Playout, "end differently");
}

#[test]
fn a_notation_that_drifts_is_noticed() {
    notices::<Bluff<{ flaw::NOTATION_DRIFTS }>>(Check::Record, "does not play again");
}

#[test]
fn a_game_without_end_is_noticed() {
    let faults = Conform::<Bluff<{ flaw::NEVER_ENDS }>>::new().games(1).answers(60).faults();
    assert!(faults.found(Check::End, "has not ended after 60 answers"), "{faults}");
}

#[test]
fn stored_states_are_still_read_and_look_the_same() {
    Conform::<Bluff>::new().games(1).snapshots(fixtures()).run();
}

#[test]
fn a_schema_without_stored_states_says_how_to_store_them() {
    let faults = Conform::<Duel>::new().games(1).snapshots(fixtures().join("schema-1.json")).faults();
    assert!(faults.found(Check::Storing, "TAVOLA_SNAPSHOTS=write"), "{faults}");
}

#[test]
fn a_state_that_looks_different_under_the_same_schema_is_noticed() {
    let stored = std::fs::read_to_string(fixtures().join("schema-1.json")).expect("stored states");
    let folder = std::env::temp_dir().join(format!("tavola-snapshots-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let check = |stored: String| {
        std::fs::write(folder.join("schema-1.json"), stored).expect("a file");
        Conform::<Bluff>::new().games(1).snapshots(&folder).faults()
    };
    let renamed = check(stored.replace("\"leader\"", "\"first\""));
    let grown = check(stored.replace("\"leader\"", "\"extra\": 1, \"leader\""));
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert!(renamed.found(Check::Storing, "cannot be read any more"), "{renamed}");
    assert!(grown.found(Check::Storing, "the schema must go up"), "{grown}");
}

#[test]
fn a_fault_tells_where_it_was_found_and_how_to_see_it_again() {
    let faults = Conform::<Bluff<{ flaw::POINTS_NOWHERE }>>::new().seed(5).games(1).seats(2..=2).faults();
    let told = faults.to_string();
    assert!(told.starts_with("bluff breaks its contract:"), "{told}");
    assert!(told.contains("seed 5, 2 seats, after 0 answers, at “whose-card”, asked of 1"), "{told}");
    assert!(told.contains("again: .seed(5).games(1).seats(2..=2)"), "{told}");
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/bluff")
}
