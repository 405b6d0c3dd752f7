//! Marks: what is drawn on the table while an option is in hand, so that its result is seen before it is chosen.

use super::{Cell, Side, Spot, Stand, Tone, Wall};
use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One thing that is drawn for an option.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// A way over a board, from where it begins to where it ends.
    Path {
        /// The map or grid.
        board: Spot,
        /// Places of the map or cells of the grid.
        stops: Vec<Spot>,
        /// What is met on the way, in sentences.
        notes: Vec<Text>,
    },
    /// A piece as it would stand afterwards. Its footprint is that of the piece.
    Ghost {
        /// Which piece.
        piece: Spot,
        /// Where it would stand.
        stand: Stand,
        /// Which way it would look.
        facing: Option<Side>,
    },
    /// Places or cells of which something holds.
    Area {
        /// The spaces in it.
        cells: Vec<Spot>,
        /// Whether it is good or bad to be there.
        tone: Tone,
        /// What happens there.
        text: Option<Text>,
    },
    /// Ground that would lie on a grid, with its walls.
    Tile {
        /// The grid.
        board: Spot,
        /// The spaces it covers.
        cells: Vec<Cell>,
        /// The walls that it brings.
        walls: Vec<Wall>,
        /// The name of the [ground](crate::looks::Ground).
        ground: Cow<'static, str>,
    },
    /// A card that would fill a slot. The card is one of the scene.
    Fill {
        /// Which slot.
        slot: Spot,
        /// What would lie in it.
        card: Spot,
    },
    /// A line of sight between two things on a board: cells, places or pieces.
    Sight {
        /// Whoever looks.
        from: Spot,
        /// What is seen.
        to: Spot,
    },
    /// A card that is shown in full: one of the scene, or of [`Present::cards`](crate::Present::cards).
    Show {
        /// Which card.
        card: Spot,
    },
}

impl Mark {
    /// A way without a word on it.
    pub fn path(board: impl Into<Spot>, stops: impl IntoIterator<Item = Spot>) -> Mark {
        Mark::Path { board: board.into(), stops: stops.into_iter().collect(), notes: Vec::new() }
    }

    /// A piece as it would stand.
    pub fn ghost(piece: impl Into<Spot>, stand: impl Into<Stand>) -> Mark {
        Mark::Ghost { piece: piece.into(), stand: stand.into(), facing: None }
    }

    /// A line of sight.
    pub fn sight(from: impl Into<Spot>, to: impl Into<Spot>) -> Mark {
        Mark::Sight { from: from.into(), to: to.into() }
    }

    /// A card that is shown in full.
    pub fn show(card: impl Into<Spot>) -> Mark {
        Mark::Show { card: card.into() }
    }

    /// Every text for people in it.
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            Mark::Path { notes, .. } => notes.iter().collect(),
            Mark::Area { text, .. } => text.iter().collect(),
            Mark::Ghost { .. } | Mark::Tile { .. } | Mark::Fill { .. } | Mark::Sight { .. } | Mark::Show { .. } => {
                Vec::new()
            }
        }
    }

    /// The things of the scene that it names. A card that is shown may also be one of the content, and is not among them.
    pub fn spots(&self) -> Vec<Spot> {
        match self {
            Mark::Path { board, stops, .. } => [board].into_iter().chain(stops).cloned().collect(),
            Mark::Ghost { piece, stand: Stand::Place(place), .. } => vec![piece.clone(), place.clone()],
            Mark::Ghost { piece, .. } => vec![piece.clone()],
            Mark::Area { cells, .. } => cells.clone(),
            Mark::Tile { board, cells, .. } => cells.iter().map(|cell| Spot::cell(board.as_str(), *cell)).collect(),
            Mark::Fill { slot, card } => vec![slot.clone(), card.clone()],
            Mark::Sight { from, to } => vec![from.clone(), to.clone()],
            Mark::Show { .. } => Vec::new(),
        }
    }
}
