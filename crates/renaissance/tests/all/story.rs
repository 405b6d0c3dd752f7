//! The plot book: the checker finds nothing, names are those of the pack, and the texts keep their voice and their measures.

use renaissance::story::Tale;
use renaissance::{CONTENT, Pack};
use story::{Entry, Shipped};
use table::Lang;
use table::pack::{CheckedPack, Source};

fn shipped() -> Shipped {
    Shipped::of(env!("CARGO_MANIFEST_DIR"))
}

fn story() -> Vec<Entry<Tale>> {
    shipped().story().unwrap_or_else(|complaints| panic!("{complaints}"))
}

#[test]
fn the_story_has_no_dead_end_and_all_its_words() {
    let words = shipped().words().unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let complaints = story::check(&story(), &words);
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
        "Event" => pack.events.iter().any(|one| one.slug.as_str() == slug),
        "Achieve" | "Achieved" => pack.achievements.iter().any(|one| one.slug.as_str() == slug),
        "Join" => pack.companions.iter().any(|one| one.slug.as_str() == slug),
        "Present" => pack.heroes.iter().any(|one| one.slug.as_str() == slug),
        _ => pack.missions.iter().any(|one| one.slug.as_str() == slug),
    };
    let kinds =
        ["Next", "Read", "Won", "Lost", "LostAgain", "Before", "Event", "Achieve", "Achieved", "Join", "Present"];
    let named = shipped().mentions(&kinds);
    let unknown: Vec<_> = named.iter().filter(|(_, kind, slug)| !known(kind, slug)).collect();
    assert!(named.len() > 150, "only {} names were found", named.len());
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Sentences of at most thirty-five words, and none of the words that the notary does without.
#[test]
fn the_voice_of_the_story_is_kept() {
    let never: [(Lang, &[&str]); 2] = [
        (Lang::En, &["magic", "magical", "portal", "realm", "quest", "suddenly", "token", "loot", "hero", "heroes"]),
        (
            Lang::It,
            &["magia", "magico", "portale", "improvvisamente", "messere", "orsù", "segnalino", "bottino", "eroe"],
        ),
    ];
    let faults = shipped().lost_voice(&never, 35);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
