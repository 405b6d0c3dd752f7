//! The story of the campaign: the checker finds nothing, and the texts keep the voice that they have.

use odyssey::story::Tale;
use std::path::Path;
use table::pack::{Reader, Source};
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
    let forgotten: Vec<String> =
        remarks.iter().filter(|remark| remark.said.contains("the mark")).map(ToString::to_string).collect();
    assert!(forgotten.is_empty(), "{}", forgotten.join("\n"));
}

/// Sentences of at most thirty words, and none of the words that this story does without.
#[test]
fn the_voice_of_the_story_is_kept() {
    const NEVER: [(Lang, &[&str]); 2] = [
        (Lang::En, &["destiny", "ancient", "evil", "epic", "you feel"]),
        (Lang::It, &["destino", "antico", "antica", "malvagi", "epico", "epica", "sentite che"]),
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
                let long = text.split(['.', '?', '!']).find(|sentence| sentence.split_whitespace().count() > 30);
                faults.extend(long.map(|sentence| format!("{name}: {key}: too long: {sentence}")));
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
