//! The store: tables, their games, packs and leases.

use crate::backend::Backend;
use crate::news::Newsroom;
use crate::sql::{Incoming, read, read_at_once, write};
use crate::writer::Pen;
use crate::{
    Beginning, Durability, Entry, Filter, Held, JoinCode, Kept, KeptSnapshot, Maker, Moment, NewTable, OpenFrom,
    Opened, Place, Row, Size, State, StoreError, TableId, TableInfo, Token, What,
};
use sqlx::Connection;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::pack::Source;
use tokio::sync::Mutex;

type Result<T> = std::result::Result<T, StoreError>;

/// Where tables are kept. A clone is the same store.
#[derive(Clone)]
pub struct Store(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub backend: Arc<Backend>,
    pub news: Arc<Newsroom>,
    pen: Pen,
    health: Mutex<Option<(Instant, Result<()>)>>,
}

/// How long what was found out about the store's health is told again, so that asking often is not writing often.
const HEALTH: Duration = Duration::from_secs(2);

/// How long a write may take before the store counts as ill.
const PATIENCE: Duration = Duration::from_secs(4);

/// How often it is asked what happened to an answer while the database went away.
const ASKED_AGAIN: u32 = 2;

impl Store {
    /// Opens a store, makes it if it is not there, and brings it up to date.
    pub async fn open(place: &Place, durability: Durability) -> Result<Store> {
        let backend = Arc::new(Backend::open(place, durability).await?);
        let news = Arc::new(Newsroom::open(&backend).await?);
        let pen = Pen::start(backend.clone(), news.clone());
        Ok(Store(Arc::new(Inner { backend, news, pen, health: Mutex::default() })))
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

    /// Whether the store can keep something: it writes, at most every two seconds, however often it is asked.
    pub async fn ping(&self) -> Result<()> {
        let mut health = self.0.health.lock().await;
        if let Some((at, found)) = &*health
            && at.elapsed() < HEALTH
        {
            return found.clone();
        }
        let found = tokio::time::timeout(PATIENCE, self.beat()).await;
        let found = found.unwrap_or_else(|_| Err(StoreError::Failed("it takes too long".to_owned())));
        *health = Some((Instant::now(), found.clone()));
        found
    }

    async fn beat(&self) -> Result<()> {
        write!(self, sql, db => sql::tables::beat(db, Moment::now()))
    }

    /// Keeps a new table, with an id and a code of its own. Its pack must be there already.
    pub async fn create(&self, new: NewTable) -> Result<TableInfo> {
        let maker = new.maker.clone();
        self.create_with(TableInfo::new(new)?, maker, None).await
    }

    /// Keeps a new table together with the beginning of its game, which runs or is over already: both or neither.
    pub async fn create_begun(&self, new: NewTable, beginning: &Beginning) -> Result<TableInfo> {
        let maker = new.maker.clone();
        self.create_with(TableInfo::new(new)?, maker, Some(beginning)).await
    }

    async fn create_with(
        &self,
        mut info: TableInfo,
        maker: Option<Maker>,
        beginning: Option<&Beginning>,
    ) -> Result<TableInfo> {
        while !write!(self, sql, db => async {
            let created = sql::tables::create(db, &info).await?;
            if let Some(maker) = maker.as_ref().filter(|_| created) {
                sql::tables::add_maker(db, info.id.0, maker).await?;
            }
            if let Some(beginning) = beginning.filter(|_| created) {
                sql::games::begin(db, info.id.0, beginning, info.used).await?;
            }
            sql::tell(db, &self.0.news.words(&[info.id.with(What::Info)])).await?;
            Ok::<_, StoreError>(created)
        })? {
            info.id = TableId::random()?;
            info.code = JoinCode::random()?;
        }
        info.last = beginning.map(|_| 0);
        self.0.news.here(info.id.with(What::Info));
        Ok(info)
    }

    /// How much of what is kept was set up from an address, as far as that was noted.
    pub async fn size_of(&self, address: &str) -> Result<Size> {
        read!(self, sql, db => sql::tables::size_of(db, address))
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

    /// Keeps a table's facts as they are now. The rest stays as it was. Whoever comes second of two gets [`StoreError::Conflict`], so two
    /// people cannot take the same seat.
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

    /// The tables that nobody has used since that moment, and when they were used last.
    pub async fn idle(&self, unused_since: Moment) -> Result<Vec<(TableId, Moment)>> {
        let idle = read!(self, sql, db => sql::tables::idle(db, unused_since))?;
        Ok(idle.into_iter().map(|(id, used)| (TableId(id), Moment(used))).collect())
    }

    /// Deletes a table if it was last used at exactly this moment, and says whether it did.
    pub async fn delete_unused(&self, table: TableId, used: Moment) -> Result<bool> {
        let gone = write!(self, sql, db => async {
            let gone = sql::tables::delete_unused(db, table.0, used).await?;
            let told = gone.then_some(table.with(What::Gone));
            sql::tell(db, &self.0.news.words(told.as_slice())).await?;
            Ok::<_, StoreError>(gone)
        })?;
        if gone {
            self.0.news.here(table.with(What::Gone));
        }
        Ok(gone)
    }

    /// Deletes packs that no table is played with and that nobody asked for since that moment.
    pub async fn forget_packs(&self, unused_since: Moment) -> Result<()> {
        write!(self, sql, db => sql::tables::forget_packs(db, unused_since))
    }

    /// Begins the game of a table: keeps its info, now as running, together with row 0. [`StoreError::Conflict`] if the info was changed
    /// since it was read, or the game has begun already.
    pub async fn begin(&self, info: &mut TableInfo, beginning: &Beginning) -> Result<()> {
        let now = Moment::now();
        let mut running = info.clone();
        running.facts.state = State::Running;
        write!(self, sql, db => async {
            sql::tables::update(db, &running, now).await?;
            sql::games::begin(db, info.id.0, beginning, now).await?;
            sql::tell(db, &self.0.news.words(&[info.id.with(What::Info), info.id.with(What::Row(0))])).await
        })?;
        *info = TableInfo { version: info.version + 1, used: now, last: Some(0), ..running };
        self.0.news.here(info.id.with(What::Info));
        self.0.news.here(info.id.with(What::Row(0)));
        Ok(())
    }

    /// Keeps an answer as row `number`, which must be the one after the last. It is durable when this returns. Whoever comes second of
    /// two gets [`StoreError::Conflict`] with the row that was first.
    pub async fn append(&self, table: TableId, number: u32, entry: Entry) -> Result<()> {
        let row = Row { number, at: Moment::now(), entry };
        let incoming = Incoming::new(table, &row)?;
        match self.0.pen.keep(incoming).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.was_first(table, row.number).await?),
            Err(StoreError::Unsure(said)) => self.ask_again(table, &row, said).await,
            Err(error) => Err(error),
        }
    }

    /// Why a row was not the next.
    async fn was_first(&self, table: TableId, number: u32) -> Result<StoreError> {
        let first = read!(self, sql, db => sql::games::row(db, table.0, i64::from(number)))?;
        if first.is_none() && self.info(table).await?.is_none() {
            return Ok(StoreError::Gone(table));
        }
        Ok(StoreError::Conflict(first.map(Box::new)))
    }

    /// What happened to a row whose commit was not answered.
    async fn ask_again(&self, table: TableId, row: &Row, said: String) -> Result<()> {
        for _ in 0..ASKED_AGAIN {
            let found = write!(self, sql, db => sql::games::settled_row(db, table.0, i64::from(row.number)));
            match found {
                Ok(Some(found)) if found == *row => return Ok(()),
                Ok(None) => return Err(StoreError::Failed(said)),
                Ok(found) => return Err(StoreError::Conflict(found.map(Box::new))),
                Err(_) => tokio::time::sleep(Duration::from_millis(500)).await,
            }
        }
        Err(StoreError::Unsure(said))
    }

    /// Keeps an answer as [`Store::append`] does, together with what it changed in the table's info: both or neither.
    pub async fn append_and_update(&self, info: &mut TableInfo, number: u32, entry: Entry) -> Result<()> {
        let (table, now) = (info.id, Moment::now());
        let row = Row { number, at: now, entry };
        let incoming = Incoming::new(table, &row)?;
        let news = [table.with(What::Info), table.with(What::Row(number))];
        let kept = write!(self, sql, db => async {
            sql::tables::update(db, info, now).await?;
            if sql::append(db, &[&incoming]).await?.is_empty() {
                return Err(StoreError::Conflict(None));
            }
            sql::tell(db, &self.0.news.words(&news)).await
        });
        match kept {
            Err(StoreError::Unsure(said)) => self.ask_again(table, &row, said).await?,
            kept => kept?,
        }
        info.version += 1;
        info.used = now;
        info.last = Some(number);
        news.into_iter().for_each(|news| self.0.news.here(news));
        Ok(())
    }

    /// A table with its game, both as they are at one moment; `None` if there is no such table.
    pub async fn open_table(&self, table: TableId, from: OpenFrom) -> Result<Option<Opened>> {
        read_at_once!(self, sql, db => sql::games::open(db, table.0, from))
    }

    /// A table's game; `None` if there is no such table or its game has not begun.
    pub async fn load(&self, table: TableId, from: OpenFrom) -> Result<Option<Kept>> {
        Ok(self.open_table(table, from).await?.and_then(|opened| opened.game))
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
