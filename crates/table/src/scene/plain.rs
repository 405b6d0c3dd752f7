//! A scene in plain text, for pipes and for ears: everything a player needs, in words and a few drawn grids.
//!
//! Boards that are grids are drawn with letters and figures; maps are lists of places; cards and values are lines. What the viewer may choose
//! is marked with `*`, who acts with `>`.

mod cards;
mod grid;
mod map;
mod names;
mod odds;
mod page;
mod sheet;

pub use odds::odds;

use super::{Part, Scene, SeatLine, Zone};
use crate::Reader;
use page::Page;

/// The whole scene, with lines of at most `width` characters. Widths below 24 count as 24; a single longer word stays whole.
pub fn plain(scene: &Scene, reader: &Reader, width: usize) -> String {
    let mut page = Page::new(reader, width);
    head(&mut page, scene);
    scene.zones.iter().for_each(|zone| write_zone(&mut page, zone));
    if page.lit {
        page.blank();
        page.line(&reader.render(&"plain-lit-legend".into()));
    }
    page.finish()
}

fn head(page: &mut Page, scene: &Scene) {
    let words = [Some(&scene.title), scene.subtitle.as_ref(), scene.round.as_ref()];
    page.items(words.into_iter().flatten().map(|text| page.say(text)).collect());
    if !scene.seats.is_empty() {
        page.blank();
        scene.seats.iter().for_each(|seat| write_seat(page, seat));
    }
}

fn write_seat(page: &mut Page, line: &SeatLine) {
    let name = page.say(&line.name);
    let name = match &line.who {
        Some(who) => page.aside(&name, &page.say(who)),
        None => name,
    };
    let values: Vec<String> = line.values.iter().map(|value| page.value(value)).collect();
    let words = if values.is_empty() {
        name
    } else {
        page.pair(&name, &page::join(&values))
    };
    page.marked(if line.acting { "> " } else { "  " }, &words);
}

fn write_zone(page: &mut Page, zone: &Zone) {
    page.blank();
    zone.title.iter().for_each(|title| page.line(&page.say(title)));
    page.inside(|page| {
        zone.note.iter().for_each(|note| page.line(&page.say(note)));
        write_parts(page, &zone.parts);
    });
}

/// A part after another is set off by an empty line when either has several lines of its own.
fn write_parts(page: &mut Page, parts: &[Part]) {
    for (n, part) in parts.iter().enumerate() {
        if n > 0 && (is_tall(part) || is_tall(&parts[n - 1])) {
            page.blank();
        }
        write_part(page, part);
    }
}

fn is_tall(part: &Part) -> bool {
    matches!(part, Part::Map(_) | Part::Grid(_) | Part::Sheet(_))
}

fn write_part(page: &mut Page, part: &Part) {
    match part {
        Part::Map(part) => map::write(page, part),
        Part::Grid(part) => grid::write(page, part),
        Part::Track(part) => sheet::track(page, part),
        Part::Cards(part) => cards::write(page, part),
        Part::Sheet(part) => sheet::write(page, part),
        Part::Tokens(part) => sheet::tokens(page, part),
        Part::Values(part) => page.items(part.iter().map(|value| page.value(value)).collect()),
        Part::Meter(part) => page.line(&sheet::scale(page, &part.name, part.now, part.max)),
        Part::Dials(part) => page.items(
            part.iter()
                .map(|dial| sheet::scale(page, &dial.name, dial.now, dial.max))
                .collect(),
        ),
        Part::Ruler(part) => sheet::ruler(page, part),
        Part::Rows(part) => sheet::rows(page, part),
        Part::Web(part) => sheet::web(page, part),
        Part::Lines(part) => part.iter().for_each(|line| sheet::line(page, line)),
    }
}

#[cfg(test)]
mod tests;
