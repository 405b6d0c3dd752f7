//! Sets of spaces, one bit a space. All questions of reach, range and terrain are sums and shifts of these.

use super::{COLS, Direction, ROWS, Space};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

const ROW: u32 = (1 << COLS) - 1;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spaces([u32; ROWS as usize]);

impl Spaces {
    pub const NONE: Spaces = Spaces([0; ROWS as usize]);
    pub const ALL: Spaces = Spaces([ROW; ROWS as usize]);

    pub fn only(space: Space) -> Spaces {
        let mut spaces = Spaces::NONE;
        spaces.insert(space);
        spaces
    }

    /// B2.13 · The spaces that are more than so many from every edge; the outermost row counts as 1.
    pub fn inner(depth: u8) -> Spaces {
        let depth = depth as i8;
        Spaces::block((depth, ROWS as i8 - 1 - depth), (depth, COLS as i8 - 1 - depth))
    }

    /// All spaces of the board from one row and column to another, both included; figures beyond the board are cut off.
    pub fn block(rows: (i8, i8), cols: (i8, i8)) -> Spaces {
        let mut spaces = Spaces::NONE;
        let (left, right) = (cols.0.max(0), cols.1.min(COLS as i8 - 1));
        if left > right {
            return spaces;
        }
        let row = (ROW >> (COLS as i8 - 1 - right)) & (ROW << left);
        for n in rows.0.max(0)..=rows.1.min(ROWS as i8 - 1) {
            spaces.0[n as usize] = row;
        }
        spaces
    }

    pub fn insert(&mut self, space: Space) {
        self.0[space.row as usize] |= 1 << space.col;
    }

    pub fn remove(&mut self, space: Space) {
        self.0[space.row as usize] &= !(1 << space.col);
    }

    pub fn contains(&self, space: Space) -> bool {
        self.0[space.row as usize] & 1 << space.col != 0
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    pub fn meets(&self, other: &Spaces) -> bool {
        !(*self & *other).is_empty()
    }

    pub fn is_within(&self, other: &Spaces) -> bool {
        (*self - *other).is_empty()
    }

    /// The spaces, row by row from the lower left.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        Each { bits: self.0[0], row: 0, of: self }
    }

    /// Every space moved one step; what leaves the board is gone.
    #[must_use]
    #[inline]
    pub fn stepped(&self, direction: Direction) -> Spaces {
        let mut to = Spaces::NONE;
        match direction {
            Direction::North => to.0[1..].copy_from_slice(&self.0[..ROWS as usize - 1]),
            Direction::South => to.0[..ROWS as usize - 1].copy_from_slice(&self.0[1..]),
            Direction::East => to.0.iter_mut().zip(self.0).for_each(|(to, from)| *to = (from << 1) & ROW),
            Direction::West => to.0.iter_mut().zip(self.0).for_each(|(to, from)| *to = from >> 1),
        }
        to
    }

    /// Every space moved so many rows down and columns to the left; what leaves the board is gone.
    #[must_use]
    pub(super) fn drawn_back(&self, (rows, cols): (u8, u8)) -> Spaces {
        let mut to = Spaces::NONE;
        let from = self.0.iter().skip(rows.into());
        to.0.iter_mut().zip(from).for_each(|(to, from)| *to = from >> cols);
        to
    }

    /// Whether the space in a column and a row is in the set; figures one beyond the board name none.
    #[inline]
    pub(super) fn holds(&self, x: i8, y: i8) -> bool {
        self.beside(x, y).1 != 0
    }

    /// Which of the two spaces to the left and to the right of the vertical line `x` are in the set, 1 for each that is; figures one
    /// beyond the board name none.
    #[inline]
    pub(super) fn beside(&self, x: i8, y: i8) -> (u8, u8) {
        let row = self.0.get(y as usize).map_or(0, |row| row << 2);
        let pair = row >> (x + 1);
        (pair as u8 & 1, (pair >> 1) as u8 & 1)
    }
}

/// The spaces of a set, one after another.
struct Each {
    of: Spaces,
    row: u8,
    /// What is left of the row.
    bits: u32,
}

impl Iterator for Each {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.bits == 0 {
            self.bits = *self.of.0.get(self.row as usize + 1)?;
            self.row += 1;
        }
        let col = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Space::new(self.row, col))
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        let mut set = Spaces::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(mut self, other: Spaces) -> Spaces {
        self |= other;
        self
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Spaces) {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one |= other);
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(mut self, other: Spaces) -> Spaces {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one &= other);
        self
    }
}

impl Sub for Spaces {
    type Output = Spaces;
    #[inline]
    fn sub(mut self, other: Spaces) -> Spaces {
        self -= other;
        self
    }
}

impl SubAssign for Spaces {
    #[inline]
    fn sub_assign(&mut self, other: Spaces) {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one &= !other);
    }
}

impl Not for Spaces {
    type Output = Spaces;
    fn not(self) -> Spaces {
        Spaces::ALL - self
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|space| space.to_string()).collect();
        write!(f, "{{{}}}", names.join(" "))
    }
}
