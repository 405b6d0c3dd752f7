//! Records that people bring: held to what forms allow, and to what there is room for.

use crate::common::{Browser, Page, config};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use shelf::Opening;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::{Holder, Record, Seat, Seats};
use web::{AppState, Config, Place};

/// A record of connect four with a few answers, by these two.
fn record(holders: [Holder; 2]) -> String {
    let edition = shelf::find("connect-four").unwrap().open(&Default::default()).unwrap();
    let mut session = edition.start(&Opening::new(["Anna", "Bruno"].map(person)).seed(7)).unwrap();
    for (n, column) in [4, 4, 3].iter().enumerate() {
        session.answer(Seat(n as u8 % 2), n, &format!("drop {column}")).unwrap();
    }
    let mut bodies = crate::common::bodies(&session.full_record());
    let seat = bodies.iter().position(|body| body.starts_with("seat 1 ")).unwrap();
    for (n, holder) in holders.iter().enumerate() {
        bodies[seat + n] = format!("seat {} {holder}", n + 1);
    }
    crate::common::sealed(&bodies)
}

fn person(name: &str) -> Holder {
    Holder::Person(name.to_owned())
}

async fn upload(who: &mut Browser, text: &str) -> Page {
    let body =
        format!("--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a\"\r\n\r\n{text}\r\n--x--\r\n");
    let request = Request::post("/records").header(header::CONTENT_TYPE, "multipart/form-data; boundary=x");
    who.send(request.body(Body::from(body)).unwrap()).await
}

async fn uploaded(config: Config, record: &str) -> (Arc<AppState>, Browser, Page) {
    let house = Arc::new(AppState::new(config));
    let mut anna = Browser::new(&web::router(house.clone()));
    let page = upload(&mut anna, record).await;
    (house, anna, page)
}

#[tokio::test]
async fn a_bot_that_no_form_offers_does_not_come_in_by_a_record() {
    for kind in ["search:4000000000", "search:1", "nobody"] {
        let record = record([person("Anna"), Holder::Bot(kind.to_owned())]);
        let (house, _, page) = uploaded(config(), &record).await;
        assert_eq!(page.status.as_u16(), 422, "{kind}: {}", page.body);
        assert!(page.body.contains("does not play here"), "{kind}: {}", page.body);
        assert_eq!(house.count(), 0);
    }
    let allowed = record([person("Anna"), Holder::Bot("random".to_owned())]);
    assert_eq!(uploaded(config(), &allowed).await.2.status.as_u16(), 303);
}

/// A whole battle, as it is kept for the tests of its game.
const BATTLE: &str = include_str!("../../../odyssey/fixtures/mazehorn-2-622.tavola");

#[tokio::test]
async fn the_whole_log_has_an_index_of_its_rounds() {
    let (_, mut anna, opened) = uploaded(config(), BATTLE).await;
    let log = anna.get(&format!("{}/log", opened.location())).await;
    let index = log.between("<nav class=\"contents\"", "</nav>").expect("an index");
    let begun: Vec<&str> = index.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(begun.len() > 5, "{begun:?}");
    assert!(begun.iter().all(|line| log.body.contains(&format!("id=\"{line}\""))), "{begun:?}");
}

#[tokio::test]
async fn names_of_a_record_are_as_short_and_plain_as_those_of_forms() {
    let long = format!("\u{202e}{}", "x".repeat(3_000_000));
    let (_, mut anna, page) = uploaded(config(), &record([person(&long), person("\u{200b}\u{2066}")])).await;
    assert_eq!(page.status.as_u16(), 303, "{:.300}", page.body);
    let table = anna.get(page.location()).await.body;
    assert!(table.contains(&"x".repeat(31)) && !table.contains(&"x".repeat(33)));
    assert!(!table.contains('\u{202e}') && !table.contains('\u{200b}'));
    assert!(table.contains("Seat 2"), "a name of nothing is the seat's number");
    assert!(table.len() < 200_000, "{}", table.len());
}

#[tokio::test]
async fn a_record_of_too_many_lines_is_refused_before_it_is_played() {
    let mut config = config();
    config.limits.record_lines = 30;
    let mut bodies = crate::common::bodies(&record([person("Anna"), person("Bruno")]));
    // Answers of one hand may share a line, and count all the same.
    bodies.push(format!("2 {}", ["drop 1"; 40].join(" / ")));
    let long = crate::common::sealed(&bodies);
    let many = crate::common::sealed(&vec!["x".to_owned(); 5_000]);
    assert_eq!(uploaded(config.clone(), &many).await.2.status.as_u16(), 422);
    let (house, _, page) = uploaded(config, &long).await;
    assert_eq!(page.status.as_u16(), 422);
    assert!(page.body.contains("at most 30 lines"), "{}", page.body);
    assert_eq!(house.count(), 0);
}

/// A record in which somebody changed their mind so often.
fn long_record(times: usize) -> String {
    let edition = shelf::find("connect-four").unwrap().open(&Default::default()).unwrap();
    let mut session = edition.start(&Opening::new(["Anna", "Bruno"].map(person)).seed(7)).unwrap();
    for _ in 0..times {
        session.answer(Seat(0), session.number(), "drop 4").unwrap();
        session.undo(Seat(0), Seats::EVERYONE).unwrap();
    }
    session.full_record()
}

/// There is one thread here for everybody's requests and one for long work, and the second is held as by a record that takes for ever.
/// A record that were played again on the first would be done before the others ask.
#[test]
fn others_are_answered_while_records_are_played_again() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let (open, gate) = std::sync::mpsc::channel();
        let held = tokio::task::spawn_blocking(move || gate.recv());
        let mut config = config();
        config.limits.replays = 1;
        let house = Arc::new(AppState::new(config));
        let app = web::router(house.clone());
        let uploads = [long_record(1000), "no record".to_owned()].map(|text| {
            let mut anna = Browser::new(&app);
            tokio::spawn(async move { upload(&mut anna, &text).await })
        });
        while house.replays.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let mut bruno = Browser::new(&app);
        for path in ["/healthz", "/", "/records", "/api/v1/games"] {
            assert_eq!(bruno.get(path).await.status.as_u16(), 200, "{path}");
        }
        let table = bruno.set("Bruno", "me", "me").await;
        assert_eq!(bruno.answer(&table, 1, "drop+4").await.status.as_u16(), 303);
        assert!(!uploads.iter().any(|upload| upload.is_finished()), "one waits for the thread, the other for its turn");
        open.send(()).unwrap();
        held.await.unwrap().unwrap();
        let mut told = Vec::new();
        for upload in uploads {
            told.push(upload.await.unwrap().status.as_u16());
        }
        assert_eq!(told, [303, 422]);
        assert_eq!(house.replays.available_permits(), 1);
    });
}

#[tokio::test]
async fn beyond_what_may_be_kept_no_table_is_set_and_none_that_is_kept_is_lost() {
    let directory = std::env::temp_dir().join(format!("tavola-quota-{}", std::process::id()));
    let mut config = Config { place: Some(Place::Directory(directory.clone())), ..config() };
    config.limits.kept = 2;
    let house = Arc::new(AppState::open_with_store(config).await.unwrap());
    let mut anna = Browser::new(&web::router(house.clone()));
    let first = anna.set("Anna", "me", "me").await;
    anna.set("Anna", "me", "me").await;
    let third = anna.post("/new/connect-four", "name=Anna&seat-1=me&seat-2=me").await;
    assert_eq!(third.status.as_u16(), 429);
    assert!(third.body.contains("The server is full"), "{}", third.body);
    let brought = upload(&mut anna, &record([person("Anna"), person("Bruno")])).await;
    assert_eq!(brought.status.as_u16(), 422);
    assert!(brought.body.contains("The server is full"), "{}", brought.body);
    assert_eq!(anna.get(&first).await.status.as_u16(), 200);
    house.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(&directory);
}

/// One address cannot fill the store alone: neither by many tables nor by large records.
#[tokio::test]
async fn one_address_may_keep_so_many_tables_and_so_much_of_records() {
    let directory = std::env::temp_dir().join(format!("tavola-quota-each-{}", std::process::id()));
    let mut config = Config { place: Some(Place::Directory(directory.clone())), ..config() };
    let brought = record([person("Anna"), person("Bruno")]);
    config.limits.kept_each = Some(store::Size { tables: 3, bytes: brought.len() as u64 + 100 });
    let house = Arc::new(AppState::open_with_store(config).await.unwrap());
    let mut anna = Browser::new(&web::router(house.clone()));
    let first = anna.set("Anna", "me", "me").await;
    assert_eq!(upload(&mut anna, &brought).await.status.as_u16(), 303);
    let more = upload(&mut anna, &brought).await;
    assert_eq!(more.status.as_u16(), 422);
    assert!(more.body.contains("Too many tables were set up from your address"), "{}", more.body);
    anna.set("Anna", "me", "me").await;
    let form = "name=Anna&seat-1=me&seat-2=me";
    let fourth = anna.post("/new/connect-four", form).await;
    assert_eq!(fourth.status.as_u16(), 429);
    assert!(fourth.body.contains("Too many tables were set up from your address"), "{}", fourth.body);
    let elsewhere = Request::post("/new/connect-four")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .extension(ConnectInfo(SocketAddr::from(([198, 51, 100, 7], 1))));
    let other = anna.send(elsewhere.body(Body::from(form)).unwrap()).await;
    assert_eq!(other.status.as_u16(), 303, "others are not concerned: {}", other.body);
    anna.post(&format!("{first}/delete"), "sure=1").await;
    assert_eq!(anna.post("/new/connect-four", form).await.status.as_u16(), 303, "what is deleted makes room");
    house.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(&directory);
}

#[tokio::test]
async fn a_table_takes_so_many_answers_and_no_more() {
    let directory = std::env::temp_dir().join(format!("tavola-rows-{}", std::process::id()));
    let mut config = Config { place: Some(Place::Directory(directory.clone())), ..config() };
    config.limits.rows = 4;
    let house = Arc::new(AppState::open_with_store(config).await.unwrap());
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    for _ in 0..2 {
        assert_eq!(anna.answer(&table, 1, "drop+4").await.status.as_u16(), 303);
        assert_eq!(anna.post(&format!("{table}/undo"), "seat=1").await.status.as_u16(), 303);
    }
    let full = anna.answer(&table, 1, "drop+4").await;
    assert_eq!(full.status.as_u16(), 409);
    assert!(full.body.contains("as many answers as it can hold"), "{}", full.body);
    let handed = anna.post(&format!("{table}/hand"), "seat=1&to=random").await;
    assert_eq!(handed.status.as_u16(), 409);
    house.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(&directory);
}

/// The record with its seed is for when the game is over.
#[tokio::test]
async fn a_report_of_a_fault_tells_the_owner_no_secret_while_the_game_runs() {
    let house = Arc::new(AppState::new(config()));
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop+4").await;
    let room = house.rooms().pop().unwrap();
    let seed = {
        let mut inner = room.inner.lock().await;
        let session = &inner.play.as_ref().unwrap().session;
        let (report, seed) = (session.report("a fault"), Record::read(&session.full_record()).unwrap().seed);
        let said = "a fault".to_owned();
        inner.talk.faults.push(web::live_table::talk::Fault { said, report });
        seed.to_string()
    };
    let running = anna.get(&format!("{table}/report/0")).await;
    assert_eq!(running.status.as_u16(), 200);
    assert!(running.body.contains("a fault") && running.body.contains("drop 4"), "{}", running.body);
    assert!(!running.body.contains(&seed), "{}", running.body);
    let strange = Browser::new(&anna.app).get(&format!("{table}/report/0")).await;
    assert_eq!(strange.status.as_u16(), 403);
    for (seat, column) in [(2, 1), (1, 4), (2, 1), (1, 4), (2, 1), (1, 4)] {
        anna.answer(&table, seat, &format!("drop+{column}")).await;
    }
    let over = anna.get(&format!("{table}/report/0")).await;
    assert!(over.body.contains(&seed), "now that it is over: {}", over.body);
}

/// Bots among themselves play while somebody looks.
#[tokio::test]
async fn bots_among_themselves_wait_until_somebody_looks() {
    let mut config = config();
    config.times.unwatched = Duration::ZERO;
    let house = Arc::new(AppState::new(config));
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "random", "random").await;
    let room = house.rooms().pop().unwrap();
    let asleep = || !room.bots.load(std::sync::atomic::Ordering::Acquire);
    let answers = async || room.inner.lock().await.play.as_ref().unwrap().number();
    while !asleep() {
        tokio::task::yield_now().await;
    }
    assert_eq!(answers().await, 0, "nobody looks");
    let watching = room.beat.subscribe();
    anna.get(&table).await;
    while answers().await < 2 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(watching);
    while !asleep() {
        tokio::task::yield_now().await;
    }
}

/// As a table may be kept from before records were held to what forms allow.
#[tokio::test]
async fn a_bot_that_nobody_offers_gives_its_seat_to_the_owner_and_thinks_about_nothing() {
    let house = Arc::new(AppState::new(config()));
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "greedy").await;
    let room = house.rooms().pop().unwrap();
    {
        let mut inner = room.inner.lock().await;
        let endless = Holder::Bot("search:4000000000".to_owned());
        inner.play.as_mut().unwrap().session.hand_over(Seat(1), endless.clone()).unwrap();
        inner.facts.seats[1].holder = Some(endless);
    }
    assert_eq!(anna.answer(&table, 1, "drop+4").await.status.as_u16(), 303);
    anna.wait_for(&table, |page| page.question().is_some() && page.body.contains("does not play here")).await;
    assert_eq!(anna.answer(&table, 2, "drop+4").await.status.as_u16(), 303, "the owner plays for it");
    assert_eq!(house.thinkers.available_permits(), house.config.limits.thinkers, "nobody thinks");
}
