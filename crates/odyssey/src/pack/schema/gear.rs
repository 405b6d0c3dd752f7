//! B18 · Gear.

use super::{Gate, GearTrait, Powers};
use crate::dice::Colour;
use crate::ids::ResourceId;
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

schema! { for Pack;
    /// A gear card. Its words are `gear-<slug>`, its text `gear-<slug>-text`.
    pub struct Gear<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub slot: GearSlot,
        /// B2.7 · How many the armoury can have.
        pub copies: u8,
        #[serde(default)]
        pub traits: Vec<GearTrait>,
        #[serde(default)]
        pub strikes: Option<Strikes>,
        #[serde(default)]
        pub guards: Guards,
        /// B18.4.
        #[serde(default)]
        pub charges: u8,
        #[serde(default)]
        pub recipe: Vec<(Ref<S, ResourceId>, u8)>,
        pub powers: Powers<S>,
    }
}

vocabulary! {
    /// B18.1 · Where a card is worn.
    pub enum GearSlot {
        /// This many hands; Fists take one or two.
        Hands(hands: u8),
        Fists,
        Armour,
        Support,
        /// On a titan's sheet, or on another card.
        Attachment,
    }
}

/// B18.2 · Offensive figures.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Strikes {
    pub dice: u8,
    pub precision: i8,
    /// Dice for each hit.
    #[serde(default)]
    pub power: Vec<Colour>,
    /// Dice once, with at least one hit.
    #[serde(default)]
    pub once: Vec<Colour>,
    /// Raw power once.
    #[serde(default)]
    pub raw: u8,
    /// B17.9 · More raw power while the gate is open.
    #[serde(default)]
    pub gated: Option<(Gate, u8)>,
}

/// B18.2 · Defensive figures.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Guards {
    pub armour: Vec<Colour>,
    pub evasion: i8,
    pub rerolls: u8,
}

plain!(Strikes, Guards);
