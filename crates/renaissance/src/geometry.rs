//! The battlefield's squares: [`grid`]'s spaces at the size of the largest map.

/// The largest map has 18 columns and 13 rows.
pub const COLS: usize = 18;
pub const ROWS: usize = 13;

pub use grid::Direction;
use std::sync::LazyLock;

pub type Space = grid::Space<COLS, ROWS>;
pub type Spaces = grid::Spaces<COLS, ROWS>;
pub type Footprint = grid::Footprint<COLS, ROWS>;
pub type Heights = grid::Heights<COLS, ROWS, 2>;
pub type Paths = grid::Paths<COLS, ROWS>;
pub type Costs = grid::Costs<COLS, ROWS>;
pub type Onward = grid::Onward<COLS, ROWS>;

/// N4.1 · Where lines of sight pass, on any battlefield.
pub(crate) static SIGHTLINES: LazyLock<grid::Sightlines<COLS, ROWS>> = LazyLock::new(grid::Sightlines::measure);
