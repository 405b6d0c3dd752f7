//! The rules of the game, one by one, and the contract of the kernel.

mod conformance;
mod content;
mod coverage;
mod playout;
mod story;
