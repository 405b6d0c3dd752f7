//! What every renderer needs: somebody who reads, and what they can choose.

use super::cache::Before;
use super::quick::{Quick, QuickMap, hash, hash_of};
use crate::words;
use maud::{Markup, html};
use shelf::Offered;
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::hash::{Hash, Hasher};
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
        if self.is_empty() && self.seat.is_none() {
            return ["?pick=", spot.as_str(), "#ask"].concat();
        }
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
        if self.spots.is_empty() {
            return verb;
        }
        let steps = label.touched();
        verb && self.spots.iter().all(|spot| steps.iter().any(|step| step.contains(spot)))
    }

    /// Whether nothing of a step is picked yet. The first such step of an option is touched next.
    fn is_open(&self, step: &[Spot]) -> bool {
        !step.iter().any(|spot| self.spots.contains(spot))
    }
}

/// The options of a viewer, by the things on the table that are touched for them.
#[derive(Debug, Default)]
pub struct Offers<'a> {
    /// In the order in which the options name them.
    things: Vec<Thing<'a>>,
    /// Where each is among them, by the hashes of their names.
    places: QuickMap<u64, usize>,
    options: &'a [Offered],
    picked: Picked,
    /// Whether several are chosen, which without scripts is done in the list.
    several: bool,
    /// What a drawing has wanted to know of them, while somebody notes it.
    noted: RefCell<Option<Wanted>>,
}

/// A thing that is touched for some options.
#[derive(Debug)]
struct Thing<'a> {
    name: &'a str,
    hash: u64,
    /// The numbers of the options that hold it, and whether it is what is touched last for them.
    options: SmallVec<[(usize, bool); 2]>,
    /// Whether it can be touched next.
    lit: bool,
    sign: Sign,
}

/// Stands for all that a drawing can tell of a thing that options hold: as long as it is the same, so is the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sign(u64);

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
    told: Vec<(u64, Sign)>,
}

impl Wanted {
    fn covers(&self, thing: &Thing) -> bool {
        self.under.iter().any(|name| thing.name.starts_with(name.as_str()))
            || self.spots.binary_search(&thing.hash).is_ok()
    }
}

impl<'a> Offers<'a> {
    pub fn new(options: &'a [Offered], picked: Picked, several: bool) -> Offers<'a> {
        let mut offers = Offers { picked, several, options, ..Offers::default() };
        let most = options.iter().map(|option| option.label.touched_spots().count()).sum();
        offers.things.reserve(most);
        offers.places.reserve(most);
        for option in options.iter().filter(|option| offers.picked.leaves(&option.label)) {
            let steps = option.label.touched();
            let open = steps.iter().position(|step| offers.picked.is_open(step));
            for (n, step) in steps.iter().enumerate() {
                for spot in *step {
                    let thing = thing_at(&mut offers.things, &mut offers.places, spot);
                    thing.options.push((option.number, n + 1 == steps.len()));
                    thing.lit |= open == Some(n);
                }
            }
        }
        let told: Vec<[u64; 2]> = options.iter().map(|option| told_of(&option.label)).collect();
        for thing in &mut offers.things {
            let held = offers.picked.spots.iter().any(|picked| picked.as_str() == thing.name);
            thing.sign = thing.sign_of(held, several, &told);
        }
        offers
    }

    fn label(&self, number: usize) -> Option<&'a Label> {
        self.options.get(number.checked_sub(1)?).map(|option| &option.label)
    }

    pub fn picked(&self) -> &Picked {
        &self.picked
    }

    /// Whether options hold a thing, now or later.
    pub fn hold(&self, spot: &Spot) -> bool {
        self.thing(spot).is_some()
    }

    fn thing(&self, spot: &Spot) -> Option<&Thing<'a>> {
        let hash = hash(spot.as_str());
        self.note(|wanted| wanted.spots.push(hash));
        self.things.get(*self.places.get(&hash)?)
    }

    /// The ends of the names of all things that options point at and whose names begin so.
    pub fn under<'o>(&'o self, name: &'o str) -> impl Iterator<Item = &'a str> + use<'a, 'o> {
        self.note(|wanted| wanted.under.push(name.to_owned()));
        self.things.iter().filter_map(move |thing| thing.name.strip_prefix(name))
    }

    /// What stands for all that a drawing can tell of a thing, by the hash of its name; nothing if no option holds it.
    pub fn sign(&self, hash: u64) -> Option<Sign> {
        self.note(|wanted| wanted.spots.push(hash));
        self.sign_under(hash)
    }

    /// The same of a thing whose name begins as a drawing has asked for already.
    pub fn sign_under(&self, hash: u64) -> Option<Sign> {
        self.places.get(&hash).and_then(|place| self.things.get(*place)).map(|thing| thing.sign)
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
        let told = self.covered(&wanted).collect();
        (drawn, Noted { wanted, told })
    }

    /// Whether a drawing would be told again what it was told.
    pub fn are_as_noted(&self, noted: &Noted) -> bool {
        self.covered(&noted.wanted).eq(noted.told.iter().copied())
    }

    /// The things that options point at and of which something was wanted to be known.
    fn covered<'o>(&'o self, wanted: &'o Wanted) -> impl Iterator<Item = (u64, Sign)> {
        self.things.iter().filter(|thing| wanted.covers(thing)).map(|thing| (thing.hash, thing.sign))
    }

    /// The words of the only option that holds a thing.
    fn alone(&self, thing: &Thing) -> Option<&'a Text> {
        match thing.options.as_slice() {
            [(only, _)] => self.label(*only).map(|label| &label.text),
            _ => None,
        }
    }

    /// What is written on a thing that ends an option: the best of the tags.
    fn tag(&self, thing: &Thing) -> Option<&'a Tag> {
        let labels = thing.options.iter().filter(|(_, ends)| *ends).filter_map(|(number, _)| self.label(*number));
        labels.filter_map(|label| label.tag.as_ref()).max_by_key(|tag| worth(tag))
    }

    fn holds(&self, spot: &Spot) -> bool {
        self.picked.spots.contains(spot)
    }
}

/// The thing of this name among those that options hold, put at their end if it is new.
fn thing_at<'t, 'a>(
    things: &'t mut Vec<Thing<'a>>,
    places: &mut QuickMap<u64, usize>,
    spot: &'a Spot,
) -> &'t mut Thing<'a> {
    let (name, hash) = (spot.as_str(), hash(spot.as_str()));
    let place = *places.entry(hash).or_insert(things.len());
    if place == things.len() {
        things.push(Thing { name, hash, options: SmallVec::new(), lit: false, sign: Sign(0) });
    }
    &mut things[place]
}

/// Hashes of what a drawing can say of an option: its words and its tag.
fn told_of(label: &Label) -> [u64; 2] {
    [hash_of(&label.text), label.tag.as_ref().map_or(0, hash_of)]
}

impl Thing<'_> {
    /// Of what is told of each option the words count where it is the only one, and the tag where it ends here.
    fn sign_of(&self, held: bool, several: bool, told: &[[u64; 2]]) -> Sign {
        let mut quick = Quick::default();
        (self.lit, held, several).hash(&mut quick);
        for (number, ends) in &self.options {
            let [words, tag] = number.checked_sub(1).and_then(|n| told.get(n)).copied().unwrap_or_default();
            quick.write_usize(*number);
            quick.write_u64(if *ends { tag } else { 0 });
            quick.write_u64(if self.options.len() == 1 { words } else { 0 });
        }
        Sign(quick.finish())
    }
}

/// Good news first, then the likelier.
pub fn worth(tag: &Tag) -> (bool, u8) {
    (tag.tone == Tone::Good, tag.chance.map_or(0, |chance| chance.percent()))
}

/// Writes a page for one reader.
pub struct Pen<'a> {
    pub reader: Reader<'a>,
    pub offers: Offers<'a>,
    /// Where the rulebook lies, such as `/rules/odyssey`.
    pub rules: String,
    /// What the game is drawn with.
    pub looks: &'a Looks,
    /// What was drawn for this reader before, where somebody keeps looking.
    pub drawn: Before<'a>,
    /// The stretch of the page that is being drawn, while one is.
    pub stretch: Cell<Option<&'static str>>,
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
        let thing = self.offers.thing(spot)?;
        let (first, _) = thing.options.first()?;
        let href = match self.offers.several {
            true => format!("#o{first}"),
            false => self.offers.picked.with(spot),
        };
        let tag = self.offers.tag(thing).map(|tag| self.say(&tag.text));
        let label = self.offers.alone(thing).map(|text| self.say(text)).or_else(|| tag.clone());
        let tag = tag.filter(|_| thing.lit && !self.offers.picked.spots.is_empty());
        Some(Way { href, lit: thing.lit, held: self.offers.holds(spot), label, tag })
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

    fn options(spots: &[(&'static str, &'static str)]) -> Vec<Offered> {
        let option = |(n, (text, spot)): (usize, &(&'static str, &'static str))| Offered {
            number: n + 1,
            notation: (*text).to_owned(),
            label: Label::new(*text, "B1").at(Spot::from(*spot)),
            cap: None,
        };
        spots.iter().enumerate().map(option).collect()
    }

    fn offers(options: &[Offered]) -> Offers<'_> {
        Offers::new(options, Picked::default(), false)
    }

    #[test]
    fn a_drawing_is_made_again_only_where_options_change_that_it_asked_of() {
        let ask = |offers: &Offers| (offers.hold(&Spot::from("deck")), offers.under("board-").count());
        let first = options(&[("drop", "board-A1"), ("stay", "pawn")]);
        let before = offers(&first);
        let (told, noted) = before.noting(|| ask(&before));
        assert_eq!(told, (false, 1));
        assert!(before.are_as_noted(&noted));
        assert!(offers(&options(&[("drop", "board-A1")])).are_as_noted(&noted), "nobody asked of the pawn");
        for other in [
            &[][..],
            &[("fall", "board-A1")],
            &[("stay", "pawn"), ("drop", "board-A1")],
            &[("drop", "board-A2")],
            &[("drop", "board-A1"), ("drop", "board-A1")],
            &[("drop", "board-A1"), ("draw", "deck")],
        ] {
            assert!(!offers(&options(other)).are_as_noted(&noted), "{other:?}");
        }
    }
}
