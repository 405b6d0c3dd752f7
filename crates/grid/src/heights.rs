//! How high each space is, for boards with roofs, hills or pits.

use crate::{Direction, Space, Spaces, Walls};
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// The height of every space, from 0 to `TOP`. Only games whose boards have heights need it.
///
/// It is kept as one set of spaces for each height above 0, of those that are at least that high; so questions about whole sets cost no
/// more than on a flat board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "CopyVec<Spaces<COLS, ROWS>, TOP>", into = "CopyVec<Spaces<COLS, ROWS>, TOP>")]
pub struct Heights<const COLS: usize, const ROWS: usize, const TOP: usize> {
    /// Each is part of the one before.
    layers: [Spaces<COLS, ROWS>; TOP],
}

impl<const COLS: usize, const ROWS: usize, const TOP: usize> Heights<COLS, ROWS, TOP> {
    /// Everything at height 0.
    pub const FLAT: Self = Heights { layers: [Spaces::NONE; TOP] };

    /// Puts spaces at a height; what is above `TOP` is at `TOP`.
    pub fn set(&mut self, spaces: &Spaces<COLS, ROWS>, height: u8) {
        for (layer, least) in self.layers.iter_mut().zip(1..) {
            if least <= height {
                *layer |= *spaces;
            } else {
                *layer -= *spaces;
            }
        }
    }

    /// The height of a space.
    pub fn of(&self, space: Space<COLS, ROWS>) -> u8 {
        self.layers.iter().take_while(|layer| layer.contains(space)).count() as u8
    }

    /// How many heights a step from one space to another goes up; down is negative.
    pub fn rise(&self, from: Space<COLS, ROWS>, to: Space<COLS, ROWS>) -> i8 {
        self.of(to) as i8 - self.of(from) as i8
    }

    /// The spaces that are higher than this.
    pub fn above(&self, height: u8) -> Spaces<COLS, ROWS> {
        self.layers.get(height as usize).copied().unwrap_or(Spaces::NONE)
    }

    /// The spaces at exactly this height.
    pub fn at(&self, height: u8) -> Spaces<COLS, ROWS> {
        let at_least = height.checked_sub(1).map_or(Spaces::ALL, |lower| self.above(lower));
        at_least - self.above(height)
    }

    /// A wall wherever two neighbours differ in height. Added to the walls of the board, it keeps steps, neighbours and reach on one
    /// height.
    pub fn cliffs(&self) -> Walls<COLS, ROWS> {
        let mut walls = Walls::NONE;
        for layer in &self.layers {
            walls.north |= *layer ^ layer.stepped(Direction::South);
            walls.east |= *layer ^ layer.stepped(Direction::West);
        }
        // Beyond the last row and column there is nothing that could be lower.
        walls.north &= Spaces::ALL.stepped(Direction::South);
        walls.east &= Spaces::ALL.stepped(Direction::West);
        walls
    }

    /// The spaces of the same height that hang together with a space, that space included: the roof or the hilltop it is on.
    pub fn plateau(&self, space: Space<COLS, ROWS>) -> Spaces<COLS, ROWS> {
        let level = self.at(self.of(space));
        let mut found = Spaces::only(space);
        loop {
            let wider = found | (Walls::NONE.around(&found) & level);
            if wider == found {
                return found;
            }
            found = wider;
        }
    }
}

impl<const COLS: usize, const ROWS: usize, const TOP: usize> Default for Heights<COLS, ROWS, TOP> {
    fn default() -> Self {
        Heights::FLAT
    }
}

impl<const COLS: usize, const ROWS: usize, const TOP: usize> From<Heights<COLS, ROWS, TOP>>
    for CopyVec<Spaces<COLS, ROWS>, TOP>
{
    fn from(heights: Heights<COLS, ROWS, TOP>) -> Self {
        heights.layers.into_iter().collect()
    }
}

impl<const COLS: usize, const ROWS: usize, const TOP: usize> TryFrom<CopyVec<Spaces<COLS, ROWS>, TOP>>
    for Heights<COLS, ROWS, TOP>
{
    type Error = String;

    fn try_from(stored: CopyVec<Spaces<COLS, ROWS>, TOP>) -> Result<Self, String> {
        let nested = stored.windows(2).all(|pair| pair[1].is_within(&pair[0]));
        let layers = <[Spaces<COLS, ROWS>; TOP]>::try_from(&stored[..]).ok().filter(|_| nested);
        layers
            .map(|layers| Heights { layers })
            .ok_or_else(|| format!("these are not {TOP} heights, one above the other"))
    }
}
