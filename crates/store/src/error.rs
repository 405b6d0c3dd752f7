//! Errors of the store.

use crate::{Row, TableId};
use std::fmt;

/// Why something was not kept or not found.
#[derive(Debug, Clone, PartialEq)]
pub enum StoreError {
    /// Somebody else was first. Of an answer: the row that stands at this number, if there is one, so that somebody who posted the same
    /// thing twice can be told from somebody who came too late. Of anything else: `None`. Whoever gets this reads again.
    Conflict(Option<Box<Row>>),
    /// There is no such table, or no longer.
    Gone(TableId),
    /// The data directory is in use by another program.
    InUse(String),
    /// The data were written by a newer program.
    Newer { theirs: i64, ours: i64 },
    /// What was kept cannot be read.
    Damaged(String),
    /// The store is closing and takes nothing more.
    Closed,
    /// The database at this address cannot be reached, and why.
    Unreachable(String, String),
    /// The database or the disk refused. Nothing was kept.
    Failed(String),
    /// The database went away while it was asked to commit: whether it did is not known until it can be asked again.
    Unsure(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict(_) => f.write_str("somebody else was first; look again"),
            StoreError::Gone(table) => write!(f, "there is no table {table}"),
            StoreError::InUse(place) => {
                write!(f, "{place} is in use by another Tavola; stop it first, or choose another place")
            }
            StoreError::Newer { theirs, ours } => {
                write!(
                    f,
                    "the data were written by a newer Tavola (their schema is {theirs}, this program knows up to {ours})"
                )
            }
            StoreError::Damaged(what) => write!(f, "what was kept cannot be read: {what}"),
            StoreError::Closed => f.write_str("the store is closing"),
            StoreError::Unreachable(address, said) => write!(f, "the database at {address} cannot be reached: {said}"),
            StoreError::Failed(said) => write!(f, "the store failed: {said}"),
            StoreError::Unsure(said) => write!(f, "the store went away, and perhaps kept it: {said}"),
        }
    }
}

/// PostgreSQL's own words for being told to stop; it may have committed a moment before.
const STOPPED: &str = "57P";

impl StoreError {
    /// What it means that a commit failed. An error told by the database is a refusal; without any answer nobody knows.
    pub(crate) fn at_commit(error: sqlx::Error) -> StoreError {
        let refused =
            error.as_database_error().is_some_and(|error| error.code().is_none_or(|code| !code.starts_with(STOPPED)));
        match refused {
            true => StoreError::Failed(error.to_string()),
            false => StoreError::Unsure(error.to_string()),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::Failed(other.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}
