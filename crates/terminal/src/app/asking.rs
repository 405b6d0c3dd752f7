//! The answer in progress: what is highlighted, what is picked, what is searched for, which verb or folder is open.

use crate::view::Ask;
use shelf::Kind;
use std::collections::BTreeMap;
use table::scene::Spot;
use table::{Label, Text, Verb};

/// The keys of things, in their order, before the letters of the game's verbs are taken out. Some letters do the same at every table: those
/// that no game may use for a verb, and Q.
const THINGS: &str = "123456789acdefgijmnopstvwxyz";

/// The key of a row in a panel, as long as there are keys.
pub fn key_of(row: usize) -> Option<char> {
    THINGS.chars().nth(row)
}

/// The row of a panel that a key stands for.
pub fn row_of(key: char) -> Option<usize> {
    THINGS.chars().position(|other| other == key)
}

/// The keys of the rows: letters are verbs, figures are things. Where there are more than nine things, letters that are no verb's follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    letters: Vec<char>,
    things: Vec<char>,
}

impl Keys {
    /// Keys beside verbs with these letters, in the order of the verbs.
    pub fn beside(letters: Vec<char>) -> Keys {
        let things = THINGS.chars().filter(|key| !letters.contains(key)).collect();
        Keys { letters, things }
    }

    /// The verb with this letter.
    pub fn verb(&self, key: char) -> Option<usize> {
        self.letters.iter().position(|letter| *letter == key)
    }

    /// The key of a verb.
    pub fn of_verb(&self, verb: usize) -> Option<char> {
        self.letters.get(verb).copied()
    }

    /// The key of the nth thing, as long as there are keys.
    pub fn thing(&self, n: usize) -> Option<char> {
        self.things.get(n).copied()
    }

    /// The key of each row. What ends a turn or passes has the same key everywhere.
    pub fn of_rows(&self, ask: &Ask, rows: &[Row]) -> Vec<Option<char>> {
        let mut things = self.things.iter().copied();
        let mut done = Some(DONE);
        let key = |row: &Row| match row {
            Row::Verb { verb, .. } => self.of_verb(*verb),
            Row::Barred(_) => None,
            Row::Option(place) if is_done(&ask.options[*place].label) && done.is_some() => done.take(),
            _ => things.next(),
        };
        rows.iter().map(key).collect()
    }
}

/// The key that ends a turn or passes.
pub const DONE: char = '0';

/// Whether an option ends a turn, passes or leaves things as they are.
pub fn is_done(label: &Label) -> bool {
    label.verb.as_deref() == Some(Verb::DONE)
}

/// One row of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum Row {
    /// An option, by its place among the options.
    Option(usize),
    /// Options that differ in one thing only, such as a value: one row, in which left and right change it.
    Variants(Vec<usize>),
    /// A verb, by its place among the game's, with its options. Without any it is barred.
    Verb { verb: usize, places: Vec<usize> },
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
    /// Begins anew if the question is another one. Tells whether it is.
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

    /// The rows as they are shown: those that are found, those of the open verb or folder, or all; what ends the turn after them, barred ones
    /// last.
    pub fn rows(&self, ask: &Ask, verbs: &[Verb], keys: &Keys, tell: &dyn Fn(&Text) -> String) -> Vec<Row> {
        if let Kind::Draw { cards, .. } = &ask.query.kind {
            let found = (0..cards.len()).filter(|n| self.finds(&cards[*n]));
            return found.map(Row::Card).collect();
        }
        let all = (0..ask.options.len()).filter(|place| self.is_touched(&ask.options[*place].label));
        if self.search.is_some() {
            let words = |n: usize| {
                let label = &ask.options[n].label;
                let detail = label.detail.as_ref().map(tell).unwrap_or_default();
                format!("{} {detail}", tell(&label.text))
            };
            return all.filter(|n| self.finds(&words(*n))).map(Row::Option).collect();
        }
        let all: Vec<usize> = all.collect();
        let single = matches!(ask.query.kind, Kind::One | Kind::Sealed);
        if !single || self.flat {
            let barred = (0..ask.query.prompt.barred.len()).map(Row::Barred);
            return all.into_iter().map(Row::Option).chain(barred).collect();
        }
        let shows_verbs = self.touched.is_empty() && has_verbs(ask, verbs);
        let verb = self.verb.filter(|_| shows_verbs).and_then(|verb| verbs.get(verb));
        let (done, rest): (Vec<usize>, Vec<usize>) =
            all.into_iter().partition(|place| is_done(&ask.options[*place].label));
        let mut rows = match (shows_verbs, verb) {
            (true, None) => by_verb(ask, verbs, rest),
            (true, Some(verb)) => {
                let mine = rest.into_iter().filter(|place| is_of(&ask.options[*place].label, verb)).collect();
                self.folded(ask, mine, 1, keys)
            }
            (false, _) => self.folded(ask, rest, 0, keys),
        };
        if self.open.is_empty() {
            rows.extend(done.into_iter().map(Row::Option));
            rows.extend(self.barred(ask, verbs, shows_verbs).into_iter().map(Row::Barred));
        }
        rows
    }

    /// What is barred here: under a verb what belongs to it, beside the verbs what belongs to none of them.
    fn barred(&self, ask: &Ask, verbs: &[Verb], shows_verbs: bool) -> Vec<usize> {
        let barred = &ask.query.prompt.barred;
        let of = |place: usize| {
            let name = barred[place].verb.as_deref();
            verbs.iter().position(|verb| Some(verb.name) == name)
        };
        (0..barred.len()).filter(|place| !shows_verbs || of(*place) == self.verb).collect()
    }

    fn is_touched(&self, label: &Label) -> bool {
        let steps = label.touched();
        self.touched.iter().all(|spot| steps.iter().any(|step| step.contains(spot)))
    }

    fn finds(&self, words: &str) -> bool {
        let words = words.to_lowercase();
        let search = self.search.as_deref().unwrap_or_default().to_lowercase();
        search.split_whitespace().all(|word| words.contains(word))
    }

    /// Variants in one row each; more rows than there are keys are folded by their paths, from the `from`th name on.
    fn folded(&self, ask: &Ask, all: Vec<usize>, from: usize, keys: &Keys) -> Vec<Row> {
        let depth = from + self.open.len();
        let path = |place: usize| ask.options[place].label.path.get(from..).unwrap_or_default();
        let inside: Vec<usize> = all.into_iter().filter(|place| path(*place).starts_with(&self.open)).collect();
        let rows = varied(ask, inside.clone());
        if rows.len() <= keys.things.len() {
            return rows;
        }
        let mut rows: Vec<Row> = Vec::new();
        for place in inside {
            let Some(name) = ask.options[place].label.path.get(depth) else {
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

/// Whether the options of a question are shown by their verbs: where there is more than one, or something of one is barred.
pub fn has_verbs(ask: &Ask, verbs: &[Verb]) -> bool {
    let offered = |verb: &&Verb| ask.options.iter().any(|option| is_of(&option.label, verb));
    let barred = |verb: &&Verb| ask.query.prompt.barred.iter().any(|bar| bar.verb.as_deref() == Some(verb.name));
    match verbs.iter().filter(offered).count() {
        0 => false,
        1 => verbs.iter().filter(barred).count() > 1,
        _ => true,
    }
}

fn is_of(label: &Label, verb: &Verb) -> bool {
    label.verb.as_deref() == Some(verb.name)
}

/// A row for each verb in the game's order, then the options that fall under none.
fn by_verb(ask: &Ask, verbs: &[Verb], all: Vec<usize>) -> Vec<Row> {
    let label = |place: &usize| &ask.options[*place].label;
    let of = |(n, verb): (usize, &Verb)| Row::Verb {
        verb: n,
        places: all.iter().copied().filter(|place| is_of(label(place), verb)).collect(),
    };
    let rows = verbs.iter().enumerate().map(of);
    let more = all.iter().copied().filter(|place| !verbs.iter().any(|verb| is_of(label(place), verb)));
    rows.chain(varied(ask, more.collect())).collect()
}

/// Options that touch the same things and are told apart by their variants share a row.
fn varied(ask: &Ask, places: Vec<usize>) -> Vec<Row> {
    let label = |place: usize| &ask.options[place].label;
    let alike = |one: usize, other: usize| {
        let (one, other) = (label(one), label(other));
        other.variant.is_some() && one.verb == other.verb && one.touched() == other.touched()
    };
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for place in places {
        let row = rows.iter_mut().find(|row| label(place).variant.is_some() && alike(place, row[0]));
        match row {
            Some(row) => row.push(place),
            None => rows.push(vec![place]),
        }
    }
    rows.into_iter().map(|row| if row.len() == 1 { Row::Option(row[0]) } else { Row::Variants(row) }).collect()
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

    fn keys() -> Keys {
        Keys::beside(vec!['w', 'c'])
    }

    #[test]
    fn things_have_figures_and_then_letters_that_no_verb_and_no_table_uses() {
        let keys = keys();
        assert_eq!((keys.thing(0), keys.thing(8), keys.thing(9)), (Some('1'), Some('9'), Some('a')));
        assert_eq!((keys.thing(10), keys.verb('w'), keys.of_verb(1)), (Some('d'), Some(0), Some('c')));
        let reserved = Verb::RESERVED.to_lowercase() + "q0wc";
        assert!(keys.things.iter().all(|key| !reserved.contains(*key)));
        assert_eq!((keys.things.len(), keys.thing(26)), (26, None));
    }

    /// Two verbs, of which the second has nothing to offer; an option under none, and one that ends the turn.
    fn verbs() -> (Ask, [Verb; 2]) {
        let mut ask = ask(Kind::One, &[("stop", &[]), ("silk", &[]), ("wool", &[]), ("rest", &[])]);
        ask.options[0].label = ask.options[0].label.clone().verb(Verb::DONE);
        for (place, colour) in [(1, "red"), (2, "blue")] {
            ask.options[place].label = ask.options[place].label.clone().verb("weave").step("web").variant(colour);
        }
        ask.query.prompt =
            Prompt::new("prompt", "A1").bar_verb("close", "web", "why", "A2").bar_verb("weave", "x", "y", "A2");
        (ask, [Verb::new("weave", "web"), Verb::new("close", "plot")])
    }

    #[test]
    fn verbs_keep_their_order_and_the_end_of_the_turn_comes_last_under_its_own_key() {
        let (ask, verbs) = verbs();
        let mut asking = begun(&ask);
        let rows = asking.rows(&ask, &verbs, &keys(), &plain);
        let (weave, close) = (Row::Verb { verb: 0, places: vec![1, 2] }, Row::Verb { verb: 1, places: vec![] });
        assert_eq!(rows, [weave, close, Row::Option(3), Row::Option(0)]);
        assert_eq!(keys().of_rows(&ask, &rows), [Some('w'), Some('c'), Some('1'), Some('0')]);
        assert_eq!(asking.choose(&ask, &rows[1]), Chosen::Idle(1));
        assert_eq!(asking.choose(&ask, &rows[0]), Chosen::Changed);
        let rows = asking.rows(&ask, &verbs, &keys(), &plain);
        assert_eq!(rows, [Row::Variants(vec![1, 2]), Row::Option(0), Row::Barred(1)]);
        assert!(asking.back() && !asking.back());
    }

    #[test]
    fn left_and_right_turn_to_the_variants_of_a_row() {
        let (ask, _) = verbs();
        let mut asking = begun(&ask);
        let row = Row::Variants(vec![1, 2]);
        assert_eq!(asking.option_of(&row), Some(1));
        assert!(asking.turn(&row, 1) && asking.turn(&row, 1));
        assert_eq!(asking.choose(&ask, &row), Chosen::Answer("wool".into()));
        assert!(!asking.turn(&Row::Option(0), 1));
    }

    #[test]
    fn what_is_touched_leaves_only_what_touches_it() {
        let (ask, verbs) = verbs();
        let mut asking = begun(&ask);
        asking.touched = vec!["web".into()];
        assert_eq!(asking.rows(&ask, &verbs, &keys(), &plain)[0], Row::Variants(vec![1, 2]));
        asking.touched = vec!["elsewhere".into()];
        assert!(!asking.rows(&ask, &verbs, &keys(), &plain).iter().any(|row| matches!(row, Row::Option(_))));
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
        let names: Vec<String> = (0..30).map(|n| format!("go-{n}")).collect();
        let names: Vec<&'static str> = names.into_iter().map(|name| &*name.leak()).collect();
        let mut options: Vec<(&'static str, &[&'static str])> =
            names.iter().map(|name| (*name, &["move"][..])).collect();
        options.push(("end", &["end"]));
        options.push(("rest", &[]));
        let ask = ask(Kind::One, &options);
        let mut asking = begun(&ask);
        let rows = asking.rows(&ask, &[], &keys(), &plain);
        assert!(matches!(&rows[0], Row::Folder { places, .. } if places.len() == 30));
        assert_eq!(rows[1..], [Row::Option(30), Row::Option(31), Row::Barred(0)]);
        assert_eq!(asking.choose(&ask, &rows[0]), Chosen::Changed);
        assert_eq!(asking.rows(&ask, &[], &keys(), &plain).len(), 30);
        asking.search = Some("GO 17".into());
        assert_eq!(asking.rows(&ask, &[], &keys(), &plain), [Row::Option(17)]);
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
