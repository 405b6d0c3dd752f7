//! Tiles of a chart: sea where ways lead over their sides, coasts where none does, then name, figure and symbols.

use super::Pen;
use super::icon::{self, classes, num};
use super::land;
use super::quick::hash_of;
use maud::{Markup, html};
use table::scene::{Map, Place, PlaceShape, Tone};

/// Over which sides of a tile ways lead: north, east, south, west.
pub type Shore = [bool; 4];

/// How far from the middle the sea reaches, as a part of the way to the edge.
const OPEN: f32 = 1.5;
const COAST: f32 = 0.74;
const CORNER: f32 = 0.72;

/// The shore of every place, in their order.
pub fn shores(map: &Map) -> Vec<Shore> {
    let at = |spot: &table::scene::Spot| map.places.iter().find(|place| place.id == *spot).map(|place| place.at);
    let shore = |place: &Place| {
        let mut open = [false; 4];
        if place.shape != PlaceShape::Tile {
            return open;
        }
        for way in &map.ways {
            let other = match (way.from == place.id, way.to == place.id) {
                (true, _) => at(&way.to),
                (_, true) => at(&way.from),
                _ => None,
            };
            let Some(other) = other else { continue };
            let (right, down) =
                (i32::from(other.x) - i32::from(place.at.x), i32::from(other.y) - i32::from(place.at.y));
            let side = match right.abs() > down.abs() {
                true => {
                    if right > 0 {
                        1
                    } else {
                        3
                    }
                }
                false => {
                    if down > 0 {
                        2
                    } else {
                        0
                    }
                }
            };
            open[side] = true;
        }
        open
    };
    map.places.iter().map(shore).collect()
}

impl Pen<'_> {
    pub(super) fn tile(
        &self,
        place: &Place,
        lit: bool,
        (width, height): (f32, f32),
        (shore, here): (Shore, bool),
    ) -> Markup {
        let (x, y, w, h) = (num(-width / 2.0), num(-height / 2.0), num(width), num(height));
        html! {
            @if place.hidden {
                rect.hid x=(x) y=(y) width=(w) height=(h) rx="7" {}
                @match &place.figure {
                    Some(figure) => text.hidn y="9" text-anchor="middle" { (self.amount(figure)) },
                    None => g.soft3 { (icon::drawn(&"eye-shut".into(), 0.0, 0.0, width.min(height) * 0.3)) },
                }
            } @else if place.figure.is_some() {
                g class=(if place.faint { "tile faint" } else { "tile" }) {
                    (chart(place, (width, height), shore))
                    rect.tf x=(x) y=(y) width=(w) height=(h) rx="7" {}
                }
                (self.tile_words(place, width, height))
            } @else { (self.plain_tile(place, width, height)) }
            @if here { rect.hereb x=(x) y=(y) width=(w) height=(h) rx="7" {} }
            @if lit { rect.halo2 x=(num(3.0 - width / 2.0)) y=(num(3.0 - height / 2.0)) width=(num(width - 6.0)) height=(num(height - 6.0)) rx="5" {} }
        }
    }

    /// A tile without coordinates: an island with its sign.
    fn plain_tile(&self, place: &Place, width: f32, height: f32) -> Markup {
        let size = width.min(height);
        html! {
            rect.tl x=(num(-width / 2.0)) y=(num(-height / 2.0)) width=(num(width)) height=(num(height)) rx="6" {}
            @if let Some(icon) = &place.icon {
                ellipse.isl rx=(num(size * 0.34)) ry=(num(size * 0.27)) {}
                g class=(classes("toned", &place.tone)) { (icon::drawn(icon, 0.0, 0.0, size * 0.34)) }
            }
            @for (n, token) in place.tokens.iter().enumerate() {
                circle class=(classes("dotc", &token.tone)) cx=(num(-(place.tokens.len() as f32 - 1.0) * 5.0 + 10.0 * n as f32)) cy=(num(height / 2.0 - 10.0)) r="4" {}
            }
        }
    }

    /// Coordinates, sign, name, the names of its halves, and its symbols down the right side; spent ones are dashed.
    fn tile_words(&self, place: &Place, width: f32, height: f32) -> Markup {
        let (left, top, right) = (-width / 2.0, -height / 2.0, width / 2.0);
        let name = self.say(&place.name);
        let lines = in_lines(&name);
        let figure = place.figure.as_ref().map(|figure| self.amount(figure)).unwrap_or_default();
        html! {
            @if let Some((one, other)) = &place.split {
                path.sct d={ "M" (num(left)) " " (num(top + height * 0.3)) "Q0 " (num(top + height * 0.36)) " 0 0T" (num(right)) " " (num(height * 0.24)) } {}
                text.sca x=(num(left + 14.0)) y=(num(height * 0.16)) { (self.say(one)) }
                text.sca x=(num(width * 0.08)) y=(num(-height * 0.12)) { (self.say(other)) }
            }
            text.tlf x=(num(left + 8.0)) y=(num(top + 20.0)) { (figure) }
            @if let Some(icon) = &place.icon {
                g class=(classes("fac", &place.tone)) transform={ "translate(" (num(left + 46.0)) " " (num(top + 15.0)) ")" } { circle r="11" {} (icon::drawn(icon, 0.0, 0.0, 15.0)) }
            }
            @for (n, line) in lines.iter().enumerate() {
                text.tln y=(num(height / 2.0 - 12.0 - 18.0 * (lines.len() - 1 - n) as f32)) text-anchor="middle" { (line) }
            }
            @for (n, token) in place.tokens.iter().enumerate() {
                @let (column, row) = (n / 3, n % 3);
                g class={ (classes("sy", &token.tone)) @if token.tone == Tone::Neutral { " off" } } transform={ "translate(" (num(right - 17.0 - 30.0 * column as f32)) " " (num(top + 19.0 + 29.0 * row as f32)) ")" } {
                    title { (self.say(&token.name)) }
                    circle r="13.500" {}
                    @if let Some(icon) = &token.icon { (icon::drawn(icon, 0.0, 0.0, 18.0)) }
                }
            }
        }
    }
}

/// A long name stands in two lines.
fn in_lines(name: &str) -> Vec<&str> {
    const LONG: usize = 13;
    if name.chars().count() <= LONG {
        return vec![name];
    }
    let half = name.len() / 2;
    let breaks = name.match_indices(' ').map(|(at, _)| at);
    match breaks.min_by_key(|at| at.abs_diff(half)) {
        Some(at) => vec![&name[..at], &name[at + 1..]],
        None => vec![name],
    }
}

/// Sea within its coasts. The same tile always has the same ones.
fn chart(place: &Place, (width, height): (f32, f32), shore: Shore) -> Markup {
    let seed = hash_of(&place.id.as_str());
    let chance = |n: u32| ((seed.rotate_left(n * 7) ^ (seed >> (n % 13))) & 0xff) as f32 / 255.0;
    let sea: Vec<(f32, f32)> = (0..24u32)
        .map(|n| {
            let angle = (n as f32 * 15.0).to_radians();
            let (sin, cos) = angle.sin_cos();
            // How far the edge of the tile is in this direction.
            let edge = (width / 2.0 / sin.abs().max(0.01)).min(height / 2.0 / cos.abs().max(0.01));
            let (side, off) = ((n as usize + 3) / 6 % 4, (n + 3) % 6);
            let near = off == 3 || off == 2 || off == 4;
            let part = match (near, shore[side]) {
                (true, true) => OPEN,
                (true, false) => COAST - 0.1 + 0.16 * chance(n),
                (false, _) => CORNER - 0.08 + 0.2 * chance(n),
            };
            (edge * part * sin, -edge * part * cos)
        })
        .collect();
    let peaks: Vec<(f32, f32)> = (0..4u32)
        .filter(|n| chance(n + 40) > 0.35)
        .map(|n| {
            let (right, up) = ([1.0, 1.0, -1.0, -1.0][n as usize], [-1.0, 1.0, 1.0, -1.0][n as usize]);
            (right * (width / 2.0 - 9.0), up * (height / 2.0 - 9.0))
        })
        .collect();
    html! {
        svg x=(num(-width / 2.0)) y=(num(-height / 2.0)) width=(num(width)) height=(num(height)) viewBox={ (num(-width / 2.0)) " " (num(-height / 2.0)) " " (num(width)) " " (num(height)) } {
            rect.ln x=(num(-width / 2.0)) y=(num(-height / 2.0)) width=(num(width)) height=(num(height)) {}
            path.hi d=(land::path(&land::scaled(&sea, 1.16))) {}
            @for (x, y) in peaks { path.pk d={ "M" (num(x - 8.0)) " " (num(y + 5.0)) "l8-12 8 12z" } {} path.pks d={ "M" (num(x)) " " (num(y - 7.0)) "l8 12h-6z" } {} }
            path.se d=(land::path(&sea)) {}
            @for (n, by) in [0.93, 0.85, 0.76].into_iter().enumerate() { path class={ "wl w" (n) } d=(land::path(&land::scaled(&sea, by))) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::{Point, WayKind};

    #[test]
    fn a_tile_is_open_where_ways_lead() {
        let tile = |id: &'static str, x, y| Place::new(id, PlaceShape::Tile, table::Text::plain(id), Point::new(x, y));
        let way = |from: &'static str, to: &'static str| table::scene::Way {
            from: from.into(),
            to: to.into(),
            kind: WayKind::Road,
        };
        let map =
            Map::new("chart", 400).place(tile("a", 100, 100)).place(tile("b", 240, 100)).place(tile("c", 100, 230));
        let map = map.way(way("a", "b")).way(way("c", "a"));
        assert_eq!(
            shores(&map),
            [[false, true, true, false], [false, false, false, true], [true, false, false, false]]
        );
    }

    #[test]
    fn long_names_are_broken_near_their_middle() {
        assert_eq!(in_lines("Gullrest"), ["Gullrest"]);
        assert_eq!(in_lines("The Narrow Look of Ash"), ["The Narrow", "Look of Ash"]);
        assert_eq!(in_lines("Unbreakableisland"), ["Unbreakableisland"]);
    }
}
