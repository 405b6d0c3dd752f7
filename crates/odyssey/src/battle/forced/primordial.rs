//! B12.7.6 · A primordial that is moved by force: it goes through everything and destroys what is not indestructible.

use crate::battle::context::{Context, Origin};
use crate::battle::positions::Mini;
use crate::choice::Source;
use crate::geometry::{Direction, Footprint, Spaces};
use crate::ids::{TerrainId, TileId, TitanId};
use crate::pack::schema::{TerrainTrait, Trigger};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

/// B9.23 · Traps onto which a forced movement has led: they may be gone when it ends.
#[derive(Debug, Default)]
pub(super) struct Traps(SmallVec<[(TileId, TerrainId, Spaces); 4]>);

impl Odyssey {
    /// B12.7.6 · In a direction, or else straight away from the titan that knocks it back.
    pub(crate) fn knock_primordial_back(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        direction: Option<Direction>,
        spaces: u8,
    ) -> Play {
        if self.primordial_is_lumbering() || spaces == 0 {
            return Ok(());
        }
        let direction = match direction {
            Some(direction) => Some(direction),
            None => self.away_from(table, titan, spaces)?,
        };
        let Some(mut direction) = direction else { return Ok(()) };
        table.log("B12.7.6", || text!("log-foe-knockback", foe = self.primordial_name(), count = spaces));
        let mut traps = Traps::default();
        let before = self.primordial.footprint;
        let (mut left, mut turned) = (spaces, false);
        while left > 0 {
            if self.force_primordial(table, direction, &mut traps)? {
                left -= 1;
                continue;
            }
            let along = if turned { None } else { self.along_edge(table, direction, left)? };
            let Some(way) = along else { break };
            (direction, turned) = (way, true);
        }
        self.tell_primordial_place(table, before, "B12.7.6");
        self.primordial_comes_to_rest(table, titan, traps)
    }

    /// Away from a titan; from one on a vantage point the group chooses.
    fn away_from(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play<Option<Direction>> {
        let ways = match self.titan(titan).footprint() {
            Some(here) => here.towards(&self.primordial.footprint),
            None => Direction::ALL.into_iter().collect(),
        };
        self.choose_heading(table, (Mini::Primordial, spaces), titan, &ways, "B12.7.1")
    }

    /// One step of a forced movement. `false` at the board edge.
    pub(super) fn force_primordial(
        &mut self,
        table: &mut Table<Self>,
        direction: Direction,
        traps: &mut Traps,
    ) -> Play<bool> {
        let Some(next) = self.primordial_way(self.primordial.footprint, direction) else {
            return Ok(false);
        };
        let new = next.spaces() - self.primordial.footprint.spaces();
        for tile in self.tiles_on(&new) {
            let spaces = self.tile_spaces(tile, &self.pack);
            if spaces.meets(&self.primordial.footprint.spaces()) {
                continue;
            }
            if self.tile_has(tile, TerrainTrait::Trap) {
                let kind = self.board.tile(tile).map(|lies| lies.kind);
                traps.0.extend(kind.map(|kind| (tile, kind, spaces)));
            }
            if !self.gives_way(tile) {
                self.destroy_tile(table, tile)?;
            }
        }
        self.primordial_step(table, direction, true)
    }

    /// B9.15, B9.16 · Whether the step onto a tile strikes it anyhow. By force it also destroys what a mere step leaves whole.
    fn gives_way(&self, tile: TileId) -> bool {
        let breaks = [TerrainTrait::Destructible, TerrainTrait::ReinforcedDestructible];
        breaks.into_iter().any(|trait_| self.tile_has(tile, trait_))
    }

    /// B4.9, B9.23 · Where it ends: titans under it are knocked back, traps there spring.
    pub(super) fn primordial_comes_to_rest(&mut self, table: &mut Table<Self>, titan: TitanId, traps: Traps) -> Play {
        self.primordial_stops(table)?;
        for (tile, kind, spaces) in traps.0 {
            if spaces.meets(&self.primordial.footprint.spaces()) {
                self.spring_trap(table, tile, kind, titan)?;
            }
        }
        self.lonely_deaths(table)
    }

    fn spring_trap(&mut self, table: &mut Table<Self>, tile: TileId, kind: TerrainId, titan: TitanId) -> Play {
        table.log("B9.23", || text!("log-trap", terrain = self.terrain_name(kind), foe = self.primordial_name()));
        let abilities = self.pack.terrain(kind).powers.abilities;
        let context = Context { titan, source: Source::Tile(tile), origin: Origin::Terrain };
        for n in 0..abilities.len() {
            let ability = self.pack.at(abilities, n);
            if ability.at == Trigger::FoeForcedOnto && self.holds(ability.when, context) {
                self.resolve_script(table, ability.effects, context)?;
            }
        }
        Ok(())
    }

    /// The direction in which one footprint lies straight beside another.
    pub(super) fn straight(from: &Footprint, to: &Footprint) -> Option<Direction> {
        match from.gap(to) {
            (rows, 0) if rows > 0 => Some(Direction::North),
            (rows, 0) if rows < 0 => Some(Direction::South),
            (0, cols) if cols > 0 => Some(Direction::East),
            (0, cols) if cols < 0 => Some(Direction::West),
            _ => None,
        }
    }
}
