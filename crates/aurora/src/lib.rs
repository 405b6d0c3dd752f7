//! Last Aurora with Project Athena: convoys in the ice race for the icebreaker. The rules are in `RULES.md`; the modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards and packs are | [`card`], [`pack`] |
//! | what lies on the table | [`state`] |
//! | what can be chosen | [`choice`] |
//! | A · Aim and setup | `setup` |
//! | C · The convoy | `convoy`, `side` |
//! | E · Exploration | `explore`, `order` |
//! | R · Rest | `rest` |
//! | M · Movement | `movement` |
//! | F · Fire | `fire` |
//! | X · End of the round, end of the game | `ending` |
//! | K · The cards | where their moment is |
//! | S · Solo | `automaton` |
//! | O · Options | [`options`] |
//! | the kernel's contract | `game`, `invariants` |
//! | how it looks and reads | `scene`, `looks`, `describe`, `words`, `telling`, `odds`, `why` |
//! | how well a seat stands | `appraise` |
//! | what the lab follows | `notes` |
#![forbid(unsafe_code)]

mod appraise;
mod automaton;
pub mod card;
pub mod choice;
mod convoy;
mod describe;
mod ending;
mod explore;
mod fire;
mod game;
mod invariants;
mod looks;
mod movement;
mod notes;
mod odds;
pub mod options;
mod order;
pub mod pack;
mod rest;
mod scene;
mod setup;
mod side;
pub mod state;
mod telling;
mod why;
mod words;

pub use choice::Choice;
pub use ending::Fame;
pub use options::AuroraOptions;
pub use pack::Pack;
pub use state::Aurora;

use table::Stream;

/// The decks: what is drawn from each is its own stream of chance.
const DECK: Stream = Stream::new("exploration");
const EXTRAS: Stream = Stream::new("extras");
const OBJECTS: Stream = Stream::new("objects");
const OUTCOMES: Stream = Stream::new("outcomes");
const BACKS: Stream = Stream::new("backs");
const LOOT: Stream = Stream::new("loot");
const COUNTERS: Stream = Stream::new("counters");
const ORDER: Stream = Stream::new("order");
const CREWS: Stream = Stream::new("crews");
const ERRANDS: Stream = Stream::new("errands");

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "counters.ron", "crews.ron", "encounters.ron", "enemies.ron", "locations.ron", "maps.ron", "numbers.ron",
    "objects.ron", "outcomes.ron", "people.ron", "scans.ron", "vehicles.ron",
);

/// Names and card texts, what is said during play, what is written on the table, and the guided first game.
const WORDS: &[(&str, &str)] = table::embed_words!("locales": "", "play.", "scene.", "guide.");

/// The rules, numbered.
const RULEBOOK: &[(&str, &str)] = &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))];
