//! The notes beside the rules, which list everything that content may say.

use std::collections::BTreeSet;

const NOTES: &str = include_str!("../../DESIGN-NOTES.md");

/// The variants of a type, as the notes list them: what stands at the outermost level, without comments and fields.
#[track_caller]
pub fn noted(name: &str) -> BTreeSet<String> {
    let start = format!("pub enum {name} {{");
    let found = NOTES.split_once(&start);
    let (_, body) = found.unwrap_or_else(|| panic!("the notes have no {name}"));
    let code: String = body.lines().map(|line| line.split("//").next().unwrap_or("")).collect();
    let outer = outermost(&code);
    let names = outer.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(str::to_owned).collect()
}

/// What stands in no brackets, up to the brace that closes the whole.
fn outermost(code: &str) -> String {
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
    outer
}
