//! Effects on the deck.

use crate::card::Card;
use crate::choice::Choice;
use crate::setup::CHAOS;
use crate::state::Ascension;
use table::play::EventId;
use table::{Play, Prompt, Seat, Seats, Slot, Table, text};

impl Ascension {
    /// The player looks at the top cards of the deck, in order.
    fn look_at_deck(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) -> Play<Vec<Seen>> {
        let mut seen = Vec::new();
        for slot in self.deck.iter_mut().take(count.into()) {
            let is_news = slot.known_to(seat).is_none();
            let card = self.pool.look(table, CHAOS, slot, seat)?;
            seen.push(Seen { card, event: is_news.then(|| table.last()) });
        }
        let count = seen.len();
        table.log_for(Seats::all_but(seat), "C1.4", || text!("log-looks-at-deck", who = seat, count = count));
        table.log_for(Seats::only(seat), "C1.4", || {
            text!("log-sees-on-deck", cards = self.names(seen.iter().map(|seen| seen.card)))
        });
        Ok(seen)
    }

    /// The top cards are seen, and any of them sent to Hades; the others stay on top in their order.
    pub(super) fn foresee(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) -> Play {
        let seen = self.look_at_deck(table, seat, count)?;
        let asked = self.ask(table, seat).about("ask-foresee", "C1.4");
        let cards = asked.pick_some(seen.iter().map(|seen| seen.card), 0..=seen.len(), Choice::Card)?;
        reveal(table, &seen, &cards);
        let (sent, stay) = self.part_deck(seen.len(), &cards);
        stay.into_iter().rev().for_each(|slot| self.deck.put_on_top(slot));
        sent.iter().filter_map(Slot::settled).for_each(|card| self.send_to_hades(card));
        table.log("C1.4", || text!("log-sends-to-hades", who = seat, cards = self.names(cards)));
        Ok(())
    }

    /// Takes the top cards off the deck: the chosen ones, and the others in their order.
    fn part_deck(&mut self, count: usize, chosen: &[Card]) -> (Vec<Slot<Card>>, Vec<Slot<Card>>) {
        let mut left = chosen.to_vec();
        let top: Vec<_> = (0..count).map_while(|_| self.deck.take_top()).collect();
        top.into_iter().partition(|slot| {
            let place = left.iter().position(|card| slot.settled() == Some(*card));
            place.map(|place| left.swap_remove(place)).is_some()
        })
    }

    /// The top cards are seen, some taken into the hand, the rest sent to Hades. One shuffle at most, before looking.
    pub(super) fn dig(&mut self, table: &mut Table<Self>, seat: Seat, look: u8, take: u8) -> Play {
        self.refresh_deck(table, "T4.3");
        let seen = self.look_at_deck(table, seat, look)?;
        let cards = self
            .ask(table, seat)
            .say(|| Prompt::new(text!("ask-dig", most = take), "C1.4"))
            .seen_by(seat)
            .pick_some(seen.iter().map(|seen| seen.card), 0..=take.into(), Choice::Card)?;
        let (taken, mut rest) = self.part_deck(seen.len(), &cards);
        self.players[seat].hand.extend(taken);
        let sent: Vec<Card> = rest.iter().filter_map(Slot::settled).collect();
        reveal(table, &seen, &sent);
        for slot in &mut rest {
            let card = self.pool.look(table, CHAOS, slot, Seats::EVERYONE)?;
            self.send_to_hades(card);
        }
        let count = cards.len();
        table.log("C1.4", || text!("log-digs", who = seat, count = count, cards = self.names(sent)));
        Ok(())
    }
}

/// A card of the deck that was looked at, and the event that showed it, if it was news.
struct Seen {
    card: Card,
    event: Option<EventId>,
}

/// Everyone sees those of the cards that go to Hades.
fn reveal(table: &mut Table<Ascension>, seen: &[Seen], sent: &[Card]) {
    let mut left = sent.to_vec();
    for seen in seen {
        if let Some(place) = left.iter().position(|card| *card == seen.card) {
            left.swap_remove(place);
            seen.event.iter().for_each(|event| table.reveal(*event, Seats::EVERYONE));
        }
    }
}
