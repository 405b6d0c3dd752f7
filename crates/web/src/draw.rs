//! Scenes become pages: pure functions from what a viewer sees to HTML and inline SVG. Nothing here knows a game.
//!
//! No element carries a style of its own, so that the page's policy can forbid them: colours are classes of a [`tone`], and what lies
//! over a board has classes that name its place ([`place`]).

pub mod aside;
pub mod cache;
pub mod card;
pub mod course;
pub mod dial;
pub mod digest;
pub mod figures;
pub mod frame;
pub mod grid;
pub mod icon;
pub mod land;
pub mod ledger;
pub mod log;
pub mod looks;
pub mod map;
pub mod marks;
pub mod moments;
pub mod odds;
pub mod pen;
pub mod piece;
pub mod place;
pub mod preview;
pub mod question;
pub mod quick;
pub mod relief;
pub mod seats;
pub mod sheet;
pub mod street;
pub mod tale;
pub mod terrain;
pub mod tile;
pub mod tone;
pub mod track;
pub mod train;
pub mod zone;

pub use pen::{Offers, Pen};
