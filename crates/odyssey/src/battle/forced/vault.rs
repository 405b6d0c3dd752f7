//! B12.11, B10.11 · Vaulting over the primordial, and its trample.

use crate::battle::terrain::Entering;
use crate::geometry::{Space, Spaces};
use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Modifier, TerrainTrait};
use crate::state::{Odyssey, Place};
use table::{Play, Table, text};

impl Odyssey {
    /// B12.11.1 · Where a vault of the titan's will would end, if it can vault at all.
    pub(crate) fn vault_target(&self, titan: TitanId) -> Option<Space> {
        let space = self.titan(titan).space().filter(|_| self.is_adjacent(titan))?;
        let across = self.primordial.footprint.opposite(space)?;
        (self.borders_primordial(across) && !self.unfit_ground().contains(across)).then_some(across)
    }

    /// B12.11 · The titan is put straight across on the other side of the primordial.
    pub(crate) fn vault(&mut self, table: &mut Table<Self>, titan: TitanId, forced: bool) -> Play {
        if forced {
            return self.forced_vault(table, titan);
        }
        let Some(across) = self.vault_target(titan) else {
            return Ok(());
        };
        table.log("B12.11.1", || text!("log-vault", titan = self.titan_name(titan), space = across.to_string()));
        self.enter(table, titan, across, Entering::Willing)?;
        self.settle(table, titan, Entering::Willing)
    }

    /// B12.11.2 · By force: onto whatever is there.
    fn forced_vault(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.is_immovable(titan) || !self.primordial_is_adjacent(titan) {
            return Ok(());
        }
        self.leave_vantage(table, titan)?;
        let Some(space) = self.titan(titan).space() else {
            return Ok(());
        };
        let outside = *self.board.with(TerrainTrait::BoardEdge);
        let across = self.primordial.footprint.opposite(space).filter(|across| !outside.contains(*across));
        let Some(across) = across else {
            return self.die(table, titan, "B12.11.2");
        };
        table.log("B12.11.2", || text!("log-forced-vault", titan = self.titan_name(titan), space = across.to_string()));
        if let Some(other) = self.titan_on(across) {
            self.displace(table, other, Spaces::only(space))?;
        }
        if self.board.with(TerrainTrait::Obstacle).contains(across) {
            return self.vault_onto_obstacle(table, titan, across);
        }
        if self.enter(table, titan, across, Entering::Put)? {
            self.settle(table, titan, Entering::Put)?;
        }
        Ok(())
    }

    fn vault_onto_obstacle(&mut self, table: &mut Table<Self>, titan: TitanId, across: Space) -> Play {
        match self.board.tile_at(across) {
            Some(tile) if self.tile_has(tile, TerrainTrait::Destructible) => {
                self.strike_tile(table, tile)?;
                self.titan_mut(titan).place = Place::On(across);
                self.crash(table, titan)?;
                self.come_to_rest(table, titan, Entering::Put)
            }
            _ => self.die(table, titan, "B12.11.2"),
        }
    }

    /// B10.11 · Straight ahead with full speed. Titans that lie down make an obol draw instead of suffering crash.
    pub(crate) fn trample(&mut self, table: &mut Table<Self>) -> Play {
        if self.primordial_has(Modifier::NoTrample) {
            return Ok(());
        }
        table.log("B10.11", || text!("log-trample", foe = self.primordial_name()));
        self.onrush(table, Odyssey::run_straight)
    }

    fn run_straight(&mut self, table: &mut Table<Self>) -> Play {
        let (mut direction, place) = (self.primordial.facing, self.primordial.footprint);
        let (mut left, mut turned) = (self.primordial_speed(), false);
        while left > 0 {
            let before = self.primordial.footprint;
            if !self.primordial_step(table, direction, false)? {
                let along = if turned { None } else { self.along_edge(table, direction, left)? };
                let Some(way) = along else { break };
                (direction, turned) = (way, true);
                continue;
            }
            left -= 1;
            let covered = self.primordial.footprint.spaces() - before.spaces();
            for titan in self.standing_on(&covered) {
                self.trample_down(table, titan)?;
            }
        }
        self.tell_primordial_place(table, place, "B10.11");
        self.primordial_stops(table)?;
        self.primordial_faces_most(table)
    }

    fn trample_down(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).is_down() {
            let danger = self.titan(titan).stat(Stat::Danger);
            table.log("B10.11", || {
                text!("log-tramples-titan", foe = self.primordial_name(), titan = self.titan_name(titan))
            });
            return self.obol_draw(table, titan, danger);
        }
        self.tell_run_over(table, titan, "B10.11");
        self.crash(table, titan)
    }
}
