//! Rolls of which only the best or the worst dice count.

use super::Dist;
use std::collections::BTreeMap;

/// How many ways there are to have taken this many dice with such a sum of those that count.
type Ways = BTreeMap<(u32, i32), u128>;

impl Dist {
    /// The sum of the best `kept` of `dice` rolls like this one. If `kept` is more than `dice`, all count.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// use table::odds::{Dist, Odds};
    ///
    /// let three_of_four = Dist::die(6)?.keep_best(4, 3)?;
    /// assert_eq!(three_of_four.exactly(18), Odds::new(21, 1296)?);
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn keep_best(&self, dice: u32, kept: u32) -> Option<Dist> {
        self.keep(self.weights().iter().rev(), dice, kept)
    }

    /// The sum of the worst `kept` of `dice` rolls like this one. If `kept` is more than `dice`, all count.
    pub fn keep_worst(&self, dice: u32, kept: u32) -> Option<Dist> {
        self.keep(self.weights().iter(), dice, kept)
    }

    /// Goes through the faces, those that count first, and counts the ways in which some of the dice still left show each.
    fn keep<'a>(&self, faces: impl ExactSizeIterator<Item = &'a (i32, u128)>, dice: u32, kept: u32) -> Option<Dist> {
        self.of().checked_pow(dice)?;
        let last = faces.len() - 1;
        let mut ways = Ways::from([((0, 0), 1)]);
        for (n, (face, weight)) in faces.enumerate() {
            let mut next = Ways::new();
            for ((taken, sum), before) in ways {
                let left = dice - taken;
                let fewest = if n == last { left } else { 0 };
                for showing in fewest..=left {
                    let counting = kept.min(taken + showing) - kept.min(taken);
                    let sum = sum.checked_add(face.checked_mul(i32::try_from(counting).ok()?)?)?;
                    let here = choose(left, showing)?.checked_mul(weight.checked_pow(showing)?)?;
                    let total = next.entry((taken + showing, sum)).or_default();
                    *total = u128::checked_add(*total, before.checked_mul(here)?)?;
                }
            }
            ways = next;
        }
        Dist::weighted(ways.into_iter().map(|((_, sum), ways)| (sum, ways)))
    }
}

/// In how many ways `some` of `all` can be chosen.
fn choose(all: u32, some: u32) -> Option<u128> {
    let some = some.min(all - some);
    (0..some).try_fold(1u128, |ways, n| Some(ways.checked_mul(u128::from(all - n))? / u128::from(n + 1)))
}

#[cfg(test)]
mod tests {
    use super::choose;

    #[test]
    fn choosing_follows_pascals_triangle() {
        for all in 1..40 {
            for some in 1..all {
                let above = choose(all - 1, some - 1).zip(choose(all - 1, some)).map(|(one, other)| one + other);
                assert_eq!(choose(all, some), above, "{some} of {all}");
            }
        }
        assert_eq!((choose(5, 0), choose(5, 5), choose(0, 0)), (Some(1), Some(1), Some(1)));
    }
}
