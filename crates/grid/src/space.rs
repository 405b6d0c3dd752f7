//! One space of a board.

use crate::{Direction, LARGEST_BOARD};
use serde::{Deserialize, Serialize};
use std::fmt;
use table::scene::Cell;

/// One space of a board of `COLS` columns and `ROWS` rows, counted from 0 at the lower left and written `A1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Space<const COLS: usize, const ROWS: usize> {
    /// The row, from 0 in the south.
    pub row: u8,
    /// The column, from 0 in the west.
    pub col: u8,
}

/// A space as it is stored, on whatever board.
#[derive(Deserialize)]
#[serde(rename = "Space")]
struct Stored {
    row: u8,
    col: u8,
}

impl<const COLS: usize, const ROWS: usize> TryFrom<Stored> for Space<COLS, ROWS> {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Self, String> {
        let Stored { row, col } = stored;
        let on_board = usize::from(row) < ROWS && usize::from(col) < COLS;
        on_board.then_some(Space { row, col }).ok_or_else(|| format!("row {row}, column {col} is not on the board"))
    }
}

impl<const COLS: usize, const ROWS: usize> Space<COLS, ROWS> {
    /// Boards beyond this size are refused when they are compiled: distances are counted in bytes, and a row is one word.
    pub(crate) const FITS: () = assert!(
        0 < COLS && COLS <= LARGEST_BOARD && 0 < ROWS && ROWS <= LARGEST_BOARD,
        "a board has 1 to 32 columns and 1 to 32 rows"
    );

    /// The space in this row and column, which must be on the board; [`Space::at`] asks whether it is.
    pub const fn new(row: u8, col: u8) -> Self {
        Space { row, col }
    }

    /// Every space, row by row from the lower left.
    pub fn all() -> impl Iterator<Item = Self> {
        let () = Self::FITS;
        (0..ROWS as u8).flat_map(|row| (0..COLS as u8).map(move |col| Space { row, col }))
    }

    /// Its number among all spaces.
    #[inline]
    pub fn index(self) -> usize {
        self.row as usize * COLS + self.col as usize
    }

    /// The next space in a direction, if it is on the board.
    #[inline]
    pub fn next(self, direction: Direction) -> Option<Self> {
        let (rows, cols) = direction.step();
        Space::at(self.row as i8 + rows, self.col as i8 + cols)
    }

    /// The spaces that share an edge with it, with the direction of each, clockwise from north.
    pub fn steps(self) -> impl Iterator<Item = (Direction, Self)> {
        Direction::ALL.into_iter().filter_map(move |direction| Some((direction, self.next(direction)?)))
    }

    /// The space in this row and column, if it is on the board.
    #[inline]
    pub fn at(row: i8, col: i8) -> Option<Self> {
        let () = Self::FITS;
        let on_board = (0..ROWS as i8).contains(&row) && (0..COLS as i8).contains(&col);
        on_board.then_some(Space::new(row as u8, col as u8))
    }
}

impl<const COLS: usize, const ROWS: usize> fmt::Display for Space<COLS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell::from(*self).fmt(f)
    }
}

impl<const COLS: usize, const ROWS: usize> From<Space<COLS, ROWS>> for Cell {
    fn from(space: Space<COLS, ROWS>) -> Cell {
        Cell::new(space.row, space.col)
    }
}
