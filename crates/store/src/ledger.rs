//! What only the keeper of a running game knows.

use crate::{Entry, Kept};
use table::{Line, Seat, Viewer};

/// After how many rows a new snapshot is due.
pub const SNAPSHOT_EVERY: u32 = 64;

/// Stands beside a running session and says what is to be kept of it: the number of its last row, how much of the session is in rows
/// already, and the log from before the snapshot it was opened from, which the session itself does not have.
///
/// Everything is told to it in the session's own figures, so that it need not know the session: `entered` is its `number()`, `log` its
/// log as a referee reads it.
#[derive(Debug, Clone, PartialEq)]
pub struct Ledger {
    number: u32,
    entered: usize,
    earlier: Vec<Line>,
    logged: usize,
}

impl Ledger {
    /// Of a session that has just begun.
    pub fn begun(entered: usize, log: &[Line]) -> Ledger {
        Ledger {
            number: 0,
            entered,
            earlier: Vec::new(),
            logged: log.len(),
        }
    }

    /// Of a session that was opened from what was kept, once all its lines have been played.
    pub fn reopened(kept: &Kept, entered: usize, log: &[Line]) -> Ledger {
        let earlier = kept.log.len().saturating_sub(log.len());
        Ledger {
            number: kept.number(),
            entered,
            earlier: kept.log[..earlier].to_vec(),
            logged: log.len(),
        }
    }

    /// The number of the last row: what an answer to the present question is an answer to.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// From where the session's lines are not in rows yet: what to give to its `lines`.
    pub fn entered(&self) -> usize {
        self.entered
    }

    /// The log from before the session's own, as a viewer may read it.
    pub fn earlier(&self, viewer: Viewer) -> impl Iterator<Item = &Line> {
        self.earlier.iter().filter(move |line| viewer.sees(line.seen))
    }

    /// What has been added since the last row, to be kept as row `number() + 1`.
    pub fn entry(&self, seat: Option<Seat>, lines: Vec<String>, log: &[Line]) -> Entry {
        let stands = self.logged.min(log.len());
        Entry {
            seat,
            lines,
            log_from: (self.earlier.len() + stands) as u32,
            log: log[stands..].to_vec(),
        }
    }

    /// The entry has been kept: the session now stands after the next row.
    pub fn kept(&mut self, entered: usize, log: &[Line]) {
        self.number += 1;
        self.entered = entered;
        self.logged = log.len();
    }

    /// Whether a snapshot is due after the last row.
    pub fn snapshot_due(&self) -> bool {
        self.number > 0 && self.number.is_multiple_of(SNAPSHOT_EVERY)
    }
}
