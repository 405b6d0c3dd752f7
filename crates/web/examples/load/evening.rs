//! Many tables at a human pace: at each, two players whose pages are open, and this many choices a second in all.

use crate::four::Counting;
use crate::http::{Connection, Events};
use crate::player::{Seen, Table, encoded, some_answer};
use crate::waits::Waits;
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::Rng;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// What the answering players waited for.
#[derive(Default)]
pub struct Evening {
    /// Until the choice was acknowledged.
    pub acknowledged: Waits,
    /// Until the new page was there.
    pub shown: Waits,
    pub refused: usize,
    /// All choices, also those before waits began to count.
    pub choices: usize,
}

/// Plays at these tables, each with one choice in `pace`.
pub async fn play(address: SocketAddr, tables: Vec<Table>, pace: Duration, time: Duration) -> Result<Evening> {
    let counting = Counting::new(Duration::from_secs(3), time);
    let count = tables.len() as u32;
    let mut playing = JoinSet::new();
    for (n, table) in tables.into_iter().enumerate() {
        let begin = pace * n as u32 / count;
        playing.spawn(play_at(address, table, begin, pace, counting, n as u64));
    }
    let mut evening = Evening::default();
    while let Some(played) = playing.join_next().await {
        let played = played.map_err(Error::other)??;
        evening.acknowledged.join(played.acknowledged);
        evening.shown.join(played.shown);
        evening.refused += played.refused;
        evening.choices += played.choices;
    }
    Ok(evening)
}

async fn play_at(
    address: SocketAddr,
    table: Table,
    begin: Duration,
    pace: Duration,
    counting: Counting,
    luck: u64,
) -> Result<Evening> {
    let mut pages = Vec::new();
    for seat in 0..table.secrets.len() {
        let (tell, page) = watch::channel(None);
        tokio::spawn(look(table.events(address, seat).await?, tell));
        pages.push(page);
    }
    let mut hand = Connection::open(address).await?;
    let mut evening = Evening::default();
    let mut rng = Rng::new(luck);
    let mut clock = tokio::time::interval_at(tokio::time::Instant::now() + begin, pace);
    while !counting.is_over() {
        clock.tick().await;
        let Some(seat) = asked(&pages) else {
            continue;
        };
        let began = Instant::now();
        let counts = counting.counts(began);
        match choose(&table, &mut hand, &mut pages[seat], seat, rng.next_u64()).await? {
            Some((acknowledged, shown)) => {
                evening.choices += 1;
                if counts {
                    evening.acknowledged.add(acknowledged);
                    evening.shown.add(shown);
                }
            }
            None => evening.refused += 1,
        }
    }
    Ok(evening)
}

/// Reads a viewer's stream for as long as anybody wants to know.
async fn look(mut events: Events, tell: watch::Sender<Option<Seen>>) {
    while let Ok(event) = events.next().await {
        if tell.send(Some(Seen::read(&event))).is_err() {
            return;
        }
    }
}

fn asked(pages: &[watch::Receiver<Option<Seen>>]) -> Option<usize> {
    let is_asked = |page: &watch::Receiver<Option<Seen>>| page.borrow().is_some_and(|seen| seen.question.is_some());
    pages.iter().position(is_asked)
}

/// Answers as a browser does, and says how long it took until the choice was acknowledged and until the new page was there.
async fn choose(
    table: &Table,
    hand: &mut Connection,
    page: &mut watch::Receiver<Option<Seen>>,
    seat: usize,
    luck: u64,
) -> Result<Option<(Duration, Duration)>> {
    let bearer = format!("Authorization: Bearer {}\r\n", table.secrets[seat]);
    let asked = hand.get(&format!("/api/v1/tables/{}/question", table.id), &bearer).await?;
    let question = asked.json();
    let answer = encoded(&some_answer(&question, luck));
    let form = format!("question={}&seat={}&answer={answer}", question["question"], seat + 1);
    page.mark_unchanged();
    let posted = Instant::now();
    let reply = hand.post(&format!("/t/{}/answer", table.id), &table.proof(seat), &form).await?;
    let acknowledged = posted.elapsed();
    if reply.status != 204 {
        return Ok(None);
    }
    page.changed().await.map_err(Error::other)?;
    let shown = page.borrow().map_or(acknowledged, |seen| seen.at - posted);
    Ok(Some((acknowledged, shown)))
}

/// Sets this many tables, several at a time.
pub async fn set(
    address: SocketAddr,
    game: &'static str,
    seats: &'static [&'static str],
    count: usize,
) -> Result<Vec<Table>> {
    let (send, mut receive) = mpsc::unbounded_channel();
    let mut setting = JoinSet::new();
    for part in 0..8 {
        let send = send.clone();
        setting.spawn(async move {
            let mut hand = Connection::open(address).await?;
            for _ in (part..count).step_by(8) {
                // Nobody receives any more only when something else has failed already.
                let _ = send.send(Table::set(&mut hand, game, seats).await?);
            }
            Ok::<(), Error>(())
        });
    }
    drop(send);
    let mut tables = Vec::with_capacity(count);
    while let Some(table) = receive.recv().await {
        tables.push(table);
    }
    while let Some(done) = setting.join_next().await {
        done.map_err(Error::other)??;
    }
    Ok(tables)
}
