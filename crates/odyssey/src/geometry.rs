//! The board of a battle: [`grid`]'s spaces, footprints, walls and lines of sight at its size, and what only this game measures.

use table::CopyVec;

pub use grid::{Axis, Corner, Direction, Directions, LARGEST_SHAPE, Line, Shape};

/// B1.1 · The board has 20 columns and 14 rows.
pub const COLS: u8 = 20;
pub const ROWS: u8 = 14;

/// The longest way a titan can go in one movement.
pub const LONGEST: usize = 15;

/// The most steps across the whole board.
pub const ACROSS: usize = (COLS + ROWS) as usize;

pub type Space = grid::Space<{ COLS as usize }, { ROWS as usize }>;
pub type Spaces = grid::Spaces<{ COLS as usize }, { ROWS as usize }>;
pub type Walls = grid::Walls<{ COLS as usize }, { ROWS as usize }>;
pub type Footprint = grid::Footprint<{ COLS as usize }, { ROWS as usize }>;
pub type Reach = grid::Reach<{ COLS as usize }, { ROWS as usize }, LONGEST>;
pub type Way = grid::Way<LONGEST>;
pub type Approach = grid::Approach<{ COLS as usize }, { ROWS as usize }>;
pub type Blockers<'a> = grid::Blockers<'a, { COLS as usize }, { ROWS as usize }>;

/// The steps of a primordial, in order.
pub type Steps = CopyVec<Direction, ACROSS>;

/// B1.10 · The space beside each flank of a primordial that touches its rearmost row.
pub fn weakspots(of: &Footprint, facing: Direction) -> Spaces {
    let here = of.spaces();
    let hindmost = here - here.stepped(facing);
    (hindmost.stepped(facing.turned(1)) | hindmost.stepped(facing.turned(3))) - here
}

#[cfg(test)]
mod tests;
