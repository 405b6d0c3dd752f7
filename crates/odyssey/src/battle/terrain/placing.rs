//! B9.4 to B9.9 · Tiles are placed.

use super::Entering;
use crate::choice::{Choice, Source};
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{TerrainId, TileId, TitanId};
use crate::pack::schema::TerrainTrait;
use crate::state::{Odyssey, Tile};
use smallvec::SmallVec;
use table::{Play, Table, text};

type Tiles = SmallVec<[TileId; 8]>;

impl Odyssey {
    /// B9.4 to B9.9 · A tile is placed. `false` if it could not be.
    pub(crate) fn place_tile(&mut self, table: &mut Table<Self>, kind: TerrainId, at: Space, turn: u8) -> Play<bool> {
        let Some(spaces) = self.pack.shape(kind, turn).spaces(at) else {
            return Ok(false);
        };
        if !self.can_lie(kind, &spaces) {
            return Ok(false);
        }
        for tile in self.tiles_on(&spaces) {
            self.destroy_tile(table, tile)?;
        }
        let under: SmallVec<[TitanId; 4]> = self.standing_on(&spaces);
        let has = |trait_| self.pack.terrain(kind).traits.contains(&trait_);
        let obstacle = has(TerrainTrait::Obstacle);
        let rule = match has(TerrainTrait::Labyrinth) {
            true => "B10.5",
            false => "B9.4",
        };
        if obstacle && has(TerrainTrait::Destructible) && !under.is_empty() {
            table.log("B9.6", || text!("log-tile-breaks", terrain = self.terrain_name(kind), space = at.to_string()));
            for titan in under {
                self.crash(table, titan)?;
            }
            return Ok(true);
        }
        if !self.free_a_copy(table, kind)? {
            return Ok(false);
        }
        let tile = self.board.lay(Tile { kind, at, turn, searched: false }, &self.pack);
        self.note_source(table, self.priority, Source::Tile(tile));
        table.log(rule, || text!("log-tile-placed", terrain = self.terrain_name(kind), space = at.to_string()));
        for titan in under {
            self.tile_comes_under(table, tile, titan, obstacle.then_some(spaces))?;
        }
        self.lonely_deaths(table)?;
        Ok(true)
    }

    /// B9.5, B9.9 · Not on an indestructible tile; under the primordial only if it is indestructible itself.
    pub(crate) fn can_lie(&self, kind: TerrainId, spaces: &Spaces) -> bool {
        let firm = self.pack.terrain(kind).traits.contains(&TerrainTrait::Indestructible);
        let clear = !spaces.meets(self.board.with(TerrainTrait::Indestructible));
        clear && (firm || !spaces.meets(&self.primordial.footprint.spaces()))
    }

    /// The tiles of which a space is among these.
    pub(crate) fn tiles_on(&self, spaces: &Spaces) -> Tiles {
        let mut tiles = Tiles::new();
        for tile in spaces.iter().filter_map(|space| self.board.tile_at(space)) {
            if !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
        tiles
    }

    /// The titans that stand on these.
    pub(crate) fn standing_on(&self, spaces: &Spaces) -> SmallVec<[TitanId; 4]> {
        let stands = |titan: &TitanId| self.titan(*titan).space().is_some_and(|space| spaces.contains(space));
        self.living().filter(stands).collect()
    }

    /// B9.4 · If all of a kind are on the board, the one furthest from the primordial is taken off.
    fn free_a_copy(&mut self, table: &mut Table<Self>, kind: TerrainId) -> Play<bool> {
        let lying: Tiles = self.board.tiles().filter(|(_, tile)| tile.kind == kind).map(|(id, _)| id).collect();
        if lying.len() >= self.pack.terrain(kind).copies as usize {
            let distance = |tile: &TileId| {
                let spaces = self.tile_spaces(*tile, &self.pack);
                let nearest = spaces.iter().map(|space| self.primordial.footprint.distance(&Footprint::from(space)));
                nearest.min().unwrap_or(0)
            };
            let Some(furthest) = lying.iter().map(distance).max() else {
                return Ok(false);
            };
            let far = lying.iter().filter(|tile| distance(tile) == furthest);
            let far = far.filter_map(|tile| self.board.tile(*tile).map(|lies| (*tile, lies.at)));
            let asked = table.ask(self.group()).about("ask-which-tile-goes", "B9.4");
            let (tile, _) = asked.pick(far, |(tile, at)| Choice::Tile(tile, kind, at))?;
            self.tell_tile_off(table, tile);
            self.board.take(tile, &self.pack);
        }
        Ok(self.board.has_room())
    }

    fn tell_tile_off(&self, table: &mut Table<Self>, tile: TileId) {
        let Some(lies) = self.board.tile(tile) else { return };
        table
            .log("B9.4", || text!("log-tile-off", terrain = self.terrain_name(lies.kind), space = lies.at.to_string()));
    }

    /// B9.7, B9.8 · A tile has been laid where a titan stands: an obstacle throws it off, anything else is under it now.
    fn tile_comes_under(
        &mut self,
        table: &mut Table<Self>,
        tile: TileId,
        titan: TitanId,
        obstacle: Option<Spaces>,
    ) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        let Some(spaces) = obstacle else {
            if self.tile_has(tile, TerrainTrait::Chasm) {
                return self.fall_to_death(table, titan, "B9.13");
            }
            self.tile_speaks(table, tile, crate::pack::schema::Trigger::Entered, titan)?;
            return self.settle(table, titan, Entering::Willing);
        };
        self.crash(table, titan)?;
        if self.titan(titan).is_alive() {
            self.displace(table, titan, spaces)?;
        }
        Ok(())
    }
}
