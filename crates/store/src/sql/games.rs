//! Beginnings, rows and snapshots, in SQL that both databases understand.

use super::Connection;
use crate::row::{Header, RowRow};
use crate::{Beginning, Kept, KeptSnapshot, Moment, OpenFrom, Row, StoreError, TableInfo};
use table::Line;

type Result<T> = std::result::Result<T, StoreError>;

/// How many rows lie at least between a snapshot that is opened and the present, so that the last answers can still be taken back.
const ROOM_FOR_UNDO: i64 = 32;

/// Keeps the header and row 0. The table must have been locked by changing it in the same transaction.
pub(crate) async fn begin(db: &mut Connection, table: i64, beginning: &Beginning, now: Moment) -> Result<()> {
    let begun = sqlx::query("UPDATE heads SET last = 0, used = $2 WHERE id = $1 AND last = -1")
        .bind(table)
        .bind(now.0)
        .execute(&mut *db)
        .await?;
    if begun.rows_affected() == 0 {
        return Err(StoreError::Conflict(None));
    }
    let header = serde_json::to_string(&Header::from(&beginning.record))?;
    add_header(db, table, &header).await?;
    add_row(db, table, &beginning.row(now)).await
}

pub(crate) async fn add_header(db: &mut Connection, table: i64, header: &str) -> Result<()> {
    sqlx::query("INSERT INTO beginnings (table_id, header) VALUES ($1, $2)")
        .bind(table)
        .bind(header)
        .execute(db)
        .await?;
    Ok(())
}

pub(crate) async fn add_row(db: &mut Connection, table: i64, row: &Row) -> Result<()> {
    let (number, at, seat, lines, log_from, log) = row.write()?;
    sqlx::query(
        "INSERT INTO answers (table_id, number, at, seat, lines, log_from, log) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table)
    .bind(number)
    .bind(at)
    .bind(seat)
    .bind(lines)
    .bind(log_from)
    .bind(log)
    .execute(db)
    .await?;
    Ok(())
}

pub(crate) async fn row(db: &mut Connection, table: i64, number: i64) -> Result<Option<Row>> {
    let row: Option<RowRow> = sqlx::query_as(
        "SELECT number, at, seat, lines, log_from, log FROM answers WHERE table_id = $1 AND number = $2",
    )
    .bind(table)
    .bind(number)
    .fetch_optional(db)
    .await?;
    row.map(Row::read).transpose()
}

pub(crate) async fn rows_after(db: &mut Connection, table: i64, number: i64) -> Result<Vec<Row>> {
    let rows: Vec<RowRow> = sqlx::query_as(
        "SELECT number, at, seat, lines, log_from, log FROM answers WHERE table_id = $1 AND number > $2 ORDER BY number",
    )
    .bind(table)
    .bind(number)
    .fetch_all(db)
    .await?;
    rows.into_iter().map(Row::read).collect()
}

/// The log after a row, put together from the rows' own.
pub(crate) async fn log_until(db: &mut Connection, table: i64, number: i64) -> Result<Vec<Line>> {
    let parts: Vec<(i64, String)> =
        sqlx::query_as("SELECT log_from, log FROM answers WHERE table_id = $1 AND number <= $2 ORDER BY number")
            .bind(table)
            .bind(number)
            .fetch_all(db)
            .await?;
    let mut log: Vec<Line> = Vec::new();
    for (from, lines) in parts {
        log.truncate(from as usize);
        log.extend(serde_json::from_str::<Vec<Line>>(&lines)?);
    }
    Ok(log)
}

pub(crate) async fn header(db: &mut Connection, table: i64) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT header FROM beginnings WHERE table_id = $1")
        .bind(table)
        .fetch_optional(db)
        .await?)
}

pub(crate) async fn load(db: &mut Connection, info: TableInfo, from: OpenFrom) -> Result<Option<Kept>> {
    let table = info.id.0;
    let Some(header) = header(db, table).await? else {
        return Ok(None);
    };
    let header = serde_json::from_str::<Header>(&header)?.record();
    let header = header.ok_or_else(|| StoreError::Damaged(format!("the header of table {}", info.id)))?;
    let (snapshot, rows) = match from {
        OpenFrom::Beginning => (None, rows_after(db, table, -1).await?),
        OpenFrom::Snapshot => since_snapshot(db, table, info.last.map_or(0, i64::from) - ROOM_FOR_UNDO).await?,
    };
    let after = snapshot.as_ref().map_or(-1, |snapshot| i64::from(snapshot.number));
    let mut log = log_until(db, table, after).await?;
    for row in &rows {
        log.truncate(row.entry.log_from as usize);
        log.extend_from_slice(&row.entry.log);
    }
    Ok(Some(Kept {
        info,
        header,
        snapshot,
        rows,
        log,
    }))
}

/// The newest snapshot that is old enough and was not undone, if there is one, and the rows after it.
async fn since_snapshot(db: &mut Connection, table: i64, newest: i64) -> Result<(Option<KeptSnapshot>, Vec<Row>)> {
    for snapshot in snapshots(db, table).await?.into_iter().rev() {
        if i64::from(snapshot.number) <= newest {
            let rows = rows_after(db, table, i64::from(snapshot.number)).await?;
            if snapshot.stands(&rows) {
                return Ok((Some(snapshot), rows));
            }
        }
    }
    Ok((None, rows_after(db, table, -1).await?))
}

/// The snapshots of a table, oldest first.
pub(crate) async fn snapshots(db: &mut Connection, table: i64) -> Result<Vec<KeptSnapshot>> {
    let bodies: Vec<String> = sqlx::query_scalar("SELECT body FROM snapshots WHERE table_id = $1 ORDER BY number")
        .bind(table)
        .fetch_all(db)
        .await?;
    Ok(bodies
        .iter()
        .map(|body| serde_json::from_str(body))
        .collect::<std::result::Result<_, _>>()?)
}

/// Keeps a snapshot and forgets all but the two newest: the older of them is the one with room for an undo behind it.
pub(crate) async fn add_snapshot(db: &mut Connection, table: i64, snapshot: &KeptSnapshot) -> Result<()> {
    sqlx::query(
        "INSERT INTO snapshots (table_id, number, schema, body)
         SELECT id, $2, $3, $4 FROM heads WHERE id = $1 AND last >= $2 ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(i64::from(snapshot.number))
    .bind(i64::from(snapshot.snapshot.schema))
    .bind(serde_json::to_string(snapshot)?)
    .execute(&mut *db)
    .await?;
    sqlx::query(
        "DELETE FROM snapshots WHERE table_id = $1 AND number NOT IN
         (SELECT number FROM snapshots WHERE table_id = $1 ORDER BY number DESC LIMIT 2)",
    )
    .bind(table)
    .execute(db)
    .await?;
    Ok(())
}
