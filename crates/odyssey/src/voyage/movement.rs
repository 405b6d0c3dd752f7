//! V1 · Movement.

use crate::choice::Choice;
use crate::ids::MapTileId;
use crate::pack::schema::campaign::{Sector, Symbol, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::Deed;
use table::{Play, Prompt, Table, text};

impl Odyssey {
    /// V1.1 · The Argo must sail along an arrow; where there is none, it stays (V1.6).
    pub(crate) fn move_argo(&mut self, table: &mut Table<Self>) -> Play {
        let ways = self.ways();
        if ways.is_empty() {
            table.log("V1.6", || text!("log-no-way"));
            return Ok(());
        }
        let prompt = || Prompt::new("ask-course", "V1.1").in_zone("chart-zone");
        let asked = table.ask(self.group()).say(prompt);
        let (tile, sector) = asked.pick(ways, |(tile, sector)| Choice::Sail(tile, sector))?;
        self.arrive(table, tile, sector);
        Ok(())
    }

    /// V1.2 to V1.5 · Where the Argo can sail from where it is.
    pub(crate) fn ways(&self) -> Vec<(MapTileId, Option<Sector>)> {
        let map = self.voyage().map;
        let locks = self.gives(|power| matches!(power, TechPower::OpensLocks));
        let open = |tile: MapTileId| map.open & 1 << tile.0 != 0;
        let ways = self.pack.tile(map.tile).ways.iter().filter(|way| {
            // V1.3 · Out of a sector lead only its own arrows.
            let sector = way.from.is_none() || way.from == map.sector || open(map.tile);
            // V1.4 · A restricted waterway takes a technology, or a tile that was opened.
            let lock = !way.lock || locks || open(map.tile) || open(way.to);
            // V1.5 · A hidden tile must have been found.
            let hidden = self.pack.tile(way.to).hidden && map.found & 1 << way.to.0 == 0;
            sector && lock && !hidden
        });
        let mut ways: Vec<_> = ways.map(|way| (way.to, way.into)).collect();
        let mut seen = Vec::new();
        ways.retain(|way| {
            !seen.contains(way) && {
                seen.push(*way);
                true
            }
        });
        ways
    }

    /// V1.2, V1.7 · The Argo comes to a tile; the city that it leaves is the last visited one.
    pub(crate) fn arrive(&mut self, table: &mut Table<Self>, tile: MapTileId, sector: Option<Sector>) {
        let from = self.voyage().map.tile;
        let city = self.has_symbol(from, Symbol::City);
        let map = &mut self.voyage_mut().map;
        if city {
            map.last_city = Some(from);
        }
        map.tile = tile;
        map.sector = sector;
        map.shown |= 1 << tile.0;
        map.reached |= 1 << tile.0;
        self.chronicle(Deed::Sailed(tile));
        table.log("V1.2", || text!("log-sails", tile = self.pack.name(tile)));
    }

    /// Whether any technology aboard gives this.
    pub(crate) fn gives(&self, wanted: impl Fn(&TechPower) -> bool) -> bool {
        self.known_techs().into_iter().any(|tech| self.pack.tech(tech).gives.iter().any(&wanted))
    }
}
