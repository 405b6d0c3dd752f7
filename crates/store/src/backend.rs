//! The two databases, opened.

use crate::sql::{lite, pg};
use crate::{Durability, Place, StoreError};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, SqlitePool};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

pub(crate) struct Sqlite {
    pub read: SqlitePool,
    /// One connection, so that writers wait for their turn here and not inside the database.
    pub write: SqlitePool,
    /// Keeps other programs out for as long as it is open.
    lock: File,
}

const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 12;
pub(crate) const FILE: &str = "tavola.sqlite3";
const LOCK: &str = "tavola.lock";

impl Backend {
    pub(crate) async fn open(place: &Place, durability: Durability) -> Result<Backend, StoreError> {
        match place {
            Place::Directory(directory) => Ok(Backend::Sqlite(Sqlite::open(directory, durability).await?)),
            Place::Postgres(address) => Ok(Backend::Postgres(open_postgres(address).await?)),
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Backend::Sqlite(sqlite) => {
                sqlite.read.close().await;
                sqlite.write.close().await;
                // By itself the lock would last as long as any copy of the file, and a process just being started holds one.
                let _ = sqlite.lock.unlock();
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }
}

impl Sqlite {
    async fn open(directory: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let lock = lock(directory)?;
        let options = SqliteConnectOptions::new()
            .filename(directory.join(FILE))
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Process => SqliteSynchronous::Normal,
                Durability::Power => SqliteSynchronous::Full,
            })
            .busy_timeout(Duration::from_secs(10));
        let pool = || {
            SqlitePoolOptions::new()
                .min_connections(1)
                .idle_timeout(None)
                .max_lifetime(None)
                .test_before_acquire(false)
        };
        let write = pool().max_connections(1).connect_with(options.clone()).await?;
        let mut first = write.begin().await?;
        lite::migrate(&mut first).await?;
        first.commit().await?;
        let readers = pool().max_connections(READERS);
        let read = readers.connect_with(options.read_only(true)).await?;
        Ok(Sqlite { read, write, lock })
    }
}

/// Takes the directory for this program, making it if it is not there. Nobody else may read what is in it, whatever the directory
/// allows: SQLite gives its other files the rights of the first.
fn lock(directory: &Path) -> Result<File, StoreError> {
    let failed = |error: std::io::Error| StoreError::Failed(format!("{}: {error}", directory.display()));
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(directory).map_err(failed)?;
    let file = private_file(&directory.join(LOCK)).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(directory.display().to_string())),
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    private_file(&directory.join(FILE)).map_err(failed)?;
    Ok(file)
}

/// A file as it is, or an empty one that only its owner may read.
fn private_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn open_postgres(address: &str) -> Result<PgPool, StoreError> {
    let options: PgConnectOptions = address.parse()?;
    // A pool would try for long and then say only that it took too long.
    reach(&options).await?.close().await?;
    let pool = PgPoolOptions::new()
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(Duration::from_secs(10))
        .connect_with(options.application_name("tavola"))
        .await?;
    let mut first = pool.begin().await?;
    pg::migrate(&mut first).await?;
    first.commit().await?;
    Ok(pool)
}

/// How long a database may take to answer at all.
const REACH: Duration = Duration::from_secs(5);

/// A single connection, or the reason why there is none.
pub(crate) async fn reach(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let unreachable =
        |said: String| StoreError::Unreachable(format!("{}:{}", options.get_host(), options.get_port()), said);
    match tokio::time::timeout(REACH, options.connect()).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(error)) => Err(unreachable(error.to_string())),
        Err(_) => Err(unreachable(format!("no answer in {} seconds", REACH.as_secs()))),
    }
}
