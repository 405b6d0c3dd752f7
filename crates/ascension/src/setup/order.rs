//! A2 · Order and gods.

use super::{D12, SETUP};
use crate::card::Card;
use crate::state::{Ascension, Phase, Turn, TurnOrder};
use table::{Play, Seat, Seats, Table, Text, text};

impl Ascension {
    /// A2.1 · Every player rolls, and A2.2 · turns are taken from the highest roll to the lowest.
    pub(crate) fn roll_for_order(&mut self, table: &mut Table<Self>) -> Play {
        let everyone: Vec<Seat> = self.players.seats().collect();
        let ranked = self.rank(table, &everyone)?;
        self.order = TurnOrder::new(ranked.iter().copied());
        self.turn = Turn::of(ranked[0], self.pack.numbers.heroes_per_turn);
        table.log("A2.2", || {
            let order: Vec<Text> = ranked.iter().map(|seat| text!("table-seat", who = *seat)).collect();
            text!("log-order", order = order)
        });
        self.phase = Phase::Dealing;
        Ok(())
    }

    /// A2.1 · From high to low; those who tie roll again among themselves.
    fn rank(&self, table: &mut Table<Self>, tied: &[Seat]) -> Play<Vec<Seat>> {
        if tied.len() < 2 {
            return Ok(tied.to_vec());
        }
        let die = self.pack.numbers.die;
        let faces = table.roll_each(D12, die, tied, |seat| text!("table-seat", who = *seat))?;
        for (seat, face) in tied.iter().zip(&faces) {
            table.log("A2.1", || text!("log-rolls-for-order", who = *seat, face = *face));
        }
        let mut ranked = Vec::with_capacity(tied.len());
        for face in (1..=die).rev() {
            let rolled = tied.iter().zip(&faces).filter(|(_, other)| **other == face);
            let group: Vec<Seat> = rolled.map(|(seat, _)| *seat).collect();
            ranked.extend(self.rank(table, &group)?);
        }
        Ok(ranked)
    }

    /// A2.3 · From the highest roll on round the table, each is dealt a god.
    pub(super) fn deal_gods(&mut self, table: &mut Table<Self>) -> Play {
        let mut gods: Vec<Card> = self.pack.ids().map(Card::God).collect();
        for seat in self.order.iter() {
            table.draws_for(seat);
            let place = table.draw(SETUP, Seats::EVERYONE, &gods)?;
            let card = gods.remove(place);
            if let Card::God(god) = card {
                self.players[seat].god = Some(god);
                self.note_use(table, card, seat);
            }
            table.log("A2.3", || text!("log-dealt-god", who = seat, god = self.name(card)));
        }
        Ok(())
    }
}
