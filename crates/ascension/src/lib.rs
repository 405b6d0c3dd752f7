//! Ascension: gods race up Olympus by weaving myths. The rules are in `RULES.md`; the modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards and packs are | [`card`], [`pack`] |
//! | what lies on the table | [`state`] |
//! | what can be chosen | [`choice`] |
//! | O · Options | [`options`] |
//! | how the table looks | [`scene`] |
#![forbid(unsafe_code)]

pub mod card;
pub mod choice;
pub mod few;
pub mod options;
pub mod pack;
pub mod scene;
pub mod state;

pub use choice::Choice;
pub use options::{AscensionOptions, Smoke};
pub use pack::Pack;
pub use state::Ascension;

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "conditions.ron", "equipment.ron", "events.ron", "gates.ron", "gods.ron", "heroes.ron", "matrix.ron",
    "mountain.ron", "numbers.ron", "plots.ron", "spheres.ron",
);
