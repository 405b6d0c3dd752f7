//! The keys of the rows: letters are verbs, figures are things.

use super::{Row, is_done};
use crate::view::Ask;

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
    pub(super) things: Vec<char>,
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
