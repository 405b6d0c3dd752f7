//! One chance.

use super::gcd;
use crate::scene::Chance;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A chance as a fraction in lowest terms: `hits` cases out of `of`. Written `7/36`, in stored form too.
///
/// ```
/// use table::odds::Odds;
///
/// let odds = Odds::new(21, 36).unwrap();
/// assert_eq!(odds.to_string(), "7/12");
/// assert_eq!(odds.percent(), "58%");
/// assert_eq!(odds.not().percent(), "42%");
/// assert!(odds > Odds::new(1, 2).unwrap());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Odds {
    hits: u128,
    of: u128,
}

/// Some text or numbers that are no chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoOdds;

impl Odds {
    /// It cannot happen.
    pub const NEVER: Odds = Odds { hits: 0, of: 1 };
    /// It must happen.
    pub const ALWAYS: Odds = Odds { hits: 1, of: 1 };

    /// `None` if there are no cases at all, or more hits than cases.
    pub fn new(hits: u128, of: u128) -> Option<Odds> {
        let common = gcd(hits, of);
        (of > 0 && hits <= of).then(|| Odds { hits: hits / common, of: of / common })
    }

    /// The cases in which it happens.
    pub fn hits(self) -> u128 {
        self.hits
    }

    /// All cases.
    pub fn of(self) -> u128 {
        self.of
    }

    /// The chance that it does not happen.
    #[must_use]
    #[expect(clippy::should_implement_trait, reason = "`!odds` would read as a question")]
    pub fn not(self) -> Odds {
        let hits = self.of - self.hits;
        Odds { hits, of: self.of }
    }

    /// The chance that this and another thing that does not depend on it both happen. `None` if the figures grow too large.
    pub fn and(self, other: Odds) -> Option<Odds> {
        let (across, back) = (gcd(self.hits, other.of), gcd(other.hits, self.of));
        let hits = (self.hits / across).checked_mul(other.hits / back)?;
        let of = (self.of / back).checked_mul(other.of / across)?;
        Odds::new(hits, of)
    }

    /// The chance that at least one of two things happens that do not depend on each other. `None` if the figures grow too large.
    pub fn or(self, other: Odds) -> Option<Odds> {
        Some(self.not().and(other.not())?.not())
    }

    /// The odds as a number from 0 to 1.
    pub fn as_f64(self) -> f64 {
        self.hits as f64 / self.of as f64
    }

    /// In whole percent. What can happen is never shown as 0% and what can fail never as 100%: these are `<1%` and `>99%`.
    pub fn percent(self) -> String {
        match self.rounded_percent() {
            0 if self != Odds::NEVER => "<1%".to_owned(),
            100 if self != Odds::ALWAYS => ">99%".to_owned(),
            percent => format!("{percent}%"),
        }
    }

    /// Halves are rounded up. Exact unless the figures are too large to be multiplied by 200.
    fn rounded_percent(self) -> u128 {
        match (self.hits.checked_mul(200), self.of.checked_mul(2)) {
            (Some(double), Some(divisor)) => double.saturating_add(self.of) / divisor,
            _ => (self.as_f64() * 100.0).round() as u128,
        }
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.hits, self.of)
    }
}

impl FromStr for Odds {
    type Err = NoOdds;
    fn from_str(text: &str) -> Result<Odds, NoOdds> {
        let (hits, of) = text.split_once('/').ok_or(NoOdds)?;
        let number = |text: &str| text.parse::<u128>().map_err(|_| NoOdds);
        Odds::new(number(hits)?, number(of)?).ok_or(NoOdds)
    }
}

impl TryFrom<String> for Odds {
    type Error = NoOdds;
    fn try_from(text: String) -> Result<Odds, NoOdds> {
        text.parse()
    }
}

impl From<Odds> for String {
    fn from(odds: Odds) -> String {
        odds.to_string()
    }
}

impl fmt::Display for NoOdds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a chance between 0 and 1, such as 7/36")
    }
}

impl std::error::Error for NoOdds {}

/// For showing. Figures that are too large for a scene are brought down together; what can happen stays possible, and what can fail
/// stays uncertain.
impl From<Odds> for Chance {
    fn from(odds: Odds) -> Chance {
        let surplus = 64u32.saturating_sub(odds.of.leading_zeros());
        let of = odds.of >> surplus;
        let hits = match odds {
            Odds::NEVER | Odds::ALWAYS => odds.hits,
            _ => (odds.hits >> surplus).clamp(1, of - 1),
        };
        Chance::new(hits as u64, of as u64)
    }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Odds) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Odds {
    /// Exact for figures of any size.
    fn cmp(&self, other: &Odds) -> Ordering {
        compare((self.hits, self.of), (other.hits, other.of))
    }
}

/// Compares two fractions by their whole parts and then by what is over, upside down, so that nothing has to be multiplied.
fn compare(mut one: (u128, u128), mut other: (u128, u128)) -> Ordering {
    let mut turned = false;
    loop {
        let order = match (one.1, other.1) {
            (0, 0) => Ordering::Equal,
            (0, _) => Ordering::Greater,
            (_, 0) => Ordering::Less,
            _ => (one.0 / one.1).cmp(&(other.0 / other.1)),
        };
        if order.is_ne() || one.1 == 0 {
            return if turned { order.reverse() } else { order };
        }
        one = (one.1, one.0 % one.1);
        other = (other.1, other.0 % other.1);
        turned = !turned;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(hits: u128, of: u128) -> Odds {
        Odds::new(hits, of).expect("a chance")
    }

    #[test]
    fn chances_are_in_lowest_terms_and_between_never_and_always() {
        assert_eq!(odds(6, 36), odds(1, 6));
        assert_eq!(odds(0, 7), Odds::NEVER);
        assert_eq!(odds(7, 7), Odds::ALWAYS);
        assert_eq!(Odds::new(0, 0), None);
        assert_eq!(Odds::new(3, 2), None);
    }

    #[test]
    fn percent_never_lies_about_what_is_certain() {
        let shown = |hits, of| odds(hits, of).percent();
        assert_eq!([shown(0, 1), shown(1, 1000), shown(1, 200), shown(1, 3)], ["0%", "<1%", "1%", "33%"]);
        assert_eq!([shown(2, 3), shown(199, 200), shown(999, 1000), shown(1, 1)], ["67%", ">99%", ">99%", "100%"]);
        assert_eq!([shown(u128::MAX - 1, u128::MAX), shown(1, u128::MAX)], [">99%", "<1%"]);
        assert_eq!(shown(u128::MAX / 2, u128::MAX), "50%");
    }

    #[test]
    fn chances_are_joined() {
        let die = odds(1, 6);
        assert_eq!(die.and(die), Odds::new(1, 36));
        assert_eq!(die.or(die), Odds::new(11, 36));
        assert_eq!(odds(2, 3).and(odds(3, 2 + 2)), Odds::new(1, 2));
        assert_eq!(odds(1, u128::MAX).and(odds(1, 2)), None);
        assert_eq!(odds(u128::MAX - 1, u128::MAX).and(odds(1, 2)).map(Odds::of), Some(u128::MAX));
    }

    #[test]
    fn the_order_of_small_fractions_is_that_of_their_products() {
        let all: Vec<Odds> = (1..9).flat_map(|of| (0..=of).map(move |hits| odds(hits, of))).collect();
        for one in &all {
            for other in &all {
                assert_eq!(one.cmp(other), (one.hits * other.of).cmp(&(other.hits * one.of)), "{one} and {other}");
            }
        }
    }

    #[test]
    fn the_order_of_large_fractions_is_exact() {
        let near = odds(u128::MAX - 2, u128::MAX - 1);
        let nearer = odds(u128::MAX - 1, u128::MAX);
        assert!(near < nearer && nearer < Odds::ALWAYS && nearer > Odds::NEVER);
        assert_eq!(nearer.cmp(&nearer), Ordering::Equal);
    }

    #[test]
    fn scenes_show_the_same_chance() {
        let shown = |hits, of| Chance::from(odds(hits, of));
        assert_eq!(shown(14, 72), Chance::new(7, 36));
        assert_eq!((shown(0, 3), shown(3, 3)), (Chance::new(0, 1), Chance::new(1, 1)));
        assert_eq!(shown(1, u128::from(u64::MAX)), Chance::new(1, u64::MAX));
        assert_eq!(shown(u128::MAX / 4, u128::MAX).percent(), 25);
        assert_eq!(shown(1, u128::MAX).ways, 1);
        let nearly = shown(u128::MAX - 1, u128::MAX);
        assert!(nearly.ways < nearly.of);
    }

    #[test]
    fn chances_are_stored_as_they_are_read_aloud() {
        assert_eq!(serde_json::to_string(&odds(14, 72)).expect("text"), "\"7/36\"");
        assert_eq!(serde_json::from_str::<Odds>("\"14/72\"").expect("a chance"), odds(7, 36));
        for bad in ["\"7\"", "\"7/0\"", "\"8/7\"", "\"-1/7\"", "\"a/b\"", "7"] {
            assert!(serde_json::from_str::<Odds>(bad).is_err(), "{bad} was taken");
        }
    }
}
