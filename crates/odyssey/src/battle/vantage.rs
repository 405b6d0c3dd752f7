//! B26 · Vantage points.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B26.2.
    pub(crate) fn climb(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B26.2")
    }

    /// B26.4 · The titan on the vantage point holds on or falls.
    pub(crate) fn hold_on(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B26.4")
    }
}
