//! X · The Hades, and A1.6 · how ECO are counted.

use crate::card::Card;
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::Ascension;
use crate::turn::Options;
use table::{Play, Prompt, Seat, Slot, Table, text};

impl Ascension {
    /// X1.1 · A card goes to Hades.
    pub(crate) fn send_to_hades(&mut self, card: Card) {
        let place = self.hades.partition_point(|other| *other <= card);
        self.hades.insert(place, card);
    }

    /// A card leaves Hades. `false` if it was not there.
    pub(crate) fn take_from_hades(&mut self, card: Card) -> bool {
        let found = self.hades.binary_search(&card);
        found.map(|place| self.hades.remove(place)).is_ok()
    }

    /// A card that lay open goes to a hand: everyone knows it until it leaves that hand.
    pub(crate) fn give_openly(&mut self, seat: Seat, card: Card) {
        let slot = self.pool.open(card);
        self.players[seat].hand.push(slot);
    }

    /// A card leaves a hand in the open.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) -> Option<Slot<Card>> {
        self.pool.take_openly(&mut self.players[seat].hand, card)
    }

    pub(crate) fn offer_discarding(&self, seat: Seat, options: &mut Options) {
        if !self.players[seat].hand.is_empty() {
            options.push(Choice::Discard);
        }
    }

    /// X2.1 · Any cards of the hand, without effect.
    pub(crate) fn discard_at_will(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let cards = self.hand_items(seat);
        let many = 1..=cards.len();
        let prompt = || Prompt::new("ask-discard", "X2.1").send("send-discard");
        let chosen = self.ask(table, seat).say(prompt).pick_some(cards, many, Choice::Card)?;
        self.discard_chosen(table, seat, &chosen, "X2.1");
        Ok(())
    }

    /// Chosen cards of a hand go to Hades.
    pub(crate) fn discard_chosen(&mut self, table: &mut Table<Self>, seat: Seat, chosen: &[Card], rule: &'static str) {
        for card in chosen {
            if self.take_from_hand(seat, *card).is_some() {
                self.send_to_hades(*card);
            }
        }
        table.tell(|| {
            let text = text!("log-discards", who = seat, cards = self.names(chosen.iter().copied()));
            self.loss(self.done_to(seat, rule, text).at(spot::hand(seat)), "banner-card-lost", seat)
        });
    }

    pub(crate) fn gain(&mut self, seat: Seat, eco: u16) {
        let player = &mut self.players[seat];
        player.eco = player.eco.saturating_add(eco);
    }

    /// A1.6 · Whoever must lose more than they have loses all. Returns what was lost.
    pub(crate) fn lose(&mut self, seat: Seat, eco: u16) -> u16 {
        let player = &mut self.players[seat];
        let lost = eco.min(player.eco);
        player.eco -= lost;
        lost
    }

    pub(crate) fn gain_or_lose(&mut self, seat: Seat, eco: i16) {
        if eco >= 0 {
            self.gain(seat, eco as u16);
        } else {
            self.lose(seat, eco.unsigned_abs());
        }
    }

    /// A1.6 · What cannot be paid in full is never offered, so paying never falls short.
    pub(crate) fn pay(&mut self, seat: Seat, eco: u16) {
        debug_assert!(self.players[seat].eco >= eco, "an option that cannot be paid was offered");
        self.lose(seat, eco);
    }
}
