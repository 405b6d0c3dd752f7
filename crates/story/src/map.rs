//! The graph of a story as a picture.

use crate::Entry;
use crate::language::Language;
use crate::outline::{LinkKind, Outline};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::Slug;

const WIDTH: usize = 190;
const HEIGHT: usize = 26;
const COLUMN: usize = WIDTH + 70;
const ROW: usize = HEIGHT + 12;
const MARGIN: usize = 20;

/// The story as an SVG file: a box for each paragraph, entrances on the left, a curve for each way.
///
/// A box with a thick border is an entrance, one with a dark background can end the adventure. A dashed curve is a way that
/// comes later, a dotted one is an `otherwise`.
pub fn map<L: Language>(story: &[Entry<L>]) -> String {
    let outlines: Vec<Outline<L>> = story.iter().map(Outline::of).collect();
    let places = Places::of(&outlines);
    let mut svg = String::new();
    let (width, height) = places.size();
    // Writing to a string cannot fail.
    _ = writeln!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">"##
    );
    _ = writeln!(svg, r##"<rect width="{width}" height="{height}" fill="#f6f1e6"/>"##);
    outlines.iter().for_each(|outline| links(outline, &places, &mut svg));
    outlines.iter().for_each(|outline| paragraph(outline, &places, &mut svg));
    svg.push_str("</svg>\n");
    svg
}

/// Column and row of each paragraph.
struct Places(BTreeMap<Slug, (usize, usize)>);

impl Places {
    /// A paragraph stands one column right of the first that leads to it.
    fn of<L: Language>(outlines: &[Outline<L>]) -> Places {
        let by_id: BTreeMap<Slug, &Outline<L>> = outlines.iter().map(|outline| (outline.entry.id, outline)).collect();
        let is_entrance = |outline: &&Outline<L>| !outline.entry.from.is_empty();
        let mut row: Vec<Slug> = outlines.iter().filter(is_entrance).map(|outline| outline.entry.id).collect();
        let mut places = BTreeMap::new();
        let mut column = 0;
        while !row.is_empty() {
            let mut rows = 0;
            let mut next = Vec::new();
            for id in row {
                if let (Some(outline), false) = (by_id.get(&id), places.contains_key(&id)) {
                    places.insert(id, (column, rows));
                    rows += 1;
                    next.extend(outline.links.iter().map(|link| link.to));
                }
            }
            (row, column) = (next, column + 1);
        }
        let lost = outlines.iter().map(|outline| outline.entry.id).filter(|id| !places.contains_key(id));
        let lost: Vec<Slug> = lost.collect();
        places.extend(lost.into_iter().enumerate().map(|(row, id)| (id, (column, row))));
        Places(places)
    }

    fn corner(&self, id: Slug) -> Option<(usize, usize)> {
        let (column, row) = self.0.get(&id)?;
        Some((MARGIN + column * COLUMN, MARGIN + row * ROW))
    }

    fn size(&self) -> (usize, usize) {
        let most = |side: fn(&(usize, usize)) -> usize| self.0.values().map(side).max().unwrap_or(0) + 1;
        (2 * MARGIN + most(|place| place.0) * COLUMN, 2 * MARGIN + most(|place| place.1) * ROW)
    }
}

fn links<L: Language>(outline: &Outline<L>, places: &Places, svg: &mut String) {
    let Some((left, top)) = places.corner(outline.entry.id) else { return };
    let (x, y) = (left + WIDTH, top + HEIGHT / 2);
    for link in &outline.links {
        let Some((to_x, to_top)) = places.corner(link.to) else { continue };
        let to_y = to_top + HEIGHT / 2;
        let dash = match link.kind {
            LinkKind::Always | LinkKind::Once => "",
            LinkKind::Otherwise => r#" stroke-dasharray="2 3""#,
            LinkKind::Later => r#" stroke-dasharray="8 4""#,
        };
        let bend = COLUMN / 4;
        let (out, back) = (x + bend, to_x.saturating_sub(bend));
        _ = writeln!(
            svg,
            r##"<path d="M{x} {y}C{out} {y} {back} {to_y} {to_x} {to_y}" fill="none" stroke="#8a7a5c"{dash}/>"##
        );
    }
}

fn paragraph<L: Language>(outline: &Outline<L>, places: &Places, svg: &mut String) {
    let id = outline.entry.id;
    let Some((x, y)) = places.corner(id) else { return };
    let (fill, ink) = if outline.ends { ("#3c4a52", "#f6f1e6") } else { ("#fffdf7", "#2a2a2a") };
    let border = if outline.entry.from.is_empty() { 1 } else { 3 };
    let (text_x, text_y) = (x + 8, y + HEIGHT - 9);
    let at = &outline.entry.at;
    _ = writeln!(
        svg,
        r##"<g><title>{at}</title><rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="4" fill="{fill}" stroke="#8a7a5c" stroke-width="{border}"/><text x="{text_x}" y="{text_y}" fill="{ink}">{id}</text></g>"##
    );
}
