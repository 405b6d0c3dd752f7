//! A deck of which everyone knows what is in it, and nobody the order of the part that was shuffled.

use crate::state::{Card, Odyssey};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{CopyVec, Play, Seats, Stream, Table};

/// Cards are numbered inside their deck, up to 32. The shuffled part lies above the row of cards that came to the bottom one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile {
    mixed: u32,
    below: CopyVec<u8, 20>,
}

impl Pile {
    /// A shuffled deck of these cards.
    pub fn shuffled(cards: impl IntoIterator<Item = u8>) -> Pile {
        let mixed = cards.into_iter().fold(0, |mixed, card| mixed | 1 << card);
        Pile { mixed, below: CopyVec::new() }
    }

    pub fn len(&self) -> usize {
        self.mixed.count_ones() as usize + self.below.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn contains(&self, card: u8) -> bool {
        self.mixed & 1 << card != 0 || self.below.contains(&card)
    }

    /// Takes the top card before everyone's eyes; `None` if there is none.
    pub fn draw(&mut self, table: &mut Table<Odyssey>, stream: Stream, card: impl Fn(u8) -> Card) -> Play<Option<u8>> {
        if self.mixed == 0 {
            return Ok((!self.below.is_empty()).then(|| self.below.remove(0)));
        }
        let numbers: SmallVec<[u8; 32]> = (0..32).filter(|n| self.mixed & 1 << n != 0).collect();
        let cards: SmallVec<[Card; 32]> = numbers.iter().map(|n| card(*n)).collect();
        let drawn = numbers[table.draw(stream, Seats::EVERYONE, &cards)?];
        self.mixed &= !(1 << drawn);
        Ok(Some(drawn))
    }

    /// The numbers of all its cards.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = usize> {
        let mixed = (0..32).filter(|n| self.mixed & 1 << n != 0);
        mixed.chain(self.below.iter().map(|card| usize::from(*card)))
    }

    pub fn put_at_bottom(&mut self, card: u8) {
        self.below.push(card);
    }

    /// Shuffles a card in, and with it all the others.
    pub fn shuffle_in(&mut self, card: u8) {
        self.mixed |= 1 << card;
        self.shuffle();
    }

    /// Shuffles everything.
    pub fn shuffle(&mut self) {
        self.mixed = self.below.iter().fold(self.mixed, |mixed, card| mixed | 1 << card);
        self.below.clear();
    }

    /// Takes one card out, wherever it lies.
    pub fn take(&mut self, card: u8) {
        self.mixed &= !(1 << card);
        self.below.remove_item(&card);
    }
}
