//! B4 · How the primordial moves and turns.

use super::unwritten;
use crate::geometry::Direction;
use crate::ids::TitanId;
use crate::pack::schema::{Destination, Facing};
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B4.1 to B4.5 · Towards a titan, up to so many spaces and so near. How many spaces it took.
    pub(crate) fn approach(&mut self, table: &mut Table<Self>, _titan: TitanId, _spaces: u8, _near: u8) -> Play<u8> {
        unwritten(table, "B4.1")
    }

    /// B4.7, B4.8 · One step, with what it destroys and whom it crushes; `false` at the board edge. `crash` is off for attacks in path (B5.4).
    pub(crate) fn foe_step(&mut self, table: &mut Table<Self>, _direction: Direction, _crash: bool) -> Play<bool> {
        unwritten(table, "B4.3")
    }

    /// B4.9 to B4.11 · Titans under the footprint where it stops are knocked back.
    pub(crate) fn foe_stops(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B4.9")
    }

    /// B4.13 to B4.16 · It turns.
    pub(crate) fn foe_turns(&mut self, table: &mut Table<Self>, _to: Facing) -> Play {
        unwritten(table, "B4.13")
    }

    /// B4.6, B4.12.
    pub(crate) fn foe_moves_to(&mut self, table: &mut Table<Self>, _to: Destination) -> Play {
        unwritten(table, "B4.6")
    }
}
