//! The square of spaces that a miniature occupies, and everything that is measured from it.

use crate::{Direction, Directions, Space, Spaces, Walls, clamped};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A square of spaces: 1×1 for a common miniature, 2×2 or 3×3 for a large one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Footprint<const COLS: usize, const ROWS: usize> {
    /// The space at its lower left.
    pub corner: Space<COLS, ROWS>,
    /// How many spaces it is wide and deep.
    pub side: u8,
}

impl<const COLS: usize, const ROWS: usize> From<Space<COLS, ROWS>> for Footprint<COLS, ROWS> {
    #[inline]
    fn from(space: Space<COLS, ROWS>) -> Self {
        Footprint::new(space, 1)
    }
}

impl<const COLS: usize, const ROWS: usize> Footprint<COLS, ROWS> {
    /// The square with this lower left and this many spaces a side; it may stand out over the board's edge.
    pub const fn new(corner: Space<COLS, ROWS>, side: u8) -> Self {
        Footprint { corner, side }
    }

    /// Every footprint of this size that is on the board and covers a space: where a large miniature can be placed that has to include it.
    pub fn covering(space: Space<COLS, ROWS>, side: u8) -> impl Iterator<Item = Self> {
        let side = side.min(crate::LARGEST_BOARD as u8);
        let from = move |at: u8| (at as i8 - side as i8 + 1)..=at as i8;
        let corners = from(space.row).flat_map(move |row| from(space.col).map(move |col| (row, col)));
        let squares = corners.filter_map(move |(row, col)| Some(Footprint::new(Space::at(row, col)?, side)));
        squares.filter(Footprint::is_on_board)
    }

    #[inline]
    fn top(&self) -> i8 {
        (self.corner.row + self.side) as i8 - 1
    }

    #[inline]
    fn bottom(&self) -> i8 {
        self.corner.row as i8
    }

    #[inline]
    fn left(&self) -> i8 {
        self.corner.col as i8
    }

    #[inline]
    fn right(&self) -> i8 {
        (self.corner.col + self.side) as i8 - 1
    }

    /// The spaces it occupies.
    #[inline]
    pub fn spaces(&self) -> Spaces<COLS, ROWS> {
        if self.side == 1 {
            return Spaces::only(self.corner);
        }
        Spaces::block((self.bottom(), self.top()), (self.left(), self.right()))
    }

    /// Whether it occupies a space.
    #[inline]
    pub fn covers(&self, space: Space<COLS, ROWS>) -> bool {
        let within = |at: u8, from: u8| at.wrapping_sub(from) < self.side;
        within(space.row, self.corner.row) && within(space.col, self.corner.col)
    }

    /// Whether all of it is on the board.
    #[inline]
    pub fn is_on_board(&self) -> bool {
        self.top() < ROWS as i8 && self.right() < COLS as i8
    }

    /// Whether all of it is on the board and on these spaces.
    pub fn is_within(&self, ground: &Spaces<COLS, ROWS>) -> bool {
        self.is_on_board() && self.spaces().is_within(ground)
    }

    /// One step further, if all of it stays on the board.
    #[inline]
    pub fn next(&self, direction: Direction) -> Option<Self> {
        let corner = self.corner.next(direction)?;
        Some(Footprint::new(corner, self.side)).filter(Footprint::is_on_board)
    }

    /// How many rows and columns are between this and another, with the sign of the way there: 0 where they share one.
    #[inline]
    pub fn gap(&self, other: &Self) -> (i8, i8) {
        let between = |(low, high): (i8, i8), (other_low, other_high): (i8, i8)| {
            if other_low > high {
                other_low - high
            } else if other_high < low {
                other_high - low
            } else {
                0
            }
        };
        let rows = between((self.bottom(), self.top()), (other.bottom(), other.top()));
        let cols = between((self.left(), self.right()), (other.left(), other.right()));
        (rows, cols)
    }

    /// Distance is counted in spaces along rows and columns: 1 is adjacent, 0 is on one another.
    #[inline]
    pub fn distance(&self, other: &Self) -> u8 {
        let (rows, cols) = self.gap(other);
        rows.unsigned_abs() + cols.unsigned_abs()
    }

    /// Whether they share an edge, walls left aside.
    #[inline]
    pub fn is_adjacent(&self, other: &Self) -> bool {
        self.distance(other) == 1
    }

    /// Whether one step without a wall in its way leads from a space onto it.
    pub fn is_reached_from(&self, space: Space<COLS, ROWS>, walls: &Walls<COLS, ROWS>) -> bool {
        let leads = |way: Direction| {
            let next = space.next(way);
            next.is_some_and(|next| self.covers(next)) && !walls.is_between(space, way)
        };
        self.distance(&space.into()) <= 1 && Direction::ALL.into_iter().any(leads)
    }

    /// The spaces that share an edge with it, walls left aside.
    pub fn around(&self) -> Spaces<COLS, ROWS> {
        if self.side == 1 {
            return self.corner.steps().map(|(_, space)| space).collect();
        }
        let here = self.spaces();
        here.neighbours() - here
    }

    /// Everything within this many spaces, diagonals included, without its own spaces.
    pub fn zone(&self, reach: u8) -> Spaces<COLS, ROWS> {
        let reach = clamped(reach);
        let rows = (self.bottom() - reach, self.top() + reach);
        Spaces::block(rows, (self.left() - reach, self.right() + reach)) - self.spaces()
    }

    /// Everything within this many spaces, counted along rows and columns, without its own spaces.
    pub fn within(&self, distance: u8) -> Spaces<COLS, ROWS> {
        self.disc(distance) - self.spaces()
    }

    /// Everything whose distance lies in a range: `0..=3` has its own spaces too, `2..=5` leaves out what is nearer than 2.
    pub fn in_range(&self, range: RangeInclusive<u8>) -> Spaces<COLS, ROWS> {
        if range.is_empty() {
            return Spaces::NONE;
        }
        let all = self.disc(*range.end());
        match *range.start() {
            0 => all,
            1 => all - self.spaces(),
            start => all - self.disc(start - 1),
        }
    }

    /// Everything within this many spaces, counted along rows and columns.
    fn disc(&self, distance: u8) -> Spaces<COLS, ROWS> {
        let distance = clamped(distance);
        let rows = (self.bottom() - distance, self.top() + distance);
        Spaces::by_rows(rows, |row| {
            let away = (self.bottom() - row).max(row - self.top()).max(0);
            (self.left() - (distance - away), self.right() + (distance - away))
        })
    }

    /// Everything beyond the line along its front edge.
    pub fn front(&self, facing: Direction) -> Spaces<COLS, ROWS> {
        let all = (0, i8::MAX);
        match facing {
            Direction::North => Spaces::block((self.top() + 1, i8::MAX), all),
            Direction::South => Spaces::block((0, self.bottom() - 1), all),
            Direction::East => Spaces::block(all, (self.right() + 1, i8::MAX)),
            Direction::West => Spaces::block(all, (0, self.left() - 1)),
        }
    }

    /// The spaces that touch its back edge, as many as it is wide; fewer at the edge of the board.
    pub fn rear(&self, facing: Direction) -> Spaces<COLS, ROWS> {
        self.spaces().stepped(facing.opposite()) - self.spaces()
    }

    /// The strip as wide as it is and this many spaces long that starts at its edge in one direction.
    pub fn strip(&self, direction: Direction, length: u8) -> Spaces<COLS, ROWS> {
        let length = clamped(length);
        let (rows, cols) = ((self.bottom(), self.top()), (self.left(), self.right()));
        match direction {
            Direction::North => Spaces::block((rows.1 + 1, rows.1 + length), cols),
            Direction::South => Spaces::block((rows.0 - length, rows.0 - 1), cols),
            Direction::East => Spaces::block(rows, (cols.1 + 1, cols.1 + length)),
            Direction::West => Spaces::block(rows, (cols.0 - length, cols.0 - 1)),
        }
    }

    /// The direction in which another is, measured from centre to centre along the longer way; two where both are as long, and all
    /// four where the centres are one.
    pub fn towards(&self, other: &Self) -> Directions {
        let doubled = |corner: u8, side: u8| 2 * corner as i8 + side as i8;
        let rows = doubled(other.corner.row, other.side) - doubled(self.corner.row, self.side);
        let cols = doubled(other.corner.col, other.side) - doubled(self.corner.col, self.side);
        let vertical = if rows > 0 { Direction::North } else { Direction::South };
        let horizontal = if cols > 0 { Direction::East } else { Direction::West };
        match rows.abs().cmp(&cols.abs()) {
            _ if (rows, cols) == (0, 0) => Direction::ALL.into_iter().collect(),
            std::cmp::Ordering::Greater => [vertical].into_iter().collect(),
            std::cmp::Ordering::Less => [horizontal].into_iter().collect(),
            std::cmp::Ordering::Equal => [vertical, horizontal].into_iter().collect(),
        }
    }

    /// The space on the far side of it, in a straight line from one that is adjacent. `None` for a space that is not adjacent, and
    /// where the board ends.
    pub fn opposite(&self, space: Space<COLS, ROWS>) -> Option<Space<COLS, ROWS>> {
        let direction =
            Direction::ALL.into_iter().find(|way| space.next(*way).is_some_and(|next| self.covers(next)))?;
        let (rows, cols) = direction.step();
        let across = self.side as i8 + 1;
        Space::at(space.row as i8 + rows * across, space.col as i8 + cols * across)
    }

    /// The space of it that is nearest to another; the first in reading order where several are.
    pub fn nearest(&self, other: &Self) -> Space<COLS, ROWS> {
        let distance = |space: &Space<COLS, ROWS>| Footprint::from(*space).distance(other);
        self.spaces().iter().min_by_key(distance).unwrap_or(self.corner)
    }
}
