//! For tests only: the conformance suite that every game passes, scripted play, and three tiny games that exercise the kernel.
#![forbid(unsafe_code)]

pub mod bluff;
pub mod duel;
pub mod expedition;
pub mod flaw;
