//! Review of a pack's messages: missing names, unused keys, unknown variables, missing translations.

mod siblings;

use siblings::Siblings;
use std::collections::{BTreeMap, BTreeSet};
use table::pack::{At, Complaints, NamedEntry, Source, inner_names, named_entries, near_words};
use table::words::{Missing, Mistake};
use table::{Arg, Lang, Text, Words};

/// What a check of content found in its words. A game can be played with either.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Review {
    /// Somebody would read a key instead of words, or words would never be read.
    pub mistakes: Complaints,
    /// What may be meant so.
    pub remarks: Complaints,
}

/// The words of an edition, and what its content asks for.
pub(crate) struct Wording<'a> {
    pub words: &'a Words,
    /// The game's own, without those of any folder.
    pub shipped: &'a Words,
    /// The game's own content.
    pub content: &'a Source,
    /// All content, and the part of it that is somebody's own.
    pub source: &'a Source,
    pub own: &'a Source,
    /// Every text that the game makes of its content.
    pub texts: &'a [Text],
}

impl Wording<'_> {
    pub fn review(&self) -> Review {
        let entries = named_entries(self.source);
        let mut review = Review::default();
        self.missing(&entries, &mut review);
        let siblings = Siblings::of(&entries, self.own, self.shipped);
        self.lacking(&siblings, &mut review);
        for lang in Lang::ALL {
            let inner = self.inner(lang);
            for (key, at) in inner.iter().filter(|(key, _)| !self.words.has(lang, key)) {
                self.no_words(lang, key, Some(at.clone()), &mut review);
            }
            self.own_words(lang, &siblings, &inner, &mut review);
        }
        review
    }

    /// The keys that new names inside entries need, such as those of abilities: whatever all such names that ship have.
    fn inner(&self, lang: Lang) -> BTreeMap<String, At> {
        let shipped: BTreeSet<&str> = inner_names(self.content).iter().map(|inner| inner.name).collect();
        let first = shipped.first().copied().unwrap_or_default();
        let patterns = self.shipped.keys(lang).filter_map(|key| siblings::around(key, first));
        let key = |(before, after): siblings::Pattern, name: &str| format!("{before}{name}{after}");
        let common: Vec<siblings::Pattern> = patterns
            .filter(|pattern| shipped.iter().all(|name| self.shipped.has(lang, &key(*pattern, name))))
            .collect();
        let names = inner_names(self.own).into_iter().filter(|inner| !shipped.contains(inner.name));
        names
            .flat_map(|inner| common.iter().map(move |pattern| (key(*pattern, inner.name), inner.at.clone())))
            .collect()
    }

    /// Texts of the content that cannot be told in some language.
    fn missing(&self, entries: &[NamedEntry], review: &mut Review) {
        for lang in Lang::ALL {
            for text in self.texts {
                let missing = self.words.try_render(lang, text, &()).err().unwrap_or_default();
                missing.iter().for_each(|missing| self.told(missing, entries, review));
            }
        }
    }

    fn told(&self, missing: &Missing, entries: &[NamedEntry], review: &mut Review) {
        match missing {
            Missing::Key { lang, key } => self.no_words(*lang, key, place_of(key, entries), review),
            // A derived variable is missing where a name lacks an attribute, which is told by its siblings.
            Missing::Argument { lang, key, name } if !name.contains('-') => {
                let at = self.words.place(*lang, key).map_or_else(|| locale(*lang), |home| at(&home));
                let said = format!("`{key}` uses `${name}`, which it is never given");
                review.mistakes.add(at, said);
            }
            Missing::Fault { lang, key, what } => {
                review.mistakes.add(locale(*lang), format!("`{key}` cannot be told: {what}"));
            }
            Missing::Argument { .. } | Missing::Unused { .. } => {}
        }
    }

    /// A key without words in this language: a mistake if the other has none either.
    fn no_words(&self, lang: Lang, key: &str, at: Option<At>, review: &mut Review) {
        let at = at.unwrap_or_else(|| locale(lang));
        if self.words.has(lang.other(), key) {
            let (lacks, has) = (locale(lang).file, locale(lang.other()).file);
            let said = format!("`{key}` is missing in {lacks}: the words of {has} are shown instead");
            review.remarks.add(at, said);
        } else {
            let said = format!("there are no words for `{key}`: write it in locales/en.ftl and locales/it.ftl");
            review.mistakes.add(at, said);
        }
    }

    /// What all other entries of a file have and a new one lacks: a description, or an attribute for grammar.
    fn lacking(&self, siblings: &Siblings, review: &mut Review) {
        for lang in Lang::ALL {
            for (entry, key) in siblings.wanted(lang) {
                let base = key.split_once('.').map_or(key.as_str(), |(base, _)| base);
                match key.split_once('.') {
                    _ if self.words.has(lang, &key) => {}
                    Some((_, attribute)) if self.words.has(lang, base) => {
                        let home = self.words.place(lang, base).map_or_else(|| locale(lang), |home| at(&home));
                        let said = format!("`{base}` lacks `.{attribute}`, which all others of {} have", entry.file);
                        review.mistakes.add(home, said);
                    }
                    Some(_) => {}
                    None => self.no_words(lang, &key, Some(entry.at.clone()), review),
                }
            }
        }
    }

    /// Keys in somebody's own words that nothing asks for, and variables that a message of the game is not given.
    fn own_words(&self, lang: Lang, siblings: &Siblings, inner: &BTreeMap<String, At>, review: &mut Review) {
        let file = locale(lang).file;
        let asked = self.asked();
        let mentioned = self.words.mentioned(lang);
        let own = |key: &str| self.words.place(lang, key).filter(|home| home.source == *file);
        for (key, home) in self.words.keys(lang).filter_map(|key| Some((key, own(key)?))) {
            let base = key.split_once('.').map_or(key, |(base, _)| base);
            let shipped = Lang::ALL.iter().any(|lang| self.shipped.has(*lang, base));
            let asked_for = asked.contains(base) || mentioned.contains(base) || inner.contains_key(base);
            if shipped {
                self.not_given(lang, key, &home, review);
            } else if key == base && !asked_for && !siblings.allows(lang, base) {
                let known = asked.iter().copied().chain(self.shipped.keys(lang));
                let near = near_words(key, known);
                review.mistakes.add(at(&home), format!("nothing asks for `{key}`{near}"));
            }
        }
    }

    fn not_given(&self, lang: Lang, key: &str, home: &Mistake, review: &mut Review) {
        let given: BTreeSet<&str> =
            Lang::ALL.into_iter().filter_map(|lang| self.shipped.arguments(lang, key)).flatten().collect();
        let uses = self.words.arguments(lang, key).unwrap_or_default();
        for name in uses.difference(&given) {
            let known: Vec<String> = given.iter().map(|name| format!("`${name}`")).collect();
            let known = match known.is_empty() {
                true => "nothing".to_owned(),
                false => known.join(" and "),
            };
            let said = format!("`{key}` uses `${name}`, which it is never given: it is given {known}");
            review.mistakes.add(at(home), said);
        }
    }

    /// Every key in the texts of the content.
    fn asked(&self) -> BTreeSet<&str> {
        let mut keys = BTreeSet::new();
        self.texts.iter().for_each(|text| add_keys(text, &mut keys));
        keys
    }
}

fn add_keys<'t>(text: &'t Text, keys: &mut BTreeSet<&'t str>) {
    keys.insert(text.key.split_once('.').map_or(text.key.as_ref(), |(base, _)| base));
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(text) => add_keys(text, keys),
            Arg::List(texts) => texts.iter().for_each(|text| add_keys(text, keys)),
            _ => {}
        }
    }
}

/// The entry a key is probably about: the one with the longest name that the key has in it.
fn place_of(key: &str, entries: &[NamedEntry]) -> Option<At> {
    let named = entries.iter().filter(|entry| siblings::around(key, entry.name).is_some());
    named.max_by_key(|entry| entry.name.len()).map(|entry| entry.at.clone())
}

fn at(place: &Mistake) -> At {
    At { file: place.source.as_str().into(), line: place.line, column: place.column }
}

fn locale(lang: Lang) -> At {
    At::file(&format!("locales/{lang}.ftl"))
}

/// The words of each language in one file, as somebody may change them.
pub(crate) fn files(words: &[(&str, &str)]) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for (tag, ftl) in words {
        let file = files.entry(format!("locales/{tag}.ftl")).or_default();
        if !file.is_empty() {
            file.push('\n');
        }
        file.push_str(ftl.trim_end());
        file.push('\n');
    }
    files
}
