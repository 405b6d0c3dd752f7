//! Storage for tables: SQLite in a data directory, or PostgreSQL. Both give the same guarantees.
//!
//! | what | where |
//! |---|---|
//! | open, create, list, change, delete | [`Store`], [`TableInfo`], [`Facts`] |
//! | a game: its beginning, a row for every answer, snapshots | [`Beginning`], [`Entry`], [`Row`], [`KeptSnapshot`], [`Kept`], [`Opened`] |
//! | what a running game still owes to the store | [`Ledger`] |
//! | who holds which seat | [`Token`], [`TokenHash`], [`Held`] |
//! | who is told of changes | [`Watch`], [`News`] |
//! | backup, and moving to the other database | [`Store::export`], [`Store::import`] |
//!
//! - **Rows are the truth.** A game is its beginning and its rows, which are only ever added. [`Store::append`] returns when the row is
//!   durable; nothing an answer caused is shown before. The info of a table is changed apart from its rows: whoever opens a table believes
//!   the rows about whose turn it is and whether the game is over.
//! - **The second of two is told.** A row has the number after the last, and an info the version it was read with. Whoever comes second gets
//!   [`StoreError::Conflict`], reads again and may try again. Rules never run inside a transaction.
//! - **Opening costs the same after ten answers or ten thousand**, from the newest snapshot that has room for an undo behind it, with the
//!   last lines of the log. To take back more than that, or to read all of the log, open from the beginning.
//! - **What failed is not there.** After a write that failed its connection is replaced, so nothing is acknowledged that is not committed.
//!   Only [`StoreError::Unsure`] leaves open what happened to it, until the database answers again.
//! - **What was altered is told.** Rows have sums; a row that does not fit its own gives [`StoreError::Damaged`]. A snapshot that cannot be
//!   read is passed over.
//! - **Secrets are not kept.** Of a seat's token there is only the hash. Seeds of running games are here, in the clear: the directory and
//!   exports are readable by their owner alone.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let directory = std::env::temp_dir().join(format!("tavola-doc-{}", std::process::id()));
//! use store::{Access, Durability, Facts, Filter, NewTable, Place, SeatInfo, Store, Token};
//!
//! let store = Store::open(&Place::Directory(directory.clone()), Durability::Process).await?;
//! let edition = shelf::find("connect-four")?.open(&Default::default())?;
//! let (mine, owner) = (Token::random()?, Token::random()?);
//! let seats = vec![SeatInfo::person("Anna", mine.hash()), SeatInfo::open()];
//! let table = store
//!     .create(NewTable {
//!         game: "connect-four".into(),
//!         pack: store.keep_pack(edition.source()).await?,
//!         facts: Facts { access: Access::Public, ..Facts::new(seats, owner.hash(), table::Lang::En) },
//!         maker: None,
//!     })
//!     .await?;
//! assert_eq!(store.held_by(&mine).await?[0].table, table.id);
//! assert_eq!(store.list(&Filter::default()).await?, [table]);
//! store.close().await;
//! # std::fs::remove_dir_all(directory)?; Ok(()) }
//! ```
#![forbid(unsafe_code)]

mod backend;
mod backup;
mod error;
mod export;
mod id;
mod info;
mod ledger;
mod moment;
mod news;
mod place;
mod row;
mod sql;
mod store;
mod talk;
mod token;
#[cfg(test)]
mod trouble;
mod writer;

pub use backup::Size;
pub use error::StoreError;
pub use export::Moved;
pub use id::{BadId, JoinCode, TableId};
pub use info::{Access, Facts, Filter, Held, Maker, NewTable, Part, SeatInfo, State, TableInfo};
pub use ledger::{Ledger, SNAPSHOT_EVERY};
pub use moment::Moment;
pub use news::{Heard, News, Watch, What};
pub use place::{Durability, Place};
pub use row::{Beginning, Entry, Kept, KeptSnapshot, Logged, OpenFrom, Opened, Row};
pub use store::Store;
pub use talk::{ChatLine, Fault, MOST_CHAT};
pub use token::{BadToken, Token, TokenHash};
