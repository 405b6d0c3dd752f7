//! Effects on pawns, movement and turns.

use crate::choice::Choice;
use crate::scene::spot;
use crate::state::{Ascension, Phase};
use table::{Play, Prompt, Seat, Table, text};

impl Ascension {
    /// M2.5 · A pawn is moved within its sector and draws nothing.
    pub(super) fn push_pawn(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat, steps: u8) -> Play {
        let asked = self.ask(table, player).say(|| Prompt::new(text!("ask-push", whose = seat), "M2.5"));
        let at = asked.pick(self.ends_of_push(seat, steps).iter(), Choice::At)?;
        self.players[seat].pawn = Some(at);
        table.tell(|| {
            let text = text!("log-pushed", who = seat, place = self.position_name(at));
            self.done_to(seat, "M2.5", text).at(spot::pawn(seat))
        });
        self.look_again(table)
    }

    /// M2.1 · Before the movement, whoever could now end elsewhere looks again.
    fn look_again(&mut self, table: &mut Table<Self>) -> Play {
        if self.phase == Phase::Movement {
            self.look_around(table, self.active())?;
        }
        Ok(())
    }

    /// Whether both pawns stand on ring positions of one sector.
    pub(super) fn can_swap_pawns(&self, one: Seat, two: Seat) -> bool {
        let (here, there) = (self.pawn(one), self.pawn(two));
        let rings = self.pack.mountain.rings;
        rings.contains(here) && rings.contains(there) && self.sector(one) == self.sector(two)
    }

    pub(super) fn swap_pawns(&mut self, table: &mut Table<Self>, one: Seat, two: Seat) -> Play {
        let (here, there) = (self.players[one].pawn, self.players[two].pawn);
        (self.players[one].pawn, self.players[two].pawn) = (there, here);
        table.tell(|| {
            let line = self.done_to(two, "C1.4", text!("log-swaps-pawns", one = one, two = two));
            line.at(spot::pawn(one)).at(spot::pawn(two))
        });
        self.look_again(table)
    }

    pub(super) fn is_before_movement(&self, seat: Seat) -> bool {
        self.is_active(seat) && self.phase == Phase::Movement
    }

    /// The limit of movement grows for this turn, and M2.1 · its player looks again.
    pub(super) fn add_steps(&mut self, table: &mut Table<Self>, seat: Seat, steps: u8) -> Play {
        self.turn.extra_steps = self.turn.extra_steps.saturating_add(steps);
        let limit = self.limit_of_movement(seat);
        table.log("T3.1", || text!("log-extra-steps", who = seat, limit = limit));
        self.look_around(table, seat)
    }

    /// T1.5 · Nobody skips twice, nor two turns running.
    pub(super) fn can_be_skipped(&self, seat: Seat) -> bool {
        !self.players[seat].skips && !self.players[seat].skipped
    }

    pub(super) fn skip_turn(&mut self, table: &mut Table<Self>, seat: Seat) {
        self.players[seat].skips = true;
        table.tell(|| self.done_to(seat, "T1.4", text!("log-will-skip", who = seat)).at(spot::pawn(seat)));
    }
}
