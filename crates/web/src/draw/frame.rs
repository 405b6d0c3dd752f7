//! The picture of a card: its hatching, its frame, and its emblem.

use super::icon;
use super::tone;
use maud::{Markup, PreEscaped, html};
use table::Looks;
use table::scene::{CardFace, Frame, Icon};

/// The picture of a card. Text may leave it only a flat strip (`strip`), which cuts the frame above and below; the emblem lies apart from it
/// then and is whole at any size.
pub fn picture(looks: &Looks, face: &CardFace, strip: bool) -> Markup {
    let emblem = face.emblem.clone().or_else(|| tone::emblem(looks, &face.tone)).or_else(|| face.kind_icon.clone());
    let is_portrait = face.frame == Frame::Arch && face.emblem.is_none() && !looks.portraits.is_empty();
    let apart = strip && !is_portrait && face.slots.is_none();
    html! {
        svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.hatch x="-60" y="-60" width="240" height="220" fill="currentColor" mask={ "url(#" (tone::hatch(looks, &face.tone)) ")" } {}
            @if face.slots.is_none() {
                @if is_portrait { (portrait(looks, &face.title.key)) } @else { (frame(face.frame)) @if !apart { (large(emblem.as_ref())) } }
            }
        }
        @if apart { svg viewBox="36 26 48 48" aria-hidden="true" { (large(emblem.as_ref())) } }
    }
}

fn large(emblem: Option<&Icon>) -> Markup {
    html! { @if let Some(emblem) = emblem { (icon::drawn(emblem, 60.0, 50.0, 48.0)) } }
}

fn frame(frame: Frame) -> Markup {
    let drawing = match frame {
        Frame::Plain => r#"<circle cx="60" cy="50" r="34" fill="currentColor" opacity=".13"/>"#,
        Frame::Horizon => {
            r#"<path d="M0 66c22-14 38-14 60-4s40 8 60-6v44H0z" fill="currentColor" opacity=".16"/><path d="M0 66c22-14 38-14 60-4s40 8 60-6" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Diagonal => r#"<path d="M-10 86 130 14v26L-10 112z" fill="currentColor" opacity=".14"/>"#,
        Frame::Roundel => {
            r#"<circle cx="60" cy="50" r="37" fill="currentColor" opacity=".13"/><circle cx="60" cy="50" r="37" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Gable => {
            r#"<path d="M16 100V46L60 16l44 30v54z" fill="currentColor" opacity=".13"/><path d="M10 50 60 15l50 35" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Lozenge => {
            r#"<path d="M60 10 104 50 60 90 16 50z" fill="currentColor" opacity=".13"/><path d="M60 10 104 50 60 90 16 50z" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Arch => {
            r#"<path d="M24 100V48a36 36 0 0 1 72 0v52z" fill="currentColor" opacity=".13"/><path d="M24 100V48a36 36 0 0 1 72 0v52" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
        }
        Frame::Rings => {
            r#"<g fill="none" stroke="currentColor" stroke-width="1.2" opacity=".55"><circle cx="60" cy="50" r="30"/><circle cx="60" cy="50" r="39"/><circle cx="60" cy="50" r="48"/><circle cx="60" cy="50" r="57"/></g>"#
        }
        Frame::Rays => return rays(),
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

/// A portrait in an arch, always the same for the same name.
fn portrait(looks: &Looks, key: &str) -> Markup {
    let sum: usize = key.bytes().map(usize::from).sum();
    html! {
        path.knocked d="M18 100V52a42 42 0 0 1 84 0v48z" {}
        path d="M18 101V52a42 42 0 0 1 84 0v49M23 101V53a37 37 0 0 1 74 0v48" fill="none" stroke="currentColor" stroke-width="1.3" {}
        use href={ "#portrait-" (sum % looks.portraits.len().max(1)) } x="20" y="21" width="80" height="80" {}
    }
}

/// The drawing on the back of a card.
pub fn back(looks: &Looks, icon: Option<&Icon>) -> Markup {
    html! {
        svg viewBox="0 0 100 140" aria-hidden="true" {
            @match looks.back {
                Some(_) => use href="#back" width="100" height="140" {},
                None => g fill="none" stroke="currentColor" stroke-width="1.6" { circle cx="50" cy="70" r="30" {} circle cx="50" cy="70" r="25" {} },
            }
            @if let Some(icon) = icon { (icon::drawn(icon, 50.0, 70.0, 42.0)) }
        }
    }
}
