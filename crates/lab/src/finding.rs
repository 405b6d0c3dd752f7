//! Findings: what is out of balance, and how certain that is.

use crate::normal::deviations;
use crate::report::{Content, Report, Unused, Wins};
use crate::wilson::{SURE, wilson_at};
use crate::{Interval, wilson};
use serde::Serialize;

/// How far a faction's whole interval must lie from its fair share.
pub const MARGIN: f64 = 0.04;
/// How far the first in the order of play may be from the last.
pub const ORDER_MARGIN: f64 = 0.03;
/// How far the whole interval of those who used a card must lie from that of those who used others of its sort.
pub const CARD_MARGIN: f64 = 0.08;
/// Nothing is called sure after fewer games than this.
const SURE_AFTER: u64 = 200;
/// How unsure everything that is called sure may be together.
const UNSURE: f64 = 0.05;
/// The four times of five, in deviations.
const LIKELY: f64 = 0.841_621_233_572_914;
/// A report that could only have seen a greater fault than this calls nothing balanced.
pub const BLIND: f64 = 0.15;
/// The part of games that may end at a limit of their rules.
pub const LIMIT: f64 = 0.01;
/// Only after this many games does it mean something that a card was never seen.
const WATCHED_ENOUGH: u64 = 200;
/// Only a card that was seen in this many games can be called unused, and only one that was used in this many has dead clauses.
const SEEN_SOME: u64 = 20;
/// A card that is seen in this many games and used in fewer than one in this many of them is hardly used.
const SEEN_ENOUGH: u64 = 200;
const HARDLY: u64 = 200;
/// Whoever saw a card in this many games and never used it surely uses it in fewer than one in [`HARDLY`] of them: three times as many, for
/// 95 % certainty.
const SEEN_SURELY: u64 = 3 * HARDLY;
/// Fewer users say nothing about a card.
const USERS_ENOUGH: u64 = 100;
/// A kind of option that was offered so often should have been taken once.
const OFFERED_ENOUGH: u64 = 1_000;

/// Something that is out of balance.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Finding {
    /// A faction, seat or card that wins more than its share.
    Strong(Share),
    /// One that wins less.
    Weak(Share),
    /// The first in the order of play does not do as well as the last, or better.
    Order {
        by: &'static str,
        first: Interval,
        last: Interval,
        /// Whether chance alone would hardly do it, however many rates are looked at.
        sure: bool,
    },
    /// Cards that nobody ever used, though they were seen.
    NeverUsed {
        cards: Vec<Unused>,
    },
    /// Cards that never came on the table.
    NeverSeen {
        cards: Vec<Unused>,
    },
    /// Clauses of used cards that never did anything.
    DeadClauses {
        clauses: Vec<Unused>,
    },
    /// Cards that are seen often and used hardly ever.
    HardlyUsed {
        cards: Vec<Unused>,
    },
    /// Kinds of options that are offered and never taken.
    NeverTaken {
        kinds: Vec<&'static str>,
    },
    /// Too many games end only at a limit of their rules.
    Limit {
        rate: Interval,
    },
    /// Games were broken off, or their rules failed.
    BrokenOff {
        games: u64,
    },
    Faulty {
        games: u64,
    },
}

/// Somebody's part of the wins, and what it should be.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Share {
    /// As in [`Wins::by`].
    pub by: &'static str,
    pub key: String,
    #[serde(flatten)]
    pub interval: Interval,
    /// The fair share, or what those win who use other cards of the sort.
    pub fair: f64,
    /// Whether chance alone would hardly do it, however many rates are looked at.
    pub sure: bool,
}

impl Finding {
    /// Whether it must be mended; the others are worth a look.
    pub fn is_grave(&self) -> bool {
        match self {
            Finding::Strong(share) | Finding::Weak(share) => share.by != "card" && share.sure,
            Finding::NeverUsed { cards } => cards.iter().all(is_surely_dead),
            Finding::Order { sure, .. } => *sure,
            Finding::HardlyUsed { .. } | Finding::NeverTaken { .. } | Finding::DeadClauses { .. } => false,
            _ => true,
        }
    }
}

/// Everything out of balance, the gravest first.
pub(crate) fn find(report: &Report) -> Vec<Finding> {
    let mut findings = Vec::new();
    faults(report, &mut findings);
    if !report.cooperative {
        factions(report, &mut findings);
        order(report, &mut findings);
    }
    limit(report, &mut findings);
    unused(report, &mut findings);
    cards(report, &mut findings);
    options(report, &mut findings);
    findings.sort_by_key(|finding| !finding.is_grave());
    findings
}

/// What is said where nothing is out of balance: a key.
pub(crate) fn nothing(report: &Report) -> &'static str {
    match report.shows {
        _ if report.finished == 0 => "lab-nothing-played",
        Some(shows) if shows > BLIND => "lab-too-few",
        _ if report.finished < SURE_AFTER => "lab-too-few",
        _ => "lab-nothing-found",
    }
}

/// How many deviations it takes to be sure of one rate where this many are looked at: the factions, and the order of play.
fn needed(report: &Report) -> f64 {
    let looks = report.wins_by("faction").count() + 1;
    deviations(UNSURE / looks as f64)
}

/// How many points more or less than its share a side must win to be named as out of balance four times of five, in as many games: the
/// faction with the fewest games, or where there are no factions, a seat. Where all win together there is no share.
pub(crate) fn shows(report: &Report) -> Option<f64> {
    let has_factions = report.wins_by("faction").next().is_some();
    let by = if has_factions { "faction" } else { "seat" };
    let games = report.wins_by(by).map(|row| row.games).min().filter(|_| !report.cooperative)?;
    let fair = report.fair();
    let deviation = (fair * (1.0 - fair) / games.max(1) as f64).sqrt();
    let margin = if has_factions { MARGIN } else { ORDER_MARGIN / 2.0 };
    Some(margin + (needed(report) + LIKELY) * deviation)
}

fn faults(report: &Report, findings: &mut Vec<Finding>) {
    if report.faulty > 0 {
        findings.push(Finding::Faulty { games: report.faulty });
    }
    if report.broken_off > 0 {
        let games = report.broken_off;
        findings.push(Finding::BrokenOff { games });
    }
}

/// What an interval says beside a fair share: as a whole it must lie beyond a margin.
fn beside(row: &Wins, interval: &Interval, fair: f64, margin: f64) -> Option<Finding> {
    let share = || Share { by: row.by, key: row.key.clone(), interval: row.interval, fair, sure: true };
    if interval.low > fair + margin {
        Some(Finding::Strong(share()))
    } else if interval.high < fair - margin {
        Some(Finding::Weak(share()))
    } else {
        None
    }
}

/// A faction is surely out of balance if the interval that is corrected for the number of factions lies beyond the margin, and perhaps if
/// its rate does, and its own interval leaves out the fair share.
fn faction(row: &Wins, fair: f64, needed: f64) -> Option<Finding> {
    let corrected = wilson_at(row.wins, row.games, needed);
    let surely = beside(row, &corrected, fair, MARGIN).filter(|_| row.games >= SURE_AFTER / 2);
    let perhaps = || match beside(row, &row.interval, fair, 0.0)? {
        Finding::Strong(share) => Some(Finding::Strong(Share { sure: false, ..share })),
        Finding::Weak(share) => Some(Finding::Weak(Share { sure: false, ..share })),
        _ => None,
    };
    surely.or_else(|| perhaps().filter(|_| (row.interval.rate - fair).abs() > MARGIN))
}

fn factions(report: &Report, findings: &mut Vec<Finding>) {
    let (fair, needed) = (report.fair(), needed(report));
    let mut rows: Vec<Finding> = report.wins_by("faction").filter_map(|row| faction(row, fair, needed)).collect();
    let off = |finding: &Finding| match finding {
        Finding::Strong(share) | Finding::Weak(share) => (share.interval.rate - share.fair).abs(),
        _ => 0.0,
    };
    rows.sort_by(|one, other| off(other).total_cmp(&off(one)));
    findings.extend(rows);
}

/// The order of play, or where a game has none of its own, that of the seats. Where bots differ they go round the table.
fn order(report: &Report, findings: &mut Vec<Finding>) {
    let has_order = report.wins_by("order").next().is_some();
    let by = if has_order { "order" } else { "seat" };
    let mut rows = report.wins_by(by);
    let (Some(first), Some(last)) = (rows.next(), rows.last()) else {
        return;
    };
    findings.extend(first_and_last(first, last, needed(report)));
}

/// What the first and the last in the order of play have to do with each other, where it takes this many deviations to be sure.
fn first_and_last(first: &Wins, last: &Wins, needed: f64) -> Option<Finding> {
    let (difference, unsure) = apart(&first.interval, &last.interval);
    let surely = unsure * needed / SURE;
    (difference > ORDER_MARGIN && difference > unsure).then(|| Finding::Order {
        by: first.by,
        first: first.interval,
        last: last.interval,
        sure: first.games.min(last.games) >= SURE_AFTER && difference - surely > ORDER_MARGIN,
    })
}

/// How far two rates are apart, and how far off that may be.
fn apart(one: &Interval, other: &Interval) -> (f64, f64) {
    let spread = |interval: &Interval| (interval.high - interval.low) / 2.0;
    ((one.rate - other.rate).abs(), spread(one).hypot(spread(other)))
}

fn limit(report: &Report, findings: &mut Vec<Finding>) {
    let rate = wilson(report.limit_reached as f64, report.finished);
    if report.finished > 0 && rate.rate > LIMIT && rate.low > LIMIT / 2.0 {
        findings.push(Finding::Limit { rate });
    }
}

fn is_surely_dead(card: &Unused) -> bool {
    card.seen >= SEEN_SURELY
}

fn unused(report: &Report, findings: &mut Vec<Finding>) {
    let never_seen = if report.watched >= WATCHED_ENOUGH { report.never_seen.clone() } else { Vec::new() };
    let is_card = |row: &&Unused| row.clause.is_none() && row.seen >= SEEN_SOME;
    let cards = report.never_used.iter().filter(is_card).cloned();
    let (dead, idle): (Vec<Unused>, Vec<Unused>) = cards.partition(is_surely_dead);
    let used = |key: &str| report.piece(key).map_or(0, |piece| piece.used);
    let is_clause = |row: &&Unused| row.clause.is_some() && used(&row.key) >= SEEN_SOME;
    let clauses: Vec<Unused> = report.never_used.iter().filter(is_clause).cloned().collect();
    let hardly = |piece: &&Content| piece.used > 0 && piece.seen >= SEEN_ENOUGH && piece.used * HARDLY < piece.seen;
    let hardly = report.content.iter().filter(hardly).map(|piece| Unused {
        sort: piece.sort,
        key: piece.key.clone(),
        clause: None,
        seen: piece.seen,
    });
    let hardly: Vec<Unused> = hardly.collect();
    for cards in [dead, idle].into_iter().filter(|cards| !cards.is_empty()) {
        findings.push(Finding::NeverUsed { cards });
    }
    if !never_seen.is_empty() {
        findings.push(Finding::NeverSeen { cards: never_seen });
    }
    if !clauses.is_empty() {
        findings.push(Finding::DeadClauses { clauses });
    }
    if !hardly.is_empty() {
        findings.push(Finding::HardlyUsed { cards: hardly });
    }
}

/// Cards against the others of their sort.
fn cards(report: &Report, findings: &mut Vec<Finding>) {
    let enough = report.cards().into_iter().filter(|(row, _)| row.games >= USERS_ENOUGH);
    findings.extend(enough.filter_map(|(row, others)| beside(row, &row.interval, others, CARD_MARGIN)));
}

fn options(report: &Report, findings: &mut Vec<Finding>) {
    let idle = report.choices.iter().filter(|row| row.offered >= OFFERED_ENOUGH && row.taken == 0);
    let kinds: Vec<&'static str> = idle.map(|row| row.kind).collect();
    if !kinds.is_empty() {
        findings.push(Finding::NeverTaken { kinds });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(by: &'static str, rate: f64, games: u64) -> Wins {
        let wins = rate * games as f64;
        Wins { by, key: "ares".to_owned(), games, wins, interval: wilson(wins, games) }
    }

    /// What it takes with twelve factions and the order of play.
    fn needed() -> f64 {
        deviations(UNSURE / 13.0)
    }

    #[test]
    fn the_order_of_play_surely_matters_only_beyond_its_margin_and_after_enough_games() {
        for (games, sure) in [(200, false), (10_000, true)] {
            let found = first_and_last(&row("order", 0.18, games), &row("order", 0.27, games), needed());
            assert_eq!(found.map(|found| found.is_grave()), Some(sure), "{games} games");
        }
        // Luck that looked sure after twenty games.
        let found = first_and_last(&row("order", 0.35, 20), &row("order", 0.05, 20), needed());
        assert_eq!(found.map(|found| found.is_grave()), Some(false));
        let found = first_and_last(&row("order", 0.255, 10_000), &row("order", 0.244, 10_000), needed());
        assert_eq!(found, None);
    }

    #[test]
    fn a_faction_is_surely_too_strong_only_where_that_many_factions_would_not_make_one_by_chance() {
        let found = |rate, games| faction(&row("faction", rate, games), 0.25, needed());
        let perhaps = |found: Option<Finding>| found.map(|found| found.is_grave());
        assert_eq!(perhaps(found(0.36, 90)), Some(false), "26.9 to 46.3 leaves out a quarter");
        assert_eq!(perhaps(found(0.14, 120)), Some(false));
        assert_eq!(perhaps(found(0.36, 3_300)), Some(true));
        assert_eq!(found(0.286, 3_300), None, "within the margin");
        assert_eq!(found(0.30, 90), None, "nothing is known of it");
    }
}
