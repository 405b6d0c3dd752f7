//! The ways in which games ended, and how they stood on the way.

use crate::tally::{Counts, Course, Tally};
use crate::{Interval, wilson};
use serde::Serialize;
use std::cmp::Reverse;

/// A standing foretells the end if a game that is won stands better than one that is lost so often; of fewer of either nothing is said.
const FORETOLD: f64 = 0.8;
const ENOUGH: u64 = 10;

/// A way in which games ended.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ended {
    /// The key of its name.
    pub key: String,
    pub won: bool,
    pub games: u64,
    /// Of all games.
    #[serde(flatten)]
    pub interval: Interval,
    /// How long these games were: the shortest, half of them, the longest.
    pub shortest: u32,
    pub median: u32,
    pub longest: u32,
}

/// A point of the length of games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CoursePoint {
    pub at: u32,
    /// Games that came so far, and those of them that were won.
    pub games: u64,
    pub won: u64,
    /// The means of the figures: over all of these games, over those that were won, over those that were lost.
    pub figures: Vec<f64>,
    pub figures_won: Vec<f64>,
    pub figures_lost: Vec<f64>,
    /// How often a game that was won stood better here than one that was lost.
    pub foretells: Option<f64>,
}

/// The ways to win first, then the ways to lose, each the most frequent first.
pub(super) fn endings(tally: &Tally) -> Vec<Ended> {
    let ended = |(key, (won, lengths)): (&String, &(bool, Counts))| Ended {
        key: key.clone(),
        won: *won,
        games: lengths.total(),
        interval: wilson(lengths.total() as f64, tally.finished),
        shortest: lengths.at(0.0).unwrap_or(0),
        median: lengths.at(0.5).unwrap_or(0),
        longest: lengths.at(1.0).unwrap_or(0),
    };
    let mut endings: Vec<Ended> = tally.endings.iter().map(ended).collect();
    endings.sort_by_key(|ended| (!ended.won, Reverse(ended.games)));
    endings
}

pub(super) fn course(course: &Course) -> Vec<CoursePoint> {
    let points = course.points.iter().map(|(at, point)| CoursePoint {
        at: *at,
        games: point.games(),
        won: point.won.games,
        figures: point.means(),
        figures_won: point.won.means(),
        figures_lost: point.lost.means(),
        foretells: point.foretells(),
    });
    points.collect()
}

/// The first point from which on, as long as there are games enough to tell, those that are won stand better than those that are lost
/// four times of five.
pub(super) fn decided(course: &[CoursePoint]) -> Option<u32> {
    let told = course.iter().filter(|point| point.won >= ENOUGH && point.games - point.won >= ENOUGH);
    let told: Vec<(u32, f64)> = told.filter_map(|point| Some((point.at, point.foretells?))).collect();
    let before = told.iter().rposition(|(_, foretells)| *foretells < FORETOLD);
    told.get(before.map_or(0, |last| last + 1)).map(|(at, _)| *at)
}
