//! What the cheapest ways cost where steps cost differently. Whole sets of spaces spread at once; [`Paths`](crate::Paths) also knows the ways.

use crate::{Space, Spaces};

/// No step costs more; what would is taken as this.
const DEAREST: usize = 15;

/// What the cheapest ways cost, up to a budget: for each cost the spaces that are reached for it and for no less.
#[derive(Debug, Clone)]
pub struct Costs<const COLS: usize, const ROWS: usize> {
    rings: Vec<Spaces<COLS, ROWS>>,
    reached: Spaces<COLS, ROWS>,
    whole: bool,
}

/// Where the spaces that can be entered next are put, each with the cost of its step.
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
    /// Spreads from some spaces, which cost nothing. `exits` puts what can be entered from a set.
    pub fn new(
        from: Spaces<COLS, ROWS>,
        budget: u8,
        mut exits: impl FnMut(&Spaces<COLS, ROWS>, &mut Onward<COLS, ROWS>),
    ) -> Self {
        let mut steps = Onward { ahead: [Spaces::NONE; DEAREST + 1], now: 0, last: 0 };
        let rings = Vec::with_capacity(usize::from(budget.min(23)) + 1);
        let mut costs = Costs { rings, reached: Spaces::NONE, whole: false };
        steps.ahead[0] = from;
        while steps.now <= steps.last.min(budget.into()) {
            let place = steps.now % (DEAREST + 1);
            let ring = std::mem::take(&mut steps.ahead[place]) - costs.reached;
            costs.reached |= ring;
            costs.rings.push(ring);
            if !ring.is_empty() {
                exits(&ring, &mut steps);
            }
            steps.now += 1;
        }
        costs.whole = steps.last <= budget.into();
        costs
    }

    /// Everything that is reached, the start included.
    #[inline]
    pub fn reached(&self) -> Spaces<COLS, ROWS> {
        self.reached
    }

    /// Whether a greater budget would reach nothing more.
    #[inline]
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// The spaces of each cost, from 0.
    pub fn rings(&self) -> impl Iterator<Item = (u8, &Spaces<COLS, ROWS>)> {
        (0..).zip(&self.rings)
    }

    /// What the cheapest way to a space costs; `None` if it is not reached.
    #[inline]
    pub fn cost(&self, to: Space<COLS, ROWS>) -> Option<u8> {
        self.reached.contains(to).then(|| self.rings.iter().take_while(|ring| !ring.contains(to)).count() as u8)
    }

    /// The cheapest of these spaces, the first in reading order among several, with what it costs.
    pub fn cheapest(&self, of: &Spaces<COLS, ROWS>) -> Option<(u8, Space<COLS, ROWS>)> {
        self.rings().find_map(|(cost, ring)| Some((cost, (*ring & *of).iter().next()?)))
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
    }

    #[test]
    fn the_cheapest_of_a_set_is_found() {
        let (_, costs) = both(40);
        let set = [Spot::new(3, 5), Spot::new(1, 0), Spot::new(0, 2)].into_iter().collect();
        assert_eq!(costs.cheapest(&set), Some((1, Spot::new(1, 0))));
        assert_eq!(costs.cheapest(&Set::only(Spot::new(1, 2))), None, "nobody gets there");
    }
}
