//! A few things in a row, inside the thing that has them.

pub use table::Few;
