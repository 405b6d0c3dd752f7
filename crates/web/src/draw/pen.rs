//! What every renderer needs: somebody who reads, and what they can choose.

use super::cache::Before;
use super::quick::hash;
use crate::words;
use maud::{Markup, html};
use shelf::Offered;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::scene::{Spot, Tone};
use table::words::Reader;
use table::{Label, Looks, Rule, Tag, Text};

/// What somebody has touched so far, where the page is asked for without scripts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picked {
    pub spots: Vec<Spot>,
    /// The verb that was pressed.
    pub verb: Option<String>,
    /// What stands before them in the address.
    pub seat: Option<String>,
}

impl Picked {
    /// Whether nothing was touched.
    pub fn is_empty(&self) -> bool {
        self.spots.is_empty() && self.verb.is_none()
    }

    /// The address with one thing more, or without one that is picked already.
    fn with(&self, spot: &Spot) -> String {
        let kept = self.spots.iter().filter(|other| *other != spot);
        let new = Some(spot).filter(|spot| !self.spots.contains(spot));
        let picks = kept.chain(new).map(|spot| format!("pick={spot}"));
        let seat = self.seat.iter().map(|seat| format!("as={seat}"));
        let verb = self.verb.iter().map(|verb| format!("verb={verb}"));
        let all: Vec<String> = seat.chain(verb).chain(picks).collect();
        format!("?{}#ask", all.join("&"))
    }

    /// The address without any of them.
    pub fn nothing(&self) -> String {
        match &self.seat {
            Some(seat) => format!("?as={seat}#ask"),
            None => "?#ask".to_owned(),
        }
    }

    /// Whether an option is still possible: it holds everything that was touched.
    pub fn leaves(&self, label: &Label) -> bool {
        let verb = self.verb.as_deref().is_none_or(|verb| label.verb.as_deref() == Some(verb));
        let steps = label.touched();
        verb && self.spots.iter().all(|spot| steps.iter().any(|step| step.contains(spot)))
    }

    /// What is touched next for an option: any one of the first step of which nothing is picked yet.
    pub fn next<'l>(&self, label: &'l Label) -> &'l [Spot] {
        let is_open = |step: &&[Spot]| !step.iter().any(|spot| self.spots.contains(spot));
        label.touched().into_iter().find(is_open).unwrap_or_default()
    }
}

/// The options of a viewer, by the things on the table that are touched for them.
#[derive(Debug, Default)]
pub struct Offers {
    by_spot: BTreeMap<String, Vec<usize>>,
    /// What can be touched next.
    lit: BTreeSet<String>,
    options: Arc<[Offered]>,
    picked: Picked,
    /// Whether several are chosen, which without scripts is done in the list.
    several: bool,
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

/// What there is to know of a thing: the options that hold it, whether it is lit and in hand, and what is written on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    options: Vec<usize>,
    lit: bool,
    held: bool,
    several: bool,
    words: Option<Text>,
    tag: Option<Tag>,
}

impl Known {
    /// Whether no option holds it.
    pub fn is_nothing(&self) -> bool {
        self.options.is_empty()
    }
}

impl Wanted {
    fn covers(&self, spot: &str) -> bool {
        self.spots.binary_search(&hash(spot)).is_ok() || self.under.iter().any(|name| spot.starts_with(name.as_str()))
    }
}

impl Offers {
    pub fn new(options: &Arc<[Offered]>, picked: Picked, several: bool) -> Offers {
        let mut offers = Offers { picked, several, options: options.clone(), ..Offers::default() };
        for option in options.iter().filter(|option| offers.picked.leaves(&option.label)) {
            for spot in option.label.touched_spots() {
                let at = offers.by_spot.entry(spot.as_str().to_owned()).or_default();
                at.push(option.number);
            }
            offers.lit.extend(offers.picked.next(&option.label).iter().map(|spot| spot.as_str().to_owned()));
        }
        offers
    }

    fn label(&self, number: usize) -> Option<&Label> {
        self.options.get(number.checked_sub(1)?).map(|option| &option.label)
    }

    pub fn picked(&self) -> &Picked {
        &self.picked
    }

    /// Whether a thing can be touched next.
    pub fn is_lit(&self, spot: &Spot) -> bool {
        self.note(|wanted| wanted.spots.push(hash(spot.as_str())));
        self.lit.contains(spot.as_str())
    }

    /// Whether options hold a thing, now or later.
    pub fn hold(&self, spot: &Spot) -> bool {
        !self.at(spot).is_empty()
    }

    /// The numbers of the options that hold a thing.
    fn at(&self, spot: &Spot) -> &[usize] {
        self.note(|wanted| wanted.spots.push(hash(spot.as_str())));
        self.by_spot.get(spot.as_str()).map_or(&[], Vec::as_slice)
    }

    /// The ends of the names of all things that options point at and whose names begin so.
    pub fn under<'o>(&'o self, name: &'o str) -> impl Iterator<Item = &'o str> {
        self.note(|wanted| wanted.under.push(name.to_owned()));
        self.by_spot.keys().filter_map(move |spot| spot.strip_prefix(name))
    }

    /// All there is to know of the options that point at a thing.
    pub fn learn(&self, spot: &Spot) -> Known {
        self.known_of(spot.as_str(), self.at(spot))
    }

    /// Whether all there is to know of a thing is still what it was.
    pub fn is_as_learnt(&self, spot: &Spot, known: &Known) -> bool {
        self.is_known_of(spot.as_str(), self.at(spot), known)
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
        let told = self.covered(&wanted).map(|(spot, numbers)| (spot.clone(), self.known_of(spot, numbers)));
        let told = told.collect();
        (drawn, Noted { wanted, told })
    }

    /// Whether a drawing would be told again what it was told.
    pub fn are_as_noted(&self, noted: &Noted) -> bool {
        let mut before = noted.told.iter();
        let is_next = |(spot, numbers): (&String, &[usize])| {
            before.next().is_some_and(|(name, known)| name == spot && self.is_known_of(spot, numbers, known))
        };
        self.covered(&noted.wanted).all(is_next) && before.next().is_none()
    }

    /// The things that options point at and of which something was wanted to be known, in the order of their names.
    fn covered<'o>(&'o self, wanted: &'o Wanted) -> impl Iterator<Item = (&'o String, &'o [usize])> {
        let all = self.by_spot.iter().filter(|(spot, _)| wanted.covers(spot));
        all.map(|(spot, numbers)| (spot, numbers.as_slice()))
    }

    fn known_of(&self, spot: &str, options: &[usize]) -> Known {
        Known {
            options: options.to_vec(),
            lit: self.lit.contains(spot),
            held: self.holds(spot),
            several: self.several,
            words: self.alone(options).cloned(),
            tag: self.tag(spot, options).cloned(),
        }
    }

    fn is_known_of(&self, spot: &str, options: &[usize], known: &Known) -> bool {
        options == known.options
            && self.lit.contains(spot) == known.lit
            && self.holds(spot) == known.held
            && self.several == known.several
            && self.alone(options) == known.words.as_ref()
            && self.tag(spot, options) == known.tag.as_ref()
    }

    fn holds(&self, spot: &str) -> bool {
        self.picked.spots.iter().any(|picked| picked.as_str() == spot)
    }

    /// The words of the only one of some options.
    fn alone(&self, options: &[usize]) -> Option<&Text> {
        match options {
            [only] => self.label(*only).map(|label| &label.text),
            _ => None,
        }
    }

    /// What is written on a thing that ends an option: the best of the tags.
    fn tag(&self, spot: &str, options: &[usize]) -> Option<&Tag> {
        let ends =
            |label: &&Label| label.touched().last().is_some_and(|step| step.iter().any(|end| end.as_str() == spot));
        let tags = options.iter().filter_map(|number| self.label(*number)).filter(ends);
        let tags = tags.filter_map(|label| label.tag.as_ref());
        tags.max_by_key(|tag| worth(tag))
    }
}

/// Good news first, then the likelier.
pub fn worth(tag: &Tag) -> (bool, u8) {
    (tag.tone == Tone::Good, tag.chance.map_or(0, |chance| chance.percent()))
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

    /// Where a thing leads that options hold: to the page on which it is picked.
    pub fn way(&self, spot: &Spot) -> Option<Way> {
        let known = self.offers.learn(spot);
        let first = known.options.first()?;
        let href = match self.offers.several {
            true => format!("#o{first}"),
            false => self.offers.picked.with(spot),
        };
        let tag = known.tag.as_ref().map(|tag| self.say(&tag.text));
        let label = known.words.as_ref().map(|text| self.say(text)).or_else(|| tag.clone());
        let tag = tag.filter(|_| known.lit && !self.offers.picked.spots.is_empty());
        Some(Way { href, lit: known.lit, held: known.held, label, tag })
    }
}

/// A way from a thing on the table to the options that hold it.
pub struct Way {
    pub href: String,
    /// Whether it can be touched next.
    pub lit: bool,
    /// Whether it was touched.
    pub held: bool,
    /// The words of the option, where there is only one.
    pub label: Option<String>,
    /// What is written on it while something else is in hand.
    pub tag: Option<String>,
}

impl Way {
    /// The classes of a thing that can be touched: now, or after something else.
    pub fn class(&self) -> &'static str {
        match (self.lit, self.held) {
            (_, true) => "may held",
            (true, _) => "may lit",
            (false, _) => "may",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(spots: &[(&'static str, &'static str)]) -> Offers {
        let option = |(n, (text, spot)): (usize, &(&'static str, &'static str))| Offered {
            number: n + 1,
            notation: (*text).to_owned(),
            label: Label::new(*text, "B1").at(Spot::from(*spot)),
            cap: None,
        };
        Offers::new(&spots.iter().enumerate().map(option).collect(), Picked::default(), false)
    }

    #[test]
    fn a_drawing_is_made_again_only_where_options_change_that_it_asked_of() {
        let ask = |offers: &Offers| (offers.hold(&Spot::from("deck")), offers.under("board-").count());
        let before = offers(&[("drop", "board-A1"), ("stay", "pawn")]);
        let (told, noted) = before.noting(|| ask(&before));
        assert_eq!(told, (false, 1));
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
