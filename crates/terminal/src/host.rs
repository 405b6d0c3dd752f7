//! The host of the table that a screen shows: a [`crate::Dealer`] with the session in hand, or somebody who speaks with a server.

use crate::session_host::{Command, News, SessionHost};
use crate::view::View;
use std::time::Duration;

/// Holds a table for a screen. It works on a thread of its own and may take its time.
pub trait Host: Send {
    /// The table as the viewer sees it now.
    fn view(&self) -> View;

    /// Does what somebody wants, and tells what came of it.
    fn act(&mut self, command: Command) -> Vec<News>;

    /// What happens next without anybody at this screen.
    fn next(&self) -> Next;

    /// Lets it happen: a bot answers, or what others have done is heard.
    fn go_on(&mut self) -> Vec<News>;
}

/// What happens next without anybody at this screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Rest,
    /// A bot answers, after a pause in which the last answer can be seen. `row` says whether no person is asked, so that it is one of a
    /// row of bots' answers.
    Bot { row: bool },
    /// After this time others may have done something.
    Listen(Duration),
}

impl Host for SessionHost {
    fn view(&self) -> View {
        SessionHost::view(self)
    }

    fn act(&mut self, command: Command) -> Vec<News> {
        SessionHost::act(self, command)
    }

    fn next(&self) -> Next {
        match self.bots_turn() {
            true => Next::Bot { row: self.only_bots_asked() },
            false => Next::Rest,
        }
    }

    fn go_on(&mut self) -> Vec<News> {
        self.bot_answers()
    }
}
