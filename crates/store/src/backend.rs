//! The two databases, opened.

use crate::sql::{lite, pg};
use crate::{Durability, Place, StoreError};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Database, PgConnection, PgPool, SqliteConnection, SqlitePool, Transaction};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};

pub(crate) enum Backend {
    Sqlite(Box<Sqlite>),
    Postgres(PgPool),
}

pub(crate) struct Sqlite {
    pub read: SqlitePool,
    /// One connection, so that writers wait for their turn here and not inside the database. It is not there after a write that failed.
    write: Mutex<Option<SqliteConnection>>,
    options: SqliteConnectOptions,
    closed: AtomicBool,
    /// Keeps other programs out for as long as it is open.
    lock: File,
    /// What is to go wrong with the next writes.
    #[cfg(test)]
    pub trouble: std::sync::Mutex<Option<std::sync::Arc<crate::trouble::Trouble>>>,
}

/// A turn at writing. The connection goes back to its place only when the write has ended well: after one that failed nobody can tell
/// what SQLite and its driver think of the transaction, and what is then said to be committed may not be. The next writer opens another.
pub(crate) struct Turn<'a> {
    place: MutexGuard<'a, Option<SqliteConnection>>,
    pub connection: SqliteConnection,
}

impl Turn<'_> {
    pub(crate) fn done(mut self) {
        *self.place = Some(self.connection);
    }
}

/// Begins a transaction for writing. Unlike the usual words it is refused inside another, so none is ever taken for a part of one.
pub(crate) const BEGIN: &str = "BEGIN IMMEDIATE";

/// Ends a transaction: commits what was done, or takes it back. Says also whether the connection can be used again.
pub(crate) async fn end<DB: Database, T>(
    transaction: Transaction<'_, DB>,
    done: Result<T, StoreError>,
) -> (Result<T, StoreError>, bool) {
    match done {
        Ok(done) => match transaction.commit().await {
            Ok(()) => (Ok(done), true),
            Err(error) => (Err(StoreError::at_commit(error)), false),
        },
        Err(error) => {
            let back = transaction.rollback().await.is_ok();
            let sound = back && !matches!(error, StoreError::Failed(_));
            (Err(error), sound)
        }
    }
}

const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 12;
pub(crate) const FILE: &str = "tavola.sqlite3";
const LOCK: &str = "tavola.lock";

impl Backend {
    pub(crate) async fn open(place: &Place, durability: Durability) -> Result<Backend, StoreError> {
        match place {
            Place::Directory(directory) => Ok(Backend::Sqlite(Box::new(Sqlite::open(directory, durability).await?))),
            Place::Postgres(address) => Ok(Backend::Postgres(open_postgres(address).await?)),
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Backend::Sqlite(sqlite) => {
                sqlite.read.close().await;
                sqlite.closed.store(true, Ordering::Release);
                if let Some(connection) = sqlite.write.lock().await.take() {
                    // Everything is committed already; closing only tidies up.
                    let _ = connection.close().await;
                }
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
            // What a statement may have to take back is no concern of the disk.
            .pragma("temp_store", "memory")
            .busy_timeout(Duration::from_secs(10));
        let mut first = options.connect().await?;
        let mut transaction = first.begin_with(BEGIN).await?;
        lite::migrate(&mut transaction).await?;
        transaction.commit().await?;
        let readers = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false);
        Ok(Sqlite {
            read: readers.connect_with(options.clone().read_only(true)).await?,
            write: Mutex::new(Some(first)),
            options,
            closed: AtomicBool::new(false),
            lock,
            #[cfg(test)]
            trouble: std::sync::Mutex::default(),
        })
    }

    /// Waits for the turn to write.
    pub(crate) async fn turn(&self) -> Result<Turn<'_>, StoreError> {
        let mut place = self.write.lock().await;
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        #[cfg_attr(not(test), allow(unused_mut, reason = "tests make trouble"))]
        let mut connection = match place.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        #[cfg(test)]
        crate::trouble::visit(self, &mut connection).await;
        Ok(Turn { place, connection })
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
        .acquire_timeout(Duration::from_secs(5))
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
