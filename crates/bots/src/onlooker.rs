//! Observers of games between bots.

use table::game::{Rested, Sink};
use table::play::QuestionOf;
use table::{Answer, Form, Game, Note, Seat};

/// Somebody who looks on while a game is played. It sees everything and changes nothing.
pub trait Onlooker<G: Game> {
    /// Out of these, two or more, somebody took some.
    fn decided(&mut self, options: &[G::Choice], taken: &[G::Choice]);

    /// A step came to rest.
    fn rested(&mut self, state: &G, notes: &[Note<G::Card>]);
}

/// Passes on to an onlooker what comes to rest in a world.
pub(crate) struct Eyes<'o, G: Game>(pub Option<&'o mut dyn Onlooker<G>>);

impl<G: Game> Eyes<'_, G> {
    /// An answer that was taken, out of what was offered.
    pub fn answered(&mut self, offered: Option<&[G::Choice]>, answer: &Answer<G::Choice>) {
        if let (Some(onlooker), Some(options)) = (self.0.as_deref_mut(), offered)
            && options.len() > 1
        {
            onlooker.decided(options, &answer.items());
        }
    }

    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

impl<G: Game> Sink<G> for Eyes<'_, G> {
    fn rested(&mut self, step: Rested<G>) {
        if let Some(onlooker) = self.0.as_deref_mut() {
            onlooker.rested(step.checkpoint, &step.notes);
        }
    }

    fn wants_notes(&self) -> bool {
        self.is_open()
    }
}

/// What a seat may choose from, kept for the onlooker: the question is gone once it is answered.
pub(crate) fn options_of<G: Game>(question: Option<&QuestionOf<G>>, seat: Seat) -> Vec<G::Choice> {
    match question.map(|question| &question.form) {
        Some(Form::Roll { .. } | Form::Draw { .. }) | None => Vec::new(),
        Some(form) => form.items(seat).to_vec(),
    }
}
