//! The picture of a card: its hatching, the frame of its kind, and its emblem.

use super::icon;
use super::tone;
use maud::{Markup, PreEscaped, html};
use table::scene::{CardFace, Frame, Icon};

/// The picture of a card.
pub fn picture(face: &CardFace) -> Markup {
    let emblem = face.emblem.clone().or_else(|| tone::emblem(&face.tone)).or_else(|| face.kind_icon.clone());
    let portrait = face.frame == Frame::Person && face.emblem.is_none();
    html! {
        svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.hatch x="-60" y="-60" width="240" height="220" fill="currentColor" mask={ "url(#" (tone::hatch(&face.tone)) ")" } {}
            @if face.web.is_none() {
                @if portrait { (bust(&face.title.key)) } @else { (frame(face.frame)) (large(emblem.as_ref())) }
            }
        }
    }
}

fn large(emblem: Option<&Icon>) -> Markup {
    html! { @if let Some(emblem) = emblem { (icon::drawn(emblem, 60.0, 50.0, 48.0)) } }
}

fn frame(frame: Frame) -> Markup {
    let drawing = match frame {
        Frame::Plain => r#"<circle cx="60" cy="50" r="34" fill="currentColor" opacity=".13"/>"#,
        Frame::Environment => {
            r#"<path d="M0 66c22-14 38-14 60-4s40 8 60-6v44H0z" fill="currentColor" opacity=".16"/><path d="M0 66c22-14 38-14 60-4s40 8 60-6" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Action => r#"<path d="M-10 86 130 14v26L-10 112z" fill="currentColor" opacity=".14"/>"#,
        Frame::Creature => {
            r#"<circle cx="60" cy="50" r="37" fill="currentColor" opacity=".13"/><circle cx="60" cy="50" r="37" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Place => {
            r#"<path d="M16 100V46L60 16l44 30v54z" fill="currentColor" opacity=".13"/><path d="M10 50 60 15l50 35" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Object => {
            r#"<path d="M60 10 104 50 60 90 16 50z" fill="currentColor" opacity=".13"/><path d="M60 10 104 50 60 90 16 50z" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Person => {
            r#"<path d="M24 100V48a36 36 0 0 1 72 0v52z" fill="currentColor" opacity=".13"/><path d="M24 100V48a36 36 0 0 1 72 0v52" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::State => {
            r#"<g fill="none" stroke="currentColor" stroke-width="1.2" opacity=".55"><circle cx="60" cy="50" r="30"/><circle cx="60" cy="50" r="39"/><circle cx="60" cy="50" r="48"/><circle cx="60" cy="50" r="57"/></g>"#
        }
        Frame::Treasure => return rays(),
    };
    PreEscaped(drawing.to_owned())
}

fn rays() -> Markup {
    let ray = |n: u8| {
        let (sin, cos) = (f32::from(n) / 24.0 * std::f32::consts::TAU).sin_cos();
        let point = |radius: f32| format!("{} {}", icon::num(60.0 + radius * cos), icon::num(50.0 + radius * sin));
        format!("M{}L{}", point(34.0), point(80.0))
    };
    let all: String = (0..24).map(ray).collect();
    html! { path d=(all) fill="none" stroke="currentColor" stroke-width="1.5" opacity=".6" {} }
}

/// A person without an emblem is a bust in an arch: one of three, always the same for the same name.
fn bust(key: &str) -> Markup {
    const BUSTS: [&str; 3] = [
        r#"<path d="M13 80c2-14 10-18 20-20v-9c-5-4-8-9-8-17 0-11 7-17 16-17s16 6 17 15l4 10-5 2v7c0 4-3 6-8 5v4c9 2 15 7 17 20z"/><path d="M41 8c6-4 13-1 15 5 6 2 8 8 6 13-4-2-8-3-11-7-2 5-8 8-13 7 0 6-3 10-7 12-6-1-9-6-7-11-5-4-4-11 1-13 1-6 9-10 16-6z"/>"#,
        r#"<path d="M10 80c3-17 10-22 17-27-5-7-6-15-4-23C26 16 36 8 46 9c12 1 19 11 20 23 0 8-2 13-6 18 6 6 11 14 13 30z"/><path d="M47 22c8 0 12 6 12 14l3 7-4 2v6c0 4-3 5-8 4-8-2-12-9-12-17s3-16 9-16z" fill="var(--knock)"/><path d="M50 36h6" stroke="currentColor" stroke-width="2" fill="none"/>"#,
        r#"<path d="M12 80c2-15 10-20 20-22v-8c-6-4-9-11-8-19C25 19 33 12 43 12c9 0 16 6 18 15l4 11-5 2v7c0 5-4 7-9 6v5c9 2 16 8 18 22z"/><path d="M24 30C22 14 32 5 44 6c10 0 17 6 19 16l2 6H40c-4 0-6 3-6 7v15c-6-4-10-11-10-20z"/>"#,
    ];
    let sum: usize = key.bytes().map(usize::from).sum();
    html! {
        path.knocked d="M18 100V52a42 42 0 0 1 84 0v48z" {}
        path d="M18 101V52a42 42 0 0 1 84 0v49M23 101V53a37 37 0 0 1 74 0v48" fill="none" stroke="currentColor" stroke-width="1.3" {}
        g transform="translate(20 21)" fill="currentColor" { (PreEscaped(BUSTS[sum % BUSTS.len()])) }
    }
}

/// The drawing on the back of a card.
pub fn back(icon: Option<&Icon>) -> Markup {
    html! {
        svg viewBox="0 0 100 140" aria-hidden="true" {
            g fill="none" stroke="currentColor" stroke-width="1.6" {
                circle cx="50" cy="70" r="30" {}
                circle cx="50" cy="70" r="25" {}
                @if let Some(icon) = icon { (icon::drawn(icon, 50.0, 70.0, 42.0)) }
                path d="M20 26h12v-8h-6v4h3M44 26h12v-8h-6v4h3M68 26h12v-8h-6v4h3M20 122h12v-8h-6v4h3M44 122h12v-8h-6v4h3M68 122h12v-8h-6v4h3" {}
            }
        }
    }
}
