//! What is particular to SQLite.

use super::Incoming;
use crate::StoreError;
use sqlx::AssertSqlSafe;
use std::collections::HashSet;

pub(crate) type Connection = sqlx::SqliteConnection;

// The same file for both connections is what is wanted here.
#[allow(clippy::duplicate_mod)]
#[path = "dump.rs"]
pub(crate) mod dump;
#[allow(clippy::duplicate_mod)]
#[path = "games.rs"]
pub(crate) mod games;
#[allow(clippy::duplicate_mod)]
#[path = "tables.rs"]
pub(crate) mod tables;
#[allow(clippy::duplicate_mod)]
#[path = "talk.rs"]
pub(crate) mod talk;

pub(crate) const MIGRATIONS: super::Migrations = &[
    include_str!("../../migrations/sqlite/1.sql"),
    include_str!("../../migrations/sqlite/2.sql"),
    include_str!("../../migrations/sqlite/3.sql"),
    include_str!("../../migrations/sqlite/4.sql"),
    include_str!("../../migrations/sqlite/5.sql"),
];

/// Takes or prolongs a lease: table, process, milliseconds.
pub(crate) const LEASE: &str = "
    INSERT INTO leases (table_id, holder, until)
    SELECT id, $2, CAST(unixepoch('subsec') * 1000 AS INTEGER) + $3 FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until < CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/// This many rows are written by one statement at most. There is a statement for every number of rows up to it, and all of them are kept
/// ready.
const TOGETHER: usize = 24;

/// Moves this many heads: table, number and moment of each.
fn move_heads(rows: usize) -> String {
    format!(
        "UPDATE heads SET last = new.column2, used = new.column3 FROM (VALUES {}) AS new \
        WHERE heads.id = new.column1 AND heads.last = new.column2 - 1 RETURNING heads.id",
        values(rows, 3)
    )
}

/// Adds this many answers.
fn add_rows(rows: usize) -> String {
    let columns = "table_id, number, seat, at, lines, log_from, log, sum";
    format!("INSERT INTO answers ({columns}) VALUES {}", values(rows, 8))
}

/// Room for this many rows of this many values.
fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    vec![row.as_str(); rows].join(",")
}

pub(crate) async fn migrate(db: &mut Connection) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (done INTEGER NOT NULL)").execute(&mut *db).await?;
    let done: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(done), 0) FROM migrations").fetch_one(&mut *db).await?;
    for (n, step) in super::to_do(MIGRATIONS, done)?.iter().enumerate() {
        sqlx::raw_sql(*step).execute(&mut *db).await?;
        sqlx::query("INSERT INTO migrations (done) VALUES ($1)").bind(done + n as i64 + 1).execute(&mut *db).await?;
    }
    Ok(())
}

/// Keeps what is next at its table, and says at which tables that was. A table is there once at most. Many answers are one statement,
/// since one for each would cost a way to the database's thread and back.
pub(crate) async fn append(db: &mut Connection, new: &[&Incoming]) -> Result<HashSet<i64>, StoreError> {
    let mut moved = HashSet::new();
    for rows in new.chunks(TOGETHER) {
        let mut query = sqlx::query_scalar::<_, i64>(AssertSqlSafe(move_heads(rows.len())));
        for row in rows {
            query = query.bind(row.table).bind(row.number).bind(row.at);
        }
        moved.extend(query.fetch_all(&mut *db).await?);
    }
    let accepted: Vec<&Incoming> = new.iter().copied().filter(|row| moved.contains(&row.table)).collect();
    for rows in accepted.chunks(TOGETHER) {
        let mut query = sqlx::query(AssertSqlSafe(add_rows(rows.len())));
        for row in rows {
            query = query.bind(row.table).bind(row.number).bind(row.seat).bind(row.at);
            query = query.bind(&row.lines).bind(row.log_from).bind(&row.log).bind(&row.sum);
        }
        query.execute(&mut *db).await?;
    }
    Ok(moved)
}

/// There is one writer, so a table need not be locked.
pub(crate) async fn lock_table(_db: &mut Connection, _table: i64) -> Result<(), StoreError> {
    Ok(())
}

/// There is one process, so nobody else needs to be told.
pub(crate) async fn tell(_db: &mut Connection, _words: &[String]) -> Result<(), StoreError> {
    Ok(())
}
