//! B12.7.6 · A primordial that is moved by force: it goes through everything and destroys what is not indestructible.

use crate::battle::context::{Context, Part};
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
    /// B12.7.6 · In a direction, or else straight away from the titan that attacks.
    pub(super) fn knock_foe_back(&mut self, table: &mut Table<Self>, direction: Option<Direction>, spaces: u8) -> Play {
        if self.foe_is_lumbering() || spaces == 0 {
            return Ok(());
        }
        let titan = self.strike().map_or(self.priority, |strike| strike.titan);
        let direction = match direction {
            Some(direction) => Some(direction),
            None => self.away_from(table, titan)?,
        };
        let Some(mut direction) = direction else { return Ok(()) };
        table.log("B12.7.6", || {
            text!("log-foe-knockback", foe = self.foe_name(), count = spaces)
        });
        let mut traps = Traps::default();
        let mut left = spaces;
        while left > 0 {
            if self.force_foe(table, direction, &mut traps)? {
                left -= 1;
            } else {
                match self.foe_along_edge(table, direction)? {
                    Some(way) => direction = way,
                    None => break,
                }
            }
        }
        self.foe_comes_to_rest(table, titan, traps)
    }

    /// Away from a titan; from one on a vantage point the group chooses.
    fn away_from(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<Option<Direction>> {
        let ways = match self.titan(titan).footprint() {
            Some(here) => here.towards(&self.foe.footprint),
            None => Direction::ALL.into_iter().collect(),
        };
        self.choose_heading(table, None, &ways, "B12.7.1")
    }

    /// One step of a forced movement. `false` at the board edge.
    pub(super) fn force_foe(&mut self, table: &mut Table<Self>, direction: Direction, traps: &mut Traps) -> Play<bool> {
        let Some(next) = self.foe.footprint.next(direction) else {
            return Ok(false);
        };
        let new = next.spaces() - self.foe.footprint.spaces();
        for tile in self.tiles_on(&new) {
            let spaces = self.tile_spaces(tile, &self.pack);
            if spaces.meets(&self.foe.footprint.spaces()) {
                continue;
            }
            if self.tile_has(tile, TerrainTrait::Trap) {
                let kind = self.board.tile(tile).map(|lies| lies.kind);
                traps.0.extend(kind.map(|kind| (tile, kind, spaces)));
            }
            self.smash_tile(table, tile)?;
        }
        self.foe_step(table, direction, true)
    }

    /// B4.9, B9.23 · Where it ends: titans under it are knocked back, traps there spring.
    pub(super) fn foe_comes_to_rest(&mut self, table: &mut Table<Self>, titan: TitanId, traps: Traps) -> Play {
        self.foe_stops(table)?;
        for (tile, kind, spaces) in traps.0 {
            if spaces.meets(&self.foe.footprint.spaces()) {
                self.spring_trap(table, tile, kind, titan)?;
            }
        }
        self.lonely_deaths(table)
    }

    fn spring_trap(&mut self, table: &mut Table<Self>, tile: TileId, kind: TerrainId, titan: TitanId) -> Play {
        table.log("B9.23", || {
            text!("log-trap", terrain = self.terrain_name(kind), foe = self.foe_name())
        });
        let abilities = self.pack.terrain(kind).powers.abilities;
        let context = Context {
            titan,
            source: Source::Tile(tile),
            part: Part::Terrain,
        };
        for n in 0..abilities.len() {
            let ability = self.pack.at(abilities, n);
            if ability.at == Trigger::FoeForcedOnto && self.holds(ability.when, context) {
                self.resolve_script(table, ability.effects, context)?;
            }
        }
        Ok(())
    }

    /// B4.12 · Along the edge, towards the side with fewer titans; a way with no room is not taken, and at a corner it ends.
    pub(super) fn foe_along_edge(&mut self, table: &mut Table<Self>, blocked: Direction) -> Play<Option<Direction>> {
        let ways = [blocked.turned(1), blocked.turned(3)];
        let here = self.foe.footprint;
        let open: SmallVec<[Direction; 2]> = ways.into_iter().filter(|way| here.next(*way).is_some()).collect();
        if open.len() < 2 {
            return Ok(None);
        }
        let crowd = |way: &Direction| {
            let side = here.front(*way);
            self.living()
                .filter(|titan| self.titan(*titan).space().is_some_and(|space| side.contains(space)))
                .count()
        };
        let fewest = open.iter().map(crowd).min();
        let best: SmallVec<[Direction; 2]> = open.iter().filter(|way| Some(crowd(way)) == fewest).copied().collect();
        self.choose_heading(table, None, &best, "B4.12")
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
