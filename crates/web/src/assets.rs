//! Files that ship inside the program.

use crate::draw::place;
use std::sync::LazyLock;

/// Changes with the stylesheet and the script, so that browsers may keep them for long.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

static PLACES: LazyLock<String> = LazyLock::new(place::stylesheet);

/// A file by its name, with its type.
pub fn find(name: &str) -> Option<(&'static str, &'static str)> {
    const SVG: &str = "image/svg+xml";
    Some(match name {
        "tavola.css" => ("text/css; charset=utf-8", include_str!("../assets/tavola.css")),
        "places.css" => ("text/css; charset=utf-8", PLACES.as_str()),
        "table.js" => ("text/javascript; charset=utf-8", include_str!("../assets/table.js")),
        "icon.svg" => (SVG, include_str!("../assets/icon.svg")),
        "icon-turn.svg" => (SVG, include_str!("../assets/icon-turn.svg")),
        "covers/ascension.svg" => (SVG, include_str!("../assets/covers/ascension.svg")),
        "covers/aurora.svg" => (SVG, include_str!("../assets/covers/aurora.svg")),
        "covers/renaissance.svg" => (SVG, include_str!("../assets/covers/renaissance.svg")),
        "covers/odyssey.svg" => (SVG, include_str!("../assets/covers/odyssey.svg")),
        "covers/connect-four.svg" => (SVG, include_str!("../assets/covers/connect-four.svg")),
        "covers/plain.svg" => (SVG, include_str!("../assets/covers/plain.svg")),
        _ => return None,
    })
}

/// The cover of a game, or the plain one for a game that has none.
pub fn cover(slug: &str) -> String {
    let own = format!("covers/{slug}.svg");
    let name = if find(&own).is_some() {
        own
    } else {
        "covers/plain.svg".to_owned()
    };
    format!("/assets/{name}")
}
