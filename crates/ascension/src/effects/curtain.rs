//! Effects on the curtain.

use crate::choice::Choice;
use crate::pack::{Position, PositionSet};
use crate::state::Ascension;
use table::{Play, Prompt, Seat, Seats, Table, Viewer, text};

impl Ascension {
    /// The curtain cards that a player does not know.
    pub(super) fn unknown_curtain(&self, seat: Seat) -> PositionSet {
        let unknown =
            |at: &Position| self.curtain_at(*at).is_some_and(|slot| slot.known_to(Viewer::Seat(seat)).is_none());
        self.curtain_cards().iter().filter(unknown).collect()
    }

    /// Up to this many positions one after another, each card seen at once.
    pub(super) fn peek_curtain(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) -> Play {
        for left in (1..=count).rev() {
            let places = self.unknown_curtain(seat).iter().map(Some).chain([None]);
            let asked = self.ask(table, seat).say(|| Prompt::new(text!("ask-peek", left = left), "C1.4"));
            let Some(at) = asked.pick(places, |at| at.map_or(Choice::Done, Choice::At))? else {
                break;
            };
            let card = self.look_at_curtain(table, at, Seats::only(seat))?;
            table.log_for(Seats::only(seat), "C1.4", || {
                let card = card.map_or_else(|| text!("table-list-none"), |card| self.quoted(card));
                text!("log-sees-curtain", place = self.position_name(at), card = card)
            });
            table.log_for(Seats::all_but(seat), "C1.4", || {
                text!("log-peeks", who = seat, place = self.position_name(at))
            });
        }
        Ok(())
    }

    /// Two curtain cards that are not under pawns change places.
    pub(super) fn swap_curtain(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let asked = self.ask(table, seat).about("ask-swap-curtain", "C1.4");
        let chosen = asked.pick_some(self.free_curtain_cards().iter(), 2..=2, Choice::At)?;
        if let [one, two] = chosen[..] {
            self.curtain.swap(one.index(), two.index());
            table.log("C1.4", || {
                text!("log-swaps-curtain", who = seat, one = self.position_name(one), two = self.position_name(two))
            });
        }
        Ok(())
    }

    /// The curtain cards of a player's sector within this many steps on which no pawn stands.
    pub(super) fn curtain_within(&self, seat: Seat, steps: u8) -> PositionSet {
        let ring = self.pack.mountain.ring(self.sector(seat));
        self.within_sector(self.pawn(seat), steps) & ring & self.free_curtain_cards()
    }

    pub(super) fn take_curtain(&mut self, table: &mut Table<Self>, seat: Seat, steps: u8) -> Play {
        let asked = self.ask(table, seat).about("ask-take-curtain", "C1.4");
        let at = asked.pick(self.curtain_within(seat, steps).iter(), Choice::At)?;
        self.take_from_curtain(table, seat, at, "C1.4")
    }

    /// Some curtain cards go to Hades, and each position gets a card of the deck at once.
    pub(super) fn clear_curtain(&mut self, table: &mut Table<Self>, seat: Seat, most: u8) -> Play {
        let asked = self.ask(table, seat).say(|| Prompt::new(text!("ask-clear-curtain", most = most), "C1.4"));
        for at in asked.pick_some(self.free_curtain_cards().iter(), 1..=most.into(), Choice::At)? {
            if let Some(card) = self.look_at_curtain(table, at, Seats::EVERYONE)? {
                self.curtain[at.index()] = None;
                self.send_to_hades(card);
                table.log("X1.1", || {
                    text!("log-clears-curtain", card = self.name(card), place = self.position_name(at))
                });
            }
            self.refresh_deck(table, "T6.5");
            if let Some(slot) = self.deck.take_top() {
                self.lay_on_curtain(table, at, slot)?;
            }
        }
        Ok(())
    }
}
