//! Red lines: walls between spaces.

use super::{Direction, Space, Spaces};
use serde::{Deserialize, Serialize};

/// All red lines of the board. A wall is kept by the space south or west of it; walls on the board's own edges say nothing new and
/// are not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Walls {
    north: Spaces,
    east: Spaces,
}

impl Walls {
    pub const NONE: Walls = Walls { north: Spaces::NONE, east: Spaces::NONE };

    pub fn is_empty(&self) -> bool {
        self.north.is_empty() && self.east.is_empty()
    }

    /// Whether a wall is kept by one of these spaces.
    pub fn meet(&self, spaces: &Spaces) -> bool {
        self.north.meets(spaces) || self.east.meets(spaces)
    }

    /// Puts a wall on one side of a space.
    pub fn insert(&mut self, space: Space, side: Direction) {
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

    pub fn is_between(&self, space: Space, side: Direction) -> bool {
        match side {
            Direction::North => self.north.contains(space),
            Direction::East => self.east.contains(space),
            Direction::South => space.next(side).is_some_and(|below| self.north.contains(below)),
            Direction::West => space.next(side).is_some_and(|before| self.east.contains(before)),
        }
    }

    /// All spaces that are one step from these without crossing a wall, and not these themselves.
    #[inline]
    pub fn around(&self, from: &Spaces) -> Spaces {
        let north = (*from - self.north).stepped(Direction::North);
        let east = (*from - self.east).stepped(Direction::East);
        let south = from.stepped(Direction::South) - self.north;
        let west = from.stepped(Direction::West) - self.east;
        (north | east | south | west) - *from
    }

    /// Whether walls lie on the horizontal line `y` to the left and to the right of a corner, 1 for each that does.
    #[inline]
    pub(super) fn level_at(&self, x: i8, y: i8) -> (u8, u8) {
        self.north.beside(x, y - 1)
    }

    /// Whether a wall lies on the vertical line `x` between the rows `y` and `y + 1`: 1 if so.
    #[inline]
    pub(super) fn upright_at(&self, x: i8, y: i8) -> u8 {
        self.east.beside(x, y).0
    }

    /// Whether the vertical line `x` has a wall between the rows `y` and `y + 1`, both counted as corners are.
    pub(super) fn crosses_vertical(&self, x: i8, y: i8) -> bool {
        self.east.holds(x - 1, y)
    }

    /// Whether the horizontal line `y` has a wall between the columns `x` and `x + 1`.
    pub(super) fn crosses_horizontal(&self, x: i8, y: i8) -> bool {
        self.north.holds(x, y - 1)
    }
}
