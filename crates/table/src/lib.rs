//! The kernel of Tavola. It knows no game and does no I/O.
#![forbid(unsafe_code)]

pub mod odds;
pub mod pack;
pub mod rulebook;
pub mod seat;
pub mod text;

pub use odds::Odds;
pub use pack::{CheckedPack, Slug};
pub use seat::{Seat, SeatMap, Seats, Viewer};
pub use text::{Arg, Rule, Text};
