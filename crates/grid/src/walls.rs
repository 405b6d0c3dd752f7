//! Walls between neighbouring spaces.

use crate::{Direction, Space, Spaces};
use serde::{Deserialize, Serialize};
use std::ops::{BitOr, BitOrAssign};

/// All walls of a board. A wall is kept by the space south or west of it; walls on the board's own edges say nothing new and are not
/// kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Walls<const COLS: usize, const ROWS: usize> {
    pub(crate) north: Spaces<COLS, ROWS>,
    pub(crate) east: Spaces<COLS, ROWS>,
}

impl<const COLS: usize, const ROWS: usize> Walls<COLS, ROWS> {
    /// No wall at all.
    pub const NONE: Self = Walls { north: Spaces::NONE, east: Spaces::NONE };

    /// Whether there is no wall.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.north.is_empty() && self.east.is_empty()
    }

    /// Whether a wall is on the north or east side of one of these spaces.
    #[inline]
    pub fn meet(&self, spaces: &Spaces<COLS, ROWS>) -> bool {
        self.north.meets(spaces) || self.east.meets(spaces)
    }

    /// Puts a wall on one side of a space.
    pub fn insert(&mut self, space: Space<COLS, ROWS>, side: Direction) {
        let (keeper, side) = match side {
            Direction::North | Direction::East => (Some(space), side),
            Direction::South | Direction::West => (space.next(side), side.opposite()),
        };
        let Some(keeper) = keeper.filter(|keeper| keeper.next(side).is_some()) else {
            return;
        };
        match side {
            Direction::North => self.north.insert(keeper),
            _ => self.east.insert(keeper),
        }
    }

    /// Whether a wall is on this side of a space.
    #[inline]
    pub fn is_between(&self, space: Space<COLS, ROWS>, side: Direction) -> bool {
        match side {
            Direction::North => self.north.contains(space),
            Direction::East => self.east.contains(space),
            Direction::South => space.next(side).is_some_and(|below| self.north.contains(below)),
            Direction::West => space.next(side).is_some_and(|before| self.east.contains(before)),
        }
    }

    /// All spaces that are one step from these without crossing a wall, and not these themselves.
    #[inline]
    pub fn around(&self, from: &Spaces<COLS, ROWS>) -> Spaces<COLS, ROWS> {
        let north = (*from - self.north).stepped(Direction::North);
        let east = (*from - self.east).stepped(Direction::East);
        let south = from.stepped(Direction::South) - self.north;
        let west = from.stepped(Direction::West) - self.east;
        (north | east | south | west) - *from
    }

    /// Whether walls are on the horizontal line `y` to the left and to the right of a corner, 1 for each that is.
    #[inline]
    pub(crate) fn level_at(&self, x: i8, y: i8) -> (u8, u8) {
        self.north.beside(x, y - 1)
    }

    /// Whether a wall is on the vertical line `x` between the rows `y` and `y + 1`: 1 if so.
    #[inline]
    pub(crate) fn upright_at(&self, x: i8, y: i8) -> u8 {
        self.east.beside(x, y).0
    }

    /// Whether the vertical line `x` has a wall between the rows `y` and `y + 1`, both counted as corners are.
    #[inline]
    pub(crate) fn crosses_vertical(&self, x: i8, y: i8) -> bool {
        self.east.holds(x - 1, y)
    }

    /// Whether the horizontal line `y` has a wall between the columns `x` and `x + 1`.
    #[inline]
    pub(crate) fn crosses_horizontal(&self, x: i8, y: i8) -> bool {
        self.north.holds(x, y - 1)
    }
}

/// The walls of both.
impl<const COLS: usize, const ROWS: usize> BitOr for Walls<COLS, ROWS> {
    type Output = Self;
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const COLS: usize, const ROWS: usize> BitOrAssign for Walls<COLS, ROWS> {
    fn bitor_assign(&mut self, other: Self) {
        self.north |= other.north;
        self.east |= other.east;
    }
}
