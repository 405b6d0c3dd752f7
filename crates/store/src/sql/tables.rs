//! Tables, packs and leases, in SQL that both databases understand.

use super::Connection;
use crate::info::InfoRow;
use crate::{Filter, Held, JoinCode, Maker, Moment, Size, StoreError, TableId, TableInfo, TokenHash};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

macro_rules! select_info {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.code, t.game, t.pack, t.access, t.state, t.lang, t.created, t.details, t.version, h.used, h.last
             FROM tables t JOIN heads h ON h.id = t.id ",
            $rest
        )
    };
}

const LIST: &str = select_info!(
    "WHERE (CAST($1 AS TEXT) IS NULL OR t.access = $1)
     AND (CAST($2 AS TEXT) IS NULL OR t.state = $2)
     AND (CAST($3 AS TEXT) IS NULL OR t.game = $3)
     AND h.used >= $4
     ORDER BY h.used DESC, t.id LIMIT $5 OFFSET $6"
);

pub(crate) async fn info(db: &mut Connection, table: i64) -> Result<Option<TableInfo>> {
    let row: Option<InfoRow> = sqlx::query_as(select_info!("WHERE t.id = $1")).bind(table).fetch_optional(db).await?;
    row.map(TableInfo::read).transpose()
}

pub(crate) async fn by_code(db: &mut Connection, code: &JoinCode) -> Result<Option<TableInfo>> {
    let row: Option<InfoRow> =
        sqlx::query_as(select_info!("WHERE t.code = $1")).bind(code.as_str()).fetch_optional(db).await?;
    row.map(TableInfo::read).transpose()
}

pub(crate) async fn list(db: &mut Connection, filter: &Filter) -> Result<Vec<TableInfo>> {
    let rows: Vec<InfoRow> = sqlx::query_as(LIST)
        .bind(filter.access.map(|access| access.word()))
        .bind(filter.state.map(|state| state.word()))
        .bind(filter.game.as_deref())
        .bind(filter.used_since.map_or(i64::MIN, |moment| moment.0))
        .bind(i64::from(filter.most.unwrap_or(100)))
        .bind(i64::from(filter.skip))
        .fetch_all(db)
        .await?;
    rows.into_iter().map(TableInfo::read).collect()
}

/// All tables, in a fixed order.
pub(crate) async fn ids(db: &mut Connection) -> Result<Vec<i64>> {
    Ok(sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id").fetch_all(db).await?)
}

/// Adds a table. `false` if its id or its code is taken.
pub(crate) async fn create(db: &mut Connection, info: &TableInfo) -> Result<bool> {
    let added = sqlx::query(
        "INSERT INTO tables (id, code, game, pack, access, state, lang, created, details, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(info.id.0)
    .bind(info.code.as_str())
    .bind(&info.game)
    .bind(&info.pack)
    .bind(info.facts.access.word())
    .bind(info.facts.state.word())
    .bind(info.facts.lang.tag())
    .bind(info.created.0)
    .bind(info.details()?)
    .bind(info.version)
    .execute(&mut *db)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("INSERT INTO heads (id, last, used) VALUES ($1, $2, $3)")
        .bind(info.id.0)
        .bind(info.last.map_or(-1, i64::from))
        .bind(info.used.0)
        .execute(&mut *db)
        .await?;
    add_holders(db, info).await?;
    Ok(true)
}

/// Notes who set up a table.
pub(crate) async fn add_maker(db: &mut Connection, table: i64, maker: &Maker) -> Result<()> {
    sqlx::query("INSERT INTO makers (table_id, address, bytes) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(&maker.address)
        .bind(i64::try_from(maker.bytes).unwrap_or(i64::MAX))
        .execute(db)
        .await?;
    Ok(())
}

/// What was set up from an address.
pub(crate) async fn size_of(db: &mut Connection, address: &str) -> Result<Size> {
    let sums = "SELECT COUNT(*), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM makers WHERE address = $1";
    let (tables, bytes): (i64, i64) = sqlx::query_as(sums).bind(address).fetch_one(db).await?;
    Ok(Size { tables: tables as u64, bytes: bytes as u64 })
}

/// Changes a table if it still has its version, which then goes up.
pub(crate) async fn update(db: &mut Connection, info: &TableInfo, used: Moment) -> Result<()> {
    let changed = sqlx::query(
        "UPDATE tables SET access = $3, state = $4, lang = $5, details = $6, version = version + 1
         WHERE id = $1 AND version = $2",
    )
    .bind(info.id.0)
    .bind(info.version)
    .bind(info.facts.access.word())
    .bind(info.facts.state.word())
    .bind(info.facts.lang.tag())
    .bind(info.details()?)
    .execute(&mut *db)
    .await?;
    if changed.rows_affected() == 0 {
        let there = self::info(db, info.id.0).await?.is_some();
        return Err(if there { StoreError::Conflict(None) } else { StoreError::Gone(info.id) });
    }
    sqlx::query("DELETE FROM holders WHERE table_id = $1").bind(info.id.0).execute(&mut *db).await?;
    add_holders(db, info).await?;
    touch(db, info.id.0, used).await
}

/// Keeps everybody else from changing a table until the transaction ends.
pub(crate) async fn lock(db: &mut Connection, table: TableId) -> Result<()> {
    super::lock_table(db, table.0).await?;
    let there = info(db, table.0).await?;
    there.map(drop).ok_or(StoreError::Gone(table))
}

/// The table was used.
pub(crate) async fn touch(db: &mut Connection, table: i64, used: Moment) -> Result<()> {
    sqlx::query("UPDATE heads SET used = $2 WHERE id = $1").bind(table).bind(used.0).execute(db).await?;
    Ok(())
}

async fn add_holders(db: &mut Connection, info: &TableInfo) -> Result<()> {
    let seats = info.facts.seats.iter().enumerate().filter_map(|(n, seat)| Some((seat.token?, n as i64)));
    for (token, seat) in seats.chain([(info.facts.owner, -1)]) {
        sqlx::query("INSERT INTO holders (token, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(token.to_string())
            .bind(info.id.0)
            .bind(seat)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(crate) async fn held_by(db: &mut Connection, token: TokenHash) -> Result<Vec<Held>> {
    let held: Vec<(i64, i64)> =
        sqlx::query_as("SELECT table_id, seat FROM holders WHERE token = $1 ORDER BY table_id, seat")
            .bind(token.to_string())
            .fetch_all(db)
            .await?;
    let held =
        held.into_iter().map(|(table, seat)| Held { table: TableId(table), seat: u8::try_from(seat).ok().map(Seat) });
    Ok(held.collect())
}

/// Deletes a table with everything that belongs to it. `false` if there was none.
pub(crate) async fn delete(db: &mut Connection, table: i64) -> Result<bool> {
    let deleted = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(db).await?;
    Ok(deleted.rows_affected() > 0)
}

/// The tables that nobody has used since a moment, and when they were used last.
pub(crate) async fn idle(db: &mut Connection, unused_since: Moment) -> Result<Vec<(i64, i64)>> {
    let idle = sqlx::query_as("SELECT id, used FROM heads WHERE used < $1").bind(unused_since.0).fetch_all(db).await?;
    Ok(idle)
}

/// Deletes a table if it was last used at this moment. It is looked at again under its lock, since somebody may have come back.
pub(crate) async fn delete_unused(db: &mut Connection, table: i64, used: Moment) -> Result<bool> {
    super::lock_table(db, table).await?;
    let deleted = sqlx::query("DELETE FROM tables WHERE id = $1 AND (SELECT used FROM heads WHERE heads.id = $1) = $2")
        .bind(table)
        .bind(used.0)
        .execute(db)
        .await?;
    Ok(deleted.rows_affected() > 0)
}

pub(crate) async fn keep_pack(db: &mut Connection, hash: &str, files: &str, now: Moment) -> Result<()> {
    sqlx::query(
        "INSERT INTO packs (hash, files, kept) VALUES ($1, $2, $3) ON CONFLICT (hash) DO UPDATE SET kept = excluded.kept",
    )
    .bind(hash)
    .bind(files)
    .bind(now.0)
    .execute(db)
    .await?;
    Ok(())
}

pub(crate) async fn pack(db: &mut Connection, hash: &str) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT files FROM packs WHERE hash = $1").bind(hash).fetch_optional(db).await?)
}

/// Deletes packs that no table is played with and that were not asked for since.
pub(crate) async fn forget_packs(db: &mut Connection, kept_before: Moment) -> Result<()> {
    sqlx::query(
        "DELETE FROM packs WHERE kept < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.pack = packs.hash)",
    )
    .bind(kept_before.0)
    .execute(db)
    .await?;
    Ok(())
}

pub(crate) async fn lease(db: &mut Connection, table: i64, holder: &str, millis: i64) -> Result<bool> {
    let taken = sqlx::query(super::LEASE).bind(table).bind(holder).bind(millis).execute(db).await?;
    Ok(taken.rows_affected() > 0)
}

pub(crate) async fn release(db: &mut Connection, table: i64, holder: &str) -> Result<()> {
    sqlx::query("DELETE FROM leases WHERE table_id = $1 AND holder = $2").bind(table).bind(holder).execute(db).await?;
    Ok(())
}

/// Writes something that nobody needs.
pub(crate) async fn beat(db: &mut Connection, now: Moment) -> Result<()> {
    sqlx::query("UPDATE pulse SET at = $1 WHERE id = 1").bind(now.0).execute(db).await?;
    Ok(())
}
