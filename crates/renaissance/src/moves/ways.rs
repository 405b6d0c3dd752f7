//! The cheapest way to a square, found backwards from what every square costs.

use super::{CLIMB, Mover};
use crate::geometry::{Costs, Space};
use smallvec::SmallVec;

/// The squares that are entered, in order.
pub(crate) type Way = SmallVec<[Space; 24]>;

impl Mover<'_> {
    /// The squares entered on the cheapest way to one, the same that [`Paths`](crate::geometry::Paths) keeps: of ways that cost the same the one
    /// by the square that is reached first, then the first in reading order. `None` where no way leads.
    pub(crate) fn way(&self, costs: &Costs, from: Space, to: Space) -> Option<Way> {
        let mut spent = costs.cost(to)?;
        let (mut at, mut way) = (to, Way::new());
        while at != from {
            way.push(at);
            (spent, at) = if spent == 0 { (0, self.own_step(from, at)) } else { self.before(costs, at, spent)? };
        }
        way.reverse();
        Some(way)
    }

    /// A large model reaches its other squares for nothing: along the row of its corner first.
    fn own_step(&self, from: Space, at: Space) -> Space {
        if at.row > from.row && at.col > from.col { Space::new(from.row, at.col) } else { from }
    }

    /// The square from which the cheapest way of this cost enters one, and what that square costs.
    fn before(&self, costs: &Costs, to: Space, cost: u8) -> Option<(u8, Space)> {
        let ground = self.game.ground();
        let neighbours = to.steps().filter_map(|(_, at)| Some((at, self.step(at, to)?)));
        let climbs = !self.large;
        let ends = (ground.ladder_ends & costs.reached()).iter().filter(|at| climbs && self.ladder(*at) == Some(to));
        let ladders = ends.map(|at| (at, CLIMB + self.extra));
        let fits =
            |(at, step): (Space, u8)| costs.cost(at).filter(|spent| spent + step == cost).map(|spent| (spent, at));
        neighbours.chain(ladders).filter_map(fits).min()
    }
}
