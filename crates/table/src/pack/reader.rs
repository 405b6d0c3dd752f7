//! Reads the files of a pack into values, and gathers every mistake on the way.

use super::cut::{self, Cut, Part};
use super::mend;
use super::near::did_you_mean;
use super::source::locale_path;
use super::tokens::{Kind, Tokens};
use super::{At, Complaints, Located, Source};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};

/// Languages whose messages a pack may bring, as `locales/en.ftl` and so on.
pub const LANGUAGES: [&str; 2] = ["en", "it"];

/// Files that a pack may have for people to read; they are never content.
pub const NOTES: [&str; 2] = ["README.md", "LICENSE"];

/// Reads one pack. Every mistake becomes a complaint and reading goes on, so that an author sees all mistakes at once.
///
/// A file that nobody asked for when [`Reader::finish`] is called is a mistake too: its name was mistyped, or it was meant for
/// another game. The exceptions are [`LANGUAGES`] and [`NOTES`].
///
/// ```
/// use table::pack::{Reader, Source};
///
/// let source = Source::embedded(&[("cards.ron", "[\n  3,\n  \"four\",\n  5,\n  true,\n]"), ("crads.ron", "[]")]);
/// let mut reader = Reader::new(&source);
/// let cards = reader.list::<u8>("cards.ron");
/// assert_eq!(cards.iter().map(|card| card.value).collect::<Vec<_>>(), [3, 5]);
/// assert_eq!(reader.finish().to_string(), "\
/// cards.ron:3:3: expected a whole number, found `\"four\"`
/// cards.ron:5:3: expected a whole number, found `true`
/// crads.ron: no such file is known; did you mean `cards.ron`?
/// ");
/// ```
pub struct Reader<'a> {
    source: &'a Source,
    asked: BTreeSet<String>,
    /// What is wrong so far. Checks of a game add their own.
    pub complaints: Complaints,
}

/// A key of a map file and its value.
pub type Entry<K, V> = (Located<K>, Located<V>);

impl<'a> Reader<'a> {
    /// A reader of all files of a pack.
    pub fn new(source: &'a Source) -> Reader<'a> {
        Reader { source, asked: BTreeSet::new(), complaints: Complaints::new() }
    }

    /// A file that is one value. The file must be there.
    pub fn read<T: DeserializeOwned>(&mut self, path: &str) -> Option<Located<T>> {
        let text = self.required(path)?;
        self.read_text(path, text)
    }

    /// A file that is one value, if the pack has it.
    pub fn read_if_there<T: DeserializeOwned>(&mut self, path: &str) -> Option<Located<T>> {
        let text = self.text(path)?;
        self.read_text(path, text)
    }

    /// A file that is a list `[ …, … ]`. The file must be there. Entries with mistakes are left out.
    pub fn list<T: DeserializeOwned>(&mut self, path: &str) -> Vec<Located<T>> {
        self.required(path).map_or_else(Vec::new, |text| self.list_text(path, text))
    }

    /// A file that is a list, if the pack has it.
    pub fn list_if_there<T: DeserializeOwned>(&mut self, path: &str) -> Vec<Located<T>> {
        self.text(path).map_or_else(Vec::new, |text| self.list_text(path, text))
    }

    /// A file that is a map `{ key: value, … }`, in the order of the file. The file must be there. A key given twice is a mistake.
    pub fn map<K: DeserializeOwned + Ord, V: DeserializeOwned>(&mut self, path: &str) -> Vec<Entry<K, V>> {
        self.required(path).map_or_else(Vec::new, |text| self.map_text(path, text))
    }

    /// Every `.ron` file of a folder, each one value, with its name without folder and ending. There may be none.
    pub fn folder<T: DeserializeOwned>(&mut self, folder: &str) -> Vec<(&'a str, Located<T>)> {
        let mut values = Vec::new();
        for (path, name) in self.inside(folder) {
            values.extend(self.read(path).map(|value| (name, value)));
        }
        values
    }

    /// The entries of every `.ron` file of a folder, each a list, in the order of the files. There may be none.
    pub fn lists<T: DeserializeOwned>(&mut self, folder: &str) -> Vec<Located<T>> {
        let mut entries = Vec::new();
        for (path, _) in self.inside(folder) {
            entries.extend(self.list(path));
        }
        entries
    }

    /// The `.ron` files of a folder: path, and name without folder and ending.
    fn inside(&self, folder: &str) -> Vec<(&'a str, &'a str)> {
        let name = |path: &'a str| path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".ron");
        let files = self.source.paths().filter_map(|path| Some((path, name(path)?)));
        files.filter(|(_, name)| !name.contains('/')).collect()
    }

    /// The text of a file that is not RON, if the pack has it.
    pub fn text(&mut self, path: &str) -> Option<&'a str> {
        self.asked.insert(path.to_owned());
        self.source.get(path)
    }

    /// All that was found wrong, with the files nobody asked for.
    pub fn finish(mut self) -> Complaints {
        let known = |path: &str| {
            let locale = LANGUAGES.iter().any(|language| locale_path(language) == path);
            locale || NOTES.contains(&path) || self.asked.contains(path)
        };
        for path in self.source.paths().filter(|path| !known(path)) {
            let said = match path.strip_prefix("locales/") {
                Some(_) => no_language(),
                None => {
                    let near = did_you_mean(path, self.asked.iter().map(String::as_str));
                    format!("no such file is known{near}")
                }
            };
            self.complaints.add(At::file(path), said);
        }
        self.complaints
    }

    fn required(&mut self, path: &str) -> Option<&'a str> {
        let text = self.text(path);
        if text.is_none() {
            self.complaints.add(At::file(path), "this file is missing");
        }
        text
    }

    fn read_text<T: DeserializeOwned>(&mut self, path: &str, text: &str) -> Option<Located<T>> {
        let mut file = Open::new(path, text, &mut self.complaints);
        let cut = file.cut(cut::whole);
        file.value(cut.pieces.first()?.value)
    }

    fn list_text<T: DeserializeOwned>(&mut self, path: &str, text: &str) -> Vec<Located<T>> {
        let mut file = Open::new(path, text, &mut self.complaints);
        let cut = file.cut(cut::list);
        cut.pieces.iter().filter_map(|piece| file.value(piece.value)).collect()
    }

    fn map_text<K: DeserializeOwned + Ord, V: DeserializeOwned>(&mut self, path: &str, text: &str) -> Vec<Entry<K, V>> {
        let mut file = Open::new(path, text, &mut self.complaints);
        let cut = file.cut(cut::map);
        let mut entries: Vec<Entry<K, V>> = Vec::new();
        for piece in cut.pieces {
            let key = piece.key.and_then(|key| file.value(key));
            let value = file.value(piece.value);
            entries.extend(key.zip(value));
        }
        complain_of_twins(&entries, &mut self.complaints);
        entries
    }
}

/// What is said of words in a file that is not one of a language that the table speaks.
fn no_language() -> String {
    let files = LANGUAGES.map(|language| format!("`{}`", locale_path(language)));
    let spoken = files.join(" and ");
    format!("this file is never read: the table speaks English and Italian, whose words are in {spoken}")
}

fn complain_of_twins<K: Ord, V>(entries: &[Entry<K, V>], complaints: &mut Complaints) {
    let mut first: BTreeMap<&K, &At> = BTreeMap::new();
    for (key, _) in entries {
        match first.get(&key.value) {
            Some(at) => complaints.add(key.at.clone(), format!("this key is already given at {at}")),
            None => _ = first.insert(&key.value, &key.at),
        }
    }
}

/// One file while it is read.
struct Open<'a> {
    text: &'a str,
    start: At,
    line_starts: Vec<usize>,
    complaints: &'a mut Complaints,
}

impl<'a> Open<'a> {
    fn new(path: &str, text: &'a str, complaints: &'a mut Complaints) -> Open<'a> {
        let file = path.into();
        let after_breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Open {
            text,
            start: At { file, line: 1, column: 1 },
            line_starts: std::iter::once(0).chain(after_breaks).collect(),
            complaints,
        }
    }

    fn cut(&mut self, cut: impl Fn(&'a str) -> Cut<'a>) -> Cut<'a> {
        let cut = cut(self.text);
        for mistake in &cut.mistakes {
            let at = self.at(mistake.start);
            self.complaints.add(at, mistake.said.clone());
        }
        cut
    }

    fn value<T: DeserializeOwned>(&mut self, part: Part) -> Option<Located<T>> {
        let at = self.at(part.start);
        match ron_options().from_str(part.text) {
            Ok(value) => Some(Located::new(value, at, part.text)),
            Err(error) => {
                for (offset, said) in mend::mistakes::<T>(error, part.text) {
                    self.complaints.add(at.plus(part.text, offset), said);
                }
                let tokens = Tokens::new(part.text).map_while(Result::ok);
                let quoted = tokens.filter(|token| token.kind == Kind::Quoted);
                self.complaints.add_unread(quoted.map(|token| token.inside()));
                None
            }
        }
    }

    fn at(&self, offset: usize) -> At {
        let line = self.line_starts.partition_point(|start| *start <= offset) - 1;
        let line_start = self.line_starts[line];
        At { line: line + 1, ..self.start.plus(&self.text[line_start..], offset - line_start) }
    }
}

/// How packs are written: RON in which `Some(…)` may be left out.
pub(super) fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Slug;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Card {
        id: Slug,
        cost: Option<u8>,
    }

    fn complaints(files: &[(&str, &str)], read: impl Fn(&mut Reader)) -> String {
        let source = Source::embedded(files);
        let mut reader = Reader::new(&source);
        read(&mut reader);
        reader.finish().to_string()
    }

    #[test]
    fn three_mistakes_in_one_file_are_all_told_and_the_good_entries_read() {
        let cards = "// perché?\n[\n  (id: \"a\"), (id: \"è\"),\n  (id: \"b\", cost: 3),\n  (id: \"c\",\n   cots: 3),\n  /* è */ (cost: \"x\", id: \"d\"),\n]";
        let source = Source::embedded(&[("cards.ron", cards)]);
        let mut reader = Reader::new(&source);
        let ids: Vec<_> = reader.list::<Card>("cards.ron").iter().map(|card| card.id.to_string()).collect();
        assert_eq!(ids, ["a", "b"]);
        let said = reader.finish().to_string();
        let places: Vec<_> = said.lines().map(|line| line.split(": ").next().unwrap_or_default()).collect();
        assert_eq!(places, ["cards.ron:3:19", "cards.ron:6:4", "cards.ron:7:18"], "{said}");
    }

    #[test]
    fn three_mistakes_in_three_files_are_all_told() {
        let files =
            [("a.ron", "[(id: \"a\", cost: 999)]"), ("b.ron", "(id: \"b\", colour: 1)"), ("c/d.ron", "(id: \"d\"")];
        let said = complaints(&files, |reader| {
            reader.list::<Card>("a.ron");
            assert!(reader.read::<Card>("b.ron").is_none());
            assert!(reader.folder::<Card>("c").is_empty());
        });
        assert_eq!(
            said,
            "a.ron:1:18: `999` is too large: expected a number from 0 to 255\n\
             b.ron:1:11: there is no field `colour` here: expected `id` or `cost`\n\
             c/d.ron:1:1: this `(` is never closed\n"
        );
    }

    #[test]
    fn broken_brackets_do_not_hide_a_mistake_before_them() {
        let said = complaints(&[("a.ron", "[\n (id: \"A\"),\n (id: \"b\",\n]")], |reader| {
            reader.list::<Card>("a.ron");
        });
        let lines: Vec<_> = said.lines().map(|line| &line[..10]).collect();
        assert_eq!(lines, ["a.ron:2:7:", "a.ron:3:2:"], "{said}");
    }

    #[test]
    fn some_may_be_left_out_and_places_are_kept() {
        let source = Source::embedded(&[("a.ron", "#![enable(implicit_some)]\n(id: \"a\", cost: 3)")]);
        let card = Reader::new(&source).read::<Card>("a.ron").expect("a card");
        assert_eq!(card.cost, Some(3));
        assert_eq!(card.at.to_string(), "a.ron:2:1");
        assert_eq!(card.at_word("cost").to_string(), "a.ron:2:11");
    }

    #[test]
    fn maps_keep_their_order_and_keys_stand_once() {
        let source = Source::embedded(&[("a.ron", "{\n \"b\": 1,\n \"a\": 2,\n \"b\": 3,\n \"C\": 4,\n \"d\": x,\n}")]);
        let mut reader = Reader::new(&source);
        let entries = reader.map::<Slug, u8>("a.ron");
        let read: Vec<_> = entries.iter().map(|(key, value)| (key.to_string(), value.value)).collect();
        assert_eq!(read, [("b".to_owned(), 1), ("a".to_owned(), 2), ("b".to_owned(), 3)]);
        let said = reader.finish().to_string();
        let mut lines = said.lines();
        assert_eq!(lines.next(), Some("a.ron:4:2: this key is already given at a.ron:2:2"));
        assert!(lines.next().is_some_and(|line| line.starts_with("a.ron:5:2: expected a short name")), "{said}");
        assert_eq!(lines.next(), Some("a.ron:6:7: expected a whole number, found `x`"));
    }

    #[test]
    fn missing_files_are_told_and_those_that_may_be_missing_are_not() {
        let said = complaints(&[], |reader| {
            reader.read::<u8>("a.ron");
            reader.list::<u8>("b.ron");
            reader.map::<u8, u8>("c.ron");
            reader.read_if_there::<u8>("d.ron");
            reader.list_if_there::<u8>("e.ron");
        });
        assert_eq!(said, "a.ron: this file is missing\nb.ron: this file is missing\nc.ron: this file is missing\n");
    }

    #[test]
    fn unknown_files_are_told_but_not_words_and_notes() {
        let files = [
            ("cards/a.ron", "1"),
            ("cards/b.txt", ""),
            ("cards/deep/c.ron", "1"),
            ("locales/en.ftl", ""),
            ("locales/itt.ftl", ""),
            ("README.md", ""),
        ];
        let said = complaints(&files, |reader| {
            let names: Vec<_> = reader.folder::<u8>("cards").iter().map(|(name, _)| *name).collect();
            assert_eq!(names, ["a"]);
        });
        let paths: Vec<_> = said.lines().map(|line| line.split(':').next().unwrap_or_default()).collect();
        assert_eq!(paths, ["cards/b.txt", "cards/deep/c.ron", "locales/itt.ftl"], "{said}");
    }

    #[test]
    fn no_text_makes_the_reader_panic() {
        let pieces = [
            "[", "]", "(", ")", "{", "}", ",", ":", "\"", "'", "\\", "r#", "/*", "*/", "//", "\n", "é", "#!", "a", "-1",
        ];
        for one in pieces {
            for two in pieces {
                for three in pieces {
                    let text = format!("{one}{two}{three}");
                    complaints(&[("a", &text), ("b", &format!("[{text}")), ("c", &format!("{{{text}"))], |reader| {
                        reader.read::<Card>("a");
                        reader.list::<Card>("b");
                        reader.map::<Slug, Card>("c");
                    });
                }
            }
        }
    }
}
