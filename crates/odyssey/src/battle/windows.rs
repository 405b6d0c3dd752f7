//! B13, B7.4, B7.10 · Windows.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B13 · A window of opportunity: every living titan with a reaction that it can use.
    pub(crate) fn window_of_opportunity(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B13")
    }

    /// B7.4.
    pub(crate) fn first_window(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B7.4")
    }

    /// B7.10.
    pub(crate) fn second_window(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B7.10")
    }
}
