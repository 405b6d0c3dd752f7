//! Places where a test can keep tables: a directory and a database, both thrown away afterwards.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use store::{Durability, Place, Store};

/// A place of a test's own.
pub struct Home {
    pub place: Place,
    /// For files beside it; removed with the home.
    pub directory: PathBuf,
}

impl Home {
    pub fn sqlite() -> Home {
        let directory = fresh_directory();
        Home { place: Place::Directory(directory.join("data")), directory }
    }

    /// A database of its own; `None`, with a word to the reader, where PostgreSQL cannot be had.
    pub async fn postgres() -> Option<Home> {
        let address = server()?;
        let name = format!("t{}", next());
        let mut server = PgConnection::connect(address).await.expect("the server was just started");
        let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(create).execute(&mut server).await.expect("a new database");
        Some(Home {
            place: Place::Postgres(address.replace("/postgres?", &format!("/{name}?"))),
            directory: fresh_directory(),
        })
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.place, Durability::Process).await.expect("a store")
    }

    /// Runs SQL from outside, as somebody with the database's own tools would.
    pub async fn meddle(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.place {
            Place::Directory(directory) => {
                let options = SqliteConnectOptions::new().filename(directory.join("tavola.sqlite3"));
                let mut db = SqliteConnection::connect_with(&options).await.expect("the file");
                sqlx::raw_sql(sql).execute(&mut db).await.expect("SQL that fits");
                db.close().await.expect("closed");
            }
            Place::Postgres(address) => {
                let mut db = PgConnection::connect(address).await.expect("the database");
                sqlx::raw_sql(sql).execute(&mut db).await.expect("SQL that fits");
            }
        }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// Runs a test on each database that can be had.
pub async fn on_both(test: impl AsyncFn(Home)) {
    test(Home::sqlite()).await;
    if let Some(home) = Home::postgres().await {
        test(home).await;
    }
}

fn next() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn fresh_directory() -> PathBuf {
    let directory = std::env::temp_dir().join(format!("tavola-store-{}-{}", std::process::id(), next()));
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    directory
}

/// The server of this test run. It stops by itself when the run ends, because then its input is closed.
fn server() -> Option<&'static str> {
    static SERVER: OnceLock<Result<(String, Child), String>> = OnceLock::new();
    match SERVER.get_or_init(start_server) {
        Ok((address, _)) => Some(address),
        Err(why) => {
            eprintln!("not run on PostgreSQL: {why}");
            None
        }
    }
}

fn start_server() -> Result<(String, Child), String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/throwaway-postgres.sh");
    let mut command = Command::new("sh");
    command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let mut address = String::new();
    let out = child.stdout.take().ok_or("no output")?;
    BufReader::new(out).read_line(&mut address).map_err(|error| error.to_string())?;
    if address.is_empty() {
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    Ok((address.trim().to_owned(), child))
}
