//! B6, B22, B23 · Trauma, obols, kratos and moiros cards, conditions and scars.

use super::{ConditionKind, Powers, ScriptOf, Token};
use crate::geometry::Direction;
use crate::ids::ConditionId;
use crate::pack::Pack;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, schema, vocabulary};

schema! { for Pack;
    /// A trauma card. Its words are `trauma-<slug>` and `trauma-<slug>-text`.
    pub struct Trauma<S> {
        pub slug: Slug,
        pub icon: Icon,
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
        pub icon: Icon,
        pub joins: ObolJoins,
        pub effects: ScriptOf<S>,
    }

    /// A kratos or moiros card: it stays with the titan until the battle ends.
    pub struct Fateful<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub effects: ScriptOf<S>,
        /// What lasts while it is held; a rally is an ability at [`Trigger::Rally`](super::Trigger::Rally).
        pub powers: Powers<S>,
    }

    /// B22 · A condition of a titan, or a scar of a primordial.
    pub struct Condition<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub kind: ConditionKind,
        /// Tokens that lie on it when it is gained.
        #[serde(default)]
        pub tokens: Option<(Token, u8)>,
        /// B22.7 · What it becomes when it is gained again.
        #[serde(default)]
        pub worsens: Option<Ref<S, ConditionId>>,
        /// B22.7 · Gained again, it kills.
        #[serde(default)]
        pub kills: bool,
        pub powers: Powers<S>,
    }
}

vocabulary! {
    /// G4.2 · The arrow of a minor trauma card.
    #[derive(Default)]
    pub enum Arrow {
        Points(direction: Direction),
        #[default]
        Choose,
    }

    /// When an obol is in the deck.
    pub enum ObolJoins {
        Always,
        /// In place of the card of death, once awakening is unlocked.
        AwakeningVariant,
        /// B6.11 · From this Danger on.
        Massive(danger: u8),
        /// B27.8 · For draws of an awakened titan only.
        Awakened,
    }
}
