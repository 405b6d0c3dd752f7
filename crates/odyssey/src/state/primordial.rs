//! The primordial, its wounds, and the Kratos pool.

use crate::geometry::{Direction, Footprint};
use crate::ids::*;
use crate::pack::schema::{PrimordialAttribute, Until};
use serde::{Deserialize, Serialize};
use table::Few;

/// B15.16 · The permanent bonuses, in their order.
pub const BONUSES: [PrimordialAttribute; 4] = [
    PrimordialAttribute::Danger,
    PrimordialAttribute::ToHit,
    PrimordialAttribute::EvasionDice,
    PrimordialAttribute::At,
];

/// The primordial as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PrimordialState {
    pub id: PrimordialId,
    pub level: u8,
    pub footprint: Footprint,
    pub facing: Direction,
    /// B15.1 · The wound stack, the top last.
    pub wounds: Few<Wound, 24>,
    /// B15.16 · How many permanent bonuses it has got.
    pub bonuses: u8,
    pub scars: Few<ConditionId, 12>,
    /// Traits of its sheet that a card has removed, one bit for each.
    pub traits_off: u32,
    /// B20.3 · Modifier tokens that are not in the Kratos pool.
    pub modifiers: Few<(PrimordialToken, i8), 12>,
    /// B26.1.
    pub vantage_open: bool,
    /// B3.16.
    pub last_to_wound: Option<TitanId>,
    /// B10.5 · Which shape of the labyrinth track comes next.
    pub track: u8,
}

/// What a token changes and how long it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrimordialToken(pub PrimordialAttribute, pub Until);

impl Default for PrimordialToken {
    fn default() -> Self {
        PrimordialToken(PrimordialAttribute::At, Until::Used)
    }
}

/// B15.1 · One card of the wound stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Wound {
    Part(PartId),
    #[default]
    Single,
    Double,
}

impl Wound {
    /// B15.1 · How many wounds it counts for.
    pub fn count(self) -> u8 {
        match self {
            Wound::Part(part) if level_of(part.0) == Level::III => 2,
            Wound::Part(_) | Wound::Single => 1,
            Wound::Double => 2,
        }
    }
}

impl PrimordialState {
    /// B15.1.
    pub fn wound_count(&self) -> u8 {
        self.wounds.iter().map(|wound| wound.count()).sum()
    }

    /// B15.16 · How often a permanent bonus of this kind has come.
    pub fn permanent(&self, attribute: PrimordialAttribute) -> u8 {
        let place = BONUSES.iter().position(|bonus| *bonus == attribute);
        place.map_or(0, |place| (self.bonuses + 3 - place as u8) / 4)
    }
}

/// B20.1 · The tokens that wait for the next attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct KratosPool {
    pub openings: u8,
    pub breaks: u8,
    pub diversions: u8,
    /// B20.5 · Temporary tokens of the primordial, by attribute.
    pub modifiers: [i8; 6],
}

impl KratosPool {
    /// The tokens that lie in it beyond those of an earlier moment: openings, breaks and diversions.
    pub fn beyond(&self, before: &KratosPool) -> [u8; 3] {
        [
            self.openings.saturating_sub(before.openings),
            self.breaks.saturating_sub(before.breaks),
            self.diversions.saturating_sub(before.diversions),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b15_16_permanent_bonuses_come_in_turn() {
        let after = |bonuses: u8| {
            let primordial = PrimordialState { bonuses, ..PrimordialState::default() };
            BONUSES.map(|bonus| primordial.permanent(bonus))
        };
        assert_eq!(after(0), [0, 0, 0, 0]);
        assert_eq!(after(1), [1, 0, 0, 0]);
        assert_eq!(after(4), [1, 1, 1, 1]);
        assert_eq!(after(6), [2, 2, 1, 1]);
        assert_eq!(PrimordialState::default().permanent(PrimordialAttribute::Speed), 0);
    }

    #[test]
    fn b15_1_parts_of_level_three_count_twice() {
        let counts =
            [Wound::Part(PartId(5)), Wound::Part(PartId(11)), Wound::Part(PartId(12)), Wound::Single, Wound::Double];
        assert_eq!(counts.map(Wound::count), [1, 1, 2, 1, 2]);
    }
}
