//! Where tables are kept: SQLite in a data directory, or PostgreSQL.
#![forbid(unsafe_code)]

mod backend;
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
mod writer;

pub use error::StoreError;
pub use export::Moved;
pub use id::{BadId, JoinCode, TableId};
pub use info::{Access, Filter, Held, NewTable, SeatInfo, State, TableInfo};
pub use ledger::{Ledger, SNAPSHOT_EVERY};
pub use moment::Moment;
pub use news::{Heard, News, Watch, What};
pub use place::{Durability, Place};
pub use row::{Beginning, Entry, Kept, KeptSnapshot, OpenFrom, Row};
pub use store::Store;
pub use talk::{ChatLine, Fault};
pub use token::{BadToken, Token, TokenHash};
