//! One reader, and how a text becomes a sentence for them.

use super::dictionary::{Dictionary, Message};
use super::told::is_common;
use super::{Lang, Words};
use crate::{Arg, Seat, SeatMap, Text, text, visible};
use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use std::borrow::Cow;
use std::fmt;

/// Gives seats their names.
pub trait Names {
    /// The name of whoever sits there; `None` when nobody has told it.
    fn name_of(&self, seat: Seat) -> Option<Cow<'_, str>>;
}

impl Names for SeatMap<String> {
    fn name_of(&self, seat: Seat) -> Option<Cow<'_, str>> {
        self.get(seat).filter(|name| !name.is_empty()).map(|name| Cow::Borrowed(name.as_str()))
    }
}

/// Nobody has a name: seats are called by their number.
impl Names for () {
    fn name_of(&self, _: Seat) -> Option<Cow<'_, str>> {
        None
    }
}

/// Somebody who reads: in a language, from a seat or from none, knowing who sits where.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The messages.
    pub words: &'a Words,
    /// The language.
    pub lang: Lang,
    /// Where the reader sits, if anywhere.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub names: &'a dyn Names,
}

impl Reader<'_> {
    /// The sentence. A message the language lacks is told in another language, and one that none has as its key in ⟨⟩.
    pub fn render(&self, text: &Text) -> String {
        Rendering { reader: self, strict: false, missing: Vec::new() }.text(text)
    }

    /// The sentence in exactly the reader's language, or everything that is missing for it.
    pub fn try_render(&self, text: &Text) -> Result<String, Vec<Missing>> {
        let mut rendering = Rendering { reader: self, strict: true, missing: Vec::new() };
        let sentence = rendering.text(text);
        if rendering.missing.is_empty() { Ok(sentence) } else { Err(rendering.missing) }
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.name_of(seat) {
            Some(name) => visible(&name).into_owned(),
            None => self.render(&text!("table-seat-unnamed", number = seat.0 + 1)),
        }
    }
}

/// Why a text could not be told properly.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Missing {
    /// The language has no such message.
    Key {
        /// The language.
        lang: Lang,
        /// The message.
        key: String,
    },
    /// The message uses an argument that the text does not give.
    Argument {
        /// The language.
        lang: Lang,
        /// The message.
        key: String,
        /// The argument.
        name: String,
    },
    /// The text gives an argument that the message does not use.
    Unused {
        /// The language.
        lang: Lang,
        /// The message.
        key: String,
        /// The argument.
        name: String,
    },
    /// Fluent could not resolve the message.
    Fault {
        /// The language.
        lang: Lang,
        /// The message.
        key: String,
        /// What went wrong.
        what: String,
    },
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Key { lang, key } => write!(f, "{lang}: there is no message “{key}”"),
            Missing::Argument { lang, key, name } => write!(f, "{lang}: “{key}” uses ${name}, which it is not given"),
            Missing::Unused { lang, key, name } => write!(f, "{lang}: “{key}” is given ${name} and does not use it"),
            Missing::Fault { lang, key, what } => write!(f, "{lang}: “{key}”: {what}"),
        }
    }
}

struct Rendering<'a> {
    reader: &'a Reader<'a>,
    /// Whether only the reader's own language will do.
    strict: bool,
    missing: Vec<Missing>,
}

impl<'a> Rendering<'a> {
    fn text(&mut self, text: &Text) -> String {
        let key = text.key.as_ref();
        let Some((dictionary, message)) = self.find(key) else {
            self.missing.push(Missing::Key { lang: self.reader.lang, key: key.to_owned() });
            return format!("⟨{key}⟩");
        };
        if text.args.is_empty()
            && let Some(sentence) = message.sentence.get()
        {
            return sentence.clone();
        }
        match !self.strict && !text.args.is_empty() && is_common(text) {
            true => self.own().told.find_or(text, || self.tell(text, dictionary, message)),
            false => self.tell(text, dictionary, message),
        }
    }

    /// The dictionary of the reader's own language.
    fn own(&self) -> &'a Dictionary {
        self.reader.words.dictionary(self.reader.lang)
    }

    /// Puts a sentence together.
    fn tell(&mut self, text: &Text, dictionary: &Dictionary, message: &Message) -> String {
        let key = text.key.as_ref();
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_ref(), self.value(arg));
        }
        for variable in message.variables.iter().filter(|variable| !gives(text, variable)) {
            match self.derived(text, variable) {
                Some(value) => args.set(variable.as_str(), value),
                None => self.missing.push(Missing::Argument {
                    lang: dictionary.lang,
                    key: key.to_owned(),
                    name: variable.clone(),
                }),
            }
        }
        self.note_unused(text, dictionary, message);
        let (sentence, errors) = dictionary.format(key, &args);
        if message.variables.is_empty() && errors.is_empty() {
            // It is the same for everybody, whatever they are told besides.
            let _ = message.sentence.set(sentence.clone());
        }
        self.note_errors(key, dictionary, errors);
        sentence
    }

    fn find(&self, key: &str) -> Option<(&'a Dictionary, &'a Message)> {
        let words = self.reader.words;
        let in_language = |lang| {
            let dictionary = words.dictionary(lang);
            dictionary.message(key).map(|message| (dictionary, message))
        };
        let own = in_language(self.reader.lang);
        if self.strict { own } else { own.or_else(|| in_language(self.reader.lang.other())) }
    }

    fn value(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Num(number) => FluentValue::from(*number),
            Arg::Plain(words) => FluentValue::from(visible(words).into_owned()),
            Arg::Text(text) => FluentValue::from(self.text(text)),
            Arg::List(texts) => FluentValue::from(self.list(texts)),
            Arg::Seat(seat) => FluentValue::from(self.reader.name(*seat)),
        }
    }

    /// *a, b and c*: all but the last are joined by commas.
    fn list(&mut self, texts: &[Text]) -> String {
        let Some((first, rest)) = texts.split_first() else {
            return self.text(&text!("table-list-none"));
        };
        let mut joined = self.text(first);
        for (n, text) in rest.iter().enumerate() {
            let key = if n + 1 == rest.len() { "table-list-last" } else { "table-list-comma" };
            let next = self.text(text);
            joined = self.text(&text!(key, head = joined, next = next));
        }
        joined
    }

    /// `$who-is` of a seat, or `$card-gender` of a message that has the attribute `.gender`.
    fn derived(&mut self, text: &Text, variable: &str) -> Option<FluentValue<'static>> {
        let (arg, suffix) = source_of(text, variable)?;
        match arg {
            Arg::Seat(seat) if suffix == "is" => {
                Some(FluentValue::from(if self.reader.seat == Some(*seat) { "you" } else { "other" }))
            }
            Arg::Text(inner) => {
                let base = inner.key.split_once('.').map_or(inner.key.as_ref(), |(base, _)| base);
                let attribute = Text { key: format!("{base}.{suffix}").into(), args: inner.args.clone() };
                let (dictionary, _) = self.find(&attribute.key)?;
                dictionary.has(&attribute.key).then(|| FluentValue::from(self.attribute(&attribute)))
            }
            _ => None,
        }
    }

    /// An attribute is shown the arguments of its message and need not use them.
    fn attribute(&mut self, attribute: &Text) -> String {
        let before = self.missing.len();
        let sentence = self.text(attribute);
        let added = self.missing.split_off(before);
        self.missing.extend(added.into_iter().filter(|missing| !matches!(missing, Missing::Unused { .. })));
        sentence
    }

    /// A seat may be given only to say whose the thing is that a text names ([`LogLine::seat`](crate::LogLine::seat)).
    fn note_unused(&mut self, text: &Text, dictionary: &Dictionary, message: &Message) {
        let uses = |name: &str| {
            message.variables.iter().any(|variable| {
                variable == name || variable.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'))
            })
        };
        let unused =
            text.args.iter().filter(|(name, arg)| !uses(name) && !matches!(arg, Arg::Seat(_))).map(|(name, _)| {
                Missing::Unused {
                    lang: dictionary.lang,
                    key: text.key.clone().into_owned(),
                    name: name.clone().into_owned(),
                }
            });
        self.missing.extend(unused);
    }

    /// Unknown variables are left out: they were noted before, also those of variants that were not chosen.
    fn note_errors(&mut self, key: &str, dictionary: &Dictionary, errors: Vec<FluentError>) {
        let is_variable = |error: &FluentError| {
            matches!(error, FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { .. })))
        };
        self.missing.extend(errors.iter().filter(|error| !is_variable(error)).map(|error| Missing::Fault {
            lang: dictionary.lang,
            key: key.to_owned(),
            what: error.to_string(),
        }));
    }
}

fn gives(text: &Text, variable: &str) -> bool {
    text.args.iter().any(|(name, _)| name == variable)
}

/// The argument a derived variable comes from, and the rest of its name: `card-gender` is `card` and `gender`.
fn source_of<'t, 'v>(text: &'t Text, variable: &'v str) -> Option<(&'t Arg, &'v str)> {
    text.args.iter().find_map(|(name, arg)| Some((arg, variable.strip_prefix(name.as_ref())?.strip_prefix('-')?)))
}
