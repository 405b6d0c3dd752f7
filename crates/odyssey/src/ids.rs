//! Small numbers that name things: of the pack, and of the table.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, Sub};
use table::{Seat, ids, vocabulary};

ids! {
    /// One of the four titans of a battle.
    TitanId,
    /// A primordial of the pack.
    PrimordialId,
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
    /// V1 · A tile of the map.
    MapTileId,
    /// C1 · A cycle.
    CycleId,
    /// V3 · An exploration card.
    ExploreId,
    /// V6 · A technology.
    TechId,
    /// C4 · A portrait of an argonaut.
    PortraitId,
    /// A5 · A mnemos of the campaign.
    MemoryId,
    /// A5.5 · A fated mnemos.
    FatedId,
    /// A3 · An adventure hub.
    HubId,
    /// A place among the cards that a titan has: gear first, then mnemos.
    SlotId,
}

impl TitanId {
    pub const ALL: [TitanId; 4] = [TitanId(0), TitanId(1), TitanId(2), TitanId(3)];

    /// Each titan has a colour of its own, whoever plays it: that of the seat with its number.
    pub fn colour(self) -> Seat {
        Seat(self.0)
    }

    /// Each titan has a helm of its own, whatever its class.
    pub fn emblem(self) -> &'static str {
        const HELMS: [&str; 4] = ["helm-crest", "helm-horns", "helm-hood", "helm-crown"];
        HELMS[usize::from(self.0) % HELMS.len()]
    }
}

/// A set of titans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TitanSet(u8);

impl TitanSet {
    pub const NOBODY: TitanSet = TitanSet(0);
    pub const ALL: TitanSet = TitanSet(0b1111);

    pub fn contains(self, titan: TitanId) -> bool {
        self.0 & 1 << titan.0 != 0
    }

    pub fn insert(&mut self, titan: TitanId) {
        self.0 |= 1 << titan.0;
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same, as stored states ask it.
    pub(crate) fn is_nobody(&self) -> bool {
        self.is_empty()
    }

    /// The titans of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = TitanId> {
        TitanId::ALL.into_iter().filter(move |titan| self.contains(*titan))
    }
}

impl From<TitanId> for TitanSet {
    fn from(titan: TitanId) -> TitanSet {
        TitanSet(1 << titan.0)
    }
}

impl FromIterator<TitanId> for TitanSet {
    fn from_iter<I: IntoIterator<Item = TitanId>>(titans: I) -> TitanSet {
        titans.into_iter().fold(TitanSet::NOBODY, |set, titan| set | titan.into())
    }
}

impl BitOr for TitanSet {
    type Output = TitanSet;

    fn bitor(self, other: TitanSet) -> TitanSet {
        TitanSet(self.0 | other.0)
    }
}

impl BitAnd for TitanSet {
    type Output = TitanSet;

    fn bitand(self, other: TitanSet) -> TitanSet {
        TitanSet(self.0 & other.0)
    }
}

/// Those of the one who are not in the other.
impl Sub for TitanSet {
    type Output = TitanSet;

    fn sub(self, other: TitanSet) -> TitanSet {
        TitanSet(self.0 & !other.0)
    }
}

vocabulary! {
    /// I, II or III: the level of an AI card or a body part.
    #[derive(Default)]
    pub enum Level {
        #[default]
        I,
        II ["ii"],
        III ["iii"],
    }

    /// G6.1 · The three values of a Triskelion.
    pub enum Stat: "" {
        Danger,
        Fate,
        Rage,
    }

    /// G7.1 · The six skills of an argonaut.
    pub enum Skill: "skill" {
        Courage,
        Cunning,
        Endurance,
        Fury,
        Will,
        Wisdom,
    }
}

impl Level {
    pub fn next(self) -> Option<Level> {
        Level::ALL.get(self as usize + 1).copied()
    }
}

/// How many cards each level of a primordial's decks has.
pub const PER_LEVEL: u8 = 6;

/// The level of the card with this number.
pub fn level_of(number: u8) -> Level {
    Level::ALL[(number / PER_LEVEL).min(2) as usize]
}
