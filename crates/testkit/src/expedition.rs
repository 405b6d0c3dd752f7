//! A tiny expedition: everybody wins or loses together.
//!
//! It asks the group, asks in secret, and asks for a selection, a lawful selection, a share and an order.

mod looks;
mod rules;
mod words;

use crate::flaw::SOUND;
use serde::{Deserialize, Serialize};
use table::{Deck, Pool, Seat, SeatMap, Stream};

/// The stream of the tiles.
pub const TRAIL: Stream = Stream::new("trail");
/// The stream of the weather die.
pub const WEATHER: Stream = Stream::new("weather");
/// A1 · How many tiles the trail has.
pub const LEGS: usize = 5;
/// A2 · Stamina at the beginning, and the most there is.
pub const STAMINA: u8 = 6;
/// A2 · Supplies at the beginning.
pub const SUPPLIES: u8 = 6;
/// A3 · How much the party can carry.
pub const LOAD: u8 = 4;

/// The state of an expedition. With a `FLAW` it breaks one promise on purpose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Expedition<const FLAW: u8 = SOUND> {
    pool: Pool<Tile>,
    trail: Deck<Tile>,
    stamina: SeatMap<u8>,
    supplies: u8,
    carried: Vec<Gear>,
    /// Who walks where, the first at the front.
    line: Vec<Seat>,
    storms: u8,
    packed: bool,
    /// Only the flawed game uses it: it is a part of the state and is not stored.
    #[serde(skip)]
    forgotten: u8,
}

/// A stretch of the trail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tile {
    Meadow,
    Forest,
    River,
    Cliff,
}

/// Something to carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gear {
    Rope,
    Boat,
    Lamp,
    Tent,
}

/// One thing to answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    March,
    Scout(Seat),
    Effort(u8),
    Carry(Gear),
    Member(Seat),
}
