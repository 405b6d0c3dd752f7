//! Every text that a crate's sources name, held against the crate's words: a test that reads the sources finds what random games never meet.
//!
//! ```no_run
//! let faults = testkit::texts::faults(env!("CARGO_MANIFEST_DIR"), &[]);
//! assert!(faults.is_empty(), "{}", faults.join("\n"));
//! ```
//!
//! Looked at are `text!("key", name = …)`, `Text::new("key")`, `Label::new("key", …)`, `Prompt::new("key", …)` and `.about("key", …)`, outside of
//! tests. Each key must be a message in every language; each variable of the message must be given, by the text or by a `.with("name", …)`
//! somewhere in the same file; and what is given must be used in some language. Keys that are put together are only held to this: some
//! message of some crate must look like them, for front-ends put together the keys of games.

mod fluent;
mod rust;

use fluent::Messages;
use rust::{Key, Mention};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The languages that every text is told in.
const LANGUAGES: [&str; 2] = ["en", "it"];

/// What is wrong with the texts of the crate in this folder. Some arguments are given though no language uses them: those pairs of key and
/// argument are listed in `unused`.
pub fn faults(manifest_dir: &str, unused: &[(&str, &str)]) -> Vec<String> {
    let folder = Path::new(manifest_dir);
    let languages = LANGUAGES.map(|lang| (lang, Messages::read(&locales(folder, lang))));
    let mut faults = Vec::new();
    for file in sources(&folder.join("src")) {
        let Ok(code) = fs::read_to_string(&file) else { continue };
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        let code = rust::Code::new(&code);
        for mention in code.mentions() {
            let found = check(&mention, &code.completed(), &languages, unused);
            faults.extend(found.into_iter().map(|said| format!("{name}:{}: {said}", mention.line)));
        }
    }
    faults
}

fn check(
    mention: &Mention,
    completed: &BTreeSet<String>,
    languages: &[(&str, Messages)],
    unused: &[(&str, &str)],
) -> Vec<String> {
    match &mention.key {
        Key::Whole(key) => whole(key, mention, completed, languages, unused),
        Key::Made(form) => {
            let elsewhere = |lang: &str| Messages::read(&all_locales(lang)).any_like(form);
            let lacking = languages.iter().filter(|(lang, messages)| !messages.any_like(form) && !elsewhere(lang));
            lacking.map(|(lang, _)| format!("{lang}: no message is like “{}”", form.join("…"))).collect()
        }
    }
}

fn whole(
    key: &str,
    mention: &Mention,
    completed: &BTreeSet<String>,
    languages: &[(&str, Messages)],
    unused: &[(&str, &str)],
) -> Vec<String> {
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    for (lang, messages) in languages {
        let Some(needs) = messages.needs(key) else {
            faults.push(format!("{lang}: there is no message “{key}”"));
            continue;
        };
        for name in needs.iter().filter(|name| !mention.args.contains(*name) && !completed.contains(*name)) {
            faults.push(format!("{lang}: “{key}” is not given ${name}"));
        }
        used.extend(needs);
    }
    let extra = mention.args.iter().filter(|name| !used.contains(*name));
    let extra = extra.filter(|name| !unused.contains(&(key, name.as_str())));
    if faults.is_empty() {
        faults.extend(extra.map(|name| format!("“{key}” is given ${name}, which no language uses")));
    }
    faults
}

/// The words of every crate in a language.
fn all_locales(lang: &str) -> Vec<PathBuf> {
    let crates = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    crates.iter().flat_map(|folder| files_of(&folder.join("locales"), lang)).collect()
}

/// The crate's own words in a language, and those of the kernel, which every program has.
fn locales(folder: &Path, lang: &str) -> Vec<PathBuf> {
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/locales");
    [folder.join("locales"), kernel].iter().flat_map(|folder| files_of(folder, lang)).collect()
}

fn files_of(folder: &Path, lang: &str) -> Vec<PathBuf> {
    let (whole, ending) = (format!("{lang}.ftl"), format!(".{lang}.ftl"));
    let is_wanted = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name == whole || name.ends_with(&ending)
    };
    entries(folder).into_iter().filter(is_wanted).collect()
}

/// The Rust files under a folder, without those that are tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in entries(folder) {
        let name = entry.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name == "tests" || name == "proofs" {
            continue;
        }
        if entry.is_dir() {
            found.extend(sources(&entry));
        } else if entry.extension().is_some_and(|kind| kind == "rs") {
            found.push(entry);
        }
    }
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    entries
}
