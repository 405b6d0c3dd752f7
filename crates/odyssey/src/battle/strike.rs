//! B7 · A titan attacks: the ten steps.

use super::unwritten;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::state::{Odyssey, StrikeKind};
use table::{Play, Table};

impl Odyssey {
    /// B7 · The whole attack, with extras that an effect gave it. `false` if no weapon could be declared.
    pub(crate) fn attack(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _kind: StrikeKind,
        _extra: Script,
    ) -> Play<bool> {
        unwritten(table, "B7")
    }
}
