//! What can be set before play.

use crate::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game's options: a small struct with sensible defaults, set by key and value.
pub trait Options: Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Every option there is, for help pages and forms.
    fn settings() -> Vec<Setting>;

    /// The present value of an option.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets an option. The error is a sentence that says what was expected.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String>;

    /// Whether these options can be played with that many seats, and if not, why.
    fn check(&self, _seats: usize) -> Result<(), String> {
        Ok(())
    }
}

/// One option, described.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Setting {
    pub key: &'static str,
    pub title: Text,
    pub values: Values,
    pub default: String,
}

/// What an option can be set to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Values {
    /// One of these slugs, each with its words.
    OneOf(Vec<(&'static str, Text)>),
    Number {
        least: i64,
        most: i64,
    },
}

impl Setting {
    /// The sentence for a value that the setting does not take.
    pub fn refuse(&self, value: &str) -> String {
        match &self.values {
            Values::OneOf(values) => {
                let known: Vec<&str> = values.iter().map(|(slug, _)| *slug).collect();
                format!("{} cannot be “{value}”: it is one of {}", self.key, known.join(", "))
            }
            Values::Number { least, most } => {
                format!("{} cannot be “{value}”: it is a whole number from {least} to {most}", self.key)
            }
        }
    }
}

/// The options of a game that has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, serde::Deserialize)]
pub struct NoOptions {}

impl Options for NoOptions {
    fn settings() -> Vec<Setting> {
        Vec::new()
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }

    fn set(&mut self, key: &str, _: &str) -> Result<(), String> {
        Err(format!("there is no option “{key}”: this game has none"))
    }
}
