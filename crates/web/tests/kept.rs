//! What is acknowledged is kept: a house that is opened again knows its tables.

mod common;

use axum::http::StatusCode;
use common::{Browser, config};
use std::path::PathBuf;
use std::sync::Arc;
use web::{House, Place};

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

async fn open(directory: &Directory) -> Arc<House> {
    let place = Some(Place::Directory(directory.0.clone()));
    Arc::new(House::open_with_store(web::Config { place, ..config() }).await.unwrap())
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
    anna.app = common::house();
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
    let code = anna
        .get(&table)
        .await
        .between("<b class=\"code\">", "</b>")
        .unwrap()
        .to_owned();
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
