//! Files that ship inside the program.

use crate::draw::place;
use std::sync::LazyLock;
use table::Seat;

/// Changes with the stylesheet and the script, so that browsers may keep them for long.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The icon in the browser's tab while nobody in particular is waited for.
pub const ICON: &str = "/assets/icon.svg";

/// The icon while the visitor is asked: a lamp.
pub const ICON_MINE: &str = "/assets/icon-turn.svg";

/// The icon while a seat is waited for: a dot in that seat's colour.
pub fn icon_of(seat: Seat) -> String {
    format!("/assets/icon-seat-{}.svg", seat.index() % SEATS.len() + 1)
}

/// The colours of seats where no stylesheet reaches.
const SEATS: [&str; 6] = ["#a1313b", "#27568f", "#2c6a4a", "#86590e", "#6a3a86", "#4b565e"];

static SEAT_ICONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let turn = include_str!("../assets/icon-turn.svg");
    SEATS.iter().map(|colour| turn.replace("#ffb020", colour)).collect()
});

static PLACES: LazyLock<String> = LazyLock::new(place::stylesheet);

/// A file by its name, with its type.
pub fn find(name: &str) -> Option<(&'static str, &'static str)> {
    const SVG: &str = "image/svg+xml";
    let seat = name.strip_prefix("icon-seat-").and_then(|rest| rest.strip_suffix(".svg"));
    if let Some(seat) = seat {
        let number: usize = seat.parse().ok()?;
        return Some((SVG, SEAT_ICONS.get(number.checked_sub(1)?)?));
    }
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
    let name = if find(&own).is_some() { own } else { "covers/plain.svg".to_owned() };
    format!("/assets/{name}")
}
