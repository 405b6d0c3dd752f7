//! Positions with content that the shipped pack does not have.

use ascension::{Ascension, CONTENT};
use testkit::packs;

/// The same position with one stretch of a file of the pack replaced.
#[track_caller]
pub fn with_content(game: Ascension, path: &str, from: &str, to: &str) -> Ascension {
    packs::attached(game, &packs::with_changes(CONTENT, &[(path, from, to)]))
}
