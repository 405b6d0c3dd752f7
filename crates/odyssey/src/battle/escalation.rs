//! B15 · Wounds and escalation.

use super::unwritten;
use crate::ids::PartId;
use crate::pack::schema::Decks;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B15.1 to B15.15 · A body part is wounded: the stack, then both decks. Ends the battle if it was the last wound (B7.6.7).
    pub(crate) fn wound(&mut self, table: &mut Table<Self>, _part: PartId, _critical: bool) -> Play {
        unwritten(table, "B15.2")
    }

    /// B15.17, B15.20 · Escalation without a wound.
    pub(crate) fn escalate(&mut self, table: &mut Table<Self>, _decks: Decks, _count: u8) -> Play {
        unwritten(table, "B15.17")
    }

    /// B15.5.
    pub(crate) fn single_wounds(&mut self, table: &mut Table<Self>, _count: u8) -> Play {
        unwritten(table, "B15.5")
    }
}
