//! B25, B30 · Death, victory and defeat.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::{Ending, Odyssey};
use table::{Play, Table};

impl Odyssey {
    /// B25 · The titan dies: abilities that avert it, the priority token, mercy, and the end if it was the last.
    pub(crate) fn die(&mut self, table: &mut Table<Self>, _titan: TitanId, _rule: &'static str) -> Play {
        unwritten(table, "B25.1")
    }

    /// B30 · The battle ends here and now: everything in progress is broken off.
    pub(crate) fn finish(&mut self, table: &mut Table<Self>, _ending: Ending) -> Play {
        unwritten(table, "B30")
    }
}
