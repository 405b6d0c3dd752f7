//! What every renderer needs: somebody who reads, and what they can choose.

use super::cache::Before;
use super::quick::hash;
use crate::words;
use maud::{Markup, html};
use shelf::Offered;
use std::cell::RefCell;
use std::collections::BTreeMap;
use table::scene::Spot;
use table::words::Reader;
use table::{Looks, Rule, Text};

/// The options of a viewer, by the things on the table they point at.
#[derive(Debug, Default)]
pub struct Offers {
    by_spot: BTreeMap<String, Vec<usize>>,
    labels: BTreeMap<usize, Text>,
    /// What a drawing has wanted to know of them, while somebody notes it.
    noted: RefCell<Option<Wanted>>,
}

/// What a drawing wanted to know of the options: which of them point at some things.
#[derive(Debug, Clone, Default)]
struct Wanted {
    /// The things, by a hash of their names: a page asks of hundreds, and options point at few.
    spots: Vec<u64>,
    /// All things whose names begin so.
    under: Vec<String>,
}

/// What a drawing wanted to know of the options, and what it was told.
#[derive(Debug)]
pub struct Noted {
    wanted: Wanted,
    told: Vec<(String, Known)>,
}

/// What there is to know of the options that point at a thing: their numbers, and the words of one that is alone.
pub type Known = (Vec<usize>, Option<Text>);

impl Wanted {
    fn covers(&self, spot: &str) -> bool {
        self.spots.binary_search(&hash(spot)).is_ok() || self.under.iter().any(|name| spot.starts_with(name.as_str()))
    }
}

impl Offers {
    pub fn new(options: &[Offered]) -> Offers {
        let mut offers = Offers::default();
        for option in options {
            offers.labels.insert(option.number, option.label.text.clone());
            for spot in &option.label.spots {
                let at = offers.by_spot.entry(spot.as_str().to_owned()).or_default();
                at.push(option.number);
            }
        }
        offers
    }

    /// The numbers of the options that point at a thing.
    pub fn at(&self, spot: &Spot) -> &[usize] {
        self.note(|wanted| wanted.spots.push(hash(spot.as_str())));
        self.pointing(spot)
    }

    /// The ends of the names of all things that options point at and whose names begin so.
    pub fn under<'o>(&'o self, name: &'o str) -> impl Iterator<Item = &'o str> {
        self.note(|wanted| wanted.under.push(name.to_owned()));
        self.by_spot.keys().filter_map(move |spot| spot.strip_prefix(name))
    }

    /// All there is to know of the options that point at a thing.
    pub fn learn(&self, spot: &Spot) -> Known {
        self.known_of(self.at(spot))
    }

    /// Whether all there is to know of a thing is still what it was.
    pub fn is_as_learnt(&self, spot: &Spot, known: &Known) -> bool {
        self.is_known_of(self.at(spot), known)
    }

    fn pointing(&self, spot: &Spot) -> &[usize] {
        self.by_spot.get(spot.as_str()).map_or(&[], Vec::as_slice)
    }

    fn note(&self, want: impl FnOnce(&mut Wanted)) {
        if let Some(wanted) = self.noted.borrow_mut().as_mut() {
            want(wanted);
        }
    }

    /// Draws, and gives what the drawing wanted to know of the options with what it was told. As long as all of that would be told
    /// again, the drawing is the same.
    pub fn noting<T>(&self, draw: impl FnOnce() -> T) -> (T, Noted) {
        self.noted.replace(Some(Wanted::default()));
        let drawn = draw();
        let mut wanted = self.noted.take().unwrap_or_default();
        wanted.spots.sort_unstable();
        wanted.spots.dedup();
        let told = self.covered(&wanted).map(|(spot, numbers)| (spot.clone(), self.known_of(numbers)));
        let told = told.collect();
        (drawn, Noted { wanted, told })
    }

    /// Whether a drawing would be told again what it was told.
    pub fn are_as_noted(&self, noted: &Noted) -> bool {
        let mut before = noted.told.iter();
        let is_next = |(spot, numbers): (&String, &[usize])| {
            before.next().is_some_and(|(name, known)| name == spot && self.is_known_of(numbers, known))
        };
        self.covered(&noted.wanted).all(is_next) && before.next().is_none()
    }

    /// The things that options point at and of which something was wanted to be known, in the order of their names.
    fn covered<'o>(&'o self, wanted: &'o Wanted) -> impl Iterator<Item = (&'o String, &'o [usize])> {
        let all = self.by_spot.iter().filter(|(spot, _)| wanted.covers(spot));
        all.map(|(spot, numbers)| (spot, numbers.as_slice()))
    }

    fn known_of(&self, numbers: &[usize]) -> Known {
        (numbers.to_vec(), self.alone(numbers).cloned())
    }

    fn is_known_of(&self, now: &[usize], (numbers, alone): &Known) -> bool {
        now == numbers && self.alone(now) == alone.as_ref()
    }

    /// The words of the only one of some options.
    fn alone(&self, numbers: &[usize]) -> Option<&Text> {
        match numbers {
            [only] => self.labels.get(only),
            _ => None,
        }
    }
}

/// Writes a page for one reader.
pub struct Pen<'a> {
    pub reader: Reader<'a>,
    pub offers: Offers,
    /// Where the rulebook lies, such as `/rules/odyssey`.
    pub rules: String,
    /// What the game is drawn with.
    pub looks: &'a Looks,
    /// What was drawn for this reader before, where somebody keeps looking.
    pub drawn: Before<'a>,
}

impl Pen<'_> {
    /// A game's text as a sentence.
    pub fn say(&self, text: &Text) -> String {
        self.said_before_or(text, || self.reader.render(text))
    }

    /// One of our own messages.
    pub fn ui(&self, key: &'static str) -> String {
        words::say(self.reader.lang, key)
    }

    /// One of our own messages, with arguments.
    pub fn tell(&self, text: &Text) -> String {
        self.told_before_or(text, || words::tell(self.reader.lang, text))
    }

    /// A link to a rule.
    pub fn rule(&self, rule: &Rule) -> Markup {
        html! { a.rule href={ (self.rules) "#" (rule) } data-rule=(rule) { (rule) } }
    }

    /// Where a thing leads that options point at: to the first of them in the list.
    pub fn way(&self, spot: &Spot) -> Option<Way> {
        let options = self.offers.at(spot);
        let first = options.first()?;
        let label = match options {
            [only] => self.offers.labels.get(only).map(|text| self.say(text)),
            _ => None,
        };
        let all: Vec<String> = options.iter().map(usize::to_string).collect();
        Some(Way { href: format!("#o{first}"), options: all.join(" "), label })
    }
}

/// A way from a thing on the table to the options that point at it.
pub struct Way {
    pub href: String,
    pub options: String,
    /// The words of the option, where there is only one.
    pub label: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Label;

    fn offers(spots: &[(&'static str, &'static str)]) -> Offers {
        let option = |(n, (text, spot)): (usize, &(&'static str, &'static str))| Offered {
            number: n + 1,
            notation: (*text).to_owned(),
            label: Label::new(*text, "B1").at(Spot::from(*spot)),
            cap: None,
        };
        Offers::new(&spots.iter().enumerate().map(option).collect::<Vec<_>>())
    }

    #[test]
    fn a_drawing_is_made_again_only_where_options_change_that_it_asked_of() {
        let ask = |offers: &Offers| (offers.at(&Spot::from("deck")).len(), offers.under("board-").count());
        let before = offers(&[("drop", "board-A1"), ("stay", "pawn")]);
        let (told, noted) = before.noting(|| ask(&before));
        assert_eq!(told, (0, 1));
        assert!(before.are_as_noted(&noted));
        assert!(offers(&[("drop", "board-A1")]).are_as_noted(&noted), "nobody asked of the pawn");
        for other in [
            &[][..],
            &[("fall", "board-A1")],
            &[("stay", "pawn"), ("drop", "board-A1")],
            &[("drop", "board-A2")],
            &[("drop", "board-A1"), ("drop", "board-A1")],
            &[("drop", "board-A1"), ("draw", "deck")],
        ] {
            assert!(!offers(other).are_as_noted(&noted), "{other:?}");
        }
    }
}
