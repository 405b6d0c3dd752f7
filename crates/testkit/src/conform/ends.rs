//! Playouts end, and go the way of a game that stops at every question.

use super::fault::Check;
use super::trial::Trial;
use table::play::{Picked, Policy, QuestionOf, Uniform};
use table::world::playout;
use table::{Answer, AnsweredBy, Form, Game, Refusal, Rng, RunMode, Seat, World};

/// How often a selection is put together again when the rule's test refuses it; the kernel's own number.
const TRIES: usize = 30;

pub(super) fn check<G: Game>(trial: &mut Trial<G>) {
    let steps = trial.conform.answers.saturating_mul(10);
    let mut state = trial.beginning();
    let ended = playout(&mut state, &[], &mut policy(trial), &mut trial.chance(), steps);
    if !ended {
        trial.fault(Check::End, format!("a playout fails, or has not ended after {steps} steps"));
        return;
    }
    match stopped(trial) {
        Ok(Some(now)) if now != state => {
            trial.fault(Check::Playout, "a playout and a stopped game with the same picks end differently");
        }
        Ok(_) => {}
        Err(refusal) => {
            trial.refused::<()>("a pick", &refusal);
        }
    }
}

fn policy<G: Game>(trial: &Trial<G>) -> Uniform {
    Uniform(Rng::new(trial.seed ^ 0x5EED))
}

/// The same game with words, stopped at every question and answered by the same picks. `None` where the picks cannot be told from outside.
fn stopped<G: Game>(trial: &Trial<G>) -> Result<Option<G>, Refusal> {
    let mut world = World::start(trial.beginning(), trial.chance(), RunMode::FULL, &mut ())?;
    let mut policy = policy(trial);
    while let Some(question) = world.question() {
        let Some(seat) = question.asked.seats().iter().next() else {
            return Ok(None);
        };
        let Some(answer) = picked(&world, question, seat, &mut policy) else {
            return Ok(None);
        };
        world.answer(seat, answer, AnsweredBy::Bot, &mut ())?;
    }
    Ok(Some(world.now().clone()))
}

fn picked<G: Game>(
    world: &World<G>,
    question: &QuestionOf<G>,
    seat: Seat,
    policy: &mut dyn Policy<G::Choice>,
) -> Option<Answer<G::Choice>> {
    let mut pick = |options: &[G::Choice], may_stop: bool| policy.pick(seat, options, may_stop);
    let Form::Several { items, min, max } = &question.form else {
        return question.form.assemble(seat, &mut pick);
    };
    let is_lawful = |chosen: &Picked<G::Choice>| {
        let answer = Answer::Several(chosen.clone());
        let taken = world.clone().answer(seat, answer, AnsweredBy::Bot, &mut ());
        !matches!(taken, Err(Refusal::NotOffered(_)))
    };
    let select = |_| selection(items, *min, *max, &is_lawful, &mut pick);
    (0..TRIES).map(select).find(is_lawful).map(Answer::Several)
}

/// Single picks make a selection, just as in a playout.
fn selection<C: Copy>(
    items: &[C],
    min: usize,
    max: usize,
    is_lawful: &dyn Fn(&Picked<C>) -> bool,
    pick: &mut dyn FnMut(&[C], bool) -> usize,
) -> Picked<C> {
    let (mut left, mut chosen) = (items.to_vec(), Picked::new());
    while chosen.len() < max && !left.is_empty() {
        let may_stop = chosen.len() >= min && is_lawful(&chosen);
        let place = pick(&left, may_stop);
        if may_stop && place >= left.len() {
            break;
        }
        chosen.push(left.remove(place.min(left.len() - 1)));
    }
    chosen
}
