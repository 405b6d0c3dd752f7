//! `tavola replay` and `tavola verify`.

use crate::args::{RecordArgs, ReplayArgs};
use crate::exit::Done;
use crate::files;
use crate::out::Out;
use crate::show::Eyes;
use crate::speech::Speech;
use shelf::{AnySession, Edition};
use table::{Misfit, Record, Seat, Seed, Viewer, text};

/// Shows a recorded game: what happened, where it stands, and what is asked there or how it ended.
pub fn replay(args: &ReplayArgs, speech: &Speech, out: &mut Out) -> Done {
    let (record, edition) = files::open_record(&args.record.file, args.record.pack.as_deref(), speech)?;
    let whole = finish(&record, edition.as_ref(), speech)?;
    let session = match args.at {
        Some(answers) if answers < whole.given() => whole.at(answers),
        _ => whole,
    };
    let viewer = viewer(args.seat, session.as_ref(), speech)?;
    show(session.as_ref(), viewer, edition.as_ref(), speech, out)
}

/// What happened in a game, where it stands, and what is asked there or how it ended.
pub fn show(session: &dyn AnySession, viewer: Viewer, edition: &dyn Edition, speech: &Speech, out: &mut Out) -> Done {
    let names = speech.names(session.holders());
    let eyes = Eyes { viewer, words: edition.words(), names: &names, speech };
    eyes.log(&session.log(viewer), out)?;
    eyes.scene(session, out)?;
    if let Some(query) = session.question() {
        let asked = query.asked.seats();
        let shown = viewer.seat().map_or(asked, |seat| asked & seat.into());
        if let Some(seat) = shown.iter().next() {
            eyes.question(session, seat, &query, out)?;
        }
    }
    eyes.end(session, out)
}

fn viewer(seat: Option<usize>, session: &dyn AnySession, speech: &Speech) -> Done<Viewer> {
    let seats = session.holders().len();
    match seat {
        None => Ok(Viewer::Referee),
        Some(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat(number as u8 - 1))),
        Some(number) => Err(speech.stop(&text!("tavola-no-seat", number = number, most = seats))),
    }
}

/// The game that a record tells, played to where the record ends.
pub fn finish(record: &Record, edition: &dyn Edition, speech: &Speech) -> Done<Box<dyn AnySession>> {
    let misfit = |misfit: Misfit| speech.stop_with(edition.words(), &misfit.said);
    edition.replay(record).map_err(misfit)?.finish().map_err(misfit)
}

/// Says what holds of a record, one sentence for each; what does not hold ends the command.
pub fn verify(args: &RecordArgs, speech: &Speech, out: &mut Out) -> Done {
    let (record, edition) = files::open_record(&args.file, args.pack.as_deref(), speech)?;
    let holds = text!("tavola-chain-holds", count = record.lines.len());
    out.wrapped(&format!("✓ {}", speech.say(&holds)), 2)?;
    if record.start.is_some() {
        out.wrapped(&format!("! {}", speech.say(&text!("tavola-starts-elsewhere"))), 2)?;
    }
    let mut say = |text| out.wrapped(&format!("✓ {}", speech.say(&text)), 2);
    let misfit = |misfit: Misfit| speech.stop_with(edition.words(), &misfit.said);
    let mut replay = edition.replay(&record).map_err(misfit)?;
    while replay.advance().map_err(misfit)? {}
    say(text!("tavola-rules-hold", game = record.game.as_str(), rules = record.rules))?;
    if let Some(line) = replay.unproven() {
        return Err(speech.stop(&text!("tavola-dice-differ", line = line)));
    }
    let session = replay.into_session();
    let session = session.map_err(|refusal| speech.refused(edition.words(), &refusal))?;
    let quick = matches!(record.seed, Seed::Quick(_));
    say(match (record.real_dice, record.inherited) {
        (true, _) => text!("tavola-dice-real"),
        _ if quick => text!("tavola-dice-quick", seed = record.seed.to_string()),
        (false, 0) => text!("tavola-dice-hold", seed = record.seed.to_string()),
        (false, lines) => text!("tavola-dice-hold-from", seed = record.seed.to_string(), lines = lines),
    })?;
    // Only whoever chooses a seed needs no salt to keep it from being guessed.
    if record.salt == 0 && !record.real_dice {
        say(text!("tavola-seed-chosen"))?;
    }
    if !record.real_dice {
        say(text!("tavola-commitment", hash = session.commitment()))?;
    }
    if let (Seed::Proven(seed), false) = (record.seed, record.real_dice) {
        say(text!("tavola-roll-by-hand", seed = seed.to_string()))?;
    }
    say(match session.outcome() {
        Some(outcome) => {
            let names = speech.names(session.holders());
            let end = speech.reader(edition.words(), None, &names).render(&outcome.text);
            text!("tavola-ended", end = end)
        }
        None => text!("tavola-not-over", answers = session.given()),
    })?;
    Ok(())
}
