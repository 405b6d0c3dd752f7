//! Small numbers that name things: of the pack, and of the table.

use serde::{Deserialize, Serialize};
use table::{Seat, ids};

ids! {
    HeroId,
    ClassId,
    SkillId,
    ItemId,
    EnemyId,
    MissionId,
    PlaceId,
    ReagentId,
    WoundId,
    DestinyId,
    EventId,
    CompanionId,
    FormId,
    SceneryId,
    AchievementId,
}

/// One of the four places of the company, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Member(pub u8);

impl Member {
    pub const ALL: [Member; 4] = [Member(0), Member(1), Member(2), Member(3)];

    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Each place of the company has a colour of its own, whoever plays it: that of the seat with its number.
    pub fn colour(self) -> Seat {
        Seat(self.0)
    }
}

/// A Model of an Enemy or an Ally, by its place in the list of those on the battlefield.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FoeId(pub u8);

impl FoeId {
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// 1.1 · Any Model that can be a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Model {
    Hero(Member),
    Foe(FoeId),
}
