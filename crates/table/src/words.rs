//! Messages in Project Fluent's format, which turn texts into sentences in every supported language.
//!
//! A message sees the arguments of its [`Text`] under their own names, and two kinds of derived ones:
//!
//! - for an argument `who` that is a seat, `$who-is` is `you` when the reader sits there and `other` when not, so that one message
//!   says *You drop a disc* to one and *Anna drops a disc* to all others;
//! - for an argument `card` that is another message, `$card-gender` is that message's attribute `.gender`, and so with any other
//!   attribute: a language that needs articles and agreement keeps them beside the name.
//!
//! ```
//! use table::{Lang, Seat, SeatMap, Words, text, words::Source};
//!
//! let words = Words::new([Source::new(
//!     "game.ftl",
//!     Lang::En,
//!     "drops = { $who-is ->\n    [you] You drop\n   *[other] { $who } drops\n } a disc in column { $column }.",
//! )])?;
//! let names: SeatMap<String> = ["Anna", "Bruno"].map(String::from).into_iter().collect();
//! let line = text!("drops", who = Seat(0), column = 4);
//! assert_eq!(words.render(Lang::En, &line, &names), "Anna drops a disc in column 4.");
//! assert_eq!(words.reader(Lang::En, Some(Seat(0)), &names).render(&line), "You drop a disc in column 4.");
//! # Ok::<(), table::words::Mistakes>(())
//! ```

mod check;
mod dictionary;
mod lang;
mod parsing;
mod reader;
mod source;
mod told;

pub use lang::{Lang, UnknownLang};
pub use reader::{Missing, Names, Reader};
pub use source::{Mistake, Mistakes, Source};

use crate::{Seat, Text};
use dictionary::Dictionary;
use std::collections::BTreeSet;

/// Every message of one game with one pack, in every language. It is immutable and can be shared between threads.
pub struct Words {
    en: Dictionary,
    it: Dictionary,
}

impl Words {
    /// The kernel's own messages and these. A message of a later source replaces the one of an earlier source, so a pack's
    /// sources come after its game's. Every mistake in any of them is told.
    pub fn new(sources: impl IntoIterator<Item = Source>) -> Result<Words, Mistakes> {
        let (mut en, mut it) = (Dictionary::new(Lang::En), Dictionary::new(Lang::It));
        let mut mistakes = Vec::new();
        for source in kernel().into_iter().chain(sources) {
            let dictionary = if source.lang == Lang::En { &mut en } else { &mut it };
            mistakes.extend(dictionary.add(source));
        }
        mistakes.extend(en.settle());
        mistakes.extend(it.settle());
        if mistakes.is_empty() { Ok(Words { en, it }) } else { Err(Mistakes(mistakes)) }
    }

    /// The text for somebody who sits nowhere. What is missing in this language is told in another.
    pub fn render(&self, lang: Lang, text: &Text, names: &dyn Names) -> String {
        self.reader(lang, None, names).render(text)
    }

    /// The text in exactly this language, or everything that is missing for it.
    pub fn try_render(&self, lang: Lang, text: &Text, names: &dyn Names) -> Result<String, Vec<Missing>> {
        self.reader(lang, None, names).try_render(text)
    }

    /// Somebody who reads: in a language, from a seat or from none, with the names of those who sit at the table.
    pub fn reader<'a>(&'a self, lang: Lang, seat: Option<Seat>, names: &'a dyn Names) -> Reader<'a> {
        Reader { words: self, lang, seat, names }
    }

    /// Every key of a language in alphabetical order; an attribute is `key.attribute`.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.dictionary(lang).keys()
    }

    /// Whether the language itself has this message.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.dictionary(lang).has(key)
    }

    /// Where a message stands, if the language has it: a [`Mistake`] that says nothing yet.
    pub fn place(&self, lang: Lang, key: &str) -> Option<Mistake> {
        Some(self.dictionary(lang).message(key)?.home.clone())
    }

    /// The arguments that a message must be given, without the endings of derived ones: `$who-is` asks for `who`.
    pub fn arguments(&self, lang: Lang, key: &str) -> Option<BTreeSet<&str>> {
        check::arguments(self.dictionary(lang), key)
    }

    /// Every message that another one of the language mentions.
    pub fn mentioned(&self, lang: Lang) -> BTreeSet<&str> {
        let dictionary = self.dictionary(lang);
        let messages = dictionary.keys().filter_map(|key| dictionary.message(key));
        messages.flat_map(|message| &message.mentions).map(String::as_str).collect()
    }

    /// What one language has and the other lacks, and messages that use different arguments in the two; empty when they agree.
    pub fn check(&self) -> Vec<String> {
        check::differences(&self.en, &self.it)
    }

    fn dictionary(&self, lang: Lang) -> &Dictionary {
        match lang {
            Lang::En => &self.en,
            Lang::It => &self.it,
        }
    }
}

fn kernel() -> [Source; 2] {
    [
        Source::new("table/locales/en.ftl", Lang::En, include_str!("../locales/en.ftl")),
        Source::new("table/locales/it.ftl", Lang::It, include_str!("../locales/it.ftl")),
    ]
}

/// The messages of a crate in every language, compiled in: `embed_words!("locales": "", "play.")` has `locales/en.ftl`, `locales/it.ftl`,
/// `locales/play.en.ftl` and `locales/play.it.ftl`, in this order, for [`About::words`](crate::About::words).
#[macro_export]
macro_rules! embed_words {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(
            ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name, "en.ftl"))),
            ("it", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name, "it.ftl"))),
        )*]
    };
}

/// A word with its first letter large, as at the head of a line.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// Words on lines of at most `width` characters, the first line after `first` and the others after `hang`. A longer word is alone on its line.
///
/// ```
/// use table::words::wrap;
/// assert_eq!(wrap("one two three".split(' '), "- ", "  ", 9), ["- one two", "  three"]);
/// ```
pub fn wrap<'w>(words: impl IntoIterator<Item = &'w str>, first: &str, hang: &str, width: usize) -> Vec<String> {
    let (mut lines, mut line, mut empty) = (Vec::new(), first.to_owned(), true);
    for word in words {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::replace(&mut line, hang.to_owned()));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests;
