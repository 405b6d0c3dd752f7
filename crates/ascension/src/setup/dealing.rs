//! A4 · Dealing.

use super::FIRST;
use crate::card::Card;
use crate::choice::Choice;
use crate::state::{Ascension, Phase};
use table::deck::Serial;
use table::{Play, Seat, Seats, Table, text};

impl Ascension {
    /// A2.3 to A4.2 · Gods, spheres, cards and hands.
    pub(crate) fn deal(&mut self, table: &mut Table<Self>) -> Play {
        self.deal_gods(table)?;
        self.choose_spheres(table)?;
        self.choose_specials(table)?;
        self.choose_gates(table)?;
        self.deck = self.pool.shuffled(self.whole_deck());
        for seat in self.order.iter() {
            self.deal_first_cards(table, seat)?;
        }
        for (place, seat) in self.order.iter().enumerate() {
            let god = self.god_of(seat);
            let (deal, eco) = (god.deal, god.eco + self.head_start(place));
            self.draw_cards(table, seat, deal, "A4.1")?;
            self.players[seat].eco = eco; // A4.2
            table.log("A4.2", || text!("log-starting-eco", who = seat, eco = eco));
        }
        self.phase = Phase::Pawns;
        Ok(())
    }

    /// A4.2 · What a player starts with beyond the sheet: something for each player who comes before.
    fn head_start(&self, place: usize) -> u16 {
        u16::from(self.pack.numbers.later_eco) * place as u16
    }

    /// A4.1 · One hero and one plot out of those in the deck.
    fn deal_first_cards(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let hero = self.deal_such(table, seat, |card| matches!(card, Card::Hero(_)))?;
        let plot = self.deal_such(table, seat, |card| matches!(card, Card::Plot(_)))?;
        self.players[seat].dealt = [hero, plot];
        Ok(())
    }

    /// Deals a card of a sort, known only to its owner. The serial remembers of which sort it is known to be.
    fn deal_such(&mut self, table: &mut Table<Self>, seat: Seat, such: impl Fn(Card) -> bool) -> Play<Serial> {
        let Some(slot) = self.deck.iter_mut().next() else {
            return Ok(Serial::default());
        };
        let Some(card) = self.pool.draw_such(table, FIRST, slot, seat, such)? else {
            return Ok(Serial::default());
        };
        table.log_for(Seats::only(seat), "A4.1", || text!("log-dealt-card", card = self.name(card)));
        let slot = self.deck.take_top();
        let serial = slot.as_ref().map_or(Serial::default(), |slot| slot.serial());
        self.players[seat].hand.extend(slot);
        Ok(serial)
    }

    /// A4.3 · In turn order, each places the pawn on a free ring position of the slopes.
    pub(crate) fn place_pawns(&mut self, table: &mut Table<Self>) -> Play {
        let Some(seat) = self.order.iter().find(|seat| self.players[*seat].pawn.is_none()) else {
            self.phase = Phase::Curtain;
            return Ok(());
        };
        let free = self.pack.mountain.ring_of[0] & !self.pawns();
        let at = self.ask(table, seat).about("ask-pawn", "A4.3").pick(free.iter(), Choice::At)?;
        self.players[seat].pawn = Some(at);
        table.log("A4.3", || text!("log-pawn", who = seat, place = self.position_name(at)));
        Ok(())
    }

    /// A4.4 · Every ring position without a pawn gets a card of the deck.
    pub(crate) fn raise_curtain(&mut self, table: &mut Table<Self>) -> Play {
        for at in (self.pack.mountain.rings & !self.pawns()).iter() {
            if let Some(slot) = self.deck.take_top() {
                self.lay_on_curtain(table, at, slot)?;
            }
        }
        let left = self.deck.len();
        table.log("A4.4", || text!("log-curtain", count = left));
        self.begin_round(table);
        self.begin_turn(self.active());
        Ok(())
    }
}
