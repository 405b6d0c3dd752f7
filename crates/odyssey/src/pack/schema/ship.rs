//! The Argo's part: its abilities, the figures of the rules, battles and loadouts.

use super::gear::same;
use super::{Powers, Section};
use crate::ids::Skill;
use crate::pack::lower::schema;
use crate::pack::stage::{ArgoOf, ClassOf, FoeOf, GearOf, MnemosOf, PatternOf, ResourceOf};
use serde::Deserialize;
use table::Slug;

schema! {
    /// B29 · An Argo ability. Its words are `argo-<slug>` and `argo-<slug>-text`.
    pub struct ArgoAbility<S> {
        pub slug: Slug,
        pub icon: String,
        pub charges: u8,
        pub powers: Powers<S>,
    }

    /// B32.1 · A battle that can be chosen: a primordial at a level, and what is suggested against it.
    pub struct Battle<S> {
        /// `<primordial>-<level>`: the value of the option `battle`.
        pub slug: Slug,
        pub foe: FoeOf<S>,
        pub level: u8,
        pub scenario: Slug,
        pub loadout: Loadout<S>,
    }

    /// Four titans and what the Argo lends them.
    pub struct Loadout<S> {
        pub titans: Vec<Outfit<S>>,
        pub argo: Vec<ArgoOf<S>>,
    }

    /// One titan with what it wears.
    pub struct Outfit<S> {
        pub class: ClassOf<S>,
        /// In the order of the slots: hands, supports, armour, attachments.
        pub gear: Vec<GearOf<S>>,
        #[serde(default)]
        pub patterns: Vec<PatternOf<S>>,
        #[serde(default)]
        pub mnemos: Vec<MnemosOf<S>>,
        /// How many levels of its mnemos the argonaut has reached.
        #[serde(default)]
        pub mnemos_level: u8,
        /// G7.1 · Skills of the argonaut that are not 0.
        #[serde(default)]
        pub skills: Vec<(Skill, i8)>,
    }

    /// Figures of the rules.
    pub struct Numbers<S> {
        /// B22.12.
        pub ambrosia_limit: u8,
        /// B22.9.
        pub despair_limit: u8,
        /// B2.8.
        pub argo_abilities: u8,
        /// G8.1.
        pub crew: u8,
        pub hull: u8,
        /// B30.3.
        pub retreat_after: u8,
        /// B30.4.
        pub last_round: u8,
        /// B31.8.
        pub tides: u8,
        /// B6.11.
        pub massive: [u8; 3],
        /// B28.1.
        pub summons: u8,
        /// G8.2 · From which score each section begins, worst first; the worst begins at the lowest score.
        pub sections: Vec<(Section, i8)>,
        /// B31.4 · The resource that a primordial of a high level gives besides.
        pub ambrosia: ResourceOf<S>,
}
}

/// Something that can be gained and counted.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Resource {
    pub slug: Slug,
    pub icon: String,
}

/// Something that is only noted: an affliction, a boon, a special event.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    pub slug: Slug,
    pub icon: String,
}

/// G8.2 · A faction.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    pub slug: Slug,
    pub icon: String,
}

same!(Resource, Noted, Faction);
