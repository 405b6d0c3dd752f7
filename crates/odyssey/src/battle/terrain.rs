//! B9 · Terrain.

use super::unwritten;
use crate::geometry::Space;
use crate::ids::{TerrainId, TileId, TitanId};
use crate::state::Odyssey;
use table::{Play, Table};

/// How a titan comes onto a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entering {
    /// B8.8.
    Willing,
    /// B12.7, B12.8.
    KnockedBack,
    /// B12.9, B12.10.
    Dragged,
    /// B9.8, B12.6, B12.11 · Put there, or a tile is put under it.
    Put,
}

impl Odyssey {
    /// B9 · A titan enters a space: of its will, by force, or flying over it in a knockback. `false` if it does not go on.
    pub(crate) fn enter(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _space: Space,
        _how: Entering,
    ) -> Play<bool> {
        unwritten(table, "B9.1")
    }

    /// B9.10, B12.8 · A titan ends a movement where it stands.
    pub(crate) fn settle(&mut self, table: &mut Table<Self>, _titan: TitanId, _how: Entering) -> Play {
        unwritten(table, "B9.1")
    }

    /// B9.3, B9.15, B9.16, B9.19 · A tile is struck: destroyed, or turned over.
    pub(crate) fn strike_tile(&mut self, table: &mut Table<Self>, _tile: TileId) -> Play {
        unwritten(table, "B9.15")
    }

    /// B9.4 to B9.9 · A tile is placed. `false` if it could not be.
    pub(crate) fn place_tile(
        &mut self,
        table: &mut Table<Self>,
        _kind: TerrainId,
        _at: Space,
        _turn: u8,
    ) -> Play<bool> {
        unwritten(table, "B9.4")
    }
}
