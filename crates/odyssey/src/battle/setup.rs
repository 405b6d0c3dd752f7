//! B2 · Setting up.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B2.9 to B2.17 · Decks, terrain, places, escalations and the priority token, from the muster.
    pub(crate) fn deploy(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B2")
    }

    /// B2.18 · Effects of the start of battle; then B2.19 says who begins.
    pub(crate) fn start_battle(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B2.18")
    }
}
