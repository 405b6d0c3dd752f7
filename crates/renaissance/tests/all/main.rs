//! The rules of the game, one by one, and the contract of the kernel.

mod content;
mod story;
