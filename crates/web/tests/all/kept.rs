//! What is acknowledged is kept: a house that is opened again knows its tables.

use crate::common::{Browser, config};
use axum::http::StatusCode;
use std::path::PathBuf;
use std::sync::Arc;
use web::{AppState, Place};

struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Directory {
        Directory(std::env::temp_dir().join(format!("tavola-web-{name}-{}", std::process::id())))
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn open(directory: &Directory) -> Arc<AppState> {
    let place = Some(Place::Directory(directory.0.clone()));
    Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap())
}

#[tokio::test]
async fn a_table_survives_that_the_house_is_closed() {
    let directory = Directory::new("survives");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    for (seat, answer) in [(1, "drop 4"), (2, "drop 4"), (1, "drop 5")] {
        assert_eq!(anna.answer(&table, seat, answer).await.status, StatusCode::SEE_OTHER);
    }
    anna.post(&format!("{table}/undo"), "seat=1").await;
    anna.post(&format!("{table}/chat"), "seat=1&said=good+night").await;
    house.store.as_ref().unwrap().close().await;
    // The router holds the house, and with it the directory.
    anna.app = crate::common::house();
    drop(house);

    let house = open(&directory).await;
    anna.app = web::router(house.clone());
    let page = anna.get(&table).await;
    assert_eq!(page.body.matches("data-vt=\"disc-").count(), 2);
    assert!(page.body.contains("good night"));
    assert_eq!(anna.answer(&table, 1, "drop 1").await.status, StatusCode::SEE_OTHER);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn a_table_that_leaves_memory_comes_back_on_demand() {
    let directory = Directory::new("memory");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "open").await;
    let code = anna.get(&table).await.between("<b class=\"code\">", "</b>").unwrap().to_owned();
    for room in house.rooms() {
        house.forget(&room);
    }
    assert_eq!(anna.post("/join", &format!("code={code}")).await.location(), table);
    let mut bruno = Browser::new(&anna.app);
    bruno.post(&format!("{table}/sit"), "name=Bruno").await;
    anna.answer(&table, 1, "drop 4").await;
    for room in house.rooms() {
        house.forget(&room);
    }
    assert_eq!(bruno.answer(&table, 2, "drop 4").await.status, StatusCode::SEE_OTHER);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn a_table_that_somebody_has_in_hand_is_not_put_away() {
    let directory = Directory::new("in-hand");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "open").await;
    let in_hand = house.rooms();
    house.put_away(in_hand[0].clone());
    assert_eq!(house.rooms().len(), 1);
    drop(in_hand);
    // Whoever looked whether a bot is asked lets go soon.
    let begun = std::time::Instant::now();
    while let Some(room) = house.rooms().pop() {
        house.put_away(room);
        assert!(begun.elapsed() < std::time::Duration::from_secs(120), "it is still in hand");
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    assert_eq!(anna.get(&table).await.status, StatusCode::OK);
    house.store.as_ref().unwrap().close().await;
}

/// Opens a table again until it begins at a snapshot, which is kept in the background. It waits long, for a machine that is busy.
async fn opens_from_a_snapshot(house: &Arc<AppState>, anna: &mut Browser, table: &str) {
    let begun = std::time::Instant::now();
    while !reopened(house, anna, table).await {
        assert!(begun.elapsed() < std::time::Duration::from_secs(120), "it opens from a snapshot");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// Takes every table out of memory, opens one again, and says whether it begins at a snapshot.
async fn reopened(house: &Arc<AppState>, anna: &mut Browser, table: &str) -> bool {
    for room in house.rooms() {
        house.forget(&room);
    }
    assert_eq!(anna.get(table).await.status, StatusCode::OK);
    let rooms = house.rooms();
    let inner = rooms[0].inner.lock().await;
    inner.play.as_ref().is_some_and(|play| play.short)
}

#[tokio::test]
async fn a_long_game_opens_from_a_snapshot_and_is_whole_when_somebody_looks_back() {
    let directory = Directory::new("snapshot");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    anna.answer(&table, 2, "drop 4").await;
    assert!(!reopened(&house, &mut anna, &table).await, "there is no snapshot yet");
    for _ in 0..50 {
        anna.answer(&table, 1, "drop 5").await;
        anna.post(&format!("{table}/undo"), "seat=1").await;
    }
    anna.answer(&table, 1, "drop 5").await;
    anna.answer(&table, 2, "drop 6").await;
    let before = anna.get(&table).await;
    let deeds = async |anna: &mut Browser| {
        let page = anna.get(&format!("{table}/figures")).await;
        page.between("<table class=\"results deeds\">", "</table>").map(str::to_owned)
    };
    let counted = deeds(&mut anna).await;
    assert!(counted.is_some(), "what everybody did is counted");
    opens_from_a_snapshot(&house, &mut anna, &table).await;
    assert_eq!(deeds(&mut anna).await, counted, "everything is counted, also what was before the snapshot");
    opens_from_a_snapshot(&house, &mut anna, &table).await;

    let after = anna.get(&table).await;
    assert_eq!(after.question(), before.question(), "a question has the same number after every opening");
    let log =
        |page: &crate::common::Page| page.between("<section class=\"log drawer\"", "</section>").map(str::to_owned);
    assert_eq!(log(&after), log(&before), "also the log from before the snapshot is there");
    let question = before.question().unwrap();
    let form = format!("question={question}&seat=1&answer=drop+1");
    let answered = anna.post(&format!("{table}/answer"), &form).await;
    assert_eq!(answered.status, StatusCode::SEE_OTHER, "{}", answered.body);
    let late = anna.post(&format!("{table}/answer"), &format!("question={question}&seat=2&answer=drop+1")).await;
    assert_eq!(late.status, StatusCode::CONFLICT);

    let first = anna.get(&format!("{table}/replay?at=1")).await;
    assert_eq!(first.body.matches("data-vt=\"disc-").count(), 1, "looking back goes back to the beginning");
    let transcript = anna.get(&format!("{table}/record")).await;
    assert!(transcript.body.lines().filter(|line| line.starts_with("undo ")).count() == 50);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn an_answer_from_before_the_snapshot_can_still_be_taken_back() {
    let directory = Directory::new("old");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    // Four rows, so that every snapshot falls on a row in which something was taken back.
    anna.answer(&table, 1, "drop 4").await;
    anna.answer(&table, 2, "drop 4").await;
    anna.post(&format!("{table}/undo"), "seat=1").await;
    anna.answer(&table, 1, "drop 4").await;
    for _ in 0..60 {
        anna.answer(&table, 2, "drop 5").await;
        anna.post(&format!("{table}/undo"), "seat=2").await;
    }
    opens_from_a_snapshot(&house, &mut anna, &table).await;
    // Nothing has followed the first answer any more, so it is taken back at once.
    let undone = anna.post(&format!("{table}/undo"), "seat=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.body);
    let page = anna.get(&table).await;
    assert_eq!(page.body.matches("data-vt=\"disc-").count(), 0);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn standing_orders_come_back_with_their_table() {
    let directory = Directory::new("orders");
    let house = open(&directory).await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    // Anna will answer column 5 from now on; it is the other seat's turn.
    anna.post(&format!("{table}/order"), "seat=1&question=which-column&answer=drop+5").await;
    reopened(&house, &mut anna, &table).await;
    anna.answer(&table, 2, "drop 4").await;
    let page = anna.get(&table).await;
    assert_eq!(page.body.matches("data-vt=\"disc-").count(), 3, "the order was followed");
    house.store.as_ref().unwrap().close().await;
}
