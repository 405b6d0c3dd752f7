//! Everything to a file and back, in SQL that both databases understand.

use super::{Connection, games, tables, talk};
use crate::export::{Moved, Reader, Thing, Writer};
use crate::{Moment, StoreError, TableId};

type Result<T> = std::result::Result<T, StoreError>;

pub(crate) async fn export(db: &mut Connection, out: &mut Writer) -> Result<Moved> {
    let packs: Vec<String> = sqlx::query_scalar("SELECT hash FROM packs ORDER BY hash").fetch_all(&mut *db).await?;
    for hash in packs {
        if let Some(files) = tables::pack(db, &hash).await? {
            out.write(&Thing::Pack(serde_json::from_str(&files)?)).await?;
        }
    }
    for table in tables::ids(db).await? {
        export_table(db, table, out).await?;
    }
    Ok(out.moved())
}

async fn export_table(db: &mut Connection, table: i64, out: &mut Writer) -> Result<()> {
    let Some(info) = tables::info(db, table).await? else {
        return Ok(());
    };
    out.write(&Thing::Table(Box::new(info))).await?;
    if let Some(header) = games::header(db, table).await? {
        out.write(&Thing::Header(header)).await?;
    }
    for row in games::rows_after(db, table, -1).await? {
        out.write(&Thing::Row(row)).await?;
    }
    for snapshot in games::snapshots(db, table).await? {
        out.write(&Thing::Snapshot(Box::new(snapshot))).await?;
    }
    for line in talk::chat(db, table, 0).await? {
        out.write(&Thing::Chat(line)).await?;
    }
    for fault in talk::faults(db, table).await? {
        let report = talk::fault_report(db, table, i64::from(fault.number)).await?.unwrap_or_default();
        out.write(&Thing::Fault(fault, report)).await?;
    }
    Ok(())
}

/// Takes in a whole file. A table that is there already stays as it is.
pub(crate) async fn import(db: &mut Connection, file: &mut Reader) -> Result<Moved> {
    let mut moved = Moved::default();
    let mut into: Option<TableId> = None;
    while let Some(thing) = file.next().await? {
        match thing {
            Thing::Pack(files) => {
                let words = serde_json::to_string(&files)?;
                tables::keep_pack(db, &files.hash(), &words, Moment::now()).await?;
                moved.packs += 1;
            }
            Thing::Table(info) => {
                into = import_info(db, *info).await?;
                moved.tables += usize::from(into.is_some());
                moved.skipped += usize::from(into.is_none());
            }
            part => {
                if let Some(table) = into {
                    moved.rows += usize::from(matches!(part, Thing::Row(_)));
                    import_part(db, table.0, part).await?;
                }
            }
        }
    }
    Ok(moved)
}

/// Adds the table, with another code if its own is taken. `None` if the table is there already.
async fn import_info(db: &mut Connection, mut info: crate::TableInfo) -> Result<Option<TableId>> {
    while tables::info(db, info.id.0).await?.is_none() {
        if tables::create(db, &info).await? {
            return Ok(Some(info.id));
        }
        info.code = crate::JoinCode::random()?;
    }
    Ok(None)
}

async fn import_part(db: &mut Connection, table: i64, part: Thing) -> Result<()> {
    match part {
        Thing::Header(header) => games::add_header(db, table, &header).await,
        Thing::Row(row) => games::add_row(db, table, &row).await,
        Thing::Snapshot(snapshot) => games::add_snapshot(db, table, &snapshot).await,
        Thing::Chat(line) => talk::say(db, table, &line).await.map(drop),
        Thing::Fault(fault, report) => talk::keep_fault(db, table, &fault, &report).await.map(drop),
        Thing::Pack(_) | Thing::Table(_) | Thing::End(_) | Thing::Sum(..) => Ok(()),
    }
}
