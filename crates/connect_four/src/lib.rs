//! Connect four: the tutorial game. Its rules are in `RULES.md`, and docs/new-game.md walks through this crate.
//!
//! | chapter | module |
//! |---|---|
//! | A · The board | [`board`] |
//! | B · A turn, C · The end | [`rules`] |
//! | how it looks and reads | [`looks`] |
#![forbid(unsafe_code)]

pub mod board;
mod looks;
mod rules;

pub use rules::{ConnectFour, Drop};
