//! The kernel's own messages: every one it names exists, in both languages and with the same arguments.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Lang, Words};

/// The message keys in quotes in a folder of sources, its tests aside.
fn keys_named_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources of this crate") {
        let path = entry.expect("a file or a folder").path();
        if path.is_dir() {
            keys_named_in(&path, found);
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            let source = fs::read_to_string(&path).expect("text");
            let quoted = source.split('"').skip(1).step_by(2);
            let is_key = |word: &&str| {
                let plain = word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                plain && word.starts_with("table-") && !word.ends_with('-')
            };
            found.extend(quoted.filter(is_key).map(str::to_owned));
        }
    }
}

#[test]
fn every_message_the_kernel_names_exists_in_both_languages() {
    let words = Words::new([]).expect("the kernel's messages");
    let mut keys = BTreeSet::new();
    keys_named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
    assert!(keys.len() > 30, "only {} keys were found", keys.len());
    for lang in Lang::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

#[test]
fn the_languages_of_the_kernel_say_the_same_things() {
    let words = Words::new([]).expect("the kernel's messages");
    assert_eq!(words.check(), Vec::<String>::new());
}
