//! B10 · The labyrinth.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B10.5 to B10.10 · So many tiles of the track, as part of an attack on this titan if one is named.
    pub(crate) fn labyrinth(&mut self, table: &mut Table<Self>, _tiles: u8, _target: Option<TitanId>) -> Play {
        unwritten(table, "B10.5")
    }
}
