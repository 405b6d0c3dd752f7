//! M · The mountain as a map: rings, gates, curtain and pawns.

use super::card::back;
use super::{View, outline, spot};
use crate::card::{Card as Any, Sector};
use crate::pack::{Position, PositionSet};
use crate::state::Phase;
use table::scene::{Area, Band, Card, CardSize, Cards, Map, Piece, Place, PlaceShape, Spot, Token, Tone, Value, Zone};
use table::{Seat, Text, text};

impl View<'_> {
    pub(super) fn mountain(self) -> Map {
        let mountain = &self.pack().mountain;
        let smoke = Text::new(format!("smoke-{}", self.game.options.smoke.slug()));
        let map = Map::new("olympus", outline::height(mountain))
            .name("see-olympus")
            .note(smoke);
        let map = Sector::ALL.into_iter().fold(map, |map, sector| {
            let name = Text::new(format!("sector-{}", sector.slug()));
            map.band(Band::new(name, outline::outline(mountain, sector)).tone(sector.slug()))
        });
        let lit = self.lit();
        let places = mountain.positions().map(|at| self.place(at, lit));
        self.ways(map.places(places)).pieces(self.pawns())
    }

    /// Where the viewer may put the own pawn now.
    fn lit(self) -> PositionSet {
        let Some(seat) = self.viewer.seat() else {
            return PositionSet::NONE;
        };
        if self.game.phase == Phase::Pawns && self.acting() == Some(seat) {
            return self.pack().mountain.ring(Sector::Slopes) & !self.game.pawns();
        }
        if self.is_free_to_act(seat, Phase::Movement) {
            return self.game.ends_of_movement(seat);
        }
        PositionSet::NONE
    }

    fn place(self, at: Position, lit: PositionSet) -> Place {
        let mountain = &self.pack().mountain;
        let shape = match mountain.gate_at(at) {
            Some(_) => PlaceShape::Gate,
            None if at == mountain.throne => PlaceShape::Disc,
            None => PlaceShape::Card,
        };
        let point = outline::point(mountain, at);
        let place = Place::new(spot::place(self.pack(), at), shape, self.game.position_name(at), point)
            .band(mountain.sector(at) as u8)
            .lit(lit.contains(at));
        match shape {
            PlaceShape::Gate => self.gate_place(place, at),
            PlaceShape::Disc => place.icon("throne").tone(Tone::Gold),
            _ => match self.curtain_card(at) {
                Some(card) => place.card(card),
                None => place,
            },
        }
    }

    /// M2 · A card of the curtain: its face to those who know it.
    fn curtain_card(self, at: Position) -> Option<Card> {
        let slot = self.game.curtain.get(at.index())?.as_ref()?;
        let id = spot::card(slot.serial());
        let card = match slot.known_to(self.viewer) {
            Some(card) => Card::up(id, self.face(card)),
            None => Card::down(id, back()),
        };
        Some(card.size(CardSize::Mini))
    }

    fn gate_place(self, place: Place, at: Position) -> Place {
        let mine = self.viewer.seat().and_then(|seat| self.game.players.get(seat));
        let open = mine.is_some_and(|player| player.opened.contains(at));
        let place = match open {
            true => place.icon("gate-open"),
            false => place.icon("gate").figure(text!("see-cost", eco = self.toll(at))),
        };
        self.opened_by(at).fold(place, |place, seat| {
            place.token(Token::new(text!("see-open-to", who = seat)).tone(seat))
        })
    }

    /// G2.2 · What trying a gate costs, for the viewer if that is a player.
    fn toll(self, at: Position) -> u16 {
        let gate = self.pack().mountain.gate_at(at).unwrap_or_default();
        match self.viewer.seat().filter(|seat| self.game.players.get(*seat).is_some()) {
            Some(seat) if self.game.players[seat].god.is_some() => self.game.gate_cost(seat, gate),
            _ => self.game.gate_level(gate).cost.into(),
        }
    }

    fn opened_by(self, at: Position) -> impl Iterator<Item = Seat> {
        let players = &self.game.players;
        self.in_turn_order()
            .filter(move |seat| players[*seat].opened.contains(at))
    }

    fn ways(self, map: Map) -> Map {
        let (pack, mountain) = (self.pack(), &self.pack().mountain);
        let map = mountain.ring_of.iter().fold(map, |map, ring| {
            let spots: Vec<Spot> = ring.iter().map(|at| spot::place(pack, at)).collect();
            map.ring(&spots)
        });
        mountain.gates.iter().fold(map, |map, gate| {
            let touched = gate.below | gate.above;
            touched.iter().fold(map, |map, at| {
                map.path(spot::place(pack, gate.at), spot::place(pack, at))
            })
        })
    }

    fn pawns(self) -> impl Iterator<Item = Piece> {
        self.in_turn_order().filter_map(move |seat| {
            let player = &self.game.players[seat];
            let place = spot::place(self.pack(), player.pawn?);
            let pawn = Piece::pawn(spot::pawn(seat), self.game.god_name(seat), place)
                .tone(seat)
                .acting(self.acting() == Some(seat));
            let pawn = match player.god {
                Some(god) => pawn.emblem(&self.pack().god(god).icon),
                None => pawn,
            };
            Some(match player.skips {
                true => pawn.marker(Token::new("see-skips").icon("clock").tone(Tone::Bad)),
                false => pawn,
            })
        })
    }

    /// G1.1 · The sequences of the gates, open to all.
    pub(super) fn gates(self) -> Option<Zone> {
        if self.game.gates.is_empty() {
            return None;
        }
        let cards = (0..self.game.gates.len()).map(|number| self.gate_card(number));
        Some(
            Zone::new("gates", Area::Pool)
                .title("see-gates-title")
                .note("see-gates-note")
                .part(Cards::row(cards)),
        )
    }

    fn gate_card(self, number: usize) -> Card {
        let (id, gate) = (self.game.gates[number], &self.pack().mountain.gates[number]);
        let (level, sequence) = (self.game.gate_level(number), &self.pack().gate(id).sequence);
        let spot = self.pack().mountain.spot(gate.at);
        let (low, high) = ends(spot.sector);
        let threshold = self.pack().numbers.threshold(level.value, sequence.len());
        let name = format!("sequence-{}", spot.name);
        let face = self
            .face(Any::Gate(id))
            .cost(text!("see-cost", eco = self.toll(gate.at)))
            .kind(text!("see-gate-kind", low = low, high = high))
            .kind_icon("gate")
            .tone(spot.sector.slug())
            .web(self.asked_web(sequence))
            .foot(Value::new("see-threshold", threshold).tone(super::card::metal_tone(level.value)));
        let face = self.tries(number).fold(face, |face, value| face.foot(value));
        Card::up(name, face)
    }

    /// G2.5 · Failed tries, each of which helps the next.
    fn tries(self, number: usize) -> impl Iterator<Item = Value> {
        self.in_turn_order().filter_map(move |seat| {
            let failed = self.game.players[seat].failed[number];
            let bonus = i64::from(failed) * i64::from(self.pack().numbers.gate_retry_bonus);
            let name = text!("see-failed-before", who = seat);
            (failed > 0).then(|| Value::new(name, table::scene::Amount::Signed(bonus)).tone(seat))
        })
    }
}

/// Between which sectors a gate lies that belongs to this one.
fn ends(low: Sector) -> (Text, Text) {
    let name = |sector: Sector| Text::new(format!("see-sector-{}", sector.slug()));
    let high = Sector::ALL.get(low as usize + 1).copied().unwrap_or(Sector::Throne);
    (name(low), name(high))
}
