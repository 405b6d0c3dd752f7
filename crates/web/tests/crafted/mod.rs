//! Records that were altered and given checks that hold, brought to the server and played on.

use crate::Dice;
use crate::common::{Browser, bodies, config, sealed};
use axum::body::Body;
use axum::http::{Request, header};
use serde_json::Value;
use shelf::Opening;
use std::sync::Arc;
use table::{Fork, Holder, Seat, Seed};
use web::AppState;

/// What came of the records.
#[derive(Debug, Default)]
pub struct Told {
    pub opened: usize,
    pub refused: usize,
    pub requests: usize,
}

/// A game, its options, and how many answers are given before it is altered.
type Wanted = (&'static str, &'static [(&'static str, &'static str)], usize);

/// A game to alter: from its beginning, or from a position in its middle.
fn games() -> Vec<Vec<String>> {
    let wanted: [Wanted; 4] = [
        ("connect-four", &[], 6),
        ("ascension", &[], 60),
        ("odyssey", &[("battle", "mazehorn-1"), ("terrain", "3")], 40),
        ("odyssey", &[("battle", "any"), ("loadout", "chosen")], 10),
    ];
    let mut games = Vec::new();
    for (slug, options, answers) in wanted {
        let edition = shelf::find(slug).unwrap().open(&Default::default()).unwrap();
        let mut opening = Opening::new(["random"; 2].map(|kind| Holder::Bot(kind.to_owned()))).seed(5);
        opening.options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut session = edition.start(&opening).unwrap();
        for _ in 0..answers {
            session.advance_one().unwrap();
        }
        games.push(with_person(bodies(&session.full_record())));
        let middle = session.at(session.number());
        let forked = middle.fork(Fork::Redrawn(Seat(0)), Seed::Quick(9), 1).unwrap();
        games.push(with_person(bodies(&forked.full_record())));
    }
    games
}

/// The first seat is a person's, so that there is somebody to play on.
fn with_person(mut bodies: Vec<String>) -> Vec<String> {
    let seat = bodies.iter().position(|body| body.starts_with("seat 1 ")).unwrap();
    bodies[seat] = "seat 1 person Anna".to_owned();
    bodies
}

const WORDS: [&str; 16] = [
    "",
    "0",
    "-1",
    "255",
    "99999999999999999999",
    "drop 9",
    "undo 1 3",
    "undo 2 999999",
    "hand 1 bot hard",
    "hand 9 person X",
    "roll d6 9",
    "end 1 0",
    "begin",
    "seat 7 person Y",
    "forked 999999",
    "option rounds 9999",
];

/// Alters one line, or what stands in one place of the position.
fn alter(dice: &mut Dice, bodies: &mut Vec<String>) {
    let start = bodies.iter().position(|body| body.starts_with("start "));
    if let Some(start) = start.filter(|_| dice.below(4) > 0) {
        let mut position: Value = serde_json::from_str(&bodies[start]["start ".len()..]).unwrap_or_default();
        for _ in 0..=dice.below(3) {
            let steps = 1 + dice.below(9);
            alter_value(dice, &mut position, steps);
        }
        bodies[start] = format!("start {position}");
        return;
    }
    let line = dice.below(bodies.len());
    match dice.below(5) {
        0 => drop(bodies.remove(line)),
        1 => bodies.insert(line, dice.pick(&WORDS).to_owned()),
        2 => bodies.swap(line, line / 2),
        3 => {
            let mut words: Vec<&str> = bodies[line].split(' ').collect();
            let place = dice.below(words.len());
            words[place] = dice.pick(&WORDS);
            bodies[line] = words.join(" ");
        }
        _ => bodies.truncate(line + 1),
    }
}

/// Goes this many steps down into a tree and puts something else there.
fn alter_value(dice: &mut Dice, value: &mut Value, steps: usize) {
    match value {
        Value::Array(items) if steps > 0 && !items.is_empty() => {
            let place = dice.below(items.len());
            match dice.below(12) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => alter_value(dice, &mut items[place], steps - 1),
            }
        }
        Value::Object(fields) if steps > 0 && !fields.is_empty() => {
            let place = dice.below(fields.len());
            if let Some((_, field)) = fields.iter_mut().nth(place) {
                alter_value(dice, field, steps - 1);
            }
        }
        Value::Number(_) => *value = [0_i64, 1, 2, 3, 5, 9, 19, 40, 127, 255, 65535, -1][dice.below(12)].into(),
        Value::Bool(is) => *is = !*is,
        Value::Null => *value = Value::from(dice.below(6)),
        other => *other = [Value::Null, 3.into(), "Gold".into(), Value::Array(Vec::new())][dice.below(4)].clone(),
    }
}

/// Brings this many altered records, and plays on wherever one is taken.
pub async fn try_records(count: usize, seed: u64) -> Told {
    let (games, mut dice, mut told) = (games(), Dice(seed), Told::default());
    let mut anna = Browser::new(&web::router(Arc::new(AppState::new(config()))));
    for n in 0..count {
        if n % 100 == 99 {
            anna = Browser::new(&web::router(Arc::new(AppState::new(config()))));
        }
        let mut bodies = games[dice.below(games.len())].clone();
        for _ in 0..=dice.below(2) {
            alter(&mut dice, &mut bodies);
        }
        let page = send(&mut anna, &mut told, upload(&sealed(&bodies)), n).await;
        match page.location() {
            "" => told.refused += 1,
            table => {
                let table = table.to_owned();
                told.opened += 1;
                play_on(&mut anna, &mut told, &table, n).await;
            }
        }
    }
    told
}

fn upload(record: &str) -> Request<Body> {
    let body =
        format!("--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a\"\r\n\r\n{record}\r\n--x--\r\n");
    let request = Request::post("/records").header(header::CONTENT_TYPE, "multipart/form-data; boundary=x");
    request.body(Body::from(body)).unwrap()
}

async fn play_on(anna: &mut Browser, told: &mut Told, table: &str, n: usize) {
    let get = |path: &str| Request::get(format!("{table}{path}")).body(Body::empty()).unwrap();
    let post = |path: &str, form: String| {
        let request = Request::post(format!("{table}{path}"));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        request.body(Body::from(form)).unwrap()
    };
    for _ in 0..3 {
        let page = send(anna, told, get("?as=1"), n).await;
        let Some(question) = page.question() else { break };
        let answer = page.between("name=\"answer\" value=\"", "\"").unwrap_or("1").replace(' ', "+");
        let form = format!("question={question}&seat=1&answer={answer}");
        send(anna, told, post("/answer", form), n).await;
    }
    for path in ["/log", "/replay?at=2", "/record", "/figures", "/curtain?as=1"] {
        send(anna, told, get(path), n).await;
    }
    send(anna, told, post("/undo", "seat=1".to_owned()), n).await;
    send(anna, told, post("/fork", "at=1&seat=1".to_owned()), n).await;
}

async fn send(anna: &mut Browser, told: &mut Told, request: Request<Body>, n: usize) -> crate::common::Page {
    told.requests += 1;
    let asked = format!("record {n}: {} {}", request.method(), request.uri());
    let page = anna.send(request).await;
    assert!(!page.status.is_server_error(), "{asked} gave {}: {:.400}", page.status, page.body);
    page
}
