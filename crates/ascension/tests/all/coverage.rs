//! Every rule has a test, every test names a rule, and the book has the same rules in both languages.

use std::fs;
use table::rulebook::{Rulebook, coverage, test_names};

/// The names of the tests in every `rules_*.rs`, one such file for each chapter.
fn tests_of_rules() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all");
    let files = fs::read_dir(folder).expect("the folder of the tests");
    let paths = files.map(|file| file.expect("a file").path());
    let rules = paths.filter(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with("rules_") && name.ends_with(".rs")
    });
    rules.flat_map(|path| test_names(&fs::read_to_string(path).expect("a source"))).collect()
}

fn book(source: &str) -> Rulebook {
    Rulebook::parse(source).expect("a rulebook")
}

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let names = tests_of_rules();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let missing = coverage(&book(include_str!("../../RULES.md")), &names);
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn both_languages_have_the_same_rules() {
    let english = book(include_str!("../../RULES.md"));
    let italian = book(include_str!("../../RULES.it.md"));
    let ids = |book: &Rulebook| book.ids().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&italian));
}
