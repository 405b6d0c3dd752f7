//! Complaints about a pack: a position and a sentence, and a list of them.

use super::{At, Source};
use std::collections::BTreeSet;
use std::fmt;

/// One thing that is wrong. Shown as `cards/events.ron:12:7: expected …`; complaints are ordered by file and place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Complaint {
    /// Where it is.
    pub at: At,
    /// A sentence without a capital or a full stop that says what was expected.
    pub said: String,
}

impl Complaint {
    /// The complaint with the line it is about and a caret under the place:
    ///
    /// ```
    /// use table::pack::{Reader, Source};
    ///
    /// let source = Source::embedded(&[("cards.ron", "[\n  \"perché\", 12,\n]\n")]);
    /// let mut reader = Reader::new(&source);
    /// reader.list::<String>("cards.ron");
    /// let complaints = reader.finish().into_result(()).unwrap_err();
    /// let shown = complaints.iter().next().unwrap().render(&source);
    /// assert_eq!(shown, "\
    /// cards.ron:2:13: expected words in double quotes, found `12`
    ///   2 |   \"perché\", 12,
    ///     |             ^
    /// ");
    /// ```
    pub fn render(&self, source: &Source) -> String {
        let line = self.at.line.checked_sub(1);
        let text = source.get(&self.at.file);
        match line.and_then(|line| text?.lines().nth(line)) {
            Some(line) => format!("{self}\n{}", underlined(line, &self.at)),
            None => format!("{self}\n"),
        }
    }
}

/// A line behind its number, and a caret under the place.
fn underlined(line: &str, at: &At) -> String {
    let number = at.line.to_string();
    let margin = " ".repeat(number.len());
    let before: String = line.chars().take(at.column.saturating_sub(1)).map(blank).collect();
    format!("  {number} | {line}\n  {margin} | {before}^\n")
}

/// Empty space as wide as a character is on a terminal. A tab stays a tab, so that it is as wide as the one above it.
fn blank(c: char) -> &'static str {
    match c {
        '\t' => "\t",
        '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{FE00}'..='\u{FE0F}' => "",
        '\u{1100}'..='\u{115F}' | '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}' => "  ",
        '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FF60}' | '\u{1F300}'..='\u{1FAFF}' => "  ",
        _ => " ",
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.said)
    }
}

/// Everything that is wrong with a pack, in the order of files and places, each thing once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Complaints {
    all: BTreeSet<Complaint>,
    /// The words in quotes of entries that could not be read.
    unread: BTreeSet<String>,
}

impl Complaints {
    /// No complaint.
    pub fn new() -> Complaints {
        Complaints::default()
    }

    /// Adds a complaint about a place.
    pub fn add(&mut self, at: At, said: impl Into<String>) {
        self.all.insert(Complaint { at, said: said.into() });
    }

    /// Remembers the words of an entry that is left out because of a mistake.
    pub(super) fn add_unread<'a>(&mut self, words: impl IntoIterator<Item = &'a str>) {
        self.unread.extend(words.into_iter().map(str::to_owned));
    }

    /// Whether a word stands in an entry that could not be read.
    pub(super) fn has_unread(&self, word: &str) -> bool {
        self.unread.contains(word)
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// All of them, in the order of their files and places.
    pub fn iter(&self) -> impl Iterator<Item = &Complaint> {
        self.all.iter()
    }

    /// The value, if nothing is wrong.
    pub fn into_result<T>(self, value: T) -> Result<T, Complaints> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Like [`Complaints::into_result`], for a value that was only made if nothing hindered it. A value that is missing though
    /// nothing was complained of is a fault in the checks, and is itself complained of, so that it can never start a game.
    pub fn into_result_if_made<T>(mut self, value: Option<T>) -> Result<T, Complaints> {
        match value {
            Some(value) => self.into_result(value),
            None => {
                if self.is_empty() {
                    self.add(At::file("."), "the pack could not be put together, and no check says why");
                }
                Err(self)
            }
        }
    }

    /// All complaints with their lines, as [`Complaint::render`] shows them.
    pub fn render(&self, source: &Source) -> String {
        self.iter().map(|complaint| complaint.render(source)).collect()
    }
}

impl Extend<Complaint> for Complaints {
    fn extend<I: IntoIterator<Item = Complaint>>(&mut self, complaints: I) {
        self.all.extend(complaints);
    }
}

impl IntoIterator for Complaints {
    type Item = Complaint;
    type IntoIter = std::collections::btree_set::IntoIter<Complaint>;
    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}

/// One complaint to a line.
impl fmt::Display for Complaints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|complaint| writeln!(f, "{complaint}"))
    }
}

impl std::error::Error for Complaints {}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: &str, line: usize, column: usize) -> At {
        let file = file.into();
        At { file, line, column }
    }

    #[test]
    fn complaints_are_sorted_by_file_and_place_and_told_once() {
        let mut complaints = Complaints::new();
        complaints.add(at("b.ron", 1, 1), "third");
        complaints.add(at("a.ron", 10, 1), "second");
        complaints.add(at("a.ron", 9, 2), "first");
        complaints.add(at("a.ron", 9, 2), "first");
        assert_eq!(complaints.to_string(), "a.ron:9:2: first\na.ron:10:1: second\nb.ron:1:1: third\n");
        assert_eq!(complaints.len(), 3);
    }

    #[test]
    fn a_value_with_complaints_is_no_value() {
        let mut complaints = Complaints::new();
        assert_eq!(complaints.clone().into_result(3), Ok(3));
        assert!(complaints.clone().into_result_if_made(None::<u8>).is_err());
        complaints.add(at("a.ron", 1, 1), "wrong");
        assert_eq!(complaints.clone().into_result(3), Err(complaints.clone()));
        assert_eq!(complaints.clone().into_result_if_made(Some(3)), Err(complaints));
    }

    #[test]
    fn the_caret_stands_under_its_character() {
        let source = Source::embedded(&[("a.ron", "\n\tperché è x\n  漢字 x\n e\u{301} x")]);
        let shown = |line, column| {
            let complaint = Complaint { at: at("a.ron", line, column), said: "no".to_owned() };
            complaint.render(&source)
        };
        assert_eq!(shown(2, 11), "a.ron:2:11: no\n  2 | \tperché è x\n    | \t         ^\n");
        assert_eq!(shown(3, 6), "a.ron:3:6: no\n  3 |   漢字 x\n    |        ^\n");
        assert_eq!(shown(4, 5), "a.ron:4:5: no\n  4 |  e\u{301} x\n    |    ^\n");
    }

    #[test]
    fn a_complaint_about_a_file_or_a_line_that_is_not_there_is_still_shown() {
        let source = Source::default();
        let complaint = Complaint { at: At::file("a.ron"), said: "is missing".to_owned() };
        assert_eq!(complaint.render(&source), "a.ron: is missing\n");
    }
}
