//! From the files to the pack: each entry is understood on its own, then all of them together.

use super::check;
use super::raw::{
    RawAttachment, RawEvent, RawGate, RawGod, RawHero, RawMountain, RawPlace, RawPlot, RawSequence, RawSphere,
};
use super::resolve::Resolver;
use super::{
    Attachment, Event, Gate, God, Hero, Numbers, Pack, Place, Plot, Printed, Sequence, SequenceCard, SphereEntry,
};
use crate::card::{Card, SequenceId, Sort, Sphere};
use table::Slug;
use table::pack::{At, CheckedPack, Complaints, Located, Names, Reader, Source};
use table::scene::Icon;

/// Every file of a pack as it is written.
pub struct RawPack {
    pub numbers: Option<Located<Numbers>>,
    pub mountain: Option<Located<RawMountain>>,
    pub spheres: Vec<Located<RawSphere>>,
    pub matrix: Vec<Located<RawSequence>>,
    pub gates: Vec<Located<RawGate>>,
    pub plots: Vec<Located<RawPlot>>,
    pub heroes: Vec<Located<RawHero>>,
    pub gods: Vec<Located<RawGod>>,
    pub equipment: Vec<Located<RawAttachment>>,
    pub conditions: Vec<Located<RawAttachment>>,
    pub events: Vec<Located<RawEvent>>,
}

impl RawPack {
    fn read(reader: &mut Reader) -> RawPack {
        RawPack {
            numbers: reader.read("numbers.ron"),
            mountain: reader.read("mountain.ron"),
            spheres: reader.list("spheres.ron"),
            matrix: reader.list("matrix.ron"),
            gates: reader.list("gates.ron"),
            plots: reader.list("plots.ron"),
            heroes: reader.list("heroes.ron"),
            gods: reader.list("gods.ron"),
            equipment: reader.list("equipment.ron"),
            conditions: reader.list("conditions.ron"),
            events: reader.list("events.ron"),
        }
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let mut reader = Reader::new(source);
        let raw = RawPack::read(&mut reader);
        let mut complaints = reader.finish();
        check::entries(&raw, &mut complaints);
        let pack = assemble(&raw, &mut complaints);
        if complaints.is_empty()
            && let Some(pack) = &pack
        {
            check::whole(pack, &raw, &mut complaints);
        }
        complaints.into_result_if_made(pack)
    }

    fn remarks(source: &Source) -> Complaints {
        check::remarks(&RawPack::read(&mut Reader::new(source)))
    }
}

/// The pack, if every entry could be understood.
fn assemble(raw: &RawPack, complaints: &mut Complaints) -> Option<Pack> {
    let spheres = spheres(&raw.spheres, complaints)?;
    let (names, ids, sequences) = matrix(&raw.matrix, complaints);
    let resolver = Resolver { names: &names, cards: &ids, spheres: &spheres };
    let attachments = |entries, sort, complaints: &mut Complaints| {
        all(entries, |entry| attachment(entry, sort, &resolver, complaints))
    };
    let gates = all(&raw.gates, |entry| gate(entry, &resolver, complaints));
    let plots = all(&raw.plots, |entry| plot(entry, &resolver, complaints));
    let heroes = all(&raw.heroes, |entry| hero(entry, &resolver, complaints));
    let equipment = attachments(&raw.equipment, Sort::Equipment, complaints);
    let conditions = attachments(&raw.conditions, Sort::Condition, complaints);
    let gods = all(&raw.gods, |entry| god(entry, &resolver, complaints));
    let mountain = raw.mountain.as_ref().and_then(|entry| check::mountain(entry, complaints));
    Some(Pack {
        numbers: raw.numbers.as_ref()?.value.clone(),
        mountain: mountain?,
        sequences: sequences?,
        gates: gates?,
        plots: plots?,
        heroes: heroes?,
        attachments: [equipment?, conditions?].concat(),
        events: raw.events.iter().map(event).collect(),
        gods: gods?,
        spheres,
    })
}

/// Every entry understood, or nothing, after each has had its chance to complain.
fn all<R, T>(entries: &[Located<R>], understand: impl FnMut(&Located<R>) -> Option<T>) -> Option<Vec<T>> {
    let found: Vec<_> = entries.iter().map(understand).collect();
    found.into_iter().collect()
}

/// Each sphere has one entry.
fn spheres(entries: &[Located<RawSphere>], complaints: &mut Complaints) -> Option<Vec<SphereEntry>> {
    let of = |sphere: Sphere| entries.iter().filter(move |entry| entry.sphere == sphere);
    let mut found = Vec::new();
    for sphere in Sphere::ALL {
        if of(sphere).next().is_none() {
            complaints.add(At::file("spheres.ron"), format!("the sphere {sphere:?} has no entry"));
        }
        for twin in of(sphere).skip(1) {
            complaints.add(twin.at.clone(), format!("the sphere {sphere:?} already has an entry"));
        }
        found.extend(
            of(sphere).next().map(|entry| SphereEntry { family: entry.family, icon: Icon::from(entry.icon.clone()) }),
        );
    }
    (found.len() == Sphere::ALL.len()).then_some(found)
}

type Matrix = (Names<SequenceId>, Vec<SequenceId>, Option<Vec<SequenceCard>>);

/// A1.3 · Each pair of sphere and kind has one card.
fn matrix(entries: &[Located<RawSequence>], complaints: &mut Complaints) -> Matrix {
    let mut names = Names::new("sequence card");
    let mut ids = Vec::new();
    let mut cards: Vec<Option<SequenceCard>> = vec![None; 128];
    for entry in entries {
        let id = SequenceId::new(entry.sphere, entry.kind);
        if names.declare(entry.slug, &entry.at, &mut Complaints::new()).is_some() {
            ids.push(id);
        }
        if cards[id.index()].is_some() {
            let said = format!("there is already a card of {:?} and {:?}", entry.sphere, entry.kind);
            complaints.add(entry.at.clone(), said);
        }
        cards[id.index()] = Some(SequenceCard { slug: entry.slug, icon: Icon::from(entry.icon.clone()) });
    }
    for id in (0..128).map(SequenceId).filter(|id| cards[id.index()].is_none()) {
        let said = format!("there is no card of {:?} and {:?}", id.sphere(), id.kind());
        complaints.add(At::file("matrix.ron"), said);
    }
    (names, ids, cards.into_iter().collect())
}

fn printed(slug: Slug, icon: &str, copies: u8) -> Printed {
    Printed { slug, icon: Icon::from(icon.to_owned()), copies }
}

fn sequence<T>(
    places: &[RawPlace],
    entry: &Located<T>,
    resolver: &Resolver,
    complaints: &mut Complaints,
) -> Option<Sequence> {
    let found: Vec<Option<Place>> = places.iter().map(|place| resolver.place(*place, entry, complaints)).collect();
    found.into_iter().collect::<Option<Vec<_>>>().map(Sequence::new)
}

fn gate(entry: &Located<RawGate>, resolver: &Resolver, complaints: &mut Complaints) -> Option<Gate> {
    Some(Gate {
        slug: entry.slug,
        icon: Icon::from(entry.icon.clone()),
        level: entry.level,
        sequence: sequence(&entry.places, entry, resolver, complaints)?,
    })
}

fn plot(entry: &Located<RawPlot>, resolver: &Resolver, complaints: &mut Complaints) -> Option<Plot> {
    Some(Plot {
        printed: printed(entry.slug, &entry.icon, entry.copies),
        sequence: sequence(&entry.places, entry, resolver, complaints)?,
    })
}

fn hero(entry: &Located<RawHero>, resolver: &Resolver, complaints: &mut Complaints) -> Option<Hero> {
    Some(Hero {
        printed: printed(entry.slug, &entry.icon, entry.copies),
        home: entry.home,
        gift: resolver.ability(&entry.gift, entry, complaints)?,
    })
}

fn attachment(
    entry: &Located<RawAttachment>,
    sort: Sort,
    resolver: &Resolver,
    complaints: &mut Complaints,
) -> Option<Attachment> {
    Some(Attachment {
        printed: printed(entry.slug, &entry.icon, entry.copies),
        sort,
        cost: entry.cost,
        harmful: entry.harmful,
        modifiers: resolver.modifiers(&entry.modifiers, entry, complaints)?,
        ends: entry.ends.clone(),
    })
}

fn event(entry: &Located<RawEvent>) -> Event {
    Event {
        printed: printed(entry.slug, &entry.icon, entry.copies),
        timing: entry.timing,
        cost: entry.cost,
        aim: entry.aim,
        harmful: entry.harmful,
        effects: entry.effects.clone(),
    }
}

fn god(entry: &Located<RawGod>, resolver: &Resolver, complaints: &mut Complaints) -> Option<God> {
    let first = resolver.ability(&entry.first, entry, complaints);
    let second = resolver.ability(&entry.second, entry, complaints);
    Some(God {
        slug: entry.slug,
        icon: Icon::from(entry.icon.clone()),
        sphere: entry.sphere,
        movement: entry.movement,
        draw: entry.draw,
        hand: entry.hand,
        heroes: entry.heroes,
        eco: entry.eco,
        deal: entry.deal,
        first: first?,
        second: second?,
    })
}

impl Pack {
    /// A card by its slug: how tests and commands name it.
    pub fn find(&self, slug: &str) -> Option<Card> {
        self.cards().find(|card| self.slug(*card) == slug)
    }

    /// Every card there is, sort by sort.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let sequences = (0..self.sequences.len() as u8).map(|id| Card::Sequence(SequenceId(id)));
        sequences
            .chain(self.hero_ids().map(Card::Hero))
            .chain(self.plot_ids().map(Card::Plot))
            .chain(self.attachment_ids().map(Card::Attachment))
            .chain(self.event_ids().map(Card::Event))
            .chain(self.god_ids().map(Card::God))
            .chain(self.gate_ids().map(Card::Gate))
    }
}
