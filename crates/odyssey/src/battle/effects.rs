//! The interpreter of effects: each in order, each wholly before the next.

use super::context::Context;
use super::unwritten;
use crate::pack::Script;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// Resolves a script.
    pub(crate) fn resolve_script(&mut self, table: &mut Table<Self>, _script: Script, _context: Context) -> Play {
        unwritten(table, "G1.5")
    }
}
