//! All tests of the crate in one program: it is compiled and linked once.

mod campaign;
mod content;
mod looks;
mod pages;
mod session;
mod start;
mod stored_games;
