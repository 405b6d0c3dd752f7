//! `tavola`: the program.
//!
//! | command | module |
//! |---|---|
//! | `games` | [`games`] |
//! | `play`, `resume` | [`play`] |
//! | `replay`, `verify` | [`records`] |
//! | `rules` | [`rules`] |
//! | `content` | [`content`] |
//! | `lab` | [`laboratory`] |
//! | `serve` | [`serve`] |
//! | `tables` | [`tables`] |
//!
//! Every sentence it says is in `locales/`, in each language. An error is one sentence on standard error and an exit code other than 0.
#![forbid(unsafe_code)]

mod args;
mod content;
mod exit;
mod files;
mod games;
mod laboratory;
mod new_game;
mod out;
mod play;
mod records;
mod rules;
mod seats;
mod serve;
mod show;
mod speech;
mod tables;

use args::{Command, Tavola};
use clap::Parser;
use exit::{Done, Exit};
use out::Out;
use speech::Speech;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::process::ExitCode;
use std::sync::Mutex;
use table::{text, visible};

/// Two threads that draw pages wait for each other in the system's own.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let tavola = Tavola::parse();
    let speech = Speech::new(tavola.lang.unwrap_or_else(speech::lang_of_system));
    panic::set_hook(Box::new(remember_panic));
    let done = panic::catch_unwind(AssertUnwindSafe(|| run(&tavola.command, &speech)));
    let said = match done {
        Ok(Ok(())) => return ExitCode::SUCCESS,
        Ok(Err(Exit::Io(error))) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Ok(Err(Exit::Io(error))) => speech.say(&text!("tavola-cannot-write", why = error.to_string())),
        Ok(Err(Exit::Said(said))) => said,
        Err(_) => speech.say(&text!("tavola-fault", said = last_panic())),
    };
    // Where even standard error is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", visible(said.trim_end()));
    ExitCode::FAILURE
}

/// What the last panic said. A panic in the rules is caught by the session and told as a fault, so the usual report of one would only
/// stand in the middle of the page.
static PANIC: Mutex<String> = Mutex::new(String::new());

fn remember_panic(panic: &PanicHookInfo) {
    if let Ok(mut said) = PANIC.lock() {
        *said = panic.to_string();
    }
}

fn last_panic() -> String {
    PANIC.lock().map(|said| said.clone()).unwrap_or_default()
}

fn run(command: &Command, speech: &Speech) -> Done {
    let mut out = Out::standard();
    match command {
        Command::Games => games::list(speech, &mut out)?,
        Command::Play(args) => play::play(args, speech, &mut out)?,
        Command::Resume(args) => play::resume(args, speech, &mut out)?,
        Command::Replay(args) => records::replay(args, speech, &mut out)?,
        Command::Verify(args) => records::verify(args, speech, &mut out)?,
        Command::Rules(args) => rules::show(args, speech, &mut out)?,
        Command::Content(args) => content::run(args, speech, &mut out)?,
        Command::Lab(args) => laboratory::run(args, speech, &mut out)?,
        Command::Serve(args) => serve::serve(args, speech, &mut out)?,
        Command::NewGame(args) => new_game::make(args, speech, &mut out)?,
        Command::Tables(args) => tables::run(args, speech, &mut out)?,
    }
    Ok(out.flush()?)
}
