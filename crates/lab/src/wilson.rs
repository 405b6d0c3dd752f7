//! Wilson intervals: how certain a rate is.

use serde::Serialize;

/// A rate and the 95 % interval in which the true one lies.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

/// The 95 times of 100, in deviations.
pub(crate) const SURE: f64 = 1.959_963_984_540_054;

/// The interval of Wilson for this many wins of this many games. Of no games nothing is known.
pub fn wilson(wins: f64, games: u64) -> Interval {
    wilson_at(wins, games, SURE)
}

/// The same with another certainty, told by this many deviations.
pub(crate) fn wilson_at(wins: f64, games: u64, z: f64) -> Interval {
    if games == 0 {
        return Interval { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let rate = (wins / n).clamp(0.0, 1.0);
    let middle = rate + z * z / (2.0 * n);
    let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    Interval { rate, low: ((middle - spread) / whole).max(0.0), high: ((middle + spread) / whole).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_in_the_books() {
        let close = |one: f64, other: f64| (one - other).abs() < 0.0005;
        let found = wilson(8.0, 10);
        assert!(close(found.low, 0.4902) && close(found.high, 0.9433), "{found:?}");
        let found = wilson(0.0, 20);
        assert!(close(found.low, 0.0) && close(found.high, 0.1611), "{found:?}");
        let found = wilson(500.0, 1000);
        assert!(close(found.low, 0.4691) && close(found.high, 0.5309), "{found:?}");
    }

    #[test]
    fn nothing_is_known_of_no_games() {
        let found = wilson(0.0, 0);
        assert_eq!((found.low, found.high), (0.0, 1.0));
    }
}
