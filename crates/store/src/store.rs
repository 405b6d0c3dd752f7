//! Skeleton of the promises; bodies follow.
use crate::*;
use std::path::Path;
use std::time::Duration;
use table::pack::Source;

/// Where tables are kept. A clone is the same store.
#[derive(Clone)]
pub struct Store {}
/// Hears of everything that changes, in this process and, on PostgreSQL, in all others.
pub struct Watch {}
impl Watch {
    /// The next news. `None` when the store is closed.
    pub async fn next(&mut self) -> Option<Heard> {
        todo!()
    }
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ChatLine {
    pub number: u32,
    pub at: Moment,
    /// `None` for an onlooker.
    pub seat: Option<table::Seat>,
    pub name: String,
    pub said: String,
}

/// A fault in the rules, without its report.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Fault {
    pub number: u32,
    pub at: Moment,
    pub said: String,
}

/// How much was written or read by an export or import.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moved {
    pub packs: usize,
    pub tables: usize,
    pub rows: usize,
    /// Tables that were there already and left as they are.
    pub skipped: usize,
}

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

impl Store {
    /// Opens a store, makes it if it is not there, and brings its tables up to date.
    pub async fn open(place: &Place, durability: Durability) -> Result<Store> {
        todo!()
    }
    /// Finishes all running writes and closes. Later calls get [`StoreError::Closed`].
    pub async fn close(&self) {
        todo!()
    }
    /// Whether the database answers: for /healthz.
    pub async fn ping(&self) -> Result<()> {
        todo!()
    }

    /// Keeps a new table, with an id and a code of its own. It is open until it has begun.
    pub async fn create(&self, new: NewTable) -> Result<TableInfo> {
        todo!()
    }
    pub async fn info(&self, table: TableId) -> Result<Option<TableInfo>> {
        todo!()
    }
    pub async fn by_code(&self, code: &JoinCode) -> Result<Option<TableInfo>> {
        todo!()
    }
    /// What a secret opens, everywhere.
    pub async fn held_by(&self, token: &Token) -> Result<Vec<Held>> {
        todo!()
    }
    /// Keeps a changed info (seats, owner, access, lang, state, orders, notes). [`StoreError::Conflict`] if it was changed by somebody else since it was read.
    pub async fn update(&self, info: &mut TableInfo) -> Result<()> {
        todo!()
    }
    pub async fn list(&self, filter: &Filter) -> Result<Vec<TableInfo>> {
        todo!()
    }
    pub async fn delete(&self, table: TableId) -> Result<()> {
        todo!()
    }
    /// Deletes tables in this state that nobody has used since that moment, and says which.
    pub async fn expire(&self, state: State, unused_since: Moment) -> Result<Vec<TableId>> {
        todo!()
    }

    /// Begins the game of an open table: row 0. The table is running from then on. Conflict if it has begun already.
    pub async fn begin(&self, table: TableId, beginning: &Beginning) -> Result<()> {
        todo!()
    }
    /// Keeps an answer as row `number`. It is durable when this returns. [`StoreError::Conflict`] with the row that stands there if somebody was first.
    pub async fn append(&self, table: TableId, number: u32, entry: Entry) -> Result<()> {
        todo!()
    }
    /// The table with its game; `None` if there is no such table or it has not begun.
    pub async fn load(&self, table: TableId, from: OpenFrom) -> Result<Option<Kept>> {
        todo!()
    }
    /// The rows after a number: what a process that hears news must still play.
    pub async fn rows_after(&self, table: TableId, number: u32) -> Result<Vec<Row>> {
        todo!()
    }
    pub async fn keep_snapshot(&self, table: TableId, snapshot: &KeptSnapshot) -> Result<()> {
        todo!()
    }

    /// Keeps a pack, once, and says its hash.
    pub async fn keep_pack(&self, pack: &Source) -> Result<String> {
        todo!()
    }
    pub async fn pack(&self, hash: &str) -> Result<Option<Source>> {
        todo!()
    }

    pub async fn say(&self, table: TableId, seat: Option<table::Seat>, name: &str, said: &str) -> Result<ChatLine> {
        todo!()
    }
    /// The lines of chat after a number (0 for all), oldest first.
    pub async fn chat(&self, table: TableId, after: u32) -> Result<Vec<ChatLine>> {
        todo!()
    }

    pub async fn keep_fault(&self, table: TableId, said: &str, report: &str) -> Result<Fault> {
        todo!()
    }
    pub async fn faults(&self, table: TableId) -> Result<Vec<Fault>> {
        todo!()
    }
    pub async fn fault_report(&self, table: TableId, number: u32) -> Result<Option<String>> {
        todo!()
    }

    /// Takes or prolongs the lease of a table for this process's bots. `false` while another process has it.
    pub async fn lease(&self, table: TableId, time: Duration) -> Result<bool> {
        todo!()
    }
    /// Gives a lease back before its time, if this process has it.
    pub async fn release(&self, table: TableId) -> Result<()> {
        todo!()
    }

    pub fn watch(&self) -> Watch {
        todo!()
    }

    /// Writes everything to one file, as it is at one moment, while the store goes on working.
    pub async fn export(&self, to: &Path) -> Result<Moved> {
        todo!()
    }
    /// Reads a file that was exported, from either kind of database.
    pub async fn import(&self, from: &Path) -> Result<Moved> {
        todo!()
    }
}
