//! Files that ship inside the program.

use crate::draw::looks::Sprite;
use crate::draw::{looks, place};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{About, Looks, Seat};

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

/// The hues and tones of every game on the shelf.
static LOOKS: LazyLock<String> = LazyLock::new(|| looks::stylesheet(on_shelf()));

/// A file by its name, with its type.
pub fn find(name: &str) -> Option<(&'static str, &'static str)> {
    const SVG: &str = "image/svg+xml";
    let seat = name.strip_prefix("icon-seat-").and_then(|rest| rest.strip_suffix(".svg"));
    if let Some(seat) = seat {
        let number: usize = seat.parse().ok()?;
        return Some((SVG, SEAT_ICONS.get(number.checked_sub(1)?)?));
    }
    let slug = name.strip_prefix("cover-").and_then(|rest| rest.strip_suffix(".svg"));
    if let Some(slug) = slug {
        return Some((SVG, shelf::find(slug).ok()?.about().looks.cover?));
    }
    let slug = name.strip_prefix("sprite-").and_then(|rest| rest.strip_suffix(".svg"));
    if let Some(slug) = slug {
        let known = shelf::find(slug).ok()?.about().slug;
        return Some((SVG, &sprite(Some(known)).file));
    }
    Some(match name {
        "tavola.css" => (
            "text/css; charset=utf-8",
            concat!(include_str!("../assets/tavola.css"), include_str!("../assets/scenes.css")),
        ),
        "looks.css" => ("text/css; charset=utf-8", LOOKS.as_str()),
        "places.css" => ("text/css; charset=utf-8", PLACES.as_str()),
        "act.css" => ("text/css; charset=utf-8", include_str!("../assets/act.css")),
        "act.js" => ("text/javascript; charset=utf-8", include_str!("../assets/act.js")),
        "table.js" => ("text/javascript; charset=utf-8", include_str!("../assets/table.js")),
        "icon.svg" => (SVG, include_str!("../assets/icon.svg")),
        "icon-turn.svg" => (SVG, include_str!("../assets/icon-turn.svg")),
        "cover.svg" => (SVG, include_str!("../assets/cover.svg")),
        _ => return None,
    })
}

/// The address of a game's cover, or of the plain one for a game that has none.
pub fn cover(about: &About) -> String {
    match about.looks.cover {
        Some(_) => format!("/assets/cover-{}.svg", about.slug),
        None => "/assets/cover.svg".to_owned(),
    }
}

/// Puts together what pages need and what is made of parts, so that the first visitor does not wait for it.
pub fn prepare() {
    sprite(None);
    LazyLock::force(&LOOKS);
    LazyLock::force(&PLACES);
}

/// The drawings of a game's pages, or of those that are no game's.
pub fn sprite(game: Option<&str>) -> &'static Sprite {
    static COMMON: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&looks::common_sprite(on_shelf()), None));
    static OWN: LazyLock<BTreeMap<&str, Sprite>> = LazyLock::new(|| {
        let own = |(slug, looks): (&'static str, &Looks)| {
            let more = format!("/assets/sprite-{slug}.svg?{VERSION}");
            (slug, Sprite::new(&looks::sprite(looks), Some(&more)))
        };
        on_shelf().map(own).collect()
    });
    let own = &*OWN;
    game.and_then(|slug| own.get(slug)).unwrap_or(&COMMON)
}

fn on_shelf() -> impl Iterator<Item = (&'static str, &'static Looks)> {
    shelf::games().iter().map(|game| (game.about().slug, game.about().looks))
}
