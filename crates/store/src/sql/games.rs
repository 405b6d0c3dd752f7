//! Beginnings, rows and snapshots, in SQL that both databases understand.

use super::Connection;
use crate::row::{RowRow, altered, check, is_sound, sum};
use crate::{Beginning, Kept, KeptSnapshot, Logged, Moment, OpenFrom, Opened, Row, StoreError, TableInfo};
use table::{LogLine, Viewer};

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
    let header = serde_json::to_string(&beginning.record)?;
    add_header(db, table, &header).await?;
    add_row(db, table, &beginning.row(now)).await
}

pub(crate) async fn add_header(db: &mut Connection, table: i64, header: &str) -> Result<()> {
    sqlx::query("INSERT INTO beginnings (table_id, header, sum) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(header)
        .bind(sum(table, &[header]))
        .execute(db)
        .await?;
    Ok(())
}

pub(crate) async fn add_row(db: &mut Connection, table: i64, row: &Row) -> Result<()> {
    let (number, at, seat, lines, log_from, log, sum) = row.write(table)?;
    sqlx::query(
        "INSERT INTO answers (table_id, number, at, seat, lines, log_from, log, sum)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(number)
    .bind(at)
    .bind(seat)
    .bind(lines)
    .bind(log_from)
    .bind(log)
    .bind(sum)
    .execute(db)
    .await?;
    Ok(())
}

/// A row once nobody is writing to its table any more, so that one that is not there will not come either.
pub(crate) async fn settled_row(db: &mut Connection, table: i64, number: i64) -> Result<Option<Row>> {
    super::lock_table(db, table).await?;
    row(db, table, number).await
}

pub(crate) async fn row(db: &mut Connection, table: i64, number: i64) -> Result<Option<Row>> {
    let row: Option<RowRow> = sqlx::query_as(
        "SELECT number, at, seat, lines, log_from, log, sum FROM answers WHERE table_id = $1 AND number = $2",
    )
    .bind(table)
    .bind(number)
    .fetch_optional(db)
    .await?;
    row.map(|row| Row::read(table, row)).transpose()
}

/// The rows after a number, which must follow each other.
pub(crate) async fn rows_after(db: &mut Connection, table: i64, number: i64) -> Result<Vec<Row>> {
    let rows: Vec<RowRow> = sqlx::query_as(
        "SELECT number, at, seat, lines, log_from, log, sum FROM answers
         WHERE table_id = $1 AND number > $2 ORDER BY number",
    )
    .bind(table)
    .bind(number)
    .fetch_all(db)
    .await?;
    if let Some((_, gap)) = rows.iter().zip(number + 1..).find(|(row, next)| row.0 != *next) {
        return Err(altered(table, &format!("row {gap}")));
    }
    rows.into_iter().map(|row| Row::read(table, row)).collect()
}

/// How many lines of the log are read at least with a snapshot: as many as a page shows.
const LAST_LINES: usize = 150;

/// How many rows before a snapshot are read at first for its log.
const FIRST_ROWS: i64 = 16;

/// The end of the log as it was after the snapshot's row, and how much comes before it. What the rows after it have added is read
/// already; the log of its own tail is needed whole.
async fn log_before(
    db: &mut Connection,
    table: i64,
    snapshot: &KeptSnapshot,
    later: &[Row],
) -> Result<(Logged, Vec<LogLine>)> {
    let last = i64::from(snapshot.number);
    let wanted = LAST_LINES.saturating_sub(shown_since(snapshot, later));
    let mut rows = FIRST_ROWS.max(snapshot.tail.len() as i64 + 1);
    while let Some(logged) = snapshot.logged.as_ref().filter(|_| rows <= last) {
        if let Some(log) = log_between(db, table, last - rows, last).await?
            && log.iter().filter(|line| Viewer::Onlooker.sees(line.seen)).count() >= wanted
            && let Some(unread) = logged.without(&log)
        {
            return Ok((unread, log));
        }
        rows *= 2;
    }
    let log = log_between(db, table, -1, last).await?;
    Ok((Logged::default(), log.ok_or_else(|| altered(table, "the log"))?))
}

/// How many lines that everybody may read the rows after a snapshot have added to the log, as far as they stand.
fn shown_since(snapshot: &KeptSnapshot, later: &[Row]) -> usize {
    let Some(logged) = &snapshot.logged else {
        return 0;
    };
    let mut shown: Vec<bool> = Vec::new();
    for row in later {
        shown.truncate(row.entry.log_from.saturating_sub(logged.all) as usize);
        shown.extend(row.entry.log.iter().map(|line| Viewer::Onlooker.sees(line.seen)));
    }
    shown.into_iter().filter(|shown| *shown).count()
}

/// What the rows after one and up to another have added to the log, as far as it stands; `None` if they have also taken back older lines.
async fn log_between(db: &mut Connection, table: i64, after: i64, last: i64) -> Result<Option<Vec<LogLine>>> {
    let rows: Vec<RowRow> = sqlx::query_as(
        "SELECT number, at, seat, lines, log_from, log, sum FROM answers
         WHERE table_id = $1 AND number > $2 AND number <= $3 ORDER BY number",
    )
    .bind(table)
    .bind(after)
    .bind(last)
    .fetch_all(db)
    .await?;
    let start = rows.first().map_or(0, |row| row.4);
    let mut log: Vec<LogLine> = Vec::new();
    for row in &rows {
        check(table, row)?;
        let Ok(stands) = usize::try_from(row.4 - start) else {
            return Ok(None);
        };
        log.truncate(stands);
        log.extend(serde_json::from_str::<Vec<LogLine>>(&row.5)?);
    }
    Ok(Some(log))
}

pub(crate) async fn header(db: &mut Connection, table: i64) -> Result<Option<String>> {
    let kept: Option<(String, Option<String>)> =
        sqlx::query_as("SELECT header, sum FROM beginnings WHERE table_id = $1").bind(table).fetch_optional(db).await?;
    match kept {
        Some((header, sum)) if !is_sound(table, &[&header], sum.as_deref()) => Err(altered(table, "the header")),
        kept => Ok(kept.map(|(header, _)| header)),
    }
}

/// A table with its game, if that has begun. The transaction must see everything as it is at one moment.
pub(crate) async fn open(db: &mut Connection, table: i64, from: OpenFrom) -> Result<Option<Opened>> {
    let Some(info) = super::tables::info(db, table).await? else {
        return Ok(None);
    };
    let game = load(db, &info, from).await?;
    Ok(Some(Opened { info, game }))
}

async fn load(db: &mut Connection, info: &TableInfo, from: OpenFrom) -> Result<Option<Kept>> {
    let table = info.id.0;
    let Some(header) = header(db, table).await? else {
        return Ok(None);
    };
    let header = serde_json::from_str(&header)?;
    let (snapshot, rows) = match from {
        OpenFrom::Beginning => (None, rows_after(db, table, -1).await?),
        OpenFrom::Snapshot => since_snapshot(db, table, info.last.map_or(0, i64::from) - ROOM_FOR_UNDO).await?,
    };
    let (mut unread, mut log) = match &snapshot {
        Some(snapshot) => log_before(db, table, snapshot, &rows).await?,
        None => Default::default(),
    };
    if rows.iter().any(|row| row.entry.log_from < unread.all) {
        // Something was taken back that stands before what was read.
        let last = snapshot.as_ref().map_or(-1, |snapshot| i64::from(snapshot.number));
        log = log_between(db, table, -1, last).await?.ok_or_else(|| altered(table, "the log"))?;
        unread = Logged::default();
    }
    for row in &rows {
        log.truncate((row.entry.log_from - unread.all) as usize);
        log.extend_from_slice(&row.entry.log);
    }
    let kept = Kept { info: info.clone(), header, snapshot, rows, log, unread };
    match info.last == Some(kept.number()) {
        true => Ok(Some(kept)),
        false => Err(altered(table, "the last row")),
    }
}

/// The newest snapshot that is old enough and was not undone, if there is one, and the rows after it.
async fn since_snapshot(db: &mut Connection, table: i64, newest: i64) -> Result<(Option<KeptSnapshot>, Vec<Row>)> {
    let bodies: Vec<(String, Option<String>)> =
        sqlx::query_as("SELECT body, sum FROM snapshots WHERE table_id = $1 AND number <= $2 ORDER BY number DESC")
            .bind(table)
            .bind(newest)
            .fetch_all(&mut *db)
            .await?;
    for snapshot in bodies.iter().filter_map(|(body, sum)| readable(table, body, sum.as_deref())) {
        let rows = rows_after(db, table, i64::from(snapshot.number)).await?;
        if snapshot.stands(&rows) {
            return Ok((Some(snapshot), rows));
        }
    }
    Ok((None, rows_after(db, table, -1).await?))
}

/// A snapshot, if it is as it was written and can be read. One that is not is as good as none: the rows are there.
fn readable(table: i64, body: &str, sum: Option<&str>) -> Option<KeptSnapshot> {
    is_sound(table, &[body], sum).then(|| serde_json::from_str(body).ok()).flatten()
}

/// The snapshots of a table that can be read, oldest first.
pub(crate) async fn snapshots(db: &mut Connection, table: i64) -> Result<Vec<KeptSnapshot>> {
    let bodies: Vec<(String, Option<String>)> =
        sqlx::query_as("SELECT body, sum FROM snapshots WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(db)
            .await?;
    Ok(bodies.iter().filter_map(|(body, sum)| readable(table, body, sum.as_deref())).collect())
}

/// Keeps a snapshot and forgets all but the two newest: the older of them is the one with room for an undo behind it.
pub(crate) async fn add_snapshot(db: &mut Connection, table: i64, snapshot: &KeptSnapshot) -> Result<()> {
    let body = serde_json::to_string(snapshot)?;
    sqlx::query(
        "INSERT INTO snapshots (table_id, number, schema, body, sum)
         SELECT id, $2, $3, $4, $5 FROM heads WHERE id = $1 AND last >= $2 ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(i64::from(snapshot.number))
    .bind(i64::from(snapshot.snapshot.schema))
    .bind(&body)
    .bind(sum(table, &[&body]))
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
