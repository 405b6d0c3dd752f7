//! Figures as they are gathered: whole numbers only, so that the order of games does not matter.

use crate::report::Fault;
use shelf::{GameEnd, GameResult};
use std::collections::BTreeMap;

/// How many faults are kept with their words. All are counted.
const FAULTS_KEPT: usize = 10;
/// Lengths below this have a counter in a row; longer games are rare.
const SHORT: usize = 1024;
/// A won game in the unit in which wins are summed up, so that thirds and halves add up the same in any order.
const WON: f64 = 1_000_000.0;

/// What a seat or a faction has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Score {
    pub games: u64,
    won: u64,
}

impl Score {
    fn add(&mut self, result: f32) {
        self.games += 1;
        self.won += (f64::from(result) * WON).round() as u64;
    }

    pub(crate) fn and(&mut self, other: Score) {
        self.games += other.games;
        self.won += other.won;
    }

    /// Games won. A draw or a shared victory counts in part.
    pub(crate) fn wins(&self) -> f64 {
        self.won as f64 / WON
    }
}

/// Everything gathered by one thread, or by all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub finished: u64,
    pub limit_reached: u64,
    pub broken_off: u64,
    pub faulty: u64,
    pub faults: Vec<Fault>,
    pub decisions: u64,
    pub gave_up: u64,
    pub seats: Vec<Score>,
    pub factions: BTreeMap<String, Score>,
    /// By the place in the order of play, where a game has one.
    pub orders: BTreeMap<usize, Score>,
    short: Vec<u64>,
    long: BTreeMap<u32, u64>,
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Tally {
        Tally {
            finished: 0,
            limit_reached: 0,
            broken_off: 0,
            faulty: 0,
            faults: Vec::new(),
            decisions: 0,
            gave_up: 0,
            seats: vec![Score::default(); seats],
            factions: BTreeMap::new(),
            orders: BTreeMap::new(),
            short: vec![0; SHORT],
            long: BTreeMap::new(),
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.finished + self.broken_off + self.faulty
    }

    pub(crate) fn add(&mut self, result: &GameResult) {
        self.decisions += result.decisions;
        self.gave_up += result.gave_up;
        match &result.end {
            GameEnd::Over => self.add_finished(result),
            GameEnd::AtLimit => {
                self.limit_reached += 1;
                self.add_finished(result);
            }
            GameEnd::BrokenOff => self.broken_off += 1,
            GameEnd::Fault(said) => {
                self.faulty += 1;
                self.keep_fault(Fault {
                    game: result.game,
                    said: said.clone(),
                });
            }
        }
    }

    fn add_finished(&mut self, result: &GameResult) {
        self.finished += 1;
        match self.short.get_mut(result.length as usize) {
            Some(count) => *count += 1,
            None => *self.long.entry(result.length).or_default() += 1,
        }
        for (n, won) in result.results.iter().enumerate() {
            if let Some(score) = self.seats.get_mut(n) {
                score.add(*won);
            }
            if let Some(Some(place)) = result.orders.get(n) {
                self.orders.entry(*place).or_default().add(*won);
            }
            if let Some(Some(faction)) = result.factions.get(n) {
                match self.factions.get_mut(faction) {
                    Some(score) => score.add(*won),
                    None => self.factions.entry(faction.clone()).or_default().add(*won),
                }
            }
        }
    }

    /// Keeps those with the lowest numbers.
    fn keep_fault(&mut self, fault: Fault) {
        self.faults.push(fault);
        self.faults.sort_by_key(|fault| fault.game);
        self.faults.truncate(FAULTS_KEPT);
    }

    pub(crate) fn and(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.limit_reached += other.limit_reached;
        self.broken_off += other.broken_off;
        self.faulty += other.faulty;
        self.decisions += other.decisions;
        self.gave_up += other.gave_up;
        other.faults.into_iter().for_each(|fault| self.keep_fault(fault));
        self.seats
            .iter_mut()
            .zip(other.seats)
            .for_each(|(one, other)| one.and(other));
        for (place, score) in other.orders {
            self.orders.entry(place).or_default().and(score);
        }
        for (faction, score) in other.factions {
            self.factions.entry(faction).or_default().and(score);
        }
        self.short
            .iter_mut()
            .zip(other.short)
            .for_each(|(one, other)| *one += other);
        for (length, count) in other.long {
            *self.long.entry(length).or_default() += count;
        }
        self
    }

    /// The length that this part of all finished games does not exceed.
    pub(crate) fn length_at(&self, part: f64) -> Option<u32> {
        let wanted = (part * self.finished as f64).ceil().max(1.0) as u64;
        let short = self
            .short
            .iter()
            .enumerate()
            .map(|(length, count)| (length as u32, *count));
        let long = self.long.iter().map(|(length, count)| (*length, *count));
        let mut seen = 0;
        short
            .chain(long)
            .find(|(_, count)| {
                seen += count;
                seen >= wanted
            })
            .map(|(length, _)| length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(length: u32, results: [f32; 2], faction: &str) -> GameResult {
        GameResult {
            game: 0,
            end: GameEnd::Over,
            results: results.to_vec(),
            factions: vec![Some(faction.to_owned()), None],
            orders: vec![Some(1), Some(0)],
            length,
            decisions: 3,
            gave_up: 1,
        }
    }

    fn fault(game: u64) -> GameResult {
        GameResult {
            game,
            end: GameEnd::Fault(format!("fault {game}")),
            ..over(0, [0.0, 0.0], "zeus")
        }
    }

    fn tally(results: &[GameResult]) -> Tally {
        let mut tally = Tally::new(2);
        results.iter().for_each(|result| tally.add(result));
        tally
    }

    #[test]
    fn lengths_are_told_by_rank_also_those_of_very_long_games() {
        let results: Vec<GameResult> = (1..=10).map(|n| over(n * 500, [1.0, 0.0], "zeus")).collect();
        let tally = tally(&results);
        let at = |part| tally.length_at(part);
        assert_eq!((at(0.1), at(0.5), at(0.9)), (Some(500), Some(2500), Some(4500)));
        assert_eq!(Tally::new(2).length_at(0.5), None);
    }

    #[test]
    fn draws_and_thirds_add_up_the_same_in_any_order_and_in_any_parts() {
        let results = [
            over(7, [1.0, 0.0], "zeus"),
            over(8, [0.5, 0.5], "hera"),
            over(9, [1.0 / 3.0, 2.0 / 3.0], "zeus"),
            fault(4),
        ];
        let whole = tally(&results);
        assert_eq!(whole, tally(&results[2..]).and(tally(&results[..2])));
        assert_eq!((whole.seats[0].games, whole.seats[0].wins()), (3, 1.833333));
        assert_eq!((whole.factions["hera"].games, whole.factions["hera"].wins()), (1, 0.5));
        assert_eq!(
            (whole.games(), whole.finished, whole.decisions, whole.gave_up),
            (4, 3, 12, 4)
        );
    }

    #[test]
    fn faults_are_all_counted_and_the_first_ones_kept() {
        let results: Vec<GameResult> = (0..30).rev().map(fault).collect();
        let tally = tally(&results);
        assert_eq!((tally.faulty, tally.faults.len()), (30, FAULTS_KEPT));
        assert_eq!((tally.faults[0].game, tally.faults[9].said.as_str()), (0, "fault 9"));
    }
}
