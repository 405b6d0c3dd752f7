//! The cards of a pack, as their files have them and as rules read them.

use super::Pack;
use crate::card::{Ability, Ambush, BoxKind, Deal, Item, Lead, Nature, Offer, PersonId, Scan, Shot, Use, VehicleId};
use table::pack::{Ref, Slug};
use table::scene::Icon;

table::schema! { for Pack;
    /// A survivor.
    pub struct Person {
        pub slug: Slug,
        pub icon: Icon,
        pub deal: Deal,
        pub value: u8,
        pub nature: Nature,
        pub ability: Ability,
        /// O2 · What a leader can do besides.
        #[serde(default)]
        pub lead: Lead,
    }

    /// A truck, a trailer or a device.
    pub struct Vehicle {
        pub slug: Slug,
        pub icon: Icon,
        pub deal: Deal,
        pub part: PartSort,
        pub boxes: Vec<BoxKind>,
    }

    /// A location: what lies there, how much one may take, and what is special about it.
    pub struct Location {
        pub slug: Slug,
        pub icon: Icon,
        pub deal: Deal,
        pub stock: Vec<Item>,
        pub take: u8,
        #[serde(default)]
        pub contaminated: bool,
        /// E5 · The value of its fixed weapon; 0 for none.
        #[serde(default)]
        pub weapon: u8,
    }

    /// An encounter.
    pub struct Meeting {
        pub slug: Slug,
        pub icon: Icon,
        pub deal: Deal,
        pub offers: Vec<Offer>,
    }

    /// An alert scan, of the period of its number.
    pub struct ScanCard {
        pub slug: Slug,
        pub icon: Icon,
        pub period: u8,
        pub raises: Scan,
        /// Whether the ship then moves on.
        #[serde(default)]
        pub moves_ship: bool,
    }

    /// An enemy.
    pub struct Enemy {
        pub slug: Slug,
        pub icon: Icon,
        pub tier: u8,
        pub strength: u8,
        pub damage: u8,
        pub ambush: Ambush,
    }

    /// A kind of object.
    pub struct Object {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        pub effect: Use,
    }

    /// An outcome card: a row for each value of a weapon, the row of the grenade, and the column on its back.
    pub struct Outcome {
        pub slug: Slug,
        pub icon: Icon,
        pub shots: Vec<Shot>,
        #[serde(default)]
        pub grenade_jams: bool,
        pub back: u8,
    }

    /// A kind of special counter.
    pub struct Counter {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        #[serde(default)]
        pub gains: Vec<Item>,
        #[serde(default)]
        pub repairs: u8,
        #[serde(default)]
        pub contaminated: bool,
    }

    /// What a player begins with.
    pub struct Crew<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub leader: Ref<S, PersonId>,
        pub copilot: Ref<S, PersonId>,
        pub truck: Ref<S, VehicleId>,
        pub trailer: Ref<S, VehicleId>,
    }
}

table::vocabulary! {
    /// C1 · What a convoy card is.
    pub enum PartSort {
        Truck { speed: u8, power: u8, tracks: bool },
        Trailer,
        Device,
    }
}

/// A vehicle's boxes as sets of bits, so that capacity is counted and not looked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Masks {
    pub open: u8,
    pub crew: u8,
    pub goods: u8,
    pub weapons: u8,
    pub plates: u8,
    pub all: u8,
    /// C5 · The cab of a truck, which is never damaged.
    pub cab: u8,
}

impl Vehicle {
    pub fn masks(&self) -> Masks {
        let mask = |such: fn(&BoxKind) -> bool| {
            let bits = self.boxes.iter().enumerate().filter(|(_, kind)| such(kind));
            bits.fold(0, |mask, (n, _)| mask | 1 << n)
        };
        let crew: u8 = mask(|kind| *kind == BoxKind::Crew);
        let first = if matches!(self.part, PartSort::Truck { .. }) { crew & crew.wrapping_neg() } else { 0 };
        Masks {
            open: mask(|kind| *kind == BoxKind::Open),
            crew,
            goods: mask(|kind| *kind == BoxKind::Goods),
            weapons: mask(|kind| matches!(kind, BoxKind::Weapon(_) | BoxKind::Energy(_))),
            plates: mask(|kind| *kind == BoxKind::Plate),
            all: mask(|_| true),
            cab: first,
        }
    }
}
