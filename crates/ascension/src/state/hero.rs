//! Heroes in play, what they bear and what is woven on them.

use crate::card::{AttachmentId, CardSet, HeroId, PlotId, SequenceId, Value};
use crate::pack::{LONGEST, MOST_SLOTS, MOST_WEBS};
use serde::{Deserialize, Serialize};
use table::{Few, Seat};

/// H · A hero in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hero {
    pub card: HeroId,
    pub value: Value,
    /// H1.5 · Whether it is available.
    pub ready: bool,
    /// C4.6 · Shielded until its owner's next maintenance.
    pub shielded: bool,
    /// How many of its owner's turns must end before its webs can be declared again.
    pub bound: u8,
    pub spent: Spent,
    pub attachments: Few<Worn, MOST_SLOTS>,
    pub webs: Few<Web, MOST_WEBS>,
}

/// What a hero has used up: its gift for the turn; wards for the round and re-rolls for the turn, by their source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Spent {
    pub gift: bool,
    /// One bit for each source but attachments, which remember it themselves.
    pub wards: u8,
    pub rerolls: u8,
}

/// E1 · An attachment on a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Worn {
    pub card: AttachmentId,
    /// Maintenances of the hero's owner until it goes, if it counts them; else 0.
    pub turns: u8,
    /// Whether it has warded a harm off in this round.
    pub warded: bool,
    /// Whether it has given a re-roll in this turn.
    pub rerolled: bool,
}

/// W1.1 · A web.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Web {
    /// Its number among the webs of its hero, from 1: the same as long as the web lives.
    pub number: u8,
    pub cards: Few<SequenceId, LONGEST>,
    /// W4.1, W8.1 · The plot that lies open with it.
    pub plot: Option<PlotId>,
    pub shielded: bool,
    /// W4.2 · Declared in this turn.
    pub declared: bool,
    /// How many attempts with it have failed.
    pub failed: u8,
}

/// What a modifier comes from, seen from a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The first tier of the god's ability.
    First,
    /// The second tier.
    Second,
    /// The trait of a hero.
    Gift(HeroId),
    Worn(AttachmentId),
}

impl Source {
    /// The bit in which [`Spent`] remembers it.
    pub fn bit(self) -> u8 {
        match self {
            Source::First => 1,
            Source::Second => 2,
            Source::Gift(_) => 4,
            Source::Worn(_) => 0,
        }
    }
}

/// A hero of a player. All heroes of one player differ (H1.4), so the card names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeroAt {
    pub seat: Seat,
    pub hero: HeroId,
}

/// A web of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WebAt {
    pub seat: Seat,
    pub hero: HeroId,
    pub web: u8,
}

/// A web of whoever chooses; for weaving also the number of one that does not exist yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OwnWeb {
    pub hero: HeroId,
    pub web: u8,
}

impl WebAt {
    pub fn hero(self) -> HeroAt {
        HeroAt { seat: self.seat, hero: self.hero }
    }

    pub fn own(self) -> OwnWeb {
        OwnWeb { hero: self.hero, web: self.web }
    }
}

impl OwnWeb {
    pub fn of(self, seat: Seat) -> WebAt {
        WebAt { seat, hero: self.hero, web: self.web }
    }
}

impl HeroAt {
    pub fn web(self, web: u8) -> WebAt {
        WebAt { seat: self.seat, hero: self.hero, web }
    }
}

impl Hero {
    pub fn web(&self, number: u8) -> Option<&Web> {
        self.webs.iter().find(|web| web.number == number)
    }

    pub fn web_mut(&mut self, number: u8) -> Option<&mut Web> {
        self.webs.iter_mut().find(|web| web.number == number)
    }

    /// The number a new web would have: the lowest that none has.
    pub fn free_number(&self) -> u8 {
        (1..=MOST_WEBS as u8 + 1).find(|number| self.web(*number).is_none()).unwrap_or(u8::MAX)
    }

    pub fn bears(&self, card: AttachmentId) -> bool {
        self.attachments.iter().any(|worn| worn.card == card)
    }
}

impl Web {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Its cards, each once.
    pub fn set(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }
}
