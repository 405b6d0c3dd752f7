//! The Argo's part: its abilities, the figures of the rules, battles and loadouts.

use super::{Powers, Section};
use crate::ids::{ArgoId, ClassId, GearId, MnemosId, PatternId, PrimordialId, ResourceId, Skill};
use crate::pack::Pack;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, schema};

schema! { for Pack;
    /// B29 · An Argo ability. Its words are `argo-<slug>` and `argo-<slug>-text`.
    pub struct ArgoAbility<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub charges: u8,
        pub powers: Powers<S>,
    }

    /// B32.1 · A battle that can be chosen: a primordial at a level, and what is suggested against it.
    pub struct Battle<S> {
        /// `<primordial>-<level>`: the value of the option `battle`.
        pub slug: Slug,
        #[serde(rename = "foe")]
        pub primordial: Ref<S, PrimordialId>,
        pub level: u8,
        pub scenario: Slug,
        pub loadout: Loadout<S>,
    }

    /// Four titans and what the Argo lends them.
    pub struct Loadout<S> {
        pub titans: Vec<Outfit<S>>,
        pub argo: Vec<Ref<S, ArgoId>>,
    }

    /// One titan with what it wears.
    pub struct Outfit<S> {
        pub class: Ref<S, ClassId>,
        /// In the order of the slots: hands, supports, armour, attachments.
        pub gear: Vec<Ref<S, GearId>>,
        #[serde(default)]
        pub patterns: Vec<Ref<S, PatternId>>,
        #[serde(default)]
        pub mnemos: Vec<Ref<S, MnemosId>>,
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
        pub ambrosia: Ref<S, ResourceId>,
    }

    /// Something that can be gained and counted.
    pub struct Resource {
        pub slug: Slug,
        pub icon: Icon,
    }

    /// Something that is only noted: an affliction, a boon, a special event.
    pub struct Noted {
        pub slug: Slug,
        pub icon: Icon,
    }

    /// G8.2 · A faction.
    pub struct Faction {
        pub slug: Slug,
        pub icon: Icon,
    }
}
