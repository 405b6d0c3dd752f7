//! The games that ship.

use crate::{AnyGame, Shelf, UnknownGame};
use ascension::Ascension;
use aurora::Aurora;
use connect_four::ConnectFour;
use odyssey::Odyssey;
use renaissance::Renaissance;
use std::sync::LazyLock;

static STANDARD: LazyLock<Shelf> = LazyLock::new(Shelf::standard);

impl Shelf {
    /// The games that ship, in the order in which they are told.
    pub fn standard() -> Shelf {
        let mut shelf = Shelf::default();
        shelf.put::<Ascension>();
        shelf.put::<Odyssey>();
        shelf.put::<Aurora>();
        shelf.put::<Renaissance>();
        shelf.put::<ConnectFour>();
        shelf
    }
}

/// Every game that ships: those of [`Shelf::standard`].
pub fn games() -> &'static [&'static dyn AnyGame] {
    STANDARD.games()
}

/// A game that ships, by its slug.
///
/// # Errors
///
/// No game has this slug.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    STANDARD.find(slug)
}
