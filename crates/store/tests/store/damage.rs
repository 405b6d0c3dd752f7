//! What was altered is noticed, and what can be done without is passed over.

use crate::homes::{Home, on_both};
use crate::sitting::Sitting;
use store::{OpenFrom, Store, StoreError, TableId};

/// A table with more rows than two snapshots need.
async fn long_table(store: &Store) -> TableId {
    let mut live = Sitting::begin(store).await;
    for _ in 0..70 {
        live.answer("drop 4").await.unwrap();
        live.undo(table::Seat(0)).await.unwrap();
    }
    live.info.id
}

#[tokio::test]
async fn a_snapshot_that_cannot_be_read_is_passed_over() {
    on_both(async |home| {
        let store = home.open().await;
        let table = long_table(&store).await;
        let snapshot = async || {
            let kept = store.load(table, OpenFrom::Snapshot).await.unwrap().unwrap();
            assert_eq!(kept.number(), 140);
            kept.snapshot.map(|snapshot| snapshot.number)
        };
        assert_eq!(snapshot().await, Some(64), "the newest has too little behind it for an undo");
        // A letter inside it is another: only its sum tells.
        home.meddle("UPDATE snapshots SET body = replace(body, 'connect-four', 'connect-five') WHERE number = 64")
            .await;
        assert_eq!(snapshot().await, None, "it begins at the beginning");
        home.meddle("UPDATE snapshots SET body = '{', sum = NULL").await;
        assert_eq!(snapshot().await, None);
        assert!(store.export(&home.file("backup")).await.is_ok(), "a backup does without it too");
    })
    .await;
}

#[tokio::test]
async fn an_altered_row_is_told_by_its_number() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        for column in [4, 4, 3, 3] {
            live.answer(&format!("drop {column}")).await.unwrap();
        }
        let table = live.info.id;
        let opened = async || store.load(table, OpenFrom::Snapshot).await.map(drop);
        let told = |what: &str| Err(StoreError::Damaged(format!("{what} of table {table} is not as it was written")));
        assert_eq!(opened().await, Ok(()));
        let alter = async |from: &str, to: &str| {
            home.meddle(&format!("UPDATE answers SET lines = '{to}' WHERE number = 2 AND lines = '{from}'")).await;
        };
        // Another legal answer.
        alter("[\"2 drop 4\"]", "[\"2 drop 7\"]").await;
        assert_eq!(opened().await, told("row 2"));
        assert!(store.export(&home.file("backup")).await.is_err(), "it does not get into a backup unnoticed");
        alter("[\"2 drop 7\"]", "[\"2 drop 4\"]").await;
        assert_eq!(opened().await, Ok(()));
        home.meddle("UPDATE answers SET seat = 1 WHERE number = 1").await;
        assert_eq!(opened().await, told("row 1"));
        home.meddle("UPDATE answers SET seat = 0 WHERE number = 1; DELETE FROM answers WHERE number = 3").await;
        assert_eq!(opened().await, told("row 3"));
        home.meddle("DELETE FROM answers WHERE number = 4").await;
        assert_eq!(opened().await, told("the last row"));
        home.meddle("UPDATE beginnings SET header = replace(header, '\"salt\"', ' \"salt\"')").await;
        assert_eq!(opened().await, told("the header"));
    })
    .await;
}

#[tokio::test]
async fn rows_from_before_there_were_sums_are_taken_as_they_are() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        live.answer("drop 4").await.unwrap();
        home.meddle("UPDATE answers SET sum = NULL; UPDATE beginnings SET sum = NULL").await;
        live.answer("drop 5").await.unwrap();
        assert_eq!(Sitting::reopen(&store, live.info.id, OpenFrom::Beginning).await.ledger.number(), 2);
    })
    .await;
}

/// A bit in every byte of a small export, flipped one at a time.
#[tokio::test]
async fn an_export_with_a_flipped_bit_is_refused() {
    let home = Home::sqlite();
    let store = home.open().await;
    let mut live = Sitting::begin(&store).await;
    live.answer("drop 4").await.unwrap();
    store.say(live.info.id, None, "somebody", "hello").await.unwrap();
    let (file, flipped) = (home.file("backup"), home.file("flipped"));
    store.export(&file).await.unwrap();
    store.delete(live.info.id).await.unwrap();
    let whole = std::fs::read(&file).unwrap();
    // The pack is most of the file; of it some bytes will do.
    let pack = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1);
    let pack = pack.map_or(0, |(end, _)| end);
    for at in (0..whole.len()).filter(|at| *at >= pack || *at < 40 || at % 97 == 0) {
        // In each byte another bit.
        let bit = at * 8 + at % 8;
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(&flipped, bytes).unwrap();
        assert!(store.import(&flipped).await.is_err(), "bit {bit}");
    }
    assert_eq!(store.info(live.info.id).await.unwrap(), None);
    store.import(&file).await.unwrap();
    assert_eq!(Sitting::reopen(&store, live.info.id, OpenFrom::Beginning).await.ledger.number(), 1);
}

#[tokio::test]
async fn an_export_of_an_older_program_is_still_taken_in() {
    let home = Home::sqlite();
    let store = home.open().await;
    let mut live = Sitting::begin(&store).await;
    (live.info.facts.title, live.info.facts.seed) = ("Friday".to_owned(), Some(7));
    store.update(&mut live.info).await.unwrap();
    let file = home.file("backup");
    store.export(&file).await.unwrap();
    let kept = store.info(live.info.id).await.unwrap();
    store.delete(live.info.id).await.unwrap();
    let whole = std::fs::read_to_string(&file).unwrap();
    let (before, _) = whole.rsplit_once("{\"sum\":").unwrap();
    let end = "{\"end\":{\"packs\":1,\"tables\":1,\"rows\":1,\"skipped\":0}}\n";
    let lines: Vec<String> = before.lines().skip(1).map(as_before).collect();
    let older = format!("{{\"tavola-export\":1}}\n{}\n{end}", lines.join("\n"));
    std::fs::write(home.file("older"), older).unwrap();
    assert_eq!(store.import(&home.file("older")).await.unwrap().tables, 1);
    assert_eq!(store.info(live.info.id).await.unwrap(), kept);
}

/// A line of an export as older programs wrote it: what concerned the front-end alone was inside a document of its own.
fn as_before(line: &str) -> String {
    let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
    if let Some(table) = line.get_mut("table").and_then(serde_json::Value::as_object_mut) {
        let notes = ["title", "real_dice", "rematch", "seed", "people"];
        let notes: serde_json::Map<_, _> = notes.iter().filter_map(|name| table.remove_entry(*name)).collect();
        table.insert("notes".to_owned(), notes.into());
    }
    line.to_string()
}
