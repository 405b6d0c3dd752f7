//! What a script promises: it fails, and says why, wherever script and game differ.

use testkit::Script;
use testkit::bluff::Bluff;
use testkit::duel::Duel;
use testkit::expedition::Expedition;

#[test]
#[should_panic(expected = "nobody wanted 3 of “d6”")]
fn a_die_that_nobody_rolls_fails_the_test() {
    Script::<Duel>::new(2).rolls("d6", [5, 3]).answers("1: attack; 1: pass; 2: pass; 2: pass; 1: open");
}

#[test]
#[should_panic(expected = "the rules roll 1d6 (“d6”), and the script has too few left for it")]
fn a_die_that_is_missing_fails_the_test() {
    Script::<Duel>::new(2).answers("1: attack; 1: pass; 2: pass; 2: pass");
}

#[test]
#[should_panic(expected = "“2: attack” is not taken: 2 is not asked.\n“attack-or-rest” is asked of 1: attack; rest")]
fn an_answer_of_somebody_who_is_not_asked_fails_the_test() {
    Script::<Duel>::new(2).answers("2: attack");
}

#[test]
#[should_panic(expected = "“1: riposte” is not taken: table-not-an-option")]
fn an_answer_that_is_not_offered_fails_the_test() {
    Script::<Duel>::new(2).answers("1: riposte");
}

#[test]
#[should_panic(expected = "“attack” is no answer: it should read like")]
fn an_answer_without_a_seat_fails_the_test() {
    Script::<Duel>::new(2).answers("attack");
}

#[test]
#[should_panic(expected = "“9” cannot be drawn from “deck”: there are 1 2 3 4 5 6")]
fn a_card_that_is_not_there_fails_the_test() {
    Script::<Bluff>::new(2).draws("deck", ["9"]);
}

#[test]
#[should_panic(expected = "“attack” is taken")]
fn a_wrong_expectation_of_a_refusal_fails_the_test() {
    Script::<Duel>::new(2).refuses("attack");
}

#[test]
#[should_panic(expected = "“ripost” is no answer that duel ever takes: it is misspelt")]
fn a_refusal_of_a_misspelt_answer_fails_the_test() {
    Script::<Duel>::new(2).refuses("ripost");
}

#[test]
fn an_answer_that_means_nothing_is_refused_where_the_test_says_so() {
    Script::<Duel>::new(2).refuses_unknown("ripost").refuses("riposte");
}

#[test]
#[should_panic(expected = "expected to be asked “2: attack-or-rest”")]
fn a_wrong_expectation_of_a_question_fails_the_test() {
    Script::<Duel>::new(2).asks("2: attack-or-rest");
}

#[test]
#[should_panic(expected = "the log tells something else")]
fn a_wrong_expectation_of_the_log_fails_the_test() {
    Script::<Duel>::new(2).answers("1: rest").tells("attacks");
}

#[test]
#[should_panic(expected = "“attacks” is not in the log: rests")]
fn a_line_that_was_not_told_fails_the_test() {
    Script::<Duel>::new(2).answers("1: rest").logs("rests").logs("attacks");
}

#[test]
fn cards_are_scripted_by_their_notation() {
    Script::<Bluff>::new(2)
        .draws("deck", ["1", "2", "3", "4", "5", "6"])
        .answers("1: peek 2:3; 1: play 3; 2: play 3; 1: stake 2; 2: stake 1; 1: turn")
        .draws("deck", ["1", "1"])
        .answers("2: turn")
        .check(|bluff| {
            assert_eq!(bluff.place(table::Seat(0)).chips(), 6 - 2);
            assert_eq!(bluff.place(table::Seat(1)).chips(), 6 + 2);
        });
}

#[test]
fn streams_without_a_script_can_be_left_to_a_seed() {
    Script::<Bluff>::new(3).luck(7).asks("1: whose-card").answers("1: trust").asks("1: which-card");
}

#[test]
fn groups_and_secrets_are_asked_and_answered_by_seat() {
    Script::<Expedition>::new(2)
        .asks("1 2: what-to-carry")
        .refuses_because("rope, tent, boat", "too-heavy")
        .answers("2: rope, lamp; 1: march")
        .asks("1 2: how-much-effort")
        .offers("2: effort 1")
        .answers("2: effort 1")
        .asks("1: how-much-effort")
        .answers("1: effort 0")
        .draws("trail", ["river"])
        .rolls("weather", [6])
        .asks("1 2: who-bears")
        .answers("1: member 1=1, member 2=3; 2: none; 1: member 2, member 1")
        .check(|party| assert_eq!(party.stamina(table::Seat(1)), 6 - 1 - 3));
}
