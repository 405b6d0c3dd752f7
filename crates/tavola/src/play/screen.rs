//! The same game full screen, where a person sits at a terminal.

use super::keeper::Keeper;
use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::speech::Speech;
use shelf::AnySession;
use std::env;
use std::io::{self, IsTerminal};
use table::scene::Cards;
use table::text;
use terminal::Settings;

/// Whether a whole screen can be had: somebody types and looks at a terminal that can move its cursor.
pub fn is_there() -> bool {
    let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Keeps the record for the screen, and says what goes wrong in its language.
struct Kept {
    keeper: Keeper,
    speech: Speech,
}

impl terminal::Keeper for Kept {
    fn keep(&mut self, session: &dyn AnySession, person: bool) -> Result<Option<String>, String> {
        let kept = match person {
            true => self.keeper.keep(session, &self.speech),
            false => self.keeper.keep_if_begun(session, &self.speech),
        };
        kept.map_err(said)?;
        Ok(self.keeper.path().map(|path| path.display().to_string()))
    }

    fn report(&mut self, session: &dyn AnySession, fault: &str) {
        // The players are told of the fault itself; a report that cannot be written is no news to them.
        let _ = self.keeper.report(session, fault, &self.speech);
    }
}

fn said(stop: Exit) -> String {
    match stop {
        Exit::Said(said) => said,
        Exit::Io(error) => error.to_string(),
    }
}

/// Lets a signal end the screen as a key would, so that the terminal is given back.
pub fn leave_at_signals() {
    // Where no handler can be had, a signal ends the program as it always does.
    let _ = ctrlc::set_handler(terminal::leave);
}

/// Plays full screen, and tells afterwards where the record is.
pub fn play(session: Box<dyn AnySession>, cards: Vec<Cards>, keeper: Keeper, speech: &Speech, out: &mut Out) -> Done {
    let kept = Kept { keeper, speech: Speech::new(speech.lang) };
    leave_at_signals();
    let left = terminal::run(session, cards, Box::new(kept), Settings::of_terminal(speech.lang))?;
    let speech = Speech::new(left.lang);
    if !left.over {
        out.wrapped(&speech.say(&text!("tavola-left")), 0)?;
    }
    match left.kept {
        Ok(Some(file)) => Ok(out.wrapped(&speech.say(&text!("tavola-record-at", file = file)), 0)?),
        Ok(None) => Ok(()),
        Err(why) => Err(Exit::Said(why)),
    }
}
