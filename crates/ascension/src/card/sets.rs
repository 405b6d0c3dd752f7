//! Sets of sequence cards and of spheres, one bit for each.

use super::{Kind, SequenceId, Sphere};
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of sequence cards: one bit for each of the 128.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    pub fn of_sphere(sphere: Sphere) -> CardSet {
        CardSet(0xFF << (sphere as u32 * 8))
    }

    pub fn of_kind(kind: Kind) -> CardSet {
        CardSet((u128::MAX / 0xFF) << kind as u32)
    }

    /// Every card of these spheres.
    pub fn of_spheres(spheres: SphereSet) -> CardSet {
        spheres.iter().fold(CardSet::NONE, |set, sphere| set | CardSet::of_sphere(sphere))
    }

    pub fn only(card: SequenceId) -> CardSet {
        CardSet(1 << card.0)
    }

    #[inline]
    pub fn contains(self, card: SequenceId) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, card: SequenceId) {
        self.0 |= 1 << card.0;
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards, from the lowest number on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SequenceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = left.trailing_zeros() as u8;
                left &= left - 1;
                SequenceId(card)
            })
        })
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl FromIterator<SequenceId> for CardSet {
    fn from_iter<I: IntoIterator<Item = SequenceId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::NONE, |set, card| set | CardSet::only(card))
    }
}

/// A set of spheres.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SphereSet(pub u16);

impl SphereSet {
    pub fn contains(self, sphere: Sphere) -> bool {
        self.0 >> sphere as u16 & 1 != 0
    }

    pub fn insert(&mut self, sphere: Sphere) {
        self.0 |= 1 << sphere as u16;
    }

    pub fn meets(self, other: SphereSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Sphere> {
        Sphere::ALL.into_iter().filter(move |sphere| self.contains(*sphere))
    }
}

impl FromIterator<Sphere> for SphereSet {
    fn from_iter<I: IntoIterator<Item = Sphere>>(spheres: I) -> SphereSet {
        let mut set = SphereSet::default();
        spheres.into_iter().for_each(|sphere| set.insert(sphere));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_and_a_sphere_meet_in_one_card() {
        for sphere in Sphere::ALL {
            for kind in Kind::ALL {
                let meet = CardSet::of_sphere(sphere) & CardSet::of_kind(kind);
                assert_eq!(meet, CardSet::only(SequenceId::new(sphere, kind)));
                assert_eq!(meet.iter().map(|card| (card.sphere(), card.kind())).collect::<Vec<_>>(), [(sphere, kind)]);
            }
        }
    }
}
