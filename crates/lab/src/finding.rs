//! What is out of balance, named.

use crate::report::{Content, Report, Unused, Wins};
use crate::{Interval, wilson};
use serde::Serialize;

/// How far a faction's whole interval must lie from its fair share.
pub const MARGIN: f64 = 0.04;
/// How far the first in the order of play may be from the last.
pub const ORDER_MARGIN: f64 = 0.03;
/// How far the whole interval of those who used a card must lie from that of those who used others of its sort.
pub const CARD_MARGIN: f64 = 0.08;
/// The part of games that may end at a limit of their rules.
pub const LIMIT: f64 = 0.01;
/// Only after so many games does it mean something that a card was never seen.
const WATCHED_ENOUGH: u64 = 200;
/// Only a card that was seen in so many games can be called unused, and only one that was used in so many has dead clauses.
const SEEN_SOME: u64 = 20;
/// A card that is seen in so many games and used in fewer than one in so many of them is hardly used.
const SEEN_ENOUGH: u64 = 200;
const HARDLY: u64 = 200;
/// Whoever saw a card in so many games and never used it surely uses it in fewer than one in [`HARDLY`] of them: three times as many, for
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
}

impl Finding {
    /// Whether it must be mended; the others are worth a look.
    pub fn is_grave(&self) -> bool {
        match self {
            Finding::Strong(share) | Finding::Weak(share) => share.by != "card",
            Finding::NeverUsed { cards } => cards.iter().all(is_surely_dead),
            Finding::Order { first, last, .. } => {
                let (difference, unsure) = apart(first, last);
                difference - unsure > ORDER_MARGIN
            }
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
    match report.finished {
        0 => "lab-nothing-played",
        _ => "lab-nothing-found",
    }
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

/// What an interval says beside a fair share: it must lie beyond a margin as a whole.
fn beside(row: &Wins, fair: f64, margin: f64) -> Option<Finding> {
    let share = || Share {
        by: row.by,
        key: row.key.clone(),
        interval: row.interval,
        fair,
    };
    if row.interval.low > fair + margin {
        Some(Finding::Strong(share()))
    } else if row.interval.high < fair - margin {
        Some(Finding::Weak(share()))
    } else {
        None
    }
}

fn factions(report: &Report, findings: &mut Vec<Finding>) {
    let fair = report.fair();
    let mut rows: Vec<Finding> = report
        .wins_by("faction")
        .filter_map(|row| beside(row, fair, MARGIN))
        .collect();
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
    let (difference, unsure) = apart(&first.interval, &last.interval);
    if difference > ORDER_MARGIN && difference > unsure {
        findings.push(Finding::Order {
            by,
            first: first.interval,
            last: last.interval,
        });
    }
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
    let never_seen = if report.watched >= WATCHED_ENOUGH {
        report.never_seen.clone()
    } else {
        Vec::new()
    };
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
    findings.extend(enough.filter_map(|(row, others)| beside(row, others, CARD_MARGIN)));
}

fn options(report: &Report, findings: &mut Vec<Finding>) {
    let idle = report
        .choices
        .iter()
        .filter(|row| row.offered >= OFFERED_ENOUGH && row.taken == 0);
    let kinds: Vec<&'static str> = idle.map(|row| row.kind).collect();
    if !kinds.is_empty() {
        findings.push(Finding::NeverTaken { kinds });
    }
}
