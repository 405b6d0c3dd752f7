//! One table of the house: its seats, its game, what is said at it, and who is watching.

pub mod play;
pub mod talk;

use play::Play;
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use store::{Access, JoinCode, Moment, SeatInfo, State, StoreError, TableId, TableInfo, Token, TokenHash};
use table::{Holder, Lang, Seat, SeatMap, Seats, Viewer};
use talk::Talk;
use tokio::sync::{Mutex, watch};

/// A table. Everything that changes is behind one lock; the version tells watchers that something has.
pub struct Room {
    pub id: TableId,
    /// How it is called aloud.
    pub code: JoinCode,
    pub game: &'static dyn AnyGame,
    pub edition: Arc<dyn Edition>,
    pub inner: Mutex<Inner>,
    pub version: watch::Sender<u64>,
    /// Tells this room from one that was in memory before, or is in another process, whose versions mean something else.
    mark: TableId,
    /// Whether a task plays for this table's bots.
    pub bots: AtomicBool,
    /// Until when this process alone moves them.
    pub lease: std::sync::Mutex<Option<Instant>>,
}

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
        let holds = |seat: &SeatInfo| {
            seat.token
                .is_some_and(|hash| tokens.iter().any(|token| hash.matches(token)))
        };
        let seats = self.seats.iter().enumerate().filter(|(_, seat)| holds(seat));
        Part {
            seats: seats.map(|(n, _)| Seat(n as u8)).collect(),
            owner: tokens.iter().any(|token| self.owner.matches(token)),
        }
    }

    pub fn open_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let open = self.seats.iter().enumerate().filter(|(_, seat)| seat.holder.is_none());
        open.map(|(n, _)| Seat(n as u8))
    }

    /// The names at the table: of persons, and of bots by their kind.
    pub fn names(&self, lang: Lang) -> SeatMap<String> {
        let name = |(n, seat): (usize, &SeatInfo)| match &seat.holder {
            Some(Holder::Person(name)) => name.clone(),
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
            version: watch::Sender::new(1),
            mark: TableId::random()?,
            bots: AtomicBool::new(false),
            lease: std::sync::Mutex::default(),
            inner: Mutex::new(inner),
        })
    }

    /// Names what a page shows: two pages with the same stamp are the same, wherever they were made.
    pub fn stamp(&self) -> String {
        self.stamp_of(*self.version.borrow())
    }

    pub fn stamp_of(&self, version: u64) -> String {
        format!("{}-{version}", self.mark)
    }

    /// Tells everybody who watches that something has changed. It is told while the table is still held, so that nobody can see the
    /// change under the version before it and be taken to know it already.
    pub fn changed(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    pub fn rules(&self) -> String {
        format!("/rules/{}", self.game.about().slug)
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
        seat.or(self.seats.first())
            .map_or(Viewer::Onlooker, |seat| Viewer::Seat(*seat))
    }
}

/// A name as somebody may call themselves: not empty, not endless, on one line.
pub fn clean_name(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !c.is_control()).take(32).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}

/// A line of chat as it is kept.
pub fn clean_line(said: &str) -> Option<String> {
    let said: String = said
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(500)
        .collect();
    let said = said.trim().to_owned();
    (!said.is_empty()).then_some(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Anna \n Maria "), Some("Anna Maria".into()));
        assert_eq!(clean_name(" \u{7}\n "), None);
        assert_eq!(clean_name(&"x".repeat(500)).map(|name| name.len()), Some(32));
    }
}
