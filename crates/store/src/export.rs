//! Everything in one file: a backup, and the way from one kind of database to the other.
//!
//! The file has one JSON document in each line: the format's number, the packs, then each table followed by what belongs to it, and at
//! the end how many there were and the SHA-256 of all lines before, so that a file that was cut off or altered is noticed. It holds the seeds of running games, so nobody but its owner
//! may read it.

use crate::backend::Backend;
use crate::sql::{lite, pg, write};
use crate::talk::{ChatLine, Fault};
use crate::{KeptSnapshot, Row, Store, StoreError, TableInfo};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::Connection;
use std::path::Path;
use table::pack::Source;
use tokio::fs::{File, OpenOptions};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, BufWriter, Lines};

/// Each number differs from every other in more than one bit, since the sum does not cover it.
const FORMAT: &str = "{\"tavola-export\":4}";

/// As older programs wrote it: with some facts of a table inside others.
const FORMAT_2: &str = "{\"tavola-export\":2}";

/// As older programs wrote it: without a sum.
const FORMAT_1: &str = "{\"tavola-export\":1}";

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
    Sum(Moved, String),
}

pub(crate) struct Writer {
    file: BufWriter<File>,
    moved: Moved,
    sum: Sha256,
}

pub(crate) struct Reader {
    lines: Lines<BufReader<File>>,
    moved: Moved,
    /// Of the lines so far, where the file has one at its end.
    sum: Option<Sha256>,
    ended: bool,
}

impl Moved {
    fn count(&mut self, thing: &Thing) {
        match thing {
            Thing::Pack(_) => self.packs += 1,
            Thing::Table(_) => self.tables += 1,
            Thing::Row(_) => self.rows += 1,
            _ => {}
        }
    }
}

/// The last line of a file.
fn last(moved: Moved, sum: &Sha256) -> Thing {
    let sum = sum.clone().finalize();
    Thing::Sum(moved, sum.iter().map(|byte| format!("{byte:02x}")).collect())
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
        Ok(Writer { file, moved: Moved::default(), sum: Sha256::new() })
    }

    pub(crate) async fn write(&mut self, thing: &Thing) -> Result<(), StoreError> {
        self.moved.count(thing);
        let mut line = serde_json::to_vec(thing)?;
        line.push(b'\n');
        self.sum.update(&line);
        self.file.write_all(&line).await.map_err(failed)
    }

    pub(crate) fn moved(&self) -> Moved {
        self.moved
    }

    pub(crate) async fn finish(mut self) -> Result<(), StoreError> {
        let last = last(self.moved, &self.sum);
        self.write(&last).await?;
        self.file.flush().await.map_err(failed)?;
        self.file.get_ref().sync_all().await.map_err(failed)
    }
}

impl Reader {
    async fn open(path: &Path) -> Result<Reader, StoreError> {
        let file = File::open(path).await.map_err(|error| about(path, &error))?;
        let mut lines = BufReader::new(file).lines();
        let sum = match lines.next_line().await.map_err(failed)?.as_deref() {
            Some(FORMAT | FORMAT_2) => Some(Sha256::new()),
            Some(FORMAT_1) => None,
            _ => {
                let why = format!("{} is no export of this Tavola", path.display());
                return Err(StoreError::Damaged(why));
            }
        };
        Ok(Reader { lines, moved: Moved::default(), sum, ended: false })
    }

    /// The next thing; `None` at the end, which must be there and fit what came before it.
    pub(crate) async fn next(&mut self) -> Result<Option<Thing>, StoreError> {
        let damaged = |why: &str| Err(StoreError::Damaged(why.to_owned()));
        match self.lines.next_line().await.map_err(failed)? {
            Some(_) if self.ended => damaged("something follows the end of the file"),
            Some(line) => {
                let thing: Thing = serde_json::from_str(&line)?;
                self.ended = match (&thing, &self.sum) {
                    (Thing::End(_), None) => true,
                    (Thing::Sum(..), Some(sum)) => {
                        if serde_json::to_string(&last(self.moved, sum))? != line {
                            return damaged("the file was altered");
                        }
                        true
                    }
                    (Thing::End(_) | Thing::Sum(..), _) => return damaged("the file was altered"),
                    _ => false,
                };
                if let Some(sum) = &mut self.sum {
                    sum.update(line.as_bytes());
                    sum.update(b"\n");
                }
                self.moved.count(&thing);
                Ok(Some(thing))
            }
            None if self.ended => Ok(None),
            None => damaged("the file was cut off"),
        }
    }
}

fn failed(error: std::io::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn about(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}
