//! Distributions: the possible results of a roll, and how likely each is.

use super::{Odds, gcd};
use std::collections::BTreeMap;

/// The exact distribution of a whole number that chance decides: of all equally likely cases, how many give each value.
///
/// Methods that could need more than 128 bits, or a value outside `i32`, return `None` then.
///
/// ```
/// # fn example() -> Option<()> {
/// use table::odds::{Dist, Odds};
///
/// let die = Dist::die(6)?;
/// let two = die.plus(&die)?;
/// assert_eq!(two.at_least(10), Odds::new(1, 6)?);
/// assert_eq!(two.exactly(7), Odds::new(1, 6)?);
/// assert_eq!(two.mean(), 7.0);
/// assert_eq!(die.max(&die)?.exactly(6), Odds::new(11, 36)?);
/// # Some(())
/// # }
/// # example().unwrap();
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dist {
    /// By rising value; none is zero, and nothing divides them all.
    weights: Vec<(i32, u128)>,
    of: u128,
}

impl Dist {
    /// No chance at all: always this value.
    pub fn certain(value: i32) -> Dist {
        Dist { weights: vec![(value, 1)], of: 1 }
    }

    /// A fair die with the faces 1 to `faces`; `None` if it has none.
    pub fn die(faces: u16) -> Option<Dist> {
        Dist::weighted((1..=i32::from(faces)).map(|face| (face, 1)))
    }

    /// A fair die with these faces, of which some may be alike; `None` if it has none.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// use table::odds::{Dist, Odds};
    ///
    /// let power = Dist::faces(&[0, 0, 1, 1, 2, 3])?;
    /// assert_eq!(power.at_least(1), Odds::new(2, 3)?);
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn faces(faces: &[i32]) -> Option<Dist> {
        Dist::weighted(faces.iter().map(|face| (*face, 1)))
    }

    /// One if a thing happens that has this chance, else zero.
    pub fn happens(odds: Odds) -> Dist {
        let weights = [(0, odds.not().hits()), (1, odds.hits())];
        Dist { weights: weights.into_iter().filter(|(_, weight)| *weight > 0).collect(), of: odds.of() }
    }

    /// Values and how many cases give each, for instance the cards of a deck; `None` if there are no cases at all or too many.
    pub fn weighted(cases: impl IntoIterator<Item = (i32, u128)>) -> Option<Dist> {
        let mut weights: BTreeMap<i32, u128> = BTreeMap::new();
        let mut of = 0u128;
        for (value, weight) in cases {
            of = of.checked_add(weight)?;
            *weights.entry(value).or_default() += weight;
        }
        weights.retain(|_, weight| *weight > 0);
        let common = weights.values().fold(0, |common, weight| gcd(common, *weight));
        let weights = weights.into_iter().map(|(value, weight)| (value, weight / common)).collect();
        (of > 0).then(|| Dist { weights, of: of / common })
    }

    /// The values that can come, rising, with the chance of each.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i32, Odds)> + ExactSizeIterator {
        let of = self.of;
        self.weights.iter().map(move |(value, weight)| (*value, odds(*weight, of)))
    }

    pub(super) fn weights(&self) -> &[(i32, u128)] {
        &self.weights
    }

    pub(super) fn of(&self) -> u128 {
        self.of
    }

    /// The least value that can come.
    pub fn least(&self) -> i32 {
        self.weights[0].0
    }

    /// The greatest value that can come.
    pub fn most(&self) -> i32 {
        self.weights[self.weights.len() - 1].0
    }

    /// The chance of a value for which `wanted` holds.
    pub fn chance(&self, wanted: impl Fn(i32) -> bool) -> Odds {
        let hits = self.weights.iter().filter(|(value, _)| wanted(*value)).map(|(_, weight)| weight).sum();
        odds(hits, self.of)
    }

    /// The odds of this or more.
    pub fn at_least(&self, value: i32) -> Odds {
        self.chance(|found| found >= value)
    }

    /// The odds of this or less.
    pub fn at_most(&self, value: i32) -> Odds {
        self.chance(|found| found <= value)
    }

    /// The odds of exactly this.
    pub fn exactly(&self, value: i32) -> Odds {
        self.chance(|found| found == value)
    }

    /// The average, as near as a floating point number comes.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.weights.iter().map(|(value, weight)| f64::from(*value) * *weight as f64).sum();
        sum / self.of as f64
    }

    /// Each value changed to another, for instance looked up in a table.
    #[must_use]
    pub fn map(&self, change: impl Fn(i32) -> i32) -> Dist {
        let changed = self.weights.iter().map(|(value, weight)| (change(*value), *weight));
        Dist::weighted(changed).unwrap_or_else(|| self.clone())
    }

    /// A fixed bonus or malus added.
    pub fn shift(&self, by: i32) -> Option<Dist> {
        self.combine(&Dist::certain(by), i32::checked_add)
    }

    /// Never below or above these.
    #[must_use]
    pub fn clamp(&self, least: i32, most: i32) -> Dist {
        self.map(|value| value.min(most).max(least))
    }

    /// The sum with another roll.
    pub fn plus(&self, other: &Dist) -> Option<Dist> {
        self.combine(other, i32::checked_add)
    }

    /// The higher of this and another roll.
    pub fn max(&self, other: &Dist) -> Option<Dist> {
        self.combine(other, |one, other| Some(one.max(other)))
    }

    /// The lower of this and another roll.
    pub fn min(&self, other: &Dist) -> Option<Dist> {
        self.combine(other, |one, other| Some(one.min(other)))
    }

    /// What `join` makes of this and another roll that does not depend on it.
    pub fn combine(&self, other: &Dist, join: impl Fn(i32, i32) -> Option<i32>) -> Option<Dist> {
        self.of.checked_mul(other.of)?;
        let mut cases = Vec::with_capacity(self.weights.len() * other.weights.len());
        for (one, one_weight) in &self.weights {
            for (other, other_weight) in &other.weights {
                cases.push((join(*one, *other)?, one_weight * other_weight));
            }
        }
        Dist::weighted(cases)
    }

    /// The sum of `dice` rolls like this one; of none, zero.
    pub fn sum_of(&self, dice: u32) -> Option<Dist> {
        let mut sum = Dist::certain(0);
        let mut doubled = self.clone();
        let mut left = dice;
        while left > 0 {
            if left % 2 == 1 {
                sum = sum.plus(&doubled)?;
            }
            left /= 2;
            if left > 0 {
                doubled = doubled.plus(&doubled)?;
            }
        }
        Some(sum)
    }

    /// How many of `dice` rolls like this one come to `threshold` or more.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// use table::odds::{Dist, Odds};
    ///
    /// let hits = Dist::die(6)?.successes(4, 5)?;
    /// assert_eq!(hits.at_least(1), Odds::new(65, 81)?);
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn successes(&self, dice: u32, threshold: i32) -> Option<Dist> {
        self.map(|value| i32::from(value >= threshold)).sum_of(dice)
    }

    /// A roll below `value` is rolled once more, and the second roll stands.
    pub fn reroll_below(&self, value: i32) -> Option<Dist> {
        self.reroll(|found| found < value)
    }

    /// A roll for which `again` holds is rolled once more, and the second roll stands.
    pub fn reroll(&self, again: impl Fn(i32) -> bool) -> Option<Dist> {
        self.and_then(|value| if again(value) { Some(self.clone()) } else { Some(Dist::certain(value)) })
    }

    /// What follows when each value decides what is rolled next.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// use table::odds::{Dist, Odds};
    ///
    /// // Roll a die, then that many coins.
    /// let heads = Dist::die(2)?.and_then(|coins| Dist::faces(&[0, 1])?.sum_of(coins as u32))?;
    /// assert_eq!(heads.exactly(2), Odds::new(1, 8)?);
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn and_then(&self, next: impl Fn(i32) -> Option<Dist>) -> Option<Dist> {
        let followed = self.weights.iter().map(|(value, weight)| Some((*weight, next(*value)?)));
        let followed: Vec<(u128, Dist)> = followed.collect::<Option<_>>()?;
        let common =
            followed.iter().try_fold(1u128, |common, (_, dist)| common.checked_mul(dist.of / gcd(common, dist.of)))?;
        self.of.checked_mul(common)?;
        let cases = followed.iter().flat_map(|(weight, dist)| {
            let scale = weight * (common / dist.of);
            dist.weights.iter().map(move |(value, weight)| (*value, weight * scale))
        });
        Dist::weighted(cases)
    }

    /// With this chance `this`, else `that`.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// use table::odds::{Dist, Odds};
    ///
    /// let damage = Dist::mix(Odds::new(1, 4)?, &Dist::die(6)?, &Dist::certain(0))?;
    /// assert_eq!(damage.exactly(6), Odds::new(1, 24)?);
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn mix(chance: Odds, this: &Dist, that: &Dist) -> Option<Dist> {
        Dist::happens(chance).and_then(|happens| Some(if happens == 1 { this.clone() } else { that.clone() }))
    }
}

/// A part of all cases is always a chance.
fn odds(hits: u128, of: u128) -> Odds {
    Odds::new(hits, of).unwrap_or(Odds::NEVER)
}
