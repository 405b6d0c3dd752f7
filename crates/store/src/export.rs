//! Everything in one file: a backup, and the way from one kind of database to the other.
//!
//! The file has one JSON document in each line: the format's number, the packs, then each table followed by what belongs to it, and at
//! the end how many there were, so that a file that was cut off is noticed. It holds the seeds of running games, so nobody but its owner
//! may read it.

use crate::backend::Backend;
use crate::sql::{lite, pg, write};
use crate::talk::{ChatLine, Fault};
use crate::{KeptSnapshot, Row, Store, StoreError, TableInfo};
use serde::{Deserialize, Serialize};
use std::path::Path;
use table::pack::Source;
use tokio::fs::{File, OpenOptions};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, BufWriter, Lines};

const FORMAT: &str = "{\"tavola-export\":1}";

/// How much an export wrote or an import took in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Moved {
    pub packs: usize,
    pub tables: usize,
    pub rows: usize,
    /// Tables that an import left as they are because they were there already.
    pub skipped: usize,
}

/// One line of the file. What follows a table belongs to it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Thing {
    Pack(Source),
    Table(Box<TableInfo>),
    Header(String),
    Row(Row),
    Snapshot(Box<KeptSnapshot>),
    Chat(ChatLine),
    Fault(Fault, String),
    End(Moved),
}

pub(crate) struct Writer {
    file: BufWriter<File>,
    moved: Moved,
}

pub(crate) struct Reader {
    lines: Lines<BufReader<File>>,
    ended: bool,
}

impl Store {
    /// Writes everything to a new file, as it is at one moment, while the store goes on working.
    pub async fn export(&self, to: &Path) -> Result<Moved, StoreError> {
        let mut out = Writer::create(to).await?;
        let moved = match &*self.0.backend {
            Backend::Sqlite(sqlite) => {
                let mut db = sqlite.read.begin().await?;
                lite::dump::export(&mut db, &mut out).await?
            }
            Backend::Postgres(pool) => {
                let mut db = pool.begin_with(pg::AT_ONE_MOMENT).await?;
                pg::dump::export(&mut db, &mut out).await?
            }
        };
        out.finish().await?;
        Ok(moved)
    }

    /// Takes in a file that was exported, from either kind of database: all of it, or nothing if something is wrong with it.
    pub async fn import(&self, from: &Path) -> Result<Moved, StoreError> {
        let mut file = Reader::open(from).await?;
        write!(self, sql, db => sql::dump::import(db, &mut file))
    }
}

impl Writer {
    pub(crate) async fn create(path: &Path) -> Result<Writer, StoreError> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        options.mode(0o600);
        let file = options.open(path).await.map_err(|error| about(path, &error))?;
        let mut file = BufWriter::new(file);
        file.write_all(format!("{FORMAT}\n").as_bytes()).await.map_err(failed)?;
        Ok(Writer {
            file,
            moved: Moved::default(),
        })
    }

    pub(crate) async fn write(&mut self, thing: &Thing) -> Result<(), StoreError> {
        match thing {
            Thing::Pack(_) => self.moved.packs += 1,
            Thing::Table(_) => self.moved.tables += 1,
            Thing::Row(_) => self.moved.rows += 1,
            _ => {}
        }
        let mut line = serde_json::to_vec(thing)?;
        line.push(b'\n');
        self.file.write_all(&line).await.map_err(failed)
    }

    pub(crate) fn moved(&self) -> Moved {
        self.moved
    }

    pub(crate) async fn finish(mut self) -> Result<(), StoreError> {
        self.write(&Thing::End(self.moved)).await?;
        self.file.flush().await.map_err(failed)?;
        self.file.get_ref().sync_all().await.map_err(failed)
    }
}

impl Reader {
    async fn open(path: &Path) -> Result<Reader, StoreError> {
        let file = File::open(path).await.map_err(|error| about(path, &error))?;
        let mut lines = BufReader::new(file).lines();
        if lines.next_line().await.map_err(failed)?.as_deref() != Some(FORMAT) {
            return Err(StoreError::Damaged(format!(
                "{} is no export of this Tavola",
                path.display()
            )));
        }
        Ok(Reader { lines, ended: false })
    }

    /// The next thing; `None` at the end, which must be there.
    pub(crate) async fn next(&mut self) -> Result<Option<Thing>, StoreError> {
        match self.lines.next_line().await.map_err(failed)? {
            Some(line) => {
                let thing = serde_json::from_str(&line)?;
                self.ended = matches!(thing, Thing::End(_));
                Ok(Some(thing))
            }
            None if self.ended => Ok(None),
            None => Err(StoreError::Damaged("the file was cut off".to_owned())),
        }
    }
}

fn failed(error: std::io::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn about(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}
