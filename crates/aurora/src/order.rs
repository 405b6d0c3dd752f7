//! E18, M10 · The order of turn.

use crate::state::Aurora;
use smallvec::SmallVec;
use table::{Seat, Table, text};

impl Aurora {
    /// How far along the road a convoy is: its waypoint, or the parallel one; the main road counts as ahead.
    pub fn progress(&self, seat: Seat) -> (u8, bool) {
        let space = self.pack.road(self.map()).space(self.players[seat].at);
        (space.rank, !space.shortcut)
    }

    /// E18 · The rearmost stands left. Ties stay as they were.
    pub(crate) fn update_order(&mut self, table: &mut Table<Self>, rule: &'static str) {
        let mut seats: SmallVec<[Seat; 4]> = self.convoys().collect();
        seats.sort_by_key(|seat| self.progress(*seat));
        let order = seats.iter().map(|seat| seat.0).collect();
        if self.order != order {
            self.order = order;
            let names = self.convoys().map(|seat| self.who_text(seat)).collect::<Vec<_>>();
            table.log(rule, || text!("log-order", order = names));
        }
    }
}
