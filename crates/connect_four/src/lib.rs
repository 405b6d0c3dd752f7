//! Connect four, the smallest whole game. Its rules are in `RULES.md`; docs/new-game.md makes another one step by step.
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

pub use rules::{ConnectFour, DropDisc};
