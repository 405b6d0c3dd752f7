//! A scene as plain text, for pipes and screen readers: everything a player needs, in words and a few drawn grids.
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
mod train;

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
    let words = if values.is_empty() { name } else { page.pair(&name, &page::join(&values)) };
    page.marked(if line.acting { "> " } else { "  " }, &words);
}

fn write_zone(page: &mut Page, zone: &Zone) {
    page.blank();
    let body = |page: &mut Page| {
        zone.note.iter().for_each(|note| page.line(&page.say(note)));
        write_parts(page, &zone.parts, true);
    };
    match &zone.title {
        Some(title) => {
            page.line(&page.say(title));
            page.inside(body);
        }
        None => body(page),
    }
}

/// Short parts that follow each other share a line; boards and sheets may be set apart by empty lines.
fn write_parts(page: &mut Page, parts: &[Part], apart: bool) {
    let groups = parts.chunk_by(|a, b| short(page, a).is_some() && short(page, b).is_some());
    let mut tall_before = false;
    for (n, group) in groups.collect::<Vec<_>>().into_iter().enumerate() {
        let tall = matches!(group, [Part::Map(_) | Part::Grid(_) | Part::Sheet(_) | Part::Tale(_)]);
        if apart && n > 0 && (tall || tall_before) {
            page.blank();
        }
        match group {
            [part] if short(page, part).is_none() => write_part(page, part),
            _ => page.items(group.iter().flat_map(|part| short(page, part)).flatten().collect()),
        }
        tall_before = tall;
    }
}

/// A few figures that need no line of their own.
fn short(page: &Page, part: &Part) -> Option<Vec<String>> {
    match part {
        Part::Values(values) | Part::Stats(values) => Some(values.iter().map(|value| page.value(value)).collect()),
        Part::Meter(meter) => Some(vec![sheet::scale(page, &meter.name, meter.now, meter.max)]),
        Part::Dials(dials) => {
            Some(dials.iter().map(|dial| sheet::scale(page, &dial.name, dial.now, dial.max)).collect())
        }
        _ => None,
    }
}

fn write_part(page: &mut Page, part: &Part) {
    match part {
        Part::Map(part) => map::write(page, part),
        Part::Grid(part) => grid::write(page, part),
        Part::Track(part) => sheet::track(page, part),
        Part::Cards(part) => cards::write(page, part),
        Part::Sheet(part) => sheet::write(page, part),
        Part::Tokens(part) => sheet::tokens(page, part),
        Part::Values(_) | Part::Stats(_) | Part::Meter(_) | Part::Dials(_) => {
            page.items(short(page, part).unwrap_or_default())
        }
        Part::Ruler(part) => sheet::ruler(page, part),
        Part::Rows(part) => sheet::rows(page, part),
        Part::Slots(part) => sheet::slots(page, part),
        Part::Train(part) => train::write(page, part),
        Part::Tale(part) => sheet::tale(page, part),
        Part::Ledger(part) => sheet::ledger(page, part),
        Part::Lines(part) => part.iter().for_each(|line| sheet::line(page, line)),
    }
}

#[cfg(test)]
mod tests;
