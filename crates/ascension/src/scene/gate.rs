//! G · Gates: on the mountain, and their open sequences beside it.

use super::card::metal_tone;
use super::{View, spot};
use crate::card::Card as Any;
use crate::pack::Position;
use table::scene::{Amount, Area, Card, Cards, Place, Token, Value, Zone};
use table::{Text, text};

impl View<'_> {
    /// A gate on the mountain: what a try costs, and to whom it is open.
    pub(super) fn gate_place(self, place: Place, at: Position) -> Place {
        let place = match self.is_open_to_me(at) {
            true => place.icon("gate-open"),
            false => place.icon("gate").figure(text!("see-cost", eco = self.toll(at))),
        };
        self.open_to(at).fold(place, Place::token)
    }

    fn is_open_to_me(self, at: Position) -> bool {
        self.me().is_some_and(|seat| self.game.players[seat].opened.contains(at))
    }

    /// G2.2 · What a try costs: the viewer's price, or the printed one for those who do not play.
    fn toll(self, at: Position) -> u16 {
        let gate = self.pack().mountain.gate_at(at).unwrap_or_default();
        let dealt = self.me().filter(|seat| self.game.players[*seat].god.is_some());
        match dealt {
            Some(seat) => self.game.gate_cost(seat, gate),
            None => self.game.gate_level(gate).cost.into(),
        }
    }

    /// M1.3 · A gate is opened by each player separately.
    fn open_to(self, at: Position) -> impl Iterator<Item = Token> {
        let players = &self.game.players;
        let seats = self.in_turn_order().filter(move |seat| players[*seat].opened.contains(at));
        seats.map(|seat| Token::new(text!("see-open-to", who = seat)).tone(seat))
    }

    /// G1.1 · The sequences of the gates, open to all.
    pub(super) fn gates(self) -> Option<Zone> {
        if self.game.gates.is_empty() {
            return None;
        }
        let cards = (0..self.game.gates.len()).map(|number| self.gate_card(number));
        let zone = Zone::new("gates", Area::Others).title("see-gates-title");
        Some(zone.note("see-gates-note").part(Cards::row(cards)))
    }

    fn gate_card(self, number: usize) -> Card {
        let (id, at) = (self.game.gates[number], self.game.gate_spot(number).at);
        let (level, sequence) = (self.game.gate_level(number), &self.pack().gate(id).sequence);
        let printed = self.pack().mountain.spot(at);
        let threshold = self.pack().numbers.threshold(level.value, sequence.len());
        let face = self
            .face(Any::Gate(id))
            .kind(Text::new(format!("see-gate-{}", printed.sector.slug())))
            .kind_icon("gate")
            .tone(printed.sector.slug())
            .slots(self.asked_slots(sequence))
            .foot(Value::new("see-opens", threshold).tone(metal_tone(level.value)));
        let face = self.tries(number).fold(face, |face, value| face.foot(value));
        let face = if self.is_open_to_me(at) { face } else { face.cost(self.toll(at)) };
        let card = Card::up(spot::sequence(self.pack(), number), face);
        self.open_to(at).fold(card, Card::badge)
    }

    /// G2.5 · Failed tries, each of which helps the next.
    fn tries(self, number: usize) -> impl Iterator<Item = Value> {
        self.in_turn_order().filter_map(move |seat| {
            let failed = self.game.players[seat].failed[number];
            let bonus = i64::from(failed) * i64::from(self.pack().numbers.gate_retry_bonus);
            let name = text!("see-failed-before", who = seat);
            (failed > 0).then(|| Value::new(name, Amount::Signed(bonus)).tone(seat))
        })
    }
}
