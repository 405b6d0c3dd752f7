//! The mountain of a pack: its positions by number, and what is one step from what.

use crate::card::Sector;
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, Not};

/// A position: the ring positions from the lowest on, then the gates, then the throne.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(pub u8);

impl Position {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of positions: one bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PositionSet(pub u64);

impl PositionSet {
    pub const NONE: PositionSet = PositionSet(0);
    /// The most positions a mountain can have.
    pub const MOST: usize = 64;

    pub fn only(at: Position) -> PositionSet {
        PositionSet(1 << at.0)
    }

    pub fn contains(self, at: Position) -> bool {
        self.0 >> at.0 & 1 != 0
    }

    #[must_use]
    pub fn with(self, at: Position) -> PositionSet {
        PositionSet(self.0 | 1 << at.0)
    }

    #[must_use]
    pub fn without(self, at: Position) -> PositionSet {
        PositionSet(self.0 & !(1 << at.0))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The positions, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Position> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() as u8;
                left &= left - 1;
                Position(at)
            })
        })
    }
}

impl BitOr for PositionSet {
    type Output = PositionSet;
    fn bitor(self, other: PositionSet) -> PositionSet {
        PositionSet(self.0 | other.0)
    }
}

impl BitAnd for PositionSet {
    type Output = PositionSet;
    fn bitand(self, other: PositionSet) -> PositionSet {
        PositionSet(self.0 & other.0)
    }
}

impl Not for PositionSet {
    type Output = PositionSet;
    fn not(self) -> PositionSet {
        PositionSet(!self.0)
    }
}

impl FromIterator<Position> for PositionSet {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> PositionSet {
        positions.into_iter().fold(PositionSet::NONE, PositionSet::with)
    }
}

/// One position as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Its name on the board and in notations: `S4`, `A`, `throne`.
    pub name: String,
    /// M1.6 · A gate counts as being in the sector below it.
    pub sector: Sector,
    /// Its number in its ring, from 1; for gates and the throne 0.
    pub number: u8,
    pub x: u16,
    pub y: u16,
    /// One step away, for everyone.
    pub near: PositionSet,
    /// One step away through the upper side of a gate, for those who have opened it.
    pub above: PositionSet,
}

/// One gate as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GateSpot {
    pub at: Position,
    /// 1 from slopes to flanks, 2 from flanks to summit, 3 from summit to throne.
    pub level: u8,
    pub below: PositionSet,
    pub above: PositionSet,
}

/// M1 · The whole mountain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mountain {
    /// Width and height of the picture that the spots lie in.
    pub size: (u16, u16),
    /// By position.
    pub spots: Vec<Spot>,
    pub gates: Vec<GateSpot>,
    pub throne: Position,
    /// Every ring position.
    pub rings: PositionSet,
    /// The ring positions of slopes, flanks and summit.
    pub ring_of: [PositionSet; 3],
}

impl Mountain {
    pub fn spot(&self, at: Position) -> &Spot {
        &self.spots[at.index()]
    }

    pub fn is_ring(&self, at: Position) -> bool {
        self.rings.contains(at)
    }

    /// The number of the gate at a position.
    pub fn gate_at(&self, at: Position) -> Option<usize> {
        self.gates.iter().position(|gate| gate.at == at)
    }

    pub fn sector(&self, at: Position) -> Sector {
        self.spot(at).sector
    }

    /// The ring positions of a sector; none for the throne.
    pub fn ring(&self, sector: Sector) -> PositionSet {
        self.ring_of.get(sector as usize).copied().unwrap_or_default()
    }

    pub fn positions(&self) -> impl Iterator<Item = Position> {
        (0..self.spots.len() as u8).map(Position)
    }

    /// M1.2 to M1.4 · What is one step away for somebody who has opened these gates.
    pub fn neighbours(&self, at: Position, opened: PositionSet) -> PositionSet {
        let spot = self.spot(at);
        let through = if self.rings.contains(at) {
            spot.above & opened
        } else if opened.contains(at) {
            spot.above
        } else {
            PositionSet::NONE
        };
        spot.near | through
    }

    /// Everything at most this many steps away, the start included.
    pub fn within(&self, start: Position, steps: u8, opened: PositionSet) -> PositionSet {
        let mut reached = PositionSet::only(start);
        let mut edge = reached;
        for _ in 0..steps {
            let next = edge.iter().fold(PositionSet::NONE, |next, at| next | self.neighbours(at, opened));
            edge = next & !reached;
            reached = reached | next;
            if edge.is_empty() {
                break;
            }
        }
        reached
    }
}

/// The mountain as its file writes it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawMountain {
    pub size: (u16, u16),
    pub rings: Vec<RawRing>,
    pub gates: Vec<RawGateSpot>,
    pub throne: RawSpot,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawRing {
    pub sector: Sector,
    pub places: Vec<RawSpot>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawSpot {
    pub name: String,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawGateSpot {
    pub name: String,
    pub level: u8,
    pub x: u16,
    pub y: u16,
    pub below: Vec<String>,
    pub above: Vec<String>,
}
