//! Rulebooks held against their tests: every rule has one, every test is in the file of its chapter, and the book is the same in both
//! languages.

use std::fs;
use std::path::{Path, PathBuf};
use table::rulebook::{Rulebook, coverage, test_names};

/// Fails where a rule of this book has no test, a test names no rule, or a test is in the file of another chapter.
///
/// The tests are those of the files and folders in `folder` whose names are `prefix` and a chapter: with the prefix `rules_`, `rules_b7.rs` and
/// everything in the folder `rules_b7` hold tests of B7. Files with other names are helpers.
#[track_caller]
pub fn check_tests(book: &str, folder: &str, prefix: &str) {
    let book = Rulebook::parse(book).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let (mut names, mut misplaced) = (Vec::new(), Vec::new());
    for path in entries(Path::new(folder)) {
        let chapter = path.file_stem().and_then(|name| name.to_str()?.strip_prefix(prefix));
        let Some(chapter) = chapter.filter(|chapter| is_chapter(&book, chapter)) else { continue };
        let tests = sources(&path).flat_map(|source| test_names(&source)).collect::<Vec<String>>();
        misplaced.extend(
            tests.iter().filter(|test| !belongs(test, chapter)).map(|test| format!("{test} is with {chapter}")),
        );
        names.extend(tests);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let wrong: Vec<String> = coverage(&book, &names).into_iter().chain(misplaced).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Fails where one of these two books has a rule that the other lacks, or has it elsewhere.
#[track_caller]
pub fn check_languages(one: &str, other: &str) {
    let ids = |book: &str| {
        let book = Rulebook::parse(book).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        book.ids().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(ids(one), ids(other));
}

/// Whether a word begins the id of a rule: `b7`, or `a` for all that begin with A.
fn is_chapter(book: &Rulebook, chapter: &str) -> bool {
    let mut tests = book.ids().map(|id| id.to_string().to_lowercase().replace('.', "_"));
    !chapter.is_empty() && tests.any(|id| belongs(&id, chapter))
}

/// Whether a test begins with a rule of this chapter.
fn belongs(test: &str, chapter: &str) -> bool {
    let whole = chapter.ends_with(|last: char| last.is_ascii_digit());
    let rest = test.strip_prefix(chapter);
    rest.is_some_and(|rest| !whole || !rest.starts_with(|next: char| next.is_ascii_digit()))
        && rest.is_some_and(|rest| whole || rest.starts_with(|next: char| next.is_ascii_digit()))
}

/// What is in a folder, in the order of names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The text of a file, or of all files of a folder.
fn sources(path: &Path) -> impl Iterator<Item = String> {
    let files = if path.is_dir() { entries(path) } else { vec![path.to_owned()] };
    files
        .into_iter()
        .map(|file| fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_belongs_to_the_chapter_it_begins_with() {
        assert!(belongs("b7_2_rage_rises", "b7") && belongs("b7_is_an_attack", "b7") && belongs("a12_x", "a"));
        assert!(!belongs("b71_x", "b7") && !belongs("all_is_well", "a") && !belongs("c1_x", "b1"));
    }
}
