//! The small generator of bots and playouts. Its values never change: a golden test pins them.

use serde::{Deserialize, Serialize};

/// A fast generator for playouts, bots and re-drawn worlds. A table's own dice come from [`crate::chance::Chance`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rng(u64);

impl Rng {
    /// A generator that starts from this seed.
    pub fn new(seed: u64) -> Rng {
        Rng(mix(seed ^ 0x5851_F42D_4C95_7F2D))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 to `n - 1`; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        scale(self.next_u64(), n)
    }

    /// A generator whose numbers have nothing to do with the next ones of this.
    pub fn fork(&mut self) -> Rng {
        Rng::new(self.next_u64())
    }

    /// Puts a list in a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    /// A random member of the list, if it has any.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// A number from 0 up to, but not including, 1.
    pub fn fraction(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Scales 64 random bits to a number below `n`, without a division.
#[inline]
pub(crate) fn scale(bits: u64, n: usize) -> usize {
    ((u128::from(bits) * n as u128) >> 64) as usize
}

/// Spreads every bit of the input over the whole output.
#[inline]
pub(crate) fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_a_seed_never_change() {
        let mut rng = Rng::new(7);
        let rolls: Vec<usize> = (0..12).map(|_| rng.below(12)).collect();
        assert_eq!(rolls, GOLDEN);
    }

    const GOLDEN: [usize; 12] = [5, 7, 1, 11, 2, 7, 4, 5, 3, 2, 1, 4];

    #[test]
    fn every_number_below_n_comes_up_about_equally_often() {
        let mut rng = Rng::new(1);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[rng.below(6)] += 1);
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }
}
