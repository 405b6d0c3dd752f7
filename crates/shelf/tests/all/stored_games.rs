//! Stored games: every record in a game's `fixtures` folder is replayed, so that dropping a file there makes it a test.
//!
//! A record whose name begins with `rules-N` was made by rules that have changed since, and one whose name begins with `content` with
//! content that has. Both are kept to show that such a record says so. All others must play again to the end that they tell.

use std::fs;
use std::path::{Path, PathBuf};
use table::{Lang, Record, SeatMap};

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

/// The records in the `fixtures` folders of all crates.
fn stored() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders =
        fs::read_dir(crates).expect("the crates").map(|entry| entry.expect("a crate").path().join("fixtures"));
    let files = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let mut records: Vec<PathBuf> = files.map(|entry| entry.expect("a file").path()).collect();
    records.retain(|path| path.extension().is_some_and(|ending| ending == "tavola"));
    records.sort();
    records
}

/// Holds one record to what its name says; the error says what is wrong with it.
fn check(kept: &Kept, text: &str) -> Result<(), String> {
    let record = Record::read(text).map_err(|wrong| format!("line {}: {}", wrong.line, wrong.said.key))?;
    let edition = shelf::find(&record.game).map_err(|unknown| unknown.to_string())?;
    let edition = edition.open(&Default::default()).map_err(|complaints| complaints.to_string())?;
    let say = |misfit: &table::Misfit| {
        let nobody: SeatMap<String> = std::iter::empty().collect();
        edition.words().render(Lang::En, &misfit.said, &nobody)
    };
    let refused = |why: &str| match edition.replay(&record) {
        Ok(_) => Err(format!("it is kept as one of {why}, and it fits")),
        Err(misfit) => Ok((say(&misfit), misfit.said.key.into_owned())),
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
            let mut replay = edition.replay(&record).map_err(|misfit| say(&misfit))?;
            while replay.advance().map_err(|misfit| say(&misfit))? {}
            same(&replay.unproven(), &None)?;
            let session = replay.into_session().map_err(|refusal| refusal.text().key.into_owned())?;
            same(&session.outcome().is_some(), &text.contains("\nend "))?;
            same(&session.record().as_str(), &text)
        }
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, wanted: &T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{found:?} is not {wanted:?}")) }
}

#[test]
fn every_stored_record_replays_or_says_why_it_cannot() {
    let mut wrong = Vec::new();
    for path in stored() {
        let text = fs::read_to_string(&path).expect("a record");
        let kept = Kept::of(&path);
        if let Err(said) = check(&kept, &text) {
            wrong.push(format!("{}: {said}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Twenty battles by the present rules: every battle, one to four seats.
#[test]
fn odyssey_has_records_of_its_present_rules() {
    let replayed = stored().into_iter().filter(|path| Kept::of(path) == Kept::ToReplay);
    let of_odyssey =
        |path: &PathBuf| path.parent().and_then(Path::parent).is_some_and(|game| game.ends_with("odyssey"));
    let count = replayed.filter(of_odyssey).count();
    assert!(count >= 20, "there are {count}");
}

#[test]
fn a_record_that_was_changed_or_misnamed_is_noticed() {
    let path = stored().into_iter().find(|path| Kept::of(path) == Kept::ToReplay).expect("a record");
    let text = fs::read_to_string(path).expect("a record");
    assert_eq!(check(&Kept::ToReplay, &text), Ok(()));
    assert!(check(&Kept::OlderRules(1), &text).is_err() && check(&Kept::OlderContent, &text).is_err());
    let changed = text.replacen("\n1", "\n2", 1);
    assert!(check(&Kept::ToReplay, &changed).is_err());
}
