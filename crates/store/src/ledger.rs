//! The ledger of a running game: what only the process that runs it knows.

use crate::{Entry, Kept, Logged};
use table::{LogLine, Seat, Viewer};

/// After how many rows a new snapshot is due.
pub const SNAPSHOT_EVERY: u32 = 64;

/// Stands beside a running session and says what is to be kept of it: the number of its last row, how much of the session is in rows
/// already, and the log from before the snapshot it was opened from, which the session itself does not have: its last lines, and how many
/// came before those.
///
/// Everything is told to it in the session's own figures, so that it need not know the session: `entered` is its `number()`, `logged` how
/// many lines its log has as a referee reads it.
#[derive(Debug, Clone, PartialEq)]
pub struct Ledger {
    number: u32,
    entered: usize,
    unread: Logged,
    earlier: Vec<LogLine>,
    logged: usize,
}

impl Ledger {
    /// Of a session that has just begun.
    pub fn begun(entered: usize, logged: usize) -> Ledger {
        Ledger { number: 0, entered, unread: Logged::default(), earlier: Vec::new(), logged }
    }

    /// Of a session that was opened from what was kept, once all its lines have been played. `None` if its own log begins before what was
    /// read of the log: then it must be opened from the beginning.
    pub fn reopened(kept: &Kept, entered: usize, logged: usize) -> Option<Ledger> {
        let earlier = kept.log.len().checked_sub(logged)?;
        let (unread, earlier) = (kept.unread.clone(), kept.log[..earlier].to_vec());
        Some(Ledger { number: kept.number(), entered, unread, earlier, logged })
    }

    /// Of a session that was brought back to where this one's stood when its last row was kept.
    #[must_use]
    pub fn brought_back(&self, entered: usize, logged: usize) -> Ledger {
        Ledger { entered, logged, ..self.clone() }
    }

    /// The number of the last row: what an answer to the present question is an answer to.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// From where the session's lines are not in rows yet: what to give to its `lines`.
    pub fn entered(&self) -> usize {
        self.entered
    }

    /// From where the session's log is not in rows yet, if it now has this many lines: what to give to its `log_since`.
    pub fn stands(&self, logged: usize) -> usize {
        self.logged.min(logged)
    }

    /// What there is of the log from before the session's own, as a viewer may read it.
    pub fn earlier(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &LogLine> {
        self.earlier.iter().filter(move |line| viewer.sees(line.seen))
    }

    /// How many lines a viewer may read come before those.
    pub fn unread(&self, viewer: Viewer) -> usize {
        self.unread.of(viewer)
    }

    /// How many of the first lines of the log, up to where the session's own begins, a viewer may read. Where lines were not read, it is at
    /// most as many as there are.
    pub fn earlier_of(&self, viewer: Viewer, first: usize) -> usize {
        let read = first.saturating_sub(self.unread.of(Viewer::Referee));
        let seen = self.earlier.iter().take(read).filter(|line| viewer.sees(line.seen)).count();
        self.unread(viewer).min(first) + seen
    }

    /// How many lines of the log come before the session's own.
    pub fn before(&self) -> usize {
        self.unread.of(Viewer::Referee) + self.earlier.len()
    }

    /// What has been added since the last row, to be kept as row `number() + 1`: the lines of the record since [`Ledger::entered`], those
    /// of the log since [`Ledger::stands`].
    pub fn entry(&self, seat: Option<Seat>, lines: Vec<String>, logged: usize, log: Vec<LogLine>) -> Entry {
        Entry { seat, lines, log_from: (self.before() + self.stands(logged)) as u32, log }
    }

    /// The entry has been kept: the session now stands after the next row.
    pub fn kept(&mut self, entered: usize, logged: usize) {
        self.number += 1;
        self.entered = entered;
        self.logged = logged;
    }

    /// Whether a snapshot is due after the last row.
    pub fn snapshot_due(&self) -> bool {
        self.number > 0 && self.number.is_multiple_of(SNAPSHOT_EVERY)
    }
}
