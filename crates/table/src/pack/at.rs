//! Positions in a pack: file, line and column.

use super::tokens::{Token, Tokens};
use std::fmt;
use std::sync::Arc;

/// A place in a pack: the file, and line and column counted from 1, the column by characters. Line 0 is the file as a whole.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The file, by its path in the pack.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

impl At {
    /// A file as a whole: one that is missing, or that nobody knows.
    pub fn file(path: &str) -> At {
        At { file: path.into(), line: 0, column: 0 }
    }

    /// The place at `offset` bytes into a text that begins here.
    pub(super) fn plus(&self, text: &str, offset: usize) -> At {
        let before = &text[..offset];
        let lines = before.matches('\n').count();
        let in_line = before.rsplit('\n').next().unwrap_or_default().chars().count();
        At {
            file: self.file.clone(),
            line: self.line + lines,
            column: if lines == 0 { self.column + in_line } else { in_line + 1 },
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.file),
            _ => write!(f, "{}:{}:{}", self.file, self.line, self.column),
        }
    }
}

/// A value read from a pack, and where it begins, so that a later check can complain at the right place.
#[derive(Debug, Clone)]
pub struct Located<T> {
    /// What was read.
    pub value: T,
    /// Where it begins.
    pub at: At,
    text: Arc<str>,
}

impl<T> Located<T> {
    pub(super) fn new(value: T, at: At, text: &str) -> Located<T> {
        Located { value, at, text: text.into() }
    }

    /// Where `word` stands inside this value: the first string that says exactly that, or the first name, such as a field's. If it
    /// stands nowhere, the beginning of the value.
    ///
    /// ```
    /// use table::pack::{Reader, Source};
    ///
    /// let source = Source::embedded(&[("spheres.ron", "[\n  (name: \"sea\", of: \"posidon\"),\n]")]);
    /// let mut reader = Reader::new(&source);
    /// let spheres = reader.list::<ron::Value>("spheres.ron");
    /// assert_eq!(spheres[0].at.to_string(), "spheres.ron:2:3");
    /// assert_eq!(spheres[0].at_word("posidon").to_string(), "spheres.ron:2:21");
    /// assert_eq!(spheres[0].at_word("of").to_string(), "spheres.ron:2:17");
    /// ```
    pub fn at_word(&self, word: &str) -> At {
        Tokens::new(&self.text)
            .map_while(Result::ok)
            .find(|token| token.says(word))
            .map_or_else(|| self.at.clone(), |token| self.at.plus(&self.text, token.start))
    }

    /// Where the field `name` says exactly `word`, such as the entry of a list inside this value that has this name. If none does, as
    /// [`Located::at_word`].
    ///
    /// ```
    /// use table::pack::{Reader, Source};
    ///
    /// let source = Source::embedded(&[("maps.ron", "[\n  (next: \"b\",\n  name: \"b\"),\n]")]);
    /// let mut reader = Reader::new(&source);
    /// let maps = reader.list::<ron::Value>("maps.ron");
    /// assert_eq!(maps[0].at_word("b").to_string(), "maps.ron:2:10");
    /// assert_eq!(maps[0].at_field("name", "b").to_string(), "maps.ron:3:9");
    /// ```
    pub fn at_field(&self, name: &str, word: &str) -> At {
        self.at_field_again(name, word, 0)
    }

    /// As [`Located::at_field`], but where it says so once more after `before` earlier times: the second of two entries with one name.
    ///
    /// ```
    /// use table::pack::{Reader, Source};
    ///
    /// let source = Source::embedded(&[("maps.ron", "[\n  (spaces: [(name: \"b\"),\n  (name: \"b\")]),\n]")]);
    /// let mut reader = Reader::new(&source);
    /// let maps = reader.list::<ron::Value>("maps.ron");
    /// assert_eq!(maps[0].at_field_again("name", "b", 1).to_string(), "maps.ron:3:10");
    /// ```
    pub fn at_field_again(&self, name: &str, word: &str, before: usize) -> At {
        let tokens: Vec<_> = Tokens::new(&self.text).map_while(Result::ok).collect();
        let says = |three: &&[Token<'_>]| three[0].says(name) && three[1].text == ":" && three[2].says(word);
        let said = tokens.windows(3).filter(says).nth(before);
        said.map_or_else(|| self.at_word(word), |three| self.at.plus(&self.text, three[2].start))
    }

    /// The same place with another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Located<U> {
        Located { value: change(self.value), at: self.at, text: self.text }
    }
}

impl<T> std::ops::Deref for Located<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: usize, column: usize) -> At {
        At { file: "a.ron".into(), line, column }
    }

    #[test]
    fn a_place_counts_lines_and_characters_not_bytes() {
        assert_eq!(at(3, 5).plus("èé x", "èé ".len()), at(3, 8));
        assert_eq!(at(3, 5).plus("ab\nperché x", "ab\nperché ".len()), at(4, 8));
        assert_eq!(at(1, 1).plus("a\n", 2), at(2, 1));
    }

    #[test]
    fn a_whole_file_has_no_line() {
        assert_eq!(At::file("cards/a.ron").to_string(), "cards/a.ron");
        assert_eq!(at(2, 9).to_string(), "a.ron:2:9");
    }

    #[test]
    fn a_word_is_looked_for_in_strings_and_names_but_not_in_comments() {
        let text = "( // wrath\n of: \"wrath!\", to: \"wrath\" )";
        let card = Located::new((), at(10, 3), text);
        assert_eq!(card.at_word("wrath"), at(11, 20));
        assert_eq!(card.at_word("to"), at(11, 16));
        assert_eq!(card.at_word("nothing"), at(10, 3));
    }
}
