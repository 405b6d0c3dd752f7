//! The cheapest way to a square, found backwards from what every square costs.

use super::{CLIMB, Mover, Wary};
use crate::geometry::{Costs, Direction, Space, Spaces};
use smallvec::SmallVec;

/// The neighbours of a square in reading order.
const READING: [Direction; 4] = [Direction::South, Direction::West, Direction::East, Direction::North];

/// The squares that are entered, in order.
pub(crate) type Way = SmallVec<[Space; 24]>;

impl Mover<'_> {
    /// The squares entered on the cheapest way to one, the same that [`Paths`](crate::geometry::Paths) keeps: of ways that cost the same the one
    /// by the square that is reached first, then the first in reading order. `None` where no way leads.
    pub(crate) fn way(&self, costs: &Costs, from: Space, to: Space, wary: &Wary) -> Option<Way> {
        let mut spent = costs.cost(to)?;
        let (mut at, mut way) = (to, Way::new());
        while at != from {
            way.push(at);
            (spent, at) = if spent == 0 { (0, self.own_step(from, at)) } else { self.before(costs, at, spent, wary)? };
        }
        way.reverse();
        Some(way)
    }

    /// A large model reaches its other squares for nothing: along the row of its corner first.
    fn own_step(&self, from: Space, at: Space) -> Space {
        if at.row > from.row && at.col > from.col { Space::new(from.row, at.col) } else { from }
    }

    /// The square from which the cheapest way of this cost enters one, and what that square costs.
    fn before(&self, costs: &Costs, to: Space, cost: u8, wary: &Wary) -> Option<(u8, Space)> {
        if self.ground.storeys == 1 {
            return self.before_on_flat_ground(costs, to, cost, wary);
        }
        let neighbours = to.steps().filter_map(|(_, at)| Some((at, self.step(at, to)?)));
        let price = CLIMB + self.extra;
        let ladders = match cost.checked_sub(price).and_then(|spent| costs.rings().nth(spent.into())) {
            Some((_, ring)) if !self.large => *ring & self.ground.ladder_ends,
            _ => Spaces::NONE,
        };
        let ladders = ladders.iter().filter(|at| self.ladder(*at) == Some(to)).map(|at| (at, price));
        let fits = |(at, step): (Space, u8)| {
            let spent = cost.checked_sub(step).filter(|spent| costs.is_cost(*spent, at));
            spent.filter(|_| wary.allows(at, to)).map(|spent| (spent, at))
        };
        neighbours.chain(ladders).filter_map(fits).min()
    }

    /// The same where all neighbours are of one level: a step onto a square costs as much from each of them, so the first in reading order is
    /// the one.
    fn before_on_flat_ground(&self, costs: &Costs, to: Space, cost: u8, wary: &Wary) -> Option<(u8, Space)> {
        let spent = cost.checked_sub(self.square(to))?;
        let ring = costs.counted(spent)?;
        let neighbours = READING.into_iter().filter_map(|way| to.next(way));
        let at = neighbours.into_iter().find(|at| ring.contains(*at) && wary.allows(*at, to))?;
        Some((spent, at))
    }
}
