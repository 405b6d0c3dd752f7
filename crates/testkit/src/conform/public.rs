//! Answers that everybody is told of and nobody ever sees: a secret that was left public.
//!
//! A bot is told every answer that its seat may see, and so would know a card that the scene hides. Whether an answer is really told can be
//! found out by giving another one: if nothing that an onlooker sees ever differs, the answer was meant to be a secret.

use super::secrecy::{Sight, sight};
use super::trial::Trial;
use std::collections::BTreeMap;
use table::{Answer, AnsweredBy, Asked, Form, Game, Seat, Seats, Viewer, World};

/// From how many comparisons on it says something that no two answers ever looked different.
const ENOUGH: u32 = 12;
/// How many other answers are tried at one position.
const TRIED: usize = 3;

/// For the key of each question, how often two answers were compared, and how often they looked different.
#[derive(Default)]
pub(super) struct Public(BTreeMap<String, (u32, u32)>);

impl Public {
    /// Compares what an onlooker sees after different answers to a question whose answers everybody may see.
    pub fn compare<G: Game>(&mut self, trial: &Trial<G>, world: &World<G>) {
        let Some(question) = world.question().filter(|question| question.seen == Seats::EVERYONE) else {
            return;
        };
        let is_single = matches!(question.form, Form::One(_) | Form::Each(_));
        let Some(seat) = question.asked.seats().iter().next().filter(|_| is_single) else {
            return;
        };
        if matches!(question.asked, Asked::Any(_)) || seat.index() >= trial.seats {
            return;
        }
        let options = question.form.items(seat).iter().take(TRIED + 1);
        let sights: Vec<Sight> = options.filter_map(|option| after(world, seat, *option)).collect();
        let entry = self.0.entry(question.prompt.text.key.to_string()).or_default();
        for other in sights.iter().skip(1) {
            entry.0 += 1;
            entry.1 += u32::from(*other != sights[0]);
        }
    }

    /// The questions whose answers are told to everybody and never show.
    pub fn unseen(&self) -> impl Iterator<Item = &str> {
        let unseen = |(_, (tried, differed)): &(&String, &(u32, u32))| *tried >= ENOUGH && *differed == 0;
        self.0.iter().filter(unseen).map(|(key, _)| key.as_str())
    }
}

/// What an onlooker sees after this answer, and after the first option of everybody else who is asked at the same time.
fn after<G: Game>(world: &World<G>, seat: Seat, choice: G::Choice) -> Option<Sight> {
    let others = world.question()?.asked.seats().without(seat);
    let others: Vec<(Seat, G::Choice)> =
        others.iter().filter_map(|other| Some((other, *world.question()?.form.items(other).first()?))).collect();
    let mut world = world.clone();
    let mut lines = Vec::new();
    let mut steps = super::trial::Steps::from(world.checkpoint());
    world.answer(seat, Answer::One(choice), AnsweredBy::Person, &mut steps).ok()?;
    for (other, first) in others {
        world.answer(other, Answer::One(first), AnsweredBy::Person, &mut steps).ok()?;
    }
    lines.extend(steps.steps.into_iter().flat_map(|step| step.lines));
    lines.extend(world.lines().to_vec());
    Some(sight(Viewer::Onlooker, world.now(), None, &lines))
}
