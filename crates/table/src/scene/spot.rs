//! Names of the things in a scene.

use super::Cell;
use compact_str::{CompactString, format_compact};
use serde::{Deserialize, Serialize};
use std::fmt;

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
        Spot(format_compact!("{kind}-{number}"))
    }

    /// The name of a cell of a grid: `Spot::cell("board", cell)` is `board-J10`.
    pub fn cell(grid: &str, cell: Cell) -> Spot {
        // Every option on a grid has such names, so they are put together without the machinery of formatting.
        let mut name = CompactString::new(grid);
        name.push('-');
        cell.write_to(&mut name);
        Spot(name)
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
