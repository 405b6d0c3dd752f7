//! N12.3 · Equipment: starting, advanced, formulae, rewards; spells and familiars are equipment, too.

use super::{Aim, AttackKind, Characteristic, Clause, Deed, Passive, SkillKind, Spread};
use crate::ids::{ClassId, HeroId, ReagentId};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

vocabulary! {
    /// N12.3 · Where a piece of equipment goes.
    pub enum Slot: "slot" {
        OneHand,
        TwoHands,
        Armour,
        Head,
        Accessory,
        Spell,
        Familiar,
    }

    /// N12.3 · Where a piece of equipment comes from.
    pub enum Origin: "origin" {
        Starting,
        Bond,
        Destiny,
        Formula,
        Reward,
    }

    /// N12.3 · Schools of spells. Anybody can equip a trick.
    pub enum School: "school" {
        Trick,
        Fire,
        Stars,
        Blood,
        Prayer,
    }
}

schema! { for Pack;
    /// A piece of equipment. Its words are `item-<slug>` and `item-<slug>-text`.
    pub struct Item<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub origin: Origin,
        /// Who alone can equip it.
        #[serde(default)]
        pub owner: Option<Ref<S, HeroId>>,
        /// The advanced class that it belongs to.
        #[serde(default)]
        pub class: Option<Ref<S, ClassId>>,
        pub slot: Slot,
        #[serde(default)]
        pub school: Option<School>,
        #[serde(default)]
        pub attacks: Vec<Attack>,
        /// N7.3 · How many wounds it can take.
        #[serde(default)]
        pub resistance: u8,
        #[serde(default)]
        pub passives: Vec<Passive>,
        /// N6.2 · What using it does.
        #[serde(default)]
        pub uses: Vec<Deed>,
        /// N1.8 · A reaction that it allows.
        #[serde(default)]
        pub reacts: Option<SkillKind>,
        /// N6.6 · For a familiar: how far it goes when it acts, and whether it flies.
        #[serde(default)]
        pub squares: u8,
        #[serde(default)]
        pub flies: bool,
        /// N14.3 · What it takes to make it.
        #[serde(default)]
        pub reagents: Vec<(Ref<S, ReagentId>, u8)>,
        #[serde(default)]
        pub coins: u8,
        /// How many of it there are.
        #[serde(default)]
        pub copies: u8,
    }
}

/// N8.1, N8.3 · A hero's attack: `before` stands left of the mark, `after` right of it.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub kind: AttackKind,
    pub ap: u8,
    /// The nearest and the farthest square that it reaches.
    pub range: (u8, u8),
    #[serde(default)]
    pub target: Aim,
    pub with: Characteristic,
    #[serde(default)]
    pub dice: i8,
    /// N8.3 · The successes that a mental attack needs.
    #[serde(default)]
    pub needs: u8,
    #[serde(default)]
    pub before: Vec<Clause>,
    #[serde(default)]
    pub after: Vec<Clause>,
    #[serde(default)]
    pub area: Option<Spread>,
}

plain!(Attack);
