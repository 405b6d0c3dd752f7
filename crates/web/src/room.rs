//! One table of the house: its seats, its game, what is said at it, and who is watching.

mod names;
pub mod play;
pub mod talk;

pub use names::{clean_line, clean_name, shown_name};

use play::Play;
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;
use store::{Access, JoinCode, Moment, SeatInfo, State, StoreError, TableId, TableInfo, Token, TokenHash};
use table::{Holder, Lang, Seat, SeatMap, Seats, Undo, Viewer};
use talk::Talk;
use tokio::sync::{Mutex, watch};

/// A table. Everything that changes is behind one lock; the beat tells watchers that something has.
pub struct Room {
    pub id: TableId,
    /// How it is called aloud.
    pub code: JoinCode,
    pub game: &'static dyn AnyGame,
    pub edition: Arc<dyn Edition>,
    pub inner: Mutex<Inner>,
    /// Beats whenever something has changed for anybody.
    pub beat: watch::Sender<u64>,
    /// How often something changed that everybody may notice.
    common: AtomicU64,
    /// How often something changed that only one seat may notice, such as a hint it asked for.
    own: [AtomicU64; Seat::MOST],
    /// How many persons have a page of it open.
    pub watchers: AtomicUsize,
    /// When a page of it was last shown to a person.
    looked: AtomicI64,
    /// Tells this room from one that was in memory before, or is in another process, whose versions mean something else.
    mark: TableId,
    /// When somebody last asked for anything at this table.
    pub visited: std::sync::Mutex<Instant>,
    /// Whether a task plays for this table's bots.
    pub bots: AtomicBool,
    /// Until when this process alone moves them.
    pub lease: std::sync::Mutex<Option<Instant>>,
}

/// For so many milliseconds after a page was shown a person counts as watching: a page that has just been asked for listens a moment later.
const LATELY: i64 = 10_000;

/// What changes at a table.
pub struct Inner {
    pub facts: Facts,
    pub play: Option<Play>,
    pub talk: Talk,
    /// What the store knows of it, where it is kept.
    pub info: Option<TableInfo>,
}

/// What is known of a table besides its game.
#[derive(Clone, PartialEq)]
pub struct Facts {
    pub title: String,
    pub code: JoinCode,
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatInfo>,
    pub owner: TokenHash,
    pub access: Access,
    pub lang: Lang,
    pub state: State,
    pub real_dice: bool,
    /// The seed, where whoever set the table chose it.
    pub seed: Option<u128>,
    pub used: Moment,
    /// The table that goes on after this one.
    pub rematch: Option<TableId>,
    /// The name of the person who holds each seat, also while a bot plays it: names stay with people.
    pub people: Vec<String>,
}

/// What a visitor is at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Part {
    pub seats: Vec<Seat>,
    pub owner: bool,
}

impl Facts {
    /// What these secrets open.
    pub fn part_of(&self, tokens: &[Token]) -> Part {
        let holds = |seat: &SeatInfo| seat.token.is_some_and(|hash| tokens.iter().any(|token| hash.matches(token)));
        let seats = self.seats.iter().enumerate().filter(|(_, seat)| holds(seat));
        Part {
            seats: seats.map(|(n, _)| Seat(n as u8)).collect(),
            owner: tokens.iter().any(|token| self.owner.matches(token)),
        }
    }

    /// Whether a person has a seat, or may still take one.
    pub fn has_persons(&self) -> bool {
        let person = |seat: &SeatInfo| seat.holder.as_ref().is_none_or(Holder::is_person);
        self.seats.iter().any(person)
    }

    pub fn open_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let open = self.seats.iter().enumerate().filter(|(_, seat)| seat.holder.is_none());
        open.map(|(n, _)| Seat(n as u8))
    }

    /// The seats that somebody holds by a secret, whoever plays them just now.
    pub fn held(&self) -> Seats {
        let held = self.seats.iter().enumerate().filter(|(_, seat)| seat.token.is_some());
        held.map(|(n, _)| Seat(n as u8)).collect()
    }

    /// What the person is called who holds a seat, also while a bot plays it.
    pub fn person(&self, seat: Seat, lang: Lang) -> String {
        let sits = self.seats.get(seat.index()).and_then(|place| shown_name(place.holder.as_ref()?));
        let left = || self.people.get(seat.index()).and_then(|name| clean_name(name));
        let name = sits.filter(|name| !name.is_empty()).or_else(left);
        name.unwrap_or_else(|| crate::words::say(lang, "web-somebody"))
    }

    /// Gives a seat to a bot or back to its person, whose name is remembered meanwhile.
    pub fn seat_holder(&mut self, seat: Seat, holder: Holder) {
        let count = self.seats.len();
        let Some(place) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if let Some(Holder::Person(name)) = place.holder.replace(holder) {
            self.people.resize(count, String::new());
            self.people[seat.index()] = name;
        }
    }

    /// The names at the table: of persons, and of bots by their kind.
    pub fn names(&self, lang: Lang) -> SeatMap<String> {
        let name = |(n, seat): (usize, &SeatInfo)| match &seat.holder {
            Some(holder @ Holder::Person(_)) => shown_name(holder).unwrap_or_default(),
            Some(Holder::Bot(kind)) => bot_name(lang, kind, n),
            None => String::new(),
        };
        self.seats.iter().enumerate().map(name).collect()
    }
}

/// What a bot is called. Several of one kind are told apart by their seat.
pub fn bot_name(lang: Lang, kind: &str, seat: usize) -> String {
    crate::words::tell(lang, &table::text!("web-bot-name", kind = kind, seat = seat + 1))
}

impl Room {
    pub fn new(
        id: TableId,
        game: &'static dyn AnyGame,
        edition: Arc<dyn Edition>,
        inner: Inner,
    ) -> Result<Room, StoreError> {
        Ok(Room {
            id,
            code: inner.facts.code.clone(),
            game,
            edition,
            beat: watch::Sender::new(1),
            common: AtomicU64::new(1),
            own: Default::default(),
            watchers: AtomicUsize::new(0),
            looked: AtomicI64::new(0),
            mark: TableId::random()?,
            visited: std::sync::Mutex::new(Instant::now()),
            bots: AtomicBool::new(false),
            lease: std::sync::Mutex::default(),
            inner: Mutex::new(inner),
        })
    }

    /// Names what somebody with these seats sees: two pages with the same stamp are the same, wherever they were made. What changes for
    /// another seat alone does not change it, so nobody can tell from it that somebody asked for a hint.
    pub fn stamp(&self, seats: &[Seat]) -> String {
        let own = |seat: &Seat| self.own.get(seat.index()).map_or(0, |own| own.load(Ordering::Acquire));
        let version = self.common.load(Ordering::Acquire) + seats.iter().map(own).sum::<u64>();
        format!("{}-{version}", self.mark)
    }

    /// Tells everybody who watches that something has changed. It is told while the table is still held, so that nobody can see the
    /// change under the version before it and be taken to know it already.
    pub fn changed(&self) {
        self.common.fetch_add(1, Ordering::AcqRel);
        self.beat.send_modify(|beat| *beat += 1);
    }

    /// As [`Room::changed`], where only this seat may notice.
    pub fn changed_for(&self, seat: Seat) {
        if let Some(own) = self.own.get(seat.index()) {
            own.fetch_add(1, Ordering::AcqRel);
        }
        self.beat.send_modify(|beat| *beat += 1);
    }

    /// A page of this table is shown to a person.
    pub fn looked_at(&self) {
        self.looked.store(Moment::now().0, Ordering::Release);
    }

    /// Whether a person watches, so that bots had better not be too quick for them.
    pub fn is_watched(&self) -> bool {
        let lately = || Moment::now().0 - self.looked.load(Ordering::Acquire) < LATELY;
        self.watchers.load(Ordering::Acquire) > 0 || lately()
    }

    pub fn rules(&self) -> String {
        format!("/rules/{}", self.game.about().slug)
    }
}

impl Inner {
    /// Whose consent it takes to take something back: nobody's where nothing has been learned since, else that of all others who hold a
    /// seat's secret, whoever plays the seat just now. A bot that stands in for somebody does not consent for them.
    pub fn consent(&self, seat: Seat, offer: &Undo) -> Seats {
        match offer.fair {
            true => Seats::NOBODY,
            false => self.facts.held().without(seat),
        }
    }
}

impl Part {
    /// Whether all these seats are this visitor's own, so that nobody else need be asked.
    pub fn answers_for(&self, seats: Seats) -> bool {
        seats.iter().all(|seat| self.seats.contains(&seat))
    }

    /// Through whose eyes this visitor looks, if they ask for one of their seats or for none.
    pub fn viewer(&self, wanted: Option<Seat>, asked: impl Fn(Seat) -> bool) -> Viewer {
        let mine = |seat: &&Seat| wanted == Some(**seat);
        let seat = self.seats.iter().find(mine);
        let seat = seat.or_else(|| self.seats.iter().find(|seat| asked(**seat)));
        seat.or(self.seats.first()).map_or(Viewer::Onlooker, |seat| Viewer::Seat(*seat))
    }
}
