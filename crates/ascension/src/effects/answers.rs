//! Effects of answers on the card that is answered.

use crate::card::Card;
use crate::choice::Choice;
use crate::state::{Ascension, InPlay, Played};
use table::{Play, Seat, Table, text};

impl Ascension {
    fn change_in_play(&mut self, change: impl Fn(&mut InPlay)) {
        if let Some(card) = self.in_play_mut() {
            change(card);
        }
    }

    /// C4.3 · The card has no effect.
    pub(super) fn cancel(&mut self, table: &mut Table<Self>) {
        self.change_in_play(|card| card.cancelled = true);
        if let Some(card) = self.in_play() {
            table.log("C4.3", || text!("log-cancelled", card = self.name(card.card.into())));
        }
    }

    /// The cancelled card goes to the hand of the one who answered.
    pub(super) fn take_answered(&mut self, table: &mut Table<Self>, seat: Seat) {
        let Some(card) = self.in_play().copied() else { return };
        let id = Card::from(card.card);
        if let Played::Event(_) = card.card
            && let Some(place) = self.played.iter().position(|played| *played == id)
        {
            self.played.remove(place);
        }
        self.change_in_play(|card| card.taken = true);
        self.give_openly(seat, id);
        table.log("C4.3", || text!("log-takes-answered", who = seat, card = self.name(id)));
    }

    /// C4.5 · The one who answers chooses a new target.
    pub(super) fn redirect(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let asked = self.ask(table, seat).about("ask-redirect", "C4.5");
        let target = asked.pick(self.redirections(seat), Choice::Target)?;
        self.change_in_play(|card| {
            card.target = target;
            card.redirected = true;
        });
        table.log("C4.5", || text!("log-redirected", who = seat, target = self.target_name(target)));
        Ok(())
    }
}
