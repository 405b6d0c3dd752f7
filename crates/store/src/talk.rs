//! Chat, and reports of bugs at a table.

use crate::sql::{read, write};
use crate::{Moment, Store, StoreError, TableId, What};
use serde::{Deserialize, Serialize};
use sqlx::Connection;
use table::Seat;

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u32,
    pub at: Moment,
    /// `None` for an onlooker.
    pub seat: Option<Seat>,
    pub name: String,
    pub said: String,
    /// For a note of the table's own: after how many lines of the log it stands.
    #[serde(default)]
    pub line: Option<u32>,
}

/// A fault in the rules, without its report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Counted from 1 at each table.
    pub number: u32,
    pub at: Moment,
    pub said: String,
}

/// How many lines of chat are kept of a table.
pub const MOST_CHAT: u32 = 10_000;

impl Store {
    /// Keeps a line of chat. Beyond [`MOST_CHAT`] lines the oldest that somebody said goes.
    pub async fn say(
        &self,
        table: TableId,
        seat: Option<Seat>,
        name: &str,
        said: &str,
    ) -> Result<ChatLine, StoreError> {
        let (name, said) = (plain(name), plain(said));
        self.add(table, ChatLine { number: 0, at: Moment::now(), seat, name, said, line: None }).await
    }

    /// Keeps a note of the table's own, which stands in its log after this many lines.
    pub async fn note(&self, table: TableId, said: &str, line: u32) -> Result<ChatLine, StoreError> {
        let note = ChatLine {
            number: 0,
            at: Moment::now(),
            seat: None,
            name: String::new(),
            said: plain(said),
            line: Some(line),
        };
        self.add(table, note).await
    }

    async fn add(&self, table: TableId, mut line: ChatLine) -> Result<ChatLine, StoreError> {
        line.number = write!(self, sql, db => async {
            sql::tables::lock(db, table).await?;
            let number = sql::talk::say(db, table.0, &line).await?;
            sql::tables::touch(db, table.0, line.at).await?;
            sql::tell(db, &self.0.news.words(&[table.with(What::Chat(number))])).await?;
            Ok::<_, StoreError>(number)
        })?;
        self.0.news.here(table.with(What::Chat(line.number)));
        Ok(line)
    }

    /// The last lines of chat, so many, and all notes of the table's own, oldest first.
    pub async fn last_chat(&self, table: TableId, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        read!(self, sql, db => sql::talk::last_chat(db, table.0, i64::from(most)))
    }

    /// The lines of chat after a number (0 for all), oldest first.
    pub async fn chat(&self, table: TableId, after: u32) -> Result<Vec<ChatLine>, StoreError> {
        read!(self, sql, db => sql::talk::chat(db, table.0, i64::from(after)))
    }

    /// Keeps the report of a fault in the rules.
    pub async fn keep_fault(&self, table: TableId, said: &str, report: &str) -> Result<Fault, StoreError> {
        let mut fault = Fault { number: 0, at: Moment::now(), said: plain(said) };
        let report = plain(report);
        fault.number = write!(self, sql, db => async {
            sql::tables::lock(db, table).await?;
            sql::talk::keep_fault(db, table.0, &fault, &report).await
        })?;
        Ok(fault)
    }

    /// The faults at a table, oldest first.
    pub async fn faults(&self, table: TableId) -> Result<Vec<Fault>, StoreError> {
        read!(self, sql, db => sql::talk::faults(db, table.0))
    }

    pub async fn fault_report(&self, table: TableId, number: u32) -> Result<Option<String>, StoreError> {
        read!(self, sql, db => sql::talk::fault_report(db, table.0, i64::from(number)))
    }
}

/// PostgreSQL keeps no text with a zero in it.
fn plain(words: &str) -> String {
    words.replace('\0', " ")
}
