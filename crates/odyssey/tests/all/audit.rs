//! The page that compares the battle with its sources names tests: each of them exists.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use table::rulebook::test_names;

const PAGE: &str = include_str!("../../../../docs/audit/odyssey-battle.md");

/// The tests of every source, by its path.
fn tests() -> BTreeMap<PathBuf, Vec<String>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut tests = BTreeMap::new();
    for folder in ["odyssey/src", "odyssey/tests", "grid/src", "grid/tests"] {
        gather(&crates.join(folder), &mut tests);
    }
    tests
}

fn gather(folder: &Path, tests: &mut BTreeMap<PathBuf, Vec<String>>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            gather(&path, tests);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let names = test_names(&fs::read_to_string(&path).expect("a source"));
            tests.insert(path, names);
        }
    }
}

/// One mention of a test: the file, rules that its name has, and words from the rest of it where the page gives some.
#[derive(Debug, PartialEq)]
struct Mention {
    file: String,
    rules: String,
    words: String,
}

/// The mentions in a text such as ``` `b5.rs` b5_2, b5_10 *a trait*; `content` b6_11 ```.
fn mentions(text: &str) -> Vec<Mention> {
    let mut found: Vec<Mention> = Vec::new();
    let mut pieces = text.split('`');
    pieces.next();
    while let (Some(file), Some(after)) = (pieces.next(), pieces.next()) {
        let mut parts = after.split('*');
        while let Some(plain) = parts.next() {
            let names = plain.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let names = names.filter(|word| is_test(word));
            found.extend(names.map(|name| Mention {
                file: file.to_owned(),
                rules: name.to_owned(),
                words: String::new(),
            }));
            let words = parts.next().unwrap_or_default().replace(' ', "_");
            if let Some(last) =
                found.last_mut().filter(|last| last.file == file && plain.trim_end().ends_with(&last.rules))
            {
                last.words = words;
            }
        }
    }
    found
}

/// Whether a word is the number of a rule or of a chapter as the names of tests write it: `b5_14_1`, `g7`.
fn is_test(word: &str) -> bool {
    let mut parts = word.split('_');
    let chapter = parts.next().and_then(|part| part.strip_prefix(['b', 'g']));
    chapter.is_some_and(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a source is the one that the page means: `b5.rs`, or `content` without the ending.
fn is_in(path: &Path, file: &str) -> bool {
    path.ends_with(file) || path.ends_with(Path::new(file).with_extension("rs"))
}

/// Whether a test is the one that is meant.
fn is_meant(mention: &Mention, path: &Path, name: &str) -> bool {
    let here = is_in(path, &mention.file);
    let named = format!("_{name}_").contains(&format!("_{}_", mention.rules));
    here && named && name.contains(&mention.words)
}

#[test]
fn every_test_that_the_audit_names_exists() {
    let tests = tests();
    let mut count = 0;
    let mut missing = Vec::new();
    for (number, line) in PAGE.lines().enumerate() {
        for mention in mentions(line) {
            count += 1;
            let found = tests.iter().any(|(path, names)| names.iter().any(|name| is_meant(&mention, path, name)));
            if !found {
                missing.push(format!("line {}: {mention:?}", number + 1));
            }
        }
    }
    assert!(missing.is_empty(), "the page names tests that do not exist:\n{}", missing.join("\n"));
    assert!(count > 400, "only {count} mentions of tests were read");
}

#[test]
fn every_file_that_the_audit_names_has_tests() {
    let tests = tests();
    let files = PAGE.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).filter(|word| word.ends_with(".rs"));
    for file in files {
        let found = tests.iter().any(|(path, names)| is_in(path, file) && !names.is_empty());
        assert!(found, "{file} has no tests");
    }
}

#[test]
fn mentions_are_read_with_their_file_and_words() {
    let read = mentions("| `b5.rs` b5_2 to b5_5; `b7.rs` b7_3_8 *stays one*, b7_9_1 | covered in `content`; B5.1 |");
    let mention = |file: &str, rules: &str, words: &str| Mention {
        file: file.to_owned(),
        rules: rules.to_owned(),
        words: words.to_owned(),
    };
    assert_eq!(
        read,
        [
            mention("b5.rs", "b5_2", ""),
            mention("b5.rs", "b5_5", ""),
            mention("b7.rs", "b7_3_8", "stays_one"),
            mention("b7.rs", "b7_9_1", ""),
        ]
    );
    let path = Path::new("crates/odyssey/src/proofs/b7.rs");
    assert!(is_meant(&read[2], path, "b7_3_8_what_stays_one"));
    assert!(!is_meant(&read[2], path, "b7_3_8_what_stays") && !is_meant(&read[3], path, "b7_9_10_more"));
    assert!(!is_meant(&read[0], path, "b5_2_and_so_on"), "it is in another file");
}
