//! M · The mountain as a map: rings, curtain and pawns.

use super::card::back;
use super::{View, outline, spot};
use crate::card::Sector;
use crate::pack::{Position, PositionSet};
use crate::state::Phase;
use table::Text;
use table::scene::{Band, Card, CardSize, Map, Piece, Place, PlaceShape, Spot, Token, Tone};

impl View<'_> {
    pub(super) fn mountain(self) -> Map {
        let mountain = &self.pack().mountain;
        let smoke = Text::new(format!("smoke-{}", self.game.options.smoke.slug()));
        let map = Map::new("olympus", outline::height(mountain)).name("see-olympus").note(smoke);
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

    fn ways(self, map: Map) -> Map {
        let (pack, mountain) = (self.pack(), &self.pack().mountain);
        let map = mountain.ring_of.iter().fold(map, |map, ring| {
            let spots: Vec<Spot> = ring.iter().map(|at| spot::place(pack, at)).collect();
            map.ring(&spots)
        });
        mountain.gates.iter().fold(map, |map, gate| {
            let touched = gate.below | gate.above;
            touched.iter().fold(map, |map, at| map.path(spot::place(pack, gate.at), spot::place(pack, at)))
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
}
