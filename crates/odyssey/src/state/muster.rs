//! B2 · What a battle is set up from. A skirmish fills it from its options and questions, a campaign from its own state.

use super::{Argo, MOST_PATTERNS};
use crate::ids::*;
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// Who fights whom, with what.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Muster {
    pub battle: BattleId,
    pub titans: [Outfitted; 4],
    pub argo: CopyVec<ArgoId, 4>,
    /// B15.19 · Escalations noted before the battle.
    pub escalations: u8,
    /// B2.12 · Adventure terrain.
    pub terrain: CopyVec<Strewn, 4>,
    /// B2.19.
    pub wise_providence: bool,
    /// B27.1, B28.
    pub awakening: bool,
    pub summoning: bool,
    /// B30.5 · The Argo's sheet as it was before the setup.
    pub sheet: Argo,
    /// B30.5 · The battle is fought again after a tear.
    #[serde(default)]
    pub again: bool,
    /// C7.1 · The primordial, level and scenario of a campaign's battle, which is none of the pack's battles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bout: Option<super::campaign::Bout>,
    /// C7.2 · Titans that are not there, where fewer than four fight.
    #[serde(default, skip_serializing_if = "TitanSet::is_nobody")]
    pub absent: TitanSet,
    /// How many outfits have been chosen; five when the Argo's abilities have, too.
    pub ready: u8,
}

/// B2.12 · A tile of adventure terrain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Strewn {
    pub kind: TerrainId,
    pub depth: Depth,
}

/// B2.13 · How far from the board edges a tile must lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Depth {
    #[default]
    Anywhere,
    Outer(u8),
    Inner(u8),
}

/// One titan as it goes into battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Outfitted {
    pub class: ClassId,
    pub gear: CopyVec<GearId, 10>,
    pub patterns: CopyVec<PatternId, MOST_PATTERNS>,
    pub mnemos: CopyVec<MnemosId, 2>,
    pub mnemos_level: u8,
    /// A5.4 · The level of each mnemos, where a campaign knows it.
    #[serde(default, skip_serializing_if = "are_zero")]
    pub mnemos_levels: [u8; 2],
    pub skills: [i8; 6],
    /// G6.1 · The Triskelion is not set back when a battle begins.
    pub stats: [u8; 3],
    pub notes: u32,
    /// A5.6 · Tokens that it begins with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub despair: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ambrosia: u8,
    /// C7.8 · Conditions that it begins with.
    #[serde(default, skip_serializing_if = "are_none")]
    pub conditions: CopyVec<ConditionId, 4>,
}

fn are_none(conditions: &CopyVec<ConditionId, 4>) -> bool {
    conditions.is_empty()
}

fn are_zero(levels: &[u8; 2]) -> bool {
    *levels == [0; 2]
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}
