//! Nova Aetas: Renaissance: four heroes, a clock, and an Italy to which the old gods have come back. The rules are in `RULES.md`; the
//! modules follow its chapters.
//!
//! | chapter | module |
//! |---|---|
//! | what cards, maps and packs are | [`pack`], [`story`] |
//! | what lies on the table | [`state`], `setup` |
//! | what can be chosen | [`choice`], [`options`] |
//! | N1 · Models: characteristics, passives, abilities | `stats` |
//! | N1.1 · Allies | `allies` |
//! | N1.5 to N1.7 · What a hero can do, and what that does | `deeds`, `effects` |
//! | N1.8 · Reactions | `reactions` |
//! | N1.12, N1.13, N7.2 to N7.4, N8.4, N8.5 · Tokens, wounds, KO, threat | `wounds` |
//! | N2.1, N2.2 · The Horologium | `clock` |
//! | N2.3 · A hero's activation | `activation` |
//! | N2.4, N9 · Enemies: activation, attacks, reaction attacks | `enemy` |
//! | N2.5, N1.14, N1.15 · What enemies do | [`ai`] |
//! | N3, N4, N5 · Levels, sight, battlefield | `board` |
//! | N5.1 · Scenery that can be used or broken | `scenery` |
//! | N6.2 · Movement | `moves` |
//! | N6.3 to N6.5 · Tests | [`rolls`] |
//! | N6.6 · Familiars | `familiar` |
//! | N6.7 · Stealth | `stealth` |
//! | N4.2, N7.5 · Targets and areas | `aim` |
//! | N7, N8 · Attacks of heroes | `attack` |
//! | N12 · The company of a single mission | `company` |
//! | N12.1 · The mission, and what happens in it | `mission`, `happenings` |
//! | N10 to N14 · The campaign | [`state::campaign`], `campaign` |
//! | N12.2 · Hunts, explorations, enemies and scenery | `hunt`, `exploration`, `lures` |
//! | N13.6 · Transformations | `transform` |
//! | N13.9 · The plot book | [`story`], `plot` |
//! | the kernel's contract | `game`, `invariants` |
//! | how it looks and reads | `scene`, `looks`, `describe`, `words` |
//! | how well the company stands | `appraise` |
//! | what the lab follows | `notes` |
#![forbid(unsafe_code)]

mod activation;
pub mod ai;
mod aim;
mod allies;
mod appraise;
mod attack;
mod board;
mod campaign;
pub mod choice;
mod clock;
mod company;
mod deeds;
mod describe;
mod effects;
mod enemy;
mod exploration;
mod familiar;
mod game;
pub mod geometry;
mod happenings;
mod hunt;
pub mod ids;
mod invariants;
mod looks;
mod lures;
mod mission;
pub(crate) mod moves;
mod notes;
pub mod options;
pub mod pack;
mod plot;
#[cfg(test)]
mod proofs;
mod reactions;
pub mod rolls;
mod scene;
mod scenery;
mod setup;
pub mod state;
mod stats;
mod stealth;
pub mod story;
mod telling;
mod transform;
mod words;
mod wounds;

pub use choice::Choice;
pub use options::RenaissanceOptions;
pub use pack::Pack;
pub use state::Renaissance;

use ids::{EnemyId, WoundId};
use table::Stream;

/// The dice, and the decks that are drawn from.
const D8: Stream = Stream::new("d8");
const WOUNDS: Stream = Stream::new("wounds");
const DRAFTS: Stream = Stream::new("drafts");
const PREY: Stream = Stream::new("prey");
const EXPLORE: Stream = Stream::new("explore");
const SCENERY: Stream = Stream::new("scenery");
const SQUARES: Stream = Stream::new("squares");
const BOOK: Stream = Stream::new("book");
const MYSTERIES: Stream = Stream::new("mysteries");
const COMPANY: Stream = Stream::new("company");
const REAGENTS: Stream = Stream::new("reagents");

/// What chance can hand out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Card {
    /// N7.4 · A severe wound.
    Wound(WoundId),
    /// N13.1 · An enemy of a draft.
    Draft(EnemyId),
    /// N11 · An event of the road.
    Event(ids::EventId),
    /// N13.4 · A card of a reagent deck.
    Found(ids::ReagentId),
    /// N12.2 · An action card of the prey, by its number.
    Prey(u8),
    /// N12.2 · The faction of an exploration, and its card.
    Faction(pack::schema::Faction),
    /// N12.2 · A scenery card.
    Scenery(ids::SceneryId),
    Mission(ids::MissionId),
    /// N2.2 · A mystery of the mission's pool, by its number.
    Mystery(u8),
    /// N5.1 · The deck of a card that was in a crate.
    Reagent(pack::schema::ReagentDeck),
}

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "achievements.ron", "classes.ron", "companions.ron", "destinies.ron", "enemies.ron", "events.ron",
    "forms.ron", "heroes.ron", "items.ron", "numbers.ron", "places.ron", "reagents.ron", "scenery.ron", "skills.ron", "wounds.ron",
    "missions/01-thunder-over-vinci.ron",
    "missions/02-masks-of-florence.ron",
    "missions/03-the-eel-marsh.ron",
    "missions/04-the-dyers-quay.ron",
    "missions/05-three-altars.ron",
    "missions/06-the-bridge-of-ferrara.ron",
    "missions/07-the-house-of-turns.ron",
    "missions/08-chains-at-genoa.ron",
    "missions/09-the-sibyl-of-cuma.ron",
    "missions/10-the-hour-of-rome.ron",
    "missions/11-the-plague-cart.ron",
    "missions/12-duel-at-dawn.ron",
    "missions/13-the-toll.ron",
    "missions/14-the-bell-founders-night.ron",
    "missions/15-the-night-mill.ron",
    "missions/16-the-buried-archive.ron",
    "missions/17-the-salt-beacon.ron",
    "missions/18-the-wrong-address.ron",
    "missions/19-the-quarry-cages.ron",
    "missions/20-somebody-elses-battle.ron",
    "missions/21-the-bronze-bull.ron",
    "missions/22-the-basilisk.ron",
    "missions/23-the-harpy-mother.ron",
    "story/camps.ron", "story/comacchio.ron", "story/cuma.ron", "story/encounters.ron", "story/endings.ron",
    "story/ferrara.ron", "story/florence.ron", "story/genoa.ron", "story/hunts.ron", "story/norcia.ron",
    "story/roads.ron", "story/rome.ron", "story/siena.ron", "story/venice.ron", "story/vinci.ron",
);

/// Names, what cards say, what is said during play, what is written on the table, and the plot book.
const WORDS: &[(&str, &str)] = &[
    ("en", include_str!("../locales/en.ftl")),
    ("it", include_str!("../locales/it.ftl")),
    ("en", include_str!("../locales/guide.en.ftl")),
    ("it", include_str!("../locales/guide.it.ftl")),
    ("en", include_str!("../locales/cards.en.ftl")),
    ("it", include_str!("../locales/cards.it.ftl")),
    ("en", include_str!("../locales/play.en.ftl")),
    ("it", include_str!("../locales/play.it.ftl")),
    ("en", include_str!("../locales/camp.en.ftl")),
    ("it", include_str!("../locales/camp.it.ftl")),
    ("en", include_str!("../locales/scene.en.ftl")),
    ("it", include_str!("../locales/scene.it.ftl")),
    ("en", include_str!("../locales/terms.en.ftl")),
    ("it", include_str!("../locales/terms.it.ftl")),
    ("en", include_str!("../locales/names.en.ftl")),
    ("it", include_str!("../locales/names.it.ftl")),
    ("en", include_str!("../locales/missions.en.ftl")),
    ("it", include_str!("../locales/missions.it.ftl")),
    ("en", include_str!("../locales/tale-camps.en.ftl")),
    ("it", include_str!("../locales/tale-camps.it.ftl")),
    ("en", include_str!("../locales/tale-comacchio.en.ftl")),
    ("it", include_str!("../locales/tale-comacchio.it.ftl")),
    ("en", include_str!("../locales/tale-cuma.en.ftl")),
    ("it", include_str!("../locales/tale-cuma.it.ftl")),
    ("en", include_str!("../locales/tale-encounters.en.ftl")),
    ("it", include_str!("../locales/tale-encounters.it.ftl")),
    ("en", include_str!("../locales/tale-endings.en.ftl")),
    ("it", include_str!("../locales/tale-endings.it.ftl")),
    ("en", include_str!("../locales/tale-ferrara.en.ftl")),
    ("it", include_str!("../locales/tale-ferrara.it.ftl")),
    ("en", include_str!("../locales/tale-florence.en.ftl")),
    ("it", include_str!("../locales/tale-florence.it.ftl")),
    ("en", include_str!("../locales/tale-genoa.en.ftl")),
    ("it", include_str!("../locales/tale-genoa.it.ftl")),
    ("en", include_str!("../locales/tale-hunts.en.ftl")),
    ("it", include_str!("../locales/tale-hunts.it.ftl")),
    ("en", include_str!("../locales/tale-norcia.en.ftl")),
    ("it", include_str!("../locales/tale-norcia.it.ftl")),
    ("en", include_str!("../locales/tale-roads.en.ftl")),
    ("it", include_str!("../locales/tale-roads.it.ftl")),
    ("en", include_str!("../locales/tale-rome.en.ftl")),
    ("it", include_str!("../locales/tale-rome.it.ftl")),
    ("en", include_str!("../locales/tale-siena.en.ftl")),
    ("it", include_str!("../locales/tale-siena.it.ftl")),
    ("en", include_str!("../locales/tale-venice.en.ftl")),
    ("it", include_str!("../locales/tale-venice.it.ftl")),
    ("en", include_str!("../locales/tale-vinci.en.ftl")),
    ("it", include_str!("../locales/tale-vinci.it.ftl")),
];

/// The rules, numbered.
const RULEBOOK: &[(&str, &str)] = &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))];
