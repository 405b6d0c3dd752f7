//! W2 · Fitting: whether the cards of a web can each be given a place of its own.
//!
//! A set of places is a number below 128, and a set of such sets is 128 bits. Card after card, the sets of places that the cards so
//! far can fill are carried on, a handful of shifts for each card; nothing is searched.

use crate::card::{CardSet, SequenceId};
use crate::pack::Sequence;
use table::Few;

/// W2.2 · The cards that a hero lets stand in any place, one card of a web for each.
pub type Wilds = Few<CardSet, 3>;

/// For each place the sets of places that lack it.
const LACKING: [u128; 7] = lacking();

const fn lacking() -> [u128; 7] {
    let mut sets = [0; 7];
    let mut place = 0;
    while place < 7 {
        let mut set = 0;
        while set < 128 {
            if set >> place & 1 == 0 {
                sets[place] |= 1 << set;
            }
            set += 1;
        }
        place += 1;
    }
    sets
}

/// The sets of places that the cards of a web can fill, for each set of wilds that they use up.
pub struct Filled<'s> {
    sequence: &'s Sequence,
    wilds: Wilds,
    count: usize,
    sets: [u128; 8],
}

impl<'s> Filled<'s> {
    /// A web without cards.
    pub fn nothing(sequence: &'s Sequence, wilds: Wilds) -> Filled<'s> {
        let mut sets = [0; 8];
        sets[0] = 1;
        Filled { sequence, wilds, count: 0, sets }
    }

    pub fn by(cards: &[SequenceId], sequence: &'s Sequence, wilds: Wilds) -> Filled<'s> {
        let mut filled = Filled::nothing(sequence, wilds);
        cards.iter().for_each(|card| filled.add(*card));
        filled
    }

    /// How many sets of wilds there are.
    fn used(&self) -> usize {
        1 << self.wilds.len()
    }

    fn add(&mut self, card: SequenceId) {
        let every = (1u8 << self.sequence.len()) - 1;
        let fits = self.sequence.fits[card.index()];
        let mut sets = [0; 8];
        for used in 0..self.used() {
            let before = self.sets[used];
            sets[used] |= spread(before, fits);
            for (wild, cards) in self.wilds.iter().enumerate() {
                if used >> wild & 1 == 0 && cards.contains(card) {
                    sets[used | 1 << wild] |= spread(before, every);
                }
            }
        }
        self.count += 1;
        self.sets = sets;
    }

    /// W2.2 · Whether the web fits.
    pub fn fits(&self) -> bool {
        self.sets[..self.used()].iter().any(|sets| *sets != 0)
    }

    /// W2.3 · Whether the web fits with as many cards as there are places.
    pub fn is_complete(&self) -> bool {
        self.count == self.sequence.len() && self.fits()
    }

    /// W1.5 · Every card with which the web would still fit.
    pub fn admitted(&self) -> CardSet {
        let mut cards = CardSet::NONE;
        if self.count >= self.sequence.len() {
            return cards;
        }
        for used in 0..self.used() {
            for (wild, wilds) in self.wilds.iter().enumerate() {
                if self.sets[used] != 0 && used >> wild & 1 == 0 {
                    cards |= *wilds;
                }
            }
        }
        let open = self.open();
        for (place, admits) in self.sequence.places.iter().enumerate() {
            if open >> place & 1 != 0 {
                cards |= admits.cards;
            }
        }
        cards
    }

    /// The places that can be the ones still open.
    fn open(&self) -> u8 {
        let sets = self.sets[..self.used()].iter().fold(0, |all, sets| all | sets);
        let places = LACKING[..self.sequence.len()].iter().enumerate();
        places.fold(0, |open, (place, lacking)| open | u8::from(sets & lacking != 0) << place)
    }

    /// How many cards are missing.
    pub fn missing(&self) -> usize {
        self.sequence.len() - self.count.min(self.sequence.len())
    }

    /// How many of the cards in play the open place admits that admits the fewest, leaving out places that a card in hand fills; only
    /// where it is certain which places are open.
    pub fn rarest_missing(&self, in_play: CardSet, held: CardSet) -> Option<f32> {
        let open = self.open();
        if open.count_ones() as usize != self.missing() {
            return None;
        }
        let places = self.sequence.places.iter().enumerate();
        let lacking = places.filter(|(place, admits)| open >> place & 1 != 0 && (admits.cards & held).is_empty());
        lacking.map(|(_, admits)| (admits.cards & in_play).len() as f32).min_by(f32::total_cmp)
    }
}

/// The sets with one more place filled, out of those that fit.
#[inline]
fn spread(sets: u128, fits: u8) -> u128 {
    let mut more = 0;
    let mut left = fits;
    while left != 0 {
        let place = left.trailing_zeros() as usize;
        left &= left - 1;
        more |= (sets & LACKING[place]) << (1 << place);
    }
    more
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Kind, Sphere};
    use crate::pack::{Admits, Place};

    fn place(cards: CardSet) -> Place {
        Place { admits: Admits::Kind(Kind::Object), cards }
    }

    /// Any object, any fire card, any object or fire card.
    fn sequence() -> Sequence {
        let (object, fire) = (CardSet::of_kind(Kind::Object), CardSet::of_sphere(Sphere::Fire));
        Sequence::new(vec![place(object), place(fire), place(object | fire)])
    }

    fn card(sphere: Sphere, kind: Kind) -> SequenceId {
        SequenceId::new(sphere, kind)
    }

    fn fits(cards: &[SequenceId]) -> bool {
        Filled::by(cards, &sequence(), Wilds::new()).fits()
    }

    #[test]
    fn each_card_needs_a_place_of_its_own() {
        let (sword, yoke) = (card(Sphere::Metal, Kind::Object), card(Sphere::Animal, Kind::Object));
        let (hearth, torch) = (card(Sphere::Fire, Kind::Place), card(Sphere::Fire, Kind::Object));
        assert!(fits(&[sword, yoke, hearth]));
        assert!(fits(&[sword, hearth, torch]));
        assert!(fits(&[torch, torch, torch]));
        assert!(!fits(&[sword, yoke, sword]));
        assert!(!fits(&[hearth, hearth, hearth]));
        assert!(!fits(&[sword, yoke, hearth, torch]));
        assert!(!fits(&[card(Sphere::Water, Kind::Place)]));
    }

    #[test]
    fn admitted_is_exactly_what_could_be_added() {
        let sequence = sequence();
        let wild: Wilds = [CardSet::of_kind(Kind::Creature)].into_iter().collect();
        let some = [
            card(Sphere::Metal, Kind::Object),
            card(Sphere::Fire, Kind::Creature),
            card(Sphere::Water, Kind::Creature),
            card(Sphere::Fire, Kind::Object),
        ];
        for wilds in [Wilds::new(), wild] {
            for one in some {
                for two in some {
                    let web = [one, two];
                    let filled = Filled::by(&web, &sequence, wilds);
                    for added in (0..128).map(SequenceId) {
                        let whole = Filled::by(&[one, two, added], &sequence, wilds).fits();
                        assert_eq!(filled.admitted().contains(added), whole, "{web:?} and {added:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_wild_card_stands_in_any_place_but_only_one_of_them() {
        let sequence = sequence();
        let wilds: Wilds = [CardSet::of_kind(Kind::Creature)].into_iter().collect();
        let harpy = card(Sphere::Air, Kind::Creature);
        let sword = card(Sphere::Metal, Kind::Object);
        assert!(Filled::by(&[harpy, sword, sword], &sequence, wilds).is_complete());
        assert!(!Filled::by(&[harpy, harpy], &sequence, wilds).fits());
        assert!(!Filled::by(&[harpy], &sequence, Wilds::new()).fits());
    }
}
