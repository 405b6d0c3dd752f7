//! B22 · Conditions and tokens of titans.

use super::unwritten;
use crate::ids::{ConditionId, TitanId};
use crate::pack::schema::Token;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B22.3 · The titan is knocked down, unless it averts it.
    pub(crate) fn knock_down(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B22.3")
    }

    /// B22.5, B22.6.
    pub(crate) fn stand_up(&mut self, table: &mut Table<Self>, _titan: TitanId) -> Play {
        unwritten(table, "B22.6")
    }

    /// B22.1, B22.2, B22.7.
    pub(crate) fn suffer(&mut self, table: &mut Table<Self>, _titan: TitanId, _condition: ConditionId) -> Play {
        unwritten(table, "B22.2")
    }

    /// B22.9 to B22.13 · Tokens are gained, with what too many of them do.
    pub(crate) fn gain_tokens(&mut self, table: &mut Table<Self>, _titan: TitanId, _token: Token, _count: u8) -> Play {
        unwritten(table, "B22.9")
    }
}
