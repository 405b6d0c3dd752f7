//! The paragraphs of a campaign. Rules read them as files write them: a paragraph is read a few times in a campaign, and what it names is looked up then.

use super::Pack;
use crate::story::{Entrance, Tale};
use std::collections::BTreeMap;
use story::{Entry, Paragraph, ParagraphId};
use table::Slug;
use table::pack::{FromFiles, Lowering, Reader, Written};

/// All paragraphs of a pack, found by their names and by where rules begin them.
#[derive(Debug, Clone, Default)]
pub struct Paragraphs {
    all: Vec<Paragraph<Tale, Written>>,
    places: BTreeMap<Slug, ParagraphId>,
}

impl FromFiles<Pack> for Paragraphs {
    type Written = Vec<Entry<Tale>>;
    type Paths = &'static str;

    fn read(reader: &mut Reader<'_>, folder: &'static str) -> Vec<Entry<Tale>> {
        story::read(reader, folder)
    }

    fn lower<'a>(written: &'a Vec<Entry<Tale>>, _: &mut Lowering<'a, Pack>) -> Option<Paragraphs> {
        let all: Vec<_> = written.iter().map(|entry| entry.value.clone()).collect();
        let places = (0..).map(ParagraphId).zip(&all).map(|(id, paragraph)| (paragraph.id, id)).collect();
        Some(Paragraphs { all, places })
    }
}

impl Paragraphs {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn get(&self, id: ParagraphId) -> Option<&Paragraph<Tale, Written>> {
        self.all.get(usize::from(id.0))
    }

    pub fn find(&self, slug: Slug) -> Option<ParagraphId> {
        self.places.get(&slug).copied()
    }

    /// The paragraphs that rules begin here, in the order of the files.
    pub fn from(&self, wanted: impl Fn(&Entrance) -> bool) -> impl Iterator<Item = ParagraphId> {
        let all = (0..).map(ParagraphId).zip(&self.all);
        all.filter(move |(_, paragraph)| paragraph.from.iter().any(&wanted)).map(|(id, _)| id)
    }

    pub fn all(&self) -> impl Iterator<Item = (ParagraphId, &Paragraph<Tale, Written>)> {
        (0..).map(ParagraphId).zip(&self.all)
    }
}
