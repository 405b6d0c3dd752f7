//! Stored states of this and of older schemas, kept beside a game: all of them must still be read.

use super::answers::Answerer;
use super::fault::{Check, Faults};
use super::{Conform, position};
use std::fs;
use std::path::Path;
use table::{AnsweredBy, Chance, Game, Rng, RunMode, Seed, Shared, World};

/// How many states of a schema are stored.
const STORED: u64 = 3;

pub(super) fn check<G: Game>(folder: &Path, conform: &Conform<G>, pack: &Shared<G::Pack>, faults: &mut Faults) {
    let file = |schema: u32| folder.join(format!("schema-{schema}.json"));
    let now = G::ABOUT.schema;
    if std::env::var_os("TAVOLA_SNAPSHOTS").is_some_and(|how| how == "write") && !file(now).exists() {
        write(&file(now), conform, pack, faults);
    }
    for schema in 1..=now {
        match fs::read_to_string(file(schema)) {
            Ok(stored) => read::<G>(schema, &stored, pack, faults),
            Err(_) if schema < now => {}
            Err(error) => faults.add_for_all(
                Check::Storing,
                format!("{}: {error}. TAVOLA_SNAPSHOTS=write stores the states of a new schema", file(now).display()),
            ),
        }
    }
}

fn write<G: Game>(file: &Path, conform: &Conform<G>, pack: &Shared<G::Pack>, faults: &mut Faults) {
    let states: Vec<G> = (0..STORED).filter_map(|n| middle(conform, pack, conform.first_seed + n)).collect();
    let json = serde_json::to_string_pretty(&states).map_err(std::io::Error::from);
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    if let Err(error) = folder.and(json).and_then(|json| fs::write(file, json + "\n")) {
        faults.add_for_all(Check::Storing, format!("{}: {error}", file.display()));
    }
}

/// A checkpoint from the middle of a random game.
fn middle<G: Game>(conform: &Conform<G>, pack: &Shared<G::Pack>, seed: u64) -> Option<G> {
    let game = G::new(pack, &conform.options, conform.seats_of(seed));
    let mut world = World::start(game, Chance::new(Seed::Quick(seed)), RunMode::QUIET, &mut ()).ok()?;
    let mut answerer = Answerer::new(Rng::new(seed));
    let mut checkpoints = vec![world.checkpoint().clone()];
    while let Some((seat, answer)) = answerer.answer(&world) {
        world.answer(seat, answer, AnsweredBy::Person, &mut ()).ok()?;
        checkpoints.push(world.checkpoint().clone());
    }
    checkpoints.get(checkpoints.len() / 2).cloned()
}

/// A state of an older schema is upgraded first; one of the present schema must be stored again just as it was.
fn read<G: Game>(schema: u32, stored: &str, pack: &Shared<G::Pack>, faults: &mut Faults) {
    let mut fault = |said: String| faults.add_for_all(Check::Storing, format!("schema {schema}: {said}"));
    let states: Vec<serde_json::Value> = match serde_json::from_str(stored) {
        Ok(states) => states,
        Err(error) => return fault(format!("the stored states cannot be read: {error}")),
    };
    for state in states {
        let upgraded = if schema == G::ABOUT.schema { Ok(state.clone()) } else { G::upgrade(schema, state.clone()) };
        let read = upgraded.and_then(|state| serde_json::from_value::<G>(state).map_err(|error| error.to_string()));
        let mut read = match read {
            Ok(read) => read,
            Err(said) => return fault(format!("a stored state cannot be read any more: {said}")),
        };
        read.attach(pack);
        if let Err(said) = read.invariants() {
            fault(format!("a stored state is not sound: {said}"));
        }
        let again = position::stored_and_read(&read, pack).and_then(|read| to_value(&read));
        if schema == G::ABOUT.schema && again.as_ref() != Ok(&state) {
            fault("states look different now, so the schema must go up".to_owned());
        }
    }
}

fn to_value<G: Game>(state: &G) -> Result<serde_json::Value, String> {
    serde_json::to_value(state).map_err(|error| error.to_string())
}
