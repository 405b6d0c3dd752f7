//! A · The cards, B · A round, C · The end.

use super::{Bluff, CHIPS, COPIES, Choice, DECK, HAND, Phase, Place, RANKS, Rank, Rounds, STAKE, Written};
use crate::flaw;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};
use table::{Outcome, Play, Pool, Prompt, Seat, SeatMap, Seats, Shared, Slot, Table, Text, text};

impl<const FLAW: u8> Bluff<FLAW> {
    /// A1, A2 · All cards in one deck; nothing is dealt yet.
    pub(super) fn set_up(pack: &Shared<()>, options: &Rounds, seats: usize) -> Self {
        let mut pool = Pool::default();
        let cards = (1..=RANKS).flat_map(|rank| [Rank(rank); COPIES]).collect();
        let deck = pool.shuffled(cards);
        let place = Place { chips: CHIPS, ..Place::default() };
        Bluff {
            pool,
            deck,
            discards: Vec::new(),
            places: SeatMap::new(seats, |_| place.clone()),
            pot: 0,
            leader: Seat(0),
            acting: Seat(0),
            round: 1,
            rounds: options.rounds,
            phase: Phase::Deal,
            pack: pack.clone(),
        }
    }

    /// A2 · Every seat draws a hand that only it sees.
    pub(super) fn deal(&mut self, table: &mut Table<Self>) -> Play {
        for seat in self.turn_order() {
            self.draw_up(table, seat)?;
        }
        self.phase = Phase::Peek;
        Ok(())
    }

    /// B2 to B6 · The bets of a round.
    pub(super) fn bets(&mut self, table: &mut Table<Self>) -> Play {
        for seat in self.turn_order() {
            self.put_card_down(table, seat)?; // B2
        }
        if FLAW == flaw::ASKS_AFTER_SHOWING {
            self.turn_over(table)?;
        }
        if FLAW == flaw::SHOWS_THEN_ASKS {
            self.show_first(table)?;
        }
        let mut stakes = Vec::new();
        for seat in self.turn_order() {
            stakes.push(self.write_stake(table, seat)?); // B3
        }
        for seat in self.turn_order() {
            self.fold_or_stay(table, seat)?; // B4
        }
        self.turn_over(table)?; // B5
        self.uncover_stakes(table, &stakes);
        self.settle(table);
        self.clear(table)?; // B6
        self.leader = self.leader.next(self.places.len());
        self.acting = self.leader;
        self.round += u8::from(FLAW != flaw::NEVER_ENDS);
        self.phase = Phase::Peek;
        Ok(())
    }

    /// B1 · The leader may look at one card of another seat, and goes on knowing it.
    pub(super) fn peek(&mut self, table: &mut Table<Self>) -> Play {
        table.heading(|| text!("round-number", number = self.round));
        self.acting = self.leader;
        let peeks = self.others().flat_map(|seat| {
            let unknown = (0..).zip(&self.places[seat].hand);
            let unknown = unknown.filter(|(_, slot)| slot.known_to(self.leader).is_none());
            unknown.map(move |(place, _)| Choice::Peek(seat, place))
        });
        let options: Vec<Choice> = peeks.chain([Choice::Trust]).collect();
        if let Choice::Peek(seat, place) = table.ask(self.leader).about("whose-card", "B1").one(&options)? {
            let slot = &mut self.places[seat].hand[place as usize];
            let card = self.pool.look(table, DECK, slot, self.leader)?;
            table.log("B1", || text!("peeks", who = self.leader, whose = seat));
            let told = if FLAW == flaw::LEAKS_BY_LOG { Seats::EVERYONE } else { Seats::only(self.leader) };
            table.log_for(told, "B1", || text!("sees-rank", rank = card.0));
        }
        self.phase = Phase::Bets;
        Ok(())
    }

    /// B2 · Each seat in turn puts one card down. Which one of the hand everybody sees, not what it is.
    fn put_card_down(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        self.acting = seat;
        let options: Vec<Choice> = (0..self.places[seat].hand.len() as u8).map(Choice::Play).collect();
        if let Choice::Play(place) = table.ask(seat).about("which-card", "B2").one(&options)? {
            let slot = self.places[seat].hand.remove(place as usize);
            self.places[seat].played = Some(slot);
            let mut told = 0;
            table.log("B2", || {
                told = 1;
                text!("puts-down", who = seat)
            });
            self.rounds += if FLAW == flaw::WORDS_ACT && self.round == 1 { told } else { 0 };
            self.count_globally(table);
        }
        Ok(())
    }

    /// What only the flawed game tells.
    fn count_globally(&self, table: &mut Table<Self>) {
        static LINES: AtomicU8 = AtomicU8::new(0);
        if FLAW == flaw::COUNTS_GLOBALLY {
            table.log("B2", || text!("draws-rank", rank = LINES.fetch_add(1, Ordering::Relaxed)));
        }
    }

    /// B3 · Each seat in turn writes a stake down that only it sees. Nobody stakes chips it does not have.
    fn write_stake(&mut self, table: &mut Table<Self>, seat: Seat) -> Play<Written> {
        self.acting = seat;
        let most = self.places[seat].chips.min(STAKE);
        let options: Vec<Choice> = (0..=most).map(Choice::Stake).collect();
        let prompt = || {
            let poor = (most + 1..=STAKE).map(|chips| text!("stake-chips", chips = chips));
            poor.fold(Prompt::new("how-many-chips", "B3"), |prompt, stake| prompt.bar(stake, "too-few-chips", "B3"))
        };
        let seen = if FLAW == flaw::LEFT_PUBLIC { Seats::EVERYONE } else { Seats::only(seat) };
        if let Choice::Stake(chips) = table.ask(seat).say(prompt).seen_by(seen).one(&options)? {
            self.places[seat].stake = Some(chips);
            table.log("B3", || text!("stakes", who = seat));
        }
        Ok((seat, table.last()))
    }

    /// B4 · Each seat in turn folds, which costs a chip, or stays.
    fn fold_or_stay(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        self.acting = seat;
        if table.ask(seat).about("fold-or-turn", "B4").one(&self.courage(seat))? == Choice::Fold {
            self.places[seat].folded = true;
            let paid = self.places[seat].chips.min(1);
            self.places[seat].chips -= paid;
            self.pot += if FLAW == flaw::LOSES_CHIPS { 0 } else { paid };
            table.log("B4", || text!("folds", who = seat));
        }
        Ok(())
    }

    /// What only the flawed game does: the leader's card is turned over before the stakes are written.
    fn show_first(&mut self, table: &mut Table<Self>) -> Play {
        if let Some(slot) = &mut self.places[self.leader].played {
            self.pool.look(table, DECK, slot, Seats::EVERYONE)?;
        }
        Ok(())
    }

    /// B5 · Those who stayed turn their cards over.
    fn turn_over(&mut self, table: &mut Table<Self>) -> Play {
        for seat in self.turn_order() {
            let place = &mut self.places[seat];
            if let Some(slot) = place.played.as_mut().filter(|_| !place.folded) {
                let card = self.pool.look(table, DECK, slot, Seats::EVERYONE)?;
                table.log("B5", || text!("turns", who = seat, rank = card.0));
            }
        }
        Ok(())
    }

    /// The options of B4. The flawed game offers the way out only to those who need it, and so tells them what they cannot know.
    fn courage(&self, seat: Seat) -> Vec<Choice> {
        let next = &self.places[seat.next(self.places.len())].played;
        let rank = next.as_ref().and_then(Slot::settled).map_or(0, |card| card.0);
        if FLAW == flaw::LEAKS_BY_OPTIONS && rank < 4 { vec![Choice::Turn] } else { vec![Choice::Fold, Choice::Turn] }
    }

    /// B5 · The stakes of those who did not fold are uncovered; the others' stay a secret.
    fn uncover_stakes(&mut self, table: &mut Table<Self>, stakes: &[Written]) {
        for (seat, written) in self.in_some_order(stakes) {
            if !self.places[seat].folded {
                table.reveal(written, Seats::EVERYONE);
                let chips = self.places[seat].stake.unwrap_or(0);
                table.log("B5", || text!("staked", who = seat, chips = chips));
            }
        }
    }

    /// Turn order; the flawed game goes by a hash map, whose order nobody knows.
    fn in_some_order(&self, stakes: &[Written]) -> Vec<Written> {
        if FLAW == flaw::HASH_ORDER {
            let map: HashMap<Seat, table::play::EventId> = stakes.iter().copied().collect();
            return map.into_iter().collect();
        }
        stakes.to_vec()
    }

    /// B5 · The highest card takes the pot and the others' stakes. Equal highest cards take nothing, and everybody keeps the stakes.
    fn settle(&mut self, table: &mut Table<Self>) {
        let rank = |place: &Place| place.played.as_ref().and_then(Slot::settled).filter(|_| !place.folded);
        let best = self.places.values().filter_map(rank).max();
        let best: Vec<Seat> =
            self.places.iter().filter(|(_, place)| rank(place) == best).map(|(seat, _)| seat).collect();
        let [winner] = best[..] else {
            table.log("B5", || Text::new("nobody-wins"));
            return;
        };
        let losers = self.places.iter_mut().filter(|(seat, place)| *seat != winner && !place.folded);
        let won: u8 = losers.map(|(_, place)| place.pay_stake()).sum::<u8>() + std::mem::take(&mut self.pot);
        self.places[winner].chips += won;
        table.log("B5", || text!("wins-chips", who = winner, chips = won));
    }

    /// B6 · Played cards are laid aside as they lie, and every seat draws up to a full hand.
    fn clear(&mut self, table: &mut Table<Self>) -> Play {
        for place in self.places.values_mut() {
            self.discards.extend(place.played.take());
            (place.stake, place.folded) = (None, false);
        }
        for seat in self.turn_order() {
            self.draw_up(table, seat)?;
        }
        Ok(())
    }

    /// B6 · An empty deck is rebuilt from the cards laid aside.
    fn draw_up(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        while self.places[seat].hand.len() < HAND {
            if self.deck.is_empty() {
                self.deck = self.pool.shuffle(table, DECK, self.discards.clone())?;
                self.discards.clear();
                table.log("B6", || Text::new("shuffled"));
            }
            let Some((card, slot)) = self.pool.draw(table, DECK, &mut self.deck, seat)? else {
                return table.fault(|| "there are no cards left".to_owned());
            };
            self.places[seat].hand.push(slot);
            table.log_for(seat.into(), "B6", || text!("draws-rank", rank = card.0));
        }
        Ok(())
    }

    /// The seats in turn, the leader first.
    pub(super) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<FLAW> {
        Seat::around(self.leader, self.places.len())
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<FLAW> {
        self.turn_order().skip(1)
    }

    /// C1 · After the last round the most chips win; those who share them share the victory.
    pub(super) fn end(&self) -> Option<Outcome> {
        if self.round <= self.rounds {
            return None;
        }
        let chips = SeatMap::new(self.places.len(), |seat| self.places[seat].chips);
        let mut outcome = Outcome::most(&chips, |winners| text!("most-chips", winners = winners));
        if FLAW == flaw::TWO_VICTORIES {
            let most = chips.values().max();
            outcome.results = SeatMap::new(chips.len(), |seat| f32::from(Some(&chips[seat]) == most));
        }
        Some(outcome)
    }
}

impl Place {
    fn pay_stake(&mut self) -> u8 {
        let paid = self.stake.take().unwrap_or(0);
        self.chips -= paid;
        paid
    }
}
