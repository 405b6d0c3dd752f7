//! Makes what `tests/stored_games.rs` plays again: records of games between greedy bots, and snapshots from the middle of some.
//!
//! ```sh
//! cargo run --release --example store_games -- ascension 701 20
//! ```
//!
//! plays the seeds 701 to 720 at every number of seats and with every value of every option in turn, and writes
//! `crates/ascension/fixtures/<seats>-<seed>.tavola`. Every fifth record in the folder that can be replayed also gets a snapshot,
//! `<name>.snapshot.json`, if it has none; with `0 0` in place of the seeds that is all. The same call makes the same files, as long as rules
//! and content are the same.

use shelf::{AnySession, Edition, Opening};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use table::{Holder, Record, Values};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, count] = words.as_slice() else {
        return Err("say a game, the first seed and how many games: ascension 701 20".into());
    };
    let edition = shelf::find(game)?.open(&Default::default())?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game.replace('-', "_")).join("fixtures");
    fs::create_dir_all(&folder)?;
    let (first, count): (u128, usize) = (first.parse()?, count.parse()?);
    for n in 0..count {
        let about = edition.about();
        let (seed, seats) = (first + n as u128, about.fewest + n % (about.most - about.fewest + 1));
        let session = play(&*edition, &opening(&*edition, n, seats).seed(seed))?;
        store(&folder.join(format!("{seats}-{seed}.tavola")), &session.record())?;
    }
    for path in records(&folder)?.iter().step_by(5) {
        let snapshot = path.with_extension("snapshot.json");
        if let (false, Some(session)) = (snapshot.exists(), replayed(&*edition, path)?) {
            let middle = session.at(session.given() / 2).snapshot()?;
            store(&snapshot, &(serde_json::to_string(&middle)? + "\n"))?;
        }
    }
    Ok(())
}

fn store(path: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    println!("{}: {} bytes", path.display(), text.len());
    Ok(fs::write(path, text)?)
}

/// A table of greedy bots. Options that name their values take them in turn; numbers stay as they are, but for one game in three.
fn opening(edition: &dyn Edition, n: usize, seats: usize) -> Opening {
    let bots = (0..seats).map(|_| Holder::Bot("greedy".to_owned()));
    let options = edition.settings().into_iter().enumerate().filter_map(|(place, setting)| {
        let value = match &setting.values {
            Values::OneOf(values) => values[(n + place) % values.len()].0.clone(),
            Values::Number { least, most } if n % 3 == 2 => (least + (most - least) * n as i64 / 60).to_string(),
            Values::Number { .. } => return None,
        };
        Some((setting.key.to_owned(), value))
    });
    Opening { options: options.collect(), ..Opening::new(bots) }
}

/// A whole game. If the options do not go together, it is played with the usual ones.
fn play(edition: &dyn Edition, opening: &Opening) -> Result<Box<dyn AnySession>, Box<dyn Error>> {
    let usual = Opening { options: Vec::new(), ..opening.clone() };
    let mut session = edition.start(opening).or_else(|_| edition.start(&usual))?;
    session.advance()?;
    Ok(session)
}

/// The records of a folder, by name.
fn records(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let entries: Result<Vec<_>, _> = fs::read_dir(folder)?.collect();
    let mut paths: Vec<PathBuf> = entries?.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "tavola"));
    paths.sort();
    Ok(paths)
}

/// The end of a recorded game; nothing if it was played by other rules or with other content.
fn replayed(edition: &dyn Edition, path: &Path) -> Result<Option<Box<dyn AnySession>>, Box<dyn Error>> {
    let record = Record::read(&fs::read_to_string(path)?)?;
    let Ok(mut replay) = edition.replay(&record) else { return Ok(None) };
    while replay.advance()? {}
    Ok(Some(replay.into_session()?))
}
