//! Wounds and decks.

use crate::battle::context::Context;
use crate::choice::Choice;
use crate::ids::{AiId, PartId};
use crate::pack::schema::PrimordialDeck;
use crate::state::{Card, Odyssey};
use table::{Play, Table, text};

impl Odyssey {
    /// B21.19 · The top of the wound stack is removed from the battle.
    pub(super) fn heal(&mut self, table: &mut Table<Self>, count: u8) {
        for _ in 0..count.min(self.primordial.wounds.len() as u8) {
            let top = self.primordial.wounds.len() - 1;
            self.primordial.wounds.remove(top);
            table.log("B21.19", || {
                text!("log-foe-heals", foe = self.primordial_name(), wounds = self.primordial.wound_count())
            });
        }
    }

    /// The top card is looked at and stays there, or is discarded. An empty deck is rebuilt from its discards.
    pub(super) fn peek(&mut self, table: &mut Table<Self>, deck: PrimordialDeck, context: Context) -> Play {
        let mut cards = *self.decks.of(deck);
        if cards.is_empty() {
            cards.shuffle_discards_in();
        }
        let Some(top) = cards.draw(table, deck)? else {
            return Ok(());
        };
        *self.decks.of_mut(deck) = cards;
        let card = match deck {
            PrimordialDeck::Ai => Card::Ai(AiId(top)),
            PrimordialDeck::Body => Card::Part(PartId(top)),
        };
        table.log("G4.3", || text!("log-peek", card = self.card_name(card)));
        let asked = self.asked_about(context);
        let options = [Choice::Keep, Choice::Toss];
        if table.ask(asked).about("ask-peek", "G4.3").one(&options)? == Choice::Keep {
            self.decks.of_mut(deck).put_on_top(top);
            table.log("G4.3", || text!("log-peek-kept"));
        } else {
            self.decks.of_mut(deck).discard(top);
            table.log("G4.3", || text!("log-peek-tossed"));
        }
        let mut cards = *self.decks.of(deck);
        cards.settle_back(table, deck)?;
        *self.decks.of_mut(deck) = cards;
        Ok(())
    }
}
