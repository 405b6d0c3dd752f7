//! The only place where the program touches files.

use crate::exit::{Done, Exit};
use crate::speech::Speech;
use shelf::{AnyGame, Edition};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::pack::Source;
use table::{Record, text};

/// How deep folders inside a pack may lie.
const DEEPEST: usize = 8;

/// The text of a file.
pub fn read(path: &Path, speech: &Speech) -> Done<String> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error, speech))
}

fn unreadable(path: &Path, error: &io::Error, speech: &Speech) -> Exit {
    let file = path.display().to_string();
    speech.stop(&text!("tavola-unreadable", file = file, why = error.to_string()))
}

/// A game by its name on the command line.
pub fn find(game: &str, speech: &Speech) -> Done<&'static dyn AnyGame> {
    shelf::find(game).map_err(|unknown| speech.unknown_game(&unknown))
}

/// A game with its content, and with that of a folder over it. Every mistake in the folder is told.
pub fn open(game: &dyn AnyGame, pack: Option<&Path>, speech: &Speech) -> Done<Arc<dyn Edition>> {
    let over = match pack {
        Some(folder) => read_pack(folder, speech)?,
        None => Source::default(),
    };
    game.open(&over).map_err(|complaints| {
        let count = complaints.len();
        let shown = complaints.render(&game.content().overlaid(&over));
        let summary = speech.say(&text!("tavola-pack-mistakes", count = count));
        Exit::Said(format!("{shown}{summary}"))
    })
}

/// A record whose checks hold, of a game on the shelf and of its present rules, opened with its content.
pub fn open_record(path: &Path, pack: Option<&Path>, speech: &Speech) -> Done<(Record, Arc<dyn Edition>)> {
    let record = Record::read(&read(path, speech)?).map_err(|error| {
        let (file, why) = (path.display().to_string(), error.said);
        speech.stop(&text!("tavola-bad-record", file = file, why = why))
    })?;
    let game = find(&record.game, speech)?;
    let (theirs, ours) = (record.rules, game.about().rules);
    if theirs != ours {
        // No content helps a record of other rules, so nobody is sent to look for it.
        let said = text!("table-record-other-rules", theirs = theirs, ours = ours);
        return Err(speech.stop_with(open(game, None, speech)?.words(), &said));
    }
    let edition = open(game, pack, speech)?;
    let ours = edition.hash_read(&record.options);
    if record.pack != ours {
        let short = |hash: &str| hash.chars().take(12).collect::<String>();
        let (file, theirs, ours) = (path.display().to_string(), short(&record.pack), short(&ours));
        return Err(speech.stop(&text!("tavola-other-content", file = file, theirs = theirs, ours = ours)));
    }
    Ok((record, edition))
}

/// All files of a folder, hidden ones aside.
pub fn read_pack(folder: &Path, speech: &Speech) -> Done<Source> {
    let mut source = Source::default();
    add_folder(folder, "", DEEPEST, &mut source, speech)?;
    Ok(source)
}

fn add_folder(folder: &Path, inside: &str, depth: usize, source: &mut Source, speech: &Speech) -> Done {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error, speech))?;
    for entry in entries {
        let path = entry.map_err(|error| unreadable(folder, &error, speech))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        let within = format!("{inside}{name}");
        if path.is_dir() && depth > 0 {
            add_folder(&path, &format!("{within}/"), depth - 1, source, speech)?;
        } else {
            let added = source.insert(&within, &read(&path, speech)?);
            added.map_err(|bad| Exit::Said(bad.to_string()))?;
        }
    }
    Ok(())
}

/// Writes a file that is not there yet, and the folders it lies in.
pub fn write_new(path: &Path, words: &str, speech: &Speech) -> Done {
    let written = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::File::create_new(path)?.write_all(words.as_bytes())
    };
    written().map_err(|error| unwritable(path, &error, speech))
}

/// Rewrites a file so that either the old or the new one is whole, whatever happens meanwhile.
pub fn rewrite(path: &Path, words: &str, speech: &Speech) -> Done {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, words).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| unwritable(path, &error, speech))
}

fn unwritable(path: &Path, error: &io::Error, speech: &Speech) -> Exit {
    let file = path.display().to_string();
    if error.kind() == io::ErrorKind::AlreadyExists {
        return speech.stop(&text!("tavola-exists", file = file));
    }
    speech.stop(&text!("tavola-unwritable", file = file, why = error.to_string()))
}
