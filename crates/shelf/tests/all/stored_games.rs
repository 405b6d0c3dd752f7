//! Stored games: every record in a game's `fixtures` folder is replayed, so that dropping a file there makes it a test.
//!
//! A record whose name begins with `rules-N` was made by rules that have changed since, and one whose name begins with `content` with
//! content that has. Both are kept to show that such a record says so. All others must play again to the end that they tell. A file
//! `<name>.snapshot.json` beside a record is a snapshot from its middle: the game must go on from it to the same end.
//!
//! `examples/store_games.rs` makes such files.

use shelf::{AnySession, Edition, Opening};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Lang, Misfit, Record, SeatMap, Snapshot};

/// What a record is kept for, as its name says.
#[derive(Debug, PartialEq)]
enum Kept {
    ToReplay,
    OlderRules(u32),
    OlderContent,
}

impl Kept {
    fn of(path: &Path) -> Kept {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let mut words = name.split('-');
        match (words.next(), words.next().and_then(|number| number.parse().ok())) {
            (Some("rules"), Some(number)) => Kept::OlderRules(number),
            (Some("content"), _) => Kept::OlderContent,
            _ => Kept::ToReplay,
        }
    }
}

/// The files in the `fixtures` folders of all crates whose names end like this.
fn stored(ending: &str) -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders =
        fs::read_dir(crates).expect("the crates").map(|entry| entry.expect("a crate").path().join("fixtures"));
    let files = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let mut paths: Vec<PathBuf> = files.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths
}

/// The game of a record, with the content that ships.
fn edition_of(record: &Record) -> Result<Arc<dyn Edition>, String> {
    let game = shelf::find(&record.game).map_err(|unknown| unknown.to_string())?;
    game.open(&Default::default()).map_err(|complaints| complaints.to_string())
}

fn read(text: &str) -> Result<Record, String> {
    Record::read(text).map_err(|wrong| format!("line {}: {}", wrong.line, wrong.said.key))
}

fn say(edition: &dyn Edition, misfit: &Misfit) -> String {
    let nobody: SeatMap<String> = std::iter::empty().collect();
    edition.words().render(Lang::En, &misfit.said, &nobody)
}

/// Holds one record to what its name says; the error says what is wrong with it.
fn check(kept: &Kept, text: &str) -> Result<(), String> {
    let record = read(text)?;
    let edition = edition_of(&record)?;
    let refused = |why: &str| match edition.replay(&record) {
        Ok(_) => Err(format!("it is kept as one of {why}, and it fits")),
        Err(misfit) => Ok((say(&*edition, &misfit), misfit.said.key.into_owned())),
    };
    match kept {
        Kept::OlderRules(number) => {
            let (said, _) = refused("older rules")?;
            let (theirs, ours) = (record.rules, edition.about().rules);
            let plain = format!("The record was made with rules {theirs}, and these are rules {ours}.");
            same(&said, &plain).and(same(number, &theirs))
        }
        Kept::OlderContent => same(&refused("older content")?.1, &"table-record-other-pack".to_owned()),
        Kept::ToReplay => {
            let session = played(&*edition, &record)?;
            same(&session.outcome().is_some(), &text.contains("\nend "))?;
            same(&session.record().as_str(), &text)
        }
    }
}

/// A recorded game at its end.
fn played(edition: &dyn Edition, record: &Record) -> Result<Box<dyn AnySession>, String> {
    let mut replay = edition.replay(record).map_err(|misfit| say(edition, &misfit))?;
    while replay.advance().map_err(|misfit| say(edition, &misfit))? {}
    same(&replay.unproven(), &None)?;
    replay.into_session().map_err(|refusal| refusal.text().key.into_owned())
}

/// Goes on from a snapshot with the later lines of its record, and arrives where the whole record does.
fn check_snapshot(snapshot: &Snapshot, text: &str) -> Result<(), String> {
    let record = read(text)?;
    let edition = edition_of(&record)?;
    let whole = played(&*edition, &record)?;
    let lines = (1..).zip(whole.lines(0)).skip(snapshot.lines).collect();
    let resumed = edition.resume(&Opening::from(&record), snapshot, lines);
    let mut replay = resumed.map_err(|misfit| say(&*edition, &misfit))?;
    while replay.advance().map_err(|misfit| say(&*edition, &misfit))? {}
    let session = replay.into_session().map_err(|refusal| refusal.text().key.into_owned())?;
    same(&session.outcome(), &whole.outcome())?;
    same(&session.state_hash(), &whole.state_hash())
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, wanted: &T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{found:?} is not {wanted:?}")) }
}

#[test]
fn every_stored_record_replays_or_says_why_it_cannot() {
    let mut wrong = Vec::new();
    for path in stored(".tavola") {
        let text = fs::read_to_string(&path).expect("a record");
        let kept = Kept::of(&path);
        if let Err(said) = check(&kept, &text) {
            wrong.push(format!("{}: {said}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_stored_snapshot_leads_to_the_end_of_its_record() {
    let mut wrong = Vec::new();
    let snapshots = stored(".snapshot.json");
    for path in &snapshots {
        let snapshot = fs::read_to_string(path).expect("a snapshot");
        let snapshot: Snapshot = serde_json::from_str(&snapshot).expect("a snapshot");
        let record = path.with_extension("").with_extension("tavola");
        let record = fs::read_to_string(record).expect("the record of the snapshot");
        assert!(snapshot.lines > 0, "{} is from the beginning", path.display());
        if let Err(said) = check_snapshot(&snapshot, &record) {
            wrong.push(format!("{}: {said}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(snapshots.len() >= 4, "there are {} snapshots", snapshots.len());
}

/// Twenty games of each by the present rules, at every number of seats: both maps of Last Aurora, every battle of Odyssey.
#[test]
fn great_games_have_records_of_their_present_rules() {
    let replayed: Vec<PathBuf> =
        stored(".tavola").into_iter().filter(|path| Kept::of(path) == Kept::ToReplay).collect();
    for name in ["ascension", "aurora", "odyssey", "renaissance"] {
        let is_of = |path: &&PathBuf| path.parent().and_then(Path::parent).is_some_and(|game| game.ends_with(name));
        let count = replayed.iter().filter(is_of).count();
        assert!(count >= 20, "{name} has {count}");
    }
}

#[test]
fn a_record_that_was_changed_or_misnamed_is_noticed() {
    let path = stored(".tavola").into_iter().find(|path| Kept::of(path) == Kept::ToReplay).expect("a record");
    let text = fs::read_to_string(path).expect("a record");
    assert_eq!(check(&Kept::ToReplay, &text), Ok(()));
    assert!(check(&Kept::OlderRules(1), &text).is_err() && check(&Kept::OlderContent, &text).is_err());
    let changed = text.replacen("\n1", "\n2", 1);
    assert!(check(&Kept::ToReplay, &changed).is_err());
}
