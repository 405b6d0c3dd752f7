//! Everything that lies on the table. Plain data, mostly inline, so that a copy is cheap. Nothing that nobody has seen is settled: decks
//! are bags, and a card is drawn when it is turned up.

mod player;

pub use player::{Column, Member, Part, Player, Stay};

use crate::card::{Card, CounterId, EnemyId, Item, MapId, SpaceId, VehicleId};
use crate::fire::Target;
use crate::options::AuroraOptions;
use crate::pack::{MOST_SPACES, Pack};
use serde::{Deserialize, Serialize};
use table::{CopyVec, Seat, SeatMap, Shared};

/// The spaces of the exploration zone, the rows of alert, and what a player can have at most.
pub const SPACES: usize = 5;
pub const ROWS: usize = 5;
pub const MOST_BOXES: usize = 6;
pub const MOST_OBJECTS: usize = 8;
pub const MOST_PEOPLE: usize = 21;
pub const MOST_COLUMNS: usize = 5;
/// The cards of a period that are surely in the deck, those of which some are, and the loot of a tier.
pub const MOST_PLAIN: usize = 24;
pub const MOST_EXTRAS: usize = 16;
pub const MOST_LOOT: usize = 4;
/// The last berth of the ship, and with it the last round.
pub const LAST: u8 = 6;

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Aurora {
    #[serde(skip)]
    pub pack: Shared<Pack>,
    pub options: AuroraOptions,
    /// S1 · One player against the automaton.
    pub solo: bool,
    pub phase: Phase,
    /// The running round, from 1; 0 before the first.
    pub round: u8,
    /// The berth of the ship, from 1.
    pub ship: u8,
    /// M9 · Whether a convoy has reached the ship.
    pub reached: bool,
    /// A8 · The convoys from left to right, the rearmost first.
    pub order: CopyVec<u8, 4>,
    /// Solo, the automaton is the second.
    pub players: SeatMap<Player>,
    /// A4 · The three periods of the exploration deck.
    pub deck: [Period; 3],
    /// A6 · The exploration zone.
    pub zone: [Option<Lot>; SPACES],
    /// C3 · Convoy cards among the exploration discards, in the order of their numbers, and how many cards lie there in all.
    pub scrap: CopyVec<VehicleId, 48>,
    pub discarded: u8,
    /// A5 · How many of each object are in the deck, and in its discards.
    pub objects: [u8; MOST_OBJECTS],
    pub object_discards: [u8; MOST_OBJECTS],
    /// A5 · The outcomes that are left in the deck, as bits, and the back on top.
    pub outcomes: u16,
    pub back: u8,
    /// A5 · The loot that is left, by tier: I-II, III-IV, V-VI.
    pub loot: [CopyVec<Card, MOST_LOOT>; 3],
    /// A3 · What lies on the map.
    pub counters: [Option<CounterId>; MOST_SPACES],
    pub avalanches: u64,
    pub turrets: u8,
    pub enemies: CopyVec<Foe, 8>,
    /// E3 · The act that is being done.
    pub act: Option<Act>,
    /// What is about to come of something that has been chosen.
    pub pending: Option<Pending>,
    /// S2 · The action cards that are left to the automaton, as bits.
    pub errands: u8,
}

/// A4 · What is left of a period: the cards that are surely in the deck, those of which some are, and how many.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Period {
    pub plain: CopyVec<Card, MOST_PLAIN>,
    pub extras: CopyVec<Card, MOST_EXTRAS>,
    pub left: u8,
}

impl Period {
    pub fn len(&self) -> usize {
        self.plain.len() + usize::from(self.left)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A card of the zone; on a location what is left there, and whether its weapon is ruined.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Lot {
    pub card: Card,
    pub stock: [u8; Item::COUNT],
    pub ruined: bool,
}

/// An enemy on the map.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Foe {
    pub card: EnemyId,
    pub region: u8,
    pub damage: u8,
    /// F6 · Whose target lies on it, as bits.
    pub targets: u8,
    /// F2 · Whether its ambush is still to come.
    pub fresh: bool,
}

/// What the next card that is turned up, or the next answer, decides.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Pending {
    /// This many objects for a player.
    Objects(Seat, u8),
    /// A shot of a weapon of this value at a target.
    Shot { seat: Seat, value: u8, more: u8, steady: bool, target: Target },
    /// K6 · A swap that must be made.
    Swap(Seat),
    /// C10, M5 · This many counters of contamination for a player, on the way that has been chosen too.
    Counters(Seat, u8),
}

/// E3 · An act: who does it, where, with whom, and what is done of it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Act {
    pub seat: Seat,
    pub space: u8,
    /// The survivors that take part, as bits of the list of people.
    pub crew: u32,
    pub bonus_done: bool,
    pub fired: bool,
    /// E4 · The contamination of the location has come, or does not come.
    pub gathered: bool,
}

/// Where the rules come to rest. A number is the place in the order of whoever is next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    Setup,
    Explore { turn: u8 },
    Rest { turn: u8 },
    Move { turn: u8 },
    Arrive,
    Ambush,
    Turret { next: u8 },
    Fire { turn: u8 },
    Enemies { next: u8 },
    EndOfRound { turn: u8 },
    Over,
}

impl Aurora {
    pub fn map(&self) -> MapId {
        self.options.map
    }

    /// Whether a convoy is the automaton's.
    pub fn is_robot(&self, seat: Seat) -> bool {
        self.solo && seat.0 == 1
    }

    /// The convoys, the rearmost first.
    pub fn convoys(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let order = self.order;
        (0..order.len()).map(move |place| Seat(order[place]))
    }

    /// The convoy at this place of the order, if there is one.
    pub fn nth(&self, place: u8) -> Option<Seat> {
        self.order.get(usize::from(place)).map(|seat| Seat(*seat))
    }

    /// The convoy at this place from the right: the leading one first.
    pub fn nth_ahead(&self, place: u8) -> Option<Seat> {
        let place = self.order.len().checked_sub(1 + usize::from(place))?;
        self.nth(place as u8)
    }

    pub fn region(&self, seat: Seat) -> u8 {
        self.pack.road(self.map()).space(self.players[seat].at).region
    }

    /// The turrets that still stand and in whose perimeter a convoy is, as bits.
    pub fn turrets_around(&self, seat: Seat) -> u8 {
        self.pack.road(self.map()).space(self.players[seat].at).perimeters & self.turrets
    }

    /// The space beside which the ship lies.
    pub fn berth(&self) -> SpaceId {
        self.pack.road(self.map()).berths[usize::from(self.ship.clamp(1, LAST)) - 1]
    }

    pub fn has_avalanche(&self, at: SpaceId) -> bool {
        self.avalanches >> at.0 & 1 == 1
    }

    /// How many cards the exploration deck has.
    pub fn deck_len(&self) -> usize {
        self.deck.iter().map(Period::len).sum()
    }

    /// The place of a convoy in the order, the rearmost 0.
    pub fn place_of(&self, seat: Seat) -> usize {
        self.convoys().position(|other| other == seat).unwrap_or(0)
    }
}
