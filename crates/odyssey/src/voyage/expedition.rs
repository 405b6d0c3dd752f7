//! V4 · Expedition.

use crate::pack::schema::campaign::Symbol;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// V4.1, V4.2 · On an unexplored tile a hub adventure, or one of rest; nothing on an explored one.
    pub(crate) fn expedition(&mut self, table: &mut Table<Self>) -> Play {
        if self.is_explored() {
            return Ok(());
        }
        let tile = self.voyage().map.tile;
        if self.has_symbol(tile, Symbol::Rest) {
            self.rest_ashore(table)?;
        }
        if self.has_symbol(tile, Symbol::Hub) {
            self.visit_hub(table)?;
        }
        Ok(())
    }
}
