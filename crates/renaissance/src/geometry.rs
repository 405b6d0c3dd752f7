//! The battlefield's squares: [`grid`]'s spaces at the size of the largest map.

/// The largest map has 18 columns and 13 rows.
pub const COLS: usize = 18;
pub const ROWS: usize = 13;

pub use grid::{Direction, Ray};

pub type Space = grid::Space<COLS, ROWS>;
pub type Spaces = grid::Spaces<COLS, ROWS>;
pub type Footprint = grid::Footprint<COLS, ROWS>;
pub type Heights = grid::Heights<COLS, ROWS, 2>;
pub type Paths = grid::Paths<COLS, ROWS>;
pub type Costs = grid::Costs<COLS, ROWS>;
pub type Onward = grid::Onward<COLS, ROWS>;
