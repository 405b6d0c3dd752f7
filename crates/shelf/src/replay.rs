//! The replay of a record.

use crate::AnySession;
use crate::running::Running;
use std::sync::Arc;
use table::record::Replay;
use table::{Game, Misfit, Refusal, Words};

/// A record that is played again line by line.
pub trait AnyReplay: Send {
    /// Plays the next line. `false` at the end. The first line that does not fit the rules is named.
    fn advance(&mut self) -> Result<bool, Misfit>;

    /// How many lines are left.
    fn left(&self) -> usize;

    /// The first line so far whose dice are not those of the seed.
    fn unproven(&self) -> Option<usize>;

    /// The game as it stands now, to be looked at or played on.
    fn into_session(self: Box<Self>) -> Result<Box<dyn AnySession>, Refusal>;

    /// Plays all the lines that are left and gives the game.
    fn finish(mut self: Box<Self>) -> Result<Box<dyn AnySession>, Misfit> {
        while self.advance()? {}
        self.into_session().map_err(|refusal| Misfit { line: 0, said: refusal.text() })
    }
}

pub(crate) struct Replaying<G: Game> {
    replay: Replay<G>,
    words: Arc<Words>,
}

impl<G: Game> Replaying<G> {
    pub(crate) fn new(replay: Replay<G>, words: Arc<Words>) -> Self {
        Replaying { replay, words }
    }
}

impl<G: Game> AnyReplay for Replaying<G> {
    fn advance(&mut self) -> Result<bool, Misfit> {
        self.replay.advance()
    }

    fn left(&self) -> usize {
        self.replay.left()
    }

    fn unproven(&self) -> Option<usize> {
        self.replay.unproven
    }

    fn into_session(self: Box<Self>) -> Result<Box<dyn AnySession>, Refusal> {
        let session = self.replay.into_session()?;
        Ok(Box::new(Running::new(session, self.words)))
    }
}
