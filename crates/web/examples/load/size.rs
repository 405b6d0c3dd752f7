//! What a table costs when nobody plays: its memory, its page, and coming back from the store.

use crate::evening;
use crate::http::Connection;
use crate::player::Table;
use crate::server::{QUIET, Server};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

/// Memory for each table that is held and that nobody looks at.
pub async fn idle(data: &Path) -> Result<()> {
    held(&data.join("four"), "connect-four", &["me", "me"], 2_000, "just begun").await?;
    held(&data.join("new"), "ascension", &["me", "me"], 2_000, "just begun").await?;
    held(&data.join("over"), "ascension", &["random", "random"], 100, "played to its end").await
}

async fn held(data: &Path, game: &'static str, seats: &'static [&'static str], count: usize, how: &str) -> Result<()> {
    let server = Server::start(data)?;
    // The first tables bring what all share: content, words, connections.
    evening::set(server.address, game, seats, 16).await?;
    settled(server.address).await?;
    let before = server.memory()?;
    let answers = settled(server.address).await?;
    evening::set(server.address, game, seats, count).await?;
    let answers = settled(server.address).await? - answers;
    let each = server.memory()?.saturating_sub(before) / count as u64;
    println!(
        "memory of an idle table, {game} {how} ({} answers): {:.1} kB",
        answers / count as u64,
        each as f64 / 1000.0
    );
    tokio::time::sleep(QUIET + Duration::from_secs(15)).await;
    let each = server.memory()?.saturating_sub(before) / count as u64;
    println!("  once it has been put away: {:.1} kB", each as f64 / 1000.0);
    Ok(())
}

/// Waits until the bots have nothing to do, and says how often they have answered.
async fn settled(address: SocketAddr) -> Result<u64> {
    let mut hand = Connection::open(address).await?;
    let mut before = u64::MAX;
    loop {
        let now = bot_answers(&mut hand).await?;
        if now == before {
            return Ok(now);
        }
        before = now;
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }
}

async fn bot_answers(hand: &mut Connection) -> Result<u64> {
    let told = hand.get("/metrics", "").await?.text();
    let count = told.lines().find_map(|line| line.strip_prefix("tavola_bot_answers_total "));
    count.and_then(|count| count.parse().ok()).ok_or_else(|| Error::other("no count of answers"))
}

/// The page of a table of six in the middle of a game, as it travels.
pub async fn page(data: &Path) -> Result<()> {
    let server = Server::start(data)?;
    let mut hand = Connection::open(server.address).await?;
    let table = long_table(&mut hand, &SIX, "greedy", 600).await?;
    let proof = table.proof(0);
    let path = format!("/t/{}", table.id);
    let plain = hand.get(&path, &proof).await?.body.len();
    let packed = hand.get(&path, &format!("{proof}Accept-Encoding: gzip\r\n")).await?.body.len();
    println!(
        "page of Ascension with six seats after 600 answers: {:.1} kB compressed, {:.1} kB plain",
        packed as f64 / 1000.0,
        plain as f64 / 1000.0
    );
    Ok(())
}

/// A game that bots and one person play, the person in the first seat.
struct Sort {
    game: &'static str,
    others: usize,
    options: &'static [(&'static str, &'static str)],
}

const SIX: Sort = Sort { game: "ascension", others: 5, options: &[("rounds", "200")] };
const CAMPAIGN: Sort = Sort { game: "odyssey", others: 3, options: &[("play", "campaign"), ("difficulty", "story")] };

/// Opens a table of many answers on a server that has just been started.
pub async fn opening(data: &Path) -> Result<()> {
    opened(&data.join("six"), &SIX, "random", 2_000).await
}

/// Opens a campaign of many answers, which are battles and days of a voyage.
pub async fn campaign(data: &Path) -> Result<()> {
    opened(&data.join("campaign"), &CAMPAIGN, "random", 5_000).await
}

async fn opened(data: &Path, sort: &Sort, bot: &'static str, answers: u64) -> Result<()> {
    let server = Server::start(data)?;
    let mut hand = Connection::open(server.address).await?;
    let table = long_table(&mut hand, sort, bot, answers).await?;
    drop(server);
    let mut times = Vec::new();
    for _ in 0..5 {
        let server = Server::start(data)?;
        let mut hand = Connection::open(server.address).await?;
        // What every first page of a game needs is not part of opening a table.
        let seats = vec!["me"; sort.others + 1];
        Table::set_with(&mut hand, sort.game, &seats, json!(sort.options.iter().copied().collect::<BTreeMap<_, _>>()))
            .await?;
        let mut time = Vec::new();
        for _ in 0..2 {
            let began = Instant::now();
            let reply = hand.get(&format!("/t/{}", table.id), &table.proof(0)).await?;
            if reply.status != 200 {
                return Err(Error::other(reply.text()));
            }
            time.push(began.elapsed());
        }
        times.push((time[0], time[1]));
    }
    times.sort();
    let (first, again) = times[times.len() / 2];
    println!(
        "opening a table of {}, {answers} answers, with its page: {:.1} ms (the same page once it is open: {:.1} ms)",
        sort.game,
        first.as_secs_f64() * 1000.0,
        again.as_secs_f64() * 1000.0
    );
    Ok(())
}

/// A table that has come so far: bots and one person, who is asked next or soon. Bots that play at random go on for as long as a game can
/// last; a game that is over before is left, and another begun.
async fn long_table(hand: &mut Connection, sort: &Sort, bot: &'static str, answers: u64) -> Result<Table> {
    for _ in 0..TRIES {
        if let Some(table) = played_table(hand, sort, bot, answers).await? {
            return Ok(table);
        }
    }
    Err(Error::other(format!("{TRIES} games were over before {answers} answers")))
}

/// This many games are begun for one that lasts.
const TRIES: usize = 200;

/// One game, if it lasts for this many answers. It is over where the bots have nothing to do any more.
async fn played_table(hand: &mut Connection, sort: &Sort, bot: &'static str, answers: u64) -> Result<Option<Table>> {
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n(bot, sort.others)).collect();
    let options = json!(sort.options.iter().copied().collect::<BTreeMap<_, _>>());
    let before = bot_answers(hand).await?;
    let table = Table::set_with(hand, sort.game, &seats, options).await?;
    let path = format!("/t/{}/hand", table.id);
    hand.post(&path, &table.proof(0), &format!("seat=1&to={bot}")).await?;
    let (mut given, mut moved) = (0, Instant::now());
    while given < answers {
        tokio::time::sleep(Duration::from_millis(5)).await;
        let now = bot_answers(hand).await? - before;
        if now > given {
            (given, moved) = (now, Instant::now());
        } else if moved.elapsed() > Duration::from_secs(2) {
            return Ok(None);
        }
    }
    hand.post(&path, &table.proof(0), "seat=1&to=person").await?;
    let left = hand.get(&format!("/api/v1/tables/{}", table.id), &table.proof(0)).await?.json();
    Ok(left["outcome"].is_null().then_some(table))
}
