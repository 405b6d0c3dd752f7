//! Malformed, oversized, wrong, stale: whatever comes in, the answer is a refusal and never a failure of ours.

mod common;

use axum::body::Body;
use axum::http::{Method, Request};
use common::{Browser, house};

/// A generator whose values never change, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

const TAILS: [&str; 36] = [
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
];

const BODIES: [&str; 16] = [
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
];

#[tokio::test]
async fn nothing_that_comes_in_makes_us_fail() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "open").await;
    let mut dice = Dice(7);
    for round in 0..1500 {
        let base = dice
            .pick(&[
                &table,
                "/t/000000000000",
                "/t/%FF",
                "/t/",
                "/new/connect-four",
                "/new/nothing",
                "/api/v1/tables",
                "/records",
                "/join",
                "/look",
                "/rules/connect-four",
            ])
            .to_owned();
        let path = format!("{base}{}", dice.pick(&TAILS)).replace("//", "/");
        if path.contains("/events") {
            continue;
        }
        let method = [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::HEAD][dice.below(5)].clone();
        let kind = dice.pick(&[
            "application/x-www-form-urlencoded",
            "application/json",
            "multipart/form-data; boundary=x",
            "text/plain",
            "nonsense",
        ]);
        let body = match dice.below(12) {
            0 => "a=".to_owned() + &"x".repeat(200_000),
            1 => "[".repeat(5_000),
            _ => dice.pick(&BODIES).to_owned(),
        };
        let Ok(request) = Request::builder()
            .method(method.clone())
            .uri(&path)
            .header("content-type", kind)
            .body(Body::from(body.clone()))
        else {
            continue;
        };
        let page = anna.send(request).await;
        assert!(
            !page.status.is_server_error(),
            "round {round}: {method} {path} as {kind} with {:.80} gave {}",
            body,
            page.status
        );
    }
}

#[tokio::test]
async fn forms_that_are_too_large_are_told_so() {
    let app = house();
    let mut anna = Browser::new(&app);
    let page = anna.post("/join", &format!("code={}", "x".repeat(100_000))).await;
    assert_eq!(page.status.as_u16(), 413);
    assert!(page.body.contains("too large"));
}
