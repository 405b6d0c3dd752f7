//! The things of a pack by name: no name twice, and no mention of a name that nothing has.

use super::near::did_you_mean;
use super::{At, Complaints, Located, Slug};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Index;

/// The number of a `T` in its [`Registry`]: small, `Copy`, and stored as a plain number. It means something only with the pack it
/// came from; records use the slug.
pub struct Id<T>(u16, PhantomData<fn() -> T>);

impl<T> Id<T> {
    /// The most things of one kind a pack can have.
    pub const MOST: usize = u16::MAX as usize;

    pub fn index(self) -> usize {
        self.0 as usize
    }

    fn nth(index: usize) -> Option<Id<T>> {
        u16::try_from(index).ok().map(|index| Id(index, PhantomData))
    }
}

impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Id<T> {}

impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Id<T> {}

impl<T> PartialOrd for Id<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Id<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T> Hash for Id<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl<T> Serialize for Id<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Id<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u16::deserialize(deserializer).map(|index| Id(index, PhantomData))
    }
}

/// The names of all `T` of a pack, known before the `T` themselves, so that things can mention one another.
///
/// ```
/// use table::pack::{At, Complaints, Names, Slug};
///
/// struct Sphere;
/// let (sea, at) = (Slug::literal("sea"), At::file("spheres.ron"));
/// let mut complaints = Complaints::new();
/// let mut spheres = Names::<Sphere>::new("sphere");
/// spheres.declare(sea, &at, &mut complaints);
/// assert!(spheres.find(sea, &at, &mut complaints).is_some());
/// assert!(complaints.is_empty());
///
/// assert!(spheres.find(Slug::literal("seas"), &at, &mut complaints).is_none());
/// assert_eq!(complaints.to_string(), "spheres.ron: there is no sphere `seas`; did you mean `sea`?\n");
/// ```
#[derive(Debug, Clone)]
pub struct Names<T> {
    kind: &'static str,
    slugs: Vec<Slug>,
    ids: BTreeMap<Slug, (Id<T>, At)>,
}

impl<T> Names<T> {
    /// `kind` is what the things are called in complaints: "card", "sphere".
    pub fn new(kind: &'static str) -> Names<T> {
        Names { kind, slugs: Vec::new(), ids: BTreeMap::new() }
    }

    /// Names the entries of a file, in their order. An entry whose name is already taken is complained of and left out.
    pub fn declare_all<R>(
        &mut self,
        entries: Vec<Located<R>>,
        slug: impl Fn(&R) -> Slug,
        complaints: &mut Complaints,
    ) -> Vec<(Id<T>, Located<R>)> {
        let mut declared = Vec::with_capacity(entries.len());
        for entry in entries {
            let slug = slug(&entry);
            let at = entry.at_word(slug.as_str());
            declared.extend(self.declare(slug, &at, complaints).map(|id| (id, entry)));
        }
        declared
    }

    /// Gives the next number to a name, or complains that it is taken.
    pub fn declare(&mut self, slug: Slug, at: &At, complaints: &mut Complaints) -> Option<Id<T>> {
        let kind = self.kind;
        if let Some((_, first)) = self.ids.get(&slug) {
            complaints.add(at.clone(), format!("there is already a {kind} `{slug}`, at {first}"));
            return None;
        }
        let Some(id) = Id::nth(self.slugs.len()) else {
            complaints
                .add(at.clone(), format!("a pack has at most {} of a kind; this {kind} is one more", Id::<T>::MOST));
            return None;
        };
        self.slugs.push(slug);
        self.ids.insert(slug, (id, at.clone()));
        Some(id)
    }

    /// The number of a name that is mentioned `at` some place, or a complaint there. Nothing is said of a name that stands in an
    /// entry which could not be read: that entry is complained of already, and is probably the one meant.
    pub fn find(&self, slug: Slug, at: &At, complaints: &mut Complaints) -> Option<Id<T>> {
        let id = self.get(slug);
        if id.is_none() && !complaints.has_unread(slug.as_str()) {
            let near = did_you_mean(slug.as_str(), self.ids.keys().map(Slug::as_str));
            complaints.add(at.clone(), format!("there is no {} `{slug}`{near}", self.kind));
        }
        id
    }

    pub fn get(&self, slug: Slug) -> Option<Id<T>> {
        self.ids.get(&slug).map(|(id, _)| *id)
    }

    /// The things themselves, in the order in which they were named, or nothing if there are more or fewer of them than names.
    pub fn fill(self, values: Vec<T>) -> Option<Registry<T>> {
        (values.len() == self.slugs.len()).then(|| Registry {
            ids: self.ids.into_iter().map(|(slug, (id, _))| (slug, id)).collect(),
            slugs: self.slugs,
            values,
        })
    }
}

/// All `T` of a checked pack, by number and by name.
#[derive(Debug, Clone)]
pub struct Registry<T> {
    slugs: Vec<Slug>,
    values: Vec<T>,
    ids: BTreeMap<Slug, Id<T>>,
}

impl<T> Registry<T> {
    pub fn len(&self) -> usize {
        self.values.len()
    }

    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The number of a name: how a record or a typed command is read.
    pub fn find(&self, slug: Slug) -> Option<Id<T>> {
        self.ids.get(&slug).copied()
    }

    /// The thing with this number. A number that comes from outside should be looked up here and not by indexing.
    pub fn get(&self, id: Id<T>) -> Option<&T> {
        self.values.get(id.index())
    }

    /// The name of a thing of this pack.
    pub fn slug(&self, id: Id<T>) -> Slug {
        self.slugs[id.index()]
    }

    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id<T>> + ExactSizeIterator + use<T> {
        (0..self.values.len() as u16).map(|index| Id(index, PhantomData))
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id<T>, &T)> {
        self.ids().zip(&self.values)
    }
}

/// # Panics
/// If the number is from another, larger registry.
impl<T> Index<Id<T>> for Registry<T> {
    type Output = T;
    fn index(&self, id: Id<T>) -> &T {
        &self.values[id.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{Reader, Source};

    #[derive(Debug, PartialEq)]
    struct Card(u8);

    #[derive(Deserialize)]
    struct RawCard {
        id: Slug,
        cost: u8,
        then: Option<Slug>,
    }

    const CARDS: &str = r#"[
        (id: "storm", cost: 3, then: "calm"),
        (id: "calm", cost: 1),
        (id: "storm", cost: 2),
        (id: "tide", cost: 2, then: "strom"),
    ]"#;

    type Declared = Vec<(Id<Card>, Located<RawCard>)>;

    fn read(cards: &str) -> (Declared, Names<Card>, Complaints) {
        let source = Source::embedded(&[("cards.ron", cards)]);
        let mut reader = Reader::new(&source);
        let raw = reader.list::<RawCard>("cards.ron");
        let mut complaints = reader.finish();
        let mut names = Names::new("card");
        let declared = names.declare_all(raw, |card| card.id, &mut complaints);
        (declared, names, complaints)
    }

    #[test]
    fn a_name_given_twice_is_told_at_the_second_with_the_place_of_the_first() {
        let (declared, _, complaints) = read(CARDS);
        assert_eq!(complaints.to_string(), "cards.ron:4:14: there is already a card `storm`, at cards.ron:2:14\n");
        let costs: Vec<_> = declared.iter().map(|(id, card)| (id.index(), card.cost)).collect();
        assert_eq!(costs, [(0, 3), (1, 1), (2, 2)]);
    }

    #[test]
    fn a_mention_of_a_later_card_is_found_and_of_no_card_is_told() {
        let (declared, names, _) = read(CARDS);
        let mut complaints = Complaints::new();
        let then: Vec<_> = declared
            .iter()
            .filter_map(|(_, card)| {
                card.then.map(|then| names.find(then, &card.at_word(then.as_str()), &mut complaints))
            })
            .map(|id| id.map(Id::index))
            .collect();
        assert_eq!(then, [Some(1), None]);
        assert_eq!(complaints.to_string(), "cards.ron:5:37: there is no card `strom`; did you mean `storm`?\n");
    }

    #[test]
    fn one_mistake_is_not_told_again_wherever_the_broken_entry_is_mentioned() {
        let (declared, names, mut complaints) =
            read(r#"[(id: "storm", cost: 3, then: "calm"), (id: "calm", cots: 1)]"#);
        assert_eq!(complaints.len(), 1);
        let (_, storm) = &declared[0];
        assert_eq!(names.find(Slug::literal("calm"), &storm.at, &mut complaints), None);
        assert_eq!(complaints.len(), 1);
        names.find(Slug::literal("rain"), &storm.at, &mut complaints);
        assert_eq!(complaints.len(), 2);
    }

    #[test]
    fn a_registry_knows_its_things_by_number_and_name() {
        let (declared, names, _) = read(r#"[(id: "storm", cost: 3), (id: "calm", cost: 1)]"#);
        let cards = names.fill(declared.into_iter().map(|(_, card)| Card(card.cost)).collect()).expect("as many");
        let calm = cards.find(Slug::literal("calm")).expect("a card");
        assert_eq!(cards[calm], Card(1));
        assert_eq!(cards.slug(calm), Slug::literal("calm"));
        assert_eq!(cards.find(Slug::literal("none")), None);
        assert_eq!(cards.iter().map(|(id, card)| (id.index(), card.0)).collect::<Vec<_>>(), [(0, 3), (1, 1)]);
        let stray: Id<Card> = serde_json::from_str("7").expect("a number");
        assert_eq!(cards.get(stray), None);
    }

    #[test]
    fn more_names_than_things_make_no_registry() {
        let (_, names, _) = read(CARDS);
        assert!(names.fill(vec![Card(1)]).is_none());
    }
}
