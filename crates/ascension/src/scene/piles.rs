//! X · Deck, Hades and the events of the turn, beside the mountain.

use super::card::{back, kind_name};
use super::{View, spot};
use crate::card::{Card as Any, Sphere};
use table::scene::{Area, Card, CardFace, CardSize, Cards, Line, Zone};
use table::{Text, text};

impl View<'_> {
    pub(super) fn piles(self) -> Zone {
        let hades = CardFace::new("see-hades").emblem("skull").tone("death");
        let piles = [
            Card::down(spot::DECK, back()).pile(self.game.deck.len() as u16).caption("see-deck"),
            Card::up(spot::HADES, hades).pile(self.game.hades.len() as u16),
        ];
        let zone = Zone::new("piles", Area::Decks).title("see-piles-title").part(Cards::piles(piles));
        let zone = match self.game.played.is_empty() {
            true => zone,
            false => zone.part(self.played()),
        };
        let lines: Vec<Line> = self.top_of_deck().chain(self.in_hades()).chain(self.spheres()).collect();
        if lines.is_empty() { zone } else { zone.part(lines) }
    }

    /// C1.5 · Events that were played this turn.
    fn played(self) -> Cards {
        let cards = self.game.played.iter().zip(1..);
        let card =
            |(card, number): (&Any, u16)| Card::up(format!("played-{number}"), self.face(*card)).size(CardSize::Mini);
        Cards::row(cards.map(card)).name("see-played")
    }

    /// What the viewer knows of the deck's upper cards, the top one first.
    fn top_of_deck(self) -> impl Iterator<Item = Line> {
        let known = self.game.deck.iter().zip(1u16..).filter_map(move |(slot, place)| {
            let card = slot.known_to(self.viewer)?;
            Some(text!("see-deck-place", card = self.game.quoted(card), place = place))
        });
        let known: Vec<Text> = known.collect();
        (!known.is_empty()).then(|| Line::new(text!("see-deck-known", cards = known))).into_iter()
    }

    /// X1.2 · The Hades by sorts: sequence cards by sphere and kind, the others by name.
    fn in_hades(self) -> impl Iterator<Item = Line> {
        let groups = self.game.hades.chunk_by(move |a, b| self.heap(*a) == self.heap(*b));
        groups.map(move |cards| {
            let equal = cards.chunk_by(|a, b| a == b);
            let names: Vec<Text> = equal.map(|cards| counted(self.in_heap(cards[0]), cards.len())).collect();
            let name = match self.heap(cards[0]) {
                Heap::Sphere(sphere) => Text::new(format!("sphere-{}", sphere.slug())),
                Heap::Sort(sort) => Text::new(format!("sort-{sort}")),
            };
            Line::new(text!("see-list", list = names)).label(text!("see-in-hades", name = name))
        })
    }

    fn heap(self, card: Any) -> Heap {
        match card {
            Any::Sequence(id) => Heap::Sphere(id.sphere()),
            other => Heap::Sort(self.pack().sort(other).map_or("event", |sort| sort.slug())),
        }
    }

    fn in_heap(self, card: Any) -> Text {
        match card {
            Any::Sequence(id) => kind_name(id.kind()),
            other => self.game.name(other),
        }
    }

    /// A3.1 · The spheres in play.
    fn spheres(self) -> impl Iterator<Item = Line> {
        let names: Vec<Text> = self.game.spheres.iter().map(super::card::sphere_name).collect();
        (!names.is_empty()).then(|| Line::new(text!("see-spheres", list = names))).into_iter()
    }
}

/// Cards that lie together in Hades.
#[derive(PartialEq, Eq)]
enum Heap {
    Sphere(Sphere),
    Sort(&'static str),
}

fn counted(name: Text, count: usize) -> Text {
    if count > 1 { text!("see-times", name = name, count = count) } else { name }
}
