//! Every rule has a test in the file of its chapter, every test names a rule, and the book has the same rules in both languages.

use testkit::rulebook;

const RULES: &str = include_str!("../../RULES.md");

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    rulebook::check_tests(RULES, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/aurora"), "rules_");
}

#[test]
fn both_languages_have_the_same_rules() {
    rulebook::check_languages(RULES, include_str!("../../RULES.it.md"));
}
