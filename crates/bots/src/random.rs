//! The random bot: any option, each equally often.

use table::{Answer, Bot, Game, Rng, View};

/// Answers by chance alone.
#[derive(Debug, Clone)]
pub struct Random {
    rng: Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn answer(&mut self, view: &View<G>) -> Answer<G::Choice> {
        any_answer(view, &mut self.rng)
    }
}

/// An answer made of single picks by chance.
pub(crate) fn any_answer<G: Game>(view: &View<G>, rng: &mut Rng) -> Answer<G::Choice> {
    view.assemble(&mut |options, may_stop| rng.below(options.len() + usize::from(may_stop)))
}
