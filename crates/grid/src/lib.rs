//! Boards of squares: what is where, how far it is, who can go there and who sees whom. It knows no game.
//!
//! A board has a fixed number of columns and rows, which are part of every type: a [`Space`] of one board cannot be mistaken for one of
//! another, and sets of spaces ([`Spaces`]) are as many words as the board has rows. A game names its board once and then forgets the
//! numbers:
//!
//! ```
//! use grid::{Direction, Point, Ray};
//!
//! const COLS: usize = 12;
//! const ROWS: usize = 8;
//! type Space = grid::Space<COLS, ROWS>;
//! type Spaces = grid::Spaces<COLS, ROWS>;
//! type Walls = grid::Walls<COLS, ROWS>;
//! type Footprint = grid::Footprint<COLS, ROWS>;
//! type Heights = grid::Heights<COLS, ROWS, 2>;
//! type Paths = grid::Paths<COLS, ROWS>;
//!
//! // A house with a roof of six spaces, a ladder beside it, and a swamp in front.
//! let roof = Spaces::block((3, 4), (4, 6));
//! let mut heights = Heights::FLAT;
//! heights.set(&roof, 1);
//! let (foot, top) = (Space::new(3, 3), Space::new(3, 4));
//! let swamp = Spaces::block((0, 1), (0, COLS as i8 - 1));
//!
//! // A step costs 1, into the swamp 1 more; a ladder costs 2; nobody walks up a wall.
//! let cliffs = heights.cliffs();
//! let exits = |at: Space| {
//!     let level = at.steps().filter(move |(way, _)| !cliffs.is_between(at, *way));
//!     let level = level.map(move |(_, to)| (to, if swamp.contains(to) { 2 } else { 1 }));
//!     let ladder = (at == foot).then_some((top, 2)).or((at == top).then_some((foot, 2)));
//!     level.chain(ladder)
//! };
//! let hero = Space::new(1, 3);
//! let paths = Paths::new(hero, 5, exits);
//! assert_eq!(paths.cost(top), Some(4));
//! assert_eq!(paths.way(top), Some(vec![Space::new(2, 3), foot, top]));
//! assert_eq!(paths.cost(Space::new(0, 3)), Some(2));
//!
//! // A large model two spaces wide, its control area of 3, and whether the hero is in it.
//! let ogre = Footprint::new(Space::new(5, 4), 2);
//! assert!(!ogre.in_range(0..=3).contains(hero));
//! assert_eq!(ogre.distance(&hero.into()), 5);
//!
//! // Sight from the middle of a side to the centre: the house is in the way, from one of its roofs it is not.
//! let sees = |from: Space, to: Space| {
//!     let higher = heights.above(heights.of(from)) - Spaces::only(to);
//!     Ray::from_sides(from, to).iter().any(|ray| ray.is_clear(&higher, &Walls::NONE))
//! };
//! assert!(!sees(Space::new(3, 0), Space::new(4, 9)));
//! assert!(sees(Space::new(3, 5), Space::new(4, 9)));
//! ```
//!
//! | Subject | Types |
//! |---|---|
//! | Places | [`Space`], [`Direction`], [`Axis`], [`Spaces`] |
//! | What stands on the board | [`Footprint`], [`Shape`], [`Walls`], [`Heights`] |
//! | Movement in equal steps | [`Reach`], [`Way`], [`Approach`] |
//! | Movement at a price | [`Paths`], [`Costs`] for whole sets at once |
//! | Sight | [`Blockers`] from corner to corner, [`Ray`] between any two points, [`Sightlines`] from the sides of spaces |
//!
//! A game whose maps differ in size takes the largest as its board and keeps the ground of each map as a set of spaces: what is not in
//! it is never open.

#![deny(missing_docs)]

mod approach;
mod costs;
mod direction;
mod footprint;
mod heights;
mod paths;
mod ray;
mod reach;
mod shape;
mod sight;
mod sightlines;
mod space;
mod spaces;
mod walls;

pub use approach::{Approach, Steps};
pub use costs::{Costs, Onward};
pub use direction::{Axis, Direction, Directions};
pub use footprint::Footprint;
pub use heights::Heights;
pub use paths::Paths;
pub use ray::{Point, Ray};
pub use reach::{Reach, Way};
pub use shape::{LARGEST_SHAPE, Shape};
pub use sight::{Blockers, Corner, Line};
pub use sightlines::Sightlines;
pub use space::Space;
pub use spaces::Spaces;
pub use walls::Walls;

/// The most columns and the most rows a board can have.
pub const LARGEST_BOARD: usize = 32;

/// A distance as a signed number, no longer than any way over a board.
fn clamped(distance: u8) -> i8 {
    distance.min(2 * LARGEST_BOARD as u8) as i8
}
