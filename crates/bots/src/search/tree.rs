//! The search tree below the compared answers: who picked what, one pick after another.

use std::cell::Cell;
use table::play::Policy;
use table::{Rng, Seat};

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;
/// How much a pick that was rarely tried is worth looking at, against one that did well.
const CURIOSITY: f32 = 0.5;
/// Of long lists this many picks are tried at once, and more as the place is visited more often.
const WIDTH: f32 = 3.0;

/// What each seat got in the end, by its number.
pub(super) type Payoffs = [f32; Seat::MOST];

/// Everything that was tried, in two lists that grow and are never taken apart.
pub(super) struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
}

/// A place in the tree: the picks that led to it, whatever chance did in between.
#[derive(Clone, Copy)]
struct Node {
    /// The first of its edges, which are chained.
    first: u32,
    visits: u32,
}

/// A pick that was tried at a place. Chance may let different seats pick at the same place, and each has its own edges.
#[derive(Clone, Copy)]
struct Edge<C> {
    seat: Seat,
    /// `None` is "no more".
    pick: Option<C>,
    visits: u32,
    /// How often it was on offer, which in other worlds it may not be.
    offered: u32,
    /// What the seat that picks got in all its visits.
    sum: f32,
    child: u32,
    next: u32,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new() }
    }
}

impl<C: Copy + Eq> Tree<C> {
    /// A new node with nothing below it.
    pub fn plant(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    fn grow(&mut self, node: u32, seat: Seat, pick: Option<C>) -> u32 {
        let place = self.edges.len() as u32;
        self.edges.push(Edge {
            seat,
            pick,
            visits: 0,
            offered: 1,
            sum: 0.0,
            child: NONE,
            next: self.nodes[node as usize].first,
        });
        self.nodes[node as usize].first = place;
        place
    }

    /// The node an edge leads to. It is made when the edge is taken for the second time.
    fn below(&mut self, edge: u32) -> u32 {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.plant();
        }
        self.edges[edge as usize].child
    }

    /// Tells every pick on the way what happened to it.
    pub fn learn(&mut self, path: &[u32], payoffs: &Payoffs) {
        for edge in path {
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.sum += payoffs[edge.seat.index()];
        }
    }
}

impl<C> Edge<C> {
    fn score(&self) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.sum / visits + CURIOSITY * ((self.offered as f32).ln() / visits).sqrt()
    }
}

/// One way down the tree and on to the end of a game: a policy that the rules ask without ever stopping.
pub(super) struct Walk<'t, C> {
    pub tree: &'t mut Tree<C>,
    pub rng: &'t mut Rng,
    /// The edges taken.
    pub path: &'t mut Vec<u32>,
    /// Which of the options have an edge; kept to save the memory.
    pub tried: &'t mut Vec<bool>,
    /// Where the walk is: [`NONE`] once it has left the tree.
    pub at: &'t Cell<u32>,
}

impl<C: Copy + Eq> Policy<C> for Walk<'_, C> {
    #[inline]
    fn pick(&mut self, seat: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        match self.at.get() {
            NONE => self.rng.below(ways),
            _ if ways == 1 => 0,
            node => self.descend(node, seat, options, may_stop),
        }
    }
}

impl<C: Copy + Eq> Walk<'_, C> {
    fn descend(&mut self, node: u32, seat: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        let (best, tried) = self.best_tried(node, seat, options, may_stop);
        let visits = &mut self.tree.nodes[node as usize].visits;
        *visits += 1;
        let width = WIDTH * (*visits as f32).sqrt();
        match best {
            Some((edge, place)) if tried == ways || tried as f32 >= width => {
                self.path.push(edge);
                self.at.set(self.tree.below(edge));
                place
            }
            _ => {
                let place = self.any_untried(ways - tried);
                let edge = self.tree.grow(node, seat, options.get(place).copied());
                self.path.push(edge);
                self.at.set(NONE);
                place
            }
        }
    }

    /// The edge that promises most among those on offer, with the place of its pick, and how many there are.
    fn best_tried(&mut self, node: u32, seat: Seat, options: &[C], may_stop: bool) -> (Option<(u32, usize)>, usize) {
        self.tried.clear();
        self.tried.resize(options.len() + usize::from(may_stop), false);
        let (mut best, mut most, mut count) = (None, f32::NEG_INFINITY, 0);
        let mut at = self.tree.nodes[node as usize].first;
        while at != NONE {
            let edge = &mut self.tree.edges[at as usize];
            let place = match edge.pick {
                Some(pick) => options.iter().position(|option| *option == pick),
                None => may_stop.then_some(options.len()),
            };
            if let Some(place) = place.filter(|_| edge.seat == seat) {
                edge.offered += 1;
                self.tried[place] = true;
                count += 1;
                let score = edge.score();
                if score > most {
                    (best, most) = (Some((at, place)), score);
                }
            }
            at = edge.next;
        }
        (best, count)
    }

    fn any_untried(&mut self, untried: usize) -> usize {
        let nth = self.rng.below(untried);
        let mut open = (0..self.tried.len()).filter(|place| !self.tried[*place]);
        open.nth(nth).unwrap_or(0)
    }
}
