//! What the answer in progress does with each kind of question.

use super::*;
use shelf::{Offered, Query};
use table::{Asked, Label, Prompt, Seat, Text};

fn ask(kind: Kind, options: &[(&'static str, &[&'static str])]) -> Ask {
    let option = |(n, (name, path)): (usize, &(&'static str, &[&'static str]))| Offered {
        number: n + 1,
        notation: (*name).to_owned(),
        label: Label::new(*name, "A1").path(path.iter().map(|key| Text::new(*key))),
        cap: Some(2),
    };
    Ask {
        seat: Seat(0),
        query: Query {
            number: 7,
            asked: Asked::One(Seat(0)),
            prompt: Prompt::new("prompt", "A1").bar("x", "y", "A2"),
            kind,
            window: false,
            stays_secret: false,
        },
        options: options.iter().enumerate().map(option).collect(),
    }
}

fn begun(ask: &Ask) -> Asking {
    let mut asking = Asking::default();
    assert!(asking.turn_to(Some(ask)));
    assert!(!asking.turn_to(Some(ask)));
    asking
}

fn plain(text: &Text) -> String {
    text.key.to_string()
}

const THREE: [(&str, &[&str]); 3] = [("wolf", &[]), ("bear", &[]), ("owl", &[])];

#[test]
fn a_key_goes_on_from_the_last_row_to_the_first_and_the_wheel_stays_there() {
    let mut asking = begun(&ask(Kind::One, &THREE));
    asking.walk(3, -1);
    assert_eq!(asking.cursor, 2);
    asking.step(3, 1);
    assert_eq!(asking.cursor, 2);
    asking.walk(3, 1);
    assert_eq!(asking.cursor, 0);
    assert_eq!((walked(0, 0, 1), walked(0, 1, -1), walked(9, 3, 0)), (0, 0, 2));
}

fn keys() -> Keys {
    Keys::beside(vec!['w', 'c'])
}

#[test]
fn things_have_figures_and_then_letters_that_no_verb_and_no_table_uses() {
    let keys = keys();
    assert_eq!((keys.thing(0), keys.thing(8), keys.thing(9)), (Some('1'), Some('9'), Some('a')));
    assert_eq!((keys.thing(10), keys.verb('w'), keys.of_verb(1)), (Some('d'), Some(0), Some('c')));
    let reserved = Verb::RESERVED.to_lowercase() + "q0wc";
    assert!(keys.things.iter().all(|key| !reserved.contains(*key)));
    assert_eq!((keys.things.len(), keys.thing(26)), (26, None));
}

/// Two verbs, of which the second has nothing to offer; an option under none, and one that ends the turn.
fn verbs() -> (Ask, [Verb; 2]) {
    let mut ask = ask(Kind::One, &[("stop", &[]), ("silk", &[]), ("wool", &[]), ("rest", &[])]);
    ask.options[0].label = ask.options[0].label.clone().verb(Verb::DONE);
    for (place, colour) in [(1, "red"), (2, "blue")] {
        ask.options[place].label = ask.options[place].label.clone().verb("weave").step("web").variant(colour);
    }
    ask.query.prompt =
        Prompt::new("prompt", "A1").bar_verb("close", "web", "why", "A2").bar_verb("weave", "x", "y", "A2");
    (ask, [Verb::new("weave", "web"), Verb::new("close", "plot")])
}

#[test]
fn verbs_keep_their_order_and_the_end_of_the_turn_comes_last_under_its_own_key() {
    let (ask, verbs) = verbs();
    let mut asking = begun(&ask);
    let rows = asking.rows(&ask, &verbs, &keys(), &plain);
    let (weave, close) = (Row::Verb { verb: 0, places: vec![1, 2] }, Row::Verb { verb: 1, places: vec![] });
    assert_eq!(rows, [weave, close, Row::Option(3), Row::Option(0)]);
    assert_eq!(keys().of_rows(&ask, &rows), [Some('w'), Some('c'), Some('1'), Some('0')]);
    assert_eq!(asking.choose(&ask, &rows[1]), Chosen::Idle(1));
    assert_eq!(asking.choose(&ask, &rows[0]), Chosen::Changed);
    let rows = asking.rows(&ask, &verbs, &keys(), &plain);
    assert_eq!(rows, [Row::Variants(vec![1, 2]), Row::Option(0), Row::Barred(1)]);
    assert!(asking.back() && !asking.back());
}

#[test]
fn left_and_right_turn_to_the_variants_of_a_row() {
    let (ask, _) = verbs();
    let mut asking = begun(&ask);
    let row = Row::Variants(vec![1, 2]);
    assert_eq!(asking.option_of(&row), Some(1));
    assert!(asking.turn(&row, 1) && asking.turn(&row, 1));
    assert_eq!(asking.choose(&ask, &row), Chosen::Answer("wool".into()));
    assert!(!asking.turn(&Row::Option(0), 1));
}

#[test]
fn what_is_touched_leaves_only_what_touches_it() {
    let (ask, verbs) = verbs();
    let mut asking = begun(&ask);
    asking.touched = vec!["web".into()];
    assert_eq!(asking.rows(&ask, &verbs, &keys(), &plain)[0], Row::Variants(vec![1, 2]));
    asking.touched = vec!["elsewhere".into()];
    assert!(!asking.rows(&ask, &verbs, &keys(), &plain).iter().any(|row| matches!(row, Row::Option(_))));
}

#[test]
fn one_option_answers_at_once() {
    let ask = ask(Kind::One, &THREE);
    let mut asking = begun(&ask);
    assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Answer("bear".into()));
    assert_eq!(asking.choose(&ask, &Row::Barred(0)), Chosen::Barred(0));
}

#[test]
fn several_are_picked_and_dropped_between_the_least_and_the_most() {
    let ask = ask(Kind::Several { min: 1, max: 2 }, &THREE);
    let mut asking = begun(&ask);
    assert_eq!(asking.answer(&ask), None);
    asking.choose(&ask, &Row::Option(2));
    asking.choose(&ask, &Row::Option(0));
    assert_eq!(asking.answer(&ask).as_deref(), Some("owl, wolf"));
    assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Full);
    asking.choose(&ask, &Row::Option(2));
    assert_eq!(asking.answer(&ask).as_deref(), Some("wolf"));
    assert!(asking.back());
    assert_eq!(asking.answer(&ask), None);
}

#[test]
fn nothing_can_be_picked_where_the_least_is_nothing() {
    let ask = ask(Kind::Several { min: 0, max: 2 }, &THREE);
    assert_eq!(begun(&ask).answer(&ask).as_deref(), Some("none"));
}

#[test]
fn a_total_is_shared_up_to_the_caps() {
    let ask = ask(Kind::Share { total: 3 }, &THREE);
    let mut asking = begun(&ask);
    for _ in 0..2 {
        assert_eq!(asking.choose(&ask, &Row::Option(0)), Chosen::Changed);
    }
    assert_eq!(asking.choose(&ask, &Row::Option(0)), Chosen::Full);
    assert_eq!((asking.rest(3), asking.answer(&ask)), (1, None));
    asking.choose(&ask, &Row::Option(2));
    assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Full);
    assert_eq!(asking.answer(&ask).as_deref(), Some("wolf=2, owl=1"));
    assert_eq!(asking.give(&ask, 0, 3, -1), Chosen::Changed);
    assert_eq!(asking.answer(&ask), None);
}

#[test]
fn the_last_of_an_order_places_itself() {
    let ask = ask(Kind::Order, &THREE);
    let mut asking = begun(&ask);
    asking.choose(&ask, &Row::Option(1));
    assert_eq!(asking.answer(&ask), None);
    asking.choose(&ask, &Row::Option(2));
    assert_eq!(asking.answer(&ask).as_deref(), Some("bear, owl, wolf"));
}

#[test]
fn long_lists_fold_by_their_paths_and_a_search_finds_through_all_folders() {
    let names: Vec<String> = (0..30).map(|n| format!("go-{n}")).collect();
    let names: Vec<&'static str> = names.into_iter().map(|name| &*name.leak()).collect();
    let mut options: Vec<(&'static str, &[&'static str])> = names.iter().map(|name| (*name, &["move"][..])).collect();
    options.push(("end", &["end"]));
    options.push(("rest", &[]));
    let ask = ask(Kind::One, &options);
    let mut asking = begun(&ask);
    let rows = asking.rows(&ask, &[], &keys(), &plain);
    assert!(matches!(&rows[0], Row::Folder { places, .. } if places.len() == 30));
    assert_eq!(rows[1..], [Row::Option(30), Row::Option(31), Row::Barred(0)]);
    assert_eq!(asking.choose(&ask, &rows[0]), Chosen::Changed);
    assert_eq!(asking.rows(&ask, &[], &keys(), &plain).len(), 30);
    asking.search = Some("GO 17".into());
    assert_eq!(asking.rows(&ask, &[], &keys(), &plain), [Row::Option(17)]);
    assert!(asking.back() && asking.back() && !asking.back());
}

#[test]
fn another_question_begins_anew() {
    let mut first = ask(Kind::Order, &THREE);
    let mut asking = begun(&first);
    asking.choose(&first, &Row::Option(1));
    asking.cursor = 2;
    first.query.number = 8;
    assert!(asking.turn_to(Some(&first)));
    assert_eq!((asking.picks.len(), asking.cursor), (0, 0));
}
