//! Where a store is, and how durable it is.

use std::path::PathBuf;

/// Where tables are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// SQLite in this directory, which is made if it is not there. One program at a time.
    Directory(PathBuf),
    /// A PostgreSQL database by its address, `postgres://…`. Any number of programs.
    Postgres(String),
}

/// What an acknowledged answer survives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Durability {
    /// That the program is killed at any moment. SQLite leaves it to the system when the disk is written.
    #[default]
    Process,
    /// That the power fails. SQLite waits for the disk at every group of answers. PostgreSQL always does, as its server is set.
    Power,
}

impl Place {
    /// An address if it looks like one, else a directory.
    pub fn read(words: &str) -> Place {
        let address = ["postgres://", "postgresql://"].iter().any(|scheme| words.starts_with(scheme));
        if address { Place::Postgres(words.to_owned()) } else { Place::Directory(words.into()) }
    }
}
