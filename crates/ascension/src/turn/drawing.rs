//! T4 · Drawing.

use crate::card::Card;
use crate::choice::Choice;
use crate::pack::{Modifier, Position};
use crate::setup::CHAOS;
use crate::state::{Ascension, Phase};
use table::{Play, Seat, Seats, Table, text};

impl Ascension {
    /// T4 · The card of the position first, then cards of the deck.
    pub(crate) fn drawing(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.active();
        let draws = self.god_of(seat).draw;
        if self.turn.moved {
            self.take_card_of_position(table, seat)?; // T4.1
            self.draw_cards(table, seat, draws - 1, "T4.2")?;
        } else if self.god_has(seat, |modifier| matches!(modifier, Modifier::DrawsWhenStaying)) {
            self.draw_cards(table, seat, draws - 1, "C5.1")?;
        }
        self.phase = Phase::Actions;
        Ok(())
    }

    /// T4.1 · The card where the pawn ended, or for some gods one beside it. If there is none that draw is lost.
    fn take_card_of_position(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let here = self.pawn(seat);
        let mut places: Vec<Position> = self.curtain_at(here).map(|_| here).into_iter().collect();
        if self.god_has(seat, |modifier| matches!(modifier, Modifier::DrawsNeighbour)) {
            places.extend(self.neighbouring_cards(here));
        }
        if places.is_empty() {
            table.log("T4.1", || text!("log-no-card-there", who = seat, place = self.position_name(here)));
            return Ok(());
        }
        let at = self.ask(table, seat).about("ask-which-curtain", "T4.1").pick(places, Choice::At)?;
        self.take_from_curtain(table, seat, at, "T4.1")
    }

    /// The neighbouring ring positions that have a card and no pawn. A gate has none.
    fn neighbouring_cards(&self, here: Position) -> impl Iterator<Item = Position> {
        let mountain = &self.pack.mountain;
        let beside = mountain.spot(here).near & mountain.rings & self.free_curtain_cards();
        beside.iter().filter(move |_| mountain.is_ring(here))
    }

    /// T4.3 · Cards of the deck into a hand; draws from nothing are lost. What was drawn is told to its owner, to others how many.
    pub(crate) fn draw_cards(&mut self, table: &mut Table<Self>, seat: Seat, count: u8, rule: &'static str) -> Play {
        let before = self.players[seat].hand.len();
        for _ in 0..count {
            self.draw_card(table, seat)?;
        }
        let drawn = self.players[seat].hand.len() - before;
        if drawn > 0 {
            table.log_for(Seats::only(seat), rule, || {
                let cards = self.players[seat].hand[before..].iter().filter_map(|slot| slot.settled());
                text!("log-draws-these", cards = self.names(cards))
            });
            table.log_for(Seats::all_but(seat), rule, || text!("log-draws", who = seat, count = drawn));
        }
        Ok(())
    }

    /// The top card of the deck into a hand, seen by its owner. `None` if there was none.
    fn draw_card(&mut self, table: &mut Table<Self>, seat: Seat) -> Play<Option<Card>> {
        self.refresh_deck(table, "T4.3");
        let Some(slot) = self.deck.iter_mut().next() else {
            return Ok(None);
        };
        let card = self.pool.look(table, CHAOS, slot, seat)?;
        self.players[seat].hand.extend(self.deck.take_top());
        Ok(Some(card))
    }

    /// T4.3, T6.5 · An empty deck is rebuilt from Hades.
    pub(crate) fn refresh_deck(&mut self, table: &mut Table<Self>, rule: &'static str) {
        if self.deck.is_empty() && !self.hades.is_empty() {
            let cards = std::mem::take(&mut self.hades);
            let count = cards.len();
            self.deck = self.pool.shuffled(cards);
            table.log(rule, || text!("log-shuffles-hades", count = count));
        }
    }
}
