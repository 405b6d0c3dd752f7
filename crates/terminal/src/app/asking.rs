//! The answer in progress: what is highlighted, what is picked, what is searched for, which folder is open.

use crate::view::Ask;
use shelf::Kind;
use table::Text;

/// The keys of the options, in their order. L, Q, R and U do other things at every table.
pub const KEYS: &str = "123456789abcdefghijkmnopstvwxyz";

/// Lists longer than this are folded where their paths allow it.
const LONG: usize = 14;

/// The key of a row, as long as there are keys.
pub fn key_of(row: usize) -> Option<char> {
    KEYS.chars().nth(row)
}

/// One row of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum Row {
    /// An option, by its place among the options.
    Option(usize),
    /// Options whose paths begin alike.
    Folder { name: Text, places: Vec<usize> },
    /// With real cards: one that may have come, by its place among them.
    Card(usize),
    /// Something that is not offered, by its place in the prompt.
    Barred(usize),
}

/// What choosing a row led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// The whole answer, in the game's notation.
    Answer(String),
    /// The selection changed, or a folder was opened.
    Changed,
    /// It is barred.
    Barred(usize),
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
    /// The names of the folders that are open, outermost first.
    pub open: Vec<Text>,
    flat: bool,
}

impl Asking {
    /// Begins anew if the question is another one. Tells whether it is.
    pub fn turn_to(&mut self, ask: Option<&Ask>) -> bool {
        let question = ask.map(|ask| (ask.query.number, ask.seat));
        if question == self.question && question.is_some() {
            return false;
        }
        *self = Asking { question, parts: vec![0; ask.map_or(0, |ask| ask.options.len())], ..Asking::default() };
        true
    }

    /// Shows every option, whatever folder it is in.
    pub fn open_all(&mut self) {
        self.open.clear();
        self.search = None;
        self.flat = true;
    }

    /// The rows as they are shown: those that are found, those of the open folder, or all; barred ones last.
    pub fn rows(&self, ask: &Ask, tell: &dyn Fn(&Text) -> String) -> Vec<Row> {
        if let Kind::Draw { cards, .. } = &ask.query.kind {
            let found = (0..cards.len()).filter(|n| self.finds(&cards[*n]));
            return found.map(Row::Card).collect();
        }
        let all: Vec<usize> = (0..ask.options.len()).collect();
        if self.search.is_some() {
            let words = |n: usize| {
                let label = &ask.options[n].label;
                let detail = label.detail.as_ref().map(tell).unwrap_or_default();
                format!("{} {detail}", tell(&label.text))
            };
            return all.into_iter().filter(|n| self.finds(&words(*n))).map(Row::Option).collect();
        }
        let mut rows = self.folded(ask, all);
        if self.open.is_empty() {
            rows.extend((0..ask.query.prompt.barred.len()).map(Row::Barred));
        }
        rows
    }

    fn finds(&self, words: &str) -> bool {
        let words = words.to_lowercase();
        let search = self.search.as_deref().unwrap_or_default().to_lowercase();
        search.split_whitespace().all(|word| words.contains(word))
    }

    fn folded(&self, ask: &Ask, all: Vec<usize>) -> Vec<Row> {
        let single = matches!(ask.query.kind, Kind::One | Kind::Sealed);
        if !single || self.flat || all.len() <= LONG {
            return all.into_iter().map(Row::Option).collect();
        }
        let depth = self.open.len();
        let path = |place: usize| &ask.options[place].label.path;
        let inside = all.into_iter().filter(|place| path(*place).starts_with(&self.open));
        let mut rows: Vec<Row> = Vec::new();
        for place in inside {
            let Some(name) = path(place).get(depth) else {
                rows.push(Row::Option(place));
                continue;
            };
            let folder = rows.iter_mut().find_map(|row| match row {
                Row::Folder { name: other, places } if other == name => Some(places),
                _ => None,
            });
            match folder {
                Some(places) => places.push(place),
                None => rows.push(Row::Folder { name: name.clone(), places: vec![place] }),
            }
        }
        rows.into_iter().map(unfold_single).collect()
    }

    /// Closes the innermost folder, the search, or forgets the picks; `false` if there was nothing to go back from.
    pub fn back(&mut self) -> bool {
        if self.search.take().is_some() || self.open.pop().is_some() {
            self.cursor = 0;
            return true;
        }
        let begun = !self.picks.is_empty() || self.parts.iter().any(|part| *part > 0) || !self.typed.is_empty();
        self.picks.clear();
        self.parts.fill(0);
        self.typed.clear();
        begun
    }

    pub fn step(&mut self, rows: usize, by: isize) {
        let last = rows.saturating_sub(1);
        self.cursor = self.cursor.min(last).saturating_add_signed(by).min(last);
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
            Row::Barred(place) => return Chosen::Barred(*place),
            Row::Option(place) => *place,
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

/// A folder with one option in it is no folder.
fn unfold_single(row: Row) -> Row {
    match row {
        Row::Folder { places, .. } if places.len() == 1 => Row::Option(places[0]),
        row => row,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::{Offered, Query};
    use table::{Asked, Label, Prompt, Seat, Text};

    fn ask(kind: Kind, options: &[(&'static str, &[&'static str])]) -> Ask {
        let option = |(n, (name, path)): (usize, &(&'static str, &[&'static str]))| Offered {
            number: n + 1,
            notation: (*name).to_owned(),
            label: Label::new(*name, "A1").path(path.iter().map(|key| Text::new(*key))),
            cap: Some(2),
        };
        Ask {
            seat: Seat(0),
            query: Query {
                number: 7,
                asked: Asked::One(Seat(0)),
                prompt: Prompt::new("prompt", "A1").bar("x", "y", "A2"),
                kind,
                window: false,
                stays_secret: false,
            },
            options: options.iter().enumerate().map(option).collect(),
        }
    }

    fn begun(ask: &Ask) -> Asking {
        let mut asking = Asking::default();
        assert!(asking.turn_to(Some(ask)));
        assert!(!asking.turn_to(Some(ask)));
        asking
    }

    fn plain(text: &Text) -> String {
        text.key.to_string()
    }

    const THREE: [(&str, &[&str]); 3] = [("wolf", &[]), ("bear", &[]), ("owl", &[])];

    #[test]
    fn keys_leave_out_those_that_do_other_things() {
        assert_eq!((key_of(0), key_of(8), key_of(9)), (Some('1'), Some('9'), Some('a')));
        assert!(KEYS.chars().all(|key| !"lqru0".contains(key)));
        assert_eq!((KEYS.chars().count(), key_of(31)), (31, None));
    }

    #[test]
    fn one_option_answers_at_once() {
        let ask = ask(Kind::One, &THREE);
        let mut asking = begun(&ask);
        assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Answer("bear".into()));
        assert_eq!(asking.choose(&ask, &Row::Barred(0)), Chosen::Barred(0));
    }

    #[test]
    fn several_are_picked_and_dropped_between_the_least_and_the_most() {
        let ask = ask(Kind::Several { min: 1, max: 2 }, &THREE);
        let mut asking = begun(&ask);
        assert_eq!(asking.answer(&ask), None);
        asking.choose(&ask, &Row::Option(2));
        asking.choose(&ask, &Row::Option(0));
        assert_eq!(asking.answer(&ask).as_deref(), Some("owl, wolf"));
        assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Full);
        asking.choose(&ask, &Row::Option(2));
        assert_eq!(asking.answer(&ask).as_deref(), Some("wolf"));
        assert!(asking.back());
        assert_eq!(asking.answer(&ask), None);
    }

    #[test]
    fn nothing_can_be_picked_where_the_least_is_nothing() {
        let ask = ask(Kind::Several { min: 0, max: 2 }, &THREE);
        assert_eq!(begun(&ask).answer(&ask).as_deref(), Some("none"));
    }

    #[test]
    fn a_total_is_shared_up_to_the_caps() {
        let ask = ask(Kind::Share { total: 3 }, &THREE);
        let mut asking = begun(&ask);
        for _ in 0..2 {
            assert_eq!(asking.choose(&ask, &Row::Option(0)), Chosen::Changed);
        }
        assert_eq!(asking.choose(&ask, &Row::Option(0)), Chosen::Full);
        assert_eq!((asking.rest(3), asking.answer(&ask)), (1, None));
        asking.choose(&ask, &Row::Option(2));
        assert_eq!(asking.choose(&ask, &Row::Option(1)), Chosen::Full);
        assert_eq!(asking.answer(&ask).as_deref(), Some("wolf=2, owl=1"));
        assert_eq!(asking.give(&ask, 0, 3, -1), Chosen::Changed);
        assert_eq!(asking.answer(&ask), None);
    }

    #[test]
    fn the_last_of_an_order_places_itself() {
        let ask = ask(Kind::Order, &THREE);
        let mut asking = begun(&ask);
        asking.choose(&ask, &Row::Option(1));
        assert_eq!(asking.answer(&ask), None);
        asking.choose(&ask, &Row::Option(2));
        assert_eq!(asking.answer(&ask).as_deref(), Some("bear, owl, wolf"));
    }

    #[test]
    fn long_lists_fold_by_their_paths_and_a_search_finds_through_all_folders() {
        let names: Vec<String> = (0..20).map(|n| format!("go-{n}")).collect();
        let names: Vec<&'static str> = names.into_iter().map(|name| &*name.leak()).collect();
        let mut options: Vec<(&'static str, &[&'static str])> =
            names.iter().map(|name| (*name, &["move"][..])).collect();
        options.push(("end", &["end"]));
        options.push(("rest", &[]));
        let ask = ask(Kind::One, &options);
        let mut asking = begun(&ask);
        let rows = asking.rows(&ask, &plain);
        assert!(matches!(&rows[0], Row::Folder { places, .. } if places.len() == 20));
        assert_eq!(rows[1..], [Row::Option(20), Row::Option(21), Row::Barred(0)]);
        assert_eq!(asking.choose(&ask, &rows[0]), Chosen::Changed);
        assert_eq!(asking.rows(&ask, &plain).len(), 20);
        asking.search = Some("GO 17".into());
        assert_eq!(asking.rows(&ask, &plain), [Row::Option(17)]);
        assert!(asking.back() && asking.back() && !asking.back());
    }

    #[test]
    fn another_question_begins_anew() {
        let mut first = ask(Kind::Order, &THREE);
        let mut asking = begun(&first);
        asking.choose(&first, &Row::Option(1));
        asking.cursor = 2;
        first.query.number = 8;
        assert!(asking.turn_to(Some(&first)));
        assert_eq!((asking.picks.len(), asking.cursor), (0, 0));
    }
}
