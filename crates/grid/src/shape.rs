//! The shapes of terrain tiles: which spaces they fill and where their walls are, in each of the four ways they can lie.

use crate::{Direction, Space, Spaces, Walls};
use table::CopyVec;

/// The most spaces a tile can have.
pub const LARGEST_SHAPE: usize = 16;

/// A tile that has not been laid down: rows and columns are counted from its own lower left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    cells: CopyVec<(u8, u8), LARGEST_SHAPE>,
    walls: Vec<((u8, u8), Direction)>,
}

impl Shape {
    /// A shape of these cells, each given by row and column, and these walls. `None` if it has no cell or too many.
    pub fn new(cells: &[(u8, u8)], walls: &[((u8, u8), Direction)]) -> Option<Shape> {
        let fits = (1..=LARGEST_SHAPE).contains(&cells.len());
        fits.then(|| Shape::sorted(cells.to_vec(), walls.to_vec()))
    }

    /// Cells and walls in the order of their places, so that shapes that look alike are equal.
    fn sorted(mut cells: Vec<(u8, u8)>, mut walls: Vec<((u8, u8), Direction)>) -> Shape {
        cells.sort_unstable();
        walls.sort_unstable_by_key(|(cell, side)| (*cell, *side as u8));
        Shape { cells: cells.into_iter().collect(), walls }
    }

    /// A rectangle without walls. `None` if it has no cell or too many.
    pub fn rectangle(rows: u8, cols: u8) -> Option<Shape> {
        let cells: Vec<_> = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).collect();
        Shape::new(&cells, &[])
    }

    /// Rows and columns of the rectangle around it.
    pub fn size(&self) -> (u8, u8) {
        let rows = self.cells.iter().map(|(row, _)| row + 1).max().unwrap_or(0);
        let cols = self.cells.iter().map(|(_, col)| col + 1).max().unwrap_or(0);
        (rows, cols)
    }

    /// The shape after this many quarter turns clockwise.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Shape {
        (0..quarters % 4).fold(self.clone(), |shape, _| shape.quarter())
    }

    fn quarter(&self) -> Shape {
        let width = self.size().1;
        let turn = |(row, col): (u8, u8)| (width - 1 - col, row);
        let walls = self.walls.iter().map(|(cell, side)| (turn(*cell), side.turned(1)));
        Shape::sorted(self.cells.iter().map(|cell| turn(*cell)).collect(), walls.collect())
    }

    /// The spaces it fills if its lower left is here; `None` if it would not fit on the board.
    pub fn spaces<const COLS: usize, const ROWS: usize>(&self, at: Space<COLS, ROWS>) -> Option<Spaces<COLS, ROWS>> {
        let mut spaces = Spaces::NONE;
        for cell in self.cells.iter() {
            spaces.insert(shifted(at, *cell)?);
        }
        Some(spaces)
    }

    /// Whether all of it would be on these spaces with its lower left here.
    pub fn lies_within<const COLS: usize, const ROWS: usize>(
        &self,
        at: Space<COLS, ROWS>,
        ground: &Spaces<COLS, ROWS>,
    ) -> bool {
        self.cells.iter().all(|cell| shifted(at, *cell).is_some_and(|space| ground.contains(space)))
    }

    /// Where its lower left can be so that all of it is on these spaces.
    pub fn places_within<const COLS: usize, const ROWS: usize>(
        &self,
        ground: &Spaces<COLS, ROWS>,
    ) -> Spaces<COLS, ROWS> {
        let each = self.cells.iter().map(|cell| ground.drawn_back(*cell));
        each.fold(Spaces::ALL, |all, one| all & one)
    }

    /// Where its lower left can be so that some of it is on these spaces.
    pub fn places_touching<const COLS: usize, const ROWS: usize>(
        &self,
        spaces: &Spaces<COLS, ROWS>,
    ) -> Spaces<COLS, ROWS> {
        let each = self.cells.iter().map(|cell| spaces.drawn_back(*cell));
        each.fold(Spaces::NONE, |all, one| all | one)
    }

    /// Whether it has walls.
    pub fn has_walls(&self) -> bool {
        !self.walls.is_empty()
    }

    /// Adds its walls to those of the board.
    pub fn draw<const COLS: usize, const ROWS: usize>(&self, at: Space<COLS, ROWS>, walls: &mut Walls<COLS, ROWS>) {
        for (cell, side) in &self.walls {
            if let Some(space) = shifted(at, *cell) {
                walls.insert(space, *side);
            }
        }
    }
}

fn shifted<const COLS: usize, const ROWS: usize>(
    at: Space<COLS, ROWS>,
    (row, col): (u8, u8),
) -> Option<Space<COLS, ROWS>> {
    let sum = |at: u8, more: u8| i8::try_from(u16::from(at) + u16::from(more)).ok();
    Space::at(sum(at.row, row)?, sum(at.col, col)?)
}
