//! Playouts: a game played on in an imagined world, from an answer to its end.

use super::tree::{NONE, Payoffs, Tree, Walk};
use std::cell::Cell;
use table::play::EventOf;
use table::tape::Event;
use table::{Answer, AnsweredBy, Chance, Game, Outcome, Rng, Seat, Table, World};

/// A playout that takes more steps is judged where it stands, and the next one may take half as many, so that no game without end can
/// hold a search up.
const PATIENCE: u32 = 5_000;
/// But never fewer than this.
const LEAST_PATIENCE: u32 = 50;

/// What the seats' standing where the tree ends counts for, against what came of it: it is less wild, and it is the game's own word.
const STANDING: f32 = 0.7;

/// What playouts of one decision share.
pub(super) struct Rehearsal<G: Game> {
    horizon: u32,
    patience: u32,
    rng: Rng,
    chance: Chance,
    /// A world's state before the step, and what happened in the step up to the question.
    checkpoint: G,
    tape: Vec<EventOf<G>>,
    /// How the seats stood at the question.
    before: Payoffs,
    path: Vec<u32>,
    tried: Vec<bool>,
}

impl<G: Game> Rehearsal<G> {
    /// Playouts from this world. Beyond the tree they are followed for `horizon` steps, and on for as long as the seats stand as they
    /// did at the question, for then nothing is known yet.
    pub fn new(world: &World<G>, horizon: u32, rng: &mut Rng) -> Rehearsal<G> {
        Rehearsal {
            horizon,
            patience: PATIENCE,
            chance: Chance::imagined(rng),
            rng: rng.fork(),
            checkpoint: world.checkpoint().clone(),
            tape: world.tape().to_vec(),
            before: standing(world.now()),
            path: Vec::new(),
            tried: Vec::new(),
        }
    }

    /// Goes on in another world.
    pub fn enter(&mut self, world: &World<G>) {
        self.checkpoint = world.checkpoint().clone();
        self.tape.clear();
        self.tape.extend_from_slice(world.tape());
    }

    /// Answers, plays on down the tree from a node and beyond it, and lets the tree learn. `None` if the rules fail.
    pub fn play(
        &mut self,
        seat: Seat,
        answer: &Answer<G::Choice>,
        tree: &mut Tree<G::Choice>,
        node: u32,
    ) -> Option<Payoffs> {
        self.tape.push(Event::Answer {
            seat,
            answer: answer.clone(),
            seen: seat.into(),
            by: AnsweredBy::Bot,
            window: false,
        });
        self.path.clear();
        let payoffs = self.play_on(tree, node);
        self.tape.pop();
        tree.learn(&self.path, &payoffs?);
        payoffs
    }

    fn play_on(&mut self, tree: &mut Tree<G::Choice>, node: u32) -> Option<Payoffs> {
        let at = Cell::new(node);
        let mut walk = Walk { tree, rng: &mut self.rng, path: &mut self.path, tried: &mut self.tried, at: &at };
        let mut table = Table::free(&self.tape, &mut walk, &mut self.chance);
        let mut state = self.checkpoint.clone();
        let (mut leaf, mut beyond) = (None, 0);
        for _ in 0..self.patience {
            if let Some(outcome) = state.outcome() {
                return Some(weighed(leaf, results(&outcome)));
            }
            if at.get() == NONE {
                if leaf.is_none() || beyond >= self.horizon {
                    let stand = standing(&state);
                    if beyond >= self.horizon && stand != self.before {
                        return Some(weighed(leaf, stand));
                    }
                    leaf.get_or_insert(stand);
                }
                beyond += 1;
            }
            table.rest();
            state.step(&mut table).ok()?;
        }
        self.patience = (self.patience / 2).max(LEAST_PATIENCE);
        Some(weighed(leaf, standing(&state)))
    }
}

fn results(outcome: &Outcome) -> Payoffs {
    let mut payoffs = Payoffs::default();
    for (seat, result) in outcome.results.iter() {
        payoffs[seat.index()] = *result;
    }
    payoffs
}

fn standing<G: Game>(state: &G) -> Payoffs {
    let mut payoffs = Payoffs::default();
    for seat in Seat::first(state.seats()) {
        payoffs[seat.index()] = state.appraise(seat);
    }
    payoffs
}

/// The result of a playout; a game that ends inside the tree has no leaf, and nothing but its end counts.
fn weighed(leaf: Option<Payoffs>, end: Payoffs) -> Payoffs {
    let Some(leaf) = leaf else { return end };
    std::array::from_fn(|n| STANDING * leaf[n] + (1.0 - STANDING) * end[n])
}
