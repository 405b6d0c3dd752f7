//! The Argo's sheet, as far as a battle touches it.

use crate::ids::*;
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// G8, B29, B31 · Figures, abilities and what is noted for the aftermath.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Argo {
    pub crew: u8,
    pub hull: u8,
    pub fate: u8,
    pub doom: u8,
    pub progress: u8,
    pub knowledge: u8,
    /// B30.5.
    pub tears: u8,
    /// G8.2 · By faction.
    pub diplomacy: CopyVec<i8, 4>,
    /// B29 · Those that were prepared.
    pub abilities: CopyVec<ArgoCard, 4>,
    /// B27.2, B28.1 · One bit for each that is available.
    pub godforms: u16,
    pub nymphs: u16,
    pub summons: u8,
    /// V10.3 · Nymphs that come once, without a charge; a bit for each.
    #[serde(default, skip_serializing_if = "is_none")]
    pub one_offs: u16,
    /// V10.4 · Charges that are tied to no nymph, besides the limit.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub bonus_charges: u8,
    /// Gear that was gained and not equipped.
    pub armoury: CopyVec<GearId, 8>,
    /// B31.9 · What is told after the battle, in the order in which it arose.
    pub log: Vec<Entry>,
}

fn is_none(set: &u16) -> bool {
    *set == 0
}

fn is_nothing(count: &u8) -> bool {
    *count == 0
}

/// A prepared Argo ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ArgoCard {
    pub ability: ArgoId,
    pub charges: u8,
    pub exhausted: bool,
}

/// B31.9 · Something that is told after the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    Gained(ResourceId, u8),
    Noted(NoteId, Option<TitanId>),
    AdversaryActivation,
    ArgonautDied(TitanId),
    FatedMnemos(TitanId),
    MnemosNode(TitanId),
    TitanLost(TitanId),
    GearFound(GearId),
}
