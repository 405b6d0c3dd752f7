//! The board as such: spaces, footprints, facing, distance, sight and ways. It knows no rule that has to do with cards.

mod approach;
mod footprint;
mod reach;
mod shape;
mod sight;
mod space;
mod spaces;
mod walls;

pub use approach::{ACROSS, Approach, Steps};
pub use footprint::{Directions, Footprint};
pub use reach::{LONGEST, Reach, Way};
pub use shape::{LARGEST, Shape};
pub use sight::{Blockers, Corner, Line};
pub use space::{Axis, COLS, Direction, ROWS, Space};
pub use spaces::Spaces;
pub use walls::Walls;

#[cfg(test)]
mod tests;
