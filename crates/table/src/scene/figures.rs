//! Small elements with a number or a word: values, tokens, gates and lines of text.

use super::build::setters;
use super::{Icon, Spot, Tone};
use crate::{Rule, Text};
use serde::{Deserialize, Serialize};

/// How much of something there is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    Num(i64),
    /// Shown with its sign: *+2*.
    Signed(i64),
    /// So much of a limit: *3/5*.
    Of {
        /// How much there is.
        now: i64,
        /// The limit.
        max: i64,
    },
    /// A figure of another kind: *7+*, *II*.
    Text(Text),
}

macro_rules! amounts {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Amount {
            fn from(number: $kind) -> Amount {
                Amount::Num(number as i64)
            }
        })*
    };
}
amounts!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

impl Amount {
    /// Its words, where it is not a number.
    pub fn words(&self) -> Option<&Text> {
        match self {
            Amount::Text(text) => Some(text),
            Amount::Num(_) | Amount::Signed(_) | Amount::Of { .. } => None,
        }
    }
}

impl From<Text> for Amount {
    fn from(text: Text) -> Amount {
        Amount::Text(text)
    }
}

/// An icon, a figure and a name. A value without an amount is a word with a tone, such as *gold*.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Value {
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// How much there is; nothing for a mere word.
    pub amount: Option<Amount>,
    /// What is counted; stands after the figure, so it may be told the figure for its plural.
    pub name: Text,
    /// What its colour says.
    pub tone: Tone,
    /// Whether it is asked for and not there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lacking: bool,
}

impl Value {
    /// A figure with its name.
    pub fn new(name: impl Into<Text>, amount: impl Into<Amount>) -> Value {
        Value { amount: Some(amount.into()), ..Value::word(name) }
    }

    /// A word without a figure.
    pub fn word(name: impl Into<Text>) -> Value {
        Value { icon: None, amount: None, name: name.into(), tone: Tone::Neutral, lacking: false }
    }
}

setters!(Value { some icon: Icon, set tone: Tone => tone, set lacking: bool => lacking });

/// A token: round when it is counted, square when it has only a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Token {
    /// Its name among all spots, if something may point at it.
    pub id: Option<Spot>,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What it is called.
    pub name: Text,
    /// How many there are; nothing for a token that is simply there.
    pub count: Option<i64>,
    /// What its colour says.
    pub tone: Tone,
    /// Whether the viewer may choose it.
    pub lit: bool,
    /// What it is worth, where that is told beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
}

impl Token {
    /// A token that is simply there.
    pub fn new(name: impl Into<Text>) -> Token {
        Token { id: None, icon: None, name: name.into(), count: None, tone: Tone::Neutral, lit: false, price: None }
    }
}

setters!(Token {
    some id: Spot,
    some icon: Icon,
    some count: i64,
    some price: i64,
    set tone: Tone => tone,
    set lit: bool => lit,
});

/// Tokens lying together, and the places left for more.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tokens {
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// The tokens, in order.
    pub tokens: Vec<Token>,
    /// How many places are empty.
    pub empty: u16,
    /// Whether each lies by itself, with its name under it: a shelf.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shelf: bool,
    /// What the colour of a shelf says.
    #[serde(default, skip_serializing_if = "Tone::is_neutral")]
    pub tone: Tone,
}

impl Tokens {
    /// Tokens without a common name.
    pub fn new(tokens: impl IntoIterator<Item = Token>) -> Tokens {
        Tokens { name: None, tokens: tokens.into_iter().collect(), empty: 0, shelf: false, tone: Tone::Neutral }
    }
}

setters!(Tokens { some name: Text, set empty: u16 => empty, set shelf: bool => shelf, set tone: Tone => tone });

/// Something that works from a value on: the chip *R2* and what it opens.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gate {
    /// The letter of the value and the figure that opens it.
    pub chip: Text,
    /// What it opens, in words.
    pub effect: Option<Text>,
    /// Whether it is open now.
    pub open: bool,
    /// What the colour of its value says.
    pub tone: Tone,
}

impl Gate {
    /// A gate with nothing but its chip.
    pub fn new(chip: impl Into<Text>, tone: impl Into<Tone>, open: bool) -> Gate {
        Gate { chip: chip.into(), effect: None, open, tone: tone.into() }
    }
}

setters!(Gate { some effect: Text });

/// A sentence, perhaps with a word before it, an icon, gates, and the rule behind it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Its name among all spots, if something may point at it.
    pub id: Option<Spot>,
    /// The word before the sentence.
    pub label: Option<Text>,
    /// The sentence.
    pub text: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What works from a value on.
    pub gates: Vec<Gate>,
    /// The rule behind it.
    pub rule: Option<Rule>,
    /// What its colour says.
    pub tone: Tone,
    /// Something spent or out of use.
    pub faded: bool,
}

impl Line {
    /// A plain sentence.
    pub fn new(text: impl Into<Text>) -> Line {
        Line {
            id: None,
            label: None,
            text: text.into(),
            icon: None,
            gates: Vec::new(),
            rule: None,
            tone: Tone::Neutral,
            faded: false,
        }
    }
}

setters!(Line {
    some id: Spot,
    some label: Text,
    some icon: Icon,
    each gate: Gate => gates,
    some rule: Rule,
    set tone: Tone => tone,
    set faded: bool => faded,
});

impl From<Text> for Line {
    fn from(text: Text) -> Line {
        Line::new(text)
    }
}

impl From<&'static str> for Line {
    fn from(key: &'static str) -> Line {
        Line::new(key)
    }
}
