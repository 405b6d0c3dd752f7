//! B3 · The primordial's round.

use super::unwritten;
use crate::ids::TitanId;
use crate::state::{AiSource, Odyssey};
use table::{Play, Table};

impl Odyssey {
    /// B3.1 · Effects of the start, in the order the group likes.
    pub(crate) fn start_primordial_round(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B3.1")
    }

    /// B3.2, B3.3 · The top AI card is revealed, performed and discarded.
    pub(crate) fn play_ai_card(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B3.2")
    }

    /// B3.1 · Other actions, effects of the end, holding on (B26.4); Argo abilities are readied.
    pub(crate) fn end_primordial_round(&mut self, table: &mut Table<Self>) -> Play {
        unwritten(table, "B3.1")
    }

    /// B3.3, B3.25 · Targeting, movement, attack and after attack of a card; on this titan if one is named.
    pub(crate) fn perform(&mut self, table: &mut Table<Self>, _card: AiSource, _target: Option<TitanId>) -> Play {
        unwritten(table, "B3.3")
    }
}
