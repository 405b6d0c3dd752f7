//! Text for people, not yet in any language: a message key and its arguments.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A message and its arguments. [`crate::words::Words`] renders it in the reader's language.
///
/// ```
/// use table::{Seat, text};
/// let line = text!("drops", who = Seat(0), column = 4);
/// assert_eq!(line.key, "drops");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// What the message is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What a message can be told.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number.
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
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// Words that are the same in every language, as a text.
    pub fn plain(words: impl Into<String>) -> Text {
        Text::new(Text::PLAIN).with("words", words.into())
    }

    /// The key of [`Text::plain`].
    pub const PLAIN: &'static str = "table-plain";

    /// Tells the message something.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Text {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }
}

/// For logs and errors of programs: the key with what it is told. People read what [`crate::words::Words`] makes of it.
///
/// ```
/// use table::{Seat, Text, text};
/// assert_eq!(text!("drops", who = Seat(0), column = 4).to_string(), "drops (who: 1, column: 4)");
/// assert_eq!(Text::plain("as it is").to_string(), "as it is");
/// ```
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Text::PLAIN, [(_, words)]) = (&*self.key, &self.args[..]) {
            return words.fmt(f);
        }
        f.write_str(&self.key)?;
        for (n, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {value}", if n == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Num(number) => number.fmt(f),
            Arg::Plain(words) => words.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::List(texts) => {
                let texts: Vec<String> = texts.iter().map(Text::to_string).collect();
                write!(f, "[{}]", texts.join(", "))
            }
            Arg::Seat(seat) => seat.fmt(f),
        }
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

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
