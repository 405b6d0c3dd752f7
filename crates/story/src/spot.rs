//! Places in a paragraph: which options and outcomes lead there.

use crate::language::Language;
use crate::paragraph::{Choice, Next, Paragraph, ParagraphId};
use serde::{Deserialize, Serialize};
use table::pack::Stage;

/// A place in a paragraph: the options and outcomes that lead there, four bits for each, the first one lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Spot {
    pub paragraph: ParagraphId,
    path: u16,
}

impl Spot {
    pub fn of(paragraph: ParagraphId) -> Spot {
        Spot { paragraph, path: 0 }
    }

    /// One step further in, four deep at most.
    pub fn child(self, n: usize) -> Spot {
        let depth = self.path().count() as u32;
        Spot { path: self.path | (n as u16 + 1) << (4 * depth.min(3)), ..self }
    }

    /// The places from the outside in.
    pub fn path(self) -> impl Iterator<Item = usize> {
        (0..4).map(move |depth| self.path >> (4 * depth) & 15).take_while(|place| *place > 0).map(|n| n as usize - 1)
    }

    /// Where it is a step further in from, and the last place of its path; nothing for the paragraph itself.
    pub fn parent(self) -> Option<(Spot, usize)> {
        let places: Vec<usize> = self.path().collect();
        let (last, before) = places.split_last()?;
        let outer = before.iter().fold(Spot::of(self.paragraph), |outer, place| outer.child(*place));
        Some((outer, *last))
    }
}

impl<L: Language, S: Stage> Paragraph<L, S> {
    /// The way on that lies at a spot.
    pub fn node(&self, spot: Spot) -> Option<&Next<L, S>> {
        spot.path().try_fold(&self.next, |node, place| node.inner(place))
    }

    /// The option that a spot stands for. The paragraph itself is none.
    pub fn option(&self, spot: Spot) -> Option<&Choice<L, S>> {
        let (outer, place) = spot.parent()?;
        match self.node(outer)? {
            Next::Choose { options, .. } => options.get(place),
            _ => None,
        }
    }

    /// The message of what is read at a spot.
    pub fn key(&self, spot: Spot) -> String {
        let mut key = format!("{}-{}", L::KEY, self.id);
        let mut node = Some(&self.next);
        for place in spot.path() {
            key.push('-');
            key.push_str(&node.map_or(String::new(), |node| node.part(place)));
            node = node.and_then(|node| node.inner(place));
        }
        key
    }
}

impl<L: Language, S: Stage> Next<L, S> {
    /// The way on behind one of its options or outcomes.
    fn inner(&self, place: usize) -> Option<&Next<L, S>> {
        match self {
            Next::Choose { options, .. } => Some(&options.get(place)?.next),
            Next::Test { pass, fail, .. } => Some(&[pass, fail].get(place)?.next),
            Next::GroupTest { none, some, all, .. } => Some(&[none, some, all].get(place)?.next),
            Next::Trial(_, outcomes) => Some(&outcomes.get(place)?.1.next),
            Next::End | Next::Goto(_) | Next::Roll(_) => None,
        }
    }

    /// The part of a key that one of its options or outcomes has.
    fn part(&self, place: usize) -> String {
        match self {
            Next::Choose { options, .. } => options.get(place).map_or(String::new(), |option| option.slug.to_string()),
            Next::Test { .. } => ["pass", "fail"][place.min(1)].to_owned(),
            Next::GroupTest { .. } => ["none", "some", "all"][place.min(2)].to_owned(),
            Next::Trial(_, outcomes) => outcomes.get(place).map_or(String::new(), |(name, _)| name.to_string()),
            Next::End | Next::Goto(_) | Next::Roll(_) => String::new(),
        }
    }
}
