//! Chat and fault reports, in SQL that both databases understand.

use super::Connection;
use crate::talk::{ChatLine, Fault, MOST_CHAT};
use crate::{Moment, StoreError};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// Adds a line and numbers it. The table must be locked.
pub(crate) async fn say(db: &mut Connection, table: i64, line: &ChatLine) -> Result<u32> {
    let number: i64 = sqlx::query_scalar(
        "INSERT INTO chat (table_id, number, at, seat, name, said, line)
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING number",
    )
    .bind(table)
    .bind(line.at.0)
    .bind(line.seat.map(|seat| i64::from(seat.0)))
    .bind(&line.name)
    .bind(&line.said)
    .bind(line.line.map(i64::from))
    .fetch_one(&mut *db)
    .await?;
    sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number <= $2 AND line IS NULL")
        .bind(table)
        .bind(number - i64::from(MOST_CHAT))
        .execute(db)
        .await?;
    Ok(number as u32)
}

/// A line of chat as the database gives it: number, when, seat, name, words, line of the log.
type ChatRow = (i64, i64, Option<i64>, String, String, Option<i64>);

fn read(row: ChatRow) -> ChatLine {
    let (number, at, seat, name, said, line) = row;
    ChatLine {
        number: number as u32,
        at: Moment(at),
        seat: seat.map(|seat| Seat(seat as u8)),
        name,
        said,
        line: line.map(|line| line as u32),
    }
}

pub(crate) async fn chat(db: &mut Connection, table: i64, after: i64) -> Result<Vec<ChatLine>> {
    let lines: Vec<ChatRow> = sqlx::query_as(
        "SELECT number, at, seat, name, said, line FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number",
    )
    .bind(table)
    .bind(after)
    .fetch_all(db)
    .await?;
    Ok(lines.into_iter().map(read).collect())
}

/// The last lines, so many, and all notes of the table's own.
pub(crate) async fn last_chat(db: &mut Connection, table: i64, most: i64) -> Result<Vec<ChatLine>> {
    let lines: Vec<ChatRow> = sqlx::query_as(
        "SELECT number, at, seat, name, said, line FROM chat WHERE table_id = $1 AND (line IS NOT NULL
         OR number > (SELECT MAX(number) FROM chat WHERE table_id = $1) - $2) ORDER BY number",
    )
    .bind(table)
    .bind(most)
    .fetch_all(db)
    .await?;
    Ok(lines.into_iter().map(read).collect())
}

/// Keeps a report and numbers it. The table must be locked.
pub(crate) async fn keep_fault(db: &mut Connection, table: i64, fault: &Fault, report: &str) -> Result<u32> {
    let number: i64 = sqlx::query_scalar(
        "INSERT INTO faults (table_id, number, at, said, report)
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM faults WHERE table_id = $1 RETURNING number",
    )
    .bind(table)
    .bind(fault.at.0)
    .bind(&fault.said)
    .bind(report)
    .fetch_one(db)
    .await?;
    Ok(number as u32)
}

pub(crate) async fn faults(db: &mut Connection, table: i64) -> Result<Vec<Fault>> {
    let faults: Vec<(i64, i64, String)> =
        sqlx::query_as("SELECT number, at, said FROM faults WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(db)
            .await?;
    let faults = faults.into_iter().map(|(number, at, said)| Fault { number: number as u32, at: Moment(at), said });
    Ok(faults.collect())
}

pub(crate) async fn fault_report(db: &mut Connection, table: i64, number: i64) -> Result<Option<String>> {
    let report = sqlx::query_scalar("SELECT report FROM faults WHERE table_id = $1 AND number = $2")
        .bind(table)
        .bind(number)
        .fetch_optional(db)
        .await?;
    Ok(report)
}
