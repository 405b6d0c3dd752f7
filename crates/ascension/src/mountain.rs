//! M · The mountain.

mod curtain;

use crate::card::Sector;
use crate::pack::{Modifier, Position, PositionSet};
use crate::state::Ascension;
use table::Seat;

impl Ascension {
    /// M1.6 · The sector a player is in.
    pub(crate) fn sector(&self, seat: Seat) -> Sector {
        self.pack.mountain.sector(self.pawn(seat))
    }

    /// T3.1 · How many steps the pawn may make in this turn.
    pub(crate) fn limit_of_movement(&self, seat: Seat) -> u8 {
        let extra = if self.is_active(seat) { self.turn.extra_steps } else { 0 };
        let steps = |modifier: &Modifier| {
            if let Modifier::Steps(n) = modifier { i16::from(*n) } else { 0 }
        };
        let more = self.everywhere_sum(seat, steps);
        (i16::from(self.god_of(seat).movement) + i16::from(extra) + more).clamp(0, 255) as u8
    }

    /// T3 · Where the pawn could end its movement, other than by staying.
    pub(crate) fn ends_of_movement(&self, seat: Seat) -> PositionSet {
        let start = self.pawn(seat);
        let opened = self.players[seat].opened;
        let reached = self.pack.mountain.within(start, self.limit_of_movement(seat), opened);
        let began = if self.is_active(seat) { self.turn.start } else { start };
        reached.without(start).without(began) & !self.taken_rings() // T3.2, T3.3
    }

    /// M1.7 · The ring positions that have a pawn. Gates hold any number (M1.5).
    pub(crate) fn taken_rings(&self) -> PositionSet {
        self.pawns() & self.pack.mountain.rings
    }

    /// M2.5 · Everything within this many steps that stay in the sector: along the ring, onto and off gates from below.
    pub(crate) fn within_sector(&self, start: Position, steps: u8) -> PositionSet {
        self.pack.mountain.within(start, steps, PositionSet::NONE)
    }

    /// M2.5 · Where an effect may send a pawn.
    pub(crate) fn ends_of_push(&self, seat: Seat, steps: u8) -> PositionSet {
        let start = self.pawn(seat);
        self.within_sector(start, steps).without(start) & !self.taken_rings()
    }
}
