//! Nothing that was acknowledged is lost when the program is killed.
//!
//! The test starts itself again as a child that appends to several tables and prints what was acknowledged, kills it at some moment, and
//! looks whether all of it is there.

use crate::homes::Home;
use crate::sitting::Sitting;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use store::{Durability, Entry, Place, Store, TableId};
use table::{Rng, Seat};
use tokio::runtime::Runtime;

const CHILD: &str = "TAVOLA_TEST_APPEND_TO";
const TABLES: usize = 8;

/// How often the long test kills.
const SQLITE_KILLS: u32 = 300;
const POSTGRES_KILLS: u32 = 100;

#[test]
fn an_acknowledged_answer_survives_kill_9() {
    match std::env::var(CHILD) {
        Ok(place) => append_for_ever(&place),
        Err(_) => kill_and_look(5, 5),
    }
}

#[test]
#[ignore = "takes minutes"]
fn an_acknowledged_answer_survives_kill_9_four_hundred_times() {
    kill_and_look(SQLITE_KILLS, POSTGRES_KILLS);
}

#[tokio::main]
async fn append_for_ever(place: &str) {
    let store = Store::open(&Place::read(place), Durability::Process).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let store = store.clone();
        writers.spawn(async move {
            let table = Sitting::begin(&store).await.info.id;
            for number in 1.. {
                let entry = Entry { seat: Some(Seat(0)), lines: vec![line(number)], log_from: 0, log: Vec::new() };
                store.append(table, number, entry).await.unwrap();
                println!("kept {table} {number}");
            }
        });
    }
    writers.join_all().await;
}

fn line(number: u32) -> String {
    format!("answer {number} {}", "x".repeat(number as usize % 300))
}

fn kill_and_look(sqlite: u32, postgres: u32) {
    let runtime = Runtime::new().unwrap();
    kill_and_look_at(&Home::sqlite(), &runtime, sqlite);
    if let Some(home) = runtime.block_on(Home::postgres()) {
        kill_and_look_at(&home, &runtime, postgres);
    }
}

fn kill_and_look_at(home: &Home, runtime: &Runtime, times: u32) {
    let place = match &home.place {
        Place::Directory(directory) => directory.to_str().unwrap(),
        Place::Postgres(address) => address,
    };
    let mut rng = Rng::new(2026);
    for round in 0..times {
        // Now and then the child is killed while it is still opening the store.
        let opening = round % 5 == 4;
        let kept = append_and_kill(place, opening, Duration::from_millis(rng.next_u64() % 300));
        assert!(opening || !kept.is_empty(), "the child was killed after its first answer");
        runtime.block_on(look(home, &kept));
    }
}

/// Kills the child so long after its first answer, or after it was started, and says what it was told is kept: the last number at each
/// table.
fn append_and_kill(place: &str, opening: bool, after: Duration) -> BTreeMap<String, u32> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::an_acknowledged_answer_survives_kill_9", "--nocapture"])
        .env(CHILD, place)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let (started, starts) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut kept = BTreeMap::new();
        for line in out.lines().map_while(Result::ok) {
            if let Some((table, number)) = line.strip_prefix("kept ").and_then(|words| words.split_once(' ')) {
                kept.insert(table.to_owned(), number.parse().unwrap());
                let _ = started.send(());
            }
        }
        kept
    });
    if !opening {
        starts.recv_timeout(Duration::from_secs(120)).expect("the child keeps answers");
    }
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

async fn look(home: &Home, kept: &BTreeMap<String, u32>) {
    let store = home.open().await;
    for (table, number) in kept {
        let table: TableId = table.parse().unwrap();
        let rows = store.rows_after(table, 0).await.unwrap();
        let numbers: Vec<u32> = rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (1..=rows.len() as u32).collect::<Vec<_>>(), "rows have no gaps");
        assert!(rows.len() as u32 >= *number, "row {number} was acknowledged and is not there");
        assert!(rows.iter().all(|row| row.entry.lines == [line(row.number)]));
        assert_eq!(store.info(table).await.unwrap().unwrap().last, Some(rows.len() as u32));
    }
    store.close().await;
}
