//! How a miniature without a will of its own moves towards something: the fewest steps, in a zigzag until a straight line is left.

use crate::{Axis, Direction, Footprint};

/// Towards what, how far, and how near a miniature moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Approach<const COLS: usize, const ROWS: usize> {
    /// What it moves towards.
    pub to: Footprint<COLS, ROWS>,
    /// At most this many spaces.
    pub speed: u8,
    /// It stops as soon as it is this near: 1 for adjacent, more for ranged attacks, 0 to end on it.
    pub near: u8,
}

impl<const COLS: usize, const ROWS: usize> Approach<COLS, ROWS> {
    /// The steps, if the first is along this axis. The axis changes after each space until one of them needs no more steps. Ground,
    /// walls and other miniatures are left aside: whoever walks the steps sees where they end.
    pub fn steps(&self, from: Footprint<COLS, ROWS>, first: Axis) -> Steps<COLS, ROWS> {
        Steps { approach: *self, at: from, axis: first, left: self.speed }
    }

    /// Whether somebody has to choose the axis it begins on: only if both lead nearer and the ways differ.
    pub fn is_open(&self, from: Footprint<COLS, ROWS>) -> bool {
        !self.steps(from, Axis::Horizontal).eq(self.steps(from, Axis::Vertical))
    }

    /// Whether the end of the way is near enough.
    pub fn arrives(&self, from: Footprint<COLS, ROWS>) -> bool {
        from.distance(&self.to).saturating_sub(self.near) <= self.speed
    }

    #[inline]
    fn toward(&self, at: &Footprint<COLS, ROWS>, axis: Axis) -> Option<Direction> {
        let (rows, cols) = at.gap(&self.to);
        match axis {
            Axis::Horizontal if cols > 0 => Some(Direction::East),
            Axis::Horizontal if cols < 0 => Some(Direction::West),
            Axis::Vertical if rows > 0 => Some(Direction::North),
            Axis::Vertical if rows < 0 => Some(Direction::South),
            _ => None,
        }
    }
}

/// The steps of an approach, one after another.
#[derive(Debug, Clone)]
pub struct Steps<const COLS: usize, const ROWS: usize> {
    approach: Approach<COLS, ROWS>,
    at: Footprint<COLS, ROWS>,
    axis: Axis,
    left: u8,
}

impl<const COLS: usize, const ROWS: usize> Iterator for Steps<COLS, ROWS> {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        if self.left == 0 || self.at.distance(&self.approach.to) <= self.approach.near {
            return None;
        }
        let along = self.approach.toward(&self.at, self.axis);
        let step = along.or_else(|| self.approach.toward(&self.at, self.axis.other()))?;
        self.at = self.at.next(step)?;
        self.axis = self.axis.other();
        self.left -= 1;
        Some(step)
    }
}
