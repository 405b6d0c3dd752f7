//! `tavola content check`, `tavola content map` and `tavola content export`.

use crate::args::{ContentArgs, ContentTask};
use crate::exit::{Done, Exit};
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use shelf::Review;
use std::path::Path;
use table::text;

pub fn run(args: &ContentArgs, speech: &Speech, out: &mut Out) -> Done {
    match &args.task {
        ContentTask::Check { game, dir } => check(game, dir, speech, out),
        ContentTask::Map { game, dir, out: file } => map(game, dir, file.as_deref(), speech, out),
        ContentTask::Export { game, dir } => export(game, dir, speech, out),
    }
}

/// Reads a folder over the content that ships. Mistakes end the command, all of them told; what is only worth a look does not.
fn check(game: &str, folder: &Path, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(game, speech)?;
    let own = files::read_pack(folder, speech)?;
    let edition = files::open(game, Some(folder), speech)?;
    let Review { mistakes, remarks } = edition.review(&own);
    let whole = game.content().overlaid(&own);
    if !remarks.is_empty() {
        out.line(&speech.say(&text!("tavola-pack-remarks")))?;
        out.print(&remarks.render(&whole))?;
    }
    if !mistakes.is_empty() {
        out.flush()?;
        let summary = speech.say(&text!("tavola-pack-words", count = mistakes.len()));
        return Err(Exit::Said(format!("{}{summary}", mistakes.render(&whole))));
    }
    let good = text!("tavola-pack-good", count = own.paths().count(), hash = edition.pack_hash());
    Ok(out.wrapped(&speech.say(&good), 0)?)
}

/// Draws the stories of the content that ships with a folder over it.
fn map(game: &str, folder: &Path, file: Option<&Path>, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(game, speech)?;
    let edition = files::open(game, Some(folder), speech)?;
    let Some(svg) = edition.story_map() else {
        return Err(speech.stop(&text!("tavola-no-story", game = game.about().slug)));
    };
    match file {
        Some(file) => files::write_new(file, &svg, speech),
        None => Ok(out.print(&svg)?),
    }
}

/// Writes the content and the words that ship. Files that are there already are left alone, and none is written if there is one.
fn export(game: &str, folder: &Path, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(game, speech)?;
    let content = game.export();
    let there = content.paths().map(|path| folder.join(path)).find(|path| path.exists());
    if let Some(path) = there {
        return Err(speech.stop(&text!("tavola-exists", file = path.display().to_string())));
    }
    for file in content.export() {
        files::write_new(&folder.join(file.path), file.text, speech)?;
    }
    let folder = folder.display().to_string();
    let count = content.paths().count();
    Ok(out.wrapped(&speech.say(&text!("tavola-exported", count = count, folder = folder)), 0)?)
}
