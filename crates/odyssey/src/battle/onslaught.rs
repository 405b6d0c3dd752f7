//! B5 · The primordial attacks.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B5.1 to B5.8 · The attack of the card in progress, on each of its targets in turn.
    pub(crate) fn attack_targets(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B5")
    }

    /// B5.11 to B5.16 · One target: reach, evasion, consequences, after attack. Opens the frame of the blow.
    pub(crate) fn blow_at(&mut self, table: &mut Table<Self>, _target: TitanId) -> Play {
        unwritten(table, "B5.11")
    }
}
