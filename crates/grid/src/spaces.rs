//! Sets of spaces, one bit a space. All questions of reach, range and terrain are sums and shifts of these.

use crate::{Direction, Space};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

/// A set of spaces: one word a row, one bit a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spaces<const COLS: usize, const ROWS: usize>([u32; ROWS]);

impl<const COLS: usize, const ROWS: usize> Spaces<COLS, ROWS> {
    /// The bits of a whole row.
    const ROW: u32 = {
        let () = Space::<COLS, ROWS>::FITS;
        u32::MAX >> (32 - COLS)
    };

    /// No space at all.
    pub const NONE: Self = {
        let () = Space::<COLS, ROWS>::FITS;
        Spaces([0; ROWS])
    };

    /// The whole board.
    pub const ALL: Self = Spaces([Self::ROW; ROWS]);

    /// The set of one space.
    #[inline]
    pub fn only(space: Space<COLS, ROWS>) -> Self {
        let mut spaces = Spaces::NONE;
        spaces.insert(space);
        spaces
    }

    /// The spaces that are more than this many from every edge; the outermost row counts as 1.
    pub fn inner(depth: u8) -> Self {
        let depth = crate::clamped(depth);
        Spaces::block((depth, ROWS as i8 - 1 - depth), (depth, COLS as i8 - 1 - depth))
    }

    /// All spaces of the board from one row and column to another, both included; what lies beyond the board is cut off.
    #[inline]
    pub fn block(rows: (i8, i8), cols: (i8, i8)) -> Self {
        let mut spaces = Spaces::NONE;
        let (left, right) = (cols.0.max(0), cols.1.min(COLS as i8 - 1));
        if left > right {
            return spaces;
        }
        let row = (Self::ROW >> (COLS as i8 - 1 - right)) & (Self::ROW << left);
        for n in rows.0.max(0)..=rows.1.min(ROWS as i8 - 1) {
            spaces.0[n as usize] = row;
        }
        spaces
    }

    /// In each of these rows, both included, the spaces from one column to another, both included; what lies beyond the board is cut off.
    #[inline]
    pub(crate) fn by_rows(rows: (i8, i8), cols: impl Fn(i8) -> (i8, i8)) -> Self {
        let mut spaces = Spaces::NONE;
        for row in rows.0.max(0)..=rows.1.min(ROWS as i8 - 1) {
            let (left, right) = cols(row);
            let (left, right) = (left.max(0), right.min(COLS as i8 - 1));
            if left <= right {
                spaces.0[row as usize] = (Self::ROW >> (COLS as i8 - 1 - right)) & (Self::ROW << left);
            }
        }
        spaces
    }

    /// Puts a space into the set.
    #[inline]
    pub fn insert(&mut self, space: Space<COLS, ROWS>) {
        self.0[space.row as usize] |= 1 << space.col;
    }

    /// Takes a space out of the set.
    #[inline]
    pub fn remove(&mut self, space: Space<COLS, ROWS>) {
        self.0[space.row as usize] &= !(1 << space.col);
    }

    /// Whether a space is in the set.
    #[inline]
    pub fn contains(&self, space: Space<COLS, ROWS>) -> bool {
        self.0[space.row as usize] & 1 << space.col != 0
    }

    /// Whether no space is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// How many spaces are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether a space is in both sets.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether every space of the set is in the other, too.
    #[inline]
    pub fn is_within(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// The spaces, row by row from the lower left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space<COLS, ROWS>> {
        Each { bits: self.0[0], row: 0, of: self }
    }

    /// Every space moved one step; what leaves the board is gone.
    #[must_use]
    #[inline]
    pub fn stepped(&self, direction: Direction) -> Self {
        let mut to = Spaces::NONE;
        match direction {
            Direction::North => to.0[1..].copy_from_slice(&self.0[..ROWS - 1]),
            Direction::South => to.0[..ROWS - 1].copy_from_slice(&self.0[1..]),
            Direction::East => to.0.iter_mut().zip(self.0).for_each(|(to, from)| *to = (from << 1) & Self::ROW),
            Direction::West => to.0.iter_mut().zip(self.0).for_each(|(to, from)| *to = from >> 1),
        }
        to
    }

    /// Every space that shares an edge with one of these; one of them, too, if another is beside it.
    #[must_use]
    #[inline]
    pub fn neighbours(&self) -> Self {
        let mut beside = Spaces::NONE;
        beside.0.iter_mut().zip(self.0).for_each(|(to, from)| *to = ((from << 1) | (from >> 1)) & Self::ROW);
        beside.0[1..].iter_mut().zip(self.0).for_each(|(to, from)| *to |= from);
        beside.0.iter_mut().zip(&self.0[1..]).for_each(|(to, from)| *to |= from);
        beside
    }

    /// Of these spaces the one that is nearest to any of some others, whatever lies between; of several the first, row by row.
    pub fn nearest_to(&self, others: &Self) -> Option<Space<COLS, ROWS>> {
        let (mut seen, mut ring) = (*others, *others);
        while !ring.is_empty() {
            if let Some(found) = (ring & *self).iter().next() {
                return Some(found);
            }
            ring = ring.neighbours() - seen;
            seen |= ring;
        }
        None
    }

    /// Every space moved this many rows down and columns to the left; what leaves the board is gone.
    #[must_use]
    pub(crate) fn drawn_back(&self, (rows, cols): (u8, u8)) -> Self {
        let mut to = Spaces::NONE;
        let from = self.0.iter().skip(rows.into());
        to.0.iter_mut().zip(from).for_each(|(to, from)| *to = from.checked_shr(cols.into()).unwrap_or(0));
        to
    }

    /// The bits of a row.
    #[inline]
    pub(crate) fn row(&self, row: u8) -> u32 {
        self.0[row as usize]
    }

    /// Whether the space in a column and a row is in the set; one beyond the board is in none.
    #[inline]
    pub(crate) fn holds(&self, x: i8, y: i8) -> bool {
        self.beside(x, y).1 != 0
    }

    /// Which of the two spaces to the left and to the right of the vertical line `x` are in the set, 1 for each that is; one beyond the
    /// board is in none.
    #[inline]
    pub(crate) fn beside(&self, x: i8, y: i8) -> (u8, u8) {
        let row = self.0.get(y as usize).copied().unwrap_or(0);
        if COLS + 2 <= 32 {
            let pair = (row << 2) >> (x + 1);
            return (pair as u8 & 1, (pair >> 1) as u8 & 1);
        }
        let pair = (u64::from(row) << 2) >> (x + 1);
        (pair as u8 & 1, (pair >> 1) as u8 & 1)
    }
}

impl<const COLS: usize, const ROWS: usize> Default for Spaces<COLS, ROWS> {
    fn default() -> Self {
        Spaces::NONE
    }
}

/// The spaces of a set, one after another.
struct Each<const COLS: usize, const ROWS: usize> {
    of: Spaces<COLS, ROWS>,
    row: u8,
    /// What is left of the row.
    bits: u32,
}

impl<const COLS: usize, const ROWS: usize> Iterator for Each<COLS, ROWS> {
    type Item = Space<COLS, ROWS>;

    #[inline]
    fn next(&mut self) -> Option<Space<COLS, ROWS>> {
        while self.bits == 0 {
            self.bits = *self.of.0.get(self.row as usize + 1)?;
            self.row += 1;
        }
        let col = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Space::new(self.row, col))
    }
}

impl<const COLS: usize, const ROWS: usize> FromIterator<Space<COLS, ROWS>> for Spaces<COLS, ROWS> {
    fn from_iter<I: IntoIterator<Item = Space<COLS, ROWS>>>(spaces: I) -> Self {
        let mut set = Spaces::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl<const COLS: usize, const ROWS: usize> BitOr for Spaces<COLS, ROWS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Spaces(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }
}

impl<const COLS: usize, const ROWS: usize> BitOrAssign for Spaces<COLS, ROWS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const COLS: usize, const ROWS: usize> BitAnd for Spaces<COLS, ROWS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Spaces(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }
}

impl<const COLS: usize, const ROWS: usize> BitAndAssign for Spaces<COLS, ROWS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const COLS: usize, const ROWS: usize> BitXor for Spaces<COLS, ROWS> {
    type Output = Self;
    #[inline]
    fn bitxor(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one ^= other);
        self
    }
}

impl<const COLS: usize, const ROWS: usize> Sub for Spaces<COLS, ROWS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Spaces(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }
}

impl<const COLS: usize, const ROWS: usize> SubAssign for Spaces<COLS, ROWS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const COLS: usize, const ROWS: usize> Not for Spaces<COLS, ROWS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Spaces::ALL - self
    }
}

impl<const COLS: usize, const ROWS: usize> fmt::Debug for Spaces<COLS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|space| space.to_string()).collect();
        write!(f, "{{{}}}", names.join(" "))
    }
}

/// Stored as one number a row, from the south.
impl<const COLS: usize, const ROWS: usize> Serialize for Spaces<COLS, ROWS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_tuple(ROWS)?;
        self.0.iter().try_for_each(|row| rows.serialize_element(row))?;
        rows.end()
    }
}

impl<'de, const COLS: usize, const ROWS: usize> Deserialize<'de> for Spaces<COLS, ROWS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(ROWS, Rows)
    }
}

/// Reads the rows of a set.
struct Rows<const COLS: usize, const ROWS: usize>;

impl<'de, const COLS: usize, const ROWS: usize> Visitor<'de> for Rows<COLS, ROWS> {
    type Value = Spaces<COLS, ROWS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{ROWS} rows of {COLS} bits")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<Self::Value, A::Error> {
        let mut spaces = Spaces::NONE;
        for n in 0..ROWS {
            let row = rows.next_element()?.ok_or_else(|| A::Error::invalid_length(n, &self))?;
            if row & !Spaces::<COLS, ROWS>::ROW != 0 {
                return Err(A::Error::custom(format_args!("row {n} is wider than {COLS} columns")));
            }
            spaces.0[n] = row;
        }
        Ok(spaces)
    }
}
