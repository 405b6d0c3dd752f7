//! The content of the game: raw files become a [`Pack`] that rules can rely on, or every complaint about them.

mod cards;
mod check;
pub mod effect;
pub mod mountain;
pub mod numbers;

pub use cards::{
    Attachment, Attachments, Event, Gate, God, Hero, Place, Places, Plot, RawPlace, Sequence, SequenceCard, SphereEntry,
};
pub use effect::{Ability, Admits, Aim, Chooser, Count, Effect, End, InHades, Modifier, Timing, Ward, When, Whose};
pub use mountain::{GateSpot, Mountain, Position, PositionSet, RawMountain, Spot};
pub use numbers::{
    ByLength, ByValue, DeckRow, GATE_LEVELS, GateLevel, LONGEST, Numbers, Rewards, SHORTEST, ValueRow, at_length,
};

use crate::card::{
    AttachmentId, Card, EventId, Family, GateId, GodId, HeroId, PlotId, SequenceId, Sort, Sphere, SphereSet,
};
use crate::notes::LabIndex;
use table::pack::{CheckedPack, Complaints, Printed, Registered, Source};

/// The most heroes a god's sheet may allow, the most webs a hero can come to carry, and the most attachments.
pub const MOST_HEROES: usize = 6;
pub const MOST_WEBS: usize = 6;
pub const MOST_SLOTS: usize = 10;
/// The most gates a mountain may have.
pub const MOST_GATES: usize = 8;

table::pack! {
    /// All content of the game, checked.
    pub struct Pack looks crate::looks::LOOKS {
        "numbers.ron" => numbers: Numbers;
        "mountain.ron" => mountain: Mountain;
        /// By sphere.
        "spheres.ron" => spheres: Vec<SphereEntry>;
        /// By [`SequenceId`].
        "matrix.ron" => sequences: Vec<SequenceCard>, SequenceId "card" ("sequence card");
        "gates.ron" => gates: Vec<Gate>, GateId "";
        "plots.ron" => plots: Vec<Plot>, PlotId "card";
        "heroes.ron" => heroes: Vec<Hero>, HeroId "card";
        "gods.ron" => gods: Vec<God>, GodId "god";
        /// Equipment first, then conditions.
        ["equipment.ron", "conditions.ron"] => attachments: Attachments, AttachmentId "card";
        "events.ron" => events: Vec<Event>, EventId "card";
    }
    with {
        /// What the lab follows.
        lab_index: LabIndex,
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let (mut files, mut complaints) = Files::read(source);
        check::entries(&files, &mut complaints);
        files.spheres.sort_by_key(|entry| entry.sphere);
        files.sequences.sort_by_key(|entry| SequenceId::new(entry.sphere, entry.kind));
        let mut pack = files.lower(&mut complaints);
        if complaints.is_empty()
            && let Some(pack) = &pack
        {
            check::whole(pack, &files, &mut complaints);
        }
        if let Some(pack) = &mut pack {
            pack.lab_index = LabIndex::of(pack);
        }
        complaints.into_result_if_made(pack)
    }

    fn remarks(source: &Source) -> Complaints {
        check::remarks(&Files::read(source).0)
    }
}

/// Whatever chance can hand out.
impl Registered<Pack> for Card {
    fn printed(self, pack: &Pack) -> Printed<'_> {
        match self {
            Card::Sequence(id) => pack.printed(id),
            Card::Hero(id) => pack.printed(id),
            Card::Plot(id) => pack.printed(id),
            Card::Attachment(id) => pack.printed(id),
            Card::Event(id) => pack.printed(id),
            Card::God(id) => pack.printed(id),
            Card::Gate(id) => pack.printed(id),
            Card::Sphere(sphere) => {
                Printed { key: "sphere", slug: sphere.slug(), icon: &pack.spheres[sphere.number()].icon }
            }
        }
    }
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

    /// A1.4 · The spheres of a family.
    pub fn family(&self, family: Family) -> SphereSet {
        let members = Sphere::ALL.into_iter().zip(&self.spheres);
        members.filter(|(_, entry)| entry.family == family).map(|(sphere, _)| sphere).collect()
    }

    /// A card by its slug: how tests and commands name it.
    pub fn find(&self, slug: &str) -> Option<Card> {
        self.cards().find(|card| self.slug(*card) == slug)
    }

    /// Every card there is, sort by sort.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let sequences = self.ids().map(Card::Sequence);
        sequences
            .chain(self.ids().map(Card::Hero))
            .chain(self.ids().map(Card::Plot))
            .chain(self.ids().map(Card::Attachment))
            .chain(self.ids().map(Card::Event))
            .chain(self.ids().map(Card::God))
            .chain(self.ids().map(Card::Gate))
    }
}

#[cfg(test)]
mod tests;
