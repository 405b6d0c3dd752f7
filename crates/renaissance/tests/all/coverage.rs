//! Every rule has a test, and every test of a rule names one.

use table::rulebook::{Rulebook, coverage, test_names};

const TESTS: [&str; 19] = [
    include_str!("../../src/proofs/n12_2.rs"),
    include_str!("../../src/proofs/n13_6.rs"),
    include_str!("../../src/proofs/negatives.rs"),
    include_str!("../../src/proofs/allies.rs"),
    include_str!("../../src/proofs/boards.rs"),
    include_str!("../../src/proofs/classes.rs"),
    include_str!("../../src/proofs/corners.rs"),
    include_str!("../../src/proofs/scenery.rs"),
    include_str!("../../src/proofs/n1.rs"),
    include_str!("../../src/proofs/n2.rs"),
    include_str!("../../src/proofs/n3.rs"),
    include_str!("../../src/proofs/n6.rs"),
    include_str!("../../src/proofs/n7.rs"),
    include_str!("../../src/proofs/n12.rs"),
    include_str!("../../src/proofs/n10.rs"),
    include_str!("../../src/proofs/n11.rs"),
    include_str!("../../src/proofs/n12_camp.rs"),
    include_str!("../../src/proofs/n13.rs"),
    include_str!("../../src/proofs/n14.rs"),
];

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let names: Vec<String> = TESTS.iter().flat_map(|file| test_names(file)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let book = Rulebook::parse(include_str!("../../RULES.md")).expect("a rulebook");
    let missing = coverage(&book, &names);
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn both_languages_have_the_same_rules() {
    let book = |source: &str| Rulebook::parse(source).expect("a rulebook");
    let ids = |book: &Rulebook| book.ids().map(ToString::to_string).collect::<Vec<_>>();
    let (english, italian) = (book(include_str!("../../RULES.md")), book(include_str!("../../RULES.it.md")));
    assert_eq!(ids(&english), ids(&italian));
}
