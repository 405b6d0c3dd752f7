//! The things of a pack by name: no name twice, and no mention of a name that nothing has.

use super::near::did_you_mean;
use super::{At, Complaints, Id, Located, Slug};
use std::collections::BTreeMap;

/// The names of all things that an [`Id`] numbers, known before the things themselves, so that they can mention one another.
///
/// ```
/// use table::pack::{At, Complaints, Names, Slug};
///
/// table::ids! { SphereId }
/// let (sea, at) = (Slug::literal("sea"), At::file("spheres.ron"));
/// let mut complaints = Complaints::new();
/// let mut spheres = Names::<SphereId>::new("sphere");
/// spheres.declare(sea, &at, &mut complaints);
/// assert_eq!(spheres.find(sea, &at, &mut complaints), Some(SphereId(0)));
/// assert!(complaints.is_empty());
///
/// assert!(spheres.find(Slug::literal("seas"), &at, &mut complaints).is_none());
/// assert_eq!(complaints.to_string(), "spheres.ron: there is no sphere `seas`; did you mean `sea`?\n");
/// ```
#[derive(Debug, Clone)]
pub struct Names<I> {
    kind: &'static str,
    /// A name beyond the last number has none: whoever reads the file complains of that.
    ids: BTreeMap<Slug, (Option<I>, At)>,
    count: usize,
}

impl<I: Id> Names<I> {
    /// `kind` is what the things are called in complaints: "card", "sphere".
    pub fn new(kind: &'static str) -> Names<I> {
        Names { kind, ids: BTreeMap::new(), count: 0 }
    }

    /// The names of the entries of a file, in their order. An entry whose name is already taken is complained of.
    pub fn of<R>(
        kind: &'static str,
        entries: &[Located<R>],
        slug: impl Fn(&R) -> Slug,
        complaints: &mut Complaints,
    ) -> Names<I> {
        let mut names = Names::new(kind);
        names.declare_all(entries, slug, complaints);
        names
    }

    /// Names the entries of a file, in their order, after those named before.
    pub fn declare_all<R>(&mut self, entries: &[Located<R>], slug: impl Fn(&R) -> Slug, complaints: &mut Complaints) {
        for entry in entries {
            let slug = slug(entry);
            self.declare(slug, &entry.at_word(slug.as_str()), complaints);
        }
    }

    /// Gives the next number to a name, or complains that it is taken.
    pub fn declare(&mut self, slug: Slug, at: &At, complaints: &mut Complaints) {
        let place = self.count;
        self.count += 1;
        if let Some((_, first)) = self.ids.get(&slug) {
            let kind = self.kind;
            complaints.add(at.clone(), format!("there is already a {kind} `{slug}`, at {first}"));
        } else {
            self.ids.insert(slug, (I::nth(place), at.clone()));
        }
    }

    /// The number of a name that is mentioned `at` some place, or a complaint there. Nothing is said of a name that stands in an
    /// entry which could not be read: that entry is complained of already, and is probably the one meant.
    pub fn find(&self, slug: Slug, at: &At, complaints: &mut Complaints) -> Option<I> {
        let id = self.get(slug);
        if id.is_none() && !complaints.has_unread(slug.as_str()) {
            let near = did_you_mean(slug.as_str(), self.ids.keys().map(Slug::as_str));
            complaints.add(at.clone(), format!("there is no {} `{slug}`{near}", self.kind));
        }
        id
    }

    /// The number of a name, if something has it.
    pub fn get(&self, slug: Slug) -> Option<I> {
        self.ids.get(&slug).and_then(|(id, _)| *id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{Reader, Source};
    use serde::Deserialize;

    crate::ids! { CardId }

    #[derive(Deserialize)]
    struct RawCard {
        id: Slug,
        then: Option<Slug>,
    }

    const CARDS: &str = r#"[
        (id: "storm", then: "calm"),
        (id: "calm"),
        (id: "storm"),
        (id: "tide", then: "strom"),
    ]"#;

    fn read(cards: &str) -> (Vec<Located<RawCard>>, Names<CardId>, Complaints) {
        let source = Source::embedded(&[("cards.ron", cards)]);
        let mut reader = Reader::new(&source);
        let raw = reader.list::<RawCard>("cards.ron");
        let mut complaints = reader.finish();
        let names = Names::of("card", &raw, |card| card.id, &mut complaints);
        (raw, names, complaints)
    }

    #[test]
    fn a_name_given_twice_is_told_at_the_second_with_the_place_of_the_first() {
        let (_, names, complaints) = read(CARDS);
        assert_eq!(complaints.to_string(), "cards.ron:4:14: there is already a card `storm`, at cards.ron:2:14\n");
        let numbers = ["storm", "calm", "tide"].map(|name| names.get(Slug::literal(name)));
        assert_eq!(numbers, [Some(CardId(0)), Some(CardId(1)), Some(CardId(3))]);
    }

    #[test]
    fn a_mention_of_a_later_card_is_found_and_of_no_card_is_told() {
        let (cards, names, _) = read(CARDS);
        let mut complaints = Complaints::new();
        let mut find = |card: &Located<RawCard>| {
            card.then.map(|then| names.find(then, &card.at_word(then.as_str()), &mut complaints))
        };
        let then: Vec<_> = cards.iter().filter_map(&mut find).collect();
        assert_eq!(then, [Some(CardId(1)), None]);
        assert_eq!(complaints.to_string(), "cards.ron:5:28: there is no card `strom`; did you mean `storm`?\n");
    }

    #[test]
    fn one_mistake_is_not_told_again_wherever_the_broken_entry_is_mentioned() {
        let (cards, names, mut complaints) = read(r#"[(id: "storm", then: "calm"), (id: "calm", then: 1)]"#);
        assert_eq!(complaints.len(), 1);
        let storm = &cards[0];
        assert_eq!(names.find(Slug::literal("calm"), &storm.at, &mut complaints), None);
        assert_eq!(complaints.len(), 1);
        names.find(Slug::literal("rain"), &storm.at, &mut complaints);
        assert_eq!(complaints.len(), 2);
    }
}
