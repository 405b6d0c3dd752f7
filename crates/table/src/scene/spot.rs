//! Names of the things in a scene.

use super::Cell;
use compact_str::CompactString;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt::{self, Write};

/// The name of one thing in a scene, the same as long as the thing is the same: `pawn-2`, `card-317`, `flank-5`, `board-J10`.
///
/// Options point at things by it and animations follow it. It begins with a letter and goes on with letters, figures and dashes, so
/// it can stand in a page as it is. A scene has hundreds of them, nearly all short enough to need no memory of their own.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(CompactString);

impl Spot {
    /// The name of a thing that has a number: `Spot::of("card", 317)` is `card-317`.
    pub fn of(kind: &str, number: impl fmt::Display) -> Spot {
        let mut name = Name::new(kind);
        // Writing into memory does not fail; a number that cannot be written would be missing.
        let _ = write!(name, "{number}");
        name.into()
    }

    /// The name of a cell of a grid: `Spot::cell("board", cell)` is `board-J10`.
    pub fn cell(grid: &str, cell: Cell) -> Spot {
        // Every option on a grid has such names, so they are put together without the machinery of formatting.
        let mut name = Name::new(grid);
        name.0.extend_from_slice(&cell.written());
        name.into()
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the name can stand in a page as it is.
    pub fn is_well_formed(&self) -> bool {
        self.0.starts_with(|c: char| c.is_ascii_alphabetic())
            && self.0.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    }
}

/// A name while it is put together, in one piece: scenes and options are made of hundreds.
struct Name(SmallVec<[u8; 24]>);

impl Name {
    fn new(kind: &str) -> Name {
        let mut name = SmallVec::from_slice(kind.as_bytes());
        name.push(b'-');
        Name(name)
    }
}

impl fmt::Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

impl From<Name> for Spot {
    /// All of it is text.
    fn from(name: Name) -> Spot {
        Spot(CompactString::from_utf8(name.0).unwrap_or_default())
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&'static str> for Spot {
    fn from(name: &'static str) -> Spot {
        Spot(CompactString::const_new(name))
    }
}

impl From<String> for Spot {
    fn from(name: String) -> Spot {
        Spot(name.into())
    }
}

impl From<&Spot> for Spot {
    fn from(spot: &Spot) -> Spot {
        spot.clone()
    }
}
