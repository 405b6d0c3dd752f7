//! Parts of a page that are put aside. Each is sent to a viewer once, and what holds it only says from then on where it stands.
//!
//! A part has a place, by which the script finds it, and a number that no other part of the same stream has. So two drawings whose text is
//! the same are the same, also in what is not written in them.

use super::quick::QuickMap;
use maud::Render;

/// What was put aside for one viewer.
#[derive(Default)]
pub struct Aside {
    places: QuickMap<String, u32>,
    made: u64,
    unsent: Vec<Part>,
}

/// A part as it is sent.
pub struct Part {
    pub place: u32,
    pub html: String,
}

/// What stands for a part where it belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hole {
    place: u32,
    number: u64,
}

impl Render for Hole {
    fn render_to(&self, page: &mut String) {
        page.push_str("<i data-part=\"");
        self.place.render_to(page);
        page.push('.');
        self.number.render_to(page);
        page.push_str("\"></i>");
    }
}

impl Aside {
    /// Puts a part aside and gives what stands for it. It takes the place of what was called so before.
    pub fn put(&mut self, name: String, html: String) -> Hole {
        let next = self.places.len() as u32;
        let place = *self.places.entry(name).or_insert(next);
        if place < next {
            self.unsent.retain(|part| part.place != place);
        }
        self.unsent.push(Part { place, html });
        self.made += 1;
        Hole { place, number: self.made }
    }

    /// The parts that the viewer does not have yet.
    pub fn take_unsent(&mut self) -> Vec<Part> {
        std::mem::take(&mut self.unsent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_drawn_anew_keeps_its_place_and_is_told_apart_from_what_it_was() {
        let mut aside = Aside::default();
        let disc = aside.put("disc".into(), "<b>1</b>".into()).render().0;
        let line = aside.put("line".into(), "<li>1</li>".into()).render().0;
        assert_eq!((disc.as_str(), line.as_str()), ("<i data-part=\"0.1\"></i>", "<i data-part=\"1.2\"></i>"));
        let again = aside.put("disc".into(), "<b>2</b>".into()).render().0;
        assert_eq!(again, "<i data-part=\"0.3\"></i>");
        let sent: Vec<_> = aside.take_unsent().into_iter().map(|part| (part.place, part.html)).collect();
        assert_eq!(sent, [(1, "<li>1</li>".to_owned()), (0, "<b>2</b>".to_owned())], "only the newest of each");
        assert!(aside.take_unsent().is_empty());
    }
}
