//! Content that only one test has: the files of a pack with something more in them, or with one text in the place of another.
//!
//! ```
//! use testkit::packs::{with_changes, with_more};
//!
//! let files = [("gear.ron", "[\n    (slug: \"club\"),\n]"), ("numbers.ron", "(rounds: 3)")];
//! let more = with_more(&files, &[("gear.ron", "(slug: \"net\")")]);
//! assert_eq!(more.get("gear.ron"), Some("[\n    (slug: \"club\"),(slug: \"net\"),]"));
//! let changed = with_changes(&files, &[("numbers.ron", "3", "4")]);
//! assert_eq!(changed.get("numbers.ron"), Some("(rounds: 4)"));
//! ```

use table::pack::{CheckedPack, Source};
use table::{Game, Shared};

/// The files with these entries added: each is a file that holds a list, and an entry for its end.
#[track_caller]
pub fn with_more(files: &[(&str, &str)], entries: &[(&str, &str)]) -> Source {
    let mut source = Source::embedded(files);
    for (path, entry) in entries {
        let text = text_of(&source, path);
        let list =
            text.trim_end().strip_suffix(']').unwrap_or_else(|| panic!("{path} does not end with a list")).trim_end();
        let comma = if list.ends_with([',', '[']) { "" } else { "," };
        replace(&mut source, path, &format!("{list}{comma}{entry},]"));
    }
    source
}

/// The files with changes: in this file, the first time that this is written, that.
#[track_caller]
pub fn with_changes(files: &[(&str, &str)], changes: &[(&str, &str, &str)]) -> Source {
    let mut source = Source::embedded(files);
    for (path, from, to) in changes {
        let text = text_of(&source, path);
        assert!(text.contains(from), "{path} does not say {from}");
        replace(&mut source, path, &text.replacen(from, to, 1));
    }
    source
}

/// The files with those of the folder that the environment calls `PACK` in their place, for examples that play other content.
pub fn from_environment(files: &[(&str, &str)]) -> Source {
    let mut source = Source::embedded(files);
    if let Ok(folder) = std::env::var("PACK") {
        for (path, _) in files {
            if let Ok(text) = std::fs::read_to_string(format!("{folder}/{path}")) {
                replace(&mut source, path, &text);
            }
        }
    }
    source
}

/// The pack that these files make; whatever is wrong with them fails the test.
#[track_caller]
pub fn read<P: CheckedPack>(source: &Source) -> P {
    P::read(source).unwrap_or_else(|complaints| panic!("{complaints}"))
}

/// The same position with this content in the place of its own.
#[track_caller]
pub fn attached<G: Game>(mut state: G, source: &Source) -> G {
    state.attach(&Shared::new(read::<G::Pack>(source)));
    state
}

#[track_caller]
fn text_of(source: &Source, path: &str) -> String {
    source.get(path).unwrap_or_else(|| panic!("the pack has no {path}")).to_owned()
}

#[track_caller]
fn replace(source: &mut Source, path: &str, text: &str) {
    source.insert(path, text).unwrap_or_else(|_| panic!("{path} is no path of a pack"));
}
