//! All tests of the crate in one program: it is compiled and linked once.

mod conformance;
mod duel;
mod frames;
mod odyssey_attack;
mod sandbox;
mod scenes;
mod script;
mod sealed;
mod sessions;
mod sparing;
mod texts;
mod trap;
mod triggers;
mod worlds;
