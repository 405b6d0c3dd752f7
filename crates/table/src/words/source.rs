//! Where messages come from, and what can be wrong with them.

use super::Lang;
use std::borrow::Cow;
use std::fmt;

/// One file of messages in one language.
#[derive(Debug, Clone)]
pub struct Source {
    /// How mistakes name it; normally the path of the file.
    pub name: Cow<'static, str>,
    /// Its language.
    pub lang: Lang,
    /// Its messages, in Fluent.
    pub ftl: Cow<'static, str>,
}

impl Source {
    /// Messages from a file of this name.
    pub fn new(name: impl Into<Cow<'static, str>>, lang: Lang, ftl: impl Into<Cow<'static, str>>) -> Source {
        Source { name: name.into(), lang, ftl: ftl.into() }
    }
}

/// Something wrong in a source. Lines and columns count from 1, columns in characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The name of the file.
    pub source: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
}

impl Mistake {
    /// A mistake at a byte of the source's text.
    pub(super) fn at(name: &str, ftl: &str, byte: usize, what: String) -> Mistake {
        let before = &ftl.as_bytes()[..byte.min(ftl.len())];
        let line = before.iter().filter(|b| **b == b'\n').count() + 1;
        let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |newline| newline + 1);
        let column = String::from_utf8_lossy(&before[start..]).chars().count() + 1;
        Mistake { source: name.to_owned(), line, column, what }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.source, self.line, self.column, self.what)
    }
}

/// Every mistake found in the sources of a [`super::Words`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, mistake) in self.0.iter().enumerate() {
            write!(f, "{}{mistake}", if n > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
