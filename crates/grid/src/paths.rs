//! The cheapest ways where steps cost differently: terrain, climbing, ladders.

use crate::{Space, Spaces};

/// What no way leads to.
const UNREACHED: u8 = u8::MAX;

/// The cheapest ways from one space to all others, up to a budget.
///
/// The game says which spaces can be entered from a space and what each step costs. That may be a neighbour at the price of its terrain,
/// or the far end of a ladder.
#[derive(Debug, Clone)]
pub struct Paths<const COLS: usize, const ROWS: usize> {
    from: Space<COLS, ROWS>,
    costs: [[u8; COLS]; ROWS],
    came_from: [[Space<COLS, ROWS>; COLS]; ROWS],
    reached: Spaces<COLS, ROWS>,
}

impl<const COLS: usize, const ROWS: usize> Paths<COLS, ROWS> {
    /// Explores from a space. `exits` gives the spaces that can be entered from one, with the cost of each step; a budget and a sum of
    /// costs above 254 are taken as 254 and as out of reach.
    ///
    /// Of ways that cost the same, the one is kept that comes from the space settled first: the cheaper, then the first in reading
    /// order.
    pub fn new<I>(from: Space<COLS, ROWS>, budget: u8, mut exits: impl FnMut(Space<COLS, ROWS>) -> I) -> Self
    where
        I: IntoIterator<Item = (Space<COLS, ROWS>, u8)>,
    {
        let budget = budget.min(UNREACHED - 1);
        let mut paths = Paths {
            from,
            costs: [[UNREACHED; COLS]; ROWS],
            came_from: [[from; COLS]; ROWS],
            reached: Spaces::only(from),
        };
        *paths.cost_mut(from) = 0;
        let mut open = Spaces::only(from);
        while let Some(at) = open.iter().min_by_key(|space| paths.cost_of(*space)) {
            open.remove(at);
            let spent = paths.cost_of(at);
            for (to, cost) in exits(at) {
                let sum = spent.saturating_add(cost);
                if sum <= budget && sum < paths.cost_of(to) {
                    *paths.cost_mut(to) = sum;
                    paths.came_from[to.row as usize][to.col as usize] = at;
                    paths.reached.insert(to);
                    open.insert(to);
                }
            }
        }
        paths
    }

    fn cost_of(&self, space: Space<COLS, ROWS>) -> u8 {
        self.costs[space.row as usize][space.col as usize]
    }

    fn cost_mut(&mut self, space: Space<COLS, ROWS>) -> &mut u8 {
        &mut self.costs[space.row as usize][space.col as usize]
    }

    /// Every space that can be reached, without the starting space.
    pub fn spaces(&self) -> Spaces<COLS, ROWS> {
        self.reached - Spaces::only(self.from)
    }

    /// The cost of the cheapest way to a space; 0 for the starting space, `None` if it cannot be reached.
    pub fn cost(&self, to: Space<COLS, ROWS>) -> Option<u8> {
        self.reached.contains(to).then(|| self.cost_of(to))
    }

    /// The spaces entered on the cheapest way to a space, in order; `None` if it cannot be reached.
    pub fn way(&self, to: Space<COLS, ROWS>) -> Option<Vec<Space<COLS, ROWS>>> {
        self.cost(to)?;
        let before = |space: &Space<COLS, ROWS>| Some(self.came_from[space.row as usize][space.col as usize]);
        let back = std::iter::successors(Some(to), before).take_while(|space| *space != self.from);
        let mut way: Vec<_> = back.collect();
        way.reverse();
        Some(way)
    }
}
