//! Comparisons: two packs, settings or tables of bots, in games with the same seeds.

mod aim;
mod twin;

pub use aim::Aim;

use crate::Watch;
use crate::experiment::spread;
use crate::normal::{deviations, holm, two_sided};
use serde::Serialize;
use shelf::{Edition, GameResult, Job, Plan};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::{Refusal, Text, Tracked};
use twin::{Twin, Values, values};

/// One of the two sides.
pub struct Side {
    /// As it was asked for: `pack=mine`, `smoke=thin`.
    pub name: String,
    pub edition: Arc<dyn Edition>,
    pub plan: Plan,
}

/// The two sides, and the games they both play.
pub struct Comparison {
    pub a: Side,
    pub b: Side,
    pub games: Range<u64>,
    pub threads: usize,
}

/// What changed from the one side to the other.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CompareReport {
    pub game: &'static str,
    pub a: SideReport,
    pub b: SideReport,
    pub seed: u64,
    pub games: u64,
    pub partial: bool,
    /// Pairs of games that both came to their end.
    pub pairs: u64,
    pub faulty: u64,
    pub seconds: f64,
    /// What the two packs differ in.
    #[serde(flatten)]
    pub aim: Aim,
    /// Pairs in which something that differs was in play: only these can tell anything of it.
    pub touched: u64,
    pub rows: Vec<Change>,
    /// The names of cards and factions.
    #[serde(skip)]
    pub names: BTreeMap<String, Text>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SideReport {
    pub name: String,
    pub pack: String,
    pub seats: Vec<String>,
    pub options: BTreeMap<String, String>,
}

/// One figure on both sides.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Change {
    /// Whether the packs differ in what this row is about: then it is what the comparison was made for.
    pub aimed: bool,
    /// `seat`, `faction`, `order`, `bot` and `card` are parts of wins; `game` are figures of whole games.
    pub by: &'static str,
    pub key: String,
    pub games_a: u64,
    pub games_b: u64,
    pub a: f64,
    pub b: f64,
    /// What B has more than A, and where that lies with 95 % certainty.
    pub difference: f64,
    pub low: f64,
    pub high: f64,
    /// How likely chance alone would give as much, for this row and for this many rows.
    pub chance: f64,
    pub corrected: f64,
    /// Whether it is more than chance, with 95 % certainty for all rows together.
    pub real: bool,
    /// A difference as great as this would be called real four times of five, in as many games.
    pub shows: f64,
}

/// How sure one must be of everything that is called real together.
const UNSURE: f64 = 0.05;
/// A figure of fewer games is left out.
pub(crate) const FEWEST: u64 = 30;
/// The 95 times of 100, and the four times of five, in deviations.
const SURE: f64 = 1.959_963_984_540_054;
const LIKELY: f64 = 0.841_621_233_572_914;

/// A thread's part of the run.
struct Bench {
    jobs: [Box<dyn Job>; 2],
    pieces: [Vec<Tracked>; 2],
    twins: BTreeMap<(&'static str, String), Twin>,
    /// What the packs differ in, to see whether it was in play.
    names: BTreeSet<String>,
    touched: u64,
    pairs: u64,
    played: u64,
    faulty: u64,
}

impl Bench {
    /// Plays each game on both sides and keeps what they gave.
    fn play(&mut self, games: Range<u64>, stop: &Arc<AtomicBool>) -> u64 {
        let before = self.played;
        for game in games {
            let (mut sides, mut told): ([Option<Values>; 2], u8) = ([None, None], 0);
            let (both, names, mut touched) = (self.jobs.iter_mut().zip(&self.pieces), &self.names, false);
            for ((job, pieces), side) in both.zip(&mut sides) {
                job.run(game..game + 1, stop, &mut |result| {
                    told += 1;
                    touched |= in_play(result, pieces, names);
                    *side = values(result, pieces);
                });
            }
            if told < 2 {
                break;
            }
            self.played += 1;
            self.touched += u64::from(touched);
            match sides {
                [Some(a), Some(b)] => self.keep(a, b),
                _ => self.faulty += 1,
            }
        }
        self.played - before
    }

    fn keep(&mut self, a: Values, mut b: Values) {
        self.pairs += 1;
        for (key, a) in a {
            let other = b.remove(&key);
            self.twins.entry(key).or_default().add(Some(a), other);
        }
        for (key, b) in b {
            self.twins.entry(key).or_default().add(None, Some(b));
        }
    }
}

/// Whether something of these names was dealt, seen or used in a game.
fn in_play(result: &GameResult, pieces: &[Tracked], names: &BTreeSet<String>) -> bool {
    let mut factions = result.factions.iter().flatten();
    let seen = result.sight.iter().flat_map(|sight| {
        let used = sight.used.iter().map(|used| used.piece);
        sight.seen.iter().copied().chain(used)
    });
    let mut seen = seen.filter_map(|piece| pieces.get(piece));
    factions.any(|faction| names.contains(faction)) || seen.any(|piece| names.contains(&piece.slug))
}

/// The fewest pairs after which it is asked whether they are enough.
const FIRST_LOOK: u64 = 100;

impl Comparison {
    /// Plays the games and reports. Refused is a side that cannot be played.
    pub fn run(&self, watch: &dyn Watch) -> Result<CompareReport, Refusal> {
        self.run_until(None, watch)
    }

    /// Plays until so great a change of what the packs differ in, or of any faction and seat, would most likely show; or all games are
    /// played. The moments at which that is asked depend on the games alone, and not on what changed, so looking often finds no more.
    pub fn run_until(&self, within: Option<f64>, watch: &dyn Watch) -> Result<CompareReport, Refusal> {
        let begun = Instant::now();
        let aim = Aim::new(self.a.edition.source(), self.b.edition.source());
        let benches: Result<Vec<Bench>, Refusal> = (0..self.threads.max(1)).map(|_| self.bench(&aim)).collect();
        let (mut benches, mut from) = (benches?, self.games.start);
        loop {
            let end = match within {
                Some(within) => self.next_look(&benches, &aim, from, within),
                None => self.games.end,
            };
            if end <= from || watch.stop().load(Ordering::Relaxed) {
                break;
            }
            benches = spread(benches, from..end, watch, |bench, games| bench.play(games, watch.stop()));
            from = end;
        }
        let planned = if within.is_some() { from } else { self.games.end };
        Ok(self.report(benches, aim, planned - self.games.start, begun))
    }

    /// The number of the game before which it is next asked whether a change would show; the number reached if it would.
    fn next_look(&self, benches: &[Bench], aim: &Aim, from: u64, within: f64) -> u64 {
        let played = from - self.games.start;
        let wanted = match played {
            0 => FIRST_LOOK,
            _ => {
                let rows = changes(&sum(benches), &aim.changed);
                let aimed = rows.iter().any(|row| row.aimed);
                let counts = |row: &&Change| {
                    if aimed { row.aimed } else { matches!(row.by, "faction" | "seat") }
                };
                let shows = rows.iter().filter(counts).map(|row| row.shows).reduce(f64::max);
                // Where nothing has a row yet, twice as many games may bring one.
                let shows = shows.unwrap_or(2.0 * within);
                if shows <= within {
                    return from;
                }
                let guess = played as f64 * (shows / within).powi(2);
                (guess.ceil() as u64).clamp(played + played / 8 + 1, played * 2)
            }
        };
        let rotations = self.a.plan.rotations().max(1);
        let whole = wanted.div_ceil(rotations) * rotations;
        self.games.end.min(self.games.start.saturating_add(whole))
    }

    fn report(&self, benches: Vec<Bench>, aim: Aim, games: u64, begun: Instant) -> CompareReport {
        let mut names = BTreeMap::new();
        for piece in benches[0].pieces.iter().flatten() {
            names.insert(piece.slug.clone(), piece.name.clone());
        }
        let total = |count: fn(&Bench) -> u64| benches.iter().map(count).sum::<u64>();
        CompareReport {
            game: self.a.edition.about().slug,
            a: self.a.report(),
            b: self.b.report(),
            seed: self.a.plan.seed,
            games,
            partial: total(|bench| bench.played) < games,
            pairs: total(|bench| bench.pairs),
            faulty: total(|bench| bench.faulty),
            touched: total(|bench| bench.touched),
            seconds: begun.elapsed().as_secs_f64(),
            rows: changes(&sum(&benches), &aim.changed),
            aim,
            names,
        }
    }

    fn bench(&self, aim: &Aim) -> Result<Bench, Refusal> {
        let jobs = [self.a.edition.job(&self.a.plan)?, self.b.edition.job(&self.b.plan)?];
        Ok(Bench {
            pieces: [jobs[0].pieces(), jobs[1].pieces()],
            jobs,
            twins: BTreeMap::new(),
            names: aim.names().cloned().collect(),
            touched: 0,
            pairs: 0,
            played: 0,
            faulty: 0,
        })
    }
}

/// What all threads have kept.
fn sum(benches: &[Bench]) -> BTreeMap<(&'static str, String), Twin> {
    let mut twins = BTreeMap::<_, Twin>::new();
    for (key, twin) in benches.iter().flat_map(|bench| &bench.twins) {
        twins.entry(key.clone()).or_default().and(twin);
    }
    twins
}

impl Side {
    fn report(&self) -> SideReport {
        SideReport {
            name: self.name.clone(),
            pack: self.edition.pack_hash().to_owned(),
            seats: self.plan.bots.iter().map(|bot| bot.to_string()).collect(),
            options: self.plan.options.iter().cloned().collect(),
        }
    }
}

impl CompareReport {
    /// What really changed, the greatest change first; of the figures of whole games each has its own measure and comes first.
    pub fn real(&self) -> Vec<&Change> {
        let mut rows: Vec<&Change> = self.rows.iter().filter(|row| row.real).collect();
        let rank = |row: &Change| (row.by != "game", -row.difference.abs());
        rows.sort_by(|one, other| {
            let (one, other) = (rank(one), rank(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        rows
    }

    /// What the packs differ in and hardly any game had, so that there is no row for it.
    pub fn scarce(&self) -> Vec<&String> {
        let told = |key: &String| self.rows.iter().any(|row| row.aimed && row.key == *key);
        self.aim.changed.iter().filter(|key| !told(key)).collect()
    }

    /// What the packs differ in without a difference that chance alone would not make.
    pub fn missed(&self) -> impl Iterator<Item = &Change> {
        self.rows.iter().filter(|row| row.aimed && !row.real)
    }
}

/// One row for each figure that both sides have often enough, with the chances corrected for how many are looked at. Half of what may
/// be unsure goes to the rows that the comparison was made for, if there are any, and the rest to all others: list by list.
fn changes(twins: &BTreeMap<(&'static str, String), Twin>, changed: &[String]) -> Vec<Change> {
    let mut rows: Vec<Change> = twins.iter().filter_map(|((by, key), twin)| change(by, key, twin)).collect();
    // What bots who are all alike on both sides win is a fair share by construction.
    if rows.iter().filter(|row| row.by == "bot").count() == 1 {
        rows.retain(|row| row.by != "bot" || row.difference != 0.0);
    }
    for row in &mut rows {
        row.aimed = matches!(row.by, "faction" | "card") && changed.contains(&row.key);
    }
    let halves = if rows.iter().any(|row| row.aimed) { 2 } else { 1 };
    correct(&mut rows, halves, |row| row.aimed);
    let mut lists: Vec<&'static str> = rows.iter().map(|row| row.by).collect();
    lists.dedup();
    // A list in which nothing can differ, such as that of bots who are all alike, is none that could raise a false alarm.
    lists.retain(|by| rows.iter().any(|row| row.by == *by && row.difference != 0.0));
    for by in &lists {
        correct(&mut rows, halves * lists.len(), |row| row.by == *by && !row.aimed);
    }
    rows
}

/// Corrects the chances of some rows after Holm, each counted this many times over.
fn correct(rows: &mut [Change], times: usize, such: impl Fn(&Change) -> bool) {
    let places: Vec<usize> = (0..rows.len()).filter(|place| such(&rows[*place])).collect();
    let chances: Vec<f64> = places.iter().map(|place| rows[*place].chance).collect();
    let needed = deviations(UNSURE / (places.len() * times).max(1) as f64) + LIKELY;
    for (place, corrected) in places.into_iter().zip(holm(&chances, times)) {
        let row = &mut rows[place];
        row.corrected = corrected;
        row.real = corrected < UNSURE;
        row.shows = needed * (row.high - row.low) / (2.0 * SURE);
    }
}

fn change(by: &'static str, key: &str, twin: &Twin) -> Option<Change> {
    let (games_a, games_b) = twin.games();
    let (a, b) = twin.means()?;
    if games_a < FEWEST || games_b < FEWEST {
        return None;
    }
    let (difference, deviation) = (b - a, twin.deviation());
    let chance = match difference == 0.0 {
        true => 1.0,
        false => two_sided(difference / deviation),
    };
    Some(Change {
        aimed: false,
        by,
        key: key.to_owned(),
        games_a,
        games_b,
        a,
        b,
        difference,
        low: difference - SURE * deviation,
        high: difference + SURE * deviation,
        chance,
        corrected: 1.0,
        real: false,
        shows: (SURE + LIKELY) * deviation,
    })
}
