//! Renaissance: four heroes in an Italy where the old gods have come back.
#![forbid(unsafe_code)]

pub mod story;
