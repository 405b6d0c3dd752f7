//! The pieces of the battle and their figures.

use serde::{Deserialize, Serialize};
use table::{Deck, Frames, Pool, Seat, SeatMap, Stream};

pub const ATTACK_DICE: Stream = Stream::new("attack");
pub const POWER_DICE: Stream = Stream::new("power");
pub const BODY: Stream = Stream::new("body");

/// What the adversary needs to be hit by a die.
pub const TO_HIT: u8 = 7;
/// How many wounds slay it.
pub const WOUNDS: usize = 2;
/// The battle is lost when a titan's danger is this.
pub const DEADLY: u8 = 6;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    pub titans: SeatMap<Titan>,
    pub pool: Pool<BodyPart>,
    pub body: Deck<BodyPart>,
    pub wounds: Vec<BodyPart>,
    pub kratos: Tokens,
    pub frames: Frames<Attack, Cause>,
    pub turn: Seat,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Titan {
    pub rage: u8,
    pub danger: u8,
    pub fate: u8,
}

/// The tokens in the kratos pool, which all titans share.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Tokens {
    pub openings: u8,
    pub breaks: u8,
}

/// An attack under way.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    pub titan: Seat,
    pub weapon: Weapon,
    pub hits: u8,
    pub target: Option<BodyPart>,
    pub power: Vec<u8>,
}

/// What waits for an attack to end.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Cause {
    /// The tail strikes the titan it has swept away.
    Lash(Seat),
    /// The adversary attacks in return.
    Counter(Seat),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weapon {
    Labrys,
    Bow,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BodyPart {
    Shin,
    Flank,
    Tail,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Wield(Weapon),
    Reroll(u8),
    Brace,
    Pass,
    PlaceOpening,
    PlaceBreak,
}

/// Power and potential on the faces of a red die.
pub const RED_DIE: [(u8, u8); 6] = [(0, 0), (0, 1), (1, 0), (1, 1), (1, 1), (2, 0)];

impl Weapon {
    pub fn dice(self) -> u8 {
        if self == Weapon::Labrys { 2 } else { 3 }
    }

    pub fn precision(self) -> u8 {
        if self == Weapon::Labrys { 1 } else { 0 }
    }

    /// Power dice for each hit.
    pub fn power(self) -> u8 {
        if self == Weapon::Labrys { 2 } else { 1 }
    }
}

impl BodyPart {
    pub fn resistance(self) -> u8 {
        match self {
            BodyPart::Shin => 2,
            BodyPart::Flank => 3,
            BodyPart::Tail => 4,
        }
    }
}
