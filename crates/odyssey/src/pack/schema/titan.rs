//! B19 · Titan sheets, patterns, mnemos, godforms and nymphs.

use super::{Keyword, Powers, Strikes};
use crate::dice::Colour;
use crate::ids::{ClassId, Skill};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema};

schema! { for Pack;
    /// A titan sheet. Its words are `class-<slug>` and `class-<slug>-text`.
    pub struct Class<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// B2.4 · At most one of an Argo-bred class goes into a battle.
        pub bred: bool,
        pub power: Colour,
        pub speed: u8,
        pub trauma: TraumaTable,
        pub kratos: Vec<KratosRow>,
        pub powers: Powers<S>,
    }

    /// B19.7.
    pub struct Pattern<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The class it fits; any if nothing is written.
        #[serde(default)]
        pub class: Option<Ref<S, ClassId>>,
        #[serde(default)]
        pub trauma: Option<TraumaTable>,
        #[serde(default)]
        pub kratos: Option<Vec<KratosRow>>,
        pub powers: Powers<S>,
    }

    /// B19.8 · A mnemos, as far as a battle needs it.
    pub struct Mnemos<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub skills: Vec<(Skill, i8)>,
        /// The three levels, each with what it adds.
        pub levels: Vec<Powers<S>>,
    }

    /// B27 · A godform.
    pub struct Godform<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub power: Colour,
        pub trespass: u8,
        /// B27.7 · Its special attack, if it has one.
        #[serde(default)]
        pub strikes: Option<Strikes>,
        pub powers: Powers<S>,
    }

    /// B28 · A summoning.
    pub struct Nymph<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// Its ability; `when` says what must have come true in this battle.
        pub powers: Powers<S>,
        /// V10.5 · What it does when it is summoned on the voyage, if it can be.
        #[serde(default)]
        pub voyage: Vec<crate::story::Effect>,
    }
}

/// B19.2 · From which Danger on each severity is drawn; below the first there is no draw.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct TraumaTable {
    pub minor: u8,
    pub major: u8,
    pub grave: u8,
    pub obol: u8,
}

/// B19.3 · A row of the Kratos table.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct KratosRow {
    pub rage: u8,
    /// B19.4 · The sides of an *or*; what belongs together stands in one list.
    pub sides: Vec<Vec<Keyword>>,
}

plain!(TraumaTable, KratosRow);
