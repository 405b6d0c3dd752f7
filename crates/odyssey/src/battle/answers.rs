//! B7.7 · Responses.

use super::unwritten;
use crate::state::{Odyssey, Verdict};
use table::{Play, Table};

impl Odyssey {
    /// B7.7 · The body part answers the attack in progress.
    pub(crate) fn respond(&mut self, table: &mut Table<Self>, _verdict: Verdict) -> Play {
        unwritten(table, "B7.7")
    }
}
