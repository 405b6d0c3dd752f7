//! How a primordial moves towards something: the fewest spaces, in a zig-zag until a straight line is left.

use super::{Axis, Direction, Footprint};
use table::Few;

/// The most steps across the whole board.
pub const ACROSS: usize = 34;

/// The steps of a primordial, in order.
pub type Steps = Few<Direction, ACROSS>;

/// Towards what, how far, and how near a primordial goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Approach {
    pub to: Footprint,
    /// At most so many spaces.
    pub speed: u8,
    /// It stops as soon as it is so near: 1 for adjacent, more for ranged attacks, 0 to end on it.
    pub near: u8,
}

impl Approach {
    /// The way, if the first step is along this axis. The axis changes after each space until one of them needs no more steps.
    pub fn steps(&self, from: Footprint, first: Axis) -> Steps {
        let mut at = from;
        let mut axis = first;
        let mut steps = Steps::new();
        while steps.len() < self.speed as usize && steps.room() > 0 && at.distance(&self.to) > self.near {
            let (along, across) = (self.toward(&at, axis), self.toward(&at, axis.other()));
            let Some(next) = along.or(across).and_then(|step| Some((step, at.next(step)?))) else {
                break;
            };
            steps.push(next.0);
            at = next.1;
            axis = axis.other();
        }
        steps
    }

    /// Whether the players choose on which axis it begins: only if both lead nearer and the ways differ.
    pub fn is_open(&self, from: Footprint) -> bool {
        self.steps(from, Axis::Horizontal) != self.steps(from, Axis::Vertical)
    }

    /// Whether the end of the way is near enough.
    pub fn arrives(&self, from: Footprint) -> bool {
        from.distance(&self.to).saturating_sub(self.near) <= self.speed
    }

    fn toward(&self, at: &Footprint, axis: Axis) -> Option<Direction> {
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
