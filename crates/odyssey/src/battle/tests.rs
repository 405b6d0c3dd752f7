//! G7 · Tests.

use super::unwritten;
use crate::ids::TitanId;
use crate::pack::schema::Tested;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// G7, G3.2 · A test of the titan's argonaut, with its re-rolls.
    pub(crate) fn test(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _tested: Tested,
        _difficulty: u8,
    ) -> Play<bool> {
        unwritten(table, "G7.1")
    }
}
