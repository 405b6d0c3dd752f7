//! What a run has shown.

use crate::tally::{Score, Tally};
use crate::{Experiment, Interval, wilson};
use serde::Serialize;
use std::collections::BTreeMap;

/// The figures of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    /// The rules' number, and the hash of the content.
    pub rules: u32,
    pub pack: String,
    /// The bots, seat by seat.
    pub seats: Vec<&'static str>,
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    /// The number of the first game, and how many were to be played.
    pub first: u64,
    pub games: u64,
    /// Whether it was stopped before all were played.
    pub partial: bool,
    /// Games that came to their end.
    pub finished: u64,
    /// Games that were broken off because they were too long.
    /// Finished games that ended only because a limit of their own rules was reached.
    pub limit_reached: u64,
    /// Games that were longer than the plan allows.
    pub broken_off: u64,
    /// Games in which the rules failed, and the first of them.
    pub faulty: u64,
    pub faults: Vec<Fault>,
    /// Picks from lists of two or more.
    pub decisions: u64,
    /// How often a bot found no world to imagine and answered from the options alone.
    pub gave_up: u64,
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub length: Length,
    /// By seat, by faction and by bot. A draw or a shared victory counts in part.
    pub wins: Vec<Wins>,
}

/// How long finished games were.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Length {
    pub unit: &'static str,
    pub median: Option<u32>,
    /// A tenth of the games is no longer than this, and a tenth is no shorter than `p90`.
    pub p10: Option<u32>,
    pub p90: Option<u32>,
}

/// What a seat, a faction or a kind of bot won.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Wins {
    /// `seat`, `faction` or `bot`.
    pub by: &'static str,
    pub key: String,
    pub games: u64,
    pub wins: f64,
    #[serde(flatten)]
    pub interval: Interval,
}

/// A game in which the rules failed. Its number alone plays it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    pub game: u64,
    pub said: String,
}

impl Report {
    pub(crate) fn new(experiment: &Experiment, tally: Tally, seconds: f64) -> Report {
        let about = experiment.edition.about();
        let plan = &experiment.plan;
        let games = experiment.games.end.saturating_sub(experiment.games.start);
        Report {
            game: about.slug,
            rules: about.rules,
            pack: experiment.edition.pack_hash().to_owned(),
            seats: plan.bots.iter().map(|kind| kind.name()).collect(),
            options: plan.options.iter().cloned().collect(),
            seed: plan.seed,
            first: experiment.games.start,
            games,
            partial: tally.games() < games,
            finished: tally.finished,
            limit_reached: tally.limit_reached,
            broken_off: tally.broken_off,
            faulty: tally.faulty,
            decisions: tally.decisions,
            gave_up: tally.gave_up,
            threads: experiment.threads.max(1),
            seconds,
            games_per_second: per_second(tally.games(), seconds),
            decisions_per_second: per_second(tally.decisions, seconds),
            length: Length {
                unit: about.unit,
                median: tally.length_at(0.5),
                p10: tally.length_at(0.1),
                p90: tally.length_at(0.9),
            },
            wins: wins(experiment, &tally),
            faults: tally.faults,
        }
    }

    /// Games that were played, whatever became of them.
    pub fn played(&self) -> u64 {
        self.finished + self.broken_off + self.faulty
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

fn wins(experiment: &Experiment, tally: &Tally) -> Vec<Wins> {
    let mut bots: BTreeMap<&str, Score> = BTreeMap::new();
    for (kind, score) in experiment.plan.bots.iter().zip(&tally.seats) {
        bots.entry(kind.name()).or_default().and(*score);
    }
    let row = |by, key: &str, score: &Score| Wins {
        by,
        key: key.to_owned(),
        games: score.games,
        wins: score.wins(),
        interval: wilson(score.wins(), score.games),
    };
    let seats = tally.seats.iter().enumerate();
    let mut rows: Vec<Wins> = seats
        .map(|(n, score)| row("seat", &(n + 1).to_string(), score))
        .collect();
    rows.extend(
        tally
            .factions
            .iter()
            .map(|(faction, score)| row("faction", faction, score)),
    );
    let orders = tally.orders.iter();
    rows.extend(orders.map(|(place, score)| row("order", &(place + 1).to_string(), score)));
    rows.extend(bots.iter().map(|(bot, score)| row("bot", bot, score)));
    rows
}
