//! `tavola play` and `tavola resume`: a game full screen, or line by line for pipes and screen readers.

mod at;
mod command;
mod keeper;
mod prompt_loop;
mod screen;

use crate::args::{PlayArgs, ResumeArgs};
use crate::exit::Done;
use crate::out::Out;
use crate::speech::Speech;
use crate::{files, records, seats};
use keeper::Keeper;
use prompt_loop::PromptLoop;
use shelf::{AnySession, Edition, Opening};
use std::sync::Arc;
use table::{Seed, text};

/// Begins a game and plays it to its end, or to the end of the input.
pub fn play(args: &PlayArgs, speech: &Speech, out: &mut Out) -> Done {
    if let Some(address) = &args.at {
        return at::play(address, args, speech, out);
    }
    let game = files::find(args.game.as_deref().unwrap_or_default(), speech)?;
    let seats = match &args.seats {
        Some(list) => seats::read(list).map_err(|said| speech.stop(&said))?,
        None => seats::usual(&game.about()),
    };
    let edition = files::open(game, args.with.pack.as_deref(), speech)?;
    let (seed, salt) = dice(args.seed, speech)?;
    let opening =
        Opening { seats, options: options(&args.with.options, speech)?, seed, salt, real_dice: args.real_dice };
    let session = edition.start(&opening);
    let session = session.map_err(|refusal| speech.refused(edition.words(), &refusal))?;
    let keeper = Keeper::new(args.record.clone(), session.as_ref(), speech)?;
    begin(session, edition, keeper, args.plain, speech, out)
}

/// Goes on with a recorded game. The record grows where it is.
pub fn resume(args: &ResumeArgs, speech: &Speech, out: &mut Out) -> Done {
    let (record, edition) = files::open_record(&args.record.file, args.record.pack.as_deref(), speech)?;
    let session = records::finish(&record, edition.as_ref(), speech)?;
    let keeper = Keeper::going_on(args.record.file.clone());
    begin(session, edition, keeper, args.plain, speech, out)
}

/// Full screen where there is one and nobody asked for plain lines.
fn begin(
    session: Box<dyn AnySession>,
    edition: Arc<dyn Edition>,
    keeper: Keeper,
    plain: bool,
    speech: &Speech,
    out: &mut Out,
) -> Done {
    match !plain && screen::is_there() {
        true => screen::play(session, edition.cards(), keeper, speech, out),
        false => PromptLoop::new(session, edition, keeper, speech, out).run(),
    }
}

/// The seed that was given, or one that nobody knows, with a salt that keeps it from being guessed.
fn dice(given: Option<Seed>, speech: &Speech) -> Done<(Seed, u128)> {
    if let Some(seed) = given {
        return Ok((seed, 0));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| speech.stop(&text!("tavola-no-chance", why = error.to_string())))?;
    let number = |half: &[u8]| half.iter().fold(0u128, |number, byte| number << 8 | u128::from(*byte));
    Ok((Seed::Proven(number(&bytes[..16])), number(&bytes[16..])))
}

/// The keys and values of `--option key=value`.
pub fn options(given: &[String], speech: &Speech) -> Done<Vec<(String, String)>> {
    let pair = |word: &String| match word.split_once('=') {
        Some((key, value)) => Ok((key.trim().to_owned(), value.trim().to_owned())),
        None => Err(speech.stop(&text!("tavola-bad-option", said = word.as_str()))),
    };
    given.iter().map(pair).collect()
}
