//! How the files of cards, gods and gates are written, and what rules read of them.

use super::effect::{Ability, Admits, Aim, Effect, End, Modifier, Timing};
use super::{Files, Pack};
use crate::card::{CardSet, Family, Kind, Sort, Sphere, SphereSet};
use serde::Deserialize;
use table::pack::{As, AsWritten, FromFiles, Located, Lower, Lowering, Made, Reader, Written};
use table::scene::Icon;
use table::{Slug, schema};

schema! { for Pack;
    /// A1.4 · A sphere, in the order of [`Sphere`].
    pub struct SphereEntry {
        pub sphere: Sphere,
        pub family: Family,
        pub icon: Icon,
    }

    /// A1.3 · One of the 128 sequence cards, in the order of their numbers.
    pub struct SequenceCard {
        pub slug: Slug,
        pub sphere: Sphere,
        pub kind: Kind,
        pub icon: Icon,
    }

    /// G1.1 · The sequence of a gate.
    pub struct Gate<S> {
        pub slug: Slug,
        pub level: u8,
        pub icon: Icon,
        #[serde(rename = "places")]
        pub sequence: As<S, Places, Sequence>,
    }

    /// W2.1 · A plot.
    pub struct Plot<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        #[serde(rename = "places")]
        pub sequence: As<S, Places, Sequence>,
    }

    /// H1 · A hero.
    pub struct Hero<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        pub home: Sphere,
        pub gift: Ability<S>,
    }

    /// E1 · An equipment or a condition.
    pub struct Attachment<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        pub cost: u8,
        pub harmful: bool,
        pub modifiers: Vec<Modifier<S>>,
        pub ends: Vec<End>,
        /// Equipment or condition, by the file that it is in.
        #[serde(skip, default = "equipment")]
        pub sort: Sort,
    }

    /// C2 · An event.
    pub struct Event {
        pub slug: Slug,
        pub icon: Icon,
        pub copies: u8,
        pub timing: Timing,
        pub cost: u8,
        pub aim: Aim,
        pub harmful: bool,
        pub effects: Vec<Effect>,
    }

    /// A1.5 · A god's sheet.
    pub struct God<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub sphere: Sphere,
        pub movement: u8,
        pub draw: u8,
        pub hand: u8,
        pub heroes: u8,
        pub eco: u16,
        pub deal: u8,
        pub first: Ability<S>,
        pub second: Ability<S>,
    }
}

fn equipment() -> Sort {
    Sort::Equipment
}

impl Attachment {
    /// A3.3 · Whether each place that it names can be served by a card of these spheres.
    pub fn can_be_served(&self, spheres: SphereSet) -> bool {
        let cards = CardSet::of_spheres(spheres);
        let mut places = self.modifiers.iter().filter_map(Modifier::place);
        places.all(|place| !(place.cards & cards).is_empty())
    }
}

/// All attachments: equipment first, then conditions.
#[derive(Debug, Clone)]
pub struct Attachments(Vec<Attachment>);

impl std::ops::Deref for Attachments {
    type Target = [Attachment];

    fn deref(&self) -> &[Attachment] {
        &self.0
    }
}

/// The files of equipment and of conditions.
impl FromFiles<Pack> for Attachments {
    type Written = [Vec<Located<Attachment<Written>>>; 2];
    type Paths = [&'static str; 2];

    fn read(reader: &mut Reader<'_>, [equipment, conditions]: [&'static str; 2]) -> Self::Written {
        let mut files = [reader.list(equipment), reader.list::<Attachment<Written>>(conditions)];
        files[1].iter_mut().for_each(|entry| entry.value.sort = Sort::Condition);
        files
    }

    fn lower<'a>(written: &'a Self::Written, lowering: &mut Lowering<'a, Pack>) -> Option<Attachments> {
        let [equipment, conditions] = written.each_ref().map(|file| lowering.all(file));
        Some(Attachments([equipment?, conditions?].concat()))
    }
}

/// W2.1 · A place of a plot or gate, and every card that may fill it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub admits: Admits,
    pub cards: CardSet,
}

/// A place as files write it: single cards by their slug.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(transparent)]
pub struct RawPlace(pub Admits<Written>);

impl Lower<Pack> for RawPlace {
    type To = Made<Place>;

    fn lower(&self, lowering: &mut Lowering<'_, Pack>) -> Option<Made<Place>> {
        let admits = self.0.lower(lowering)?;
        let cards = match admits {
            Admits::Kind(kind) => CardSet::of_kind(kind),
            Admits::Sphere(sphere) => CardSet::of_sphere(sphere),
            Admits::Family(family) => CardSet::of_spheres(lowering.files.family(family)),
            Admits::Either(kind, sphere) => CardSet::of_kind(kind) | CardSet::of_sphere(sphere),
            Admits::Card(card) => CardSet::only(card),
        };
        Some(Made(Place { admits, cards }))
    }
}

impl AsWritten<Pack> for Place {
    fn as_written(&self, pack: &Pack) -> String {
        self.admits.as_written(pack)
    }
}

impl Files {
    /// A1.4 · The spheres of a family.
    fn family(&self, family: Family) -> SphereSet {
        self.spheres.iter().filter(|entry| entry.family == family).map(|entry| entry.sphere).collect()
    }
}

/// The places of a plot or a gate as files write them.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(transparent)]
pub struct Places(pub Vec<RawPlace>);

impl Lower<Pack> for Places {
    type To = Made<Sequence>;

    fn lower(&self, lowering: &mut Lowering<'_, Pack>) -> Option<Made<Sequence>> {
        let places = self.0.lower(lowering)?;
        Some(Made(Sequence::new(places.into_iter().map(|Made(place)| place).collect())))
    }
}

/// The places of a plot or a gate.
#[derive(Debug, Clone, PartialEq)]
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
