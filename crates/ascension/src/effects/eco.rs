//! Effects on ECO and on rolls.

use crate::pack::Count;
use crate::state::Ascension;
use crate::words::{figure, signed};
use table::{Seat, Table, text};

impl Ascension {
    pub(super) fn pay_price(&mut self, table: &mut Table<Self>, seat: Seat, eco: u8) {
        self.pay_openly(table, seat, eco.into(), "C1.1");
    }

    /// Pays, and tells what is not told by the line of what it was paid for.
    pub(crate) fn pay_openly(&mut self, table: &mut Table<Self>, seat: Seat, eco: u16, rule: &'static str) {
        self.pay(seat, eco);
        if eco > 0 {
            table.log(rule, || text!("log-pays", who = seat, eco = eco));
        }
    }

    pub(super) fn gain_eco(&mut self, table: &mut Table<Self>, seat: Seat, eco: u16) {
        self.gain(seat, eco);
        table.log("C1.4", || text!("log-gains", who = seat, eco = eco));
    }

    pub(crate) fn count(&self, seat: Seat, count: Count) -> usize {
        let player = &self.players[seat];
        match count {
            Count::Trophies => player.trophies.len(),
            Count::Heroes => player.heroes.len(),
            Count::Webs => player.webs().count(),
            Count::OpenGates => player.gates_opened(),
        }
    }

    pub(super) fn gain_each(&mut self, table: &mut Table<Self>, seat: Seat, count: Count, each: u8, most: u8) {
        let total = self.count(seat, count) * usize::from(each);
        self.gain_eco(table, seat, total.min(most.into()) as u16);
    }

    pub(super) fn lose_eco(&mut self, table: &mut Table<Self>, seat: Seat, eco: u8) {
        let lost = self.lose(seat, eco.into());
        table.tell(|| self.done_to(seat, "A1.6", text!("log-loses", who = seat, eco = lost)));
    }

    pub(super) fn steal_eco(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat, eco: u8) {
        let lost = self.lose(seat, eco.into());
        self.gain(player, lost);
        table.tell(|| self.done_to(seat, "A1.6", text!("log-steals-eco", who = player, whose = seat, eco = lost)));
    }

    /// The next try of a gate in this turn is cheaper.
    pub(super) fn discount_gate(&mut self, table: &mut Table<Self>, seat: Seat, eco: u8) {
        self.turn.discount = self.turn.discount.saturating_add(eco);
        table.log("G2.2", || text!("log-gate-discount", who = seat, eco = eco));
    }

    pub(super) fn add_bonus(&mut self, table: &mut Table<Self>, n: i8) {
        self.change_attempt(|attempt| attempt.bonus += n);
        table.tell(|| self.done_to_attempt("W5.3", text!("log-adds-bonus", count = signed(n))));
    }

    /// W5.6 · The change is kept, also when the die is rolled again.
    pub(super) fn change_result(&mut self, table: &mut Table<Self>, n: i8) {
        self.change_attempt(|attempt| attempt.change += n);
        let result = self.attempt().map_or(0, |attempt| self.result(attempt));
        table.tell(|| {
            self.done_to_attempt("W5.6", text!("log-changes-result", count = signed(n), result = figure(result)))
        });
    }

    pub(super) fn set_die(&mut self, table: &mut Table<Self>, face: u8) {
        self.change_attempt(|attempt| attempt.die = Some(face));
        let Some(attempt) = self.attempt() else { return };
        table
            .tell(|| self.done_to_attempt("W5.6", text!("log-sets-die", face = face, sum = self.sum_of_roll(attempt))));
        let counts = self.face(attempt);
        if counts != face {
            table.log("W5.7", || text!("log-die-counts", face = counts, sources = self.sources_of_face(attempt, face)));
        }
    }
}
