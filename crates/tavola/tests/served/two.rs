//! Two servers on one database, a player on each. One is killed in the middle and started again: nothing that was acknowledged is lost,
//! and nobody is stuck.

use crate::house::{PATIENCE, Serve, Table, set, wait_for};
use crate::postgres::Postgres;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const TABLES: usize = 4;

/// An answer that a server said it has kept.
struct Kept {
    question: usize,
    seat: usize,
    answer: String,
}

#[test]
fn a_killed_server_loses_nothing_and_stops_nobody() {
    let Some(postgres) = Postgres::start() else { return };
    let place = ["--database".to_owned(), postgres.address.clone()];
    let (mut here, there) = (Serve::start(&place), Serve::start(&place));
    let addresses = [here.address.clone(), there.address.clone()];
    let tables: Vec<Table> = (0..TABLES).map(|_| set(&here, &["me", "me"])).collect();
    let acknowledged = AtomicUsize::new(0);
    let kept: Vec<Vec<Kept>> = std::thread::scope(|scope| {
        let mut players = Vec::new();
        for (n, table) in tables.iter().enumerate() {
            for seat in 0..2 {
                // At every other table they have changed places.
                let address = &addresses[(seat + n) % 2];
                let acknowledged = &acknowledged;
                players.push((n, scope.spawn(move || play(table, seat, address, acknowledged, n))));
            }
        }
        wait_for("the games go on", || acknowledged.load(Ordering::Relaxed) > 3 * TABLES);
        here.kill();
        here = Serve::start_at(here.port(), &place);
        let mut kept: Vec<Vec<Kept>> = (0..TABLES).map(|_| Vec::new()).collect();
        for (n, player) in players {
            kept[n].extend(player.join().expect("a player who is not stuck"));
        }
        kept
    });
    assert!(acknowledged.load(Ordering::Relaxed) > 4 * TABLES, "the games went on after the kill");
    for (table, kept) in tables.iter().zip(&kept) {
        let answers = table.answers(&here.address);
        assert_eq!(answers, table.answers(&there.address), "both tell the same");
        for Kept { question, seat, answer } in kept {
            assert_eq!(answers.get(*question), Some(&((seat + 1).to_string(), answer.clone())));
        }
    }
}

/// Plays a seat to the end of the game, at one server, whatever becomes of it meanwhile.
fn play(table: &Table, seat: usize, address: &str, acknowledged: &AtomicUsize, luck: usize) -> Vec<Kept> {
    let mut kept = Vec::new();
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "seat {seat} of table {} is stuck", table.id);
        std::thread::sleep(Duration::from_millis(25));
        let Ok((200, told)) = table.get(address, seat, "question") else {
            continue;
        };
        let told: Value = serde_json::from_str(&told).unwrap_or_default();
        if told.get("outcome").is_some() {
            return kept;
        }
        let options = told["options"].as_array().map_or(&[][..], Vec::as_slice);
        let (Some(question), false) = (told["question"].as_u64(), options.is_empty()) else {
            continue;
        };
        let place = (question as usize * 7 + luck * 3) % options.len();
        let answer = options[place]["answer"].as_str().unwrap_or_default();
        let body = json!({ "question": question, "answer": answer, "seat": seat + 1 });
        if let Ok((200, _)) = table.post(address, seat, "answer", &body) {
            acknowledged.fetch_add(1, Ordering::Relaxed);
            kept.push(Kept { question: question as usize, seat, answer: answer.to_owned() });
        }
    }
}
