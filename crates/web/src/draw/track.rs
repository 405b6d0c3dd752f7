//! Tracks and clocks.

use super::Pen;
use super::icon::{self, classes, num};
use maud::{Markup, html};
use std::f32::consts::TAU;
use table::scene::{Bend, Look, Notch, Piece, Stand, Track};

impl Pen<'_> {
    pub fn track(&self, track: &Track) -> Markup {
        match track.bend {
            Bend::Straight => match track.look {
                Look::Plain => self.straight(track),
                Look::Sun => self.sun(track),
                Look::Meander => self.meander(track),
                Look::Sky => self.northern_light(track),
            },
            Bend::Ring if !track.inner.is_empty() => self.dial_of(track),
            Bend::Ring => self.clock(track),
            Bend::Ladder => self.ladder(track),
        }
    }

    /// Joined cells: past ones inset, the present one in the accent.
    fn straight(&self, track: &Track) -> Markup {
        let name = self.say(&track.name);
        html! {
            div.trackbox {
                ol.track aria-label=(name) {
                    @for (n, notch) in track.notches.iter().enumerate() { (self.notch(track, n, notch)) }
                }
                p.small.soft { (name) @if let Some(note) = &track.note { ": " (self.say(note)) } }
            }
        }
    }

    /// Rungs above each other, the first one below, each with the pieces on it.
    fn ladder(&self, track: &Track) -> Markup {
        let name = self.say(&track.name);
        html! {
            div.ladderbox {
                h3.small { (name) }
                ol.ladder aria-label=(name) reversed {
                    @for (n, notch) in track.notches.iter().enumerate().rev() { (self.notch(track, n, notch)) }
                }
            }
        }
    }

    fn notch(&self, track: &Track, n: usize, notch: &Notch) -> Markup {
        let now = track.now.map(usize::from);
        let when = match now {
            Some(now) if n == now => "at",
            Some(now) if n < now => "past",
            _ => "",
        };
        let here = track.pieces.iter().filter(|piece| stands_on(piece, n));
        let label = self.say(&notch.label);
        html! {
            li class=(classes(when, &notch.tone)) aria-current=[(now == Some(n)).then_some("step")] {
                @match &notch.icon {
                    Some(icon) => { span.nt { (icon::beside(icon)) small { (label) } } },
                    None => (label),
                }
                @for piece in here { (self.counter(piece)) }
            }
        }
    }

    /// A piece so small that only its colour, emblem and name remain.
    fn counter(&self, piece: &Piece) -> Markup {
        let name = self.say(&piece.name);
        html! {
            span class=(classes("ctr", &piece.tone)) data-vt=(piece.id) data-spot=(piece.id) title=(name) role="img" aria-label=(name) {
                @if let Some(emblem) = &piece.emblem { (icon::beside(emblem)) }
            }
        }
    }

    /// A track bent into a ring, its pieces on the rim.
    fn clock(&self, track: &Track) -> Markup {
        let count = track.notches.len().max(1);
        let now = track.now.map(usize::from);
        let middle = track.middle.as_ref().map(|text| self.say(text)).unwrap_or_default();
        let (figure, words) = split_figure(&middle);
        html! {
            svg.clock viewBox="0 0 220 220" role="group" aria-label={ (self.say(&track.name)) ": " (middle) } {
                @for (n, notch) in track.notches.iter().enumerate() {
                    path class=(when(n, now)) d=(wedge(n, count)) {}
                    @let (x, y) = on_ring(n, count, 63.0);
                    text x=(num(x)) y=(num(y + 4.0)) text-anchor="middle" { (self.say(&notch.label)) }
                }
                @if let Some(figure) = figure { text.big x="110" y="118" text-anchor="middle" { (figure) } }
                text.cap x="110" y="136" text-anchor="middle" { (words) }
                @for (n, piece) in track.pieces.iter().enumerate() { (self.on_rim(piece, n, count)) }
            }
            @if let Some(note) = &track.note { p.small.soft { (self.say(note)) } }
        }
    }

    fn on_rim(&self, piece: &Piece, nth: usize, count: usize) -> Markup {
        let Stand::Notch(notch) = piece.stand else {
            return html! {};
        };
        let (x, y) = on_ring(usize::from(notch), count, 98.0 - 9.0 * (nth % 2) as f32);
        let name = self.say(&piece.name);
        html! {
            g class=(classes("piece", &piece.tone)) transform={ "translate(" (num(x)) " " (num(y)) ")" } role="img" aria-label=(name) {
                title { (name) }
                @if piece.acting { circle.act r="14" {} }
                circle.body r="11" {}
                @if let Some(emblem) = &piece.emblem { g.onseat { (icon::drawn(emblem, 0.0, 0.0, 13.0)) } }
            }
        }
    }
}

fn stands_on(piece: &Piece, notch: usize) -> bool {
    matches!(piece.stand, Stand::Notch(at) if usize::from(at) == notch)
}

fn when(n: usize, now: Option<usize>) -> &'static str {
    match now {
        Some(now) if n == now => "now",
        Some(now) if n < now => "past",
        _ => "",
    }
}

/// A middle such as *10 duellist acts* is a large figure and small words.
pub fn split_figure(middle: &str) -> (Option<&str>, &str) {
    match middle.split_once(' ') {
        Some((figure, words)) if figure.chars().all(|c| c.is_ascii_digit()) => (Some(figure), words),
        _ if !middle.is_empty() && middle.chars().all(|c| c.is_ascii_digit()) => (Some(middle), ""),
        _ => (None, middle),
    }
}

/// The middle of a notch on a ring of this radius; notches run clockwise from the top.
fn on_ring(n: usize, count: usize, radius: f32) -> (f32, f32) {
    let angle = (n as f32 + 0.5) / count as f32 * TAU;
    (110.0 + radius * angle.sin(), 110.0 - radius * angle.cos())
}

fn wedge(n: usize, count: usize) -> String {
    let angle = |part: f32| (n as f32 + part) / count as f32 * TAU;
    let point = |part: f32, radius: f32| {
        let (sin, cos) = angle(part).sin_cos();
        format!("{} {}", num(110.0 + radius * sin), num(110.0 - radius * cos))
    };
    let (a, b) = (0.04, 0.96);
    format!(
        "M{}L{}A98 98 0 0 1 {}L{}A74 74 0 0 0 {}Z",
        point(a, 74.0),
        point(a, 98.0),
        point(b, 98.0),
        point(b, 74.0),
        point(a, 74.0)
    )
}
