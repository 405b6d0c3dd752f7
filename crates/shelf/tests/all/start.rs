//! A record may begin at a position that somebody wrote down: whatever stands there, it is refused with a sentence or can be looked at.

use serde_json::Value;
use shelf::{Edition, Opening};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::{Fork, Holder, Record, Seat, Seed, Viewer};

fn edition(slug: &str) -> Arc<dyn Edition> {
    shelf::find(slug).expect("on the shelf").open(&Default::default()).expect("no mistakes")
}

/// A record that begins in the middle of a game between bots, after this many answers.
fn begun(edition: &dyn Edition, options: &[(&str, &str)], answers: usize) -> Record {
    let bots = vec![Holder::Bot("random".to_owned()); edition.about().fewest.max(2)];
    let mut opening = Opening::new(bots).seed(11);
    opening.options = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let mut session = edition.start(&opening).expect("a game");
    for _ in 0..answers {
        session.advance_one().expect("no fault");
    }
    let end = session.number();
    let forked = session.at(end).fork(Fork::Redrawn(Seat(0)), Seed::Quick(3), 0).expect("a fork");
    Record::read(&forked.full_record()).expect("a record")
}

/// What comes of a record whose position was changed: the sentence that refuses it, or nothing if it stands and can be looked at.
fn opened(edition: &dyn Edition, record: &Record, position: &Value) -> Option<String> {
    let record = Record { start: Some(position.to_string()), lines: Vec::new(), inherited: 0, ..record.clone() };
    let session = match edition.replay(&record).and_then(|replay| replay.finish()) {
        Ok(session) => session,
        Err(misfit) => return Some(edition.words().render(table::Lang::En, &misfit.said, &())),
    };
    let seats = session.holders().seats().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Onlooker, Viewer::Referee]) {
        session.scene(viewer);
        session.log(viewer);
    }
    None
}

/// Every place in a tree where a number stands.
fn numbers(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(at),
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                numbers(item, format!("{at}/{n}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                numbers(field, format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Puts numbers that name nothing in the place of each number. Nothing may panic where nobody catches it.
fn try_all(slug: &str, options: &[(&str, &str)], answers: usize) {
    let edition = edition(slug);
    let record = begun(edition.as_ref(), options, answers);
    let position: Value = serde_json::from_str(record.start.as_ref().expect("a position")).expect("JSON");
    assert_eq!(opened(edition.as_ref(), &record, &position), None, "{slug} as it was");
    let mut places = Vec::new();
    numbers(&position, String::new(), &mut places);
    let mut broken = Vec::new();
    for place in &places {
        for number in [5_i64, 127, 255, 40_000] {
            let mut changed = position.clone();
            *changed.pointer_mut(place).expect("the place") = number.into();
            let came = catch_unwind(AssertUnwindSafe(|| opened(edition.as_ref(), &record, &changed)));
            if came.is_err() {
                broken.push(format!("{place} = {number}"));
            }
        }
    }
    assert!(places.len() > 100, "{slug}: {} numbers", places.len());
    assert_eq!(broken, Vec::<String>::new(), "{slug} of {} numbers", places.len());
}

#[test]
fn no_number_in_a_position_of_ascension_makes_us_panic() {
    for answers in [3, 160] {
        try_all("ascension", &[], answers);
    }
}

#[test]
fn no_number_in_a_position_of_odyssey_makes_us_panic() {
    for answers in [0, 60] {
        try_all("odyssey", &[("battle", "mazehorn-1"), ("terrain", "4")], answers);
    }
}

/// What was seen to go wrong: a tile of a kind that there is not, and a seat in the order of play that nobody has.
#[test]
fn a_number_that_names_nothing_is_refused_with_a_sentence() {
    let odyssey = edition("odyssey");
    let record = begun(odyssey.as_ref(), &[("battle", "mazehorn-1")], 30);
    let mut position: Value = serde_json::from_str(record.start.as_ref().expect("a position")).expect("JSON");
    position["board"] =
        serde_json::json!([{ "kind": 127, "at": { "row": 1, "col": 1 }, "turn": 0, "searched": false }]);
    let said = opened(odyssey.as_ref(), &record, &position).expect("refused");
    assert!(said.contains("there is no terrain with the number 127"), "{said}");

    let ascension = edition("ascension");
    let record = begun(ascension.as_ref(), &[], 40);
    let mut position: Value = serde_json::from_str(record.start.as_ref().expect("a position")).expect("JSON");
    position["order"][0] = 5.into();
    let said = opened(ascension.as_ref(), &record, &position).expect("refused");
    assert!(said.contains("there is no seat with the number 5"), "{said}");
}
