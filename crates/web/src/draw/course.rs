//! Tracks of time: the way of the sun over the steps of a day, days on a meander, rounds under northern light.

use super::Pen;
use super::icon::{self, classes, num};
use maud::{Markup, html};
use std::cmp::Ordering;
use table::scene::{Notch, Track};

/// The sky over a board, in its own measure.
const SKY: f32 = 720.0;
/// How wide a notch of a meander is, and how many make a key of it.
const DAY: f32 = 26.0;
const KEY: usize = 6;

impl Pen<'_> {
    /// Steps on the arc of the sun, the present one the sun itself, and the figure of the day before them.
    pub fn sun(&self, track: &Track) -> Markup {
        let count = track.notches.len().max(1);
        let now = track.now.map_or(0, usize::from);
        let at = |n: usize| {
            let part = (n as f32 + 0.5) / count as f32;
            (SKY * part, 50.0 - 30.0 * (part * std::f32::consts::PI).sin())
        };
        let line = |from: usize, to: usize| -> String {
            (from..=to).map(at).map(|(x, y)| format!("{} {}", num(x), num(y))).collect::<Vec<_>>().join("L")
        };
        let label = track.notches.get(now).map(|notch| self.say(&notch.label)).unwrap_or_default();
        let middle = track.middle.as_ref().map(|text| self.say(text)).unwrap_or_default();
        let (figure, words) = super::track::split_figure(&middle);
        html! {
            div.dayz role="img" aria-label={ (self.say(&track.name)) ": " (middle) ", " (label) } {
                div.dnum { b { (figure.unwrap_or_default()) } span { (words) } }
                svg.sunp viewBox="0 0 720 82" aria-hidden="true" {
                    path.wav d=(waves(SKY)) {}
                    path.arc d={ "M" (line(0, count - 1)) } {}
                    path.arcp d={ "M" (line(0, now.min(count - 1))) } {}
                    @for (n, notch) in track.notches.iter().enumerate() { (self.step(notch, at(n), n.cmp(&now))) }
                    @let (x, _) = at(now);
                    text.stn x=(num(x.clamp(70.0, SKY - 70.0))) y="72" text-anchor="middle" { (label) }
                }
            }
        }
    }

    /// Folds of light, one for each notch; the present one opens into the notches of the inner track.
    pub fn northern_light(&self, track: &Track) -> Markup {
        let now = track.now.map_or(0, usize::from);
        let inner = track.inner_now.map(usize::from);
        html! {
            div.sky {
                svg.rays viewBox="0 0 720 54" preserveAspectRatio="none" aria-hidden="true" {
                    @for (n, class) in ["r2", "r1", "r0"].into_iter().enumerate() { path class=(class) d=(curtain(n, now, track.notches.len())) {} }
                }
                ol.lights aria-label=(self.say(&track.name)) {
                    @for (n, notch) in track.notches.iter().enumerate() {
                        li class=(match n.cmp(&now) { Ordering::Less => "past", Ordering::Equal => "at", Ordering::Greater => "" }) aria-current=[(n == now).then_some("step")] {
                            b { (self.say(&notch.label)) }
                            @if n == now { ol.phases { @for (n, phase) in track.inner.iter().enumerate() { (self.phase(phase, inner == Some(n))) } } }
                        }
                    }
                }
            }
        }
    }

    fn phase(&self, notch: &Notch, now: bool) -> Markup {
        html! {
            li class=[now.then_some("at")] aria-current=[now.then_some("step")] title=(self.say(&notch.label)) {
                @if let Some(sign) = &notch.icon { (icon::beside(sign)) }
                span { (self.say(&notch.label)) }
            }
        }
    }

    fn step(&self, notch: &Notch, (x, y): (f32, f32), when: Ordering) -> Markup {
        let sign = notch.icon.as_ref();
        let (class, radius, size) = match when {
            Ordering::Less => ("spd past", 11.0, 14.0),
            Ordering::Equal => ("spd sund", 17.0, 21.0),
            Ordering::Greater => ("spd", 11.0, 14.0),
        };
        html! {
            g class=(class) {
                title { (self.say(&notch.label)) }
                @if when.is_eq() { path.rays d=(rays(x, y)) {} }
                circle cx=(num(x)) cy=(num(y)) r=(num(radius)) {}
                @if let Some(sign) = sign { (icon::drawn(sign, x, y, size)) }
            }
        }
    }

    /// Days on a meander: those that are past drawn dark, what is due above and below.
    pub fn meander(&self, track: &Track) -> Markup {
        let count = track.notches.len().max(1);
        let now = track.now.map_or(0, usize::from);
        let width = DAY * count as f32 + 8.0;
        let rows = track.notches.iter().map(|notch| notch.signs.len()).max().unwrap_or(0).saturating_sub(1).max(1);
        let height = 78.0 + 18.0 * rows as f32;
        let keys = (0..count.div_ceil(KEY)).map(|key| (key, key * KEY, ((key + 1) * KEY).min(count)));
        html! {
            div.meanz {
                p.small.soft { b { (self.say(&track.name)) } @if let Some(note) = &track.note { " " (self.say(note)) } }
                div.msc tabindex="0" {
                    svg.mean viewBox={ "0 0 " (num(width)) " " (num(height)) } width=(num(width)) height=(num(height)) role="group" aria-label=(self.say(&track.name)) {
                        @for (_, from, to) in keys {
                            @let (x, wide) = (4.0 + DAY * from as f32, DAY * (to - from) as f32);
                            path class=(if to <= now { "me p" } else if from <= now { "me n" } else { "me" }) d={ "M" (num(x)) " 44V28h" (num(wide - 10.0)) "v12h" (num(24.0 - wide)) "v-6h" (num(wide - 38.0)) "M" (num(x)) " 44h" (num(wide - 4.0)) } {}
                        }
                        rect.nowd x=(num(4.0 + DAY * now as f32)) y="2" width=(num(DAY - 2.0)) height=(num(height - 4.0)) rx="3" {}
                        @for (n, notch) in track.notches.iter().enumerate() { (self.day(n, notch, n < now)) }
                    }
                }
            }
        }
    }

    /// A day: the weightiest above the meander, its number and the rest below.
    fn day(&self, n: usize, notch: &Notch, past: bool) -> Markup {
        let x = 4.0 + DAY * (n as f32 + 0.5) - 1.0;
        let signs: Vec<String> = notch.signs.iter().map(|sign| self.say(&sign.name)).collect();
        let label = self.say(&notch.label);
        html! {
            g class=(if past { "day past" } else { "day" }) role="img" aria-label={ (label) @for sign in &signs { ", " (sign) } } {
                title { (label) @for sign in &signs { ", " (sign) } }
                @if let Some(first) = notch.signs.first() { @if let Some(sign) = &first.icon { g class=(classes("sg", &first.tone)) { (icon::drawn(sign, x, 14.0, 17.0)) } } }
                text.tdn x=(num(x)) y="62" text-anchor="middle" { (label) }
                @for (row, token) in notch.signs.iter().skip(1).enumerate() { @if let Some(sign) = &token.icon { g class=(classes("sg", &token.tone)) { (icon::drawn(sign, x, 78.0 + 18.0 * row as f32, 15.0)) } } }
            }
        }
    }
}

fn waves(width: f32) -> String {
    let count = (width / 20.0) as usize;
    let crests: String =
        (0..count).map(|n| if n % 2 == 0 { "q5-6 10 0q5 4 10 0" } else { "q5-4 10 0q5 5 10 0" }).collect();
    format!("M0 78{crests}V83H0z")
}

fn rays(x: f32, y: f32) -> String {
    let ray = |n: u8| {
        let (sin, cos) = (f32::from(n) / 16.0 * std::f32::consts::TAU).sin_cos();
        format!("M{} {}L{} {}", num(x + 19.0 * sin), num(y + 19.0 * cos), num(x + 24.0 * sin), num(y + 24.0 * cos))
    };
    (0..16).map(ray).collect()
}

/// A fold of northern light that reaches as far as time has come.
fn curtain(fold: usize, now: usize, count: usize) -> String {
    let reach = SKY * (now + 1) as f32 / count.max(1) as f32;
    let (base, swing) = (24.0 + 9.0 * fold as f32, 5.0 + 2.0 * fold as f32);
    let steps = 36;
    let edge = |n: i32| {
        let x = reach * n as f32 / steps as f32;
        let y = base + swing * (x / (46.0 + 17.0 * fold as f32) + fold as f32).sin();
        format!("{} {}", num(x), num(y))
    };
    let lower: Vec<String> = (0..=steps).map(edge).collect();
    let upper: Vec<String> = (0..=steps)
        .rev()
        .map(|n| {
            let x = reach * n as f32 / steps as f32;
            format!("{} {}", num(x), num(base - 22.0 - 4.0 * (x / 31.0 + fold as f32).cos()))
        })
        .collect();
    format!("M{}L{}Z", lower.join("L"), upper.join("L"))
}
