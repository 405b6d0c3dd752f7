//! Notifications about tables, for everybody who shows one.
//!
//! Inside a process they go from hand to hand. Between processes on one PostgreSQL they travel by NOTIFY, several in one message, each
//! message with the name of the process it comes from, which has heard of them already.

use crate::backend::Backend;
use crate::sql::pg::CHANNEL;
use crate::sql::write;
use crate::{Store, StoreError, TableId};
use sqlx::postgres::{PgListener, PgNotification};
use sqlx::{Connection, PgPool};
use std::time::Duration;
use table::Seat;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// Something has changed at a table and is kept already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct News {
    pub table: TableId,
    pub what: What,
}

/// What has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Rows up to this number are there.
    Row(u32),
    /// What is known of the table: its seats, its state.
    Info,
    /// Lines of chat up to this number are there.
    Chat(u32),
    /// The table is deleted.
    Gone,
    /// Whoever holds this seat was heard of. It is told and not kept.
    Seen(Seat),
}

/// What a [`Watch`] hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    News(News),
    /// Some news were missed (the listener was slow, or the connection to the database was away for a while): look at everything again.
    Missed,
}

/// Hears of everything that changes, in this process and, on PostgreSQL, in all others.
pub struct Watch(broadcast::Receiver<Heard>);

impl Watch {
    /// The next news. `None` when the store is closed.
    pub async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(heard) => Some(heard),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

impl Store {
    /// Listens from now on.
    pub fn watch(&self) -> Watch {
        self.0.news.watch(|listeners| &listeners.all)
    }

    /// Tells the other processes, if there may be any, who was heard of at which table.
    pub async fn tell_seen(&self, seen: &[(TableId, Seat)]) -> Result<(), StoreError> {
        if seen.is_empty() || !self.is_shared() {
            return Ok(());
        }
        let news: Vec<News> = seen.iter().map(|(table, seat)| table.with(What::Seen(*seat))).collect();
        write!(self, sql, db => sql::tell(db, &self.0.news.words(&news)))
    }

    /// Listens from now on to what other processes do. What this one does is not told, however much it is.
    pub fn watch_others(&self) -> Watch {
        self.0.news.watch(|listeners| &listeners.of_others)
    }
}

/// How many news a listener may be behind before it misses some.
const BEHIND: usize = 4096;

/// A message to other processes can have 8000 bytes; one of the news has 40 at most.
const IN_ONE_MESSAGE: usize = 150;

/// Where the news of a process come together.
pub(crate) struct Newsroom {
    /// The name of this process, also on its leases.
    pub process: String,
    listeners: std::sync::Mutex<Option<Listeners>>,
    correspondent: Option<AbortHandle>,
}

/// Those who hear everything, and those who hear only what comes from other processes.
#[derive(Clone)]
struct Listeners {
    all: broadcast::Sender<Heard>,
    of_others: broadcast::Sender<Heard>,
}

impl Listeners {
    fn new() -> Listeners {
        Listeners { all: broadcast::channel(BEHIND).0, of_others: broadcast::channel(BEHIND).0 }
    }

    /// Tells what happened elsewhere. Nobody listening is no mistake.
    fn tell_of_others(&self, heard: Heard) {
        let _ = self.all.send(heard);
        let _ = self.of_others.send(heard);
    }
}

impl Newsroom {
    pub(crate) async fn open(backend: &Backend) -> Result<Newsroom, StoreError> {
        let process = TableId::random()?.to_string();
        let listeners = Listeners::new();
        let correspondent = match backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(pool) => {
                let listener = connect(pool).await?;
                let task = tokio::spawn(listen(listener, pool.clone(), process.clone(), listeners.clone()));
                Some(task.abort_handle())
            }
        };
        Ok(Newsroom { process, listeners: std::sync::Mutex::new(Some(listeners)), correspondent })
    }

    fn watch(&self, which: impl Fn(&Listeners) -> &broadcast::Sender<Heard>) -> Watch {
        match self.listeners.lock().as_deref() {
            Ok(Some(listeners)) => Watch(which(listeners).subscribe()),
            _ => Watch(broadcast::channel(1).1),
        }
    }

    /// Tells those in this process.
    pub(crate) fn here(&self, news: News) {
        if let Ok(Some(listeners)) = self.listeners.lock().as_deref() {
            // Nobody listening is no mistake.
            let _ = listeners.all.send(Heard::News(news));
        }
    }

    /// The messages for the other processes.
    pub(crate) fn words(&self, news: &[News]) -> Vec<String> {
        let message = |news: &[News]| {
            let words: Vec<String> = news.iter().map(News::word).collect();
            format!("{} {}", self.process, words.join(" "))
        };
        news.chunks(IN_ONE_MESSAGE).map(message).collect()
    }

    pub(crate) fn close(&self) {
        if let Some(correspondent) = &self.correspondent {
            correspondent.abort();
        }
        if let Ok(mut listeners) = self.listeners.lock() {
            *listeners = None;
        }
    }
}

impl Drop for Newsroom {
    fn drop(&mut self) {
        self.close();
    }
}

/// After so long without news it is asked whether the connection still lives.
const SILENCE: Duration = Duration::from_secs(20);

/// How soon a lost connection is made again.
const AGAIN: Duration = Duration::from_millis(200);

/// Hears what other processes tell. Whenever the connection was lost another is made, however often that takes, and only once it listens
/// is it told that something may have been missed: whatever happens from then on is heard.
async fn listen(mut listener: PgListener, pool: PgPool, process: String, listeners: Listeners) {
    loop {
        while let Some(message) = next(&mut listener).await {
            let (from, words) = message.payload().split_once(' ').unwrap_or_default();
            if from != process {
                words.split(' ').filter_map(News::read).for_each(|news| listeners.tell_of_others(Heard::News(news)));
            }
        }
        listener = loop {
            tokio::time::sleep(AGAIN).await;
            match connect(&pool).await {
                Ok(listener) => break listener,
                Err(sqlx::Error::PoolClosed) => return,
                Err(_) => {}
            }
        };
        listeners.tell_of_others(Heard::Missed);
    }
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // A connection that is made again behind our back would hide that something was missed.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The next message; `None` when the connection is lost, however that shows.
async fn next(listener: &mut PgListener) -> Option<PgNotification> {
    loop {
        match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(heard) => return heard.ok().flatten(),
            Err(_) => {
                let alive = sqlx::query("SELECT 1").execute(&mut *listener);
                tokio::time::timeout(SILENCE, alive).await.ok()?.ok()?;
            }
        }
    }
}

impl TableId {
    pub(crate) fn with(self, what: What) -> News {
        News { table: self, what }
    }
}

impl News {
    /// As other processes read it: the table and, after a colon, a letter with a number.
    fn word(&self) -> String {
        let table = self.table;
        match self.what {
            What::Row(number) => format!("{table}:r{number}"),
            What::Info => format!("{table}:i"),
            What::Chat(number) => format!("{table}:c{number}"),
            What::Gone => format!("{table}:g"),
            What::Seen(seat) => format!("{table}:s{}", seat.0),
        }
    }

    fn read(word: &str) -> Option<News> {
        let (table, what) = word.split_once(':')?;
        let number = || what.get(1..)?.parse().ok();
        let seat = || what.get(1..)?.parse().ok().filter(|seat| usize::from(*seat) < Seat::MOST);
        let what = match what.get(..1)? {
            "r" => What::Row(number()?),
            "i" => What::Info,
            "c" => What::Chat(number()?),
            "g" => What::Gone,
            "s" => What::Seen(Seat(seat()?)),
            _ => return None,
        };
        Some(News { table: table.parse().ok()?, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back_from_what_is_told() {
        let table = TableId::random().unwrap();
        for what in [What::Row(17), What::Info, What::Chat(u32::MAX), What::Gone, What::Seen(Seat(5))] {
            let news = table.with(what);
            assert_eq!(News::read(&news.word()), Some(news));
            assert!(news.word().len() < 40);
        }
        assert_eq!(News::read("nonsense"), None);
        assert_eq!(News::read(&format!("{table}:")), None);
        assert_eq!(News::read(&format!("{table}:r")), None);
        assert_eq!(News::read(&format!("{table}:s200")), None);
    }
}
