//! B5.14 · The evasion roll.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B5.14 · The dice of the blow in progress: roll, re-rolls, crit evades, Block. Hits are left in the blow.
    pub(crate) fn evasion_roll(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B5.14")
    }
}
