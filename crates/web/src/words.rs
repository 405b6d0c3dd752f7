//! The server's own messages, in every language.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use table::words::Source;
use table::{Lang, Text, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let sources = [
        Source::new("web/locales/en.ftl", Lang::En, include_str!("../locales/en.ftl")),
        Source::new("web/locales/it.ftl", Lang::It, include_str!("../locales/it.ftl")),
    ];
    Words::new(sources).unwrap_or_else(|mistakes| panic!("the words that ship are sound: {mistakes}"))
});

/// A message without arguments.
pub fn say(lang: Lang, key: &'static str) -> String {
    tell(lang, &Text::new(key))
}

/// A message with arguments.
pub fn tell(lang: Lang, text: &Text) -> String {
    if text.args.is_empty() {
        return WORDS.render(lang, text, &());
    }
    let told = &TOLD[usize::from(lang == Lang::It)];
    if let Some(sentence) = told.lock().unwrap_or_else(PoisonError::into_inner).get(text) {
        return sentence.clone();
    }
    let sentence = WORDS.render(lang, text, &());
    remember(&mut told.lock().unwrap_or_else(PoisonError::into_inner), text, &sentence);
    sentence
}

/// Keeps a sentence that is short; visitors have a say in how long some are, and in how many there are.
fn remember(told: &mut HashMap<Text, String>, text: &Text, sentence: &str) {
    if sentence.len() > LONGEST_TOLD {
        return;
    }
    if told.len() >= MOST_TOLD {
        told.clear();
    }
    told.insert(text.clone(), sentence.to_owned());
}

/// Sentences that were put together for somebody, since others are told the same: of each language. Visitors' words are in them, so the hash
/// is one that nobody can foresee.
static TOLD: [LazyLock<Mutex<HashMap<Text, String>>>; 2] =
    [LazyLock::new(Mutex::default), LazyLock::new(Mutex::default)];
const MOST_TOLD: usize = 4096;
const LONGEST_TOLD: usize = 512;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_short_sentences_are_remembered() {
        let mut told = HashMap::new();
        let text = |words: &str| Text::new("web-seats-label").with("words", words.to_owned());
        remember(&mut told, &text("long"), &"x".repeat(LONGEST_TOLD + 1));
        assert!(told.is_empty());
        for n in 0..=MOST_TOLD {
            remember(&mut told, &text(&n.to_string()), "short");
        }
        assert_eq!(told.len(), 1, "all were let go of before the last");
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(WORDS.check(), Vec::<String>::new());
    }

    /// Every key that the sources name exists; a missing one would be shown as its key in ⟨⟩.
    #[test]
    fn every_key_in_the_code_exists() {
        let mut files = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        let mut missing = Vec::new();
        while let Some(path) = files.pop() {
            if path.is_dir() {
                files.extend(path.read_dir().unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let code = std::fs::read_to_string(&path).unwrap();
            for quoted in code
                .split('"')
                .filter(|part| part.len() > 4 && part.starts_with("web-") && !part.contains([' ', '{', '/']))
            {
                if !WORDS.has(Lang::En, quoted) {
                    missing.push(quoted.to_owned());
                }
            }
        }
        assert_eq!(missing, Vec::<String>::new());
    }
}
