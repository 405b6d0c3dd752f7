//! A page of plain text that wraps its lines, and the phrases every part uses.

use crate::scene::{Amount, Gate, Piece, Side, Token, Value};
use crate::{Reader, Text, text};

/// Holds words together where a line must not break.
const GLUE: char = '\u{a0}';

pub(super) struct Page<'a> {
    pub reader: &'a Reader<'a>,
    pub width: usize,
    /// Whether anything was marked as lit.
    pub lit: bool,
    indent: usize,
    out: String,
}

/// Things beside each other on one line; the sign between two never begins a line.
pub(super) fn join(items: &[String]) -> String {
    items.join(&format!("{GLUE}· "))
}

/// A short phrase stays on one line; a long one may break.
pub(super) fn glue(words: &str) -> String {
    const SHORT: usize = 20;
    match words.chars().count() {
        0..=SHORT => words.replace(' ', &GLUE.to_string()),
        _ => words.to_owned(),
    }
}

/// A number with the dash that printers use for minus.
fn figure(number: i64) -> String {
    number.to_string().replace('-', "–")
}

impl<'a> Page<'a> {
    pub fn new(reader: &'a Reader<'a>, width: usize) -> Page<'a> {
        Page { reader, width: width.max(24), lit: false, indent: 0, out: String::new() }
    }

    pub fn finish(self) -> String {
        self.out
    }

    pub fn say(&self, text: &Text) -> String {
        self.reader.render(text)
    }

    pub fn word(&self, key: &'static str) -> String {
        self.say(&text!(key))
    }

    /// What is left of the width inside the present indent.
    pub fn room(&self) -> usize {
        self.width.saturating_sub(self.indent)
    }

    pub fn inside(&mut self, write: impl FnOnce(&mut Self)) {
        self.indent += 2;
        write(self);
        self.indent -= 2;
    }

    /// An empty line, unless there is one already or the page has only begun.
    pub fn blank(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// A line as it is drawn.
    pub fn drawn(&mut self, line: &str) {
        let line = format!("{}{line}", " ".repeat(self.indent));
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    pub fn line(&mut self, words: &str) {
        self.marked("", words);
    }

    pub fn items(&mut self, items: Vec<String>) {
        if !items.is_empty() {
            self.line(&join(&items));
        }
    }

    /// A line that the viewer may choose is marked.
    pub fn choosable(&mut self, lit: bool, words: &str) {
        self.lit |= lit;
        self.marked(if lit { "* " } else { "  " }, words);
    }

    /// A line with something before it; further lines are indented by two more.
    pub fn marked(&mut self, mark: &str, words: &str) {
        let mut line = format!("{}{mark}", " ".repeat(self.indent));
        let mut begun = false;
        for word in words.split([' ', '\n']).filter(|word| !word.is_empty()) {
            if begun && line.chars().count() + 1 + word.chars().count() > self.width {
                self.push(&line);
                line = " ".repeat(self.indent + mark.chars().count() + 2);
                begun = false;
            }
            if begun {
                line.push(' ');
            }
            line.push_str(word);
            begun = true;
        }
        self.push(&line);
    }

    fn push(&mut self, line: &str) {
        self.out.push_str(line.replace(GLUE, " ").trim_end());
        self.out.push('\n');
    }

    /// *name: rest*, as the language writes it.
    pub fn pair(&self, name: &str, rest: &str) -> String {
        self.say(&text!("plain-separator", name = name, rest = rest))
    }

    /// *name (aside)*.
    pub fn aside(&self, name: &str, aside: &str) -> String {
        self.say(&text!("plain-aside", name = name, aside = aside))
    }

    pub fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Num(number) => figure(*number),
            Amount::Signed(number) if *number < 0 => figure(*number),
            Amount::Signed(number) => format!("+{number}"),
            Amount::Of { now, max } => self.say(&text!("plain-of", now = *now, max = *max)),
            Amount::Text(text) => self.say(text),
        }
    }

    /// The figure, then what is counted.
    pub fn value(&self, value: &Value) -> String {
        let name = self.say(&value.name);
        match &value.amount {
            Some(amount) => glue(&format!("{} {name}", self.amount(amount))),
            None => name,
        }
    }

    pub fn token(&self, token: &Token) -> String {
        let name = self.say(&token.name);
        match token.count {
            Some(count) => glue(&format!("{} {name}", figure(count))),
            None => glue(&name),
        }
    }

    pub fn gate(&self, gate: &Gate) -> String {
        let key = if gate.open { "plain-gate-open" } else { "plain-gate-shut" };
        let chip = glue(&self.say(&text!(key, chip = gate.chip.clone())));
        match &gate.effect {
            Some(effect) => self.pair(&chip, &self.say(effect)),
            None => chip,
        }
    }

    /// Its name, and all that is to be seen of it except its place.
    pub fn piece(&self, piece: &Piece) -> Vec<String> {
        let mut words = vec![self.say(&piece.name)];
        if piece.footprint != crate::scene::Footprint::ONE {
            let (cols, rows) = (piece.footprint.cols, piece.footprint.rows);
            words.push(self.say(&text!("plain-footprint", cols = cols, rows = rows)));
        }
        words.extend(piece.facing.map(|side| self.say(&text!("plain-facing", side = slug(side)))));
        words.extend(piece.fallen.then(|| self.word("plain-fallen")));
        words.extend(piece.gone.then(|| self.word("table-state-dead")));
        words.extend(piece.acting.then(|| self.word("plain-acting")));
        words.extend(piece.markers.iter().map(|marker| self.token(marker)));
        words
    }
}

/// How messages are told of a side.
pub(super) fn slug(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
