//! The kernel of Tavola. It knows no game and does no I/O.
#![forbid(unsafe_code)]

pub mod scene;
pub mod seat;
pub mod text;
pub mod words;

pub use scene::Scene;
pub use seat::{Seat, SeatMap, Seats, Viewer};
pub use text::{Arg, Rule, Text};
pub use words::{Lang, Names, Reader, Words};
