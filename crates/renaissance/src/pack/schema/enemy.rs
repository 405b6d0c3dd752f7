//! N1.16, N1.17 · Enemies, profiles, and their attacks.

use super::{Ability, AttackKind, Characteristic, Clause, Shape};
use crate::pack::Pack;
use serde::Deserialize;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

vocabulary! {
    /// N1.16 · The three factions.
    pub enum Faction: "faction" {
        Keys,
        Lagoon,
        Brood,
    }

    /// N1.16 · How dangerous an enemy is.
    pub enum Rank: "rank" {
        Troop,
        Elite,
        Monster,
    }

    /// N13.4 · The three decks of reagents.
    pub enum ReagentDeck: "deck" {
        Elementum,
        Alchimia,
        Pecunia,
    }
}

schema! { for Pack;
    /// An enemy card, or a profile card if it has no faction. Its words are `enemy-<slug>` and `enemy-<slug>-text`.
    pub struct Enemy {
        pub slug: Slug,
        pub icon: Icon,
        #[serde(default)]
        pub faction: Option<Faction>,
        pub rank: Rank,
        pub swiftness: u8,
        /// N1.17 · The control area.
        pub control: u8,
        pub physical: u8,
        pub mental: u8,
        pub health: u8,
        pub attacks: Vec<Blow>,
        #[serde(default)]
        pub abilities: Vec<Ability>,
        /// N13.4 · What is drawn into the loot when it is defeated.
        #[serde(default)]
        pub loot: Vec<(ReagentDeck, u8)>,
        /// N13.1 · How many figures of it there are.
        pub figures: u8,
        /// N1.1 · The threat of an ally, which never changes.
        #[serde(default)]
        pub threat: u8,
    }
}

/// N9.1, N9.2 · An enemy's attack.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub kind: AttackKind,
    pub ap: u8,
    pub range: (u8, u8),
    /// Hits of a physical attack, successes that a mental one asks for.
    pub value: u8,
    /// What the hero defends with, and from which number on a die counts.
    pub defence: Characteristic,
    #[serde(default = "five")]
    pub threshold: u8,
    #[serde(default)]
    pub area: Option<Shape>,
    #[serde(default)]
    pub before: Vec<Clause>,
    #[serde(default)]
    pub after: Vec<Clause>,
}

/// N6.3 · The threshold where none is printed.
fn five() -> u8 {
    5
}

plain!(Blow);
