//! For tests only: the conformance suite that every game passes, scripted play, changed packs, stored texts, and three tiny games that
//! exercise the kernel.
#![forbid(unsafe_code)]

pub mod bluff;
mod conform;
mod cores;
pub mod duel;
pub mod expedition;
pub mod flaw;
pub mod lab;
pub mod packs;
mod playing;
pub mod rulebook;
mod script;
pub mod snapshots;
mod soak;
mod speed;
mod terminal;
pub mod texts;

pub use conform::{Check, Conform, Fault, Faults, conform};
pub use cores::on_all_cores;
pub use playing::play_on;
pub use script::{Script, prove};
pub use soak::{soak, soak_by};
pub use speed::{speed, stopped};
pub use terminal::{play_in_terminal, play_lines};
