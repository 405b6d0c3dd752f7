//! G2 · The dice.

use serde::{Deserialize, Serialize};
use table::vocabulary;

vocabulary! {
    /// G2.4 · The colours of power dice, weakest first.
    #[derive(Default)]
    pub enum Colour: "die" {
        #[default]
        Red,
        Black,
        White,
    }
}

/// What one face of a power die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub power: u8,
    pub potential: u8,
    pub dot: bool,
}

const fn face(power: u8, potential: u8, dot: u8) -> Face {
    Face { power, potential, dot: dot == 1 }
}

/// G2.4.
const FACES: [[Face; 6]; 3] = [
    [face(0, 0, 1), face(0, 1, 0), face(1, 0, 0), face(1, 1, 0), face(1, 1, 0), face(2, 0, 1)],
    [face(0, 1, 1), face(1, 1, 0), face(1, 1, 0), face(2, 0, 1), face(2, 1, 0), face(2, 2, 1)],
    [face(1, 1, 1), face(1, 2, 1), face(1, 3, 0), face(2, 1, 1), face(2, 3, 0), face(3, 2, 1)],
];

impl Colour {
    /// What a throw of 1 to 6 shows.
    pub fn face(self, thrown: u8) -> Face {
        FACES[self as usize][(thrown.clamp(1, 6) - 1) as usize]
    }

    /// The next better colour.
    pub fn next(self) -> Option<Colour> {
        Colour::ALL.get(self as usize + 1).copied()
    }
}

/// G2.5 · How many dice of each colour one roll can have.
pub const MOST_DICE: [u8; 3] = [8, 4, 3];

/// Power dice on their way to a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PowerDice {
    pub dice: [u8; 3],
    /// Power, or for armour potential, that needs no roll.
    pub raw: i8,
}

impl PowerDice {
    pub fn add(&mut self, colour: Colour, count: u8) {
        self.dice[colour as usize] += count;
    }

    pub fn len(&self) -> usize {
        self.dice.iter().map(|count| *count as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The colour of each die, in the order in which they are rolled.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let dice = self.dice;
        Colour::ALL.into_iter().flat_map(move |colour| (0..dice[colour as usize]).map(move |_| colour))
    }

    /// G2.5, G2.6 · Too many of a colour become better ones, two for one; too many white ones become raw power.
    #[must_use]
    pub fn limited(mut self) -> PowerDice {
        for colour in [Colour::Red, Colour::Black] {
            let excess = self.dice[colour as usize].saturating_sub(MOST_DICE[colour as usize]);
            let pairs = excess.div_ceil(2);
            self.dice[colour as usize] -= pairs * 2;
            self.dice[colour as usize + 1] += pairs;
        }
        let excess = self.dice[2].saturating_sub(MOST_DICE[2]);
        self.dice[2] -= excess;
        self.raw += (excess / 2 * 3 + excess % 2 * 2) as i8;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limited(dice: [u8; 3]) -> ([u8; 3], i8) {
        let limited = PowerDice { dice, raw: 0 }.limited();
        (limited.dice, limited.raw)
    }

    #[test]
    fn g2_5_too_many_of_a_colour_become_half_as_many_of_the_next() {
        assert_eq!(limited([8, 4, 3]), ([8, 4, 3], 0));
        assert_eq!(limited([10, 0, 0]), ([8, 1, 0], 0));
        assert_eq!(limited([9, 0, 0]), ([7, 1, 0], 0), "an odd one takes a second with it");
        assert_eq!(limited([12, 3, 0]), ([8, 3, 1], 0), "five black ones are one too many in their turn");
    }

    #[test]
    fn g2_6_white_dice_beyond_the_third_are_raw_power() {
        assert_eq!(limited([0, 0, 4]), ([0, 0, 3], 2));
        assert_eq!(limited([0, 0, 6]), ([0, 0, 3], 5));
    }

    #[test]
    fn g2_4_the_faces_are_as_printed() {
        let sums = Colour::ALL.map(|colour| {
            (1..=6)
                .map(|n| colour.face(n))
                .fold((0, 0, 0), |sum, face| (sum.0 + face.power, sum.1 + face.potential, sum.2 + u8::from(face.dot)))
        });
        assert_eq!(sums, [(5, 3, 2), (8, 6, 3), (10, 12, 4)]);
    }
}
