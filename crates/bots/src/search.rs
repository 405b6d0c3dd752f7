//! Information-set tree search: many playouts in imagined worlds, which show which answers do well.

mod arms;
mod foresight;
mod heats;
mod rehearsal;
mod tree;

use crate::greedy::{Greedy, describe};
use crate::random::any_answer;
use arms::{Arm, Arms, candidates, tidy};
use foresight::Foresight;
use heats::Heats;
use rehearsal::Rehearsal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Answer, Bot, Game, Rng, Thought, View, World};
use tree::Tree;

/// How many playouts share an imagined world. Each has its own chance.
const USES: u32 = 4;
/// In how many worlds every answer is looked at before the playouts.
const LOOKS: usize = 2;
/// How many worlds answers are compared in where every answer gets the same ones.
const SAME_WORLDS: usize = 8;
/// From this many playouts on each goes to the end of the game; fewer are better spent on a short way, judged by standing.
const MANY: u32 = 500;
/// The steps of a short way.
const SHORT: u32 = 2;
/// A careless search takes answers that it expects so much less of.
const CARELESS: f32 = 0.1;

/// Plays the game on many times, from worlds that it cannot tell from the true one, and answers with what did best.
///
/// Each time it goes down a tree of the picks of all seats, every seat taking what did well for itself, tries one pick that is new,
/// and then plays on by chance. Chance itself is no part of the tree: whatever is rolled and drawn, the same picks lead to the same
/// place, which so stands for the average. Its effort is a number of playouts and never a time.
///
/// In a game that tells its turns ([`Judge::turn`]) a turn is a row of small steps, too long for such a tree to get to the end of, and
/// two answers are fairly compared only where the turn is over. There it plays the turn to its end, each step the best of a few ways
/// by how the seat then stands; all answers in the same worlds and with the same luck, and again and again the better half of them.
#[derive(Debug, Clone)]
pub struct Search {
    rng: Rng,
    playouts: u32,
    horizon: Option<u32>,
    careless: bool,
    explains: bool,
    stop: Option<Arc<AtomicBool>>,
    thoughts: Vec<Thought>,
    gave_up: u64,
    played: u64,
}

impl Search {
    /// A search of this many playouts for each decision.
    pub fn new(seed: u64, playouts: u32) -> Search {
        Search {
            rng: Rng::new(seed),
            playouts: playouts.max(1),
            horizon: None,
            careless: false,
            explains: false,
            stop: None,
            thoughts: Vec::new(),
            gave_up: 0,
            played: 0,
        }
    }

    /// How many steps a playout is followed beyond the tree: 2 in a search of less than 500 playouts and all there are in others,
    /// unless told otherwise. It is followed further while the seats stand as they did before, for then nothing is known yet.
    /// With a horizon of its own the search grows its tree also where the game tells its turns.
    #[must_use]
    pub fn horizon(mut self, steps: u32) -> Search {
        self.horizon = Some(steps);
        self
    }

    /// Takes any of the answers that did nearly as well as the best.
    #[must_use]
    pub fn careless(mut self) -> Search {
        self.careless = true;
        self
    }

    /// Keeps what it thought of each option, for [`Bot::why`].
    #[must_use]
    pub fn explaining(mut self) -> Search {
        self.explains = true;
        self
    }

    /// Answers with the best so far as soon as this is set.
    #[must_use]
    pub fn until(mut self, stop: Arc<AtomicBool>) -> Search {
        self.stop = Some(stop);
        self
    }

    /// How many playouts it has made so far, in all its decisions.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// The answers compared, the best first; none where no world could be imagined.
    fn think<G: Game>(&mut self, view: &View<G>) -> Vec<Arm<G::Choice>> {
        let mut worlds = self.imagine(view, LOOKS);
        let Some(first) = worlds.first() else {
            self.gave_up += 1;
            return Vec::new();
        };
        let by_turns = self.horizon.is_none() && first.checkpoint().turn().is_some();
        let obvious = by_turns.then(|| self.obvious(view));
        let answers = candidates(view, first, &obvious, &mut self.rng);
        let mut tree = Tree::default();
        let mut arms = Arms::new(answers, &worlds, view.seat(), &mut self.rng, &mut tree);
        if let Some(obvious) = obvious {
            worlds.append(&mut self.imagine(view, SAME_WORLDS - LOOKS));
            let foresight = Foresight::new(view.seat(), worlds, &mut self.rng);
            self.play_in_heats(&foresight, &obvious, &mut arms);
            arms.prefer(&obvious);
            return arms.in_their_order();
        }
        let usual = if self.playouts < MANY { SHORT } else { u32::MAX };
        let rehearsal = Rehearsal::new(first, self.horizon.unwrap_or(usual), &mut self.rng);
        self.play_out(view, rehearsal, &mut arms, &mut tree);
        arms.ranked()
    }

    fn imagine<G: Game>(&mut self, view: &View<G>, count: usize) -> Vec<World<G>> {
        (0..count).map_while(|_| view.imagine(&mut self.rng)).collect()
    }

    /// What looks best one answer ahead.
    fn obvious<G: Game>(&mut self, view: &View<G>) -> Answer<G::Choice> {
        tidy(Greedy::new(self.rng.next_u64()).answer(view), view.options())
    }

    /// Spends the playouts in heats: the answers of a heat get equally many, and the better half of them goes on to the next. The
    /// obvious answer stays to the end, since the best is to be measured against it.
    fn play_in_heats<G: Game>(
        &mut self,
        foresight: &Foresight<G>,
        obvious: &Answer<G::Choice>,
        arms: &mut Arms<G::Choice>,
    ) {
        let mut number = 0;
        for heat in Heats::new(arms.len(), self.playouts) {
            arms.keep(obvious, heat.answers);
            for _ in 0..heat.playouts_each {
                let whole = arms.first(heat.answers).all(|arm| self.play_once(foresight, number, arm));
                if !whole {
                    return arms.place(heat.answers);
                }
                number += 1;
            }
            arms.place(heat.answers);
        }
    }

    /// One playout of an answer, unless the search is stopped.
    fn play_once<G: Game>(&mut self, foresight: &Foresight<G>, number: u32, arm: &mut Arm<G::Choice>) -> bool {
        if self.is_stopped() {
            return false;
        }
        arm.learn_beside(foresight.play(number, &arm.answer));
        self.played += 1;
        true
    }

    /// Spends the playouts, as far as they can change anything.
    fn play_out<G: Game>(
        &mut self,
        view: &View<G>,
        mut rehearsal: Rehearsal<G>,
        arms: &mut Arms<G::Choice>,
        tree: &mut Tree<G::Choice>,
    ) {
        for n in 0..self.playouts {
            if self.is_stopped() || arms.is_settled(self.playouts - n) {
                return;
            }
            if n % USES == USES - 1
                && let Some(world) = view.imagine(&mut self.rng)
            {
                rehearsal.enter(&world);
            }
            let Some(arm) = arms.next() else { return };
            let payoffs = rehearsal.play(view.seat(), &arm.answer, tree, arm.root);
            arm.learn(payoffs.map(|payoffs| payoffs[view.seat().index()]));
            self.played += 1;
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The place of the answer taken: the best, or, where the search is careless, any that was tried at least half as often and did
    /// nearly as well.
    fn choose<C: Copy + Eq>(&mut self, ranked: &[Arm<C>]) -> usize {
        let Some(best) = ranked.first().filter(|_| self.careless) else {
            return 0;
        };
        let good = |arm: &Arm<C>| arm.visits * 2 >= best.visits && arm.expected() >= best.expected() - CARELESS;
        let places: Vec<usize> = (0..ranked.len()).filter(|place| good(&ranked[*place])).collect();
        self.rng.pick(&places).copied().unwrap_or(0)
    }

    fn explain<G: Game>(&mut self, view: &View<G>, ranked: &[Arm<G::Choice>]) {
        let thought = |arm: &Arm<G::Choice>| Thought {
            option: describe(view, &arm.answer),
            visits: arm.visits,
            expected: arm.expected(),
        };
        self.thoughts = ranked.iter().map(thought).collect();
    }
}

impl<G: Game> Bot<G> for Search {
    fn answer(&mut self, view: &View<G>) -> Answer<G::Choice> {
        self.thoughts.clear();
        let mut ranked = self.think(view);
        if ranked.is_empty() {
            return any_answer(view, &mut self.rng);
        }
        if self.explains {
            self.explain(view, &ranked);
        }
        let chosen = self.choose(&ranked);
        ranked.swap_remove(chosen).answer
    }

    fn why(&self) -> Vec<Thought> {
        self.thoughts.clone()
    }

    fn gave_up(&self) -> u64 {
        self.gave_up
    }
}
