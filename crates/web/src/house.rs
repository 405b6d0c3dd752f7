//! The house: every table there is, and the games they are set with.

use crate::config::Config;
use crate::rate::Meter;
use crate::room::play::Play;
use crate::room::talk::Talk;
use crate::room::{Facts, Inner, Room};
use shelf::{AnyGame, AnySession, Edition, Opening};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use store::{Access, JoinCode, Moment, SeatInfo, State, StoreError, TableId, Token, TokenHash};
use table::{Holder, Lang, Refusal, Seed, Text};
use tokio::sync::watch;

/// Every table, and what is counted about them.
pub struct House {
    pub config: Config,
    rooms: RwLock<HashMap<TableId, Arc<Room>>>,
    codes: RwLock<HashMap<String, TableId>>,
    editions: Mutex<HashMap<&'static str, Arc<dyn Edition>>>,
    pub posts: Meter,
    pub creations: Meter,
    pub guesses: Meter,
    pub streams: Mutex<HashMap<IpAddr, usize>>,
    pub counts: Counts,
    /// Set when the house closes: streams end and nothing new begins.
    pub closing: watch::Sender<bool>,
}

/// What /metrics tells.
#[derive(Default)]
pub struct Counts {
    pub requests: AtomicU64,
    pub answers: AtomicU64,
    pub refused: AtomicU64,
    pub bot_answers: AtomicU64,
    pub streams: AtomicU64,
}

/// What a new table is to be.
pub struct Wanted {
    pub game: &'static dyn AnyGame,
    pub title: String,
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatInfo>,
    pub owner: TokenHash,
    pub access: Access,
    pub lang: Lang,
    pub real_dice: bool,
}

/// Why a table cannot be set.
#[derive(Debug)]
pub enum NoTable {
    /// The house is full.
    Full,
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

impl House {
    pub fn new(config: Config) -> House {
        House {
            config,
            rooms: RwLock::default(),
            codes: RwLock::default(),
            editions: Mutex::default(),
            posts: Meter::default(),
            creations: Meter::default(),
            guesses: Meter::default(),
            streams: Mutex::default(),
            counts: Counts::default(),
            closing: watch::Sender::new(false),
        }
    }

    /// A game opened with the content that ships. That content is checked by tests, so a mistake in it is told like a missing game.
    pub fn edition(&self, game: &'static dyn AnyGame) -> Result<Arc<dyn Edition>, NoTable> {
        let mut editions = self.editions.lock().unwrap_or_else(PoisonError::into_inner);
        let slug = game.about().slug;
        if let Some(edition) = editions.get(slug) {
            return Ok(edition.clone());
        }
        let opened = game.open(&Default::default());
        let edition = opened.map_err(|complaints| NoTable::Refused(Text::plain(complaints.to_string())))?;
        editions.insert(slug, edition.clone());
        Ok(edition)
    }

    pub fn room(&self, id: TableId) -> Option<Arc<Room>> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(&id).cloned()
    }

    pub fn by_code(&self, code: &JoinCode) -> Option<Arc<Room>> {
        let id = *self.codes.read().unwrap_or_else(PoisonError::into_inner).get(code.as_str())?;
        self.room(id)
    }

    pub fn rooms(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.values().cloned().collect()
    }

    pub fn count(&self) -> usize {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Sets a table. If every seat is taken the game begins at once.
    pub fn set(&self, wanted: Wanted) -> Result<Arc<Room>, NoTable> {
        let edition = self.edition(wanted.game)?;
        let about = wanted.game.about();
        if !(about.fewest..=about.most).contains(&wanted.seats.len()) {
            return Err(NoTable::Refused(table::text!("web-bad-seats", fewest = about.fewest, most = about.most)));
        }
        let mut facts = Facts {
            title: wanted.title,
            code: JoinCode::random()?,
            options: wanted.options,
            seats: wanted.seats,
            owner: wanted.owner,
            access: wanted.access,
            lang: wanted.lang,
            state: State::Open,
            real_dice: wanted.real_dice,
            used: Moment::now(),
            rematch: None,
        };
        // Whatever cannot be played is refused now and not when the last seat is taken.
        let trial = begin(edition.as_ref(), &filled(&facts))?;
        let play = facts.open_seats().next().is_none().then(|| Play::new(trial));
        if play.is_some() {
            facts.state = State::Running;
        }
        self.open(wanted.game, edition, facts, play)
    }

    /// Takes a table into the house.
    pub fn open(&self, game: &'static dyn AnyGame, edition: Arc<dyn Edition>, facts: Facts, play: Option<Play>) -> Result<Arc<Room>, NoTable> {
        if self.count() >= self.config.limits.tables {
            return Err(NoTable::Full);
        }
        let room = Arc::new(Room {
            id: TableId::random()?,
            game,
            edition,
            version: watch::Sender::new(1),
            bots: AtomicBool::new(false),
            watchers: AtomicUsize::new(0),
            inner: tokio::sync::Mutex::new(Inner {
                facts: facts.clone(),
                play,
                talk: Talk::default(),
            }),
        });
        self.codes.write().unwrap_or_else(PoisonError::into_inner).insert(facts.code.as_str().to_owned(), room.id);
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).insert(room.id, room.clone());
        Ok(room)
    }

    /// Takes a table out of the house.
    pub fn remove(&self, id: TableId) {
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).remove(&id);
        self.codes.write().unwrap_or_else(PoisonError::into_inner).retain(|_, room| *room != id);
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

/// Begins the game of a table with a seed and a salt that nobody knows.
pub fn begin(edition: &dyn Edition, facts: &Facts) -> Result<Box<dyn AnySession>, NoTable> {
    let mut opening = Opening::new(facts.seats.iter().filter_map(|seat| seat.holder.clone()));
    opening.options = facts.options.clone();
    opening.real_dice = facts.real_dice;
    opening.seed = Seed::Proven(random()?);
    opening.salt = random()?;
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
