//! The answer in progress: what is highlighted, what is picked, what is searched for, which verb or folder is open.

mod keys;
mod rows;
#[cfg(test)]
mod tests;

use crate::view::Ask;
pub use keys::{DONE, Keys, key_of, row_of};
pub use rows::Row;
use shelf::Kind;
use std::collections::BTreeMap;
use table::scene::Spot;
use table::{Label, Text, Verb};

/// The row before or after this one. A list has no end: beyond the last row comes the first.
pub fn walked(row: usize, rows: usize, by: isize) -> usize {
    let last = rows.saturating_sub(1);
    match row.min(last) {
        0 if by < 0 => last,
        row if row == last && by > 0 => 0,
        row => row.saturating_add_signed(by).min(last),
    }
}

/// Whether an option ends a turn, passes or leaves things as they are.
pub fn is_done(label: &Label) -> bool {
    label.verb.as_deref() == Some(Verb::DONE)
}

/// What choosing a row led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// The whole answer, in the game's notation.
    Answer(String),
    /// The selection changed, or a verb or folder was opened.
    Changed,
    /// It is barred.
    Barred(usize),
    /// The verb has nothing to offer.
    Idle(usize),
    /// It cannot be taken now: the total is shared out, or enough are picked.
    Full,
    Nothing,
}

/// How far an answer has come.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Asking {
    question: Option<(usize, table::Seat)>,
    /// The row in hand.
    pub cursor: usize,
    /// The options picked, in the order in which they were.
    pub picks: Vec<usize>,
    /// How much each option gets of a total.
    pub parts: Vec<u16>,
    /// What is searched for, while the search is open.
    pub search: Option<String>,
    /// What was typed for a roll.
    pub typed: String,
    /// The verb that was pressed, by its place among the game's.
    pub verb: Option<usize>,
    /// What was touched on the table: only options that touch all of it are left.
    pub touched: Vec<Spot>,
    /// The names of the folders that are open, outermost first.
    pub open: Vec<Text>,
    /// The row whose key was pressed once, where a second press does it.
    pub armed: Option<usize>,
    variants: BTreeMap<usize, usize>,
    flat: bool,
}

impl Asking {
    /// Starts again if the question is another one. Tells whether it is.
    pub fn turn_to(&mut self, ask: Option<&Ask>) -> bool {
        let question = ask.map(|ask| (ask.query.number, ask.seat));
        if question == self.question && question.is_some() {
            return false;
        }
        *self = Asking { question, parts: vec![0; ask.map_or(0, |ask| ask.options.len())], ..Asking::default() };
        true
    }

    /// Shows every option, whatever verb or folder it is in.
    pub fn open_all(&mut self) {
        self.open.clear();
        self.touched.clear();
        (self.search, self.verb) = (None, None);
        self.flat = true;
    }

    /// The option that a row stands for: its own, or the variant that was turned to.
    pub fn option_of(&self, row: &Row) -> Option<usize> {
        match row {
            Row::Option(place) => Some(*place),
            Row::Variants(places) => {
                let turned = places.first().and_then(|first| self.variants.get(first));
                places.get(turned.copied().unwrap_or(0)).copied()
            }
            _ => None,
        }
    }

    /// Turns to another variant of a row. `false` if it has none.
    pub fn turn(&mut self, row: &Row, by: isize) -> bool {
        let Row::Variants(places) = row else { return false };
        let Some(first) = places.first() else { return false };
        let turned = self.variants.entry(*first).or_insert(0);
        *turned = turned.saturating_add_signed(by).min(places.len() - 1);
        true
    }

    /// Turns to the variant with this place, where it is one.
    pub fn turn_to_option(&mut self, row: &Row, option: usize) {
        if let Row::Variants(places) = row
            && let (Some(first), Some(at)) = (places.first(), places.iter().position(|place| *place == option))
        {
            self.variants.insert(*first, at);
        }
    }

    /// Closes the innermost folder, the verb or the search, or forgets what was touched or picked; `false` if there was nothing to go back from.
    pub fn back(&mut self) -> bool {
        self.armed = None;
        let closed = self.search.take().is_some() || self.open.pop().is_some() || self.verb.take().is_some();
        if closed || self.touched.pop().is_some() {
            self.cursor = 0;
            return true;
        }
        let begun = !self.picks.is_empty() || self.parts.iter().any(|part| *part > 0) || !self.typed.is_empty();
        self.picks.clear();
        self.parts.fill(0);
        self.typed.clear();
        begun
    }

    /// Another row by a key: from the last it goes on to the first.
    pub fn walk(&mut self, rows: usize, by: isize) {
        self.cursor = walked(self.cursor, rows, by);
        self.armed = None;
    }

    /// Another row by the wheel, which stops at the ends.
    pub fn step(&mut self, rows: usize, by: isize) {
        let last = rows.saturating_sub(1);
        self.cursor = self.cursor.min(last).saturating_add_signed(by).min(last);
        self.armed = None;
    }

    /// What is still to be shared out.
    pub fn rest(&self, total: u16) -> u16 {
        total.saturating_sub(self.parts.iter().sum())
    }

    /// Chooses a row: answers at once where one option is wanted, and changes the selection where several are.
    pub fn choose(&mut self, ask: &Ask, row: &Row) -> Chosen {
        let place = match row {
            Row::Folder { name, .. } => {
                self.open.push(name.clone());
                self.cursor = 0;
                return Chosen::Changed;
            }
            Row::Card(card) => {
                let Kind::Draw { cards, .. } = &ask.query.kind else {
                    return Chosen::Nothing;
                };
                return cards.get(*card).map_or(Chosen::Nothing, |card| Chosen::Answer(card.clone()));
            }
            Row::Verb { verb, places } if places.is_empty() => return Chosen::Idle(*verb),
            Row::Verb { verb, .. } => {
                (self.verb, self.cursor) = (Some(*verb), 0);
                return Chosen::Changed;
            }
            Row::Barred(place) => return Chosen::Barred(*place),
            Row::Option(_) | Row::Variants(_) => match self.option_of(row) {
                Some(place) => place,
                None => return Chosen::Nothing,
            },
        };
        let Some(option) = ask.options.get(place) else {
            return Chosen::Nothing;
        };
        match &ask.query.kind {
            Kind::One | Kind::Sealed => Chosen::Answer(option.notation.clone()),
            Kind::Several { max, .. } => self.toggle(place, *max),
            Kind::Order => self.toggle(place, ask.options.len()),
            Kind::Share { total } => self.give(ask, place, *total, 1),
            Kind::Roll { .. } | Kind::Draw { .. } => Chosen::Nothing,
        }
    }

    fn toggle(&mut self, place: usize, max: usize) -> Chosen {
        if let Some(at) = self.picks.iter().position(|pick| *pick == place) {
            self.picks.remove(at);
            return Chosen::Changed;
        }
        if max == 1 {
            self.picks.clear();
        }
        if self.picks.len() >= max {
            return Chosen::Full;
        }
        self.picks.push(place);
        Chosen::Changed
    }

    /// Gives an option more or less of the total.
    pub fn give(&mut self, ask: &Ask, place: usize, total: u16, by: i32) -> Chosen {
        let rest = self.rest(total);
        let cap = ask.options.get(place).and_then(|option| option.cap).unwrap_or(total);
        let Some(part) = self.parts.get_mut(place) else {
            return Chosen::Nothing;
        };
        let most = cap.min(part.saturating_add(rest));
        let wanted = (i32::from(*part) + by).clamp(0, i32::from(most)) as u16;
        if wanted == *part {
            return Chosen::Full;
        }
        *part = wanted;
        Chosen::Changed
    }

    /// The whole answer, if it is whole.
    pub fn answer(&self, ask: &Ask) -> Option<String> {
        let notation = |place: &usize| ask.options.get(*place).map(|option| option.notation.clone());
        let listed = |places: &[usize]| places.iter().filter_map(notation).collect::<Vec<_>>().join(", ");
        match &ask.query.kind {
            Kind::Several { min, max } if (*min..=*max).contains(&self.picks.len()) => {
                Some(match self.picks.as_slice() {
                    [] => "none".to_owned(),
                    picks => listed(picks),
                })
            }
            Kind::Order if self.picks.len() + 1 >= ask.options.len() => {
                let left = (0..ask.options.len()).filter(|place| !self.picks.contains(place));
                let order: Vec<usize> = self.picks.iter().copied().chain(left).collect();
                Some(listed(&order))
            }
            Kind::Share { total } if self.rest(*total) == 0 => {
                let given = self.parts.iter().enumerate().filter(|(_, part)| **part > 0);
                let parts = given.filter_map(|(place, part)| Some(format!("{}={part}", notation(&place)?)));
                Some(parts.collect::<Vec<_>>().join(", "))
            }
            Kind::Roll { .. } if !self.typed.trim().is_empty() => Some(self.typed.trim().to_owned()),
            _ => None,
        }
    }
}
