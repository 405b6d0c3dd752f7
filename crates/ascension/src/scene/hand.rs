//! Hands: the viewer's own, and what is known of the others'.

use super::card::{back, metal_name, metal_tone};
use super::hope::Hope;
use super::{View, spot};
use crate::card::{Card as Any, Value as Metal};
use table::scene::{Area, Card, CardFace, CardSize, Cards, Token, Value, Zone};
use table::{Seat, Seats, Slot, Text, Viewer, text};

impl<'a> View<'a> {
    /// The viewer's own hand.
    pub(super) fn hand(self, seat: Seat) -> Zone {
        let player = &self.game.players[seat];
        let zone = Zone::new(spot::hand(seat), Area::Hand).title("see-hand-title");
        let Some(god) = player.god else {
            return zone.part(Cards::hand([]).nothing("see-hand-empty"));
        };
        let hopes = self.hopes(seat, None);
        let cards = self.known(seat).into_iter().map(|(card, slot)| {
            let face = self.held_face(seat, card, &hopes);
            let news = self.news(seat, card);
            let card = Card { news, ..Card::up(spot::card(slot.serial()), face) };
            self.who_else_knows(seat, slot).into_iter().fold(card, Card::badge)
        });
        let limit = self.pack().god(god).hand;
        zone.note(text!("see-hand-note", count = player.hand.len(), limit = limit))
            .part(Cards::hand(cards).nothing("see-hand-empty"))
    }

    /// A hand of somebody else: how many cards it has, and those among them that the viewer has seen.
    pub(super) fn hand_of_another(self, seat: Seat) -> Cards {
        let count = self.game.players[seat].hand.len() as u16;
        let pile = Card::down(spot::hand(seat), back()).size(CardSize::Mini).pile(count).caption("see-hand");
        let caption = match self.viewer {
            Viewer::Seat(_) => "see-seen",
            _ => "see-revealed",
        };
        let seen = self.known(seat).into_iter().map(|(card, slot)| {
            let card = Card::up(spot::card(slot.serial()), self.face(card));
            card.size(CardSize::Mini).caption(caption)
        });
        Cards::hand(std::iter::once(pile).chain(seen))
    }

    /// The cards of a hand that the viewer knows, by sort and number: when they were drawn is nobody's business.
    fn known(self, seat: Seat) -> Vec<(Any, &'a Slot<Any>)> {
        let slots = self.game.players[seat].hand.iter();
        let mut known: Vec<(Any, &Slot<Any>)> =
            slots.filter_map(|slot| Some((slot.known_to(self.viewer)?, slot))).collect();
        known.sort_by_key(|(card, slot)| (*card, slot.serial().0));
        known
    }

    fn held_face(self, seat: Seat, card: Any, hopes: &[Hope]) -> CardFace {
        let face = self.face(card);
        match card {
            Any::Sequence(id) => match self.served(hopes, id) {
                Some(line) => face.line(line),
                None => face,
            },
            Any::Hero(_) => Metal::ALL.into_iter().fold(face, |face, metal| {
                let cost = self.game.entering_cost(seat, metal);
                let name = text!("see-to-enter", value = metal_name(metal));
                face.foot(Value::new(name, cost).icon("eco").tone(metal_tone(metal)))
            }),
            _ => face,
        }
    }

    /// Who of the others has seen a card of the own hand.
    fn who_else_knows(self, seat: Seat, slot: &Slot<Any>) -> Option<Token> {
        let others = Seats::first(self.game.players.len()).without(seat);
        let knowing = slot.seen() & others;
        if knowing.is_empty() {
            return None;
        }
        let name = match knowing == others && others.len() > 1 {
            true => text!("see-known-to-all"),
            false => {
                let names: Vec<Text> = knowing.iter().map(|who| text!("table-seat", who = who)).collect();
                text!("see-known-to", list = names)
            }
        };
        Some(Token::new(name).icon("eye"))
    }
}
