//! The story of a crate as its files have it, for the tests of games: `content/story`, and `locales/tale-*.ftl` with the words.

use crate::{Entry, Language, read};
use std::path::{Path, PathBuf};
use table::pack::{Reader, Source};
use table::{Lang, Words, words};

/// The folder of a crate that brings a story.
#[derive(Debug, Clone)]
pub struct Shipped(PathBuf);

impl Shipped {
    /// Of the crate whose manifest is in this folder: `env!("CARGO_MANIFEST_DIR")`.
    pub fn of(folder: impl AsRef<Path>) -> Shipped {
        Shipped(folder.as_ref().to_owned())
    }

    /// Every file of a folder whose name begins and ends so, by name. A folder that cannot be read has none.
    fn files(&self, folder: &str, start: &str, end: &str) -> Vec<(String, String)> {
        let folder = self.0.join(folder);
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| name.starts_with(start) && name.ends_with(end)).collect();
        names.sort();
        let read = |name: String| Some((name.clone(), std::fs::read_to_string(folder.join(name)).ok()?));
        names.into_iter().filter_map(read).collect()
    }

    /// The files of the story.
    pub fn chapters(&self) -> Vec<(String, String)> {
        self.files("content/story", "", ".ron")
    }

    /// All paragraphs, or everything that is wrong with how they are written.
    pub fn story<L: Language>(&self) -> Result<Vec<Entry<L>>, String> {
        let mut source = Source::default();
        for (name, text) in self.chapters() {
            source.insert(&format!("story/{name}"), &text).map_err(|wrong| wrong.to_string())?;
        }
        let mut reader = Reader::new(&source);
        let story = read(&mut reader, "story");
        let complaints = reader.finish();
        if complaints.is_empty() { Ok(story) } else { Err(complaints.render(&source)) }
    }

    /// The files of words of a language.
    pub fn messages(&self, lang: Lang) -> Vec<(String, String)> {
        self.files("locales", "tale-", &format!(".{lang}.ftl"))
    }

    pub fn words(&self) -> Result<Words, String> {
        let sources = Lang::ALL.into_iter().flat_map(|lang| {
            self.messages(lang).into_iter().map(move |(name, ftl)| words::Source::new(name, lang, ftl))
        });
        Words::new(sources).map_err(|mistakes| mistakes.to_string())
    }

    /// Everything that is mentioned by one of these words, as `Join("nuta")` mentions `nuta`: the file, the word, the name.
    pub fn mentions(&self, kinds: &[&'static str]) -> Vec<(String, &'static str, String)> {
        let mut found = Vec::new();
        for (file, text) in self.chapters() {
            for kind in kinds {
                let start = format!("{kind}(\"");
                for (at, _) in text.match_indices(&start) {
                    let inside = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
                    let name = text[at + start.len()..].split('"').next().unwrap_or_default();
                    found.extend((!inside).then(|| (file.clone(), *kind, name.to_owned())));
                }
            }
        }
        found
    }

    /// Where the voice is lost: a word of the list, or a sentence with more words than this.
    pub fn lost_voice(&self, never: &[(Lang, &[&str])], longest: usize) -> Vec<String> {
        let mut faults = Vec::new();
        for (lang, never) in never {
            for (name, ftl) in self.messages(*lang) {
                for line in ftl.lines().filter(|line| line.starts_with("tale-")) {
                    let (key, text) = line.split_once(" = ").unwrap_or((line, ""));
                    let lower = text.to_lowercase();
                    let said = never.iter().filter(|word| has_word(&lower, word));
                    faults.extend(said.map(|word| format!("{name}: {key}: {word}")));
                    let long =
                        text.split(['.', '?', '!']).find(|sentence| sentence.split_whitespace().count() > longest);
                    faults.extend(long.map(|sentence| format!("{name}: {key}: too long: {sentence}")));
                    let straight = text.contains(['"', '\'']);
                    faults.extend(straight.then(|| format!("{name}: {key}: straight quotes")));
                }
            }
        }
        faults
    }
}

fn has_word(text: &str, word: &str) -> bool {
    let bounded = |at: usize| {
        let before = text[..at].chars().next_back().is_none_or(|c| !c.is_alphabetic());
        before && text[at + word.len()..].chars().next().is_none_or(|c| !c.is_alphabetic())
    };
    text.match_indices(word).any(|(at, _)| bounded(at))
}
