//! Small numbers that name things: of the pack, and of the table.

use serde::{Deserialize, Serialize};
use table::Seat;

macro_rules! ids {
    ($($(#[$note:meta])* $name:ident),* $(,)?) => {$(
        $(#[$note])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// One of the four titans of a battle.
    TitanId,
    /// A primordial of the pack.
    FoeId,
    /// An AI card, numbered inside its primordial: the six of level I, then II, then III.
    AiId,
    /// A body-part card, numbered likewise.
    PartId,
    ClassId,
    GearId,
    PatternId,
    MnemosId,
    GodformId,
    NymphId,
    ArgoId,
    ConditionId,
    TerrainId,
    ResourceId,
    /// An affliction, a special event, a boon: something that is only noted and told.
    NoteId,
    /// A trauma card, numbered inside its deck.
    TraumaId,
    ObolId,
    KratosId,
    MoirosId,
    BattleId,
    /// A tile that lies on the board.
    TileId,
    /// A place among the cards that a titan has: gear first, then mnemos.
    SlotId,
}

impl TitanId {
    pub const ALL: [TitanId; 4] = [TitanId(0), TitanId(1), TitanId(2), TitanId(3)];

    /// Each titan has a colour of its own, whoever plays it: that of the seat with its number.
    pub fn colour(self) -> Seat {
        Seat(self.0)
    }
}

/// I, II or III: the level of an AI card or a body part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Level {
    #[default]
    I,
    II,
    III,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::I, Level::II, Level::III];

    pub fn next(self) -> Option<Level> {
        Level::ALL.get(self as usize + 1).copied()
    }

    /// Its name in notations and keys.
    pub fn slug(self) -> &'static str {
        ["i", "ii", "iii"][self as usize]
    }
}

/// How many cards each level of a primordial's decks has.
pub const PER_LEVEL: u8 = 6;

/// The level of the card with this number.
pub fn level_of(number: u8) -> Level {
    Level::ALL[(number / PER_LEVEL).min(2) as usize]
}

/// G6.1 · The three values of a Triskelion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stat {
    Danger,
    Fate,
    Rage,
}

/// G7.1 · The six skills of an argonaut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Skill {
    Courage,
    Cunning,
    Endurance,
    Fury,
    Will,
    Wisdom,
}

impl Skill {
    pub const ALL: [Skill; 6] =
        [Skill::Courage, Skill::Cunning, Skill::Endurance, Skill::Fury, Skill::Will, Skill::Wisdom];

    /// Its name in notations and keys.
    pub fn slug(self) -> &'static str {
        ["courage", "cunning", "endurance", "fury", "will", "wisdom"][self as usize]
    }
}
