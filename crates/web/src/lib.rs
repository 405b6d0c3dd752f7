//! The table in a browser.
#![forbid(unsafe_code)]

pub mod assets;
pub mod draw;
pub mod page;
pub mod words;
