//! All tests of the crate in one program: it is compiled and linked once.

mod broken;
mod compare;
mod ladder;
mod reports;
mod threads;
