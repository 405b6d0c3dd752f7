//! The window on the table.

use crate::app::{App, Row};
use crate::canvas::{Canvas, cut, width};
use crate::hit_map::HitMap;
use crate::paint::{Lamp, Lamps, Marks, Room, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Label;
use table::scene::Spot;

pub fn draw(app: &App, screen: &mut Buffer, area: Rect, hits: &mut HitMap) {
    if area.height == 0 {
        return;
    }
    let room = Room { width: area.width, height: area.height };
    let lamps = lamps(app);
    let marks = app.in_hand().map(|option| Marks::of(&option.label)).unwrap_or_default();
    let canvas = paint(&app.view.scene, app.reader(), app.palette, &lamps, &marks, room);
    // What does not fit is told of on a line of its own.
    let area = match canvas.height() > area.height && area.height > 3 {
        true => Rect { height: area.height - 1, ..area },
        false => area,
    };
    let deepest = canvas.height().saturating_sub(area.height);
    let scrolled = app.scroll.unwrap_or_else(|| follow(app, &canvas, area.height)).min(deepest);
    canvas.show(screen, area, 0, scrolled);
    more(app, screen, area, &canvas, scrolled, deepest);
    hits.table = area;
    (hits.scrolled, hits.deepest) = (scrolled, deepest);
    hits.anchors = canvas.anchors.iter().map(|(at, _)| *at).collect();
    hits.spots =
        canvas.hits.iter().filter_map(|(spot, place)| Some((spot.clone(), seen(*place, area, scrolled)?))).collect();
    hits.places = canvas.hits;
}

/// The things that the rows of the question point at, with their keys.
fn lamps(app: &App) -> Lamps {
    let mut lamps = Lamps::new();
    let Some(ask) = &app.view.ask else {
        marked_end(app, &mut lamps);
        return lamps;
    };
    let rows = app.rows();
    for (n, (row, key)) in rows.iter().zip(app.keys_of(&rows)).enumerate() {
        let places = match row {
            Row::Option(place) => vec![*place],
            Row::Folder { places, .. } | Row::Verb { places, .. } | Row::Variants(places) => places.clone(),
            Row::Card(_) | Row::Barred(_) => Vec::new(),
        };
        let in_hand = n == app.asking.cursor && app.asking.option_of(row).is_some();
        let labels = places.iter().map(|place| &ask.options[*place].label);
        for spot in labels.flat_map(pointed_at) {
            light(&mut lamps, spot, key.map(|key| key.to_ascii_uppercase()), in_hand);
        }
    }
    lamps
}

/// What an option points at; where it points at nothing, what is touched for it.
fn pointed_at(label: &Label) -> impl Iterator<Item = &Spot> {
    let steps = label.steps.iter().flatten().filter(|_| label.spots.is_empty());
    label.spots.iter().chain(steps)
}

/// What the last board shows of the end: the winning line, the enemy that was slain.
fn marked_end(app: &App, lamps: &mut Lamps) {
    let ending = app.view.end.as_ref().and_then(|end| end.ending.as_ref());
    for spot in ending.iter().flat_map(|ending| &ending.marks) {
        light(lamps, spot, None, true);
    }
}

/// A thing that several rows point at has the key of the one in hand, or of the first.
fn light(lamps: &mut Lamps, spot: &Spot, key: Option<char>, in_hand: bool) {
    let lamp = lamps.entry(spot.clone()).or_insert(Lamp { key, in_hand });
    if in_hand && !lamp.in_hand {
        *lamp = Lamp { key, in_hand };
    }
}

/// Scrolls so far that what the option in hand points at can be seen, and no farther.
fn follow(app: &App, canvas: &Canvas, height: u16) -> u16 {
    let spots = app.in_hand().map(|option| option.label.spots.as_slice()).unwrap_or_default();
    let places = spots.iter().filter_map(|spot| canvas.place_of(spot));
    match places.min_by_key(|place| place.height) {
        Some(place) if place.bottom() + 1 > height => place.y.saturating_sub(height / 2),
        _ => 0,
    }
}

/// The part of a place on the canvas that the window shows.
fn seen(place: Rect, area: Rect, scrolled: u16) -> Option<Rect> {
    let top = place.y.max(scrolled);
    let bottom = place.bottom().min(scrolled + area.height);
    (bottom > top && place.x < area.width).then(|| Rect {
        x: area.x + place.x,
        y: area.y + top - scrolled,
        width: place.width.min(area.width - place.x),
        height: bottom - top,
    })
}

/// What lies farther up or down, on the line under the window.
fn more(app: &App, screen: &mut Buffer, area: Rect, canvas: &Canvas, scrolled: u16, deepest: u16) {
    if deepest == 0 || area.bottom() >= screen.area.bottom() {
        return;
    }
    let below = canvas.anchors.iter().filter(|(at, title)| *at >= scrolled + area.height && !title.is_empty());
    let mut titles: Vec<&str> = below.map(|(_, title)| title.as_str()).collect();
    titles.dedup();
    let below = match (scrolled < deepest, titles.is_empty()) {
        (false, _) => String::new(),
        (true, true) => format!("↓ {}", app.word("terminal-more")),
        (true, false) => format!("↓ Tab: {}", titles.join(" · ")),
    };
    let above = if scrolled > 0 { "↑ " } else { "" };
    let words = cut(&format!("{above}{below}"), area.width.saturating_sub(2));
    let x = area.right().saturating_sub(width(&words) + 1);
    screen.set_stringn(x, area.bottom(), &words, usize::from(area.width), app.palette.faint());
}
