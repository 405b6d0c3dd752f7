//! What is particular to PostgreSQL.
//!
//! Locks are always taken in this order, so that two processes never wait for each other: `tables`, then `heads` by id, then the rest.

use super::Incoming;
use crate::StoreError;
use std::collections::HashSet;

pub(crate) type Connection = sqlx::PgConnection;

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
    include_str!("../../migrations/postgres/1.sql"),
    include_str!("../../migrations/postgres/2.sql"),
    include_str!("../../migrations/postgres/3.sql"),
    include_str!("../../migrations/postgres/4.sql"),
    include_str!("../../migrations/postgres/5.sql"),
];

/// The channel on which processes tell each other the news.
pub(crate) const CHANNEL: &str = "tavola";

/// Begins a transaction that sees everything as it is at its first question.
pub(crate) const AT_ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Any number, as long as every process takes the same lock while it brings the database up to date.
const MIGRATION_LOCK: i64 = 7_407_014_001;

/// Takes or prolongs a lease: table, process, milliseconds. The time is the server's, since those of several machines differ.
pub(crate) const LEASE: &str = "
    INSERT INTO leases (table_id, holder, until)
    SELECT id, $2, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $3 FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

const LOCK_HEADS: &str = "SELECT id FROM heads WHERE id = ANY($1) ORDER BY id FOR UPDATE";

const APPEND: &str = "
    WITH new AS (
        SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::BIGINT[], $7::TEXT[], $8::TEXT[])
            AS new (table_id, number, seat, at, lines, log_from, log, sum)
    ), moved AS (
        UPDATE heads SET last = new.number, used = new.at FROM new
        WHERE heads.id = new.table_id AND heads.last = new.number - 1
        RETURNING heads.id
    )
    INSERT INTO answers (table_id, number, seat, at, lines, log_from, log, sum)
    SELECT new.* FROM new JOIN moved ON moved.id = new.table_id
    RETURNING table_id";

pub(crate) async fn migrate(db: &mut Connection) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *db).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (done BIGINT NOT NULL)").execute(&mut *db).await?;
    let done: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(done), 0) FROM migrations").fetch_one(&mut *db).await?;
    for (n, step) in super::to_do(MIGRATIONS, done)?.iter().enumerate() {
        sqlx::raw_sql(*step).execute(&mut *db).await?;
        sqlx::query("INSERT INTO migrations (done) VALUES ($1)").bind(done + n as i64 + 1).execute(&mut *db).await?;
    }
    Ok(())
}

/// Keeps what is next at its table, and says at which tables that was. A table is there once at most.
pub(crate) async fn append(db: &mut Connection, new: &[&Incoming]) -> Result<HashSet<i64>, StoreError> {
    let tables: Vec<i64> = new.iter().map(|row| row.table).collect();
    sqlx::query(LOCK_HEADS).bind(&tables).execute(&mut *db).await?;
    let accepted = sqlx::query_scalar(APPEND)
        .bind(&tables)
        .bind(new.iter().map(|row| row.number).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.seat).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.at).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.lines.clone()).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.log_from).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.log.clone()).collect::<Vec<_>>())
        .bind(new.iter().map(|row| row.sum.clone()).collect::<Vec<_>>())
        .fetch_all(db)
        .await?;
    Ok(accepted.into_iter().collect())
}

/// Keeps everybody else from changing a table until the transaction ends.
pub(crate) async fn lock_table(db: &mut Connection, table: i64) -> Result<(), StoreError> {
    for lock in ["SELECT id FROM tables WHERE id = $1 FOR UPDATE", "SELECT id FROM heads WHERE id = $1 FOR UPDATE"] {
        sqlx::query(lock).bind(table).execute(&mut *db).await?;
    }
    Ok(())
}

/// Tells the other processes, once the transaction is committed.
pub(crate) async fn tell(db: &mut Connection, words: &[String]) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_notify($1, words) FROM unnest($2::TEXT[]) AS words")
        .bind(CHANNEL)
        .bind(words)
        .execute(db)
        .await?;
    Ok(())
}
