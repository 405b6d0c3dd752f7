//! Malformed, oversized, wrong, stale: whatever comes in, the answer is a refusal and never a failure of ours.

mod common;
mod crafted;

use axum::body::Body;
use axum::http::{Method, Request};
use common::{Browser, config, house};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use web::{AppState, Place};

/// A generator whose values never change, so that a failure can be repeated.
pub struct Dice(u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    pub fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

const TAILS: [&str; 43] = [
    "",
    "/answer",
    "/undo",
    "/agree",
    "/hint",
    "/hand",
    "/resign",
    "/vote",
    "/order",
    "/revoke",
    "/chat",
    "/abandon",
    "/rematch",
    "/fork",
    "/record",
    "/report/0",
    "/report/99999999999999999999",
    "/log",
    "/replay?at=-1",
    "/replay?at=99999999999999999999",
    "/replay?line=-1",
    "/replay?line=99999999999",
    "/curtain?as=300",
    "/link?seat=0",
    "/link?seat=1",
    "/enter?from=zzz",
    "/sit",
    "/sit/xyz",
    "/start",
    "/nothing",
    "?as=%FF",
    "?as=99",
    "/events?as=1",
    "/../..",
    "/%00",
    "/answer/answer",
    "/sit/%F0%9F%98%80",
    "/replay?at=1&at=2",
    "/coach",
    "/figures",
    "/question?seat=9",
    "/scene?seat=x&lang=klingon",
    "/join",
];

const BODIES: [&str; 24] = [
    "",
    "question=0",
    "question=x&seat=1&answer=drop 4",
    "question=0&seat=1",
    "question=0&seat=99&answer=drop+4",
    "question=18446744073709551616&seat=1&answer=1",
    "%%%&&&===",
    "question=0&seat=1&pick=drop+1&pick=drop+2",
    "question=0&seat=1&part-1=2",
    "question=0&seat=1&place-1=1&place-2=1",
    "said=%00%01%02",
    "seat=1&to=nobody",
    "seat=1&question=which-column&answer=drop+9",
    "for=1&seat=1",
    "name=%F0%9F%98%80&seat=2",
    "at=999999&seat=1",
    "on=2",
    "yes=1&seat=2",
    r#"{"game":"ascension","seats":["me","me"],"name":"x","seed":7}"#,
    r#"{"game":"ascension","seats":["me","open","none","greedy","random","me","me","me"],"name":"","seed":7}"#,
    r#"{"question":0,"answer":"drop 4","seat":1}"#,
    r#"{"question":-1,"answer":[1,2,{"a":null}]}"#,
    r#"{"name":"x","seat":300}"#,
    "title=&name=Anna&seat-1=me&seat-2=greedy&option-rounds=9999999999&option-smoke=none&seed=7",
];

/// Files that look like records and are none.
const RECORDS: [&str; 5] = [
    "",
    "tavola 1\ngame connect-four\n",
    "tavola 99999999999999999999\n",
    "\u{0}\u{1}\u{2}",
    "game ascension\nrules 1\nseed 0\n1 drop 4 #00000000\n",
];

/// How often anything panicked, also in tasks that nobody waits for.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Something that came in: how it was addressed, and what it carried.
struct Shot {
    method: Method,
    path: String,
    kind: &'static str,
    body: String,
}

impl Shot {
    fn any(dice: &mut Dice, tables: &[String]) -> Shot {
        let table = &tables[dice.below(tables.len())];
        let programs = format!("/api/v1{}", table.replace("/t/", "/tables/"));
        let base = dice.pick(&[
            table,
            table,
            table,
            &programs,
            &programs,
            "/t/000000000000",
            "/t/%FF",
            "/t/",
            "/new/connect-four",
            "/new/ascension",
            "/new/nothing",
            "/api/v1/tables",
            "/api/v1/codes/AAAAAA",
            "/records",
            "/join",
            "/look",
            "/rules/connect-four",
            "/cards/ascension",
            "/assets/icon-seat-99.svg",
        ]);
        let path = format!("{base}{}", dice.pick(&TAILS)).replace("//", "/");
        let methods = [Method::GET, Method::POST, Method::POST, Method::PUT, Method::DELETE, Method::HEAD];
        let kind = dice.pick(&[
            "application/x-www-form-urlencoded",
            "application/x-www-form-urlencoded",
            "application/json",
            "multipart/form-data; boundary=x",
            "text/plain",
            "nonsense",
        ]);
        Shot { method: methods[dice.below(methods.len())].clone(), path, body: Shot::body(dice, kind), kind }
    }

    fn body(dice: &mut Dice, kind: &str) -> String {
        if kind.starts_with("multipart") {
            let record = dice.pick(&RECORDS);
            return format!(
                "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a\"\r\n\r\n{record}\r\n--x--\r\n"
            );
        }
        match dice.below(14) {
            0 => "a=".to_owned() + &"x".repeat(200_000),
            1 => "[".repeat(5_000),
            _ => dice.pick(&BODIES).to_owned(),
        }
    }

    fn request(&self, dice: &mut Dice) -> Option<Request<Body>> {
        let mut request =
            Request::builder().method(self.method.clone()).uri(&self.path).header("content-type", self.kind);
        match dice.below(6) {
            0 => {
                request = request.header(
                    "authorization",
                    dice.pick(&["Bearer x", "Bearer ", "Basic eDp5", "Bearer 00000000000000000000000000000000"]),
                )
            }
            1 => request = request.header("accept-language", dice.pick(&["it;q=9,en", "\u{9}", "xxxxxxxxxxxx-"])),
            2 => request = request.header("x-tavola", "1"),
            3 => request = request.header("last-event-id", "99999999999999999999"),
            _ => {}
        }
        request.body(Body::from(self.body.clone())).ok()
    }
}

/// Shoots at a house from outside, from a seat and from another's seat, until this many requests were answered.
async fn shoot(app: &axum::Router, requests: usize, seed: u64) {
    let (mut anna, mut bruno, mut stranger) = (Browser::new(app), Browser::new(app), Browser::new(app));
    let open = anna.set("Anna", "me", "open").await;
    let running = anna.set("Anna", "me", "me").await;
    let heavy =
        anna.post("/new/ascension", "name=Anna&seat-1=me&seat-2=open&seat-3=greedy&seed=7").await.location().to_owned();
    bruno.post(&format!("{heavy}/sit"), "name=Bruno&seat=2").await;
    let tables = [open, running, heavy];
    let mut dice = Dice(seed);
    let mut answered = 0;
    while answered < requests {
        let shot = Shot::any(&mut dice, &tables);
        // A stream has no end to wait for, and a table that is deleted is no target any more.
        let deletes = shot.method == Method::DELETE && !shot.path.contains("/orders");
        if shot.path.contains("/events") || deletes {
            continue;
        }
        let Some(request) = shot.request(&mut dice) else {
            continue;
        };
        let who = match dice.below(3) {
            0 => &mut anna,
            1 => &mut bruno,
            _ => &mut stranger,
        };
        let page = who.send(request).await;
        answered += 1;
        assert!(
            !page.status.is_server_error(),
            "request {answered}: {} {} as {} with {:.80} gave {}: {:.300}",
            shot.method,
            shot.path,
            shot.kind,
            shot.body,
            page.status,
            page.body
        );
    }
    for table in &tables {
        assert_eq!(anna.get(table).await.status.as_u16(), 200, "{table} still stands");
    }
}

fn count_panics() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(set_hook);
}

fn set_hook() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual(panic);
    }));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_comes_in_makes_us_fail() {
    count_panics();
    shoot(&house(), 3000, 7).await;
    let directory = std::env::temp_dir().join(format!("tavola-fuzz-{}", std::process::id()));
    let place = Some(Place::Directory(directory.clone()));
    let kept = Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap());
    shoot(&web::router(kept.clone()), 1000, 8).await;
    kept.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(&directory);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

/// The same for long, on houses that are reopened so that none is full of what came before.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn nothing_of_a_hundred_thousand_requests_makes_us_fail() {
    count_panics();
    for part in 0..20 {
        shoot(&house(), 5_000, 100 + part).await;
    }
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_record_that_was_made_up_makes_us_fail() {
    count_panics();
    let told = crafted::try_records(60, 21).await;
    println!("{told:?}");
    assert!(told.opened > 5 && told.refused > 5, "{told:?}");
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn no_record_of_five_thousand_that_were_made_up_makes_us_fail() {
    count_panics();
    let told = crafted::try_records(5_000, 22).await;
    println!("{told:?}, {} panics", PANICS.load(Ordering::Relaxed));
    assert!(told.opened > 500 && told.refused > 500, "{told:?}");
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

#[tokio::test]
async fn a_seat_answers_only_for_itself_and_only_the_question_that_waits() {
    let app = house();
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    let question = anna.get(&table).await.question().unwrap();
    let answer = |seat: u8, question: usize| format!("question={question}&seat={seat}&answer=drop+4");
    let to = format!("{table}/answer");
    assert_eq!(bruno.post(&to, &answer(1, question)).await.status.as_u16(), 403, "another's seat");
    assert_eq!(Browser::new(&app).post(&to, &answer(1, question)).await.status.as_u16(), 403, "no seat");
    assert_eq!(bruno.post(&to, &answer(2, question)).await.status.as_u16(), 409, "not asked");
    assert_eq!(anna.post(&to, &answer(1, question + 50)).await.status.as_u16(), 409, "a question of the future");
    assert_eq!(anna.post(&to, &answer(1, question)).await.status.as_u16(), 303);
    let stale = anna.post(&to, &format!("question={question}&seat=1&answer=drop+5")).await;
    assert_eq!(stale.status.as_u16(), 409, "a question of the past");
    assert_eq!(bruno.get(&table).await.body.matches("data-vt=\"disc-").count(), 1);
}

#[tokio::test]
async fn forms_that_are_too_large_are_told_so() {
    let app = house();
    let mut anna = Browser::new(&app);
    let page = anna.post("/join", &format!("code={}", "x".repeat(100_000))).await;
    assert_eq!(page.status.as_u16(), 413);
    assert!(page.body.contains("too large"));
}
