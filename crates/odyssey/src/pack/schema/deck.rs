//! B6, B22, B23 · Trauma, obols, kratos and moiros cards, conditions and scars.

use super::{ConditionKind, Powers, Token};
use crate::geometry::Direction;
use crate::pack::lower::{schema, words};
use crate::pack::stage::{ConditionOf, ScriptOf};
use table::Slug;

schema! {
    /// A trauma card. Its words are `trauma-<slug>` and `trauma-<slug>-text`.
    pub struct Trauma<S> {
        pub slug: Slug,
        pub icon: String,
        /// G4.2 · On minor cards.
        #[serde(default)]
        pub arrow: Arrow,
        /// The figure in its corner; major cards are numbered 1 to 7 twice and 8.
        #[serde(default)]
        pub number: u8,
        /// For the colour of its frame.
        pub positive: bool,
        pub effects: ScriptOf<S>,
        /// B27.1 · Only in the deck once awakening is unlocked.
        #[serde(default)]
        pub awakening: bool,
    }

    /// An obol.
    pub struct Obol<S> {
        pub slug: Slug,
        pub icon: String,
        pub joins: ObolJoins,
        pub effects: ScriptOf<S>,
    }

    /// A kratos or moiros card: it stays with the titan until the battle ends.
    pub struct Fateful<S> {
        pub slug: Slug,
        pub icon: String,
        pub effects: ScriptOf<S>,
        /// What lasts while it is held; a rally is an ability at [`Trigger::Rally`](super::Trigger::Rally).
        pub powers: Powers<S>,
    }

    /// B22 · A condition of a titan, or a scar of a primordial.
    pub struct Condition<S> {
        pub slug: Slug,
        pub icon: String,
        pub kind: ConditionKind,
        /// Tokens that lie on it when it is gained.
        #[serde(default)]
        pub tokens: Option<(Token, u8)>,
        /// B22.7 · What it becomes when it is gained again.
        #[serde(default)]
        pub worsens: Option<ConditionOf<S>>,
        /// B22.7 · Gained again, it kills.
        #[serde(default)]
        pub kills: bool,
        pub powers: Powers<S>,
    }
}

words! {
    /// G4.2 · The arrow of a minor trauma card.
    #[derive(Default)]
    pub enum Arrow {
        Points(Direction),
        #[default]
        Choose,
    }

    /// When an obol is in the deck.
    pub enum ObolJoins {
        Always,
        /// In place of the card of death, once awakening is unlocked.
        AwakeningVariant,
        /// B6.11 · From this Danger on.
        Massive(u8),
        /// B27.8 · For draws of an awakened titan only.
        Awakened,
    }
}
