//! What every renderer needs: somebody who reads, and what they can choose.

use super::drawn::Before;
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
    noted: RefCell<Option<Vec<Wanted>>>,
}

/// Something a drawing wanted to know of the options: which point at a thing, or whether any does at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    At(Spot),
    Anywhere,
}

/// What it was told.
pub type Known = (Vec<usize>, Option<Text>);

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

    /// Whether any option points at a thing.
    pub fn point_somewhere(&self) -> bool {
        self.note(|| Wanted::Anywhere);
        !self.by_spot.is_empty()
    }

    /// The numbers of the options that point at a thing.
    pub fn at(&self, spot: &Spot) -> &[usize] {
        self.note(|| Wanted::At(spot.clone()));
        self.pointing(spot)
    }

    /// All there is to know of the options that point at a thing.
    pub fn learn(&self, spot: &Spot) -> Known {
        self.note(|| Wanted::At(spot.clone()));
        self.known_at(spot)
    }

    /// Whether all there is to know of a thing is still what it was.
    pub fn is_as_learnt(&self, spot: &Spot, known: &Known) -> bool {
        self.note(|| Wanted::At(spot.clone()));
        self.is_known_at(spot, known)
    }

    fn pointing(&self, spot: &Spot) -> &[usize] {
        self.by_spot.get(spot.as_str()).map_or(&[], Vec::as_slice)
    }

    fn note(&self, wanted: impl FnOnce() -> Wanted) {
        if let Some(noted) = self.noted.borrow_mut().as_mut() {
            let wanted = wanted();
            if noted.last() != Some(&wanted) {
                noted.push(wanted);
            }
        }
    }

    /// Draws, and gives what the drawing wanted to know of the options with what it was told. As long as all of that would be told
    /// again, the drawing is the same.
    pub fn noting<T>(&self, draw: impl FnOnce() -> T) -> (T, Vec<(Wanted, Known)>) {
        self.noted.replace(Some(Vec::new()));
        let drawn = draw();
        let noted = self.noted.take().unwrap_or_default();
        let known = noted.into_iter().map(|wanted| {
            let known = self.known(&wanted);
            (wanted, known)
        });
        (drawn, known.collect())
    }

    /// What there is to know: the numbers of the options, and the words of one that is alone.
    pub fn known(&self, wanted: &Wanted) -> Known {
        match wanted {
            Wanted::Anywhere => (vec![usize::from(!self.by_spot.is_empty())], None),
            Wanted::At(spot) => self.known_at(spot),
        }
    }

    /// Whether that is still the same.
    pub fn is_known(&self, wanted: &Wanted, known: &Known) -> bool {
        match wanted {
            Wanted::Anywhere => self.known(wanted) == *known,
            Wanted::At(spot) => self.is_known_at(spot, known),
        }
    }

    fn known_at(&self, spot: &Spot) -> Known {
        let numbers = self.pointing(spot);
        (numbers.to_vec(), self.alone(numbers).cloned())
    }

    fn is_known_at(&self, spot: &Spot, (numbers, alone): &Known) -> bool {
        let now = self.pointing(spot);
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
