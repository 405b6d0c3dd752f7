//! The plot book: the checker finds nothing, names are those of the pack, and the texts keep their voice and their measures.

use renaissance::story::Tale;
use renaissance::{CONTENT, Pack};
use std::path::Path;
use table::pack::{CheckedPack, Reader, Source};
use table::{Lang, Words, words};

/// Every file of a folder of the crate whose name begins and ends so.
fn files(folder: &str, start: &str, end: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.starts_with(start) && name.ends_with(end)).collect();
    names.sort();
    let read = |name: &String| std::fs::read_to_string(folder.join(name)).expect("the file can be read");
    names.iter().map(|name| (name.clone(), read(name))).collect()
}

fn story() -> Vec<story::Entry<Tale>> {
    let mut source = Source::default();
    for (name, text) in files("content/story", "", ".ron") {
        source.insert(&format!("story/{name}"), &text).expect("a path inside the pack");
    }
    let mut reader = Reader::new(&source);
    let story = story::read(&mut reader, "story");
    let complaints = reader.finish();
    assert!(complaints.is_empty(), "{}", complaints.render(&source));
    story
}

fn messages(lang: Lang) -> Vec<(String, String)> {
    files("locales", "tale-", &format!(".{lang}.ftl"))
}

fn words() -> Words {
    let sources = Lang::ALL
        .into_iter()
        .flat_map(|lang| messages(lang).into_iter().map(move |(name, ftl)| words::Source::new(name, lang, ftl)));
    Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

#[test]
fn the_story_has_no_dead_end_and_all_its_words() {
    let complaints = story::check(&story(), &words());
    assert!(complaints.is_empty(), "{complaints}");
}

#[test]
fn every_mark_of_the_story_is_read_somewhere() {
    let remarks = story::remarks(&story());
    let forgotten: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    assert!(forgotten.is_empty(), "{}", forgotten.join("\n"));
}

/// Missions, events, achievements, companions and heroes that paragraphs name are in the pack.
#[test]
fn everything_that_the_story_names_is_in_the_pack() {
    let source = Source::embedded(CONTENT);
    let pack = Pack::read(&source).unwrap_or_else(|complaints| panic!("{}", complaints.render(&source)));
    let known = |kind: &str, slug: &str| match kind {
        "Next" | "Read" | "Won" | "Lost" | "LostAgain" | "Before" => {
            pack.missions.iter().any(|one| one.slug.as_str() == slug)
        }
        "Event" => pack.events.iter().any(|one| one.slug.as_str() == slug),
        "Achieve" | "Achieved" => pack.achievements.iter().any(|one| one.slug.as_str() == slug),
        "Join" => pack.companions.iter().any(|one| one.slug.as_str() == slug),
        "Present" => pack.heroes.iter().any(|one| one.slug.as_str() == slug),
        _ => false,
    };
    let kinds =
        ["Next", "Read", "Won", "Lost", "LostAgain", "Before", "Event", "Achieve", "Achieved", "Join", "Present"];
    let (mut named, mut unknown) = (0, Vec::new());
    for (file, text) in files("content/story", "", ".ron") {
        for kind in kinds {
            let start = format!("{kind}(\"");
            for (at, _) in text.match_indices(&start) {
                let inside = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
                let slug = text[at + start.len()..].split('"').next().unwrap_or_default();
                named += 1;
                unknown.extend((!inside && !known(kind, slug)).then(|| format!("{file}: {kind}({slug})")));
            }
        }
    }
    assert!(named > 150, "only {named} names were found");
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

/// Sentences of at most thirty-five words, and none of the words that the notary does without.
#[test]
fn the_voice_of_the_story_is_kept() {
    const NEVER: [(Lang, &[&str]); 2] = [
        (Lang::En, &["magic", "magical", "portal", "realm", "quest", "suddenly", "token", "loot", "hero", "heroes"]),
        (
            Lang::It,
            &["magia", "magico", "portale", "improvvisamente", "messere", "orsù", "segnalino", "bottino", "eroe"],
        ),
    ];
    let mut faults = Vec::new();
    for (lang, never) in NEVER {
        for (name, ftl) in messages(lang) {
            for line in ftl.lines().filter(|line| line.starts_with("tale-")) {
                let (key, text) = line.split_once(" = ").unwrap_or((line, ""));
                let lower = text.to_lowercase();
                faults.extend(
                    never.iter().filter(|word| has_word(&lower, word)).map(|word| format!("{name}: {key}: {word}")),
                );
                let long = text.split(['.', '?', '!']).find(|sentence| sentence.split_whitespace().count() > 35);
                faults.extend(long.map(|sentence| format!("{name}: {key}: too long: {sentence}")));
                let straight = text.contains(['"', '\'']);
                faults.extend(straight.then(|| format!("{name}: {key}: straight quotes")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn has_word(text: &str, word: &str) -> bool {
    let bounded = |at: usize| {
        let before = text[..at].chars().next_back().is_none_or(|c| !c.is_alphabetic());
        before && text[at + word.len()..].chars().next().is_none_or(|c| !c.is_alphabetic())
    };
    text.match_indices(word).any(|(at, _)| bounded(at))
}
