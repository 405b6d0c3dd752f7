//! Odyssey
#![forbid(unsafe_code)]

pub mod dice;
pub mod geometry;
pub mod ids;
pub mod pack;
