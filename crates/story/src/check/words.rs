//! Words: each text of a story in each language, and no words that nothing uses.

use crate::language::Language;
use crate::outline::Outline;
use std::collections::BTreeMap;
use table::pack::{At, Complaints};
use table::{Lang, Words};

pub fn check<L: Language>(outlines: &[Outline<L>], words: &Words, complaints: &mut Complaints) {
    missing(outlines, words, complaints);
    ambiguous(outlines, complaints);
    unused(outlines, words, complaints);
}

/// Words that must be there, and words that one language has and the other lacks.
fn missing<L: Language>(outlines: &[Outline<L>], words: &Words, complaints: &mut Complaints) {
    for outline in outlines {
        let wanted = |key: &&String| Lang::ALL.into_iter().any(|lang| words.has(lang, key));
        let keys = outline.must.iter().chain(outline.may.iter().filter(wanted));
        for key in keys {
            for lang in Lang::ALL.into_iter().filter(|lang| !words.has(*lang, key)) {
                let said = format!("the message `{key}` is missing in {lang}");
                complaints.add(outline.entry.at_word(outline.entry.id.as_str()), said);
            }
        }
    }
}

/// Two texts with one key: `a-b` with the option `c` and `a` with the option `b-c`.
fn ambiguous<L: Language>(outlines: &[Outline<L>], complaints: &mut Complaints) {
    let mut owners = BTreeMap::new();
    for outline in outlines {
        for key in outline.keys() {
            let id = outline.entry.id;
            if let Some(other) = owners.insert(key, id) {
                let said = format!("the message `{key}` would belong to two texts, here and in `{other}`");
                complaints.add(outline.entry.at_word(id.as_str()), said);
            }
        }
    }
}

fn unused<L: Language>(outlines: &[Outline<L>], words: &Words, complaints: &mut Complaints) {
    let used: std::collections::BTreeSet<&str> = outlines.iter().flat_map(Outline::keys).collect();
    let start = format!("{}-", L::KEY);
    for lang in Lang::ALL {
        let ours = words.keys(lang).filter(|key| key.starts_with(&start) && !key.contains('.'));
        for key in ours.filter(|key| !used.contains(key)) {
            let at = words.place(lang, key).map_or_else(
                || At::file("locales"),
                |place| At { file: place.source.into(), line: place.line, column: place.column },
            );
            complaints.add(at, format!("no paragraph uses the message `{key}`"));
        }
    }
}
