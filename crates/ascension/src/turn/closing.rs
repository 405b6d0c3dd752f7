//! T6 · Closing the hand.

use crate::card::Card;
use crate::choice::Choice;
use crate::pack::{Position, PositionSet};
use crate::state::{Ascension, Phase, Window};
use table::{Play, Prompt, Seat, Table, Text, text};

impl Ascension {
    /// T6.1 · The window at the end of the turn.
    pub(crate) fn closing(&mut self, table: &mut Table<Self>) -> Play {
        self.turn.calm = !self.turn.passed;
        self.window(table, Window::EndOfTurn)?;
        self.turn.calm = false;
        self.phase = Phase::Refilling;
        Ok(())
    }

    /// T6.2 to T6.5, and then the next turn.
    pub(crate) fn refilling(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.active();
        self.discard_to_limit(table, seat)?; // T6.2
        let played = std::mem::take(&mut self.played);
        played.into_iter().for_each(|card| self.send_to_hades(card)); // T6.3
        self.refill_curtain(table)?; // T6.4
        for hero in self.players[seat].heroes.iter_mut() {
            hero.bound = hero.bound.saturating_sub(1);
        }
        self.next_turn(table);
        Ok(())
    }

    /// T6.2 · Down to the hand limit.
    fn discard_to_limit(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let limit = usize::from(self.god_of(seat).hand);
        let over = self.players[seat].hand.len().saturating_sub(limit);
        if over == 0 {
            return Ok(());
        }
        let chosen = self
            .ask(table, seat)
            .say(|| Prompt::new(text!("ask-discard-to-limit", over = over, limit = limit), "T6.2").send("send-discard"))
            .pick_some(self.hand_items(seat), over..=over, Choice::Card)?;
        self.discard_chosen(table, seat, &chosen, "T6.2");
        Ok(())
    }

    /// T6.4 · The position the pawn left first, then every other that has neither pawn nor card, the lowest first.
    fn refill_curtain(&mut self, table: &mut Table<Self>) -> Play {
        let bare = self.pack.mountain.rings & !self.pawns() & !self.curtain_cards();
        let start = self.turn.start;
        let first = bare.iter().filter(|at| *at == start);
        let others = bare.iter().filter(|at| *at != start);
        let mut moved = PositionSet::NONE;
        let mut refilled: Vec<Position> = Vec::new();
        for at in first.chain(others) {
            if self.refill(table, at, &mut moved)? {
                refilled.push(at);
            }
        }
        if !refilled.is_empty() {
            table.log("T6.4", || {
                let places: Vec<Text> = refilled.iter().map(|at| self.position_name(*at)).collect();
                text!("log-refills", count = refilled.len(), places = places)
            });
        }
        Ok(())
    }

    /// T6.5 · From the deck, else from Hades shuffled, else the lowest curtain card moves there, each at most once. Whether the
    /// position has a new card.
    fn refill(&mut self, table: &mut Table<Self>, at: Position, moved: &mut PositionSet) -> Play<bool> {
        self.refresh_deck(table, "T6.5");
        if let Some(slot) = self.deck.take_top() {
            self.lay_on_curtain(table, at, slot)?;
            return Ok(true);
        }
        let movable = self.free_curtain_cards() & !*moved;
        let Some(from) = movable.iter().next() else {
            return Ok(false);
        };
        self.curtain[at.index()] = self.curtain[from.index()].take();
        *moved = moved.with(at);
        table.log("T6.5", || text!("log-curtain-moves", from = self.position_name(from), to = self.position_name(at)));
        Ok(false)
    }

    /// T1.1 · The next player's turn; after everyone's the next round, or V2.1 the end.
    fn next_turn(&mut self, table: &mut Table<Self>) {
        let next = self.order.after(self.active());
        if Some(next) == self.order.first() {
            if self.round >= self.round_limit() {
                return self.end_by_limit(table);
            }
            self.begin_round(table);
        }
        self.begin_turn(next);
    }

    /// O1.2 · The last round, within what the pack allows.
    pub(crate) fn round_limit(&self) -> u16 {
        let (least, most) = self.pack.numbers.round_limit_range;
        let set = self.options.rounds.map(|rounds| rounds.clamp(least, most));
        set.unwrap_or(self.pack.numbers.round_limit)
    }

    /// The cards of a hand as items of a question, equal ones as often as they are there.
    pub(crate) fn hand_items(&self, seat: Seat) -> Vec<Card> {
        let mut cards: Vec<Card> = self.players[seat].cards().collect();
        cards.sort_unstable();
        cards
    }
}
