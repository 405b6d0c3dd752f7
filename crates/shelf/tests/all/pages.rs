//! The pages about the card languages name every word that content may use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// A file, or all files of a folder, as one text without comments and attributes.
fn source(path: &Path) -> String {
    let files: Vec<PathBuf> = match path.is_dir() {
        true => {
            let files = fs::read_dir(path).expect("a folder").flatten().map(|entry| entry.path());
            // What the rules know of effects is no word that content may use.
            files.filter(|file| !file.ends_with("properties.rs")).collect()
        }
        false => vec![path.to_owned()],
    };
    let lines = |file: &PathBuf| -> String {
        let text = read(file);
        let code = text.lines().map(|line| line.split("//").next().unwrap_or(""));
        code.filter(|line| !line.trim_start().starts_with("#[")).collect::<Vec<_>>().join("\n")
    };
    files.iter().map(lines).collect()
}

/// The variants of every public enum in a source.
fn words(source: &str) -> BTreeMap<String, Vec<String>> {
    let enums = source.split("pub enum ").skip(1).filter_map(|rest| rest.split_once('{'));
    // Odyssey declares its keywords by a macro of their own.
    let keywords = source.split("keywords! {").skip(1).map(|body| ("Keyword!", body));
    enums
        .chain(keywords)
        .map(|(head, body)| {
            let name = head.split(['<', ' ', ':']).next().unwrap_or_default();
            let outer = outermost(body);
            // After its fields a variant may say how it is told.
            let variants = outer.split(',').filter_map(|variant| variant.split_whitespace().next());
            // A macro may declare the type, and its pattern is none of the words.
            let variants = variants.filter(|name| name.starts_with(|first: char| first.is_ascii_uppercase()));
            (name.to_owned(), variants.map(str::to_owned).collect())
        })
        .collect()
}

/// What is in no brackets, up to the brace that closes the whole.
fn outermost(code: &str) -> String {
    let (mut depth, mut outer) = (0, String::new());
    for letter in code.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 0 => outer.push(letter),
            _ => {}
        }
    }
    outer
}

/// Everything on a page that is set as code, word by word.
fn code(page: &str) -> Vec<&str> {
    let quoted = page.split('`').skip(1).step_by(2);
    quoted.flat_map(|code| code.split(|letter: char| !letter.is_alphanumeric())).collect()
}

#[track_caller]
fn names_every_word(page: &str, path: &str, least: usize) {
    let text = read(&root().join("docs").join(page));
    let (told, words) = (code(&text), words(&source(&root().join(path))));
    let missing = |variants: &Vec<String>| -> Vec<String> {
        variants.iter().filter(|name| !told.contains(&name.as_str())).cloned().collect()
    };
    for (kind, variants) in &words {
        assert_eq!(missing(variants), Vec::<String>::new(), "{page} does not name these words of {kind}");
    }
    let count: usize = words.values().map(Vec::len).sum();
    assert!(count >= least, "only {count} words were found in {path}");
}

#[test]
fn the_page_about_ascensions_cards_names_every_word() {
    names_every_word("ascension-content.md", "crates/ascension/src/pack/effect.rs", 100);
}

#[test]
fn the_page_about_odysseys_cards_names_every_word() {
    names_every_word("odyssey-content.md", "crates/odyssey/src/pack/schema", 400);
}

/// Whoever sets a table reads what each option means; of several alike the first says it for all.
#[test]
fn every_option_of_every_game_explains_itself_in_both_languages() {
    for game in shelf::games() {
        let edition = game.open(&Default::default()).expect("no mistakes");
        for setting in edition.settings() {
            let title = setting.title.key.to_string();
            let alike = title.trim_end_matches(|sign: char| sign.is_ascii_digit());
            let first = if alike == title { title.clone() } else { format!("{alike}1") };
            for lang in table::Lang::ALL {
                let about = format!("{first}-about");
                assert!(edition.words().has(lang, &about), "{}: {lang:?} lacks {about}", game.about().slug);
            }
        }
    }
}
