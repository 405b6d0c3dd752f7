//! What is particular to SQLite.

use super::Incoming;
use crate::StoreError;
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

const MOVE_HEADS: &str = "
    UPDATE heads SET last = new.number, used = new.at
    FROM (
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS number, json_extract(value, '$[2]') AS at
        FROM json_each($1)
    ) AS new
    WHERE heads.id = new.id AND heads.last = new.number - 1
    RETURNING heads.id";

const ADD_ROWS: &str = "
    INSERT INTO answers (table_id, number, seat, at, lines, log_from, log, sum)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
        json_extract(value, '$[4]'), json_extract(value, '$[5]'), json_extract(value, '$[6]'), json_extract(value, '$[7]')
    FROM json_each($1)";

pub(crate) async fn migrate(db: &mut Connection) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (done INTEGER NOT NULL)").execute(&mut *db).await?;
    let done: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(done), 0) FROM migrations").fetch_one(&mut *db).await?;
    for (n, step) in super::to_do(MIGRATIONS, done)?.iter().enumerate() {
        sqlx::raw_sql(*step).execute(&mut *db).await?;
        sqlx::query("INSERT INTO migrations (done) VALUES ($1)").bind(done + n as i64 + 1).execute(&mut *db).await?;
    }
    Ok(())
}

/// Keeps what is next at its table, and says at which tables that was. A table is there once at most. All of it is one document, since
/// a statement for each answer would cost a way to the database's thread and back.
pub(crate) async fn append(db: &mut Connection, new: &[&Incoming]) -> Result<HashSet<i64>, StoreError> {
    let moved = sqlx::query_scalar(MOVE_HEADS).bind(heads(new)?).fetch_all(&mut *db).await?;
    let moved: HashSet<i64> = moved.into_iter().collect();
    let accepted: Vec<&Incoming> = new.iter().copied().filter(|row| moved.contains(&row.table)).collect();
    sqlx::query(ADD_ROWS).bind(document(&accepted)?).execute(db).await?;
    Ok(moved)
}

/// What is to be looked at to know whether rows are next at their tables.
fn heads(rows: &[&Incoming]) -> Result<String, StoreError> {
    let heads: Vec<_> = rows.iter().map(|row| (row.table, row.number, row.at)).collect();
    Ok(serde_json::to_string(&heads)?)
}

fn document(rows: &[&Incoming]) -> Result<String, StoreError> {
    let all: Vec<_> = rows
        .iter()
        .map(|row| (row.table, row.number, row.seat, row.at, &row.lines, row.log_from, &row.log, &row.sum))
        .collect();
    Ok(serde_json::to_string(&all)?)
}

/// There is one writer, so a table need not be locked.
pub(crate) async fn lock_table(_db: &mut Connection, _table: i64) -> Result<(), StoreError> {
    Ok(())
}

/// There is one process, so nobody else needs to be told.
pub(crate) async fn tell(_db: &mut Connection, _words: &[String]) -> Result<(), StoreError> {
    Ok(())
}
