//! Who may do what with a seat, and what others notice of it.

use crate::common::{Browser, config, house};
use axum::http::StatusCode;
use std::sync::Arc;
use store::Moment;
use web::{AppState, Place};

/// Anna, who owns the table, and Bruno.
async fn two() -> (Browser, Browser, String) {
    let app = house();
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    (anna, bruno, table)
}

/// Both have answered once, so that nothing is taken back without consent.
async fn both_answered() -> (Browser, Browser, String) {
    let (mut anna, mut bruno, table) = two().await;
    anna.answer(&table, 1, "drop 4").await;
    bruno.answer(&table, 2, "drop 4").await;
    (anna, bruno, table)
}

async fn discs(browser: &mut Browser, table: &str) -> usize {
    browser.get(table).await.body.matches("data-vt=\"disc-").count()
}

async fn version(browser: &mut Browser, table: &str) -> String {
    let page = browser.get(table).await;
    page.between("data-version=\"", "\"").expect("a version").to_owned()
}

#[tokio::test]
async fn a_game_that_is_over_stays_over_and_goes_on_only_with_new_dice() {
    let (mut anna, mut bruno, table) = two().await;
    for _ in 0..3 {
        anna.answer(&table, 1, "drop 1").await;
        bruno.answer(&table, 2, "drop 2").await;
    }
    assert!(anna.get(&table).await.body.contains("/undo"), "while it runs");
    anna.answer(&table, 1, "drop 1").await;
    for (browser, seat) in [(&mut anna, 1), (&mut bruno, 2)] {
        let page = browser.get(&table).await;
        assert!(!page.body.contains("/undo"), "it is not offered");
        assert!(page.body.contains("Continue from before the last answer"));
        let undo = browser.post(&format!("{table}/undo"), &format!("seat={seat}")).await;
        assert_eq!(undo.status, StatusCode::CONFLICT);
        assert!(undo.body.contains("The game is over and its record can be read"));
        assert_eq!(discs(browser, &table).await, 7);
    }
    let record = anna.get(&format!("{table}/record")).await.body;
    let forked = anna.post(&format!("{table}/fork"), "at=6&seat=1").await;
    assert_eq!(discs(&mut anna, forked.location()).await, 6);
    let seed = |record: &str| record.lines().find(|line| line.starts_with("seed")).map(str::to_owned);
    let next = forked.location().to_owned();
    anna.answer(&next, 1, "drop 1").await;
    let other = anna.get(&format!("{next}/record")).await.body;
    assert!(seed(&record).is_some() && seed(&other).is_some());
    assert_ne!(seed(&record), seed(&other));
}

#[tokio::test]
async fn whoever_goes_on_from_a_moment_plays_a_seat_that_a_bot_played_then() {
    let (mut anna, _, table) = two().await;
    anna.post(&format!("{table}/hand"), "seat=1&to=greedy").await;
    anna.wait_for(&table, |page| page.body.matches("data-vt=\"disc-").count() == 1).await;
    let forked = anna.post(&format!("{table}/fork"), "at=1&seat=1").await;
    let next = forked.location().to_owned();
    let page = anna.wait_for(&next, |page| page.question().is_some()).await;
    assert_eq!(page.body.matches("data-vt=\"disc-").count(), 2, "only the other seat is a bot's");
}

#[tokio::test]
async fn a_bot_that_stands_in_for_somebody_does_not_consent_for_them() {
    let (mut anna, mut bruno, table) = both_answered().await;
    anna.post(&format!("{table}/hand"), "seat=2&to=greedy").await;
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert_eq!(discs(&mut anna, &table).await, 2, "nobody has agreed");
    anna.post(&format!("{table}/hand"), "seat=2&to=person").await;
    let page = bruno.get(&table).await;
    let log = page.between("<section class=\"log drawer\"", "</section>").expect("a log");
    let place = |said: &str| log.find(said).unwrap_or_else(|| panic!("{said} is not in {log}"));
    let handed = place("The owner has let a bot play for Bruno.");
    let back = place("The owner has given Bruno the seat back.");
    assert!(place("Anna drops a disc") < handed && handed < back, "what happened stands in its order: {log}");
    assert!(!page.between("id=\"chat\"", "</section>").unwrap().contains("The owner"), "nobody said it");
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert_eq!(discs(&mut anna, &table).await, 2, "nobody has agreed");
    bruno.post(&format!("{table}/agree"), "seat=2&yes=1").await;
    assert_eq!(discs(&mut anna, &table).await, 0);
    let told = anna.get(&table).await.body;
    assert!(told.contains("Anna took back an answer. Agreed: Bruno."));
}

/// What happened to the seats stands in the log where it happened, for everybody and after every opening.
#[tokio::test]
async fn the_log_says_who_played_a_seat_since_when() {
    let directory = std::env::temp_dir().join(format!("tavola-notes-{}", std::process::id()));
    let place = Some(Place::Directory(directory.clone()));
    let house = Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap());
    let app = web::router(house.clone());
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    anna.answer(&table, 1, "drop 4").await;
    bruno.answer(&table, 2, "drop 4").await;
    anna.post(&format!("{table}/hand"), "seat=1&to=greedy").await;
    anna.wait_for(&table, |page| page.body.matches("data-vt=\"disc-").count() == 3).await;
    anna.post(&format!("{table}/hand"), "seat=1&to=person").await;
    bruno.post(&format!("{table}/resign"), "seat=2&sure=1").await;
    let log = async |who: &mut Browser| {
        let told: serde_json::Value =
            serde_json::from_str(&who.get(&format!("/api/v1{}/log", table.replace("/t/", "/tables/"))).await.body)
                .unwrap();
        let lines = told["lines"].as_array().unwrap();
        lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let notes = ["Anna lets a bot play.", "Anna has taken the seat back.", "Bruno resigns; a bot plays on."];
    for who in [&mut anna, &mut bruno] {
        let before = log(who).await;
        let place = |said: &str| before.iter().position(|line| line == said).unwrap_or_else(|| panic!("{before:?}"));
        let places = notes.map(place);
        assert!(places.is_sorted() && places[0] + 1 < places[1], "a bot has answered in between: {before:?}");
        house.rooms().iter().for_each(|room| house.forget(room));
        assert_eq!(log(who).await[..places[2] + 1], before[..places[2] + 1]);
    }
    house.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(directory);
}

#[tokio::test]
async fn whoever_holds_a_seat_agrees_while_a_bot_plays_it() {
    let (mut anna, mut bruno, table) = both_answered().await;
    bruno.post(&format!("{table}/hand"), "seat=2&to=greedy").await;
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert!(bruno.get(&table).await.body.contains("/agree"));
    bruno.post(&format!("{table}/agree"), "seat=2&yes=1").await;
    assert_eq!(discs(&mut anna, &table).await, 0);
    // Who has left for good is not asked any more.
    let (mut anna, mut bruno, table) = both_answered().await;
    bruno.post(&format!("{table}/resign"), "seat=2&sure=1").await;
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert_eq!(discs(&mut anna, &table).await, 0);
}

#[tokio::test]
async fn somebody_unknown_counts_as_just_seen() {
    let directory = std::env::temp_dir().join(format!("tavola-seats-{}", std::process::id()));
    let place = Some(Place::Directory(directory.clone()));
    let house = Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap());
    let app = web::router(house.clone());
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    anna.answer(&table, 1, "drop 4").await;
    bruno.answer(&table, 2, "drop 4").await;
    for room in house.rooms() {
        house.forget(&room);
    }
    assert!(!anna.get(&table).await.body.contains("/vote"));
    let vote = anna.post(&format!("{table}/vote"), "seat=1&for=2").await;
    assert_eq!(vote.status, StatusCode::CONFLICT);
    assert!(vote.body.contains("who has been away for three minutes"));
    // Three minutes later it may.
    for room in house.rooms() {
        let mut inner = room.inner.lock().await;
        inner.talk.since = Moment(inner.talk.since.0 - 3 * 60_000 - 1);
    }
    assert!(anna.get(&table).await.body.contains("/vote"));
    let vote = anna.post(&format!("{table}/vote"), "seat=1&for=2").await;
    assert_eq!(vote.status, StatusCode::SEE_OTHER);
    let page = anna.get(&table).await.body;
    assert!(page.contains("The others have let a bot play for Bruno, who is away."));
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert_eq!(discs(&mut anna, &table).await, 2, "Bruno has not agreed");
    house.store.as_ref().unwrap().close().await;
    let _ = std::fs::remove_dir_all(directory);
}

#[tokio::test]
async fn a_seat_that_nobody_holds_stays_the_bots() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "greedy").await;
    let taken = anna.post(&format!("{table}/hand"), "seat=2&to=person").await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert!(taken.body.contains("This seat belongs to a bot."));
    assert!(anna.get(&table).await.body.contains("Bot 2"));
    anna.answer(&table, 1, "drop 4").await;
    anna.wait_for(&table, |page| page.question() == Some(2)).await;
}

#[tokio::test]
async fn names_stay_with_people() {
    let (mut anna, mut bruno, table) = two().await;
    bruno.cookies.insert("name".into(), "Carla".into());
    for by in 0..2 {
        bruno.post(&format!("{table}/hand"), "seat=2&to=greedy").await;
        assert!(anna.get(&table).await.body.contains("<b>Bot 2</b>"));
        let who = if by == 0 { &mut bruno } else { &mut anna };
        who.post(&format!("{table}/hand"), "seat=2&to=person").await;
        let page = anna.get(&table).await.body;
        assert!(page.contains("<b>Bruno</b>"), "{page}");
        assert!(!page.contains("<b>Bot 2</b>") && !page.contains("Carla"));
    }
}

#[tokio::test]
async fn an_onlooker_is_marked_by_a_word_and_names_have_nothing_unseen() {
    let (mut anna, _, table) = two().await;
    let mut stranger = Browser::new(&anna.app);
    stranger.cookies.insert("name".into(), "Anna".into());
    stranger.post(&format!("{table}/chat"), "said=drop+7").await;
    anna.post(&format!("{table}/chat"), "seat=1&said=never").await;
    let page = anna.get(&table).await;
    let chat = page.between("id=\"chat\"", "</section>").unwrap();
    let lines: Vec<&str> = chat.split("<li").skip(1).collect();
    assert!(lines[0].contains("drop 7") && lines[0].contains(">onlooker<"), "{chat}");
    assert!(lines[1].contains("never") && !lines[1].contains("onlooker"), "{chat}");
    anna.cookies.insert("lang".into(), "it".into());
    assert!(anna.get(&table).await.body.contains(">spettatore<"));
    let open = anna.set("Anna", "me", "open").await;
    let unseen = stranger.post(&format!("{open}/sit"), "name=%E2%80%8B%E2%80%AE").await;
    assert_eq!(unseen.status, StatusCode::UNPROCESSABLE_ENTITY);
    stranger.post(&format!("{open}/sit"), "name=An%E2%80%8Bna%E2%80%AE").await;
    assert!(anna.get(&open).await.body.contains("<b>Anna</b>"));
}

#[tokio::test]
async fn nobody_notices_that_another_asked_for_a_hint_or_left_an_order() {
    let (mut anna, mut bruno, table) = two().await;
    let (hers, his) = (version(&mut anna, &table).await, version(&mut bruno, &table).await);
    anna.post(&format!("{table}/hint"), "seat=1").await;
    let hinted = version(&mut anna, &table).await;
    assert_ne!(hinted, hers, "she sees it");
    assert_eq!(version(&mut bruno, &table).await, his);
    bruno.post(&format!("{table}/order"), "seat=2&question=some-question&answer=drop+1").await;
    assert_eq!(version(&mut anna, &table).await, hinted);
    assert_ne!(version(&mut bruno, &table).await, his);
    let his = version(&mut bruno, &table).await;
    anna.answer(&table, 1, "drop 4").await;
    assert_ne!(version(&mut bruno, &table).await, his, "an answer is seen by all");
}

/// The owner holds the seat of a bot that could not go on; a link to that seat would give the whole table away.
#[tokio::test]
async fn no_link_of_a_seat_holds_the_owners_secret() {
    let house = Arc::new(AppState::new(config()));
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    for room in house.rooms() {
        let mut inner = room.inner.lock().await;
        inner.facts.seats[1].token = Some(inner.facts.owner);
    }
    assert_eq!(anna.get(&format!("{table}/link?seat=1")).await.status, StatusCode::OK);
    assert_eq!(anna.get(&format!("{table}/link?seat=2")).await.status, StatusCode::FORBIDDEN);
}

/// A request is there for as long as people need to read it: bots, who would make it one about an older question, wait.
#[tokio::test]
async fn bots_wait_while_somebody_asks_to_take_an_answer_back() {
    let config = web::Config { pause: std::time::Duration::from_millis(60), ..config() };
    let app = web::router(Arc::new(AppState::new(config)));
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let form = "title=Test&name=Anna&seat-1=me&seat-2=open&seat-3=random&seat-4=random&seed=7";
    let table = anna.post("/new/ascension", form).await.location().to_owned();
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    // Both begin; then a bot has its turn, and what Anna chose is before what Bruno did.
    anna.wait_for(&table, |page| page.question().is_some()).await;
    anna.answer(&table, 1, "1").await;
    bruno.wait_for(&table, |page| page.question().is_some()).await;
    bruno.answer(&table, 2, "1").await;
    assert!(bruno.get(&table).await.question().is_none(), "a bot is asked");
    anna.post(&format!("{table}/undo"), "seat=1").await;
    let asked = version(&mut bruno, &table).await;
    for _ in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        assert!(bruno.get(&table).await.body.contains("Anna asks to undo the last answer."));
    }
    assert_eq!(version(&mut bruno, &table).await, asked, "nothing happens meanwhile");
    bruno.post(&format!("{table}/agree"), "seat=2&yes=1").await;
    assert!(anna.get(&table).await.question().is_some(), "it is taken back");
}
