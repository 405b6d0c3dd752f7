//! The same again: rules are deterministic, also from a stored state and in another thread, and a log only grows.

use super::fault::Check;
use super::position::stored_and_read;
use super::trial::{Steps, Trial};
use table::run::Dice;
use table::{AnsweredBy, Game, LogLine, Refusal, RunMode, World};

/// From the same checkpoint along the same tape a step runs to the same place; also if the checkpoint was stored and read.
pub(super) fn check_step<G: Game>(trial: &mut Trial<G>, world: &World<G>) {
    if let Some(said) = differs_again(world, world.checkpoint().clone()) {
        trial.fault(Check::Determinism, format!("a step that runs again along the same tape {said}"));
    }
    if let Ok(read) = stored_and_read(world.checkpoint(), trial.pack)
        && let Some(said) = differs_again(world, read)
    {
        trial.fault(Check::Storing, format!("a step that runs again from its stored checkpoint {said}"));
    }
}

fn differs_again<G: Game>(world: &World<G>, checkpoint: G) -> Option<String> {
    let again = World::resume(checkpoint, world.chance().clone(), RunMode::FULL, world.tape().to_vec(), &mut ());
    match again {
        Err(refusal) => Some(format!("fails: {refusal:?}")),
        Ok(again) => difference(world, &again).map(str::to_owned),
    }
}

fn difference<G: Game>(one: &World<G>, other: &World<G>) -> Option<&'static str> {
    if one.question() != other.question() {
        Some("asks something else")
    } else if one.lines() != other.lines() {
        Some("tells something else")
    } else if one.tape() != other.tape() {
        Some("takes another way")
    } else if one.now() != other.now() {
        Some("ends in another state")
    } else {
        None
    }
}

/// The whole game with the same answers, in a thread of its own.
pub(super) fn check_game<G: Game>(trial: &mut Trial<G>, world: &World<G>, log: &[LogLine]) {
    let (start, chance, given) = (trial.beginning(), trial.chance(), trial.given.clone());
    let again = std::thread::spawn(move || {
        let mut steps = Steps::from(&start);
        let mut world = World::start(start, chance, RunMode::FULL, &mut steps).ok()?;
        for (seat, answer) in given {
            world.answer(seat, answer, AnsweredBy::Person, &mut steps).ok()?;
        }
        let log: Vec<LogLine> = steps.steps.into_iter().flat_map(|step| step.lines).collect();
        Some((world.now().clone(), log))
    });
    let said = match again.join() {
        Ok(Some((now, _))) if now != *world.now() => "ends in another state",
        Ok(Some((_, told))) if told != log => "tells something else",
        Ok(Some(_)) => return,
        Ok(None) | Err(_) => "cannot be played",
    };
    trial.fault(Check::Determinism, format!("the same game with the same answers {said}"));
}

/// The whole game with the same answers and with dice and cards that people tell, as the seed would have them.
pub(super) fn check_told<G: Game>(trial: &mut Trial<G>, world: &World<G>) {
    let said = match told(trial) {
        Ok(now) if now == *world.now() => return,
        Ok(_) => "ends in another state".to_owned(),
        Err(refusal) => format!("cannot be played: {refusal:?}"),
    };
    trial.fault(Check::Determinism, format!("the same game with dice that are told {said}"));
}

fn told<G: Game>(trial: &Trial<G>) -> Result<G, Refusal> {
    let mode = RunMode { words: false, dice: Dice::Dictated, spares: true };
    let mut world = World::start(trial.beginning(), trial.chance(), mode, &mut ())?;
    let mut given = trial.given.iter().cloned();
    loop {
        while let Some(told) = world.peek_chance() {
            world.tell(told, &mut ())?;
        }
        match given.next() {
            Some((seat, answer)) => world.answer(seat, answer, AnsweredBy::Person, &mut ())?,
            None => return Ok(world.now().clone()),
        }
    }
}

/// The log of a step with one more answer begins with the log it had before.
pub(super) fn log_grows<G: Game>(trial: &mut Trial<G>, before: &[LogLine], after: &[LogLine]) {
    if !after.starts_with(before) {
        let lost = before.iter().zip(after).find(|(one, other)| one != other).map(|(line, _)| line.text.key.clone());
        let lost = lost.unwrap_or_else(|| "its end".into());
        trial.fault(Check::Log, format!("a line of the log changed with a later answer: “{lost}”"));
    }
}
