//! What the cheapest ways cost where steps cost differently. Whole sets of spaces spread at once; [`Paths`](crate::Paths) also knows the ways.

use crate::{Space, Spaces};
use smallvec::SmallVec;

/// No step costs more; what would is taken as this.
const DEAREST: usize = 15;
/// So many costs are counted without asking for memory; on most boards nothing is farther.
const NEAR: usize = 24;

/// What the cheapest ways cost: for each cost the spaces that are reached for it and for no less.
#[derive(Debug, Clone)]
pub struct Costs<const COLS: usize, const ROWS: usize> {
    rings: SmallVec<[Spaces<COLS, ROWS>; NEAR]>,
    reached: Spaces<COLS, ROWS>,
    onward: Onward<COLS, ROWS>,
}

/// Where the spaces that can be entered next are put, each with the cost of its step.
#[derive(Debug, Clone)]
pub struct Onward<const COLS: usize, const ROWS: usize> {
    ahead: [Spaces<COLS, ROWS>; DEAREST + 1],
    now: usize,
    last: usize,
}

impl<const COLS: usize, const ROWS: usize> Onward<COLS, ROWS> {
    /// These can be entered for so much, at least 1.
    #[inline]
    pub fn put(&mut self, spaces: Spaces<COLS, ROWS>, cost: u8) {
        let at = self.now + usize::from(cost).clamp(1, DEAREST);
        self.ahead[at % (DEAREST + 1)] |= spaces;
        self.last = self.last.max(at);
    }
}

impl<const COLS: usize, const ROWS: usize> Costs<COLS, ROWS> {
    /// Spreads from some spaces, which cost nothing, up to a budget. `exits` puts what can be entered from a set.
    pub fn new(
        from: Spaces<COLS, ROWS>,
        budget: u8,
        mut exits: impl FnMut(&Spaces<COLS, ROWS>, &mut Onward<COLS, ROWS>),
    ) -> Self {
        let mut costs = Costs::start(from);
        while costs.rings.len() <= budget.into() && costs.spread(&mut exits) {}
        costs
    }

    /// Some spaces, which cost nothing. [`Costs::ring`] spreads from them as far as somebody asks.
    pub fn start(from: Spaces<COLS, ROWS>) -> Self {
        let mut onward = Onward { ahead: [Spaces::NONE; DEAREST + 1], now: 0, last: 0 };
        onward.ahead[0] = from;
        Costs { rings: SmallVec::new(), reached: Spaces::NONE, onward }
    }

    /// The spaces of a cost, counted now if they have not been; `None` beyond the last. `exits` is the same at each call.
    #[inline]
    pub fn ring(
        &mut self,
        cost: u8,
        mut exits: impl FnMut(&Spaces<COLS, ROWS>, &mut Onward<COLS, ROWS>),
    ) -> Option<Spaces<COLS, ROWS>> {
        self.count(cost, &mut exits).copied()
    }

    /// The same by reference.
    #[inline]
    pub fn count(
        &mut self,
        cost: u8,
        exits: &mut impl FnMut(&Spaces<COLS, ROWS>, &mut Onward<COLS, ROWS>),
    ) -> Option<&Spaces<COLS, ROWS>> {
        while self.rings.len() <= cost.into() && self.spread(exits) {}
        self.rings.get(usize::from(cost))
    }

    /// Counts the spaces of the next cost. `false` if nothing is left to be reached.
    #[inline]
    fn spread(&mut self, exits: &mut impl FnMut(&Spaces<COLS, ROWS>, &mut Onward<COLS, ROWS>)) -> bool {
        if self.is_whole() {
            return false;
        }
        let place = self.onward.now % (DEAREST + 1);
        let ring = std::mem::take(&mut self.onward.ahead[place]) - self.reached;
        self.reached |= ring;
        self.rings.push(ring);
        if !ring.is_empty() {
            exits(&ring, &mut self.onward);
        }
        self.onward.now += 1;
        true
    }

    /// Everything that is reached, the start included.
    #[inline]
    pub fn reached(&self) -> Spaces<COLS, ROWS> {
        self.reached
    }

    /// Whether nothing is left to be reached.
    #[inline]
    pub fn is_whole(&self) -> bool {
        self.onward.now > self.onward.last
    }

    /// The spaces of each cost, from 0.
    pub fn rings(&self) -> impl Iterator<Item = (u8, &Spaces<COLS, ROWS>)> {
        (0..).zip(&self.rings)
    }

    /// The spaces of a cost that has been counted.
    #[inline]
    pub fn counted(&self, cost: u8) -> Option<&Spaces<COLS, ROWS>> {
        self.rings.get(usize::from(cost))
    }

    /// What the cheapest way to a space costs; `None` if it is not reached.
    #[inline]
    pub fn cost(&self, to: Space<COLS, ROWS>) -> Option<u8> {
        self.reached.contains(to).then(|| self.rings.iter().take_while(|ring| !ring.contains(to)).count() as u8)
    }

    /// Whether the cheapest way to a space costs just this.
    #[inline]
    pub fn is_cost(&self, cost: u8, to: Space<COLS, ROWS>) -> bool {
        self.rings.get(usize::from(cost)).is_some_and(|ring| ring.contains(to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Paths, Walls};

    type Spot = Space<6, 4>;
    type Set = Spaces<6, 4>;

    /// A board with dear spaces and a ladder, explored space by space and as whole sets.
    fn both(budget: u8) -> (Paths<6, 4>, Costs<6, 4>) {
        let dear: Set = [Spot::new(0, 1), Spot::new(1, 1), Spot::new(2, 3)].into_iter().collect();
        let shut: Set = [Spot::new(1, 2), Spot::new(2, 2)].into_iter().collect();
        let (foot, top, start) = (Spot::new(0, 0), Spot::new(3, 5), Spot::new(0, 0));
        let price = |to: Spot| if dear.contains(to) { 3 } else { 1 };
        let paths = Paths::new(start, budget, |at| {
            let steps = at.steps().map(|(_, to)| to).filter(|to| !shut.contains(*to)).map(|to| (to, price(to)));
            steps.chain((at == foot).then_some((top, 2))).collect::<Vec<_>>()
        });
        let costs = Costs::new(Set::only(start), budget, |ring, steps| {
            let next = Walls::NONE.around(ring) - shut;
            steps.put(next - dear, 1);
            steps.put(next & dear, 3);
            if ring.contains(foot) {
                steps.put(Set::only(top), 2);
            }
        });
        (paths, costs)
    }

    #[test]
    fn whole_sets_cost_what_single_spaces_cost() {
        for budget in [0, 1, 4, 9, 40] {
            let (paths, costs) = both(budget);
            Spot::all().for_each(|to| assert_eq!(costs.cost(to), paths.cost(to), "{to} with {budget}"));
        }
        assert!(!both(4).1.is_whole() && both(40).1.is_whole());
        let (costs, far) = (both(40).1, Spot::new(3, 5));
        assert!(costs.is_cost(2, far) && !costs.is_cost(3, far) && !costs.is_cost(200, far));
    }

    #[test]
    fn spaces_are_counted_only_as_far_as_somebody_asks() {
        let open: Set = Set::block((0, 0), (0, 5));
        let exits = |ring: &Set, steps: &mut Onward<6, 4>| steps.put(Walls::NONE.around(ring) & open, 2);
        let mut costs = Costs::start(Set::only(Spot::new(0, 0)));
        assert_eq!(costs.ring(3, exits), Some(Set::NONE));
        assert_eq!(
            (costs.cost(Spot::new(0, 1)), costs.cost(Spot::new(0, 2)), costs.is_whole()),
            (Some(2), None, false)
        );
        assert_eq!(costs.ring(2, exits), Some(Set::only(Spot::new(0, 1))), "what was counted stays");
        assert_eq!(costs.ring(10, exits), Some(Set::only(Spot::new(0, 5))));
        assert_eq!((costs.ring(13, exits), costs.is_whole()), (None, true));
        let whole = Costs::new(Set::only(Spot::new(0, 0)), 40, exits);
        Spot::all().for_each(|to| assert_eq!(costs.cost(to), whole.cost(to), "{to}"));
    }
}
