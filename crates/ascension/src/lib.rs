//! Ascension: gods race up Olympus by weaving myths. The rules are in `RULES.md`; the modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards and packs are | [`card`], [`pack`] |
//! | what lies on the table | [`state`] |
//! | what can be chosen | [`choice`] |
//! | A · Aim, pieces, setup | `setup` |
//! | M · The mountain | `mountain` |
//! | T · The turn | `turn` |
//! | C · Cards and timing | `cards` |
//! | H · Heroes | `heroes` |
//! | W · Webs | `webs` |
//! | E · Equipment, conditions, events | `attachments`, `effects` |
//! | X · The Hades, and how ECO are counted | `hades` |
//! | G · Gates | `gates` |
//! | V · Victory | `victory` |
//! | O · Options | [`options`] |
//! | the kernel's contract | `game` |
//! | who knows what | `knowledge` |
//! | how it looks and reads | [`scene`], `looks`, `describe`, `words` |
//! | how well a seat stands | `appraise` |
//! | what the lab follows | `notes` |
#![forbid(unsafe_code)]

mod appraise;
mod attachments;
pub mod card;
mod cards;
pub mod choice;
mod describe;
mod effects;
mod game;
mod gates;
mod hades;
mod heroes;
mod invariants;
mod knowledge;
mod looks;
mod mountain;
mod notes;
mod numbers;
pub mod options;
pub mod pack;
pub mod scene;
mod setup;
pub mod state;
mod telling;
mod turn;
mod victory;
mod webs;
mod words;

pub use choice::Choice;
pub use options::{AscensionOptions, Smoke};
pub use pack::Pack;
pub use state::Ascension;

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "conditions.ron", "equipment.ron", "events.ron", "gates.ron", "gods.ron", "heroes.ron", "matrix.ron",
    "mountain.ron", "numbers.ron", "plots.ron", "spheres.ron",
);

/// Names and card texts, what is said during play, what is written on the table, and the guided first game.
const WORDS: &[(&str, &str)] = table::embed_words!("locales": "", "play.", "scene.", "guide.", "lab.");

/// The rules, numbered.
const RULEBOOK: &[(&str, &str)] = &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))];
