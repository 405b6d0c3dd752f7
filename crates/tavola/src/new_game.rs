//! `tavola new-game NAME`: does what docs/new-game.md says, with another name. The page is the recipe, so that both are always the same.

mod names;
mod recipe;

use crate::args::NewGameArgs;
use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::speech::Speech;
use names::Names;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use table::text;

const PAGE: &str = include_str!("../../../docs/new-game.md");

/// Makes the crate of a new game in the workspace around this folder, and says how to go on.
pub fn make(args: &NewGameArgs, speech: &Speech, out: &mut Out) -> Done {
    let said = args.name.as_str();
    let names = Names::new(said).ok_or_else(|| speech.stop(&text!("tavola-new-game-bad-name", said = said)))?;
    let root = workspace().ok_or_else(|| speech.stop(&text!("tavola-new-game-nowhere")))?;
    if is_taken(&root, &names) {
        return Err(speech.stop(&text!("tavola-new-game-taken", said = said)));
    }
    let read = |path: &str| fs::read_to_string(root.join(path)).ok();
    let files = recipe::files(PAGE, &names, &read);
    let files = files.map_err(|path| speech.stop(&text!("tavola-new-game-changed", file = path)))?;
    let hue = free_hue(shelf::games().iter().map(|game| game.about().looks.hue));
    for (path, words) in &files {
        write(&root.join(path), &recoloured(words, hue)).map_err(|error| {
            let why = error.to_string();
            speech.stop(&text!("tavola-new-game-unwritten", file = path.as_str(), why = why))
        })?;
        out.line(&format!("  {path}"))?;
    }
    tidy(&root, &names, speech)?;
    out.wrapped(&speech.say(&text!("tavola-new-game-made", crate_name = names.package.as_str())), 0)?;
    for command in [
        format!("cargo run -p {} --example play", names.package),
        format!("cargo test -p {}", names.package),
        "./test".to_owned(),
    ] {
        out.line(&format!("  {command}"))?;
    }
    Ok(())
}

/// The hue of the page's game, in its code and in its cover.
const PAGE_HUE: [&str; 2] = ["hue: 350", " 350)"];

/// The hue that is farthest from those of the games on the shelf.
fn free_hue(taken: impl Iterator<Item = u16>) -> u16 {
    let taken: Vec<u16> = taken.collect();
    let apart = |hue: u16, other: u16| hue.abs_diff(other).min(360 - hue.abs_diff(other));
    let nearest = |hue: u16| taken.iter().map(|other| apart(hue, *other)).min();
    (0..36).map(|tens| 10 * tens).max_by_key(|hue| nearest(*hue)).unwrap_or_default()
}

/// What the page says of its game's hue, with another one.
fn recoloured(words: &str, hue: u16) -> String {
    let [code, cover] = PAGE_HUE.map(|page| page.replace("350", &hue.to_string()));
    words.replace(PAGE_HUE[0], &code).replace(PAGE_HUE[1], &cover)
}

/// The nearest folder that holds the sources of Tavola.
fn workspace() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let is_workspace =
        |folder: &&Path| folder.join("crates/shelf/Cargo.toml").is_file() && folder.join("ARCHITECTURE.md").is_file();
    here.ancestors().find(is_workspace).map(Path::to_owned)
}

/// Whether a crate or a dependency has the name already.
fn is_taken(root: &Path, names: &Names) -> bool {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let named = manifest.lines().filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim());
    let mut named = named.map(|name| name.replace('-', "_"));
    root.join("crates").join(&names.package).exists() || named.any(|name| name == names.package)
}

fn write(path: &Path, words: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, words)
}

/// A longer name breaks lines elsewhere, and another one sorts elsewhere: the formatter sees to both.
fn tidy(root: &Path, names: &Names, speech: &Speech) -> Result<(), Exit> {
    let formatted = Command::new("cargo").args(["fmt", "-p", &names.package]).current_dir(root).output();
    match formatted {
        Ok(output) if output.status.success() => Ok(()),
        _ => Err(speech.stop(&text!("tavola-new-game-unformatted"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_has_a_hue_far_from_all_others() {
        assert_eq!(free_hue([0, 90, 180].into_iter()), 270);
        assert_eq!(free_hue([270, 318, 192].into_iter()), 80);
        assert_eq!(
            recoloured("hue: 350, fill=\"oklch(.4 .1 350)\" x=\"350\"", 70),
            "hue: 70, fill=\"oklch(.4 .1 70)\" x=\"350\""
        );
    }

    #[test]
    fn the_page_has_the_hue_that_is_replaced() {
        assert!(PAGE_HUE.iter().all(|hue| PAGE.contains(hue)));
    }
}
