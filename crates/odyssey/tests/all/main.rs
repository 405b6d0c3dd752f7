//! All tests of the crate in one program: it is compiled and linked once.

mod audit;
mod campaign;
mod conformance;
mod content;
mod coverage;
mod playout;
mod sparing;
mod story;
