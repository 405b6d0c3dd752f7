//! B12 · Forced movement.

use super::positions::Mini;
use super::unwritten;
use crate::geometry::Direction;
use crate::ids::TitanId;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B12.7 · Knockback; `unavoidable` is B4.10.
    pub(crate) fn knockback(
        &mut self,
        table: &mut Table<Self>,
        _mini: Mini,
        _direction: Option<Direction>,
        _spaces: u8,
        _unavoidable: bool,
    ) -> Play {
        unwritten(table, "B12.7")
    }

    /// B12.9 · The source pushes the other.
    pub(crate) fn pushback(&mut self, table: &mut Table<Self>, _source: Mini, _pushed: Mini, _spaces: u8) -> Play {
        unwritten(table, "B12.9")
    }

    /// B12.10.
    pub(crate) fn pull(&mut self, table: &mut Table<Self>, _source: Mini, _pulled: Mini, _spaces: u8) -> Play {
        unwritten(table, "B12.10")
    }

    /// B12.11.
    pub(crate) fn vault(&mut self, table: &mut Table<Self>, _titan: TitanId, _forced: bool) -> Play {
        unwritten(table, "B12.11")
    }

    /// B12.6 · To an empty adjacent space outside these.
    pub(crate) fn displace(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _not_onto: crate::geometry::Spaces,
    ) -> Play {
        unwritten(table, "B12.6")
    }

    /// B12.5.
    pub(crate) fn crash(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B12.5")
    }

    /// B10.11.
    pub(crate) fn trample(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B10.11")
    }
}
