//! How content files are written, and what rules read: one description for both.
//!
//! | file of `content/` | what | type |
//! |---|---|---|
//! | `numbers.ron` | figures of the rules | [`Numbers`] |
//! | `heroes.ron`, `classes.ron`, `skills.ron` | heroes, their three classes, six skills a class | [`Hero`], [`Class`], [`Skill`] |
//! | `items.ron` | equipment, spells, familiars, formulae, rewards | [`Item`] |
//! | `enemies.ron` | enemy and profile cards | [`Enemy`] |
//! | `wounds.ron`, `destinies.ron`, `achievements.ron` | severe wounds, destiny cards, achievements | [`SevereWound`], [`Destiny`], [`Achievement`] |
//! | `reagents.ron`, `places.ron`, `events.ron` | reagents, the map of Italy, event cards | [`Reagent`], [`Place`], [`TravelEvent`] |
//! | `companions.ron`, `forms.ron` | companions, transformations | [`Companion`], [`Form`] |
//! | `missions/<slug>.ron` | campaign missions, encounters, explorations, hunts | [`Mission`] |

mod campaign;
mod effect;
mod enemy;
mod gear;
mod hero;
mod mission;

pub use campaign::*;
pub use effect::*;
pub use enemy::*;
pub use gear::*;
pub use hero::*;
pub use mission::*;
