//! How content files are written, and what rules read: one description for both (see [`super::stage`]).
//!
//! | file of `content/` | what | type |
//! |---|---|---|
//! | `numbers.ron` | figures of the rules | [`Numbers`] |
//! | `resources.ron`, `notes.ron`, `factions.ron` | what is gained, noted, and who is dealt with | [`Resource`], [`Noted`], [`Faction`] |
//! | `terrain.ron` | kinds of tiles | [`Terrain`] |
//! | `conditions.ron` | conditions of titans and scars of primordials | [`Condition`] |
//! | `trauma-minor.ron`, `trauma-major.ron`, `trauma-grave.ron` | trauma decks | [`Trauma`] |
//! | `obols.ron`, `kratos.ron`, `moiros.ron` | the other decks | [`Obol`], [`Fateful`] |
//! | `gear.ron` | weapons, armour, supports, attachments | [`Gear`] |
//! | `classes.ron`, `patterns.ron` | titan sheets and what changes them | [`Class`], [`Pattern`] |
//! | `mnemos.ron`, `godforms.ron`, `nymphs.ron`, `argo.ron` | what else gives abilities | [`Mnemos`], [`Godform`], [`Nymph`], [`ArgoAbility`] |
//! | `foes/<slug>.ron` | a primordial with its 18 AI cards and 18 body parts | [`Primordial`] |
//! | `scenarios.ron` | where everything stands | [`Scenario`] |
//! | `battles.ron` | a primordial at a level, its scenario, its suggested loadout | [`Battle`] |
//! | `campaign/` | map, cycles, exploration, technologies, argonauts | [`campaign`] |
//! | `story/` | the paragraphs of the campaign | [`story`](crate::story) |
//!
//! The language of cards is in four files: [`effect`](Effect) (what happens), [`when`](When) (under what circumstances),
//! [`ability`](Ability) (when one may or must do it, and its price) and [`keyword`](Keyword) (the words that cards share).

mod ability;
pub mod campaign;
mod circumstance;
mod deck;
mod effect;
mod gear;
mod ground;
mod keyword;
mod primordial;
mod properties;
mod ship;
mod titan;

pub use ability::*;
pub use circumstance::*;
pub use deck::*;
pub use effect::*;
pub use gear::*;
pub use ground::*;
pub use keyword::*;
pub use primordial::*;
pub use properties::{Attack, Change, Draws, Idle, Inner, Properties, Vain};
pub use ship::*;
pub use titan::*;
