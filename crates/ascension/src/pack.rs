//! The content of the game: raw files become a [`Pack`] that rules can rely on, or every complaint about them.

mod check;
pub mod effect;
pub mod mountain;
pub mod numbers;
mod raw;
mod read;
mod resolve;

pub use effect::{Ability, Admits, Aim, Chooser, Count, Effect, End, InHades, Modifier, Timing, Ward, When, Whose};
pub use mountain::{GateSpot, Mountain, Position, PositionSet, Spot};
pub use numbers::{
    ByLength, ByValue, DeckRow, GATE_LEVELS, GateLevel, LONGEST, Numbers, Rewards, SHORTEST, ValueRow, at_length,
};

use crate::card::{
    AttachmentId, Card, CardSet, EventId, Family, GateId, GodId, HeroId, PlotId, SequenceId, Sort, Sphere, SphereSet,
};
use table::Slug;
use table::scene::Icon;

/// The most heroes a god's sheet may allow, the most webs a hero can come to carry, and the most attachments.
pub const MOST_HEROES: usize = 6;
pub const MOST_WEBS: usize = 6;
pub const MOST_SLOTS: usize = 10;
/// The most gates a mountain may have.
pub const MOST_GATES: usize = 8;

/// W2.1 · A place of a plot or gate, and every card that may fill it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub admits: Admits,
    pub cards: CardSet,
}

/// The places of a plot or a gate.
#[derive(Debug, Clone)]
pub struct Sequence {
    pub places: Vec<Place>,
    /// For each sequence card the places that admit it, one bit for each place.
    pub fits: Box<[u8; 128]>,
    /// Every card that some place admits.
    pub admitted: CardSet,
}

impl Sequence {
    pub fn new(places: Vec<Place>) -> Sequence {
        let mut fits = Box::new([0; 128]);
        for (n, place) in places.iter().enumerate() {
            place.cards.iter().for_each(|card| fits[card.index()] |= 1 << n);
        }
        let admitted = places.iter().fold(CardSet::NONE, |all, place| all | place.cards);
        Sequence { places, fits, admitted }
    }

    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// A3.3 · Whether each place can be served by a card of these spheres.
    pub fn can_be_served(&self, spheres: SphereSet) -> bool {
        let cards = CardSet::of_spheres(spheres);
        self.places.iter().all(|place| !(place.cards & cards).is_empty())
    }
}

/// What every card has.
#[derive(Debug, Clone)]
pub struct Printed {
    pub slug: Slug,
    pub icon: Icon,
    pub copies: u8,
}

/// A1.3 · One of the 128 sequence cards.
#[derive(Debug, Clone)]
pub struct SequenceCard {
    pub slug: Slug,
    pub icon: Icon,
}

#[derive(Debug, Clone)]
pub struct SphereEntry {
    pub family: Family,
    pub icon: Icon,
}

#[derive(Debug, Clone)]
pub struct Plot {
    pub printed: Printed,
    pub sequence: Sequence,
}

/// G1.1 · The sequence of a gate.
#[derive(Debug, Clone)]
pub struct Gate {
    pub slug: Slug,
    pub icon: Icon,
    pub level: u8,
    pub sequence: Sequence,
}

#[derive(Debug, Clone)]
pub struct Hero {
    pub printed: Printed,
    pub home: Sphere,
    pub gift: Ability,
}

/// An equipment or a condition.
#[derive(Debug, Clone)]
pub struct Attachment {
    pub printed: Printed,
    /// Equipment or condition.
    pub sort: Sort,
    pub cost: u8,
    pub harmful: bool,
    pub modifiers: Vec<Modifier>,
    pub ends: Vec<End>,
}

impl Attachment {
    /// A3.3 · Whether each place that it names can be served by a card of these spheres.
    pub fn can_be_served(&self, spheres: SphereSet) -> bool {
        let cards = CardSet::of_spheres(spheres);
        let mut places = self.modifiers.iter().filter_map(Modifier::place);
        places.all(|place| !(place.cards & cards).is_empty())
    }
}

#[derive(Debug, Clone)]
pub struct Event {
    pub printed: Printed,
    pub timing: Timing,
    pub cost: u8,
    pub aim: Aim,
    pub harmful: bool,
    pub effects: Vec<Effect>,
}

/// A1.5 · A god's sheet.
#[derive(Debug, Clone)]
pub struct God {
    pub slug: Slug,
    pub icon: Icon,
    pub sphere: Sphere,
    pub movement: u8,
    pub draw: u8,
    pub hand: u8,
    pub heroes: u8,
    pub eco: u16,
    pub deal: u8,
    pub first: Ability,
    pub second: Ability,
}

/// All content of the game, checked.
#[derive(Debug, Clone)]
pub struct Pack {
    pub numbers: Numbers,
    pub mountain: Mountain,
    /// By sphere.
    pub spheres: Vec<SphereEntry>,
    /// By [`SequenceId`].
    pub sequences: Vec<SequenceCard>,
    pub gates: Vec<Gate>,
    pub plots: Vec<Plot>,
    pub heroes: Vec<Hero>,
    /// Equipment first, then conditions.
    pub attachments: Vec<Attachment>,
    pub events: Vec<Event>,
    pub gods: Vec<God>,
}

impl Pack {
    pub fn sequence(&self, id: SequenceId) -> &SequenceCard {
        &self.sequences[id.index()]
    }

    pub fn gate(&self, id: GateId) -> &Gate {
        &self.gates[id.index()]
    }

    pub fn plot(&self, id: PlotId) -> &Plot {
        &self.plots[id.index()]
    }

    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    pub fn attachment(&self, id: AttachmentId) -> &Attachment {
        &self.attachments[id.index()]
    }

    pub fn event(&self, id: EventId) -> &Event {
        &self.events[id.index()]
    }

    pub fn god(&self, id: GodId) -> &God {
        &self.gods[id.index()]
    }

    /// The slug of anything chance can hand out.
    pub fn slug(&self, card: Card) -> &str {
        match card {
            Card::Sequence(id) => self.sequence(id).slug.as_str(),
            Card::Hero(id) => self.hero(id).printed.slug.as_str(),
            Card::Plot(id) => self.plot(id).printed.slug.as_str(),
            Card::Attachment(id) => self.attachment(id).printed.slug.as_str(),
            Card::Event(id) => self.event(id).printed.slug.as_str(),
            Card::God(id) => self.god(id).slug.as_str(),
            Card::Gate(id) => self.gate(id).slug.as_str(),
            Card::Sphere(sphere) => sphere.slug(),
        }
    }

    /// A1.2 · The sort of a card of the deck; gods, gates and spheres have none.
    pub fn sort(&self, card: Card) -> Option<Sort> {
        match card {
            Card::Sequence(_) => Some(Sort::Sequence),
            Card::Hero(_) => Some(Sort::Hero),
            Card::Plot(_) => Some(Sort::Plot),
            Card::Attachment(id) => Some(self.attachment(id).sort),
            Card::Event(_) => Some(Sort::Event),
            Card::God(_) | Card::Gate(_) | Card::Sphere(_) => None,
        }
    }

    /// The emblem of anything chance can hand out.
    pub fn icon(&self, card: Card) -> &Icon {
        match card {
            Card::Sequence(id) => &self.sequence(id).icon,
            Card::Hero(id) => &self.hero(id).printed.icon,
            Card::Plot(id) => &self.plot(id).printed.icon,
            Card::Attachment(id) => &self.attachment(id).printed.icon,
            Card::Event(id) => &self.event(id).printed.icon,
            Card::God(id) => &self.god(id).icon,
            Card::Gate(id) => &self.gate(id).icon,
            Card::Sphere(sphere) => &self.spheres[sphere as usize].icon,
        }
    }

    /// A1.4 · The spheres of a family.
    pub fn family(&self, family: Family) -> SphereSet {
        let members = Sphere::ALL.into_iter().zip(&self.spheres);
        members.filter(|(_, entry)| entry.family == family).map(|(sphere, _)| sphere).collect()
    }

    pub fn plot_ids(&self) -> impl Iterator<Item = PlotId> {
        (0..self.plots.len() as u8).map(PlotId)
    }

    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> {
        (0..self.heroes.len() as u8).map(HeroId)
    }

    pub fn attachment_ids(&self) -> impl Iterator<Item = AttachmentId> {
        (0..self.attachments.len() as u8).map(AttachmentId)
    }

    pub fn event_ids(&self) -> impl Iterator<Item = EventId> {
        (0..self.events.len() as u8).map(EventId)
    }

    pub fn god_ids(&self) -> impl Iterator<Item = GodId> {
        (0..self.gods.len() as u8).map(GodId)
    }

    pub fn gate_ids(&self) -> impl Iterator<Item = GateId> {
        (0..self.gates.len() as u8).map(GateId)
    }
}

#[cfg(test)]
mod tests;
