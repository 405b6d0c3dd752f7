//! A tiny game of hidden hands and bluff, for two to four seats.
//!
//! Its cards lie in slots that remember who knows them, its stakes are answers that only their seat sees, and a look at another's card
//! is knowledge that stays.

mod looks;
mod rules;
mod words;

use crate::flaw::SOUND;
use serde::{Deserialize, Serialize};
use table::play::EventId;
use table::{Deck, Declared, Options, Pool, Seat, SeatMap, Shared, Slot, Stream};

/// The stream of the deck.
pub const DECK: Stream = Stream::new("deck");
/// A1 · Ranks run from 1 to this.
pub const RANKS: u8 = 6;
/// A1 · How many cards there are of each rank.
pub const COPIES: usize = 4;
/// A2 · How many cards a hand has.
pub const HAND: usize = 3;
/// A2 · How many chips a seat begins with.
pub const CHIPS: u8 = 6;
/// B3 · The highest stake.
pub const STAKE: u8 = 2;

/// A card: only its rank counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rank(pub u8);

/// The state of a game. With a `FLAW` it breaks one promise on purpose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Bluff<const FLAW: u8 = SOUND> {
    pool: Pool<Rank>,
    deck: Deck<Rank>,
    discards: Vec<Slot<Rank>>,
    places: SeatMap<Place>,
    pot: u8,
    leader: Seat,
    /// Who is to act, as the scene shows it.
    acting: Seat,
    round: u8,
    rounds: u8,
    phase: Phase,
    /// There is no content; the place for it is here so that a flawed game can forget it.
    #[serde(skip)]
    pack: Shared<()>,
}

/// Where the rules come to rest. A look is a step of its own, so that what it showed is settled before anything else is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Phase {
    Deal,
    Peek,
    Bets,
}

/// What lies before one seat.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Place {
    hand: Vec<Slot<Rank>>,
    played: Option<Slot<Rank>>,
    stake: Option<u8>,
    folded: bool,
    chips: u8,
}

/// One thing to answer. Places in a hand count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// B1 · Look at this card of this seat.
    Peek(Seat, u8),
    /// B1 · Look at nothing.
    Trust,
    /// B2 · Put this card down.
    Play(u8),
    /// B3 · Write this many chips down.
    Stake(u8),
    /// B4 · Give up.
    Fold,
    /// B4 · Stay, to turn the card over.
    Turn,
}

/// A stake that was written, and the event to uncover it by.
type Written = (Seat, EventId);

/// How long a game lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rounds {
    pub rounds: u8,
}

impl Default for Rounds {
    fn default() -> Rounds {
        Rounds { rounds: 4 }
    }
}

impl Options<()> for Rounds {
    fn declare(_: &()) -> Vec<Declared<Rounds>> {
        vec![Declared::number(
            "rounds",
            1..=12,
            |options: &Rounds| options.rounds,
            |options, rounds| options.rounds = rounds,
        )]
    }
}
