//! Connect four as fast as it goes: at each table two players who answer as soon as their page says that it is their turn.

use crate::http::{Connection, Events};
use crate::player::{Seen, Table};
use crate::waits::Waits;
use shelf::{AnySession, Opening};
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Holder, Rng, Seat};
use tokio::task::JoinSet;

/// A game that nobody wins before the board is nearly full, so that tables are set rarely. Answers that the table gives by itself, where
/// one column is left, are not in it.
fn long_game() -> Result<Vec<String>> {
    let edition = shelf::find("connect-four").map_err(Error::other)?;
    let edition = edition.open(&Default::default()).map_err(|wrong| Error::other(wrong.to_string()))?;
    let mut rng = Rng::new(4);
    loop {
        let persons = ["A", "B"].map(|name| Holder::Person(name.into()));
        let started = edition.start(&Opening::new(persons));
        let mut session = started.map_err(|refusal| Error::other(format!("{refusal:?}")))?;
        let game = random_game(session.as_mut(), &mut rng);
        if game.len() >= 36 {
            return Ok(game);
        }
    }
}

fn random_game(session: &mut dyn AnySession, rng: &mut Rng) -> Vec<String> {
    let mut game = Vec::new();
    while let Some(query) = session.question() {
        let seat = query.asked.seats().iter().next().unwrap_or(Seat(0));
        let options = session.options(seat);
        let answer = options[rng.next_u64() as usize % options.len()].notation.clone();
        if session.answer(seat, query.number, &answer).is_err() {
            break;
        }
        game.push(answer);
    }
    game
}

/// What both players of a table know.
struct Shared {
    table: Table,
    game: Arc<Vec<String>>,
    posted: Mutex<Instant>,
    counting: Counting,
}

/// When waits begin to count, and when the tables stop.
#[derive(Clone, Copy)]
pub struct Counting {
    from: Instant,
    until: Instant,
}

impl Counting {
    pub fn new(warm_up: Duration, time: Duration) -> Counting {
        let from = Instant::now() + warm_up;
        Counting { from, until: from + time }
    }

    pub fn is_over(&self) -> bool {
        Instant::now() > self.until
    }

    /// Whether a wait that began then counts.
    pub fn counts(&self, began: Instant) -> bool {
        (self.from..self.until).contains(&began)
    }
}

/// What was played.
#[derive(Default)]
pub struct Played {
    pub waits: Waits,
    /// All choices, also those before waits began to count.
    pub choices: usize,
}

/// Plays at this many tables, and gives how long each player waited for the other's choice to be on the own page.
pub async fn play(address: SocketAddr, tables: usize, time: Duration) -> Result<Played> {
    let game = Arc::new(long_game()?);
    let counting = Counting::new(Duration::from_secs(2), time);
    let mut playing = JoinSet::new();
    for _ in 0..tables {
        playing.spawn(play_on(address, game.clone(), counting));
    }
    let mut all = Played::default();
    while let Some(played) = playing.join_next().await {
        let played = played.map_err(Error::other)??;
        all.waits.join(played.waits);
        all.choices += played.choices;
    }
    Ok(all)
}

/// One game after another at a new table each.
async fn play_on(address: SocketAddr, game: Arc<Vec<String>>, counting: Counting) -> Result<Played> {
    let mut played = Played::default();
    let mut hands = [Connection::open(address).await?, Connection::open(address).await?];
    while !counting.is_over() {
        let table = Table::set(&mut hands[0], "connect-four", &["me", "me"]).await?;
        let eyes = (table.events(address, 0).await?, table.events(address, 1).await?);
        let shared = Shared { table, game: game.clone(), posted: Mutex::new(Instant::now()), counting };
        let [first, second] = &mut hands;
        let (one, two) = tokio::try_join!(sit(&shared, 0, first, eyes.0), sit(&shared, 1, second, eyes.1))?;
        played.waits.join(one);
        played.waits.join(two);
        played.choices += game.len();
    }
    Ok(played)
}

/// One player through one game.
async fn sit(shared: &Shared, seat: usize, hand: &mut Connection, mut eyes: Events) -> Result<Waits> {
    let mut waits = Waits::default();
    let proof = shared.table.proof(seat);
    let path = format!("/t/{}/answer", shared.table.id);
    let mut answered = None;
    for (turn, answer) in shared.game.iter().enumerate().skip(seat).step_by(2) {
        let seen = turn_of(&mut eyes, &mut answered).await?;
        let posted = *shared.posted.lock().unwrap_or_else(PoisonError::into_inner);
        if turn > 0 && shared.counting.counts(posted) {
            waits.add(seen.at - posted);
        }
        let question = answered.unwrap_or_default();
        let form = format!("question={question}&seat={}&answer={}", seat + 1, answer.replace(' ', "+"));
        *shared.posted.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let reply = hand.post(&path, &proof, &form).await?;
        if reply.status != 204 {
            return Err(Error::other(format!("refused: {} {}", reply.status, reply.text())));
        }
    }
    Ok(waits)
}

/// Waits until this player is asked something new.
async fn turn_of(eyes: &mut Events, answered: &mut Option<usize>) -> Result<Seen> {
    loop {
        let seen = Seen::read(&eyes.next().await?);
        if seen.question.is_some() && seen.question > *answered {
            *answered = seen.question;
            return Ok(seen);
        }
    }
}
