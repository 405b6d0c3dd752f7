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
        let step = if self.flies || self.climb > 0 {
            let fits = |(_, at): (_, Space)| {
                let spent = cost.checked_sub(self.step(at, to)?).filter(|spent| costs.is_cost(*spent, at));
                spent.filter(|_| wary.allows(at, to)).map(|spent| (spent, at))
            };
            to.steps().filter_map(fits).min()
        } else {
            self.level_step_before(costs, to, cost, wary)
        };
        let ladder = self.ladder_before(costs, to, cost, wary);
        [step, ladder].into_iter().flatten().min()
    }

    /// The neighbour on the same level from which the cheapest way enters a square: a step costs as much from each of them, so it is the first in
    /// reading order.
    fn level_step_before(&self, costs: &Costs, to: Space, cost: u8, wary: &Wary) -> Option<(u8, Space)> {
        let spent = cost.checked_sub(self.square(to))?;
        let (ring, level) = (costs.counted(spent)?, self.level(to));
        let fits = |at: &Space| ring.contains(*at) && self.level(*at) == level && wary.allows(*at, to);
        READING.into_iter().filter_map(|way| to.next(way)).find(fits).map(|at| (spent, at))
    }

    /// N3.2 · The other end of a ladder from which the cheapest way enters a square.
    fn ladder_before(&self, costs: &Costs, to: Space, cost: u8, wary: &Wary) -> Option<(u8, Space)> {
        if self.large || self.ground.ladders.is_empty() {
            return None;
        }
        let spent = cost.checked_sub(CLIMB + self.extra)?;
        let ends = *costs.counted(spent)? & self.ground.ladder_ends;
        ends.iter().find(|at| self.ladder(*at) == Some(to) && wary.allows(*at, to)).map(|at| (spent, at))
    }

    /// The way of this cost to a square that leaves fewest enemies behind; of several the same as in [`Mover::way`]. `None` where no way leads.
    pub(crate) fn quietest(
        &self,
        costs: &Costs,
        from: Space,
        to: Space,
        provokes: impl Fn(Space, Space) -> bool,
    ) -> Option<Way> {
        // Every square on a cheapest way, with what it costs; then, the nearest first, how many enemies are left behind on the way to each, and
        // from where it is entered.
        let mut met: SmallVec<[(u8, Space); 24]> = SmallVec::new();
        met.push((costs.cost(to)?, to));
        let mut done = 0;
        while let Some((cost, at)) = met.get(done).copied() {
            done += 1;
            for before in self.all_before(costs, at, cost) {
                if !met.contains(&before) {
                    met.push(before);
                }
            }
        }
        met.sort_unstable();
        let mut entered: SmallVec<[(u8, Space); 24]> = SmallVec::new();
        for (cost, at) in &met {
            let left = |(spent, before): (u8, Space)| {
                let place = met.binary_search(&(spent, before)).ok()?;
                let so_far = entered.get(place)?.0;
                Some((so_far + u8::from(provokes(before, *at)), spent, so_far, before))
            };
            let best = self.all_before(costs, *at, *cost).into_iter().filter_map(left).min();
            entered.push(best.map_or((0, from), |(left, _, _, before)| (left, before)));
        }
        let (mut at, mut cost, mut way) = (to, costs.cost(to)?, Way::new());
        while at != from {
            way.push(at);
            at = entered[met.binary_search(&(cost, at)).ok()?].1;
            cost = costs.cost(at)?;
        }
        way.reverse();
        Some(way)
    }

    /// Every square from which a cheapest way of this cost enters one, with what it costs.
    fn all_before(&self, costs: &Costs, to: Space, cost: u8) -> SmallVec<[(u8, Space); 6]> {
        let spent = |at: Space, step: u8| cost.checked_sub(step).filter(|spent| costs.is_cost(*spent, at));
        let steps = to.steps().filter_map(|(_, at)| Some((spent(at, self.step(at, to)?)?, at)));
        let price = CLIMB + self.extra;
        let mut before: SmallVec<[(u8, Space); 6]> = steps.collect();
        if let Some(spent) = cost.checked_sub(price).filter(|_| !self.ground.ladders.is_empty()) {
            let ends = costs.counted(spent).map_or(Spaces::NONE, |ring| *ring & self.ground.ladder_ends);
            before.extend(ends.iter().filter(|at| self.ladder(*at) == Some(to)).map(|at| (spent, at)));
        }
        before
    }
}
