//! B8.8 · Voluntary movement.

use super::unwritten;
use crate::geometry::Space;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B8.8 · The titan's player names a space within reach, or passes; the titan goes there. How many spaces it went.
    pub(crate) fn walk(&mut self, table: &mut Table<Self>, _titan: TitanId, _spaces: u8) -> Play<u8> {
        unwritten(table, "B8.8")
    }

    /// B8.8.3, B8.8.4 · The titan goes to a space by a way it has chosen.
    pub(crate) fn walk_to(&mut self, table: &mut Table<Self>, _titan: TitanId, _to: Space, _spaces: u8) -> Play<u8> {
        unwritten(table, "B8.8.3")
    }
}
