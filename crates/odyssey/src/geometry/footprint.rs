//! The square of spaces that a miniature fills, and everything that is measured from it.

use super::{COLS, Direction, ROWS, Space, Spaces, Walls};
use serde::{Deserialize, Serialize};
use table::Few;

/// A square of spaces: one for a titan, 2×2 or 3×3 for a primordial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Footprint {
    /// The space at its lower left.
    pub corner: Space,
    pub side: u8,
}

/// One direction, or several that are equally good, of which somebody must choose.
pub type Directions = Few<Direction, 4>;

impl From<Space> for Footprint {
    fn from(space: Space) -> Footprint {
        Footprint::new(space, 1)
    }
}

impl Footprint {
    pub const fn new(corner: Space, side: u8) -> Footprint {
        Footprint { corner, side }
    }

    fn top(&self) -> i8 {
        (self.corner.row + self.side) as i8 - 1
    }

    fn bottom(&self) -> i8 {
        self.corner.row as i8
    }

    fn left(&self) -> i8 {
        self.corner.col as i8
    }

    fn right(&self) -> i8 {
        (self.corner.col + self.side) as i8 - 1
    }

    pub fn spaces(&self) -> Spaces {
        Spaces::block((self.bottom(), self.top()), (self.left(), self.right()))
    }

    pub fn covers(&self, space: Space) -> bool {
        let within = |at: u8, from: u8| at.wrapping_sub(from) < self.side;
        within(space.row, self.corner.row) && within(space.col, self.corner.col)
    }

    /// Whether all of it is on the board.
    pub fn is_on_board(&self) -> bool {
        self.top() < ROWS as i8 && self.right() < COLS as i8
    }

    /// One step further, if all of it stays on the board.
    pub fn next(&self, direction: Direction) -> Option<Footprint> {
        let corner = self.corner.next(direction)?;
        Some(Footprint::new(corner, self.side)).filter(Footprint::is_on_board)
    }

    /// How many rows and columns lie between this and another, with the sign of the way there: 0 where they share one.
    pub fn gap(&self, other: &Footprint) -> (i8, i8) {
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
    pub fn distance(&self, other: &Footprint) -> u8 {
        let (rows, cols) = self.gap(other);
        rows.unsigned_abs() + cols.unsigned_abs()
    }

    /// Whether they share an edge, walls left aside.
    pub fn is_adjacent(&self, other: &Footprint) -> bool {
        self.distance(other) == 1
    }

    /// Whether one step without a wall in its way leads from a space onto it.
    pub fn is_reached_from(&self, space: Space, walls: &Walls) -> bool {
        let leads = |way: Direction| {
            let next = space.next(way);
            next.is_some_and(|next| self.covers(next)) && !walls.is_between(space, way)
        };
        self.distance(&space.into()) <= 1 && Direction::ALL.into_iter().any(leads)
    }

    /// The spaces that share an edge with it, walls left aside.
    pub fn around(&self) -> Spaces {
        let here = self.spaces();
        Direction::ALL.iter().fold(Spaces::NONE, |around, direction| around | here.stepped(*direction)) - here
    }

    /// Zone X: everything within X spaces, diagonals included. The one it comes from is not inside.
    pub fn zone(&self, reach: u8) -> Spaces {
        let reach = reach as i8;
        let rows = (self.bottom() - reach, self.top() + reach);
        Spaces::block(rows, (self.left() - reach, self.right() + reach)) - self.spaces()
    }

    /// Everything within so many spaces, counted along rows and columns.
    pub fn within(&self, distance: u8) -> Spaces {
        let mut found = Spaces::NONE;
        for rows in 0..=distance as i8 {
            let cols = distance as i8 - rows;
            found |=
                Spaces::block((self.bottom() - rows, self.top() + rows), (self.left() - cols, self.right() + cols));
        }
        found - self.spaces()
    }

    /// Everything beyond the line along its front edge.
    pub fn front(&self, facing: Direction) -> Spaces {
        let all = (0, i8::MAX);
        match facing {
            Direction::North => Spaces::block((self.top() + 1, i8::MAX), all),
            Direction::South => Spaces::block((0, self.bottom() - 1), all),
            Direction::East => Spaces::block(all, (self.right() + 1, i8::MAX)),
            Direction::West => Spaces::block(all, (0, self.left() - 1)),
        }
    }

    /// The spaces that touch its back edge, as many as it is wide; fewer at the edge of the board.
    pub fn rear(&self, facing: Direction) -> Spaces {
        self.spaces().stepped(facing.opposite()) - self.spaces()
    }

    /// The space beside each flank that touches the rearmost row.
    pub fn weakspots(&self, facing: Direction) -> Spaces {
        let here = self.spaces();
        let hindmost = here - here.stepped(facing);
        (hindmost.stepped(facing.turned(1)) | hindmost.stepped(facing.turned(3))) - here
    }

    /// The direction in which another lies, measured from centre to centre along the longer way; two where both are as long, and
    /// all four where the centres are one.
    pub fn towards(&self, other: &Footprint) -> Directions {
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
    pub fn opposite(&self, space: Space) -> Option<Space> {
        let direction =
            Direction::ALL.into_iter().find(|way| space.next(*way).is_some_and(|next| self.covers(next)))?;
        let (rows, cols) = direction.step();
        let across = self.side as i8 + 1;
        Space::at(space.row as i8 + rows * across, space.col as i8 + cols * across)
    }

    /// The space of it that is nearest to another; the first in reading order where several are.
    pub fn nearest(&self, other: &Footprint) -> Space {
        let distance = |space: &Space| Footprint::from(*space).distance(other);
        self.spaces().iter().min_by_key(distance).unwrap_or(self.corner)
    }
}
