//! The story of the campaign: the checker finds nothing, and the texts keep the voice that they have.

use odyssey::story::Tale;
use odyssey::{CONTENT, Pack};
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
    let forgotten: Vec<String> =
        remarks.iter().filter(|remark| remark.said.contains("the mark")).map(ToString::to_string).collect();
    assert!(forgotten.is_empty(), "{}", forgotten.join("\n"));
}

/// What a paragraph gives or brings to battle is in the pack under that name.
#[test]
fn everything_that_the_story_names_is_in_the_pack() {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let known = |kind: &str, slug: &str| match kind {
        "Take" | "Give" => pack.resources.iter().any(|one| one.slug.as_str() == slug),
        "Terrain" => pack.terrain.iter().any(|one| one.slug.as_str() == slug),
        "Godform" => pack.godforms.iter().any(|one| one.slug.as_str() == slug),
        _ => true,
    };
    let named = shipped().mentions(&["Take", "Give", "Terrain", "Godform"]);
    let unknown: Vec<_> = named.iter().filter(|(_, kind, slug)| !known(kind, slug)).collect();
    assert!(named.len() > 50, "only {} names were found", named.len());
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Sentences of at most thirty words, and none of the words that this story does without.
#[test]
fn the_voice_of_the_story_is_kept() {
    let never: [(Lang, &[&str]); 2] = [
        (Lang::En, &["destiny", "ancient", "evil", "epic", "you feel"]),
        (Lang::It, &["destino", "antico", "antica", "malvagi", "epico", "epica", "sentite che"]),
    ];
    let faults = shipped().lost_voice(&never, 30);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
