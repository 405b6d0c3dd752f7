//! `tavola content check` and `tavola content export`.

use crate::args::{ContentArgs, ContentTask};
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use crate::stop::Done;
use std::path::Path;
use table::text;

pub fn run(args: &ContentArgs, speech: &Speech, out: &mut Out) -> Done {
    match &args.task {
        ContentTask::Check { game, dir } => check(game, dir, speech, out),
        ContentTask::Export { game, dir } => export(game, dir, speech, out),
    }
}

/// Reads a folder over the content that ships. Mistakes end the command, all of them told.
fn check(game: &str, folder: &Path, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(game, speech)?;
    let own = files::read_pack(folder, speech)?;
    let edition = files::open(game, Some(folder), speech)?;
    let good = text!(
        "tavola-pack-good",
        count = own.paths().count(),
        hash = edition.pack_hash()
    );
    Ok(out.wrapped(&speech.say(&good), 0)?)
}

/// Writes the content that ships. Files that are there already are left alone, and none is written if there is one.
fn export(game: &str, folder: &Path, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(game, speech)?;
    let content = game.content();
    if content.is_empty() {
        let nothing = text!("tavola-nothing-to-export", game = game.about().slug);
        return Err(speech.stop(&nothing));
    }
    let there = content.paths().map(|path| folder.join(path)).find(|path| path.exists());
    if let Some(path) = there {
        return Err(speech.stop(&text!("tavola-exists", file = path.display().to_string())));
    }
    for file in content.export() {
        files::write_new(&folder.join(file.path), file.text, speech)?;
    }
    let folder = folder.display().to_string();
    let count = content.paths().count();
    Ok(out.wrapped(
        &speech.say(&text!("tavola-exported", count = count, folder = folder)),
        0,
    )?)
}
