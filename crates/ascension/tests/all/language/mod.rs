//! The language of cards, read from its source: everything that content may say.

use std::collections::BTreeSet;

const LANGUAGE: &str = include_str!("../../../src/pack/effect.rs");

/// The variants of a type: what stands at the outermost level, without comments and fields.
#[track_caller]
pub fn noted(name: &str) -> BTreeSet<String> {
    let starts = [format!("pub enum {name} "), format!("pub enum {name}<")];
    let found = starts.iter().find_map(|start| LANGUAGE.split_once(start.as_str()));
    let (_, declared) = found.unwrap_or_else(|| panic!("the language has no {name}"));
    let (_, body) = declared.split_once("{\n").unwrap_or_else(|| panic!("{name} lists nothing"));
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
