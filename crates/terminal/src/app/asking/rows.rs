//! The rows of the list: options by their verbs, variants, folders, what is barred.

use super::{Asking, Keys, is_done};
use crate::view::Ask;
use shelf::Kind;
use table::{Label, Text, Verb};

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

impl Asking {
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
}

/// Whether the options of a question are shown by their verbs: where there is more than one, or something of one is barred.
fn has_verbs(ask: &Ask, verbs: &[Verb]) -> bool {
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
