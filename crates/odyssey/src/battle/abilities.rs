//! B17 · Abilities: who has them, when they can be used, and what they cost.

use super::unwritten;
use crate::choice::{Source, Which};
use crate::ids::TitanId;
use crate::pack::schema::Trigger;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B17.1 · Pays for an ability and resolves it.
    pub(crate) fn use_ability(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _source: Source,
        _which: Which,
    ) -> Play {
        unwritten(table, "B17.1")
    }

    /// B17.4, B17.12 · Everything of the titan that happens or can be used at this moment.
    pub(crate) fn trigger(&mut self, table: &mut Table<Self>, _titan: TitanId, _trigger: Trigger) -> Play {
        unwritten(table, "B17.4")
    }

    /// B17.14 · Whether an ability makes what is about to happen not happen.
    pub(crate) fn averts(&mut self, table: &mut Table<Self>, _titan: TitanId, _trigger: Trigger) -> Play<bool> {
        unwritten(table, "B17.14")
    }

    /// B17.10, B17.12 · Traits and scars of the primordial, tiles and conditions at this moment.
    pub(crate) fn trigger_all(&mut self, table: &mut Table<Self>, _trigger: Trigger) -> Play {
        unwritten(table, "B17.12")
    }
}
