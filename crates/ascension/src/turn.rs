//! T · The turn.

mod actions;
mod closing;
mod drawing;
mod maintenance;
mod movement;

pub(crate) use actions::Options;

use crate::state::{Ascension, Phase, Turn};
use table::{Seat, Table, text};

impl Ascension {
    /// T1.1 · A new round. Wards that work once a round work again.
    pub(crate) fn begin_round(&mut self, table: &mut Table<Self>) {
        self.round += 1;
        for player in self.players.values_mut() {
            for hero in player.heroes.iter_mut() {
                hero.spent.wards = 0;
                hero.attachments.iter_mut().for_each(|worn| worn.warded = false);
            }
        }
        let round = self.round;
        table.heading(|| text!("log-round", round = round));
    }

    /// T1.1 · The turn of a player begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = Turn::of(seat, self.pack.numbers.heroes_per_turn);
        self.turn.start = self.pawn(seat);
        self.phase = Phase::Maintenance;
    }
}
