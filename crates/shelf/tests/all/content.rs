//! Every content file that ships explains itself: its heading says what the fields of its entries mean.

use std::collections::BTreeSet;

/// The comment with which a file begins.
fn heading(text: &str) -> String {
    text.lines().take_while(|line| line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The fields of the entries of a list, or of the one struct that the file is.
fn fields(text: &str) -> BTreeSet<String> {
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // Every second piece is inside quotes.
    let code: String = code.join("\n").split('"').step_by(2).collect();
    let entries = if code.trim_start().starts_with('[') { 2 } else { 1 };
    let (mut depth, mut word, mut fields) = (0, String::new(), BTreeSet::new());
    for letter in code.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ':' if depth == entries && word.starts_with(|first: char| first.is_ascii_lowercase()) => {
                fields.insert(word.clone());
            }
            _ => {}
        }
        match letter.is_ascii_alphanumeric() || letter == '_' {
            true => word.push(letter),
            false => word.clear(),
        }
    }
    fields
}

#[test]
fn every_file_begins_with_a_comment_that_names_the_fields_of_its_entries() {
    let mut files = 0;
    for game in shelf::games() {
        let content = game.content();
        for path in content.paths().filter(|path| path.ends_with(".ron")) {
            let text = content.get(path).expect("it is listed");
            let heading = heading(text);
            let told: BTreeSet<&str> =
                heading.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
            let fields = fields(text);
            assert!(!fields.is_empty(), "{path}: no fields were found");
            let untold: Vec<&String> = fields.iter().filter(|field| !told.contains(field.as_str())).collect();
            assert!(untold.is_empty(), "{}, {path}: its heading does not explain {untold:?}", game.about().slug);
            files += 1;
        }
    }
    assert!(files > 30, "{files}");
}

#[test]
fn fields_are_those_of_entries_and_not_of_what_is_inside_them() {
    let list = "// x\n[\n    (slug: \"a: b\", cost: (fate: 1), list: [(at: Here)]),\n    // (old: 1),\n    (slug: \"c\", more: 2),\n]";
    let found: Vec<String> = fields(list).into_iter().collect();
    assert_eq!(found, ["cost", "list", "more", "slug"]);
    let found: Vec<String> = fields("(die: 12, decks: { 2: (copies: 4) })").into_iter().collect();
    assert_eq!(found, ["decks", "die"]);
}
