//! The four directions along rows and columns.

use serde::{Deserialize, Serialize};
use table::CopyVec;
use table::scene::Side;

/// The four ways along rows and columns; north is towards the last row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Direction {
    /// Towards the last row.
    #[default]
    North,
    /// Towards the last column.
    East,
    /// Towards the first row.
    South,
    /// Towards the first column.
    West,
}

/// One direction, or several that are equally good, of which somebody must choose.
pub type Directions = CopyVec<Direction, 4>;

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Its name in notations and keys.
    pub fn slug(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    /// The direction back.
    #[must_use]
    #[inline]
    pub fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// This many quarters clockwise from this one.
    #[must_use]
    #[inline]
    pub fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The axis that it runs along.
    #[inline]
    pub fn axis(self) -> Axis {
        match self {
            Direction::North | Direction::South => Axis::Vertical,
            Direction::East | Direction::West => Axis::Horizontal,
        }
    }

    /// Rows and columns of one step.
    #[inline]
    pub fn step(self) -> (i8, i8) {
        [(1, 0), (0, 1), (-1, 0), (0, -1)][self as usize]
    }
}

impl From<Direction> for Side {
    fn from(direction: Direction) -> Side {
        [Side::North, Side::East, Side::South, Side::West][direction as usize]
    }
}

/// Along the rows or along the columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// From west to east.
    Horizontal,
    /// From south to north.
    Vertical,
}

impl Axis {
    /// The axis across this one.
    #[must_use]
    #[inline]
    pub fn other(self) -> Axis {
        match self {
            Axis::Horizontal => Axis::Vertical,
            Axis::Vertical => Axis::Horizontal,
        }
    }

    /// Its name in notations and keys.
    pub fn slug(self) -> &'static str {
        ["horizontal", "vertical"][self as usize]
    }
}
