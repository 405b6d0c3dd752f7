//! B2.3 to B2.8, B32 · Who goes into battle, and with what.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B32.1 · The suggested loadout of the battle, or the next question about titans, gear and Argo abilities.
    pub(crate) fn muster_forces(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B32.1")
    }
}
