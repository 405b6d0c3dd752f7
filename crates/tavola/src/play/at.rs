//! `tavola play --at URL`: a seat at a table of a running server.

mod door;
mod http;
mod line;
mod remote;
mod wire;

use super::screen;
use crate::args::PlayArgs;
use crate::exit::Done;
use crate::out::Out;
use crate::speech::Speech;
use remote::Remote;
use std::thread;
use std::time::Duration;
use table::text;
use terminal::Settings;

/// How often somebody who waits for the others to come looks whether they have.
const WAITING: Duration = Duration::from_millis(500);

/// Sits down at a table of a server, or looks on where no seat is free, until the game is over or left.
pub fn play(address: &str, args: &PlayArgs, speech: &Speech, out: &mut Out) -> Done {
    let door = door::enter(address, args, speech)?;
    if let Some(link) = &door.link {
        out.wrapped(&speech.say(&text!("tavola-at-link", link = link.as_str())), 2)?;
    }
    let mut waited = false;
    let remote = loop {
        if let Some(remote) = Remote::open(&door, speech)? {
            break remote;
        }
        if !waited {
            out.line(&speech.say(&text!("tavola-at-waiting")))?;
            out.flush()?;
            waited = true;
        }
        thread::sleep(WAITING);
    };
    if args.plain || !screen::is_there() {
        return line::play(remote, speech, out);
    }
    screen::leave_at_signals();
    let left = terminal::run_with(Box::new(remote), Settings::of_terminal(speech.lang))?;
    let speech = Speech::new(left.lang);
    Ok(out.wrapped(&speech.say(&text!("tavola-left")), 0)?)
}
