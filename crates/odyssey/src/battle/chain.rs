//! B14, B24 · Chain breaks, and what waits for an attack to end.

use super::unwritten;
use crate::state::{Cause, Odyssey};
use table::{Play, Table};

impl Odyssey {
    /// B14 · Breaks the innermost attack off; the cause follows when it has closed. Without an attack the cause follows at once.
    pub(crate) fn chain_break(&mut self, table: &mut Table<Self>, _cause: Option<Cause>) -> Play {
        unwritten(table, "B14.1")
    }

    /// B24, B14.2 · What waited for an attack. Nothing follows once the battle has ended.
    pub(crate) fn follow(&mut self, table: &mut Table<Self>, _cause: Cause) -> Play {
        unwritten(table, "B24")
    }
}
