//! B30.5, B31 · The end, and what comes of it.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B17.11, B30.5 · Effects of the end of battle, and the tear.
    pub(crate) fn end_battle(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B17.11")
    }

    /// B31.
    pub(crate) fn aftermath(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B31")
    }
}
