//! The report of a run.

mod course;

pub use course::{CoursePoint, Ended};
use course::{course, decided, endings};

use crate::finding::{self, Finding};
use crate::tally::{Leads, Score, Tally};
use crate::{Experiment, Interval, wilson};
use serde::Serialize;
use shelf::Job;
use std::collections::BTreeMap;
use table::{Text, Tracked};

/// Rates that differ by less are the same, as reports write them.
const ALIKE: f64 = 0.001;

/// The figures of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    /// The rules' number, and the hash of the content.
    pub rules: u32,
    pub pack: String,
    /// The bots, seat by seat. Where they differ, they go round the table from game to game.
    pub seats: Vec<String>,
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    /// The number of the first game, and how many were to be played.
    pub first: u64,
    pub games: u64,
    /// Whether it was stopped before all were played.
    pub partial: bool,
    /// Whether all seats win or lose together.
    pub cooperative: bool,
    /// Games that came to their end.
    pub finished: u64,
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
    /// What is out of balance.
    pub findings: Vec<Finding>,
    /// A side that wins so much more or less than its share would be named as out of balance four times of five, in as many games. Where
    /// all win together there is no share.
    pub shows: Option<f64>,
    /// By seat, scenario, faction, order of play, bot and card. A draw or a shared victory counts in part; of a card it is what those who used
    /// it got.
    pub wins: Vec<Wins>,
    /// In how many ways games ended, and how often in each. Only of games that can be won and lost in several.
    pub endings: Vec<Ended>,
    /// Games that were looked at closely: what follows is about them.
    pub watched: u64,
    pub lead: Lead,
    /// The figures that were followed through the length of games, by the keys of their names.
    pub figures: Vec<&'static str>,
    /// How it stood at each point of the length, where all win or lose together.
    pub course: Vec<CoursePoint>,
    /// From which point of the length on the standing foretells the end.
    pub decided: Option<u32>,
    /// How often each kind of option was offered, and taken.
    pub choices: Vec<Chosen>,
    /// Cards that never came on the table, and cards and clauses that were never used.
    pub never_seen: Vec<Unused>,
    pub never_used: Vec<Unused>,
    pub content: Vec<Content>,
}

/// How long finished games were.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Length {
    pub unit: &'static str,
    pub median: Option<u32>,
    /// A tenth of the games is no longer than this, and a tenth is no shorter than `p90`.
    pub p10: Option<u32>,
    pub p90: Option<u32>,
    pub mean: Option<f64>,
    /// Every length that came up, and how often.
    pub counts: Vec<(u32, u64)>,
}

/// What a seat, a faction, a kind of bot or whoever used a card won.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Wins {
    /// `seat`, `scenario`, `faction`, `order`, `bot` or `card`.
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

/// Who led when. The standing is looked at once in every unit of length.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Lead {
    /// How often the lead changed.
    pub changes: Option<f64>,
    /// From which part of the game on the winner led to the end: in a tenth of the games, in half of them, in all but a tenth.
    pub decided_p10: Option<f64>,
    pub decided_median: Option<f64>,
    pub decided_p90: Option<f64>,
    /// How often whoever led at a point of the game won it.
    pub leader: Vec<LeaderWins>,
    /// Whether the lead tells who will win. If not even a late leader mostly does, no conclusion can be drawn from it.
    pub telling: bool,
}

impl Lead {
    /// Whoever leads at the last point wins at least half of what there is above a fair share.
    fn is_telling(&self, fair: f64) -> bool {
        let last = self.leader.last().filter(|point| point.at >= 0.8);
        last.is_some_and(|point| point.interval.rate >= (1.0 + fair) / 2.0)
    }
}

/// How often whoever led at a point of the game won it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LeaderWins {
    /// The part of the game that had been played.
    pub at: f64,
    pub games: u64,
    #[serde(flatten)]
    pub interval: Interval,
}

/// A kind of option.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chosen {
    pub kind: &'static str,
    /// In how many decisions it was on offer, and in how many it was taken.
    pub offered: u64,
    pub taken: u64,
    pub rate: f64,
}

/// A card, or one clause of a card that was used, which never did anything.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unused {
    pub sort: &'static str,
    pub key: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// Games in which the card was seen.
    pub seen: u64,
}

/// What happened to one card.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Content {
    pub sort: &'static str,
    pub key: String,
    #[serde(skip)]
    pub name: Text,
    /// Games in which it was seen, games in which it was used, and how often it was used.
    pub seen: u64,
    pub used: u64,
    pub uses: u64,
    #[serde(skip)]
    pub clauses: Vec<String>,
}

impl Report {
    pub(crate) fn new(experiment: &Experiment, tally: Tally, job: &dyn Job, games: u64, seconds: f64) -> Report {
        let (pieces, kinds) = (job.pieces(), job.kinds());
        let about = experiment.edition.about();
        let plan = &experiment.plan;
        let mut report = Report {
            game: about.slug,
            rules: about.rules,
            pack: experiment.edition.pack_hash().to_owned(),
            seats: plan.bots.iter().map(|kind| kind.to_string()).collect(),
            options: plan.options.iter().cloned().collect(),
            seed: plan.seed,
            first: experiment.games.start,
            games,
            partial: tally.games() < games,
            cooperative: about.cooperative,
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
            length: length(job.unit(), &tally),
            findings: Vec::new(),
            shows: None,
            wins: wins(&tally, &pieces),
            endings: endings(&tally),
            watched: tally.close.games,
            lead: lead(&tally.close.leads),
            figures: job.figures().to_vec(),
            course: course(&tally.close.course),
            decided: None,
            choices: choices(kinds, &tally.close.kinds),
            never_seen: never_seen(&tally, &pieces),
            never_used: never_used(&tally, &pieces),
            content: content(&tally, pieces),
            faults: tally.faults,
        };
        report.lead.telling = report.lead.is_telling(report.fair());
        report.decided = decided(&report.course);
        report.shows = finding::shows(&report);
        report.findings = finding::find(&report);
        report
    }

    /// Games that were played, whatever became of them.
    pub fn played(&self) -> u64 {
        self.finished + self.broken_off + self.faulty
    }

    /// Who sat at the table: `greedy ×3, random`.
    pub(crate) fn table(&self) -> String {
        let alike = self.seats.chunk_by(|one, other| one == other);
        let runs = alike.map(|run| match run.len() {
            1 => run[0].clone(),
            count => format!("{} ×{count}", run[0]),
        });
        runs.collect::<Vec<String>>().join(", ")
    }

    /// The rows of one list of wins.
    pub fn wins_by(&self, by: &str) -> impl Iterator<Item = &Wins> {
        self.wins.iter().filter(move |row| row.by == by)
    }

    /// The lists of wins that are worth showing, in the order in which they are shown: who wins together needs no list of seats.
    pub(crate) fn lists(&self) -> impl Iterator<Item = &'static str> {
        let lists: &[&'static str] = match self.cooperative {
            true => &["scenario", "faction", "bot"],
            false => &["scenario", "faction", "order", "seat", "bot"],
        };
        lists.iter().copied()
    }

    /// What a side wins that is neither strong nor weak: an equal share, or where all win together, what they win on the whole.
    pub fn fair(&self) -> f64 {
        let together = self.wins_by("seat").next().filter(|_| self.cooperative);
        together.map_or(1.0 / self.seats.len().max(1) as f64, |row| row.interval.rate)
    }

    /// This many points of the course, evenly from the first to the last.
    pub fn course_points(&self, most: usize) -> impl Iterator<Item = &CoursePoint> {
        let last = self.course.len().saturating_sub(1);
        let step = last.div_ceil(most.saturating_sub(1).max(1)).max(1);
        self.course
            .iter()
            .enumerate()
            .filter(move |(n, _)| n.is_multiple_of(step) || *n == last)
            .map(|(_, point)| point)
    }

    /// What is known of a card or a faction by its key.
    pub fn piece(&self, key: &str) -> Option<&Content> {
        self.content.iter().find(|piece| piece.key == key)
    }

    /// What users of each card won, and what users of the others of its sort did: those who use a card have come far enough to use it,
    /// so an equal share is not the measure. Factions are left out.
    pub(crate) fn cards(&self) -> Vec<(&Wins, f64)> {
        let is_faction = |key: &str| self.wins_by("faction").any(|faction| faction.key == key);
        let mut sorts: BTreeMap<&str, Vec<&Wins>> = BTreeMap::new();
        for row in self.wins_by("card").filter(|row| !is_faction(&row.key)) {
            let sort = self.piece(&row.key).map_or("", |piece| piece.sort);
            sorts.entry(sort).or_default().push(row);
        }
        let mut cards = Vec::new();
        for rows in sorts.into_values() {
            let games: u64 = rows.iter().map(|row| row.games).sum();
            let wins: f64 = rows.iter().map(|row| row.wins).sum();
            // Where all users of a sort won, or none did, that is what the sort is for and nothing of any card.
            if wins < 0.5 || wins > games as f64 - 0.5 {
                continue;
            }
            let others = |row: &Wins| (wins - row.wins) / (games - row.games) as f64;
            let compared = rows.iter().filter(|row| row.games < games).map(|row| (*row, others(row)));
            cards.extend(compared.filter(|(row, others)| (row.interval.rate - others).abs() >= ALIKE));
        }
        cards
    }

    /// The sorts of content, in the order of the pack.
    pub fn sorts(&self) -> Vec<&'static str> {
        let mut sorts: Vec<&'static str> = Vec::new();
        for piece in &self.content {
            if !sorts.contains(&piece.sort) {
                sorts.push(piece.sort);
            }
        }
        sorts
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

fn length(unit: &'static str, tally: &Tally) -> Length {
    Length {
        unit,
        median: tally.lengths.at(0.5),
        p10: tally.lengths.at(0.1),
        p90: tally.lengths.at(0.9),
        mean: tally.lengths.mean(),
        counts: tally.lengths.iter().collect(),
    }
}

fn wins(tally: &Tally, pieces: &[Tracked]) -> Vec<Wins> {
    let row = |by, key: String, score: &Score| Wins {
        by,
        key,
        games: score.games,
        wins: score.wins(),
        interval: wilson(score.wins(), score.games),
    };
    let seats = tally.seats.iter().enumerate();
    let seats = seats.map(|(n, score)| row("seat", (n + 1).to_string(), score));
    let scenarios = tally.scenarios.iter();
    let scenarios = scenarios.map(|(scenario, score)| row("scenario", scenario.clone(), score));
    let factions = tally.factions.iter();
    let factions = factions.map(|(faction, score)| row("faction", faction.clone(), score));
    let orders = tally.orders.iter();
    let orders = orders.map(|(place, score)| row("order", (place + 1).to_string(), score));
    // What bots who are all alike win is a fair share by construction.
    let bots = tally.bots.iter().filter(|_| tally.bots.len() > 1);
    let bots = bots.map(|(bot, score)| row("bot", bot.to_string(), score));
    let cards = pieces.iter().zip(&tally.close.pieces);
    let cards = cards.filter(|(_, piece)| piece.score.games > 0);
    let cards = cards.map(|(card, piece)| row("card", card.slug.clone(), &piece.score));
    let sides = seats.chain(scenarios).chain(factions).chain(orders);
    sides.chain(bots).chain(cards).collect()
}

fn lead(leads: &Leads) -> Lead {
    let decided = |part| leads.decided.at(part).map(|hundredths| f64::from(hundredths) / 100.0);
    let leader = leads.leader.iter().enumerate().filter(|(_, score)| score.games > 0);
    Lead {
        changes: leads.changes.mean(),
        decided_p10: decided(0.1),
        decided_median: decided(0.5),
        decided_p90: decided(0.9),
        leader: leader
            .map(|(point, score)| LeaderWins {
                at: point as f64 / Leads::POINTS as f64,
                games: score.games,
                interval: wilson(score.wins(), score.games),
            })
            .collect(),
        telling: false,
    }
}

fn choices(kinds: &[&'static str], counts: &[(u64, u64)]) -> Vec<Chosen> {
    let chosen = |(kind, (offered, taken)): (&&'static str, &(u64, u64))| Chosen {
        kind,
        offered: *offered,
        taken: *taken,
        rate: if *offered > 0 { *taken as f64 / *offered as f64 } else { 0.0 },
    };
    kinds.iter().zip(counts).map(chosen).collect()
}

fn unused(piece: &Tracked, clause: Option<&String>, seen: u64) -> Unused {
    Unused { sort: piece.sort, key: piece.slug.clone(), clause: clause.cloned(), seen }
}

/// Nothing is missed where nothing was looked at.
fn never_seen(tally: &Tally, pieces: &[Tracked]) -> Vec<Unused> {
    let all = pieces.iter().zip(&tally.close.pieces);
    let missed = all.filter(|(_, seen)| tally.close.games > 0 && seen.seen + seen.uses == 0);
    missed.map(|(piece, _)| unused(piece, None, 0)).collect()
}

fn never_used(tally: &Tally, pieces: &[Tracked]) -> Vec<Unused> {
    if tally.close.games == 0 {
        return Vec::new();
    }
    let mut rows = Vec::new();
    let mut clauses = tally.close.clauses.iter();
    for (piece, became) in pieces.iter().zip(&tally.close.pieces) {
        if became.uses == 0 {
            rows.push(unused(piece, None, became.seen));
        }
        for clause in &piece.clauses {
            let worked = clauses.next().is_some_and(|games| *games > 0);
            if became.uses > 0 && !worked {
                rows.push(unused(piece, Some(clause), became.seen));
            }
        }
    }
    rows
}

fn content(tally: &Tally, pieces: Vec<Tracked>) -> Vec<Content> {
    let rows = pieces.into_iter().zip(&tally.close.pieces);
    rows.map(|(piece, became)| Content {
        sort: piece.sort,
        key: piece.slug,
        name: piece.name,
        seen: became.seen,
        used: became.used,
        uses: became.uses,
        clauses: piece.clauses,
    })
    .collect()
}
