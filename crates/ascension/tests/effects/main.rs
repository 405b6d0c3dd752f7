//! Every effect, modifier, condition and end that a card can have, played out. The notes beside the rules list them all.

#[path = "../changed/mod.rs"]
mod changed;
#[path = "../common/mod.rs"]
mod common;

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

use table::rulebook::test_names;

/// The notes beside the rules.
const NOTES: &str = include_str!("../../DESIGN-NOTES.md");

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

/// The variants of a type of the notes, in small letters and with underscores.
fn noted(name: &str) -> Vec<String> {
    let start = format!("pub enum {name} {{");
    let (_, body) = NOTES.split_once(&start).expect("a type of the notes");
    let code: String = body.lines().map(|line| line.split("//").next().unwrap_or("")).collect();
    let mut depth = 0;
    let mut outer = String::new();
    for letter in code.chars() {
        match letter {
            '(' | '{' => depth += 1,
            '}' if depth == 0 => break,
            ')' | '}' => depth -= 1,
            _ if depth == 0 => outer.push(letter),
            _ => {}
        }
    }
    let names = outer.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(in_small_letters).collect()
}

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
fn everything_that_the_notes_list_has_a_test_of_its_name() {
    let tests: Vec<String> = TESTS.iter().flat_map(|source| test_names(source)).collect();
    for (of, before) in [
        ("Effect", ""),
        ("Modifier", ""),
        ("When", "_when"),
        ("End", "_end"),
        ("Ability", "_ability"),
    ] {
        for name in noted(of) {
            let wanted = format!("{before}{name}_");
            let found = tests.iter().any(|test| test.contains(&wanted));
            assert!(found, "no test is about {wanted} of {of}");
        }
    }
}
