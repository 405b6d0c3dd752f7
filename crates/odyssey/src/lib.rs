//! Odyssey: the Argo's voyage and the battles of its titans. The rules are in `RULES.md`; the modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards and packs are | [`pack`], [`ids`] |
//! | what lies on the table | [`state`] |
//! | what can be chosen | [`choice`] |
//! | G2 · Dice | [`dice`] |
//! | B1, B11 · The board as such | [`geometry`] |
//! | B · The battle | [`battle`] |
//! | B32 · What can be set before play | [`options`] |
//! | the kernel's contract | `game` |
//! | how it looks and reads | `scene`, `looks`, `describe`, `words` |
//! | what a roll will bring | [`odds`] |
//! | how well the group stands | `appraise` |
//! | what the lab follows | `notes` |
//! | the language of the campaign's paragraphs | [`story`] |
#![forbid(unsafe_code)]

mod appraise;
pub mod battle;
pub mod choice;
mod describe;
pub mod dice;
mod game;
pub mod geometry;
pub mod ids;
mod invariants;
mod looks;
mod notes;
mod numbers;
pub mod odds;
pub mod options;
pub mod pack;
#[cfg(test)]
mod proofs;
mod scene;
pub mod state;
pub mod story;
mod telling;
mod words;

pub use choice::Choice;
pub use options::OdysseyOptions;
pub use pack::Pack;
pub use state::Odyssey;

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "numbers.ron", "resources.ron", "notes.ron", "factions.ron", "terrain.ron", "conditions.ron",
    "trauma-minor.ron", "trauma-major.ron", "trauma-grave.ron", "obols.ron", "kratos.ron", "moiros.ron", "gear.ron",
    "classes.ron", "patterns.ron", "mnemos.ron", "godforms.ron", "nymphs.ron", "argo.ron", "foes/centimane.ron",
    "foes/mazehorn.ron", "foes/emberwake.ron", "foes/stonefather.ron", "scenarios.ron", "battles.ron",
);

/// What is said during play, names and card texts.
const WORDS: &[(&str, &str)] =
    table::embed_words!("locales": "", "rules.", "play.", "scene.", "guide.", "story.", "lab.");

/// The rules, numbered.
const RULEBOOK: &[(&str, &str)] = &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))];
