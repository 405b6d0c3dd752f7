//! Sentences that are the same for every reader of a language, kept for the next one who reads them: what a card does, what an option costs,
//! *3 of 5*. Pages of all tables are made of them, and to look one up costs a small part of putting it together.

use crate::{Arg, Text};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// Sentences by what they tell, in several parts, so that threads seldom wait for each other.
#[derive(Default)]
pub(super) struct Told([Mutex<FxHashMap<Text, String>>; PARTS]);

const PARTS: usize = 16;

/// This many are kept in each part. Beyond that all of them are let go of: those in use are soon there again.
const MOST: usize = 1024;

/// Longer ones are put together every time.
const LONGEST: usize = 1024;

impl Told {
    /// The sentence of a text that [is common](is_common), as it was put together before.
    pub fn find_or(&self, text: &Text, tell: impl FnOnce() -> String) -> String {
        let part = &self.0[text.key.len() % PARTS];
        let held = || part.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sentence) = held().get(text) {
            return sentence.clone();
        }
        let sentence = tell();
        if sentence.len() <= LONGEST {
            let mut part = held();
            if part.len() >= MOST {
                part.clear();
            }
            part.insert(text.clone(), sentence.clone());
        }
        sentence
    }
}

/// Whether a text is told to everybody alike: it names no seat, and nothing that a person may have typed.
pub(super) fn is_common(text: &Text) -> bool {
    text.args.iter().all(|(_, arg)| match arg {
        Arg::Num(_) => true,
        Arg::Text(text) => is_common(text),
        Arg::List(texts) => texts.iter().all(is_common),
        Arg::Seat(_) | Arg::Plain(_) => false,
    })
}
