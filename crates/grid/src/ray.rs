//! Straight lines between any two points, for games whose lines of sight start in the middle of a space or of its side.

use crate::{Corner, Direction, Space, Spaces, Walls};
use std::ops::RangeInclusive;

/// A point of the board, counted in half spaces from the lower left: even numbers are on the lines between spaces, odd ones halfway
/// between two lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Point {
    /// Half columns from the west.
    pub x: i16,
    /// Half rows from the south.
    pub y: i16,
}

impl Point {
    /// The centre of a space.
    pub fn centre<const COLS: usize, const ROWS: usize>(space: Space<COLS, ROWS>) -> Point {
        Point { x: 2 * i16::from(space.col) + 1, y: 2 * i16::from(space.row) + 1 }
    }

    /// The middle of one side of a space.
    pub fn side<const COLS: usize, const ROWS: usize>(space: Space<COLS, ROWS>, side: Direction) -> Point {
        let Point { x, y } = Point::centre(space);
        let (rows, cols) = side.step();
        Point { x: x + i16::from(cols), y: y + i16::from(rows) }
    }
}

impl From<Corner> for Point {
    fn from(corner: Corner) -> Point {
        Point { x: 2 * i16::from(corner.x), y: 2 * i16::from(corner.y) }
    }
}

/// A straight line from one point to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ray {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Ray {
    /// The four lines from the middles of a space's sides to the centre of another space.
    pub fn from_sides<const COLS: usize, const ROWS: usize>(
        from: Space<COLS, ROWS>,
        to: Space<COLS, ROWS>,
    ) -> [Ray; 4] {
        Direction::ALL.map(|side| Ray { from: Point::side(from, side), to: Point::centre(to) })
    }

    /// Every space that the line passes through. It does not pass through one that it only touches at a corner or runs along the edge
    /// of.
    pub fn spaces<const COLS: usize, const ROWS: usize>(&self) -> Spaces<COLS, ROWS> {
        let (low, high) = if self.from.y <= self.to.y { (self.from, self.to) } else { (self.to, self.from) };
        let mut found = Spaces::NONE;
        for row in low.y.div_euclid(2)..=high.y.div_euclid(2) {
            let (bottom, top) = (low.y.max(2 * row), high.y.min(2 * row + 2));
            let inside = if low.y == high.y { low.y % 2 != 0 } else { bottom < top };
            if inside {
                let (row, cols) = (i8::try_from(row).unwrap_or(i8::MAX), self.columns(bottom, top));
                found |= Spaces::block((row, row), (*cols.start(), *cols.end()));
            }
        }
        found
    }

    /// The columns that the line passes through between two heights; a level line passes through all of its own.
    fn columns(&self, bottom: i16, top: i16) -> RangeInclusive<i8> {
        let (dx, dy) = (i32::from(self.to.x - self.from.x), i32::from(self.to.y - self.from.y));
        // All in units of half a column divided by the rise, so that nothing is rounded.
        let unit = dy.abs().max(1);
        let x_at = |y: i16| i32::from(self.from.x) * unit + dx * i32::from(y - self.from.y) * dy.signum();
        let ends = match dy {
            0 => (i32::from(self.from.x), i32::from(self.to.x)),
            _ => (x_at(bottom), x_at(top)),
        };
        let (left, right) = (ends.0.min(ends.1), ends.0.max(ends.1));
        let (first, last) = (left.div_euclid(2 * unit), -(-right).div_euclid(2 * unit) - 1);
        let figure = |n: i32| n.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        figure(first)..=figure(last)
    }

    /// The same line with rows for columns.
    fn flipped(&self) -> Ray {
        let flip = |point: Point| Point { x: point.y, y: point.x };
        Ray { from: flip(self.from), to: flip(self.to) }
    }

    /// Whether the line meets a wall anywhere but at one of its ends.
    pub fn crosses<const COLS: usize, const ROWS: usize>(&self, walls: &Walls<COLS, ROWS>) -> bool {
        self.meets_levels(|col, line| walls.crosses_horizontal(col, line))
            || self.flipped().meets_levels(|row, line| walls.crosses_vertical(line, row))
    }

    /// Whether it meets something on a horizontal line of the board. `is_wall` is asked for the piece of a line over a column.
    fn meets_levels(&self, is_wall: impl Fn(i8, i8) -> bool) -> bool {
        let (low, high) = (self.from.y.min(self.to.y), self.from.y.max(self.to.y));
        let lines = -(-low).div_euclid(2)..=high.div_euclid(2);
        lines.into_iter().any(|line| {
            let number = i8::try_from(line).unwrap_or(i8::MAX);
            self.columns(2 * line, 2 * line).any(|col| is_wall(col, number))
        })
    }

    /// Whether it passes through none of these spaces and crosses none of these walls.
    pub fn is_clear<const COLS: usize, const ROWS: usize>(
        &self,
        blocking: &Spaces<COLS, ROWS>,
        walls: &Walls<COLS, ROWS>,
    ) -> bool {
        !self.spaces().meets(blocking) && (walls.is_empty() || !self.crosses(walls))
    }
}
