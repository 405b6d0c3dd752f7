//! Options: what can be set before play.

use crate::{Text, text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The options of a game whose content is a `P`: a small struct with sensible defaults, set by key and value.
pub trait Options<P>:
    Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option that this content offers.
    fn declare(pack: &P) -> Vec<Declared<Self>>;

    /// Whether these options can be played with that many seats, and if not, why.
    fn check(&self, _seats: usize) -> Result<(), Text> {
        Ok(())
    }

    /// The folders of the content that a play with these options never reads, each with a slash at its end. They are no part of the hash
    /// that its record names, so that a change in them spoils no record.
    fn unread(&self) -> &'static [&'static str] {
        &[]
    }

    /// Every option, described for help pages and forms.
    fn settings(pack: &P) -> Vec<Setting> {
        Self::declare(pack).into_iter().map(|declared| declared.setting).collect()
    }

    /// The present value of an option.
    fn get(&self, pack: &P, key: &str) -> Option<String> {
        let declared = Self::declare(pack).into_iter().find(|declared| declared.setting.key == key)?;
        Some((declared.get)(self))
    }

    /// Sets an option. The error is a sentence that says what was expected.
    fn set(&mut self, pack: &P, key: &str, value: &str) -> Result<(), Text> {
        let all = Self::declare(pack);
        let Some(declared) = all.iter().find(|declared| declared.setting.key == key) else {
            return Err(unknown(key, all.iter().map(|declared| declared.setting.key)));
        };
        if (declared.set)(self, value) { Ok(()) } else { Err(declared.setting.refuse(value)) }
    }
}

/// The sentence for an option that a game does not have.
fn unknown(key: &str, known: impl Iterator<Item = &'static str>) -> Text {
    let known: Vec<Text> = known.map(Text::plain).collect();
    match known.is_empty() {
        true => text!("table-no-options", key = key),
        false => text!("table-no-option", key = key, known = known),
    }
}

/// One option, described.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Setting {
    /// Its name in records and commands.
    pub key: &'static str,
    /// Its name for people.
    pub title: Text,
    /// What it can be set to.
    pub values: Values,
    /// What it is if nobody sets it.
    pub default: String,
    /// Whether records leave it out where nobody has set it.
    #[serde(skip)]
    pub later: bool,
}

/// What an option can be set to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Values {
    /// One of these slugs, each with its words.
    OneOf(Vec<(String, Text)>),
    /// A whole number.
    Number {
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
}

impl Setting {
    /// The sentence for a value that the setting does not take.
    pub fn refuse(&self, value: &str) -> Text {
        match &self.values {
            Values::OneOf(values) => {
                let known: Vec<&str> = values.iter().map(|(slug, _)| slug.as_str()).collect();
                text!("table-option-values", key = self.key, value = value, known = known.join(", "))
            }
            Values::Number { least, most } => {
                text!("table-option-number", key = self.key, value = value, least = *least, most = *most)
            }
        }
    }
}

/// Sets an option from what somebody wrote; `false` if there is no such value.
type Setter<O> = Box<dyn Fn(&mut O, &str) -> bool>;

/// One option of the options `O`: how it is described, read and set. Its title is the message `option-<key>`, and the words of a
/// value are `<key>-<value>`.
///
/// ```
/// use serde::{Deserialize, Serialize};
/// use table::{Declared, Options};
///
/// #[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
/// struct Rounds {
///     rounds: u8,
///     open: bool,
/// }
///
/// impl Options<()> for Rounds {
///     fn declare(_: &()) -> Vec<Declared<Rounds>> {
///         vec![
///             Declared::number("rounds", 0..=4, |options: &Rounds| options.rounds, |options, rounds| options.rounds = rounds),
///             Declared::yes_or_no("open", |options: &Rounds| options.open, |options, open| options.open = open),
///         ]
///     }
/// }
///
/// let mut options = Rounds::default();
/// options.set(&(), "open", "yes").unwrap();
/// assert_eq!(options.get(&(), "open").as_deref(), Some("yes"));
/// assert_eq!(options.set(&(), "rounds", "5").unwrap_err().key, "table-option-number");
/// assert_eq!(options.set(&(), "tempo", "5").unwrap_err().key, "table-no-option");
/// ```
pub struct Declared<O> {
    setting: Setting,
    get: Box<dyn Fn(&O) -> String>,
    /// Whether the value was taken.
    set: Setter<O>,
}

impl<O: Default> Declared<O> {
    fn new(
        key: &'static str,
        values: Values,
        get: impl Fn(&O) -> String + 'static,
        set: impl Fn(&mut O, &str) -> bool + 'static,
    ) -> Declared<O> {
        let title = Text::new(format!("option-{key}"));
        let setting = Setting { key, title, values, default: get(&O::default()), later: false };
        Declared { setting, get: Box::new(get), set: Box::new(set) }
    }

    /// An option that came later than others: records that do not set it leave it out, and so read and write as those from before it.
    #[must_use]
    pub fn later(mut self) -> Declared<O> {
        self.setting.later = true;
        self
    }

    /// One of some slugs, which `get` and `set` know by their places.
    pub fn one_of<S: Into<String>>(
        key: &'static str,
        slugs: impl IntoIterator<Item = S>,
        get: impl Fn(&O) -> usize + 'static,
        set: impl Fn(&mut O, usize) + 'static,
    ) -> Declared<O> {
        let slugs: Vec<String> = slugs.into_iter().map(Into::into).collect();
        let words = |slug: &String| (slug.clone(), Text::new(format!("{key}-{slug}")));
        let values = Values::OneOf(slugs.iter().map(words).collect());
        let known = slugs.clone();
        let get = move |options: &O| known.get(get(options)).cloned().unwrap_or_default();
        let set = move |options: &mut O, value: &str| {
            let place = slugs.iter().position(|slug| slug == value);
            place.map(|place| set(options, place)).is_some()
        };
        Declared::new(key, values, get, set)
    }

    /// Yes or no.
    pub fn yes_or_no(
        key: &'static str,
        get: impl Fn(&O) -> bool + 'static,
        set: impl Fn(&mut O, bool) + 'static,
    ) -> Declared<O> {
        let get = move |options: &O| usize::from(get(options));
        Declared::one_of(key, ["no", "yes"], get, move |options, place| set(options, place == 1))
    }

    /// A whole number of a range.
    pub fn number<N: Number>(
        key: &'static str,
        range: RangeInclusive<N>,
        get: impl Fn(&O) -> N + 'static,
        set: impl Fn(&mut O, N) + 'static,
    ) -> Declared<O> {
        let values = Values::Number { least: (*range.start()).into(), most: (*range.end()).into() };
        let get = move |options: &O| get(options).into().to_string();
        Declared::new(key, values, get, move |options, value| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            number.map(|number| set(options, number)).is_some()
        })
    }

    /// A whole number of a range, or nothing, which is written as this word.
    pub fn number_or<N: Number>(
        key: &'static str,
        nothing: &'static str,
        range: RangeInclusive<N>,
        get: impl Fn(&O) -> Option<N> + 'static,
        set: impl Fn(&mut O, Option<N>) + 'static,
    ) -> Declared<O> {
        let values = Values::Number { least: (*range.start()).into(), most: (*range.end()).into() };
        let get =
            move |options: &O| get(options).map_or_else(|| nothing.to_owned(), |number| number.into().to_string());
        Declared::new(key, values, get, move |options, value| {
            let number: Option<N> = value.parse().ok().filter(|number| range.contains(number));
            let taken = number.is_some() || value == nothing;
            if taken {
                set(options, number);
            }
            taken
        })
    }
}

/// What an option can count in.
pub trait Number: Copy + PartialOrd + Into<i64> + std::str::FromStr + 'static {}
impl<N: Copy + PartialOrd + Into<i64> + std::str::FromStr + 'static> Number for N {}

/// The options of a game that has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, serde::Deserialize)]
pub struct NoOptions {}

impl<P> Options<P> for NoOptions {
    fn declare(_: &P) -> Vec<Declared<NoOptions>> {
        Vec::new()
    }
}
