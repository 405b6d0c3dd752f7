//! What lies before one player.

use super::{MOST_COLUMNS, MOST_OBJECTS, MOST_PEOPLE};
use crate::card::{Card, CrewId, Good, PersonId, SpaceId, VehicleId};
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// A player: the convoy, its people, and what is counted on the board.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Player {
    pub crew: CrewId,
    pub at: SpaceId,
    /// C1 · The truck first, then the trailers.
    pub columns: CopyVec<Column, MOST_COLUMNS>,
    /// By [`Good`].
    pub goods: [u8; Good::COUNT],
    pub people: CopyVec<Member, MOST_PEOPLE>,
    /// How many of each object.
    pub objects: [u8; MOST_OBJECTS],
    pub fame: i8,
    /// C14 · The row of alert, from 0 below.
    pub alert: u8,
    /// F8 · The turrets that were destroyed, as bits.
    pub turrets: u8,
    /// E1 · Out of this exploration phase.
    pub passed: bool,
    /// M9.
    pub reached: bool,
    /// K5 · Whose ability Echo has now, and whether it was used this round.
    pub echo: Option<PersonId>,
    pub echo_done: bool,
    /// K3 · The cook's second portion that is still to be eaten.
    pub second_portion: bool,
    /// K3 · The first food of this rest phase has been eaten.
    pub fed: bool,
    /// K4 · The gunner's first hit of this phase has been made.
    pub aimed: bool,
    /// O2 · A shot of this phase has been revealed again.
    pub reloaded: bool,
    /// M7 · The collecting box works in this move.
    pub collects: bool,
    /// C16 · The survivor who wears the suit in this act or move.
    pub suited: Option<u8>,
    /// K2 · The radio operator has been used this round.
    pub listened: bool,
    /// S1 to S7 · What the automaton has kept, the loot among it, and the cards it takes this round.
    pub kept: CopyVec<Card, 40>,
    pub loot: u8,
    pub errands: u8,
}

/// C1 · A truck or a trailer, and the device above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Column {
    pub base: Part,
    pub device: Option<Part>,
}

/// A convoy card: damage on its boxes, and which boxes were used in this phase, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Part {
    pub card: VehicleId,
    pub damage: u8,
    pub used: u8,
}

impl Part {
    pub fn new(card: VehicleId) -> Part {
        Part { card, damage: 0, used: 0 }
    }
}

/// C12 · A survivor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Member {
    pub card: PersonId,
    pub stay: Stay,
    pub counters: u8,
    /// R1 · Whether the ability of the rest phase was used.
    pub used: bool,
}

/// C12 · Where a survivor is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Stay {
    #[default]
    Active,
    Rest,
    /// R2 · Fed in this rest phase.
    Fed,
    Exhausted,
}

impl Player {
    /// The part of a column, below or above.
    pub fn part(&self, column: u8, above: bool) -> Option<&Part> {
        let column = self.columns.get(usize::from(column))?;
        if above { column.device.as_ref() } else { Some(&column.base) }
    }

    pub fn part_mut(&mut self, column: u8, above: bool) -> Option<&mut Part> {
        let column = self.columns.get_mut(usize::from(column))?;
        if above { column.device.as_mut() } else { Some(&mut column.base) }
    }

    /// Every part of the convoy: column, above or below, and the part.
    pub fn parts(&self) -> impl Iterator<Item = (u8, bool, &Part)> {
        self.columns.iter().enumerate().flat_map(|(n, column)| {
            let above = column.device.as_ref().map(|part| (n as u8, true, part));
            std::iter::once((n as u8, false, &column.base)).chain(above)
        })
    }

    pub fn parts_mut(&mut self) -> impl Iterator<Item = &mut Part> {
        self.columns.iter_mut().flat_map(|column| std::iter::once(&mut column.base).chain(&mut column.device))
    }

    pub fn good(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    pub fn good_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.goods[good as usize]
    }

    /// How many tokens of goods there are.
    pub fn load(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// C11 · Whether a half battery can be paid.
    pub fn has_half(&self) -> bool {
        self.good(Good::Half) + self.good(Good::Full) > 0
    }

    /// C11 · How many half batteries can be paid one after the other.
    pub fn halves(&self) -> u8 {
        self.good(Good::Half) + 2 * self.good(Good::Full)
    }
}
