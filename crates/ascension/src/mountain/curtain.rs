//! M2 · The curtain.

use crate::card::Card;
use crate::options::Smoke;
use crate::pack::{Position, PositionSet};
use crate::setup::CHAOS;
use crate::state::Ascension;
use table::{Play, Seat, Seats, Slot, Table, Viewer, text};

impl Ascension {
    /// The ring positions that have a card.
    pub(crate) fn curtain_cards(&self) -> PositionSet {
        let laid = self.curtain.iter().zip(0..).filter(|(slot, _)| slot.is_some());
        laid.map(|(_, at)| Position(at)).collect()
    }

    /// The curtain cards that are not under a pawn.
    pub(crate) fn free_curtain_cards(&self) -> PositionSet {
        self.curtain_cards() & !self.pawns()
    }

    pub(crate) fn curtain_at(&self, at: Position) -> Option<&Slot<Card>> {
        self.curtain.get(at.index())?.as_ref()
    }

    /// A card onto a ring position: face-down, or M2.3 · in thin smoke face-up.
    pub(crate) fn lay_on_curtain(&mut self, table: &mut Table<Self>, at: Position, slot: Slot<Card>) -> Play {
        self.curtain[at.index()] = Some(slot);
        if self.options.smoke == Smoke::Thin {
            let card = self.look_at_curtain(table, at, Seats::EVERYONE)?;
            table.log("M2.3", || {
                let card = card.map_or_else(|| text!("table-list-none"), |card| self.quoted(card));
                text!("log-curtain-open", place = self.position_name(at), card = card)
            });
        }
        Ok(())
    }

    /// Somebody looks at a curtain card, and M2.4 · goes on knowing it.
    pub(crate) fn look_at_curtain(
        &mut self,
        table: &mut Table<Self>,
        at: Position,
        seats: Seats,
    ) -> Play<Option<Card>> {
        match self.curtain.get_mut(at.index()).and_then(Option::as_mut) {
            Some(slot) => self.pool.look(table, CHAOS, slot, seats).map(Some),
            None => Ok(None),
        }
    }

    /// M2.1 · In veiled smoke you look at the card on every position where your pawn could end its movement.
    pub(crate) fn look_around(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        if self.options.smoke != Smoke::Veiled {
            return Ok(());
        }
        for at in (self.ends_of_movement(seat) & self.pack.mountain.rings).iter() {
            let known = |slot: &Slot<Card>| slot.known_to(Viewer::Seat(seat)).is_some();
            if self.curtain_at(at).is_some_and(|slot| !known(slot)) {
                self.look_at_curtain(table, at, Seats::only(seat))?;
            }
        }
        Ok(())
    }

    /// A curtain card into a hand, seen by its new owner.
    pub(crate) fn take_from_curtain(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        at: Position,
        rule: &'static str,
    ) -> Play {
        let Some(card) = self.look_at_curtain(table, at, Seats::only(seat))? else {
            return Ok(());
        };
        let slot = self.curtain[at.index()].take();
        self.players[seat].hand.extend(slot);
        table.log_for(Seats::only(seat), rule, || {
            text!("log-takes-this-curtain", card = self.name(card), place = self.position_name(at))
        });
        table.log_for(Seats::all_but(seat), rule, || {
            text!("log-takes-curtain", who = seat, place = self.position_name(at))
        });
        Ok(())
    }
}
