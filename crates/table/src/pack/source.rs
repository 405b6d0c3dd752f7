//! The texts a pack is read from.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The files of a pack: paths with forward slashes, relative to the pack's folder, and what they say.
///
/// Line ends and the byte-order mark of other systems are taken away, so a pack has the same [hash](Source::hash) wherever it was
/// written. A path can never lead out of the pack's folder.
///
/// ```
/// use table::pack::Source;
///
/// let ours = Source::embedded(&[("cards.ron", "[1, 2]"), ("map.ron", "()")]);
/// let mut theirs = Source::default();
/// theirs.insert("cards.ron", "[3]").unwrap();
///
/// let both = ours.overlaid(&theirs);
/// assert_eq!(both.get("cards.ron"), Some("[3]"));
/// assert_eq!(both.get("map.ron"), Some("()"));
/// assert_ne!(both.hash(), ours.hash());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct Source {
    files: BTreeMap<String, String>,
}

/// One file of a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct File<'a> {
    /// Its path in the pack.
    pub path: &'a str,
    /// What it holds.
    pub text: &'a str,
}

/// A path that a pack cannot have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadPath(String);

impl fmt::Display for BadPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = &self.0;
        write!(
            f,
            "`{path}` is no path inside a pack: expected names between forward slashes, such as `cards/events.ron`"
        )
    }
}

impl std::error::Error for BadPath {}

/// The files of a folder of the crate, compiled in: `embed_pack!("content": "cards.ron", "maps/south.ron")` is a
/// `&'static [(&'static str, &'static str)]` for [`Source::embedded`].
#[macro_export]
macro_rules! embed_pack {
    ($folder:literal: $($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $path)))),*]
    };
}

impl Source {
    /// A pack that is compiled in, as [`embed_pack!`](crate::embed_pack) writes it down.
    ///
    /// # Panics
    /// If one of the paths is not a path inside a pack, which is a slip in the program and not in a pack.
    pub fn embedded(files: &[(&str, &str)]) -> Source {
        let mut source = Source::default();
        for (path, text) in files {
            source.insert(path, text).expect("embedded packs have good paths");
        }
        source
    }

    /// Adds a file, or replaces the one with this path.
    pub fn insert(&mut self, path: &str, text: &str) -> Result<(), BadPath> {
        if !is_inside(path) {
            return Err(BadPath(path.to_owned()));
        }
        self.files.insert(path.to_owned(), plain(text));
        Ok(())
    }

    /// These files, with those of `over` added or put in the place of those with the same path.
    #[must_use]
    pub fn overlaid(&self, over: &Source) -> Source {
        let mut files = self.files.clone();
        files.extend(over.files.clone());
        Source { files }
    }

    /// The text of a file, if there is such a file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is no file at all.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// All files in the order of their paths: what a pack written to a folder consists of.
    pub fn export(&self) -> impl Iterator<Item = File<'_>> {
        self.files.iter().map(|(path, text)| File { path, text })
    }

    /// The paths of all files.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The messages of a language, from `locales/en.ftl` and the like.
    pub fn locale(&self, language: &str) -> Option<&str> {
        self.get(&locale_path(language))
    }

    /// SHA-256 over all paths and texts in the order of their paths, in hexadecimal. Lengths go in too, so that no two packs run
    /// together to the same bytes. The heading of a file is not hashed, so that it can be rewritten while records still fit.
    pub fn hash(&self) -> String {
        self.hash_without(&[])
    }

    /// The [hash](Source::hash) that the files would have without those of some folders, each given with a slash at its end.
    ///
    /// ```
    /// use table::pack::Source;
    ///
    /// let all = Source::embedded(&[("cards.ron", "[1]"), ("story/one.ron", "[]")]);
    /// let cards = Source::embedded(&[("cards.ron", "[1]")]);
    /// assert_eq!(all.hash_without(&["story/"]), cards.hash());
    /// ```
    pub fn hash_without(&self, folders: &[&str]) -> String {
        let mut hasher = Sha256::new();
        let read = |path: &str| !folders.iter().any(|folder| path.starts_with(folder));
        let files = self.files.iter().filter(|(path, _)| read(path));
        for part in files.flat_map(|(path, text)| [path.as_str(), without_heading(text)]) {
            hasher.update((part.len() as u64).to_be_bytes());
            hasher.update(part.as_bytes());
        }
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A text without the `//!` lines at its top, which explain the file to people.
fn without_heading(text: &str) -> &str {
    let mut rest = text;
    while let Some(line) = rest.strip_prefix("//!") {
        rest = line.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest
}

pub(super) fn locale_path(language: &str) -> String {
    format!("locales/{language}.ftl")
}

/// Relative, with forward slashes, and not leading out of the folder on any system.
fn is_inside(path: &str) -> bool {
    let good = |name: &str| !name.is_empty() && !name.starts_with('.') && !name.contains(['\\', ':', '\0']);
    path.split('/').all(good)
}

fn plain(text: &str) -> String {
    text.trim_start_matches('\u{FEFF}').replace("\r\n", "\n")
}

impl TryFrom<BTreeMap<String, String>> for Source {
    type Error = BadPath;
    fn try_from(files: BTreeMap<String, String>) -> Result<Source, BadPath> {
        let mut source = Source::default();
        files.iter().try_for_each(|(path, text)| source.insert(path, text))?;
        Ok(source)
    }
}

impl From<Source> for BTreeMap<String, String> {
    fn from(source: Source) -> Self {
        source.files
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_stable_and_does_not_depend_on_the_order_of_adding() {
        let one = Source::embedded(&[("a.ron", "1"), ("b/c.ron", "perché")]);
        let other = Source::embedded(&[("b/c.ron", "perché"), ("a.ron", "1")]);
        assert_eq!(one.hash(), other.hash());
        assert_eq!(one.hash(), "38fbe00b73748892255007f14a7ce4479138c0aa0e9eafcebb3b669962e3a440");
        assert_eq!(Source::default().hash(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }

    #[test]
    fn packs_that_run_together_to_the_same_letters_differ_in_hash() {
        let one = Source::embedded(&[("a", "b"), ("c", "d")]);
        let other = Source::embedded(&[("a", "bcd")]);
        let third = Source::embedded(&[("ab", "c"), ("d", "")]);
        assert!(one.hash() != other.hash() && other.hash() != third.hash() && one.hash() != third.hash());
    }

    #[test]
    fn the_heading_of_a_file_is_not_hashed_and_everything_else_is() {
        let hash = |text: &str| Source::embedded(&[("a.ron", text)]).hash();
        assert_eq!(hash("//! What the\n//! fields mean.\n// A comment.\n[]"), hash("// A comment.\n[]"));
        assert_ne!(hash("//! A heading.\n// A comment.\n[]"), hash("//! A heading.\n[]"));
        assert_ne!(hash("[]\n//! Not at the top."), hash("[]\n"));
    }

    #[test]
    fn line_ends_and_marks_of_other_systems_change_nothing() {
        let windows = Source::embedded(&[("a.ron", "\u{FEFF}[\r\n]\r\n")]);
        assert_eq!(windows, Source::embedded(&[("a.ron", "[\n]\n")]));
    }

    #[test]
    fn paths_never_lead_out_of_the_pack() {
        let mut source = Source::default();
        for path in ["", "/a", "../a", "a/../b", "a//b", "a\\b", "C:a", "./a", ".git/config", "a/"] {
            assert!(source.insert(path, "").is_err(), "{path} was taken");
        }
        assert!(source.is_empty());
        assert!(serde_json::from_str::<Source>(r#"{"../a": ""}"#).is_err());
        assert_eq!(source.insert("cards/dell'est è.ron", ""), Ok(()));
    }

    #[test]
    fn an_overlay_replaces_and_adds_and_keeps_the_rest() {
        let base = Source::embedded(&[("a", "1"), ("b", "2")]);
        let both = base.overlaid(&Source::embedded(&[("b", "3"), ("c", "4")]));
        let files: Vec<_> = both.export().map(|file| (file.path, file.text)).collect();
        assert_eq!(files, [("a", "1"), ("b", "3"), ("c", "4")]);
    }

    #[test]
    fn a_source_survives_being_stored() {
        let source = Source::embedded(&[("a.ron", "1"), ("locales/it.ftl", "ciao = Ciao")]);
        let stored = serde_json::to_string(&source).expect("texts");
        assert_eq!(serde_json::from_str::<Source>(&stored).expect("a source"), source);
        assert_eq!(source.locale("it"), Some("ciao = Ciao"));
        assert_eq!(source.locale("en"), None);
    }

    #[test]
    fn files_of_the_crate_can_be_compiled_in() {
        let source = Source::embedded(embed_pack!("src": "lib.rs", "pack/source.rs"));
        assert_eq!(source.paths().collect::<Vec<_>>(), ["lib.rs", "pack/source.rs"]);
        assert!(source.get("lib.rs").is_some_and(|text| text.contains("pub mod pack;")));
    }
}
