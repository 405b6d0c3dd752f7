//! Cards and what is printed on them: spheres, kinds, families, values, and sets of them that are tested bit by bit.

mod sets;

pub use sets::{CardSet, SphereSet};

use serde::{Deserialize, Serialize};
use table::{ids, vocabulary};

vocabulary! {
    /// A1.3 · What a sequence card tells of.
    pub enum Sphere: "sphere" {
        Water,
        Animal,
        Air,
        Strength,
        Fire,
        War,
        Wood,
        Magic,
        Medicine,
        Metal,
        Death,
        Stone,
        Earth,
        Plant,
        Life,
        Journey,
    }

    /// A1.3 · What part a sequence card plays in a tale.
    pub enum Kind {
        Environment,
        Action,
        Creature,
        Place,
        Object,
        Person,
        State,
        Treasure,
    }

    /// A1.4 · Four spheres that a place may name together.
    pub enum Family {
        Elements,
        Wilds,
        Crafts,
        Mysteries,
    }

    /// H2.1, W4.3 · The value of a hero, and that at which a web is declared.
    #[derive(Default)]
    pub enum Value {
        #[default]
        Bronze,
        Silver,
        Gold,
    }

    /// M1.1 · A part of the mountain, from low to high.
    pub enum Sector {
        Slopes,
        Flanks,
        Summit,
        Throne,
    }

    /// A1.2 · The sorts of cards in the Chaos deck.
    pub enum Sort {
        Sequence,
        Hero,
        Plot,
        Equipment,
        Condition,
        Event,
    }
}

impl Value {
    /// One step up, if there is one.
    pub fn raised(self) -> Option<Value> {
        Value::ALL.get(self as usize + 1).copied()
    }

    /// One step down, if there is one.
    pub fn lowered(self) -> Option<Value> {
        (self as usize).checked_sub(1).map(|place| Value::ALL[place])
    }

    /// The values above this one, from low to high.
    pub fn above(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |value| *value > self)
    }
}

ids! {
    /// A sequence card: the number of its sphere times 8 and that of its kind, so that a bit of a [`CardSet`] stands for it.
    SequenceId,
    /// A hero, by its place in `heroes.ron`.
    HeroId,
    /// A plot, by its place in `plots.ron`.
    PlotId,
    /// An equipment or a condition: those of `equipment.ron` first, then those of `conditions.ron`.
    AttachmentId,
    /// An event, by its place in `events.ron`.
    EventId,
    /// A god, by its place in `gods.ron`.
    GodId,
    /// The sequence of a gate, by its place in `gates.ron`.
    GateId
}

impl SequenceId {
    pub fn new(sphere: Sphere, kind: Kind) -> SequenceId {
        SequenceId(sphere as u8 * 8 + kind as u8)
    }

    pub fn sphere(self) -> Sphere {
        Sphere::ALL[self.index() / 8]
    }

    pub fn kind(self) -> Kind {
        Kind::ALL[self.index() % 8]
    }
}

/// Whatever chance can hand out: the cards of the deck, and at setup gods, spheres and the sequences of gates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub enum Card {
    Sequence(SequenceId),
    Hero(HeroId),
    Plot(PlotId),
    Attachment(AttachmentId),
    Event(EventId),
    God(GodId),
    Gate(GateId),
    Sphere(Sphere),
}

impl From<Card> for u16 {
    /// The sort in the upper half, the number in the lower.
    fn from(card: Card) -> u16 {
        let (sort, number) = match card {
            Card::Sequence(id) => (0, id.0),
            Card::Hero(id) => (1, id.0),
            Card::Plot(id) => (2, id.0),
            Card::Attachment(id) => (3, id.0),
            Card::Event(id) => (4, id.0),
            Card::God(id) => (5, id.0),
            Card::Gate(id) => (6, id.0),
            Card::Sphere(sphere) => (7, sphere as u8),
        };
        u16::from_be_bytes([sort, number])
    }
}

impl TryFrom<u16> for Card {
    type Error = String;
    fn try_from(code: u16) -> Result<Card, String> {
        let [sort, number] = code.to_be_bytes();
        match sort {
            0 if number < 128 => Ok(Card::Sequence(SequenceId(number))),
            1 => Ok(Card::Hero(HeroId(number))),
            2 => Ok(Card::Plot(PlotId(number))),
            3 => Ok(Card::Attachment(AttachmentId(number))),
            4 => Ok(Card::Event(EventId(number))),
            5 => Ok(Card::God(GodId(number))),
            6 => Ok(Card::Gate(GateId(number))),
            7 if number < 16 => Ok(Card::Sphere(Sphere::ALL[number as usize])),
            _ => Err(format!("{code} is no card")),
        }
    }
}

macro_rules! cards_of {
    ($($Id:ident => $Variant:ident),*) => {$(
        impl From<$Id> for Card {
            fn from(id: $Id) -> Card {
                Card::$Variant(id)
            }
        }
    )*};
}

cards_of!(SequenceId => Sequence, HeroId => Hero, PlotId => Plot, AttachmentId => Attachment, EventId => Event);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_and_what_is_none_is_refused() {
        for card in [Card::Sequence(SequenceId(127)), Card::Plot(PlotId(3)), Card::Sphere(Sphere::Journey)] {
            assert_eq!(Card::try_from(u16::from(card)), Ok(card));
        }
        assert!(Card::try_from(128).is_err());
        assert!(Card::try_from(0x0800).is_err());
    }

    #[test]
    fn a_card_takes_two_bytes_also_where_there_may_be_none() {
        assert_eq!(size_of::<Option<Card>>(), 2);
    }
}
