//! Odyssey: the Argo's voyage and the battles of its titans. The rules are in `RULES.md`; the modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards and packs are | [`pack`], [`ids`] |
//! | what lies on the table | [`state`] |
//! | what can be chosen | [`choice`] |
//! | G2 · Dice | [`dice`] |
//! | B1, B11 · The board as such | [`geometry`] |
//! | C · The campaign | `campaign` |
//! | V · The voyage: the nine steps of a day | `voyage` |
//! | A · The adventure | `adventure` |
//! | B · The battle | [`battle`] |
//! | B32 · What can be set before play | [`options`] |
//! | the kernel's contract | `game` |
//! | how it looks and reads | `scene`, `looks`, `describe`, `words` |
//! | what a roll will bring | [`odds`] |
//! | how well the group stands | `appraise` |
//! | what the lab follows | `notes` |
//! | the language of the campaign's paragraphs | [`story`] |
#![forbid(unsafe_code)]

mod adventure;
mod appraise;
pub mod battle;
mod campaign;
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
mod voyage;
mod words;

pub use choice::Choice;
pub use options::OdysseyOptions;
pub use pack::Pack;
pub use state::Odyssey;

/// The content that ships: what skirmishes are played with, then the campaign's.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "numbers.ron", "resources.ron", "notes.ron", "factions.ron", "terrain.ron", "conditions.ron",
    "trauma-minor.ron", "trauma-major.ron", "trauma-grave.ron", "obols.ron", "kratos.ron", "moiros.ron", "gear.ron",
    "classes.ron", "patterns.ron", "mnemos.ron", "godforms.ron", "nymphs.ron", "argo.ron", "foes/centimane.ron",
    "foes/mazehorn.ron", "foes/emberwake.ron", "foes/stonefather.ron", "scenarios.ron", "battles.ron",
    "campaign/tiles/map.ron", "campaign/cycles/campaign.ron", "campaign/cycles/short.ron",
    "campaign/exploration/first.ron", "campaign/exploration/acclimations.ron", "campaign/exploration/events.ron",
    "campaign/technologies/core.ron", "campaign/technologies/facilities.ron", "campaign/technologies/abilities.ron",
    "campaign/technologies/structural.ron", "campaign/portraits/portraits.ron", "campaign/memories/mnemos.ron",
    "campaign/fated/fated.ron", "campaign/hubs/hubs.ron", "story/beasts.ron", "story/dreams.ron", "story/endings.ron",
    "story/events.ron", "story/fated.ron", "story/hunts.ron", "story/mnemos.ron", "story/nets.ron", "story/odysseys.ron",
    "story/rest.ron", "story/returns.ron", "story/rooms.ron", "story/story.ron", "story/thread.ron",
);

/// What is said during play, names and card texts.
const WORDS: &[(&str, &str)] = table::embed_words!(
    "locales": "", "rules.", "play.", "scene.", "guide.", "story.", "lab.", "voyage.", "sea.", "tale-beasts.", "tale-dreams.",
    "tale-endings.", "tale-events.", "tale-fated.", "tale-hunts.", "tale-mnemos.", "tale-nets.", "tale-odysseys.",
    "tale-rest.", "tale-returns.", "tale-rooms.", "tale-story.", "tale-thread.",
);

/// The rules, numbered.
const RULEBOOK: &[(&str, &str)] = &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))];
