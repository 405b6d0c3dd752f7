//! News of tables, for everybody who shows one.

use crate::TableId;

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
}

/// What a [`crate::Watch`] hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    News(News),
    /// Some news were missed (the listener was slow, or the connection to the database was away for a while): look at everything again.
    Missed,
}
