//! B7.6 · The power roll.

use super::unwritten;
use crate::state::{Odyssey, Verdict};
use table::{Play, Table};

impl Odyssey {
    /// B7.6 · Pool, roll, re-rolls, breaks, verdict.
    pub(crate) fn power_roll(&mut self, table: &mut Table<Self>) -> Play<Verdict> {
        unwritten(table, "B7.6")
    }
}
