//! Sessions: a record plays again, also with seats handed over and answers taken back, and what is taken back can be answered again.

use super::answers::Answerer;
use super::fault::Check;
use super::trial::Trial;
use table::record::Replay;
use table::{Fork, Game, Holder, LogLine, Record, Refusal, Seat, SeatMap, Seats, Seed, Session, Setup, Viewer};

/// How many answers pass between two looks at the record.
const BETWEEN: usize = 7;
/// The packs of a test need no real hash.
const HASH: &str = "conformance";

/// Plays one game as a session, with all that can happen to one.
pub(super) fn check<G: Game>(trial: &mut Trial<G>) {
    if let Err(refusal) = play(trial) {
        trial.refused::<()>("something a session must take", &refusal);
    }
}

fn play<G: Game>(trial: &mut Trial<G>) -> Result<(), Refusal> {
    let mut session = Session::start(setup(trial))?;
    let mut answerer = Answerer::new(trial.rng.fork());
    for count in 0..trial.conform.answers as usize {
        let Some((seat, answer)) = answerer.answer(session.world()) else {
            break;
        };
        trial.came_back();
        let before = session.clone();
        session.answer(seat, answer.clone())?;
        match trial.rng.below(6) {
            0 => take_back_and_answer_again(trial, &before, &session, seat, answer)?,
            1 => undo_somewhere(trial, &mut session)?,
            2 => hand_over(trial, &mut session)?,
            _ => {}
        }
        if count % BETWEEN == 0 {
            replays(trial, &session);
            restores(trial, &session);
        }
    }
    forks(trial, &session);
    replays(trial, &session);
    Ok(())
}

fn setup<G: Game>(trial: &Trial<G>) -> Setup<G> {
    let holder = |seat: Seat| match (trial.seed + u64::from(seat.0)) % 3 {
        0 => Holder::Bot("random".to_owned()),
        _ => Holder::Person(format!("Player {seat}")),
    };
    Setup {
        pack: trial.pack.clone(),
        pack_hash: HASH.to_owned(),
        options: trial.conform.options.clone(),
        holders: SeatMap::new(trial.seats, holder),
        seed: Seed::Quick(trial.seed),
        salt: u128::from(trial.seed),
        real_dice: false,
    }
}

/// A person takes the last answer back where that is fair, and gives it again: all is as it was.
fn take_back_and_answer_again<G: Game>(
    trial: &mut Trial<G>,
    before: &Session<G>,
    after: &Session<G>,
    seat: Seat,
    answer: table::Answer<G::Choice>,
) -> Result<(), Refusal> {
    if !after.undo_offer(seat).is_some_and(|offer| offer.fair) || !is_person(before, seat) {
        return Ok(());
    }
    let mut again = after.clone();
    again.undo(seat, Seats::NOBODY)?;
    if let Some(said) = difference(before, &again) {
        trial.fault(Check::Undo, format!("after an answer was taken back {said}"));
    }
    again.answer(seat, answer)?;
    if let Some(said) = difference(after, &again) {
        trial.fault(Check::Undo, format!("after an answer was taken back and given again {said}"));
    }
    Ok(())
}

/// Somebody takes an answer back, with everybody's consent.
fn undo_somewhere<G: Game>(trial: &mut Trial<G>, session: &mut Session<G>) -> Result<(), Refusal> {
    let seat = Seat(trial.rng.below(trial.seats) as u8);
    match session.undo_offer(seat) {
        Some(_) => session.undo(seat, Seats::EVERYONE),
        None => Ok(()),
    }
}

fn hand_over<G: Game>(trial: &mut Trial<G>, session: &mut Session<G>) -> Result<(), Refusal> {
    let seat = Seat(trial.rng.below(trial.seats) as u8);
    let to =
        if is_person(session, seat) { Holder::Bot("greedy".to_owned()) } else { Holder::Person("Somebody".to_owned()) };
    session.hand_over(seat, to)
}

fn is_person<G: Game>(session: &Session<G>, seat: Seat) -> bool {
    session.setup().holders.get(seat).is_some_and(Holder::is_person)
}

fn replays<G: Game>(trial: &mut Trial<G>, session: &Session<G>) {
    let record = session.record();
    match replayed::<G>(trial, &record) {
        Err(said) => trial.fault(Check::Record, said),
        Ok(again) => {
            if let Some(said) = difference(session, &again) {
                trial.fault(Check::Record, format!("played again from its record {said}"));
            } else if again.record() != record {
                trial.fault(Check::Record, "a game played again from its record writes another record");
            }
        }
    }
}

fn replayed<G: Game>(trial: &Trial<G>, record: &str) -> Result<Session<G>, String> {
    let record =
        Record::read(record).map_err(|wrong| format!("line {} of a record: {}", wrong.line, wrong.said.key))?;
    let replay = Replay::<G>::new(&record, trial.pack.clone(), HASH);
    let again = replay.and_then(Replay::finish);
    again.map_err(|misfit| format!("a record does not play again: line {}: {:?}", misfit.line, misfit.said))
}

/// A stored checkpoint and the lines after it give the same game.
fn restores<G: Game>(trial: &mut Trial<G>, session: &Session<G>) {
    let restored = session.snapshot().map_err(|error| format!("{:?}", error.0)).and_then(|snapshot| {
        let lines = session.lines(0).into_iter().enumerate().skip(snapshot.lines).collect();
        let replay = Replay::resume(session.setup().clone(), &snapshot, lines);
        replay.and_then(Replay::finish).map_err(|misfit| format!("line {}: {:?}", misfit.line, misfit.said))
    });
    match restored {
        Err(said) => trial.fault(Check::Storing, format!("a snapshot cannot be opened: {said}")),
        Ok(again) if again.world().now() != session.world().now() => {
            trial.fault(Check::Storing, "a game opened from a snapshot stands elsewhere");
        }
        Ok(_) => {}
    }
}

/// A fork goes its own way, and its record plays again too.
fn forks<G: Game>(trial: &mut Trial<G>, session: &Session<G>) {
    let early = session.at(session.given() / 2);
    let Ok(fork) = early.fork(Fork::Truth, Seed::Quick(trial.seed + 1), 1) else {
        trial.fault(Check::Record, "a game cannot be forked");
        return;
    };
    replays(trial, &fork);
}

fn difference<G: Game>(one: &Session<G>, other: &Session<G>) -> Option<&'static str> {
    let log = |session: &Session<G>| session.log(Viewer::Referee).cloned().collect::<Vec<LogLine>>();
    if one.question() != other.question() {
        Some("something else is asked")
    } else if one.world().now() != other.world().now() {
        Some("the state is another")
    } else if log(one) != log(other) {
        Some("the log is another")
    } else if !one.past().eq(other.past()) {
        Some("another past is remembered")
    } else {
        None
    }
}
