//! B3.4 to B3.28 · Whom a card is aimed at.

use super::unwritten;
use crate::ids::TitanId;
use crate::pack::Slice;
use crate::pack::schema::Line;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B3.4 · The first line that can be taken: its place, and its targets as one bit for each titan. `None`: the routine.
    pub(crate) fn read_lines(&mut self, table: &mut Table<Self>, _lines: Slice<Line>) -> Play<Option<(usize, u8)>> {
        unwritten(table, "B3.4")
    }

    /// B3.6 · One of several that are equally fit.
    pub(crate) fn break_tie(&mut self, table: &mut Table<Self>, _titans: u8, _rule: &'static str) -> Play<TitanId> {
        unwritten(table, "B3.6")
    }
}
