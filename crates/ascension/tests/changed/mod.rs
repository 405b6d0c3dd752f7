//! Positions with content that the shipped pack does not have.

use ascension::{Ascension, CONTENT, Pack};
use table::pack::{CheckedPack, Source};
use table::{Game, Shared};

/// The same position with one stretch of a file of the pack replaced.
#[track_caller]
pub fn with_content(mut game: Ascension, path: &str, from: &str, to: &str) -> Ascension {
    let mut source = Source::embedded(CONTENT);
    let text = source.get(path).expect("a file of the pack").to_owned();
    assert!(text.contains(from), "{path} does not say {from}");
    source.insert(path, &text.replacen(from, to, 1)).expect("a good path");
    let pack = Pack::read(&source).unwrap_or_else(|complaints| panic!("{complaints}"));
    game.attach(&Shared::new(pack));
    game
}
