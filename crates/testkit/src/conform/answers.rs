//! Random answers to whatever is asked.

use super::trial::asked;
use table::{Answer, AnsweredBy, Form, Game, Rng, Seat, World};

/// Answers questions at random.
pub(super) struct Answerer {
    rng: Rng,
}

impl Answerer {
    pub fn new(rng: Rng) -> Answerer {
        Answerer { rng }
    }

    /// A seat that is asked, and an answer that it may give.
    pub fn answer<G: Game>(&mut self, world: &World<G>) -> Option<(Seat, Answer<G::Choice>)> {
        let question = world.question()?;
        let seats = asked(question.asked, world.now().seats());
        let seat = *self.rng.pick(&seats)?;
        let tries = (0..20).find_map(|_| {
            let answer = self.assemble(&question.form, seat)?;
            let lawful = question.example.is_none() || is_taken(world, seat, &answer);
            lawful.then_some(answer)
        });
        Some((seat, tries.or_else(|| question.example.clone())?))
    }

    /// Any answer of the form, whether the rule's own test likes it or not.
    pub fn assemble<C: Copy + Eq, K>(&mut self, form: &Form<C, K>, seat: Seat) -> Option<Answer<C>> {
        form.assemble(seat, &mut |options, may_stop| self.rng.below(options.len() + usize::from(may_stop)))
    }
}

fn is_taken<G: Game>(world: &World<G>, seat: Seat, answer: &Answer<G::Choice>) -> bool {
    let taken = world.clone().answer(seat, answer.clone(), AnsweredBy::Person, &mut ());
    !matches!(taken, Err(table::Refusal::NotOffered(_)))
}
