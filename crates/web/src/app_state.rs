//! The state of the server: every table in memory, the games they are played with, and what is counted about visitors.

use crate::config::Config;
use crate::live_table::play::Play;
use crate::live_table::talk::Talk;
use crate::live_table::{Facts, Inner, LiveTable};
use crate::metrics::Counts;
use crate::rate_limit::{Held, Meter, Place, network};
use crate::taking::Taking;
use shelf::{AnyGame, AnySession, Edition, Opening};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};
use store::{JoinCode, Maker, Moment, SeatInfo, Size, State, Store, StoreError, TableId, Token};
use table::{Holder, Refusal, Seed, Text};
use tokio::sync::{Semaphore, watch};

/// For how long the size of what is kept is taken to be the same.
const MEASURED: Duration = Duration::from_secs(5);

/// Every table, and what is counted about them.
pub struct AppState {
    pub config: Config,
    /// Where tables are kept; without one they are only in memory.
    pub store: Option<Store>,
    /// Held while a table is being opened, so that it is opened once.
    opening: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    rooms: RwLock<HashMap<TableId, Arc<LiveTable>>>,
    codes: RwLock<HashMap<String, TableId>>,
    editions: Mutex<HashMap<&'static str, Arc<dyn Edition>>>,
    /// The contents that are known to be in the store.
    packs: Mutex<HashSet<String>>,
    pub posts: Meter,
    pub creations: Meter,
    pub guesses: Meter,
    /// Event streams, connections and uploads that are open, by address.
    pub streams: Arc<Held>,
    pub connections: Arc<Held>,
    pub uploads: Arc<Held>,
    /// Room for bots to think, and for records to be played again.
    pub thinkers: Semaphore,
    pub replays: Semaphore,
    pub counts: Counts,
    /// How many answers are being taken just now.
    pub taking: Taking,
    /// How much is kept, and when that was measured.
    size: tokio::sync::Mutex<Option<(Size, Instant)>>,
    /// Set when the server closes: streams end and nothing new begins.
    pub closing: watch::Sender<bool>,
}

/// From where a table comes, and how large a record it brings.
#[derive(Debug, Clone, Copy)]
pub struct Origin {
    pub address: IpAddr,
    pub bytes: u64,
}

/// Why a table cannot be set.
#[derive(Debug)]
pub enum NoTable {
    /// The server is full.
    Full,
    /// As much as may be is kept that was set up from the same address.
    FullForYou,
    Refused(Text),
    Failed(StoreError),
}

impl From<StoreError> for NoTable {
    fn from(error: StoreError) -> NoTable {
        NoTable::Failed(error)
    }
}

impl From<Refusal> for NoTable {
    fn from(refusal: Refusal) -> NoTable {
        NoTable::Refused(refusal.text())
    }
}

impl AppState {
    /// Opens the server with its store, if it has one.
    pub async fn open_with_store(config: Config) -> Result<AppState, StoreError> {
        let store = match &config.place {
            Some(place) => Some(Store::open(place, config.durability).await?),
            None => None,
        };
        Ok(AppState { store, ..AppState::new(config) })
    }

    /// A server whose tables are only in memory.
    pub fn new(config: Config) -> AppState {
        AppState {
            store: None,
            opening: Mutex::default(),
            rooms: RwLock::default(),
            codes: RwLock::default(),
            editions: Mutex::default(),
            packs: Mutex::default(),
            posts: Meter::default(),
            creations: Meter::default(),
            guesses: Meter::default(),
            streams: Arc::default(),
            connections: Arc::default(),
            uploads: Arc::default(),
            thinkers: Semaphore::new(config.limits.thinkers.max(1)),
            replays: Semaphore::new(config.limits.replays.max(1)),
            counts: Counts::default(),
            taking: Taking::default(),
            size: tokio::sync::Mutex::default(),
            closing: watch::Sender::new(false),
            config,
        }
    }

    /// One more event stream for an address, if it has not too many.
    pub fn stream(&self, address: IpAddr) -> Option<Place> {
        self.streams.take(address, self.config.limits.streams, usize::MAX)
    }

    /// Waits until the server closes.
    pub async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender is our own, so it cannot be gone.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// A game opened with its content, and with the server's own files over it. Both were checked before, so a mistake is told like a
    /// missing game.
    pub fn edition(&self, game: &'static dyn AnyGame) -> Result<Arc<dyn Edition>, NoTable> {
        let mut editions = self.editions.lock().unwrap_or_else(PoisonError::into_inner);
        let slug = game.about().slug;
        if let Some(edition) = editions.get(slug) {
            return Ok(edition.clone());
        }
        let opened = match self.config.packs.get(slug) {
            Some(own) => game.open(own),
            None => game.open(&Default::default()),
        };
        let edition = opened.map_err(|complaints| NoTable::Refused(Text::plain(complaints.to_string())))?;
        editions.insert(slug, edition.clone());
        Ok(edition)
    }

    pub fn has_kept(&self, pack: &str) -> bool {
        self.packs.lock().unwrap_or_else(PoisonError::into_inner).contains(pack)
    }

    /// Remembers that a content is in the store, or forgets which ones are.
    pub fn note_pack(&self, pack: Option<String>) {
        let mut packs = self.packs.lock().unwrap_or_else(PoisonError::into_inner);
        match pack {
            Some(pack) => drop(packs.insert(pack)),
            None => packs.clear(),
        }
    }

    /// A table that is in memory.
    pub fn loaded(&self, id: TableId) -> Option<Arc<LiveTable>> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(&id).cloned()
    }

    /// A table, from memory or from the store. Its bots go on where they were.
    pub async fn room(self: &Arc<Self>, id: TableId) -> Result<Option<Arc<LiveTable>>, NoTable> {
        if let Some(room) = self.loaded(id) {
            return Ok(Some(room));
        }
        if self.store.is_none() {
            return Ok(None);
        }
        let door = self.door(id);
        let opened = {
            let _one = door.lock().await;
            match self.loaded(id) {
                Some(room) => Ok(Some(room)),
                None => self.fetch(id).await,
            }
        };
        self.opening.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        opened
    }

    fn door(&self, id: TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        opening.entry(id).or_default().clone()
    }

    async fn fetch(self: &Arc<Self>, id: TableId) -> Result<Option<Arc<LiveTable>>, NoTable> {
        let Some(room) = crate::persistence::open(self, id).await? else {
            return Ok(None);
        };
        let room = Arc::new(room);
        self.remember(&room);
        if let Err(why) = crate::persistence::look_once_more(self, &room).await {
            self.forget(&room);
            return match why {
                NoTable::Failed(StoreError::Gone(_)) => Ok(None),
                why => Err(why),
            };
        }
        crate::bots::wake(self, &room);
        Ok(Some(room))
    }

    pub async fn by_code(self: &Arc<Self>, code: &JoinCode) -> Result<Option<Arc<LiveTable>>, NoTable> {
        let loaded = self.codes.read().unwrap_or_else(PoisonError::into_inner).get(code.as_str()).copied();
        let id = match (loaded, &self.store) {
            (Some(id), _) => id,
            (None, Some(store)) => match store.by_code(code).await? {
                Some(info) => info.id,
                None => return Ok(None),
            },
            (None, None) => return Ok(None),
        };
        self.room(id).await
    }

    fn remember(&self, room: &Arc<LiveTable>) {
        self.codes.write().unwrap_or_else(PoisonError::into_inner).insert(room.code.as_str().to_owned(), room.id);
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).insert(room.id, room.clone());
    }

    pub fn rooms(&self) -> Vec<Arc<LiveTable>> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.values().cloned().collect()
    }

    pub fn count(&self) -> usize {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Sets a table for somebody at an address. If every seat is taken the game begins at once.
    pub async fn set(
        &self,
        game: &'static dyn AnyGame,
        mut facts: Facts,
        address: IpAddr,
    ) -> Result<Arc<LiveTable>, NoTable> {
        let edition = self.edition(game)?;
        let about = game.about();
        if !(about.fewest..=about.most).contains(&facts.seats.len()) {
            return Err(NoTable::Refused(table::text!(
                "web-bad-seats",
                fewest = about.fewest,
                most = about.most,
                same = usize::from(about.fewest == about.most)
            )));
        }
        if facts.real_dice && facts.seed.is_some() {
            return Err(NoTable::Refused(Text::new("web-seed-of-real-dice")));
        }
        // Whatever cannot be played is refused now and not when the last seat is taken.
        let trial = begin(edition.as_ref(), &filled(&facts))?;
        let play = facts.open_seats().next().is_none().then(|| Play::new(trial));
        if play.is_some() {
            facts.state = State::Running;
        }
        self.open(game, edition, facts, play, Origin { address, bytes: 0 }).await
    }

    /// Takes a table into the server, and keeps it.
    pub async fn open(
        &self,
        game: &'static dyn AnyGame,
        edition: Arc<dyn Edition>,
        facts: Facts,
        mut play: Option<Play>,
        from: Origin,
    ) -> Result<Arc<LiveTable>, NoTable> {
        if self.count() >= self.config.limits.tables || !self.has_room().await? {
            return Err(NoTable::Full);
        }
        let info = match &self.store {
            Some(store) => {
                let maker = Maker { address: network(from.address).to_string(), bytes: from.bytes };
                if !self.has_room_for(store, &maker).await? {
                    return Err(NoTable::FullForYou);
                }
                Some(
                    crate::persistence::create(self, store, game, edition.as_ref(), facts.clone(), &mut play, maker)
                        .await?,
                )
            }
            None => None,
        };
        let id = match &info {
            Some(info) => info.id,
            None => TableId::random()?,
        };
        // Many tables are set and wait.
        play.iter_mut().for_each(Play::compact);
        let inner = Inner { facts, play, talk: Talk::default(), info, used: Moment::now() };
        let room = Arc::new(LiveTable::new(id, game, edition, inner)?);
        self.remember(&room);
        Ok(room)
    }

    /// Whether what is kept leaves room for one more table. It is measured every few seconds, not for each of them.
    async fn has_room(&self) -> Result<bool, StoreError> {
        let Some(store) = &self.store else {
            return Ok(true);
        };
        let mut measured = self.size.lock().await;
        let (mut size, at) = match *measured {
            Some((size, at)) if at.elapsed() < MEASURED => (size, at),
            _ => (store.size().await?, Instant::now()),
        };
        let limits = &self.config.limits;
        let room = size.tables < limits.kept && size.bytes < limits.kept_bytes;
        // The one that is about to be kept counts as well, until it is measured again.
        size.tables += u64::from(room);
        *measured = Some((size, at));
        Ok(room)
    }

    /// Whether one address may keep one more table.
    async fn has_room_for(&self, store: &Store, maker: &Maker) -> Result<bool, StoreError> {
        let Some(most) = self.config.limits.kept_each else {
            return Ok(true);
        };
        let size = store.size_of(&maker.address).await?;
        Ok(size.tables < most.tables && size.bytes + maker.bytes <= most.bytes)
    }

    /// Takes a table out of memory that nobody has in hand but whoever asks for this.
    pub fn put_away(&self, room: Arc<LiveTable>) {
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        // With the map held nobody can take it up meanwhile: what is left is the map's own and the one given here.
        if Arc::strong_count(&room) > 2 {
            return;
        }
        rooms.remove(&room.id);
        drop(rooms);
        let mut codes = self.codes.write().unwrap_or_else(PoisonError::into_inner);
        codes.remove(room.code.as_str());
    }

    /// Takes a table out of memory.
    pub fn forget(&self, room: &LiveTable) {
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).remove(&room.id);
        self.codes.write().unwrap_or_else(PoisonError::into_inner).remove(room.code.as_str());
    }

    /// Deletes a table for good. If it cannot be deleted it stays as it is; one that is gone already is as good as deleted.
    pub async fn remove(&self, room: &LiveTable) -> Result<(), StoreError> {
        if let Some(store) = &self.store {
            match store.delete(room.id).await {
                Ok(()) | Err(StoreError::Gone(_)) => {}
                Err(error) => return Err(error),
            }
        }
        self.forget(room);
        Ok(())
    }
}

/// The table's facts with a person in every free seat: to try whether it can be played.
fn filled(facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    for seat in &mut facts.seats {
        seat.holder.get_or_insert_with(|| Holder::Person(String::new()));
    }
    facts
}

/// The salt of a game whose seed somebody chose: there is nothing to keep from being guessed. A record tells it by this.
pub const NO_SALT: u128 = 0;

/// Begins the game of a table with a seed and a salt that nobody knows, or with the seed that was chosen.
pub fn begin(edition: &dyn Edition, facts: &Facts) -> Result<Box<dyn AnySession>, NoTable> {
    let mut opening = Opening::new(facts.seats.iter().filter_map(|seat| seat.holder.clone()));
    opening.options = facts.options.clone();
    opening.real_dice = facts.real_dice;
    (opening.seed, opening.salt) = match facts.seed {
        Some(seed) => (Seed::Proven(seed), NO_SALT),
        None => (Seed::Proven(random()?), random()?),
    };
    Ok(edition.start(&opening)?)
}

/// 128 random bits.
pub fn random() -> Result<u128, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(u128::from_be_bytes(bytes))
}

/// A seat for somebody, and the secret that holds it.
pub fn seat_for(name: &str) -> Result<(SeatInfo, Token), StoreError> {
    let token = Token::random()?;
    Ok((SeatInfo::person(name, token.hash()), token))
}
