//! Paired statistics: one figure on both sides, game by game, as sums, squares and products of whole numbers.

use shelf::{GameEnd, GameResult};
use std::collections::BTreeMap;
use table::Tracked;

/// Figures are summed up in millionths, so that the order of games does not matter.
const UNIT: f64 = 1_000_000.0;

/// Every figure of one game, by list and key.
pub(super) type Values = BTreeMap<(&'static str, String), i64>;

/// The figures of a game that came to its end. Where several seats share a key, it is their average.
pub(super) fn values(result: &GameResult, pieces: &[Tracked]) -> Option<Values> {
    let at_limit = match result.end {
        GameEnd::Over => 0.0,
        GameEnd::AtLimit => 1.0,
        GameEnd::BrokenOff | GameEnd::Fault(_) => return None,
    };
    let mut means: BTreeMap<(&'static str, String), (f64, u32)> = BTreeMap::new();
    let mut add = |by: &'static str, key: String, value: f64| {
        let mean = means.entry((by, key)).or_default();
        *mean = (mean.0 + value, mean.1 + 1);
    };
    add("game", "length".to_owned(), f64::from(result.length));
    add("game", "limit".to_owned(), at_limit);
    add("game", "decisions".to_owned(), result.decisions as f64);
    for (n, won) in result.results.iter().enumerate() {
        let won = f64::from(*won);
        add("seat", (n + 1).to_string(), won);
        if let Some(Some(faction)) = result.factions.get(n) {
            add("faction", faction.clone(), won);
        }
        if let Some(Some(place)) = result.orders.get(n) {
            add("order", (place + 1).to_string(), won);
        }
        if let Some(bot) = result.bots.get(n) {
            add("bot", bot.to_string(), won);
        }
    }
    for used in result.sight.iter().flat_map(|sight| &sight.used) {
        let key = pieces.get(used.piece).map(|piece| &piece.slug);
        let is_faction = |key: &String| result.factions.iter().flatten().any(|faction| faction == key);
        if let (Some(key), Some(won)) = (key.filter(|key| !is_faction(key)), result.results.get(used.seat.index())) {
            add("card", key.clone(), f64::from(*won));
        }
    }
    let whole = |(sum, count): (f64, u32)| (sum / f64::from(count) * UNIT).round() as i64;
    Some(means.into_iter().map(|(key, mean)| (key, whole(mean))).collect())
}

/// Sums over games of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Moments {
    games: u64,
    sum: i128,
    squares: i128,
}

impl Moments {
    fn add(&mut self, value: i64) {
        self.games += 1;
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }

    fn and(&mut self, other: &Moments) {
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.games.max(1) as f64
    }

    /// The variance of one game.
    fn variance(&self) -> f64 {
        let games = self.games as i128;
        spread(games, self.sum, self.sum, self.squares)
    }
}

/// The covariance of two figures out of their sums, exact up to the last division.
fn spread(games: i128, sum: i128, other: i128, products: i128) -> f64 {
    if games < 2 {
        return 0.0;
    }
    (games * products - sum * other) as f64 / (games * (games - 1)) as f64
}

/// One figure on both sides, and how the two go together in games that both have it in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Twin {
    a: Moments,
    b: Moments,
    both: u64,
    both_a: i128,
    both_b: i128,
    products: i128,
}

impl Twin {
    pub fn add(&mut self, a: Option<i64>, b: Option<i64>) {
        a.iter().for_each(|value| self.a.add(*value));
        b.iter().for_each(|value| self.b.add(*value));
        if let (Some(a), Some(b)) = (a, b) {
            self.both += 1;
            self.both_a += i128::from(a);
            self.both_b += i128::from(b);
            self.products += i128::from(a) * i128::from(b);
        }
    }

    pub fn and(&mut self, other: &Twin) {
        self.a.and(&other.a);
        self.b.and(&other.b);
        self.both += other.both;
        self.both_a += other.both_a;
        self.both_b += other.both_b;
        self.products += other.products;
    }

    pub fn games(&self) -> (u64, u64) {
        (self.a.games, self.b.games)
    }

    /// The figure on both sides, if both have it.
    pub fn means(&self) -> Option<(f64, f64)> {
        let known = self.a.games > 0 && self.b.games > 0;
        known.then(|| (self.a.mean() / UNIT, self.b.mean() / UNIT))
    }

    /// How far chance alone lets the difference of the two stray. What both sides have in common by their seeds does not count.
    pub fn deviation(&self) -> f64 {
        let (a, b) = (self.a.games.max(1) as f64, self.b.games.max(1) as f64);
        let common = spread(self.both.into(), self.both_a, self.both_b, self.products);
        let variance = self.a.variance() / a + self.b.variance() / b - 2.0 * self.both as f64 * common / (a * b);
        // A figure that never varied is not known more exactly than to one game.
        let least = UNIT / a.min(b);
        variance.max(least * least).sqrt() / UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn twin(games: impl IntoIterator<Item = (Option<i64>, Option<i64>)>) -> Twin {
        let mut twin = Twin::default();
        games.into_iter().for_each(|(a, b)| twin.add(a, b));
        twin
    }

    const WON: i64 = 1_000_000;

    #[test]
    fn what_both_have_in_common_does_not_count() {
        let luck = |n: i64| if n % 2 == 0 { WON } else { 0 };
        let same = twin((0..1000).map(|n| (Some(luck(n)), Some(luck(n)))));
        assert_eq!(same.means(), Some((0.5, 0.5)));
        assert!(same.deviation() <= 0.001, "{}", same.deviation());
        let apart = twin((0..1000).map(|n| (Some(luck(n)), Some(luck(n / 2)))));
        assert!((apart.deviation() - (0.5f64 / 1000.0).sqrt()).abs() < 0.001, "{}", apart.deviation());
    }

    #[test]
    fn a_figure_may_be_missing_on_either_side() {
        let twin = twin([(Some(WON), None), (None, Some(0)), (Some(0), Some(WON))]);
        assert_eq!((twin.games(), twin.means()), ((2, 2), Some((0.5, 0.5))));
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let games: Vec<_> = (0..50).map(|n| (Some(n * 3), (n % 3 > 0).then_some(n))).collect();
        let mut sum = twin(games[..20].to_vec());
        sum.and(&twin(games[20..].to_vec()));
        assert_eq!(sum, twin(games));
    }
}
