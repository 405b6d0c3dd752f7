//! Text for people, not yet in any language: a message key and its arguments.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A message and its arguments. [`crate::words::Words`] renders it in the reader's language.
///
/// ```
/// use table::{Seat, text};
/// let line = text!("drops", who = Seat(0), column = 4);
/// assert_eq!(line.key, "drops");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    pub key: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What a message can be told.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    Num(i64),
    /// Words that are the same in every language: a name a person typed, a notation.
    Plain(String),
    /// Another message: the name of a card inside a sentence.
    Text(Text),
    /// Several messages, joined as the language joins lists.
    List(Vec<Text>),
    /// A seat, rendered as the name of whoever sits there.
    Seat(Seat),
}

/// The number of a rule in a game's RULES.md, such as `B7.2`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rule(pub Cow<'static, str>);

impl Text {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// Words that are the same in every language, as a text.
    pub fn plain(words: impl Into<String>) -> Text {
        Text::new(Text::PLAIN).with("words", words.into())
    }

    /// The key of [`Text::plain`].
    pub const PLAIN: &'static str = "table-plain";

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Text {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }
}

impl From<&'static str> for Text {
    fn from(key: &'static str) -> Text {
        Text::new(key)
    }
}

impl From<&'static str> for Rule {
    fn from(id: &'static str) -> Rule {
        Rule(Cow::Borrowed(id))
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Num(number as i64)
            }
        })*
    };
}
numbers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        Arg::Plain(words)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Arg {
        Arg::Plain(words.to_owned())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::List(texts)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

/// A [`Text`]: `text!("key")`, or `text!("key", card = name, count = 3)`.
#[macro_export]
macro_rules! text {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text {
            args: ::std::vec![$((::std::borrow::Cow::Borrowed(stringify!($name)), $crate::Arg::from($value))),*],
            ..$crate::Text::new($key)
        }
    };
}
