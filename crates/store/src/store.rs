//! The store: tables, their games, packs and leases.

use crate::backend::Backend;
use crate::news::Newsroom;
use crate::sql::{Incoming, read, write};
use crate::writer::Pen;
use crate::{
    Beginning, Durability, Entry, Filter, Held, JoinCode, Kept, KeptSnapshot, Moment, NewTable, OpenFrom, Place, Row,
    State, StoreError, TableId, TableInfo, Token, What,
};
use std::sync::Arc;
use std::time::Duration;
use table::pack::Source;

type Result<T> = std::result::Result<T, StoreError>;

/// Where tables are kept. A clone is the same store.
#[derive(Clone)]
pub struct Store(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub backend: Arc<Backend>,
    pub news: Arc<Newsroom>,
    pen: Pen,
}

impl Store {
    /// Opens a store, makes it if it is not there, and brings it up to date.
    pub async fn open(place: &Place, durability: Durability) -> Result<Store> {
        let backend = Arc::new(Backend::open(place, durability).await?);
        let news = Arc::new(Newsroom::open(&backend).await?);
        let pen = Pen::start(backend.clone(), news.clone());
        Ok(Store(Arc::new(Inner { backend, news, pen })))
    }

    /// Finishes all running writes and closes. Later calls get [`StoreError::Closed`].
    pub async fn close(&self) {
        self.0.pen.stop().await;
        self.0.news.close();
        self.0.backend.close().await;
    }

    /// Whether other processes may work on the same tables.
    pub fn is_shared(&self) -> bool {
        matches!(*self.0.backend, Backend::Postgres(_))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        self.info(TableId(0)).await.map(drop)
    }

    /// Keeps a new table, with an id and a code of its own. Its pack must be there already. It is open until it has begun.
    pub async fn create(&self, new: NewTable) -> Result<TableInfo> {
        let mut info = TableInfo::new(new)?;
        while !write!(self, sql, db => async {
            let created = sql::tables::create(db, &info).await?;
            sql::tell(db, &self.0.news.words(&[info.id.with(What::Info)])).await?;
            Ok::<_, StoreError>(created)
        })? {
            info.id = TableId::random()?;
            info.code = JoinCode::random()?;
        }
        self.0.news.here(info.id.with(What::Info));
        Ok(info)
    }

    pub async fn info(&self, table: TableId) -> Result<Option<TableInfo>> {
        read!(self, sql, db => sql::tables::info(db, table.0))
    }

    pub async fn by_code(&self, code: &JoinCode) -> Result<Option<TableInfo>> {
        read!(self, sql, db => sql::tables::by_code(db, code))
    }

    /// All that a secret opens.
    pub async fn held_by(&self, token: &Token) -> Result<Vec<Held>> {
        read!(self, sql, db => sql::tables::held_by(db, token.hash()))
    }

    /// Tables that pass a filter, the last used first.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<TableInfo>> {
        read!(self, sql, db => sql::tables::list(db, filter))
    }

    /// Keeps what was changed in an info: seats, owner, access, language, state, orders, notes. The rest stays as it was. Whoever comes
    /// second of two gets [`StoreError::Conflict`], so two people cannot take the same seat.
    pub async fn update(&self, info: &mut TableInfo) -> Result<()> {
        let now = Moment::now();
        write!(self, sql, db => async {
            sql::tables::update(db, info, now).await?;
            sql::tell(db, &self.0.news.words(&[info.id.with(What::Info)])).await
        })?;
        info.version += 1;
        info.used = now;
        self.0.news.here(info.id.with(What::Info));
        Ok(())
    }

    /// Deletes a table with everything that belongs to it.
    pub async fn delete(&self, table: TableId) -> Result<()> {
        write!(self, sql, db => async {
            sql::tell(db, &self.0.news.words(&[table.with(What::Gone)])).await?;
            let there = sql::tables::delete(db, table.0).await?;
            there.then_some(()).ok_or(StoreError::Gone(table))
        })?;
        self.0.news.here(table.with(What::Gone));
        Ok(())
    }

    /// Deletes tables in this state that nobody has used since that moment, and says which. Packs that are then used by no table go too.
    pub async fn expire(&self, state: State, unused_since: Moment) -> Result<Vec<TableId>> {
        let mut expired = Vec::new();
        for id in read!(self, sql, db => sql::tables::idle(db, state, unused_since))? {
            let table = TableId(id);
            let gone = write!(self, sql, db => async {
                let gone = sql::tables::delete_idle(db, id, state, unused_since).await?;
                let told = gone.then_some(table.with(What::Gone));
                sql::tell(db, &self.0.news.words(told.as_slice())).await?;
                Ok::<_, StoreError>(gone)
            })?;
            if gone {
                self.0.news.here(table.with(What::Gone));
                expired.push(table);
            }
        }
        write!(self, sql, db => sql::tables::forget_packs(db, unused_since))?;
        Ok(expired)
    }

    /// Begins the game of a table: keeps its info, now as running, together with row 0. [`StoreError::Conflict`] if the info was changed
    /// since it was read, or the game has begun already.
    pub async fn begin(&self, info: &mut TableInfo, beginning: &Beginning) -> Result<()> {
        let now = Moment::now();
        let running = TableInfo {
            state: State::Running,
            ..info.clone()
        };
        write!(self, sql, db => async {
            sql::tables::update(db, &running, now).await?;
            sql::games::begin(db, info.id.0, beginning, now).await?;
            sql::tell(db, &self.0.news.words(&[info.id.with(What::Info), info.id.with(What::Row(0))])).await
        })?;
        *info = TableInfo {
            version: info.version + 1,
            used: now,
            last: Some(0),
            ..running
        };
        self.0.news.here(info.id.with(What::Info));
        self.0.news.here(info.id.with(What::Row(0)));
        Ok(())
    }

    /// Keeps an answer as row `number`, which must be the one after the last. It is durable when this returns. Whoever comes second of
    /// two gets [`StoreError::Conflict`] with the row that was first.
    pub async fn append(&self, table: TableId, number: u32, entry: Entry) -> Result<()> {
        let row = Row {
            number,
            at: Moment::now(),
            entry,
        };
        let (number, at, seat, lines, log_from, log) = row.write()?;
        let incoming = Incoming {
            table: table.0,
            number,
            seat,
            at,
            lines,
            log_from,
            log,
        };
        if self.0.pen.keep(incoming).await? {
            return Ok(());
        }
        let first = read!(self, sql, db => sql::games::row(db, table.0, number))?;
        if first.is_none() && self.info(table).await?.is_none() {
            return Err(StoreError::Gone(table));
        }
        Err(StoreError::Conflict(first.map(Box::new)))
    }

    /// A table with its game; `None` if there is no such table or its game has not begun.
    pub async fn load(&self, table: TableId, from: OpenFrom) -> Result<Option<Kept>> {
        let Some(info) = self.info(table).await? else {
            return Ok(None);
        };
        read!(self, sql, db => sql::games::load(db, info, from))
    }

    /// The rows after a number: what somebody who hears news of them has still to play.
    pub async fn rows_after(&self, table: TableId, number: u32) -> Result<Vec<Row>> {
        read!(self, sql, db => sql::games::rows_after(db, table.0, i64::from(number)))
    }

    /// Keeps a snapshot of a game whose rows are kept already. Only the newest are needed; older ones go.
    pub async fn keep_snapshot(&self, table: TableId, snapshot: &KeptSnapshot) -> Result<()> {
        write!(self, sql, db => sql::games::add_snapshot(db, table.0, snapshot))
    }

    /// Keeps a pack, once, and says its hash.
    pub async fn keep_pack(&self, pack: &Source) -> Result<String> {
        let hash = pack.hash();
        let files = serde_json::to_string(pack)?;
        write!(self, sql, db => sql::tables::keep_pack(db, &hash, &files, Moment::now()))?;
        Ok(hash)
    }

    /// A pack by its hash.
    pub async fn pack(&self, hash: &str) -> Result<Option<Source>> {
        let files = read!(self, sql, db => sql::tables::pack(db, hash))?;
        Ok(files.map(|files| serde_json::from_str(&files)).transpose()?)
    }

    /// Takes or prolongs the right to move the bots of a table. `false` while another process has it, or if there is no such table.
    pub async fn lease(&self, table: TableId, time: Duration) -> Result<bool> {
        let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2);
        write!(self, sql, db => sql::tables::lease(db, table.0, &self.0.news.process, millis))
    }

    /// Gives a lease back before its time, if this process has it.
    pub async fn release(&self, table: TableId) -> Result<()> {
        write!(self, sql, db => sql::tables::release(db, table.0, &self.0.news.process))
    }
}
