//! A store from outside: its size, and a copy of everything while another program has it open.

use crate::backend::Backend;
use crate::export::Writer;
use crate::sql::{Migrations, lite, pg, to_do};
use crate::{Moved, Place, Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

/// How much is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Size {
    pub tables: u64,
    /// What the database takes on its disk, or what was brought by one address.
    pub bytes: u64,
}

const COUNT: &str = "SELECT COUNT(*) FROM tables";
const DONE: &str = "SELECT COALESCE(MAX(done), 0) FROM migrations";

impl Store {
    /// How much is kept in all.
    pub async fn size(&self) -> Result<Size, StoreError> {
        let (tables, bytes): (i64, i64) = match &*self.0.backend {
            Backend::Sqlite(sqlite) => {
                let pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
                let tables = sqlx::query_scalar(COUNT).fetch_one(&sqlite.read).await?;
                (tables, sqlx::query_scalar(pages).fetch_one(&sqlite.read).await?)
            }
            Backend::Postgres(pool) => {
                let bytes = "SELECT pg_database_size(current_database())";
                let tables = sqlx::query_scalar(COUNT).fetch_one(pool).await?;
                (tables, sqlx::query_scalar(bytes).fetch_one(pool).await?)
            }
        };
        Ok(Size { tables: tables.unsigned_abs(), bytes: bytes.unsigned_abs() })
    }

    /// Writes everything that is kept at a place to a new file, as it is at one moment. Nothing there is changed, and a server that has it open
    /// goes on working.
    pub async fn export_from(place: &Place, to: &Path) -> Result<Moved, StoreError> {
        match place {
            Place::Directory(directory) => {
                let mut db = SqliteConnectOptions::new()
                    .filename(directory.join(crate::backend::FILE))
                    .read_only(true)
                    .busy_timeout(Duration::from_secs(10))
                    .connect()
                    .await?;
                up_to_date(lite::MIGRATIONS, sqlx::query_scalar(DONE).fetch_one(&mut db).await?)?;
                let mut out = Writer::create(to).await?;
                let moved = lite::dump::export(&mut *db.begin().await?, &mut out).await?;
                out.finish().await.map(|()| moved)
            }
            Place::Postgres(address) => {
                let mut db = crate::backend::reach(&address.parse()?).await?;
                up_to_date(pg::MIGRATIONS, sqlx::query_scalar(DONE).fetch_one(&mut db).await?)?;
                let mut out = Writer::create(to).await?;
                let moved = pg::dump::export(&mut *db.begin_with(pg::AT_ONE_MOMENT).await?, &mut out).await?;
                out.finish().await.map(|()| moved)
            }
        }
    }
}

/// Whether a database is as this program knows it: one that is older would have to be changed first.
fn up_to_date(migrations: Migrations, done: i64) -> Result<(), StoreError> {
    match to_do(migrations, done)?.len() {
        0 => Ok(()),
        _ => Err(StoreError::Failed(
            "the data were written by an older Tavola; start the server of this version once".to_owned(),
        )),
    }
}
