//! C8 · What is remembered: the choice matrix, notes, codes, clues and fated boxes.

use crate::state::Odyssey;
use table::Slug;

impl Odyssey {
    /// C8.1 · A cell of the choice matrix is marked once.
    pub(crate) fn mark(&mut self, mark: Slug) {
        once(&mut self.voyage_mut().sheet.marks, mark);
    }

    pub(crate) fn is_marked(&self, mark: Slug) -> bool {
        self.voyage().sheet.marks.contains(&mark)
    }

    /// C8.2 · A note can be written more than once.
    pub(crate) fn note_down(&mut self, note: Slug) {
        self.voyage_mut().sheet.notes.push(note);
    }

    /// How often something was noted.
    pub(crate) fn notes_of(&self, note: Slug) -> usize {
        self.voyage().sheet.notes.iter().filter(|other| **other == note).count()
    }

    /// C8.3.
    pub(crate) fn learn_code(&mut self, code: Slug) {
        once(&mut self.voyage_mut().sheet.codes, code);
    }

    pub(crate) fn find_clue(&mut self, clue: Slug) {
        once(&mut self.voyage_mut().sheet.clues, clue);
    }

    /// C8.4 · A fated box stays filled, also in later campaigns.
    pub(crate) fn fill_fated_box(&mut self, fated: Slug) {
        once(&mut self.voyage_mut().sheet.fated, fated);
    }
}

fn once(list: &mut Vec<Slug>, slug: Slug) {
    if !list.contains(&slug) {
        list.push(slug);
    }
}
