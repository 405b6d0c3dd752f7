//! What entries of one file have in common: if every shipped hero has `card-<hero>` and `card-<hero>-text`, a new one needs them too.

use std::collections::{BTreeMap, BTreeSet};
use table::pack::{NamedEntry, Source};
use table::{Lang, Words};

/// A key with a gap where the name of an entry stands.
pub(super) type Pattern<'a> = (&'a str, &'a str);

/// The entries that somebody added, beside those that ship in the same files.
pub(super) struct Siblings<'a> {
    /// By language and file: each pattern, and how many of the entries that ship have it.
    patterns: BTreeMap<(Lang, &'a str), BTreeMap<Pattern<'a>, usize>>,
    /// By file: how many entries ship.
    counts: BTreeMap<&'a str, usize>,
    added: Vec<&'a NamedEntry<'a>>,
}

impl<'a> Siblings<'a> {
    pub fn of(entries: &'a [NamedEntry<'a>], own: &'a Source, shipped: &'a Words) -> Siblings<'a> {
        let named = || entries.iter().filter(|entry| !entry.name.is_empty());
        let has_words = |entry: &NamedEntry| shipped.keys(Lang::En).any(|key| around(key, entry.name).is_some());
        let is_added = |entry: &&NamedEntry| own.get(entry.file).is_some() && !has_words(entry);
        let added: Vec<&NamedEntry> = named().filter(is_added).collect();
        let files: BTreeSet<&str> = added.iter().map(|entry| entry.file).collect();
        let (mut patterns, mut counts) = (BTreeMap::new(), BTreeMap::new());
        for entry in named().filter(|entry| files.contains(entry.file) && has_words(entry)) {
            *counts.entry(entry.file).or_default() += 1;
            for lang in Lang::ALL {
                let of_file: &mut BTreeMap<Pattern, usize> = patterns.entry((lang, entry.file)).or_default();
                for pattern in shipped.keys(lang).filter_map(|key| around(key, entry.name)) {
                    *of_file.entry(pattern).or_default() += 1;
                }
            }
        }
        Siblings { patterns, counts, added }
    }

    /// The keys that every entry that ships has, for each that was added.
    pub fn wanted(&self, lang: Lang) -> impl Iterator<Item = (&'a NamedEntry<'a>, String)> {
        self.added.iter().flat_map(move |entry| {
            let all = self.counts.get(entry.file).copied().unwrap_or(0);
            let patterns = self.patterns.get(&(lang, entry.file)).into_iter().flatten();
            let common = patterns.filter(move |(_, count)| **count == all && all > 1);
            common.map(|((before, after), _)| (*entry, format!("{before}{}{after}", entry.name)))
        })
    }

    /// Whether a key is made like one of an entry that ships.
    pub fn allows(&self, lang: Lang, key: &str) -> bool {
        self.added.iter().any(|entry| {
            let patterns = self.patterns.get(&(lang, entry.file));
            patterns
                .is_some_and(|patterns| around(key, entry.name).is_some_and(|pattern| patterns.contains_key(&pattern)))
        })
    }
}

/// What stands in a key before and after a name, if the name is in it as a word of its own.
pub(super) fn around<'k>(key: &'k str, name: &str) -> Option<Pattern<'k>> {
    if name.is_empty() {
        return None;
    }
    key.match_indices(name).find_map(|(start, _)| {
        let (before, after) = (&key[..start], &key[start + name.len()..]);
        let whole = (before.is_empty() || before.ends_with('-')) && (after.is_empty() || after.starts_with(['-', '.']));
        whole.then_some((before, after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_in_a_key_as_a_word_of_its_own() {
        assert_eq!(around("card-ares-text", "ares"), Some(("card-", "-text")));
        assert_eq!(around("gate-of-horn.to", "gate-of-horn"), Some(("", ".to")));
        assert_eq!(around("card-aresian", "ares"), None);
        assert_eq!(around("card-ares", ""), None);
    }
}
