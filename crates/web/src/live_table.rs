//! A table in memory: its seats, its game, what is said at it, and who is watching.

mod names;
pub mod play;
pub mod talk;

pub use names::{clean_line, clean_name};
pub use store::{Facts, Part};

use play::Play;
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;
use store::{JoinCode, Moment, SeatInfo, StoreError, TableId, TableInfo};
use table::{Holder, Lang, LogLine, Seat, SeatMap, Seats, Text, Undo, Viewer};
use talk::Talk;
use tokio::sync::{Mutex, watch};

/// A table. Everything that changes is behind one lock; the beat tells watchers that something has.
pub struct LiveTable {
    pub id: TableId,
    /// The join code, easy to say aloud.
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
    /// The persons who are asked something.
    asked: AtomicU32,
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
    /// How fast they play.
    pub pace: crate::pace::TablePace,
    /// Until when this process alone moves them.
    pub lease: std::sync::Mutex<Option<Instant>>,
}

/// For this many milliseconds after a page was shown a person counts as watching: a page that has just been asked for listens a moment later.
const LATELY: i64 = 10_000;

/// What changes at a table.
pub struct Inner {
    pub facts: Facts,
    pub play: Option<Play>,
    pub talk: Talk,
    /// What the store knows of it, where it is kept.
    pub info: Option<TableInfo>,
    /// When anything last happened here.
    pub used: Moment,
}

impl LiveTable {
    pub fn new(
        id: TableId,
        game: &'static dyn AnyGame,
        edition: Arc<dyn Edition>,
        inner: Inner,
    ) -> Result<LiveTable, StoreError> {
        let code = match &inner.info {
            Some(info) => info.code.clone(),
            None => JoinCode::random()?,
        };
        Ok(LiveTable {
            id,
            code,
            game,
            edition,
            beat: watch::Sender::new(1),
            common: AtomicU64::new(1),
            own: Default::default(),
            asked: AtomicU32::new(u32::MAX),
            watchers: AtomicUsize::new(0),
            looked: AtomicI64::new(0),
            mark: TableId::random()?,
            visited: std::sync::Mutex::new(Instant::now()),
            bots: AtomicBool::new(false),
            pace: Default::default(),
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

    /// As [`LiveTable::changed`], where only this seat may notice.
    pub fn changed_for(&self, seat: Seat) {
        if let Some(own) = self.own.get(seat.index()) {
            own.fetch_add(1, Ordering::AcqRel);
        }
        self.beat.send_modify(|beat| *beat += 1);
    }

    /// Notes who is asked, for those who would rather not wait for the table to find out.
    pub fn note_asked(&self, play: &Play) {
        let bit = |seat: Seat| 1u32.checked_shl(seat.0.into()).unwrap_or_default();
        let asked = play.session.persons_asked().iter().map(bit).fold(0, |all, one| all | one);
        self.asked.store(asked, Ordering::Release);
    }

    /// Whether one of these seats was asked something when an answer was last taken; everybody, if none has been.
    pub fn asks(&self, seats: &[Seat]) -> bool {
        let asked = self.asked.load(Ordering::Acquire);
        seats.iter().any(|seat| asked.checked_shr(seat.0.into()).is_some_and(|asked| asked & 1 == 1))
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
    /// The names at the table: of persons, and of bots by their kind.
    pub fn names(&self, lang: Lang) -> SeatMap<String> {
        let name = |(n, seat): (usize, &SeatInfo)| match &seat.holder {
            Some(holder @ Holder::Person(_)) => names::shown_name(holder).unwrap_or_default(),
            Some(Holder::Bot(_)) => names::bot_name(lang, n),
            None => String::new(),
        };
        self.facts.seats.iter().enumerate().map(name).collect()
    }

    /// What the person is called who holds a seat, also while a bot plays it.
    pub fn person(&self, seat: Seat, lang: Lang) -> String {
        let sits = self.facts.seats.get(seat.index()).and_then(|place| names::shown_name(place.holder.as_ref()?));
        let left = || self.facts.people.get(seat.index()).and_then(|name| clean_name(name));
        let name = sits.filter(|name| !name.is_empty()).or_else(left);
        name.unwrap_or_else(|| crate::words::say(lang, "web-somebody"))
    }

    /// How many lines of the log a viewer may read, with the table's own notes.
    pub fn logged(&self, viewer: Viewer) -> usize {
        let notes = || self.talk.chat.iter().filter(|line| line.line.is_some()).count();
        self.play.as_ref().map_or(0, |play| play.logged(viewer) + notes())
    }

    /// Whether some of the log after this many lines is in the store alone.
    pub fn lacks_log(&self, viewer: Viewer, lines: usize) -> bool {
        let unread = self.play.as_ref().map_or(0, |play| play.unread(viewer));
        unread > 0 && lines < unread + self.talk.notes().len()
    }

    /// The log as a viewer may read it, after this many lines: the game's own, and the table's notes where they were made. Of what is in the
    /// store alone ([`Inner::lacks_log`]) nothing is given.
    pub fn log_since(&self, viewer: Viewer, lines: usize) -> Vec<LogLine> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let notes = self.talk.notes();
        let places = notes.iter().enumerate().map(|(n, (line, note))| (play.logged_of(viewer, *line) + n, note));
        let (before, after): (Vec<_>, Vec<_>) = places.partition(|(place, _)| *place < lines);
        let mut log = play.log_since(viewer, lines - before.len());
        for (place, note) in after {
            log.insert(
                (place - lines).min(log.len()),
                LogLine::new(Text::plain(note.said.clone()), None, Seats::EVERYONE),
            );
        }
        log
    }

    /// How many lines of the log came since a seat last answered.
    pub fn news(&self, seat: Seat) -> usize {
        let Some(play) = &self.play else {
            return 0;
        };
        let (viewer, news) = (Viewer::Seat(seat), play.session.news(seat));
        let before = play.logged(viewer).saturating_sub(news);
        news + self.talk.notes().iter().filter(|(line, _)| play.logged_of(viewer, *line) >= before).count()
    }

    /// Whose consent it takes to take something back: nobody's where nothing has been learned since, else that of all others who hold a
    /// seat's secret, whoever plays the seat just now. A bot that stands in for somebody does not consent for them.
    pub fn consent(&self, seat: Seat, offer: &Undo) -> Seats {
        match offer.fair {
            true => Seats::NOBODY,
            false => self.facts.held().without(seat),
        }
    }
}
