//! B27 · Awakening.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B27.2 to B27.5 · The titan awakens, if it can. `false` if not.
    pub(crate) fn awaken(&mut self, table: &mut Table<Self>, _titan: TitanId, _by_obol: bool) -> Play<bool> {
        unwritten(table, "B27.2")
    }

    /// B27.10 · At the start of its turn.
    pub(crate) fn spend_trespass(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B27.10")
    }
}
