//! The bots' side of the contract: a bot gets the question, the scene and imagined worlds, never the truth.

use crate::{Answer, Game, QuestionOf, Rng, Scene, Seat, Text, Viewer, World};
use serde::{Deserialize, Serialize};

/// Something that answers for a seat.
pub trait Bot<G: Game>: Send {
    /// An answer to the question that waits. One that is refused is asked for again a few times; then an example is taken.
    fn answer(&mut self, view: &View<G>) -> Answer<G::Choice>;

    /// Why the last answer was given: what was looked at, and what was expected of it.
    fn why(&self) -> Vec<Thought> {
        Vec::new()
    }

    /// How often it found no world to imagine and answered from the options alone.
    fn gave_up(&self) -> u64 {
        0
    }
}

/// One option that a bot looked at.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The option, in words.
    pub option: Text,
    /// How often the bot tried it.
    pub visits: u32,
    /// What it expects of it, from 0 (lost) to 1 (won).
    pub expected: f32,
}

impl Thought {
    /// What it expects, in whole percent.
    pub fn percent(&self) -> u32 {
        (self.expected.clamp(0.0, 1.0) * 100.0).round() as u32
    }

    /// Whether a bot found no difference between options: it expects the same of all of them, to the percent.
    pub fn are_alike(thoughts: &[Thought]) -> bool {
        thoughts.len() > 1 && thoughts.windows(2).all(|pair| pair[0].percent() == pair[1].percent())
    }
}

/// What a bot may know: a seat's view of a game.
pub struct View<'w, G: Game> {
    world: &'w World<G>,
    seat: Seat,
}

impl<'w, G: Game> View<'w, G> {
    /// A seat's view of the question that waits, if the seat is among those asked.
    pub fn new(world: &'w World<G>, seat: Seat) -> Option<View<'w, G>> {
        let asked = world.question().is_some_and(|question| question.asked.seats().contains(seat));
        asked.then_some(View { world, seat })
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The question. A sealed one shows only this seat's own options to anyone who asks by [`View::options`].
    pub fn question(&self) -> &'w QuestionOf<G> {
        self.world.question().expect("a view is made only where a question waits")
    }

    /// This seat's options.
    pub fn options(&self) -> &'w [G::Choice] {
        self.question().form.items(self.seat)
    }

    /// What the seat sees.
    pub fn scene(&self) -> Scene {
        self.world.now().scene(Viewer::Seat(self.seat))
    }

    /// How an option reads.
    pub fn label(&self, choice: G::Choice) -> Text {
        self.world.now().describe(self.seat, choice).text
    }

    /// A world that this seat cannot tell from the true one.
    pub fn imagine(&self, rng: &mut Rng) -> Option<World<G>> {
        self.world.imagine(Viewer::Seat(self.seat), rng)
    }

    /// Makes an answer of single picks. Where the rule's own legality test refuses it, the question's example stands in.
    pub fn assemble(&self, pick: &mut dyn FnMut(&[G::Choice], bool) -> usize) -> Answer<G::Choice> {
        let question = self.question();
        let answer = question.form.assemble(self.seat, pick).or_else(|| question.example.clone());
        answer.unwrap_or_else(|| Answer::Several(Default::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::Thought;
    use crate::Text;

    #[test]
    fn options_of_which_the_same_is_expected_are_alike() {
        let thoughts = |expected: &[f32]| -> Vec<Thought> {
            expected
                .iter()
                .map(|expected| Thought { option: Text::plain(""), visits: 1, expected: *expected })
                .collect()
        };
        assert!(Thought::are_alike(&thoughts(&[0.211, 0.214, 0.207])));
        assert!(!Thought::are_alike(&thoughts(&[0.211, 0.231])) && !Thought::are_alike(&thoughts(&[0.5])));
    }
}
