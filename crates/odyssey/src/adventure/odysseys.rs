//! A4 · Inward odysseys.

use crate::state::Odyssey;
use crate::story::Entrance;
use story::ParagraphId;
use table::{Table, text};

impl Odyssey {
    /// A4.1 · The next odyssey that knowledge has opened. A4.3 · One whose requirements are not met is omitted, and read at the end of the step in
    /// which they are.
    pub(crate) fn next_odyssey(&mut self, table: &mut Table<Self>) -> Option<ParagraphId> {
        while !self.voyage().due.odysseys.is_empty() {
            let number = self.voyage_mut().due.odysseys.remove(0);
            match self.odyssey(number) {
                Some(paragraph) => return Some(paragraph),
                None => {
                    self.voyage_mut().due.omitted.push(number);
                    table.log("A4.3", || text!("log-odyssey-omitted", number = number));
                }
            }
        }
        let (place, paragraph) = {
            let omitted = self.voyage().due.omitted.iter();
            omitted.enumerate().find_map(|(place, number)| Some((place, self.odyssey(*number)?)))?
        };
        self.voyage_mut().due.omitted.remove(place);
        Some(paragraph)
    }

    /// The odyssey that would be read next, if there is one.
    pub(crate) fn open_odyssey(&self) -> Option<ParagraphId> {
        let due = &self.voyage().due;
        due.odysseys.iter().chain(&due.omitted).find_map(|number| self.odyssey(*number))
    }

    /// The paragraph of an odyssey, if it can be read now.
    fn odyssey(&self, number: u8) -> Option<ParagraphId> {
        let id = self.pack.tale.from(|entrance| *entrance == Entrance::Odyssey(number)).next()?;
        let paragraph = self.pack.tale.get(id)?;
        paragraph.when.as_ref().is_none_or(|when| self.is_so(when)).then_some(id)
    }
}
