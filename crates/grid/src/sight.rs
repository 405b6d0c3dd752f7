//! Lines of sight from corner to corner.
//!
//! A line is blocked where it passes through an obscuring space or a wall, where it runs along the edge of one, and where it passes
//! through a corner at which such things touch it from both sides. Touching a single corner or the end of a wall does not block. Games
//! that measure sight from other points use a [`Ray`](crate::Ray).

use crate::{Footprint, Spaces, Walls};

/// What blocks sight. Whoever makes it leaves out what the two themselves stand on, if that does not block them.
#[derive(Debug, Clone, Copy)]
pub struct Blockers<'a, const COLS: usize, const ROWS: usize> {
    /// The spaces that cannot be seen through.
    pub obscuring: Spaces<COLS, ROWS>,
    /// The walls that cannot be seen through.
    pub walls: &'a Walls<COLS, ROWS>,
}

/// A corner where lines of the board meet, counted from 0 at the lower left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corner {
    /// How many columns are to its west.
    pub x: i8,
    /// How many rows are to its south.
    pub y: i8,
}

/// A clear line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// A corner of the one who looks.
    pub from: Corner,
    /// A corner of the one who is seen.
    pub to: Corner,
}

/// Places around a corner, counterclockwise: the edge to the east, the space north-east, the edge to the north, and so on.
type Place = usize;
/// Some places around a corner, one bit a place.
type Places = u8;
/// The places that are spaces and not edges.
const SPACES: [Place; 4] = [1, 3, 5, 7];

impl<const COLS: usize, const ROWS: usize> Blockers<'_, COLS, ROWS> {
    /// The shortest clear line between two that look at one another, if there is one.
    pub fn line(&self, from: &Footprint<COLS, ROWS>, to: &Footprint<COLS, ROWS>) -> Option<Line> {
        let mut best: Option<(i32, Line)> = None;
        for one in corners(from) {
            for other in corners(to) {
                let (dx, dy) = (i32::from(other.x - one.x), i32::from(other.y - one.y));
                let length = dx * dx + dy * dy;
                if best.is_none_or(|(shortest, _)| length < shortest) && self.is_clear(from, one, to, other) {
                    best = Some((length, Line { from: one, to: other }));
                }
            }
        }
        best.map(|(_, line)| line)
    }

    /// Whether one sees the other.
    pub fn sees(&self, from: &Footprint<COLS, ROWS>, to: &Footprint<COLS, ROWS>) -> bool {
        corners(from).any(|one| corners(to).any(|other| self.is_clear(from, one, to, other)))
    }

    /// Whether nothing that blocks is in the rectangle around both: the common case, and cheap to find out.
    pub fn is_open_between(&self, from: &Footprint<COLS, ROWS>, to: &Footprint<COLS, ROWS>) -> bool {
        let low = |one: u8, other: u8| one.min(other) as i8 - 1;
        let high = |one: &Footprint<COLS, ROWS>, at: u8, other: &Footprint<COLS, ROWS>, other_at: u8| {
            (at + one.side).max(other_at + other.side) as i8
        };
        let (a, b) = (from.corner, to.corner);
        let rows = (low(a.row, b.row), high(from, a.row, to, b.row));
        let cols = (low(a.col, b.col), high(from, a.col, to, b.col));
        let around = Spaces::block(rows, cols);
        !around.meets(&self.obscuring) && !self.walls.meet(&around)
    }

    /// Whether the line from a corner of one to a corner of the other is clear.
    fn is_clear(&self, from: &Footprint<COLS, ROWS>, one: Corner, to: &Footprint<COLS, ROWS>, other: Corner) -> bool {
        let (dx, dy) = (other.x - one.x, other.y - one.y);
        if (dx, dy) == (0, 0) {
            let ends = inner_places(to, one);
            return SPACES
                .into_iter()
                .any(|end| ends & 1 << end != 0 && self.lets_pass(one, inner_places(from, one), end));
        }
        let steps = gcd(dx.unsigned_abs(), dy.unsigned_abs()) as i8;
        let stride = (dx / steps, dy / steps);
        let ahead = place(stride);
        let back = (ahead + 4) % 8;
        let leaves = || self.lets_pass(one, inner_places(from, one), ahead);
        let arrives = || self.lets_pass(other, inner_places(to, other), back);
        let at = |n: i8| Corner { x: one.x + n * stride.0, y: one.y + n * stride.1 };
        leaves()
            && arrives()
            && (0..steps).all(|n| self.is_stride_clear(at(n), stride))
            && (1..steps).all(|n| self.lets_pass(at(n), 1 << back, ahead))
    }

    /// From one corner on the line to the next, with no corner between them.
    fn is_stride_clear(&self, from: Corner, stride: (i8, i8)) -> bool {
        match stride {
            (0, _) | (_, 0) => self.is_edge_clear(from, stride),
            _ => self.is_crossing_clear(from, stride),
        }
    }

    /// A line along the edge between two spaces: neither may obscure, and no wall may be there.
    fn is_edge_clear(&self, from: Corner, (dx, dy): (i8, i8)) -> bool {
        let (x, y) = (from.x.min(from.x + dx), from.y.min(from.y + dy));
        match dx {
            0 => !self.obscures(x, y) && !self.obscures(x - 1, y) && !self.walls.crosses_vertical(x, y),
            _ => !self.obscures(x, y) && !self.obscures(x, y - 1) && !self.walls.crosses_horizontal(x, y),
        }
    }

    /// A slanting line: every space it passes through, and every edge it crosses on its way.
    fn is_crossing_clear(&self, from: Corner, (dx, dy): (i8, i8)) -> bool {
        let (across, up) = (dx.unsigned_abs() as u32, dy.unsigned_abs() as u32);
        let (right, rise) = (dx.signum(), dy.signum());
        let mut cell = (from.x.min(from.x + right), from.y.min(from.y + rise));
        let (mut i, mut j) = (0, 0);
        loop {
            if self.obscures(cell.0, cell.1) {
                return false;
            }
            match ((i + 1) * up).cmp(&((j + 1) * across)) {
                std::cmp::Ordering::Equal => return true,
                std::cmp::Ordering::Less => {
                    let x = if right > 0 { cell.0 + 1 } else { cell.0 };
                    if self.walls.crosses_vertical(x, cell.1) {
                        return false;
                    }
                    (cell.0, i) = (cell.0 + right, i + 1);
                }
                std::cmp::Ordering::Greater => {
                    let y = if rise > 0 { cell.1 + 1 } else { cell.1 };
                    if self.walls.crosses_horizontal(cell.0, y) {
                        return false;
                    }
                    (cell.1, j) = (cell.1 + rise, j + 1);
                }
            }
        }
    }

    /// Whether one can pass a corner from one of some places around it to another: blockers may lie on one side of the way, not on both.
    fn lets_pass(&self, corner: Corner, from: Places, to: Place) -> bool {
        let blocked = self.around(corner);
        if blocked == 0 {
            return from != 0;
        }
        let between = |from: Place, to: Place| {
            let places = (1u8 << ((to + 7 - from) % 8)) - 1;
            blocked.rotate_right(from as u32 + 1) & places != 0
        };
        let passes = |from: Place| from == to || !between(from, to) || !between(to, from);
        (0..8).any(|start| from & 1 << start != 0 && passes(start))
    }

    /// What blocks around a corner.
    fn around(&self, Corner { x, y }: Corner) -> Places {
        let (above, below) = (self.obscuring.beside(x, y), self.obscuring.beside(x, y - 1));
        let level = self.walls.level_at(x, y);
        let (upright_above, upright_below) = (self.walls.upright_at(x, y), self.walls.upright_at(x, y - 1));
        level.1
            | above.1 << 1
            | upright_above << 2
            | above.0 << 3
            | level.0 << 4
            | below.0 << 5
            | upright_below << 6
            | below.1 << 7
    }

    fn obscures(&self, x: i8, y: i8) -> bool {
        self.obscuring.holds(x, y)
    }
}

/// Every corner of every space of a footprint.
fn corners<const COLS: usize, const ROWS: usize>(
    of: &Footprint<COLS, ROWS>,
) -> impl Iterator<Item = Corner> + use<COLS, ROWS> {
    let Footprint { corner, side } = *of;
    let along = move |from: u8| from as i8..=(from + side) as i8;
    along(corner.row).flat_map(move |y| along(corner.col).map(move |x| Corner { x, y }))
}

/// The places around one of its corners that are spaces of the footprint.
fn inner_places<const COLS: usize, const ROWS: usize>(of: &Footprint<COLS, ROWS>, Corner { x, y }: Corner) -> Places {
    let (x, y) = (x as u8 - of.corner.col, y as u8 - of.corner.row);
    let (left, right, below, above) = (x > 0, x < of.side, y > 0, y < of.side);
    let inside = [right && above, left && above, left && below, right && below];
    SPACES.into_iter().zip(inside).fold(0, |places, (place, inside)| places | u8::from(inside) << place)
}

/// In which place around a corner a line that leaves it lies.
fn place((dx, dy): (i8, i8)) -> Place {
    match (dx.signum(), dy.signum()) {
        (1, 0) => 0,
        (1, 1) => 1,
        (0, 1) => 2,
        (-1, 1) => 3,
        (-1, 0) => 4,
        (-1, -1) => 5,
        (0, -1) => 6,
        _ => 7,
    }
}

fn gcd(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl From<Corner> for table::scene::Corner {
    fn from(corner: Corner) -> table::scene::Corner {
        table::scene::Corner::new(corner.y as u8, corner.x as u8)
    }
}
