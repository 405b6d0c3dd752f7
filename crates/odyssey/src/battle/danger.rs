//! B6, B23, G6 · Danger, trauma, obols, moiros and kratos cards.

use super::unwritten;
use crate::ids::TitanId;
use crate::pack::schema::Severity;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B6.1 to B6.6, B5.15.2 · Danger is dealt. From an attack it is armoured against and draws trauma.
    pub(crate) fn deal_danger(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _amount: u8,
        _by_attack: bool,
    ) -> Play {
        unwritten(table, "B6")
    }

    /// B6.7, B6.8 · A trauma draw: of a severity, or by the titan's table for this Danger.
    pub(crate) fn trauma_draw(
        &mut self,
        table: &mut Table<Self>,
        _titan: TitanId,
        _severity: Option<Severity>,
        _danger: u8,
    ) -> Play {
        unwritten(table, "B6.7")
    }

    /// B6.9 to B6.11.
    pub(crate) fn obol_draw(&mut self, table: &mut Table<Self>, _titan: TitanId, _danger: u8) -> Play {
        unwritten(table, "B6.9")
    }

    /// G6.4, B23.1 · Fate is forced up.
    pub(crate) fn force_fate(&mut self, table: &mut Table<Self>, _titan: TitanId, _amount: u8) -> Play {
        unwritten(table, "G6.4")
    }

    /// G6.5, B16.1 · Rage rises, and the priority token may move.
    pub(crate) fn raise_rage(&mut self, table: &mut Table<Self>, _titan: TitanId, _amount: u8) -> Play {
        unwritten(table, "B16.1")
    }

    /// B23.1, B23.3.
    pub(crate) fn moiros_card(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B23.1")
    }

    /// B23.2, B23.3.
    pub(crate) fn kratos_card(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B23.2")
    }
}
