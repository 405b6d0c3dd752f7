//! Statistics while they are collected: whole numbers only, so that the order of games does not matter.

mod close;
mod counts;
mod course;

pub(crate) use close::{Close, Leads};
pub(crate) use counts::Counts;
pub(crate) use course::Course;

use crate::report::Fault;
use crate::wilson;
use shelf::{BotKind, GameEnd, GameResult, Plan};
use std::collections::BTreeMap;
use table::Tracked;

/// How many faults are kept with their words. All are counted.
const FAULTS_KEPT: usize = 10;
/// A won game in the unit in which wins are summed up, so that thirds and halves add up the same in any order.
pub(crate) const WON: f64 = 1_000_000.0;

/// What a seat or a faction has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Score {
    pub games: u64,
    won: u64,
}

impl Score {
    pub(crate) fn add(&mut self, result: f32) {
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
    /// By what was played, where a game may be several things; what counts is the first seat, for these are games of one group.
    pub scenarios: BTreeMap<String, Score>,
    /// By the place in the order of play, where a game has one.
    pub orders: BTreeMap<usize, Score>,
    /// By the way in which games ended: whether that is a victory, and how long they were.
    pub endings: BTreeMap<String, (bool, Counts)>,
    /// By kind of bot, in the order of their names.
    pub bots: Vec<(BotKind, Score)>,
    pub lengths: Counts,
    /// What was seen of the games that were looked at closely.
    pub close: Close,
}

impl Tally {
    pub(crate) fn new(plan: &Plan, pieces: &[Tracked], kinds: &[&str]) -> Tally {
        Tally {
            finished: 0,
            limit_reached: 0,
            broken_off: 0,
            faulty: 0,
            faults: Vec::new(),
            decisions: 0,
            gave_up: 0,
            seats: vec![Score::default(); plan.bots.len()],
            factions: BTreeMap::new(),
            scenarios: BTreeMap::new(),
            orders: BTreeMap::new(),
            endings: BTreeMap::new(),
            bots: bots(plan),
            lengths: Counts::default(),
            close: Close::new(pieces, kinds.len()),
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
                self.keep_fault(Fault { game: result.game, said: said.clone() });
            }
        }
    }

    fn add_finished(&mut self, result: &GameResult) {
        self.finished += 1;
        self.lengths.add(result.length);
        for (n, won) in result.results.iter().enumerate() {
            if let Some(score) = self.seats.get_mut(n) {
                score.add(*won);
            }
            if let Some(Some(place)) = result.orders.get(n) {
                self.orders.entry(*place).or_default().add(*won);
            }
            if let Some(Some(faction)) = result.factions.get(n) {
                entry(&mut self.factions, faction).add(*won);
            }
            if let Some(bot) = result.bots.get(n) {
                let place = self.bots.iter_mut().find(|(kind, _)| kind == bot);
                place.into_iter().for_each(|(_, score)| score.add(*won));
            }
        }
        if let (Some(scenario), Some(won)) = (&result.scenario, result.results.first()) {
            entry(&mut self.scenarios, scenario).add(*won);
        }
        if let Some(ending) = &result.ending {
            let won = result.results.first().is_some_and(|result| *result > 0.0);
            self.endings.entry(ending.clone()).or_insert((won, Counts::default())).1.add(result.length);
        }
        if let Some(sight) = &result.sight {
            self.close.add(sight, &result.results);
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
        self.seats.iter_mut().zip(other.seats).for_each(|(one, other)| one.and(other));
        join(&mut self.orders, other.orders);
        join(&mut self.factions, other.factions);
        join(&mut self.scenarios, other.scenarios);
        for (key, (won, lengths)) in other.endings {
            self.endings.entry(key).or_insert((won, Counts::default())).1.and(lengths);
        }
        for ((_, one), (_, other)) in self.bots.iter_mut().zip(other.bots) {
            one.and(other);
        }
        self.lengths.and(other.lengths);
        self.close.and(&other.close);
        self
    }

    /// Half the width of the widest interval among the rates of seats, factions, scenarios and bots. Of no games nothing is known.
    pub(crate) fn widest(&self) -> f64 {
        let scores = self
            .seats
            .iter()
            .chain(self.factions.values())
            .chain(self.scenarios.values())
            .chain(self.bots.iter().map(|(_, score)| score));
        let half = |score: &Score| {
            let sure = wilson(score.wins(), score.games);
            (sure.high - sure.low) / 2.0
        };
        scores.map(half).fold(0.0, f64::max)
    }
}

/// The kinds of bots that play.
fn bots(plan: &Plan) -> Vec<(BotKind, Score)> {
    let mut kinds: Vec<(BotKind, Score)> = Vec::new();
    for bot in &plan.bots {
        if kinds.iter().all(|(kind, _)| kind != bot) {
            kinds.push((*bot, Score::default()));
        }
    }
    kinds.sort_by_cached_key(|(kind, _)| kind.to_string());
    kinds
}

fn entry<'m>(map: &'m mut BTreeMap<String, Score>, key: &str) -> &'m mut Score {
    if !map.contains_key(key) {
        map.insert(key.to_owned(), Score::default());
    }
    map.get_mut(key).expect("it was put there")
}

fn join<K: Ord>(one: &mut BTreeMap<K, Score>, other: BTreeMap<K, Score>) {
    for (key, score) in other {
        one.entry(key).or_default().and(score);
    }
}

#[cfg(test)]
mod tests;
