//! A tiny duel: attacks with answer windows, an attack inside an attack, and a chain that breaks.

mod looks;
mod rules;
mod words;

use crate::flaw::SOUND;
use serde::{Deserialize, Serialize};
use table::{Frames, Seat, SeatMap, Stream};

/// The stream of the die.
pub const D6: Stream = Stream::new("d6");
/// A1 · Health at the beginning.
pub const HEALTH: u8 = 6;
/// A1 · The most breath a fighter can have.
pub const BREATH: u8 = 4;
/// C2 · How many turns there are.
pub const TURNS: u8 = 16;

/// The state of a duel. With a `FLAW` it breaks one promise on purpose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Duel<const FLAW: u8 = SOUND> {
    fighters: SeatMap<Fighter>,
    frames: Frames<Frame, Cause>,
    /// Whose turn it is.
    turn: Seat,
    turns: u8,
}

/// One of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    pub health: u8,
    pub breath: u8,
    pub guarded: bool,
}

/// What the rules are in the middle of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Frame {
    Turn(Seat),
    Attack(Attack),
}

/// An attack under way.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    pub by: Seat,
    pub power: u8,
    pub guard: u8,
    pub rolled: Option<u8>,
}

/// What waits for a frame to close.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// B5 · This seat strikes back.
    Riposte(Seat),
    /// B6 · This seat was hit in the middle of its own attack.
    Stagger(Seat),
}

/// One thing to answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Attack,
    Rest,
    Press,
    Parry,
    StopThrust,
    Riposte,
    Pass,
    StandOpen,
    StandGuarded,
    LoseBreath,
    LoseHealth,
}
