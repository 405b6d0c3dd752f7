//! Every effect, modifier, condition and end that a card can have, played out. The language of cards lists them all.

mod abilities;
mod answers;
mod closing;
mod curtain;
mod ends;
mod gods;
mod hands;
mod heroes;
mod money;
mod protection;
mod rolls;
mod webs;

use crate::language::noted;
use table::rulebook::test_names;

const TESTS: &[&str] = &[
    include_str!("abilities.rs"),
    include_str!("answers.rs"),
    include_str!("closing.rs"),
    include_str!("curtain.rs"),
    include_str!("ends.rs"),
    include_str!("gods.rs"),
    include_str!("hands.rs"),
    include_str!("heroes.rs"),
    include_str!("money.rs"),
    include_str!("protection.rs"),
    include_str!("rolls.rs"),
    include_str!("webs.rs"),
];

/// `CutCard` as `_cut_card`.
fn in_small_letters(name: &str) -> String {
    let mut small = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() {
            small.push('_');
        }
        small.push(letter.to_ascii_lowercase());
    }
    small
}

#[test]
fn everything_that_the_language_lists_has_a_test_of_its_name() {
    let tests: Vec<String> = TESTS.iter().flat_map(|source| test_names(source)).collect();
    for (of, before) in [("Effect", ""), ("Modifier", ""), ("When", "_when"), ("End", "_end"), ("Ability", "_ability")]
    {
        for name in noted(of) {
            let wanted = format!("{before}{}_", in_small_letters(&name));
            let found = tests.iter().any(|test| test.contains(&wanted));
            assert!(found, "no test is about {wanted} of {of}");
        }
    }
}
