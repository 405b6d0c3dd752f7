//! Spaces and directions of the board.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::scene::{Cell, Side};

/// The board has 20 columns and 14 rows.
pub const COLS: u8 = 20;
pub const ROWS: u8 = 14;

/// One space of the board, counted from 0 at the lower left and written `A1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Space {
    pub row: u8,
    pub col: u8,
}

impl Space {
    pub const fn new(row: u8, col: u8) -> Space {
        Space { row, col }
    }

    /// Every space, row by row from the lower left.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..ROWS).flat_map(|row| (0..COLS).map(move |col| Space { row, col }))
    }

    /// Its number among all spaces.
    pub fn index(self) -> usize {
        self.row as usize * COLS as usize + self.col as usize
    }

    /// The next space in a direction, if it is on the board.
    pub fn next(self, direction: Direction) -> Option<Space> {
        let (rows, cols) = direction.step();
        Space::at(self.row as i8 + rows, self.col as i8 + cols)
    }

    /// The space with these figures, if it is on the board.
    pub fn at(row: i8, col: i8) -> Option<Space> {
        let on_board = (0..ROWS as i8).contains(&row) && (0..COLS as i8).contains(&col);
        on_board.then_some(Space::new(row as u8, col as u8))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell::from(*self).fmt(f)
    }
}

impl From<Space> for Cell {
    fn from(space: Space) -> Cell {
        Cell::new(space.row, space.col)
    }
}

/// The four ways along rows and columns; north is towards the last row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Direction {
    #[default]
    North,
    East,
    South,
    West,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Its name in notations and keys.
    pub fn slug(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    #[must_use]
    pub fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// So many quarters clockwise from this one.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + quarters as usize) % 4]
    }

    pub fn axis(self) -> Axis {
        match self {
            Direction::North | Direction::South => Axis::Vertical,
            Direction::East | Direction::West => Axis::Horizontal,
        }
    }

    /// Rows and columns of one step.
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
    Horizontal,
    Vertical,
}

impl Axis {
    #[must_use]
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
