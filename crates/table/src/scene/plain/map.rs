//! Maps as lists of places by band, and of the ways between them.

use super::names::{gather, numbered};
use super::page::Page;
use super::{cards, page};
use crate::scene::{Course, Field, Map, Piece, Place, PlaceShape, Spot, Stand, Way, WayKind};
use crate::text;

pub(super) fn write(page: &mut Page, map: &Map) {
    let title: Vec<String> = map.name.iter().chain(&map.note).map(|text| page.say(text)).collect();
    if title.is_empty() {
        return write_body(page, map);
    }
    page.items(title);
    page.inside(|page| write_body(page, map));
}

fn write_body(page: &mut Page, map: &Map) {
    write_places(page, map, None);
    for (number, band) in map.bands.iter().enumerate() {
        page.line(&page.say(&band.name));
        page.inside(|page| write_places(page, map, Some(number as u8)));
    }
    write_ways(page, map, WayKind::Road, "plain-roads");
    write_ways(page, map, WayKind::Hazard, "plain-hazards");
    write_ways(page, map, WayKind::Path, "plain-ways");
    write_ways(page, map, WayKind::Shut, "plain-shut-ways");
    write_one_ways(page, map);
    map.fields.iter().for_each(|field| write_field(page, map, field));
    map.courses.iter().for_each(|course| write_course(page, map, course));
}

/// *Reach of turret 2: waypoints 8–10*.
fn write_field(page: &mut Page, map: &Map, field: &Field) {
    let inside = map.places.iter().filter(|place| field.places.contains(&place.id));
    let names: Vec<String> = inside.map(|place| page.say(&place.name)).collect();
    page.line(&page.pair(&page.say(&field.name), &gather(&names)));
}

/// *The ship’s course: Salterns, Orchard, Weed Sea*.
fn write_course(page: &mut Page, map: &Map, course: &Course) {
    let place = |spot: &Spot| map.places.iter().find(|place| place.id == *spot);
    let names: Vec<String> = course.through.iter().filter_map(place).map(|place| page.say(&place.name)).collect();
    page.line(&page.pair(&page.say(&course.name), &names.join(", ")));
}

/// Places that are told on one line.
struct Alike {
    lit: bool,
    looks: String,
    names: Vec<String>,
}

/// Numbered places that look the same share a line; places with names of their own have a line each.
fn write_places(page: &mut Page, map: &Map, band: Option<u8>) {
    let mut lines: Vec<Alike> = Vec::new();
    for place in map.places.iter().filter(|place| place.band == band) {
        let (lit, name, looks) = (place.lit, place_name(page, place), looks(page, map, place));
        let stem = numbered(&name).map(|(stem, _)| stem);
        let same = |line: &&mut Alike| {
            let other = numbered(&line.names[0]).map(|(stem, _)| stem);
            line.lit == lit && line.looks == looks && stem.is_some() && other == stem
        };
        match lines.iter_mut().find(same) {
            Some(line) => line.names.push(name),
            None => lines.push(Alike { lit, looks, names: vec![name] }),
        }
    }
    for Alike { lit, looks, names } in lines {
        let names = gather(&names);
        let words = if looks.is_empty() { names } else { page.pair(&names, &looks) };
        page.choosable(lit, &words);
    }
}

fn place_name(page: &Page, place: &Place) -> String {
    let name = page.say(&place.name);
    match &place.figure {
        Some(figure) => page.aside(&name, &page.amount(figure)),
        None => name,
    }
}

fn looks(page: &Page, map: &Map, place: &Place) -> String {
    let stands = |piece: &&Piece| piece.stand == Stand::Place(place.id.clone());
    let mut words: Vec<String> = map.pieces.iter().filter(stands).map(|piece| with_condition(page, piece)).collect();
    words.extend(place.card.iter().map(|card| cards::words(page, card)));
    words.extend(place.tokens.iter().map(|token| page.token(token)));
    if place.hidden {
        words.push(page.word("plain-hidden"));
    }
    if place.faint {
        words.push(page.word("plain-unvisited"));
    }
    if let Some(rooms) = place.rooms {
        let free = usize::from(rooms).saturating_sub(place.tokens.len());
        words.push(page.say(&text!("plain-rooms", free = free, of = rooms)));
    }
    if words.is_empty() && place.shape == PlaceShape::Card {
        words.push(page.word("plain-empty"));
    }
    page::join(&words)
}

fn with_condition(page: &Page, piece: &Piece) -> String {
    let words = page.piece(piece);
    match words.split_first() {
        Some((name, rest)) if !rest.is_empty() => page.aside(name, &rest.join(", ")),
        _ => words.concat(),
    }
}

fn write_ways(page: &mut Page, map: &Map, kind: WayKind, heading: &'static str) {
    let mut open: Vec<(String, String)> =
        map.ways.iter().filter(|way| way.kind == kind).map(|way| ends(page, map, way)).collect();
    if open.is_empty() {
        return;
    }
    let mut told = chains(page, &mut open);
    told.extend(hubs(page, open));
    page.line(&page.word(heading));
    page.inside(|page| told.iter().for_each(|way| page.line(way)));
}

/// *Knots → Selvage*: each on its own, for its ends cannot be exchanged.
fn write_one_ways(page: &mut Page, map: &Map) {
    let ways = map.ways.iter().filter(|way| way.kind == WayKind::OneWay);
    let told: Vec<String> = ways.map(|way| ends(page, map, way)).map(|(from, to)| format!("{from} → {to}")).collect();
    if !told.is_empty() {
        page.line(&page.word("plain-one-ways"));
        page.inside(|page| told.iter().for_each(|way| page.line(way)));
    }
}

fn ends(page: &Page, map: &Map, way: &Way) -> (String, String) {
    let name = |spot: &Spot| match map.places.iter().find(|place| place.id == *spot) {
        Some(place) => page.say(&place.name),
        None => spot.to_string(),
    };
    (name(&way.from), name(&way.to))
}

/// Takes out the ways between neighbouring numbers of one name, which need few words: *Slope 1–18 in a ring*.
fn chains(page: &Page, open: &mut Vec<(String, String)>) -> Vec<String> {
    let mut stems: Vec<String> = Vec::new();
    for (from, to) in open.iter() {
        if let (Some((a, _)), Some((b, _))) = (numbered(from), numbered(to))
            && a == b
            && !stems.iter().any(|stem| stem == a)
        {
            stems.push(a.to_owned());
        }
    }
    stems.iter().flat_map(|stem| chain(page, open, stem)).collect()
}

fn chain(page: &Page, open: &mut Vec<(String, String)>, stem: &str) -> Vec<String> {
    let mut links: Vec<(u32, u32)> = Vec::new();
    let link = |(from, to): &(String, String)| {
        let (a, b) = (numbered(from)?, numbered(to)?);
        (a.0 == stem && b.0 == stem).then_some((a.1.min(b.1), a.1.max(b.1)))
    };
    open.retain(|way| match link(way) {
        Some((low, high)) if low + 1 == high => {
            links.push((low, high));
            false
        }
        _ => true,
    });
    links.sort_unstable();
    links.dedup();
    let runs = links.chunk_by(|a, b| a.1 == b.0).map(|run| (run[0].0, run[run.len() - 1].1));
    let tell = |(low, high): (u32, u32)| {
        let closing = open.iter().position(|way| link(way) == Some((low, high)));
        closing.map(|place| open.remove(place));
        let names: Vec<String> = (low..=high).map(|number| format!("{stem} {number}")).collect();
        let key = if closing.is_some() { "plain-way-ring" } else { "plain-way-row" };
        page.say(&text!(key, places = gather(&names)))
    };
    runs.map(tell).collect()
}

/// The other ways, told from the places where most of them meet.
fn hubs(page: &Page, mut open: Vec<(String, String)>) -> Vec<String> {
    let mut told = Vec::new();
    while let Some(hub) = busiest(&open) {
        let mut others = Vec::new();
        open.retain(|(from, to)| match (*from == hub, *to == hub) {
            (true, _) => {
                others.push(to.clone());
                false
            }
            (_, true) => {
                others.push(from.clone());
                false
            }
            _ => true,
        });
        told.push(page.say(&text!("plain-way-hub", place = hub, others = gather(&others))));
    }
    told
}

/// Of places with equally many ways, the one named first.
fn busiest(open: &[(String, String)]) -> Option<String> {
    let count = |name: &String| open.iter().filter(|(from, to)| from == name || to == name).count();
    let names = open.iter().flat_map(|(from, to)| [from, to]);
    names.rev().max_by_key(|name| count(name)).cloned()
}
