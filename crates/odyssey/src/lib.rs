//! Odyssey
#![forbid(unsafe_code)]

pub mod geometry;
