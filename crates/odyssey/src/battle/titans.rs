//! B8 · The titans' round.

use super::unwritten;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B8.1.
    pub(crate) fn start_titan_round(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B8.1")
    }

    /// B8.1, B29.1, B28.3, B30.3 · Whose turn is next; or an Argo ability, a summoning, a retreat.
    pub(crate) fn choose_titan(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B8.1")
    }

    /// B8.2 to B8.7 · One action of the titan whose turn it is, free ones included.
    pub(crate) fn take_action(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B8.2")
    }

    /// B8.1, B22.4, B21.21 · The turn ends.
    pub(crate) fn end_turn(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B8.1")
    }

    /// B8.1, B29.3, B30.4.
    pub(crate) fn end_titan_round(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B8.1")
    }
}
