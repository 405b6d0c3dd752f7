//! Clocks with two hands: sectors with tokens in them, an inner ring of hours, and a picture in the middle. Where there is no room for one it
//! is unrolled into a line that begins at the present sector.

use super::Pen;
use super::icon::{self, classes, num};
use maud::{Markup, html};
use std::f32::consts::TAU;
use table::scene::{Figure, Notch, Piece, Stand, Token, Track};

/// The middle, and where sectors begin and end.
const MIDDLE: f32 = 140.0;
const INNER: f32 = 86.0;
const OUTER: f32 = 131.0;

/// What lies in a sector.
enum Lies<'t> {
    Piece(&'t Piece),
    Sign(&'t Token),
}

impl Pen<'_> {
    /// A clock. Its last sector is at the top, as on any dial.
    pub fn dial_of(&self, track: &Track) -> Markup {
        let count = track.notches.len().max(1);
        let now = track.now.map(usize::from);
        let middle = track.middle.as_ref().map(|text| self.say(text)).unwrap_or_default();
        html! {
            figure.clockface {
                svg.clock viewBox="0 0 280 280" role="group" aria-label={ (self.say(&track.name)) ": " (middle) } {
                    circle.hz0 cx="140" cy="140" r="138" {}
                    circle.hz1 cx="140" cy="140" r="132" {}
                    path.tick d=(ticks(60)) {}
                    @for (n, notch) in track.notches.iter().enumerate() { (self.sector(n, notch, count, now == Some(n))) }
                    circle.hz2 cx="140" cy="140" r="63" {}
                    (self.inner_ring(track))
                    @if let Some(picture) = &track.picture { use href={ "#pic-" (picture.name()) } x="95" y="95" width="90" height="90" {} }
                    @if let Some(now) = track.inner_now { path.hh d="M-4 9 0-50 4 9z" transform={ "translate(140 140) rotate(" (num(turn(now.into(), track.inner.len()))) ")" } {} }
                    @if let Some(now) = now { path.mh d="M-5 12-2-40-6-46 0-68 6-46 2-40 5 12z" transform={ "translate(140 140) rotate(" (num(turn(now, count))) ")" } {} }
                    circle.hub cx="140" cy="140" r="7" {}
                    @for (n, notch) in track.notches.iter().enumerate() { (self.in_sector(track, n, notch, count)) }
                }
                figcaption { b { (middle) } @if let Some(note) = &track.note { span { (self.say(note)) } } }
            }
        }
    }

    /// The same in a line, from the present sector on.
    pub fn unrolled(&self, track: &Track) -> Markup {
        let count = track.notches.len().max(1);
        let first = track.now.map_or(0, usize::from);
        html! {
            ol.unroll aria-hidden="true" {
                @for n in (0..count).map(|step| (first + step) % count) {
                    li class=(if track.now.map(usize::from) == Some(n) { "at" } else { "" }) {
                        span.ut {
                            @for lies in lying(track, n) {
                                @match lies {
                                    Lies::Piece(piece) => (self.unrolled_token(piece)),
                                    Lies::Sign(sign) => span class=(classes("u due", &sign.tone)) { @if let Some(emblem) = &sign.icon { (icon::beside(emblem)) } },
                                }
                            }
                        }
                        b { (self.say(&track.notches[n].label)) }
                    }
                }
            }
        }
    }

    /// A token of the line. A finger may choose it there; who listens finds it on the clock.
    fn unrolled_token(&self, piece: &Piece) -> Markup {
        let shape = if matches!(piece.figure, Figure::Block) { "u sq" } else { "u" };
        let emblem = html! { @if let Some(emblem) = &piece.emblem { (icon::beside(emblem)) } };
        match self.way(&piece.id) {
            Some(way) => html! {
                a class={ (way.class()) " " (classes(shape, &piece.tone)) } href=(way.href) data-spot=(piece.id) tabindex="-1" { (emblem) }
            },
            None => html! { span class=(classes(shape, &piece.tone)) { (emblem) } },
        }
    }

    fn sector(&self, n: usize, notch: &Notch, count: usize, now: bool) -> Markup {
        let (x, y) = at(n, count, 75.0);
        let drawing = html! {
            path class={ "sc" @if n.is_multiple_of(2) { " alt" } @if now { " now" } } d=(wedge(n, count)) {}
            text class={ "rom" @if now { " now" } } x=(num(x)) y=(num(y + 5.0)) text-anchor="middle" { (self.say(&notch.label)) }
        };
        match notch.id.as_ref().and_then(|id| Some((id, self.way(id)?))) {
            Some((id, way)) => html! {
                a class=(way.class()) href=(way.href) data-spot=(id) aria-label=[way.label] { (drawing) path.halo d=(wedge(n, count)) {} }
            },
            None => html! { g data-spot=[notch.id.as_ref()] { (drawing) } },
        }
    }

    fn inner_ring(&self, track: &Track) -> Markup {
        let count = track.inner.len().max(1);
        let now = track.inner_now.map(usize::from);
        html! {
            @for (n, hour) in track.inner.iter().enumerate() {
                @let angle = turn(n, count).to_radians();
                @let (x, y) = (MIDDLE + 54.0 * angle.sin(), MIDDLE - 54.0 * angle.cos());
                path class={ "hrp" @if now.is_some_and(|now| n < now) { " past" } @if now == Some(n) { " now" } @if n + 1 == count { " end" } }
                    d={ "M" (num(x)) " " (num(y - 6.5)) "l6.500 6.500-6.500 6.500-6.500-6.500z" } { title { (self.say(&hour.label)) } }
            }
        }
    }

    /// Tokens and events of a sector, beside each other and in two rows where they are many. An empty one keeps its place for a token that
    /// might come.
    fn in_sector(&self, track: &Track, n: usize, notch: &Notch, count: usize) -> Markup {
        let all = lying(track, n);
        let (rows, scale) = match all.len() {
            0 | 1 => (1, 0.7),
            2 => (1, 0.62),
            3 | 4 => (2, 0.55),
            _ => (2, 0.46),
        };
        let columns = all.len().div_ceil(rows).max(1);
        let label = self.say(&notch.label);
        let (mx, my) = at(n, count, 109.0);
        html! {
            g data-n=(n) data-x=(num(mx)) data-y=(num(my)) {}
            @for (place, lies) in all.iter().enumerate() {
                @let (row, column) = (place / columns, place % columns);
                @let radius = 109.0 + if rows == 1 { 0.0 } else { 10.5 - 21.0 * row as f32 };
                @let aside = (column as f32 - (columns as f32 - 1.0) / 2.0) * 40.0 * scale / radius;
                @let angle = turn(n, count).to_radians() + aside;
                @let place = format!("translate({} {}) scale({scale})", num(MIDDLE + radius * angle.sin()), num(MIDDLE - radius * angle.cos()));
                @match lies {
                    Lies::Piece(piece) => (self.token_at(piece, &place, &label)),
                    Lies::Sign(sign) => (self.sign_at(sign, &place, &label)),
                }
            }
        }
    }

    fn token_at(&self, piece: &Piece, place: &str, sector: &str) -> Markup {
        let name = format!("{}, {sector}", self.say(&piece.name));
        let drawing =
            html! { g class=(classes("piece", &piece.tone)) transform=(place) { (self.figure(piece, 40.0)) } };
        match self.way(&piece.id) {
            Some(way) => html! {
                a class=(way.class()) href=(way.href) data-spot=(piece.id) data-vt=(piece.id) aria-label={ (name) @if let Some(label) = &way.label { ", " (label) } } {
                    title { (name) }
                    g transform=(place) { circle.halo r="25" {} }
                    (drawing)
                }
            },
            None => {
                html! { g data-spot=(piece.id) data-vt=(piece.id) role="img" aria-label=(name) { title { (name) } (drawing) } }
            }
        }
    }

    fn sign_at(&self, sign: &Token, place: &str, sector: &str) -> Markup {
        let name = format!("{}, {sector}", self.say(&sign.name));
        html! {
            g class=(classes("due", &sign.tone)) transform=(place) role="img" aria-label=(name) {
                title { (name) }
                path d="M0-22 22 0 0 22-22 0z" {}
                @if let Some(icon) = &sign.icon { (icon::drawn(icon, 0.0, 0.0, 23.0)) }
            }
        }
    }
}

fn lying(track: &Track, n: usize) -> Vec<Lies<'_>> {
    let here = track.pieces.iter().filter(|piece| matches!(piece.stand, Stand::Notch(on) if usize::from(on) == n));
    let signs = track.notches.get(n).into_iter().flat_map(|notch| &notch.signs);
    here.map(Lies::Piece).chain(signs.map(Lies::Sign)).collect()
}

/// How far the middle of a sector is turned from the top, in degrees.
fn turn(n: usize, count: usize) -> f32 {
    (n + 1) as f32 / count.max(1) as f32 * 360.0
}

fn at(n: usize, count: usize, radius: f32) -> (f32, f32) {
    let angle = turn(n, count).to_radians();
    (MIDDLE + radius * angle.sin(), MIDDLE - radius * angle.cos())
}

fn wedge(n: usize, count: usize) -> String {
    let half = TAU / count as f32 / 2.0;
    let point = |by: f32, radius: f32| {
        let (sin, cos) = (turn(n, count).to_radians() + by).sin_cos();
        format!("{} {}", num(MIDDLE + radius * sin), num(MIDDLE - radius * cos))
    };
    format!(
        "M{}L{}A131 131 0 0 1 {}L{}A86 86 0 0 0 {}Z",
        point(-half, INNER),
        point(-half, OUTER),
        point(half, OUTER),
        point(half, INNER),
        point(-half, INNER)
    )
}

fn ticks(count: usize) -> String {
    let tick = |n: usize| {
        let (sin, cos) = (n as f32 / count as f32 * TAU).sin_cos();
        let point = |radius: f32| format!("{} {}", num(MIDDLE + radius * sin), num(MIDDLE - radius * cos));
        format!("M{}L{}", point(132.0), point(138.0))
    };
    (0..count).map(tick).collect()
}
