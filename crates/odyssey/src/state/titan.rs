//! A titan with its argonaut.

use crate::geometry::{Footprint, Space};
use crate::ids::*;
use crate::pack::bearers::Marks;
use crate::pack::schema::{Attribute, Until};
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// Two weapons of one hand or more with Fists, supports, armour, attachments, and what is gained in battle.
pub const MOST_GEAR: usize = 12;
/// C5.3 · One for the Kratos table, one for the trauma table, one for anything else.
pub const MOST_PATTERNS: usize = 3;

/// A titan with its argonaut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Titan {
    pub class: ClassId,
    pub place: Place,
    pub posture: Posture,
    /// G6 · The Triskelion: Danger, Fate, Rage.
    pub stats: [u8; 3],
    /// G7.1 · By skill, with what mnemos give.
    pub skills: [i8; 6],
    pub gear: CopyVec<Carried, MOST_GEAR>,
    pub mnemos: CopyVec<MnemosId, 2>,
    pub mnemos_level: u8,
    /// A5.4 · The level of each mnemos in a campaign, where they differ; 0: as `mnemos_level` says.
    #[serde(default, skip_serializing_if = "are_zero")]
    pub mnemos_levels: [u8; 2],
    /// One bit for each mnemos: exhausted, discarded.
    pub mnemos_exhausted: u8,
    pub mnemos_discarded: u8,
    pub patterns: CopyVec<PatternId, MOST_PATTERNS>,
    pub conditions: CopyVec<Affected, 8>,
    pub despair: u8,
    pub ambrosia: u8,
    pub movement_fatigue: bool,
    pub combat_fatigue: bool,
    /// B20.3 · Modifier tokens.
    pub modifiers: CopyVec<(TokenOf, i8), 8>,
    /// B23 · Held until the battle ends.
    pub kratos: Option<KratosId>,
    pub moiros: Option<MoirosId>,
    /// B23.5 · The kratos card has lost its lasting effect.
    pub rallied: bool,
    pub godform: Option<GodformId>,
    pub trespass: u8,
    /// B27.10 · An obol brought the awakening about.
    pub awakened_by_obol: bool,
    /// B21.21.
    pub hidden: Hidden,
    /// B17.2 · Abilities used in this round: one bit for each, in the order of the titan's sources (see `battle::sources`).
    pub used: u64,
    /// B18.8 · Abilities of the sheet that are exhausted.
    pub sheet_exhausted: u8,
    /// B18.8 · Abilities of its patterns that are exhausted, two bits for each pattern.
    pub patterns_exhausted: u8,
    /// When it was attacked in this round, for cards that ask.
    pub attacked: bool,
    /// Whether it has attacked since the titans' last round began: a titan that stands idle is worth less to its group.
    pub struck: bool,
    /// G6.5 · Rage was forced above 9: it dies when what is in progress is finished.
    pub overcome: bool,
    /// B16.4 · Since when it cannot lose the priority token; 0 if it can.
    pub clings: u8,
    /// B10.12 and other notes of the argonaut, one bit for each.
    pub notes: u32,
    pub argonaut_dead: bool,
    #[serde(skip)]
    pub innate: Innate,
    /// Where it died, for those who look. No rule asks for it, and stored states are without it.
    #[serde(skip)]
    pub fell: Fell,
}

/// Stored states of skirmishes leave these out.
fn are_zero(levels: &[u8; 2]) -> bool {
    *levels == [0; 2]
}

/// The space on which a titan died, if it did so on one. It makes no difference between two titans.
#[derive(Debug, Clone, Copy, Default)]
pub struct Fell(pub Option<Space>);

impl PartialEq for Fell {
    fn eq(&self, _: &Fell) -> bool {
        true
    }
}

impl Eq for Fell {}

/// Which kinds of things the titan's sheet, patterns, gear and mnemos give, discarded ones included, if that has been worked out. It follows from
/// the rest of the titan, so it makes no difference between two of them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Innate(pub Option<Marks>);

impl PartialEq for Innate {
    fn eq(&self, _: &Innate) -> bool {
        true
    }
}

impl Eq for Innate {}

/// A modifier token and how long it lasts. Serialised as a pair; the default only fills empty places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenOf(pub Attribute, pub Until);

impl Default for TokenOf {
    fn default() -> Self {
        TokenOf(Attribute::Precision, Until::Used)
    }
}

/// Where a titan is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Place {
    /// Before the battle.
    #[default]
    Aboard,
    On(Space),
    /// B26.
    Vantage,
    /// B25.1.
    Dead,
}

/// B22.3 · How a titan stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Posture {
    #[default]
    Standing,
    /// On the falling side. The flag says that it fell in its own running turn, which does not count as the next (B22.4).
    Falling(bool),
    /// On the standing side.
    Rising,
}

/// B21.22 · How long a titan stays hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Hidden {
    #[default]
    No,
    /// Until the end of its next turn.
    UntilEndOfTurn,
}

/// A gear card that a titan has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Carried {
    pub gear: GearId,
    pub exhausted: bool,
    /// B18.10 · Face down until the battle ends.
    pub discarded: bool,
    pub charges: u8,
    /// B18.3 · For attachments: the place of the card it lies on, or the titan's sheet.
    pub on: Option<SlotId>,
    /// B18.13 · For Fists: how many hands they take.
    pub hands: u8,
}

/// B22 · A condition that a titan has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Affected {
    pub condition: ConditionId,
    pub tokens: u8,
}

/// B8.2 · What the rules remember of the running turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Turn {
    pub titan: Option<TitanId>,
    /// The titans that have had their turn.
    pub done: TitanSet,
    pub moved: bool,
    pub fought: bool,
    /// B8.3 · Whether both actions are spent, after which nothing free is done.
    pub over: bool,
    /// B9.10 · Where it began, for tiles that ask whether it moved.
    pub start: Option<Space>,
    pub climbed: bool,
    /// B9.10 · It has used its movement action to move.
    pub walked: bool,
}

impl Titan {
    /// A5.4, B19.8 · The level that one of its mnemos has.
    pub fn mnemos_level_of(&self, place: usize) -> u8 {
        match self.mnemos_levels.get(place) {
            Some(level) if *level > 0 => *level,
            _ => self.mnemos_level,
        }
    }

    pub fn is_alive(&self) -> bool {
        matches!(self.place, Place::On(_) | Place::Vantage)
    }

    pub fn stat(&self, stat: Stat) -> u8 {
        self.stats[stat as usize]
    }

    pub fn is_down(&self) -> bool {
        self.posture != Posture::Standing
    }

    /// B22.4 · Whether it can do anything of its will.
    pub fn can_act(&self) -> bool {
        self.is_alive() && !matches!(self.posture, Posture::Falling(_))
    }

    pub fn space(&self) -> Option<Space> {
        match self.place {
            Place::On(space) => Some(space),
            _ => None,
        }
    }

    pub fn footprint(&self) -> Option<Footprint> {
        self.space().map(Footprint::from)
    }
}
