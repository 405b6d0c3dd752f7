//! All paragraphs of a story, as rules read them. They are read as files write them: a paragraph is read a few times in a campaign, and what it
//! names is looked up then.

use crate::language::Language;
use crate::paragraph::{Paragraph, ParagraphId};
use crate::{Entry, read};
use std::collections::BTreeMap;
use table::Slug;
use table::pack::{Content, FromFiles, Lowering, Reader, Written};

/// All paragraphs of a pack, found by their names and by where rules begin them.
#[derive(Debug, Clone)]
pub struct Book<L: Language> {
    all: Vec<Paragraph<L, Written>>,
    places: BTreeMap<Slug, ParagraphId>,
}

impl<L: Language> Default for Book<L> {
    fn default() -> Book<L> {
        Book { all: Vec::new(), places: BTreeMap::new() }
    }
}

impl<C: Content, L: Language> FromFiles<C> for Book<L> {
    type Written = Vec<Entry<L>>;
    type Paths = &'static str;

    fn read(reader: &mut Reader<'_>, folder: &'static str) -> Vec<Entry<L>> {
        read(reader, folder)
    }

    fn lower<'a>(written: &'a Vec<Entry<L>>, _: &mut Lowering<'a, C>) -> Option<Book<L>> {
        let all: Vec<_> = written.iter().map(|entry| entry.value.clone()).collect();
        let places = (0..).map(ParagraphId).zip(&all).map(|(id, paragraph)| (paragraph.id, id)).collect();
        Some(Book { all, places })
    }
}

impl<L: Language> Book<L> {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn get(&self, id: ParagraphId) -> Option<&Paragraph<L, Written>> {
        self.all.get(usize::from(id.0))
    }

    pub fn find(&self, slug: Slug) -> Option<ParagraphId> {
        self.places.get(&slug).copied()
    }

    /// The paragraphs that rules begin here, in the order of the files.
    pub fn from(&self, wanted: impl Fn(&L::Entrance) -> bool) -> impl Iterator<Item = ParagraphId> {
        let all = (0..).map(ParagraphId).zip(&self.all);
        all.filter(move |(_, paragraph)| paragraph.from.iter().any(&wanted)).map(|(id, _)| id)
    }

    pub fn all(&self) -> impl Iterator<Item = (ParagraphId, &Paragraph<L, Written>)> {
        (0..).map(ParagraphId).zip(&self.all)
    }
}
